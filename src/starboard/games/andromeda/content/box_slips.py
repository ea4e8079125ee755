"""What can be wrong in a row of an owner's table that no type can say: effects, prices, targets, places."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypeAlias

from starboard.games.andromeda.content.costs import parse_cost
from starboard.games.andromeda.content.reading import read_table
from starboard.games.andromeda.notation.grammar import BadEffect, parse
from starboard.games.andromeda.state.game_state import TRACKS
from starboard.games.andromeda.state.options import OFFICERS

AS_PLAYER = "as_player"
"""AE-E-12.1: what the card does to players is done to the Hegemon too."""
SlipKind: TypeAlias = Literal["effect", "cost", "target", "place", "place-twice", "track", "ability", "ring"]
TARGETS = {
    "planet": ("leftmost_undeveloped", "most_moons"),
    "region": ("most_human_ships",),
    "probe": ("here", "E", "NE", "NW", "W", "SW", "SE"),
}
"""AE-E-13.3: how a card can describe a region; `base` names one of ours."""


class Slip(NamedTuple):
    """One mistake: the field, the place in its list, what stands there and what should."""

    kind: SlipKind
    field: str
    part: int
    found: str
    wanted: str


def slips(table: str, row: Mapping[str, Any]) -> list[Slip]:
    """Every mistake of a row. Fields that are missing or of the wrong type are others' business."""
    return list(_CHECKS[table](row)) if table in _CHECKS else []


def places_twice(rows: list[Mapping[str, Any]]) -> list[tuple[int, Slip]]:
    """Of two officers in one place only one can be chosen: the rows of the others."""
    places = [row.get("place") for row in rows]
    return [
        (number, Slip("place-twice", "place", 0, str(place), ", ".join(OFFICERS)))
        for number, place in enumerate(places)
        if place in OFFICERS and place in places[:number]
    ]


def _texts(row: Mapping[str, Any], field: str) -> list[str]:
    """The texts in a field, as far as there are any."""
    cell = row.get(field)
    cells = cell if isinstance(cell, list | tuple) else [cell]
    return [one if isinstance(one, str) else "" for one in cells]


def _effects(row: Mapping[str, Any], field: str) -> Iterator[Slip]:
    for part, text in enumerate(_texts(row, field)):
        try:
            parse("" if text == AS_PLAYER and field == "hegemon_effect" else text)
        except BadEffect as why:
            yield Slip("effect", field, part, text, str(why))


def _officer(row: Mapping[str, Any]) -> Iterator[Slip]:
    yield from _effects(row, "ring")
    progress = row.get("progress")
    for track in progress if isinstance(progress, Mapping) else ():
        if track not in TRACKS:
            yield Slip("track", "progress", 0, str(track), ", ".join(TRACKS))
    if isinstance(row.get("place"), str) and row["place"] not in OFFICERS:
        yield Slip("place", "place", 0, row["place"], ", ".join(OFFICERS))
    ability = row.get("ability", "")
    if row.get("level") in (1, 2, 3) and isinstance(ability, str) and (row["level"] == 1) != (ability == ""):
        # Only the first level does without an ability (AE-E-6.2).
        yield Slip("ability", "ability", 0, ability, "1: “”, 2, 3: iron_line, levies, …")
    if row.get("ring") in ([], ()):
        yield Slip("ring", "ring", 0, "", "tactics(1)")


def _action(row: Mapping[str, Any]) -> Iterator[Slip]:
    for text in _texts(row, "target"):
        if isinstance(row.get("target"), str) and text not in all_targets():
            targets = {"base": bases(), **TARGETS}
            wanted = ", ".join(f"{kind}({'|'.join(which)})" for kind, which in targets.items())
            yield Slip("target", "target", 0, text, wanted)


def _module(row: Mapping[str, Any]) -> Iterator[Slip]:
    for text in _texts(row, "cost"):
        try:
            parse_cost(text)
        except ValueError:
            yield Slip("cost", "cost", 0, text, "2T+1N")


def _event(row: Mapping[str, Any]) -> Iterator[Slip]:
    yield from _effects(row, "effect")
    yield from _effects(row, "hegemon_effect")


_CHECKS: Mapping[str, Callable[[Mapping[str, Any]], Iterator[Slip]]] = {
    "officers": _officer,
    "actions": _action,
    "modules": _module,
    "events": _event,
}


@cache
def all_targets() -> tuple[str, ...]:
    """Everything that an action card can name, as it is written."""
    targets = {**TARGETS, "base": bases()}
    return tuple(f"{kind}({one})" for kind, which in targets.items() for one in which)


@cache
def bases() -> tuple[str, ...]:
    """The alliance bases, which every box has under the same names here."""
    rows = read_table(files("starboard.games.andromeda.content"), "alliance_bases.csv", "id,effect,status")
    return tuple(row.fields["id"] for row in rows)
