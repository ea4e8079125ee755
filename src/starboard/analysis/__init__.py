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

__all__ = [
    "VERSION",
    "Analysis",
    "Deed",
    "Estimate",
    "Gain",
    "Ledger",
    "LuckEntry",
    "Point",
    "TurningPoint",
    "Way",
    "read_analysis",
    "write_analysis",
]
