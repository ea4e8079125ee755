"""`starboard`: the commands."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from starboard import __version__
from starboard.bots import bot_names
from starboard.commands.campaign import campaign_command
from starboard.commands.campaigns import offer_campaigns
from starboard.commands.odds import odds_command
from starboard.commands.play import play_command
from starboard.commands.serve import serve_command
from starboard.commands.ship import ship_command
from starboard.commands.tables import show_table
from starboard.kernel import (
    BadOption,
    BadRecord,
    Event,
    Line,
    Match,
    Message,
    Option,
    Outcome,
    Preset,
    Record,
    StarboardError,
    Title,
    agreed_options,
    begin,
    find_title,
    heard_by,
    preset_options,
    read_record,
    replay,
    title_names,
)
from starboard.kernel.title import Setting
from starboard.speech import plain
from starboard.terminal import (
    FAILED,
    INTERRUPTED,
    SpokenGroup,
    Terminal,
    WrongCall,
    language_option,
    read_file,
    run,
    terminal_of,
    whole_number,
    with_rule,
)

if TYPE_CHECKING:
    from starboard.arena import Simulation

LARGEST_FILE = 64 << 20
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 1024
LARGEST_SEED = (1 << 63) - 1
MOST_ERRORS_SAID = 5
GAME_HEADS = ("cli-title", "cli-name", "cli-seats", "cli-settings", "cli-presets", "cli-bots")
WITH_A_FOLDER = ("play", "serve")
"""Commands that may be told where the data folder is."""
GAMES_WORTH_A_WORKER = 64
"""Starting a process takes about as long as this many small games."""


def main() -> int:
    """Carry out the command line of this process; returns the status for the shell."""
    return run(starboard, sys.argv[1:])


@click.group(cls=SpokenGroup, help="cli-about", invoke_without_command=True)
@click.version_option(__version__, message="%(prog)s %(version)s", help="cli-help-version")
@language_option()
@click.pass_context
def starboard(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
    elif ctx.invoked_subcommand not in WITH_A_FOLDER:
        from starboard.store.place import data_folder

        offer_campaigns(data_folder())


for command in (play_command, serve_command, ship_command, odds_command, campaign_command):
    starboard.add_command(command)


# -- starboard games ---------------------------------------------------------------------------------------------------


@starboard.command(help="cli-about-games")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def games(ctx: click.Context, as_json: bool) -> int:
    terminal = terminal_of(ctx)
    titles: list[Title[Any]] = []
    status = 0
    for name in title_names():
        try:
            titles.append(find_title(name))
            terminal.speech.learn(titles[-1])
        except StarboardError as why:
            # The others can still be played.
            terminal.complain(terminal.sentence(why.message))
            status = FAILED
    if as_json:
        terminal.json([_described(terminal, title) for title in titles])
    elif titles:
        heads = [terminal.say(head) for head in GAME_HEADS]
        show_table(heads, [_game_row(terminal, title) for title in titles])
    elif not status:
        terminal.out(terminal.say("cli-no-games"))
    return status


def _described(terminal: Terminal, title: Title[Any]) -> dict[str, object]:
    return {
        "title": title.id,
        "name": _name_of(terminal, title),
        "about": _said_or(terminal, f"{title.id}-about", ""),
        "version": title.version,
        "seats": {"least": title.least_seats, "most": title.most_seats},
        "options": [
            {
                "id": option.id,
                "name": _said_or(terminal, f"{title.id}-option-{option.id}", option.id),
                "choices": option.choices,
                "default": option.default,
                "least": option.least,
                "most": option.most,
            }
            for option in title.options
        ],
        "presets": [
            {
                "id": preset.id,
                "name": _said_or(terminal, f"{title.id}-preset-{preset.id}", preset.id),
                "options": preset.options,
                "seats": _advice(terminal, title, preset),
            }
            for preset in title.presets
        ],
        "bots": bot_names(title),
    }


def _advice(terminal: Terminal, title: Title[Any], preset: Preset) -> list[dict[str, object]]:
    """For each number of seats that a preset can be played with, what the players should know of that."""
    advice: list[dict[str, object]] = []
    for seats in range(title.least_seats, title.most_seats + 1):
        try:
            agreed = agreed_options(title, seats, preset.options)
        except BadOption:
            continue
        warnings = [terminal.sentence(warning) for warning in title.warnings(seats, agreed)]
        advice.append({"seats": seats, "warnings": warnings})
    return advice


def _game_row(terminal: Terminal, title: Title[Any]) -> list[str]:
    least, most = title.least_seats, title.most_seats
    seats = str(least) if least == most else f"{least}–{most}"
    options = "; ".join(map(_choices, title.options))
    presets = ", ".join(preset.id for preset in title.presets)
    return [title.id, _name_of(terminal, title), seats, options, presets, ", ".join(bot_names(title))]


def _choices(option: Option) -> str:
    """An option as `--option` takes it: the default first, then what else it can be."""
    others = ", ".join(_spelled(choice) for choice in option.choices if option.most or choice != option.default)
    return f"{option.id}={_spelled(option.default)} ({others})"


def _spelled(setting: Setting) -> str:
    """A setting as `--option` takes it."""
    if isinstance(setting, tuple):
        return ",".join(map(_spelled, setting))
    return str(setting).lower() if isinstance(setting, bool) else str(setting)


def _name_of(terminal: Terminal, title: Title[Any]) -> str:
    return _said_or(terminal, f"{title.id}-name", title.id)


def _said_or(terminal: Terminal, id: str, otherwise: str) -> str:
    return terminal.say(id) if terminal.speech.knows(id) else otherwise


# -- starboard simulate ------------------------------------------------------------------------------------------------


@starboard.command(help="cli-about-simulate")
@click.argument("title")
@click.option("--seats", metavar="N", callback=whole_number(1, 99), help="cli-help-seats")
@click.option("--bots", metavar="A,B,...", help="cli-help-bots")
@click.option("--preset", metavar="NAME", help="cli-help-preset")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help="cli-help-option")
@click.option(
    "--games", "count", metavar="N", default="100", callback=whole_number(1, MOST_GAMES), help="cli-help-games"
)
@click.option("--seed", metavar="N", default="0", callback=whole_number(0, LARGEST_SEED), help="cli-help-seed")
@click.option("--workers", metavar="N", callback=whole_number(1, MOST_WORKERS), help="cli-help-workers")
@click.option("--keep", metavar="DIR", help="cli-help-keep")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def simulate(
    ctx: click.Context,
    title: str,
    seats: int | None,
    bots: str | None,
    preset: str | None,
    options: Sequence[str],
    count: int,
    seed: int,
    workers: int | None,
    keep: str | None,
    as_json: bool,
) -> int:
    from starboard import arena

    terminal = terminal_of(ctx)
    game = find_title(title)
    terminal.speech.learn(game)
    names = [name.strip() for name in bots.split(",")] if bots is not None else []
    settings = preset_options(game, preset) if preset is not None else {}
    plan = arena.plan_of(game, seats, names, settings | read_options(game, options), seed)
    for warning in game.warnings(plan.seats, plan.options):
        terminal.complain(terminal.say("cli-warning", warning=warning))
    workers = workers or min(os.cpu_count() or 1, 1 + count // GAMES_WORTH_A_WORKER)
    runner = arena.ProcessRunner(workers) if workers > 1 else arena.SerialRunner()
    with progress_bar(terminal, count) as progress:
        result = arena.simulate(plan, count, runner, progress, Path(keep) if keep is not None else None)
    if as_json:
        terminal.json(_as_object(terminal, result))
    else:
        show_simulation(terminal, game, plan.bots, result)
    for error in result.errors[:MOST_ERRORS_SAID]:
        reason = terminal.sentence(error.message)
        terminal.complain(terminal.say("cli-game-failed", game=error.game, seed=str(error.seed), reason=reason))
    if len(result.errors) > MOST_ERRORS_SAID:
        terminal.complain(terminal.say("cli-more-failed", count=len(result.errors) - MOST_ERRORS_SAID))
    if result.interrupted:
        terminal.complain(terminal.say("cli-interrupted", games=result.games))
        return INTERRUPTED
    return FAILED if result.errors else 0


def read_options(title: Title[Any], given: Sequence[str]) -> dict[str, object]:
    """Settings as they were typed, `NAME=VALUE` each; whether the title offers them is for the kernel to say."""
    known = {option.id: option for option in title.options}
    settings: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise WrongCall("cli-option-malformed", value=text[:80])
        settings[name] = _setting(known[name], value) if name in known else value
    return settings


def _setting(option: Option, text: str) -> object:
    spelled = {_spelled(choice): choice for choice in option.choices}
    if not option.most:
        return spelled.get(text, text)
    return [spelled.get(part, part) for part in text.split(",")] if text else []


def _as_object(terminal: Terminal, result: "Simulation") -> dict[str, object]:
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


def show_simulation(terminal: Terminal, title: Title[Any], bots: Sequence[str], result: "Simulation") -> None:
    """The result for people."""
    name = _name_of(terminal, title)
    seconds = f"{result.seconds:.2f}"
    terminal.out(
        terminal.say("cli-simulated", title=name, games=result.games, decisions=result.decisions, seconds=seconds)
    )
    heads = [terminal.say(head) for head in ("cli-seat", "cli-bot", "cli-wins", "cli-share", "cli-mean-score")]
    rows = []
    for seat, bot in enumerate(bots):
        wins = result.wins[seat]
        share = f"{100 * wins / max(1, result.games):.1f} %"
        rows.append([terminal.speech.name_of(seat), bot, f"{wins:.1f}", share, f"{result.scores[seat]:.2f}"])
    show_table(heads, rows)


@contextmanager
def progress_bar(terminal: Terminal, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(terminal.say("cli-simulating"), total=total)
        yield lambda done: bar.update(task, completed=done)


# -- starboard replay --------------------------------------------------------------------------------------------------


@starboard.command("replay", help="cli-about-replay")
@click.argument("file")
@click.option("--to", metavar="N", callback=whole_number(0, MOST_GAMES), help="cli-help-to")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def replay_command(ctx: click.Context, file: str, to: int | None, as_json: bool) -> int:
    terminal = terminal_of(ctx)
    record, error = _verified(read_file(file, LARGEST_FILE))
    lines = len(record.lines) if record is not None else 0
    complaint = ""
    if error is not None:
        complaint = terminal.say("cli-record-broken", file=file, reason=error.message, whole=lines)
        complaint = with_rule(complaint, error)
    elif to is not None and to > lines:
        raise StarboardError("cli-to-too-far", file=file, to=to, lines=lines)
    if as_json:
        terminal.json(_verdict(record, to, complaint))
    elif record is not None and (to is not None or not error):
        tell_story(terminal, record, to)
    if error is not None:
        terminal.complain(complaint)
        return FAILED
    if not as_json:
        terminal.out(terminal.say("cli-verified", lines=lines))
    return 0


def _verified(data: bytes) -> tuple[Record | None, BadRecord | None]:
    """A record that was read and played through; or as much of it as is whole, and what is wrong with it."""
    try:
        record = read_record(data)
        replay(record)
    except BadRecord as why:
        return _accepted(why.whole), why
    return record, None


def _accepted(record: Record | None) -> Record | None:
    """As much of a record without a sound end as the rules accept."""
    if record is None:
        return None
    record = Record(record.header, record.lines, None, record.program)
    try:
        replay(record)
    except BadRecord as why:
        return why.whole
    return record


def _verdict(record: Record | None, to: int | None, complaint: str) -> dict[str, object]:
    match = replay(record, len(record.lines) if to is None else to) if record is not None else None
    verdict: dict[str, object] = {
        "title": record.header.title if record is not None else None,
        "lines": len(record.lines) if record is not None else 0,
        "position": match.position if match is not None else 0,
        "digest": match.digest() if match is not None else None,
        "over": match is not None and match.over,
        "outcome": match.outcome if match is not None else None,
        "verified": not complaint,
    }
    return verdict | ({"error": complaint} if complaint else {})


def tell_story(terminal: Terminal, record: Record, to: int | None) -> None:
    """The log as a story, all of it or its first `to` lines, and how the match stands then.

    Of a match that is over everything is told. While it goes on, only what an onlooker may know.
    """
    header = record.header
    title = find_title(header.title)
    terminal.speech.learn(title)
    openly = record.end is not None and record.end.outcome is not None
    match = begin(title, header)
    name = _name_of(terminal, title)
    terminal.out(terminal.say("cli-story", title=name, seats=header.seats, seed=str(header.seed), rules=header.rules))
    _tell(terminal, match, match.events, openly)
    for number, line in enumerate(record.lines[:to], 1):
        terminal.out(f"{number:5}  {_headline(terminal, match, line, openly)}")
        _tell(terminal, match, match.follow(line), openly)
    if match.outcome is not None:
        _show_outcome(terminal, match, match.outcome)
    elif match.question is not None:
        question = terminal.sentence(Message(match.question.prompt, dict(match.question.args)), header.names)
        seats = ", ".join(terminal.speech.name_of(seat, header.names) for seat in match.waiting)
        terminal.out(terminal.say("cli-open-question", seats=seats, question=question))


def _tell(terminal: Terminal, match: Match, events: Sequence[Event], openly: bool) -> None:
    for event in told_once(events) if openly else heard_by(events, None):
        if not event.is_said:
            continue
        rule = f"  [{plain(event.rule)}]" if event.rule else ""
        terminal.out(f"       {terminal.sentence(event.message, match.header.names)}{rule}")


def told_once(events: Sequence[Event]) -> list[Event]:
    """The events for somebody who may know everything: of two that tell the same to different audiences, the one for
    those who know more."""
    told = {seat for event in events for seat in event.to or ()}
    return [event for event in events if not told.intersection(event.but)]


def _headline(terminal: Terminal, match: Match, line: "Line[Any]", openly: bool) -> str:
    """What a line of the log says."""
    names = match.header.names
    if line.expired is not None:
        return terminal.say("cli-story-deadline")
    if line.seat is None:
        return terminal.say("cli-story-fell-back")
    if line.undo is not None:
        return terminal.sentence(Message("cli-story-undo", {"seat": line.seat}), names)
    if line.redo is not None:
        return terminal.sentence(Message("cli-story-redo", {"seat": line.seat}), names)
    if not openly:
        return terminal.sentence(Message("cli-story-answer", {"seat": line.seat}), names)
    moves = [line.move] if line.move is not None else line.moves or ()
    said = [terminal.sentence(match.caption(line.seat, move).message, names) for move in moves]
    if not said:
        return terminal.sentence(Message("cli-story-nothing", {"seat": line.seat}), names)
    return terminal.sentence(Message("cli-story-move", {"seat": line.seat, "move": ", ".join(said)}), names)


def _show_outcome(terminal: Terminal, match: Match, outcome: Outcome) -> None:
    heads = [terminal.say(head) for head in ("cli-seat", "cli-score", "cli-result")]
    rows = []
    for seat, score in enumerate(outcome.scores):
        result = terminal.say("cli-won") if seat in outcome.winners else ""
        rows.append([plain(terminal.speech.name_of(seat, match.header.names)), f"{score:g}", result])
    show_table(heads, rows)
