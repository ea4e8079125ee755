"""`starboard companion`: write down what is printed in one's own box of Andromeda's Edge, and check it."""

import os
from pathlib import Path

import click

from starboard.kernel import StarboardError
from starboard.terminal import FAILED, SpokenCommand, SpokenGroup, language_option, terminal_of


@click.group("companion", cls=SpokenGroup, help="cli-about-companion", invoke_without_command=True)
@language_option()
@click.pass_context
def companion_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@companion_command.command("new", cls=SpokenCommand, help="andromeda-box-about-new")
@click.argument("folder", metavar="DIR")
@language_option()
@click.pass_context
def new(ctx: click.Context, folder: str) -> int:
    from starboard.games.andromeda.files.box_files import write_empty_box

    terminal = terminal_of(ctx)
    path = Path(folder).absolute()
    write_empty_box(path, terminal.say)
    terminal.out(terminal.say("andromeda-box-made", folder=str(path)))
    return 0


@companion_command.command("check", cls=SpokenCommand, help="andromeda-box-about-check")
@click.argument("folder", metavar="DIR")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def check(ctx: click.Context, folder: str, as_json: bool) -> int:
    """The first fault, or how much there is."""
    from starboard.games.andromeda.content import BadContent
    from starboard.games.andromeda.content.boxes import TABLES, read_box

    terminal = terminal_of(ctx)
    path = Path(folder).absolute()
    if not path.is_dir():
        raise StarboardError("andromeda-box-no-folder", folder=folder)
    try:
        box = read_box(path)
    except BadContent as why:
        said = terminal.sentence(why.message)
        if as_json:
            terminal.json({"sound": False, "fault": said})
        else:
            terminal.complain(said)
        return FAILED
    counts = {table: len(getattr(box, table)) for table in TABLES}
    if as_json:
        terminal.json({"sound": True, "counts": counts})
        return 0
    for table, count in counts.items():
        terminal.out(terminal.say("andromeda-box-count", table=table, count=count))
    terminal.out(terminal.say("andromeda-box-sound", name=box.name))
    return 0


@companion_command.command("list", cls=SpokenCommand, help="andromeda-box-about-list")
@language_option()
@click.pass_context
def show_list(ctx: click.Context) -> int:
    """What is offered; what lies there and is not sound is named too."""
    from starboard.games.andromeda.content.boxes import PLACES, box_folders, found_boxes

    terminal = terminal_of(ctx)
    sound = {box.folder for box in found_boxes().values()}
    folders = list(box_folders(os.environ.get(PLACES, "")))
    for folder in folders:
        fit = "yes" if str(folder) in sound else "no"
        terminal.out(terminal.say("andromeda-box-listed", box=folder.name, folder=str(folder), sound=fit))
    if not folders:
        terminal.out(terminal.say("andromeda-box-none"))
    return 0
