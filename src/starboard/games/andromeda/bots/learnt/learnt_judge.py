"""The judge that learnt: the lead as things look, and what a network adds to it."""

from collections.abc import Sequence
from functools import cached_property
from operator import add
from typing import NamedTuple

from starboard.games.andromeda.bots.judge import Judge
from starboard.games.andromeda.bots.launches import left
from starboard.games.andromeda.bots.learnt.network import learnt
from starboard.games.andromeda.bots.learnt.numbers import CLOCK, SIDE, Side, clock, side
from starboard.games.andromeda.bots.rehearsal import Ahead
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.neurons import Cells, Network, sums_of


class Others(NamedTuple):
    """The other sides before a turn, the rival among them: who stands best."""

    sides: list[Side]
    rival: Side
    sums: list[int]
    """What the first layer makes of the rival."""


class LearntJudge(Judge):
    """Adds to the lead what a network has learnt of such positions."""

    def __init__(self, network: Network | None = None) -> None:
        if network is not None:
            self.network = network

    @cached_property
    def network(self) -> Network:
        """By default the one that ships with the bots, read when it is needed first."""
        return learnt()

    @cached_property
    def parts(self) -> tuple[Cells, Cells, Cells]:
        """The first layer as it reads the player, the rival and the table."""
        side, cells = len(SIDE), self.network.cells
        return cells(0, side), cells(side, side), cells(2 * side, len(CLOCK))

    def before(self, g: AndromedaState, who: int) -> Others:
        """The others, whom a turn of this player hardly changes."""
        sides, rival = others_of(g, who)
        return Others(sides, rival, sums_of(self.parts[1], rival.numbers))

    def leads(self, aheads: Sequence[Ahead], who: int, before: Others) -> list[float]:
        return [self._lead(ahead, who, before) for ahead in aheads]

    def _lead(self, ahead: Ahead, who: int, before: Others) -> float:
        own = side(ahead.g, who)
        lead = plain_lead(ahead, own, before.sides)
        if ahead.g.part == "over":
            return lead
        of_player, _, of_table = self.parts
        sums = map(add, before.sums, sums_of(of_player, own.numbers))
        return lead + self.network.rest([*map(add, sums, sums_of(of_table, clock(ahead, who, lead)))])


def others_of(g: AndromedaState, who: int) -> tuple[list[Side], Side]:
    """All other sides, and the one that stands best."""
    sides = [side(g, other) for other in range(len(g.players)) if other != who]
    remaining = left(g)
    return sides, max(sides, key=lambda one: one.value(remaining))


def plain_lead(ahead: Ahead, own: Side, others: Sequence[Side]) -> float:
    """The lead as things look, which the plain judge says as well."""
    remaining = left(ahead.g)
    return own.value(remaining) + ahead.battle - max(other.value(remaining) for other in others)


def row(ahead: Ahead, who: int, others: Sequence[Side], rival: Side) -> list[int]:
    """All numbers of a position, as the network reads them."""
    own = side(ahead.g, who)
    return [*own.numbers, *rival.numbers, *clock(ahead, who, plain_lead(ahead, own, others))]
