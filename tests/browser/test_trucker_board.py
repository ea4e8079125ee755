"""The board of Galaxy Trucker at moments where there is something to look at: what it shows, in which words, and that
nobody is kept from using it, by mouse, by touch or by keyboard, on a desk or on a phone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, count, overflows, things
from browser.staging import Moment, Staged, stage
from browser.trucking import offered, parts, sit, take_seat
from running import Running

Scene = tuple[Callable[[Moment], bool], dict[str, Any]]


def holding(least: int) -> Callable[[Moment], bool]:
    """Somebody has a component in the hand, and this many on the ship."""
    return lambda now: "place" in now.moves and len(now.mine.parts) >= least


def wrong(least: int, most: int) -> Callable[[Moment], bool]:
    """The ship check has found this many mistakes."""

    def found(now: Moment) -> bool:
        figures = now.mine.figures
        return "scrap" in now.moves and figures is not None and least <= len(figures.faults) <= most

    return found


def with_dice(now: Moment) -> bool:
    return holding(16)(now) and bool(now.view.yard.dice)


def scorched(now: Moment) -> bool:
    """A large meteor comes, and something was lost before."""
    return "shoot" in now.moves and bool(now.mine.wrecks)


SCENES: dict[str, Scene] = {
    "building": (holding(14), {"seats": 4, "classes": ("II",)}),
    "border": (holding(9), {"seats": 3, "classes": ("IC",)}),
    "torus": (holding(18), {"seats": 3, "classes": ("IIIC",)}),
    "fleet": (with_dice, {"seats": 3, "classes": ("IVC",)}),
    "check": (wrong(1, 3), {"sloppy": True, "classes": ("II",)}),
    "check-torus": (wrong(1, 3), {"sloppy": True, "classes": ("IIIC",)}),
    "check-many": (wrong(10, 60), {"sloppy": True, "classes": ("II",), "first": 3}),
    "attack": (scorched, {"seats": 3, "classes": ("III",)}),
    "planets": (lambda now: "land" in now.moves, {"seats": 3, "classes": ("III",)}),
}
MAIN = ("building", "check", "attack")
IDS = re.compile(r"(?:client|trucker|table|kernel)-[a-z]+[-a-z]*")
CODES = re.compile(r"\b(?:[BEX]\d{3}(?:/\d)?|[IV]+-\d\d)\b|\b(?:heap|undefined|null|NaN)\b|-1\b")


@pytest.fixture
def at(server: Running) -> Callable[[str], Staged]:
    """Puts a table of a scene into the database of the server."""

    def put(name: str) -> Staged:
        wanted, how = SCENES[name]
        return stage(server.folder / "starboard.db", wanted, **how)

    return put


Put = Callable[[str], Staged]


@pytest.mark.parametrize("name", SCENES)
def test_every_view_is_drawn(visit: Visit, at: Put, picture: Picture, name: str) -> None:
    page = sit(visit, at(name), width=1440, height=900)
    expect(things(page).first).to_be_visible()
    expect(page.locator("g.square").first).to_be_visible()
    assert parts(page) > 3
    page.mouse.move(0, 0)
    picture(page, f"trucker-{name}")
    assert not overflows(page)


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("name", MAIN)
def test_no_view_has_a_barrier(visit: Visit, at: Put, name: str, dark: bool) -> None:
    page = sit(visit, at(name), dark=dark)
    expect(things(page).first).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_view_has_a_word_that_is_not_translated(visit: Visit, at: Put, language: str) -> None:
    page = visit(locale=language)
    for name in (*MAIN, "fleet", "planets"):
        page.goto(at(name).path)
        take_seat(page)
        expect(things(page).first).to_be_visible()
        assert IDS.findall(spoken(page)) == []


def spoken(page: Page) -> str:
    """Everything that a page says, to the eye and to the ear."""
    names = page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel).join(' ')")
    return f"{page.locator('body').inner_text()} {names}"


# -- On a phone ----------------------------------------------------------------------------------------------------


def on_phone(visit: Visit, staged: Staged) -> Page:
    return sit(visit, staged, width=360, height=740, has_touch=True, is_mobile=True)


@pytest.mark.parametrize("name", ["building", "attack"])
def test_a_view_fits_on_a_phone(visit: Visit, at: Put, picture: Picture, name: str) -> None:
    page = on_phone(visit, at(name))
    expect(things(page).first).to_be_visible()
    assert not overflows(page)
    assert barriers(page) == []
    picture(page, f"trucker-{name}-phone")
    for tab in ("Table", "Cards", "Others", "Ship"):
        page.get_by_role("button", name=tab, exact=True).tap()
        assert not overflows(page)
    page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_role("list", name="Log")).to_be_visible()
    assert not overflows(page)


def test_small_squares_grow_under_the_thumb(visit: Visit, at: Put) -> None:
    page = on_phone(visit, at("attack"))
    square = page.locator("g.square .press, g.square .tile").first
    assert width_of(square) < 40
    page.get_by_role("button", name="Larger squares").tap()
    expect(page.locator(".larger")).to_be_visible()
    assert width_of(square) >= 44
    pan = page.locator(".larger")
    assert pan.evaluate("(pan) => pan.scrollWidth > pan.clientWidth")
    page.get_by_role("button", name="Larger squares").tap()
    expect(page.locator(".larger")).to_have_count(0)


def width_of(square: Locator) -> float:
    box = square.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_component_is_dragged_onto_the_ship_by_a_finger(visit: Visit, at: Put, phone: bool) -> None:
    staged = at("border")
    page = on_phone(visit, staged) if phone else sit(visit, staged, has_touch=True)
    before, built = count(page), parts(page)
    drag(page, page.locator(".hand .tile, svg.grab").first, page.locator("g.square.may:not(.turns)").first)
    page.wait_for_function("(before) => document.querySelector('.table').dataset.count !== before", arg=before)
    expect(page.locator("g.square g.tile")).to_have_count(built + 1)


def drag(page: Page, what: Locator, where: Locator) -> None:
    """Put a finger on something, move it, lift it."""
    touches = page.context.new_cdp_session(page)
    (x0, y0), (x1, y1) = middle(what), middle(where)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x0, y0))
    for part in (0.25, 0.5, 0.75, 1.0):
        touch("touchMove", (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part))
    touch("touchEnd")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- Deciding ------------------------------------------------------------------------------------------------------


def first_square(page: Page) -> tuple[str | None, str | None]:
    """The key and the words of the first square that a component goes to."""
    square = page.locator("g.square[data-lit~=place]").first
    return square.get_attribute("aria-keyshortcuts"), square.get_attribute("aria-label")


def test_a_component_is_turned_and_placed_by_keyboard(visit: Visit, at: Put) -> None:
    page = sit(visit, at("border"))
    hand = page.locator("section[aria-label='In hand'] svg[role=img]")
    expect(hand).to_be_visible()
    before, built = count(page), parts(page)
    letter, as_it_is = first_square(page)
    square = page.locator("g.square[data-lit~=place]").first
    page.keyboard.press("e")
    expect(square).not_to_have_attribute("aria-label", str(as_it_is))
    # The letter stays at its square, whichever way the tile is turned.
    assert first_square(page)[0] == letter
    page.keyboard.press("q")
    expect(square).to_have_attribute("aria-label", str(as_it_is))
    assert first_square(page) == (letter, as_it_is)
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('g.square.may')"):
            break
    look = page.evaluate("document.activeElement.getAttribute('class')")
    page.keyboard.press("Enter")
    if "risky" in look or "turns" in look:
        # What would break a rule is only selected, and what has to be turned is turned: the second press welds it.
        expect(
            page.locator("section.bar.selected" if "risky" in look else "g.square.may:not(.turns):focus")
        ).to_be_visible()
        page.keyboard.press("Enter")
    page.wait_for_function("(before) => document.querySelector('.table').dataset.count !== before", arg=before)
    expect(page.locator("g.square g.tile")).to_have_count(built + 1)


@pytest.mark.rule("GT-B-3.1")
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_no_figure_of_the_ship_is_cut(visit: Visit, server: Running, language: str) -> None:
    staged = stage(server.folder / "starboard.db", holding(18), seats=3, classes=("IIIC",), guided=True)
    page = sit(visit, staged, width=1440, height=900, locale=language)
    figures = page.locator(".own-ship")
    expect(figures.locator("[data-figure=mistakes]")).to_be_visible()
    assert figures.evaluate("(row) => row.scrollWidth <= row.clientWidth")


def test_other_tabs_of_the_rail_leave_the_board_as_it_is(visit: Visit, at: Put) -> None:
    page = sit(visit, at("building"), width=1440, height=900)
    ship, hand = page.locator(".own-ship"), page.locator(".bench-box")
    expect(hand).to_be_visible()
    before = ship.bounding_box()
    for key, tab in (("r", "Rules"), ("l", "Log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tabpanel", name=tab)).to_be_visible()
        expect(hand).to_be_hidden()
        assert ship.bounding_box() == before
        # What can no longer be pressed at its place is found in the bar.
        expect(page.locator("section.bar [data-drawer]").first).to_be_visible()
    page.get_by_role("tab", name="Yard").click()
    expect(hand).to_be_visible()
    assert ship.bounding_box() == before


def test_a_square_that_is_not_lit_says_why(visit: Visit, at: Put) -> None:
    page = sit(visit, at("building"))
    page.locator("g.square:not(.may)", has=page.locator("g.tile")).first.click()
    refusal = page.locator(".explain.refused")
    expect(refusal.locator(".rule")).to_have_text(re.compile("^GT-"))
    page.get_by_role("button", name="What does this question mean?").click()
    expect(page.locator(".edge .help")).to_contain_text("Press a place that isn’t lit")


@pytest.mark.rule("GT-B-6.7")
def test_every_mistake_is_pointed_at(visit: Visit, at: Put) -> None:
    page = sit(visit, at("check"))
    notes = page.locator("[data-note]")
    expect(notes.first).to_be_visible()
    for note in notes.all():
        number = note.get_attribute("data-note")
        expect(page.locator(f"[data-mistake='{number}']").first).to_be_attached()
    expect(page.locator("svg path.over").first).to_be_attached()


@pytest.mark.rule("GT-B-6.7")
def test_many_mistakes_are_mended_by_one_press(visit: Visit, at: Put) -> None:
    page = sit(visit, at("check-many"))
    remove = page.locator("section.bar button.go[data-move=scrap-set]")
    expect(remove).to_have_text(re.compile(r"Remove these \d+"))
    crosses = page.locator(".repair .goes")
    expect(crosses).to_have_count(int("".join(filter(str.isdigit, remove.inner_text()))))
    expect(page.locator("[data-mistake], [data-lit~=scrap]")).to_have_count(0)
    built, gone = parts(page), crosses.count()
    remove.click()
    expect(page.locator("g.square g.tile")).to_have_count(built - gone)
    expect(page.locator("[data-lit~=scrap], [data-move=scrap-set]")).to_have_count(0)


@pytest.mark.rule("GT-B-6.7")
def test_many_mistakes_can_be_taken_one_by_one(visit: Visit, at: Put) -> None:
    page = sit(visit, at("check-many"))
    page.get_by_role("button", name="One by one").click()
    lit = page.locator("[data-lit~=scrap]")
    expect(lit.first).to_be_visible()
    assert lit.count() <= 2
    built = parts(page)
    lit.first.click()
    expect(page.locator("g.square g.tile")).to_have_count(built - 1)
    page.get_by_role("button", name="Cheapest set for the rest").click()
    expect(page.locator(".repair .goes").first).to_be_attached()


def test_a_square_shows_what_would_fail_before_one_lets_go(visit: Visit, at: Put) -> None:
    page = sit(visit, at("building"), width=1440, height=900)
    looks = page.locator(".fit").evaluate_all("(all) => all.map((one) => one.dataset.look)")
    assert set(looks) <= {"fits", "turned", "risky", "loose"}
    for _ in range(4):
        risky = page.locator(".fit.risky[data-turned='0']").first
        if risky.count():
            break
        page.keyboard.press("e")
    assert risky.locator(".crack").count() > 0
    box = risky.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".fit.pointed .zap").first).to_be_attached()


@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 90), (1280, 720, 72)])
def test_hand_heap_reserve_and_every_face_up_tile_are_in_sight(
    visit: Visit, at: Put, width: int, height: int, least: int
) -> None:
    page = sit(visit, at("building"), width=width, height=height)
    expect(page.locator(".rail .down")).to_be_visible()
    assert width_of(page.locator("g.square .press").first) >= least * 92 / 96
    for part in page.locator(".rail :is(.down, .up .tile, .plank, svg.grab)").all():
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width
    assert page.locator(".rail .bench-box").evaluate("(box) => box.scrollHeight <= box.clientHeight")


@pytest.mark.rule("GT-LM-3.5.2")
def test_the_insurer_names_the_price_of_every_choice(visit: Visit, at: Put) -> None:
    page = sit(visit, at("check-torus"))
    scrap = page.locator("[data-lit~=scrap]").first
    expect(scrap).to_have_attribute("aria-label", re.compile(r"weak spot \d+, premium \d+"))
    shown = page.get_by_role("button", name="Show it on the ship")
    expect(page.locator(".weak")).to_be_attached()
    shown.click()
    expect(page.locator(".weak")).to_have_count(0)


@pytest.mark.rule("GT-B-10.3")
def test_a_cannon_that_helps_is_aimed_and_scorch_marks_outlast_a_reload(visit: Visit, at: Put) -> None:
    page = sit(visit, at("attack"))
    expect(page.locator(".aim .over").first).to_be_attached()
    moves = offered(page)
    marks = page.locator(".wreck").count()
    assert marks > 0
    page.reload()
    expect(things(page).first).to_be_visible()
    assert offered(page) == moves
    expect(page.locator(".wreck")).to_have_count(marks)


def test_a_line_that_was_cut_is_taken_up_again(visit: Visit, at: Put) -> None:
    page = sit(visit, at("planets"))
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), connect)
    page.reload()
    land = page.locator("[data-lit~=land]").first
    expect(land).to_be_visible()
    lines[0].close(code=3000, reason="cut")
    with page.expect_websocket():
        pass
    expect(land).to_be_visible()
    before = count(page)
    land.click()
    page.wait_for_function("(before) => document.querySelector('.table').dataset.count !== before", arg=before)
    assert len(lines) == 2


def test_an_onlooker_sees_the_ships_and_no_moves(visit: Visit, at: Put) -> None:
    staged = at("attack")
    onlooker = visit(f"/t/{staged.table}")
    expect(onlooker.locator("g.square").first).to_be_visible()
    expect(onlooker.locator(".lane").first).to_be_attached()
    expect(onlooker.locator("[data-move], [data-lit]")).to_have_count(0)
    assert IDS.findall(spoken(onlooker)) == []


@pytest.mark.parametrize("name", MAIN)
def test_the_plain_view_has_words_for_everything(visit: Visit, at: Put, name: str) -> None:
    page = sit(visit, at(name))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Plain view", exact=True).click()
    table = page.get_by_role("region", name="On the table")
    expect(table).to_be_visible()
    table.locator("details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
    text = table.inner_text()
    assert IDS.findall(text) == []
    assert CODES.findall(text) == []
