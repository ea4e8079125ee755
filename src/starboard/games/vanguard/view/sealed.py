"""What has been met of a campaign. Everything in it is sealed: its names, what is printed on its cards, its pages
(IV-C-301). Whatever a view shows by its id is met, and then everything that stands on the same card may be read."""

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.offered import campaigns, prefix_of
from starboard.games.vanguard.content.planet import Planet
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.names.names import thing_name
from starboard.games.vanguard.view.aboard.plate_print import plates_by_thing
from starboard.games.vanguard.view.printed import sealed_print
from starboard.kernel.met import walker
from starboard.kernel.view import View

ON_CARDS = ("action", "field", "skill")
"""Kinds of messages that belong to the card whose id they bear."""


def sight(folder: str, view: View) -> list[str]:
    """The names of everything that a view shows by its id, and of the plates of those things."""
    names, plates = _names(folder), plates_by_thing(folder)
    met: set[str] = set()
    walker(type(view))(view, met)
    return sorted({names[id] for id in met if id in names} | {plates[id] for id in met if id in plates})


@cache
def _names(folder: str) -> dict[str, str]:
    """What each thing of a campaign is called. Pages of the log book are named where they are read, and plates with
    what they belong to."""
    kinds = campaign[folder].kind_of
    return {id: thing_name(folder, id) for id, kind in kinds.items() if kind not in ("logs", "plates")}


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
