"""Page 28, unloading: unique discoveries to their pockets, others to the found ones, mods back to the hangar."""

from starboard.games.vanguard.rules.launch_and_return.docking import home_of
from starboard.games.vanguard.rules.ship.ship_discoveries import keep_found, pocket
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import CHECKPOINT, Rules


def unloading(g: VanguardState) -> Rules[None]:
    """IV-S-2801 to IV-S-2804, one card after the other."""
    home = home_of(g)
    while home.uniques:
        yield CHECKPOINT
        yield from pocket(g, home.uniques.pop(0))
    while home.discoveries:
        yield CHECKPOINT
        yield from keep_found(g, home.discoveries.pop(0))
    g.ship.mods += home.mods
    g.ship.mods.sort()
    home.mods = []
