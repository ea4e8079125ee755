"""What comes home: the away team and what it brought, and what is kept of each planet."""

import msgspec

from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import PlanetRecord
from starboard.kernel.view import Sealed, View


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
    )


def record_view(record: PlanetRecord) -> RecordView:
    """What everybody may know of an earlier visit."""
    return RecordView(
        visits=record.visits,
        last_pass=record.last_pass,
        uniques=len(record.uniques),
        done=list(record.done),
    )
