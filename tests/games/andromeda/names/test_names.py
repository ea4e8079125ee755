"""What regions are called."""

import pytest

from starboard.games.andromeda.names.names import region_name
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, NOWHERE, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import new_match


@pytest.fixture(scope="module")
def g() -> AndromedaState:
    state = new_match(ANDROMEDA, 2, 1).state
    assert isinstance(state, AndromedaState)
    return state


def test_the_name_of_a_region_says_which_one_it_is(g: AndromedaState) -> None:
    regions = [NOWHERE, *range(len(g.tiles)), FIRST_NEBULA]
    assert [region_name(g, region).args["at"] for region in regions] == regions


def test_a_region_is_called_by_what_lies_there(g: AndromedaState) -> None:
    with_tile = next(region for region, tile in enumerate(g.tiles) if tile)
    without = next(region for region, tile in enumerate(g.tiles) if not tile)
    assert region_name(g, with_tile).id == "andromeda-place"
    assert region_name(g, without).id == region_name(g, NOWHERE).id == "andromeda-space"
    assert region_name(g, FIRST_NEBULA + 2).args["number"] == 3
