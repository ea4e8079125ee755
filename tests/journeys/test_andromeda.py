"""Whole matches of Andromeda's Edge: alone against the Hegemon, at one screen and in two browsers, by clicks, by taps
and by keyboard only, on a desk and on a phone, in three languages."""

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from browser.conftest import Picture, Visit
from browser.edge import choose_faction, play_on, regions, scene, sit_down
from browser.looking import barriers
from journeys import roaming
from journeys.journal import Noted
from journeys.roaming import Expedition
from journeys.ways import HANDS, SIZES

pytestmark = pytest.mark.journey

COMPANIES = {"hegemon": "alone against the Hegemon", "here": "two people at one screen", "open": "two browsers"}
CLICKS = 151
"""What a person may press in a match against the Hegemon: half of what it took before there was a stage."""


class Way(NamedTuple):
    """How a match is played."""

    company: str
    size: str
    language: str
    hand: str

    @property
    def id(self) -> str:
        return "-".join(self)


WAYS = [
    Way("hegemon", "desk", "en", "mouse"),
    Way("hegemon", "phone", "cs", "finger"),
    Way("hegemon", "laptop", "pl", "keyboard"),
    Way("here", "desk", "cs", "keyboard"),
    Way("here", "phone", "pl", "finger"),
    Way("open", "laptop", "en", "mouse"),
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.id)
def test_a_whole_match(visit: Visit, noted: Noted, way: Way) -> None:
    noted("what", f"Andromeda's Edge, {COMPANIES[way.company]}; {way.hand}, {way.size}, {way.language}")
    pages = roaming.sit_down(visit, way.company, locale=way.language, **SIZES[way.size])
    hand = HANDS[way.hand]()
    match = Expedition(pages, hand)
    try:
        match.to_the_end()
    finally:
        noted("came", match.told)
    if way.company == "hegemon":
        assert hand.presses <= CLICKS, match.told


def test_every_scene_of_a_match_against_the_hegemon_is_without_barriers(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, officer="Grand Admiral Thane")
    expect(page.locator("li.keep-faction")).to_have_count(3)
    picture(page, "andromeda-factions")
    choose_faction(page)
    assert play_on(page, stop="g.region.may[data-lit~=launch]", least=45) == "stop"
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
    score = page.locator(".ending [data-lane] strong").first.inner_text()
    page.get_by_role("button", name="Look around the table").click()
    account = page.locator(".scores table")
    expect(account.locator("thead th")).to_have_count(2)
    totals = [int(points) for points in account.locator("tr.total b").all_inner_texts()]
    assert int(score) in totals
    picture(page, "andromeda-scores")
    assert barriers(page) == []
