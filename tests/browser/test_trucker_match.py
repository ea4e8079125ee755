"""The main stations of a match of Galaxy Trucker through the page: its first decisions and its end, in real time and by
turns, in two browsers, at one screen, alone against a bot, by keyboard only. Whole matches are in tests/journeys."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, decide, question, story, things
from browser.staging import Moment, Staged, stage
from browser.trucking import (
    TILES,
    by_keyboard,
    by_mouse,
    journey_end,
    offered,
    open_table,
    parts,
    pass_screen,
    play_until,
    sit,
    take_seat,
    to_the_end,
    two_browsers,
)
from running import Running

ENOUGH = 3
"""Components that show that building goes on."""


def both(visit: Visit, staged: Staged) -> tuple[Page, Page]:
    """Ada and Ben, each in a browser of their own, come to a staged table and sit down."""
    pages = visit(staged.path_of(0)), visit(staged.path_of(1))
    for page in pages:
        take_seat(page)
    return pages


def built(now: Moment) -> bool:
    """Somebody has enough parts to fly, and an empty hand."""
    return {"draw", "finish"} <= now.moves and min(len(one.ship.parts) for one in now.view.truckers) >= TILES


def finish(page: Page) -> None:
    """Lay down what is in the hand, if there is anything, and take a number."""
    play_until(lambda: "finish" in offered(page), page)
    by_mouse(page, "finish")


def last_card(now: Moment) -> bool:
    """The last card of the flight is about to be turned, or lies there."""
    return bool(now.view.part == "flight" and now.view.flight.to_come == 0)


@pytest.mark.rule("GT-B-2.2")
def test_two_browsers_build_in_real_time(visit: Visit) -> None:
    pages = two_browsers(visit, turns=False)
    for page in pages:
        page.locator("button.move[data-move=ready]").click()
    play_until(lambda: min(map(parts, pages)) >= ENOUGH, *pages)


@pytest.mark.rule("GT-B-2.2")
def test_two_browsers_finish_in_real_time(visit: Visit, server: Running) -> None:
    pages = both(visit, stage(server.folder / "starboard.db", built, classes=("I",)))
    for page in pages:
        finish(page)
    for page in pages:
        told = story(page)
        for name in ("Ada", "Ben"):
            expect(told.get_by_text(f"{name} is done and takes number").first).to_be_attached()


@pytest.mark.rule("GT-B-2.2")
def test_two_browsers_begin_by_turns_one_by_keyboard_only(visit: Visit) -> None:
    ada, ben = two_browsers(visit, turns=True)
    expect(things(ada).first).to_be_visible()
    expect(question(ben)).to_contain_text("Ada")
    play_until(lambda: min(parts(ada), parts(ben)) >= ENOUGH, ada, ben, presses=(by_keyboard, by_mouse))


@pytest.mark.parametrize("build", ["race", "turns"])
def test_two_browsers_come_to_the_journeys_end_one_by_keyboard_only(visit: Visit, server: Running, build: str) -> None:
    ada, ben = both(visit, stage(server.folder / "starboard.db", last_card, classes=("I",), build=build))
    to_the_end(ada, ben, presses=(by_keyboard, by_mouse))
    for page in (ada, ben):
        journey_end(page)


def test_alone_against_a_bot(visit: Visit, server: Running, picture: Picture) -> None:
    page = visit()
    open_table(page, "Bot (Apprentice: builds whatever fits)")
    expect(page.locator("button.move[data-move=ready]")).to_be_visible()
    play_until(lambda: parts(page) >= ENOUGH, page)
    expect(story(page).get_by_text(re.compile(r"^(?!Ada).* draws a component")).first).to_be_attached()
    later = sit(visit, stage(server.folder / "starboard.db", last_card, others="bot", classes=("I",)))
    to_the_end(later)
    journey_end(later)
    picture(later, "trucker-end")
    for colours in ("dark", "light"):
        later.emulate_media(color_scheme=colours)
        assert barriers(later) == []


SIGNS = """() => {
  window.signs = [];
  new MutationObserver(() => {
    const sign = document.querySelector('.turn-sign p span')?.textContent.trim();
    if (sign && window.signs.at(-1) !== sign) window.signs.push(sign);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps what the sign says that stands only for a moment."""


def test_at_one_screen_a_sign_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "here", "name": "Łucja"}]
    opened = page.request.post("/api/tables", data={"title": "trucker", "seats": seats}).json()
    id, key = opened["table"]["id"], {"Authorization": f"Bearer {opened['host']}"}
    assert page.request.post(f"/api/tables/{id}/start", headers=key).ok
    page.goto(f"/t/{id}")
    expect(page.locator("article.me")).to_contain_text("Ada")
    page.evaluate(SIGNS)
    # Before anything is drawn nobody has a secret: the screen changes hands without a curtain.
    decide(page)
    expect(page.locator("article.me")).to_contain_text("Łucja")
    page.wait_for_function("window.signs.length > 0")
    assert page.evaluate("window.signs") == ["Łucja’s turn"]


def test_by_turns_a_sign_says_whose_turn_it_is_where_nothing_is_hidden(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    open_table(page, "Someone at this screen", "Łucja", turns=True)
    expect(page.locator("article.me")).to_contain_text("Ada")
    page.evaluate(SIGNS)
    # What was drawn lies face up again: both know it.
    for kind in ("draw", "return", "end-turn"):
        expect(page.locator(f"[data-move={kind}], [data-lit~={kind}]").first).to_be_attached()
        by_mouse(page, kind)
    expect(page.locator("article.me")).to_contain_text("Łucja")
    expect(page.locator(".curtain")).to_have_count(0)
    page.wait_for_function("window.signs.length > 0")
    assert page.evaluate("window.signs") == ["Łucja’s turn"]
    # It goes by itself, and nobody has to press it away.
    expect(page.locator(".turn-sign p")).to_have_count(0)


def test_at_one_screen_the_curtain_falls_over_what_was_drawn(visit: Visit) -> None:
    page = visit()
    open_table(page, "Someone at this screen", "Łucja", turns=True)
    expect(page.locator("article.me")).to_contain_text("Ada")
    play_until(lambda: "draw" in offered(page), page)
    by_mouse(page, "draw")
    # What was drawn face down is nobody else's business.
    by_mouse(page, "end-turn")
    expect(page.locator(".curtain")).to_contain_text("Łucja, your turn")
    assert pass_screen(page)
    expect(page.locator("article.me")).to_contain_text("Łucja")
