"""IV-X-10: POI cards in their sectors."""

from functools import cache

from starboard.games.vanguard.board.sectors import chart_of
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.campaign_files import EMPTY_POI
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.cards.windows import window
from starboard.games.vanguard.rules.story.sealed_pages import break_seal
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Rules, show


def top_poi(g: VanguardState, sector: int) -> Poi | None:
    """IV-X-001: the active POI of a sector: the top one, unless it lies face down."""
    place = g.expedition.places.get(sector)
    if place is None or not place.pois or place.pois[-1].down:
        return None
    return place.pois[-1]


def has_icon(g: VanguardState, sector: int, icon: str) -> bool:
    """IV-X-1014: whether the board or the top POI shows an icon."""
    if icon in chart_of(g).sectors[sector].icons:
        return True
    stack = g.expedition.places[sector].pois
    return bool(stack) and not stack[-1].down and icon in campaign[g.campaign].pois[stack[-1].id].icons


@cache
def _copies(folder: str, id: str) -> tuple[str, ...]:
    """IV-X-1004: the cards with a number; where there are several, a letter tells them apart."""
    pois = campaign[folder].pois
    return (id,) if id in pois else tuple(sorted(other for other in pois if other[:-1] == id))


def _take(g: VanguardState, id: str) -> str:
    """IV-X-1004: of several copies one at random."""
    copies = _copies(g.campaign, id) or (id,)
    return copies[g.chance.below(len(copies))] if len(copies) > 1 else copies[0]


def replace_poi(g: VanguardState, sector: int, id: str, who: int, rule: str) -> Rules[None]:
    """IV-X-1001: all POI cards of the sector go back to storage; over a printed POI the new one is just placed."""
    place = g.expedition.places[sector]
    place.pois = [poi for poi in place.pois if poi.printed]
    if who != NOBODY:
        e = g.expedition
        e.last["replaced"] = who
        e.turn_notes.replaced = sector
    yield from _put(g, sector, id, who, rule)


def put_on_top(g: VanguardState, sector: int, id: str, rule: str) -> Rules[None]:
    """IV-X-1002: the cards underneath stay."""
    return _put(g, sector, id, NOBODY, rule)


def _put(g: VanguardState, sector: int, id: str, who: int, rule: str) -> Rules[None]:
    """IV-X-1003: markers and tokens of the card that was on top are discarded; those in the sector itself stay."""
    place = g.expedition.places[sector]
    if place.pois:
        clear_tracks(place.pois[-1])
    id = _take(g, id)
    place.pois.append(Poi(id))
    if g.news is not None:
        show(g, "poi", at=sector, poi=id, state="placed")
        say(g, "vanguard-poi-empty" if id == EMPTY_POI else "vanguard-poi", rule, poi=id, sector=sector)
    yield from window(g, Pending("poi", NOBODY, id, "", sector))
    yield from planet_rules.fire(g, "poi", who, sector, name=id)


def clear_tracks(poi: Poi) -> None:
    """Markers and tokens leave a card."""
    poi.tracks, poi.time = {}, 0


def take_off(g: VanguardState, sector: int, rule: str) -> None:
    """The top POI card is discarded; the one under it is active again."""
    pois = g.expedition.places[sector].pois
    if pois and not pois[-1].printed:
        gone = pois.pop()
        show(g, "poi", at=sector, poi=gone.id, state="gone")
        say(g, "vanguard-poi-off", rule, poi=gone.id, sector=sector)


def clear(g: VanguardState, sector: int, rule: str) -> None:
    """All POI cards of a sector are discarded."""
    place = g.expedition.places[sector]
    gone = [poi for poi in place.pois if not poi.printed]
    place.pois = [poi for poi in place.pois if poi.printed]
    if gone:
        show(g, "poi", at=sector, poi=gone[-1].id, state="gone")
        say(g, "vanguard-pois-gone", rule, sector=sector)


def look(g: VanguardState, sector: int, rule: str) -> None:
    """POIs that lie face down are turned up."""
    for poi in g.expedition.places[sector].pois:
        if poi.down:
            poi.down = False
            break_seal(g)
            show(g, "poi", at=sector, poi=poi.id, state="seen")
            say(g, "vanguard-poi-seen", rule, poi=poi.id, sector=sector)
