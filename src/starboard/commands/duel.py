"""`starboard duel`: which of two bots is stronger, and by how much."""

from collections.abc import Sequence
from math import isinf
from typing import TYPE_CHECKING, Any

import click

from starboard.commands.runners import runner_for, runner_options
from starboard.commands.settings import read_options
from starboard.commands.simulate import LARGEST_SEED, MOST_ERRORS_SAID, progress_bar
from starboard.commands.tables import show_table
from starboard.kernel import Title, find_title, preset_options
from starboard.terminal import (
    FAILED,
    INTERRUPTED,
    SpokenCommand,
    Terminal,
    language_option,
    terminal_of,
    whole_number,
)

if TYPE_CHECKING:
    from starboard.arena import Bounds, Duel

MOST_ROUNDS = 1_000_000
MOST_ELO = 1000
VERDICTS = {
    "stronger": "cli-duel-stronger",
    "not stronger": "cli-duel-not-stronger",
    "open": "cli-duel-open",
}


@click.command("duel", cls=SpokenCommand, help="cli-about-duel")
@click.argument("title")
@click.argument("first")
@click.argument("second")
@click.option("--seats", metavar="N", callback=whole_number(1, 99), help="cli-help-duel-seats")
@click.option("--alone", is_flag=True, help="cli-help-alone")
@click.option("--preset", metavar="NAME", help="cli-help-preset")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="cli-help-option")
@click.option(
    "--rounds", "most", metavar="N", default="1000", callback=whole_number(1, MOST_ROUNDS), help="cli-help-rounds"
)
@click.option("--elo", metavar="N", default="40", callback=whole_number(1, MOST_ELO), help="cli-help-elo")
@click.option("--all", "every", is_flag=True, help="cli-help-all-rounds")
@click.option("--seed", metavar="N", default="0", callback=whole_number(0, LARGEST_SEED), help="cli-help-seed")
@runner_options
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def duel_command(
    ctx: click.Context,
    title: str,
    first: str,
    second: str,
    seats: int | None,
    alone: bool,
    preset: str | None,
    options: Sequence[str],
    most: int,
    elo: int,
    every: bool,
    seed: int,
    workers: int | None,
    runner: str | None,
    address: str | None,
    as_json: bool,
) -> int:
    from starboard import arena

    terminal = terminal_of(ctx)
    game = find_title(title)
    terminal.speech.learn(game)
    settings = preset_options(game, preset) if preset is not None else {}
    plan = arena.duel_plan(game, (first, second), seats, settings | read_options(game, options), seed, alone)
    for warning in game.warnings(plan.seats, plan.options):
        terminal.complain(terminal.say("cli-warning", warning=warning))
    bounds = arena.Bounds(better=float(elo))
    with runner_for(runner, workers, address, most) as hands, progress_bar(terminal, most) as progress:
        result = arena.duel(plan, most, None if every else bounds, hands, progress)
    if as_json:
        terminal.json(_as_object(terminal, result, bounds))
    else:
        show_duel(terminal, game, result, bounds)
    for error in result.errors[:MOST_ERRORS_SAID]:
        reason = terminal.sentence(error.message)
        terminal.complain(terminal.say("cli-game-failed", game=error.number, seed=str(error.seed), reason=reason))
    if len(result.errors) > MOST_ERRORS_SAID:
        terminal.complain(terminal.say("cli-more-failed", count=len(result.errors) - MOST_ERRORS_SAID))
    if result.interrupted:
        terminal.complain(terminal.say("cli-interrupted", games=result.matches))
        return INTERRUPTED
    return FAILED if result.errors else 0


def _as_object(terminal: Terminal, result: "Duel", bounds: "Bounds") -> dict[str, object]:
    return {
        "title": result.title,
        "bots": result.bots,
        "rounds": result.rounds,
        "matches": result.matches,
        "share": round(result.share, 6),
        "elo": _finite(result.elo),
        "interval": [_finite(end) for end in result.interval],
        "verdict": result.verdict,
        "test": {"same": bounds.same, "better": bounds.better, "wrong": bounds.wrong, "ratio": round(result.ratio, 6)},
        "scores": [round(side.mean_score, 6) for side in result.sides],
        "seconds_a_decision": [round(side.seconds_a_decision, 9) for side in result.sides],
        "seconds": round(result.seconds, 6),
        "errors": [
            {"round": error.number, "seed": error.seed, "message": terminal.sentence(error.message)}
            for error in result.errors
        ],
    }


def _finite(elo: float) -> float | None:
    """JSON has no word for the Elo of somebody who won all, or nothing."""
    return None if isinf(elo) else round(elo, 1)


def show_duel(terminal: Terminal, title: Title[Any], result: "Duel", bounds: "Bounds") -> None:
    """The result for people."""
    first, second = result.bots
    seconds = f"{result.seconds:.1f}"
    name = terminal.name_of(title)
    terminal.out(terminal.say("cli-duelled", title=name, rounds=result.rounds, matches=result.matches, seconds=seconds))
    heads = [terminal.say(head) for head in ("cli-bot", "cli-share", "cli-mean-score", "cli-thinking")]
    shares = (result.share, 1 - result.share)
    rows = [
        [bot, f"{100 * share:.1f} %", f"{side.mean_score:.2f}", f"{1000 * side.seconds_a_decision:.2f} ms"]
        for bot, share, side in zip(result.bots, shares, result.sides, strict=True)
    ]
    show_table(heads, rows)
    if not result.rounds:
        return
    low, high = (_signed(end) for end in result.interval)
    terminal.out(terminal.say("cli-duel-elo", first=first, second=second, elo=_signed(result.elo), low=low, high=high))
    elo, wrong = f"{bounds.better:.0f}", f"{100 * bounds.wrong:.0f}"
    terminal.out(terminal.say(VERDICTS[result.verdict], first=first, second=second, elo=elo, wrong=wrong))


def _signed(elo: float) -> str:
    if isinf(elo):
        return "∞" if elo > 0 else "−∞"
    return f"{elo:+.0f}".replace("-", "−")
