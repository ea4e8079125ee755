"""What Andromeda's Edge is here: seats, options, set-up, and where its parts are."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from starboard.games.andromeda.bots.learnt.appraisal import AndromedaAppraisal
from starboard.games.andromeda.captions.captions import caption
from starboard.games.andromeda.captions.foremost import foremost, handful
from starboard.games.andromeda.captions.refusals import why_not
from starboard.games.andromeda.captions.step_captions import declined
from starboard.games.andromeda.captions.table_scene import scene
from starboard.games.andromeda.captions.table_sketch import sketches
from starboard.games.andromeda.census import census, invariants
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.boxes import found_again, own_names
from starboard.games.andromeda.content.hegemon import hegemon_content, hegemon_things
from starboard.games.andromeda.content.own_content import missing_box, offered_options
from starboard.games.andromeda.files.box_drafts import BoxTables
from starboard.games.andromeda.hide import hide
from starboard.games.andromeda.mend import mend
from starboard.games.andromeda.moves.battle_moves import BATTLE_MOVES
from starboard.games.andromeda.moves.companion_moves import COMPANION_MOVES
from starboard.games.andromeda.moves.effect_moves import EFFECT_MOVES
from starboard.games.andromeda.moves.hegemon_moves import HEGEMON_MOVES
from starboard.games.andromeda.moves.turn_moves import TURN_MOVES
from starboard.games.andromeda.names.beat_kinds import BEATS
from starboard.games.andromeda.names.names import named, things
from starboard.games.andromeda.rules.companion.companion import set_up_companion
from starboard.games.andromeda.rules.end.end import MOST_ROUNDS
from starboard.games.andromeda.rules.end.score import outcome
from starboard.games.andromeda.rules.game import play
from starboard.games.andromeda.rules.turn.standing_orders import ORDERS, order_now
from starboard.games.andromeda.setup import first_state
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.options import check, terms, warnings
from starboard.games.andromeda.view.board_places import has_place
from starboard.games.andromeda.view.log_signs import about
from starboard.games.andromeda.view.printed import Printed, printed
from starboard.games.andromeda.view.stakes import stake
from starboard.games.andromeda.view.view import AndromedaView, view
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
    OwnTables,
    Preset,
    Rules,
    Sketch,
    Stake,
    Title,
    Way,
)

LONGEST_TURN = 500
"""Decisions in a turn with its battle and event: free actions use up what they need, so there is an end to them."""


def read_boxes_again() -> None:
    """The boxes of owners as their files are now: everything that was worked out of their tables is forgotten."""
    for known in (found_again, own_names, content, hegemon_content, hegemon_things, things, named, declined, printed):
        known.cache_clear()
    AndromedaTitle.options = offered_options()


class AndromedaTitle(Title[AndromedaState]):
    """Andromeda's Edge for two to five players, with Escalation; alone or with friends against the Hegemon."""

    id: ClassVar[str] = "andromeda"
    version: ClassVar[int] = 3
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 5
    options: ClassVar[tuple[Option, ...]] = offered_options()
    own: ClassVar[OwnTables | None] = BoxTables(read_boxes_again)
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("standard", {}),
        Preset("first-game", {"length": 50, "events": "dawn", "factions": "base"}),
        Preset("twilight", {"events": "twilight", "raiders": "any", "destiny": True, "special": True}),
        Preset(
            "escalation",
            {"events": "shadows", "moons": "both", "relics": True, "destiny": True, "raiders": "any"},
        ),
        Preset("hegemon", {"hegemon": "ofc_1a"}),
        # What is told wrongly has to be told otherwise: nothing is hidden at a table that is not here.
        Preset("companion", {"hegemon": "ofc_1a", "companion": True}, "free"),
    )
    orders: ClassVar[tuple[Order, ...]] = ORDERS
    habits: ClassVar[Mapping[Way, Habit]] = {"first": Habit("first-game"), "solo": Habit("hegemon", bots=0)}
    moves: ClassVar[tuple[type[Move], ...]] = (
        *TURN_MOVES,
        *EFFECT_MOVES,
        *BATTLE_MOVES,
        *HEGEMON_MOVES,
        *COMPANION_MOVES,
    )
    state = AndromedaState
    views = AndromedaView
    prints = Printed
    table_names: ClassVar[int] = 12
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = BEATS
    longest: ClassVar[int] = MOST_ROUNDS * most_seats * LONGEST_TURN

    def check(self, seats: int, options: Options) -> None:
        check(seats, options)

    def warnings(self, seats: int, options: Options) -> list[Message]:
        return warnings(seats, options)

    def setup(self, seats: int, options: Options, chance: Chance) -> AndromedaState:
        agreed = terms(seats, options)
        g = first_state(agreed, chance)
        if agreed.companion:
            set_up_companion(g)
        return g

    def missing(self, options: Options) -> Message | None:
        return missing_box(options)

    def mend(self, version: int, raw: Any) -> Any:
        return mend(version, raw)

    def rules(self, g: AndromedaState) -> Rules[None]:
        return play(g)

    def view(self, g: AndromedaState, seat: int | None, reckon: bool = True) -> AndromedaView:
        return view(g, seat, reckon)

    def outcome(self, g: AndromedaState) -> Outcome:
        return outcome(g)

    def order_now(self, g: AndromedaState, seat: int, order: str, events: Sequence[Event]) -> OrderNow:
        return order_now(g, seat, events)

    def scene(self, g: AndromedaState) -> Message | None:
        return scene(g)

    def sketches(self, g: AndromedaState) -> Sequence[Sketch]:
        return sketches(g)

    def census(self, g: AndromedaState) -> Mapping[str, int]:
        return census(g)

    def invariants(self, g: AndromedaState) -> list[Message]:
        return invariants(g)

    def appraisal(self) -> AndromedaAppraisal:
        return AndromedaAppraisal()

    def hide(self, g: AndromedaState, seat: int, chance: Chance) -> None:
        hide(g, seat, chance)

    def caption(self, g: AndromedaState, seat: int, move: Move) -> Caption:
        return caption(g, seat, move)

    def has_place(self, g: AndromedaState, seat: int, place: str) -> bool:
        return has_place(g, seat, place)

    def stake(self, g: AndromedaState, seat: int, move: Move) -> Stake | None:
        return stake(g, seat, move)

    def foremost(self, g: AndromedaState, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]]) -> int | None:
        return foremost(g, seat, shown)

    def handful(
        self, g: AndromedaState, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]], least: int
    ) -> Sequence[int]:
        return handful(g, seat, shown, least)

    def about(self, message: Message) -> About:
        return about(message)

    def printed(self) -> Printed:
        return printed()

    def why_not(self, g: AndromedaState, seat: int, move: Move) -> tuple[Message, str] | None:
        return why_not(g, seat, move)


ANDROMEDA = AndromedaTitle()
