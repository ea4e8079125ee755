"""What comes home: the away team and what it brought, and what is kept of each planet."""

from typing import Literal, TypeAlias, get_args

import msgspec

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import PlanetRecord
from starboard.kernel.view import Sealed, View

HomePage: TypeAlias = Literal["docking", "debriefing", "unloading", "medbay", "memorial"]
"""The pages of the ship book after an exploration, in their order."""


class HomePageView(View, frozen=True):
    """A page of the way home."""

    id: HomePage
    state: Literal["done", "now", "later"]


class HomeView(View, frozen=True):
    """What the away team brought, until it has its place."""

    planet: Sealed
    team: list[Sealed]
    """Who came back."""
    injuries: list[int]
    """How many injuries each of them has."""
    discoveries: list[Sealed]
    uniques: list[Sealed]
    room: int
    success: int
    rank_up: Sealed
    ranked: bool
    failed: bool
    evacuated: bool
    """Whether it had to be fetched in a hurry."""
    promoted: list[Sealed]
    """Who has risen a rank."""
    pages: list[HomePageView]


class RecordView(View, frozen=True):
    """IV-S-2510: what is kept of a planet, but for POI cards: some of them lie face down."""

    visits: int
    last_pass: int = msgspec.field(name="pass")
    uniques: int
    done: list[Sealed]


def home_view(g: VanguardState) -> HomeView | None:
    """What is still to be put away; None when nothing is."""
    home = g.ship.home
    if home is None:
        return None
    return HomeView(
        planet=home.planet,
        team=list(home.team),
        injuries=list(home.injuries),
        discoveries=list(home.discoveries),
        uniques=list(home.uniques),
        room=home.room,
        success=home.success,
        rank_up=home.rank_up,
        ranked=home.ranked,
        failed=g.ship.failed,
        evacuated=home.evacuated,
        promoted=list(home.promoted),
        pages=pages_of(g),
    )


def is_homecoming(g: VanguardState) -> bool:
    """Whether the ship book is at a page of the way home."""
    return g.ship.home is not None and g.ship.page in get_args(HomePage)


def pages_of(g: VanguardState) -> list[HomePageView]:
    """The pages of the way home: those that are done, the one that is open, and those to come."""
    pages: tuple[HomePage, ...] = get_args(HomePage)
    now = pages.index(g.ship.page) if g.ship.page in pages else len(pages)
    return [
        HomePageView(id=page, state="done" if place < now else "now" if place == now else "later")
        for place, page in enumerate(pages)
    ]


def record_view(record: PlanetRecord) -> RecordView:
    """What everybody may know of an earlier visit."""
    return RecordView(
        visits=record.visits,
        last_pass=record.last_pass,
        uniques=len(record.uniques),
        done=list(record.done),
    )
