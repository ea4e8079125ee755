"""`starboard backup` and `starboard restore`: everything that a server keeps, in one file and back."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from starboard.kernel import StarboardError
from starboard.terminal import SpokenCommand, language_option, terminal_of

if TYPE_CHECKING:
    from starboard.store.database import Database


def existing_database(name: str) -> "Database":
    """The database, not connected yet. `StarboardError` where it is a file that is not there: nobody wants to look at a
    new one."""
    from starboard.store import is_file
    from starboard.store.place import database_at

    if is_file(name) and not Path(name).is_file():
        raise StarboardError("cli-file-missing", file=name)
    return database_at(name)


@click.command("backup", cls=SpokenCommand, help="cli-about-backup")
@click.argument("file", metavar="FILE")
@language_option()
@click.pass_context
def backup_command(ctx: click.Context, file: str) -> None:
    from starboard.commands.hosting import chosen_database
    from starboard.store.copies import back_up
    from starboard.web.seal import KEY_FILE

    terminal = terminal_of(ctx)
    name, folder = chosen_database()
    key = folder / KEY_FILE
    count = back_up(existing_database(name), Path(file).absolute(), key.read_bytes() if key.is_file() else None)
    terminal.out(terminal.say("cli-backed-up", file=file, tables=count))


@click.command("restore", cls=SpokenCommand, help="cli-about-restore")
@click.argument("file", metavar="FILE")
@language_option()
@click.pass_context
def restore_command(ctx: click.Context, file: str) -> None:
    from starboard.commands.hosting import chosen_database, database_in_use
    from starboard.store.copies import restore
    from starboard.store.place import database_at
    from starboard.web.seal import KEY_FILE

    terminal = terminal_of(ctx)
    if not Path(file).is_file():
        raise StarboardError("cli-file-missing", file=file)
    name, folder = chosen_database()
    with database_in_use(folder, name, ""):
        count, secret = restore(Path(file).absolute(), database_at(name))
        if secret is not None and not (folder / KEY_FILE).exists():
            with os.fdopen(os.open(folder / KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as new:
                new.write(secret)
    terminal.out(terminal.say("cli-restored", file=file, tables=count))
