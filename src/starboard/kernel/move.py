"""A decision as plain data."""

import msgspec


def _tag(class_name: str) -> str:
    """`TakeTile` is written `take-tile` in records."""
    return "".join("-" + c.lower() if c.isupper() else c for c in class_name).lstrip("-")


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """One possible decision: a frozen struct of plain values, one small type a kind of decision.

    class TakeTile(Move, frozen=True):
        tile: str

    Its tag in records is the class name in lower case with hyphens: {"type": "take-tile", "tile": "B016"}. Two moves
    are equal when type and fields are.
    """
