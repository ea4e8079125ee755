"""What Galaxy Trucker is here: seats, options, set-up, and where its parts are."""

from collections.abc import Mapping
from typing import Any, ClassVar

from starboard.games.trucker.captions import caption
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.hide import hide
from starboard.games.trucker.moves_building import BUILDING_MOVES
from starboard.games.trucker.moves_flight import FLIGHT_MOVES
from starboard.games.trucker.rules.building import why_not as why_not_building
from starboard.games.trucker.rules.game import play
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state import TruckerState
from starboard.games.trucker.view import view
from starboard.kernel import Caption, Chance, Message, Move, Option, Options, Outcome, Rules, Title

CLASSES = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
MOST_ROUNDS = 4


class TruckerTitle(Title[TruckerState]):
    """Galaxy Trucker, classic edition, with the ships of Latest Models."""

    id: ClassVar[str] = "trucker"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("classes", CLASSES, ("I", "II", "III"), least=1, most=MOST_ROUNDS),
        Option("build", ("race", "turns"), "race"),
        Option("guided", (False, True), False),
        Option("seconds", (60, 90, 120, 180), 90),
    )
    moves: ClassVar[tuple[type[Move], ...]] = (*BUILDING_MOVES, *FLIGHT_MOVES)
    state = TruckerState
    longest: ClassVar[int] = MOST_ROUNDS * 4000

    def setup(self, seats: int, options: Options, chance: Chance) -> TruckerState:
        return first_state(seats, options, chance)

    def rules(self, g: TruckerState) -> Rules[None]:
        return play(g)

    def view(self, g: TruckerState, seat: int | None) -> Any:
        return view(g, seat)

    def outcome(self, g: TruckerState) -> Outcome:
        """GT-B-14.1: the most credits win, and those who tie share it."""
        scores = tuple(trucker.credits for trucker in g.truckers)
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def census(self, g: TruckerState) -> Mapping[str, int]:
        return census(g)

    def invariants(self, g: TruckerState) -> list[Message]:
        return invariants(g)

    def hide(self, g: TruckerState, seat: int, chance: Chance) -> None:
        hide(g, seat, chance)

    def caption(self, g: TruckerState, seat: int, move: Move) -> Caption:
        return caption(g, seat, move)

    def why_not(self, g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
        return why_not_building(g, seat, move) if g.part == "building" else None


TRUCKER = TruckerTitle()
