"""What dice must show: `sci+exp`, `gat/fit`, `R+G+B`, `2D`, `any+any` (IV-X-542)."""

import re
from functools import cache

from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.symbols import SHORT

MOST_NEEDS = 6
"""No requirement asks for more dice than this."""

_PART = re.compile(r"(?P<count>[1-9])?(?P<need>[A-Za-z]+)")


class Requirement:
    """Ways to meet it: each lists what is needed, as the id of a symbol, `any`, `die`, or a colour."""

    __slots__ = ("text", "ways")

    def __init__(self, text: str, ways: tuple[tuple[str, ...], ...]) -> None:
        self.text, self.ways = text, ways

    def __repr__(self) -> str:
        return f"Requirement({self.text!r})"


class BadRequirement(ValueError):
    """A text that is no requirement; says which part."""


@cache
def parse_requirement(text: str) -> Requirement:
    """The requirement that a text means: `+` binds first, `/` parts the ways."""
    return Requirement(text.strip(), tuple(_way(way) for way in text.split("/")))


def _way(text: str) -> tuple[str, ...]:
    needs = [need for part in text.split("+") for need in _needs(part.strip())]
    if len(needs) > MOST_NEEDS:
        raise BadRequirement(text)
    return tuple(needs)


def _needs(part: str) -> list[str]:
    found = _PART.fullmatch(part)
    if not found:
        raise BadRequirement(part or "?")
    name = found["need"]
    need = COLOUR_LETTERS.get(name) or SHORT.get(name) or ("any" if name == "any" else "")
    if not need:
        raise BadRequirement(part)
    return [need] * int(found["count"] or 1)
