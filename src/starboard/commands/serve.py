"""`starboard serve`: tables for everybody who can reach this machine. `docs/hosting.md` tells more."""

import click

from starboard.commands.play import PORT
from starboard.terminal import SpokenCommand, language_option, terminal_of, whole_number


@click.command("serve", cls=SpokenCommand, help="cli-about-serve")
@click.option("--host", metavar="H", default="127.0.0.1", help="cli-help-host")
@click.option("--port", metavar="N", default=str(PORT), callback=whole_number(0, 65535), help="cli-help-serve-port")
@click.option("--own-boxes", is_flag=True, help="cli-help-own-boxes")
@language_option()
@click.pass_context
def serve_command(ctx: click.Context, host: str, port: int, own_boxes: bool) -> None:
    from starboard.commands.boxes import offer_boxes
    from starboard.commands.campaigns import offer_campaigns
    from starboard.commands.hosting import chosen_database, database_in_use, host_tables
    from starboard.web.serving import address_of, listen, write_logs

    write_logs(everything=True)
    terminal = terminal_of(ctx)
    database, folder = chosen_database()
    offer_campaigns(folder)
    offer_boxes(folder)
    with listen(host, port) as listener:
        address = address_of(listener)

        def ready() -> None:
            terminal.out(terminal.say("cli-serving", address=address))

        with database_in_use(folder, database, address):
            host_tables(listener, folder, database, ready, own=own_boxes, behind_proxy=True)
    terminal.out(terminal.say("cli-stopped"))
