"""How ISS Vanguard is handled: how many presses a thing takes, what has to be held, what Enter does, one figure for the
odds, and dice that lie as the server says."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import ASKED, barriers, count
from browser.staging import Staged, stage_alone, types_of
from browser.survey import before_a_roll, play_on, take_seat
from browser.tray import keep_stands, seen_of_tray, watch_tray
from browser.trucking import HOLD
from running import Running
from starboard.games.vanguard.moves.exploration_moves import Rest, TurnDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match

PERCENT = re.compile(r"\d+ %")
FILLED = "section.bar.asked:not(.busy) [data-filled]:enabled"
FEW_TABS = 5
MOST_TRIES, SOON = 4, 400
WATCH_FILM = """() => {
  globalThis.film = { seen: [], early: [] };
  const shown = () => {
    if (document.querySelector('[data-throw]')) return 'throw';
    if (document.querySelector('[data-outcome]')) return 'outcome';
    const moment = document.querySelector('[data-moment]');
    if (moment) return moment.dataset.moment;
    if (document.querySelector('[data-flight]')) return 'flight';
    return document.querySelector('section.bar.asked:not(.busy)') ? 'asked' : '';
  };
  const look = () => {
    requestAnimationFrame(look);
    const { film } = globalThis;
    const now = shown();
    if (now && film.seen.at(-1) !== now) film.seen.push(now);
    const told = [...document.querySelectorAll('.vanguard-part section, .check .rows')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }));
    if (now === 'throw' && told.length) film.early.push(told[0].textContent);
  };
  look();
}"""
"""Notes in which order a film shows things, and whatever tells how dice fall while they are in the air."""


def staged(server: Running, wanted: Callable[[Match], bool], start: str = "operation") -> Staged:
    return stage_alone(server.folder / "starboard.db", VANGUARD, "crew", wanted, start=start)


def offers(*types: str) -> Callable[[Match], bool]:
    """A position in which all of these moves may be made."""
    return lambda match: set(types) <= types_of(match, 0)


def state_of(match: Match) -> VanguardState:
    assert isinstance(match.state, VanguardState)
    return match.state


class Hand:
    """Counts what it presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        thing.click()

    def hold(self, thing: Locator) -> None:
        self.presses += 1
        thing.click(delay=HOLD)

    def answers(self, thing: Locator, *, held: bool = False) -> None:
        """Press it, and see that the table has heard it."""
        before = count(self.page)
        self.hold(thing) if held else self.press(thing)
        expect(self.page.locator(f".table:not([data-count='{before}'])")).to_be_visible()


# -- Presses ---------------------------------------------------------------------------------------------------------


def may_turn_to_several(match: Match) -> bool:
    """A die may be turned to more than one face."""
    places = [move.place for move in match.offers(0) if isinstance(move, TurnDie)]
    return len(set(places)) < len(places)


def test_a_die_is_turned_in_two_presses(visit: Visit, server: Running) -> None:
    page = visit(width=1280, height=720)
    take_seat(page, staged(server, may_turn_to_several))
    hand, palette = Hand(page), page.locator(".palette")
    expect(page.locator(ASKED)).to_be_visible()
    if not palette.is_visible():
        hand.press(page.locator(".tray .pool [data-lit~=turn-die]").first)
    faces = palette.locator("[role=menuitem]")
    expect(faces.first).to_be_visible()
    # The faces of one die and no list of all: a die has six.
    assert 1 <= faces.count() <= 12
    assert barriers(page) == []
    hand.answers(faces.first)
    assert hand.presses <= 2


def test_a_lander_is_loaded_in_six_presses(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, offers("load"), "quick"))
    hand = Hand(page)
    assert barriers(page) == []
    hand.press(page.locator("[data-load-all]"))
    # Whoever has loaded everything may still think again: launching is a button of its own.
    expect(page.locator("[data-load-all]")).to_be_disabled()
    expect(page.locator("[data-carrier]").first).to_be_visible()
    launch = page.locator("section.bar").get_by_role("button", name="Launch")
    expect(launch).to_be_enabled()
    hand.press(launch)
    expect(page.locator("[data-carrier]")).to_have_count(0)
    assert hand.presses <= 6


def test_equipment_is_dragged_to_its_carrier(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, offers("load"), "quick"))
    card, carrier = page.locator(".loading .card").first, page.locator("[data-carrier]").last
    name = card.locator("h4").inner_text().strip()
    before = count(page)
    card.hover()
    page.mouse.down()
    carrier.hover()
    expect(page.locator(".ghost")).to_be_visible()
    carrier.hover(position={"x": 20, "y": 20})
    page.mouse.up()
    expect(page.locator(f".table:not([data-count='{before}'])")).to_be_visible()
    expect(carrier.locator("li", has_text=name)).to_be_visible()


def test_equipment_is_loaded_by_keyboard(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, offers("load"), "quick"))
    before = count(page)
    # Enter loads what suits best, wherever the focus was left.
    page.locator("section.bar h2").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f".table:not([data-count='{before}'])")).to_be_visible()
    expect(page.locator("[data-carrier] li:not(.nothing)").first).to_be_visible()


def may_rest_and_choose(match: Match) -> bool:
    """A Rest would leave dice to choose from."""
    if "rest" not in types_of(match, 0):
        return False
    trial = match.fork()
    trial.play(0, Rest())
    return trial.question is not None and trial.question.prompt == "vanguard-ask-refresh"


def test_a_rest_takes_two_presses(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, may_rest_and_choose))
    hand = Hand(page)
    rest = page.locator("button.rest[data-lit~=rest]")
    expect(rest).to_contain_text("supplies")
    hand.answers(rest, held=True)
    hand.answers(page.locator(FILLED))
    assert hand.presses <= 2
    expect(page.locator(":is(.board, .rail) [data-lit~=refresh-die]")).to_have_count(0)


def test_dice_are_refreshed_in_two_presses(visit: Visit, server: Running) -> None:
    page = visit(width=1280, height=720)
    take_seat(page, staged(server, offers("refresh-die")))
    hand = Hand(page)
    best = page.locator(FILLED)
    expect(best).to_contain_text("Take the best")
    hand.answers(best)
    assert hand.presses <= 2
    expect(page.locator(":is(.board, .rail) [data-lit~=refresh-die]")).to_have_count(0)


def test_dice_are_rolled_by_enter_at_once(visit: Visit, server: Running) -> None:
    page = visit(width=1280, height=720)
    take_seat(page, before_a_roll(server.folder / "starboard.db"))
    expect(page.locator(FILLED)).to_contain_text("Roll the best")
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(f".table:not([data-count='{before}'])")).to_be_visible()


def test_on_a_phone_the_bar_leads_to_what_is_lit(visit: Visit, server: Running) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True)
    take_seat(page, staged(server, offers("pick-column")))
    lit = page.locator(".board [data-lit~=pick-column]").first
    expect(lit).not_to_be_in_viewport()
    page.get_by_role("button", name="Choose on the board").tap()
    expect(lit).to_be_in_viewport()
    assert barriers(page) == []
    lit.tap()
    expect(page.locator("section.bar [data-filled]:enabled")).to_be_visible()


def test_the_filled_button_is_a_few_tabs_away(visit: Visit, server: Running) -> None:
    page = visit(width=1280, height=720)
    take_seat(page, before_a_roll(server.folder / "starboard.db"))
    expect(page.locator(FILLED)).to_be_visible()
    page.locator("section.bar h2").focus()
    for _ in range(FEW_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-filled]')"):
            return
    raise AssertionError(f"not in {FEW_TABS} tabs")


# -- Consequences ----------------------------------------------------------------------------------------------------


def costs(page: Page, thing: Locator, says: str | re.Pattern[str]) -> None:
    """A press selects it and says what it costs; nothing happens until it is held."""
    before = count(page)
    thing.click()
    held = page.locator("section.bar .acts .hold")
    expect(held.first).to_contain_text(says)
    assert count(page) == before
    thing.click(delay=HOLD)
    expect(page.locator(f".table:not([data-count='{before}'])")).to_be_visible()


def strands_somebody(match: Match) -> bool:
    e = state_of(match).expedition
    return "lift-off" in types_of(match, 0) and any(one.sector != e.landing for one in e.team if not one.dead)


def test_lifting_off_says_who_is_left_and_is_held(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, strands_somebody))
    if page.locator("[data-drawer=more][aria-expanded=false]").count():
        page.locator("[data-drawer=more]").click()
    off = page.locator("[data-move=lift-off]")
    before = count(page)
    off.first.click()
    held = page.locator("section.bar .hold.go")
    expect(held).to_contain_text("left behind to die")
    assert count(page) == before
    held.click(delay=HOLD)
    expect(page.locator(f".table:not([data-count='{before}'])")).to_be_visible()


def test_a_die_is_given_up_by_holding_it(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, offers("sacrifice-die"), "quick"))
    before = count(page)
    costs(page, page.locator(".dice [data-lit~=sacrifice-die]").first, "for this landing")
    assert count(page) != before


def test_a_rest_costs_supplies_and_is_held(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, may_rest_and_choose))
    before = count(page)
    costs(page, page.locator("button.rest[data-lit~=rest]"), re.compile(r"supplies \d+ to \d+"))
    assert count(page) != before


def test_a_room_that_costs_command_is_held_and_looking_is_free(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, staged(server, offers("activate"), "quick"))
    before = count(page)
    page.locator(".ship .room.can").first.click()
    expect(page.locator("section.bar .acts .hold").first).to_contain_text("command")
    assert count(page) == before


# -- One truth -------------------------------------------------------------------------------------------------------


def percent(thing: Locator) -> str:
    found = PERCENT.search(thing.first.inner_text())
    assert found, thing.first.inner_text()
    return found[0]


def test_button_and_sheet_say_one_figure(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900)
    take_seat(page, before_a_roll(server.folder / "starboard.db"))
    promised = percent(page.locator(FILLED))
    assert percent(page.locator(".handful button", has_text="Best")) == promised
    page.locator(".handful button", has_text="Best").click()
    expect(page.locator(FILLED)).to_contain_text("Roll")
    assert percent(page.locator(FILLED)) == promised
    assert percent(page.locator("[data-odds]")) == promised
    # Something else is picked: both change together.
    page.locator(".handful button", has_text="All").click()
    assert percent(page.locator(FILLED)) == percent(page.locator("[data-odds]"))


def test_a_film_shows_the_cause_before_what_comes_of_it(visit: Visit, server: Running) -> None:
    page = visit(width=1440, height=900, motion="no-preference", speed="brisk")
    take_seat(page, before_a_roll(server.folder / "starboard.db"))
    # A player who comes to a table is told first what has happened there.
    expect(page.locator("dialog.story")).to_be_visible()
    page.keyboard.press("Escape")
    best = page.locator(FILLED, has_text="Roll the best")
    expect(best).to_be_visible()
    page.evaluate(WATCH_FILM)
    best.click()
    leave = page.locator(FILLED, has_text="Leave it")
    expect(leave).to_be_visible()
    assert page.evaluate("globalThis.film") == {"seen": ["asked", "throw", "asked"], "early": []}
    leave.click()
    # The outcome stays until it is taken; only then comes what it brings.
    take = page.locator("section.bar .go", has_text="Take it")
    expect(take).to_be_visible()
    assert page.evaluate("globalThis.film.seen").count("outcome") == 1
    assert page.evaluate("globalThis.film.seen")[-1] == "outcome"
    # A card that has only just appeared takes no press.
    for _ in range(MOST_TRIES):
        if take.is_visible():
            take.click()
            page.wait_for_timeout(SOON)
    expect(page.locator(ASKED)).to_be_visible()
    after = page.evaluate("globalThis.film.seen")
    assert set(after[after.index("outcome") + 1 :]) & {"flight", "event"}


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_tray_is_the_view_through_a_few_checks(visit: Visit, server: Running, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    keep_stands(page)
    take_seat(page, before_a_roll(Path(server.folder, "starboard.db")))
    watch_tray(page)
    assert play_on(page, most=40) in ("most", "over")
    seen = seen_of_tray(page)
    assert seen["wrong"] == []
    assert seen["checks"] > 0
    assert seen["looks"] > 0
