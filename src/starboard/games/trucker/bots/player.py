"""What the levels have in common: they build with their skill, and everything else is for `fly`."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from random import Random

from msgspec.structs import replace

from starboard.games.trucker.bots.building.builder import Builder
from starboard.games.trucker.bots.building.skill import Skill
from starboard.games.trucker.bots.building.yard import Yard
from starboard.games.trucker.bots.flying.flight_reasons import because_in_flight
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.moves.flight_moves import RaiseShield, Shoot
from starboard.kernel import Asked, Choice, Message, Move, Sight

BUILDING = ("trucker-ask-build", "trucker-ask-build-turn", "trucker-ask-hourglass")


class Player(ABC):
    """A player of some level. It takes all its chance from its seed, and needs no memory of what it did before."""

    def __init__(self, skill: Skill, seed: int, begun: type[Yard] = Yard) -> None:
        self.chance = Random(seed)
        self.builder = Builder(skill, self.chance, begun)

    def pace(self, sight: Sight) -> float:
        """Seconds until the next act."""
        return self.builder.pace()

    def choose(self, sight: Sight) -> Choice:
        """The place of the chosen move."""
        asked = sight.question
        if asked.prompt in BUILDING:
            return self.builder.choose(sight)
        if asked.kind == "ask-some":
            return tuple(range(asked.least))
        options = sight.options
        return 0 if len(options) == 1 else self.fly(sight, asked, options)

    def explain(self, sight: Sight, chosen: Choice) -> Message | None:
        """Why it has just chosen this: while it builds, what it does for the ship; in flight, what was reckoned."""
        asked, options = sight.question, sight.options
        if not isinstance(chosen, int) or len(options) == 1:
            return None
        if asked.prompt in BUILDING:
            return self.builder.because(sight, chosen)
        g = seen_by(sight.view, sight.seat)
        say = partial(_words, sight)
        return because_in_flight(g, sight.seat, options, chosen, threatened(asked), say)

    @abstractmethod
    def fly(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> int:
        """The place of the move to make in ship check, loading and flight."""


def _words(sight: Sight, move: Move) -> Message:
    """What the button of a move says."""
    return sight.caption(move).message


def threatened(asked: Asked) -> str:
    """The squares that an attack threatens, as the question names them; empty when there is none."""
    return str(asked.args.get("squares", ""))


def different(options: Sequence[Move]) -> list[int]:
    """The places of the moves that differ in more than where their battery comes from: of those the first, which is
    the best."""
    seen: dict[Move, int] = {}
    for place, move in enumerate(options):
        seen.setdefault(replace(move, battery="") if isinstance(move, RaiseShield | Shoot) else move, place)
    return list(seen.values())
