"""Tables that commands print."""

import sys
from collections.abc import Sequence

import click


def show_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table for a terminal; columns separated by tabs for anything else, so that other programs can split them."""
    if not sys.stdout.isatty():
        for row in [heads, *rows]:
            click.echo("\t".join(row))
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    # As `Text`, because a cell is never markup, no matter who wrote it.
    table = Table()
    for head in heads:
        table.add_column(Text(head))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console().print(table)
