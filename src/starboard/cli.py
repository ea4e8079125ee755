"""`starboard`: the command, and which commands it has."""

import sys

import click

from starboard import __version__
from starboard.commands.analyse import analyse_command
from starboard.commands.backup import backup_command, restore_command
from starboard.commands.boxes import offer_boxes
from starboard.commands.campaign import campaign_command
from starboard.commands.campaigns import offer_campaigns
from starboard.commands.companion import companion_command
from starboard.commands.duel import duel_command
from starboard.commands.games import games_command
from starboard.commands.merge import merge_command
from starboard.commands.odds import odds_command
from starboard.commands.owner import tables_command
from starboard.commands.play import play_command
from starboard.commands.replay import replay_command
from starboard.commands.serve import serve_command
from starboard.commands.ship import ship_command
from starboard.commands.simulate import simulate_command
from starboard.terminal import SpokenGroup, language_option, run

COMMANDS = (
    play_command,
    serve_command,
    tables_command,
    backup_command,
    restore_command,
    games_command,
    simulate_command,
    merge_command,
    duel_command,
    replay_command,
    analyse_command,
    ship_command,
    odds_command,
    campaign_command,
    companion_command,
)
WITH_A_FOLDER = ("play", "serve")
"""Commands that may be told where the data folder is."""


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
        offer_boxes(data_folder())


for command in COMMANDS:
    starboard.add_command(command)
