"""Several servers on one PostgreSQL, each in a process of its own, as on machines of their own, alone and behind the
proxies of docs/hosting.md."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from running import Running, running
from servers import Postgres
from web.proxies import proxied
from web.sockets import http, live, until

SECRET = "the same words on every machine of ours"
WISH = {"title": "drift", "options": {"rounds": 200}, "seats": [{"kind": "person"}, {"kind": "here"}]}
BOTS = WISH | {"seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}], "watch": "anyone"}
AWAY = (WebSocketException, OSError, EOFError)
"""What it looks like when a server has gone."""
PATIENCE = 120.0
"""Seconds to wait for somebody else to answer; only a failing test waits that long. How long it takes is measured in
bench/failover.md."""
MORE = 4
"""Decisions that show that play goes on."""


@contextmanager
def server(folder: Path, database: str, **environ: str) -> Iterator[Running]:
    """A server with a data folder of its own, which is all that a machine is to it."""
    folder.mkdir(exist_ok=True)
    given = {"STARBOARD_DATABASE": database, "STARBOARD_SECRET": SECRET, "XDG_DATA_HOME": str(folder), **environ}
    with running(folder, program=("-m", "starboard"), **given) as one:
        yield one


class Player:
    """Plays both seats of a table, comes back by itself as a browser does, and remembers what it was shown."""

    def __init__(self, server: Running, wish: Any = WISH) -> None:
        with http(server) as client:
            opened = client.post("/api/tables", json=wish).raise_for_status().json()
            self.table = opened["table"]["id"]
            self.bearer = {"authorization": f"Bearer {opened['host']}"}
            client.post(f"/api/tables/{self.table}/start", headers=self.bearer).raise_for_status()
        self.keys = [opened["host"], *opened["keys"].values()]
        self._rng = Random(7)
        self._seen: dict[tuple[int, int], str] = {}
        self.last = 0
        """The most lines that it has been shown: those were acknowledged."""
        self.away = 0.0
        """The longest time between the end of a connection and the first answer after it."""
        self.answered = 0.0
        """When the last welcome came."""
        self._is_to_be_cut_off = False

    def play(self, server: Running, most: int, meanwhile: Callable[[], None] | None = None) -> None:
        """Play until the log has this many lines. `meanwhile` happens after the first welcome, and cuts it off."""
        lost: float | None = None
        self.away = 0.0
        self._is_to_be_cut_off = meanwhile is not None
        while self.last < most or self._is_to_be_cut_off:
            assert lost is None or time.monotonic() - lost < PATIENCE
            with suppress(*AWAY), live(server, self.table, *self.keys) as socket:
                frame = until(socket, "welcome", "refused")
                assert frame["type"] == "welcome"
                self.answered = time.monotonic()
                assert frame["stand"]["count"] >= self.last
                if lost is not None:
                    self.away = max(self.away, time.monotonic() - lost)
                    self._is_to_be_cut_off, lost = False, None
                if meanwhile is not None:
                    meanwhile()
                    meanwhile = None
                self._play(socket, frame, most)
            lost = lost or time.monotonic()

    def _play(self, socket: ClientConnection, frame: Any, most: int) -> None:
        face = frame["face"]
        while self.last < most or self._is_to_be_cut_off:
            face = frame.get("face", face)
            if frame.get("stand"):
                self._act(socket, frame["stand"], face)
            frame = until(socket, "welcome", "news")

    def _act(self, socket: ClientConnection, stand: Any, face: int) -> None:
        if self._is_to_be_cut_off:
            # The match should not be over before that.
            time.sleep(0.05)
        count = stand["count"]
        self.last = max(self.last, count)
        fingerprint = sha256(msgspec.json.encode(stand["view"])).hexdigest()
        assert self._seen.setdefault((face, count), fingerprint) == fingerprint
        if stand["moves"]:
            moves = [offer["move"] for offer in self._rng.sample(stand["moves"], stand["question"]["least"])]
            answer: dict[str, Any] = {"type": "answer", "id": count, "at": count, "moves": moves}
        else:
            answer = {"type": "face", "id": count, "seat": 1 - face}
        socket.send(msgspec.json.encode(answer), text=True)


def answer_to(stand: Any) -> bytes:
    moves = [offer["move"] for offer in stand["moves"][: stand["question"]["least"]]]
    return msgspec.json.encode({"type": "answer", "id": 1, "at": stand["count"], "moves": moves})


def leases(server: Running) -> int:
    """How many tables a server holds."""
    found = [
        line
        for line in httpx2.get(f"{server.address}metrics").text.splitlines()
        if line.startswith("starboard_hall_leases")
    ]
    return int(found[0].split()[1])


def holder(a: Running, b: Running) -> tuple[Running, Running]:
    """Of two servers the one that holds the only table, and the other."""
    return (a, b) if leases(a) else (b, a)


def test_a_move_at_one_server_is_seen_at_the_other(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with server(tmp_path / "a", database) as a, server(tmp_path / "b", database) as b:
        player = Player(a)
        with live(a, player.table, *player.keys) as here, live(b, player.table, *player.keys) as there:
            stand = until(here, "welcome")["stand"]
            assert until(there, "welcome")["stand"]["count"] == stand["count"]
            here.send(answer_to(stand), text=True)
            assert until(here, "done", "refused")["type"] == "done"
            while (news := until(there, "news")).get("stand") is None:
                pass
            assert news["stand"]["count"] == stand["count"] + 1
        # What goes by HTTP is led there, too, and so is what is refused.
        path = f"{b.address}api/tables/{player.table}"
        assert httpx2.get(path, headers=player.bearer).json()["position"] == 1
        assert httpx2.post(f"{path}/archive").status_code == 403
        seat = {"authorization": f"Bearer {player.keys[1]}"}
        assert httpx2.get(f"{path}/at/0?seat=0", headers=seat).json()["position"] == 0
        assert httpx2.put(path, headers=player.bearer, json={"name": "Friday"}).status_code == 409
        assert (leases(a), leases(b)) == (1, 0)
        assert httpx2.get(f"{b.address}api/tables/no-such-table").status_code == 404
    for one in (a, b):
        assert "Traceback" not in one.log


@pytest.mark.parametrize("kind", ["nginx", "haproxy", "caddy"])
def test_another_server_goes_on_where_one_was_killed(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        server(tmp_path / "a", database) as a,
        server(tmp_path / "b", database) as b,
        proxied(kind, tmp_path / "proxy", a, b) as front,
    ):
        player = Player(front)
        player.play(front, MORE)
        victim, heir = holder(a, b)
        player.play(front, player.last + MORE, lambda: victim.process.send_signal(signal.SIGKILL))
        assert victim.process.wait() == -signal.SIGKILL
        assert player.away > 0
        assert leases(heir) == 1
    assert "Traceback" not in heir.log


@pytest.mark.parametrize("kind", ["nginx", "haproxy"])
def test_a_server_that_is_stopped_hands_its_tables_over(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        server(tmp_path / "a", database) as a,
        server(tmp_path / "b", database) as b,
        proxied(kind, tmp_path / "proxy", a, b) as front,
    ):
        player = Player(front)
        player.play(front, MORE)
        leaving, heir = holder(a, b)
        player.play(front, player.last + MORE, lambda: leaving.process.send_signal(signal.SIGTERM))
        assert leaving.process.wait(30) == 0
        assert player.away > 0
        assert leases(heir) == 1
    for one in (a, b):
        assert "Traceback" not in one.log


def test_a_server_that_was_held_up_finds_its_tables_taken(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with server(tmp_path / "a", database) as a, server(tmp_path / "b", database) as b:
        player = Player(a)
        with live(a, player.table, *player.keys) as socket:
            stand = until(socket, "welcome")["stand"]
            a.process.send_signal(signal.SIGSTOP)
            # It takes connections and does not answer.
            row = httpx2.get(f"{b.address}api/tables/{player.table}", headers=player.bearer, timeout=PATIENCE)
            assert (row.status_code, row.json()["state"]) == (200, "playing")
            player.play(b, MORE)
            assert leases(b) == 1
            a.process.send_signal(signal.SIGCONT)
            # It is told nothing that did not happen: the connection ends, and where it leads next is the other server.
            socket.send(answer_to(stand), text=True)
            with suppress(*AWAY):
                while (frame := until(socket, "done", "refused", "news")) is not None:
                    assert frame["type"] != "done"
        player.play(a, player.last + MORE)
        assert (leases(a), leases(b)) == (0, 1)


def test_bots_go_on_without_being_asked(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with server(tmp_path / "a", database) as a, server(tmp_path / "b", database) as b:
        table = Player(a, BOTS).table
        victim, heir = holder(a, b)
        victim.stop(signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while not leases(heir):
            assert time.monotonic() < end
            time.sleep(0.1)
        path = f"{heir.address}api/tables/{table}"
        before = httpx2.get(path).json()["position"]
        while httpx2.get(path).json()["position"] == before:
            assert time.monotonic() < end + PATIENCE
            time.sleep(0.1)


def test_servers_of_different_secrets_do_not_start_together(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with server(tmp_path / "a", database):
        with (
            pytest.raises(RuntimeError) as why,
            server(tmp_path / "b", database, STARBOARD_SECRET="something else, and as long as it must be"),
        ):
            pass
        assert "Set the same STARBOARD_SECRET for all of them." in str(why.value)
        assert "Traceback" not in str(why.value)


def test_an_address_that_leads_elsewhere_is_no_endless_way(tmp_path: Path, postgres: Postgres) -> None:
    """Somebody forgot STARBOARD_ADDRESS on one machine, or gave two machines the same."""
    database = postgres.new_database()
    with server(tmp_path / "b", database) as b, server(tmp_path / "a", database, STARBOARD_ADDRESS=b.address) as a:
        table = Player(a).table
        answer = httpx2.get(f"{b.address}api/tables/{table}", timeout=30)
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "web-elsewhere"
        assert "is STARBOARD_ADDRESS right there?" in b.log
