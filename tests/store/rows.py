"""Small rows and lines for the tests of the store."""

from typing import Any

import msgspec

from starboard.store import StoredLine, TableRow

PLAIN = TableRow("", "drift", "A table", {"rounds": 3}, (), "", (), "link", "information", "open", 1, 2)


def new_row(id: str, **fields: Any) -> TableRow:
    return msgspec.structs.replace(PLAIN, id=id, **fields)


def next_row(row: TableRow, **fields: Any) -> TableRow:
    """The row as the next write has to bring it."""
    return msgspec.structs.replace(row, version=row.version + 1, **fields)


def some_lines(first: int, count: int) -> list[StoredLine]:
    return [
        StoredLine(number, b'{"seat":0,"move":{"n":%d}}' % number, b"told") for number in range(first, first + count)
    ]
