"""What ISS Vanguard is here: seats, options, set-up, and where its parts are."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from starboard.games.vanguard.bots.appraisal import VanguardAppraisal
from starboard.games.vanguard.captions.captions import caption
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.captions.table_scene import scene
from starboard.games.vanguard.captions.table_sketch import sketches
from starboard.games.vanguard.census import census, invariants
from starboard.games.vanguard.content import campaign_names
from starboard.games.vanguard.content.offered import campaigns, check_offer, offered_options, text_folders
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.content.texts import is_sealed
from starboard.games.vanguard.hide import hide
from starboard.games.vanguard.mend import mend
from starboard.games.vanguard.moves.effect_moves import MOVES_EFFECTS
from starboard.games.vanguard.moves.exploration_moves import EXPLORE_MOVES
from starboard.games.vanguard.moves.mission_moves import MISSION_MOVES
from starboard.games.vanguard.moves.ship_book_moves import PAGELESS_MOVES, SHIP_MOVES
from starboard.games.vanguard.names.beat_kinds import BEATS
from starboard.games.vanguard.rules.campaign import play
from starboard.games.vanguard.rules.exploration.exploration import ENDLESS
from starboard.games.vanguard.rules.score import outcome
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import CRITICAL, HUNGRY, LAST_CHANCE, check_terms, terms
from starboard.games.vanguard.view.board_places import has_place
from starboard.games.vanguard.view.check.foremost import foremost
from starboard.games.vanguard.view.check.stakes import stake
from starboard.games.vanguard.view.printed import Printed, printed, sealed_print
from starboard.games.vanguard.view.sealed import beside
from starboard.games.vanguard.view.view import VanguardView, view
from starboard.kernel import (
    Caption,
    Chance,
    Habit,
    Message,
    Move,
    Option,
    Options,
    Outcome,
    Preset,
    Rules,
    Sketch,
    Stake,
    Title,
    Way,
)
from starboard.kernel.view import View

LONGEST_ROUND = 1_000
"""Decisions in a round: actions are counted, handing over too, and whatever else is free uses something up."""
LONGEST_PASS = LONGEST_ROUND * (ENDLESS + 10)
"""Decisions in a pass with its exploration; what is done aboard takes far less time than ten rounds."""


class VanguardTitle(Title[VanguardState]):
    """ISS Vanguard for one to four players: a whole campaign, its tutorial, or one operation."""

    id: ClassVar[str] = "vanguard"
    version: ClassVar[int] = 2
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    cooperative: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = offered_options()
    presets: ClassVar[tuple[Preset, ...]] = (
        Preset("campaign", {}),
        Preset("quick", {"start": "quick"}),
        Preset("lesson", {"start": "lesson"}),
        Preset("operation", {"start": "operation"}),
        Preset("deadly", {"start": "quick", "deadly": (LAST_CHANCE, HUNGRY, CRITICAL)}),
    )
    habits: ClassVar[Mapping[Way, Habit]] = {
        "first": Habit("lesson", bots=0, teaches=True),
        "solo": Habit("campaign", bots=0),
    }
    moves: ClassVar[tuple[type[Move], ...]] = (
        *EXPLORE_MOVES,
        *SHIP_MOVES,
        *MISSION_MOVES,
        *PAGELESS_MOVES,
        *MOVES_EFFECTS,
    )
    state = VanguardState
    texts: ClassVar[tuple[str, ...]] = (
        "locales",
        *(f"campaigns/{name}/text" for name in campaign_names()),
        *text_folders(),
    )
    beats: ClassVar[Mapping[str, tuple[str, ...]]] = BEATS
    seals: ClassVar[bool] = True
    table_names: ClassVar[int] = 12
    longest: ClassVar[int] = (RULES.ship.passes + 1) * LONGEST_PASS
    spacing: ClassVar[int] = 10
    views: ClassVar[type[View] | None] = VanguardView
    prints: ClassVar[type[msgspec.Struct] | None] = Printed

    def check(self, seats: int, options: Options) -> None:
        check_terms(seats, options)
        check_offer(terms(seats, options))

    def missing(self, options: Options) -> Message | None:
        name = options.get("campaign")
        if not isinstance(name, str) or name in campaigns():
            return None
        return Message("vanguard-campaign-missing", {"campaign": name})

    def setup(self, seats: int, options: Options, chance: Chance) -> VanguardState:
        return first_state(terms(seats, options), chance)

    def mend(self, version: int, raw: Any) -> Any:
        return mend(raw)

    def rules(self, g: VanguardState) -> Rules[None]:
        return play(g)

    def view(self, g: VanguardState, seat: int | None, reckon: bool = True) -> VanguardView:
        return view(g, seat, reckon)

    def outcome(self, g: VanguardState) -> Outcome:
        return outcome(g)

    def scene(self, g: VanguardState) -> Message | None:
        return scene(g)

    def sketches(self, g: VanguardState) -> Sequence[Sketch]:
        return sketches(g)

    def census(self, g: VanguardState) -> Mapping[str, int]:
        return census(g)

    def invariants(self, g: VanguardState) -> list[Message]:
        return invariants(g)

    def appraisal(self) -> VanguardAppraisal:
        return VanguardAppraisal()

    def hide(self, g: VanguardState, seat: int, chance: Chance) -> None:
        hide(g, seat, chance)

    def caption(self, g: VanguardState, seat: int, move: Move) -> Caption:
        return caption(g, seat, move)

    def has_place(self, g: VanguardState, seat: int, place: str) -> bool:
        return has_place(g, seat, place)

    def printed(self) -> Any:
        return printed()

    def is_sealed(self, id: str) -> bool:
        return is_sealed(id)

    def beside(self, id: str) -> Iterable[str]:
        return beside(id)

    def sealed_print(self, id: str) -> Any:
        return sealed_print(id)

    def stake(self, g: VanguardState, seat: int, move: Move) -> Stake | None:
        return stake(g, move)

    def foremost(self, g: VanguardState, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]]) -> int | None:
        return foremost(shown)

    def why_not(self, g: VanguardState, seat: int, move: Move) -> tuple[Message, str] | None:
        return why_not(g, seat, move)


VANGUARD = VanguardTitle()
