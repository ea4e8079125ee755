"""Matches for `bench.strength`: what a worker plays, and what comes back. Game number i takes its chance from its own
seeds, so that a figure can be measured again."""

from time import process_time

import msgspec

from starboard.arena import seeds_of
from starboard.bots import make_bot, play_out
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import new_match

SEED = 2026


class Duel(msgspec.Struct, frozen=True):
    """One match: who plays, in the order of an imaginary round table, and in which classes. Seats move on by one from
    match to match."""

    bots: tuple[str, ...]
    classes: tuple[str, ...]
    number: int


class Result(msgspec.Struct, frozen=True):
    """What each of the bots won, a shared win in equal parts, and its credits, in the order of the duel; and the
    seconds of one core that the match took."""

    won: tuple[float, ...]
    credits: tuple[float, ...]
    seconds: float
    decisions: int


def play(duel: Duel) -> Result:
    """Play a match by the clock, with default options."""
    seats = len(duel.bots)
    order = [(seat + duel.number) % seats for seat in range(seats)]
    seeds = seeds_of(SEED, duel.number, seats)
    match = new_match(TRUCKER, seats, seeds.match, {"classes": duel.classes}, listening=False)
    bots = [make_bot(TRUCKER, duel.bots[order[seat]], seeds.bots[seat]) for seat in range(seats)]
    started = process_time()
    decisions = play_out(match, bots, TRUCKER.longest, seeds.loop)
    seconds = process_time() - started
    assert match.outcome is not None
    winners = {order[seat] for seat in match.outcome.winners}
    scores = dict(zip(order, match.outcome.scores, strict=True))
    won = tuple((bot in winners) / len(winners) for bot in range(seats))
    return Result(won, tuple(float(scores[bot]) for bot in range(seats)), seconds, decisions)
