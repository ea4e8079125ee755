"""Requests about tables, as a lobby makes them."""

import pytest
from starlette.testclient import TestClient

from starboard.table.frames import LONGEST_NAME
from starboard.web import tables
from starboard.web.desk import MOST_TABLES
from web.asking import ALONE, bearer, error, opened


def test_a_table_is_opened_and_found_again(client: TestClient, other: TestClient) -> None:
    new = opened(client)
    id = new["table"]["id"]
    assert new["table"]["state"] == "open"
    assert new["table"]["options"]["rounds"] == 1
    assert [row["id"] for row in client.get("/api/tables").json()["mine"]] == [id]
    mine = client.get(f"/api/tables/{id}").json()
    assert (mine["host"], mine["yours"], mine["seats"][0]["yours"]) == (True, True, True)
    theirs = other.get(f"/api/tables/{id}").json()
    assert (theirs["host"], theirs["yours"]) == (False, False)
    assert other.get("/api/tables").json()["mine"] == []


def test_a_guest_sits_down_by_a_key(client: TestClient, other: TestClient) -> None:
    new = opened(client)
    id = new["table"]["id"]
    joined = other.post(f"/api/tables/{id}/join", json={"key": new["keys"]["1"]}).json()
    assert joined["seat"] == 1
    assert [row["id"] for row in other.get("/api/tables").json()["mine"]] == [id]
    assert client.post(f"/api/tables/{id}/start").json()["state"] == "playing"


def test_the_host_is_known_by_cookie_or_key(client: TestClient, other: TestClient) -> None:
    new = opened(client)
    id, wish = new["table"]["id"], {"name": "Saturday"}
    assert error(other.put(f"/api/tables/{id}", json=wish)) != ""
    assert other.put(f"/api/tables/{id}", json=wish).status_code == 403
    assert other.put(f"/api/tables/{id}", json=wish, headers=bearer("x" * 22)).status_code == 403
    assert other.put(f"/api/tables/{id}", json=wish, headers=bearer(new["host"])).json()["name"] == "Saturday"
    assert client.put(f"/api/tables/{id}", json={"name": "Sunday"}).json()["name"] == "Sunday"


def test_what_the_table_refuses_is_one_message(client: TestClient) -> None:
    id = opened(client)["table"]["id"]
    for status, method, path, body in (
        (404, "GET", "/api/tables/none", None),
        (404, "POST", "/api/tables/none/start", None),
        (404, "PUT", "/api/tables/none/seats/0", {}),
        (400, "POST", "/api/tables", {"title": "none"}),
        (400, "POST", "/api/tables", ALONE | {"options": {"rounds": 2}}),
        (400, "POST", "/api/tables", ALONE | {"seats": []}),
        (400, "POST", "/api/tables", ALONE | {"seats": [{"kind": "ghost"}]}),
        (409, "POST", f"/api/tables/{id}/rematch", None),
        (409, "GET", f"/api/tables/{id}/record", None),
        (409, "GET", f"/api/tables/{id}/at/0", None),
    ):
        answer = client.request(method, path, json=body)
        assert (answer.status_code, bool(error(answer))) == (status, True), (path, answer.text)


def test_a_name_of_a_table_is_not_endless(client: TestClient) -> None:
    answer = client.post("/api/tables", json=ALONE | {"name": "A" * 5000})
    assert answer.status_code == 400 or len(answer.json()["table"]["name"]) <= LONGEST_NAME


def test_a_seat_is_handed_to_a_bot(client: TestClient) -> None:
    id = opened(client)["table"]["id"]
    row = client.put(f"/api/tables/{id}/seats/1", json={"kind": "bot", "bot": "greedy"}).json()["table"]
    assert (row["seats"][1]["kind"], row["seats"][1]["bot"]) == ("bot", "greedy")


def test_a_number_of_a_seat_is_a_number(client: TestClient) -> None:
    id = opened(client)["table"]["id"]
    for seat in ("x", "-1", "9" * 5000, "1.0"):
        assert client.put(f"/api/tables/{id}/seats/{seat}", json={}).status_code == 404


def test_an_archived_table_leaves_the_lists(client: TestClient) -> None:
    id = opened(client)["table"]["id"]
    assert client.post(f"/api/tables/{id}/archive").json()["state"] == "archived"
    assert client.get("/api/tables").json()["mine"] == []


def test_tables_are_not_opened_without_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "monotonic", lambda: 1000.0)
    statuses = [client.post("/api/tables", json=ALONE).status_code for _ in range(MOST_TABLES + 1)]
    assert statuses == [201] * MOST_TABLES + [429]
    monkeypatch.setattr(tables, "monotonic", lambda: 1001.0)
    assert client.post("/api/tables", json=ALONE).status_code == 201


@pytest.mark.parametrize("name", ["%00", "A", "a b", "ý", "x" * 65, "..", "a%2Fb"])
def test_what_cannot_be_a_name_is_not_looked_for(client: TestClient, name: str) -> None:
    assert client.get(f"/api/tables/{name}").status_code == 404
