"""The running rules of a match. What may be answered and what is written down is decided elsewhere."""

from collections.abc import Callable, Sequence
from typing import Any

from starboard.kernel.chance import Chance
from starboard.kernel.errors import RulesBroken
from starboard.kernel.move import Move
from starboard.kernel.question import Offer, Question
from starboard.kernel.state import State
from starboard.kernel.title import Title


def made_for(title: Title[Any], question: Question, offer: Offer) -> Sequence[Move]:
    """The list of an offer, made now. `RulesBroken` when it leaves a dead end; what the title raises is passed on."""
    made = offer.make()
    if question.is_dead_end(len(made)):
        raise RulesBroken("kernel-dead-end", title=title.id, prompt=question.prompt)
    return made


class Procedure:
    """The generator of the rules, the lists that were made for the open question, and the votes on an open ballot."""

    __slots__ = ("go_on", "made", "title", "votes")

    def __init__(self, title: Title[Any]) -> None:
        """Nothing runs yet: `start` must follow."""
        self.title = title
        self.made: dict[int, Sequence[Move]]
        self.votes: dict[int, Move]
        self.go_on: Callable[[object], object]
        """Hands the rules an answer and gives what they yield next; `StopIteration` when they have returned. Called for
        every decision, so it is their own `send`."""

    def start(self, g: State) -> None:
        """Begin the rules on this state."""
        self.made, self.votes = {}, {}
        self.go_on = self.title.rules(g).send

    def listed(self, question: Question, seat: int, offer: Offer) -> Sequence[Move]:
        """The list of a seat, made at most once per question. As `made_for` otherwise."""
        made = self.made.get(seat)
        if made is None:
            made = self.made[seat] = made_for(self.title, question, offer)
        return made

    def forget_secrets(self, question: Question | None) -> None:
        """The world was redrawn: so are lists that depend on what somebody cannot know."""
        for seat in list(self.made):
            offer = None if question is None else question.offer_to(seat)
            if isinstance(offer, Offer) and offer.secret:
                del self.made[seat]

    def vote_again(self, question: Question, seat: int, chance: Chance) -> None:
        """What this seat has already written on a secret ballot is redrawn as well."""
        offer = question.offer_to(seat)
        assert offer is not None
        options = self.listed(question, seat, offer) if isinstance(offer, Offer) else offer
        self.votes[seat] = options[chance.below(len(options))]
