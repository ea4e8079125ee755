"""GT-B-2: a game is a sequence of rounds; a round is set-up, building, ship check, loading, flight, journey's end."""

from starboard.games.trucker.board.awards import shown_awards
from starboard.games.trucker.names.names import award_name
from starboard.games.trucker.rules.building.building import building, ready
from starboard.games.trucker.rules.building.loading import board_crews, loading
from starboard.games.trucker.rules.building.loans import repay_loans
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.building.ship_check import ship_check, show_inspection
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Rules, tell


def play(g: TruckerState) -> Rules[None]:
    """GT-B-2.1, GT-B-2.2: all rounds. Each part leaves `g.part` at the next one, which is where a restart goes on."""
    while g.round < len(g.classes):
        if g.part == "setup":
            set_up_round(g)
            g.part = "ready"
        if g.part == "ready":
            yield from ready(g)
        yield CHECKPOINT
        if g.part == "building":
            yield from building(g)
            show_inspection(g)
        if g.part == "check":
            yield from ship_check(g)
            board_crews(g)
        if g.part == "loading":
            yield from loading(g)
        yield from flight(g)
        journey_end(g)
        g.part = "setup"
        g.round += 1
        yield CHECKPOINT
    repay_loans(g)
    for award, seat in shown_awards(g) if g.news is not None else ():
        tell(g, "trucker-awarded", "GT-B-14.1", beat="award", seat=seat, award=award, name=award_name(award))
