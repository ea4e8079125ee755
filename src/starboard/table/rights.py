"""Who may do what at a table, and what a table looks like to each."""

from collections.abc import Collection, Sequence
from urllib.parse import urlsplit

from starboard.kernel import Message, Refused, Sketch
from starboard.store import Seat, TableRow
from starboard.table.advisers import gives_hints
from starboard.table.errors import NotYours
from starboard.table.frames import NoticesRow, Row, SeatRow
from starboard.table.keys import Caller
from starboard.table.pace import until

PLAYED_BY_PEOPLE = ("person", "here")


class Holder:
    """What somebody holds at a table, by the hashes of keys and the id of a player."""

    __slots__ = ("hashes", "player")

    def __init__(self, player: str, hashes: frozenset[str]) -> None:
        self.player = player
        self.hashes = hashes

    def is_host(self, row: TableRow) -> bool:
        return row.host in self.hashes or (self.player != "" and self.player in row.hosts)

    def holds(self, row: TableRow, number: int) -> bool:
        """Whether this seat is theirs. The seats at the screen of the host are the host's."""
        seat = row.seats[number]
        if seat.key in self.hashes or (self.player != "" and self.player in seat.players):
            return True
        return seat.kind == "here" and self.is_host(row)

    def seats(self, row: TableRow) -> list[int]:
        return [number for number in range(len(row.seats)) if self.holds(row, number)]

    def may_look(self, row: TableRow) -> bool:
        return row.watch != "nobody" or self.is_host(row) or bool(self.seats(row))

    def check_look(self, row: TableRow) -> None:
        if not self.may_look(row):
            raise NotYours("table-no-onlookers")

    def check_host(self, row: TableRow) -> None:
        if not self.is_host(row):
            raise NotYours("table-only-host")


def holder_of(caller: Caller, *keys: str) -> Holder:
    """What a caller holds, with some more keys perhaps."""
    return Holder(caller.player, caller.hashes(keys))


def check_person(row: TableRow, seat: int | None) -> int:
    """That seat, if a person plays it. `Refused` when nobody or a bot does."""
    if seat is None:
        raise Refused(Message("table-not-seated"))
    if row.seats[seat].kind not in PLAYED_BY_PEOPLE:
        raise Refused(Message("table-seat-is-bot" if row.seats[seat].kind == "bot" else "table-seat-is-open"))
    return seat


def persons(row: TableRow) -> list[int]:
    """The seats that people play."""
    return [number for number, seat in enumerate(row.seats) if seat.kind in PLAYED_BY_PEOPLE]


def shown(row: TableRow, present: Collection[int], holder: Holder | None = None) -> Row:
    """A table as lists show it to somebody; as frames show it without."""
    mine = holder.seats(row) if holder else []
    is_host = holder.is_host(row) if holder else False
    return Row(
        id=row.id,
        title=row.title,
        name=row.name,
        state=row.state,
        options=row.options,
        seats=[_seat(number, seat, number in present, number in mine) for number, seat in enumerate(row.seats)],
        waiting=list(row.waiting),
        watch=row.watch,
        undo=row.undo,
        position=row.position,
        created=row.created,
        changed=row.changed,
        yours=bool(mine) or is_host,
        host=is_host,
        winners=list(row.winners),
        scores=list(row.scores),
        rematch=row.rematch,
        lesson=row.lesson,
        called=row.called,
        scene=row.scene,
        since=_since(row, mine),
        asks=next((asks for seat, asks in zip(row.waiting, row.asks, strict=False) if seat in mine), None),
        sketch=_sketch(row, mine) if holder else None,
        lately=list(row.lately) if holder else [],
        pace=row.pace,
        hours=row.hours,
        until=_until(row, mine),
        hints=gives_hints(row),
    )


def notices_row(row: TableRow, services: list[str], told: bool | None = None) -> NoticesRow:
    """Where a table tells what happens, for its host: of the address only as much as tells it from others."""
    hook = row.webhook
    return NoticesRow(services, "" if hook is None else f"{urlsplit(hook.url).hostname}/…{hook.url[-4:]}", told)


def _since(row: TableRow, mine: Collection[int]) -> int:
    """Since when the first of these seats is waited for. Of tables that were stored without, the last change counts."""
    since = row.since or (row.changed,) * len(row.waiting)
    waited = [then for seat, then in zip(row.waiting, since, strict=True) if seat in mine]
    return min(waited, default=0)


def _until(row: TableRow, mine: Collection[int]) -> int:
    """Until when the first of these seats has time. At other paces nobody is hurried by a list."""
    if row.pace != "days":
        return 0
    return min((end for seat, end in zip(row.waiting, until(row), strict=True) if seat in mine), default=0)


def _sketch(row: TableRow, mine: Sequence[int]) -> Sketch | None:
    """The picture of the caller's seat; for onlookers, that of the first one."""
    number = mine[0] if mine and len(row.sketches) > 1 else 0
    return row.sketches[number] if number < len(row.sketches) else None


def _seat(number: int, seat: Seat, present: bool, yours: bool) -> SeatRow:
    return SeatRow(
        number, seat.kind, seat.name, seat.bot, present or seat.kind == "bot", yours, seat.persona, seat.stands_in
    )
