"""A numbered rule in the reader's language."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from rulebook.test_pages import SAMPLE
from starboard.rulebook import book
from web.asking import error
from web.conftest import Serve


@pytest.fixture(autouse=True)
def sample(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(book, "rules_folder", lambda: SAMPLE)
    book._book.cache_clear()
    yield
    book._book.cache_clear()


def test_a_rule_is_sent_as_plain_data(client: TestClient) -> None:
    answer = client.get("/api/rules/en/SA-B-1.2")
    assert answer.status_code == 200
    rule = answer.json()
    assert (rule["id"], rule["language"], rule["title"]) == ("SA-B-1.2", "en", "trucker")
    assert (rule["page"], rule["chapter"]) == ("Building a ship", "Taking components")
    assert [block["type"] for block in rule["blocks"]] == ["paragraph", "items", "grid"]
    assert rule["blocks"][2]["rows"][1] == [
        [{"text": "bar | grill", "look": "plain"}],
        [{"text": "2", "look": "strong"}],
    ]
    assert len(rule["ruling"]) == 2
    assert rule["ids"] == ["SA-B-1.1", "SA-B-1.2"]


def test_it_is_sent_once(client: TestClient) -> None:
    answer = client.get("/api/rules/en/SA-B-1.2")
    again = client.get("/api/rules/en/SA-B-1.2", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_english_stands_in_where_a_translation_lacks_a_rule(client: TestClient) -> None:
    assert client.get("/api/rules/cs/SA-B-1.1").json()["language"] == "cs"
    assert client.get("/api/rules/cs/SA-B-1.2").json()["language"] == "en"
    assert client.get("/api/rules/pl/SB-E-16").json()["id"] == "SB-E-16.1"


@pytest.mark.parametrize("language", ["de", "EN", "en-GB", "..", "%2e%2e", "e" * 500, "%00", "ůů"])
def test_a_language_that_there_is_not_is_one_message(client: TestClient, language: str) -> None:
    answer = client.get(f"/api/rules/{quote(language, safe='%')}/SA-B-1.1")
    assert answer.status_code == 404
    if language not in ("..", "%2e%2e"):
        assert error(answer) == "web-no-such-language"
        assert len(answer.json()["error"]["args"]["language"]) <= 40


@pytest.mark.parametrize(
    "id", ["SA-B-9.9", "sa-b-1.1", "*", "SA-B-1.1\n", "<script>", "..%2f..%2fetc", "%00", "x" * 3000, "1'--", "ž", " "]
)
def test_a_rule_that_there_is_not_is_one_message(client: TestClient, id: str) -> None:
    answer = client.get(f"/api/rules/en/{quote(id, safe='%')}")
    assert answer.status_code == 404
    if "%2f" not in id:
        assert error(answer) == "web-no-such-rule"
        assert len(answer.json()["error"]["args"]["rule"]) <= 40


def test_who_has_not_given_the_password_reads_no_rules(serve: Serve) -> None:
    answer = serve(password="sesame").get("/api/rules/en/SA-B-1.1")
    assert (answer.status_code, error(answer)) == (401, "web-password-wanted")


def test_rules_are_found_by_the_words_in_them(client: TestClient) -> None:
    answer = client.post("/api/rules/en", json={"title": "trucker", "words": "Holds  BATTERY"})
    assert answer.status_code == 200
    [found] = answer.json()
    assert (found["id"], found["page"], found["chapter"]) == ("SA-B-1.2", "Building a ship", "Taking components")
    assert found["begins"].startswith("A component is one of these:")
    assert client.post("/api/rules/en", json={"title": "andromeda", "words": "battery"}).json() == []
    assert client.post("/api/rules/en", json={"title": "trucker", "words": " "}).json() == []


def test_a_language_that_lacks_the_words_is_searched_in_english(client: TestClient) -> None:
    assert client.post("/api/rules/pl", json={"title": "trucker", "words": "battery"}).json() != []
    assert error(client.post("/api/rules/de", json={"title": "trucker", "words": "x"})) == "web-no-such-language"
    assert client.post("/api/rules/en", json={"title": "trucker", "words": "x" * 81}).status_code == 400
