"""Many matches: simulation on one processor or on all of them.

The environment for learning programs is `starboard.arena.zoo`; it needs the extra `zoo`, so nothing here imports it.
"""

from starboard.arena.runner import LOST, Lost, ProcessRunner, Runner, SerialRunner
from starboard.arena.simulate import Failure, Plan, Seeds, Simulation, plan_of, seeds_of, simulate

__all__ = [
    "LOST",
    "Failure",
    "Lost",
    "Plan",
    "ProcessRunner",
    "Runner",
    "Seeds",
    "SerialRunner",
    "Simulation",
    "plan_of",
    "seeds_of",
    "simulate",
]
