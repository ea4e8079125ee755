"""What Galaxy Trucker is here: seats, options, set-up, and where its parts are."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from starboard.games.trucker.board.standing_orders import ORDERS, order_now
from starboard.games.trucker.bots.appraisal import TruckerAppraisal
from starboard.games.trucker.captions.board_places import has_place
from starboard.games.trucker.captions.captions import caption, shown
from starboard.games.trucker.captions.refusals import why_not
from starboard.games.trucker.captions.stakes import stake
from starboard.games.trucker.captions.table_scene import scene
from starboard.games.trucker.captions.table_sketch import sketches
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.hide import hide
from starboard.games.trucker.moves.building_moves import BUILDING_MOVES
from starboard.games.trucker.moves.flight_moves import FLIGHT_MOVES
from starboard.games.trucker.names.beat_kinds import BEATS
from starboard.games.trucker.rules.building.building import most_decisions
from starboard.games.trucker.rules.building.loans import owed
from starboard.games.trucker.rules.game import play
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import MOST_ROUNDS, OPTIONS, PRESETS, warnings
from starboard.games.trucker.view.log_signs import about
from starboard.games.trucker.view.printed import Printed, printed
from starboard.games.trucker.view.view import TruckerView, view
from starboard.kernel import (
    About,
    Caption,
    Chance,
    Event,
    Habit,
    Message,
    Move,
    Option,
    Options,
    Order,
    OrderNow,
    Outcome,
    Preset,
    Rules,
    Sketch,
    Stake,
    Title,
    Way,
)
from starboard.kernel.view import View

LONGEST_FLIGHT = 5000
"""Decisions of a ship check, of loading and of a flight: 20 cards, each with some dozens for each of five players."""


class TruckerTitle(Title[TruckerState]):
    """Galaxy Trucker, classic edition, with the ships of Latest Models and the kit of the two big expansions."""

    id: ClassVar[str] = "trucker"
    version: ClassVar[int] = 3
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[tuple[Preset, ...]] = PRESETS
    orders: ClassVar[tuple[Order, ...]] = ORDERS
    habits: ClassVar[Mapping[Way, Habit]] = {
        "first": Habit("first-flight", {"build": "turns"}),
        "solo": Habit("standard", bots=2),
    }
    moves: ClassVar[tuple[type[Move], ...]] = (*BUILDING_MOVES, *FLIGHT_MOVES)
    state = TruckerState
    views: ClassVar[type[View] | None] = TruckerView
    prints: ClassVar[type[msgspec.Struct] | None] = Printed
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = BEATS
    table_names: ClassVar[int] = 12
    one_screen: ClassVar[Options] = {"build": "turns"}
    longest: ClassVar[int] = MOST_ROUNDS * (most_decisions(most_seats) + LONGEST_FLIGHT)

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return warnings(seats, options)

    def setup(self, seats: int, options: Options, chance: Chance) -> TruckerState:
        return first_state(seats, options, chance)

    def rules(self, g: TruckerState) -> Rules[None]:
        return play(g)

    def view(self, g: TruckerState, seat: int | None, reckon: bool = True) -> TruckerView:
        return view(g, seat, reckon)

    def outcome(self, g: TruckerState) -> Outcome:
        """GT-B-14.1: the most credits win, and those who tie share it. Loans that were not repaid count against them
        (GT-X1-6.2)."""
        scores = tuple(trucker.credits - owed(trucker) for trucker in g.truckers)
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def order_now(self, g: TruckerState, seat: int, order: str, events: Sequence[Event]) -> OrderNow:
        return order_now(g, seat)

    def scene(self, g: TruckerState) -> Message | None:
        return scene(g)

    def sketches(self, g: TruckerState) -> Sequence[Sketch]:
        return sketches(g)

    def census(self, g: TruckerState) -> Mapping[str, int]:
        return census(g)

    def invariants(self, g: TruckerState) -> list[Message]:
        return invariants(g)

    def appraisal(self) -> TruckerAppraisal:
        return TruckerAppraisal()

    def hide(self, g: TruckerState, seat: int, chance: Chance) -> None:
        hide(g, seat, chance)

    def caption(self, g: TruckerState, seat: int, move: Move) -> Caption:
        return caption(g, seat, move)

    def has_place(self, g: TruckerState, seat: int, place: str) -> bool:
        return has_place(g, place)

    def stake(self, g: TruckerState, seat: int, move: Move) -> Stake | None:
        return stake(g, seat, move)

    def shown(self, g: TruckerState, seat: int, move: Move) -> tuple[Caption, Stake | None]:
        return shown(g, seat, move)

    def about(self, message: Message) -> About:
        return about(message)

    def printed(self) -> Printed:
        return printed()

    def why_not(self, g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
        return why_not(g, seat, move)


TRUCKER = TruckerTitle()
