"""Simulation: reproducible, the same on any number of workers, and it survives whatever a title does."""

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from drift.title import DRIFT
from starboard.arena import Plan, ProcessRunner, Runner, SerialRunner, Simulation, plan_of, seeds_of, simulate
from starboard.arena.simulate import tally_for
from starboard.bots import make_bot, play_out
from starboard.kernel import (
    BadOption,
    BadRecord,
    Outcome,
    StarboardError,
    find_title,
    new_match,
    read_record,
    replay,
)

FAULTS = str(Path(__file__).resolve().parent.parent / "faults")
QUICK = {"rounds": 1}


def timeless(result: Simulation) -> Simulation:
    return msgspec.structs.replace(result, seconds=0)


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FAULTS)


def failed(title: str, games: int = 4, bots: tuple[str, ...] = (), runner: Runner | None = None) -> Simulation:
    return simulate(plan_of(find_title(title), 2, bots, QUICK, seed=3), games, runner)


# -- What comes out ----------------------------------------------------------------------------------------------------


def test_a_simulation_adds_up_what_single_matches_give() -> None:
    plan = plan_of(DRIFT, bots=("greedy", "random", "random"), options=QUICK, seed=11)
    result = simulate(plan, 10)
    wins, scores, decisions = [Fraction()] * 3, [0.0] * 3, 0
    for game in range(1, 11):
        seeds = seeds_of(11, game, 3)
        match = new_match(DRIFT, 3, seeds.match, QUICK)
        bots = [make_bot(DRIFT, name, seed) for name, seed in zip(plan.bots, seeds.bots, strict=True)]
        decisions += play_out(match, bots, DRIFT.longest, seeds.loop)
        assert match.outcome is not None
        scores = [total + score for total, score in zip(scores, match.outcome.scores, strict=True)]
        for seat in match.outcome.winners:
            wins[seat] += Fraction(1, len(match.outcome.winners))
    assert result.wins == tuple(map(float, wins))
    assert result.scores == tuple(total / 10 for total in scores)
    assert (result.title, result.games, result.decisions, result.errors) == ("drift", 10, decisions, ())
    assert sum(wins) == 10
    assert result.seconds > 0
    assert not result.interrupted


def test_workers_and_order_make_no_difference() -> None:
    plan = plan_of(DRIFT, 3, ("greedy", "random", "random"), QUICK, seed=5)
    alone = timeless(simulate(plan, 37))
    assert timeless(simulate(plan, 37)) == alone
    for workers in (1, 2, 3):
        assert timeless(simulate(plan, 37, ProcessRunner(workers))) == alone


def test_seeds_differ_from_game_to_game_and_from_seat_to_seat() -> None:
    seen = [number for game in range(50) for s in [seeds_of(1, game, 4)] for number in (s.match, s.loop, *s.bots)]
    assert len(set(seen)) == len(seen)
    assert seeds_of(1, 2, 4) == seeds_of(1, 2, 4) != seeds_of(2, 1, 4)
    assert seeds_of(1, 2, 4).bots[:2] == seeds_of(1, 2, 2).bots


def test_another_seed_gives_other_matches() -> None:
    first, second = (simulate(plan_of(DRIFT, 2, options=QUICK, seed=seed), 20) for seed in (1, 2))
    assert first.scores != second.scores


def test_bots_sit_in_the_order_given() -> None:
    one = simulate(plan_of(DRIFT, bots=("greedy", "random"), seed=2), 30)
    other = simulate(plan_of(DRIFT, bots=("random", "greedy"), seed=2), 30)
    assert one.wins[0] > one.wins[1]
    assert other.wins[1] > other.wins[0]


def test_progress_rises_to_the_number_of_games() -> None:
    for runner in (SerialRunner(), ProcessRunner(2)):
        heard: list[int] = []
        simulate(plan_of(DRIFT, 2, options=QUICK), 20, runner, heard.append)
        assert heard == sorted(heard)
        assert heard[-1] == 20


def test_sums_do_not_depend_on_the_order() -> None:
    outcomes = [Outcome((0.1, 1e16), (0, 1)), Outcome((0.2, 1.0), (1,)), Outcome((0.3, -1e16), ())]
    sums = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        tally = tally_for(2)
        for place in order:
            part = tally_for(2)
            part.count(outcomes[place], 1)
            tally.add(part)
        sums.add((*tally.wins, *tally.scores))
    assert len(sums) == 1
    assert next(iter(sums))[:2] == (Fraction(1, 2), Fraction(3, 2))


# -- What is planned ---------------------------------------------------------------------------------------------------


def test_a_plan_fills_in_what_was_not_said() -> None:
    assert plan_of(DRIFT) == Plan("drift", 2, plan_of(DRIFT).options, ("random", "random"), 0)
    assert plan_of(DRIFT).options["rounds"] == 6
    assert plan_of(DRIFT, bots=("greedy",)).bots == ("greedy", "greedy")
    assert plan_of(DRIFT, 3, ("greedy",)).bots == ("greedy",) * 3
    assert plan_of(DRIFT, bots=("greedy", "random", "random", "random")).seats == 4


@pytest.mark.parametrize(
    ("seats", "bots", "options", "id"),
    [
        (1, (), {}, "kernel-seats"),
        (5, (), {}, "kernel-seats"),
        (-3, (), {}, "kernel-seats"),
        (None, ("random",) * 5, {}, "kernel-seats"),
        (3, ("random", "random"), {}, "arena-bots-count"),
        (2, ("random",) * 3, {}, "arena-bots-count"),
        (2, ("nobody",), {}, "bots-unknown"),
        (2, (), {"rounds": 7}, "kernel-option-value"),
        (2, (), {"rounds": "6"}, "kernel-option-value"),
        (2, (), {"rounds": True}, "kernel-option-value"),
        (2, (), {"colours": ["red"]}, "kernel-option-length"),
        (2, (), {"speed": 1}, "kernel-option-unknown"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    seats: int | None, bots: tuple[str, ...], options: dict[str, object], id: str
) -> None:
    with pytest.raises(StarboardError) as caught:
        plan_of(DRIFT, seats, bots, options)
    assert caught.value.message.id == id


def test_too_few_bots_are_a_bad_option() -> None:
    with pytest.raises(BadOption) as caught:
        plan_of(DRIFT, 4, ("random", "random"))
    assert caught.value.message.args == {"bots": 2, "seats": 4}


# -- What goes wrong ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize("runner", [SerialRunner(), ProcessRunner(2)], ids=["serial", "processes"])
def test_rules_that_fail_are_counted_with_seed_and_record(runner: Runner, tmp_path: Path) -> None:
    plan = plan_of(find_title("failing"), 2, options=QUICK, seed=3)
    keep = tmp_path / "deep" / "folder"
    result = simulate(plan, 40, runner, keep=keep)
    assert 0 < len(result.errors) < 40
    assert result.games + len(result.errors) == 40
    assert [error.game for error in result.errors] == sorted(error.game for error in result.errors)
    assert len(list(keep.iterdir())) == len(result.errors)
    for error in result.errors:
        assert error.seed == seeds_of(3, error.game, 2).match
        assert error.message.id == "kernel-rules-broken"
        assert error.record == b""
        record = read_record((keep / f"failing-3-{error.game}.jsonl").read_bytes())
        assert record.header.seed == error.seed
        assert replay(record).position == len(record.lines)


@pytest.mark.usefixtures("faults")
def test_a_game_that_kills_its_worker_is_found_among_the_others(tmp_path: Path) -> None:
    plan = plan_of(find_title("dying"), 2, options=QUICK, seed=3)
    result = simulate(plan, 24, ProcessRunner(2), keep=tmp_path)
    same = simulate(msgspec.structs.replace(plan, title="failing"), 24)
    # Both titles go wrong in the same matches, one by raising and one by dying.
    assert [error.game for error in result.errors] == [error.game for error in same.errors] != []
    assert (result.games, result.decisions, result.wins) == (same.games, same.decisions, same.wins)
    assert {error.message.id for error in result.errors} == {"arena-worker-died"}
    with pytest.raises(BadRecord) as caught:
        read_record((tmp_path / f"dying-3-{result.errors[0].game}.jsonl").read_bytes())
    assert caught.value.message.id == "kernel-record-cut-short"
    assert caught.value.whole is not None
    assert caught.value.whole.header.seed == result.errors[0].seed


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(
    ("title", "id"),
    [
        ("stillborn", "kernel-rules-broken"),
        ("endless", "arena-too-long"),
        ("senseless", "arena-game-failed"),
        ("crowded", "arena-game-failed"),
        ("mute", "kernel-dead-end"),
    ],
)
def test_every_fault_of_a_title_is_counted(title: str, id: str, tmp_path: Path) -> None:
    result = failed(title)
    assert [error.message.id for error in result.errors] == [id] * 4
    assert [error.game for error in result.errors] == [1, 2, 3, 4]
    assert (result.games, result.wins, result.scores) == (0, (0.0, 0.0), (0.0, 0.0))
    simulate(plan_of(find_title(title), 2, options=QUICK), 1, keep=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [f"{title}-0-1.jsonl"]


@pytest.mark.usefixtures("faults")
@pytest.mark.parametrize(
    ("bot", "id"), [("liar", "bots-illegal"), ("crasher", "arena-game-failed"), ("unmade", "bots-broken")]
)
def test_every_fault_of_a_bot_is_counted(bot: str, id: str) -> None:
    result = failed("drift", bots=("random", bot))
    assert [error.message.id for error in result.errors] == [id] * 4


@pytest.mark.parametrize("runner", [SerialRunner(), ProcessRunner(2)], ids=["serial", "processes"])
def test_an_interrupt_gives_what_is_done_so_far(runner: Runner) -> None:
    def interrupt(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    plan = plan_of(DRIFT, 2, options=QUICK)
    result = simulate(plan, 1_000_000_000, runner, interrupt)
    assert result.interrupted
    assert 10 <= result.games < 100
    assert sum(result.wins) == pytest.approx(result.games)


def test_a_folder_that_cannot_be_made_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(OSError, match="file"):
        simulate(plan_of(DRIFT, 2), 1, keep=tmp_path / "file" / "folder")
