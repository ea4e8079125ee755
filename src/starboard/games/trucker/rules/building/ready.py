"""Before the race: the hourglass is not turned until everybody sits and has seen how the last round ended."""

from starboard.games.trucker.moves.building_moves import Ready
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Act, Race, Rules, tell

READY = Ready()


def ready(g: TruckerState) -> Rules[None]:
    """GT-B-4.1: building begins for all at once, so everybody must be there. In turns nobody is in a hurry."""
    while g.build == "race" and (waiting := [seat for seat in range(len(g.truckers)) if seat not in g.ready]):
        yield CHECKPOINT
        act: Act = yield Race(
            {seat: [READY] for seat in waiting}, "trucker-ask-ready", "GT-B-4.1", {"round": g.round + 1}
        )
        g.ready.append(act.seat)
        tell(g, "trucker-is-ready", "GT-B-4.1", seat=act.seat)
    g.ready = []
    g.part = "building"
