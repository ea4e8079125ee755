"""What the hand does in Galaxy Trucker: it drags crates and aliens, mends a ship with many mistakes, passes the screen;
and what the page tells it meanwhile."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looking import count
from browser.staging import Moment, stage
from browser.trucking import offered, open_table, sit
from running import Running
from starboard.games.trucker.title import TRUCKER

MANY = 20
MOST_CLICKS = 3
SIZES = {"large": (1440, 900), "small": (1280, 720), "phone": (390, 844)}


def by_a_lot(now: Moment) -> bool:
    """The inspector has found twenty mistakes or more."""
    figures = now.mine.figures
    return "scrap" in now.moves and figures is not None and len(figures.faults) >= MANY


def loading(now: Moment) -> bool:
    return now.kind == "planets" and "load-good" in now.moves


def boarding(now: Moment) -> bool:
    return "board-alien" in now.moves


def closed(now: Moment) -> bool:
    """No connector of the ship is open, and its builder still builds."""
    return bool(now.view.part == "building" and now.mine.closed and "draw" in now.moves)


def holding(now: Moment) -> bool:
    return "place" in now.moves and len(now.mine.parts) >= 10


def moved_on(page: Page, before: str) -> None:
    page.wait_for_function("(before) => document.querySelector('.table').dataset.count !== before", arg=before)


@pytest.mark.rule("GT-B-6.7")
def test_a_ship_with_twenty_mistakes_is_mended_by_three_clicks_at_most(visit: Visit, server: Running) -> None:
    staged = stage(server.folder / "starboard.db", by_a_lot, sloppy=True, classes=("IIIC",))
    page = sit(visit, staged, width=1440, height=900)
    form = page.locator(".rail")
    expect(form).to_contain_text(re.compile(r"\d\d joints fail|The cheapest way out"))
    clicks = 0
    while {"scrap", "scrap-set"} & set(offered(page)):
        before = count(page)
        page.locator("section.bar button.go:enabled").click()
        clicks += 1
        assert clicks <= MOST_CLICKS
        moved_on(page, before)
    assert clicks


@pytest.mark.rule("GT-B-9.5")
@pytest.mark.parametrize("size", SIZES)
def test_a_crate_is_dragged_into_a_hold(visit: Visit, server: Running, size: str) -> None:
    width, height = SIZES[size]
    staged = stage(server.folder / "starboard.db", loading, seats=3, classes=("III",))
    page = sit(visit, staged, width=width, height=height)
    crate, hold = page.locator(".crate.now"), page.locator("g.square[data-lit~=load-good]").first
    expect(crate).to_be_in_viewport(ratio=1)
    before = count(page)
    carry(page, crate.bounding_box(), hold.bounding_box())
    moved_on(page, before)
    assert page.evaluate("getSelection().toString()") == ""


@pytest.mark.rule("GT-B-7.3")
def test_an_alien_is_dragged_into_a_cabin(visit: Visit, server: Running) -> None:
    staged = stage(server.folder / "starboard.db", boarding, seats=3, classes=("III",))
    page = sit(visit, staged, width=1440, height=900)
    alien, cabin = page.locator("[data-alien]").first, page.locator("g.square[data-lit~=board-alien]").first
    before = count(page)
    carry(page, alien.bounding_box(), cabin.bounding_box())
    moved_on(page, before)
    assert page.evaluate("getSelection().toString()") == ""


def carry(page: Page, what: object, where: object) -> None:
    """Press the button of the mouse in the middle of one box, and let it go in the middle of another."""
    assert isinstance(what, dict)
    assert isinstance(where, dict)
    (x0, y0), (x1, y1) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (what, where))
    page.mouse.move(x0, y0)
    page.mouse.down()
    page.mouse.move(x1, y1, steps=6)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()


@pytest.mark.rule("GT-B-3.7")
def test_a_ship_without_an_open_connector_is_called_closed(visit: Visit, server: Running) -> None:
    staged = stage(server.folder / "starboard.db", closed, sloppy=True, classes=("I",), build="turns")
    page = sit(visit, staged, width=1440, height=900)
    expect(page.locator(".own-ship [role=status]")).to_have_text("Your ship is closed: no part can be added.")
    expect(page.locator("section.bar .stakes")).to_have_text("Your ship is closed: no part can be added.")


def with_engines(now: Moment) -> bool:
    tiles = TRUCKER.printed().tiles
    return holding(now) and any("engine" in tiles[code.split("/")[0]].kind for code in now.mine.parts.values())


@pytest.mark.rule("GT-B-12.3.2")
def test_who_finishes_without_an_engine_is_told_so_before(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    open_table(page, "Bot (Apprentice: builds whatever fits)", turns=True)
    expect(page.locator("button.finish")).to_have_text("Hold to finish without an engine")
    staged = stage(server.folder / "starboard.db", with_engines, seats=2, classes=("II",))
    page = sit(visit, staged, width=1440, height=900)
    expect(page.locator("button.finish")).to_have_text("Hold to finish")


def test_the_clock_and_the_hourglass_tell_the_same_time(visit: Visit, server: Running) -> None:
    staged = stage(server.folder / "starboard.db", holding, seats=2, classes=("II",))
    page = sit(visit, staged, width=1280, height=720)
    expect(page.locator("[role=timer]")).to_be_visible()
    shown = page.evaluate("""async () => {
        const seen = [];
        for (let n = 0; n < 60; n += 1) {
            const [clock, glass] = ['[role=timer]', '.trucker .time'].map((one) => document.querySelector(one));
            seen.push([clock.textContent.trim(), glass.textContent.trim()]);
            await new Promise((done) => setTimeout(done, 40));
        }
        return seen;
    }""")
    assert len({clock for clock, _ in shown}) > 1
    assert [(clock, glass) for clock, glass in shown if clock != glass] == []


BOARDS = """() => {
    window.boards = [];
    const look = () => {
        const box = document.querySelector('.trucker .ship')?.getBoundingClientRect();
        const now = box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : '';
        if (now && now !== window.boards.at(-1)) window.boards.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Where the ship is from the first frame on in which it is drawn."""


@pytest.mark.parametrize("size", SIZES)
def test_a_board_has_its_place_from_the_first_frame(visit: Visit, server: Running, size: str) -> None:
    width, height = SIZES[size]
    staged = stage(server.folder / "starboard.db", loading, seats=3, classes=("III",))
    page = sit(visit, staged, width=width, height=height)
    page.add_init_script(f"({BOARDS})()")
    page.reload()
    expect(page.locator("section.bar [data-move]").first).to_be_visible()
    page.wait_for_timeout(500)
    assert len(page.evaluate("window.boards")) == 1
