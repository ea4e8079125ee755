"""What tests ask of a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = {"serious", "critical"}


def barriers(page: Page) -> list[str]:
    """What axe finds that would keep somebody from using the page: rule and place."""
    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def overflows(page: Page) -> bool:
    """Whether a page is wider than its window, so that one has to scroll sideways to read it."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
