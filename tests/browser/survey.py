"""Somebody who plays ISS Vanguard in a browser: sits down, answers whatever is asked, and stops where told to."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.hand import HAND
from browser.staging import Staged, stage_alone, types_of
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match

TITLE = "ISS Vanguard"
PATIENCE = 400_000
"""Milliseconds that a stretch of play may take; only a failing test takes that long."""

DRIVER = (
    "async ({ stop, least, most, patience, home, idle }) => {"
    + HAND
    + """
  const FIRST = home ? ['lift-off', 'agree', 'take-special', 'decline'] : ['disagree', 'take-special', 'decline'];
  const until = performance.now() + patience;
  let decisions = 0;
  let chance = 4711;
  let last = performance.now();
  while (performance.now() < until) {
    if (document.querySelector('dialog .scores, .ending')) return { ended: 'over', decisions };
    const asked = bar();
    if (asked) last = performance.now();
    if (performance.now() - last > idle) return { ended: 'idle', decisions };
    if (asked && decisions >= least && stop && document.querySelector(stop)) return { ended: 'stop', decisions };
    if (decisions >= most) return { ended: 'most', decisions };
    const things = await choices();
    const several = asked?.matches('.several');
    const fresh = things.filter((thing) => !isPicked(thing));
    const picked = things.length - fresh.length;
    const go = ready();
    const none = asked?.querySelector('.none');
    const wanted = FIRST.map((type) => fresh.find((thing) => typesOf(thing).includes(type))).find(Boolean);
    const leaves = (thing) => typesOf(thing).some((type) => ['lift-off', 'agree'].includes(type));
    const calm = home ? fresh : fresh.filter((thing) => !leaves(thing));
    // Anything, but always the same: a walk in a circle would never come home.
    chance = (chance * 48271) % 2147483647;
    const other = calm[chance % Math.max(1, calm.length)] ?? fresh[0];
    // As many dice as three are rolled; elsewhere an answer is given as soon as it may be.
    const rolls = several && typesOf(things[0] ?? asked).includes('roll-die') && picked < 3 && fresh.length > 0;
    const next = go && !rolls ? go : (wanted ?? other ?? go ?? none);
    // Where there is only one answer, the table may give it by itself.
    if (next === things[0] && things.length === 1 && !go) await rest(150);
    const before = document.querySelector('section.bar')?.textContent;
    if (next) {
      const answers = next === go || next === none || !several;
      await press(next);
      if (answers) decisions += 1;
    }
    // The table answers before it shows what came of it: look up only then.
    for (let waited = 0; next && waited < 12; waited += 1) {
      await rest(20);
      if (document.querySelector('section.bar')?.textContent !== before) break;
    }
    await rest(10);
  }
  return { ended: 'late', decisions };
}"""
)
"""Plays in the page itself, one answer after the other: as a person would, only faster."""


def play_on(
    page: Page, *, stop: str = "", least: int = 0, most: int = 500, home: bool = False, idle: int = PATIENCE
) -> str:
    """Answer questions until the match is over, `stop` shows after `least` answers, or `most` have been given. A crew
    that wants to go home does so as soon as possible; one not asked for `idle` milliseconds is idle."""
    given = {"stop": stop, "least": least, "most": most, "patience": PATIENCE, "home": home, "idle": idle}
    played: dict[str, Any] = page.evaluate(DRIVER, given)
    assert played["ended"] != "late", played
    return str(played["ended"])


def sit_down(page: Page, preset: str, *, alone: bool = True) -> Locator:
    """Fill in the form for a new table, in whatever language it is; alone, the match begins at once."""
    page.get_by_role("button", name=re.compile(TITLE)).last.click()
    form = page.get_by_role("dialog")
    form.locator("select.field").first.select_option(value=preset)
    if alone:
        while form.locator(".seat .tool").count() > 0:
            form.locator(".seat .tool").last.click()
        form.locator("footer button.go").click()
        expect(page.locator("section.bar")).to_be_visible()
    return form


def before_a_roll(database: Path, start: str = "operation") -> Staged:
    """Put a table into a database at which somebody is about to choose dice for a check."""
    return stage_alone(database, VANGUARD, "crew", _may_roll, start=start)


def _may_roll(match: Match) -> bool:
    return "roll-die" in types_of(match, 0)


def take_seat(page: Page, staged: Staged) -> None:
    """Come to a staged table by its link, and sit down."""
    page.goto(staged.path)
    page.locator("form button.go").click()
    expect(page.locator(".vanguard")).to_be_visible()


def scene(page: Page, name: str) -> None:
    """Look at another part of the board."""
    page.get_by_role("navigation", name="Parts of the board").get_by_role("button", name=name, exact=True).click()
