"""A server inside the test process, on an empty database."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from starboard.kernel import Title
from starboard.speech import messages_of, texts_of
from starboard.store import open_store
from starboard.table import Hall
from starboard.web import texts
from starboard.web.app import create_app
from starboard.web.settings import Settings
from web.asking import SOLO, opened

SECRET = b"s" * 32

Serve = Callable[..., TestClient]
Untranslated = Callable[[str, str], None]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Schemathesis gives the tests of all requests one id, and of several tests with one id a process gets only one."""
    if item.parent is not None and not item.nodeid.endswith(item.name):
        item._id = item.parent.id.child(item.name)


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A client of three small files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><script src="/assets/a-1f.js"></script>', encoding="utf-8")
    (folder / "assets" / "a-1f.js").write_text("const a = 1;\n" * 500, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / ".built").write_text("x", encoding="utf-8")
    return folder


@pytest.fixture
def serve(tmp_path: Path, static: Path) -> Iterator[Serve]:
    """Starts servers: `serve(password="...")` gives a client of one. Two clients of one server share nothing."""
    with ExitStack() as running:

        def start(**given: object) -> TestClient:
            database = str(tmp_path / "starboard.db")
            usual = Settings(secret=SECRET, static=static)
            settings = msgspec.structs.replace(usual, **given)
            app = create_app(Hall(open_store(database)), settings)
            return running.enter_context(TestClient(app, raise_server_exceptions=False))

        yield start


@pytest.fixture
def client(serve: Serve) -> TestClient:
    """A browser that was never here before."""
    return serve()


@pytest.fixture
def other(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    return stranger(client)


def stranger(client: TestClient) -> TestClient:
    """A browser that shares nothing with this one but the server, which runs in one event loop for both."""
    other = TestClient(client.app, raise_server_exceptions=False)
    other.portal = client.portal
    return other


@pytest.fixture
def table(client: TestClient) -> Any:
    """A table where a person plays against a bot."""
    new = opened(client, SOLO)
    client.post(f"/api/tables/{new['table']['id']}/start")
    return new


@pytest.fixture
def untranslated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Untranslated]:
    """Takes a message out of a language: `untranslated("cs", "guestbook-planet-P18")`."""

    def leave_out(language: str, missing: str) -> None:
        def without(spoken: str, word: str, title: Title[Any] | None = None) -> list[str]:
            found = texts_of(spoken, word, title)
            if spoken != language:
                return found
            return ["".join(part for id, part in messages_of(text) if id != missing) for text in found]

        monkeypatch.setattr(texts, "texts_of", without)
        texts._sealed.cache_clear()

    yield leave_out
    texts._sealed.cache_clear()
