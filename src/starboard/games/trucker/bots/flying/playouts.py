"""Decisions by playing on: the rest of the flight, many times, in worlds that the player cannot tell from the true one.

Every candidate is tried in the same worlds, with the same dice to come, so that what differs is what the decision makes
of them.
"""

from collections.abc import Sequence

from starboard.games.trucker.bots.flying.flier import reckoned
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match, Sight

MOST_DECISIONS = 3000
"""No flight takes more."""


def by_playouts(sight: Sight, places: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
    """For each of these moves, how far ahead of the others it leaves the player after each of the flights."""
    return [[_playout(sight, place, seed) for seed in seeds] for place in places]


def _playout(sight: Sight, place: int, seed: int) -> float:
    world = sight.imagine(seed)
    round = _table(world).round
    world.pick(sight.seat, place)
    fly_on(world, round)
    return lead(_table(world), sight.seat)


def fly_on(world: Match, round: int) -> None:
    """Play a world on to the end of the flight, everybody reckoning roughly, and nobody giving up."""
    for _ in range(MOST_DECISIONS):
        question, g = world.question, _table(world)
        if question is None or g.round != round:
            return
        seat = world.waiting[0]
        options = world.offers(seat)
        if len(options) == 1 or isinstance(options[0], FlyOn):
            world.pick(seat, 0)
        else:
            squares = str(question.args.get("squares", ""))
            world.pick(seat, reckoned(g, seat, options, squares, roughly=True))


def lead(g: TruckerState, seat: int) -> float:
    """How many credits a player is ahead of the best of the others."""
    return g.truckers[seat].credits - max(
        trucker.credits for number, trucker in enumerate(g.truckers) if number != seat
    )


def _table(world: Match) -> TruckerState:
    """The state of an imagined world, which holds nothing of the true one that the player does not see."""
    g = world.state
    assert isinstance(g, TruckerState)
    return g
