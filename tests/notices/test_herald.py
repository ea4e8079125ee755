"""Those who are away are told once a turn; a service that fails or stalls harms nobody."""

import asyncio
from collections.abc import Collection

import msgspec
import pytest

from notices.service import BUSY, GONE, OK, service, until
from starboard.notices import Herald, delivery
from starboard.notices.receivers import receivers_of
from starboard.store import Seat, TableRow, Webhook

NOW = 1000


def row_with(url: str, **fields: object) -> TableRow:
    seats = (Seat("person", "Ada"), Seat("person", "Bo"), Seat("bot", bot="random"))
    row = TableRow("a-table", "drift", "Friday", {}, seats, "", (), "link", "ask", "playing", NOW, NOW)
    webhook = Webhook(url, "en")
    return msgspec.structs.replace(row, webhook=webhook, waiting=(0,), since=(NOW,), **fields)


def herald_to(address: str, home: str = "") -> Herald:
    return Herald(receivers_of({"STARBOARD_WEBHOOKS": address}), home, grace=0)


def see(teller: Herald, row: TableRow, present: Collection[int] = (), later: TableRow | None = None) -> None:
    """`later`: how the table stands once the time to come is over."""

    async def look() -> tuple[TableRow, Collection[int]]:
        return later or row, present

    teller.see(row, NOW, look)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.0, 0.01, 0.01))


def test_who_is_away_is_told_once_a_turn() -> None:
    async def tell() -> None:
        async with service() as there:
            teller = herald_to(there.address, home="https://play.example.org")
            row = row_with(f"{there.address}/api/webhooks/1/secret")
            for _ in range(3):
                see(teller, row)
            await until(lambda: teller.sent == 1)
            path, letter = there.letters[0]
            assert path == "/api/webhooks/1/secret"
            assert letter["content"] == "Ada: your turn at “Friday”. https://play.example.org/t/a-table"
            assert letter["text"] == letter["content"]
            assert letter["allowed_mentions"] == {"parse": []}
            # The next turn is another one.
            see(teller, msgspec.structs.replace(row, waiting=(1,), since=(NOW + 5,)))
            await until(lambda: teller.sent == 2)
            assert there.letters[1][1]["content"].startswith("Bo: your turn")
            await teller.close()

    asyncio.run(tell())


def test_nobody_is_told_who_is_there_or_has_answered() -> None:
    async def tell() -> None:
        async with service() as there:
            teller = herald_to(there.address)
            row = row_with(f"{there.address}/a/b")
            see(teller, row, present={0})
            teller.forget("a-table")
            answered = msgspec.structs.replace(row, waiting=(), since=())
            see(teller, row, later=answered)
            # A bot needs no message, nor does anybody who was waited for long before the table woke.
            teller.forget("a-table")
            see(teller, msgspec.structs.replace(row, waiting=(2,)))
            teller.forget("a-table")
            see(teller, msgspec.structs.replace(row, since=(NOW - 25 * 3600,)))
            see(teller, msgspec.structs.replace(row, state="over", winners=(1,)))
            await until(lambda: teller.sent == 1)
            assert [letter["content"] for _, letter in there.letters] == ["The match at “Friday” is over. Won by Bo."]
            await teller.close()

    asyncio.run(tell())


def test_a_topic_of_ntfy_gets_what_ntfy_wants() -> None:
    async def tell() -> None:
        async with service() as there:
            teller = herald_to(there.address)
            assert await teller.try_out(row_with(f"{there.address}/our-friday"))
            path, letter = there.letters[0]
            assert (path, letter["topic"], letter["title"]) == ("/", "our-friday", "Friday")

    asyncio.run(tell())


def test_names_give_no_orders_to_a_service() -> None:
    async def tell() -> None:
        async with service() as there:
            teller = herald_to(there.address)
            await teller.try_out(row_with(f"{there.address}/a/b", name="<!everyone> & @here"))
            assert "&lt;!everyone&gt; &amp; @here" in there.letters[0][1]["text"]

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("answers", "sent", "tries"),
    [
        ([BUSY, OK], 1, 2),
        ([BUSY], 0, 3),
        ([GONE], 0, 1),
        ([b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n"], 0, 1),
        ([b"no sense\r\n\r\n"], 0, 3),
        ([b""], 0, 3),
        ([b"HTTP/1.1 200 OK\r\nx: " + b"a" * 200_000 + b"\r\n\r\n"], 0, 3),
        ([b"HTTP/1.1 200 OK\r\n\r\n" + b"a" * 200_000], 1, 1),
    ],
)
def test_a_service_that_fails_is_tried_again_and_then_left_alone(answers: list[bytes], sent: int, tries: int) -> None:
    async def tell() -> None:
        async with service(*answers) as there:
            teller = herald_to(there.address)
            see(teller, row_with(f"{there.address}/a/b"))
            await until(lambda: teller.sent + teller.failed == 1)
            assert (teller.sent, len(there.letters)) == (sent, tries)

    asyncio.run(tell())


def test_a_service_that_stalls_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.notices.post.SECONDS", 0.05)

    async def tell() -> None:
        async with service(None) as there:
            teller = herald_to(there.address)
            see(teller, row_with(f"{there.address}/a/b"))
            await until(lambda: teller.failed == 1)
            assert (teller.sent, len(there.letters)) == (0, 3)

    asyncio.run(tell())


def test_of_too_many_messages_the_last_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "MOST_WAITING", 2)

    async def tell() -> None:
        async with service(None) as stalled, service() as there:
            teller = Herald(receivers_of({"STARBOARD_WEBHOOKS": f"{stalled.address} {there.address}"}), grace=0)
            for number in range(5):
                see(teller, msgspec.structs.replace(row_with(f"{stalled.address}/a/b"), id=f"table-{number}"))
            await until(lambda: teller.failed == 3)
            # Nobody else's messages are among them.
            see(teller, row_with(f"{there.address}/a/b"))
            await until(lambda: teller.sent == 1)
            await teller.close()

    asyncio.run(tell())
