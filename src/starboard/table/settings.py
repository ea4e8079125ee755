"""What the operator of a hall may choose, and what all its tables share."""

import os
from collections.abc import Awaitable, Callable, Collection
from functools import partial

import msgspec

from starboard.analysis.effort import USUAL, Effort
from starboard.notices import Herald, Receivers
from starboard.store import EventStore, TableRow
from starboard.table.clock import Clock
from starboard.table.workers import Workers


class HallSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds."""

    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_delay: float = 0.6
    """The least time that a bot takes for an answer, so that people can follow."""
    bot_waits: float = 6.0
    """How long a bot waits at most for people who are still being shown the last move."""
    bot_reads: float = 90.0
    """How long it waits at most for people who have something to read."""
    bot_patience: float = 60.0
    """How long a bot may think."""
    hint_patience: float = 20.0
    """How long somebody may think who was asked for a hint."""
    analysts: int = 1
    """Processes that look again at matches that are over, while nobody else wants anything; 0: nobody does."""
    analysis_effort: Effort = USUAL
    """How much they try."""
    analysis_patience: float = 300.0
    """How long one of the small parts of that may take."""
    idle: float = 120.0
    """How long a table stays awake when nobody is there."""
    retry: float = 1.0
    """How long to wait before a store that failed is tried again."""


class Figures(msgspec.Struct):
    """What is counted, for monitoring a server."""

    decisions: int = 0
    stumbles: int = 0
    dropped: int = 0
    faults: int = 0


class Services:
    """What the tables of a hall share."""

    def __init__(self, store: EventStore, clock: Clock, settings: HallSettings, herald: Herald | None = None) -> None:
        self.store = store
        self.herald = herald or Herald(Receivers())
        self.herald.remember_in(store)
        self.clock = clock
        self.settings = settings
        self.figures = Figures()
        self.thinkers = Workers(settings.workers, settings.bot_patience)
        # By itself, so that nobody who looks at the past has to wait for bots that think.
        self.readers = Workers(1, settings.bot_patience)
        # Nor does anybody's decision wait for a hint.
        self.advisers = Workers(1, settings.hint_patience, tries=1)
        self.analysts = Workers(max(1, settings.analysts), settings.analysis_patience, modest=True)
        self.as_it_is: Callable[[str], Awaitable[tuple[TableRow, Collection[int]] | None]]
        """Gives a table as it is now, and the seats whose holders are there; set by whoever wakes tables."""

    def tell(self, row: TableRow) -> None:
        """Those who are waited for at this table may have to be told."""
        self.herald.see(row, self.clock.wall(), partial(self.as_it_is, row.id))

    def tell_late(self, row: TableRow) -> None:
        """The same where nobody had an eye on the table."""
        self.herald.see_left(row, self.clock.wall(), partial(self.as_it_is, row.id))

    def close(self) -> None:
        self.thinkers.close()
        self.readers.close()
        self.advisers.close()
        self.analysts.close()
