"""A table and its match as the store has them. Whatever happens is written here first, and told only then."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from starboard.kernel import (
    BadOption,
    Header,
    Journal,
    Mark,
    Match,
    Message,
    RulesBroken,
    Title,
    UnknownTitle,
    Unreadable,
    begin,
    find_title,
    reopen,
)
from starboard.kernel.codec import codec_of
from starboard.kernel.header import checked_header, unfit
from starboard.kernel.journal import NOT_DATA
from starboard.store import EventStore, Snapshot, StoredLine, StoreError, TableRow
from starboard.table.clock import Clock
from starboard.table.errors import NoSuchTable
from starboard.table.story import Story, Told, packed, unpacked
from starboard.table.summary import summary

SNAPSHOT_EVERY = 16
"""Lines between two snapshots: about this many moves are made again when a table is opened, or lost to changed
rules."""

_encode = msgspec.json.Encoder().encode
_header = msgspec.json.Decoder(Header).decode
_encode_mark = msgspec.msgpack.Encoder().encode
_mark = msgspec.msgpack.Decoder(Mark).decode


class Ledger:
    """The row of a table, its match once it has begun, and its story.

    If a write fails, what is in memory is ahead of what lasts: it `is_stale`, to be `read` again before anything else.
    """

    def __init__(self, store: EventStore, table: str, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._id = table
        self.row: TableRow
        self.match: Match | None = None
        self.story = Story()
        self.is_stale = True
        self._stored = 0
        """How many lines of the log are in the store."""
        self._snapshot = 0
        """How many there were when the last snapshot was taken."""
        self._notes: list[Told] = []

    async def read(self) -> None:
        """Stand where the store does. `NoSuchTable`, or `StoreError`, or `Unreadable` when the title no longer
        understands what it wrote."""
        stored = await self._store.read(self._id)
        if stored is None:
            raise NoSuchTable("table-unknown")
        self.row = stored.row
        self._notes = unpacked(stored.row.notes)
        # A long match takes its time, and other tables should not wait for it.
        self.match, self.story = await asyncio.to_thread(_opened, stored.row, stored.lines, stored.snapshot)
        self.story.add(self._notes)
        self._stored = max(0, len(stored.lines) - 1)
        self._snapshot = 0 if stored.snapshot is None else stored.snapshot.count
        self.is_stale = False
        if self.match is not None and self.match.notice is not None:
            await self.record([self.note(self.match.notice, back=True)])

    @property
    def is_ahead(self) -> bool:
        """Whether the match has gone on without being written down."""
        return self.match is not None and self.match.count != self._stored

    def note(self, message: Message, seat: int | None = None, rule: str = "", back: bool = False) -> Told:
        """Something that the table has to tell, beside what the rules say."""
        position = 0 if self.match is None else self.match.position
        return Told(position, int(self._clock.wall()), seat, message, rule, back=back)

    async def change(self, tellings: Iterable[Told] = (), **fields: Any) -> None:
        """Write the row with these fields, and tell something about it."""
        new = list(tellings)
        notes = [*self._notes, *new]
        row = self._next_row(notes=packed(notes), **fields)
        await self._write(self._store.change(row))
        self.row, self._notes = row, notes
        self.story.add(new)

    async def begin(self, match: Match, tellings: list[Told], **fields: Any) -> None:
        """The match has begun: its header is the first line."""
        row = self._next_row(match, tellings, notes=b"", state="playing", **fields)
        first = StoredLine(0, _encode(match.header), packed([*self._notes, *tellings]))
        await self._write(self._store.append(row, [first], snapshot_of(match)))
        self.row, self.match, self._notes = row, match, []
        self.story.add(tellings)

    async def record(self, tellings: list[Told], **fields: Any) -> None:
        """Write what the match has done since the last time, and what is told of it. It lasts when this returns."""
        match = self.match
        assert match is not None
        lines = match.lines_after(self._stored)
        row = self._next_row(match, tellings, {line.seat for line in lines}, notes=b"", **fields)
        told = packed([*self._notes, *tellings])
        written = [
            StoredLine(self._stored + 1 + number, _encode(line), told if number == 0 else b"")
            for number, line in enumerate(lines)
        ]
        # After an undo the old snapshot may be of a position that the match no longer passes.
        due = match.count - self._snapshot >= SNAPSHOT_EVERY or any(line.undo is not None for line in lines)
        snapshot = snapshot_of(match) if due else None
        await self._write(self._store.append(row, written, snapshot))
        self.row, self._stored, self._notes = row, match.count, []
        self.story.add(tellings)
        if snapshot is not None:
            self._snapshot = snapshot.count

    def _next_row(
        self,
        match: Match | None = None,
        tellings: Iterable[Told] = (),
        acted: Collection[int | None] = (),
        **fields: Any,
    ) -> TableRow:
        """The row with these fields; with a match, also with what lists say of it."""
        row, now = self.row, int(self._clock.wall())
        if match is not None:
            outcome = match.outcome
            fields["position"], fields["waiting"] = match.position, match.awaited
            # A seat already waited for that has not acted goes on being waited for, whatever the others do.
            before = {seat: then for seat, then in zip(row.waiting, row.since, strict=False) if seat not in acted}
            fields["since"] = tuple(before.get(seat, now) for seat in match.awaited)
            fields["scores"] = () if outcome is None else outcome.scores
            fields |= summary(match, row.lately, tellings)
            fields["winners"] = () if outcome is None else outcome.winners
            if outcome is not None:
                fields["state"] = "over"
            elif row.state == "over":
                fields["state"] = "playing"
        return msgspec.structs.replace(row, version=row.version + 1, **{"changed": now, **fields})

    async def _write(self, writing: Any) -> None:
        try:
            await writing
        except StoreError:
            self.is_stale = True
            raise


def _opened(row: TableRow, lines: list[StoredLine], snapshot: Snapshot | None) -> tuple[Match | None, Story]:
    """The match and the story in these lines; no match where none has begun."""
    story = _story_of(row)
    for line in lines:
        story.add(unpacked(line.told))
    if not lines:
        return None, story
    return match_of(find_title(row.title), lines, snapshot), story


def _story_of(row: TableRow) -> Story:
    """An empty story. That a title is gone is said where its match is opened."""
    try:
        return Story(find_title(row.title).about)
    except UnknownTitle:
        return Story()


def match_of(title: Title[Any], lines: list[StoredLine], snapshot: Snapshot | None) -> Match:
    """The match in these lines, of which the first is its header; from the start without a snapshot.
    `Unreadable` when the title does not understand them."""
    codec = codec_of(title)
    journal = Journal(codec.lines)
    stored = None
    try:
        stored = _header(lines[0].line)
        header = checked_header(title, stored)
        if header.rules > title.version:
            raise Unreadable("kernel-save-newer-rules", title=title.id, rules=header.rules, known=title.version)
        for line in lines[1:]:
            journal.append(codec.read_line.decode(line.line))
        return reopen(title, header, None if snapshot is None else _mark(snapshot.mark), journal)
    except (*NOT_DATA, BadOption, RulesBroken, ValueError) as why:
        raise unfit(title, stored) from why


def snapshot_of(match: Match) -> Snapshot:
    """The last checkpoint of a match, for the store."""
    return Snapshot(match.count, _encode_mark(match.checkpoint))


def begun(row: TableRow, header: Header) -> Match:
    """A match at its first question. `BadOption` or `RulesBroken` when it cannot begin."""
    title = find_title(row.title)
    return begin(title, checked_header(title, header))
