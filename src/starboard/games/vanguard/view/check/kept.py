"""What was worked out for a stand is kept: everybody who looks at it, and every move of its list, asks for the same."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from starboard.games.vanguard.notation.actions import Action
from starboard.games.vanguard.state.game_state import VanguardState

T = TypeVar("T")
MOST = 64
_READ = tuple(field for field in VanguardState.__struct_fields__ if field not in ("chance", "book", "news"))
"""What a view of a check may depend on."""
_encode = msgspec.msgpack.Encoder().encode


class Kept(Generic[T]):
    """The results of a function for the last states that it was asked about."""

    def __init__(self, work_out: Callable[[VanguardState, Action | None], T]) -> None:
        self._work_out = work_out
        self._found: dict[tuple[Action | None, bytes], T] = {}

    def __call__(self, g: VanguardState, action: Action | None) -> T:
        key = action, _encode([getattr(g, field) for field in _READ])
        if key not in self._found:
            if len(self._found) >= MOST:
                self._found.clear()
            self._found[key] = self._work_out(g, action)
        return self._found[key]
