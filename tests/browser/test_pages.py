"""The pages around the boards: nothing on them is cut off or squeezed at any width in any language, whoever waits is
told so, and a server that was away for a moment leaves nobody with an empty page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import barriers, new_table, overflows
from browser.test_lobby_tables import HEGEMON, LANGUAGES, TITLES, at_every_width, cut, opened, read
from running import Host

PAGES = ("/watch", "/records", "/learn/trucker", "/learn/andromeda", "/help", "/nowhere", "/t/nobody-was-here")
SQUEEZED = """(root) => [...root.querySelectorAll('b, small, h1, h2, h3, p, li')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return one.innerText.trim().length > 8 && width > 1 && width < 64 && height > 90;
}).map((one) => one.innerText.slice(0, 40))"""
"""Sentences in columns so narrow that words are broken into letters."""
TOO_LATE = 20_000
"""Milliseconds after which a page should have noticed that the server answers again."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host with the titles of the package only, as a player has it."""
    host = Host(tmp_path_factory.mktemp("server"), PYTHONPATH="", STARBOARD_BOT_DELAY="0")
    yield host
    host.close()


def whole(page: Page, root: Locator) -> None:
    """Nothing in there is cut off or squeezed, at any width."""
    for width in at_every_width(page):
        found = (page.url, width, cut(root), root.evaluate(SQUEEZED), overflows(page))
        assert found == (page.url, width, [], [], False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_squeezed_on_any_page(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    expect(page.locator("article")).to_have_count(3)
    read(page, HEGEMON)
    me, friend = {"kind": "person", "name": "Bartłomiej"}, {"kind": "open"}
    opened(page, title="trucker", seats=[me, friend], watch="anyone", start=False)
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1")).to_have_count(1)
        whole(page, page.locator("body"))
        # What axe looks for is the same in every language.
        assert language != "en" or barriers(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_the_waiting_room_and_in_the_settings(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    page.locator("article[data-title=trucker] button.new").click()
    form = page.get_by_role("dialog")
    form.locator(".add button").first.click()
    form.locator("footer button.go").click()
    room = page.locator(".room")
    # The bot has a face here as well.
    expect(room.locator(".seat img")).to_have_count(1)
    whole(page, room)
    assert language != "en" or barriers(page) == []
    page.goto("/")
    page.locator("header button.you").click()
    settings = page.get_by_role("dialog")
    keep = settings.locator("button.go")
    for width in at_every_width(page):
        assert (width, cut(settings), overflows(page)) == (width, [], False)
        # Wherever one has scrolled to.
        expect(keep).to_be_in_viewport(ratio=1)


WAITS = ("/records", "/learn", "/t/nobody-was-here")


@pytest.mark.parametrize("path", WAITS)
def test_whoever_waits_is_told_so_and_a_server_that_comes_back_is_noticed(visit: Visit, path: str) -> None:
    page = visit("/help")
    expect(page.get_by_role("heading", name="Galaxy Trucker")).to_be_visible()
    page.route("**/api/**", lambda _: None)
    page.goto(path)
    coming = page.get_by_role("status").filter(has_text="…")
    expect(coming).to_be_visible()
    page.unroute("**/api/**")
    page.route("**/api/**", lambda route: route.abort())
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text("The server can’t be reached")
    trying = page.get_by_role("status").filter(has_text="Starboard tries again every few seconds.")
    expect(trying).to_be_visible()
    assert barriers(page) == []
    page.unroute("**/api/**")
    expect(trying).to_have_count(0, timeout=TOO_LATE)
    expect(coming).to_have_count(0, timeout=TOO_LATE)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_every_key_of_a_table_is_listed(visit: Visit) -> None:
    page = visit("/help")
    keys = page.locator("section", has=page.get_by_role("heading", name="Keys")).locator("kbd")
    expect(keys).to_have_count(14)
    listed = keys.all_inner_texts()
    page.goto("/")
    form = new_table(page, TITLES["trucker"])
    form.get_by_role("button", name="Start playing").click()
    expect(page.locator(".trucker")).to_be_visible()
    page.locator("section.bar").click(position={"x": 4, "y": 4})
    page.keyboard.press("?")
    assert page.locator(".help kbd").all_inner_texts() == listed
