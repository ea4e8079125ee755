"""Players say where they want to be told, and stop it; nobody else learns or changes it, and bad input does nothing."""

import re
import smtplib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from notices.reader import Reader
from starboard.notices import Book, Herald, Receivers, receivers_of
from starboard.notices.mail import Letter, Mailer, Outlet, _Call
from starboard.notices.push import Pusher
from starboard.store import open_store
from starboard.table import Hall
from starboard.web.app import create_app
from starboard.web.settings import Settings
from web.asking import error
from web.conftest import SECRET, stranger

HOME = "https://play.example.org"
ENDPOINT = "https://push.example.org/very-secret-address"


class Post(Mailer):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__(Outlet("smtp", "127.0.0.1", 1, "", "", "games@example.org"))
        self.letters: list[Letter] = []

    def _send(self, server: _Call, letter: Letter) -> None:
        if "refused" in letter.to:
            super()._send(server, letter)
        self.letters.append(letter)

    def _greet(self, server: smtplib.SMTP) -> None:
        raise OSError


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def client(tmp_path: Path, static: Any, post: Post) -> Iterator[TestClient]:
    store = open_store(str(tmp_path / "starboard.db"))
    pusher = Pusher(receivers_of({"STARBOARD_PUSH": "push.example.org"}, "STARBOARD_PUSH"), SECRET, HOME)
    herald = Herald(Receivers(), HOME, grace=0, book=Book(store, SECRET, HOME, pusher, post))
    hall = Hall(store, herald=herald)
    with TestClient(create_app(hall, Settings(secret=SECRET, static=static)), raise_server_exceptions=False) as client:
        yield client


def device(endpoint: str = ENDPOINT) -> dict[str, str]:
    given = Reader().device(endpoint)
    return {"endpoint": given.endpoint, "p256dh": given.p256dh, "auth": given.auth}


def test_a_device_is_told_and_told_no_more(client: TestClient) -> None:
    assert client.get("/api/me").json()["told"] is True
    before = client.get("/api/me/told").json()
    assert (before["mails"], before["devices"], len(before["push"])) == (True, [], 87)
    told = client.put("/api/me/told/device", json=device() | {"language": "cs"}).json()
    # As much of the address as the browser needs, and no more.
    assert told["devices"] == [ENDPOINT[-16:]]
    assert "push.example.org" not in repr(told)
    assert client.put("/api/me/told/device", json=device()).json()["devices"] == told["devices"]
    assert stranger(client).get("/api/me/told").json()["devices"] == []
    assert client.request("DELETE", "/api/me/told/device", json={"endpoint": ENDPOINT}).json()["devices"] == []


def test_a_mailbox_is_confirmed_and_left_alone_again(client: TestClient, post: Post) -> None:
    asked = client.put("/api/me/told/mail", json={"address": "ada@example.org", "language": "pl"}).json()
    assert (asked["asked"], asked["mail"]) == ("ada@example.org", "")
    [letter] = post.letters
    code = re.search(r"\d{6}", letter.text)
    assert code is not None
    assert error(client.post("/api/me/told/mail", json={"code": "no"})) == "table-notices-code-wrong"
    confirmed = client.post("/api/me/told/mail", json={"code": f" {code[0]} "}).json()
    assert (confirmed["asked"], confirmed["mail"]) == ("", "ada@example.org")
    assert client.put("/api/me/told/mail", json={}).json()["mail"] == ""


@pytest.mark.parametrize(
    ("path", "body", "id"),
    [
        ("device", device("https://evil.example.org/1"), "table-notices-not-listed"),
        ("device", device("http://push.example.org/1"), "table-notices-not-listed"),
        ("device", device("https://127.0.0.1/1"), "table-notices-not-listed"),
        ("device", device() | {"p256dh": "AAAA"}, "table-notices-no-device"),
        ("device", device() | {"auth": "?"}, "table-notices-no-device"),
        ("device", {"endpoint": ENDPOINT}, "web-body-unreadable"),
        ("device", device() | {"endpoint": "x" * 900}, "web-body-unreadable"),
        ("mail", {"address": "ada"}, "table-notices-no-mail"),
        ("mail", {"address": "ada@example.org\r\nBcc: eve@example.org"}, "table-notices-no-mail"),
        ("mail", {"address": "refused@example.org"}, "table-notices-mail-refused"),
        ("mail", {"address": ["ada@example.org"]}, "web-body-unreadable"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    client: TestClient, post: Post, path: str, body: dict[str, Any], id: str
) -> None:
    assert error(client.put(f"/api/me/told/{path}", json=body)) == id
    told = client.get("/api/me/told").json()
    assert (told["devices"], told["mail"], told["asked"], post.letters) == ([], "", "", [])


def test_a_letter_ends_it_in_one_press_without_a_cookie(client: TestClient, post: Post) -> None:
    client.put("/api/me/told/device", json=device())
    someone = stranger(client)
    for token in ("", "x", "p.x", "a" * 900):
        assert someone.post(f"/api/stop/{token}").status_code in {400, 404}
    assert client.get("/api/me/told").json()["devices"]


def test_strangers_have_few_codes_sent(client: TestClient, post: Post) -> None:
    answers = [client.put("/api/me/told/mail", json={"address": "ada@example.org"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
    assert error(answers[-1]) == "web-too-many-codes"
    assert len(post.letters) == 4


def test_a_server_that_tells_nobody_says_so(tmp_path: Path, static: Any) -> None:
    hall = Hall(open_store(str(tmp_path / "starboard.db")))
    with TestClient(create_app(hall, Settings(secret=SECRET, static=static))) as client:
        assert client.get("/api/me").json().get("told", False) is False
        assert client.get("/api/me/told").json()["mails"] is False
        assert error(client.put("/api/me/told/mail", json={"address": "a@example.org"}))
