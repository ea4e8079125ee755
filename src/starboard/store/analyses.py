"""Analyses of matches that are over, kept with their tables: each took a while to compute."""

from typing import Any

import msgspec

from starboard.store.database import Database
from starboard.store.rows import TableRow

PUT_ANALYSIS = (
    "INSERT INTO analyses (table_id, lines, body) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET lines = excluded.lines, body = excluded.body"
)
ANALYSIS = "SELECT lines, body FROM analyses WHERE table_id = ?"
LENGTH = "SELECT COUNT(*) FROM lines WHERE table_id = ?"
LATEST_OF = (
    "SELECT tables.body, analyses.body FROM analyses "
    "JOIN tables ON tables.id = analyses.table_id JOIN players ON players.table_id = tables.id "
    "WHERE player = ? AND state IN ('over', 'archived') ORDER BY changed DESC LIMIT ?"
)

_row = msgspec.json.Decoder(TableRow).decode


class Kept(msgspec.Struct, frozen=True):
    """An analysis as it was written: JSON, of which a store knows nothing more."""

    lines: int
    """How many lines the log had: of a match that went on after all, it says nothing any more."""
    body: bytes


def analysed(table: str, kept: Kept) -> dict[str, list[tuple[Any, ...]]]:
    """What to write of an analysis that was made; it takes the place of an older one."""
    return {PUT_ANALYSIS: [(table, kept.lines, kept.body)]}


def analysis_of(database: Database, table: str) -> Kept | None:
    """The analysis of a table, if it still speaks of the match as it stands."""
    found = database.rows(ANALYSIS, table)
    if not found or database.rows(LENGTH, table) != [(found[0][0],)]:
        return None
    return Kept(int(found[0][0]), bytes(found[0][1]))


def latest_of(database: Database, player: str, most: int) -> list[tuple[TableRow, bytes]]:
    """The tables of a player whose matches were analysed, the latest first, with the analyses."""
    return [(_row(row), bytes(body)) for row, body in database.rows(LATEST_OF, player, most)]
