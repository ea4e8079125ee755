"""How much is tried. More worlds give surer figures and take longer, in proportion."""

from typing import Final

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """Counts of everything that is tried: never seconds, so that the same record gives the same analysis everywhere."""

    points: int = 32
    """Points of the curve, at most."""
    worlds: int = 40
    """Imagined worlds for a point, shared by the seats; each has at least `fewest`."""
    fewest: int = 10
    decisions: int = 80
    """Decisions that are compared with what the judge would do, at most."""
    glances: int = 8
    """Pairs of worlds for each of them at first,"""
    trials: int = 48
    """and for the few that look worst."""
    finalists: int = 10
    turning: int = 5
    """Turning points that are told, at most."""
    fates: int = 100
    """Moments of luck that are judged, at most,"""
    fate_worlds: int = 8
    """in so many worlds before and after;"""
    great_fates: int = 12
    """and the largest again,"""
    great_worlds: int = 32
    """in so many."""
    told: int = 5
    """Entries that a ledger tells, at most."""


USUAL: Final = Effort()
QUICK: Final = Effort(
    points=6,
    worlds=4,
    fewest=2,
    decisions=6,
    glances=2,
    trials=6,
    finalists=2,
    fates=6,
    fate_worlds=2,
    great_fates=2,
    great_worlds=4,
)
"""For a first look, and for tests."""


def patient(effort: Effort, times: int) -> Effort:
    """The same with so many times as many worlds."""
    return msgspec.structs.replace(
        effort,
        worlds=effort.worlds * times,
        glances=effort.glances * times,
        trials=effort.trials * times,
        fate_worlds=effort.fate_worlds * times,
        great_worlds=effort.great_worlds * times,
    )
