"""IV-S-0012, IV-S-0013: the three pools beside the ship book. Command and energy are capped, success tokens are not."""

from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.names.names import signed
from starboard.games.vanguard.rules.basics.telling import say, show_change
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import show

ON_THE_BRIDGE = {"vanguard-command": "command", "vanguard-energy": "energy"}
"""The pools of the bridge, and how a change of them is shown."""


def change_command(g: VanguardState, n: int, rule: str) -> None:
    """Gain or lose this many command tokens, as far as there are any."""
    before = g.ship.command
    g.ship.command = max(0, min(RULES.ship.command, before + n))
    _tell(g, "vanguard-command", rule, before, g.ship.command)


def change_energy(g: VanguardState, n: int, rule: str) -> None:
    """Gain or lose this many energy tokens, as far as there are any."""
    before = g.ship.energy
    g.ship.energy = max(0, min(RULES.ship.energy, before + n))
    _tell(g, "vanguard-energy", rule, before, g.ship.energy)


def change_success(g: VanguardState, n: int, rule: str) -> None:
    """Put this many success tokens into the bag or take them out, as far as there are any."""
    before = g.ship.success
    g.ship.success = max(0, before + n)
    _tell(g, "vanguard-success-bag", rule, before, g.ship.success)


def _tell(g: VanguardState, id: str, rule: str, before: int, now: int) -> None:
    """How a pool has changed, if it has."""
    if g.news is not None and now != before:
        if id in ON_THE_BRIDGE:
            show(g, ON_THE_BRIDGE[id], count=now - before, now=now)
        else:
            show_change(g, "success", now - before, now)
        say(g, id, rule, **signed(now - before), now=now)
