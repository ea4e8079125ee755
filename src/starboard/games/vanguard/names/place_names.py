"""Places of the notation in words, in the form that a sentence needs: where, whereto, wherefrom."""

import re
from typing import TYPE_CHECKING, Literal

from starboard.games.vanguard.names.sentences import chosen
from starboard.games.vanguard.notation.place_words import Atom, Place, parse_place, split_sector
from starboard.games.vanguard.notation.tree import Named
from starboard.kernel import Arg, Message

if TYPE_CHECKING:
    from starboard.games.vanguard.names.argument_names import ArgumentWords

Form = Literal["bare", "in", "to", "from", "toward"]
"""The place by itself, and with what stands before it: in it, to it, from it, toward it."""
_STATE = re.compile(r"-?\{[a-z0-9-]+\}")


def place_words(words: "ArgumentWords", place: Place, form: Form, joint: str = "vanguard-or") -> Message:
    """A place: whatever one of its terms says. Where something is put into all of them, it is one `and` the other."""
    return chosen([_term(words, term, form) for term in place.terms], joint)


def _term(words: "ArgumentWords", term: tuple[Atom, ...], form: Form) -> Message:
    found = _atom(words, term[0], form)
    for atom in term[1:]:
        second = _atom(words, atom, "bare")
        found = Message("vanguard-place-narrowed", {"take": atom.take, "first": found, "second": second})
    return found


def _atom(words: "ArgumentWords", atom: Atom, form: Form) -> Message:
    id, args = _said(words, atom)
    return Message(id, {"form": form, **args})


def _said(words: "ArgumentWords", atom: Atom) -> tuple[str, dict[str, Arg]]:
    """The message of a place, and what it says besides its form."""
    kind, name = atom.kind, atom.name
    if kind == "sector":
        return _sector(words, name)
    if kind in ("standee", "poi"):
        return f"vanguard-place-{kind}", {"thing": words.thing(name)}
    if kind in ("tag", "has", "no"):
        # The word of a state in a tag changes; what the sectors are in common has a name without it.
        bare = _STATE.sub("", name)
        place = f"{words.prefix}-tag-{bare}-place"
        if kind == "tag" and place in words.texts:
            return place, {}
        own = words.own("tag" if kind == "tag" else "marker", bare)
        return "vanguard-place-marked", {"kind": kind, "name": own}
    if kind == "furthest":
        return "vanguard-place-furthest", {"row": Message("vanguard-word-row", {"word": name})}
    if kind in ("most", "least"):
        what = name.partition(":")[0]
        if what == "crew":
            return "vanguard-place-most", {"kind": kind, "of": "crew"}
        many = words.clause("marker", what, "many")
        named = many or words.own("marker", what)
        return "vanguard-place-most", {"kind": kind, "of": "own" if many else "marker", "name": named}
    if kind == "biome":
        return "vanguard-place-biome", {"biome": Message("vanguard-word-biome", {"word": name})}
    if kind in ("connected", "near", "closest") and name:
        near: Form = "in" if kind == "near" else "from" if kind == "closest" else "bare"
        return f"vanguard-place-{kind}-to", {"place": place_words(words, parse_place(name), near)}
    if kind == "crew":
        return _of_crew(words, *name.split(":"))
    if kind == "number":
        what, _, number = name.partition(":")
        place = f"{words.prefix}-number-{what}-place"
        if place in words.texts:
            return place, {"count": int(number)}
        return "vanguard-place-number", {"name": words.own("number", what), "count": int(number)}
    return "vanguard-place", {"which": kind}


def _of_crew(words: "ArgumentWords", pick: str, by: str) -> tuple[str, dict[str, Arg]]:
    """The sector of one crew member: who has most or least of something, who did something last, who is nearest."""
    if pick in ("most", "least"):
        return "vanguard-place-crew-pick", {"pick": pick, "by": by, "value": words.value(Named(by))}
    if pick == "near":
        return "vanguard-place-crew-near", {"place": place_words(words, parse_place(by), "to")}
    return "vanguard-place-crew-last", {"deed": by}


def _sector(words: "ArgumentWords", name: str) -> tuple[str, dict[str, Arg]]:
    """`P07.S5` by its name; `S5` of a board that is not named by its number."""
    planet, n = split_sector(name)
    planet = planet or words.planet
    id = f"{words.prefix}-sector-{planet}-{n}"
    said: Arg = Message(id) if id in words.texts else n
    return "vanguard-place-sector", {"sector": said, "named": "yes" if id in words.texts else "no"}
