"""Journey's end: nothing lies over it or is cut off, and the portrait of the ship can be kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.staging import Moment, Staged, stage
from browser.trucking import sit, to_the_end
from running import Running

CUT = """(panel) => [...panel.querySelectorAll('td, th, p, h2, li, button')].filter((one) => {
    const [box, frame] = [one.getBoundingClientRect(), panel.getBoundingClientRect()];
    const outside = box.left < frame.left - 1 || box.right > frame.right + 1;
    return box.width > 0 && (outside || one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.textContent)"""
"""What of the account does not fit into its panel from side to side."""


def nearly_there(now: Moment) -> bool:
    """One card is left of the last flight."""
    return bool(now.view.part == "flight" and now.view.flight.to_come <= 1)


@pytest.fixture
def landing(server: Running) -> Callable[[], Staged]:
    """Puts a table into the database of the server that is about to end."""
    return lambda: stage(server.folder / "starboard.db", nearly_there, others="bot", classes=("I",))


def account(page: Page) -> None:
    """Everything is counted up."""
    panel = page.locator(".veil.final .panel")
    expect(panel.locator("tbody tr")).to_have_count(2)
    panel.evaluate("(panel) => Promise.all(panel.getAnimations({ subtree: true }).map((one) => one.finished))")


def test_on_a_phone_nothing_of_the_account_is_cut_and_the_table_can_be_looked_at(
    visit: Visit, landing: Callable[[], Staged]
) -> None:
    page = sit(visit, landing(), locale="pl")
    to_the_end(page)
    page.set_viewport_size({"width": 390, "height": 844})
    account(page)
    assert page.locator(".veil.final .panel").evaluate(CUT) == []
    # What one owns is told by what it came to, and no longer by what lies in the yard.
    expect(page.locator("section.things")).to_be_visible()
    expect(page.locator("section.things")).not_to_contain_text("odłożone")
    page.get_by_role("button", name="Rozejrzyj się po stole").click()
    expect(page.locator(".veil")).to_have_count(0)
    page.get_by_role("button", name="Wyniki").click()
    account(page)


def test_the_portrait_is_kept_as_a_picture_and_the_next_match_is_one_press_away(
    visit: Visit, landing: Callable[[], Staged], tmp_path: Path
) -> None:
    page = sit(visit, landing(), width=1280, height=720)
    to_the_end(page)
    account(page)
    begins = {"png": b"\x89PNG", "svg": b"<svg xmlns"}
    for kind, signature in begins.items():
        with page.expect_download() as download:
            page.locator(f"[data-save={kind}]").click()
        kept = tmp_path / download.value.suggested_filename
        download.value.save_as(kept)
        assert kept.suffix == f".{kind}"
        assert kept.read_bytes().startswith(signature)
    ended = page.url
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_function("(ended) => location.href !== ended", arg=ended)
    expect(page.locator(".veil")).to_have_count(0)
