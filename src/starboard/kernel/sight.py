"""What one seat may know of a match. Programs that play are shown this and nothing else, no matter what drives the
match.

It is in the kernel because both sides need it: titles bring bots of their own, and the shell shows them matches.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

from starboard.kernel.match import Match
from starboard.kernel.move import Move
from starboard.kernel.question import Asked
from starboard.kernel.title import Caption

Choice: TypeAlias = int | tuple[int, ...]
"""The place of one move in the list, or, to a question for some, the places of several."""


class Sight:
    """Everything a bot may know when it is asked. It is valid until the bot has answered; do not keep it longer."""

    __slots__ = ("_match", "left", "seat")

    def __init__(self, match: Match, seat: int, left: float | None = None) -> None:
        self._match = match
        self.seat = seat
        """The seat that the bot plays."""
        self.left = left
        """The seconds until the deadline passes, if there is one and the caller that drives the match says so: what a
        person sees of an hourglass."""

    @property
    def options(self) -> Sequence[Move]:
        """The legal moves: the answer is a place in this list. Made when somebody first looks."""
        return self._match.offers(self.seat)

    @property
    def view(self) -> Any:
        """What this seat may see, as plain data. Built afresh each time."""
        return self._match.view(self.seat)

    @property
    def question(self) -> Asked:
        """What is asked."""
        question = self._match.question
        assert question is not None
        return question.heard_by(self.seat)

    def caption(self, move: Move) -> Caption:
        """Words and place of one of the options."""
        return self._match.caption(self.seat, move)

    def imagine(self, seed: int) -> Match:
        """A match that this seat cannot tell from the true one, to be played on at will; see `Match.imagine`.

        Everything hidden and all dice to come are redrawn from `seed`; a search makes many of them.
        """
        return self._match.imagine(self.seat, seed)
