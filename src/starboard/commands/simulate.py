"""`starboard simulate`: let bots play many matches."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from starboard.commands.runners import runner_for, runner_options
from starboard.commands.settings import read_options
from starboard.commands.tables import show_table
from starboard.kernel import StarboardError, Title, find_title, preset_options
from starboard.lessons import cast_of
from starboard.speech import plain
from starboard.terminal import (
    FAILED,
    INTERRUPTED,
    SpokenCommand,
    Terminal,
    WrongCall,
    language_option,
    terminal_of,
    whole_number,
)

if TYPE_CHECKING:
    from starboard.arena import Simulation

MOST_GAMES = 1_000_000_000
USUAL_GAMES = 100
LARGEST_SEED = (1 << 63) - 1
MOST_ERRORS_SAID = 5
GAMES_WORTH_A_WORKER = 64
"""Starting a process takes about as long as this many small games."""


@click.command("simulate", cls=SpokenCommand, help="cli-about-simulate")
@click.argument("title")
@click.option("--seats", metavar="N", callback=whole_number(1, 99), help="cli-help-seats")
@click.option("--bots", metavar="A,B,...", help="cli-help-bots")
@click.option("--preset", metavar="NAME", help="cli-help-preset")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="cli-help-option")
@click.option("--games", "count", metavar="N", callback=whole_number(1, MOST_GAMES), help="cli-help-games")
@click.option("--from", "first", metavar="N", callback=whole_number(1, MOST_GAMES), help="cli-help-from")
@click.option("--to", "last", metavar="N", callback=whole_number(1, MOST_GAMES), help="cli-help-last")
@click.option("--seed", metavar="N", default="0", callback=whole_number(0, LARGEST_SEED), help="cli-help-seed")
@runner_options
@click.option("--keep", metavar="DIR", help="cli-help-keep")
@click.option("--save", metavar="FILE", help="cli-help-save")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def simulate_command(
    ctx: click.Context,
    title: str,
    seats: int | None,
    bots: str | None,
    preset: str | None,
    options: Sequence[str],
    count: int | None,
    first: int | None,
    last: int | None,
    seed: int,
    workers: int | None,
    runner: str | None,
    address: str | None,
    keep: str | None,
    save: str | None,
    as_json: bool,
) -> int:
    from starboard import arena

    terminal = terminal_of(ctx)
    game = find_title(title)
    terminal.speech.learn(game)
    names = [name.strip() for name in bots.split(",")] if bots is not None else usual_bots(game)
    settings = preset_options(game, preset) if preset is not None else {}
    plan = arena.plan_of(game, seats, names, settings | read_options(game, options), seed)
    for warning in game.warnings(plan.seats, plan.options):
        terminal.complain(terminal.say("cli-warning", warning=warning))
    games = games_of(count, first, last)
    with ExitStack() as stack:
        # Made first: nobody wants to learn after a night of games that their results cannot be written.
        file = stack.enter_context(new_file(save)) if save is not None else None
        worth = 1 + len(games) // GAMES_WORTH_A_WORKER
        hands = stack.enter_context(runner_for(runner, workers, address, worth))
        progress = stack.enter_context(progress_bar(terminal, len(games)))
        counted = arena.count_games(plan, games, hands, progress, Path(keep) if keep is not None else None)
        if file is not None and not counted.interrupted:
            file.write(arena.write_results(arena.results_of(plan, games, counted.tally)))
    result = counted.simulation(plan.title)
    if as_json:
        terminal.json(as_object(terminal, result))
    else:
        show_simulation(terminal, said_of(terminal, game, result), plan.bots, result)
    complain_of(terminal, result)
    if result.interrupted:
        terminal.complain(terminal.say("cli-interrupted", games=result.games))
        return INTERRUPTED
    return FAILED if result.errors else 0


def said_of(terminal: Terminal, game: Title[Any], result: "Simulation") -> str:
    """What was played, in a sentence."""
    return terminal.say(
        "cli-simulated",
        title=terminal.name_of(game),
        games=result.games,
        decisions=result.decisions,
        seconds=f"{result.seconds:.2f}",
    )


def games_of(count: int | None, first: int | None, last: int | None) -> range:
    """The numbers of the games to play: the first `count` of them, or those from `first` to `last`."""
    if count is not None and last is not None:
        raise WrongCall("cli-games-or-to")
    first = first or 1
    last = last or first + (count or USUAL_GAMES) - 1
    if last < first:
        raise WrongCall("cli-from-after-to", first=str(first), last=str(last))
    return range(first, last + 1)


@contextmanager
def new_file(name: str) -> Iterator[BinaryIO]:
    """A file that was not there before, to be written; it goes again if nothing is written into it."""
    try:
        handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise StarboardError("cli-file-there", file=name) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
    finally:
        if not os.path.getsize(name):
            os.unlink(name)


def complain_of(terminal: Terminal, result: "Simulation") -> None:
    """Say which games failed; of many, the first ones."""
    for error in result.errors[:MOST_ERRORS_SAID]:
        reason = terminal.sentence(error.message)
        terminal.complain(terminal.say("cli-game-failed", game=error.game, seed=str(error.seed), reason=reason))
    if len(result.errors) > MOST_ERRORS_SAID:
        terminal.complain(terminal.say("cli-more-failed", count=len(result.errors) - MOST_ERRORS_SAID))


def usual_bots(title: Title[Any]) -> list[str]:
    """Who plays where nobody was named: the second level of those who play a title. Chance alone shows little of it."""
    return cast_of(title).levels()[:2][-1:]


def as_object(terminal: Terminal, result: "Simulation") -> dict[str, object]:
    return {
        "title": result.title,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 6),
        "wins": result.wins,
        "scores": result.scores,
        "errors": [
            {"game": error.game, "seed": error.seed, "message": terminal.sentence(error.message)}
            for error in result.errors
        ],
    }


def show_simulation(terminal: Terminal, said: str, bots: Sequence[str], result: "Simulation") -> None:
    """The result for people, after a sentence about all of it."""
    terminal.out(said)
    heads = [terminal.say(head) for head in ("cli-seat", "cli-bot", "cli-wins", "cli-share", "cli-mean-score")]
    rows = []
    for seat, bot in enumerate(bots):
        wins = result.wins[seat]
        share = f"{100 * wins / max(1, result.games):.1f} %"
        rows.append([terminal.speech.name_of(seat), plain(bot), f"{wins:.1f}", share, f"{result.scores[seat]:.2f}"])
    show_table(heads, rows)


@contextmanager
def progress_bar(
    terminal: Terminal, total: int, what: str = "cli-simulating"
) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(terminal.say(what), total=total)
        yield lambda done: bar.update(task, completed=done)
