"""Somebody who takes a lesson at the page: makes what its notes want, where it lights up.

What a note wants is read from the frames that the page gets; everything is done by pressing what the page shows.
"""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.learning import NOTE
from browser.trucking import HELD, HOLD

HEARS = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type === 'note') window.heardNote = frame;
      if (frame.note) window.heardNote = frame.note;
      if (frame.stand) window.heardStand = frame.stand;
    });
  }
};
"""
WANTED = """() => {
  const note = document.querySelector('aside.note');
  if (!note || !window.heardNote || note.dataset.does !== window.heardNote.does) return false;
  if (note.dataset.step !== (window.heardNote.id ?? '')) return false;
  if (note.dataset.does === 'over') return true;
  if (note.dataset.does === 'go-on') return Boolean(note.querySelector('footer .go:enabled'));
  return note.dataset.does === 'move' && Boolean(document.querySelector('section.bar.asked:not(.busy)'));
}"""
MOVED = """([count, tries, step]) => {
  const note = document.querySelector('aside.note');
  return document.querySelector('.table')?.dataset.count !== count || note?.dataset.tries !== tries
    || note?.dataset.step !== step;
}"""
ANSWERED = f"""([before, then]) => ({MOVED})(before) || [...document.querySelectorAll(then)].some((thing) =>
  thing.checkVisibility())"""
"""Whether a press has moved something, or asks for a second one."""
HIDES_NOTHING = """() => {
  const shown = document.querySelector('aside.note');
  if (!shown) return false;
  const note = shown.getBoundingClientRect();
  const share = (thing) => {
    const box = thing.getBoundingClientRect();
    const wide = Math.min(note.right, box.right) - Math.max(note.left, box.left);
    const high = Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top);
    return (Math.max(0, wide) * Math.max(0, high)) / Math.max(1, box.width * box.height);
  };
  // A nebula at the rim may lie below it: where so much is lit, no corner is free.
  const rim = '[data-place^="region:N"]';
  const lit = [...document.querySelectorAll(`.board [data-lit]:not(${rim}), .drawer [data-move]`)];
  const seen = lit.filter((thing) => thing.checkVisibility() && !thing.closest('[inert]'));
  const things = [...document.querySelectorAll('[data-points]'), ...seen];
  return things.every((thing) => share(thing) < 0.5);
}"""
"""Whether the note lies on nothing that it points at, and on nothing that may be pressed."""
SEEN = ":not([inert] *):visible"
"""What nothing lies over."""
SEVERAL = "section.bar.several"
"""The bar, where several things are picked and then one presses its filled button."""
TURN_RIGHT = ":is(.turns button, button.turn):visible"
ATTEMPTS = 8
"""Presses until one counts: one that comes just after its question does not."""
GLANCE = 1500
SOON = 8000
"""Milliseconds in which a thing can be pressed, if it is still there."""


class Learner:
    """Takes one lesson. Where there is a choice, the first that is allowed is made, or the last."""

    def __init__(self, page: Page, *, last: bool = False) -> None:
        self._page = page
        self._place = -1 if last else 0
        self._held = 0
        """How the part in the hand is turned."""
        self.presses = 0
        """What was pressed so far, with what was pressed in vain."""

    def begin(self, lesson: str, title: str = "trucker") -> None:
        """Open a lesson from the page of its title."""
        page = self._page
        page.add_init_script(HEARS)
        page.goto(f"/learn/{title}")
        page.locator(f"[data-lesson={lesson}] button").click()
        expect(page.locator(NOTE)).to_be_visible()

    def wait(self) -> dict[str, Any]:
        """The note, once something is wanted of the learner, or it is over."""
        self._page.wait_for_function(WANTED)
        note: dict[str, Any] = self._page.evaluate("window.heardNote")
        return note

    def go(self, until: str = "", look: Callable[[dict[str, Any]], None] = lambda note: None) -> list[str]:
        """Go through the lesson; the steps that came. `until` names one to stop at; `look` sees each of them."""
        steps: list[str] = []
        while True:
            note = self.wait()
            step = note.get("id", "")
            if step and (not steps or steps[-1] != step):
                steps.append(step)
                self._page.wait_for_function(HIDES_NOTHING)
                look(note)
            if note["does"] == "over" or (until and step == until):
                return steps
            if note["does"] == "go-on":
                self._press(self._page.locator(f"{NOTE} footer .go").first)
            else:
                stand = self._page.evaluate("window.heardStand")
                wanted = [stand["moves"][place] for place in note["allowed"]]
                if self._page.locator(SEVERAL).count():
                    self.pick(wanted, stand["moves"])
                else:
                    self.make(wanted[self._place], stand["moves"])

    def pick(self, wanted: list[dict[str, Any]], offers: list[dict[str, Any]]) -> None:
        """Pick some of what is wanted, as many as the filled button needs, and press that."""
        page = self._page
        go = page.locator(f"{SEVERAL} button.go:enabled")
        for offer in wanted:
            if go.count():
                break
            kind, place = offer["move"]["type"], offer["caption"].get("place", "")
            self._see(place)
            self._click(self._thing(kind, place, [one for one in offers if one["move"]["type"] == kind].index(offer)))
        self._press(go.first)

    def make(self, offer: dict[str, Any], offers: list[dict[str, Any]]) -> None:
        """Make a move where it lights up, or in the bar."""
        move, place = offer["move"], offer["caption"].get("place", "")
        kind = move["type"]
        self._see(place)
        if kind == "launch":
            self._choose_ship(move["ship"])
        if kind == "place":
            for _ in range((move["turn"] - self._held) % 4):
                self._click(self._page.locator(TURN_RIGHT).last)
            self._held = move["turn"]
        elif kind in ("draw", "take", "fetch"):
            self._held = 0
        self._press(self._thing(kind, place, [one for one in offers if one["move"]["type"] == kind].index(offer)), kind)

    def _choose_ship(self, ship: str) -> None:
        """Choose what is launched, where there is a choice."""
        bay = self._page.locator(f"[data-place='bay:{ship}'][aria-checked=false]:visible")
        if bay.count():
            self._click(bay.first)

    def _see(self, place: str) -> None:
        """On a phone: fold the note, and open the view that shows a place; the first, if none does."""
        page = self._page
        fold, views = page.locator(f"{NOTE} [data-to-board]"), page.locator("nav [data-place^=view-]")
        if fold.count() and fold.is_visible():
            self._click(fold)
        there = page.locator(f"[data-place='{place}']:visible")
        types = page.locator(".modules nav [data-place^='column:']:visible")
        for number in range(types.count()):
            if place.startswith("offer:") and not there.count():
                self._click(types.nth(number))
        if place and views.count() and not there.count():
            for number in [*range(views.count()), 0]:
                self._click(views.nth(number))
                if there.count():
                    return

    def _thing(self, kind: str, place: str, number: int) -> Locator:
        """What is pressed for a move: its place, a thing lit for its type, a button of the bar or the drawer."""
        page = self._page
        at = f"[data-place='{place}'][data-lit~={kind}]{SEEN}", f"rect[data-place='{place}']{SEEN}"
        for found in (f".board button.go[data-lit~={kind}]{SEEN}", *(at if place else ())):
            if page.locator(found).count():
                return page.locator(found).first
        lit = page.locator(f".board [data-lit~={kind}]{SEEN}")
        if lit.count():
            return lit.nth(min(number, lit.count() - 1))
        buttons = page.locator(f"[data-move={kind}]:enabled:visible")
        for drawer in ("more", "free"):
            closed = page.locator(f"[data-drawer={drawer}][aria-expanded=false]:visible")
            if not buttons.count() and closed.count():
                self._click(closed)
        expect(buttons.first).to_be_visible()
        return buttons.nth(min(number, buttons.count() - 1))

    def _press(self, thing: Locator, kind: str = "") -> None:
        """Press it until something has come of it."""
        page, note = self._page, self._page.locator(NOTE)
        before = [
            page.locator(".table").get_attribute("data-count"),
            note.get_attribute("data-tries"),
            note.get_attribute("data-step"),
        ]
        for _ in range(ATTEMPTS):
            try:
                self._click(thing, kind)
                # On a phone a place is selected first, and the filled button makes the move.
                then = f"[role=menuitem][data-move={kind}], section.bar.selected .go:enabled"
                if kind:
                    page.wait_for_function(ANSWERED, arg=[before, then], timeout=GLANCE)
                if kind and not page.evaluate(MOVED, before) and page.locator(then).count():
                    self._click(page.locator(then).first, kind)
                page.wait_for_function(MOVED, arg=before, timeout=GLANCE)
            except TimeoutError:
                # Pressed too early, or so late that what was pressed before has been heard and the thing is gone.
                if page.evaluate(MOVED, before):
                    return
                continue
            return
        raise AssertionError(f"nothing came of {kind or 'going on'}")

    def _click(self, thing: Locator, kind: str = "") -> None:
        self.presses += 1
        # A square of the ship lies below what is drawn on it, which is as good to press. All else must be uncovered.
        drawn = bool(thing.evaluate("(thing) => thing instanceof SVGElement", timeout=SOON))
        thing.click(delay=HOLD if kind in HELD else 0, force=drawn, timeout=SOON)
