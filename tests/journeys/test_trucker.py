"""Whole matches of Galaxy Trucker of every kind: each class, in real time and by turns, alone, at one screen and in two
browsers, by clicks, by taps and by keyboard only, on a desk and on a phone, in three languages. Nothing on a board
moves while a question stands or changes."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.looking import question, story, things
from browser.stillness import shifts, watch, watched
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
from journeys.journal import Noted
from journeys.voyaging import Voyage, sit_down
from journeys.ways import HANDS, SIZES, WAYS, Way

pytestmark = pytest.mark.journey


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.id)
def test_a_whole_match(visit: Visit, noted: Noted, way: Way) -> None:
    noted("what", way.told)
    motion = "reduce" if way.speed == "cut" else "no-preference"
    pages = sit_down(visit, way.table, locale=way.language, speed=way.speed, motion=motion, **SIZES[way.size])
    for page in pages:
        watch(page, "trucker")
    voyage = Voyage(pages, HANDS[way.hand](), way.tiles)
    try:
        voyage.to_the_end()
    finally:
        noted("came", voyage.told)
    assert [shift for page in pages for shift in shifts(page)] == []
    assert all({"board", "bar", "ship", "square"} <= watched(page) for page in pages)


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
