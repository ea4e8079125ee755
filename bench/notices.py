"""Does telling people elsewhere delay a decision?

`PYTHONPATH=tests:tests/titles .venv/bin/python -m bench.notices [SECONDS]`

Two halls in one process play the same tables in alternation, so that whatever else the machine does hits both alike.
One tells nobody. The other tells everybody after every decision, by webhook, on a device and by e-mail, and all three
receivers take what is sent and never answer.
"""

import asyncio
import sys
from collections.abc import Collection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from bench.table_load import HOST, SEATS, Seat, decide, table_of
from bench.web import percentile
from notices.mailbox import mailbox
from notices.reader import Reader
from notices.service import OK, service
from starboard.notices import Book, Herald, receivers_of
from starboard.notices.herald import Look
from starboard.notices.mail import Mailer, Outlet
from starboard.notices.push import Pusher
from starboard.store import Contact, EventStore, TableRow, open_store
from starboard.table import Caller, Hall
from starboard.table.frames import NewTable, NoticesWish, SeatWish

TABLES = 20
SECRET, HOME = b"b" * 32, "https://play.example.org"


class Loud(Herald):
    """Takes everybody for away, and tells them at once."""

    def see(self, row: TableRow, now: float, look: Look) -> None:
        def away() -> tuple[TableRow, Collection[int]]:
            return look()[0], ()

        super().see(row, now, away)


async def measured(seconds: float) -> tuple[list[float], list[float], int]:
    """What decisions took without and with receivers that stall, and how many messages reached those."""
    quiet, loud = list[float](), list[float]()
    with TemporaryDirectory(prefix="starboard-bench-") as name:
        folder = Path(name)
        # Each webhook has a first message to take before it may be used.
        async with service(*[OK] * TABLES, None) as hooks, service(None) as pushes, mailbox(None) as mails:
            pusher = Pusher(receivers_of({"STARBOARD_PUSH": pushes.address}, "STARBOARD_PUSH"), SECRET, HOME)
            mailer = Mailer(Outlet("smtp", "127.0.0.1", mails.port, "", "", "games@example.org"))
            silent, telling = open_store(str(folder / "quiet.db")), open_store(str(folder / "loud.db"))
            book = Book(telling, SECRET, HOME, pusher, mailer)
            receivers = receivers_of({"STARBOARD_WEBHOOKS": hooks.address})
            herald = Loud(receivers, HOME, grace=0, book=book)
            contact = Contact(devices=(Reader().device(f"{pushes.address}/1"),), mail="ada@example.org")
            async with Hall(silent) as one, Hall(telling, herald=herald) as other:
                both = (
                    ([await table_of(one) for _ in range(TABLES)], quiet),
                    (await told(other, telling, contact, f"{hooks.address}/a/b"), loud),
                )
                await alternate(both, seconds)
            return quiet, loud, len(hooks.letters) + len(pushes.sealed) + mails.tries


async def told(hall: Hall, store: EventStore, contact: Contact, hook: str) -> list[list[Seat]]:
    """Tables whose players are to be told, and that have a webhook."""
    tables = []
    for number in range(TABLES):
        wish = NewTable("trucker", options={"seconds": 180}, seats=[SeatWish()] * SEATS, watch="nobody")
        opened = await hall.create(HOST, wish)
        id, seats = opened.table.id, []
        for seat, key in sorted(opened.keys.items()):
            player = Caller(f"p-{number}-{seat}", "Somebody")
            await hall.join(player, id, key)
            await store.keep_contact(player.player, contact)
        await hall.tell_elsewhere(HOST, id, NoticesWish(hook, "en"))
        await hall.start(HOST, id)
        for key in opened.keys.values():
            seats.append(Seat(await hall.connect(Caller(), id, msgspec.json.encode({"type": "hello", "keys": [key]}))))
        tables.append(seats)
    return tables


async def alternate(both: tuple[tuple[list[list[Seat]], list[float]], ...], seconds: float) -> None:
    """Decision after decision, now here, now there."""
    chance, end = Random(1), perf_counter() + seconds
    while perf_counter() < end:
        for number in range(TABLES):
            for tables, times in both:
                await decide(tables[number], chance, times)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    quiet, loud, reached = asyncio.run(measured(seconds))
    for what, times in (("nobody is told", quiet), ("three receivers stall", loud)):
        marks = " / ".join(f"{1e3 * percentile(times, share):.1f}" for share in (0.5, 0.99, 1.0))
        print(f"{what}: {len(times)} decisions, median / p99 / worst {marks} ms")
    print(f"messages that reached a receiver: {reached}")


if __name__ == "__main__":
    main()
