"""Who plays the matches of a command: this process, several of them, or a cluster."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from starboard.kernel import StarboardError
from starboard.terminal import WrongCall, whole_number

if TYPE_CHECKING:
    from starboard.arena import Runner

MOST_WORKERS = 1024
RUNNERS = ("serial", "processes", "ray")


def runner_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options `--workers`, `--runner` and `--address`."""
    command = click.option("--address", metavar="HOST:PORT", help="cli-help-address")(command)
    command = click.option("--runner", metavar="|".join(RUNNERS), callback=_a_runner, help="cli-help-runner")(command)
    most = whole_number(1, MOST_WORKERS)
    return click.option("--workers", metavar="N", callback=most, help="cli-help-workers")(command)


def _a_runner(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and value not in RUNNERS:
        raise WrongCall("cli-no-such-runner", value=value[:40], runners=", ".join(RUNNERS))
    return value


def runner_for(kind: str | None, workers: int | None, address: str | None, worth: int) -> "Runner":
    """The runner that was asked for; else processes, as many as there are processors and as the work is `worth`."""
    from starboard import arena

    if address is not None and kind != "ray":
        raise WrongCall("cli-address-without-ray")
    if kind == "ray":
        return ray_runner(workers, address)
    workers = workers or min(os.cpu_count() or 1, worth)
    if kind == "serial" or (kind is None and workers == 1):
        return arena.SerialRunner()
    return arena.ProcessRunner(workers)


def ray_runner(workers: int | None, address: str | None) -> "Runner":
    try:
        from starboard.arena.ray_runner import RayRunner
    except ImportError:
        raise StarboardError("cli-no-ray") from None
    return RayRunner(workers, address)
