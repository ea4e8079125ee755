"""Who may see what. Players work together, so every seat sees the same. Hidden are the order of decks and of the bag,
POI cards face down, and what the scanner has not uncovered."""

import msgspec
from msgspec.structs import replace

from starboard.games.vanguard.content.offered import memories
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.ship.ship_crew import RECRUIT
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.aboard.bridge_view import BridgeView, bridge_view
from starboard.games.vanguard.view.aboard.home_view import HomeView, RecordView, home_view, record_view
from starboard.games.vanguard.view.aboard.log_book_view import PageView, book_view
from starboard.games.vanguard.view.aboard.plate_print import act_plate
from starboard.games.vanguard.view.aboard.rooms_view import RoomView, rooms_view
from starboard.games.vanguard.view.aboard.score_view import ScoreView, score_view
from starboard.games.vanguard.view.aboard.ship_view import (
    CrewView,
    SectionView,
    ShipView,
    crew_view,
    section_view,
    ship_view,
)
from starboard.games.vanguard.view.aboard.starmap_view import StarmapView, starmap_view
from starboard.games.vanguard.view.exploration_view import ExpeditionView, expedition_view
from starboard.games.vanguard.view.landing_view import LandingView, landing_view
from starboard.games.vanguard.view.lesson_view import LessonView, lesson_view
from starboard.games.vanguard.view.scene_view import Room, Scene, room_of, scene_of, scenes_of
from starboard.games.vanguard.view.sealed import sight
from starboard.kernel.view import Sealed, View


class VanguardView(View, frozen=True):
    """What lies open, part by part."""

    campaign: str
    start: Sealed
    deadly: list[str]
    part: str
    page: str
    """The page of the ship book."""
    scene: Scene
    """What is to be looked at."""
    scenes: list[Scene]
    """The parts of the board that have something to show."""
    room: Room
    """The room of the ship that the page is about."""
    rooms: list[RoomView]
    speaker: int
    """The seat that speaks for all."""
    sections: list[SectionView]
    crew: dict[Sealed, CrewView]
    ship: ShipView
    bridge: BridgeView
    starmap: StarmapView
    home: HomeView | None
    book: list[PageView]
    act_plate: Sealed
    """The name of the plate with which the act opened; empty where there is none."""
    records: dict[Sealed, RecordView]
    landing: LandingView | None
    expedition: ExpeditionView | None
    lesson: LessonView | None
    ending: str
    """The ending that the campaign came to; empty before."""
    carried: list[str]
    """What a later campaign may know of this one, as choices of the option `carry` (IV-C-303)."""
    score: ScoreView | None
    """What the match comes to, once it is over."""
    met: list[Sealed] = msgspec.field(default_factory=list)
    """The names of everything of the campaign that the view shows."""


def view(g: VanguardState, seat: int | None, reckon: bool = True) -> VanguardView:
    """What this seat (None: an onlooker) may see; without `reckon` no chances are worked out."""
    shown = VanguardView(
        campaign=g.campaign,
        start=g.start,
        deadly=list(g.deadly),
        part=g.part,
        page=g.ship.page,
        scene=scene_of(g),
        scenes=scenes_of(g),
        room=room_of(g),
        rooms=rooms_view(g),
        speaker=g.speaker,
        sections=[section_view(g, section) for section in range(len(SECTIONS))],
        crew={
            id: crew_view(one) for id, one in (*g.crew.items(), *g.former.items()) if one.place not in (RECRUIT, "gone")
        },
        ship=ship_view(g),
        bridge=bridge_view(g),
        starmap=starmap_view(g),
        home=home_view(g),
        book=book_view(g),
        act_plate=act_plate(g),
        records={planet: record_view(record) for planet, record in g.records.items()},
        landing=landing_view(g),
        expedition=expedition_view(g, reckon),
        lesson=lesson_view(g),
        ending=g.ending,
        carried=_carried(g),
        score=score_view(g),
    )
    return replace(shown, met=sight(g.campaign, replace(shown, book=[])))


def _carried(g: VanguardState) -> list[str]:
    """`CUP=drank` is the choice `cup-drank`."""
    left = {word.lower().replace("=", "-") for word in g.legacy}
    return [memory for memory in memories() if memory in left] if left else []
