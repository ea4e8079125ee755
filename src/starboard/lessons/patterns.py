"""Which move is meant: its type, then its fields in their order, `*` for anything, and nothing for the rest.

draw                 any draw
place 7 6 *          that square, turned anyhow
*                    anything legal
"""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from starboard.kernel import Move, Title

ANY = "*"
ALIKE = 5
"""The most types of moves that are named to somebody who has misspelled one."""


class Pattern:
    """A move as a lesson names it."""

    __slots__ = ("fields", "tag", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.tag, *self.fields = text.split() or [""]

    def fits(self, move: Move) -> bool:
        """Whether this move is meant."""
        if self.tag == ANY:
            return True
        if self.tag != tag_of(type(move)):
            return False
        values = (str(getattr(move, name)) for name in move.__struct_fields__)
        return all(wanted in (ANY, value) for wanted, value in zip(self.fields, values, strict=False))

    def trouble(self, title: Title[Any]) -> str:
        """What is wrong with it as a move of this title: what was wanted instead; empty when nothing is."""
        if self.tag == ANY:
            return "" if not self.fields else ANY
        kinds = {tag_of(kind): kind for kind in title.moves}
        if self.tag not in kinds:
            return ", ".join(get_close_matches(self.tag, sorted(kinds), ALIKE, 0.5) or sorted(kinds)[:ALIKE])
        fields = kinds[self.tag].__struct_fields__
        return "" if len(self.fields) <= len(fields) else " ".join((self.tag, *fields))


def tag_of(kind: type[Move]) -> str:
    """What a type of move is called in records."""
    return str(kind.__struct_config__.tag)


def fits_one(patterns: Iterable[Pattern], moves: Sequence[Move]) -> bool:
    """Whether each of these moves is meant by one of the patterns."""
    wanted = list(patterns)
    return all(any(pattern.fits(move) for pattern in wanted) for move in moves)
