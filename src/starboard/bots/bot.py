"""What a player that is a program must offer.

A bot comes in through the same door as a person: it sees its own view, the question it is asked and the list of legal
moves, and it answers with places in that list.
"""

from typing import Protocol, runtime_checkable

from starboard.kernel import Choice, Message, Sight


class Bot(Protocol):
    """A player that is a program. Any object with this method is one; it need not inherit from here.

    A bot gets a seed when it is made and takes all its randomness from it, so that the same bots play the same match
    again. A table may make a new one for every decision: what it must know is in its sight, and what it remembers only
    helps.
    """

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move in `sight.options`; a tuple of places when some are asked for."""
        ...


@runtime_checkable
class Paced(Protocol):
    """A bot that takes its time, as a person does. Without it, a race would go to the fastest computer."""

    def choose(self, sight: Sight) -> Choice:
        """As every bot."""
        ...

    def pace(self, sight: Sight) -> float:
        """Seconds from now until this bot will act, whatever it will then see. Asked once for each act in a race or
        against a deadline, as soon as the seat may act. A table sleeps that long; a simulation only counts."""
        ...


@runtime_checkable
class Explaining(Protocol):
    """A bot that says why: where somebody plays alone beside it, or asks what it would do."""

    def choose(self, sight: Sight) -> Choice:
        """As every bot."""
        ...

    def explain(self, sight: Sight, chosen: Choice) -> Message | None:
        """Why it has just chosen this, in a sentence or two that name nothing but what the seat knows; None where it
        speaks for itself."""
        ...


@runtime_checkable
class Weighing(Protocol):
    """A bot that says with what chances, for those who ask what it would do: what it reckoned, or how moves that it
    tried came out."""

    def choose(self, sight: Sight) -> Choice:
        """As every bot."""
        ...

    def figure(self, sight: Sight, chosen: Choice) -> Message | None:
        """How much better the move that it has just chosen came out than the next best, and how sure that is; or what
        it makes of the chances. One sentence; None where it knows no figure."""
        ...
