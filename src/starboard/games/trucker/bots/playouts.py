"""Decisions by playing on: the rest of the flight, many times, in worlds that the player cannot tell from the true one.

Every candidate is tried in the same worlds, with the same dice to come, so that what differs is what the decision makes
of them.
"""

from collections.abc import Sequence

from starboard.games.trucker.bots.flier import reckoned
from starboard.games.trucker.moves_flight import FlyOn
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Match, Sight

MOST_DECISIONS = 3000
"""No flight takes more."""


def by_playouts(sight: Sight, places: Sequence[int], seeds: Sequence[int]) -> list[float]:
    """For each of these moves, how far ahead of the rivals it leaves the player at the end of the flight, on average."""
    means = []
    for place in places:
        total = 0.0
        for seed in seeds:
            world = sight.imagine(seed)
            round = table_of(world).round
            world.pick(sight.seat, place)
            fly_on(world, round)
            total += lead(table_of(world), sight.seat)
        means.append(total / len(seeds))
    return means


def fly_on(world: Match, round: int) -> None:
    """Play a world on to the end of the flight of this round, everybody reckoning roughly."""
    for _ in range(MOST_DECISIONS):
        question, g = world.question, table_of(world)
        if question is None or g.round != round or g.part == "setup":
            return
        seat = world.waiting[0]
        options = world.offers(seat)
        if len(options) == 1 or isinstance(options[0], FlyOn):
            world.pick(seat, 0)
        else:
            world.pick(seat, reckoned(g, seat, options, str(question.args.get("squares", "")), roughly=True))


def lead(g: TruckerState, seat: int) -> float:
    """How many credits a player is ahead of the best of the others."""
    return g.truckers[seat].credits - max(other.credits for other in g.truckers if other is not g.truckers[seat])


def table_of(world: Match) -> TruckerState:
    """The state of an imagined world, with its type."""
    g = world.state
    assert isinstance(g, TruckerState)
    return g
