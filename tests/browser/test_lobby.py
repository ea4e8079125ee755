"""The lobby: what a visitor finds, in each language, on a phone, without barriers, and with a password before it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Picture, Visit
from browser.looking import barriers, new_table, overflows
from running import Host, Running, running

PAGES = ("/", "/watch", "/records", "/help")
NAMES = {
    "en": "Three big games, one table.",
    "cs": "Tři velké hry, jeden stůl.",
    "pl": "Trzy wielkie gry, jeden stół.",
}
"""What a first visit begins with."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with the titles of the package only, as a player has it."""
    host = Host(tmp_path_factory.mktemp("server"), PYTHONPATH="")
    yield host
    host.close()


def test_a_visitor_finds_titles_and_opens_a_table(visit: Visit, picture: Picture) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    settled(page)
    picture(page, "lobby")
    form = new_table(page, "Galaxy Trucker")
    expect(form.get_by_label("Setup").locator("option:checked")).to_have_text("First game")
    form.get_by_label("Name of the table").fill("Friday freight")
    form.get_by_label("Seat 2", exact=True).select_option(label="Free, invite by link")
    picture(page, "new-table")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Friday freight").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Friday freight")).to_be_visible()


@pytest.mark.parametrize("language", NAMES)
def test_the_lobby_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    expect(page.get_by_role("heading", name=NAMES[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    assert "client-" not in page.locator("body").inner_text()


def test_the_language_can_be_changed_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_text("Čeština").click()
    expect(page.get_by_role("heading", name=NAMES["cs"])).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=NAMES["cs"])).to_be_visible()


def settled(page: Page) -> None:
    """Everything has come and nothing moves any more."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_have_count(1)


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_barrier(visit: Visit, path: str, dark: bool) -> None:
    page = visit(path, dark=dark)
    settled(page)
    assert barriers(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_on_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, width=360, height=740, has_touch=True, is_mobile=True)
    settled(page)
    assert not overflows(page)


def test_a_new_table_fits_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    settled(page)
    picture(page, "lobby-phone")
    form = new_table(page, "Galaxy Trucker")
    start = form.get_by_role("button", name="Start playing")
    start.scroll_into_view_if_needed()
    expect(start).to_be_in_viewport()
    assert not overflows(page)
    assert barriers(page) == []


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_text("There is nothing at this address. The lobby is still where it was.")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name=NAMES["en"])).to_be_visible()


CORNERS = """panels => panels.map(panel => {
  const { left, top, width } = panel.getBoundingClientRect();
  return [left, top, width];
})"""
"""Where panels begin, and how wide they are."""


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}], ids=["wide", "phone"])
def test_the_lobby_has_its_frame_before_the_server_answers(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/help", **size)
    page.route("**/api/**", lambda _: None)
    page.goto("/")
    waiting = page.locator("[data-waiting=first] .game")
    expect(waiting).to_have_count(3)
    expect(page.get_by_role("link", name="Records").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Loading…")).to_be_visible()
    first = waiting.evaluate_all(CORNERS)[0]
    page.unroute("**/api/**")
    games = page.locator("article[data-title]")
    expect(games).to_have_count(3)
    expect(page.locator("[data-waiting]")).to_have_count(0)
    assert games.evaluate_all(CORNERS)[0] == first


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, STARBOARD_PASSWORD="nine small moons") as server:
        yield server


def test_a_server_with_a_password_asks_for_it_once(guarded: Running, browser: Browser) -> None:
    context = browser.new_context(base_url=guarded.address, locale="en")
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_text("This server needs a password")).to_be_visible()
    assert barriers(page) == []
    page.get_by_label("Password").fill("one large moon")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_text("That is not the password.")).to_be_visible()
    page.get_by_label("Password").fill("nine small moons")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    context.close()
