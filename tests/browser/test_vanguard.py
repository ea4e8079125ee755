"""The board of ISS Vanguard: the tutorial, the ship, an exploration that two people share, a server that is killed in
the middle of a check, three languages, a phone, no barriers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import KEEP_SPEED, Picture, Visit
from browser.looking import barriers, overflows, question, story, things
from browser.staging import stage_alone, types_of
from browser.survey import before_a_roll, play_on, scene, sit_down, take_seat
from running import Running, running
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match

RAW = re.compile(r"\b(vanguard|guestbook)-[a-z]|\{ ?\$")
"""What a message looks like that nobody has translated, or that lacks something."""
LESSON = "section.lesson"
"""What is explained just now."""
MAP = ".land:not(.away) svg.map"
"""The planet, when it is in sight."""
POOL = ".sheet .pool .die"
"""Dice that were rolled."""
STEPS = 5
"""Steps of the lesson that are looked at."""
MOST_ANSWERS = 40
"""Answers that these take, at the very most."""


def begin_the_tutorial(page: Page, picture: Picture) -> None:
    """Read the first page, and have the first turn explained."""
    sit_down(page, "lesson")
    page.get_by_role("button", name="unread").click()
    expect(page.locator("dialog.story .prose p").first).to_be_visible()
    page.locator("dialog.story .go").click()
    expect(page.locator("dialog.story")).to_have_count(0)
    assert play_on(page, stop="[data-move=take-lesson]") == "stop"
    expect(page.locator(f"{MAP} .border").first).to_be_visible()
    page.locator("[data-move=take-lesson]").click()
    expect(page.locator(LESSON)).to_contain_text("takes the first turn")
    expect(page.locator(".board [data-lit]:visible")).to_have_count(1)
    expect(page.locator("svg.map .border[data-taught]")).to_have_count(1)
    picture(page, "vanguard-lesson")
    assert not RAW.search(page.locator("main").inner_text())
    assert barriers(page) == []


def test_the_tutorial_is_taught(visit: Visit, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    begin_the_tutorial(page, picture)
    expect(page.locator(LESSON)).to_contain_text("takes the first turn")


def test_before_a_roll_the_odds_can_be_asked_for(visit: Visit, server: Running, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, before_a_roll(database_of(server), "lesson"))
    expect(page.get_by_role("region", name="Before the roll")).to_be_visible()
    things(page).first.click()
    page.get_by_role("button", name="Which dice should I take?").click()
    expect(page.locator(".side ol li b").last).to_contain_text("%")
    picture(page, "vanguard-odds")
    assert barriers(page) == []


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_lesson_on_a_phone_in_every_language(visit: Visit, picture: Picture, language: str) -> None:
    page = visit(width=360, height=780, locale=language)
    sit_down(page, "lesson")
    assert play_on(page, stop="[data-move=take-lesson]") == "stop"
    page.locator("[data-move=take-lesson]").click()
    said: set[str] = set()
    # Whatever is chosen, there are more steps than this; some take more than one answer.
    for _ in range(MOST_ANSWERS):
        expect(page.locator(LESSON)).to_be_visible()
        said.add(page.locator(f"{LESSON} p").first.inner_text())
        assert not RAW.search(page.locator("body").inner_text())
        assert not overflows(page)
        if len(said) > STEPS:
            break
        play_on(page, most=1)
    assert len(said) > STEPS
    assert barriers(page) == []
    if language == "en":
        picture(page, "vanguard-phone-lesson")
    page.locator(f"{LESSON} .fold").click()
    expect(page.locator(f"{LESSON} p")).to_have_count(0)


def two_visitors(visit: Visit) -> tuple[Page, Page]:
    """Ada and Ben, each in a browser of their own, at the beginning of an operation."""
    ada = visit(width=1440, height=900)
    form = sit_down(ada, "operation", alone=False)
    form.get_by_role("button", name="By link").click()
    form.locator("footer button.go").click()
    link = ada.get_by_label("Link to seat 2").input_value()
    ben = visit("/" + link.partition("://")[2].partition("/")[2], width=1440, height=900)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host starts the match")).to_be_visible()
    ada.get_by_role("button", name="Start playing").click()
    expect(ada.locator(".vanguard")).to_be_visible()
    expect(ben.locator(".vanguard")).to_be_visible()
    return ada, ben


def test_two_people_share_an_exploration(visit: Visit, picture: Picture) -> None:
    ada, ben = two_visitors(visit)
    # Answer every question until somebody may travel.
    for turn in range(200):
        page = (ada, ben)[turn % 2]
        if play_on(page, stop=f"{MAP} .border.lit", most=4, idle=300) == "stop":
            break
    asked, other = (page, ben if page is ada else ada)
    expect(asked.locator(f"{MAP} .border.lit").first).to_be_visible()
    expect(other.locator(f"{MAP} .border").first).to_be_visible()
    # Both see the same planet; only who is asked may press it.
    assert other.locator(f"{MAP} .border.lit").count() == 0
    figures = "[data-place^='sector:']"
    assert ada.locator(figures).count() == ben.locator(figures).count()
    picture(asked, "vanguard-planet")
    assert barriers(asked) == []


def test_a_check_survives_the_death_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        address = server.address
        page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800})
        page.add_init_script(KEEP_SPEED % "cut")
        take_seat(page, before_a_roll(database_of(server)))
        assert play_on(page, stop=POOL, most=20) == "stop"
        rolled = page.locator(POOL).all_inner_texts()
        prompt = question(page).locator("h2").inner_text()
        # Nobody gets to tidy up.
        server.process.kill()
        server.process.wait()
    with running(tmp_path, "serve", "--port", address.rpartition(":")[2].strip("/")):
        page.reload()
        expect(page.locator(POOL)).to_have_count(len(rolled))
        assert page.locator(POOL).all_inner_texts() == rolled
        expect(question(page).locator("h2")).to_have_text(prompt)
        assert play_on(page, most=3) == "most"
        page.context.close()


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_phone_in_every_language(visit: Visit, server: Running, picture: Picture, language: str) -> None:
    page = visit(width=360, height=780, locale=language)
    sit_down(page, "operation")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".vanguard")).to_be_visible()
    play_on(page, stop=MAP, most=40)
    expect(page.locator(MAP)).to_be_visible()
    assert not overflows(page)
    assert not RAW.search(page.locator("body").inner_text())
    assert barriers(page) == []
    if language == "en":
        picture(page, "vanguard-phone")
    take_seat(page, before_a_roll(database_of(server)))
    assert play_on(page, stop=POOL, most=20) == "stop"
    assert not overflows(page)
    assert barriers(page) == []
    if language == "en":
        picture(page, "vanguard-phone-check")


def test_the_board_keeps_to_its_column(visit: Visit, server: Running) -> None:
    page = visit(width=1280, height=720, locale="cs")
    take_seat(page, before_a_roll(database_of(server), "lesson"))
    assert play_on(page, stop=POOL, most=20) == "stop"
    wider = """() => ['.views nav', '.vanguard .scene', '.vanguard .scroll']
        .map((part) => document.querySelector(part))
        .filter((part) => part.scrollWidth > part.parentElement.clientWidth + 1)
        .map((part) => part.className || part.tagName)"""
    assert page.evaluate(wider) == []


def test_the_log_names_a_step_of_the_lesson_and_does_not_tell_it_again(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, "lesson")
    assert play_on(page, stop="[data-move=take-lesson]") == "stop"
    page.locator("[data-move=take-lesson]").click()
    expect(page.locator(LESSON)).to_contain_text("once a turn, a special action")
    story(page)
    expect(page.locator(".log")).to_contain_text("has the start token and takes the first turn.")
    expect(page.locator(".log")).not_to_contain_text("once a turn, a special action")


def database_of(server: Running) -> Path:
    return server.folder / "starboard.db"


def aboard(match: Match) -> bool:
    """Somebody may open a room of the ship."""
    return "activate" in types_of(match, 0)


def test_the_ship_and_its_log_book(visit: Visit, server: Running, picture: Picture) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, stage_alone(database_of(server), VANGUARD, "crew", aboard, start="quick"))
    expect(page.locator(".ship .room")).to_have_count(10)
    picture(page, "vanguard-ship")
    assert barriers(page) == []
    page.locator(".ship .room.can").first.click()
    scene(page, "Log book")
    expect(page.locator(".prose p").first).to_be_visible()
    picture(page, "vanguard-logbook")
    assert barriers(page) == []
