"""The companion: somebody plays Andromeda's Edge at a table of wood, tells what happened there, and reads what the
Hegemon does."""

from playwright.sync_api import Page, expect

from browser.conftest import Picture, Visit
from browser.edge import sit_down
from browser.looking import barriers, overflows, question, story, things

TURN = "What did you do on your turn?"
MORE = "What else happened?"


def begin(page: Page) -> None:
    """Sit down, and have laid the table."""
    sit_down(page, preset="Companion for your own box")
    expect(question(page).get_by_text("Lay out your table")).to_be_visible()
    tell(page, "The table is laid")
    expect(question(page).get_by_text(TURN)).to_be_visible()


def tell(page: Page, words: str) -> None:
    """Press the button of a report, in the bar or in its drawer."""
    button = page.locator("section.bar, .drawer").get_by_role("button", name=words)
    drawer = question(page).locator("[data-drawer=more][aria-expanded=false]")
    if button.count() == 0 and drawer.count():
        drawer.click()
    button.first.click()


def answer_for_the_hegemon(page: Page) -> None:
    """Where the rules leave the Hegemon a choice, the first one will do, until the next turn has to be reported."""
    for _ in range(40):
        expect(question(page)).to_be_visible()
        if question(page).get_by_text(TURN).count():
            return
        go = question(page).locator("button.go:not(:disabled)")
        before = question(page).inner_text()
        (go if go.count() else things(page)).first.click()
        page.wait_for_function("before => document.querySelector('section.bar')?.innerText !== before", arg=before)
    raise AssertionError("the Hegemon's turn does not end")


def test_a_turn_is_told_and_the_hegemon_answers(visit: Visit, picture: Picture) -> None:
    page = visit()
    begin(page)
    tell(page, "Victory points: +5")
    expect(question(page).get_by_text(TURN)).to_be_visible()
    expect(story(page).get_by_text("scores 5 VP")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Undo: Victory points: +5").click()
    expect(page.locator(".toast")).to_contain_text("Taken back:")
    expect(page.get_by_role("button", name="Redo").first).to_be_visible()
    tell(page, "Victory points: +2")
    picture(page, "companion")
    tell(page, "End my turn")
    answer_for_the_hegemon(page)
    expect(story(page).get_by_text("The Hegemon").first).to_be_attached()
    # What the rules decide for it can be asked about.
    story(page).get_by_role("button", name="why?").last.click()
    expect(page.get_by_role("tabpanel", name="Rules")).to_contain_text("AE-E-")


def test_the_companion_fits_a_phone(visit: Visit) -> None:
    page = visit(width=360, height=780)
    begin(page)
    assert not overflows(page)
    assert barriers(page) == []
