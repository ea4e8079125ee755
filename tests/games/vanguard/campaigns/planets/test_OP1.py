"""The Night She Was Lost: noise helps, and the herd is in the way. (It is not.)"""

import pytest

from games.vanguard.campaigns.planets.ground import (
    do,
    end_round,
    field,
    land,
    markers,
    offered,
    outcome,
    read,
    run,
    stack,
    standees,
    status,
    take,
    trip,
    value,
)
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.planet.missions import settle


@pytest.mark.rule("IV-C-103")
def test_three_places_of_the_trail_lead_to_where_they_lie() -> None:
    g = land("OP1", 3, 4)
    outcome(g, "poi:501")
    outcome(g, "poi:502", who=1)
    trip(g).team[0].sector = 6
    outcome(g, "poi:505", 2)
    assert status(g, "MN1") == "done"
    assert status(g, "MN2") == "open"
    assert stack(g, 10) == ["510"]
    assert set(markers(g, "trail")) == {3, 4, 6}


@pytest.mark.rule("IV-X-1505")
def test_crying_draws_the_herd_off() -> None:
    g = land("OP1", 1, 1)
    do(g, "top 510 S10")
    trip(g).team[1].sector = 10
    assert offered(g, 1) >= {"poi:510.1", "poi:510.3"}
    take(g, "poi:500")
    assert markers(g, "cry") == {1: 2}
    field(g, "TN1", 1)
    assert standees(g, "TN1") == [5, 5, 5]
    assert "poi:510.2" in offered(g, 1)
    assert "poi:510.3" not in offered(g, 1)


@pytest.mark.rule("IV-X-1703")
@pytest.mark.parametrize(("action", "log", "success"), [(2, "LO1-5", 0), (3, "LO1-6", 2)])
def test_she_is_found_under_the_moss_or_among_them(action: int, log: str, success: int) -> None:
    g = land("OP1", 10, 10)
    do(g, "top 510 S10, mission MN2 reveal")
    if action == 2:
        do(g, "put TN1.all S5")
    with pytest.raises(ExplorationEnds):
        outcome(g, "poi:510", action)
    assert trip(g).end == log
    assert log in read(g)
    assert (status(g, "MN2"), status(g, "MN3")) == ("done", "done")
    assert trip(g).success == success + 2


@pytest.mark.rule("IV-X-1703")
def test_every_round_it_gets_colder_and_in_the_morning_they_move_over() -> None:
    g = land("OP1", 1, 1)
    for night in range(1, 5):
        end_round(g)
        assert value(g, "cold") == night
    with pytest.raises(ExplorationEnds):
        end_round(g)
    assert trip(g).end == "LO1-4"


@pytest.mark.rule("IV-X-1012")
def test_frost_heaves_the_bog_and_lets_it_lie_again() -> None:
    g = land("OP1", 1, 1)
    do(g, "track CN1 6")
    run(g, settle(g))
    assert trip(g).boards[0].condition == "C39"
    assert value(g, "cold") == 1
    do(g, "track C39 5")
    assert trip(g).boards[0].condition == "CN1"


@pytest.mark.rule("IV-X-901")
def test_lamps_on_the_mast_keep_the_cold_off() -> None:
    g = land("OP1", 8, 1)
    do(g, "set cold 3")
    outcome(g, "poi:507")
    assert value(g, "cold") == 1
    assert stack(g, 8) == ["508"]
    take(g, "poi:508")
    assert markers(g, "cry") == {8: 2}
