"""`starboard odds`: exact chances of a battle in Andromeda's Edge or a dice check in ISS Vanguard, from a file."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

import click

from starboard.commands.tables import show_table
from starboard.kernel import StarboardError
from starboard.terminal import SpokenCommand, SpokenGroup, Terminal, language_option, read_json, terminal_of

if TYPE_CHECKING:
    from starboard.games.andromeda.odds.battle_chances import Chances, Side
    from starboard.games.vanguard.odds.check_odds import Answer, Check
    from starboard.games.vanguard.odds.dice_choices import Advice

LARGEST_BATTLE = 1 << 20
LARGEST_CHECK = 1 << 20
BAR = 20
"""The length of the bar for what happens always."""
HEADS = (
    "andromeda-odds-side",
    "andromeda-odds-dice-head",
    "andromeda-odds-targeting",
    "andromeda-odds-wins",
    "andromeda-odds-bar",
    "andromeda-odds-losses",
)


@click.group("odds", cls=SpokenGroup, help="cli-about-odds", invoke_without_command=True)
@language_option()
@click.pass_context
def odds_command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@odds_command.command("battle", cls=SpokenCommand, help="andromeda-odds-about")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def battle(ctx: click.Context, file: str, as_json: bool) -> None:
    from starboard.games.andromeda.files.battle_file import read_battle, report
    from starboard.games.andromeda.odds.battle_chances import chances

    terminal = terminal_of(ctx)
    data = read_json(file, LARGEST_BATTLE)
    try:
        sides = read_battle(data)
    except StarboardError as why:
        raise StarboardError("andromeda-odds-file", file=file, reason=why.message) from why
    found = chances(sides)
    if as_json:
        terminal.json(report(sides, found))
    else:
        _show(terminal, sides, found)


def _show(terminal: Terminal, sides: "Sequence[Side]", found: "Chances") -> None:
    """The chances for people: a line a side, and one for a battle that nobody wins."""
    heads = [terminal.say(head) for head in HEADS]
    rows = []
    for side, chance, losses in zip(sides, found.win, found.losses, strict=True):
        figures = [str(side.dice), str(side.targeting), _percent(chance), _bar(chance), f"{float(losses):.2f}"]
        rows.append([side.name, *figures])
    rows.append([terminal.say("andromeda-odds-nobody"), "", "", _percent(found.none), _bar(found.none), ""])
    show_table(heads, rows)


@odds_command.command("check", cls=SpokenCommand, help="vanguard-odds-about")
@click.argument("file")
@click.option("--advise", is_flag=True, help="vanguard-odds-help-advise")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def check(ctx: click.Context, file: str, advise: bool, as_json: bool) -> None:
    from starboard.games.vanguard.files.check_file import available, read_check, report
    from starboard.games.vanguard.odds.check_odds import answer
    from starboard.games.vanguard.odds.dice_choices import advise as best_dice

    terminal = terminal_of(ctx)
    data = read_json(file, LARGEST_CHECK)
    try:
        asked = read_check(data)
    except StarboardError as why:
        raise StarboardError("vanguard-odds-file", file=file, reason=why.message) from why
    found = answer(asked)
    advice = best_dice(*available(data, asked)) if advise else []
    if as_json:
        terminal.json(report(asked, found, advice))
    else:
        _show_check(terminal, asked, found, advice)


def _show_check(terminal: Terminal, check: "Check", found: "Answer", advice: "Sequence[Advice]") -> None:
    """The chances for people: a line a row, and which dice to take."""
    heads = [terminal.say(f"vanguard-odds-{head}") for head in ("row-head", "chance", "bar")]
    rows = [
        [_row_name(terminal, name), _percent(chance), _bar(chance)]
        for name, chance in zip(check.names, found.chances, strict=True)
    ]
    show_table(heads, rows)
    for place in found.left_out:
        terminal.out(terminal.say("vanguard-odds-left-out", card=place + 1))
    if advice:
        from starboard.games.vanguard.content.dice import KINDS

        heads = [terminal.say(f"vanguard-odds-{head}") for head in ("count", "take", "chance")]
        show_table(
            heads,
            [
                [str(len(entry.dice)), ", ".join(KINDS[die].id for die in entry.dice), _percent(entry.chance)]
                for entry in advice
            ],
        )


def _row_name(terminal: Terminal, name: str) -> str:
    return terminal.say(f"vanguard-odds-{name}") if name in ("yellow", "green", "red", "none") else name


def _percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.2f} %"


def _bar(chance: Fraction) -> str:
    """A bar as long as the chance is great, to half a block."""
    halves = round(chance * 2 * BAR)
    return "█" * (halves // 2) + "▌" * (halves % 2)
