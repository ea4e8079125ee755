"""ISS Vanguard, story first: pages lie open over the whole frame until they were read, choices stand on them, and
nothing goes on meanwhile."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from browser.conftest import KEEP_SPEED, Visit
from browser.foretold import SOCKET, before, come_to, make_it_happen, shows
from browser.looking import barriers, overflows
from browser.staging import stage_alone, types_of
from browser.survey import play_on, sit_down, take_seat
from browser.test_vanguard_aboard import finished
from running import Running, running
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, Match

SIZES = ((1440, 900), (390, 844))


def database_of(server: Running) -> Path:
    return server.folder / "starboard.db"


def story(page: Page) -> Locator:
    return page.locator("dialog.story")


def put_aside(page: Page) -> None:
    """A player who comes back is told what has happened so far; this closes it."""
    expect(story(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(story(page)).to_have_count(0)


def asks(events: tuple[Event, ...]) -> bool:
    """Something is to be chosen on a page that opens now."""
    offered = [(event.message.args or {}).get("choices", 0) for event in events if event.beat == "page"]
    return any(isinstance(count, int) and count > 1 for count in offered) and not shows("seal")(events)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("dark", [True, False])
def test_a_campaign_begins_with_its_title_and_its_first_page(visit: Visit, width: int, height: int, dark: bool) -> None:
    page = visit(width=width, height=height, dark=dark, speed="brisk")
    said: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(str(frame)))

    page.on("websocket", hear)
    sit_down(page, "quick")
    expect(story(page)).to_have_attribute("data-sheet", "title")
    expect(story(page).get_by_role("heading")).to_have_text("The Guest Book")
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(story(page)).to_have_attribute("data-sheet", "page")
    expect(story(page).locator(".prose p").first).to_be_visible()
    expect(story(page).locator("[data-plate] svg").first).to_be_visible()
    assert barriers(page) == []
    assert not overflows(page)
    frames = [json.loads(frame) for frame in said]
    assert any(frame["type"] == "seen" and frame.get("reading") for frame in frames)
    page.keyboard.press("Enter")
    expect(story(page)).to_have_count(0)
    # Bots need not wait any longer.
    told = [frame for frame in map(json.loads, said) if frame["type"] == "seen"]
    assert not told[-1].get("reading")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_choice_is_made_on_its_page_and_the_seal_opens_there(
    visit: Visit, server: Running, width: int, height: int
) -> None:
    foretold = before(database_of(server), asks)
    page = visit(width=width, height=height, speed="brisk")
    page.add_init_script(SOCKET)
    come_to(page, foretold)
    put_aside(page)
    make_it_happen(page, foretold)
    choices = story(page).locator(".choices button")
    while not choices.count():
        # What happens before it is read as well.
        page.evaluate("document.querySelector('dialog.story .go, .watching .go')?.click()")
        page.wait_for_timeout(100)
    title = story(page).get_by_role("heading").inner_text()
    assert barriers(page) == []
    if width > 600:
        page.keyboard.press(str(choices.first.get_attribute("aria-keyshortcuts")))
    else:
        choices.first.click()
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    count = page.locator(".table").get_attribute("data-count")
    story(page).locator(".go").click()
    expect(story(page).locator(".sealed .prose p").first).to_be_visible()
    expect(story(page).get_by_role("heading")).to_have_text(title)
    assert barriers(page) == []
    assert not overflows(page)
    story(page).locator(".go").click()
    expect(page.locator(f".table:not([data-count='{count}'])")).to_be_attached()


def test_pages_that_nobody_has_read_are_listed_until_they_were(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    sit_down(page, "quick")
    button = page.get_by_role("button", name="pages unread")
    for _ in range(12):
        play_on(page, most=25)
        if button.count():
            break
    button.click()
    listed = story(page).locator("ol button")
    expect(listed.first).to_be_visible()
    assert barriers(page) == []
    unread = listed.count()
    assert unread > 1
    listed.first.click()
    expect(story(page)).to_have_attribute("data-sheet", "page")
    story(page).locator(".go").click()
    expect(listed).to_have_count(unread - 1)
    page.keyboard.press("Escape")
    expect(story(page)).to_have_count(0)
    page.reload()
    # What was read stays read.
    expect(page.get_by_role("button", name="unread")).to_contain_text("One" if unread == 2 else str(unread - 1))


def test_a_page_survives_the_death_of_the_server_in_the_middle_of_its_film(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        address = server.address
        foretold = before(database_of(server), shows("page", form="log"))
        page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 800})
        page.add_init_script(KEEP_SPEED % "brisk")
        page.add_init_script(SOCKET)
        come_to(page, foretold)
        make_it_happen(page, foretold)
        expect(story(page)).to_have_attribute("data-sheet", "page")
        title = story(page).get_by_role("heading").inner_text()
        # Nobody gets to tidy up.
        server.process.kill()
        server.process.wait()
    with running(tmp_path, "serve", "--port", address.rpartition(":")[2].strip("/")):
        page.reload()
        expect(page.locator(".vanguard")).to_be_visible()
        # What was missed is told first.
        recap = page.locator("dialog:not(.story) .go")
        unread = page.get_by_role("button", name="unread")
        expect(recap.or_(unread).first).to_be_visible()
        if recap.count():
            recap.click()
        unread.click()
        expect(story(page)).to_contain_text(title)
        page.context.close()


def test_who_lives_is_counted_by_the_chronicle_and_nobody_speaks_of_winners(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    finished(page)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name="The chronicle")).to_be_visible()
    living = page.locator(".ending .crew li")
    lost = page.locator(".ending .wall li b").all_inner_texts()
    assert living.count() > 0
    assert not set(living.locator("b").all_inner_texts()) & set(lost)
    expect(page.locator("#ending-crew")).to_contain_text(str(living.count()))


def aboard(match: Match) -> bool:
    """Somebody may use a room of the ship."""
    return "activate" in types_of(match, 0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_looking_into_a_room_costs_nothing(visit: Visit, server: Running, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    take_seat(page, stage_alone(database_of(server), VANGUARD, "crew", aboard, start="quick"))
    table = page.locator(".table")
    count = str(table.get_attribute("data-count"))
    rooms = page.locator(".ship .room.can" if width > 600 else ".ship .tabs .can")
    first = rooms.first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    rooms.nth(1).click()
    expect(rooms.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ship section .use")).to_contain_text("command")
    expect(table).to_have_attribute("data-count", count)
    assert barriers(page) == []
    # Spending it is held.
    page.locator("section.bar .go").click(delay=1600)
    expect(page.locator(f".table:not([data-count='{count}'])")).to_be_attached()
