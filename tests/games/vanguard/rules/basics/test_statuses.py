"""How long something holds, what a planet listens to, what can be given, and that there is one card of each."""

import pytest

from games.vanguard import ship_tables
from games.vanguard.proving_ground import Played, do, landed, one, trip
from games.vanguard.ship_tables import aboard, home, ranked
from starboard.games.vanguard.content.demands import parse_way
from starboard.games.vanguard.moves.ship_book_moves import Assign
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.basics.statuses import has_status, turns_left
from starboard.games.vanguard.rules.ship.assignments import can_meet, meet
from starboard.games.vanguard.rules.ship.gained_cards import owned
from starboard.games.vanguard.state.ship_state import Project

# -- Statuses --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-201")
@pytest.mark.parametrize(("turned", "dead", "left"), [(0, 0, 3), (1, 0, 2), (1, 1, 1), (3, 0, 1)])
def test_the_turns_of_a_round_that_are_left(turned: int, dead: int, left: int) -> None:
    g = landed("re", "sc", "en")
    for who in range(turned):
        one(g, who).turned = True
    for who in range(3 - dead, 3):
        one(g, who).dead = True
    assert turns_left(g) == left


@pytest.mark.rule("IV-X-206")
@pytest.mark.parametrize(("span", "last"), [("turn", 5), ("round", 6)])
def test_a_status_holds_to_the_end_of_a_turn_or_of_the_round(span: str, last: int) -> None:
    g = landed("re", "sc", "en")
    one(g, 0).turned, trip(g).turns = True, 5
    do(g, f"status guard {span}", who=1)
    for turn in (5, 6, 7):
        trip(g).turns = turn
        assert has_status(g, 1, "guard") == (turn <= last)


@pytest.mark.rule("IV-X-206")
def test_a_longer_status_is_not_cut_short() -> None:
    g = landed("re", "sc", "en")
    trip(g).turns = 5
    do(g, "status guard round")
    do(g, "status guard turn")
    trip(g).turns = 7
    assert has_status(g, 0, "guard")


# -- Planets that listen ---------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-314")
def test_a_rule_that_works_once_works_once_and_others_again() -> None:
    g = landed()
    for sector in (1, 2):
        do(g, f"marker sample S{sector}")
    assert trip(g).success == 1
    g = landed(planet="P92")
    for _ in range(2):
        Played(planet_rules.fire(g, "round-start")).through()
    assert trip(g).boards[0].values["rounds"] == 2


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize(("sector", "success"), [(1, 1), (101, 0), (0, 1)])
def test_a_planet_hears_what_happens_on_its_own_board(sector: int, success: int) -> None:
    g = landed()
    lay_boards(g, "P92")
    trip(g).places[101] = trip(g).places[1]
    Played(planet_rules.fire(g, "marker", name="sample", sector=sector)).through()
    assert trip(g).success == success


@pytest.mark.rule("IV-X-314")
def test_a_planet_does_not_hear_of_something_else() -> None:
    g = landed()
    Played(planet_rules.fire(g, "marker", name="flag", sector=1)).through()
    assert trip(g).success == 0


# -- Needs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0008")
@pytest.mark.parametrize("token", ["success", "command", "energy"])
def test_tokens_must_be_there_and_are_paid(token: str) -> None:
    g = aboard()
    way = parse_way(f"2 {token}")
    for count, able in ((1, False), (2, True), (3, True)):
        setattr(g.ship, token, count)
        assert can_meet(g, way) == able
    Played(meet(g, way, "IV-S-0008")).through()
    assert getattr(g.ship, token) == 1


@pytest.mark.rule("IV-S-0008")
@pytest.mark.rule("IV-S-0009")
def test_crew_are_asked_for_so_that_the_rest_can_still_be_given() -> None:
    g = aboard("se1", "se2", "se3", "re1", "re2")
    ranked(g, 2, "se1")
    play = Played(meet(g, parse_way("1 any + 1 security rank 2"), "IV-S-0008"))
    assert play.asked == (0, "assign")
    assert play.offers == [Assign(id) for id in ("se2", "se3", "re1", "re2")], "se1 is needed for the other"
    play.answer(Assign("re2")).through()
    assert [id for id in ("se1", "re2") if g.crew[id].place == "resting"] == ["se1", "re2"]


@pytest.mark.rule("IV-S-0008")
def test_two_of_one_section_are_not_different() -> None:
    g = aboard("se1", "se2", "se3")
    assert not can_meet(g, parse_way("2 different"))
    assert can_meet(g, parse_way("2 any"))
    assert can_meet(g, parse_way("2 security"))
    assert not can_meet(g, parse_way("3 security")), "somebody of each section is left"


# -- One of each -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-302")
@pytest.mark.parametrize("card", ["MO01", "SO01", "PR01", "RS01", "Y01", "U02", "m01", "p01", "S01"])
def test_what_the_campaign_has_is_not_gained_again(card: str) -> None:
    g = aboard()
    g.ship.envelope = []
    g.ship.production, g.ship.armory, g.ship.situation_deck = [Project("PR01")], ["m01"], ["S01"]
    g.ship.mods = []
    home(g, "se1", mods=["Y01"], uniques=["U02"])
    ship_tables.landed(g, "se1", "sc1").team[0].equipment = ["p01"]
    assert card in owned(g)
    before = (list(g.ship.envelope), list(g.ship.armory), list(g.ship.pockets), list(g.ship.situation_deck))
    ship_tables.do(g, f"gain {card}")
    assert before == (g.ship.envelope, g.ship.armory, g.ship.pockets, g.ship.situation_deck)


@pytest.mark.rule("IV-X-1202")
def test_equipment_gained_on_a_planet_goes_to_who_gains_it_and_else_to_the_armory() -> None:
    g = landed("re", "sc")
    do(g, "gain m01", who=1)
    assert (one(g, 1).equipment, g.ship.armory) == (["m01"], [])
    ship_tables.do(g, "gain p01")
    assert g.ship.armory == ["p01"]
