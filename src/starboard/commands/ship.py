"""`starboard ship`: inspect a ship of Galaxy Trucker that is written in a file."""

from typing import Any

import click

from starboard.kernel import Message, StarboardError
from starboard.terminal import SpokenCommand, Terminal, language_option, read_json, terminal_of

LARGEST_SHIP = 1 << 20


@click.command("ship", cls=SpokenCommand, help="trucker-ship-about")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def ship_command(ctx: click.Context, file: str, as_json: bool) -> None:
    from starboard.games.trucker.content import BadContent
    from starboard.games.trucker.files.ship_file import inspect_ship

    terminal = terminal_of(ctx)
    data = read_json(file, LARGEST_SHIP)
    try:
        report = inspect_ship(data)
        if as_json:
            terminal.json(_spoken(terminal, report))
        else:
            _show(terminal, data, report)
    except BadContent:
        # Not a fault of this file.
        raise
    except StarboardError as why:
        raise StarboardError("trucker-ship-file", file=file, reason=why.message) from why


def _spoken(terminal: Terminal, report: dict[str, Any]) -> dict[str, Any]:
    """The report with its sentences in the reader's language."""
    errors = [error | {"message": terminal.sentence(error["message"])} for error in report["errors"]]
    return report | {"errors": errors}


def _show(terminal: Terminal, data: object, report: dict[str, Any]) -> None:
    """The report for people: a drawing, what the signs mean, the figures, and what is wrong."""
    from starboard.games.trucker.board.ship.ship_faults import faults, offenders
    from starboard.games.trucker.files.ship_drawing import draw_ship, signs
    from starboard.games.trucker.files.ship_file import read_ship
    from starboard.games.trucker.names.names import kind_name

    board, ship = read_ship(data)
    wrong = set(offenders(faults(board, ship)))
    for of_ship in report["pieces"]:
        # The largest piece is what its owner would keep.
        wrong |= {board.cell(*square) for piece in sorted(of_ship, key=len)[:-1] for square in piece}
    for line in draw_ship(board, ship, wrong):
        terminal.out(line)
    terminal.out("")
    for sign, kind in signs(board, ship):
        terminal.out(f"  {sign:<5} {terminal.sentence(kind_name(kind))}")
    terminal.out("")
    for message in _figures(report):
        terminal.out(terminal.sentence(message))
    offers = ", ".join(f"{offer.premium} → {offer.cap}" for offer in board.ship_class.insurance)
    if offers:
        terminal.out(terminal.say("trucker-ship-insurance", offers=offers))
    for error in report["errors"]:
        terminal.out(f"{error['rule']}: {terminal.sentence(error['message'])}")
    terminal.out(terminal.say("trucker-ship-legal" if report["legal"] else "trucker-ship-illegal"))


def _figures(report: dict[str, Any]) -> list[Message]:
    """The figures of the report, a line each."""
    pieces = sum(map(len, report["pieces"]))
    cargo, cap = report["cargo"], report["cap"]
    figures = [
        Message("trucker-ship-pieces", {"ships": len(report["pieces"]), "pieces": pieces}),
        Message("trucker-ship-exposed", {"count": report["exposed"]}),
        Message("trucker-ship-crew", {"count": report["crew_places"]}),
        Message("trucker-ship-batteries", {"count": report["batteries"]}),
        Message("trucker-ship-cargo", {"normal": cargo["normal"], "special": cargo["special"]}),
        Message("trucker-ship-engine", {"strength": _range(report["engine"])}),
        Message("trucker-ship-cannon", {"strength": _range(report["cannon"])}),
    ]
    if report["gap"] is not None:
        figures.append(Message("trucker-ship-gap", {"gap": report["gap"], "premium": report["premium"]}))
    figures.append(Message("trucker-ship-cap", {"cap": cap}) if cap is not None else Message("trucker-ship-no-cap"))
    return figures


def _range(span: dict[str, float]) -> str:
    """From the least to the most, with halves as people write them."""
    least, most = (_written(value) for value in (span["least"], span["most"]))
    return least if least == most else f"{least}–{most}"


def _written(value: float) -> str:
    whole, half = int(value), "½" if value % 1 else ""
    return f"{whole or ''}{half}" if half else str(whole)
