"""Whole matches of Galaxy Trucker of every kind: each class, in real time and by turns, alone, at one screen and in two
browsers, by clicks, by taps and by keyboard only, on a desk and on a phone, in three languages."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.looking import question, story, things
from browser.trucking import (
    MOST_STEPS,
    by_keyboard,
    by_mouse,
    glance,
    is_over,
    journey_end,
    offered,
    open_table,
    pass_screen,
    step,
    to_the_end,
    two_browsers,
)
from journeys.pressing import Finger, Keyboard, Mouse
from journeys.voyaging import Table, Voyage, sit_down

pytestmark = pytest.mark.journey

DESK = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


class Way(NamedTuple):
    """How a match is played."""

    table: Table
    hand: Callable[[], Mouse]
    size: dict[str, Any]
    locale: str
    tiles: int
    """Components on a ship that are enough to fly."""


# A bot builds no faster than a person, and with a large ship it takes minutes: there one plays by turns.
WAYS = {
    "I-race-bot": Way(Table(("I",), "race", False, "bot"), Mouse, DESK, "en", 12),
    "I-turns-one-screen-keys": Way(Table(("I",), "turns", True, "here"), Keyboard, DESK, "cs", 8),
    "IIC-turns-two": Way(Table(("IIC",), "turns", True, "open"), Mouse, LAPTOP, "pl", 12),
    "IIIC-turns-bot-phone": Way(Table(("IIIC",), "turns", True, "bot"), Finger, PHONE, "en", 16),
    "IVC-turns-bot": Way(Table(("IVC",), "turns", True, "bot"), Mouse, DESK, "en", 20),
    "IIIC-race-two": Way(Table(("IIIC",), "race", True, "open"), Mouse, LAPTOP, "cs", 14),
    "IVC-race-two": Way(Table(("IVC",), "race", True, "open"), Mouse, DESK, "pl", 18),
    "II-turns-bot-keys": Way(Table(("II",), "turns", True, "bot"), Keyboard, LAPTOP, "pl", 12),
    "I-race-bot-phone": Way(Table(("I",), "race", True, "bot"), Finger, PHONE, "cs", 10),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_whole_match(visit: Visit, name: str) -> None:
    way = WAYS[name]
    pages = sit_down(visit, way.table, locale=way.locale, **way.size)
    voyage = Voyage(pages, way.hand(), way.tiles)
    voyage.to_the_end()
    print(f"{name}: {voyage.told}")


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
