"""Places and crew sets as the notation writes them, in one word: `here`, `S4/S6`, `connected&tag:low`, `board~S1`."""

import re
from functools import cache

import msgspec

PLAIN = (
    "here",
    "there",
    "yours",
    "landing",
    "origin",
    "came-from",
    "round-origin",
    "connected",
    "near",
    "board",
    "entered",
    "unentered",
    "crewed",
)
"""Places that need no name."""
PREFIXES = (
    "tag",
    "has",
    "no",
    "biome",
    "poi",
    "most",
    "least",
    "connected",
    "near",
    "next",
    "crew",
    "closest",
    "furthest",
)
"""Places that name something after a colon. Any other word before a colon is a number of sectors: `floor:2`."""

FIXED = ("board", "sector", "tag", "number")
"""What is printed on the boards, unless a word of it stands in braces."""

_SECTOR = re.compile(r"(?:(?P<planet>[A-Z][A-Z0-9]*)\.)?S(?P<n>[0-9]{1,2})")
_THREAT = re.compile(r"[A-Z]+[0-9][A-Z0-9]*(\.(all|here))?")
_WORD = re.compile(r"[a-z][a-z-]*")
_NAMED = re.compile(r"(?P<prefix>[a-z][a-z-]*):(?P<name>[A-Za-z0-9:.{}-]+)")
CREW = ("most", "least", "last", "near")
"""How `crew:` picks a crew member: by a number, by what happened last, or by who is nearest to a sector."""


class Atom(msgspec.Struct, frozen=True):
    """One word of a place: `tag:low` is kind `tag`, name `low`. `sector` and `standee` are the kinds of `S4`, `T02`."""

    kind: str
    name: str = ""
    take: str = "and"
    """`and`: within what stands before it; `but`: without it."""


class Place(msgspec.Struct, frozen=True):
    """Sectors: whatever one of the terms gives. A term is narrowed from left to right."""

    text: str
    terms: tuple[tuple[Atom, ...], ...]
    fixed: bool = False
    """Whether it means the same sectors throughout an exploration."""


HERE = Place("here", ((Atom("here"),),))
EVERYWHERE = Place("board", ((Atom("board"),),), fixed=True)


class BadPlace(ValueError):
    """A word that is no place."""


@cache
def parse_place(text: str) -> Place:
    """The place that a word means. `BadPlace` when it means none."""
    for known in (HERE, EVERYWHERE):
        if text == known.text:
            return known
    terms = tuple(_term(term) for term in text.split("/"))
    return Place(text, terms, all(_is_fixed(atom) for term in terms for atom in term))


def _is_fixed(atom: Atom) -> bool:
    return atom.kind in FIXED and "{" not in atom.name


def _term(text: str) -> tuple[Atom, ...]:
    parts = re.split(r"([&~])", text)
    signs = ["&", *parts[1::2]]
    return tuple(_atom(word, "but" if sign == "~" else "and") for sign, word in zip(signs, parts[::2], strict=True))


def _atom(word: str, take: str) -> Atom:
    if word in PLAIN:
        return Atom(word, "", take)
    if _SECTOR.fullmatch(word):
        return Atom("sector", word, take)
    if _THREAT.fullmatch(word):
        return Atom("standee", word, take)
    found = _NAMED.fullmatch(word)
    if not found:
        raise BadPlace(word)
    prefix, name = found["prefix"], found["name"]
    if prefix == "crew" and name.partition(":")[0] not in CREW:
        raise BadPlace(word)
    return Atom(prefix if prefix in PREFIXES else "number", name if prefix in PREFIXES else word, take)


@cache
def split_sector(name: str) -> tuple[str, int]:
    """`P07.S5` is sector 5 of planet P07; `S5` that of the first board."""
    found = _SECTOR.fullmatch(name)
    assert found is not None
    return found["planet"] or "", int(found["n"])
