"""`starboard campaign`: begin a campaign of ISS Vanguard, check it, and see which ones can be played."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from starboard.kernel import StarboardError
from starboard.terminal import FAILED, SpokenCommand, SpokenGroup, Terminal, language_option, terminal_of

if TYPE_CHECKING:
    from starboard.games.vanguard.content.validation.validate import Report

MOST_SAID = 200
"""More faults than this nobody reads; the rest is counted."""


@click.group("campaign", cls=SpokenGroup, help="cli-about-campaign", invoke_without_command=True)
@language_option()
@click.pass_context
def campaign_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@campaign_command.command("check", cls=SpokenCommand, help="vanguard-campaign-about")
@click.argument("folder", metavar="DIR")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def check(ctx: click.Context, folder: str, as_json: bool) -> int:
    from starboard.commands.campaign_trial import tried_out
    from starboard.games.vanguard.content.validation.validate import check_campaign

    terminal = terminal_of(ctx)
    path = Path(folder)
    if not path.is_dir():
        raise StarboardError("vanguard-campaign-no-folder", folder=folder)
    path = path.absolute()
    report = check_campaign(path)
    if not report.faults:
        report = msgspec.structs.replace(report, faults=tuple(tried_out(path)))
    if as_json:
        terminal.json(_as_object(terminal, report))
    else:
        _show(terminal, report)
    return FAILED if report.faults else 0


@campaign_command.command("list", cls=SpokenCommand, help="vanguard-campaign-about-list")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def show_list(ctx: click.Context, as_json: bool) -> int:
    """What is offered; what lies there and is not sound is named too."""
    from starboard.games.vanguard.content import campaign_folder
    from starboard.games.vanguard.content.offered import campaigns
    from starboard.games.vanguard.content.validation.validate import check_campaign
    from starboard.games.vanguard.title import VANGUARD

    terminal = terminal_of(ctx)
    terminal.speech.learn(VANGUARD)
    rows: list[dict[str, str | bool]] = []
    for id, name in campaigns().items():
        folder, said = campaign_folder(name), f"vanguard-option-campaign-{id}"
        called = terminal.say(said) if terminal.speech.knows(said) else id
        sound = not check_campaign(folder).faults
        rows.append({"id": id, "name": called, "folder": str(folder), "sound": sound})
        if not as_json:
            terminal.out(
                terminal.say(
                    "vanguard-campaign-listed",
                    campaign=id,
                    name=called,
                    folder=str(folder),
                    sound="yes" if sound else "no",
                )
            )
    if as_json:
        terminal.json(rows)
    return 0


@campaign_command.command("new", cls=SpokenCommand, help="vanguard-campaign-about-new")
@click.argument("folder", metavar="DIR")
@language_option()
@click.pass_context
def new(ctx: click.Context, folder: str) -> int:
    from starboard.commands.campaign_copy import copy_campaign

    terminal = terminal_of(ctx)
    path = Path(folder).absolute()
    copy_campaign(path)
    terminal.out(terminal.say("vanguard-campaign-made", folder=str(path)))
    return 0


def _as_object(terminal: Terminal, report: "Report") -> dict[str, object]:
    return {
        "sound": not report.faults,
        "counts": report.counts,
        "untranslated": report.untranslated,
        "faults": [
            {"file": fault.file, "line": fault.line, "message": terminal.sentence(fault.message)}
            for fault in report.faults
        ],
    }


def _show(terminal: Terminal, report: "Report") -> None:
    """The faults, a line each, and how much there is."""
    for fault in report.faults[:MOST_SAID]:
        terminal.complain(terminal.sentence(fault.message))
    if len(report.faults) > MOST_SAID:
        terminal.complain(terminal.say("vanguard-campaign-more", count=len(report.faults) - MOST_SAID))
    for kind, count in report.counts.items():
        terminal.out(terminal.say("vanguard-campaign-count", kind=kind, count=count))
    for language, count in report.untranslated.items():
        terminal.out(terminal.say("vanguard-campaign-untranslated", language=language, count=count))
    terminal.out(terminal.say("vanguard-campaign-sound" if not report.faults else "vanguard-campaign-unsound"))
