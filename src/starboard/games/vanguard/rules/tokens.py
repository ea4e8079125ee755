"""IV-S-0012, IV-S-0013: the three pools beside the ship book. Command and energy are capped, success tokens are not."""

from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.names import signed
from starboard.games.vanguard.rules.telling import say
from starboard.games.vanguard.state import VanguardState


def change_command(g: VanguardState, n: int, rule: str) -> None:
    """So many command tokens more or fewer, as far as there are any."""
    before = g.ship.command
    g.ship.command = max(0, min(RULES.ship.command, before + n))
    if g.ship.command != before:
        say(g, "vanguard-command", rule, **signed(g.ship.command - before), now=g.ship.command)


def change_energy(g: VanguardState, n: int, rule: str) -> None:
    """So many energy tokens more or fewer, as far as there are any."""
    before = g.ship.energy
    g.ship.energy = max(0, min(RULES.ship.energy, before + n))
    if g.ship.energy != before:
        say(g, "vanguard-energy", rule, **signed(g.ship.energy - before), now=g.ship.energy)


def change_success(g: VanguardState, n: int, rule: str) -> None:
    """So many success tokens into the bag, or out of it, as far as there are any."""
    before = g.ship.success
    g.ship.success = max(0, before + n)
    if g.ship.success != before:
        say(g, "vanguard-success-bag", rule, **signed(g.ship.success - before), now=g.ship.success)
