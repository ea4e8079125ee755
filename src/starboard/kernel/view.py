"""What views are made of: frozen structs, from which the types of the browser are generated.

    class SideView(View, frozen=True):
        who: int
        roll: tuple[int, ...]
        hand: Hidden[list[str]]
        win: Reckoned[float]

A view is put together by listing what a seat may see, one module for each part of the board.
"""

from typing import Annotated, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class View(msgspec.Struct, frozen=True, gc=False):
    """A part of what one seat may see."""


Hidden: TypeAlias = T | None
"""A part that is null for those who may not see it."""

Reckoned: TypeAlias = Annotated[T | None, msgspec.Meta(extra={"reckoned": True})]
"""A part that is worked out for an open question, such as odds, and null where nobody needs it."""

Sealed: TypeAlias = Annotated[str, msgspec.Meta(extra={"sealed": True})]
"""The id of something in a title's content whose texts only those may read who have met it."""
