"""Finished matches for tests of the analysis."""

from functools import cache
from pathlib import Path

from drift.title import DRIFT
from starboard.analysis.subject import Subject, subject_of
from starboard.bots import RandomBot, play_out
from starboard.kernel import new_match, record_of, write_record

GOLDEN = Path(__file__).resolve().parent.parent / "golden"


@cache
def drift_record(decisions: int = 10_000) -> bytes:
    """The record of a short match of Drift, or of its first decisions."""
    match = new_match(DRIFT, 3, 5, {"rounds": 1}, names=("Ada", "Ben", "Cleo"))
    play_out(match, [RandomBot(seat) for seat in range(3)], decisions)
    return write_record(record_of(match))


def golden(name: str) -> Subject:
    """A recorded match of a title, such as `trucker/i-2`."""
    return subject_of(GOLDEN.joinpath(f"{name}.jsonl").read_bytes())
