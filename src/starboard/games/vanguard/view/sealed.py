"""What has been met of a campaign. Everything in it is sealed: its names, what is printed on its cards, its pages
(IV-C-301). Whatever a view shows by its id is met, and then everything that stands on the same card may be read."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as look

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.offered import campaigns, prefix_of
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.view.printed import sealed_print
from starboard.kernel.view import View

Walk: TypeAlias = Callable[[Any, set[str]], None]
ON_CARDS = ("action", "field", "skill")
"""Kinds of messages that belong to the card whose id they bear."""


def sight(folder: str, view: View) -> list[str]:
    """The names of everything that a view shows by its id."""
    names = _names(folder)
    return sorted({names[id] for id in sealed_ids(view) if id in names})


def sealed_ids(view: View) -> set[str]:
    """The sealed ids in a view."""
    found: set[str] = set()
    walk = _walker(type(view))
    if walk is not None:
        walk(view, found)
    return found


@cache
def _walker(of: Any) -> Walk | None:
    """Collects the sealed ids in everything of a type; None where there can be none. It is made once for each type."""
    return _walk_in(look.type_info(of))


def _walk_in(info: look.Type) -> Walk | None:
    match info:
        case look.Metadata():
            if (info.extra or {}).get("sealed"):
                return lambda id, found: found.add(id)
            return _walk_in(info.type)
        case look.StructType() if issubclass(info.cls, View):
            return _struct_walk(info)
        case look.ListType() | look.VarTupleType():
            return _list_walk(_walk_in(info.item_type))
        case look.TupleType():
            return _tuple_walk([_walk_in(one) for one in info.item_types])
        case look.DictType():
            return _dict_walk(_walk_in(info.key_type), _walk_in(info.value_type))
        case look.UnionType():
            return _optional_walk([walk for one in info.types if (walk := _walk_in(one)) is not None])
    return None


def _struct_walk(info: look.StructType) -> Walk | None:
    walks = [(field.name, walk) for field in info.fields if (walk := _walk_in(field.type)) is not None]

    def struct(thing: Any, found: set[str]) -> None:
        for name, walk in walks:
            walk(getattr(thing, name), found)

    return struct if walks else None


def _list_walk(walk: Walk | None) -> Walk | None:
    if walk is None:
        return None

    def each(things: Any, found: set[str]) -> None:
        for one in things:
            walk(one, found)

    return each


def _tuple_walk(walks: list[Walk | None]) -> Walk | None:
    def each(things: Any, found: set[str]) -> None:
        for one, walk in zip(things, walks, strict=True):
            if walk is not None:
                walk(one, found)

    return each if any(walks) else None


def _dict_walk(keys: Walk | None, values: Walk | None) -> Walk | None:
    def each(things: Any, found: set[str]) -> None:
        for key, one in things.items():
            if keys is not None:
                keys(key, found)
            if values is not None:
                values(one, found)

    return each if keys is not None or values is not None else None


def _optional_walk(walks: list[Walk]) -> Walk | None:
    def perhaps(thing: Any, found: set[str]) -> None:
        if thing is not None:
            walks[0](thing, found)

    return perhaps if walks else None


@cache
def _names(folder: str) -> dict[str, str]:
    """What each thing of a campaign is called. Pages of the log book are named where they are read."""
    return {id: thing_name(folder, id) for id, kind in campaign[folder].kind_of.items() if kind != "logs"}


@cache
def beside(name: str) -> tuple[str, ...]:
    """The other messages that belong to the card or board that is called so; none for anything else."""
    printed = sealed_print(name)
    if printed is None:
        return ()
    return tuple(dict.fromkeys([*_own_texts(name, printed.id), *_spoken_of(msgspec.to_builtins(printed))]))


def _own_texts(name: str, id: str) -> Iterator[str]:
    """What the campaign itself writes on it."""
    prefix, _, _ = name.partition("-")
    folder = next(folder for folder in campaigns().values() if prefix_of(folder) == prefix)
    starts = [name, *(f"{prefix}-{kind}-{id}" for kind in ON_CARDS)]
    planet = campaign[folder].planets.get(id)
    if planet is not None:
        starts += [f"{prefix}-{kind}-{word}" for kind, word in _on_board(planet)]
    for start in starts:
        yield from _beginning_with(folder, start)


def _beginning_with(folder: str, start: str) -> Iterator[str]:
    """The texts of this name, and those whose names go on after a hyphen."""
    if start in texts(folder):
        yield start
    ordered = _ordered(folder)
    for place in range(bisect_left(ordered, f"{start}-"), len(ordered)):
        if not ordered[place].startswith(f"{start}-"):
            return
        yield ordered[place]


@cache
def _ordered(folder: str) -> tuple[str, ...]:
    return tuple(sorted(texts(folder)))


def _on_board(planet: Planet) -> Iterator[tuple[str, str]]:
    """What has a name of its own on a planet board."""
    yield "sector", planet.id
    for sector in planet.sector:
        yield from (("tag", tag) for tag in sector.tags)
        yield from (("number", number) for number in sector.numbers)
    for kind in ("marker", "track", "state", "value", "lasting", "symbol"):
        yield from ((kind, one.id) for one in getattr(planet, kind))


def _spoken_of(printed: Any) -> Iterator[str]:
    """Messages of the campaign in what is printed. Those that are only perhaps `called` so are no messages yet."""
    if isinstance(printed, dict):
        id = printed.get("id")
        if isinstance(id, str) and "-" in id and not id.startswith("vanguard-"):
            yield id
        for value in printed.values():
            yield from _spoken_of(value)
    elif isinstance(printed, list):
        for value in printed:
            yield from _spoken_of(value)
