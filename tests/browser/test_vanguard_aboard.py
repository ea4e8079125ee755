"""ISS Vanguard beside its planets: pages that are fetched when they are read, the way down, the homecoming, the end."""

from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Response, Route, expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, overflows
from browser.survey import play_on, scene, sit_down
from starboard.bots import make_bot, play_out
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import new_match, record_of, write_record

OPENING, LAST = "guestbook-log-L00-0", "guestbook-log-LS-45"
SEED = 2


class Campaign(NamedTuple):
    """A whole campaign, and where in it there is something to look at."""

    record: bytes
    landing: int
    medbay: int


@cache
def campaign() -> Campaign:
    """As the crew plays it."""
    options = {"start": "quick"}
    match = new_match(VANGUARD, 1, SEED, options)
    play_out(match, [make_bot(VANGUARD, "crew", SEED)], VANGUARD.longest)
    again = new_match(VANGUARD, 1, SEED, options)
    landing = medbay = 0
    for line in match.lines:
        told = {event.message.id for event in again.follow(line)}
        state = again.state
        assert isinstance(state, VanguardState)
        if "vanguard-landing-roll" in told and state.part == "landing":
            landing = again.position
        if state.ship.page == "medbay":
            medbay = again.position
    return Campaign(write_record(record_of(match, "test")), landing, medbay)


def finished(page: Page) -> None:
    """Open the table of the campaign."""
    headers = {"content-type": "application/x-ndjson"}
    answer = page.request.post("/api/records", data=campaign().record, headers=headers)
    assert answer.status == 201, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")
    expect(page.locator(".ending")).to_be_visible()


def look_back(page: Page, position: int) -> None:
    page.locator("input[type=range]").fill(str(position))


def test_a_page_comes_when_it_is_read_and_not_before(visit: Visit) -> None:
    page = visit(width=1280, height=800)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/words" in request.url else None)
    sit_down(page, "lesson")
    words = page.url.replace("/t/", "/api/tables/").partition("#")[0] + "/words"
    page.get_by_role("button", name="unread").click()
    expect(page.locator("dialog.story .prose p").first).to_contain_text("soup")
    assert words in asked
    origin = {"origin": page.url.partition("/t/")[0]}
    unread = page.request.post(words, data={"language": "en", "ids": [LAST]}, headers=origin)
    assert unread.status == 404
    read = page.request.post(words, data={"language": "en", "ids": [OPENING, LAST]}, headers=origin)
    assert OPENING in read.text()
    assert LAST not in read.text()
    # In another language it is told in that one, without anybody asking again.
    page.evaluate("localStorage.setItem('starboard.language', 'cs')")
    page.reload()
    page.get_by_role("button", name="nepřečten").click()
    expect(page.locator("dialog.story .prose p").first).to_contain_text("polévka")


def test_nothing_is_sent_of_what_nobody_has_met(visit: Visit) -> None:
    page = visit(width=1280, height=800)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer) if "/api/" in answer.url else None)
    sit_down(page, "lesson")
    assert play_on(page, stop=".land:not(.away) svg.map") == "stop"
    everything = "\n".join(answer.text() for answer in answers if answer.ok)
    assert "Doorstep" in everything
    for unmet in ("Overwinter", "Shadow Clock", "guestbook-planet-P18", "guestbook-poi-130"):
        assert unmet not in everything
    assert not page.locator(".vanguard").get_by_text("…", exact=True).count()


WATCH_DOTS = """() => {
    globalThis.dots = [];
    const look = () => {
        const board = document.querySelector('.vanguard');
        const walker = document.createTreeWalker(board ?? document.body, NodeFilter.SHOW_TEXT);
        while (board && walker.nextNode())
            if (walker.currentNode.data.includes('…')) globalThis.dots.push(walker.currentNode.parentElement.className);
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}"""
"""Notes where something was drawn whose name had not come yet."""


def test_nothing_is_drawn_before_its_name_is_here(visit: Visit) -> None:
    page = visit(width=1280, height=800)
    late = 0

    def slow(route: Route) -> None:
        nonlocal late
        late += 1
        page.wait_for_timeout(150)
        route.continue_()

    page.route("**/api/tables/*/words", slow)
    page.evaluate(WATCH_DOTS)
    sit_down(page, "quick")
    assert play_on(page, stop=".land:not(.away) svg.map .border.lit", most=40) == "stop"
    assert late > 2
    assert page.evaluate("globalThis.dots") == []


def test_the_log_names_a_page_and_opens_it(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    finished(page)
    line = page.locator(".log button.page").last
    title = line.locator("b").inner_text()
    line.click()
    expect(page.locator(".book h2")).to_have_text(title)
    page.get_by_role("searchbox").fill("soup BARLEY")
    expect(page.locator(".book nav li").first).to_be_visible()
    page.locator(".book nav li button").last.click()
    expect(page.locator(".prose")).to_contain_text("arley")
    page.get_by_role("searchbox").fill("nobody ever wrote this")
    expect(page.get_by_text("No page says anything like that.")).to_be_visible()
    assert barriers(page) == []


def test_the_end_and_the_way_there(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    finished(page)
    expect(page.get_by_role("heading", name="What was decided")).to_be_attached()
    expect(page.locator(".ending tfoot .count")).not_to_be_empty()
    expect(page.get_by_role("heading", name="What the next campaign will remember")).to_be_attached()
    picture(page, "vanguard-ending")
    assert barriers(page) == []
    look_back(page, campaign().landing)
    expect(page.locator(".landing table tr.now")).to_be_visible()
    expect(page.locator(".landing .rolls li").first).to_be_visible()
    picture(page, "vanguard-landing")
    assert barriers(page) == []
    look_back(page, campaign().medbay)
    expect(page.locator(".debrief .wards")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_end_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(width=360, height=640, locale=language)
    finished(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert not overflows(page)
    assert barriers(page) == []
    page.locator(".ending .decisions button").first.click()
    expect(page.locator(".book .prose p").first).to_be_visible()
    assert not overflows(page)


def test_rooms_are_opened_by_hand_and_by_key(visit: Visit) -> None:
    page = visit(width=1280, height=720)
    sit_down(page, "quick")
    play_on(page, most=1)
    scene(page, "Ship")
    for room, inside in (("Starmap", ".charts"), ("Medbay", ".wards"), ("Memorial", ".wall")):
        page.get_by_role("group", name="Rooms of the ship").get_by_role("button", name=room).press("Enter")
        expect(page.locator(f".ship {inside}")).to_be_attached()
    assert barriers(page) == []
