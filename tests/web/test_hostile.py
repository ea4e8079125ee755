"""Ten thousand hostile frames over real sockets: no fault, nothing changed, the table alive."""

from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from running import Running, running
from starboard.web.live import LARGEST_FRAME, MOST_FRAMES
from web.hostile import frames
from web.sockets import http, live, until

FRAMES = 10_000
A_CONNECTION = MOST_FRAMES - 10
"""Frames on one connection: as many as are looked at one by one. What comes after is turned away unread."""
WISH = {"title": "drift", "options": {"rounds": 200}, "watch": "link", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("hostile")) as server:
        yield server


class Scene:
    """A match of two people in which seat 0 was the last to move and is asked again: nothing is up to seat 1."""

    def __init__(self, server: Running, client: httpx2.Client) -> None:
        self.server = server
        self.client = client
        opened = self.client.post("/api/tables", json=WISH).raise_for_status().json()
        self.id, self.keys = opened["table"]["id"], opened["keys"]
        path = f"/api/tables/{self.id}"
        self.client.post(f"{path}/join", json={"key": self.keys["1"]}).raise_for_status()
        self.client.post(f"{path}/start").raise_for_status()
        self.moves: list[Any] = []
        moved = [1]
        while len(moved) < 8 or moved[-1] != 0 or self.waiting() != [0]:
            moved.append(self.waiting()[0])
            self.play()

    def stand(self, seat: int) -> Any:
        with live(self.server, self.id, self.keys[str(seat)]) as socket:
            return until(socket, "welcome")["stand"]

    def waiting(self) -> list[int]:
        return list(self.stand(0)["waiting"])

    def play(self) -> int:
        """The seat that is asked makes a move; returns the length of the log afterwards."""
        seat = self.waiting()[0]
        with live(self.server, self.id, self.keys[str(seat)]) as socket:
            stand = until(socket, "welcome")["stand"]
            moves = [one["move"] for one in stand["moves"]]
            self.moves += moves
            wanted = moves[: max(1, stand["question"]["least"])]
            answer = {"type": "answer", "id": 1, "at": stand["count"], "moves": wanted}
            socket.send(msgspec.json.encode(answer), text=True)
            assert until(socket, "done", "refused")["type"] == "done"
        return int(self.stand(seat)["count"])

    def seen(self) -> Any:
        """Everything that both seats see, but for who is connected and what the clock says."""
        stands = [self.stand(seat) for seat in (0, 1)]
        for stand in stands:
            stand["question"].pop("deadline")
        row = self.client.get(f"/api/tables/{self.id}").json()
        return stands, [row[field] for field in ("state", "position", "waiting", "options", "name", "watch")]


@pytest.fixture(scope="module")
def scene(server: Running) -> Iterator[Scene]:
    with http(server) as client:
        yield Scene(server, client)


def is_text(frame: bytes) -> bool:
    try:
        return bool(frame.decode()) or True
    except UnicodeDecodeError:
        return False


def figure(scene: Scene, name: str) -> float:
    """A figure of the metrics page."""
    lines = scene.client.get("/metrics").text.splitlines()
    (value,) = [line.split()[-1] for line in lines if line.startswith(f"starboard_{name} ")]
    return float(value)


def assert_unharmed(scene: Scene, before: Any) -> None:
    assert scene.seen() == before
    metrics = scene.client.get("/metrics").text
    assert 'status="500"' not in metrics
    assert "Traceback" not in scene.server.log
    assert scene.server.process.poll() is None


def test_ten_thousand_hostile_frames_change_nothing(scene: Scene) -> None:
    before, random, sent = scene.seen(), Random(20), 0
    while sent < FRAMES:
        # Seat 1, which is not asked, and an onlooker.
        keys = [scene.keys["1"]] if random.random() < 0.7 else []
        with live(scene.server, scene.id, *keys) as socket:
            until(socket, "welcome")
            for frame in frames(random, scene.moves, min(A_CONNECTION, FRAMES - sent)):
                sent += 1
                socket.send(frame, text=is_text(frame) and random.random() < 0.95)
            socket.send(b'{"type":"ping","id":-7}', text=True)
            while until(socket, "done")["id"] != -7:
                pass
            # Bytes that claim to be text and are not end a connection.
            socket.send(b'"\xff"', text=True)
            with pytest.raises(ConnectionClosed):
                until(socket, "nothing")
    assert figure(scene, 'frames_total{way="in"}') >= FRAMES
    assert_unharmed(scene, before)
    count = before[0][0]["count"]
    assert scene.play() > count


def test_a_frame_that_is_too_large_ends_its_connection_only(scene: Scene) -> None:
    before = scene.seen()
    with live(scene.server, scene.id, scene.keys["1"]) as socket:
        until(socket, "welcome")
        socket.send(b'"' + b"x" * LARGEST_FRAME + b'"', text=True)
        with pytest.raises(ConnectionClosed) as why:
            until(socket, "refused")
        assert why.value.rcvd is not None
        assert why.value.rcvd.code == 1009
    assert_unharmed(scene, before)


def test_bytes_that_are_no_text_on_the_way_out_are_no_fault(scene: Scene) -> None:
    before = scene.seen()
    with live(scene.server, scene.id) as socket:
        until(socket, "welcome")
        last = Frame(Opcode.TEXT, b"\xff").serialize(mask=True) + Frame(Opcode.CLOSE, b"").serialize(mask=True)
        socket.socket.sendall(last)
        with pytest.raises(ConnectionClosed):
            until(socket, "nothing")
    assert_unharmed(scene, before)


def _flood(socket: ClientConnection) -> None:
    for number in range(100_000):
        socket.send(b'{"type":"ping","id":%d}' % number, text=True)


def test_a_flood_is_cut_off_and_nobody_else_notices(scene: Scene) -> None:
    before = scene.seen()
    with live(scene.server, scene.id, scene.keys["1"]) as flood, live(scene.server, scene.id, scene.keys["0"]) as calm:
        until(calm, "welcome")
        with pytest.raises(ConnectionClosed):
            _flood(flood)
        calm.send(b'{"type":"ping","id":7}', text=True)
        assert until(calm, "done")["id"] == 7
    assert_unharmed(scene, before)


def test_a_handshake_of_no_client_is_refused(server: Running) -> None:
    with http(server) as client:
        for headers in ({}, {"upgrade": "websocket"}, {"upgrade": "h2c", "connection": "upgrade"}):
            answer = client.get("/api/tables/x/live", headers=headers)
            assert 400 <= answer.status_code < 500
