"""Players are told on their devices and by e-mail: sealed, once a turn, until they press stop. Real servers take it,
refuse it, or stall."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag

from notices.mailbox import Mailbox, mailbox
from notices.reader import Reader, claims_of
from notices.service import BUSY, GONE, OK, Service, service, until
from starboard.kernel import StarboardError
from starboard.notices import Book, Herald, NotListed, NotTold, Receivers, delivery, receivers_of
from starboard.notices.mail import BadMail, Letter, Mailer, Outlet, outlet_of
from starboard.notices.post import NotTaken
from starboard.notices.push import BadDevice, Pusher
from starboard.notices.setup import book_of
from starboard.store import Device, Seat, TableRow, open_store

NOW = 1000
HOME = "https://play.example.org"
SECRET = b"s" * 32


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.0, 0.01, 0.01))


def row_of(**fields: Any) -> TableRow:
    seats = (Seat("person", "Ada", players=("p-ada",)), Seat("person", "Bo", players=("p-bo",)))
    row = TableRow("a-table", "drift", "Friday", {}, seats, "", (), "link", "ask", "playing", NOW, NOW)
    return msgspec.structs.replace(row, **{"waiting": (0,), "since": (NOW,)} | fields)


class There:
    """A herald with a book, a push service and a server for mail."""

    def __init__(self, book: Book, herald: Herald, push: Service, mail: Mailbox) -> None:
        self.book, self.herald, self.push, self.mail = book, herald, push, mail

    def see(self, row: TableRow, present: tuple[int, ...] = ()) -> None:
        async def look() -> tuple[TableRow, tuple[int, ...]]:
            return row, present

        self.herald.see(row, NOW, look)

    @property
    def endpoint(self) -> str:
        return f"{self.push.address}/wpush/v2/very-secret"

    async def with_mail(self, player: str, address: str, language: str = "en") -> None:
        await self.book.ask_mail(player, address, language)
        code = re.search(r"\d{6}", self.mail.mails[-1].get_content())
        assert code is not None
        await self.book.confirm_mail(player, code[0])
        self.mail.mails.clear()


@asynccontextmanager
async def there(
    folder: Path, push: tuple[bytes | None, ...] = (), mail: tuple[bytes | None, ...] = ()
) -> AsyncIterator[There]:
    store = open_store(str(folder / "starboard.db"))
    async with service(*push) as service_there, mailbox(*mail) as mail_there:
        pusher = Pusher(receivers_of({"STARBOARD_PUSH": service_there.address}, "STARBOARD_PUSH"), SECRET, HOME)
        mailer = Mailer(Outlet("smtp", "127.0.0.1", mail_there.port, "", "", "games@example.org"))
        book = Book(store, SECRET, HOME, pusher, mailer)
        herald = Herald(Receivers(), HOME, grace=0, book=book)
        try:
            yield There(book, herald, service_there, mail_there)
        finally:
            await herald.close()
            await store.close()


def test_a_device_is_told_once_a_turn_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            reader, other = Reader(), Reader()
            await here.book.add_device("p-ada", reader.device(here.endpoint), "cs")
            for _ in range(3):
                here.see(row_of())
            await until(lambda: here.herald.sent == 1)
            [(head, body)] = here.push.sealed
            said = reader.read(body)
            assert said["body"] == "U stolu „Friday“ jste na tahu."
            assert (said["title"], said["url"], said["tag"]) == ("Friday", "/t/a-table", "a-table")
            assert b"Friday" not in body
            with pytest.raises(InvalidTag):
                other.read(body)
            lines = head.lower()
            assert "content-encoding: aes128gcm" in lines
            assert "ttl: 86400" in lines
            claims = claims_of(head)
            assert (claims["aud"], claims["sub"]) == (here.push.address, HOME)
            # Every message is as long as any other.
            here.see(row_of(state="over", waiting=(), since=(), winners=(1,)))
            await until(lambda: here.herald.sent == 2)
            assert len(here.push.sealed[1][1]) == len(body)
            assert "Bo" in reader.read(here.push.sealed[1][1])["body"]

    asyncio.run(tell())


def test_a_mailbox_counts_once_its_owner_has_read_the_code(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            asked = await here.book.ask_mail("p-ada", "ada@example.org", "pl")
            assert (asked.mail, asked.asked) == ("", "ada@example.org")
            here.see(row_of())
            [mail] = here.mail.mails
            code = re.search(r"\d{6}", mail.get_content())
            assert code is not None
            assert code[0] not in repr(asked)
            with pytest.raises(NotTold) as wrong:
                await here.book.confirm_mail("p-ada", "wrong")
            assert wrong.value.message.id == "table-notices-code-wrong"
            # The code of one player is of no use to another.
            with pytest.raises(NotTold):
                await here.book.confirm_mail("p-eve", code[0])
            assert (await here.book.confirm_mail("p-ada", code[0])).mail == "ada@example.org"
            here.herald.forget("a-table")
            here.see(row_of(pace="days", hours=48))
            await until(lambda: len(here.mail.mails) == 2)
            told = here.mail.mails[1]
            assert told["Subject"] == "Twoja kolej przy stole „Friday”. Masz na to dwa dni."
            assert f"{HOME}/t/a-table" in told.get_content()
            assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    asyncio.run(tell())


def test_a_code_can_be_guessed_a_few_times_only(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            await here.book.ask_mail("p-ada", "ada@example.org", "en")
            code = re.search(r"\d{6}", here.mail.mails[0].get_content())
            assert code is not None
            for _ in range(5):
                with pytest.raises(NotTold):
                    await here.book.confirm_mail("p-ada", "xxxxxx")
            with pytest.raises(NotTold) as void:
                await here.book.confirm_mail("p-ada", code[0])
            assert void.value.message.id == "table-notices-code-void"

    asyncio.run(tell())


def test_one_press_ends_it(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            reader = Reader()
            await here.book.add_device("p-ada", reader.device(here.endpoint), "en")
            await here.with_mail("p-ada", "ada@example.org")
            here.see(row_of())
            await until(lambda: here.herald.sent == 2)
            [mail] = here.mail.mails
            link = re.fullmatch(rf"<{HOME}/api/stop/(.+)>", mail["List-Unsubscribe"])
            assert link is not None
            assert f"{HOME}/stop#{link[1]}" in mail.get_content().replace("\n", "")
            with pytest.raises(NotTold):
                await here.book.stop_all(link[1][:-1] + "x")
            with pytest.raises(NotTold):
                await here.book.stop_all("")
            await here.book.stop_all(link[1])
            assert (await here.book.of("p-ada")).is_empty
            here.see(row_of(since=(NOW + 5,)))
            await asyncio.sleep(0.1)
            assert here.herald.sent == 2

    asyncio.run(tell())


def test_who_is_there_is_not_told_and_a_stand_in_is_news(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            reader = Reader()
            await here.book.add_device("p-ada", reader.device(here.endpoint), "en")
            here.see(row_of(), present=(0,))
            await asyncio.sleep(0.05)
            assert here.push.sealed == []
            ada, bo = row_of().seats
            stood = msgspec.structs.replace(ada, kind="bot", bot="random", stands_in=True)
            for _ in range(2):
                here.see(row_of(seats=(stood, bo)))
            await until(lambda: here.herald.sent == 1)
            assert "standing in for you" in reader.read(here.push.sealed[0][1])["body"]

    asyncio.run(tell())


@pytest.mark.parametrize(("answers", "sent", "kept"), [((BUSY, OK), 1, 1), ((BUSY,), 0, 1), ((GONE,), 0, 0)])
def test_a_service_is_tried_again_and_a_device_that_is_gone_is_forgotten(
    answers: tuple[bytes, ...], sent: int, kept: int, tmp_path: Path
) -> None:
    async def tell() -> None:
        async with there(tmp_path, push=answers) as here:
            await here.book.add_device("p-ada", Reader().device(here.endpoint), "en")
            here.see(row_of())
            await until(lambda: here.herald.sent + here.herald.failed == 1)
            assert here.herald.sent == sent
            async with asyncio.timeout(10):
                while len((await here.book.of("p-ada")).devices) != kept:
                    await asyncio.sleep(0.01)

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("answers", "tries", "sent"),
    [((b"451 later", b"250 ok"), 2, 1), ((b"451 later",), 3, 0), ((b"550 nobody here",), 1, 0)],
)
def test_mail_is_tried_again_where_that_may_help(
    answers: tuple[bytes, ...], tries: int, sent: int, tmp_path: Path
) -> None:
    async def tell() -> None:
        async with there(tmp_path, mail=(b"250 ok", *answers)) as here:
            await here.with_mail("p-ada", "ada@example.org")
            here.see(row_of())
            await until(lambda: here.herald.sent + here.herald.failed == 1)
            assert (here.mail.tries - 1, here.herald.sent) == (tries, sent)

    asyncio.run(tell())


def nobody_listens() -> bool:
    """Whether no thread of ours talks with a server for mail any more."""
    return all(thread.name != "starboard-mail" for thread in threading.enumerate())


@pytest.mark.parametrize("greets", [None, b"220 h", b"554 go away\r\n", b"\x80" * 9000, b"\r\n" * 9000])
def test_a_mail_server_that_talks_for_ever_is_left_alone(greets: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.notices.mail.SECONDS_IN_ALL", 0.3)

    async def tell() -> None:
        async with mailbox(greets=greets) as there:
            mailer = Mailer(Outlet("smtp", "127.0.0.1", there.port, "", "", "games@example.org"))
            letters = [mailer.send(Letter("ada@example.org", "Hello", "Hello")) for _ in range(6)]
            found = await asyncio.gather(*letters, return_exceptions=True)
            assert {type(each) for each in found} == {NotTaken}
            await until(nobody_listens)
            assert there.tries == 0

    asyncio.run(tell())


def test_the_end_of_a_server_waits_for_no_mail() -> None:
    async def tell() -> None:
        async with mailbox(None) as there:
            mailer = Mailer(Outlet("smtp", "127.0.0.1", there.port, "", "", "games@example.org"))
            sending = asyncio.create_task(mailer.send(Letter("ada@example.org", "Hello", "Hello")))
            await until(lambda: there.tries == 1)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await until(nobody_listens)

    asyncio.run(tell())


def test_a_receiver_that_stalls_holds_up_no_other(tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path, push=(None,)) as here:
            await here.with_mail("p-ada", "ada@example.org")
            for number in range(8):
                await here.book.add_device("p-ada", Reader().device(f"{here.endpoint}/{number}"), "en")
            here.see(row_of())
            await until(lambda: len(here.mail.mails) == 1)
            assert here.herald.sent == 1

    asyncio.run(tell())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/elsewhere",
        "https://push.example.com/1",
        "http://user@127.0.0.1/",
        "http://[::1/",
        "ftp://127.0.0.1/",
        "",
        "x" * 500,
    ],
)
def test_devices_at_services_that_are_not_listed_are_refused(endpoint: str, tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            with pytest.raises(NotListed):
                await here.book.add_device("p-ada", Reader().device(endpoint), "en")
            assert (await here.book.of("p-ada")).is_empty

    asyncio.run(tell())


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", "AAAA"), ("é", "é"), ("B" * 87, "A" * 22), ("=", "=" * 30)])
def test_wrong_keys_are_refused(keys: tuple[str, str], tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            with pytest.raises(BadDevice):
                await here.book.add_device("p-ada", Device(here.endpoint, *keys), "en")
            assert here.push.sealed == []

    asyncio.run(tell())


@pytest.mark.parametrize(
    "address",
    ["", "ada", "ada@", "@example.org", "a b@example.org", "ada@example.org\nBcc: eve@example.org", "ada@localhost",
     "<ada@example.org>", "ada@example.org,eve@example.org", "ada@[127.0.0.1]", "x" * 300 + "@example.org"],
)  # fmt: skip
def test_what_is_no_address_gets_no_mail(address: str, tmp_path: Path) -> None:
    async def tell() -> None:
        async with there(tmp_path) as here:
            with pytest.raises(BadMail):
                await here.book.ask_mail("p-ada", address, "en")
            assert here.mail.tries == 0

    asyncio.run(tell())


@pytest.mark.parametrize(
    "environ",
    [
        {"STARBOARD_SMTP": "mail.example.org"},
        {"STARBOARD_SMTP": "http://mail.example.org"},
        {"STARBOARD_SMTP": "smtp://mail.example.org:x"},
        {"STARBOARD_SMTP": "smtp://mail.example.org"},
        {"STARBOARD_SMTP": "smtp://mail.example.org", "STARBOARD_MAIL_FROM": "nobody"},
    ],
)
def test_what_the_owner_says_of_mail_makes_sense(environ: dict[str, str]) -> None:
    with pytest.raises(StarboardError) as why:
        outlet_of(environ)
    assert why.value.message.id == "table-notices-smtp-malformed"


def test_the_owner_says_what_there_is(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "starboard.db"))
    assert book_of({}, store, SECRET, HOME) is None
    mail = {"STARBOARD_SMTP": "smtps://me:p%40ss@mail.example.org", "STARBOARD_MAIL_FROM": "games@example.org"}
    outlet = outlet_of(mail)
    assert outlet is not None
    assert (outlet.port, outlet.user, outlet.password) == (465, "me", "p@ss")
    book = book_of(mail | {"STARBOARD_PUSH": "*.push.example.org"}, store, SECRET, HOME)
    assert book is not None
    assert book.pusher is not None
    book.pusher.check(Reader().device("https://eu.push.example.org/1"))
    for elsewhere in ("https://push.example.org/1", "https://evilpush.example.org/1"):
        with pytest.raises(NotListed):
            book.pusher.check(Reader().device(elsewhere))
    with pytest.raises(StarboardError) as why:
        book_of(mail, store, SECRET, "")
    assert why.value.message.id == "table-notices-no-home"
    asyncio.run(store.close())
