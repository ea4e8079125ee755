"""Overwinter: nobody is hurt; what counts is what is Heard and what is Shut."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
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
    ways,
)
from starboard.games.vanguard.census import invariants
from starboard.games.vanguard.moves.effect_moves import Choose, PickSector
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.check.check_specials import special_effects
from starboard.games.vanguard.rules.exploration.lift_off import leave
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.ship_state import Objective

DELTA = 100


def marks(g: VanguardState) -> tuple[int, int]:
    return value(g, "heard"), value(g, "shut")


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize(
    ("flags", "counters", "expected"),
    [
        ({}, {}, (0, 0)),
        ({}, {"REPORTS": 3}, (1, 0)),
        ({}, {"REPORTS": 6}, (2, 0)),
        ({"RECORD": "sealed", "SIGN": "struck"}, {}, (2, 0)),
        ({"RECORD": "open", "PUMP": "repaired", "SIGN": "number"}, {}, (0, 4)),
        ({"RECORD": "open", "OPENED": "late"}, {}, (0, 3)),
        ({}, {"LISTEN": 10}, (0, 1)),
    ],
)
def test_what_was_done_before_is_known_here(
    flags: dict[str, str], counters: dict[str, int], expected: tuple[int, int]
) -> None:
    assert marks(land("P18", 1, 1, flags=flags, counters=counters)) == expected


@pytest.mark.rule("IV-X-311")
def test_the_delta_lies_beside_it() -> None:
    g = land("P18", 12, DELTA + 11)
    assert DELTA + 11 in ways(g, 0)
    assert 12 in ways(g, 1)


@pytest.mark.rule("IV-X-1601")
def test_nobody_is_hurt_up_here_but_everybody_can_be_down_there() -> None:
    g = land("P18", 4, DELTA + 5)
    dice = len(trip(g).team[0].available)
    do(g, "injure wound", 0)
    do(g, "injure wound", 1)
    assert [len(one.injuries) for one in trip(g).team] == [0, 1]
    assert len(trip(g).team[0].available) == dice - 2


@pytest.mark.rule("IV-X-531")
def test_accidents_shut_a_little_once_a_check() -> None:
    g = land("P18", 1, 1)
    accidents = [PoolDie(kind, -1, 0, "accident") for kind in trip(g).team[0].available[:3]]
    trip(g).check = Check(0, "poi:460", 1, 1, pool=accidents)
    run(g, special_effects(g, action_of(g, "poi:460", 1)))
    assert marks(g) == (0, 1)


@pytest.mark.rule("IV-X-404")
def test_the_very_tired_say_a_wrong_word_instead() -> None:
    g = land("P18", 1, 1)
    one = trip(g).team[0]
    one.available, one.spent = [], one.available[:3]
    do(g, "injure wound")
    assert one.injuries == []
    assert len(one.spent) == 3
    assert marks(g) == (0, 1)


@pytest.mark.rule("IV-X-1501")
def test_where_the_rumour_stands_nothing_is_heard() -> None:
    g = land("P18", 1, 2)
    do(g, "put T09 S1")
    take(g, "poi:460")
    assert marks(g) == (0, 0)
    outcome(g, "poi:461", 1, "green", 1)
    assert marks(g) == (1, 0)
    assert "L18-2" in read(g)


@pytest.mark.rule("IV-X-1505")
def test_the_rumour_goes_where_most_of_you_are_and_spreads() -> None:
    g = land("P18", 6, 6)
    field(g, "T09", 1)
    assert standees(g, "T09") == [6]
    field(g, "T09", 3)
    assert marks(g) == (0, 1)


@pytest.mark.rule("IV-X-1503")
def test_the_watch_bars_the_way_to_the_dish_until_it_is_shown_empty_hands() -> None:
    g = land("P18", 9, 8)
    assert 11 in ways(g, 0)
    do(g, "put T10 S9")
    assert 11 not in ways(g, 0)
    outcome(g, "threat:T10")
    assert 11 in ways(g, 0)
    assert marks(g) == (1, 0)
    end_round(g)
    assert 11 not in ways(g, 0)
    do(g, "set heard 5")
    assert 11 in ways(g, 0)


@pytest.mark.rule("IV-X-1501")
def test_the_watch_asks_for_a_die_or_sends_you_back() -> None:
    g = land("P18", 3, 1)
    trip(g).team[0].came_from = 4
    field(g, "T10", 2, Choose("move came-from free"))
    assert trip(g).team[0].sector == 4


@pytest.mark.rule("IV-X-1010")
def test_the_lines_are_run_down_in_the_delta() -> None:
    g = land("P18", DELTA + 5, DELTA + 8)
    assert "mission:MI56.1" in offered(g, 0)
    outcome(g, "mission:MI56")
    assert "mission:MI56.1" not in offered(g, 0)
    outcome(g, "mission:MI56", who=1)
    assert status(g, "MI56") == "done"
    assert markers(g, "line") == {DELTA + 5: 1, DELTA + 8: 1}
    assert value(g, "heard") == 2


@pytest.mark.rule("IV-X-301")
def test_the_dish_is_given_when_everything_is_heard_and_has_power() -> None:
    g = land("P18", 11, 1)
    assert "poi:472.1" not in offered(g)
    do(g, "set heard 8")
    assert "poi:472.1" not in offered(g)
    do(g, "mission MI56 done")
    assert "poi:472.1" in offered(g)


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("works", "choice", "ending"), [(3, 1, "LS-40"), (4, 1, "LS-40"), (4, 2, "LS-41")])
def test_the_answer_that_is_sent_is_an_ending(works: int, choice: int, ending: str) -> None:
    g = land("P18", 11, 1, counters={"WORKS": works})
    do(g, "set heard 8, mission MI56 done")
    wanted = (Answer("L18-6", choice),) if works >= 4 else ()
    with pytest.raises(CampaignEnds):
        outcome(g, "poi:472", 1, "green", 0, *wanted)
    assert g.ending == ending
    assert (status(g, "MI55"), status(g, "MI57")) == ("done", "done")


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("carried", "choice", "shut"), [("MO11", 1, 3), ("MO11", 2, 4), ("MO12", 1, 4), ("MO12", 2, 3)]
)
def test_another_answer_than_was_carried_shuts_a_door(carried: str, choice: int, shut: int) -> None:
    g = land("P18", 11, 1, counters={"WORKS": 4})
    g.ship.objectives.append(Objective(carried))
    do(g, "set heard 8, set shut 3, mission MI56 done")
    with pytest.raises(CampaignEnds):
        outcome(g, "poi:472", 1, "green", 0, Answer("L18-6", choice))
    assert value(g, "shut") == shut


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("carried", "ending"), [("MO11", "LS-40"), ("MO12", "LS-41")])
def test_where_no_door_is_left_to_shut_the_carried_answer_is_sent(carried: str, ending: str) -> None:
    g = land("P18", 11, 1, counters={"WORKS": 4})
    g.ship.objectives.append(Objective(carried))
    do(g, "set heard 8, set shut 7, mission MI56 done")
    with pytest.raises(CampaignEnds):
        outcome(g, "poi:472", 1, "green")
    assert g.ending == ending


@pytest.mark.rule("IV-X-1702")
def test_dice_in_a_pool_are_nobodys_loss_when_the_team_is_evacuated() -> None:
    g = land("P18", 1, 1)
    e = trip(g)
    dice = e.team[0].available
    e.check, e.end = Check(0, "poi:460", 0, 1, pool=[PoolDie(dice.pop(), 0, 0)]), "evacuation"
    with pytest.raises(CampaignEnds):
        run(g, leave(g), Answer("L18-10", 1))
    assert invariants(g) == []


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("choice", "ending"), [(1, "LS-43"), (2, "LS-44")])
def test_to_leave_without_an_answer_is_an_ending_too(choice: int, ending: str) -> None:
    g = land("P18", 1, 1)
    with pytest.raises(CampaignEnds):
        depart(g, Answer("L18-9", choice))
    assert g.ending == ending


@pytest.mark.rule("IV-X-906")
def test_when_everything_is_shut_they_stand_on_the_wall() -> None:
    g = land("P18", 2, 1)
    do(g, "set shut 7, track shut 1")
    assert stack(g, 2)[-1] == "475"
    take(g, "poi:475", 2)
    assert marks(g) == (5, 5)
    assert g.flags["QUARREL"] == "no"
    do(g, "track shut 3")
    assert stack(g, 2)[-1] == "475"
    with pytest.raises(CampaignEnds):
        take(g, "poi:475", 2)
    assert g.ending == "LS-43"


@pytest.mark.rule("IV-C-301")
def test_to_go_through_them_opens_the_way_and_is_remembered() -> None:
    g = land("P18", 2, 1)
    do(g, "track shut 8")
    outcome(g, "poi:475")
    assert g.flags["QUARREL"] == "yes"
    assert value(g, "heard") == 8
    assert [threat.id for threat in trip(g).boards[0].threats] == ["T09"]


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        ({"MARKS": "kept"}, (2, 0)),
        ({"MARKS": "painted"}, (1, 1)),
        ({"MARKS": "kept", "SHOE": "kept"}, (3, 0)),
    ],
)
def test_she_asks_about_the_marks(flags: dict[str, str], expected: tuple[int, int]) -> None:
    g = land("P18", 10, 1, flags=flags)
    take(g, "poi:468")
    assert marks(g) == expected


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize(("word", "expected"), [("public", (2, 0)), ("private", (1, 0)), ("silent", (2, 1))])
def test_the_cook_speaks_as_he_was_asked(word: str, expected: tuple[int, int]) -> None:
    g = land("P18", 12, 1, flags={"COOK": word})
    take(g, "poi:473")
    assert marks(g) == expected


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize(("flags", "heard"), [({}, 2), ({"PATCH": "told"}, 3)])
def test_emeka_prowse_has_heard_of_the_patch(flags: dict[str, str], heard: int) -> None:
    g = land("P18", 9, 1, flags=flags)
    outcome(g, "poi:471")
    assert value(g, "heard") == heard


@pytest.mark.rule("IV-X-1012")
def test_the_bell_for_water_moves_the_bore_and_then_the_listening_begins() -> None:
    g = land("P18", 1, 1)
    do(g, "condition C37")
    assert trip(g).boards[1].threats[0].time == 1
    do(g, "log L18-4")
    assert marks(g) == (0, 1)


@pytest.mark.rule("IV-X-1502")
def test_to_say_it_plainly_sends_the_rumour_away() -> None:
    g = land("P18", 4, 1)
    outcome(g, "threat:T09", 1, "green", 0, PickSector(9), PickSector(10))
    assert standees(g, "T09") == [10]
