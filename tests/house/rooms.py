"""Checks the rooms of a title: which there are, who may know whom, how full they are, and what their files are called.

Everything but the order of the rooms is read from the folders. A room that is missing means that the title lacks the
thing; a folder that is no room has no place in a title.
"""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from house.imports import Module, find_modules, imports_of, title_of

ORDER = (
    "state moves",
    "notation",
    "content",
    "board",
    "names effects",
    "rules",
    "odds captions",
    "view",
    "bots files",
    "",
)
"""A room may import rooms of earlier words, and its own; the last word is the title itself."""
LEVEL = {room: level for level, rooms in enumerate(ORDER) for room in rooms.split(" ")}
TITLE_ITSELF = frozenset({"title", "setup", "census", "hide", "mend"})
MOST_FILES = 16
"""Modules in one folder."""
DATA = frozenset({"campaigns", "lessons", "locales"})
"""Folders of a title that hold no modules."""


def complaints(src: Path) -> list[str]:
    """All that is wrong with the rooms of the titles below `src`/starboard/games. Empty when all is well."""
    whole = list(find_modules(src))
    known = frozenset(module.name for module in whole)
    modules = [module for module in whole if module.part == "games" and title_of(module.name)]
    found = [*_strangers(modules), *_crowds(modules), *_twins(modules)]
    parts: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for module in modules:
        for line, target in imports_of(module, known):
            if title_of(target) != title_of(module.name):
                continue
            here, there = room_of(module.name), room_of(target)
            place = f"{module.file.relative_to(src).as_posix()}:{line}"
            if LEVEL.get(there, 0) > LEVEL.get(here, 0) or (LEVEL.get(there) == LEVEL.get(here) and there != here):
                found.append(f"{place}: {here} must not import {there}: {target}")
            elif here == there == "rules" and part_of_rules(module.name) != part_of_rules(target):
                parts[title_of(module.name), part_of_rules(module.name)].setdefault(part_of_rules(target), place)
    return [*found, *_circles(parts)]


def room_of(name: str) -> str:
    """`starboard.games.trucker.rules.cards.planets` -> `rules`; empty for the title itself."""
    names = name.split(".")
    return names[3] if len(names) > 3 and names[3] in LEVEL else ""


def part_of_rules(name: str) -> str:
    """`starboard.games.trucker.rules.cards.planets` -> `cards`; empty for what stands in `rules` itself."""
    names = name.split(".")
    return names[4] if len(names) > 5 else ""


def _strangers(modules: list[Module]) -> Iterator[str]:
    """Folders that are no rooms, and modules that belong into one."""
    for module in modules:
        inside = module.name.split(".")[3:]
        if not inside or module.is_package:
            if inside and inside[0] not in LEVEL and inside[0] not in DATA:
                yield f"{module.name}: a title has no such room"
        elif len(inside) == 1 and inside[0] not in TITLE_ITSELF:
            yield f"{module.name}: only {', '.join(sorted(TITLE_ITSELF))} stand in the title itself"
        elif len(inside) > 1 and inside[0] not in LEVEL:
            yield f"{module.name}: a title has no room {inside[0]}"


def _crowds(modules: list[Module]) -> Iterator[str]:
    counts: dict[Path, int] = defaultdict(int)
    for module in modules:
        if not module.is_package:
            counts[module.file.parent] += 1
    for folder, count in counts.items():
        if count > MOST_FILES:
            yield f"{folder.name}: {count} modules in one folder, {MOST_FILES} at most"


def crowds_of_client(src: Path) -> list[str]:
    """The folders of the client with too many modules; tests are none."""
    counts: dict[str, int] = defaultdict(int)
    for file in src.rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            counts[file.parent.relative_to(src).as_posix()] += 1
    return [
        f"{folder}: {count} modules in one folder, {MOST_FILES} at most"
        for folder, count in sorted(counts.items())
        if count > MOST_FILES
    ]


def _twins(modules: list[Module]) -> Iterator[str]:
    seen: dict[tuple[str, str], str] = {}
    for module in modules:
        if module.is_package:
            continue
        key = title_of(module.name), module.name.rpartition(".")[2]
        if key in seen:
            yield f"{module.name}: {seen[key]} has the same name"
        seen.setdefault(key, module.name)


def _circles(parts: dict[tuple[str, str], dict[str, str]]) -> Iterator[str]:
    """Parts of `rules` that know each other, directly or round about."""
    for (title, part), known in sorted(parts.items()):
        for other, place in sorted(known.items()):
            if _leads_to(parts, title, other, part):
                yield f"{place}: {part or 'rules'} and {other or 'rules'} import each other"


def _leads_to(parts: dict[tuple[str, str], dict[str, str]], title: str, start: str, goal: str) -> bool:
    rest, seen = [start], {start}
    while rest:
        for there in parts.get((title, rest.pop()), {}):
            if there == goal:
                return True
            if there not in seen:
                seen.add(there)
                rest.append(there)
    return False
