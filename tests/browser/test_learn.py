"""Learn: from the lobby through the first ten steps of the first lesson by clicks, with a wrong try and "show me"."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Picture, Visit
from browser.learning import NOTE, at_step, go_on, make, place, press, press_square, try_square


def begin(visit: Visit, **how: object) -> Page:
    page = visit("/", **how)
    card = page.locator("article[data-title=trucker]")
    learn = card.get_by_role("button", name=re.compile("^(Learn|Učit se|Nauka)"))
    expect(learn).to_have_class(re.compile("go"))
    expect(card.get_by_role("button", name=re.compile("New table|Nový stůl|Nowy stół"))).not_to_have_class(
        re.compile("go")
    )
    learn.click()
    page.locator("[data-lesson=first-flight] button").click()
    return page


def test_the_first_ten_steps_by_clicks(visit: Visit, picture: Picture) -> None:
    page = begin(visit)
    welcome = at_step(page, "welcome")
    expect(welcome).to_contain_text("You will build a ship out of scrap")
    expect(welcome).to_contain_text("Step 1 of 47")
    expect(welcome.locator("img[data-face=ottla]")).to_be_visible()
    expect(page.locator("[data-points=heap]")).to_be_visible()
    expect(page.locator("article", has_text="Berta Ballast").locator("img[data-face=berta]")).to_be_visible()
    make(page, "ready")
    at_step(page, "first-draw")
    press(page, "heap")
    note = at_step(page, "first-place")
    picture(page, "lesson")

    # Turned wrongly it would hold, but the lesson wants it otherwise: said three times, nothing has changed.
    before = page.locator(".table").get_attribute("data-count")
    for tries in (1, 2, 3):
        try_square(page, "ship-0-7-6", tries)
        expect(note.locator(".answer")).to_contain_text("nothing to stand on")
        expect(note.get_by_role("button", name="Show me")).to_have_count(1 if tries == 3 else 0)
    assert page.locator(".table").get_attribute("data-count") == before
    note.get_by_role("button", name="Show me").click()
    at_step(page, "ends")
    go_on(page)

    at_step(page, "double-draw")
    press(page, "heap")
    at_step(page, "reserve")
    press(page, "reserve-0")
    at_step(page, "engine-draw")
    press(page, "heap")
    at_step(page, "engine-place")
    press_square(page, "ship-0-7-8")
    at_step(page, "cannon")
    press(page, "heap")
    press_square(page, "ship-0-7-5")
    at_step(page, "cannon-two")
    press(page, "heap")
    press_square(page, "ship-0-6-6")
    note = at_step(page, "battery")
    expect(note).to_contain_text("Step 11 of 47")
    leave_and_find_again(page)


def leave_and_find_again(page: Page) -> None:
    """From the lobby too, and a step back from there."""
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Go on with lesson 1")).click()
    row = page.locator("[data-lesson=first-flight]")
    expect(row).to_contain_text("step 11 of 47")
    row.get_by_role("button", name="Go on").click()
    note = at_step(page, "battery")
    note.get_by_role("button", name="One step back").click()
    at_step(page, "cannon-two")


def test_play_on_from_a_lesson(visit: Visit) -> None:
    page = begin(visit)
    at_step(page, "welcome")
    make(page, "ready")
    note = at_step(page, "first-draw")
    lesson = page.url
    note.get_by_role("button", name="Play on from here without me").click()
    expect(page).not_to_have_url(lesson)
    expect(page.locator(".trucker")).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator("article", has_text="Berta Ballast")).to_be_visible()
    press(page, "heap")
    expect(place(page, "hand")).to_be_visible()


def test_a_puzzle_is_solved_and_remembered(visit: Visit) -> None:
    page = visit("/learn/trucker")
    page.locator("[data-lesson=puzzle-which-battery] button").click()
    note = at_step(page, "ask")
    try_square(page, "ship-0-8-7", 1)
    expect(note.locator(".answer")).to_contain_text("It fires just as well")
    press_square(page, "ship-0-6-8")
    over = page.locator(f"{NOTE}[data-does=over]")
    expect(over).to_contain_text("The one at the left edge")
    over.get_by_role("button", name="Next puzzle: Three mistakes").click()
    expect(page.locator(f"{NOTE} img[data-face=norm]")).to_be_visible()
    page.goto("/learn/trucker")
    expect(page.locator("[data-lesson=puzzle-which-battery]")).to_contain_text("solved")


def test_a_commented_replay_is_watched_from_note_to_note(visit: Visit) -> None:
    page = visit("/learn/trucker")
    row = page.locator("[data-lesson=replay-two-crews]")
    expect(row).to_contain_text("Five for eight")
    row.locator("button").click()
    expect(at_step(page, "welcome")).to_contain_text("Nothing to do for you here but watch")
    for step, words in (("peek", "peek at the flight cards"), ("launch", "without a mistake"), ("slavers", "6½")):
        go_on(page)
        expect(at_step(page, step)).to_contain_text(words)
        expect(page.locator(NOTE)).to_have_attribute("data-does", "go-on")


def test_looking_back_is_reading_the_notes_again(visit: Visit) -> None:
    page = begin(visit)
    at_step(page, "welcome")
    make(page, "ready")
    at_step(page, "first-draw")
    press(page, "heap")
    expect(at_step(page, "first-place")).to_have_attribute("data-does", "move")
    page.keyboard.press(",")
    expect(page.locator(f"{NOTE}[data-does=watch]")).to_be_visible()
    page.keyboard.press("Home")
    past = at_step(page, "welcome")
    expect(past).to_have_attribute("data-does", "watch")
    expect(past.get_by_role("button", name="Play on from here without me")).to_have_count(0)
    # The film of the past stops where something was said.
    go_on(page)
    expect(at_step(page, "first-draw")).to_have_attribute("data-does", "watch")
    expect(page.locator("[data-points=heap]")).to_be_visible()
    page.keyboard.press("End")
    expect(at_step(page, "first-place")).to_have_attribute("data-does", "move")


@pytest.mark.parametrize(("language", "words"), [("cs", "Postavíte loď ze šrotu"), ("pl", "Zbudujesz statek")])
def test_a_lesson_in_another_language_on_a_phone(visit: Visit, language: str, words: str) -> None:
    page = begin(visit, locale=language, width=390, height=844)
    note = at_step(page, "welcome")
    expect(note).to_contain_text(words)
    box = note.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    note.locator("header button").click()
    expect(note.locator(".said")).to_have_count(0)
