"""What happens is shown beat by beat: cause first, the line of the log last, and nothing is lost on the way."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import ASKED, barriers, decide, play_drift, question, story, things, unguarded

SOCKETS = """
const Real = WebSocket;
window.sockets = [];
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""
"""So that a test can cut the line."""

HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""

NEXT = "Fly, dig, trade or rest?"
"""What is asked after the bids."""

RECORD = """() => {
  window.seen = [];
  const look = () => {
    const film = document.querySelector('.watching h2')?.textContent ?? '';
    const log = [...document.querySelectorAll('ol[aria-label=Log] button.line')].map((line) => line.textContent.trim());
    const now = JSON.stringify([film, log, document.querySelectorAll('[data-move]').length]);
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps everything that the page shows on the way."""


def first_move(page: Page) -> Locator:
    return things(page).first


def log(page: Page) -> list[str]:
    return [line.strip() for line in story(page).locator("button.line").all_inner_texts()]


def watching(page: Page) -> Locator:
    return page.locator(".watching")


def begin(visit: Visit, speed: str = "brisk", **given: Any) -> Page:
    """At a table of Drift whose films run. The bot has bid; with the next bid both are turned up."""
    page = visit(speed=speed, **{"motion": "no-preference", "width": 1440, "height": 900, **given})
    play_drift(page, rounds=3)
    expect(first_move(page)).to_be_visible()
    expect(page.locator("[data-count='1']")).to_be_attached()
    return page


def told_when_asked(page: Page) -> str:
    """How many moves the page shows when it is Ada's turn: until she moves, there will be no more."""
    expect(page.locator("section.bar.asked", has_text=NEXT)).to_be_visible()
    return page.locator("[data-count]").get_attribute("data-count") or ""


def bid(page: Page) -> None:
    """Makes the bid that ends the ballot, and sees its film begin."""
    first_move(page).click()
    expect(watching(page)).to_be_visible()


def test_the_log_is_told_after_its_beat_and_the_question_after_its_film(visit: Visit) -> None:
    page = begin(visit)
    page.evaluate(RECORD)
    bid(page)
    expect(first_move(page).or_(question(page).get_by_text("Deciding"))).to_be_visible()
    seen = [page.evaluate("JSON.parse", one) for one in page.evaluate("window.seen")]
    films = [(film, told, moves) for film, told, moves in seen if film]
    captions = list(dict.fromkeys(film for film, _, _ in films))
    captions = [caption for caption in captions if "bids" in caption]
    assert len(captions) == 2
    for film, told, moves in films:
        if film not in captions:
            continue
        # While a card is turned up, its line is not in the log yet; those before it are.
        assert told == captions[: captions.index(film)]
        assert moves == 0
    assert log(page)[:2] == captions


def test_a_film_is_skipped_by_space_and_by_a_click_and_nothing_is_lost(visit: Visit) -> None:
    page = begin(visit, speed="calm")
    bid(page)
    page.keyboard.press("Space")
    expect(watching(page)).to_have_count(0)
    assert len([line for line in log(page) if "bids" in line]) == 2
    expect(first_move(page)).to_be_visible()
    unguarded(page)
    before = len(log(page))
    first_move(page).click()
    expect(watching(page)).to_be_visible()
    page.get_by_role("region", name="On the table").click(position={"x": 20, "y": 300})
    expect(watching(page)).to_have_count(0)
    assert "Ada flies" in log(page)[before]


def test_a_second_click_never_answers_the_next_question(visit: Visit) -> None:
    page = begin(visit, speed="cut")
    place = first_move(page).bounding_box()
    assert place is not None
    x, y = place["x"] + 10, place["y"] + 10
    page.mouse.click(x, y)
    told = told_when_asked(page)
    # The second click of a double click, however slow it was.
    page.mouse.move(x, y)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(150)
    assert page.locator("[data-count]").get_attribute("data-count") == told
    page.mouse.click(x, y)
    expect(page.locator(f"[data-count='{told}']")).to_have_count(0)


def test_a_question_that_has_just_appeared_takes_no_answer(visit: Visit) -> None:
    page = begin(visit)
    page.evaluate("""() => new MutationObserver(() => {
      const move = document.querySelector('.acts [data-move], .drawer [data-move]');
      if (!move || window.tried || !document.querySelector('.bar.guarded')) return;
      window.tried = true;
      move.click();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    }).observe(document.body, { subtree: true, childList: true, attributes: true })""")
    bid(page)
    told = told_when_asked(page)
    assert page.evaluate("window.tried")
    page.wait_for_timeout(500)
    assert page.locator("[data-count]").get_attribute("data-count") == told
    decide(page)
    expect(page.locator(f"[data-count='{told}']")).to_have_count(0)


def test_a_reload_in_the_middle_of_a_film_shows_the_stand_and_tells_what_was_missed(visit: Visit) -> None:
    page = begin(visit, speed="calm")
    bid(page)
    page.reload()
    recap = page.get_by_role("dialog", name="While you were away")
    expect(recap).to_be_visible()
    expect(recap).to_contain_text("bids")
    assert len([line for line in log(page) if "bids" in line]) == 2
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    page.reload()
    expect(question(page)).to_be_visible()
    expect(recap).to_have_count(0)


def test_a_lost_connection_in_the_middle_of_a_film_loses_nothing(visit: Visit) -> None:
    page = visit(speed="calm", motion="no-preference", width=1440, height=900)
    page.context.add_init_script(SOCKETS)
    page.reload()
    play_drift(page, rounds=3)
    expect(page.locator("[data-count='1']")).to_be_attached()
    bid(page)
    page.evaluate("window.sockets.at(-1).close()")
    expect(watching(page)).to_be_visible()
    expect(first_move(page)).to_be_visible()
    told = log(page)
    assert len([line for line in told if "bids" in line]) == 2
    # What was told while nobody was connected stands in a recap.
    recap = page.get_by_role("dialog", name="While you were away")
    asked = page.locator(ASKED)
    expect(asked.or_(recap).first).to_be_visible()
    if recap.count():
        recap.locator(".go").click()
    expect(asked).to_be_visible()
    first_move(page).click()
    expect(page.get_by_role("list", name="Log").get_by_text("Ada flies")).to_be_visible()


def test_a_hidden_tab_plays_nothing_and_has_a_recap_that_can_be_watched(visit: Visit) -> None:
    page = begin(visit)
    page.evaluate(HIDE, True)
    page.evaluate("document.querySelector('.acts [data-move], .drawer [data-move]').click()")
    expect(page.locator("[data-count='1']")).to_have_count(0)
    assert watching(page).count() == 0
    page.evaluate(HIDE, False)
    recap = page.get_by_role("dialog", name="While you were away")
    expect(recap.get_by_role("listitem").first).to_contain_text("bids")
    recap.get_by_role("button", name="Watch").click()
    expect(question(page).get_by_role("button", name="Stop the film")).to_be_visible()
    expect(question(page)).to_contain_text("bids")
    # The film comes to the present by itself.
    expect(first_move(page)).to_be_visible()
    expect(recap).to_have_count(0)


def test_where_nothing_moves_a_card_stands_until_it_was_seen(visit: Visit) -> None:
    page = begin(visit, motion="reduce")
    first_move(page).click()
    card = page.get_by_role("region", name="What has happened")
    expect(card).to_contain_text("bids")
    first = card.inner_text()
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(card).not_to_have_text(first)
    for _ in range(8):
        # If the bot has the higher card, it goes first.
        expect(first_move(page).or_(card)).to_be_visible()
        if first_move(page).is_visible():
            break
        card.get_by_role("button", name="Seen").click()
    expect(first_move(page)).to_be_visible()
    assert len([line for line in log(page) if "bids" in line]) == 2


def test_looking_back_is_a_film_that_can_be_stopped_and_walked_by_turns(visit: Visit) -> None:
    page = begin(visit)
    bid(page)
    page.keyboard.press("Space")
    decide(page)
    page.keyboard.press("Space")
    bar = question(page)
    page.keyboard.press(",")
    expect(bar).to_contain_text("the table after move")
    page.keyboard.press("Home")
    expect(bar).to_contain_text("the table after move 0")
    expect(things(page)).to_have_count(0)
    assert barriers(page) == []
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Stop the film")).to_be_visible()
    expect(bar).to_contain_text("bids")
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Play from here")).to_be_visible()
    page.keyboard.press("End")
    expect(bar.get_by_role("button", name="Play from here")).to_have_count(0)
