"""Looking back is a film: it plays, stops, changes its speed and is walked by turns, from any position of a match that
is being played, of one that is over, and of a record."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import decide, is_over, play_drift, question, story, things
from running import ROOT

FREIGHT = Path(ROOT, "tests", "golden", "trucker", "i-2.jsonl")
"""The record of a short match."""
WIDE = {"speed": "brisk", "motion": "no-preference", "width": 1440, "height": 900}
DECISIONS = 18
"""Decisions of a match that is still being played: enough for a film that does not end while one looks."""
MANY = 60
"""Decisions of one short match: far more than it takes."""


def being_played(visit: Visit) -> Page:
    page = visit(**{**WIDE, "speed": "cut"})
    play_drift(page, rounds=6)
    for _ in range(DECISIONS):
        decide(page)
        expect(things(page).first).to_be_visible()
    return filmed(page)


def filmed(page: Page) -> Page:
    """What was played at once is looked at as a film."""
    page.evaluate("""localStorage.setItem('starboard.settings', '{"speed": "brisk"}')""")
    page.reload()
    expect(question(page)).to_be_visible()
    return page


def finished(visit: Visit) -> Page:
    page = visit(**{**WIDE, "speed": "cut"})
    play_drift(page, rounds=1)
    for _ in range(MANY):
        if is_over(page):
            break
        decide(page)
    return filmed(page)


def recorded(visit: Visit) -> Page:
    page = visit(**WIDE)
    kind = {"content-type": "application/x-ndjson"}
    answer = page.request.post("/api/records", data=FREIGHT.read_bytes(), headers=kind)
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")
    expect(page.locator(".trucker")).to_be_visible()
    return page


MATCHES: dict[str, Callable[[Visit], Page]] = {"being played": being_played, "finished": finished, "a record": recorded}


@pytest.fixture(params=list(MATCHES))
def page(request: pytest.FixtureRequest, visit: Visit) -> Page:
    """A match that has a past, in a window in which all of the bar is shown."""
    return MATCHES[request.param](visit)


def button(page: Page, name: str) -> Locator:
    return question(page).get_by_role("button", name=name)


def position(page: Page) -> int:
    """After how many moves the table is shown, while no film runs."""
    said = question(page).locator("h2")
    expect(said).to_contain_text("the table after move")
    found = re.search(r"\d+", said.inner_text())
    assert found
    return int(found[0])


def look_at_the_middle(page: Page) -> int:
    """Press a line of the log; returns the position that it leads to."""
    lines = story(page).locator("button.line")
    lines.nth(lines.count() // 2).click()
    return position(page)


def test_from_any_position_it_plays_and_stops(page: Page) -> None:
    began = look_at_the_middle(page)
    assert began > 0
    expect(things(page)).to_have_count(0)
    said = question(page).locator("h2")
    button(page, "Play from here").click()
    # What is told now is what is shown, not where one is.
    expect(said).not_to_contain_text("the table after move")
    button(page, "Stop the film").click()
    expect(button(page, "Play from here")).to_be_visible()
    stopped = said.inner_text()
    page.wait_for_timeout(1200)
    assert said.inner_text() == stopped
    button(page, "Play from here").click()
    expect(said).not_to_have_text(stopped)
    # It comes to the present by itself, or one goes there.
    page.keyboard.press("End")
    expect(button(page, "Play from here")).to_have_count(0)


def test_it_is_walked_by_turns_by_buttons_and_keys(page: Page) -> None:
    middle = look_at_the_middle(page)
    said = question(page).locator("h2")
    button(page, "One turn back").click()
    expect(said).not_to_contain_text(re.compile(rf"after move {middle}\b"))
    assert position(page) < middle
    page.keyboard.press("Home")
    expect(said).to_contain_text(re.compile(r"after move 0\b"))
    expect(button(page, "One turn back")).to_be_disabled()
    for by_key in (False, True):
        if by_key:
            page.keyboard.press(".")
        else:
            button(page, "One turn on").click()
        expect(said).not_to_contain_text(re.compile(r"after move 0\b"))
        assert position(page) > 0
        page.keyboard.press(",")
        expect(said).to_contain_text(re.compile(r"after move 0\b"))
    page.keyboard.press("End")
    expect(button(page, "Play from here")).to_have_count(0)


def test_its_speed_is_changed_on_the_way_and_kept(page: Page) -> None:
    page.keyboard.press(",")
    position(page)
    page.keyboard.press("Home")
    expect(question(page).locator("h2")).to_contain_text(re.compile(r"after move 0\b"))
    speeds = question(page).locator("fieldset")
    speeds.get_by_text("Calm", exact=True).click()
    expect(speeds.get_by_role("radio", name="Calm")).to_be_checked()
    button(page, "Play from here").click()
    expect(button(page, "Stop the film")).to_be_visible()
    speeds.get_by_text("Normal", exact=True).click()
    expect(speeds.get_by_role("radio", name="Normal")).to_be_checked()
    # The film goes on meanwhile, and keys still mean the film.
    expect(button(page, "Stop the film")).to_be_visible()
    page.keyboard.press("Space")
    expect(button(page, "Play from here")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('starboard.settings')).speed") == "normal"


def test_one_plays_on_from_there_at_a_table_of_ones_own(page: Page) -> None:
    look_at_the_middle(page)
    before = page.url
    button(page, "Play on from here").click()
    expect(page).not_to_have_url(before)
    expect(page.locator(".table[data-count]")).to_be_attached()
    expect(question(page).locator("h2")).not_to_contain_text("the table after move")
