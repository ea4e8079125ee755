"""How soon a click is answered on the screen: `PYTHONPATH=tests:tests/titles python -m bench.clicks [--record]`.

Somebody plays the three titles with the mouse, in Chromium without a graphics card. Timed is each click from the event
until the first frame is painted in which something on the page has changed.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error, Page, sync_playwright

from bench.visits import FLAGS, chromium
from bench.web import percentile
from browser import edge, survey, trucking
from browser.looking import things
from running import SAME_CHANCE, Running, running

RESULTS = Path(__file__).parent / "web.md"
CLICKS = 40
"""Clicks of each title."""
SETTINGS = """localStorage.setItem('starboard.settings', '{"speed": "cut"}')"""
TIMING = """() => {
    window.answered = [];
    let clicked = 0;
    new MutationObserver(() => {
        if (!clicked) return;
        const from = clicked;
        clicked = 0;
        // What follows a frame comes after it was painted.
        requestAnimationFrame(() => setTimeout(() => window.answered.push(performance.now() - from)));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('click', (event) => { if (event.isTrusted) clicked = event.timeStamp; }, true);
}"""


def sit_down(page: Page, title: str) -> None:
    if title == trucking.TITLE:
        trucking.open_table(page, "Bot (Apprentice: builds whatever fits)")
    elif title == edge.TITLE:
        edge.sit_down(page)
    else:
        survey.sit_down(page, "operation")
    page.locator("section.bar").wait_for()


def click(page: Page) -> None:
    """Press the filled button, or the first thing that may be pressed."""
    go = page.locator("section.bar .go.move:enabled:not(.hold)")
    try:
        (go if go.count() else things(page).first).click(timeout=2000)
    except Error:
        # Something lies over it, or it has gone: the next one will do.
        page.keyboard.press("Escape")
    page.locator("section.bar.asked:not(.busy), section.bar .watching").first.wait_for()


def clicks(browser: Browser, server: Running, title: str) -> list[float]:
    """Milliseconds from a click to its answer, for the clicks of one title."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900})
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto("/")
    sit_down(page, title)
    page.evaluate(TIMING)
    for _ in range(CLICKS):
        click(page)
    answered: list[float] = page.evaluate("window.answered")
    context.close()
    return answered


def main() -> None:
    lines = []
    with (
        TemporaryDirectory(prefix="starboard-bench-") as folder,
        running(Path(folder), program=SAME_CHANCE, STARBOARD_BOT_DELAY="0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for title in (trucking.TITLE, edge.TITLE, survey.TITLE):
            took = clicks(browser, server, title)
            half, most = percentile(took, 0.5), percentile(took, 0.95)
            worst = max(took)
            lines.append(
                f"| {title}, {len(took)} clicks | median {half:.0f} ms, p95 {most:.0f} ms, worst {worst:.0f} ms; "
                "goal under 100 ms |\n"
            )
        browser.close()
    text = (
        f"## {datetime.now(UTC):%Y-%m-%d} · from a click to the first frame that answers it\n\n"
        f"| figure | measured |\n| --- | --- |\n{''.join(lines)}"
    )
    print(text)
    if "--record" in sys.argv[1:]:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
