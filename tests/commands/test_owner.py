"""What the owner of a server does from the command line, on both kinds of database, while a server runs."""

import json
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from running import Running, running
from starboard import cli
from starboard.store.place import database_at
from starboard.terminal import run
from web.sockets import http, live, until

SECRET = "the same words on every machine of ours"
WISH = {"title": "drift", "name": "Friday", "options": {"rounds": 200}, "seats": [{"kind": "person"}, {"kind": "here"}]}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, where: str, tmp_path: Path) -> None:
    monkeypatch.setenv("STARBOARD_LANG", "en")
    monkeypatch.setenv("STARBOARD_DATABASE", where)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    """Carries out a command line; gives the status, what was printed, and what was complained about."""

    def carried_out(*words: str) -> tuple[int, str, str]:
        status = run(cli.starboard, list(words))
        return status, *capsys.readouterr()

    return carried_out


def serving(where: str, folder: Path) -> Any:
    return running(
        folder / "server",
        program=("-m", "starboard"),
        STARBOARD_DATABASE=where,
        STARBOARD_SECRET=SECRET,
        XDG_DATA_HOME=str(folder / "data"),
    )


def begun(server: Running) -> tuple[str, list[str]]:
    with http(server) as client:
        opened = client.post("/api/tables", json=WISH).raise_for_status().json()
        table = opened["table"]["id"]
        bearer = {"authorization": f"Bearer {opened['host']}"}
        client.post(f"/api/tables/{table}/start", headers=bearer).raise_for_status()
    return table, [opened["host"], *opened["keys"].values()]


def kinds_until_the_end(socket: ClientConnection) -> set[str]:
    """The types of all frames until the server ends the connection."""
    kinds: set[str] = set()
    with suppress(ConnectionClosed):
        while True:
            kinds.add(until(socket, "done", "refused", "welcome", "news")["type"])
    return kinds


def settled(ask: Callable[[], httpx2.Response]) -> httpx2.Response:
    """The answer of a server on a file is a refusal the first time that it notices that somebody else has written."""
    answer = ask()
    return ask() if answer.status_code == 503 else answer


def test_tables_are_listed_shown_and_put_away(where: str, tmp_path: Path, say: Any) -> None:
    with serving(where, tmp_path) as server:
        table, keys = begun(server)
        status, out, _ = say("tables", "list")
        assert status == 0
        assert out.splitlines()[0].split("\t")[:4] == ["Table", "Title", "Name", "State"]
        assert out.splitlines()[1].split("\t")[:4] == [table, "drift", "Friday", "being played"]
        assert say("tables", "list", "--state", "over")[1] == "There are no tables.\n"
        assert json.loads(say("tables", "show", table, "--json")[1])["lines"] == 1
        assert "Moves: 0\n" in say("tables", "show", table)[1]
        # Keys and what is in a hand are nobody's business.
        assert not any(key in say("tables", "show", table, "--json")[1] for key in keys)
        assert say("tables", "close", table)[:2] == (0, f"The table “{table}” has been put away.\n")
        # A server notices within a second where it shares its database, and with the next move where it has a file.
        with live(server, table, *keys) as socket:
            stand = until(socket, "welcome")["stand"]
            if not where.startswith("postgresql:"):
                move = stand["moves"][0]["move"]
                socket.send(json.dumps({"type": "answer", "id": 1, "at": stand["count"], "moves": [move]}), text=True)
                assert until(socket, "done", "refused")["type"] == "refused"
        bearer = {"authorization": f"Bearer {keys[0]}"}
        end = time.monotonic() + 20
        while httpx2.get(f"{server.address}api/tables/{table}", headers=bearer).json()["state"] != "archived":
            assert time.monotonic() < end
            time.sleep(0.1)
        assert "Traceback" not in server.log


def test_a_table_that_is_deleted_is_gone(where: str, tmp_path: Path, say: Any) -> None:
    with serving(where, tmp_path) as server:
        table, keys = begun(server)
        with live(server, table, *keys) as socket:
            stand = until(socket, "welcome")["stand"]
            assert say("tables", "purge", table)[:2] == (0, "One table was deleted.\n")
            move = stand["moves"][0]["move"]
            socket.send(json.dumps({"type": "answer", "id": 1, "at": stand["count"], "moves": [move]}), text=True)
            assert "done" not in kinds_until_the_end(socket)
        assert httpx2.get(f"{server.address}api/tables/{table}").status_code == 404
        assert say("tables", "show", table)[2] == f"starboard: There is no table “{table}” in this database.\n"
        assert "Traceback" not in server.log


def test_who_is_banned_loses_the_seat_and_the_server(
    where: str, tmp_path: Path, say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = WISH | {"seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]}
    with serving(where, tmp_path) as server, http(server) as host, http(server) as guest:
        opened = host.post("/api/tables", json=wish).raise_for_status().json()
        table, key = opened["table"]["id"], opened["keys"]["1"]
        guest.post("/api/me", json={"name": "Mallory"}).raise_for_status()
        path = f"/api/tables/{table}"
        assert guest.post(f"{path}/join", json={"key": key}).json()["seat"] == 1
        assert say("tables", "bans")[1] == "Nobody is banned.\n"
        assert say("tables", "ban", table, "2")[:2] == (0, "“Mallory” is banned and has lost the seat.\n")
        end = time.monotonic() + 20
        while (answer := guest.get("/api/tables")).status_code != 403:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert answer.json()["error"]["id"] == "web-banned"
        cookies = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        with live(server, table, Cookie=cookies) as socket:
            assert until(socket, "refused")["message"]["id"] == "web-banned"
        # With another browser, and the key that was given away, one is a stranger.
        with http(server) as stranger:
            assert settled(lambda: stranger.post(f"{path}/join", json={"key": key})).status_code == 403
        # The others go on, and the host has the seat to give away.
        fresh = settled(lambda: host.put(f"{path}/seats/1", json={"kind": "open"})).raise_for_status().json()["key"]
        with http(server) as friend:
            assert friend.post(f"{path}/join", json={"key": fresh}).json()["seat"] == 1
        assert say("tables", "bans")[1].splitlines()[1].split("\t")[:2] == ["1", "Mallory"]
        assert say("tables", "bans", "--lift", "2")[2] == "starboard: There is no ban number 2 in the list.\n"
        assert say("tables", "bans", "--lift", "1")[1] == "“Mallory” is no longer banned.\n"
        while guest.get("/api/tables").status_code != 200:
            assert time.monotonic() < end
            time.sleep(0.1)
        said = f"starboard: No person holds seat 3 of “{table}”.\n"
        assert say("tables", "ban", table, "3")[2] == said
        assert say("tables", "ban", table, "me")[2] == "starboard: “me” is not the number of a seat; the first is 1.\n"


def test_what_is_old_is_deleted_by_age(where: str, tmp_path: Path, say: Any) -> None:
    with serving(where, tmp_path) as server, http(server) as client:
        opened = [client.post("/api/tables", json=WISH).json()["table"]["id"] for _ in range(3)]
        playing, _ = begun(server)
        server.stop(signal.SIGTERM)
    assert say("tables", "close", opened[2])[0] == 0
    assert say("tables", "purge", "--open", "1", "--finished", "1")[1] == (
        "No table was old enough; nothing was deleted.\n"
    )
    database = database_at(where)
    database.connect()
    database.run("UPDATE tables SET changed = 1 WHERE id <> ?", opened[0])
    database.close()
    assert say("tables", "purge", "--finished", "30")[1] == "One table was deleted.\n"
    assert say("tables", "purge", "--open", "30")[1] == "One table was deleted.\n"
    left = json.loads(say("tables", "list", "--json")[1])
    assert {row["table"] for row in left} == {opened[0], playing}


def test_everything_goes_into_one_file_and_back(
    where: str, tmp_path: Path, say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = str(tmp_path / "backup")
    with serving(where, tmp_path) as server:
        table, keys = begun(server)
        assert say("backup", backup)[:2] == (
            0,
            f"{backup} holds one table. Keep it safe: whoever has it can see every hand.\n",
        )
        # A server that runs is not restored into, whatever is in its database.
        assert say("restore", backup)[0] == 1
    assert say("restore", backup)[0] == 1
    fresh = str(tmp_path / "fresh" / "starboard.db")
    monkeypatch.setenv("STARBOARD_DATABASE", fresh)
    assert say("restore", backup)[:2] == (0, f"One table was restored from {backup}.\n")
    with serving(fresh, tmp_path / "fresh") as server, live(server, table, *keys) as socket:
        assert until(socket, "welcome")["stand"]["count"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["tables", "list", "--state", "sad"],
            "There is no state “sad”. There are: open, playing, paused, over, archived.",
        ),
        (["tables", "purge"], "Name one table to delete, or give --open or --finished."),
        (["tables", "purge", "x", "--open", "3"], "Name one table to delete, or give --open or --finished."),
        (["tables", "purge", "--open", "0"], "--open takes a whole number from 1 to 36500, not “0”."),
        (["restore", "nowhere"], "nowhere does not exist."),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], sentence: str, say: Any, where: str) -> None:
    status, _, complaint = say(*words)
    assert status in {1, 2}
    assert complaint == f"starboard: {sentence}\n"


def test_a_database_that_is_not_there_is_not_made(say: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARBOARD_DATABASE", str(tmp_path / "none.db"))
    for words in (["tables", "list"], ["backup", str(tmp_path / "backup")]):
        assert say(*words)[2] == f"starboard: {tmp_path / 'none.db'} does not exist.\n"
    assert not (tmp_path / "none.db").exists()
