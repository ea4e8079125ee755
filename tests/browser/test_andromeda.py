"""The board of Andromeda's Edge: the first and the last turns against the Hegemon, a battle that two people see, three
languages, a phone, the keyboard, no barriers."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Picture, Visit
from browser.edge import TITLE, choose_faction, launch_into_trouble, play_on, regions, scene, sit_down
from browser.looking import barriers, overflows, question, story, who_is_asked
from browser.staging import stage_alone
from running import Running
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.options import SHORT
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match

WORDS = {
    "en": ("launch a ship, or return to your station?", "Map of the Edge"),
    "cs": ("vypustíte loď, nebo se vrátíte na stanici?", "Mapa Okraje"),
    "pl": ("wysyłasz statek czy wracasz na stację?", "Mapa Skraju"),
}
RAW = re.compile(r"\bandromeda-[a-z]|\{ ?\$")
"""What a message looks like that nobody has translated, or that lacks something."""


def test_the_first_turns_alone_against_the_hegemon(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, officer="Grand Admiral Thane")
    expect(page.locator("li.keep-faction")).to_have_count(3)
    picture(page, "andromeda-factions")
    choose_faction(page)
    assert play_on(page, stop=".bay", least=10) == "stop"
    assert barriers(page) == []
    scene(page, "The Hegemon")
    expect(page.locator(".story li").first).to_be_visible()
    expect(page.locator(".story .rule").first).to_contain_text("AE-E-")
    assert barriers(page) == []
    scene(page, "Station")
    assert barriers(page) == []


def nearly_over(match: Match) -> bool:
    """Somebody is about to reach the terminus."""
    state = match.state
    assert isinstance(state, AndromedaState)
    return max(one.vp for one in state.players) >= SHORT - 3


def test_the_last_turns_alone_against_the_hegemon(visit: Visit, server: Running) -> None:
    database = server.folder / "starboard.db"
    page = visit(stage_alone(database, ANDROMEDA, "settler", nearly_over, length=SHORT, hegemon="ofc_3a").path)
    page.locator("form button.go").click()
    assert play_on(page) == "over"
    expect(page.locator(".ending [data-lane]")).to_have_count(2)
    score = page.locator(".ending [data-lane] strong").first.inner_text()
    page.get_by_role("button", name="Look around the table").click()
    account = page.locator(".scores table")
    expect(account.locator("thead th")).to_have_count(2)
    totals = [int(points) for points in account.locator("tr.total b").all_inner_texts()]
    assert int(score) in totals
    assert barriers(page) == []


def two_visitors(visit: Visit) -> tuple[Page, Page]:
    """Ada and Ben, each in a browser of their own, in the first turn of a match."""
    ada = visit()
    sit_down(ada, preset="First game", alone=False)
    form = ada.get_by_role("dialog")
    form.get_by_label("Seat 2", exact=True).select_option(label="Free, invite by link")
    form.locator("footer button.go").click()
    link = ada.get_by_label("Link to seat 2").input_value()
    ben = visit("/" + link.partition("://")[2].partition("/")[2])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host starts the match")).to_be_visible()
    ada.get_by_role("button", name="Start playing").click()
    for page in (ada, ben):
        choose_faction(page)
    return ada, ben


def until_a_battle(ada: Page, ben: Page) -> Page:
    """Both play until one of them is asked something in a battle; returns whose page that is."""
    for _ in range(120):
        page = who_is_asked(ada, ben)
        if page.locator("[data-stage=large]").count():
            return page
        if not (page.locator(".bay").count() and launch_into_trouble(page)):
            play_on(page, most=1)
    raise AssertionError("nobody met anybody")


def test_two_people_see_the_same_battle(visit: Visit, picture: Picture) -> None:
    ada, ben = two_visitors(visit)
    page = until_a_battle(ada, ben)
    other = ben if page is ada else ada
    expect(page.locator(".sheet [aria-current=step]")).to_have_count(1)
    expect(page.locator(".mix > span").first).to_contain_text("%")
    # A player without a ship in it sees it small, over the map.
    for one in (page, other):
        expect(one.locator("[data-stage] .who").nth(1)).to_be_visible()
    sides = [one.locator("[data-stage] .who").all_inner_texts() for one in (page, other)]
    assert sides[0] == sides[1]
    # Cards in a hand are no business of the other's.
    expect(other.locator(".choices")).to_have_count(0)
    picture(page, "andromeda-battle")
    assert barriers(page) == []
    before = story(page).inner_text().count("Battle at")
    assert before >= 1
    for _ in range(40):
        if not page.locator("[data-stage=large]").count():
            break
        play_on(who_is_asked(page, other), most=1)
    for one in (page, other):
        expect(story(one).get_by_text(re.compile("the battle with|A tie|no battle")).first).to_be_visible()


@pytest.mark.parametrize("language", WORDS)
def test_the_board_speaks_three_languages(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.get_by_role("button", name=re.compile(TITLE)).last.click()
    form = page.get_by_role("dialog")
    form.locator("select.field").first.select_option(value="hegemon")
    form.locator(".seat .tool").last.click()
    form.locator("footer button.go").click()
    choose_faction(page)
    asked, name = WORDS[language]
    play_on(page, stop=".bay")
    expect(page.locator("section.bar")).to_contain_text(asked)
    expect(page.get_by_role("group", name=name).first).to_be_visible()
    for _ in range(3):
        assert not RAW.search(page.locator("body").inner_text())
        play_on(page, most=8)


def test_it_is_played_on_a_narrow_phone(visit: Visit, picture: Picture) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True, device_scale_factor=2)
    sit_down(page)
    choose_faction(page)
    play_on(page, stop=".bay", least=12)
    assert not overflows(page)
    expect(page.locator("svg .window")).to_be_visible()
    picture(page, "andromeda-phone")
    assert barriers(page) == []
    for view in ("Station", "Modules", "Tracks", "Hegemon"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=view).click()
        assert not overflows(page)
        assert barriers(page) == []
    page.get_by_role("navigation", name="Views").get_by_role("button", name="Edge").click()
    if play_on(page, stop=".sheet.narrow") == "stop":
        picture(page, "andromeda-phone-battle")
        assert not overflows(page)
        assert barriers(page) == []


def test_everything_is_done_with_keys_and_said_to_the_ear(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    expect(page.locator("li.keep-faction")).to_have_count(3)
    page.keyboard.press("a")
    expect(page.locator("li.keep-faction")).to_have_count(0)
    play_on(page, stop=".bay")
    count = page.locator("[data-count]").get_attribute("data-count")
    region = regions(page).first
    region.focus()
    label = region.get_attribute("aria-label") or ""
    assert "Launch the transport" in label
    # Where it would go is shown while the focus is there.
    expect(page.get_by_role("region", name="What you point at")).to_be_visible()
    page.keyboard.press("Enter")
    expect(question(page).locator("button.go[data-move=launch]")).to_be_enabled()
    # What was chosen is made by a second press.
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-count]:not([data-count='{count}'])")).to_be_attached()
    expect(story(page).get_by_text("Ada launches").first).to_be_visible()


def test_the_turn_of_the_hegemon_is_told_and_can_be_skipped(visit: Visit) -> None:
    page = visit(motion="no-preference")
    sit_down(page)
    choose_faction(page)
    play_on(page, stop=".teller, .read", least=1)
    scene(page, "The Hegemon")
    page.keyboard.press("Escape")
    now = page.locator(".story li.now")
    expect(now).to_have_count(0)
    page.get_by_role("button", name="Tell me again").click()
    expect(now).to_have_count(1)
    page.get_by_role("button", name="Skip").first.click()
    expect(now).to_have_count(0)


def test_light_and_dark(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900, dark=False)
    sit_down(page)
    choose_faction(page)
    play_on(page, stop=".bay", least=20)
    # Not by pointing: the middle of a region with what lies beside it may be empty.
    regions(page).last.focus()
    picture(page, "andromeda-light")
    assert barriers(page) == []
