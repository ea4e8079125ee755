"""IV-S-0012, IV-S-0013: the three pools beside the ship book. Command and energy are capped, success tokens are not."""

from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.state import VanguardState
from starboard.kernel import tell


def change_command(g: VanguardState, n: int, rule: str) -> None:
    """So many command tokens more or fewer, as far as there are any."""
    before = g.ship.command
    g.ship.command = max(0, min(RULES.ship.command, before + n))
    if g.ship.command != before:
        tell(g, "vanguard-command", rule, n=g.ship.command - before, now=g.ship.command)


def change_energy(g: VanguardState, n: int, rule: str) -> None:
    """So many energy tokens more or fewer, as far as there are any."""
    before = g.ship.energy
    g.ship.energy = max(0, min(RULES.ship.energy, before + n))
    if g.ship.energy != before:
        tell(g, "vanguard-energy", rule, n=g.ship.energy - before, now=g.ship.energy)


def change_success(g: VanguardState, n: int, rule: str) -> None:
    """So many success tokens into the bag, or out of it, as far as there are any."""
    before = g.ship.success
    g.ship.success = max(0, before + n)
    if g.ship.success != before:
        tell(g, "vanguard-success-bag", rule, n=g.ship.success - before, now=g.ship.success)
