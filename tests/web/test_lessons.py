"""Lessons over HTTP: the list with one's progress, the table of a lesson, leaving it, and what is refused."""

import pytest
from starlette.testclient import TestClient

from starboard.table.lesson_tables import puzzle_of
from web.asking import bearer, connected, error, opened
from web.conftest import stranger

LESSONS = "/api/titles/trucker/lessons"


def test_every_day_has_its_puzzle(client: TestClient) -> None:
    [today] = client.get("/api/puzzle").json()
    assert (today["lesson"]["kind"], today["lesson"]["done"]) == ("puzzle", False)
    assert today["lesson"] in client.get(f"/api/titles/{today['title']}/lessons").json()
    assert today["lesson"]["sketch"]["pieces"]
    days = [puzzle_of(day) for day in range(12)]
    assert len({puzzle[1].id for puzzle in days if puzzle is not None}) >= 5


def test_the_list_of_lessons_knows_how_far_one_has_come(client: TestClient) -> None:
    rows = client.get(LESSONS).json()
    assert [row["kind"] for row in rows] == ["lesson"] * 4 + ["puzzle"] * 5 + ["replay"]
    assert rows[0] == {
        "id": "first-flight",
        "kind": "lesson",
        "name": {"id": "trucker-lesson-title"},
        "about": {"id": "trucker-lesson-about"},
        "minutes": 10,
        "steps": 47,
        "step": 0,
        "done": False,
        "table": "",
        "sketch": None,
    }
    answer = client.post(f"{LESSONS}/first-flight", json={})
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert (table["lesson"], table["state"], table["watch"]) == ("first-flight", "playing", "nobody")
    assert table["seats"][1]["persona"] == "berta"
    assert client.get(LESSONS).json()[0]["table"] == table["id"]
    assert client.post(f"{LESSONS}/first-flight", json={}).json()["table"]["id"] == table["id"]
    assert client.post(f"{LESSONS}/first-flight", json={"again": True}).json()["table"]["id"] != table["id"]
    assert client.get("/api/tables").json() == {"mine": [], "watch": []}


def test_a_lesson_is_played_over_the_socket(client: TestClient) -> None:
    answer = client.post(f"{LESSONS}/puzzle-which-planet", json={}).json()
    with connected(client, answer["table"]["id"], answer["keys"]["0"]) as socket:
        welcome = socket.receive_json()
        note, stand = welcome["note"], welcome["stand"]
        assert (note["does"], note["step"], note["of"]) == ("move", 1, 1)
        (right,) = note["allowed"]
        wrong = next(place for place in range(len(stand["moves"])) if place != right)
        socket.send_json({"type": "answer", "id": 1, "at": stand["count"], "picks": [wrong]})
        frames = [socket.receive_json(), socket.receive_json()]
        refused = next(frame for frame in frames if frame["type"] == "refused")
        assert refused["message"] == {"id": "trucker-puzzle-which-planet-ask-no"}
        socket.send_json({"type": "answer", "id": 2, "at": stand["count"], "picks": [right]})
        while (frame := socket.receive_json()).get("note", {}).get("does") != "over":
            assert frame["type"] in ("done", "news")
        assert frame["note"]["after"] == {"id": "trucker-puzzle-which-planet-ask-after"}
    assert client.get(LESSONS).json()[7]["done"]


def test_leaving_gives_a_table_of_ones_own(client: TestClient) -> None:
    lesson = client.post(f"{LESSONS}/border", json={}).json()["table"]["id"]
    answer = client.post(f"/api/tables/{lesson}/leave")
    assert answer.status_code == 201
    left = answer.json()
    assert (left["table"]["lesson"], left["table"]["state"]) == ("", "playing")
    assert [row["id"] for row in client.get("/api/tables").json()["mine"]] == [left["table"]["id"]]
    assert client.get(f"/api/tables/{lesson}").json()["lesson"] == "border"


@pytest.mark.parametrize(
    ("path", "status", "id"),
    [
        ("/api/titles/nonsense/lessons/first-flight", 404, "web-no-such-title"),
        ("/api/titles/trucker/lessons/nonsense", 400, "table-lesson-unknown"),
        ("/api/titles/drift/lessons/first-flight", 400, "table-lesson-unknown"),
        ("/api/titles/trucker/lessons/..%2f..%2fcast", 404, ""),
    ],
)
def test_what_is_not_there_is_refused(client: TestClient, path: str, status: int, id: str) -> None:
    answer = client.post(path, json={})
    assert answer.status_code == status
    assert error(answer).startswith(id or "web-")


def test_bodies_are_checked(client: TestClient) -> None:
    assert client.post(f"{LESSONS}/border", json={"again": "perhaps"}).status_code == 400
    assert client.post(f"{LESSONS}/border", json={"more": 1}).status_code == 400
    assert client.get("/api/titles/nonsense/lessons").status_code == 404
    assert client.get("/api/titles/drift/lessons").json() == []


def test_strangers_stay_outside(client: TestClient) -> None:
    lesson = client.post(f"{LESSONS}/border", json={}).json()["table"]["id"]
    other = stranger(client)
    assert other.get(f"/api/tables/{lesson}").status_code == 403
    assert other.post(f"/api/tables/{lesson}/leave").status_code == 403
    assert other.get(LESSONS).json()[1]["table"] == ""


def test_an_ordinary_table_has_no_lesson_to_leave(client: TestClient) -> None:
    table = opened(client)
    answer = client.post(f"/api/tables/{table['table']['id']}/leave", headers=bearer(table["host"]))
    assert (answer.status_code, error(answer)) == (409, "table-no-lesson")


def test_bots_are_somebody(client: TestClient) -> None:
    bots = [{"kind": "bot", "bot": bot} for bot in ("apprentice", "apprentice", "veteran")]
    wish = {"title": "trucker", "seats": [{"kind": "person"}, *bots]}
    seats = opened(client, wish)["table"]["seats"]
    assert [(seat["persona"], seat["name"]) for seat in seats[1:]] == [
        ("berta", "Berta Ballast"),
        ("fridolin", "Fridolin Post"),
        ("ottla", "Dr. Ottla Quant"),
    ]
    cast = next(title for title in client.get("/api/titles").json() if title["id"] == "trucker")["cast"]
    assert [one["id"] for one in cast][:2] == ["fridolin", "berta"]


def test_a_lobby_knows_how_long_learning_takes_before_lessons_are_read(client: TestClient) -> None:
    rows = {row["id"]: row for row in client.get("/api/titles").json()}
    for title in ("trucker", "andromeda"):
        first = client.get(f"/api/titles/{title}/lessons").json()[0]
        assert (first["kind"], rows[title]["minutes"]) == ("lesson", first["minutes"])
    # Where there are no lessons, the first match teaches.
    assert (rows["vanguard"]["lessons"], rows["vanguard"]["minutes"]) == (False, 0)
    assert rows["vanguard"]["habits"]["first"]["teaches"]
    assert not rows["trucker"]["habits"]["first"]["teaches"]
