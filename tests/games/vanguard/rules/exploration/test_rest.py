"""IV-X-330: rest."""

import pytest

from games.vanguard.proving_ground import Played, landed, one, own, trip
from starboard.games.vanguard.moves.exploration_moves import PickColumn
from starboard.games.vanguard.rules.exploration.rest import can_rest, rest


@pytest.mark.rule("IV-X-330")
@pytest.mark.parametrize(("supplies", "gear", "able"), [(1, [], True), (0, [], False), (0, ["p15"], True)])
def test_rest_needs_supplies_or_something_that_pays_for_it(supplies: int, gear: list[str], able: bool) -> None:
    g = landed("re")
    trip(g).supplies, one(g).equipment = supplies, gear
    assert can_rest(g, 0) == able


@pytest.mark.rule("IV-X-330")
@pytest.mark.rule("IV-X-332")
def test_a_free_rest_is_free_once_a_round_and_may_heal_a_die() -> None:
    g = landed("re")
    one(g).equipment, one(g).injury_dice = ["p15"], [1, 1, 0]
    trip(g).supplies, trip(g).rested = 2, False
    play = Played(rest(g, 0))
    assert play.asked[1] == "heal-die"
    assert play.offers == [PickColumn("red"), PickColumn("green")]
    play.answer(PickColumn("green"))
    assert (one(g).injury_dice, trip(g).supplies, trip(g).rested) == ([1, 0, 0], 2, True)
    assert Played(rest(g, 0)).over
    assert (one(g).injury_dice, trip(g).supplies) == ([0, 0, 0], 1)
    trip(g).supplies = 0
    assert not can_rest(g, 0)


@pytest.mark.rule("IV-X-331")
@pytest.mark.parametrize(("spent", "back"), [(1, 1), (2, 1), (4, 2), (5, 3)])
def test_rest_brings_back_half_of_the_dice_rounded_up(spent: int, back: int) -> None:
    g = landed("re")
    own(g, 0, [], (["red_basic", "green_basic", "blue_basic"] * 2)[:spent])
    Played(rest(g, 0)).through()
    assert len(one(g).available) == back
