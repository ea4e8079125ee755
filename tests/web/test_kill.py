"""The whole server is killed again and again while somebody plays through a socket. Each time it comes back, it stands
where the player saw it stand, or further."""

import signal
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from running import Running, running
from web.sockets import http, live, until

KILLS = 10
LONGEST_LIFE = 0.6
"""Seconds between the time that the server is up and its end, at most."""
MORE = 4
"""Decisions that show that play goes on."""
WISH = {"title": "drift", "options": {"rounds": 200}, "seats": [{"kind": "person"}, {"kind": "here"}]}


class Player:
    """Plays both seats of a table, and remembers everything that it was shown."""

    def __init__(self, server: Running) -> None:
        with http(server) as client:
            opened = client.post("/api/tables", json=WISH).raise_for_status().json()
            self._table = opened["table"]["id"]
            bearer = {"authorization": f"Bearer {opened['host']}"}
            client.post(f"/api/tables/{self._table}/start", headers=bearer).raise_for_status()
        self._keys = [opened["host"], *opened["keys"].values()]
        self._rng = Random(7)
        self._seen: dict[tuple[int, int], str] = {}
        """A fingerprint of what each seat saw when the log had this many lines."""
        self.last = 0
        """The most lines that it has seen."""

    def play(self, server: Running, most: int | None = None) -> None:
        """Play until the server disconnects, or until the log has this many lines."""
        with live(server, self._table, *self._keys) as socket:
            frame = until(socket, "welcome")
            # Whatever was shown had been written down before.
            assert frame["stand"]["count"] >= self.last
            face = frame["face"]
            while most is None or self.last < most:
                face = frame.get("face", face)
                if frame.get("stand"):
                    self._act(socket, frame["stand"], face)
                frame = until(socket, "welcome", "news")

    def _act(self, socket: ClientConnection, stand: Any, face: int) -> None:
        count = stand["count"]
        self.last = max(self.last, count)
        fingerprint = sha256(msgspec.json.encode(stand["view"])).hexdigest()
        assert self._seen.setdefault((face, count), fingerprint) == fingerprint
        if stand["moves"]:
            least = stand["question"]["least"]
            moves = [offer["move"] for offer in self._rng.sample(stand["moves"], least)]
            answer: dict[str, Any] = {"type": "answer", "id": count, "at": count, "moves": moves}
        else:
            answer = {"type": "face", "id": count, "seat": 1 - face}
        socket.send(msgspec.json.encode(answer), text=True)


def killed_while(player: Player, server: Running, seconds: float) -> None:
    """Let somebody play until the server is killed that much later."""
    end = Timer(seconds, server.process.send_signal, [signal.SIGKILL])
    end.start()
    # It may go before the player is let in, or while both shake hands.
    with suppress(WebSocketException, OSError, EOFError):
        player.play(server)
    end.join()
    assert server.process.wait() == -signal.SIGKILL


def test_a_killed_server_stands_where_it_was_seen_to_stand(tmp_path: Path) -> None:
    rng = Random(4)
    with running(tmp_path) as server:
        player = Player(server)
        player.play(server, MORE)
        killed_while(player, server, LONGEST_LIFE)
    for _ in range(KILLS - 1):
        with running(tmp_path) as server:
            killed_while(player, server, rng.random() * LONGEST_LIFE)
    with running(tmp_path) as server:
        player.play(server, player.last + MORE)
        assert server.stop() == 0
