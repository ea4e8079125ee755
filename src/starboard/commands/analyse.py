"""`starboard analyse`: a match that is over, looked at again."""

import os
from typing import TYPE_CHECKING, Any

import click

from starboard.commands.curve_picture import curve_picture
from starboard.commands.runners import runner_for, runner_options
from starboard.commands.simulate import progress_bar
from starboard.commands.tables import show_table
from starboard.kernel import Message, Record, StarboardError, find_title, read_record
from starboard.speech import plain
from starboard.terminal import SpokenCommand, Terminal, language_option, read_file, terminal_of, whole_number

if TYPE_CHECKING:
    from starboard.analysis import Analysis, Gain, Ledger, TurningPoint, Way

LARGEST_FILE = 64 << 20
STEPS = 1000
"""Of the bar."""


@click.command("analyse", cls=SpokenCommand, help="cli-about-analyse")
@click.argument("file")
@click.option("--seat", metavar="N", callback=whole_number(1, 99), help="cli-help-analyse-seat")
@click.option("--quick", is_flag=True, help="cli-help-analyse-quick")
@runner_options
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def analyse_command(
    ctx: click.Context,
    file: str,
    seat: int | None,
    quick: bool,
    workers: int | None,
    runner: str | None,
    address: str | None,
    as_json: bool,
) -> int:
    from starboard import analysis

    terminal = terminal_of(ctx)
    data = read_file(file, LARGEST_FILE)
    record = read_record(data)
    if seat is not None and seat > record.header.seats:
        raise StarboardError("cli-analyse-no-seat", seats=record.header.seats)
    people = () if seat is None else (seat - 1,)
    effort = analysis.QUICK if quick else analysis.USUAL
    with (
        runner_for(runner, workers, address, os.cpu_count() or 1) as hands,
        progress_bar(terminal, STEPS, "cli-analysing") as bar,
    ):
        progress = (lambda done: bar(round(STEPS * done))) if bar is not None else None
        found = analysis.analyse(data, effort, 0, people, hands, progress)
    if as_json:
        terminal.json(found)
    else:
        terminal.speech.learn(find_title(record.header.title))
        _Printer(terminal, record).show(found)
    return 0


class _Printer:
    """Says an analysis to people."""

    def __init__(self, terminal: Terminal, record: Record) -> None:
        self.terminal = terminal
        self.names = record.header.names

    def show(self, found: "Analysis") -> None:
        self.out(found.headline)
        self.curve(found)
        for point in found.turning:
            self.turning(point)
        if found.ledgers:
            self.ledgers(found.ledgers)
        self.out(Message("cli-analyse-judged", {"judge": found.judge, "worlds": found.worlds, "player": found.player}))

    def out(self, message: Message) -> None:
        self.terminal.out(self.terminal.sentence(message, self.names))

    def curve(self, found: "Analysis") -> None:
        for line in curve_picture([[one.chance for one in point.estimates] for point in found.curve]):
            self.terminal.out(line)
        seats = [None] if found.cooperative else list(range(len(found.curve[0].estimates))) if found.curve else []
        for number, seat in enumerate(seats, 1):
            self.terminal.out(f"  {number}: {self.name(seat)}")

    def name(self, seat: int | None) -> str:
        """What a seat is called; None: all of them together."""
        if seat is None:
            return self.terminal.say("cli-analyse-crew")
        return plain(self.terminal.speech.name_of(seat, self.names))

    def turning(self, point: "TurningPoint") -> None:
        self.terminal.out("")
        title = point.title or Message("cli-analyse-position", {"position": point.position})
        self.terminal.out(f"{self.sentence(title)} · {self.name(point.seat)}")
        for way, words in ((point.played, "cli-analyse-played"), (point.better, "cli-analyse-better")):
            chance = f"{100 * way.chance.chance:.0f}"
            self.out(Message(words, {"moves": self.moves(way), "chance": chance}))
        self.out(Message("cli-analyse-cost", _points(point.cost)))
        if point.why is not None:
            self.out(point.why)

    def sentence(self, message: Message) -> str:
        return self.terminal.sentence(message, self.names)

    def moves(self, way: "Way") -> str:
        said = ", ".join(self.sentence(deed.message) for deed in way.deeds)
        return said or self.terminal.say("cli-analyse-nothing")

    def ledgers(self, ledgers: "tuple[Ledger, ...]") -> None:
        self.terminal.out("")
        heads = ("cli-seat", "cli-analyse-start", "cli-analyse-moves", "cli-analyse-others", "cli-analyse-luck")
        rows: list[list[str]] = []
        for one in ledgers:
            gains = [_signed(gain) for gain in (one.moves, one.others, one.luck)]
            rows.append([self.name(one.seat), f"{100 * one.start:.0f} %", *gains, f"{100 * one.result:.0f} %"])
        show_table([self.terminal.say(head) for head in (*heads, "cli-result")], rows)
        for one in ledgers:
            for entry in one.entries:
                self.terminal.out(f"  {self.name(one.seat)} {_signed(entry.gain)}: {self.sentence(entry.what)}")


def _points(gain: "Gain") -> dict[str, Any]:
    return {"points": round(100 * gain.gain), "error": max(1, round(200 * gain.error))}


def _signed(gain: "Gain") -> str:
    return f"{100 * gain.gain:+.0f}".replace("-", "−")
