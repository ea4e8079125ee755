"""A whole match of Andromeda's Edge, alone against the Hegemon."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Picture, Visit
from browser.edge import choose_faction, play_on, regions, scene, sit_down
from browser.looking import barriers

pytestmark = pytest.mark.journey


def test_a_whole_match_alone_against_the_hegemon(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, officer="Grand Admiral Thane (level 3)")
    expect(page.locator("li.keep-faction")).to_have_count(3)
    picture(page, "andromeda-factions")
    choose_faction(page)
    assert play_on(page, stop=".bay", least=45) == "stop"
    regions(page).first.hover()
    picture(page, "andromeda-edge")
    assert barriers(page) == []
    scene(page, "The Hegemon")
    expect(page.locator(".story li").first).to_be_visible()
    expect(page.locator(".story .rule").first).to_contain_text("AE-E-")
    picture(page, "andromeda-hegemon")
    assert barriers(page) == []
    scene(page, "Station")
    picture(page, "andromeda-station")
    assert barriers(page) == []
    assert play_on(page) == "over"
    score = page.get_by_role("dialog").locator(".score").first.inner_text()
    page.get_by_role("button", name="Look around the table").click()
    account = page.locator(".scores table")
    expect(account.locator("thead th")).to_have_count(2)
    totals = [int(points) for points in account.locator("tr.total b").all_inner_texts()]
    assert int(score) in totals
    picture(page, "andromeda-scores")
    assert barriers(page) == []
