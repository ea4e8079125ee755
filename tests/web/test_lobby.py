"""Requests that belong to no table: names and their cookie, the door, titles and their words."""

from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from drift.title import DRIFT
from starboard.games.vanguard.title import VanguardTitle
from starboard.kernel import agreed_options, find_title, preset_options, title_names
from starboard.speech import LANGUAGES, texts_of
from starboard.web import lobby
from starboard.web.desk import DOOR, MOST_PASSWORDS, PLAYER
from starboard.web.seal import Seal
from web.asking import error
from web.conftest import SECRET, Serve, Untranslated, stranger

PASSWORD = "pět tučných kosmonautů"


def cookie_of(answer: Any, name: str) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])[name]


# -- Who I am ----------------------------------------------------------------------------------------------------------


def test_a_name_lives_in_a_signed_cookie(client: TestClient) -> None:
    assert client.get("/api/me").json() == {"name": "", "entered": True}
    answer = client.post("/api/me", json={"name": "Ada"})
    assert answer.json() == {"name": "Ada", "entered": True}
    cookie = cookie_of(answer, PLAYER)
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "strict", "/")
    assert not cookie["secure"]
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert client.get("/api/me").json()["name"] == "Ada"


def test_a_new_name_is_that_of_the_same_player(client: TestClient) -> None:
    client.post("/api/me", json={"name": "Ada"})
    first = Seal(SECRET).open(PLAYER, client.cookies[PLAYER]) or b"{}"
    client.post("/api/me", json={"name": "Eva"})
    second = Seal(SECRET).open(PLAYER, client.cookies[PLAYER]) or b"{}"
    assert msgspec.json.decode(first)["id"] == msgspec.json.decode(second)["id"]
    assert msgspec.json.decode(second)["name"] == "Eva"


def test_over_tls_the_cookie_stays_there(serve: Serve) -> None:
    secure = serve(origins=("https://games.example",)).post("/api/me", json={"name": "Ada"})
    assert cookie_of(secure, PLAYER)["secure"] is True


def test_a_name_is_on_one_line_and_cannot_disturb(client: TestClient) -> None:
    name = client.post("/api/me", json={"name": " A\u202ed\na\x1b  L. "}).json()["name"]
    assert name == "Ad a L."
    assert client.post("/api/me", json={"name": ""}).json()["name"] == ""


def forged(how: str) -> str:
    """Cookies that we did not make, or not for this."""
    player = msgspec.json.encode({"id": "x", "name": "Mallory"})
    return {
        "other key": Seal(b"t" * 32).close(PLAYER, player),
        "other purpose": Seal(SECRET).close(DOOR, player),
        "no signature": Seal(SECRET).close(PLAYER, player).partition(".")[0],
        "not a player": Seal(SECRET).close(PLAYER, b"[1]"),
        "not JSON": Seal(SECRET).close(PLAYER, b"\xff"),
        "rubbish": "%%%.\x7f",
        "long": "A" * 3000,
    }[how]


@pytest.mark.parametrize(
    "how", ["other key", "other purpose", "no signature", "not a player", "not JSON", "rubbish", "long"]
)
def test_a_forged_cookie_is_nobody(client: TestClient, how: str) -> None:
    answer = client.get("/api/me", headers={"cookie": f"{PLAYER}={forged(how)}"})
    assert (answer.status_code, answer.json()) == (200, {"name": "", "entered": True})


# -- The door ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def guarded(serve: Serve) -> TestClient:
    return serve(password=PASSWORD)


def test_before_the_password_only_the_door_answers(guarded: TestClient) -> None:
    assert guarded.get("/api/me").json() == {"name": "", "entered": False}
    assert guarded.get("/").status_code == guarded.get("/health").status_code == 200
    for method, path in (("GET", "/api/titles"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/metrics")):
        answer = guarded.request(method, path, json={"title": "drift"} if method == "POST" else None)
        assert (answer.status_code, error(answer)) == (401, "web-password-wanted")


def test_the_password_opens_the_door_for_this_browser(guarded: TestClient) -> None:
    answer = guarded.post("/api/enter", json={"password": PASSWORD})
    assert answer.json() == {"name": "", "entered": True}
    assert cookie_of(answer, DOOR)["httponly"] is True
    assert guarded.get("/api/titles").status_code == 200
    assert guarded.get("/api/me").json()["entered"] is True
    assert stranger(guarded).get("/api/titles").status_code == 401


def test_a_new_password_voids_the_passes_of_the_old_one(serve: Serve) -> None:
    client = serve(password=PASSWORD)
    client.post("/api/enter", json={"password": PASSWORD})
    later = serve(password="another")
    later.cookies = client.cookies
    assert later.get("/api/titles").status_code == 401


def test_a_pass_cannot_be_forged(guarded: TestClient) -> None:
    for sealed in (Seal(b"t" * 32).close(DOOR, b"x" * 32), Seal(SECRET).close(DOOR, b"x" * 32), "", "."):
        assert guarded.get("/api/titles", headers={"cookie": f"{DOOR}={sealed}"}).status_code == 401


def test_attempts_are_bounded(guarded: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "monotonic", lambda: 1000.0)
    answers = [guarded.post("/api/enter", json={"password": f"guess {n}"}) for n in range(MOST_PASSWORDS + 2)]
    assert [error(answer) for answer in answers[:MOST_PASSWORDS]] == ["web-wrong-password"] * MOST_PASSWORDS
    assert [answer.status_code for answer in answers[MOST_PASSWORDS:]] == [429, 429]
    # Not even the right one is looked at any more.
    assert error(guarded.post("/api/enter", json={"password": PASSWORD})) == "web-too-many-passwords"
    monkeypatch.setattr(lobby, "monotonic", lambda: 1010.0)
    assert guarded.post("/api/enter", json={"password": PASSWORD}).status_code == 200


def test_a_server_without_a_password_lets_everybody_in(client: TestClient) -> None:
    assert client.post("/api/enter", json={"password": "any"}).json()["entered"] is True


# -- Titles ------------------------------------------------------------------------------------------------------------


def test_titles_are_offered_with_what_a_lobby_needs(client: TestClient) -> None:
    titles = {title["id"]: title for title in client.get("/api/titles").json()}
    assert sorted(titles) == title_names()
    drift = titles["drift"]
    assert (drift["version"], drift["least_seats"], drift["most_seats"]) == (1, 2, 4)
    assert drift["bots"] == ["random", "greedy"]
    rounds = {"id": "rounds", "choices": [1, 3, 6, 12, 200], "default": 6, "least": 0, "most": 0, "group": ""}
    assert drift["options"][0] == rounds
    assert titles["trucker"]["presets"][0]["id"] == "standard"


def test_a_title_that_does_not_load_hides_no_other(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "title_names", lambda: ["drift", "broken"])
    assert [title["id"] for title in client.get("/api/titles").json()] == ["drift"]


@pytest.fixture
def printing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(type(DRIFT), "printed", lambda self: {"cards": ["red-1"] * 500})
    lobby._printed_of.cache_clear()
    yield
    lobby._printed_of.cache_clear()


@pytest.mark.usefixtures("printing")
def test_what_is_printed_is_sent_once(client: TestClient) -> None:
    answer = client.get("/api/titles/drift/printed")
    assert answer.json() == {"cards": ["red-1"] * 500}
    assert answer.headers["content-encoding"] == "gzip"
    again = client.get("/api/titles/drift/printed", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_to_know_of_a_table_is_told_before_it_is_opened(client: TestClient) -> None:
    def advice(seats: int, **options: object) -> Any:
        return client.post("/api/titles/andromeda/advice", json={"seats": seats, "options": options})

    assert advice(4).json() == {"warnings": []}
    warning = {"id": "andromeda-short-for-five", "args": {"terminus": 50}}
    assert advice(5, length=50).json() == {"warnings": [warning]}
    assert error(advice(4, hegemon="ofc_1a")) == "andromeda-hegemon-crowded"
    assert error(advice(9)) == "kernel-seats"
    assert error(client.post("/api/titles/none/advice", json={"seats": 2})) == "web-no-such-title"


def test_who_will_play_the_bots_is_told_before_a_table_is_opened(client: TestClient) -> None:
    told = client.post("/api/titles/trucker/cast", json={"bots": ["", "apprentice", "apprentice"]}).json()
    table = {"title": "trucker", "seats": [{"kind": "person"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]}
    opened = client.post("/api/tables", json=table).json()["table"]
    names = [one["player"]["name"] if one["player"] else "" for one in told]
    assert names == [seat["name"] for seat in opened["seats"]]
    assert [one["strength"] for one in told[1]["rivals"]] == ["gentle", "easy", "steady", "strong", "merciless"]


def test_a_title_may_print_nothing(client: TestClient) -> None:
    lobby._printed_of.cache_clear()
    assert client.get("/api/titles/drift/printed").content == b"null"
    unknown = client.get("/api/titles/none/printed")
    assert (unknown.status_code, error(unknown)) == (404, "web-no-such-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_sent_as_fluent(client: TestClient, language: str) -> None:
    ours = client.get(f"/api/words/{language}/kernel")
    assert ours.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nkernel-seats =" in ours.text
    # A title of another package brings its own.
    theirs = client.get(f"/api/words/{language}/drift").text
    assert theirs == "\n".join(texts_of(language, "drift", DRIFT))
    assert "drift-name" in theirs


def test_words_of_the_content_of_a_title_stand_in_english_where_nobody_translated_them(
    client: TestClient, untranslated: Untranslated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Content that keeps nothing sealed brings its own words; of two messages with one name the later one is said."""
    monkeypatch.setattr(VanguardTitle, "is_sealed", lambda title, id: False)
    # Nobody else may be given what is unsealed here.
    monkeypatch.setattr(lobby, "_words_of", lobby._words_of.__wrapped__)
    untranslated("cs", "guestbook-planet-P18")
    text = client.get("/api/words/cs/guestbook").text
    names = [line for line in text.splitlines() if line.startswith("guestbook-planet-P01 =")]
    assert len(names) == 2
    assert text.count("guestbook-planet-P18 =") == 1
    assert client.get("/api/words/en/guestbook").text.count("guestbook-planet-P01 =") == 1


@pytest.mark.parametrize(
    "path", ["de/kernel", "en/none", "en/..", "en/%2e%2e", "../kernel", "en/kernel.ftl", "EN/kernel"]
)
def test_other_words_are_not_there(client: TestClient, path: str) -> None:
    assert client.get(f"/api/words/{path}").status_code == 404


def test_a_title_says_which_bot_begins_in_a_new_seat(client: TestClient) -> None:
    titles = {title["id"]: title for title in client.get("/api/titles").json()}
    assert titles["trucker"]["first_bot"] == "rookie"
    assert titles["trucker"]["bots"] == ["rookie", "apprentice", "trucker", "veteran", "legend", "random"]
    assert titles["vanguard"]["first_bot"] == "crew"
    assert titles["andromeda"]["first_bot"] == titles["andromeda"]["cast"][0]["bot"]
    without_cast = titles["drift"]
    assert without_cast["cast"] == []
    assert without_cast["first_bot"] == without_cast["bots"][len(without_cast["bots"]) // 2]


def test_a_title_says_what_a_new_table_begins_with(client: TestClient) -> None:
    for row in client.get("/api/titles").json():
        title = find_title(row["id"])
        for way, habit in row["habits"].items():
            settings = {**preset_options(title, habit["preset"]), **habit["options"]}
            seats = max(title.least_seats, 1 + habit["bots"])
            agreed = agreed_options(title, seats, settings)
            assert settings.items() <= agreed.items(), (title.id, way)
    habits = {row["id"]: row["habits"] for row in client.get("/api/titles").json()}
    assert habits["drift"] == {}
    assert habits["andromeda"]["solo"] == {"preset": "hegemon", "options": {}, "bots": 0, "teaches": False}
