"""What would a veteran do? Asked with the bulb or with H, and pointed out; nothing is played."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import barriers, overflows, story
from browser.staging import Staged, stage, stage_alone, types_of
from running import Running
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.vanguard.bots.away import STAND_BY
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match

ASKED = "asks what a veteran would do"
BOXES = "['.board', '.bar'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"


def card(page: Page) -> Locator:
    return page.locator("[data-hint-card]")


def bulb(page: Page) -> Locator:
    return page.get_by_role("button", name="What would a veteran do?")


def count(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-count")


def boxes(page: Page) -> object:
    """Where the board and the bar lie: a hint moves neither."""
    return page.evaluate(
        "['.board', '.bar'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())"
    )


def sit(visit: Visit, staged: Staged, **size: Any) -> Page:
    """Sit down in the seat that is asked."""
    page = visit(staged.path, **size)
    page.locator("form button.go").click()
    expect(page.locator("section.bar:not(.busy)")).to_be_visible()
    return page


def ask(page: Page) -> Locator:
    """Ask, and wait for the answer."""
    expect(bulb(page)).to_be_visible()
    page.keyboard.press("h")
    found = page.locator("[data-hint-card=here]")
    expect(found).to_be_visible()
    return found


def choosing_a_launch(match: Match) -> bool:
    """The first turn: where to?"""
    return match.question is not None and types_of(match, 0) == {"launch", "trade"}


def test_a_launch_is_pointed_out_and_never_made(server: Running, visit: Visit) -> None:
    database = server.folder / "starboard.db"
    staged = stage_alone(database, ANDROMEDA, "settler", choosing_a_launch, hegemon="ofc_3a", length=50)
    page = sit(visit, staged, width=1440, height=900)
    expect(bulb(page)).to_be_visible()
    before, at = boxes(page), count(page)
    bulb(page).click()
    found = page.locator("[data-hint-card=here]")
    expect(found).to_contain_text("Maren Vey suggests:")
    expect(found.locator("svg").first).to_be_visible()
    assert barriers(page) == []
    show = found.get_by_role("button", name="Show me")
    show.click()
    expect(page.locator("[data-points]").first).to_be_visible()
    # The filled button would make it, and nobody has pressed that.
    expect(page.locator(".bar [data-filled]")).to_be_visible()
    assert (boxes(page), count(page)) == (before, at)
    expect(story(page).get_by_text(ASKED)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    # The same question has the same answer, and is noted once.
    ask(page)
    expect(story(page).get_by_text(ASKED)).to_have_count(1)


def test_a_square_for_a_component_is_pointed_out(server: Running, visit: Visit) -> None:
    staged = stage(
        server.folder / "starboard.db",
        lambda moment: "place" in moment.moves and len(moment.mine.parts) > 5,
        others="bot",
        classes=("II",),
        build="turns",
    )
    page = sit(visit, staged, dark=False)
    found = ask(page)
    expect(found).to_contain_text("Mumu suggests:")
    at = count(page)
    show = found.get_by_role("button", name="Show me")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    assert barriers(page) == []
    assert count(page) == at


def acting(match: Match) -> bool:
    question = match.question
    asks = question is not None and question.prompt == "vanguard-ask-action"
    return asks and STAND_BY not in match.offers(match.waiting[0]) and match.position > 8


def test_a_crew_member_is_advised_on_a_phone(server: Running, visit: Visit) -> None:
    database: Path = server.folder / "starboard.db"
    staged = stage_alone(database, VANGUARD, "crew", acting, start="operation")
    page = sit(visit, staged, width=390, height=844)
    found = ask(page)
    expect(found).to_contain_text("Orsk")
    assert not overflows(page)
    assert barriers(page) == []
    found.get_by_role("button", name="Close").click()
    expect(card(page)).to_have_count(0)
