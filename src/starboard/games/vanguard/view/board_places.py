"""Which places the table has now: what lessons may point at. `captions` says what they are called: `sector:2`,
`poi:101`, `card:SC06`; things aboard stand under their own ids."""

from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.view import VanguardView, view


def has_place(g: VanguardState, seat: int, place: str) -> bool:
    """Whether this place is on the table as the seat sees it."""
    kind, colon, name = place.rpartition(":")
    seen = view(g, seat, reckon=False)
    if not colon:
        return name in _names(seen) or name in campaign[g.campaign].kind_of
    return name in _of_kind(seen, kind)


def _of_kind(seen: VanguardView, kind: str) -> set[str]:
    """The names of all places of this kind."""
    if kind == "page":
        return {page.log for page in seen.book}
    e = seen.expedition
    if e is None:
        return set()
    if kind == "sector":
        return {str(number) for number in e.places}
    if kind == "poi":
        return {poi.id for place in e.places.values() for poi in place.pois}
    if kind == "member":
        return {str(number) for number in range(len(e.team))}
    if kind == "crew":
        return {member.crew for member in e.team}
    if kind == "pool":
        return set() if e.check is None else {str(number) for number in range(len(e.check.pool))}
    if kind == "column":
        return {"red", "green", "blue"}
    parts = {
        "card": e,
        "die": e.team,
        "threat": e.boards,
        "track": e.boards,
        "mission": e.boards,
        "condition": e.boards,
    }
    return _names(parts[kind]) if kind in parts else set()


def _names(part: Any) -> set[str]:
    """All ids that a part of the view holds."""
    found: set[str] = set()
    rest = [msgspec.to_builtins(part, str_keys=True)]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            found.update(one)
            rest.extend(one.values())
        elif isinstance(one, list):
            rest.extend(one)
    return found - {""}
