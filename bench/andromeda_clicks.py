"""How often a person presses in a match against the Hegemon: `PYTHONPATH=tests python -m bench.andromeda_clicks
[--matches N] [--record]`.

The person of the journeys plays whole matches in Chromium, alone against one officer after the other, with a mouse on a
desk and with a finger on a phone: every ship is launched, then all return and wake modules. Every press counts, also
those of the result card, the drawer and each confirmation. The same officers meet the same seeds each time, so that
rows of two days can be compared. The goal is 151, half of version 0.1.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from bench.visits import FLAGS, chromium
from journeys.pressing import Finger, Mouse
from journeys.roaming import Expedition, sit_down
from journeys.ways import SIZES
from running import SAME_CHANCE, Running, running
from starboard.games.andromeda.title import ANDROMEDA

RESULTS = Path(__file__).parent / "andromeda.md"
OFFICERS = ("ofc_1a", "ofc_2b", "ofc_3c")
GOAL = 151
SHOWN = 14
"""Kinds of presses that are listed, those with the most."""
SETTINGS = """localStorage.setItem('starboard.settings', '{"speed": "cut"}')"""
HANDS: dict[str, tuple[str, type[Mouse]]] = {"mouse": ("desk", Mouse), "finger": ("phone", Finger)}


class Quick(Expedition):
    """Somebody who does not look round."""

    def _look(self, page: Page, name: str) -> None:
        """What is new is tested by the journeys."""


class Row(NamedTuple):
    """A match that was played."""

    officer: str
    hand: str
    presses: int
    turns: int
    kinds: Counter[str]


@contextmanager
def _visiting(browser: Browser, server: Running) -> Iterator[Any]:
    """Opens pages as the visits of the tests do."""
    contexts = []

    def visit(path: str = "/", **how: Any) -> Page:
        size = ViewportSize(width=how.pop("width"), height=how.pop("height"))
        context = browser.new_context(base_url=server.address, viewport=size, reduced_motion="reduce", **how)
        contexts.append(context)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()


def play(browser: Browser, server: Running, officer: str, name: str) -> Row:
    """One match."""
    size, hand = HANDS[name][0], HANDS[name][1]()
    with _visiting(browser, server) as visit:
        pages = sit_down(visit, "hegemon", options={"hegemon": officer}, locale="en", **SIZES[size])
        match = Quick(pages, hand)
        match.to_the_end()
    return Row(officer, name, hand.presses, match.turns, match.kinds)


def table(rows: list[Row]) -> str:
    """The figures, as they are recorded."""
    lines = [
        f"| {row.officer} | {row.hand}, {row.presses} | {row.turns} | {row.presses / max(1, row.turns):.1f} |"
        for row in rows
    ]
    parts = []
    for hand in HANDS:
        mine = [row for row in rows if row.hand == hand]
        kinds = sum((row.kinds for row in mine), Counter[str]())
        if mine:
            mean = sum(row.presses for row in mine) / len(mine)
            most = ", ".join(f"{kind} {count / len(mine):.1f}" for kind, count in kinds.most_common(SHOWN))
            parts.append(f"{hand.capitalize()}, {len(mine)} matches: {mean:.0f} presses on average, of them {most}.")
    return "\n".join(
        [
            f"## {datetime.now(UTC):%Y-%m-%d} · rules {ANDROMEDA.version} · what a person presses",
            "",
            f"`python -m bench.andromeda_clicks`; the goal is {GOAL}, half of version 0.1",
            "",
            "| officer | hand, presses | turns | each |",
            "| --- | --- | --- | --- |",
            *lines,
            "",
            *parts,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=1, help="rounds of all officers")
    parser.add_argument("--hand", choices=HANDS, help="only this hand")
    parser.add_argument("--record", action="store_true")
    given = parser.parse_args()
    rows = []
    for hand in [given.hand] if given.hand else HANDS:
        with (
            TemporaryDirectory(prefix="starboard-bench-") as folder,
            running(Path(folder), program=SAME_CHANCE, STARBOARD_BOT_DELAY="0") as server,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for _ in range(given.matches):
                for officer in OFFICERS:
                    rows.append(play(browser, server, officer, hand))
                    print(rows[-1], flush=True)
            browser.close()
    text = table(rows)
    print(text)
    if given.record:
        RESULTS.write_text(RESULTS.read_text(encoding="utf-8") + "\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
