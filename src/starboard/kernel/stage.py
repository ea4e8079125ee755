"""What `State.news` is while somebody looks: it also keeps the moments of the beats that are told.

Of each moment the bytes of the state are kept, which costs microseconds; the views of all who look are made of them
later, when the decision has been acknowledged.
"""

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from starboard.kernel.message import Event


class Moment(msgspec.Struct, frozen=True, gc=False):
    """The state of a match in the middle of a move, when a beat was told."""

    place: int
    """Where the beat stands among the events of the move."""
    state: bytes


class Stage(list[Event]):
    """The events of a move, and the moments of those that are beats for somebody who looks."""

    __slots__ = ("_encode", "_faces", "moments")

    def __init__(self, faces: Collection[int | None], encode: Callable[[Any], bytes]) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        self._faces = faces
        self._encode = encode

    def hear(self, g: Any, event: Event) -> None:
        """Something is told. Of a beat the moment is kept, if anybody who looks hears of it."""
        self.append(event)
        if event.beat and any(event.heard_by(face) for face in self._faces):
            g.news = None
            try:
                self.moments.append(Moment(len(self) - 1, self._encode(g)))
            finally:
                g.news = self
