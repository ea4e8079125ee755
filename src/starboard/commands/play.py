"""`starboard play`: a table on this machine, opened in the browser."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from starboard.terminal import SpokenCommand, language_option, terminal_of, whole_number

if TYPE_CHECKING:
    import socket

PORT = 8420


@click.command("play", cls=SpokenCommand, help="cli-about-play")
@click.option("--port", metavar="N", callback=whole_number(0, 65535), help="cli-help-port")
@click.option("--no-browser", is_flag=True, help="cli-help-no-browser")
@click.option("--data", metavar="DIR", help="cli-help-data")
@language_option()
@click.pass_context
def play_command(ctx: click.Context, port: int | None, no_browser: bool, data: str | None) -> None:
    from starboard.commands.boxes import offer_boxes
    from starboard.commands.campaigns import offer_campaigns
    from starboard.commands.hosting import AlreadyRunning, database_of_its_own, host_tables
    from starboard.store.place import FILE, data_folder
    from starboard.web.serving import address_of, write_logs
    from starboard.web.settings import LOOPBACK

    write_logs(everything=False)
    terminal = terminal_of(ctx)
    folder = Path(data).absolute() if data is not None else data_folder()
    database = str(folder / FILE)
    offer_campaigns(folder)
    offer_boxes(folder)

    def ready() -> None:
        show("cli-serving", address=address)

    def show(id: str, *, address: str) -> None:
        terminal.out(terminal.say(id, address=address))
        if not no_browser:
            click.launch(address)

    with _listener(port) as listener:
        address = address_of(listener)
        try:
            with database_of_its_own(folder, database, address):
                host_tables(listener, folder, database, ready, hosts=LOOPBACK, own=True, behind_proxy=False)
        except AlreadyRunning as other:
            show("cli-already-running", address=other.address)
            return
    terminal.out(terminal.say("cli-stopped"))


def _listener(port: int | None) -> "socket.socket":
    """The usual port, or any other when that is taken and nobody asked for it."""
    from starboard.web.serving import PortTaken, listen

    try:
        return listen("127.0.0.1", PORT if port is None else port)
    except PortTaken:
        if port is not None:
            raise
        return listen("127.0.0.1", 0)
