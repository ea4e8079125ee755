"""How a title helps to judge its positions, where a match is looked at again.

A position is judged by worlds that a seat cannot tell from the true one: programs play them on, and either the end
tells who won, or, where that would take too long, the title says how likely each seat is to win from there.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from starboard.kernel.question import Asked
from starboard.kernel.state import State

S = TypeVar("S", bound=State)

END = 0
"""A reach that goes to the end of the match."""


class Appraisal(Generic[S]):
    """What a title knows of its own positions. Everything has a default, for titles that say nothing."""

    judge: ClassVar[str] = ""
    """The bot that says what would have been better; empty: the strongest there is."""
    player: ClassVar[str] = ""
    """A quick bot that plays worlds on for everybody; empty: the judge."""
    patience: ClassVar[int] = 1
    """How many times as many worlds as usual are tried: more where they are quick and end in a bare yes or no."""
    near: ClassVar[int] = END
    """By how much `clock` must have gone on before the luck of one decision is judged,"""
    far: ClassVar[int] = END
    """and before anything else is: worlds are played on that far, or to their end."""

    def clock(self, g: S) -> int:
        """What counts the stretches of a match in which worlds are played on: turns, say, or rounds."""
        return 0

    def chances(self, g: S, since: int) -> Sequence[float] | None:
        """How likely each seat is to win, where a world was played on as far as the reach says; in a cooperative title
        one figure, for all. None: only the end can tell. `since` is the clock of the position that is judged."""
        return None

    def over(self, g: S, since: int) -> Sequence[float] | None:
        """The same at the end of a world, where that is something else than who won. None: it is not."""
        return None

    def is_in_parts(self, g: S) -> bool:
        """Whether chances are those of a part of the match, one part after the other, and not of the whole."""
        return False

    def weighs(self, g: S, seat: int, asked: Asked) -> bool:
        """Whether such a decision may have turned the match. It is the seat's own."""
        return True

    def is_fateful(self, g: S) -> bool:
        """Whether what is drawn or rolled from here on counts as luck."""
        return True


JUST_PLAYED: Appraisal[Any] = Appraisal()
"""Of titles that say nothing: worlds are played to their end."""
