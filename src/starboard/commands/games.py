"""`starboard games`: which titles are installed, with seats, options, presets and bots."""

from collections.abc import Mapping
from typing import Any

import click

from starboard.bots import bot_names
from starboard.commands.settings import spelled
from starboard.commands.tables import show_table
from starboard.kernel import BadOption, Option, StarboardError, Title, agreed_options, find_title, title_names
from starboard.kernel.title import Setting
from starboard.lessons import cast_of
from starboard.terminal import FAILED, SpokenCommand, Terminal, language_option, terminal_of

GAME_HEADS = ("cli-title", "cli-name", "cli-seats", "cli-settings", "cli-presets", "cli-bots", "cli-notes")


@click.command("games", cls=SpokenCommand, help="cli-about-games")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def games_command(ctx: click.Context, as_json: bool) -> int:
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
        "name": terminal.name_of(title),
        "about": terminal.say_or(f"{title.id}-about", ""),
        "version": title.version,
        "seats": {"least": title.least_seats, "most": title.most_seats},
        "options": [
            {
                "id": option.id,
                "name": terminal.say_or(f"{title.id}-option-{option.id}", option.id),
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
                "name": terminal.say_or(f"{title.id}-preset-{preset.id}", preset.id),
                "options": preset.options,
                "seats": [
                    {"seats": seats, "warnings": warnings}
                    for seats, warnings in _advice(terminal, title, preset.options)
                ],
            }
            for preset in title.presets
        ],
        "bots": cast_of(title).in_order(bot_names(title)),
    }


def _advice(terminal: Terminal, title: Title[Any], options: Mapping[str, object]) -> list[tuple[int, list[str]]]:
    """For each number of seats that these options can be played with, what the players should know of that."""
    advice: list[tuple[int, list[str]]] = []
    for seats in range(title.least_seats, title.most_seats + 1):
        try:
            agreed = agreed_options(title, seats, options)
        except BadOption:
            continue
        advice.append((seats, [terminal.sentence(warning) for warning in title.warnings(seats, agreed)]))
    return advice


def _game_row(terminal: Terminal, title: Title[Any]) -> list[str]:
    least, most = title.least_seats, title.most_seats
    seats = str(least) if least == most else f"{least}–{most}"
    options = "; ".join(map(_choices, title.options))
    presets = ", ".join(preset.id for preset in title.presets)
    bots = ", ".join(cast_of(title).in_order(bot_names(title)))
    return [title.id, terminal.name_of(title), seats, options, presets, bots, " ".join(_notes(terminal, title))]


def _notes(terminal: Terminal, title: Title[Any]) -> list[str]:
    """What the players should know of single settings and of presets, each with the numbers of seats it is about."""
    ways: dict[str, Mapping[str, object]] = {
        f"{option.id}={spelled(choice)}": {option.id: _chosen(option, choice)} for option, choice in _all(title)
    }
    ways |= {preset.id: preset.options for preset in title.presets}
    notes: dict[tuple[str, str], list[str]] = {}
    for setting, options in ways.items():
        for seats, warnings in _advice(terminal, title, options):
            for warning in warnings:
                notes.setdefault((setting, warning), []).append(str(seats))
    return [
        terminal.say("cli-note", setting=setting, seats=", ".join(seats), warning=warning)
        for (setting, warning), seats in notes.items()
    ]


def _all(title: Title[Any]) -> list[tuple[Option, Setting]]:
    return [(option, choice) for option in title.options for choice in option.choices]


def _chosen(option: Option, choice: Setting) -> object:
    return [choice] if option.most else choice


def _choices(option: Option) -> str:
    """An option as `--option` takes it: the default first, then what else it can be."""
    others = ", ".join(spelled(choice) for choice in option.choices if option.most or choice != option.default)
    return f"{option.id}={spelled(option.default)} ({others})"
