"""A whole session at a real server: what it logs, and that no secret is in it."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from running import Running, running
from web.sockets import http, live, until

PASSWORD = "nine-small-moons"
SECRET = "a-key-of-the-server-with-32-letters-or-more"
QUERY = "key=in-a-query-by-mistake"
WISH = {"title": "drift", "options": {"rounds": 1}, "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data", STARBOARD_PASSWORD=PASSWORD, STARBOARD_SECRET=SECRET) as server:
        yield server


def session(server: Running) -> list[str]:
    """Everything that two people do at a table; returns every secret that was there."""
    with http(server) as host, http(server) as guest:
        return _session(server, host, guest)


def _session(server: Running, host: httpx2.Client, guest: httpx2.Client) -> list[str]:
    for client, name in ((host, "Adélka Nováková"), (guest, "Bořivoj")):
        client.post("/api/enter", json={"password": "wrong-password-tried"})
        client.post("/api/enter", json={"password": PASSWORD}).raise_for_status()
        client.post("/api/me", json={"name": name}).raise_for_status()
    opened = host.post(f"/api/tables?{QUERY}", json=WISH).raise_for_status().json()
    id, keys = opened["table"]["id"], opened["keys"]
    path = f"/api/tables/{id}"
    guest.post(f"{path}/join", json={"key": keys["1"]}).raise_for_status()
    host.post(f"{path}/start", headers={"authorization": f"Bearer {opened['host']}"}).raise_for_status()
    host.get(f"/t/{id}?{QUERY}#seat={keys['0']}").raise_for_status()
    guest.get(path, headers={"authorization": "Bearer a-wrong-key-that-was-tried"})
    guest.get("/api/none?" + QUERY)
    cookies = [value for client in (host, guest) for value in client.cookies.values()]
    assert len(cookies) == 4
    # By keys alone, as on another device; the password is still asked for.
    door = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
    with live(server, id, keys["0"], cookie=door) as socket:
        welcome = until(socket, "welcome")
        assert welcome["seats"] == [0]
        socket.send("not a frame with " + keys["1"])
        until(socket, "refused")
    names = ["Adélka", "Nováková", "Bořivoj"]
    tried = ["wrong-password-tried", "a-wrong-key-that-was-tried", QUERY]
    return [PASSWORD, SECRET, opened["host"], *keys.values(), *cookies, *names, *tried, id]


def test_no_secret_is_in_the_log(server: Running) -> None:
    secrets = session(server)
    assert server.stop() == 0
    log = server.log
    assert "POST /api/tables 201" in log
    assert "LIVE /api/tables/" in log
    assert [secret for secret in secrets if secret in log] == []


def test_nor_in_the_database(server: Running) -> None:
    secrets = session(server)
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.folder.glob("starboard.db*"))
    keys = [secret for secret in secrets[:5] if secret.encode() in kept]
    assert keys == []


@pytest.mark.parametrize("path", ["/api/stop/", "/api/%73top/", "/api//stop/", "/stop/"])
def test_nor_is_the_token_of_a_mail_program(server: Running, path: str) -> None:
    token = "cC1hZGE.a-token-that-ends-all-messages"
    with http(server) as client:
        client.post(f"{path}{token}", data={"List-Unsubscribe": "One-Click"})
        client.post("/api/stop", json={"token": token})
        client.get(f"/stop?{token}")
    assert server.stop() == 0
    assert "POST /api/stop" in server.log
    assert "GET /stop 200" in server.log
    assert token[8:] not in server.log


def test_a_strange_path_cannot_write_lines_into_the_log(server: Running) -> None:
    with http(server) as client:
        client.get("/%0d%0aERROR%20forged%1b[31m")
        client.get("/" + "x" * 3000)
    server.stop()
    lines = server.log.splitlines()
    assert len([line for line in lines if " GET " in line]) == 2
    assert not any(line.startswith("ERROR") for line in lines)
    assert max(map(len, lines)) < 300
