"""The host of a table has it told elsewhere whose turn it is. Nobody else learns where."""

import json
import socketserver
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from threading import Thread
from typing import Any

import pytest
from starlette.testclient import TestClient

from starboard.notices import Herald, receivers_of
from starboard.store import open_store
from starboard.table import Hall
from starboard.web.app import create_app
from starboard.web.settings import Settings
from web.asking import connected, error, opened, until
from web.conftest import SECRET, stranger

SECRET_PATH = "/api/webhooks/1/very-secret"


class Service:
    """Takes messages on this machine."""

    def __init__(self) -> None:
        self.letters: list[dict[str, Any]] = []
        letters = self.letters

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                letters.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Says nothing."""

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.url = self.address + SECRET_PATH


@pytest.fixture
def service() -> Iterator[Service]:
    it = Service()
    thread = Thread(target=it.server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield it
    it.server.shutdown()
    thread.join()
    it.server.server_close()


@pytest.fixture
def client(tmp_path: Any, static: Any, service: Service) -> Iterator[TestClient]:
    herald = Herald(receivers_of({"STARBOARD_WEBHOOKS": service.address}), grace=0)
    hall = Hall(open_store(str(tmp_path / "starboard.db")), herald=herald)
    with TestClient(create_app(hall, Settings(secret=SECRET, static=static)), raise_server_exceptions=False) as client:
        yield client


def test_the_host_says_where_and_those_who_are_away_are_told(client: TestClient, service: Service) -> None:
    assert client.get("/api/me").json()["notices"] is True
    new = opened(client)
    id = new["table"]["id"]
    assert client.get(f"/api/tables/{id}/notices").json() == {"services": ["127.0.0.1"], "webhook": "", "told": None}
    kept = client.put(f"/api/tables/{id}/notices", json={"url": service.url, "language": "cs"}).json()
    assert kept["told"] is True
    assert "Odteď" in service.letters[0]["content"]
    guest = stranger(client)
    guest.post(f"/api/tables/{id}/join", json={"key": new["keys"]["1"]})
    client.put(f"/api/tables/{id}/seats/1", json={"kind": "person", "name": "Bo"})
    client.post(f"/api/tables/{id}/start")
    for _ in range(500):
        if len(service.letters) > 1:
            break
        with connected(guest, id) as socket:
            until(socket, "welcome")
    assert "jste na tahu" in service.letters[1]["content"]


def test_only_the_host_sees_it_and_nobody_the_secret(client: TestClient, service: Service) -> None:
    id = opened(client)["table"]["id"]
    kept = client.put(f"/api/tables/{id}/notices", json={"url": service.url}).json()
    assert kept["webhook"].startswith("127.0.0.1/…")
    other = stranger(client)
    for answer in (
        other.get(f"/api/tables/{id}/notices"),
        other.put(f"/api/tables/{id}/notices", json={"url": service.url}),
    ):
        assert (answer.status_code, error(answer)) == (403, "table-only-host")
    told = [client.get(path).text for path in (f"/api/tables/{id}", "/api/tables", f"/api/tables/{id}/notices")]
    with connected(client, id) as socket:
        told.append(str(until(socket, "welcome")))
    assert not any("very-secret" in text for text in told)


def test_one_press_ends_it(client: TestClient, service: Service) -> None:
    id = opened(client)["table"]["id"]
    client.put(f"/api/tables/{id}/notices", json={"url": service.url})
    assert client.put(f"/api/tables/{id}/notices", json={"url": ""}).json()["webhook"] == ""
    assert len(service.letters) == 1


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/a/b", "https://example.org/a", "x", "http://169.254.169.254/"])
def test_other_addresses_are_refused_and_nothing_changes(client: TestClient, service: Service, url: str) -> None:
    id = opened(client)["table"]["id"]
    client.put(f"/api/tables/{id}/notices", json={"url": service.url})
    answer = client.put(f"/api/tables/{id}/notices", json={"url": url})
    assert answer.status_code == 400
    assert error(answer).startswith("table-notices-")
    assert client.get(f"/api/tables/{id}/notices").json()["webhook"] != ""
    assert len(service.letters) == 1
