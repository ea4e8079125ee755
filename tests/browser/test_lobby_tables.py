"""What the lobby says of tables, and the dialogue of a new one: nothing is cut off at any size in any language, all of
it can be reached by keyboard, and a newcomer is soon at the first move."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import barriers, new_table, overflows
from running import ROOT, Host

WIDTHS = {320: 568, 390: 844, 768: 1024, 1280: 720, 1440: 900}
"""Widths of windows, and how high they are."""
LANGUAGES = ("en", "cs", "pl")
LONGEST = "Nejnepravděpodobnějšímezihvězdnépřepravy"
"""A name as long as one may be, without a gap to break it at."""
HEGEMON = Path(ROOT, "tests", "golden", "andromeda", "solo-3a.jsonl")
"""A match that the Hegemon has won."""
VOYAGE = Path(ROOT, "tests", "golden", "vanguard", "operation-2-hungry.jsonl")
"""A short match whose end is told in a window."""
TITLES = {"trucker": "Galaxy Trucker", "andromeda": "Andromeda's Edge", "vanguard": "ISS Vanguard"}

CUT = """(root) => {
  const found = [];
  for (const one of root.querySelectorAll('*')) {
    if (one.closest('.hidden, svg, select') || !one.innerText?.trim() || !one.offsetParent) continue;
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const name = `${one.tagName} ${one.className} "${one.innerText.slice(0, 40)}"`;
    if (style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) found.push(`narrow: ${name}`);
    if (['hidden', 'clip'].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
      found.push(`low: ${name}`);
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`outside: ${name}`);
  }
  return found;
}"""
"""Elements with words in them that are wider or higher than what shows them."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with the titles of the package only, as a player has it."""
    host = Host(tmp_path_factory.mktemp("server"), PYTHONPATH="", STARBOARD_BOT_DELAY="0")
    yield host
    host.close()


def cut(root: Locator) -> list[str]:
    found: list[str] = root.evaluate(CUT)
    return found


def opened(page: Page, *, start: bool = True, **plan: Any) -> None:
    """Open a table, as the dialogue would."""
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    told = answer.json()
    if start:
        key = {"Authorization": f"Bearer {told['host']}"}
        assert page.request.post(f"/api/tables/{told['table']['id']}/start", headers=key).ok


def with_tables(page: Page) -> None:
    """Somebody with tables of every sort, all names as long as they may be."""
    me = {"kind": "person", "name": LONGEST}
    bot = {"kind": "bot", "bot": "apprentice"}
    opened(page, title="trucker", name=LONGEST, seats=[me, bot, bot, bot], options={"build": "turns"})
    opened(page, title="andromeda", seats=[me, {"kind": "bot", "bot": "settler"}])
    friend = {"kind": "person", "name": LONGEST}
    opened(page, title="trucker", name=LONGEST, seats=[me, friend], watch="anyone", start=False)
    opened(page, title="vanguard", seats=[me, {"kind": "open"}], options={"start": "operation"}, start=False)
    kind = {"content-type": "application/x-ndjson"}
    record = page.request.post("/api/records", data=HEGEMON.read_bytes(), headers=kind)
    assert record.ok, record.text()


def at_every_width(page: Page) -> Iterator[int]:
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        yield width


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    body = page.locator("body")
    expect(page.locator("article")).to_have_count(3)
    expect(page.locator("section[data-title] .position svg")).to_be_visible()
    for width in at_every_width(page):
        assert (width, cut(body), overflows(page)) == (width, [], False)
    with_tables(page)
    page.reload()
    expect(page.locator("section.turns li")).to_have_count(2)
    assert "client-" not in body.inner_text()
    for width in at_every_width(page):
        assert (width, cut(body), overflows(page)) == (width, [], False)
    for title in TITLES:
        page.locator(f"article[data-title={title}] button.new").click()
        form = page.get_by_role("dialog")
        form.locator(".seat input").first.fill(LONGEST)
        form.locator(".add button").last.click()
        form.locator("summary").evaluate_all("(all) => all.forEach((one) => (one.parentElement.open = true))")
        for width in at_every_width(page):
            assert (title, width, cut(form), overflows(page)) == (title, width, [], False)
            expect(form.locator("footer button.go")).to_be_in_viewport()
        assert barriers(page) == []
        page.keyboard.press("Escape")
    assert barriers(page) == []


def test_tables_are_told_by_what_happens_in_them(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).to_have_count(3)
    with_tables(page)
    page.reload()
    turns = page.locator("section.turns li")
    expect(turns).to_have_count(2)
    freight = page.locator("section.turns li[data-title=trucker]")
    expect(freight.locator(".name b")).to_have_text(LONGEST)
    expect(freight).to_contain_text("Round 1 of 3: building")
    expect(freight.locator(".position[data-ground=yard] svg")).to_be_visible()
    expect(freight.locator(".asks")).to_have_text(re.compile(r"\w+"))
    expect(page.locator("section", has_text="Waiting for players").last).to_contain_text("One free seat")
    over = page.locator("section", has_text="Finished").last
    expect(over).to_contain_text("The Hegemon prevails")
    expect(over.get_by_role("link", name="Watch again")).to_be_visible()
    expect(over.locator(".position[data-ground=edge] svg")).to_be_visible()
    assert "tonight" not in page.locator("main").inner_text()


def read(page: Page, record: Path) -> str:
    """Open a record, as the page of records does; returns the path of its table."""
    kind = {"content-type": "application/x-ndjson"}
    answer = page.request.post("/api/records", data=record.read_bytes(), headers=kind)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']['id']}"


def test_a_record_is_a_film_and_its_end_a_story(visit: Visit) -> None:
    page = visit(speed="brisk", motion="no-preference", width=1440, height=900)
    # In the plain view every title ends in the same way.
    page.evaluate("localStorage.setItem('starboard.settings', JSON.stringify({ speed: 'brisk', plain: true }))")
    page.goto(read(page, VOYAGE))
    bar = page.get_by_role("region", name="Question")
    bar.get_by_role("button", name="Scores").click()
    end = page.get_by_role("dialog")
    expect(end.locator(".crop svg").first).to_be_visible()
    assert end.locator("ol button").count() >= 3
    assert barriers(page) == []
    for kind in ("png", "svg"):
        with page.expect_download() as download:
            end.locator(f"[data-save={kind}]").click()
        assert Path(download.value.path()).stat().st_size > 2000
    # From a turn of the story, and from the beginning.
    end.locator("ol button").first.click()
    expect(bar.get_by_role("button", name="Stop the film")).to_be_visible()
    page.keyboard.press("Home")
    expect(bar).to_contain_text("the table after move 0")
    page.keyboard.press(".")
    expect(bar).not_to_contain_text("the table after move 0")
    page.set_viewport_size({"width": 320, "height": 568})
    expect(bar.get_by_role("button", name="Play from here")).to_be_visible()
    assert cut(page.locator("section.bar")) == []
    bar.get_by_role("button", name="Brisk").click()
    expect(bar.get_by_role("button", name="Calm")).to_be_visible()


WEIGHT = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map((one) =>
    [new URL(one.name).pathname, one.encodedBodySize])"""
"""What the page has fetched, and how many bytes of it came over the line."""
LIGHT = 300_000


def test_the_first_page_is_light_and_brings_no_board(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article img")).to_have_count(3)
    expect(page.locator("section", has=page.get_by_role("heading", name="Puzzle of the day"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate(WEIGHT)
    assert 50_000 < sum(weight for _, weight in fetched) < LIGHT
    boards = re.compile(r"/assets/(?:vanguard|andromeda|trucker|TablePage|PlateDrawing)-.*\.js")
    assert [path for path, _ in fetched if boards.match(path)] == []


def test_on_a_first_visit_learning_is_the_filled_button(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article")).to_have_count(3)
    filled = page.locator("article .acts button.go")
    expect(filled).to_have_count(3)
    for title in ("trucker", "andromeda"):
        expect(page.locator(f"article[data-title={title}] .acts button.go")).to_contain_text("Learn in")
    filled.first.click()
    page.wait_for_url("**/learn/*")
    # A player who has a table goes on with it: nothing is filled but what waits there.
    page.goto("/")
    with_tables(page)
    page.reload()
    expect(page.locator("section.turns a.go").first).to_be_visible()
    expect(page.locator("article .acts button.go")).to_have_count(0)


def test_a_newcomer_is_at_the_first_move_in_two_clicks(visit: Visit) -> None:
    page = visit()
    form = new_table(page, TITLES["trucker"])
    expect(form.get_by_role("radio", name="First game")).to_be_checked()
    expect(form.locator(".seat", has_text="Berta Ballast").locator("img").first).to_be_visible()
    form.get_by_role("button", name="Start playing").click()
    expect(page.locator(".trucker")).to_be_visible()


def test_every_day_has_a_puzzle(visit: Visit) -> None:
    page = visit()
    puzzle = page.locator("section", has=page.get_by_role("heading", name="Puzzle of the day"))
    expect(puzzle.locator(".position svg")).to_be_visible()
    puzzle.get_by_role("button", name="Try it").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".trucker")).to_be_visible()


def test_the_way_to_play_fills_in_seats_and_options(visit: Visit) -> None:
    page = visit()
    form = new_table(page, TITLES["trucker"])
    says = form.locator("footer p")
    form.get_by_role("radio", name="On your own").check(force=True)
    expect(says).to_contain_text("You, Fridolin Post and Berta Ballast: The standard game")
    form.get_by_role("radio", name="Zita Turbo").check(force=True)
    expect(says).to_contain_text("Zita Turbo")
    form.get_by_role("radio", name="At one screen").check(force=True)
    expect(form.get_by_role("radio", name="In turns, without a clock")).to_be_checked()
    expect(form.get_by_role("radio", name="All at once, against the sand")).to_be_disabled()
    form.get_by_role("radio", name="With friends").check(force=True)
    expect(form.get_by_role("radio", name="All at once, against the sand")).to_be_enabled()
    expect(form.get_by_role("button", name="Open the table")).to_be_visible()
    form.get_by_role("button", name="Class IVC").click()
    expect(says).to_contain_text("Your own mix, IVC, II, III")


def test_officers_say_what_they_can_do(visit: Visit) -> None:
    form = new_table(visit(width=1440, height=900), "Andromeda's Edge")
    expect(form.locator("label", has_text="Commodore Sarn")).to_contain_text("One more die in battles on planets.")
    expect(form.locator("label", has_text="Quartermaster Vell")).to_contain_text("No ability of its own.")


def test_the_keyboard_reaches_everything_in_the_dialogue(visit: Visit) -> None:
    page = visit()
    new_table(page, TITLES["andromeda"])
    stops: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            """() => { const one = document.activeElement;
                return one.getAttribute('aria-label') || one.value || one.innerText || one.tagName; }"""
        )
        stops.append(str(stop).strip())
    reached = " | ".join(stops)
    for words in ("Close", "The galaxy", "Comfort", "Seat 1", "Seat 2", "Remove seat 2", "By link", "Start playing"):
        assert words in reached
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
