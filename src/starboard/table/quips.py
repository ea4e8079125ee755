"""What bots say beside the story: a line at a moment, rarely, and nothing that not everybody may know."""

import zlib
from collections.abc import Iterable, Mapping, Sequence

from starboard.kernel import Arg, Match, Message, find_title
from starboard.lessons import Cast, cast_of
from starboard.lessons.conditions import seen
from starboard.store import TableRow
from starboard.table.frames import Quip
from starboard.table.story import Told

REST = 20.0
"""Seconds of silence after somebody has said something."""
BEGAN, WON, LOST = "began", "won", "lost"
"""Moments of every title."""


class Quips:
    """The voices of a table. What was said is remembered while the table is awake."""

    def __init__(self) -> None:
        self._said: set[tuple[str, str]] = set()
        self._quiet_until = float("-inf")

    def after(self, row: TableRow, match: Match, tellings: Sequence[Told], now: float) -> Quip | None:
        """What somebody says of what has just happened, if anybody says anything."""
        cast = cast_of(find_title(row.title))
        if now < self._quiet_until or not cast.moment:
            return None
        for event, seat, args in _happened(row, match, tellings):
            quip = self._quip(cast, row, match, event, seat, args)
            if quip is not None:
                self._quiet_until = now + REST
                return quip
        return None

    def _quip(
        self, cast: Cast, row: TableRow, match: Match, event: str, seat: int, args: Mapping[str, Arg]
    ) -> Quip | None:
        """A line of the bot in this seat. Whether it speaks is drawn from the table and the position: everybody hears
        the same, and nothing in the match depends on it."""
        moment = cast.moment_of(event)
        who = row.seats[seat].persona if 0 <= seat < len(row.seats) and row.seats[seat].kind == "bot" else ""
        if moment is None or not who or (who, moment.id) in self._said:
            return None
        if zlib.crc32(f"{row.id} {match.position} {moment.id}".encode()) % 100 >= moment.chance * 100:
            return None
        whole = seen(match, None) if moment.rank else None
        if not moment.suits(whole, seat, len(row.seats), args):
            return None
        self._said.add((who, moment.id))
        return Quip(seat, Message(f"{row.title}-quip-{who}-{moment.id}"))


def _happened(row: TableRow, match: Match, tellings: Sequence[Told]) -> Iterable[tuple[str, int, Mapping[str, Arg]]]:
    """What everybody knows to have happened, and to whom."""
    if match.position == 1:
        yield from ((BEGAN, seat, {}) for seat in range(len(row.seats)))
    if match.outcome is not None:
        scores = match.outcome.scores
        yield from ((WON, seat, {}) for seat in match.outcome.winners)
        yield from ((LOST, seat, {}) for seat in range(len(scores)) if scores[seat] == min(scores))
    for one in tellings:
        seat = one.message.args.get("seat")
        if one.to is None and not one.but and isinstance(seat, int):
            yield one.message.id, seat, one.message.args
