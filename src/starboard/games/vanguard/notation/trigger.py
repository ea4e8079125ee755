"""What the rules of a planet wait for: `threat-enters T01 S7`, `round-end`."""

from functools import cache

from starboard.games.vanguard.notation.grammar import BadNotation, Parsed, Reference, parse_place_word, unknown
from starboard.games.vanguard.notation.place_words import Place

TRIGGERS: dict[str, str] = {
    "setup": "",
    "landed": "",
    "round-start": "",
    "round-end": "",
    "turn-start": "",
    "turn-end": "",
    "check": "",
    "checked": "",
    "enter": "place",
    "leave": "place",
    "threat-enters": "threat place",
    "threat-leaves": "threat place",
    "marker": "marker",
    "row": "row any?",
    "track": "track",
    "condition": "condition",
    "mission": "mission",
    "injury": "injury?",
    "moved": "threat?",
    "time-end": "track",
    "poi": "poi",
    "learned": "",
    "departure": "",
    "evacuation": "",
}
"""What a rule of a planet can wait for, and the names after it."""


class Trigger(Parsed):
    """What a rule of a planet waits for."""

    __slots__ = ("kind", "names", "place")

    def __init__(
        self, text: str, kind: str, names: tuple[str, ...], place: Place | None, references: tuple[Reference, ...]
    ) -> None:
        super().__init__(text, references)
        self.kind, self.names, self.place = kind, names, place


@cache
def parse_trigger(text: str) -> Trigger:
    """`kind name*`, with a kind of `TRIGGERS`."""
    kind, *words = text.split() or [""]
    if kind not in TRIGGERS:
        raise unknown(kind, TRIGGERS)
    kinds = TRIGGERS[kind].split()
    least = sum(not wanted.endswith("?") for wanted in kinds)
    if not least <= len(words) <= len(kinds):
        raise BadNotation(text, "form", " ".join((kind, *kinds)))
    names: list[str] = []
    place = None
    references: list[Reference] = []
    for word, wanted in zip(words, kinds, strict=False):
        if wanted == "place":
            place, names_in_it = parse_place_word(word)
            references += names_in_it
            continue
        names.append(word)
        if wanted.rstrip("?") not in ("row", "injury", "any"):
            references.append((wanted.rstrip("?"), word))
    return Trigger(text, kind, tuple(names), place, tuple(references))
