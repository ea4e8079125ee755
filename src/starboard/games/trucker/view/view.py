"""Who may see what: everything on the table but the tiles face down, what was drawn from them, and unseen cards."""

from typing import Literal

from starboard.games.trucker.board.current_round import flight_level
from starboard.games.trucker.state.game_state import Part, TruckerState
from starboard.games.trucker.view.account_view import AccountView, account_view
from starboard.games.trucker.view.board_view import BoardView, board_names, board_view
from starboard.games.trucker.view.ending_view import EndingView, ending_view
from starboard.games.trucker.view.flight_view import FlightView, flight_view
from starboard.games.trucker.view.help_view import HelpView, help_view
from starboard.games.trucker.view.seat_view import SeatView, seat_view
from starboard.games.trucker.view.yard_view import YardView, yard_view
from starboard.kernel.view import Reckoned, View


class TruckerView(View, frozen=True):
    """The table as a seat sees it."""

    classes: list[str]
    """The ship class of each round."""
    round: int
    """The round, counted from 0; the number of rounds when the game is over."""
    ship_class: str
    """The class that is flown in this round; when the game is over, that of the last one."""
    level: int
    """The level of the flight."""
    part: Part
    """The part of the round."""
    hole: str
    """The group of squares that class IIIB goes without in this round."""
    formerly: bool
    """Whether the round began under the first version of the rules, when class IVC marked other squares."""
    loans: int
    """The loan tokens that are left."""
    build: Literal["race", "turns"]
    guided: bool
    """Whether a placement that breaks a rule is refused."""
    turn: int
    """Whose turn it is in a part that goes by turns, as a place in the order of that part."""
    ready: list[int]
    """Who is ready to build, or to turn up the next card."""
    boards: list[BoardView]
    """The board of each seat; only one where all build on the same."""
    yard: YardView
    flight: FlightView
    truckers: list[SeatView]
    ending: EndingView | None
    """The story of the match, when it is over."""
    help: Reckoned[HelpView]
    """What the rules can tell this seat before it decides; null for onlookers."""
    account: AccountView | None
    """What the last flight brought; null before the first has ended."""


def view(g: TruckerState, seat: int | None, reckon: bool = True) -> TruckerView:
    """What this seat (None: an onlooker) may see."""
    names = board_names(g)
    of_seats = names if len(names) > 1 else names * len(g.truckers)
    return TruckerView(
        classes=list(g.classes),
        round=g.round,
        ship_class=names[0][0],
        level=flight_level(g),
        part=g.part,
        hole=g.hole,
        formerly=g.formerly,
        loans=max(0, g.loans),
        build=g.build,
        guided=g.guided,
        turn=g.turn,
        ready=list(g.ready),
        boards=[board_view(name) for name in names],
        yard=yard_view(g, seat),
        flight=flight_view(g, seat),
        truckers=[
            seat_view(g, trucker, board, number == seat)
            for number, (trucker, board) in enumerate(zip(g.truckers, of_seats, strict=True))
        ],
        ending=ending_view(g),
        help=help_view(g, seat) if reckon and seat is not None else None,
        account=account_view(g),
    )
