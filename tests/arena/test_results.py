"""Results as files: parts give, to the byte, what one run would have given; what does not belong is refused."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from drift.title import DRIFT
from starboard.arena import (
    BadResults,
    Plan,
    ProcessRunner,
    Results,
    Runner,
    count_games,
    merged,
    plan_of,
    read_results,
    results_of,
    simulate,
    write_results,
)
from starboard.kernel import find_title

QUICK = {"rounds": 1}
PLAN = plan_of(DRIFT, bots=("greedy", "random", "random"), options=QUICK, seed=11)


def part(first: int, last: int, plan: Plan = PLAN, runner: Runner | None = None) -> Results:
    games = range(first, last + 1)
    return results_of(plan, games, count_games(plan, games, runner).tally)


def named(*parts: Results) -> list[tuple[str, Results]]:
    return [(f"{number}.json", part) for number, part in enumerate(parts, 1)]


def test_parts_give_to_the_byte_what_one_run_gives() -> None:
    whole = write_results(part(1, 40))
    pieces = [part(27, 40, runner=ProcessRunner(2)), part(1, 9), part(10, 26)]
    files = [(name, read_results(write_results(piece), name)) for name, piece in named(*pieces)]
    assert write_results(merged(files)) == whole
    # Merging in two steps is the same.
    assert write_results(merged(named(merged(files[1:]), pieces[0]))) == whole
    same = simulate(PLAN, 40)
    assert msgspec.structs.replace(same, seconds=0) == merged(files).simulation()


def test_a_part_does_not_begin_again_at_the_first_game() -> None:
    assert part(1, 5).scores != part(6, 10).scores


def test_failed_games_keep_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parent.parent / "faults"))
    plan = plan_of(find_title("failing"), 2, options=QUICK, seed=3)
    whole = part(1, 30, plan)
    assert whole.errors
    assert write_results(merged(named(part(16, 30, plan), part(1, 15, plan)))) == write_results(whole)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (lambda: [part(1, 5), part(5, 8)], "arena-results-overlap"),
        (lambda: [part(1, 5), part(1, 5)], "arena-results-overlap"),
        (lambda: [part(1, 5), part(8, 9)], "arena-results-gap"),
        (lambda: [part(1, 5), part(6, 9, msgspec.structs.replace(PLAN, seed=12))], "arena-results-foreign"),
        (lambda: [part(1, 5), msgspec.structs.replace(part(6, 9), rules=99)], "arena-results-foreign"),
        (lambda: [part(1, 5), msgspec.structs.replace(part(6, 9), program="9.9")], "arena-results-foreign"),
    ],
)
def test_what_does_not_belong_together_is_refused(parts: Callable[[], list[Results]], message: str) -> None:
    with pytest.raises(BadResults) as why:
        merged(named(*parts()))
    assert why.value.message.id == message


def forged(**fields: object) -> bytes:
    """A file with a right check and wrong figures."""
    return write_results(msgspec.structs.replace(part(1, 4), **fields))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (lambda: b"", "arena-results-none"),
        (lambda: b"\xff\xfe", "arena-results-none"),
        (lambda: b"[" * 100_000, "arena-results-none"),
        (lambda: b'{"starboard":1}\n', "arena-results-none"),
        (lambda: b'{"results":2}\n', "arena-results-newer"),
        (lambda: b'{"results":1}\n', "arena-results-damaged"),
        (lambda: forged()[:-2], "arena-results-none"),
        (lambda: forged().replace(b'"decisions":', b'"decisions":1'), "arena-results-damaged"),
        (lambda: forged() * 2, "arena-results-none"),
        (lambda: forged(last=5), "arena-results-damaged"),
        (lambda: forged(first=-3, last=0), "arena-results-damaged"),
        (lambda: forged(wins=("5", "0", "0")), "arena-results-damaged"),
        (lambda: forged(wins=("1/0", "0", "0")), "arena-results-damaged"),
        (lambda: forged(wins=("2/2", "0", "0")), "arena-results-damaged"),
        (lambda: forged(scores=("1e999999999", "0", "0")), "arena-results-damaged"),
        (lambda: forged(scores=("0", "0")), "arena-results-damaged"),
        (lambda: forged(decisions=-1), "arena-results-damaged"),
    ],
)
def test_wrong_files_are_refused(data: Callable[[], bytes], message: str) -> None:
    with pytest.raises(BadResults) as why:
        read_results(data(), "one.json")
    assert why.value.message.id == message
    assert why.value.message.args["file"] == "one.json"
