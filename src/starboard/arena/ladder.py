"""Many duels make a ladder: one Elo for each bot, such that the shares they won are as likely as can be.

The model is that of Bradley and Terry: the odds of a win are a power of the difference. It is fitted by Newton's
method, and the error of each figure comes from how many rounds it took part in and how lopsided they were.
"""

from collections.abc import Sequence
from math import inf, log, sqrt

import msgspec

from starboard.arena.sprt import Z, share_of

SCALE = 400 / log(10)
"""Elo in one unit of the logarithm of odds."""
STEPS, NEAR = 200, 1e-9
PRIOR = 0.5
"""Rounds with each outcome that are added to every meeting: somebody who never lost is not infinitely strong."""


class Meeting(msgspec.Struct, frozen=True):
    """A duel of two bots: its rounds, and the first bot's share."""

    bots: tuple[str, str]
    rounds: int
    share: float


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder, with the width of its 95 % error bar in each direction."""

    bot: str
    elo: float
    error: float


def ladder(meetings: Sequence[Meeting], anchor: str) -> list[Rung]:
    """All bots that met, the strongest first. `anchor` stands at 0, without an error. A bot with no way of duels to the
    anchor has an infinite one."""
    bots = sorted({bot for meeting in meetings for bot in meeting.bots} - {anchor})
    place = {bot: number for number, bot in enumerate(bots)}
    strength = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, bend = _slope(meetings, place, strength)
        step = _solve(bend, slope)
        if step is None:
            break
        strength = [one + _small(more) for one, more in zip(strength, step, strict=True)]
        if max(map(abs, step), default=0.0) < NEAR:
            break
    errors = _errors(_slope(meetings, place, strength)[1])
    rungs = [Rung(bot, SCALE * strength[place[bot]], SCALE * Z * errors[place[bot]]) for bot in bots]
    return sorted([*rungs, Rung(anchor, 0.0, 0.0)], key=lambda rung: (-rung.elo, rung.bot))


def _small(step: float) -> float:
    """Newton's steps may jump too far at the beginning."""
    return max(-1.0, min(1.0, step))


def _slope(
    meetings: Sequence[Meeting], place: dict[str, int], strength: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first and the negative second derivatives of the likelihood."""
    size = len(strength)
    slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
    for meeting in meetings:
        first, second = (place.get(bot, -1) for bot in meeting.bots)
        ahead = (strength[first] if first >= 0 else 0.0) - (strength[second] if second >= 0 else 0.0)
        rounds = meeting.rounds + 2 * PRIOR
        expected = share_of(SCALE * ahead)
        over = meeting.rounds * meeting.share + PRIOR - rounds * expected
        weight = rounds * expected * (1 - expected)
        for one, sign in ((first, 1), (second, -1)):
            if one >= 0:
                slope[one] += sign * over
                bend[one][one] += weight
        if first >= 0 and second >= 0:
            bend[first][second] -= weight
            bend[second][first] -= weight
    return slope, bend


def _errors(bend: list[list[float]]) -> list[float]:
    """The standard errors: the roots of the diagonal of the inverse."""
    found = []
    for number in range(len(bend)):
        column = _solve(bend, [float(row == number) for row in range(len(bend))])
        found.append(inf if column is None else sqrt(max(0.0, column[number])))
    return found


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float] | None:
    """Solve a small system of equations by elimination; None: it has no one solution."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        if abs(rows[best][column]) < 1e-12:
            return None
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [mine - factor * other for mine, other in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]
