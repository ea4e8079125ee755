"""The board stands still: nothing on it moves or changes its size because a question, a hint or a drawer comes or goes.
Whole matches are watched by `make journeys`."""

import pytest
from playwright.sync_api import expect

from browser import edge, survey, trucking
from browser.conftest import Visit
from browser.looking import things
from browser.stillness import shifts, watch, watched

SIZES = {"large": (1440, 900), "small": (1280, 720), "phone": (390, 844)}
sized = pytest.mark.parametrize("size", SIZES)


@sized
def test_the_yard_stands_still_while_a_ship_is_built(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    trucking.open_table(page, "Bot (Apprentice: builds whatever fits)")
    expect(things(page).first).to_be_visible()
    trucking.step(page)
    watch(page, "trucker")
    for _ in range(8):
        trucking.step(page)
    assert shifts(page) == []
    assert {"board", "bar", "ship", "square"} <= watched(page)


@sized
def test_the_map_of_the_edge_stands_still(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    edge.sit_down(page)
    edge.choose_faction(page)
    edge.play_on(page, stop=".bay")
    watch(page, "andromeda")
    edge.play_on(page, most=10)
    assert shifts(page) == []
    assert {"board", "bar", "map"} <= watched(page)


@sized
def test_the_planet_stands_still(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    survey.sit_down(page, "operation")
    survey.play_on(page, stop=".land:not(.away) svg.map", most=40)
    watch(page, "vanguard")
    survey.play_on(page, most=10)
    assert shifts(page) == []
    assert {"board", "bar", "map", "sectors"} <= watched(page)
