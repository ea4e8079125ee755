"""A whole analysis, small: what adds up, that it is always the same, and what is said of matches that are not over."""

from collections.abc import Callable, Generator, Iterable
from typing import Any

import msgspec
import pytest

from analysis.matches import drift_record
from starboard.analysis import QUICK, analyse, read_analysis, write_analysis
from starboard.analysis.subject import subject_of
from starboard.arena import ProcessRunner
from starboard.kernel import BadRecord, Message, StarboardError

RECORD = drift_record()
ANALYSIS = analyse(RECORD, QUICK)


class Backwards:
    """Does the last job first."""

    def run(self, task: Callable[[Any], Any], jobs: Iterable[Any]) -> Generator[tuple[Any, Any], None, None]:
        for job in reversed(list(jobs)):
            yield job, task(job)


class Clumsy:
    """Loses every job."""

    def run(self, task: Callable[[Any], Any], jobs: Iterable[Any]) -> Generator[tuple[Any, Any], None, None]:
        for job in jobs:
            yield job, None


def test_the_curve_goes_from_the_beginning_to_the_result() -> None:
    subject = subject_of(RECORD)
    first, *_, last = ANALYSIS.curve
    assert (first.position, last.position) == (0, len(subject.lines))
    assert [one.chance for one in last.estimates] == [float(seat in subject.outcome.winners) for seat in range(3)]
    assert all(0 <= one.chance <= 1 for point in ANALYSIS.curve for one in point.estimates)
    assert all(one.error > 0 for point in ANALYSIS.curve[:-1] for one in point.estimates)


def test_a_ledger_adds_up() -> None:
    for ledger in ANALYSIS.ledgers:
        whole = ledger.start + ledger.moves.gain + ledger.others.gain + ledger.luck.gain
        assert whole == pytest.approx(ledger.result, abs=1e-4)
        parts = sum(entry.gain.gain for entry in ledger.entries) + ledger.rest.gain
        assert parts == pytest.approx(ledger.luck.gain, abs=1e-4)


def test_a_blunder_is_told_with_what_would_have_been_better() -> None:
    effort = msgspec.structs.replace(QUICK, decisions=20, glances=6, trials=60, finalists=4)
    (blunder,) = analyse(RECORD, effort).turning
    assert [deed.message for deed in blunder.played.deeds] == [Message("drift-move-grab", {"crate": 1})]
    assert [deed.message for deed in blunder.better.deeds] == [Message("drift-move-grab", {"crate": 3})]
    assert blunder.cost.gain > 2 * blunder.cost.error > 0
    assert blunder.cost.gain == pytest.approx(blunder.better.chance.chance - blunder.played.chance.chance, abs=1e-5)


def test_the_same_record_gives_the_same_in_whatever_order_the_work_is_done() -> None:
    assert write_analysis(analyse(RECORD, QUICK, hands=Backwards())) == write_analysis(ANALYSIS)


def test_several_processes_give_the_same() -> None:
    with ProcessRunner(2) as hands:
        assert write_analysis(analyse(RECORD, QUICK, hands=hands)) == write_analysis(ANALYSIS)


def test_it_is_kept_as_it_was() -> None:
    assert read_analysis(write_analysis(ANALYSIS)) == ANALYSIS


def test_another_seed_imagines_other_worlds() -> None:
    assert analyse(RECORD, QUICK, seed=1).curve != ANALYSIS.curve


def test_progress_goes_up_to_the_whole() -> None:
    heard: list[float] = []
    analyse(RECORD, QUICK, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(StarboardError) as why:
        analyse(drift_record(6), QUICK)
    assert why.value.message.id == "analysis-unfinished"


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(BadRecord):
        analyse(RECORD[:-40], QUICK)


def test_a_worker_that_dies_is_said() -> None:
    with pytest.raises(StarboardError) as why:
        analyse(RECORD, QUICK, hands=Clumsy())
    assert why.value.message.id == "analysis-worker-died"
