"""Somebody who plays a whole match of Andromeda's Edge at one or several pages as a person would, counts every press,
and looks round wherever something new is asked."""

from collections import Counter
from contextlib import suppress
from math import dist
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.conftest import Visit
from browser.hand import HAND
from browser.looking import barriers, overflows
from journeys.pressing import Mouse

MOST_STEPS = 4000
"""Looks at the pages of one match: far more than it takes."""
PAUSE = 60
"""Milliseconds between two looks at a page."""
ANSWERED = 2000
"""Milliseconds in which something comes of a press; a person does not press twice before."""
SERIES = 0.6
"""Seconds between two presses at one spot of somebody who has seen what came of the first; quicker, they are a double
click, and the second is none."""
NEAR = 40
"""What counts as one spot, in px."""
STUCK = 25
"""Presses of one kind in a row after which a match goes nowhere."""
SECOND = {"here": {"kind": "here", "name": "Łucja"}, "open": {"kind": "open"}}
"""Who sits in the second seat: somebody at the same screen, or somebody who comes by the link."""
OPTIONS: dict[str, dict[str, Any]] = {
    "hegemon": {"length": 50, "hegemon": "ofc_1a"},
    "here": {"length": 50, "factions": "base"},
    "open": {"length": 50, "factions": "base"},
}
"""What is played: alone against the Hegemon, or a first game of two."""

PLAN = (
    "async ({ turn }) => {"
    + HAND
    + """
  const FREE = ['play-card', 'slot-moon', 'discard-moon', 'trade', 'use-token', 'use-ability', 'move-moon',
    'pay-otherwise', 'take-back'];
  const DULL = ['go-on', 'pass', 'decline', 'refuse-truce', 'return-to-station'];
  for (const old of document.querySelectorAll('[data-press]')) delete old.dataset.press;
  const mark = (thing, kind) => {
    if (thing) thing.dataset.press = kind;
    return thing ? kind : '';
  };
  const find = (selector) => [...document.querySelectorAll(selector)].find(inSight);
  if (find('.ending')) return 'over';
  const before = mark(find('.curtain .hold'), 'curtain') || mark(find('.watching .go, .result .go'), 'seen');
  if (before) return before;
  if (!bar()) return '';
  const menu = find('[role=menuitem]:not(.quiet)');
  if (menu) return mark(menu, 'menu');
  const go = ready();
  if (go) return mark(go, 'confirm');
  const lit = [...document.querySelectorAll('.board [data-lit], .rail [data-lit]')].filter(inSight);
  const buttons = [...document.querySelectorAll('section.bar .acts [data-move], .drawer [data-move]')];
  const has = (thing, types) => typesOf(thing).some((type) => types.includes(type));
  const things = [...lit, ...buttons.filter((button) => !button.disabled)]
    .filter((thing) => !isPicked(thing) && !has(thing, FREE));
  const launches = things.filter((thing) => has(thing, ['launch']));
  if (launches.length) return mark(launches[(turn * 7) % launches.length], 'launch');
  // Nothing is exchanged without need, and cards are the last thing to pay with.
  const kept = things.find((thing) => has(thing, ['decline']));
  if (kept && things.some((thing) => has(thing, ['swap']))) return mark(kept, 'decline');
  const ways = things.filter((thing) => has(thing, ['pay']));
  if (ways.length) return mark(ways.at(-1), 'pay');
  const lively = things.filter((thing) => !has(thing, DULL));
  const wake = lively.find((thing) => has(thing, ['activate']));
  const join = bar().matches('.several') && turn % 2 ? bar().querySelector('.none') : null;
  const filled = bar().querySelector('[data-filled]:not(:disabled)');
  const drawer = things.length ? null : bar().querySelector('[data-drawer=more][aria-expanded=false]');
  const next = join ?? filled ?? wake ?? lively[0] ?? things[0] ?? bar().querySelector('.none') ?? drawer;
  return mark(next, next ? typesOf(next)[0] || 'none' : '');
}"""
)
"""Marks what a person would press next, and says what it is; empty where there is nothing to do. Ships are launched as
long as there are any, then all return; what the page puts forward is taken."""


SEEN = """() => {
  const bar = document.querySelector('section.bar');
  const chosen = document.querySelectorAll('[aria-pressed=true], [aria-expanded=true], [role=menuitem]').length;
  const before = document.querySelectorAll('.curtain, .watching, .result, .ending').length;
  return [bar?.className, bar?.textContent, chosen, before].join(' ');
}"""
"""What tells that a press was answered."""


def sit_down(visit: Visit, company: str, options: dict[str, Any] | None = None, **how: Any) -> list[Page]:
    """Ada opens a table and the match begins; somebody who comes by the link looks at it in a browser of their own.
    `options` stand in for some of what is played else."""
    ada = visit(**how)
    seats = [{"kind": "person", "name": "Ada"}, *([SECOND[company]] if company in SECOND else [])]
    given = {"title": "andromeda", "seats": seats, "options": {**OPTIONS[company], **(options or {})}}
    answer = ada.request.post("/api/tables", data=given)
    assert answer.status == 201, answer.text()
    opened = answer.json()
    id, pages = opened["table"]["id"], [ada]
    if company == "open":
        ben = visit(f"/t/{id}#seat={opened['keys']['1']}", **how)
        ben.locator("form input").first.fill("Ben")
        ben.locator("form button.go").click()
        expect(ben.locator("form")).to_have_count(0)
        pages.append(ben)
    bearer = {"Authorization": f"Bearer {opened['host']}"}
    assert ada.request.post(f"/api/tables/{id}/start", headers=bearer).ok
    ada.goto(f"/t/{id}")
    for page in pages:
        expect(page.locator(".andromeda, .curtain").first).to_be_visible()
    return pages


class Expedition:
    """A match on its way to its end."""

    def __init__(self, pages: list[Page], hand: Mouse) -> None:
        self._pages = pages
        self._hand = hand
        self._met: set[str] = set()
        self._last = Counter[str]()
        """How often in a row the last kind of thing was pressed."""
        self._covered: list[str] = []
        """What lay over things that were to be pressed."""
        self._spot = (0.0, 0.0)
        """Where was pressed last,"""
        self._pressed = 0.0
        """and when."""
        self.turns = 0
        """Launches and returns of people."""
        self.kinds = Counter[str]()
        """What was pressed how often; of a confirmation, what it confirmed."""
        self._meant = ""
        """What was pressed last, other than to confirm it."""

    def to_the_end(self) -> None:
        """Play at all pages until each tells the end."""
        for look in range(MOST_STEPS):
            kinds = [self._step(page) for page in self._pages]
            if set(kinds) == {"over"}:
                break
            if not any(kinds):
                self._pages[look % len(self._pages)].wait_for_timeout(PAUSE)
        for page in self._pages:
            assert page.locator(".ending").is_visible(), self.told
            arrived(page)
            self._look(page, "the end")

    @property
    def told(self) -> str:
        """What it took, in one line."""
        each = self._hand.presses / max(1, self.turns)
        missed = f"; missed {dict(Counter(self._covered))}" if self._covered else ""
        return f"{self._hand.presses} presses in {self.turns} turns, {each:.1f} each{missed}"

    def _step(self, page: Page) -> str:
        """Do what there is to do at this page; what it was."""
        kind: str = page.evaluate(PLAN, {"turn": self.turns + len(self._covered)})
        if not kind or kind == "over":
            return kind
        self._last = Counter({kind: self._last[kind] + 1})
        assert self._last[kind] < STUCK, f"nothing comes of {kind}: {self.told}"
        self._look(page, kind)
        self._wait_at(page, page.locator("[data-press]").first)
        before: str = page.evaluate(SEEN)
        try:
            self._hand.press(page, page.locator("[data-press]").first)
        except TimeoutError as error:
            # The table went on by itself, somebody else was quicker, or another thing lies over this one.
            lines = [line.strip() for line in str(error).splitlines() if "intercepts" in line]
            self._covered.append(f"{kind}: {lines[-1] if lines else 'gone'}")
            return kind
        self.turns += kind in ("launch", "return-to-station")
        self._meant = self._meant if kind == "confirm" else kind
        self.kinds[f"confirm {self._meant}" if kind == "confirm" else kind] += 1
        with suppress(TimeoutError):
            page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before, timeout=ANSWERED)
        page.wait_for_timeout(PAUSE)
        return kind

    def _wait_at(self, page: Page, thing: Locator) -> None:
        """Do not press twice at one spot without looking."""
        box = thing.bounding_box() if thing.count() else None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
        waited = monotonic() - self._pressed
        if dist(spot, self._spot) < NEAR and waited < SERIES:
            page.wait_for_timeout((SERIES - waited) * 1000)
        self._spot, self._pressed = spot, monotonic()

    def _look(self, page: Page, name: str) -> None:
        """Whatever is new to somebody is in sight, and nobody is kept from using it."""
        if name in self._met:
            return
        self._met.add(name)
        assert not overflows(page), f"at {name} the page is wider than its window"
        found = barriers(page)
        assert not found, f"at {name}: {found}"


def arrived(page: Page) -> None:
    """The end is told in full: everybody's lane, what turned it, and what may be pressed next."""
    told = page.locator(".ending")
    expect(told.locator("[data-lane]")).to_have_count(2)
    expect(told.locator("ol li").first).to_be_attached()
    expect(page.locator("section.bar .acts button").first).to_be_visible()
