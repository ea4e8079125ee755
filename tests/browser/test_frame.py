"""The frame round a board: its keys, its explanations, and who is at the table."""

from playwright.sync_api import Locator, Page, expect

from browser import edge, trucking
from browser.conftest import Visit
from browser.looking import barriers, overflows, question, things

STOPS = ".board [data-lit][tabindex='0']"
FOCUSED = "document.activeElement.dataset.place"


def at_the_edge(page: Page) -> None:
    """Somebody is about to launch a ship."""
    edge.sit_down(page)
    edge.choose_faction(page)
    edge.play_on(page, stop=".bay")
    expect(edge.regions(page).first).to_be_visible()


def card(page: Page) -> Locator:
    """What is said about a thing."""
    return page.locator("section.explain")


def test_the_board_is_one_stop_and_arrows_lead_to_all_its_places(visit: Visit) -> None:
    page = visit()
    at_the_edge(page)
    expect(page.locator(STOPS)).to_have_count(1)
    lit = set(edge.regions(page).evaluate_all("(all) => all.map((one) => one.dataset.place)"))
    page.locator(STOPS).focus()
    met = {page.evaluate(FOCUSED)}
    for _ in lit:
        page.keyboard.press("PageDown")
        met.add(page.evaluate(FOCUSED))
    assert lit <= met
    before = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) != before
    # The stop goes along.
    page.wait_for_function("document.activeElement.tabIndex === 0")
    expect(page.locator(".board [data-place][tabindex='0']")).to_have_count(1)


def test_a_place_is_chosen_and_confirmed_by_keys_and_the_focus_stays_at_the_table(visit: Visit) -> None:
    page = visit()
    at_the_edge(page)
    count = page.locator(".table").get_attribute("data-count")
    page.locator(STOPS).focus()
    page.keyboard.press("Enter")
    # Where nobody waits, the ship is launched at once; else it is aimed, and Enter confirms.
    page.wait_for_function(
        """(before) => document.querySelector('.table').dataset.count !== before
            || document.querySelector('section.bar.selected')""",
        arg=count,
    )
    if question(page).locator("button.go.move").is_visible():
        page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-count", str(count))
    page.wait_for_function("document.activeElement !== document.body")


def test_what_has_the_focus_explains_itself(visit: Visit) -> None:
    page = visit()
    trucking.open_table(page, "Bot (Apprentice: builds whatever fits)")
    expect(things(page).first).to_be_visible()
    cabin = page.locator("g.square:has(g.tile)").first
    cabin.focus()
    page.keyboard.press("?")
    expect(card(page)).to_contain_text("Home for two humans")
    card(page).get_by_role("button", name="GT-B-7.3").click()
    expect(page.get_by_role("tabpanel", name="Rules")).to_contain_text("life support of its colour")


def test_on_a_phone_the_hegemon_has_a_chip(visit: Visit) -> None:
    page = visit(width=390, height=844)
    at_the_edge(page)
    chip = page.get_by_role("region", name="Seats").locator(".rival")
    expect(chip).to_contain_text("Hegemon")
    assert not overflows(page)
    assert barriers(page) == []
    chip.click()
    tabs = page.get_by_role("navigation", name="Views").get_by_role("button", name="Hegemon")
    expect(tabs).to_have_attribute("aria-current", "true")


def test_no_scene_stays_behind_when_the_window_gets_narrow(visit: Visit) -> None:
    page = visit()
    at_the_edge(page)
    scenes = page.get_by_role("navigation", name="What to look at")
    expect(scenes).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".strip")).to_be_visible()
    expect(scenes).to_have_count(0)


LETTERS = ".board .letter:visible, section.bar kbd:visible"


def test_on_a_phone_there_are_no_letters_and_what_one_owns_is_always_in_sight(visit: Visit) -> None:
    wide = visit()
    trucking.open_table(wide, "Bot (Apprentice: builds whatever fits)", turns=True)
    expect(wide.locator(LETTERS).first).to_be_visible()
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True)
    trucking.open_table(phone, "Bot (Apprentice: builds whatever fits)", turns=True)
    expect(things(phone).first).to_be_visible()
    own, sheet = phone.locator("section.things"), phone.locator("section.bar")
    before = sheet.bounding_box()
    trucking.by_mouse(phone, "draw")
    # A part is in the hand, and something else is asked: the sheet is one line and its button all the same.
    expect(phone.locator("[data-lit~=place]").first).to_be_attached()
    assert sheet.bounding_box() == before
    expect(own).to_be_in_viewport(ratio=1)
    expect(phone.locator(LETTERS)).to_have_count(0)
