"""What tests ask of a page, and what they do there again and again."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

SERIOUS = {"serious", "critical"}
ONLY_VIOLATIONS = {"resultTypes": ["violations"]}
"""What is in order need not be described: that takes axe longer than to find it."""
MOST_MOVES = 400
"""Decisions of one match in a test: far more than one takes."""
ASKED = "section.bar.asked:not(.busy)"
"""The bar of somebody who may decide something now."""
GLANCES = 800
"""Looks at several pages until somebody is asked at one of them; only a failing test needs them all."""
PAUSE = 50
"""Milliseconds between two of them."""


def barriers(page: Page) -> list[str]:
    """What axe finds that would keep somebody from using the page: rule and place."""
    found = Axe().run(page, options=ONLY_VIOLATIONS).response["violations"]
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def overflows(page: Page) -> bool:
    """Whether a page is wider than its window, so that one has to scroll sideways to read it."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def path_of(address: str) -> str:
    """What follows the host in an address: path and fragment."""
    return "/" + address.partition("://")[2].partition("/")[2]


def new_table(page: Page, title: str) -> Locator:
    """The form for a new table of this title, opened from the lobby."""
    page.get_by_role("button", name=f"New table : {title}").click()
    return page.get_by_role("dialog")


def play_drift(page: Page, rounds: int = 1) -> None:
    """Begin a match of Drift against a bot, in the lobby."""
    form = new_table(page, "Drift")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_role("radio", name=str(rounds), exact=True).check(force=True)
    form.get_by_role("button", name="Start playing").click()
    expect(question(page)).to_be_visible()


def question(page: Page) -> Locator:
    """The bar in which the question and its moves stand."""
    return page.get_by_role("region", name="Question")


def count(page: Page) -> str:
    """How far the table has come, as the page shows it."""
    return str(page.locator(".table").get_attribute("data-count"))


def who_is_asked(*pages: Page) -> Page:
    """The first of these pages at which something can be decided, once there is one: just after a decision nobody is
    asked, because it is still on its way."""
    for _ in range(GLANCES):
        for page in pages:
            if page.locator(ASKED).count():
                return page
        pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked")


def is_over(page: Page) -> bool:
    """Whether the dialog with the scores is open."""
    return page.get_by_role("dialog").locator(".scores").is_visible()


def things(page: Page) -> Locator:
    """What may be pressed: places on the board, and moves in the bar and its drawer."""
    return page.locator(".board [data-lit]:visible, section.bar .acts [data-move]:enabled, .drawer [data-move]:enabled")


def story(page: Page) -> Locator:
    """The log in the rail, with every turn unfolded."""
    shown = page.get_by_role("list", name="Log")
    if not shown.count():
        # Another tab of the rail may be open, or the rail is folded; also below a dialogue.
        tab = page.get_by_role("tab", name="Log", include_hidden=True)
        folded = page.get_by_role("button", name="Show the log", include_hidden=True)
        tab.or_(folded).first.dispatch_event("click")
    expect(shown).to_be_visible()
    page.evaluate("document.querySelectorAll('.log .fold[aria-expanded=false]').forEach((one) => one.click())")
    return shown


def unguarded(page: Page) -> None:
    """Wait until what has only just appeared takes a press."""
    expect(page.locator(".guarded")).to_have_count(0)


def decide(page: Page) -> None:
    """Make the first move that is offered, once one is; nothing when the match is over."""
    scores = page.locator("dialog .scores")
    # What has only just appeared takes no answer.
    expect(page.locator(ASKED).or_(scores).first).to_be_visible()
    expect(things(page).first.or_(scores).first).to_be_visible()
    if scores.is_visible():
        return
    things(page).first.click()
    # Several may be asked for, and on a phone what was selected is confirmed.
    confirm = page.locator("section.bar button.go:not(.move):enabled, section.bar.selected button.go:enabled")
    if confirm.count():
        confirm.first.click()
