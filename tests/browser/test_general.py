"""The general client: a title without a board of its own is played to its end, by mouse and by keyboard."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Picture, Visit
from browser.looking import MOST_MOVES, barriers, decide, is_over, overflows, play_drift, question, things
from running import running


def to_the_end(page: Page) -> None:
    """Play until the scores are shown."""
    for _ in range(MOST_MOVES):
        if is_over(page):
            return
        decide(page)
    raise AssertionError("the match does not end")


def test_a_match_against_a_bot_is_played_to_the_end(visit: Visit, picture: Picture) -> None:
    page = visit()
    play_drift(page)
    picture(page, "general")
    to_the_end(page)
    scores = page.get_by_role("dialog")
    expect(scores.get_by_text("Ada", exact=True)).to_be_visible()
    assert barriers(page) == []
    with page.expect_download() as download:
        scores.get_by_role("link", name="Save as a file").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert record.count("\n") > 5
    scores.get_by_role("button", name="Play again").click()
    expect(question(page)).to_be_visible()


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(visit: Visit) -> None:
    page = visit()
    play_drift(page, rounds=3)
    decide(page)
    expect(things(page).first).to_be_visible()
    moves = things(page).all_inner_texts()
    page.reload()
    expect(things(page).first).to_be_visible()
    assert things(page).all_inner_texts() == moves


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit()
    play_drift(page, rounds=1)
    move = things(page).first
    expect(move).to_be_visible()
    first = things(page).all_inner_texts()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('button.move')"):
            break
    page.keyboard.press("Enter")
    expect(things(page).first).not_to_have_text(first[0])
    # After a move the focus is at the question, and a number makes the next one.
    expect(question(page).locator("h2")).to_be_focused()
    second = things(page).all_inner_texts()
    page.keyboard.press("1")
    expect(things(page).first).not_to_have_text(second[0])


def test_an_onlooker_sees_the_table_and_no_moves(visit: Visit) -> None:
    page = visit()
    play_drift(page, rounds=3)
    onlooker = visit(page.url.partition("127.0.0.1")[2].partition("/")[2])
    expect(question(onlooker)).to_be_visible()
    expect(things(onlooker)).to_have_count(0)


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_table_speaks_every_language(visit: Visit, language: str) -> None:
    page = visit()
    play_drift(page, rounds=3)
    other = visit(page.url.partition("127.0.0.1")[2].partition("/")[2], locale=language)
    expect(other.locator(".bar").first).to_be_visible()
    text = other.locator("body").inner_text()
    assert [word for word in text.split() if word.startswith(("client-", "drift-", "table-", "kernel-"))] == []


def test_a_table_fits_on_a_phone(visit: Visit, picture: Picture) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    play_drift(page)
    expect(things(page).first).to_be_visible()
    picture(page, "general-phone")
    assert not overflows(page)
    assert barriers(page) == []
    to_the_end(page)


@pytest.mark.parametrize("dark", [True, False])
def test_a_table_has_no_barrier(visit: Visit, dark: bool) -> None:
    page = visit(dark=dark)
    play_drift(page, rounds=3)
    expect(things(page).first).to_be_visible()
    assert barriers(page) == []


def test_a_client_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    with running(tmp_path) as server:
        page.goto(server.address)
        play_drift(page, rounds=3)
        expect(things(page).first).to_be_visible()
        moves = things(page).all_inner_texts()
        port = server.address.rpartition(":")[2].strip("/")
        server.stop(signal.SIGKILL)
    with running(tmp_path, "serve", "--port", port):
        expect(things(page).first).to_be_visible(timeout=30_000)
        assert things(page).all_inner_texts() == moves
        decide(page)
    context.close()
