"""The board of Andromeda's Edge while nothing happens: one large map, crowded regions, why not, the station beside the
modules on offer, the hand, factions, keys and the phone."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.edge import choose_faction, play_on, regions, scene, sit_down
from browser.looking import barriers, overflows, question
from browser.staging import Staged, stage_alone, stage_company
from running import Running
from starboard.games.andromeda.state.game_state import REGIONS, AndromedaState
from starboard.games.andromeda.state.options import SHORT
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import AskSome, Match

LARGE = {"width": 1440, "height": 900}
SMALL = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CROWD = 4
"""Figures in a region from which on they are stacked."""


def prompts(match: Match) -> str:
    return match.question.prompt if match.question else ""


def crowded(match: Match) -> bool:
    """Somebody is to launch, and in some region stand enough figures to be stacked."""
    state = match.state
    assert isinstance(state, AndromedaState)
    there = Counter(place for player in state.players for place in player.ships if 0 <= place < REGIONS)
    there.update(raider.region for raider in state.raiders)
    return prompts(match) == "andromeda-ask-turn" and max(there.values(), default=0) >= CROWD


@pytest.fixture
def launching(server: Running) -> Staged:
    """A table at which somebody is to launch, and a region is crowded."""
    return stage_company(server.folder / "starboard.db", ANDROMEDA, "admiral", crowded, 2, hegemon="ofc_3a")


def sit(visit: Visit, staged: Staged, **given: object) -> Page:
    page = visit(staged.path, **given)
    page.locator("form button.go").click()
    # A question that has only just appeared takes no answer.
    expect(page.locator("section.bar:not(.busy)")).to_be_visible()
    return page


@pytest.mark.parametrize(("size", "side"), [(LARGE, 79), (SMALL, 60), (PHONE, 58)])
def test_the_map_is_as_large_waiting_and_deciding(
    visit: Visit, launching: Staged, size: dict[str, int], side: int
) -> None:
    """The side of a hexagon in windows of three sizes, in pixels."""
    asked = sit(visit, launching, **size)
    others = [seat for seat in range(3) if seat != launching.seat]
    waits = sit(visit, Staged(launching.path_of(others[0]), launching.table, others[0]), **size)
    for page in (asked, waits):
        drawn = page.locator("g.region").first.evaluate("(one) => one.getScreenCTM().a * 80")
        assert round(drawn) == side
        assert not overflows(page)
    expect(asked.locator(".bay")).to_be_visible()
    expect(waits.locator(".bay")).to_have_count(0)


FIGURES = """(all) => all.map((one) => {
  const named = one.getAttribute('aria-label').match(/transport|fighter|vessel|cruiser/g) ?? [];
  return [one.dataset.place, named.length];
})"""
"""How many ships stand in each region, as the ear is told."""
IN_SIGHT = """(all) => all.findIndex((one) => {
  const { left, right } = one.getBoundingClientRect();
  return left > 0 && right < innerWidth;
})"""


def test_a_crowded_region_is_fanned_out(visit: Visit, launching: Staged) -> None:
    page = sit(visit, launching, **LARGE)
    expect(page.locator("svg[data-chart] .count").first).to_be_attached()
    place = max(page.locator("g.region").evaluate_all(FIGURES), key=lambda one: int(one[1]))[0]
    page.locator(f"g.region[data-place='{place}']").dispatch_event("focus")
    discs = page.locator(".fan .disc")
    expect(discs.first).to_be_visible()
    discs.first.locator("circle").first.hover(force=True)
    # The fan stays while the pointer is on it, and the figure explains itself.
    expect(page.get_by_role("region", name="What you point at")).to_contain_text("range")
    assert barriers(page) == []


def test_a_region_that_is_not_lit_says_why(visit: Visit, launching: Staged) -> None:
    page = sit(visit, launching, **LARGE)
    dark = page.locator("g.region[role=button]:not(.may)").first
    dark.dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text("Not allowed, because")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_launch_is_chosen_taken_back_and_made_by_keys(visit: Visit, launching: Staged) -> None:
    page = sit(visit, launching, **LARGE)
    count = page.locator("[data-count]").get_attribute("data-count")
    region = regions(page).first
    place = region.get_attribute("data-place")
    region.focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.place")
    assert focused.startswith("region:")
    assert focused != place
    page.keyboard.press("ArrowLeft")
    region.focus()
    page.keyboard.press("Enter")
    go = question(page).locator("button.go[data-move=launch]")
    expect(go).to_contain_text("Launch to")
    expect(region).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(go).to_have_count(0)
    page.keyboard.press("Enter")
    expect(go).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-count]:not([data-count='{count}'])")).to_be_attached()
    # The focus is where it was, or at the question where another part of the board is looked at.
    expect(page.locator(f"g.region[data-place='{place}']:focus, section.bar h2:focus")).to_have_count(1)


def test_the_modules_on_offer_lie_beside_the_station(visit: Visit, launching: Staged) -> None:
    for size in (LARGE, SMALL):
        page = sit(visit, launching, **size)
        before = page.locator(".stage > .board").bounding_box()
        scene(page, "Station")
        expect(page.locator(".market .module")).to_have_count(12)
        expect(page.locator(".hull")).to_be_visible()
        # The offer takes room in the rail, or on the board, and never from the board.
        assert page.locator(".stage > .board").bounding_box() == before
        expect(page.locator(".market .module.hurt")).to_have_count(page.locator(".market .state").count())
        assert barriers(page) == []


MANY = 7


def much_to_add(match: Match) -> bool:
    """A battle in which more can be added than fits into one row."""
    return prompts(match) == "andromeda-ask-prepare" and len(match.offers(0)) > MANY


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_all_that_can_be_added_to_a_battle_is_in_sight(visit: Visit, server: Running, size: dict[str, int]) -> None:
    database = server.folder / "starboard.db"
    page = sit(visit, stage_alone(database, ANDROMEDA, "settler", much_to_add, hegemon="ofc_3a", length=SHORT), **size)
    tray = page.locator(".choices")
    expect(tray).to_be_visible()
    assert tray.locator("button").count() > MANY
    assert tray.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    # What a card does that is aimed at somebody nobody can reckon before.
    assert all("%" in words for words in tray.locator("button[data-lit~=discard-energy]").all_inner_texts())


def event_asks(match: Match) -> bool:
    """An event asks for a place on the map."""
    state = match.state
    assert isinstance(state, AndromedaState)
    return bool(state.event) and prompts(match) in ("andromeda-ask-recruit", "andromeda-ask-moon")


def test_an_event_says_what_it_does_and_covers_nothing_of_the_map(visit: Visit, server: Running) -> None:
    database = server.folder / "starboard.db"
    staged = stage_alone(database, ANDROMEDA, "settler", event_asks, hegemon="ofc_3a", length=SHORT)
    page = sit(visit, staged, **LARGE)
    card = page.locator(".shelf .event")
    expect(card.locator("b")).not_to_be_empty()
    expect(card.locator("p")).not_to_be_empty()
    expect(page.locator(".chart .event")).to_have_count(0)
    assert barriers(page) == []


def to_discard(match: Match) -> bool:
    """Somebody is to put several cards away."""
    return prompts(match) == "andromeda-ask-discard" and isinstance(match.question, AskSome) and match.question.most > 1


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_cards_are_put_away_on_themselves(visit: Visit, server: Running, size: dict[str, int]) -> None:
    database = server.folder / "starboard.db"
    staged = stage_alone(database, ANDROMEDA, "settler", to_discard, hegemon="ofc_3a", length=SHORT)
    page = sit(visit, staged, **size)
    cards = page.locator(".raised .card")
    held = cards.count()
    assert held > 5
    # Every card says what it does.
    assert all(words.strip() for words in page.locator(".raised .does").all_inner_texts())
    spots = page.locator(".raised .spot.may")
    spots.first.click()
    expect(page.locator(".raised .fate")).to_have_count(1)
    most = page.locator("section.bar .missing, section.bar button.go").first.inner_text()
    for place in range(1, held):
        if page.locator("section.bar button.go:enabled").count():
            break
        spots.nth(place).click()
    go = page.locator("section.bar button.go:enabled")
    expect(go).to_contain_text("Discard")
    assert not overflows(page), most
    assert barriers(page) == []
    go.click()
    expect(page.locator(".raised .fate")).to_have_count(0)


def test_factions_have_an_emblem_a_leader_and_a_style(visit: Visit) -> None:
    page = visit(**LARGE)
    sit_down(page)
    faction = page.locator("li.keep-faction").first
    expect(faction.locator("svg").first).to_be_visible()
    expect(faction.locator(".leader")).not_to_be_empty()
    expect(faction.locator(".style")).not_to_be_empty()
    assert barriers(page) == []


def test_on_a_phone_one_chooses_and_then_confirms(visit: Visit, launching: Staged) -> None:
    page = sit(visit, launching, **PHONE)
    chips = page.get_by_role("region", name="Seats").get_by_role("button")
    expect(chips).to_have_count(3)
    assert all(any(sign.isdigit() for sign in chip) for chip in chips.all_inner_texts())
    expect(page.locator(".things dd")).to_have_count(9)
    # No letters where there is no keyboard, and the map is moved sideways only.
    expect(page.locator("g.region .letter")).to_have_count(0)
    window = page.locator(".chart .window")
    across, down = window.evaluate("(one) => [one.scrollWidth - one.clientWidth, getComputedStyle(one).overflowY]")
    assert across > 50
    assert down == "hidden"
    count = page.locator("[data-count]").get_attribute("data-count")
    place = regions(page).evaluate_all(IN_SIGHT)
    regions(page).nth(place).tap()
    go = page.locator("section.bar button.go:enabled")
    expect(go).to_contain_text("Launch to")
    expect(page.locator(f"[data-count='{count}']")).to_be_attached()
    page.locator(".peek button").tap()
    expect(page.locator(".peek .all")).to_be_visible()
    assert barriers(page) == []
    page.locator(".peek button").tap()
    go.tap()
    expect(page.locator(f"[data-count]:not([data-count='{count}'])")).to_be_attached()


def test_all_parts_are_tabs_of_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page)
    choose_faction(page)
    page.locator("section.bar button.go:enabled").click()
    play_on(page, stop=".bay")
    tabs = page.get_by_role("navigation", name="Views").get_by_role("button")
    assert [tab.strip() for tab in tabs.all_inner_texts()] == ["Edge", "Station", "Modules", "Tracks", "Hegemon"]
    for tab in tabs.all():
        tab.click()
        assert not overflows(page)
