"""Who may see what. Players work together, so every seat sees the same. Hidden are the order of decks and of the bag,
POI cards face down, and what the scanner has not uncovered."""

import msgspec
from msgspec.structs import replace

from starboard.games.vanguard.rules.ship.ship_crew import RECRUIT
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.bridge_view import BridgeView, bridge_view
from starboard.games.vanguard.view.exploration_view import ExpeditionView, expedition_view
from starboard.games.vanguard.view.home_view import HomeView, RecordView, home_view, record_view
from starboard.games.vanguard.view.landing_view import LandingView, landing_view
from starboard.games.vanguard.view.lesson_view import LessonView, lesson_view
from starboard.games.vanguard.view.log_book_view import PageView, page_view
from starboard.games.vanguard.view.sealed import sight
from starboard.games.vanguard.view.ship_view import SectionView, ShipView, section_view, ship_view
from starboard.games.vanguard.view.starmap_view import StarmapView, starmap_view
from starboard.games.vanguard.view.words import SECTION, SectionName
from starboard.kernel.view import Sealed, View


class VanguardView(View, frozen=True):
    """What lies open, part by part."""

    campaign: str
    start: Sealed
    deadly: list[str]
    part: str
    page: str
    speaker: int
    sections: list[SectionView]
    crew: dict[Sealed, tuple[SectionName, int, str, int]]
    ship: ShipView
    bridge: BridgeView
    starmap: StarmapView
    home: HomeView | None
    book: list[PageView]
    records: dict[Sealed, RecordView]
    landing: LandingView | None
    expedition: ExpeditionView | None
    lesson: LessonView | None
    ending: str
    legacy: list[str]
    met: list[Sealed] = msgspec.field(default_factory=list)
    """The names of everything of the campaign that the view shows."""


def view(g: VanguardState, seat: int | None) -> VanguardView:
    """What this seat (None: an onlooker) may see."""
    shown = VanguardView(
        campaign=g.campaign,
        start=g.start,
        deadly=list(g.deadly),
        part=g.part,
        page=g.ship.page,
        speaker=g.speaker,
        sections=[section_view(g, section) for section in range(len(SECTION))],
        crew={
            id: (SECTION[one.section], one.rank, one.place, one.missions)
            for id, one in (*g.crew.items(), *g.former.items())
            if one.place not in (RECRUIT, "gone")
        },
        ship=ship_view(g),
        bridge=bridge_view(g),
        starmap=starmap_view(g),
        home=home_view(g),
        book=[page_view(g, entry) for entry in g.book],
        records={planet: record_view(record) for planet, record in g.records.items()},
        landing=landing_view(g),
        expedition=expedition_view(g),
        lesson=lesson_view(g),
        ending=g.ending,
        legacy=list(g.legacy),
    )
    return replace(shown, met=sight(g.campaign, replace(shown, book=[])))
