"""GT-X2-4, GT-LM-2.6, GT-LM-3.6.7: commandos and predators, where they land, how they walk, and what they leave."""

import pytest

from games.trucker.flights import (
    BEAM,
    CABIN,
    answers,
    flying,
    load,
    on,
    shown,
    told,
    with_card,
)
from games.trucker.scenes import built, cells, pointing, showing
from starboard.games.trucker.board.ship.connectors import joints
from starboard.games.trucker.board.ship.intruder_paths import next_step, walk
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Commandos, Predator
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import FlyOn, HoldCourse, Maneuver
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

DEFENCE = showing("auto_defense", rear=3)
ARMOURY = "O24/0"

ROW = {f"{column},7": CABIN for column in range(5, 10)}
"""Five cabins in a row of class I or III."""
RING = dict.fromkeys(("6,6", "7,6", "8,6", "6,7", "8,7", "6,8", "7,8", "8,8"), CABIN)
"""Eight cabins round an empty square."""


def steps(ship_class: str, squares: dict[str, str], landing: str, side: int, hand: str, count: int) -> list[str]:
    board, ship = built(ship_class, squares)
    way = walk(board, ship, cells(board, landing)[0], side, hand, count)
    assert not way.defeated
    return [board.name(cell) for cell in way.squares]


@pytest.mark.rule("GT-X2-4.4")
@pytest.mark.parametrize(
    ("hand", "around", "goes"),
    [
        ("left", {FRONT, RIGHT}, FRONT),  # T-X-14
        ("right", {FRONT, LEFT}, FRONT),  # T-X-15: rear and right impossible, then the other hand
        ("left", {LEFT}, LEFT),  # T-X-16
        ("right", {LEFT}, LEFT),  # T-X-16
        ("left", {RIGHT, BACK, LEFT}, RIGHT),
        ("right", {RIGHT, BACK, LEFT}, BACK),
        ("right", {FRONT, RIGHT, LEFT}, RIGHT),
        ("left", {BACK, LEFT}, BACK),
    ],
)
def test_the_preferred_hand_then_straight_then_the_other_hand_then_back(hand: str, around: set[int], goes: int) -> None:
    """T-X-14 to T-X-16: heading right, it came from the left."""
    squares = {FRONT: "7,6", RIGHT: "8,7", BACK: "7,8", LEFT: "6,7"}
    board, ship = built("III", {"7,7": CABIN, **{squares[side]: CABIN for side in around}})
    here, there = cells(board, "7,7", squares[goes])
    assert next_step(board, joints(board, ship), here, RIGHT, hand) == (there, goes)


@pytest.mark.rule("GT-X2-4.4")
def test_only_joined_sides_lead_anywhere() -> None:
    smooth = showing(left=0, right=3)
    board, ship = built("III", {"7,7": showing(right=0), "8,7": smooth})
    here = cells(board, "7,7")[0]
    assert next_step(board, joints(board, ship), here, RIGHT, "left") is None
    assert walk(board, ship, here, LEFT, "left", 5).squares == [here]


@pytest.mark.rule("GT-X2-4.4")
def test_after_landing_it_faces_the_direction_of_travel() -> None:
    assert steps("III", ROW, "5,7", LEFT, "left", 5) == ["5,7", "6,7", "7,7", "8,7", "9,7"]
    assert steps("III", ROW, "9,7", RIGHT, "right", 3) == ["9,7", "8,7", "7,7"]


@pytest.mark.rule("GT-X2-4.5")
def test_it_may_run_in_circles_until_its_card_ends_it() -> None:
    way = steps("III", RING, "7,6", FRONT, "left", 17)
    assert way[:8] == ["7,6", "8,6", "8,7", "8,8", "7,8", "6,8", "6,7", "6,6"]
    assert way[8:16] == way[:8]
    assert len(way) == 17


@pytest.mark.rule("GT-X2-4.4")
def test_at_a_dead_end_it_turns_round() -> None:
    assert steps("III", ROW, "8,7", LEFT, "left", 5) == ["8,7", "9,7", "8,7", "7,7", "6,7"]


@pytest.mark.rule("GT-LM-3.6.7")
def test_on_the_torus_it_walks_round_for_ever() -> None:
    squares = {f"{column},3": CABIN for column in range(1, 7)}
    assert steps("IIIC", squares, "5,3", LEFT, "left", 8) == [
        *("5,3", "6,3", "1,3", "2,3", "3,3", "4,3", "5,3", "6,3"),
    ]


@pytest.mark.rule("GT-X2-4.3")
@pytest.mark.rule("GT-LM-3.6.7")
@pytest.mark.parametrize("ship_class", ["III", "IIIC"])
def test_it_cannot_land_where_a_defence_system_stands(ship_class: str) -> None:
    square = "7,6" if ship_class == "III" else "3,4"
    board, ship = built(ship_class, {square: DEFENCE})
    assert walk(board, ship, cells(board, square)[0], FRONT, "left", 5) == ([], True)


def armed_ship() -> tuple[Ship, dict[str, int]]:
    """Cabins in a row; the last one is joined to an armoury behind it."""
    board, ship = built("III", {**ROW, "9,8": ARMOURY})
    at = {name: board.cell(*name.split(",")) for name in ("5,7", "8,7", "9,7")}
    ship.humans = {at["9,7"]: 2}
    return ship, at


@pytest.mark.rule("GT-X2-4.3")
@pytest.mark.rule("GT-X2-4.6")
def test_an_armed_crew_stops_it_at_the_airlock_and_on_the_way() -> None:
    board, _ = built("III", {})
    ship, at = armed_ship()
    assert walk(board, ship, at["9,7"], RIGHT, "left", 5) == ([], True)
    way = walk(board, ship, at["5,7"], LEFT, "left", 9)
    assert way.defeated
    assert way.squares[-1] == at["8,7"]
    ship.humans = {}
    assert not walk(board, ship, at["5,7"], LEFT, "left", 9).defeated


# -- In flight ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-X2-4.1")
def test_there_are_two_families() -> None:
    kinds = [type(card) for card in content().cards.values() if isinstance(card, Commandos | Predator)]
    assert (kinds.count(Commandos), kinds.count(Predator)) == (3, 2)
    doubles = [card.id for card in content().cards.values() if len(getattr(card, "hands", ())) == 2]
    assert doubles == ["IV-18"]


@pytest.mark.rule("GT-X2-4.2")
def test_they_come_like_an_attack_on_all_who_fly_with_one_roll() -> None:
    """IV-20: a right-handed predator from the front, eight steps."""
    g = with_card(flying("III", ROW, {"7,7": CABIN, "7,6": CABIN}, {"9,8": CABIN}), "IV-20")
    load(g, 3, 4)
    answers(flight(g), *[FlyOn()] * 3)
    assert len(told(g, "trucker-attack")) == 1
    assert sum(g.truckers[0].ship.humans.values()) < 10
    assert g.truckers[1].ship.humans == {}
    assert g.truckers[2].ship.humans == {on(g, "9,8"): 2}
    assert [event.message.args["seat"] for event in told(g, "trucker-missed")] == [2]


@pytest.mark.rule("GT-X2-4.5")
def test_a_predator_eats_one_on_each_square_as_often_as_it_comes_there() -> None:
    """IV-19: a left-handed predator from the left, seven steps: there and two squares back."""
    g = with_card(flying("III", ROW), "IV-19")
    load(g, 3, 4)
    answers(flight(g), FlyOn())
    left = {square: g.truckers[0].ship.humans.get(on(g, square), 0) for square in ROW}
    assert left == {"5,7": 1, "6,7": 1, "7,7": 0, "8,7": 0, "9,7": 1}
    assert told(g, "trucker-eaten")[0].message.args["count"] == 7


@pytest.mark.rule("GT-X2-4.6")
@pytest.mark.rule("GT-LM-2.6.4")
def test_a_defeated_predator_has_eaten_before_and_is_paid_for_after() -> None:
    g = with_card(flying("III", {**ROW, "9,8": ARMOURY}), "IV-19")
    load(g, 3, 4)
    answers(flight(g), FlyOn())
    assert sum(g.truckers[0].ship.humans.values()) == 6
    assert g.truckers[0].credits == 6
    assert told(g, "trucker-intruder-defeated")


@pytest.mark.rule("GT-X2-4.7")
@pytest.mark.rule("GT-LM-2.6.3")
def test_commandos_leave_charges_that_go_off_after_all_have_moved() -> None:
    """IV-17: a right-handed one from the right, six steps, a charge on the third and the sixth."""
    g = with_card(flying("III", ROW), "IV-17")
    load(g, 3, 4)
    answers(flight(g), FlyOn(), KeepPiece("5", "7"))
    # 9, 8, 7, 6, 5, 6: the charges lie on 7,7 and 6,7, and the owner keeps one of the two pieces.
    assert set(g.truckers[0].ship.parts) == {on(g, "5,7")}
    assert len(g.truckers[0].ship.lost) == 4
    assert g.truckers[0].credits == 0


@pytest.mark.rule("GT-X2-4.7")
@pytest.mark.rule("GT-LM-2.6.1")
@pytest.mark.rule("GT-LM-2.6.3")
def test_double_commandos_walk_both_ways_and_all_charges_go_off_together() -> None:
    """IV-18: two from the rear, one for each hand, a charge on the fifth square of each."""
    g = with_card(flying("III", RING), "IV-18")
    load(g, 3, 4)
    answers(flight(g), FlyOn())
    # From 7,8 the left-handed one goes 6,8 6,7 6,6 7,6, the right-handed one 8,8 8,7 8,6 7,6: the same square.
    assert len(told(g, "trucker-intruder-walked")) == 2
    assert [event.message.args["count"] for event in told(g, "trucker-charges")] == [1]
    assert on(g, "7,6") not in g.truckers[0].ship.parts
    assert len(g.truckers[0].ship.parts) == 7


@pytest.mark.rule("GT-LM-2.6.1")
@pytest.mark.rule("GT-LM-2.6.2")
@pytest.mark.rule("GT-LM-2.6.4")
def test_a_doubled_double_landing_brings_four_and_each_defeat_is_paid_for() -> None:
    """Rear, die 6: from the right instead; die 3: rows 3a and 3b, each with two commandos."""
    ship = {"5,3a": DEFENCE, "5,4a": CABIN, "4,4a": BEAM, "4,3b": CABIN}
    g = with_card(flying("IIC", ship), "IV-18")
    load(g, 6, 3)
    answers(flight(g), FlyOn())
    # Two are thrown back, the other two walk into the same system on their fourth square.
    assert len(told(g, "trucker-intruder-repelled")) == 2
    assert len(told(g, "trucker-intruder-walked")) == len(told(g, "trucker-intruder-defeated")) == 2
    assert g.truckers[0].credits == 4 * 4
    assert g.truckers[0].ship.lost == []


@pytest.mark.rule("GT-LM-3.6.7")
def test_on_iiic_it_enters_at_the_target_square_and_heads_the_way_it_came() -> None:
    """IV-16: from the front, left-handed, a charge on the last of seven squares. It drifts from row 4 to row 6."""
    squares = {"3,6": CABIN, "3,1": CABIN, "4,6": CABIN, "5,6": CABIN}
    g = with_card(flying("IIIC", squares), "IV-16")
    load(g, 3, 4)
    answers(flight(g), FlyOn(), KeepPiece("4", "6"))
    # Heading rearwards, its left hand is the right of the board.
    assert shown(g, "walk") == ["3,6", "4,6", "5,6", "4,6", "3,6", "3,1", "3,6"]
    assert set(g.truckers[0].ship.parts) == {on(g, "4,6"), on(g, "5,6")}


@pytest.mark.rule("GT-X2-4.2")
@pytest.mark.rule("GT-LM-2.3.4")
def test_a_thruster_moves_the_ship_away_before_they_land() -> None:
    thruster = pointing("thruster", LEFT)
    ship = {"7,7": CABIN, "8,7": CABIN, "6,8": thruster, "7,8": "B032/0", "8,6": DEFENCE}
    g = with_card(flying("III", ship), "IV-20")
    load(g, 3, 4)
    answers(flight(g), FlyOn(), Maneuver("left"))
    assert sum(g.truckers[0].ship.humans.values()) == 4
    g = with_card(flying("III", ship), "IV-20")
    load(g, 4, 4)
    # Where the defence system stands nobody lands, and nothing is asked.
    answers(flight(g), FlyOn())
    assert g.truckers[0].credits == 7
    g = with_card(flying("III", ship), "IV-20")
    load(g, 3, 4)
    answers(flight(g), FlyOn(), HoldCourse())
    assert sum(g.truckers[0].ship.humans.values()) < 4
