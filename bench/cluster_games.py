"""What the workers of `bench.cluster` do: in a module of its own, so that those of a cluster can import it."""

import time
from os import getpid

from starboard.arena import Plan
from starboard.arena.simulate import GamePlayer


def play(plan: Plan, games: range) -> tuple[int, float, int]:
    """Games of a plan: who played them, its core seconds so far, and how many came to their end."""
    tally = GamePlayer(plan)(games)
    return getpid(), time.process_time(), tally.games
