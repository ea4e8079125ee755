"""What tests ask of a server inside their own process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

ALONE = {"title": "drift", "name": "Friday", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {"rounds": 1}}
SOLO = ALONE | {"seats": [{"kind": "person"}, {"kind": "bot"}]}


def error(answer: Any) -> str:
    """The id of the one message."""
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert list(body) == ["error"]
    assert set(body["error"]) == {"id", "args", "rule"}
    return str(body["error"]["id"])


def opened(client: TestClient, wish: dict[str, Any] = ALONE) -> Any:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


@contextmanager
def connected(client: TestClient, id: str, *keys: str, **headers: str) -> Iterator[WebSocketTestSession]:
    with client.websocket_connect(f"/api/tables/{id}/live", headers=headers) as socket:
        socket.send_json({"type": "hello", "keys": list(keys)})
        yield socket


def until(socket: WebSocketTestSession, kind: str) -> Any:
    """The next frame of this type."""
    while True:
        frame = socket.receive_json()
        if frame["type"] == kind:
            return frame


def asked(socket: WebSocketTestSession, stand: Any) -> Any:
    """The first stand in which the seat is asked."""
    while not stand["moves"]:
        stand = until(socket, "news").get("stand") or stand
    return stand


def closed(socket: WebSocketTestSession) -> tuple[list[str], int]:
    """The messages of refusals until the socket is closed, and the code of that."""
    refusals = []
    try:
        while True:
            frame = socket.receive_json()
            if frame["type"] == "refused":
                refusals.append(frame["message"]["id"])
    except WebSocketDisconnect as end:
        return refusals, end.code
