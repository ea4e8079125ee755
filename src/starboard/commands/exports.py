"""`starboard tables export` and `import`: a match that is under way, taken to another server. The file shows every
hand."""

import os
import time
from pathlib import Path

import click

from starboard.commands.simulate import new_file
from starboard.terminal import SpokenCommand, language_option, read_file, terminal_of


@click.command("export", cls=SpokenCommand, help="cli-about-tables-export")
@click.argument("table", metavar="TABLE")
@click.argument("file", metavar="FILE")
@language_option()
@click.pass_context
def export_command(ctx: click.Context, table: str, file: str) -> None:
    from starboard.commands.owner import care
    from starboard.table.exports import exported

    terminal = terminal_of(ctx)
    with care() as tables:
        stored = tables.stored(table)
    data = exported(stored)
    with new_file(file) as new:
        # Readable by nobody else: all hands are in it.
        os.chmod(file, 0o600)
        new.write(data)
    terminal.out(terminal.say("cli-exported", table=table, file=file))


@click.command("import", cls=SpokenCommand, help="cli-about-tables-import")
@click.argument("file", metavar="FILE")
@language_option()
@click.pass_context
def import_command(ctx: click.Context, file: str) -> None:
    from starboard.commands.hosting import chosen_database
    from starboard.store.care import Care
    from starboard.store.migrations import migrate
    from starboard.store.place import database_at
    from starboard.table.exports import LARGEST_FILE, imported

    terminal = terminal_of(ctx)
    data = read_file(file, LARGEST_FILE)
    ready = imported(data, int(time.time()))
    name, folder = chosen_database()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    database = database_at(name)
    database.connect()
    try:
        migrate(database)
        assert ready.snapshot is not None
        Care(database).put(ready.row, ready.lines, ready.snapshot)
    finally:
        database.close()
    terminal.out(terminal.say("cli-imported", file=Path(file).name, table=ready.row.id))
    terminal.out(terminal.say("cli-link-of-host", path=f"/t/{ready.row.id}#host={ready.host}"))
    for number, seat in enumerate(ready.row.seats):
        if seat.kind != "bot":
            path = f"/t/{ready.row.id}#seat={ready.keys[str(number)]}"
            terminal.out(terminal.say("cli-link-of-seat", name=seat.name or str(number + 1), path=path))
