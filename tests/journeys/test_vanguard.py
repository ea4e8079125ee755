"""A whole exploration of ISS Vanguard with its tutorial, and the way from the first page of a campaign to the ship."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, things
from browser.survey import play_on, scene, sit_down
from browser.test_vanguard import RAW, begin_the_tutorial

pytestmark = pytest.mark.journey


def test_the_tutorial_from_start_to_end(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    begin_the_tutorial(page, picture)
    assert play_on(page, stop=".check .side button", least=4) == "stop"
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
