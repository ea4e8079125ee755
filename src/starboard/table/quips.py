"""What bots say beside the story: a line at a moment, rarely, and nothing that not everybody may know."""

import zlib
from collections.abc import Iterable, Mapping, Sequence

from starboard.kernel import Arg, Match, Message, find_title
from starboard.lessons import Cast, cast_of
from starboard.lessons.conditions import at_end, seen
from starboard.store import TableRow
from starboard.table.frames import Quip
from starboard.table.story import Told

REST = 20.0
"""Seconds of silence after somebody has said something."""
BEGAN, WON, LOST = "began", "won", "lost"
"""Moments of every title."""
RIVAL = -1
"""Instead of a seat: who plays without one."""


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
        for event, seat, args in _happened(row, match, tellings, cast):
            quip = self._quip(cast, row, match, event, seat, args)
            if quip is not None:
                self._quiet_until = now + REST
                return quip
        return None

    def _quip(
        self, cast: Cast, row: TableRow, match: Match, event: str, seat: int, args: Mapping[str, Arg]
    ) -> Quip | None:
        """A line of the bot in this seat, or of the rival. Whether it speaks is drawn from the table and the position:
        everybody hears the same, and nothing in the match depends on it."""
        for moment in cast.moments_of(event, rival=seat == RIVAL):
            if zlib.crc32(f"{row.id} {match.position} {moment.id}".encode()) % 100 >= moment.chance * 100:
                continue
            who = _persona(cast, row, match, seat)
            if not who or (who, moment.id) in self._said:
                continue
            whole = seen(match, None) if moment.rank else None
            if moment.suits(whole, seat, len(row.seats), args):
                self._said.add((who, moment.id))
                return Quip(seat, Message(f"{row.title}-quip-{who.replace('_', '-')}-{moment.id}"))
        return None


def _persona(cast: Cast, row: TableRow, match: Match, seat: int) -> str:
    """Who speaks for a seat: nobody for a person."""
    if seat == RIVAL and cast.rival is not None:
        who = at_end(seen(match, None), cast.rival.plays)
        return who if who in cast.rival.personas else ""
    return row.seats[seat].persona if 0 <= seat < len(row.seats) and row.seats[seat].kind == "bot" else ""


def _happened(
    row: TableRow, match: Match, tellings: Sequence[Told], cast: Cast
) -> Iterable[tuple[str, int, Mapping[str, Arg]]]:
    """What everybody knows to have happened, and to whom."""
    if match.position == 1:
        yield from ((BEGAN, seat, {}) for seat in range(len(row.seats)))
    if match.outcome is not None:
        scores = match.outcome.scores
        yield WON if not match.outcome.winners else LOST, RIVAL, {}
        yield from ((WON, seat, {}) for seat in match.outcome.winners)
        yield from ((LOST, seat, {}) for seat in range(len(scores)) if scores[seat] == min(scores))
    for one in tellings:
        seat = one.message.args.get("seat")
        if one.to is not None or one.but:
            continue
        if isinstance(seat, int):
            yield one.message.id, seat, one.message.args
        elif cast.rival is not None and (seat is None or _is_called(seat, cast.rival.called)):
            yield one.message.id, RIVAL, one.message.args


def _is_called(name: Arg, id: str) -> bool:
    return isinstance(name, Message) and name.id == id
