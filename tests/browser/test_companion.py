"""The companion: somebody plays Andromeda's Edge at a table of wood, tells what happened there, and moves there what
the Hegemon does."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import KEEP_SPEED, Picture, Visit
from browser.edge import TITLE, sit_down
from browser.looking import ASKED, barriers, count, new_table, overflows, question, story, things
from games.andromeda.owned import TABLES, write_box
from running import SAME_CHANCE, running

TURN = "What did you do on your turn?"
MORE = "What else happened?"
MOST_TAPS = 12
"""Taps of a person for a quiet turn, at most."""


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
    expect(button.or_(drawer).first).to_be_visible()
    if button.count() == 0:
        drawer.click()
    button.first.click()


def menu(page: Page) -> Locator:
    """What can be told of the place that was pressed."""
    return page.locator(".tell[role=menu]")


def chores(page: Page) -> Locator:
    """The list to tick off."""
    return page.get_by_role("region", name="To do at your table")


def quiet_region(page: Page) -> str:
    """A planet, by its place, where a launch is all that happens: the raiders were removed before."""
    expect(page.locator("g.region.tells").first).to_be_visible()
    raiders = page.locator("g.region[data-lit~=raider-gone]")
    while raiders.count():
        tell_at(page, str(raiders.first.get_attribute("data-place")), "was removed")
    place = page.locator("g.region.tells[data-lit~=claim-moon]").first.get_attribute("data-place")
    assert place
    assert not place.startswith("region:N")
    return place


def press(page: Page, place: str) -> None:
    """Press a region where it can be seen."""
    page.locator(f'[data-place="{place}"]').dispatch_event("click")


def tell_at(page: Page, place: str, words: str) -> None:
    """Press a region and a line of its menu, and wait until the next thing can be told: the table stands after the
    report, and no answer is on its way any more."""
    before = count(page)
    press(page, place)
    menu(page).get_by_role("menuitem", name=words).first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-count", before)
    expect(page.locator("g.region.tells").first).to_be_visible()


def answer_for_the_hegemon(page: Page) -> None:
    """All that is asked of its turn, the first answer each time, until the next turn has to be reported."""
    for _ in range(40):
        expect(page.locator(ASKED)).to_be_visible()
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
    press(page, quiet_region(page))
    expect(menu(page)).to_be_visible()
    assert barriers(page) == []
    picture(page, "companion")
    page.keyboard.press("Escape")
    expect(menu(page)).to_have_count(0)
    tell(page, "End my turn")
    answer_for_the_hegemon(page)
    expect(story(page).get_by_text("The Hegemon").first).to_be_attached()
    # What the rules decide for it can be asked about.
    story(page).get_by_role("button", name="why?").last.click()
    expect(page.get_by_role("tabpanel", name="Rules")).to_contain_text("AE-E-")


def test_a_quiet_turn_takes_few_taps_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, height=844)
    begin(page)
    page.evaluate("() => { window.taps = 0; addEventListener('click', () => (window.taps += 1), true); }")
    press(page, quiet_region(page))
    line = menu(page).get_by_role("menuitem", name="I launched my transport here")
    expect(line).to_contain_text("A moon counts as claimed")
    line.click()
    expect(question(page).get_by_text(MORE)).to_be_visible()
    tell(page, "Victory points: +2")
    expect(question(page).get_by_text(MORE)).to_be_visible()
    tell(page, "End my turn")
    expect(question(page).get_by_text(MORE)).to_have_count(0)
    assert page.evaluate("window.taps") <= MOST_TAPS


def test_what_was_assumed_is_corrected_by_one_line(visit: Visit) -> None:
    page = visit(width=390, height=844)
    begin(page)
    place = quiet_region(page)
    tell_at(page, place, "I launched my transport here")
    expect(question(page).get_by_text(MORE)).to_be_visible()
    tell_at(page, place, "No moon was claimed here")
    press(page, place)
    expect(menu(page)).to_be_visible()
    expect(menu(page).get_by_role("menuitem", name="No moon was claimed here")).to_have_count(0)


def test_a_press_before_the_report_is_heard_is_not_lost(visit: Visit) -> None:
    page = visit()
    begin(page)
    place = quiet_region(page)
    press(page, place)
    line = menu(page).get_by_role("menuitem", name="I launched my transport here")
    expect(line).to_be_visible()
    # Both at once: when the region is pressed again, the report is on its way and nothing is lit.
    page.evaluate(
        """async (place) => {
          document.querySelector('.tell [data-tell=launch]').click();
          await Promise.resolve();
          window.lit = document.querySelectorAll('g.region.may').length;
          document.querySelector(`[data-place="${place}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }""",
        place,
    )
    assert page.evaluate("window.lit") == 0
    expect(menu(page).get_by_role("menuitem", name="No moon was claimed here")).to_be_visible()


def test_a_region_is_told_of_by_keys_alone(visit: Visit) -> None:
    page = visit()
    begin(page)
    region = page.locator(f'[data-place="{quiet_region(page)}"]')
    region.focus()
    region.press("Enter")
    first = menu(page).get_by_role("menuitem").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu(page).get_by_role("menuitem").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(region).to_be_focused()
    region.press("Enter")
    page.keyboard.press("Enter")
    expect(question(page).get_by_text(MORE)).to_be_visible()


def test_the_hegemons_turn_is_ticked_off(visit: Visit, picture: Picture) -> None:
    page = visit(width=390, height=844)
    begin(page)
    tell(page, "End my turn")
    expect(chores(page)).to_be_visible()
    assert barriers(page) == []
    assert not overflows(page)
    left = chores(page).locator("button.step")
    steps = left.count()
    assert steps > 1
    left.first.click()
    expect(left).to_have_count(steps - 1)
    page.reload()
    expect(chores(page)).to_be_visible()
    expect(left).to_have_count(steps - 1)
    expect(chores(page)).to_contain_text(f"1 / {steps}")
    picture(page, "companion-list")
    for number in range(steps - 1, 0, -1):
        expect(left).to_have_count(number)
        left.first.click()
    expect(chores(page)).to_have_count(0)
    expect(question(page).get_by_text(TURN)).to_be_visible()


COUNT_TAPS = "() => { window.taps = 0; addEventListener('click', () => (window.taps += 1), true); }"


def test_the_reason_of_a_step_opens_with_the_rule_behind_it(visit: Visit, picture: Picture) -> None:
    page = visit(width=390, height=844)
    begin(page)
    tell(page, "End my turn")
    expect(chores(page)).to_be_visible()
    why = chores(page).get_by_role("button", name="Why? ")
    assert why.count() == chores(page).locator("li").count()
    why.first.click()
    reason = chores(page).locator(".reason")
    # What the officer wants is said in the log as well.
    expect(reason).to_contain_text(re.compile(r"^\s*\w+.*[.:]"))
    expect(why.first).to_have_attribute("aria-expanded", "true")
    assert barriers(page) == []
    assert not overflows(page)
    picture(page, "companion-why")
    reason.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("dialog").locator("article.asked")).to_be_visible()


def test_each_step_of_the_hegemon_takes_one_tap(visit: Visit) -> None:
    page = visit(width=390, height=844)
    begin(page)
    page.evaluate(COUNT_TAPS)
    left, turn = chores(page).locator("button.step"), question(page).get_by_text(TURN)
    for _ in range(2):
        tell(page, "End my turn")
        expect(chores(page)).to_be_visible()
        page.evaluate("window.taps = 0")
        steps = 0
        # After one list another may follow: of what happens at the end of a round, for example.
        while not turn.count():
            before = count(page)
            left.first.click()
            steps += 1
            expect(page.locator(".table")).not_to_have_attribute("data-count", before)
            expect(left.or_(turn).first).to_be_visible()
        assert page.evaluate("window.taps") == steps


def test_one_phone_goes_round_without_a_curtain(visit: Visit) -> None:
    """Their cards lie on their own table: there is nothing to hide from each other."""
    page = visit(width=390, height=844)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    given = {"title": "andromeda", "seats": seats, "options": {"companion": True, "hegemon": "ofc_2b"}}
    opened = page.request.post("/api/tables", data=given).json()
    id, host = opened["table"]["id"], {"Authorization": f"Bearer {opened['host']}"}
    assert page.request.post(f"/api/tables/{id}/start", headers=host).ok
    page.goto(f"/t/{id}")
    tell(page, "The table is laid")
    curtain, turn = page.locator(".curtain"), question(page).get_by_text(TURN)
    expect(turn).to_be_visible()
    tell(page, "End my turn")
    expect(page.locator(".turn-sign").or_(curtain)).to_contain_text("turn")
    expect(curtain).to_have_count(0)
    expect(turn).to_be_visible()
    tell(page, "End my turn")
    expect(chores(page)).to_be_visible()


def test_a_turn_among_raiders_takes_few_taps_on_a_phone(visit: Visit) -> None:
    """The raiders stay where they are; the launch goes to a planet out of their reach."""
    page = visit(width=390, height=844)
    begin(page)
    assert page.locator("g.region[data-lit~=raider-gone]").count() > 0
    page.evaluate(COUNT_TAPS)
    for place in page.locator("g.region.tells[data-lit~=claim-moon]").all():
        press(page, str(place.get_attribute("data-place")))
        menu(page).get_by_role("menuitem", name="I launched my transport here").click()
        expect(question(page).get_by_text(TURN)).to_have_count(0)
        if question(page).get_by_text(MORE).count():
            break
        page.evaluate("window.taps = 0")
        page.get_by_role("button", name="Undo: ").click()
        expect(question(page).get_by_text(TURN)).to_be_visible()
    else:
        raise AssertionError("every planet is in reach of a raider")
    tell(page, "Victory points: +2")
    expect(question(page).get_by_text(MORE)).to_be_visible()
    tell(page, "End my turn")
    expect(question(page).get_by_text(MORE)).to_have_count(0)
    assert page.evaluate("window.taps") <= MOST_TAPS


def test_all_of_it_is_done_by_one_tap(visit: Visit) -> None:
    page = visit()
    begin(page)
    tell(page, "End my turn")
    expect(chores(page)).to_be_visible()
    question(page).get_by_role("button", name="All of it is done").click()
    expect(chores(page)).to_have_count(0)


def test_what_belongs_to_no_region_stands_under_headings(visit: Visit) -> None:
    page = visit(width=390, height=844)
    begin(page)
    question(page).locator("[data-drawer=more]").click()
    headings = page.locator(".drawer h4")
    expect(headings.first).to_be_visible()
    assert {"Points", "My station", "The Hegemon", "The table"} >= set(headings.all_inner_texts())
    assert page.locator(".drawer [data-move]").count() < 20
    assert barriers(page) == []


def test_the_companion_fits_a_phone(visit: Visit) -> None:
    page = visit(width=360, height=780)
    begin(page)
    assert not overflows(page)
    assert barriers(page) == []


@pytest.mark.parametrize("written", [True, False])
def test_an_owner_plays_with_components_of_their_own(browser: Browser, tmp_path: Path, written: bool) -> None:
    tables = {table: text for table, text in TABLES.items() if table != "box"} if written else {}
    write_box(tmp_path / "data" / "boxes" / "shelf", **tables)
    environ = {"STARBOARD_BOXES": str(tmp_path / "data" / "boxes"), "STARBOARD_BOT_DELAY": "0"}
    with running(tmp_path / "server", program=SAME_CHANCE, **environ) as server:
        page = browser.new_page(
            base_url=server.address, locale="en", viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
        )
        page.add_init_script(KEEP_SPEED % "cut")
        page.goto("/")
        form = new_table(page, TITLE)
        form.get_by_label("Your name").fill("Ada")
        form.get_by_label("Setup").select_option(label="Companion for your own box")
        form.get_by_text("Factions and foes").click()
        form.get_by_role("radio", name="shelf", exact=True).check(force=True)
        form.get_by_role("button", name="Remove seat 2").click()
        form.get_by_role("button", name="Start playing").click()
        tell(page, "The table is laid")
        expect(question(page).get_by_text(TURN)).to_be_visible()
        page.get_by_role("navigation", name="What to look at").get_by_role("button", name="Station").click()
        offer = page.locator('[data-place^="offer:"]').first
        name = "Science" if written else "science module"
        expect(offer).to_have_attribute("aria-label", re.compile(f"^{name}"))
        offer.click()
        menu(page).get_by_role("menuitem", name="I acquired this module").click()
        expect(story(page).get_by_text(name).first).to_be_attached()
        assert barriers(page) == []
        page.close()
