"""Where the chance of each seat went: its own moves, those of others, and luck."""

import itertools
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import sqrt

from starboard.analysis.account import Gain, Ledger, LuckEntry, Point
from starboard.analysis.curve import stretch_at
from starboard.analysis.survey import Survey
from starboard.analysis.worth import DIGITS, total

SURE = 1.0
"""Standard errors beyond which a part of the luck is told by itself."""
LEAST = 0.01
"""How large the luck of one moment is taken to be, at least, where all that was found could be noise."""
SLIGHT = 0.01
"""And it must have mattered that much."""


def ledgers(
    survey: Survey, curve: Sequence[Point], fates: Mapping[int, tuple[Gain, ...]], told: int
) -> tuple[Ledger, ...]:
    """One for each chance; none where no chance is that of the whole match. `fates` has what was luck, by the position
    before it."""
    if survey.in_parts or not curve:
        return ()
    return tuple(_ledger(survey, curve, fates, column, told) for column in range(len(survey.results)))


def _ledger(
    survey: Survey, curve: Sequence[Point], fates: Mapping[int, tuple[Gain, ...]], column: int, told: int
) -> Ledger:
    luck = sobered({position: gains[column] for position, gains in fates.items()})
    own, others = _decided(survey, curve, luck, column)
    entries, rest = _sorted_out(survey, luck, column, told)
    return Ledger(
        None if survey.cooperative else column,
        curve[0].estimates[column].chance,
        curve[-1].estimates[column].chance,
        own,
        others,
        total(list(luck.values())),
        entries,
        total(rest),
        len(rest),
    )


def sobered(luck: Mapping[int, Gain]) -> dict[int, Gain]:
    """The same gains, each the nearer to nothing the less sure it is: of a hundred things that did not matter, a few
    seem to, and a sum of guesses would drown what is known. How large luck really is here, all of them tell together.
    """
    if not luck:
        return {}
    real = sum(one.gain**2 - one.error**2 for one in luck.values()) / len(luck)
    real = max(LEAST**2, real)
    found = {}
    for position, one in luck.items():
        share = real / (real + one.error**2)
        found[position] = Gain(round(share * one.gain, DIGITS), round(sqrt(share) * one.error, DIGITS))
    return found


def _decided(survey: Survey, curve: Sequence[Point], luck: Mapping[int, Gain], column: int) -> tuple[Gain, Gain]:
    """What was not luck, between each two points of the curve: it was the seat's own doing where it decided something
    that weighed, else that of others. Errors of points in between cancel out where both sides are the same."""
    starts = [point.position for point in curve]
    parts: tuple[list[float], list[float]] = ([], [])
    doubts = [0.0, 0.0]
    weighed = {place for place, seat in survey.decisions if survey.cooperative or seat == column}
    whose = [
        0 if any(place in weighed for place in range(start, end)) or survey.cooperative else 1
        for start, end in itertools.pairwise(starts)
    ]
    for number, owner in enumerate(whose):
        change = curve[number + 1].estimates[column].chance - curve[number].estimates[column].chance
        parts[owner].append(change)
    for position, one in luck.items():
        number = min(len(whose) - 1, bisect_right(starts, position) - 1)
        parts[whose[number]].append(-one.gain)
        doubts[whose[number]] += one.error**2
    for number, point in enumerate(curve):
        error = point.estimates[column].error ** 2
        sides = [whose[at] for at in (number - 1, number) if 0 <= at < len(whose)]
        if len(sides) == 1:
            doubts[sides[0]] += error
        elif sides[0] != sides[1]:
            doubts[0] += error
            doubts[1] += error
    own, others = (round(sum(part, 0.0), DIGITS) for part in parts)
    errors = [round(sqrt(doubt), DIGITS) for doubt in doubts]
    return Gain(own, errors[0]), Gain(others, errors[1])


def _sorted_out(
    survey: Survey, luck: Mapping[int, Gain], column: int, told: int
) -> tuple[tuple[LuckEntry, ...], list[Gain]]:
    """The largest parts of the luck, and all others."""
    by_size = sorted(luck, key=lambda position: (-abs(luck[position].gain), position))
    sure = [position for position in by_size if abs(luck[position].gain) > max(SLIGHT, SURE * luck[position].error)]
    entries = []
    what = {fate.position: fate for fate in survey.fates}
    for position in sure[:told]:
        fate = what[position]
        turn = stretch_at(survey, position).turn
        entries.append(LuckEntry(position + 1, turn, fate.seat, fate.kind, fate.what, luck[position]))
    return tuple(entries), [luck[position] for position in by_size if position not in sure[:told]]
