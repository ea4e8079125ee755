"""Whole matches of Galaxy Trucker through the page: in real time and by turns, in two browsers, at one screen, alone
against a bot, by keyboard only."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, question, story, things
from browser.staging import Moment, stage
from browser.test_company import path_of
from browser.trucking import (
    HOLD,
    MOST_STEPS,
    by_keyboard,
    by_mouse,
    glance,
    is_over,
    offered,
    open_table,
    parts,
    sit,
    step,
    to_the_end,
)
from running import Running

ENOUGH = 3
"""Components that show that building goes on."""


def two_browsers(visit: Visit, *, turns: bool) -> tuple[Page, Page]:
    """Ada has opened a table, Ben has come by the link, and the match has begun."""
    ada = visit()
    open_table(ada, "Free, invite by link", turns=turns)
    ben = visit(path_of(ada.get_by_label("Link to seat 2").input_value()))
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host starts the match")).to_be_visible()
    ada.get_by_role("button", name="Start playing").click()
    for page in (ada, ben):
        expect(page.locator(".trucker")).to_be_visible()
    return ada, ben


def journey_end(page: Page) -> None:
    """The account of the flight, and no window over it; the next match is one press away."""
    expect(page.locator("dialog .scores")).to_have_count(0)
    expect(page.locator("section.bar").get_by_role("button", name="Play again", exact=True)).to_be_visible()
    account = page.locator("[role=dialog][aria-labelledby=trucker-account]")
    expect(account.locator("tbody tr")).to_have_count(2)
    # It is counted up; only then everything can be read.
    account.evaluate("(panel) => Promise.all(panel.getAnimations({ subtree: true }).map((one) => one.finished))")


@pytest.mark.rule("GT-B-2.2")
def test_two_browsers_play_a_round_in_real_time(visit: Visit) -> None:
    ada, ben = two_browsers(visit, turns=False)
    for page in (ada, ben):
        expect(page.locator("button.move[data-move=ready]")).to_be_visible()
    to_the_end(ada, ben)
    for page in (ada, ben):
        told = story(page)
        for name in ("Ada", "Ben"):
            expect(told.get_by_text(f"{name} is done and takes number").first).to_be_attached()
    journey_end(ada)


@pytest.mark.rule("GT-B-2.2")
def test_two_browsers_play_a_round_by_turns_one_by_keyboard_only(visit: Visit) -> None:
    ada, ben = two_browsers(visit, turns=True)
    expect(things(ada).first).to_be_visible()
    expect(question(ben)).to_contain_text("Ada")
    to_the_end(ada, ben, presses=(by_keyboard, by_mouse))
    journey_end(ben)


def test_alone_against_a_bot(visit: Visit, server: Running, picture: Picture) -> None:
    page = visit()
    open_table(page, "Bot (Apprentice: builds whatever fits)")
    expect(page.locator("button.move[data-move=ready]")).to_be_visible()
    while parts(page) < ENOUGH:
        step(page)
    expect(story(page).get_by_text(re.compile(r"^(?!Ada).* draws a component")).first).to_be_attached()
    later = sit(visit, stage(server.folder / "starboard.db", nearly_there, others="bot", classes=("I",)))
    to_the_end(later)
    journey_end(later)
    picture(later, "trucker-end")
    for colours in ("dark", "light"):
        later.emulate_media(color_scheme=colours)
        assert barriers(later) == []


def nearly_there(now: Moment) -> bool:
    """Two cards are left of the flight: a bot takes its time over each."""
    return bool(now.view.part == "flight" and now.view.flight.to_come <= 2)


def pass_screen(page: Page) -> bool:
    """The next player lifts the curtain, if it is down."""
    lift = page.locator(".curtain .hold")
    if not lift.count():
        return False
    lift.click(delay=HOLD)
    expect(page.locator(".curtain")).to_have_count(0)
    return True


def test_at_one_screen_the_curtain_falls_only_where_there_is_something_to_hide(visit: Visit) -> None:
    page = visit()
    open_table(page, "Someone at this screen", "Łucja", turns=True)
    mine = page.locator("article.me")
    while "draw" not in offered(page):
        step(page)
    expect(mine).to_contain_text("Ada")
    by_mouse(page, "draw")
    # What was drawn face down is nobody else's business.
    by_mouse(page, "end-turn")
    expect(page.locator(".curtain")).to_contain_text("Łucja, your turn")
    flown = 0
    for _ in range(MOST_STEPS):
        if is_over(page):
            break
        flying = page.locator(".trucker .flight").count() > 0
        curtain = pass_screen(page)
        assert not (curtain and flying)
        flown += flying
        if not curtain and not step(page):
            glance(page)
    assert is_over(page)
    assert flown > 0
