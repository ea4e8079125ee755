"""Matches on a cluster of two machines: the same as here, to the byte, whoever dies over them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

pytest.importorskip("ray", reason="there is no Ray for this Python")

from drift.title import DRIFT
from ray_cluster import TwoMachines, family
from starboard import cli
from starboard.arena import LOST, Duel, Simulation, duel, duel_plan, plan_of, ray_runner, simulate
from starboard.arena.fuzz import FuzzPlan, fuzz
from starboard.arena.ray_runner import RayRunner
from starboard.arena.runner import SerialRunner
from starboard.kernel import StarboardError
from starboard.terminal import run
from toys.tasks import Unimportable, deadly, plodding, raising, square, unsendable

TESTS = Path(__file__).resolve().parent.parent
QUICK = {"rounds": 1}


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoMachines]:
    with TwoMachines() as machines:
        yield machines


@pytest.fixture(scope="module")
def runner(cluster: TwoMachines) -> Iterator[RayRunner]:
    with RayRunner(address=cluster.address) as found:
        yield found


def test_there_is_a_worker_for_each_processor_of_the_cluster(runner: RayRunner) -> None:
    assert runner.workers == 2


def test_every_job_is_done_once(runner: RayRunner) -> None:
    assert sorted(runner.run(square, range(20))) == [(number, number * number) for number in range(20)]
    assert list(runner.run(square, [])) == []


def test_a_job_that_kills_its_workers_is_lost_and_no_other(runner: RayRunner) -> None:
    results = dict(runner.run(deadly, range(6)))
    assert results == {number: LOST if number == 3 else number for number in range(6)}


def timeless(result: Simulation) -> Simulation:
    return msgspec.structs.replace(result, seconds=0)


def test_a_simulation_gives_what_it_gives_here(runner: RayRunner) -> None:
    plan = plan_of(DRIFT, 3, ("greedy", "random", "random"), QUICK, seed=5)
    heard: list[int] = []
    assert timeless(simulate(plan, 37, runner, heard.append)) == timeless(simulate(plan, 37))
    assert heard == sorted(heard)
    assert heard[-1] == 37


def test_a_duel_gives_what_it_gives_here(runner: RayRunner) -> None:
    plan = duel_plan(DRIFT, ("greedy", "random"), 2, QUICK, seed=4)

    def figures(result: Duel) -> Duel:
        sides = tuple(msgspec.structs.replace(side, seconds=0.0) for side in result.sides)
        return msgspec.structs.replace(result, seconds=0.0, sides=sides)

    assert figures(duel(plan, 20, None, runner)) == figures(duel(plan, 20))


def test_fuzzing_finds_what_it_finds_here(runner: RayRunner) -> None:
    plan = FuzzPlan("drift", 1, 10)
    assert fuzz(plan, range(1, 41), runner) == fuzz(plan, range(1, 41), SerialRunner())


def test_from_the_command_line_to_the_byte(
    cluster: TwoMachines, runner: RayRunner, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    args = ("simulate", "drift", "--option", "rounds=1", "--seed", "9", "--games", "40")
    here, there = tmp_path / "here", tmp_path / "there"
    assert run(cli.starboard, (*args, "--save", str(here), "--runner", "serial")) == 0
    assert run(cli.starboard, (*args, "--save", str(there), "--runner", "ray", "--address", cluster.address)) == 0
    assert here.read_bytes() == there.read_bytes()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("task", "reason"),
    [(raising, "LookupError: four"), (unsendable, "Can't pickle"), (Unimportable(), "No module named")],
)
def test_what_cannot_be_done_is_one_sentence(runner: RayRunner, task: Callable[[int], object], reason: str) -> None:
    with pytest.raises(StarboardError) as caught:
        list(runner.run(task, range(6)))
    assert caught.value.message.id == "arena-worker-failed"
    assert reason in str(caught.value.message.args["reason"])


def test_a_machine_with_other_sources_gets_no_job(runner: RayRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_runner, "fingerprint", lambda: "ours have changed")
    with pytest.raises(StarboardError) as caught:
        list(runner.run(square, range(6)))
    assert caught.value.message.id == "arena-foreign-worker"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--runner", "ray", "--address", "127.0.0.1:1"), "127.0.0.1:1"),
        (("--runner", "ray", "--address", "nowhere at all"), "nowhere at all"),
        (("--runner", "ray", "--address", "127.0.0.1:99999999"), "HOST:PORT"),
        (("--address", "127.0.0.1:1"), "--runner ray"),
        (("--runner", "oracle"), "serial, processes, ray"),
    ],
)
def test_a_cluster_that_is_not_there_is_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    # A program of its own: here, Ray is connected already.
    command = [sys.executable, "-m", "starboard", "simulate", "trucker", "--games", "2", "--lang", "en", *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr


def test_a_machine_that_dies_costs_nothing(
    cluster: TwoMachines, runner: RayRunner, capfd: pytest.CaptureFixture[str]
) -> None:
    jobs = range(24)
    results = []
    for pair in runner.run(plodding, jobs):
        results.append(pair)
        if len(results) == 6:
            cluster.kill_one()
    assert sorted(results) == [(number, number * number) for number in jobs]
    # And the next simulation does without it.
    plan = plan_of(DRIFT, 2, ("greedy", "random"), QUICK, seed=6)
    assert timeless(simulate(plan, 20, runner)) == timeless(simulate(plan, 20))
    assert capfd.readouterr() == ("", "")


OWN_RAY = """if True:
    import os, sys
    from starboard.arena import count_games, plan_of
    from starboard.arena.ray_runner import RayRunner
    from starboard.kernel import find_title
    def heard(done):
        print("going", done, flush=True)
    if __name__ == "__main__":
        plan = plan_of(find_title("trucker"), 2)
        with RayRunner(1) as runner:
            counted = count_games(plan, range(1, 100_001), runner, heard)
        print("interrupted", counted.interrupted, counted.tally.games > 0, flush=True)
"""


def test_without_an_address_ray_listens_to_nobody_else_and_ends_on_one_press() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", OWN_RAY], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("going")
    everybody = family(process.pid)
    listeners = [address for one in everybody for address in listens_to(one)]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines()[-1] == "interrupted True True"
    assert listeners
    assert all(re.fullmatch(r"(::ffff:)?127\.0\.0\.1|::1", address) for address in listeners), listeners
    assert not [one for one in everybody[1:] if Path(f"/proc/{one}/exe").exists() and is_alive(one)]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def listens_to(process: int) -> list[str]:
    """The addresses at which a process listens."""
    shown = subprocess.run(["ss", "-ltnpH"], capture_output=True, text=True, check=True).stdout
    mine = [line.split() for line in shown.splitlines() if f"pid={process}," in line]
    return [fields[3].rpartition(":")[0].strip("[]") for fields in mine]
