"""The live half of the protocol over a socket: who is let in, limits, and what a table says."""

from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from starboard.web import live
from web.asking import asked, closed, connected, until
from web.conftest import Serve


def test_a_seat_is_welcomed_and_plays(client: TestClient, table: Any) -> None:
    with connected(client, table["table"]["id"]) as socket:
        welcome = socket.receive_json()
        assert (welcome["type"], welcome["seats"], welcome["host"], welcome["face"]) == ("welcome", [0], True, 0)
        stand = asked(socket, welcome["stand"])
        socket.send_json({"type": "answer", "id": 5, "at": stand["count"], "moves": [stand["moves"][0]["move"]]})
        assert until(socket, "done")["id"] == 5


def test_a_key_is_as_good_as_a_cookie(client: TestClient, other: TestClient, table: Any) -> None:
    id = table["table"]["id"]
    with connected(other, id, table["keys"]["0"]) as socket:
        assert until(socket, "welcome")["seats"] == [0]
    with connected(other, id) as socket:
        assert until(socket, "welcome")["seats"] == []


def test_a_wrong_answer_is_refused_and_nothing_happens(client: TestClient, table: Any) -> None:
    id = table["table"]["id"]
    with connected(client, id) as socket:
        stand = asked(socket, until(socket, "welcome")["stand"])
        before = client.get(f"/api/tables/{id}/at/{stand['position']}").json()
        socket.send_json({"type": "answer", "id": 1, "moves": [{"type": "nonsense"}]})
        refused = until(socket, "refused")
        assert (refused["id"], bool(refused["message"]["id"])) == (1, True)
        assert client.get(f"/api/tables/{id}/at/{stand['position']}").json() == before


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", "null", '{"type":"hello"}', '{"type":"dance","id":1}', '"ý"', "[" * 20000]
)
def test_what_cannot_be_read_is_refused(client: TestClient, table: Any, frame: str) -> None:
    with connected(client, table["table"]["id"]) as socket:
        until(socket, "welcome")
        socket.send_text(frame)
        assert until(socket, "refused")["id"] is None
        socket.send_bytes(b'{"type":"ping","id":3}')
        assert until(socket, "refused")["id"] is None
        socket.send_text('{"type":"ping","id":4}')
        assert until(socket, "done")["id"] == 4


def test_a_page_of_another_site_gets_no_socket(client: TestClient, table: Any) -> None:
    for origin in ("https://evil.example", "null"):
        with pytest.raises(WebSocketDenialResponse) as why, connected(client, table["table"]["id"], origin=origin):
            pass
        assert why.value.status_code == 403
    with connected(client, table["table"]["id"], origin="http://testserver") as socket:
        assert until(socket, "welcome")


def test_before_the_password_there_is_no_socket(serve: Serve) -> None:
    client = serve(password="a b c")
    with pytest.raises(WebSocketDenialResponse) as why, connected(client, "any"):
        pass
    assert why.value.status_code == 401


def test_who_does_not_greet_is_let_go(client: TestClient, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.05)
    with client.websocket_connect(f"/api/tables/{table['table']['id']}/live") as socket:
        assert closed(socket) == (["web-hello-late"], 1008)


def test_a_table_that_is_not_there_says_so(client: TestClient) -> None:
    with connected(client, "none") as socket:
        refusals, code = closed(socket)
    assert (len(refusals), code) == (1, 1008)


def test_a_greeting_must_be_one(client: TestClient, table: Any) -> None:
    for hello in ("", "{}", '{"type":"ping","id":1}', "hello", '{"type":"hello","keys":"x"}'):
        with client.websocket_connect(f"/api/tables/{table['table']['id']}/live") as socket:
            socket.send_text(hello)
            refusals, code = closed(socket)
        assert (len(refusals), code) == (1, 1008)


def test_who_sends_too_much_is_warned_and_then_cut_off(
    client: TestClient, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "monotonic", lambda: 0.0)
    with connected(client, table["table"]["id"]) as socket:
        until(socket, "welcome")
        for number in range(live.MOST_FRAMES + live.PATIENCE + 10):
            socket.send_json({"type": "ping", "id": number})
        # The first that is turned away says which one it was.
        assert until(socket, "refused")["id"] == live.MOST_FRAMES
        refusals, code = closed(socket)
    assert code == 1008
    assert set(refusals) == {"web-too-many"}
    assert len(refusals) == live.PATIENCE


def test_a_server_that_is_full_says_so(client: TestClient, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_SOCKETS", 1)
    with connected(client, table["table"]["id"]) as socket:
        until(socket, "welcome")
        with pytest.raises(WebSocketDenialResponse) as why, connected(client, table["table"]["id"]):
            pass
    assert why.value.status_code == 503
    with connected(client, table["table"]["id"]) as socket:
        assert until(socket, "welcome")
