"""Many matches: simulations, duels and ladders, on one processor or on all of them.

The environment for learning programs is `starboard.arena.zoo`; it needs the extra `zoo`, so nothing here imports it.
"""

from starboard.arena.duel import Duel, DuelPlan, RoundLost, Side, duel, duel_plan
from starboard.arena.ladder import Meeting, Rung, ladder
from starboard.arena.results import BadResults, Results, merged, read_results, results_of, write_results
from starboard.arena.runner import LOST, Lost, ProcessRunner, Runner, SerialRunner
from starboard.arena.simulate import Failure, Plan, Seeds, Simulation, count_games, plan_of, seeds_of, simulate
from starboard.arena.sprt import Bounds, Trial, Verdict

__all__ = [
    "LOST",
    "BadResults",
    "Bounds",
    "Duel",
    "DuelPlan",
    "Failure",
    "Lost",
    "Meeting",
    "Plan",
    "ProcessRunner",
    "Results",
    "RoundLost",
    "Rung",
    "Runner",
    "Seeds",
    "SerialRunner",
    "Side",
    "Simulation",
    "Trial",
    "Verdict",
    "count_games",
    "duel",
    "duel_plan",
    "ladder",
    "merged",
    "plan_of",
    "read_results",
    "results_of",
    "seeds_of",
    "simulate",
    "write_results",
]
