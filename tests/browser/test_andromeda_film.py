"""Andromeda's Edge on the stage: cause before effect, a result that waits until it was seen, and how a match ends."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.edge import DRIVER
from browser.learning import READY
from browser.looking import barriers, story, unguarded
from browser.staging import Staged, stage_alone
from running import Running
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match

FLOWN = "(wanted) => window.flights.filter(({ kind }) => kind === wanted)"
SOON = 300
"""Tenths of a second in which something must have flown."""
RECORD = """() => {
  window.seen = [];
  const count = (selector) => document.querySelectorAll(selector).length;
  const look = () => {
    const log = document.querySelector('ol[aria-label=Log]')?.textContent ?? '';
    const now = JSON.stringify({
      dice: count('.die .face'),
      ship: count('[data-figure^="0-"]'),
      shot: count('.effect.shot'),
      pieces: count('.effect.wedge'),
      card: count('[data-stage=large] [role=dialog]'),
      told: log.split('goes to the scrapyard').length,
    });
    if (window.seen.at(-1) !== now) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps everything that the page shows on the way."""

Stage = Callable[[str, int], Staged]


@pytest.fixture
def staged(server: Running) -> Stage:
    """Puts a table of one person against the Hegemon into the database, where a question is asked once more."""

    def put(prompt: str, before: int = 0) -> Staged:
        met = 0

        def wanted(match: Match) -> bool:
            nonlocal met
            question = match.question
            met += question is not None and question.prompt == prompt
            return met > before

        return stage_alone(server.folder / "starboard.db", ANDROMEDA, "settler", wanted)

    return put


def sit(visit: Visit, staged: Staged, **how: Any) -> Page:
    page = visit(staged.path, **{"motion": "no-preference", "width": 1440, "height": 900, **how})
    page.locator("form button.go").click()
    expect(page.locator(".andromeda")).to_be_visible()
    return page


def answer(page: Page) -> None:
    """Adds nothing, protects nothing: one question more is answered."""
    page.evaluate(DRIVER, {"stop": "", "least": 0, "most": 1, "patience": 30_000})


def test_dice_are_seen_before_losses_and_the_result_stays(visit: Visit, staged: Stage) -> None:
    page = sit(visit, staged("andromeda-ask-prepare", 1), speed="brisk")
    page.evaluate(RECORD)
    card = page.locator("[data-stage=large] [role=dialog]")
    for _ in range(4):
        answer(page)
        # Not the question that was just answered: its bar is busy.
        expect(card.or_(page.locator(READY)).first).to_be_visible()
        if card.count():
            break
    expect(card).to_be_visible()
    page.wait_for_timeout(1200)
    expect(card).to_be_visible()
    seen = [page.evaluate("JSON.parse", one) for one in page.evaluate("window.seen")]
    rolls = next(place for place, now in enumerate(seen) if now["dice"])
    breaks = next(place for place, now in enumerate(seen) if now["pieces"])
    assert rolls < breaks
    # While it is shot at, the ship is still there; its line enters the log when it is gone.
    assert all(now["ship"] for now in seen[:breaks] if now["shot"])
    assert {now["told"] for now in seen[: breaks + 1]} == {seen[0]["told"]}
    assert seen[-1]["told"] == seen[0]["told"] + 1
    page.get_by_role("button", name="Back to the Edge").click()
    expect(page.locator("[data-stage=large]")).to_have_count(0)


def test_nobody_skips_over_a_result_on_a_phone_either(visit: Visit, staged: Stage) -> None:
    page = sit(visit, staged("andromeda-ask-prepare", 1), speed="calm", width=390, height=844)
    card = page.locator("[data-stage=large] [role=dialog]")
    watching, asked = page.locator(".watching"), page.locator(READY)
    for _ in range(4):
        answer(page)
        expect(watching.or_(asked).first).to_be_visible()
        if watching.count():
            page.keyboard.press("Space")
        expect(card.or_(asked).first).to_be_visible()
        if card.count():
            break
    expect(card).to_be_visible()
    # The second press of somebody in a hurry is no answer.
    page.keyboard.press("Space")
    expect(card).to_be_visible()
    assert barriers(page) == []
    unguarded(page)
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    assert "scrapyard" in story_of(page)


def story_of(page: Page) -> str:
    """What the log tells; on a phone it is a tab of its own."""
    page.get_by_role("button", name="Log").first.click()
    return story(page).inner_text()


FLIGHTS = """() => {
  window.flights = [];
  const look = () => {
    for (const one of document.querySelectorAll('.effect.points')) {
      const kind = one.closest('.effects').dataset.beat;
      if (one.dataset.met) continue;
      one.dataset.met = 'yes';
      const from = one.getBoundingClientRect();
      const mark = document.querySelector('[data-score="0"]')?.getBoundingClientRect();
      window.flights.push({ kind, y: from.top + from.height / 2, mark: mark?.top ?? -1, text: one.textContent });
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps every badge with points that flies over the page."""


def wins(match: Match) -> bool:
    """The player who adds nothing now wins the battle, and it brings points."""
    if match.question is None or match.question.prompt != "andromeda-ask-prepare":
        return False
    ahead = match.fork()
    passes = [place for place, move in enumerate(ahead.offers(0)) if move.__struct_config__.tag == "pass"]
    if not passes:
        return False
    told = ahead.pick(0, passes[0])
    over = [event for event in told if event.beat == "stage"]
    scored = [event for event in told if event.beat == "score" and event.message.args["who"] == 0]
    return bool(over and scored)


def flown(page: Page, kind: str) -> list[dict[str, Any]]:
    """What has flown over the board, as soon as something of this kind has."""
    for _ in range(SOON):
        found: list[dict[str, Any]] = page.evaluate(
            "(wanted) => window.flights.filter(({ kind }) => kind === wanted)", kind
        )
        if found:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing of this kind has flown: {kind}")


def test_what_a_battle_brings_flies_to_the_track_when_its_result_was_seen(visit: Visit, server: Running) -> None:
    page = sit(visit, stage_alone(server.folder / "starboard.db", ANDROMEDA, "settler", wins), speed="brisk")
    page.evaluate(FLIGHTS)
    page.locator("section.bar button.go:enabled").click()
    card = page.locator("[data-stage=large] [role=dialog]")
    expect(card).to_be_visible()
    assert page.evaluate("window.flights.filter(({ kind }) => kind === 'spoils').length") == 0
    unguarded(page)
    page.locator("button.go", has_text="Take").click()
    [flight] = flown(page, "spoils")
    assert flight["text"].strip().startswith("+")
    # It comes from the region, below the mark on the track.
    assert flight["y"] > flight["mark"] > 0
    expect(page.locator("[data-beat=spoils]")).to_have_count(0)


def nearly_over(match: Match) -> bool:
    """The end was triggered."""
    return bool(match.view(0).end.triggered)


def test_the_end_is_counted_up_and_the_next_match_has_another_officer(
    visit: Visit, server: Running, tmp_path: Path
) -> None:
    ending = stage_alone(server.folder / "starboard.db", ANDROMEDA, "settler", nearly_over)
    page = sit(visit, ending, motion="reduce")
    page.evaluate(DRIVER, {"stop": ".ending", "least": 0, "most": 60, "patience": 60_000})
    told = page.locator(".ending")
    expect(told).to_be_visible()
    expect(told.locator("[data-lane]")).to_have_count(2)
    expect(told.get_by_text("What turned it")).to_be_visible()
    assert barriers(page) == []
    with page.expect_download() as saving:
        told.locator("[data-save=png]").click()
    kept = tmp_path / "picture.png"
    saving.value.save_as(kept)
    assert kept.read_bytes().startswith(b"\x89PNG")
    other = told.locator("[data-next]").nth(1)
    name = other.locator("b").inner_text()
    other.click()
    expect(told).to_have_count(0)
    expect(page.locator(".andromeda")).to_be_visible()
    expect(page.get_by_text(name).first).to_be_visible()
