"""How a test takes a lesson through the page."""

from playwright.sync_api import Locator, Page, expect

NOTE = "aside.note"


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


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}]")


def press(page: Page, name: str) -> None:
    """Press what is lit at a place of the board."""
    page.locator(f"button[data-place={name}]").first.click()


def press_square(page: Page, name: str) -> None:
    """Press the square of the ship with this name."""
    box = page.locator(f"rect[data-place={name}]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def try_square(page: Page, name: str, tries: int) -> None:
    """Press a square that the step does not want, until that many tries are counted: while an answer is on its way,
    and just after a question has come, presses do not count."""
    note = page.locator(NOTE)
    for _ in range(20):
        press_square(page, name)
        page.wait_for_timeout(400)
        if note.get_attribute("data-tries") == str(tries):
            return
    raise AssertionError(f"{name} was not answered")


def turn(page: Page, quarters: int) -> None:
    """Turn the part in the hand to the right."""
    for _ in range(quarters):
        page.keyboard.press("e")


def make(page: Page, kind: str, number: int = 0) -> None:
    """Make a move of this type from the bar: the first one, or another."""
    page.locator(f"button.move[data-move={kind}]:enabled").nth(number).click()


def confirm(page: Page) -> None:
    """Say the second word where the first would hurt."""
    page.locator("main .bar button.go:enabled").first.click()


def go_on(page: Page) -> None:
    page.locator(f"{NOTE} footer button.go").first.click()
