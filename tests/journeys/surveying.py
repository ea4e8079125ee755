"""Somebody who plays ISS Vanguard in a browser as a person would, by mouse, by keyboard or with a finger: presses what
is lit or put forward, holds what has to be held, counts every press, and looks round wherever something is new."""

from collections import Counter
from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError, expect

from browser.conftest import Visit
from browser.hand import HAND
from browser.looking import barriers, overflows
from browser.test_vanguard import RAW
from journeys.pressing import Finger, Keyboard, Mouse
from journeys.ways import LANGUAGES, SIZES

PAUSE = 60
"""Milliseconds between two looks at a page."""
STUCK = 30
"""Presses of one kind in a row after which a match goes nowhere."""
MOST_STEPS = 1500
"""Looks at the page of one match: far more than it takes."""

PLAN = (
    "async ({ turn, home, stop }) => {"
    + HAND
    + """
  const AWAY = ['lift-off', 'agree'];
  for (const old of document.querySelectorAll('[data-press]')) delete old.dataset.press;
  const mark = (thing, kind) => {
    if (thing) thing.dataset.press = kind;
    return thing ? kind : '';
  };
  const find = (selector) => [...document.querySelectorAll(selector)].find(inSight);
  if (find('.ending, dialog .scores')) return 'over';
  if (stop && bar() && find(stop)) return 'stop';
  // A page of the story lies over everything else.
  const before =
    mark(find('.curtain .hold'), 'curtain') ||
    mark(find('dialog.story[open] .go:not(:disabled)'), 'page') ||
    mark(find('.watching .go'), 'seen');
  if (before) return before;
  if (!bar()) return '';
  const menu = find('[role=menuitem]:not(.quiet):not(:disabled)');
  if (menu) return mark(menu, 'menu');
  const held = bar().querySelector('.hold.go:not(:disabled)');
  if (held) return mark(held, 'hold');
  const go = ready();
  if (go) return mark(go, 'confirm');
  const has = (thing, types) => typesOf(thing).some((type) => types.includes(type));
  // What an open drawer covers, nobody presses.
  const isCovered = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const drawer = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.drawer');
    return Boolean(drawer) && !drawer.contains(thing);
  };
  const lit = [...document.querySelectorAll('.board [data-lit], .rail [data-lit]')]
    .filter((thing) => inSight(thing) && !isCovered(thing));
  const buttons = [...document.querySelectorAll('section.bar .acts [data-move], .drawer [data-move]')];
  const things = [...lit, ...buttons.filter((button) => !button.disabled && inSight(button))]
    .filter((thing) => !isPicked(thing));
  const filled = bar().querySelector('[data-filled]:not(:disabled)');
  const leave = home && things.find((thing) => has(thing, AWAY));
  if (leave) return mark(leave, 'leave');
  // Somebody who wants to go home walks toward the lander; now and then another way, so as not to walk in a circle.
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const lander = home && find('[data-figure=lander]');
  if (lander) {
    const [toX, toY] = middle(lander);
    const far = (thing) => Math.hypot(middle(thing)[0] - toX, middle(thing)[1] - toY);
    const ways = things.filter((thing) => has(thing, ['travel'])).sort((one, other) => far(one) - far(other));
    if (ways.length) return mark(ways[turn % 3 === 2 ? 1 % ways.length : 0], 'travel');
  }
  const drawer = bar().querySelector('[data-drawer=more][aria-expanded=false]');
  if (home && drawer && document.querySelector('.land:not(.away)')) return mark(drawer, 'drawer');
  const calm = things.filter((thing) => !has(thing, AWAY) && !isHeld(thing));
  const lively = calm.filter((thing) => !has(thing, ['go-on', 'decline', 'stand-by', 'exert']));
  const pool = lively.length ? lively : calm.length ? calm : things;
  const other = pool[(turn * 7) % Math.max(1, pool.length)];
  const next = (turn % 3 ? filled : null) ?? other ?? filled ?? bar().querySelector('.none') ?? drawer;
  return mark(next, next ? typesOf(next)[0] || 'filled' : '');
}"""
)
"""Marks what a person would press next, and says what it is; empty where there is nothing to do."""

HANDS = {"mouse": Mouse, "keyboard": Keyboard, "finger": Finger}


class Way(NamedTuple):
    """How a match is played."""

    preset: str
    size: str
    language: str
    hand: str

    @property
    def id(self) -> str:
        return "-".join(self)

    @property
    def told(self) -> str:
        size = SIZES[self.size]
        where = f"{size['width']}×{size['height']}, {LANGUAGES[self.language]}"
        return f"ISS Vanguard, {KINDS[self.preset]}; {self.hand}, {where}"


KINDS = {"lesson": "the tutorial to its end", "operation": "an operation to its end", "quick": "a pass and a landing"}
"""What is played, by the name of the preset."""


def sit_down(visit: Visit, way: Way) -> Page:
    """Ada opens a table for herself, and the match begins."""
    page = visit(locale=way.language, **SIZES[way.size])
    given = {"title": "vanguard", "seats": [{"kind": "person", "name": "Ada"}], "options": {"start": way.preset}}
    answer = page.request.post("/api/tables", data=given)
    assert answer.status == 201, answer.text()
    opened = answer.json()
    id, bearer = opened["table"]["id"], {"Authorization": f"Bearer {opened['host']}"}
    assert page.request.post(f"/api/tables/{id}/start", headers=bearer).ok
    page.goto(f"/t/{id}")
    expect(page.locator(".vanguard").first).to_be_visible()
    return page


class Survey:
    """A match on its way."""

    def __init__(self, page: Page, hand: Mouse) -> None:
        self._page = page
        self._hand = hand
        self._met: set[str] = set()
        self._last = Counter[str]()
        self._missed: list[str] = []
        self.answers = 0

    def go_on(self, *, stop: str = "", home: bool = False, most: int = MOST_STEPS) -> str:
        """Play until the match is over, `stop` is in sight, or that many looks were taken."""
        for _ in range(most):
            kind = self._step(stop, home)
            if kind in ("over", "stop"):
                self._look(kind)
                return kind
            if not kind:
                self._page.wait_for_timeout(PAUSE)
        return "most"

    @property
    def told(self) -> str:
        """What it took, in one line."""
        missed = f"; missed {dict(Counter(self._missed))}" if self._missed else ""
        return f"{self._hand.presses} presses, {self.answers} things pressed of {len(self._met)} kinds{missed}"

    def _step(self, stop: str, home: bool) -> str:
        given: dict[str, Any] = {"turn": self.answers + len(self._missed), "home": home, "stop": stop}
        kind: str = self._page.evaluate(PLAN, given)
        if not kind or kind in ("over", "stop"):
            return kind
        self._last = Counter({kind: self._last[kind] + 1})
        assert self._last[kind] < STUCK, f"nothing comes of {kind}: {self.told}"
        self._look(kind)
        try:
            self._hand.press(self._page, self._page.locator("[data-press]").first)
        except TimeoutError as error:
            lines = [line.strip() for line in str(error).splitlines() if "intercepts" in line]
            self._missed.append(f"{kind}: {lines[-1][:80] if lines else 'gone'}")
            return kind
        self.answers += 1
        self._page.wait_for_timeout(PAUSE)
        return kind

    def _look(self, name: str) -> None:
        """Whatever is new to somebody is in sight and said in words, and nobody is kept from using it."""
        if name in self._met:
            return
        self._met.add(name)
        assert not overflows(self._page), f"at {name} the page is wider than its window"
        assert not RAW.search(self._page.locator("body").inner_text()), f"at {name} something is not said in words"
        found = barriers(self._page)
        assert not found, f"at {name}: {found}"
