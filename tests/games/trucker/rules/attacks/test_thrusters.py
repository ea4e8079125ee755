"""Maneuvering thrusters against meteors and shots."""

import pytest

from games.trucker.flights import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    answers,
    asked,
    flying,
    load,
    offered,
    on,
    plainly,
    struck,
    told,
)
from games.trucker.kit import fleet, with_specialist
from games.trucker.scenes import pointing, showing
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.attack_lines import Aim, Threatened, threatened_after
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import ChooseHit, HoldCourse, Maneuver, Shoot, TakeHit
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Rules
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

HEAVY = Attack("large", "front")


def shot(g: TruckerState, attack: Attack = HEAVY) -> Rules[None]:
    return barrage(g, [0], "shot", [attack])


def lost(g: TruckerState) -> list[str]:
    return g.truckers[0].ship.lost


def ship_with(*nozzles: int) -> dict[str, str]:
    """A column of cabins, a battery, and thrusters apart from them."""
    squares = ("3,8", "4,8", "11,8")
    thrusters = {square: pointing("thruster", nozzle) for square, nozzle in zip(squares, nozzles, strict=False)}
    return {"7,7": CABIN, "7,8": CABIN, "6,8": BATTERY, **thrusters}


@pytest.mark.rule("GT-X2-3.2")
@pytest.mark.rule("GT-X2-3.5")
def test_a_thruster_moves_the_line_to_where_its_nozzle_points() -> None:
    """T-X-12: the column to the left of the one that was rolled."""
    g = flying("III", {**ship_with(LEFT), "5,7": CABIN})
    load(g, 3, 3)
    assert offered(asked(shot(g))) == [Maneuver("left"), HoldCourse()]
    load(g, 3, 3)
    answers(shot(g), Maneuver("left"), KeepPiece("7", "7"))
    assert lost(g)[0] == "B001"
    assert struck(g)[0] == "5,7"
    assert sum(g.truckers[0].ship.batteries.values()) == 1


@pytest.mark.rule("GT-X2-3.3")
@pytest.mark.parametrize("nozzles", [(FRONT,), (BACK,), (FRONT, BACK)])
def test_a_nozzle_along_the_attack_does_nothing(nozzles: tuple[int, ...]) -> None:
    g = flying("III", ship_with(*nozzles))
    load(g, 3, 4)
    answers(shot(g), KeepPiece("3", "8"))
    assert struck(g)[0] == "7,7"


@pytest.mark.rule("GT-X2-3.2")
def test_from_the_side_a_nozzle_to_the_side_does_nothing() -> None:
    """T-X-13."""
    g = flying("III", {"7,7": CABIN, "7,6": CABIN, "6,8": BATTERY, "3,8": pointing("thruster", LEFT)})
    load(g, 3, 3)
    answers(shot(g, Attack("large", "left")), KeepPiece("3", "8"))
    assert struck(g)[0] == "7,6"


@pytest.mark.rule("GT-X2-3.2")
def test_a_dodged_attack_misses() -> None:
    g = flying("III", {"7,7": CABIN, "7,8": BATTERY, "7,9": pointing("thruster", RIGHT)})
    load(g, 3, 4)
    answers(shot(g), Maneuver("right"))
    assert lost(g) == []
    assert told(g, "trucker-missed")


@pytest.mark.rule("GT-X2-3.4")
def test_one_thruster_an_attack() -> None:
    g = flying("III", {**ship_with(LEFT, RIGHT, LEFT), "5,7": CABIN, "8,7": CABIN})
    load(g, 3, 4)
    assert offered(asked(shot(g))) == [Maneuver("right"), Maneuver("left"), HoldCourse()]
    load(g, 3, 4)
    question = asked(shot(g), Maneuver("right"))
    assert question.prompt == "trucker-ask-save-piece"
    assert struck(g)[-1] == "8,7"


@pytest.mark.rule("GT-X2-3.5")
def test_no_power_no_maneuver() -> None:
    g = flying("III", {"7,7": CABIN, "7,9": pointing("thruster", RIGHT)})
    load(g, 3, 4)
    answers(shot(g))
    assert lost(g) == ["B001"]
    g = flying("III", {"7,7": CABIN, "7,9": pointing("thruster", RIGHT), "6,7": BATTERY, "8,7": CABIN})
    with_specialist(g, "techie", "8,7")
    load(g, 3, 4)
    assert offered(asked(shot(g))) == [Maneuver("right", 0, 0), HoldCourse()]


@pytest.mark.rule("GT-X2-3.2")
def test_nobody_is_asked_when_nothing_would_be_hit_or_hurt() -> None:
    thruster = {"7,9": pointing("thruster", RIGHT), "6,8": BATTERY}
    g = flying("III", {"7,7": CABIN, **thruster})
    load(g, 5, 6)
    answers(shot(g))
    g = flying("III", {"7,7": showing(front=0, rear=3), **thruster})
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [Attack("small", "front")]))
    assert told(g, "trucker-bounced")
    g = flying("III", {"7,7": CANNON, **thruster})
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [Attack("large", "front")]))
    assert told(g, "trucker-shot-down")


@pytest.mark.rule("GT-LM-2.4.3")
def test_a_double_cannon_is_asked_about_after_the_thrusters() -> None:
    g = flying("III", {"7,7": DOUBLE_CANNON, "7,9": pointing("thruster", RIGHT), "6,8": BATTERY, "8,8": CABIN})
    load(g, 3, 4)
    meteor = barrage(g, [0], "meteor", [Attack("large", "front")])
    assert plainly(offered(asked(meteor, HoldCourse()))) == [Shoot("7,7", 1), TakeHit()]


@pytest.mark.rule("GT-LM-2.4.5")
@pytest.mark.rule("GT-LM-2.5.1")
def test_a_duplicated_attack_moves_as_a_whole() -> None:
    """T-LM-20: both rows one to the rear."""
    column = {f"3,{row}": CABIN for row in ("3a", "4a", "3b", "4b")}
    thruster, battery = {"5,4a": pointing("thruster", BACK)}, {"4,4a": BATTERY}
    g = flying("IC", {**column, **thruster, **battery})
    load(g, 3)
    answers(shot(g, Attack("large", "left")), Maneuver("rear"), KeepPiece("3", "3b"))
    assert struck(g) == ["3,4a", "3,4b"]


@pytest.mark.rule("GT-LM-2.3.4")
@pytest.mark.rule("GT-LM-2.4.6")
def test_no_thruster_before_the_line_is_known() -> None:
    """T-LM-16: a 1 turns the attack to the left; the column next to it is no way out."""
    g = flying("IC", {"3,2": CABIN, "2,3a": CABIN, "4,4a": BATTERY, "5,4a": pointing("thruster", RIGHT)})
    load(g, 1, 2)
    answers(shot(g), KeepPiece("2", "3a"))
    assert struck(g)[0] == "3,2"


@pytest.mark.rule("GT-LM-3.6.6")
def test_on_the_torus_the_coordinate_is_shifted_before_the_search() -> None:
    """OQ-LM-08: column 1 becomes column 6, and the search begins in the same row."""
    g = flying("IIIC", {"1,3": CABIN, "6,5": CABIN, "6,2": CABIN, "3,3": BATTERY, "3,4": pointing("thruster", LEFT)})
    load(g, 1, 3)
    answers(shot(g), Maneuver("left"), KeepPiece("1", "3"))
    assert struck(g)[0] == "6,5"


@pytest.mark.rule("GT-LM-4.9.14")
def test_what_one_ship_dodges_may_strike_another() -> None:
    g = fleet({"5,5": CABIN, "9,5": BATTERY, "4,5": pointing("thruster", RIGHT)}, {"5,9": CABIN})
    load(g, 2, 3)
    assert offered(asked(shot(g))) == [Maneuver("right", 1), HoldCourse()]
    load(g, 2, 3)
    answers(shot(g), Maneuver("right", 1), KeepPiece("4", "5"))
    assert struck(g)[0] == "5,9"


@pytest.mark.rule("GT-LM-4.9.14")
def test_each_ship_may_use_one_thruster() -> None:
    front = {"5,5": CABIN, "9,5": BATTERY, "4,5": pointing("thruster", RIGHT)}
    rear = {"5,9": CABIN, "9,9": BATTERY, "4,9": pointing("thruster", RIGHT), "8,9": pointing("thruster", LEFT)}
    g = fleet(front, rear)
    load(g, 2, 3)
    question = asked(shot(g), Maneuver("right", 1))
    # To the left the rear ship would be hit anyway, on another square.
    assert offered(question) == [Maneuver("right", 2), Maneuver("left", 2), HoldCourse()]
    load(g, 2, 3)
    answers(shot(g), Maneuver("right", 1), Maneuver("right", 2))
    assert lost(g) == []


@pytest.mark.rule("GT-LM-4.9.14")
@pytest.mark.rule("GT-LM-4.9.10")
def test_the_component_that_is_met_first_is_hit() -> None:
    """OQ-LM-24: every ship meets the attack in a line of its own."""
    g = fleet({"5,6": CABIN, "4,7": CABIN}, {"4,9": CABIN, "5,9": CABIN})
    board, ship = current_board(g), g.truckers[0].ship
    row = board.rows.index("6")
    aim = Aim(LEFT, [row])
    assert threatened_after(board, ship, aim, {}) == [Threatened(on(g, "5,6"), row)]
    assert threatened_after(board, ship, aim, {0: BACK}) == [Threatened(on(g, "4,7"), row + 1)]
    # The rear ship has nothing in these rows, wherever it moves.
    assert threatened_after(board, ship, aim, {1: BACK}) == [Threatened(on(g, "5,6"), row)]
    assert threatened_after(board, ship, Aim(LEFT, [0]), {0: FRONT}) == []


@pytest.mark.rule("GT-LM-4.9.14")
def test_the_owner_chooses_among_components_that_are_met_equally_early() -> None:
    """OQ-LM-24: two ships move into the way of what would have hit the third."""
    left = {"6,8": CABIN}
    front = {"10,7": CABIN, "9,4": BATTERY, "8,3": pointing("thruster", FRONT)}
    rear = {"10,9": CABIN, "9,10": BATTERY, "8,11": pointing("thruster", BACK)}
    g = flying("IVC", {**left, **front, **rear}, dice=(1, 6))
    load(g, 4, 4)
    moves = (Maneuver("front", 2), Maneuver("rear", 3))
    question = asked(shot(g, Attack("large", "right")), *moves)
    assert offered(question) == [ChooseHit("10", "7"), ChooseHit("10", "9")]
    g = flying("IVC", {**left, **front, **rear}, dice=(1, 6))
    load(g, 4, 4)
    asked(shot(g, Attack("large", "right")), *moves, ChooseHit("10", "9"))
    assert struck(g)[-1] == "10,9"
    assert len(lost(g)) == 1


@pytest.mark.rule("GT-LM-4.9.11")
@pytest.mark.rule("GT-LM-4.9.14")
def test_every_ship_shoots_along_the_line_that_it_sees() -> None:
    # The front ship has moved: for it the meteor comes in column 6, for the rear ship still in column 5.
    front = {"6,5": CABIN, "5,6": CABIN, "9,5": BATTERY, "4,5": pointing("thruster", RIGHT)}
    for cannon, shot_down in (("5,9", True), ("6,9", False)):
        g = fleet(front, {cannon: CANNON})
        load(g, 2, 3)
        meteor = barrage(g, [0], "meteor", [Attack("large", "front")])
        if shot_down:
            answers(meteor)
        else:
            answers(meteor, Maneuver("right", 1), KeepPiece("4", "5"))
        assert bool(told(g, "trucker-shot-down")) is shot_down
