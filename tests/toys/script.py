"""A title made on the spot: its rules are whatever procedure a test writes down."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from starboard.kernel import Chance, Event, Move, Options, Outcome, Rules, Title


class Say(Move, frozen=True):
    """Say a number."""

    number: int


SAYS = [Say(number) for number in range(6)]


@dataclass(slots=True)
class Heard:
    """What the procedure was answered, as text, so that a test can look at it."""

    chance: Chance
    answers: list[str]
    news: list[Event] | None = None

    def hear(self, answer: object) -> None:
        self.answers.append(repr(answer))


class Script(Title[Heard]):
    """Three seats and one procedure."""

    id: ClassVar[str] = "script"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 3
    most_seats: ClassVar[int] = 3
    moves: ClassVar[tuple[type[Move], ...]] = (Say,)
    state = Heard
    longest: ClassVar[int] = 1000

    def __init__(self, procedure: Callable[[Heard], Rules[None]]) -> None:
        self._procedure = procedure

    def setup(self, seats: int, options: Options, chance: Chance) -> Heard:
        return Heard(chance, [])

    def rules(self, g: Heard) -> Rules[None]:
        return self._procedure(g)

    def view(self, g: Heard, seat: int | None, reckon: bool = True) -> Any:
        return {"answers": len(g.answers)}

    def outcome(self, g: Heard) -> Outcome:
        return Outcome((0.0, 0.0, 0.0), (0,))

    def census(self, g: Heard) -> Mapping[str, int]:
        return {}
