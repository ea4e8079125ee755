"""Many matches: simulations, duels and ladders, on one processor or on all of them.

The environment for learning programs is `starboard.arena.zoo`; it needs the extra `zoo`, so nothing here imports it.
"""

from starboard.arena.duel import Duel, DuelPlan, RoundLost, Side, duel, duel_plan
from starboard.arena.ladder import Meeting, Rung, ladder
from starboard.arena.runner import LOST, Lost, ProcessRunner, Runner, SerialRunner
from starboard.arena.simulate import Failure, Plan, Seeds, Simulation, plan_of, seeds_of, simulate
from starboard.arena.sprt import Bounds, Trial, Verdict

__all__ = [
    "LOST",
    "Bounds",
    "Duel",
    "DuelPlan",
    "Failure",
    "Lost",
    "Meeting",
    "Plan",
    "ProcessRunner",
    "RoundLost",
    "Rung",
    "Runner",
    "Seeds",
    "SerialRunner",
    "Side",
    "Simulation",
    "Trial",
    "Verdict",
    "duel",
    "duel_plan",
    "ladder",
    "plan_of",
    "seeds_of",
    "simulate",
]
