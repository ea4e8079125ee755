"""Three ways to make a move at a page: by mouse, by keyboard only, by finger. Each counts what it presses."""

from playwright.sync_api import Locator, Page, expect

from browser.trucking import HOLD

SOON = 8000
"""Milliseconds in which a thing can be pressed; in a race it may be gone because somebody else was quicker."""
AIM = """async (thing) => {
  if (!(thing instanceof SVGElement)) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, width, height } = thing.getBoundingClientRect();
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  const points = shares.flatMap((down) => shares.map((along) => [left + along * width, top + down * height]));
  return points.find(([x, y]) => thing.contains(document.elementFromPoint(x, y))) ?? null;
}"""
"""A point of a thing that is drawn where nothing lies over it: a nebula is bent round the regions beside it, and a map
may have to be moved first. Null for all other things."""
CONFIRM = "section.bar.asked:is(.selected, .several):not(.busy) button.go:enabled"


class Mouse:
    """Somebody with a mouse."""

    def __init__(self) -> None:
        self.presses = 0

    def move(self, page: Page, kind: str) -> None:
        """Make a move of this type where it lights up, else by its button; confirm it where that is asked for."""
        lit = places(page, kind)
        turned = page.locator(f".board [data-lit~={kind}].turns:visible")
        drawer = page.locator("[data-drawer][aria-expanded=true]")
        if drawer.count() and (lit.count() or turned.count()):
            # It may lie over the place.
            self.press(page, drawer.first)
        if not lit.count() and turned.count():
            self.turn(page, kind, turned.first)
            expect(lit.first).to_be_visible()
        self.press(page, lit.first if lit.count() else page.locator(f"[data-move={kind}]:enabled:visible").first)
        # What was selected on a phone is confirmed, and so is an answer of several things.
        confirm = page.locator(CONFIRM)
        if confirm.count():
            self.press(page, confirm.first)

    def turn(self, page: Page, kind: str, square: Locator) -> None:
        """Turn the component in the hand until it fits this square."""
        self.press(page, square)

    def press(self, page: Page, thing: Locator) -> None:
        """Press a thing, or hold it where that costs something."""
        self.presses += 1
        delay = HOLD if is_held(thing) else 0
        spot = aim(thing)
        if spot:
            page.mouse.click(*spot, delay=delay)
        else:
            thing.click(delay=delay, timeout=SOON)


class Keyboard(Mouse):
    """Somebody without a mouse."""

    def turn(self, page: Page, kind: str, square: Locator) -> None:
        for _ in range(3):
            self.presses += 1
            page.keyboard.press("e")
            if places(page, kind).count():
                return

    def press(self, page: Page, thing: Locator) -> None:
        key = thing.get_attribute("aria-keyshortcuts", timeout=SOON)
        if is_held(thing):
            self.presses += 1
            thing.focus(timeout=SOON)
            page.keyboard.down("Enter")
            page.wait_for_timeout(HOLD)
            page.keyboard.up("Enter")
        elif key:
            for letter in key.split()[0]:
                self.presses += 1
                page.keyboard.press(letter.lower())
        else:
            self.presses += 1
            thing.press("Enter", timeout=SOON)


class Finger(Mouse):
    """Somebody with a phone."""

    def press(self, page: Page, thing: Locator) -> None:
        if is_held(thing):
            super().press(page, thing)
            return
        self.presses += 1
        spot = aim(thing)
        if spot:
            page.touchscreen.tap(*spot)
        else:
            thing.tap(timeout=SOON)


def places(page: Page, kind: str) -> Locator:
    """Where a move of this type is made at once."""
    return page.locator(f":is(.board, .rail) [data-lit~={kind}]:not(.turns):visible")


def aim(thing: Locator) -> list[float] | None:
    """Where to press a thing that is drawn; None: in its middle."""
    spot: list[float] | None = thing.evaluate(AIM, timeout=SOON)
    return spot


def is_held(thing: Locator) -> bool:
    """Whether a thing wants to be held."""
    return bool(thing.evaluate("(thing) => thing.matches('[data-hold], .hold')", timeout=SOON))
