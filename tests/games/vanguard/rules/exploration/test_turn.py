"""Chapters 2 and 3 at their edges: what a turn begins with, what may be done in it, and how somebody moves."""

import pytest

from games.vanguard.proving_ground import Played, do, hurt, landed, one, own, trip
from starboard.games.vanguard.moves.exploration_moves import (
    Exert,
    GiveStart,
    HandOver,
    PlaceGear,
    Prepare,
    StandBy,
    Travel,
    UseCard,
    UseSkill,
)
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.basics.conditions import place_condition
from starboard.games.vanguard.rules.basics.exploration_over import ExplorationEnds
from starboard.games.vanguard.rules.exploration.exploration import ENDLESS, begin_round, next_of, start
from starboard.games.vanguard.rules.exploration.movement import go_to, is_closed, path_to, symbols_of
from starboard.games.vanguard.rules.exploration.prepare import prepare
from starboard.games.vanguard.rules.exploration.turn import act, actions, begin, besides, taking
from starboard.games.vanguard.rules.launch_and_return.planet_board import prepare_planet
from starboard.games.vanguard.rules.planet.missions import complete, fail, find, rank_up, reveal, settle
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import TurnNotes
from starboard.games.vanguard.view.exploration_view import expedition_view
from starboard.kernel import Ask, Race


def heard(g: VanguardState, what: str) -> int:
    """How often the planet has heard of something."""
    return trip(g).boards[0].values[what]


def symbols(g: VanguardState, start: int, end: int) -> list[str]:
    path = path_to(g, start, end)
    assert path is not None
    return symbols_of(g, path)


# -- A turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-201")
@pytest.mark.rule("IV-X-203")
def test_a_turn_begins_anew() -> None:
    g = landed("re", "sc", sectors=(2, 1))
    e = trip(g)
    e.actions, e.special_done, e.moved, e.rested, one(g).origin = 0, True, True, True, 1
    do(g, "status wary until")
    Played(begin(g, 0)).through()
    assert (e.who, e.actions, e.special_done, e.moved, e.rested) == (0, 2, False, False, False)
    assert one(g).origin == 2
    shown = expedition_view(g, reckon=False)
    assert shown is not None
    assert (shown.actions, shown.actions_in_all) == (2, 2)
    e.actions = 1
    shown = expedition_view(g, reckon=False)
    assert shown is not None
    assert (shown.actions, shown.actions_in_all) == (1, 2)
    assert one(g).statuses == {}, "what lasted until the next own turn is over"


@pytest.mark.rule("IV-X-1010")
def test_a_mission_that_is_already_met_is_completed_before_the_first_action() -> None:
    g = landed("re", "sc", sectors=(4, 1))
    trip(g).actions = 2
    play = Played(actions(g, 0))
    assert play.asked[1] == "action"
    assert trip(g).success == 2


@pytest.mark.rule("IV-X-203")
def test_an_action_given_for_travel_is_free_where_nobody_can_travel() -> None:
    g = landed("re", "sc", sectors=(3, 1))
    trip(g).actions, trip(g).turn_notes.only_travel = 1, True
    assert Prepare("draw") in taking(g, 0)
    one(g).sector = 2
    assert all(isinstance(move, Travel) for move in taking(g, 0))
    trip(g).actions = 2
    assert Prepare("draw") in taking(g, 0)


@pytest.mark.rule("IV-X-1206")
def test_placing_field_equipment_is_an_action_of_whoever_may_carry_it() -> None:
    g = landed("en", "re")
    one(g).equipment = ["f01"]
    assert PlaceGear("f01") in taking(g, 0)
    trip(g).places[2].gear = ["f01"]
    assert PlaceGear("f01") not in taking(g, 0), "its token is on the board"


@pytest.mark.rule("IV-X-205")
def test_others_of_the_same_commander_may_do_what_is_for_any_time() -> None:
    g = landed("re", "sc")
    own(g, 1, spent=["red_basic"])
    one(g, 1).equipment = ["m01"]
    wanted = {UseCard(1, "m01", 0), HandOver(1, "m01", 0)}
    assert wanted <= set(besides(g, 0))
    one(g, 1).dead = True
    assert not wanted & set(besides(g, 0))
    g = landed("re", "sc", seats=4)
    own(g, 1, spent=["red_basic"])
    one(g, 1).equipment = ["m01"]
    assert not wanted & set(besides(g, 0)), "another commander is asked for that"


@pytest.mark.rule("IV-X-702")
@pytest.mark.rule("IV-X-205")
def test_a_skill_for_any_time_is_offered_to_its_owner_in_the_turn_of_another() -> None:
    g = landed("re", "se", seats=4)
    own(g, 1, spent=["red_basic", "red_basic"])
    one(g, 1).charges = 1
    trip(g).actions = 2
    play = Played(actions(g, 0))
    assert UseSkill(1) in play.offers_to(0), "to the commander of security"
    assert UseSkill(1) not in play.offers_to(1)
    play.act(0, UseSkill(1))
    assert (len(one(g, 1).available), one(g, 1).charges, trip(g).actions) == (1, 0, 2)
    assert UseSkill(1) not in play.offers_to(0)


@pytest.mark.rule("IV-X-205")
def test_nobody_waits_for_others_and_who_stands_by_is_left_alone_until_the_next_turn() -> None:
    g = landed("re", "se", seats=4)
    own(g, 1, spent=["red_basic", "red_basic"])
    one(g, 1).charges = 1
    trip(g).actions = 2
    play = Played(actions(g, 0))
    assert isinstance(play.question, Race)
    assert play.question.awaited() == (1,)
    play.act(0, StandBy())
    assert play.offers_to(0) == []
    assert isinstance(play.question, Ask)
    Played(begin(g, 0)).through()
    trip(g).turn_notes = TurnNotes()
    assert StandBy() in Played(actions(g, 0)).offers_to(0)


@pytest.mark.rule("IV-X-1203")
def test_equipment_is_handed_over_to_and_from_crew_of_other_commanders() -> None:
    g = landed("re", "sc", seats=4)
    one(g, 1).equipment = ["m01"]
    trip(g).actions = 2
    play = Played(actions(g, 0))
    play.act(2, HandOver(1, "m01", 0))
    assert one(g, 0).equipment == ["m01"]
    play.act(1, HandOver(0, "m01", 1))
    assert (one(g, 1).equipment, trip(g).actions) == (["m01"], 2)


@pytest.mark.rule("IV-X-401")
def test_somebody_may_exert_in_the_turn_of_another() -> None:
    g = landed("re", "sc", seats=4)
    own(g, 1, ["blue_basic"], ["blue_basic", "blue_basic"])
    trip(g).actions = 2
    assert Exert(1) in Played(actions(g, 0)).offers_to(2)


@pytest.mark.rule("IV-C-204")
def test_a_lesson_is_not_interrupted() -> None:
    g = landed("re", "se", seats=4)
    one(g, 1).equipment = ["m01"]
    trip(g).actions, trip(g).lesson = 2, 1
    assert isinstance(Played(actions(g, 0)).question, Ask)


@pytest.mark.rule("IV-X-205")
@pytest.mark.rule("IV-X-1203")
def test_nothing_is_offered_twice_and_handing_over_is_no_action() -> None:
    g = landed("re", "sc")
    one(g).equipment = ["p01"]
    trip(g).actions = 2
    assert besides(g, 0).count(HandOver(0, "p01", 1)) == 1
    Played(act(g, 0, HandOver(0, "p01", 1))).through()
    assert (one(g).equipment, one(g, 1).equipment, trip(g).actions) == ([], ["p01"], 2)


# -- Rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-102")
def test_the_start_token_is_given_by_the_commander_of_recon_and_sectors_stood_in_are_entered() -> None:
    g = landed("sc", "en", planet="P92", sectors=(1, 3), seats=4)
    play = Played(start(g))
    assert play.asked == (1, "start")
    play.answer(GiveStart(1))
    assert trip(g).start == 1
    assert [n for n, place in trip(g).places.items() if place.entered] == [1, 3]
    g = landed("sc")
    assert Played(start(g)).over, "one crew member has the token anyway"


@pytest.mark.rule("IV-X-202")
@pytest.mark.parametrize(("dead", "seat"), [(False, 3), (True, 2)])
def test_the_holder_gives_the_start_token_or_the_first_who_lives(dead: bool, seat: int) -> None:
    g = landed("re", "sc", "en", planet="P92", seats=4)
    trip(g).round, trip(g).start = 2, 2
    one(g, 0).dead = dead
    one(g, 2).dead = dead
    if dead:
        assert Played(begin_round(g)).over, "only Science lives"
        assert trip(g).start == 1
        one(g, 0).dead = False
        trip(g).start, seat = 2, 1
    assert Played(begin_round(g)).asked == (seat, "start")


@pytest.mark.rule("IV-X-202")
def test_a_round_begins_with_turns_for_all_and_is_heard() -> None:
    g = landed("re", "sc", planet="P92", sectors=(1, 2))
    for member in trip(g).team:
        member.turned, member.round_origin = True, 7
    Played(begin_round(g)).through()
    assert [(member.turned, member.round_origin) for member in trip(g).team] == [(False, 1), (False, 2)]
    assert heard(g, "rounds") == 1
    Played(prepare_planet(g)).through()
    assert heard(g, "rounds") == 4, "so is the set-up of the planet"


@pytest.mark.rule("IV-X-207")
@pytest.mark.parametrize("round", [41, 100, 500])
def test_an_exploration_has_no_last_round(round: int) -> None:
    g = landed("re", "sc", planet="P92")
    trip(g).round = round
    Played(begin_round(g)).through()
    assert trip(g).end == ""


@pytest.mark.parametrize(("past", "ends"), [(0, False), (1, True)])
def test_programs_do_not_explore_for_ever(past: int, ends: bool) -> None:
    g = landed("re", "sc", planet="P92")
    trip(g).round = ENDLESS + past
    if ends:
        with pytest.raises(ExplorationEnds):
            Played(begin_round(g)).through()
    else:
        Played(begin_round(g)).through()
    assert trip(g).end == ("evacuation" if ends else "")


@pytest.mark.rule("IV-X-201")
def test_turns_go_round_from_the_start_token_without_the_dead() -> None:
    g = landed("se", "re", "sc", "en")
    trip(g).start = 2
    order = []
    one(g, 3).dead = True
    while (who := next_of(g)) != NOBODY:
        order.append(who)
        one(g, who).turned = True
    assert order == [2, 0, 1]


@pytest.mark.rule("IV-X-1010")
def test_a_mission_is_revealed_on_the_board_of_its_planet() -> None:
    g = landed("re", "sc")
    lay_boards(g, "P92")
    trip(g).boards[1].missions = []
    reveal(g, "MI93")
    assert [[mission.id for mission in board.missions] for board in trip(g).boards] == [["MI90", "MI91"], ["MI93"]]


# -- Preparing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-320")
@pytest.mark.parametrize(
    ("what", "hand", "asked"),
    [("draw", ["RE01"], []), ("check", [], ["roll"]), ("draw-check", ["RE01"], ["roll"]), ("check-draw", [], ["roll"])],
)
def test_drawing_and_checking_in_any_order(what: str, hand: list[str], asked: list[str]) -> None:
    """What is in the hand while the dice are chosen shows the order."""
    g = landed("re")
    one(g).deck.cards = ["RE01"]
    play = Played(prepare(g, 0, Prepare(what)))
    assert (one(g).hand, [play.asked[1]] if not play.over else []) == (hand, asked)
    play.through()
    assert one(g).hand == (["RE01"] if "draw" in what else [])


# -- Paths -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-312")
def test_what_lies_on_a_path_adds_to_its_symbols_or_takes_them_away() -> None:
    g = landed(planet="P92")
    assert symbols(g, 1, 2) == ["uD"]
    do(g, "path-marker mud 1-2")
    do(g, "path-marker mud 1-2")
    assert symbols(g, 1, 2) == ["uD", "uD", "uD"]
    assert symbols(g, 1, 3) == ["sD"], "another path"
    do(g, "path-marker rope 1-2")
    assert symbols(g, 1, 2) == []


@pytest.mark.rule("IV-X-311")
@pytest.mark.parametrize(
    ("condition", "closed"), [("C92", []), ("C93", [2, 3]), ("C95", [2, 3])], ids=["none", "named", "all"]
)
def test_a_condition_may_close_paths(condition: str, closed: list[int]) -> None:
    g = landed(planet="P92")
    Played(place_condition(g, condition, "IV-X-1012")).through()
    paths = [path_to(g, 1, end) for end in (2, 3)]
    assert [path.end for path in paths if path is not None and is_closed(g, path, 0)] == closed


@pytest.mark.rule("IV-X-314")
def test_who_leaves_and_who_enters_is_heard() -> None:
    g = landed(planet="P92")
    Played(go_to(g, 0, 2, "IV-X-314")).through()
    assert (one(g).sector, one(g).came_from, heard(g, "left")) == (2, 1, 1)
    assert trip(g).turn_notes.new_sector
    assert trip(g).places[2].entered


@pytest.mark.rule("IV-X-314")
def test_who_is_there_already_or_is_dead_does_not_move() -> None:
    g = landed(planet="P92")
    Played(go_to(g, 0, 1, "IV-X-314")).through()
    Played(go_to(g, 0, 77, "IV-X-314")).through()
    one(g).dead = True
    Played(go_to(g, 0, 2, "IV-X-314")).through()
    assert (one(g).sector, heard(g, "left")) == (1, 0)


@pytest.mark.rule("IV-X-314")
def test_only_the_first_in_a_sector_has_found_a_new_one() -> None:
    g = landed(planet="P92")
    trip(g).places[2].entered = True
    Played(go_to(g, 0, 2, "IV-X-314")).through()
    assert not trip(g).turn_notes.new_sector
    Played(go_to(g, 0, 4, "IV-X-314")).through()
    Played(go_to(g, 0, 2, "IV-X-314")).through()
    assert trip(g).turn_notes.new_sector, "one new sector in a turn is enough"


@pytest.mark.rule("IV-X-314")
def test_whom_the_log_of_a_sector_sends_away_has_not_entered_it() -> None:
    g = landed(planet="P92", sectors=(4, 1))
    Played(go_to(g, 0, 5, "IV-X-314")).through()
    assert (one(g).sector, heard(g, "entered")) == (1, 0)


# -- Missions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1010")
@pytest.mark.parametrize(("whose", "dead", "gains"), [(1, False, 1), (1, True, 0), (NOBODY, False, 0)])
def test_the_reward_is_for_whose_turn_it_is(whose: int, dead: bool, gains: int) -> None:
    g = landed("re", "sc", planet="P92", sectors=(4, 4))
    one(g, 0).charges = one(g, 1).charges = 0
    trip(g).who, one(g, 1).dead = whose, dead
    Played(settle(g)).through()
    assert [one(g, who).charges for who in range(2)] == [int(who == gains) for who in range(2)]
    assert (heard(g, "won"), trip(g).tallies.optional) == (1, 1)


@pytest.mark.rule("IV-X-1010")
def test_without_a_living_crew_member_in_the_turn_the_first_living_one_gains() -> None:
    g = landed("re", "sc", planet="P92", sectors=(4, 4))
    one(g, 1).charges = 0
    trip(g).who, one(g, 0).dead = 0, True
    Played(settle(g)).through()
    assert one(g, 1).charges == 1


@pytest.mark.rule("IV-X-1010")
@pytest.mark.rule("IV-X-1011")
def test_what_is_completed_is_neither_completed_again_nor_failed() -> None:
    g = landed("re", "sc", planet="P92")
    one(g).charges = 0
    for _ in range(2):
        Played(complete(g, "MI93")).through()
    fail(g, "MI93")
    fail(g, "MI92")
    mission = find(g, "MI93")
    assert mission is not None
    assert (one(g).charges, mission.status) == (1, "done")


@pytest.mark.rule("IV-X-1010")
def test_a_main_mission_is_no_optional_one() -> None:
    g = landed("re", "sc", sectors=(4, 1))
    Played(settle(g)).through()
    assert (trip(g).success, trip(g).tallies.optional) == (2, 0)


@pytest.mark.rule("IV-X-1013")
def test_the_reward_of_a_mission_counts_for_the_rank_up_card_at_once() -> None:
    g = landed("re", "sc", sectors=(4, 1))
    trip(g).rank_up, trip(g).success = "RK1", 1
    Played(settle(g)).through()
    assert trip(g).ranked


@pytest.mark.rule("IV-X-1013")
def test_the_rank_up_card_is_turned_once() -> None:
    g = landed("re", "sc")
    trip(g).rank_up, trip(g).success = "RK1", 3
    for _ in range(2):
        rank_up(g, 0)
    assert [event.message.id for event in g.news or []].count("vanguard-ranked") == 1


@pytest.mark.rule("IV-X-1601")
def test_an_injury_is_heard_and_the_immune_gain_none() -> None:
    g = landed("re", "sc", planet="P92")
    one(g).equipment = ["p10"]
    do(g, "injure wound")
    assert (one(g).injuries, heard(g, "hurt")) == ([], 0)
    do(g, "injure exh")
    assert ([card.type for card in one(g).injuries], heard(g, "hurt")) == (["exhaustion"], 0)
    do(g, "injure wound", who=1)
    assert ([card.type for card in one(g, 1).injuries], heard(g, "hurt")) == (["wound"], 1)


@pytest.mark.rule("IV-X-1803")
def test_the_dead_gain_no_injury() -> None:
    g = landed("re", "sc")
    hurt(g)
    one(g).dead = True
    do(g, "injure wound")
    assert one(g).injuries == []
