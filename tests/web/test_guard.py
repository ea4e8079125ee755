"""What surrounds every request: headers, hosts, origins, sizes, kinds, and one message for whatever goes wrong."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from starboard.web import guard
from starboard.web.endpoint import LARGEST_BODY
from starboard.web.guard import HEADERS, POLICY
from web.asking import error
from web.conftest import Serve

WISH = {"title": "drift", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
ELSEWHERE = {"origin": "https://evil.example"}


@pytest.mark.parametrize(
    "path", ["/", "/t/x", "/api/me", "/api/tables", "/api/none", "/assets/a-1f.js", "/icon.svg", "/health", "/metrics"]
)
def test_every_answer_carries_the_headers(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_the_policy_allows_nothing_unsafe() -> None:
    assert "unsafe" not in POLICY
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(
        POLICY.split("; ")
    )


def test_a_page_of_another_site_changes_nothing(client: TestClient) -> None:
    for method, path in (("POST", "/api/tables"), ("POST", "/api/me"), ("PUT", "/api/tables/x"), ("DELETE", "/")):
        answer = client.request(method, path, json=WISH, headers=ELSEWHERE)
        assert (answer.status_code, error(answer)) == (403, "web-wrong-origin")
    assert client.get("/api/tables").json() == {"mine": [], "watch": []}


@pytest.mark.parametrize("origin", ["null", "", "http://", "http://[", "https://testserver.evil.example", "testserver"])
def test_an_odd_origin_is_another_site(client: TestClient, origin: str) -> None:
    assert client.post("/api/me", json={"name": "Ada"}, headers={"origin": origin}).status_code == 403


def test_the_own_origin_and_none_are_fine(client: TestClient) -> None:
    for headers in ({}, {"origin": "http://testserver"}, {"origin": "https://TESTSERVER"}):
        assert client.post("/api/me", json={"name": "Ada"}, headers=headers).status_code == 200


def test_a_proxy_may_have_a_name_of_its_own(serve: Serve) -> None:
    client = serve(origins=("https://games.example",))
    assert client.post("/api/me", json={"name": "Ada"}, headers={"origin": "https://games.example"}).status_code == 200
    assert client.post("/api/me", json={"name": "Ada"}, headers=ELSEWHERE).status_code == 403


def test_a_server_on_this_machine_answers_to_no_other_name(serve: Serve) -> None:
    client = serve(hosts=("127.0.0.1", "localhost", "[::1]"))
    for host in ("127.0.0.1", "127.0.0.1:8420", "LOCALHOST:1", "[::1]", "[::1]:8420"):
        assert client.get("/health", headers={"host": host}).status_code == 200
    for host in ("evil.example", "evil.example:8420", "127.0.0.1.evil.example", "", "[::1", "localhost:80:80"):
        answer = client.get("/api/me", headers={"host": host})
        assert (answer.status_code, error(answer)) == (421, "web-wrong-host")


@pytest.mark.parametrize(
    "path", ["/api/none", "/api/tables/x/nothing", "/none", "/assets/none.js", "/t/a/b", "/index.html"]
)
def test_what_is_not_there_is_one_message(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, error(answer)) == (404, "web-no-such-page")


def test_a_wrong_method_is_one_message(client: TestClient) -> None:
    for method, path in (("DELETE", "/api/tables"), ("POST", "/health"), ("PUT", "/"), ("PATCH", "/api/me")):
        answer = client.request(method, path)
        assert (answer.status_code, error(answer)) == (405, "web-wrong-method")
        assert "GET" in answer.headers["allow"]


def test_a_body_is_of_its_kind_and_size(client: TestClient) -> None:
    form = client.post("/api/me", content=b'{"name": "Ada"}', headers={"content-type": "text/plain"})
    assert (form.status_code, error(form)) == (415, "web-wrong-kind")
    large = client.post("/api/me", json={"name": "A" * LARGEST_BODY})
    assert (large.status_code, error(large)) == (413, "web-body-too-large")

    def pieces() -> Any:
        yield b'{"name": "'
        for _ in range(100):
            yield b"A" * 1000

    endless = client.post("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert (endless.status_code, error(endless)) == (413, "web-body-too-large")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "$"),
        (b"{", "$"),
        (b'{"name": 1}', "$.name"),
        (b'{"name": "Ada", "more": 1}', "$"),
        (b"[" * 9000, "$"),
        (b'{"name": "\xff"}', "$"),
        (b'{"name": "' + b"A" * 41 + b'"}', "$.name"),
        (b"{}", "$"),
    ],
)
def test_a_body_that_cannot_be_read_is_one_message(client: TestClient, body: bytes, place: str) -> None:
    answer = client.post("/api/me", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, error(answer)) == (400, "web-body-unreadable")
    assert answer.json()["error"]["args"] == {"place": place}


def test_a_fault_is_one_message_and_the_log_has_the_rest(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(self: object, connection: object) -> None:
        raise LookupError("the inside of the server")

    monkeypatch.setattr("starboard.web.desk.Desk.player_of", broken)
    answer = client.get("/api/me")
    assert (answer.status_code, error(answer)) == (500, "web-fault")
    assert "inside" not in answer.text
    assert "Traceback" not in answer.text
    assert "the inside of the server" in caplog.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_who_asks_too_often_waits(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "monotonic", lambda: 1000.0)
    statuses = [client.get("/health").status_code for _ in range(guard.MOST_AT_ONCE + 5)]
    assert 200 in statuses
    answer = client.get("/api/me")
    assert (answer.status_code, error(answer)) == (429, "web-too-many")
    monkeypatch.setattr(guard, "monotonic", lambda: 1001.0)
    assert client.get("/api/me").status_code == 200
