"""What a title keeps sealed is sent to those who have come to it, and to nobody else."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from starboard.bots import RandomBot, play_out
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import new_match, record_of, write_record
from starboard.web.tables import RECORD
from starboard.web.texts import sealed_text
from web.asking import bearer, connected, error, opened, until
from web.conftest import Untranslated

CAMPAIGN = {"title": "vanguard", "name": "Friday", "seats": [{"kind": "person"}]}
OPENING = "guestbook-log-L00-0"
LAST = "guestbook-log-LS-45"
PLANET, UNMET = "guestbook-planet-OP1", "guestbook-planet-P18"


def begun(client: TestClient, **wish: object) -> Any:
    new = opened(client, CAMPAIGN | wish)
    assert client.post(f"/api/tables/{new['table']['id']}/start").status_code == 200
    return new


def read(client: TestClient, id: str, *ids: str, language: str = "en", key: str = "") -> Any:
    headers = bearer(key) if key else {}
    return client.post(f"/api/tables/{id}/words", json={"language": language, "ids": ids}, headers=headers)


@pytest.mark.rule("IV-C-301")
def test_a_page_is_read_when_play_has_come_to_it(client: TestClient) -> None:
    id = begun(client)["table"]["id"]
    with connected(client, id) as socket:
        book = until(socket, "welcome")["stand"]["view"]["book"]
    parts = [part for page in book for part in (page["title"], *page["parts"])]
    assert OPENING in parts
    answer = read(client, id, *parts)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for part in parts:
        assert f"{part} =" in answer.text


@pytest.mark.rule("IV-C-301")
def test_the_table_says_what_can_be_read(client: TestClient) -> None:
    id = begun(client)["table"]["id"]
    with connected(client, id) as socket:
        welcome = until(socket, "welcome")
        told, stand, news = set(welcome["met"]), welcome["stand"], {"n": welcome["n"], "met": []}
        assert OPENING in told
        assert LAST not in told
        words = read(client, id, *told).text
        assert all(f"{one} =" in words for one in told)
        while not news.get("met"):
            socket.send_json({"type": "answer", "id": 1, "at": stand["count"], "picks": [0]})
            news = until(socket, "news")
            stand = news["stand"]
        assert not told & set(news["met"])
        words = read(client, id, *news["met"]).text
        assert all(f"{one} =" in words for one in news["met"])
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        socket.send_json({"type": "hello", "after": news["n"]})
        assert told | set(news["met"]) == set(until(socket, "news")["met"])


@pytest.mark.rule("IV-C-301")
def test_a_page_that_nobody_has_read_cannot_be_had(client: TestClient) -> None:
    id = begun(client)["table"]["id"]
    answer = read(client, id, LAST, f"{LAST}-title")
    assert (answer.status_code, error(answer)) == (404, "web-no-such-words")
    assert LAST not in read(client, id, OPENING, LAST).text


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_nothing_of_a_campaign_is_among_the_words_that_everybody_gets(client: TestClient, language: str) -> None:
    assert "guestbook-" not in client.get(f"/api/words/{language}/guestbook").text
    assert "guestbook-" not in client.get("/api/titles/vanguard/printed").text


def test_a_name_that_looks_like_a_page_opens_none(client: TestClient) -> None:
    client.post("/api/me", json={"name": LAST})
    id = begun(client, name=LAST)["table"]["id"]
    assert read(client, id, LAST).status_code == 404


def test_what_is_not_sealed_is_not_sent_here(client: TestClient) -> None:
    id = begun(client)["table"]["id"]
    assert read(client, id, "vanguard-ask-log").status_code == 404


def drawn(client: TestClient, id: str, *ids: str, **more: int) -> Any:
    answer = client.post(f"/api/tables/{id}/printed", json={"ids": ids, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_card_is_read_and_drawn_once_it_was_met(client: TestClient) -> None:
    id = begun(client, options={"start": "operation"})["table"]["id"]
    text = read(client, id, PLANET, UNMET).text
    assert f"{PLANET} =" in text
    assert "guestbook-sector-OP1-1 =" in text
    assert UNMET not in text
    found = drawn(client, id, PLANET, UNMET, OPENING)
    assert list(found) == [PLANET]
    assert len(found[PLANET]["sector"]) == 10


def test_what_was_in_sight_in_the_past_is_read_there(client: TestClient) -> None:
    match = new_match(VANGUARD, 1, 4, {"start": "operation"})
    play_out(match, [RandomBot(4)], VANGUARD.longest)
    names = next(
        (position, name)
        for position in range(1, match.position, 5)
        for name in match.at(position).view(None).met
        if name not in match.view(None).met and "-poi-" in name
    )
    data = write_record(record_of(match, "test"))
    id = client.post("/api/records", content=data, headers={"content-type": RECORD}).json()["table"]["id"]
    assert names[1] in drawn(client, id, names[1], at=names[0])
    assert UNMET not in drawn(client, id, UNMET, at=names[0])


def test_onlookers_read_what_they_see_where_they_may_look(client: TestClient, other: TestClient) -> None:
    watched, closed = begun(client), begun(client, watch="nobody")
    assert OPENING in read(other, watched["table"]["id"], OPENING).text
    assert read(other, closed["table"]["id"], OPENING).status_code == 403
    assert OPENING in read(other, closed["table"]["id"], OPENING, key=closed["keys"]["0"]).text


def test_a_message_comes_with_the_names_that_stand_in_it() -> None:
    text = sealed_text("en", VANGUARD, ["guestbook-lesson-travel"])
    assert "guestbook-sector-P00-5 =" in text
    assert "guestbook-condition-C01 =" in text
    assert "guestbook-sector-P00-4 =" not in text


def test_english_stands_in_and_says_so(untranslated: Untranslated) -> None:
    untranslated("cs", LAST)
    text = sealed_text("cs", VANGUARD, [OPENING, LAST])
    opening, last = text[: text.index(LAST)], text[text.index(LAST) :]
    assert ".lang" not in opening
    assert last.endswith("\n    .lang = en\n")
    assert ".lang" not in sealed_text("en", VANGUARD, [OPENING, LAST])


def test_who_looks_at_a_record_reads_its_pages(client: TestClient) -> None:
    match = new_match(VANGUARD, 1, 4, {"start": "lesson"})
    play_out(match, [RandomBot(4)], VANGUARD.longest)
    data = write_record(record_of(match, "test"))
    brought = client.post("/api/records", content=data, headers={"content-type": RECORD})
    assert brought.status_code == 201, brought.text
    id = brought.json()["table"]["id"]
    pages = [part for page in match.view(None).book for part in page.parts]
    assert pages
    assert all(f"{part} =" in read(client, id, *pages).text for part in pages)


def test_a_table_that_has_not_begun_has_nothing_to_read(client: TestClient) -> None:
    id = opened(client, CAMPAIGN)["table"]["id"]
    assert read(client, id, OPENING).status_code in (400, 409)
