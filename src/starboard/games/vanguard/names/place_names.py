"""Places of the notation in words."""

import re
from typing import TYPE_CHECKING

from starboard.games.vanguard.notation.place_words import Atom, Place, parse_place, split_sector
from starboard.games.vanguard.notation.tree import Named
from starboard.kernel import Message

if TYPE_CHECKING:
    from starboard.games.vanguard.names.effect_names import Words

_STATE = re.compile(r"-?\{[a-z0-9-]+\}")


def place_words(words: "Words", place: Place) -> Message:
    """A place: whatever one of its terms says."""
    said = [_term(words, term) for term in place.terms]
    found = said[0]
    for part in said[1:]:
        found = Message("vanguard-or", {"first": found, "second": part})
    return found


def _term(words: "Words", term: tuple[Atom, ...]) -> Message:
    found = _atom(words, term[0])
    for atom in term[1:]:
        found = Message("vanguard-place-narrowed", {"take": atom.take, "first": found, "second": _atom(words, atom)})
    return found


def _atom(words: "Words", atom: Atom) -> Message:
    kind, name = atom.kind, atom.name
    if kind == "sector":
        return _sector(words, name)
    if kind == "standee":
        return Message("vanguard-place-standee", {"thing": words.thing(name)})
    if kind in ("tag", "has", "no"):
        # The word of a state in a tag changes; what the sectors are in common has a name without it.
        own = words.own("tag" if kind == "tag" else "marker", _STATE.sub("", name))
        return Message("vanguard-place-marked", {"kind": kind, "name": own})
    if kind == "furthest":
        return Message("vanguard-place-most", {"kind": kind, "name": Message("vanguard-word-row", {"word": name})})
    if kind in ("most", "least"):
        what = name.partition(":")[0]
        marker = Message("vanguard-called", {"name": words.own("marker", what)})
        most = Message("vanguard-place-crew") if what == "crew" else marker
        return Message("vanguard-place-most", {"kind": kind, "name": most})
    if kind == "biome":
        return Message("vanguard-place-biome", {"biome": Message("vanguard-word-biome", {"word": name})})
    if kind == "poi":
        return Message("vanguard-place-poi", {"thing": words.thing(name)})
    if kind in ("connected", "near", "closest") and name:
        return Message("vanguard-place-from", {"kind": kind, "place": place_words(words, parse_place(name))})
    if kind == "crew":
        return _of_crew(words, *name.split(":"))
    if kind == "number":
        what, _, number = name.partition(":")
        return Message("vanguard-place-number", {"name": words.own("number", what), "count": int(number)})
    return Message("vanguard-place", {"which": kind})


def _of_crew(words: "Words", pick: str, by: str) -> Message:
    """The sector of one crew member: who has most or least of something, who did something last, who is nearest."""
    if pick in ("most", "least"):
        return Message("vanguard-place-crew-pick", {"pick": pick, "value": words.value(Named(by))})
    if pick == "near":
        return Message("vanguard-place-crew-near", {"place": place_words(words, parse_place(by))})
    return Message("vanguard-place-crew-last", {"deed": by})


def _sector(words: "Words", name: str) -> Message:
    """`P07.S5` by its name; `S5` of a board that is not named by its number."""
    planet, n = split_sector(name)
    id = f"{words.prefix}-sector-{planet}-{n}"
    return Message(id) if id in words.texts else Message("vanguard-place-sector", {"sector": n})
