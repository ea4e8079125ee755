"""How commands talk to a terminal: help, errors and numbers in the reader's language, whatever the words of click are.

Whatever goes wrong, the reader gets one sentence on standard error and a status that is not 0:
1 it did not work, 2 it was called wrongly, 70 a fault of this program, 130 interrupted, 141 nobody reads on.
"""

import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

import click
import msgspec

from starboard.kernel import Arg, Message, StarboardError, Title
from starboard.speech import LANGUAGES, Speech, choose_language, plain

FAILED, WRONG_CALL, FAULT, INTERRUPTED, UNREAD = 1, 2, 70, 130, 141


class WrongCall(StarboardError):
    """A command was called with what it does not know or cannot use."""


class Terminal:
    """Where a command reads its language from and says what it has to say."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def say(self, id: str, **args: Arg) -> str:
        """A sentence, safe to print."""
        return self.sentence(Message(id, args))

    def sentence(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence for a message, safe to print: what strangers wrote into a record cannot drive the terminal."""
        return plain(self.speech.say(message, names))

    def say_or(self, id: str, otherwise: str) -> str:
        """A sentence where there is one, something else where not."""
        return self.say(id) if self.speech.knows(id) else otherwise

    def name_of(self, title: Title[Any]) -> str:
        """What a title is called."""
        return self.say_or(f"{title.id}-name", title.id)

    def out(self, line: str) -> None:
        """A line for the reader."""
        click.echo(line)

    def json(self, value: object) -> None:
        """One object for programs, on a line of its own."""
        click.echo(msgspec.json.encode(value))

    def complain(self, sentence: str) -> None:
        """One line about what is wrong."""
        click.echo(f"starboard: {plain(sentence)}", err=True)


# -- Help --------------------------------------------------------------------------------------------------------------


def terminal_of(ctx: click.Context) -> Terminal:
    """The terminal that `run` gave to the command."""
    return cast(Terminal, ctx.find_root().obj)


class _Spoken(click.Command):
    """A command whose texts are message ids. Click's own words exist in English only, so the pages are built here."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{terminal_of(ctx).say('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(terminal_of(ctx).say(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        say = terminal_of(ctx).say
        rows = []
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                rows.append((record[0], say("cli-help-help" if "--help" in param.opts else record[1])))
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)


class SpokenCommand(_Spoken):
    """One command."""

    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise WrongCall("cli-extra-argument", argument=rest[0][:80])
        return rest


class SpokenGroup(_Spoken, click.Group):
    """The commands."""

    command_class = SpokenCommand

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command = super().get_command(ctx, cmd_name)
        if command is None and not ctx.resilient_parsing:
            commands = ", ".join(self.list_commands(ctx))
            raise WrongCall("cli-no-such-command", command=cmd_name[:80], commands=commands)
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        say = terminal_of(ctx).say
        with formatter.section(say("cli-commands")):
            formatter.write_dl([(name, say(command.help or "")) for name, command in self.commands.items()])


# -- Values ------------------------------------------------------------------------------------------------------------


def whole_number(least: int, most: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads the value of an option as a whole number from `least` to `most`."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        # No longer than any number that fits, so that nobody makes us read a number of a million digits.
        number = int(value) if re.fullmatch(r"[+-]?[0-9]{1,20}", value) else None
        if number is None or not least <= number <= most:
            option = max(param.opts, key=len)
            raise WrongCall("cli-not-a-number", option=option, value=value[:40], least=str(least), most=str(most))
        return number

    return read


def read_file(file: str, most: int) -> bytes:
    """The contents of a file of at most `most` bytes. `StarboardError` says why it cannot be read."""
    try:
        with open(file, "rb") as stream:
            data = stream.read(most + 1)
    except (FileNotFoundError, ValueError):
        raise StarboardError("cli-file-missing", file=file) from None
    except IsADirectoryError:
        raise StarboardError("cli-file-is-folder", file=file) from None
    except PermissionError:
        raise StarboardError("cli-file-forbidden", file=file) from None
    if len(data) > most:
        raise StarboardError("cli-file-too-large", file=file, most=most >> 20)
    return data


def read_json(file: str, most: int) -> object:
    """The contents of a JSON file of at most `most` bytes. `StarboardError` says why it cannot be read."""
    data = read_file(file, most)
    try:
        return msgspec.json.decode(data.decode("utf-8-sig"))
    except UnicodeDecodeError as why:
        raise StarboardError("cli-not-json", file=file, byte=why.start) from None
    except msgspec.DecodeError as why:
        place = re.search(r"\(byte ([0-9]+)\)", str(why))
        raise StarboardError("cli-not-json", file=file, byte=int(place[1]) if place else len(data)) from None
    except RecursionError:
        raise StarboardError("cli-json-too-deep", file=file) from None


def _known_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        raise WrongCall("cli-no-such-language", value=value[:40], languages=", ".join(LANGUAGES))
    return value


class _Decorator(Protocol):
    def __call__(self, function: Callable[..., Any], /) -> Callable[..., Any]: ...


def language_option() -> _Decorator:
    """`--lang`, which may stand before or after the name of the command. `run` has already looked for it."""
    return click.option(
        "--lang", metavar="en|cs|pl", callback=_known_language, expose_value=False, help="cli-help-lang"
    )


# -- From start to status ----------------------------------------------------------------------------------------------


def run(command: click.Command, args: Sequence[str]) -> int:
    """Carry out a command line; returns the status for the shell. Never raises."""
    try:
        terminal = Terminal(Speech(choose_language(_language_in(args), os.environ)))
    except KeyboardInterrupt:
        return INTERRUPTED
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark, and the command goes on.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        # Not `command.main`, which ends the process by itself when nobody reads on.
        with command.make_context("starboard", list(args), obj=terminal) as ctx:
            status = command.invoke(ctx)
        sys.stdout.flush()
    except click.exceptions.Exit as end:
        return end.exit_code
    except BrokenPipeError:
        # Python would complain once more when it flushes at exit; it may do so where nobody listens.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as why:
        return _complaint(terminal, why)
    return status if isinstance(status, int) else 0


def _complaint(terminal: Terminal, why: Exception) -> int:
    """Say what is wrong; returns the status."""
    if isinstance(why, WrongCall):
        terminal.complain(terminal.sentence(why.message))
        return WRONG_CALL
    if isinstance(why, StarboardError):
        terminal.complain(with_rule(terminal.sentence(why.message), why))
        return FAILED
    if isinstance(why, click.ClickException):
        terminal.complain(terminal.sentence(_click_message(why)))
        return WRONG_CALL
    if isinstance(why, OSError):
        file = f"{os.fsdecode(why.filename)}: " if isinstance(why.filename, str | bytes) else ""
        terminal.complain(terminal.say("cli-system", reason=f"{file}{why.strerror or why}"))
        return FAILED
    if os.environ.get("STARBOARD_DEBUG") == "1":
        traceback.print_exception(why)
    reason = f"{type(why).__name__}: {why}".split("\n", 1)[0].rstrip(": ")[:200]
    terminal.complain(terminal.say("cli-fault", reason=reason))
    return FAULT


def with_rule(sentence: str, why: BaseException | None) -> str:
    """The sentence, with the rule that forbids what was tried, where an error or its cause knows one."""
    while why is not None:
        rule = getattr(why, "rule", "")
        if rule:
            return f"{sentence} [{plain(rule)}]"
        why = why.__cause__
    return sentence


def _click_message(why: click.ClickException) -> Message:
    if isinstance(why, click.NoSuchOption):
        return Message("cli-no-such-option", {"option": why.option_name[:80]})
    if isinstance(why, click.MissingParameter) and why.param is not None:
        return Message("cli-missing-argument", {"argument": why.param.human_readable_name})
    if isinstance(why, click.BadOptionUsage):
        return Message("cli-option-misused", {"option": why.option_name[:80]})
    return Message("cli-usage-error", {"reason": why.format_message().split("\n", 1)[0][:200]})


def _language_in(args: Sequence[str]) -> str | None:
    """The language that the command line asks for: needed before it is read, to complain about what is wrong in it."""
    asked = None
    for place, here in enumerate(args):
        if here == "--lang":
            asked = "".join(args[place + 1 : place + 2])
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
    return asked if asked in LANGUAGES else None
