"""IV-X-402: exertion."""

import pytest

from games.vanguard.proving_ground import Played, landed, one, own, trip
from starboard.games.vanguard.moves.exploration_moves import Exert
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert, exertions
from starboard.games.vanguard.state.check_state import Check, PoolDie


@pytest.mark.rule("IV-X-402")
@pytest.mark.parametrize(
    ("available", "spent", "rolled", "able"),
    [
        (0, 0, 4, False),
        (4, 0, 0, False),
        (1, 1, 4, True),
        (0, 2, 4, True),
        (0, 1, 4, False),
        (0, 1, 0, True),
    ],
    ids=["nothing", "nothing spent", "beside", "two", "only what is sacrificed", "an Exhaustion instead"],
)
def test_exertion_must_bring_something(available: int, spent: int, rolled: int, able: bool) -> None:
    g = landed("re")
    own(g, 0, ["red_basic"] * available, ["red_basic"] * spent)
    trip(g).check = Check(0, "prepare", pool=[PoolDie(0, 0, 0) for _ in range(rolled)])
    assert can_exert(g, 0) == able
    assert exertions(g, 0) == [Exert(0)] * able
    assert exertions(g, 1) == []
    one(g).dead = True
    assert not can_exert(g, 0)


@pytest.mark.rule("IV-X-402")
@pytest.mark.parametrize(("gear", "back"), [([], 5), (["p14"], 6)])
def test_exertion_refreshes_five_dice_and_gear_more(gear: list[str], back: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    own(g, 0, [], ["red_basic"] * 4 + ["green_basic"] * 3 + ["blue_basic"] * 3)
    Played(exert(g, 0)).through()
    assert (len(one(g).available), len(one(g).sacrificed)) == (back, 1)
