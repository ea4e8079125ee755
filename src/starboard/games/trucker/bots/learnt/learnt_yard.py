"""A yard whose judge learnt from ships and their flights."""

from functools import cached_property
from operator import add, mul
from typing import ClassVar

from starboard.games.trucker.bots.building.yard import Weights, Yard
from starboard.games.trucker.bots.learnt.judgement import Judgement, learnt
from starboard.games.trucker.bots.learnt.numbers import COMING, NAMES, of_flight, of_ship
from starboard.games.trucker.bots.worth.tally import Tally, worths
from starboard.neurons import UNIT, Cells, sums_of

OWN = len(NAMES) - len(COMING)
"""How many of the numbers are those of the ship."""


class LearntYard(Yard):
    """An unfinished ship, judged by what ships of its kind did in flight. In a fleet its abilities count as
    much as they did there."""

    judgement: ClassVar[Judgement | None] = None
    """None: the one that ships with the bots."""

    @cached_property
    def _judge(self) -> Judgement:
        return self.judgement or learnt()

    @cached_property
    def _cells(self) -> Cells:
        return self._judge.cells(0, OWN)

    @cached_property
    def _fleet(self) -> list[float]:
        """How much each ability counts in a fleet."""
        return [weight / UNIT for weight in self._judge.fleet]

    @cached_property
    def _of_flight(self) -> list[int]:
        """What the first layer makes of the flight."""
        return sums_of(self._judge.cells(OWN, len(COMING)), of_flight(self.prospects))

    def worth(self, tally: Tally, unbuilt: float) -> float:
        parts = worths(tally, self.prospects, unbuilt, self.finished)
        if len(self.board.fleet) > 1:
            return sum(map(mul, self._fleet, parts), 0.0)
        sums = sums_of(self._cells, of_ship(tally, parts, unbuilt, self.finished))
        return parts.total + self._judge.rest([*map(add, sums, self._of_flight)])

    def weigh(self) -> Weights:
        if len(self.board.fleet) > 1:
            return super().weigh()
        place = self._judge.place
        open_end = -place("open_end") * self.prospects.exposed - place("open_end_level") * self.level
        return Weights(open_end, place("joint") * self.level, -place("small"), place("covered"))
