"""`starboard tables`: what the owner of a server sees of its tables, and may do to them. Names of tables and players
are shown, games are not: nothing here tells what somebody holds in hand."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from starboard.commands.exports import export_command, import_command
from starboard.speech import plain
from starboard.terminal import (
    SpokenCommand,
    SpokenGroup,
    Terminal,
    WrongCall,
    language_option,
    terminal_of,
    whole_number,
)

if TYPE_CHECKING:
    from starboard.store import TableRow
    from starboard.store.care import Care
    from starboard.store.rows import State

MOST_DAYS = 36500
HEADS = ("cli-table", "cli-title", "cli-name", "cli-state", "cli-players", "cli-moves", "cli-changed")
STATES: "dict[State, str]" = {
    "open": "cli-state-open",
    "playing": "cli-state-playing",
    "paused": "cli-state-paused",
    "over": "cli-state-over",
    "archived": "cli-state-archived",
}


@contextmanager
def care() -> Iterator["Care"]:
    """The tables of the database that the environment names."""
    from starboard.commands.backup import existing_database
    from starboard.commands.hosting import chosen_database
    from starboard.store.care import Care
    from starboard.store.migrations import migrate

    database = existing_database(chosen_database()[0])
    database.connect()
    try:
        migrate(database)
        yield Care(database)
    finally:
        database.close()


@click.group("tables", cls=SpokenGroup, help="cli-about-tables", invoke_without_command=True)
@language_option()
@click.pass_context
def tables_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@tables_command.command("list", cls=SpokenCommand, help="cli-about-tables-list")
@click.option("--state", metavar="S", help="cli-help-state")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def show_list(ctx: click.Context, state: str | None, as_json: bool) -> None:
    from starboard.commands.tables import show_table

    terminal = terminal_of(ctx)
    wanted = next((one for one in STATES if one == state), None)
    if state is not None and wanted is None:
        raise WrongCall("cli-no-such-state", state=state[:40], states=", ".join(STATES))
    with care() as tables:
        rows = tables.rows(wanted)
    if as_json:
        terminal.json([_plain(row) for row in rows])
        return
    if not rows:
        terminal.out(terminal.say("cli-no-tables"))
        return
    show_table([terminal.say(head) for head in HEADS], [_cells(terminal, row) for row in rows])


@tables_command.command("show", cls=SpokenCommand, help="cli-about-tables-show")
@click.argument("table", metavar="TABLE")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def show(ctx: click.Context, table: str, as_json: bool) -> None:
    terminal = terminal_of(ctx)
    with care() as tables:
        row, lines = tables.row(table)
    if as_json:
        terminal.json({**_plain(row), "lines": lines})
        return
    cells = [*_cells(terminal, row), _when(row.created), str(lines)]
    for head, cell in zip((*HEADS, "cli-created", "cli-lines"), cells, strict=True):
        terminal.out(terminal.say("cli-line-of-table", head=terminal.say(head), cell=cell))


@tables_command.command("close", cls=SpokenCommand, help="cli-about-tables-close")
@click.argument("table", metavar="TABLE")
@language_option()
@click.pass_context
def close(ctx: click.Context, table: str) -> None:
    terminal = terminal_of(ctx)
    with care() as tables:
        tables.close(table)
    terminal.out(terminal.say("cli-closed", table=table))


@tables_command.command("purge", cls=SpokenCommand, help="cli-about-tables-purge")
@click.argument("table", metavar="[TABLE]", required=False)
@click.option("--open", "open_days", metavar="DAYS", callback=whole_number(1, MOST_DAYS), help="cli-help-purge-open")
@click.option("--finished", metavar="DAYS", callback=whole_number(1, MOST_DAYS), help="cli-help-purge-finished")
@language_option()
@click.pass_context
def purge(ctx: click.Context, table: str | None, open_days: int | None, finished: int | None) -> None:
    terminal = terminal_of(ctx)
    ages = {"open": open_days, "finished": finished}
    if (table is None) == (open_days is None and finished is None):
        raise WrongCall("cli-purge-what")
    with care() as tables:
        if table is not None:
            tables.purge(table)
            count = 1
        else:
            count = sum(tables.purge_older(what, days) for what, days in ages.items() if days is not None)
    terminal.out(terminal.say("cli-purged", count=count))


@tables_command.command("ban", cls=SpokenCommand, help="cli-about-tables-ban")
@click.argument("table", metavar="TABLE")
@click.argument("seat", metavar="SEAT")
@language_option()
@click.pass_context
def ban(ctx: click.Context, table: str, seat: str) -> None:
    from starboard.table.keys import hashed, new_key

    terminal = terminal_of(ctx)
    if not re.fullmatch("[0-9]{1,2}", seat):
        raise WrongCall("cli-ban-whom", given=seat[:40])
    with care() as tables:
        name = tables.ban(table, int(seat) - 1, hashed(new_key()))
    terminal.out(terminal.say("cli-banned", name=name or "–"))


@tables_command.command("bans", cls=SpokenCommand, help="cli-about-tables-bans")
@click.option("--lift", metavar="N", callback=whole_number(1, 10**9), help="cli-help-lift")
@language_option()
@click.pass_context
def bans(ctx: click.Context, lift: int | None) -> None:
    from starboard.commands.tables import show_table

    terminal = terminal_of(ctx)
    with care() as tables:
        if lift is not None:
            terminal.out(terminal.say("cli-pardoned", name=tables.pardon(lift) or "–"))
            return
        found = tables.bans()
    if not found:
        terminal.out(terminal.say("cli-no-bans"))
        return
    rows = [[str(number), plain(name), _when(since)] for number, (_, name, since) in enumerate(found, 1)]
    show_table([terminal.say(head) for head in ("cli-number", "cli-name", "cli-since")], rows)


tables_command.add_command(export_command)
tables_command.add_command(import_command)


def _cells(terminal: Terminal, row: "TableRow") -> list[str]:
    title = terminal.say_or(f"{row.title}-name", row.title)
    name = row.name or (terminal.say_or(row.called, title) if row.called else title)
    return [
        row.id,
        title,
        plain(name),
        terminal.say(STATES[row.state]),
        plain(", ".join(seat.name or "–" for seat in row.seats)),
        str(row.position),
        _when(row.changed),
    ]


def _plain(row: "TableRow") -> dict[str, Any]:
    """A table for other programs."""
    return {
        "table": row.id,
        "title": row.title,
        "name": row.name,
        "state": row.state,
        "lesson": row.lesson,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in row.seats],
        "moves": row.position,
        "created": row.created,
        "changed": row.changed,
    }


def _when(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
