"""Standing orders: given and taken back from the menu of a match, by the keyboard too, and on a phone."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.edge import choose_faction, sit_down
from browser.looking import barriers, overflows


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_an_order_is_given_and_taken_back(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height)
    sit_down(page)
    choose_faction(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Standing orders", exact=True).click()
    order = page.get_by_role("switch", name="Stay out of the battles of others")
    expect(order).not_to_be_checked()
    order.focus()
    page.keyboard.press("Space")
    expect(order).to_be_checked()
    assert barriers(page) == []
    assert not overflows(page)
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Standing orders", exact=True).click()
    expect(order).to_be_checked()
    order.focus()
    page.keyboard.press("Space")
    expect(order).not_to_be_checked()
