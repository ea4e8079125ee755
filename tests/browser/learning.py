"""How a test takes a lesson through the page."""

from playwright.sync_api import Locator, Page, expect

from browser.trucking import HELD, HOLD

NOTE = "aside.note"
READY = "section.bar.asked:not(.busy)"
"""The bar, once presses count: not while an answer is on its way, and not just after its question has come."""


def lesson(page: Page, title: str, name: str) -> None:
    """Begin a lesson of this name from its page."""
    page.goto(f"{page.url.split('/')[0]}//{page.url.split('/')[2]}/learn/{title}")
    page.locator(f"[data-lesson={name}] button").click()
    expect(page.locator(NOTE)).to_be_visible()


def at_step(page: Page, step: str) -> Locator:
    """The note of this step, once it is there and its film is over."""
    note = page.locator(f"{NOTE}[data-step={step}]")
    expect(note).to_be_visible()
    return note


def ready(page: Page) -> None:
    """Wait until a press counts."""
    expect(page.locator(READY)).to_be_attached()


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}]")


def press(page: Page, name: str, kind: str = "") -> None:
    """Press a thing of the board by its place; hold it if the move costs something."""
    ready(page)
    page.locator(f"button[data-place={name}]:visible").first.click(delay=HOLD if kind in HELD else 0)


def press_square(page: Page, name: str, kind: str = "") -> None:
    """Press the square of the ship with this name; hold it if the move costs something."""
    ready(page)
    box = page.locator(f"rect[data-place={name}]").first.bounding_box()
    assert box is not None
    delay = HOLD if kind in HELD else 0
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=delay)


def try_square(page: Page, name: str, tries: int) -> None:
    """Press a square that the step does not want: it is told why, and the try is counted."""
    press_square(page, name)
    expect(page.locator(NOTE)).to_have_attribute("data-tries", str(tries))


def turn(page: Page, quarters: int) -> None:
    """Turn the part in the hand to the right."""
    for _ in range(quarters):
        page.keyboard.press("e")


def make(page: Page, kind: str, number: int = 0) -> None:
    """Make a move of this type where it lights up, or in the bar: the first one, or another."""
    lit = page.locator(f".board button.go[data-lit~={kind}]:visible")
    if not lit.count():
        lit = page.locator(f".board [data-lit~={kind}]:visible")
    things = lit if lit.count() else page.locator(f"[data-move={kind}]:enabled")
    ready(page)
    things.nth(number).click(delay=HOLD if kind in HELD else 0)


def go_on(page: Page) -> None:
    page.locator(f"{NOTE} footer button.go").first.click()
