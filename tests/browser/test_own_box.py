"""An owner fills in a box in the browser: found from the lobby, checked field by field, kept, packed, thrown away."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import KEEP_SPEED, PATIENCE, Picture
from browser.edge import TITLE
from browser.looking import barriers, new_table, overflows
from games.andromeda.owned import TABLES, write_box
from running import Running, running
from starboard.games.andromeda.content.boxes import read_box

Owner = Callable[..., Page]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server whose host lets people fill in boxes."""
    with running(tmp_path / "data", "serve", "--port", "0", "--own-boxes") as server:
        yield server


@pytest.fixture
def owner(server: Running, browser: Browser) -> Iterator[Owner]:
    contexts = []

    def start(path: str = "/", *, width: int = 1280, height: int = 800, dark: bool = True, locale: str = "en") -> Page:
        context = browser.new_context(
            base_url=server.address,
            locale=locale,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEP_SPEED % "cut")
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        return page

    yield start
    for context in contexts:
        context.close()


def box(server: Running, name: str = "ourshelf") -> Path:
    return server.folder / "boxes" / name


def begin(page: Page, name: str = "Our shelf") -> None:
    """Name a box in the list, which opens its form."""
    page.get_by_label("Name of a new box").fill(name)
    page.get_by_role("button", name="Begin a box").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def table(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Tables of the box").get_by_role("button", name=name).click()


def field(page: Page, id: str) -> Locator:
    return page.locator(f"ol [data-field={id}]")


def keep(page: Page) -> None:
    page.get_by_role("button", name="Check and save").click()


def test_a_box_is_found_from_the_lobby_filled_in_and_chosen(owner: Owner, server: Running, picture: Picture) -> None:
    page = owner()
    form = new_table(page, TITLE)
    form.get_by_label("Setup").select_option(label="Companion for your own box")
    form.get_by_role("link", name="Your box").click()
    expect(page.get_by_text("You have no box here yet.")).to_be_visible()
    assert barriers(page) == []
    begin(page)
    table(page, "Modules")
    page.get_by_role("button", name="Add a row").click()
    expect(field(page, "name").get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Prism")
    field(page, "type").get_by_role("combobox").select_option(label="Commerce")
    field(page, "cost").get_by_role("combobox").select_option("2T")
    field(page, "cost").get_by_role("combobox").select_option("1N")
    expect(field(page, "cost")).to_contain_text("1 nanocarbon and 2 titanium")
    assert barriers(page) == []
    picture(page, "companion-form")
    keep(page)
    expect(page.get_by_text("Saved. It can be chosen for a table.")).to_be_visible()
    kept = read_box(box(server)).modules
    assert [(one.name, one.type, one.cost, one.copies) for one in kept] == [("Prism", "commerce", "2T+1N", 1)]
    page.get_by_role("link", name="Tables").first.click()
    form = new_table(page, TITLE)
    form.get_by_label("Setup").select_option(label="Companion for your own box")
    form.get_by_text("Factions and foes").click()
    expect(form.get_by_role("radio", name="ourshelf")).to_be_attached()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ["Something has to stand here.", "is no price", "2 mistakes are marked"]),
        ("cs", ["Tady něco chybí.", "není cena", "2 chyby jsou vyznačeny"]),
        ("pl", ["Tu musi coś stać.", "nie jest ceną", "2 błędy są zaznaczone"]),
    ],
)
def test_every_mistake_stands_at_its_field_and_nothing_is_lost(
    owner: Owner, server: Running, locale: str, said: list[str]
) -> None:
    write_box(box(server))
    page = owner("/own/andromeda/ourshelf", width=390, height=844, dark=False, locale=locale)
    page.locator("form nav button").nth(2).click()
    page.locator("button.add").click()
    field(page, "cost").get_by_role("textbox").fill("2Q")
    page.locator("footer button.go").click()
    for sentence in said:
        expect(page.get_by_text(sentence).first).to_be_visible()
    # The first mistake is where one goes on.
    expect(field(page, "name").get_by_role("textbox")).to_be_focused()
    assert field(page, "cost").get_by_role("textbox").get_attribute("aria-invalid") == "true"
    assert barriers(page) == []
    assert not overflows(page)
    assert read_box(box(server)).modules == ()
    page.reload()
    page.locator("form nav button").nth(2).click()
    page.locator("button.fold").click()
    expect(field(page, "cost").get_by_role("textbox")).to_have_value("2Q")
    field(page, "name").get_by_role("textbox").fill("Prism")
    field(page, "cost").get_by_role("textbox").fill("2T")
    page.locator("footer button.go").click()
    expect(page.locator("footer .good")).to_be_visible()
    assert read_box(box(server)).modules[0].name == "Prism"


def test_every_table_of_a_full_box_fits_a_phone_and_changes_nothing_by_itself(owner: Owner, server: Running) -> None:
    write_box(box(server), **{name: text for name, text in TABLES.items() if name != "box"})
    before = {file.name: file.read_text(encoding="utf-8") for file in box(server).iterdir()}
    page = owner("/own/andromeda/ourshelf", width=390, height=844)
    expect(page.locator("form nav button")).to_have_count(5)
    for tab in page.locator("form nav button").all():
        tab.click()
        page.locator("button.fold").first.click()
        expect(page.locator(".fields")).to_be_visible()
        assert barriers(page) == []
        assert not overflows(page)
    expect(page.get_by_text("Everything is saved.")).to_be_visible()
    expect(page.get_by_role("button", name="Check and save")).to_be_disabled()
    page.locator("button.fold").nth(1).click()
    field(page, "name").get_by_role("textbox").fill("Elsewhere")
    keep(page)
    expect(page.locator("footer .good")).to_be_visible()
    changed = {file.name for file in box(server).iterdir() if file.read_text(encoding="utf-8") != before[file.name]}
    assert changed == {"planets.toml"}
    assert read_box(box(server)).planets[1].name == "Elsewhere"


def test_a_row_is_filled_in_copied_and_brought_back_by_keys_alone(owner: Owner, server: Running) -> None:
    write_box(box(server))
    page = owner("/own/andromeda/ourshelf")
    add = page.get_by_role("button", name="Add a row")
    add.focus()
    page.keyboard.press("Enter")
    expect(field(page, "name").get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Ames")
    page.get_by_role("textbox", name="Command ring, line 1").focus()
    page.keyboard.type("vp(2)")
    expect(field(page, "ring")).to_contain_text("Score 2 VP")
    page.get_by_role("button", name="Add a line").press("Enter")
    page.get_by_role("textbox", name="Command ring, line 2").fill("tactics(1)")
    page.get_by_role("button", name="Delete Command ring, line 1").press("Enter")
    expect(page.get_by_role("textbox", name="Command ring, line 1")).to_have_value("tactics(1)")
    page.get_by_role("button", name="Delete this row").press("Enter")
    page.get_by_role("button", name="Bring it back").press("Enter")
    page.get_by_role("textbox", name="Name").first.press("Enter")
    expect(page.locator("footer .good")).to_be_visible()
    assert [(one.name, one.ring) for one in read_box(box(server)).officers] == [("Ames", ("tactics(1)",))]


def test_a_box_is_packed_brought_again_and_deleted_with_a_hold(owner: Owner, server: Running, tmp_path: Path) -> None:
    write_box(box(server), modules=TABLES["modules"])
    page = owner("/own/andromeda", width=390, height=844)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save as a file").click()
    packed = tmp_path / "ourshelf.zip"
    waiting.value.save_as(packed)
    page.get_by_role("button", name="Delete").click()
    hold = page.get_by_role("button", name="Hold to delete The shelf")
    expect(hold).to_be_focused()
    assert barriers(page) == []
    hold.click()
    assert box(server).exists()
    hold.click(delay=1200)
    expect(page.get_by_text("You have no box here yet.")).to_be_visible()
    assert not box(server).exists()
    page.get_by_label("Bring a packed box").set_input_files(packed)
    expect(page.get_by_role("heading", level=1, name="The shelf")).to_be_visible()
    assert len(read_box(box(server)).modules) == TABLES["modules"].count("[[modules]]")
    page.get_by_role("link", name="All boxes").click()
    page.get_by_label("Bring a packed box").set_input_files(packed)
    expect(page.get_by_role("alert")).to_have_text("There is already a box “ourshelf”. Choose another name.")


def test_a_spoiled_file_is_named_with_its_line(owner: Owner, server: Running) -> None:
    write_box(box(server), modules="[[modules]")
    page = owner("/own/andromeda")
    expect(page.get_by_text(re.compile(r"modules\.toml, line 1"))).to_be_visible()
    expect(page.get_by_role("link", name="Fill in")).to_have_count(0)
    assert barriers(page) == []


def test_a_stranger_is_told_that_the_host_does_not_allow_it(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "public") as server:
        page = browser.new_page(base_url=server.address, locale="en")
        page.goto("/own/andromeda/ourshelf")
        expect(page.get_by_text("The host of this server does not allow that.")).to_be_visible()
        expect(page.get_by_role("textbox")).to_have_count(0)
        assert barriers(page) == []
        page.close()
