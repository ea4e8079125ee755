"""Whole explorations of ISS Vanguard: the tutorial, an operation, a pass through the ship with its landing, by mouse,
by keyboard and with a finger, in three languages; and 200 checks in which the tray shows what the server says."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, things
from browser.survey import play_on, scene, sit_down
from browser.test_vanguard import RAW, begin_the_tutorial
from browser.tray import keep_stands, seen_of_tray, watch_tray
from journeys.journal import Noted
from journeys.surveying import HANDS, Survey, Way
from journeys.surveying import sit_down as take_part

pytestmark = pytest.mark.journey

WAYS = [
    Way("lesson", "desk", "en", "mouse"),
    Way("lesson", "laptop", "cs", "keyboard"),
    Way("lesson", "phone", "pl", "finger"),
    Way("operation", "desk", "pl", "keyboard"),
    Way("operation", "laptop", "en", "mouse"),
    Way("operation", "phone", "cs", "finger"),
    Way("quick", "desk", "cs", "mouse"),
    Way("quick", "laptop", "pl", "keyboard"),
    Way("quick", "phone", "en", "finger"),
]
"""Every kind of match with every hand, and every language with both."""
ROOM = ".ship :is(.room.can, .tabs .can)"
"""A room that can be used: drawn on the ship, or a button where the ship is too small for a finger."""
BEFORE_HOME = 120
"""Looks at a page before the crew wants to go home."""
CHECKS = 200
MATCHES = 40
"""The most operations it may take to make that many checks."""


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.id)
def test_a_whole_expedition(visit: Visit, noted: Noted, way: Way) -> None:
    noted("what", way.told)
    page = take_part(visit, way)
    survey = Survey(page, HANDS[way.hand]())
    try:
        if way.preset == "quick":
            # Home from the first planet, through the ship, and down to the next one.
            assert survey.go_on(stop=ROOM, home=True) == "stop"
            assert survey.go_on(stop=".land:not(.away) svg.map .border.lit") == "stop"
        else:
            assert survey.go_on(most=BEFORE_HOME) in ("most", "over")
            assert survey.go_on(home=True) == "over"
    finally:
        noted("came", survey.told)


def test_the_tray_is_the_view_through_200_checks(visit: Visit, noted: Noted) -> None:
    noted("what", f"ISS Vanguard, the tray beside the view through {CHECKS} checks")
    checks = looks = dice = 0
    for match in range(MATCHES):
        page = visit(width=1280, height=720)
        keep_stands(page)
        page.reload()
        sit_down(page, "operation")
        watch_tray(page)
        play_on(page, most=120)
        seen = seen_of_tray(page)
        assert seen["wrong"] == []
        checks, looks, dice = checks + seen["checks"], looks + seen["looks"], dice + seen["dice"]
        noted("came", f"{checks} checks with {dice} dice in {match + 1} matches, compared {looks} times, none wrong")
        page.close()
        if checks >= CHECKS:
            break
    assert checks >= CHECKS


def test_the_tutorial_from_start_to_end(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    begin_the_tutorial(page, picture)
    assert play_on(page, stop=".side.vanguard-part button", least=4) == "stop"
    expect(page.get_by_role("region", name="Before the roll")).to_be_visible()
    things(page).first.click()
    page.get_by_role("button", name="Which dice should I take?").click()
    expect(page.locator(".side ol li b").last).to_contain_text("%")
    picture(page, "vanguard-odds")
    assert barriers(page) == []
    assert play_on(page, home=True) == "over"
    page.get_by_role("button", name="Look around the table").click()
    scene(page, "Log book")
    expect(page.locator(".prose p").first).to_be_visible()
    assert not RAW.search(page.locator(".book").inner_text())
    assert barriers(page) == []


def test_the_ship_and_its_log_book(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, "quick")
    assert play_on(page, stop=".ship svg .room.can", most=700, home=True) == "stop"
    expect(page.locator(".ship .room")).to_have_count(10)
    picture(page, "vanguard-ship")
    assert barriers(page) == []
    page.locator(".ship .room.can").first.click()
    scene(page, "Log book")
    expect(page.locator(".prose p").first).to_be_visible()
    picture(page, "vanguard-logbook")
    assert barriers(page) == []
