"""Whether a board stands still: what moves or changes its size while a match is played."""

from typing import Any

from playwright.sync_api import Page

PARTS: dict[str, dict[str, str]] = {
    "trucker": {"ship": ".trucker .ship .place", "square": ".trucker .ship g.square", "heap": ".down"},
    "andromeda": {"map": ".andromeda .chart .window"},
    "vanguard": {"map": ".vanguard .land svg.map", "sectors": ".vanguard .land svg.map .border"},
}
"""What must keep its place in each title, beside the board itself. Of `sectors` every one is looked at."""

WATCH = """(parts) => {
  const frame = { board: '.stage > .board', bar: 'section.bar' };
  const seen = new Map();
  const last = new Map();
  globalThis.shifts = [];
  /** Another scene or another part of the game may look otherwise: there nothing is compared. */
  const scene = () =>
    [...document.querySelectorAll('.phase, .views [aria-current], nav [aria-current]')]
      .map((one) => one.textContent.trim())
      .join(' ');
  /** The part of the game: one may need a bench in the rail, and the next not. */
  const phase = () => document.querySelector('.phase')?.textContent.trim() ?? '';
  /** Where something is and how large; a drawing by its own measure, whatever is drawn in it. */
  const boxOf = (thing) => {
    const { a, d, e, f } = thing.getScreenCTM?.() ?? {};
    if (a !== undefined) return [e, f, a * 100, d * 100];
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x, y, width, height];
  };
  /** The outlines of all sectors, whatever is lit there. */
  const outlines = (selector) =>
    [...document.querySelectorAll(selector)].flatMap((one) => {
      const { x, y, width, height } = one.getBBox();
      const { a, d, e, f } = one.getScreenCTM();
      return [x * a + e, y * d + f, width * a, height * d];
    });
  const look = () => {
    const now = scene();
    for (const [name, selector] of Object.entries({ ...frame, ...parts })) {
      const thing = document.querySelector(selector);
      // A film may move what it likes: afterwards everything is where it was.
      if (!thing?.checkVisibility() || document.querySelector('.curtain, .watching')) continue;
      const box = (name === 'sectors' ? outlines(selector) : boxOf(thing)).map((one) => Math.round(one)).join(' ');
      const key = `${name} ${name in frame ? phase() : now}`;
      // What is measured when it is first drawn is put right before it is painted: only what lasts is seen.
      const lasts = last.get(key) === box;
      last.set(key, box);
      if (!lasts) continue;
      const before = seen.get(key);
      if (before !== undefined && before !== box) {
        const asked = document.querySelector('section.bar h2')?.textContent;
        globalThis.shifts.push(`${key}: ${before} -> ${box} at "${asked}"`);
      }
      seen.set(key, box);
    }
    globalThis.watched = [...seen.keys()];
    requestAnimationFrame(look);
  };
  look();
}"""
"""Compares where things are from frame to frame."""


def watch(page: Page, title: str) -> None:
    """From now on note everything that moves."""
    page.evaluate(WATCH, PARTS[title])


def shifts(page: Page) -> list[str]:
    """What has moved, and when."""
    found: list[str] = page.evaluate("globalThis.shifts")
    return found


def watched(page: Page) -> set[str]:
    """The names of what was seen so far."""
    keys: list[Any] = page.evaluate("globalThis.watched")
    return {str(key).split(" ")[0] for key in keys}
