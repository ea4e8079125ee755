"""Boards of the big expansions: halves of class IV, holes and seams of IIB and IIIB, turning IA, the fleet of IIA."""

from typing import cast

import pytest

from games.trucker.flights import BEAM, CABIN, answers, asked, flying, load, offered, on, told, with_card
from games.trucker.scenes import built, cells, pointing
from starboard.games.trucker.board.current_round import board_for, side_met
from starboard.games.trucker.board.ship.attack_lines import hit_from
from starboard.games.trucker.board.ship.insurance import cap
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.content import content
from starboard.games.trucker.files.ship_file import inspect_ship
from starboard.games.trucker.moves.building_moves import BoardAlien
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUpCrew, Withdraw
from starboard.games.trucker.rules.building.loading import alien_places
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import ranking
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Message, StarboardError, chance_from, new_match
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT
from starboard.kernel.title import checked_options


def dealt(ship_class: str, seats: int = 5, seed: int = 1) -> TruckerState:
    g = first_state(seats, checked_options(TRUCKER, seats, {"classes": (ship_class,)}), chance_from(seed))
    g.news = []
    set_up_round(g)
    return g


@pytest.mark.rule("GT-X2-6.2")
def test_in_class_iv_everybody_gets_two_halves_and_no_half_is_there_twice() -> None:
    seen = set()
    for seed in range(20):
        halves = [trucker.halves for trucker in dealt("IV", seed=seed).truckers]
        assert sorted(pair[0] for pair in halves) == list("ABCDE")
        assert sorted(pair[1] for pair in halves) == list("abcde")
        seen.update(halves)
    assert len(seen) > 20


@pytest.mark.rule("GT-X2-6.2")
def test_the_starting_cabin_of_class_iv_lies_in_the_upper_half_of_the_own_board() -> None:
    g = dealt("IV", seats=3)
    for seat, trucker in enumerate(g.truckers):
        board = board_for(g, seat)
        assert board.name(board.start) == "7,7"
        assert list(trucker.ship.parts) == [board.start]
        assert len(board.cells) == 45
    assert len({tuple(board_for(g, seat).cells) for seat in range(3)}) == 3
    assert len(told(g, "trucker-halves")) == 3


@pytest.mark.rule("GT-X2-6.2")
def test_each_places_where_the_own_board_has_squares() -> None:
    match = new_match(TRUCKER, 2, 4, {"classes": ["IV"], "build": "turns"})
    g = cast(TruckerState, match.state)
    for seat in (0, 1):
        halves = match.view(None).truckers[seat].halves
        assert board_of("IV", (), halves).cells == board_for(g, seat).cells
    one, other = (set(board_for(g, seat).cells) for seat in (0, 1))
    assert one - other
    assert other - one


@pytest.mark.rule("GT-B-2.4")
def test_halves_and_holes_are_those_of_the_round() -> None:
    g = first_state(2, checked_options(TRUCKER, 2, {"classes": ("IV", "IIIB", "I")}), chance_from(1))
    halves, holes = [], []
    for number in range(3):
        g.round = number
        set_up_round(g)
        halves.append(bool(g.truckers[0].halves))
        holes.append(bool(g.hole))
    assert halves == [True, False, False]
    assert holes == [False, True, False]


@pytest.mark.rule("GT-X2-6.1")
def test_a_die_makes_the_holes_of_iiib_for_all() -> None:
    """Our reading of the numbered squares: one group of five is missing."""
    holes = set()
    for seed in range(40):
        g = dealt("IIIB", seats=2, seed=seed)
        holes.add(g.hole)
        assert board_for(g, 0) is board_for(g, 1)
        assert len(board_for(g, 0).cells) == 41
        assert told(g, "trucker-hole")[0].message.args == {"number": g.hole}
    assert holes == set("123456")


@pytest.mark.rule("GT-X2-6.1")
@pytest.mark.parametrize(("ship_class", "front", "rear"), [("IIB", "6,5", "6,8"), ("IIIB", "7,4", "7,9")])
def test_on_a_cylinder_left_and_right_edge_meet_and_front_and_rear_do_not(
    ship_class: str, front: str, rear: str
) -> None:
    assert faults(*built(ship_class, {"3,7": CABIN, "11,7": CABIN})) == []
    assert [fault.rule for fault in faults(*built(ship_class, {front: CABIN, rear: CABIN}))] == ["GT-B-6.6"]


@pytest.mark.rule("GT-X2-6.1")
def test_a_muzzle_at_the_edge_of_a_cylinder_needs_the_square_on_the_other_side() -> None:
    board, ship = built("IIB", {"3,7": pointing("cannon", LEFT), "11,7": CABIN})
    assert "GT-B-6.4" in [fault.rule for fault in faults(board, ship)]


@pytest.mark.rule("GT-X2-6.3")
@pytest.mark.parametrize(("side", "target"), [(LEFT, "4,7"), (RIGHT, "10,7"), (FRONT, "7,6"), (BACK, "7,8")])
def test_an_attack_from_a_side_flies_into_a_cylinder_where_its_edges_meet(side: int, target: str) -> None:
    """Our reading: as if the cylinder were cut open there. From front and rear it is as on any board."""
    board, ship = built("IIIB", dict.fromkeys(("4,7", "5,7", "10,7", "9,7", "7,6", "7,7", "7,8"), CABIN))
    assert hit_from(board, ship, side, 7) == cells(board, target)


@pytest.mark.rule("GT-X1-8.2")
def test_every_column_and_row_of_ia_is_hit_by_two_numbers_at_least() -> None:
    board = board_of("IA")
    for rolls in (board.column_rolls, board.row_rolls):
        assert min(map(len, rolls)) >= 2
        assert sorted(number for numbers in rolls for number in numbers) == list(range(2, 13))


@pytest.mark.rule("GT-X1-8.2")
def test_class_ia_turns_a_quarter_from_card_to_card() -> None:
    """Our reading: clockwise, so that what comes from the front meets the left side on the second card."""
    g = flying("IA", {"7,7": CABIN})
    met = []
    for card in range(1, 6):
        g.flown_now = card
        met.append(side_met(g, FRONT))
    assert met == [FRONT, LEFT, BACK, RIGHT, FRONT]
    assert content().ships["IA"].doubts["quarter_turns"] == "proposed"
    other = flying("I", {"7,7": CABIN})
    other.flown_now = 2
    assert side_met(other, FRONT) == FRONT


@pytest.mark.rule("GT-X1-8.2")
def test_a_meteor_from_the_front_meets_the_side_that_looks_ahead() -> None:
    """I-11 begins with a large meteor from the front; on the second card the left side of the ship looks ahead."""
    g = with_card(flying("IA", {"7,7": CABIN, "6,7": BEAM, "7,6": BEAM}), "I-11")
    g.flown_now = 1
    load(g, 3, 4, 1, 2, 1, 2)
    answers(flight(g), FlyOn())
    assert on(g, "6,7") not in g.truckers[0].ship.parts
    assert on(g, "7,6") in g.truckers[0].ship.parts
    assert told(g, "trucker-ships-turned")[0].message.args["side"] == Message("trucker-side-left")


@pytest.mark.rule("GT-X1-4.1")
@pytest.mark.rule("GT-X1-4.7")
def test_iia_is_a_fleet_of_two_without_starting_cabin_and_cap() -> None:
    """OQ-X1-04: the starting cabins stay in the box."""
    g = dealt("IIA", seats=2)
    assert [(trucker.ship.parts, trucker.reserve) for trucker in g.truckers] == [({}, []), ({}, [])]
    assert len(board_for(g, 0).fleet) == 2
    assert cap(board_for(g, 0)) is None
    assert "B001" in g.away


@pytest.mark.rule("GT-X1-4.4")
def test_lost_crew_may_come_from_either_ship_of_iia() -> None:
    g = with_card(flying("IIA", {"4,6": CABIN, "9,6": CABIN}), "I-01")  # slavers take three
    question = asked(flight(g), FlyOn())
    assert offered(question) == [GiveUpCrew("4,6;4,6;9,6"), GiveUpCrew("4,6;9,6;9,6")]


@pytest.mark.rule("GT-X1-4.6")
def test_one_ship_of_iia_may_be_withdrawn_and_two_rank_before_one() -> None:
    two = {"4,6": CABIN, "9,6": CABIN}
    g = with_card(flying("IIA", two, two), "I-04")
    answers(flight(g), Withdraw(1), FlyOn(), FlyOn())
    assert list(g.truckers[0].ship.parts) == [on(g, "9,6")]
    assert ranking(g) == [1, 0]


@pytest.mark.rule("GT-X1-4.8")
def test_the_fleet_of_iia_has_one_alien_of_a_colour() -> None:
    """A brown life support and a cabin on either ship."""
    support, cabin = "B020/1", "B006/3"
    g = flying("IIA", {"3,6": support, "4,6": cabin, "8,6": support, "9,6": cabin})
    board, ship = board_for(g, 0), g.truckers[0].ship
    assert alien_places(board, ship) == [BoardAlien("brown", "4", "6"), BoardAlien("brown", "9", "6")]
    ship.aliens = {on(g, "4,6"): "brown"}
    assert alien_places(board, ship) == []


def test_the_inspector_takes_halves_and_holes() -> None:
    tiles = [{"tile": "B001", "column": "7", "row": "7"}]
    assert inspect_ship({"class": "IV", "halves": "Ab", "tiles": tiles})["legal"]
    hole = {"tile": "B005", "column": "5", "row": "4"}
    assert inspect_ship({"class": "IIIB", "tiles": [hole]})["legal"]
    with pytest.raises(StarboardError, match="trucker-input-square"):
        inspect_ship({"class": "IIIB", "hole": "1", "tiles": [hole]})
    with pytest.raises(StarboardError, match="trucker-no-such-hole"):
        inspect_ship({"class": "IIIB", "hole": "7", "tiles": []})
    with pytest.raises(StarboardError, match="trucker-input-no-hole"):
        inspect_ship({"class": "III", "hole": "1", "tiles": []})
