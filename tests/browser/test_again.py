"""A match that is over, looked at again: made while one waits, and then kept; for each title."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.looking import barriers, overflows
from running import SAME_CHANCE, Host
from starboard.analysis import Deed, Estimate, Gain, TurningPoint, Way, write_analysis
from starboard.analysis.drive import analyse
from starboard.analysis.effort import QUICK
from starboard.bots import make_bot, play_out
from starboard.kernel import Message, find_title, new_match, read_record, record_of, replay, write_record

LEAST = msgspec.structs.replace(QUICK, points=4, decisions=2, fates=2, great_fates=1, great_worlds=2)
"""Enough for a page to have something to show."""
PRESETS = {"andromeda": "first-game", "trucker": "first-flight", "vanguard": "operation"}


@cache
def record(title: str) -> bytes:
    """A match that two bots have played at random."""
    of = find_title(title)
    options = next(preset.options for preset in of.presets if preset.id == PRESETS[title])
    match = new_match(of, seats=2, seed=2, options=dict(options))
    play_out(match, [make_bot(of, "random", seat) for seat in range(2)], 5000)
    return write_record(record_of(match, "1"))


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose analyses are rough and soon there."""
    folder = tmp_path_factory.mktemp("server")
    host = Host(folder, SAME_CHANCE, STARBOARD_BOT_DELAY="0", STARBOARD_ANALYSIS="quick")
    yield host
    host.close()


def brought(page: Page, title: str) -> str:
    """The path of a table whose match is over."""
    headers = {"content-type": "application/x-ndjson"}
    answer = page.request.post("/api/records", data=record(title), headers=headers)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['table']['id']}"


def curve(page: Page) -> Locator:
    return page.get_by_role("slider")


def found(page: Page) -> None:
    """Wait for the analysis."""
    expect(page.get_by_role("heading", name="Luck ledger")).to_be_visible()


def kept(page: Page, host: Host, title: str, turning: tuple[TurningPoint, ...] | None = None) -> str:
    """The same where the match has been looked at already: the work is done here, where it need not stand back. With
    turning points that are given, or those that were found."""
    path = brought(page, title)
    analysis = analyse(record(title), LEAST)
    if turning is not None:
        analysis = msgspec.structs.replace(analysis, turning=turning)
    with closing(sqlite3.connect(host.server().folder / "starboard.db", timeout=30)) as database, database:
        lines = "(SELECT COUNT(*) FROM lines WHERE table_id = ?)"
        id = path.rpartition("/")[2]
        row = (id, id, write_analysis(analysis))
        database.execute(f"INSERT INTO analyses (table_id, lines, body) VALUES (?, {lines}, ?)", row)
    return path


def a_turning_point(title: str) -> TurningPoint:
    """The first decision between two launches, as if it had cost something."""
    match = replay(read_record(record(title)))
    for position in range(1, match.position):
        then = match.at(position)
        for seat in then.waiting:
            captions = [then.caption(seat, move) for move in then.offers(seat)]
            launches = [one for one in captions if one.place.startswith("region:")]
            if len(launches) > 1:
                played, better = (Deed(one.message, one.place) for one in launches[:2])
                worse, good = Way((played,), Estimate(0.2, 0.01)), Way((better,), Estimate(0.5, 0.01))
                prompt = Message(then.question.heard_by(seat).prompt) if then.question else Message("")
                return TurningPoint(position, 1, None, seat, prompt, worse, good, Gain(0.3, 0.02))
    raise AssertionError


def walked(page: Page) -> None:
    """One walks along the curve: to its end, and back turn by turn."""
    curve(page).press("End")
    last = curve(page).get_attribute("aria-valuemax") or ""
    expect(curve(page)).to_have_attribute("aria-valuenow", last)
    expect(curve(page)).to_have_attribute("aria-valuetext", re.compile("^The end: "))
    page.keyboard.press(",")
    expect(curve(page)).not_to_have_attribute("aria-valuenow", last)


def test_a_match_is_looked_at_again_and_it_is_kept(visit: Visit) -> None:
    page = visit("/help", width=1440, height=900)
    page.goto(brought(page, "trucker"))
    page.get_by_role("link", name="Look at the match again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The match, looked at again")
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    assert barriers(page) == []
    found(page)
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible()
    assert barriers(page) == []
    walked(page)
    # Nobody has to wait for it again.
    page.reload()
    found(page)
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_all_who_land_together_have_one_chance(visit: Visit, host: Host) -> None:
    page = visit("/help", width=1280, height=720)
    page.goto(f"{kept(page, host, 'vanguard')}/again")
    found(page)
    expect(page.get_by_role("heading", name="Chance of the mission")).to_be_visible()
    expect(page.get_by_text("All together").first).to_be_visible()
    assert barriers(page) == []
    assert not overflows(page)
    walked(page)


def test_from_a_turning_point_one_goes_to_the_position_and_plays_on(visit: Visit, host: Host) -> None:
    page = visit("/help", width=1440, height=900)
    path = kept(page, host, "andromeda", (a_turning_point("andromeda"),))
    page.goto(f"{path}/again")
    found(page)
    assert barriers(page) == []
    assert not overflows(page)
    card = page.get_by_role("article").first
    expect(card.get_by_role("listitem")).to_have_count(2)
    # Both places are pointed out in the picture: what was done, and what would have been better.
    expect(card.locator("svg .sketch-pointed")).to_have_count(2)
    expect(card.locator("svg .sketch-pointed.good")).to_have_count(1)
    card.get_by_role("button", name="Link").click()
    position = page.evaluate("navigator.clipboard.readText()").rpartition("/")[2]
    assert position.isdecimal()
    card.get_by_role("button", name="see the table as it was then").click()
    expect(page.get_by_role("region", name="Question")).to_contain_text(f"after move {position}")
    page.get_by_role("link", name="Look at the match again").click()
    page.get_by_role("article").first.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".table[data-count]")).to_be_attached()
    assert path not in page.url


def test_it_reads_on_a_phone_in_another_language_and_is_found_in_the_lobby(visit: Visit, host: Host) -> None:
    page = visit("/help", width=390, height=844, locale="cs", dark=False)
    kept(page, host, "trucker")
    page.goto("/")
    page.get_by_role("link", name="Rozebrat partii").first.click()
    expect(page.get_by_role("heading", name="Účet štěstí")).to_be_visible()
    assert barriers(page) == []
    assert not overflows(page)
    page.get_by_text("Čísla v tabulce").click()
    expect(page.get_by_role("row")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".table[data-count]")).to_be_attached()
