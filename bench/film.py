"""How smoothly the film of a flight runs: `PYTHONPATH=tests:tests/titles python -m bench.film [--record]`.

A large meteor hits a ship, at a calm speed, in Chromium without a graphics card. What is counted are the frames that
Chromium says it has drawn while the film ran; a screen shows 60 a second at most.
"""

import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.visits import FLAGS, chromium
from browser.staging import Moment, stage
from browser.trucking import take_seat
from running import SAME_CHANCE, Running, running

RESULTS = Path(__file__).parent / "web.md"
ROUNDS = 5
DRAWN = "DrawFrame"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
SETTINGS = """localStorage.setItem('starboard.settings', '{"speed": "calm"}')"""
MARKS = """() => new Promise((seen) => {
    let begun = false;
    const look = () => {
        const runs = document.querySelectorAll('.effect').length > 0;
        if (runs && !begun) performance.mark('film-begins');
        begun ||= runs;
        if (begun && !runs && !document.querySelector('.watching')) {
            performance.mark('film-ends');
            seen(true);
        } else requestAnimationFrame(look);
    };
    look();
})"""
"""Marks in the trace where something begins to move, and where nothing is left to watch."""


class Film(NamedTuple):
    """What the trace says of one film."""

    seconds: float
    frames: int
    longest: float
    """Milliseconds between two frames, at worst."""


def struck(now: Moment) -> bool:
    return {"shoot", "take-hit"} <= now.moves


def film(browser: Browser, server: Running, first: int) -> Film:
    """Let a meteor hit, and look at the frames."""
    staged = stage(server.folder / "starboard.db", struck, seats=3, classes=("III",), first=first)
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(staged.path)
    take_seat(page)
    page.locator("button.move[data-move=take-hit]:enabled").first.wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    _watch(page)
    trace = json.loads(browser.stop_tracing())
    context.close()
    return read(trace["traceEvents"])


def _watch(page: Page) -> None:
    page.evaluate(f"() => {{ window.watched = ({MARKS})(); }}")
    page.locator("button.move[data-move=take-hit]:enabled").first.click()
    page.evaluate("() => window.watched")


def read(events: list[dict[str, object]]) -> Film:
    """The frames between the two marks of a trace."""
    marks = {str(event["name"]): float(str(event["ts"])) for event in events if "film-" in str(event["name"])}
    begin, end = marks["film-begins"], marks["film-ends"]
    drawn = sorted(float(str(event["ts"])) for event in events if event["name"] == DRAWN)
    within = [at for at in drawn if begin <= at <= end]
    gaps = [(after - before) / 1000 for before, after in pairwise(within)]
    return Film((end - begin) / 1e6, len(within), max(gaps))


def main() -> None:
    with (
        TemporaryDirectory(prefix="starboard-bench-") as folder,
        running(Path(folder), program=SAME_CHANCE, STARBOARD_BOT_DELAY="0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        films = [film(browser, server, first) for first in range(1, ROUNDS + 1)]
        browser.close()
    rates = [each.frames / each.seconds for each in films]
    text = (
        f"## {datetime.now(UTC):%Y-%m-%d} · the film of a flight\n\n| figure | measured |\n| --- | --- |\n"
        f"| frames a second while a meteor hits | median {median(rates):.1f}, "
        f"worst of {ROUNDS} {min(rates):.1f}; goal 50 |\n"
        f"| the longest wait for a frame | {max(each.longest for each in films):.0f} ms |\n"
        f"| the film | {median(each.seconds for each in films):.1f} s |\n"
    )
    print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
