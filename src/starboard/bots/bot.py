"""What a player that is a program must offer, and what it is shown.

A bot comes in through the same door as a person: it sees its own view, the question it is asked and the list of legal
moves, and it answers with places in that list.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

from starboard.kernel import Arg, Ask, AskSome, Ballot, Caption, Deadline, Match, Move, Race

Choice: TypeAlias = int | tuple[int, ...]
"""The place of one move in the list, or, to a question for some, the places of several."""


class Asked(msgspec.Struct, frozen=True):
    """The question as one seat hears it. The kernel's own question also holds what the other seats are offered.

    `kind` is "ask", "ask-some", "race" or "ballot"; from `least` to `most` moves are wanted.
    """

    kind: str
    prompt: str
    least: int = 1
    most: int = 1
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None


_KINDS: dict[type, str] = {Ask: "ask", AskSome: "ask-some", Race: "race", Ballot: "ballot"}


class Sight:
    """Everything a bot may know when it is asked. It is good until the bot has answered, and not to be kept longer."""

    __slots__ = ("_match", "options", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat
        """The seat that the bot plays."""
        self.options: Sequence[Move] = match.offers(seat)
        """The legal moves: the answer is a place in this list."""

    @property
    def view(self) -> Any:
        """What this seat may see, as plain data. Made anew each time."""
        return self._match.view(self.seat)

    @property
    def question(self) -> Asked:
        """What is asked."""
        question = self._match.question
        assert question is not None
        least = most = 1
        if isinstance(question, AskSome):
            least, most = question.least, question.most
        kind = _KINDS[type(question)]
        return Asked(kind, question.prompt, least, most, question.rule, question.args, question.deadline)

    def caption(self, move: Move) -> Caption:
        """Words and place of one of the options."""
        return self._match.caption(self.seat, move)

    def imagine(self, seed: int) -> Match:
        """A match that this seat cannot tell from the true one, to be played on at will; see `Match.imagine`.

        Everything hidden and all dice to come are drawn anew from `seed`; a search makes many of them.
        """
        return self._match.imagine(self.seat, seed)


class Bot(Protocol):
    """A player that is a program. Any object with this method is one; it need not inherit from here.

    A bot gets a seed when it is made and takes all its chance from it, so that the same bots play the same match again.
    """

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move in `sight.options`; a tuple of places when some are asked for."""
        ...
