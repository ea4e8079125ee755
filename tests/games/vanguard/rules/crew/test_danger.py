"""Chapter 13: danger dice, and what keeps them away."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, deal, do, landed, load, one, trip
from starboard.games.vanguard.moves.exploration_moves import GoOn, PlayCard


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("gear", "wounds"), [([], 2), (["p05"], 1), (["p05", "p05"], 0), (["p06"], 0)])
def test_some_things_keep_danger_away_outside_a_check_too(gear: list[str], wounds: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    load(g, *[DANGER_FACE["rare"]] * 2)
    do(g, "danger A 2")
    assert len(one(g).injuries) == wounds


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("gear", "left", "wounds"), [([], False, 0), (["p05"], True, 0)])
def test_a_bad_feeling_is_used_up_only_if_a_die_is_left(gear: list[str], left: bool, wounds: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    do(g, "status wary next")
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert (len(one(g).injuries), "wary" in one(g).statuses) == (wounds, left)


@pytest.mark.rule("IV-X-1301")
def test_a_bad_feeling_takes_one_die_away() -> None:
    g = landed("re")
    do(g, "status wary next")
    load(g, *[DANGER_FACE["rare"]] * 3)
    do(g, "danger A 3")
    assert len(one(g).injuries) == 2


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("stopped", "wounds"), [(True, 0), (False, 1)])
def test_a_card_stops_a_danger_result_which_then_counts_for_nothing(stopped: bool, wounds: int) -> None:
    g = landed("se")
    deal(g, "SE07")
    load(g, DANGER_FACE["rare"])
    do(g, "danger A", *([PlayCard(0, "SE07")] if stopped else [GoOn()]))
    assert (len(one(g).injuries), trip(g).tallies.danger) == (wounds, wounds)
    one(g).hand = []
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert trip(g).tallies.danger == wounds + 1
