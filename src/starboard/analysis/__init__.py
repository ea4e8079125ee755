"""A match that is over, looked at again: chances of winning, turning points, luck."""

from starboard.analysis.account import (
    VERSION,
    Analysis,
    Deed,
    Estimate,
    Gain,
    Ledger,
    LuckEntry,
    Point,
    TurningPoint,
    Way,
    read_analysis,
    write_analysis,
)
from starboard.analysis.course import Batch, Course, course
from starboard.analysis.drive import analyse
from starboard.analysis.effort import QUICK, USUAL, Effort
from starboard.analysis.jobs import Job, Result, do

__all__ = [
    "QUICK",
    "USUAL",
    "VERSION",
    "Analysis",
    "Batch",
    "Course",
    "Deed",
    "Effort",
    "Estimate",
    "Gain",
    "Job",
    "Ledger",
    "LuckEntry",
    "Point",
    "Result",
    "TurningPoint",
    "Way",
    "analyse",
    "course",
    "do",
    "read_analysis",
    "write_analysis",
]
