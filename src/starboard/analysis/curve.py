"""Which positions the curve is made of, and what lies between two of them."""

from bisect import bisect_right
from collections.abc import Sequence

from starboard.analysis.account import Estimate, Point
from starboard.analysis.survey import Stretch, Survey


def positions(survey: Survey, most: int) -> list[int]:
    """Where chances are estimated: at the beginnings of stretches, and within those that are long; the end is not among
    them. At most so many, evenly."""
    length = len(survey.movers)
    if not length:
        return []
    starts = sorted({0, *(stretch.position for stretch in survey.stretches)})
    apart = max(1, -(-length // most))
    found = []
    for start, end in zip(starts, [*starts[1:], length], strict=True):
        parts = max(1, (end - start) // (2 * apart))
        found += [start + (end - start) * part // parts for part in range(parts)]
    return thinned(found, most)


def thinned(found: Sequence[int], most: int) -> list[int]:
    """At most so many of them, the first among them, evenly."""
    if len(found) <= most:
        return list(found)
    return [found[len(found) * number // most] for number in range(most)]


def stretch_at(survey: Survey, position: int) -> Stretch:
    """The stretch to which a position belongs."""
    starts = [stretch.position for stretch in survey.stretches]
    place = bisect_right(starts, position) - 1
    return survey.stretches[max(0, place)]


def points(survey: Survey, where: Sequence[int], estimates: Sequence[Sequence[Estimate]]) -> tuple[Point, ...]:
    """The curve, with the result at its end."""
    found = []
    for position, ones in zip(where, estimates, strict=True):
        stretch = stretch_at(survey, position)
        found.append(Point(position, stretch.turn, stretch.title, tuple(ones)))
    if survey.in_parts:
        return tuple(found)
    last = stretch_at(survey, len(survey.movers))
    results = tuple(Estimate(result, 0.0) for result in survey.results)
    return (*found, Point(len(survey.movers), last.turn, None, results))
