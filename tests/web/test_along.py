"""A match that is under way, taken along as a file: by the host, where nobody plays against them, and gone on with
elsewhere. What is no such file changes nothing."""

import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from web.asking import SOLO, asked, bearer, connected, error, opened, until
from web.conftest import stranger

LONG = {"options": {"rounds": 200}}
RECORD = {"content-type": "application/x-ndjson"}


def begun(client: TestClient, **wish: Any) -> Any:
    """A table whose match stands after its first decision."""
    new = opened(client, SOLO | LONG | wish)
    path = f"/api/tables/{new['table']['id']}"
    assert client.post(f"{path}/start").status_code == 200
    with connected(client, new["table"]["id"], *new["keys"].values()) as socket:
        stand = asked(socket, until(socket, "welcome")["stand"])
        moves = [one["move"] for one in stand["moves"][: stand["question"]["least"]]]
        socket.send_json({"type": "answer", "id": 1, "at": stand["count"], "moves": moves})
        until(socket, "done")
    return new


def exported(client: TestClient, table: str) -> Any:
    return client.post(f"/api/tables/{table}/export")


def brought(client: TestClient, data: bytes) -> Any:
    return client.post("/api/records", content=data, headers=RECORD)


def seen(client: TestClient, table: str, key: str) -> Any:
    with connected(client, table, key) as socket:
        return until(socket, "welcome")


def test_a_match_is_taken_along_and_goes_on_elsewhere(client: TestClient) -> None:
    new = begun(client, seats=[{"kind": "person", "name": "Ada"}, {"kind": "here", "name": "Ben"}])
    old = seen(client, new["table"]["id"], new["keys"]["0"])
    answer = exported(client, new["table"]["id"])
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert not any(key in answer.text for key in (new["host"], *new["keys"].values()))
    # Those who look on are told that somebody knows everything.
    told = [entry["message"]["id"] for entry in seen(client, new["table"]["id"], new["host"])["log"]]
    assert told[-1] == "table-taken-along"
    bob = stranger(client)
    made = brought(bob, answer.content)
    assert made.status_code == 201
    there = made.json()
    assert there["table"]["id"] != new["table"]["id"]
    assert (there["table"]["state"], there["table"]["host"]) == ("playing", True)
    seats = [(seat["kind"], seat["name"], seat["yours"]) for seat in there["table"]["seats"]]
    assert seats == [("person", "Ada", True), ("here", "Ben", True)]
    assert [row["id"] for row in bob.get("/api/tables").json()["mine"]] == [there["table"]["id"]]
    now = seen(bob, there["table"]["id"], there["keys"]["0"])
    assert now["log"][-1]["message"]["id"] == "table-brought-along"
    for field in ("position", "count", "view", "question", "moves", "waiting"):
        assert now["stand"][field] == old["stand"][field]
    # It has its whole past.
    pasts = [
        one.get(f"/api/tables/{id}/at/0") for one, id in ((client, new["table"]["id"]), (bob, there["table"]["id"]))
    ]
    assert pasts[0].json()["view"] == pasts[1].json()["view"]


def test_only_the_host_takes_it_and_only_while_it_is_under_way(client: TestClient, other: TestClient) -> None:
    waiting = opened(client, SOLO | LONG)["table"]["id"]
    assert error(exported(client, waiting)) == "table-not-begun"
    new = begun(client)
    for somebody in (other, stranger(client)):
        answer = exported(somebody, new["table"]["id"])
        assert (answer.status_code, error(answer)) == (403, "table-only-host")
    assert client.post(f"/api/tables/{new['table']['id']}/archive").status_code == 200
    assert error(exported(client, new["table"]["id"])) == "table-is-over"
    assert error(exported(client, "quiet-comet-abcdefgh")) == "table-unknown"
    told = seen(client, new["table"]["id"], new["host"])["log"]
    assert not any(entry["message"]["id"] == "table-taken-along" for entry in told)


def test_nobody_is_played_against_by_somebody_who_has_seen_the_file(client: TestClient, other: TestClient) -> None:
    new = opened(client, SOLO | LONG | {"seats": [{"kind": "person"}, {"kind": "open"}]})
    path = f"/api/tables/{new['table']['id']}"
    other.post(f"{path}/join", json={"key": new["keys"]["1"]}).raise_for_status()
    client.post(f"{path}/start").raise_for_status()
    answer = exported(client, new["table"]["id"])
    assert (answer.status_code, error(answer)) == (403, "table-export-others")
    # Nor where a bot stands in for them: they may come back.
    client.put(f"{path}/seats/1", json={"kind": "open"}).raise_for_status()
    assert error(exported(client, new["table"]["id"])) == "table-export-others"
    client.put(f"{path}/seats/1", json={"kind": "here"}).raise_for_status()
    assert exported(client, new["table"]["id"]).status_code == 200


def test_those_who_win_together_may_take_it_along(client: TestClient, other: TestClient) -> None:
    new = opened(client, {"title": "vanguard", "seats": [{"kind": "open"}, {"kind": "person"}]})
    path = f"/api/tables/{new['table']['id']}"
    other.post(f"{path}/join", json={"key": new["keys"]["0"]}).raise_for_status()
    client.post(f"{path}/start").raise_for_status()
    data = exported(client, new["table"]["id"]).content
    there = brought(stranger(client), data).json()
    # The seat of the one who took it is theirs again; the other one is for whoever gets its link.
    assert [(seat["kind"], seat["yours"]) for seat in there["table"]["seats"]] == [("open", False), ("person", True)]
    joined = stranger(client).post(f"/api/tables/{there['table']['id']}/join", json={"key": there["keys"]["0"]})
    assert joined.json()["seat"] == 0


def forged(data: bytes, change: Callable[[dict[str, Any], list[bytes]], None]) -> bytes:
    """The same file with something changed, and a right check of it."""
    first, *lines = data.splitlines(keepends=True)
    table = json.loads(first)
    change(table, lines)
    table["record"] = zlib.crc32(b"".join(lines))
    return json.dumps(table, separators=(",", ":")).encode() + b"\n" + b"".join(lines)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda table, lines: lines.pop(), "kernel-record-cut-short"),
        (lambda table, lines: lines.clear(), "kernel-record-no-header"),
        (lambda table, lines: lines.insert(1, lines[1]), "kernel-record-damaged"),
        (lambda table, lines: table.update(export=99), "table-export-newer"),
        (lambda table, lines: table.update(seats=[]), "table-export-damaged"),
        (lambda table, lines: table.update(pace="never"), "table-export-damaged"),
        (lambda table, lines: table.update(hours=10**9), "table-export-damaged"),
    ],
)
def test_a_forged_file_is_refused_in_one_sentence(client: TestClient, change: Any, said: str) -> None:
    data = exported(client, begun(client)["table"]["id"]).content
    bob = stranger(client)
    answer = brought(bob, forged(data, change))
    assert (answer.status_code, error(answer)) == (400, said)
    assert bob.get("/api/tables").json()["mine"] == []


def test_a_position_that_nobody_dealt_is_refused(client: TestClient) -> None:
    """The rules would go on with whatever state its writer made up."""
    new = begun(client)
    own = client.post(f"/api/tables/{new['table']['id']}/onward", json={"position": 0}).json()
    data = exported(client, own["table"]["id"]).content
    answer = brought(client, data)
    assert (answer.status_code, error(answer)) == (400, "table-export-begun-midway")


def test_the_key_of_the_host_is_enough(client: TestClient) -> None:
    new = begun(client)
    bob = stranger(client)
    path = f"/api/tables/{new['table']['id']}/export"
    assert bob.post(path, headers=bearer(new["host"])).status_code == 403
    # Whose the seats are is for their keys to say.
    assert bob.post(path, headers=bearer(new["keys"]["0"])).status_code == 403
