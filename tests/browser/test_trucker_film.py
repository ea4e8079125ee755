"""The film of a flight: what a meteor hits is there until it was hit, and the log tells it afterwards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.staging import Moment, Staged, stage
from browser.trucking import by_mouse, parts, sit
from running import Running
from starboard.games.trucker.title import TRUCKER

RECORD = """() => {
    window.told = [];
    const look = () => {
        const now = {
            beat: document.querySelector('.effects')?.dataset.beat ?? '',
            moving: document.querySelectorAll('.effect').length,
            parts: document.querySelectorAll('g.square g.tile').length,
            said: document.querySelector('.log ol > li:last-child').textContent,
        };
        if (JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Keeps what the page shows from frame to frame, whenever it has changed."""
SCENES = """() => {
    window.scenes = [];
    const look = () => {
        const shown = document.querySelector('[data-form], .port');
        const scene = shown?.dataset.form ?? shown?.dataset.beat;
        if (scene && scene !== window.scenes.at(-1)) window.scenes.push(scene);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Keeps the scenes between the phases in their order, however short they are."""
ENDED = """(said) => window.told.some(({ beat }) => beat === 'lost')
    && window.told.at(-1).beat === '' && window.told.at(-1).said !== said"""


def wanted(now: Moment) -> bool:
    return {"shoot", "take-hit"} <= now.moves


@pytest.fixture
def struck(server: Running) -> Callable[[], Staged]:
    """Puts a table into the database of the server at which a large meteor waits for an answer."""
    return lambda: stage(server.folder / "starboard.db", wanted, seats=3, classes=("III",))


def take_it(page: Page) -> None:
    page.locator("button.move[data-move=take-hit]:enabled").first.click()


def test_a_part_is_there_until_it_was_hit_and_the_log_comes_last(visit: Visit, struck: Callable[[], Staged]) -> None:
    page = sit(visit, struck(), motion="no-preference", speed="calm", width=1440, height=900)
    expect(page.locator(".lane .missile")).to_have_count(1)
    before, said = parts(page), page.locator(".log ol > li").last.text_content()
    page.evaluate(RECORD)
    take_it(page)
    page.wait_for_function(ENDED, arg=said)
    told = page.evaluate("() => window.told")
    flown = [now for now in told if now["beat"] == "hit"]
    assert flown
    assert all(now["parts"] == before and now["said"] == said and now["moving"] for now in flown)
    lost = [now for now in told if now["beat"] == "lost"]
    assert all(now["parts"] < before and now["said"] == said and now["moving"] for now in lost)
    assert told[-1]["moving"] == 0


def test_where_nothing_moves_the_hit_stands_as_a_card(visit: Visit, struck: Callable[[], Staged]) -> None:
    page = sit(visit, struck(), motion="no-preference", speed="none", width=1440, height=900)
    take_it(page)
    card = page.locator(".result")
    expect(card).to_contain_text("loses the")
    expect(page.locator(".effect")).to_have_count(0)
    while card.is_visible():
        card.locator("button.go").click()
        page.wait_for_timeout(100)
    expect(page.locator(".wreck").first).to_be_visible()


def last_in_the_yard(now: Moment) -> bool:
    """All others have a number, and no alien can come aboard."""
    tiles = TRUCKER.printed().tiles
    kinds = {tiles[code.split("/")[0]].kind for code in now.mine.parts.values()}
    others = [trucker.number for seat, trucker in enumerate(now.view.truckers) if seat != now.seat]
    return "finish" in now.moves and all(others) and len(kinds) > 4 and "life_support" not in kinds


def test_scenes_lead_from_the_yard_into_space(visit: Visit, server: Running) -> None:
    staged = stage(server.folder / "starboard.db", last_in_the_yard, others="bot", classes=("I",), build="turns")
    page = sit(visit, staged, motion="no-preference", speed="brisk", width=1440, height=900)
    page.evaluate(SCENES)
    # It is held; letting go of it does not skip what it leads to.
    by_mouse(page, "finish")
    page.wait_for_function("() => window.scenes.includes('launch')")
    assert page.evaluate("() => window.scenes") == ["scan", "stamp", "board", "launch"]
    page.keyboard.press("Space")
    expect(page.locator(".port")).to_have_count(0)
    expect(page.locator(".trucker .flight")).to_be_visible()
