"""Somebody who plays Andromeda's Edge in a browser: sits down, answers whatever is asked, and stops where told to."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.hand import HAND
from browser.looking import new_table, question

TITLE = "Andromeda's Edge"
PATIENCE = 200_000
"""Milliseconds that a stretch of play may take; only a failing test takes that long."""

DRIVER = (
    "async ({ stop, least, most, patience }) => {"
    + HAND
    + """
  const DULL = ['go-on', 'pass', 'decline', 'refuse-truce', 'submit'];
  const TURN = ['launch', 'return-to-station'];
  const until = performance.now() + patience;
  const has = (thing, types) => typesOf(thing).some((type) => types.includes(type));
  let decisions = 0;
  while (performance.now() < until) {
    if (document.querySelector('dialog .scores, .ending')) return { ended: 'over', decisions };
    if (bar() && decisions >= least && stop && document.querySelector(stop)) return { ended: 'stop', decisions };
    if (decisions >= most) return { ended: 'most', decisions };
    const things = await choices();
    const fresh = things.filter((thing) => !isPicked(thing));
    // What was selected is meant; where enough is picked, that is enough.
    const go = ready();
    const dull = things.find((thing) => has(thing, DULL));
    // Turns are what a match is made of: free actions wait.
    const turns = fresh.filter((thing) => has(thing, TURN));
    const among = turns.length ? turns : fresh;
    const none = bar()?.querySelector('.none');
    const next = go ?? dull ?? among[(decisions * 7) % Math.max(1, among.length)] ?? none;
    // Where there is only one answer, the table may give it by itself.
    if (next === things[0] && things.length === 1 && !go) await rest(150);
    const several = bar()?.matches('.several');
    if (next) await press(next);
    if (next && (next === go || !several)) decisions += 1;
    await rest(15);
  }
  return { ended: 'late', decisions };
}"""
)
"""Plays in the page itself, one answer after the other: as a person would, only faster. Nothing is said about what is
asked; whatever is lit can be pressed."""


def play_on(page: Page, *, stop: str = "", least: int = 0, most: int = 600) -> str:
    """Answer questions until the match is over, `stop` shows after `least` answers, or `most` have been given."""
    given = {"stop": stop, "least": least, "most": most, "patience": PATIENCE}
    played: dict[str, Any] = page.evaluate(DRIVER, given)
    assert played["ended"] != "late", played
    return str(played["ended"])


def sit_down(page: Page, *, preset: str = "Against the Hegemon", alone: bool = True, officer: str = "") -> None:
    """Begin a short match in the lobby: alone against the Hegemon, or as the rest of the form has it."""
    form = new_table(page, TITLE)
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Setup").select_option(label=preset)
    form.get_by_role("radio", name="50", exact=True).check(force=True)
    if officer:
        form.get_by_role("radio", name=officer).check(force=True)
    if alone:
        form.get_by_role("button", name="Remove seat 2").click()
        form.get_by_role("button", name="Start playing").click()
        expect(question(page)).to_be_visible()


def choose_faction(page: Page) -> None:
    """Take the first faction that was dealt."""
    page.locator("li.keep-faction button").first.click()


def regions(page: Page) -> Locator:
    """The regions of the map that may be chosen."""
    return page.locator("g.region.may")


def launch_into_trouble(page: Page) -> bool:
    """Launch a ship to where a battle follows, if there is such a place; what waits there is shown first."""
    lit = page.locator("g.region[data-lit~=launch]")
    for place in range(lit.count()):
        lit.nth(place).focus()
        if page.locator(".note .fight").count():
            lit.nth(place).press("Enter")
            question(page).locator("button.go.move").click()
            return True
    return False


def scene(page: Page, name: str) -> None:
    """Look at another part of the table."""
    page.get_by_role("navigation", name="What to look at").get_by_role("button", name=name, exact=True).click()
