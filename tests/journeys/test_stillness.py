"""Whole quick matches, in which nothing on a board moves or changes its size while a question stands or changes. Those
of Galaxy Trucker are watched where they are played."""

import pytest

from browser import edge, survey
from browser.conftest import Visit
from browser.stillness import shifts, watch, watched
from browser.test_stillness import SIZES

pytestmark = [pytest.mark.journey, pytest.mark.parametrize("size", SIZES)]


def test_a_match_of_andromedas_edge_stands_still(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    edge.sit_down(page)
    edge.choose_faction(page)
    watch(page, "andromeda")
    assert edge.play_on(page) == "over"
    assert shifts(page) == []
    assert {"board", "bar", "map"} <= watched(page)


def test_an_operation_of_iss_vanguard_stands_still(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width=width, height=height)
    survey.sit_down(page, "operation")
    watch(page, "vanguard")
    assert survey.play_on(page, most=400, home=True) in ("over", "most")
    assert shifts(page) == []
    assert {"board", "bar", "map", "sectors"} <= watched(page)
