"""The time that people have to come by themselves before they are told: one timer a table, however often it goes on."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import NamedTuple, TypeAlias

from starboard.store import TableRow


class Turn(NamedTuple):
    """Somebody is waited for since then."""

    seat: int
    since: int


Look: TypeAlias = Callable[[], Awaitable[tuple[TableRow, Collection[int]] | None]]
"""Gives a table as it is now, and the seats whose holders are there; None where another server looks after it."""


class _Table(NamedTuple):
    due: dict[Turn, float]
    """When the time of each turn is over, by the clock of the loop."""
    look: Look
    timer: asyncio.TimerHandle


class Graces:
    """The turns that have begun lately, table by table."""

    def __init__(self, over: Callable[[list[Turn], Look], None]) -> None:
        """`over` is called with turns whose time is over."""
        self._over = over
        self._tables: dict[str, _Table] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def see(self, table: str, standing: Collection[Turn], new: Iterable[Turn], grace: float, look: Look) -> None:
        """These turns stand, of which these are new; all others have been taken."""
        known = self._tables[table].due if table in self._tables else {}
        now = asyncio.get_running_loop().time()
        due = {turn: then for turn, then in known.items() if turn in standing}
        self._set(table, due | {turn: now + grace for turn in new if turn not in due}, look)

    def close(self) -> None:
        for table in list(self._tables):
            self._drop(table)

    def _set(self, table: str, due: dict[Turn, float], look: Look) -> None:
        self._drop(table)
        if due:
            timer = asyncio.get_running_loop().call_at(min(due.values()), self._ring, table)
            self._tables[table] = _Table(due, look, timer)

    def _drop(self, table: str) -> None:
        if table in self._tables:
            self._tables.pop(table).timer.cancel()

    def _ring(self, table: str) -> None:
        due, look, timer = self._tables[table]
        over = [turn for turn, then in due.items() if then <= timer.when()]
        self._set(table, {turn: then for turn, then in due.items() if turn not in over}, look)
        self._over(over, look)
