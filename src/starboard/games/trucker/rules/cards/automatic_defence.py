"""GT-X2-5.5: the automatic defence of an abandoned ship or station shoots at the ship that docks. The rest is our
reading."""

from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import tell


def is_still_manned(g: TruckerState, seat: int, crew: int) -> bool:
    """Whether the shots left enough crew: if they did not, the player has come for nothing, and loses no days."""
    manned = crew_size(g.truckers[seat].ship) >= crew
    if not manned:
        tell(g, "trucker-docked-in-vain", "GT-X2-5.5", seat=seat, crew=crew)
    return manned
