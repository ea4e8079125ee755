"""Attacks on the ships of Latest Models: one die and two rows, the torus, the fleet."""

import pytest

from games.trucker.flights import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    SHIELD,
    answers,
    asked,
    flying,
    load,
    names,
    nods,
    offered,
    on,
    plainly,
    shown,
    struck,
    told,
)
from games.trucker.scenes import pointing
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import RaiseShield, Shoot, TakeHit
from starboard.games.trucker.names.flight_names import threat_name
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage, roll_attack
from starboard.games.trucker.state.game_state import TruckerState, Weapon
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

SMALL, LARGE = Attack("small", "front"), Attack("large", "front")
LEFT_CANNON = pointing("cannon", LEFT)
LEFT_DOUBLE = pointing("double_cannon", LEFT)
LEFT_SHIELD = "B117/3"
"""It covers left and front."""
ROWS = ["1", "2", "3a", "4a", "3b", "4b", "5", "6"]

SPINE = {f"3,{row}": CABIN for row in ("2", "3a", "4a", "3b", "4b", "5")}
"""Column 3 of class IC, all universal."""


def squares(g: TruckerState) -> list[str]:
    return names(g, g.truckers[0].ship.parts)


@pytest.mark.rule("GT-LM-2.3.1")
@pytest.mark.rule("GT-LM-2.3.2")
@pytest.mark.rule("GT-LM-2.3.4")
@pytest.mark.parametrize(
    ("side", "dice", "came", "lines"),
    [
        pytest.param(FRONT, [4], FRONT, ["4"], id="T-LM-11"),
        pytest.param(BACK, [2], BACK, ["2"], id="T-LM-12"),
        pytest.param(FRONT, [1, 5], LEFT, ["5"], id="T-LM-13"),
        pytest.param(BACK, [6, 3], RIGHT, ["3a", "3b"], id="T-LM-14"),
        pytest.param(LEFT, [2], LEFT, ["2"], id="T-LM-17"),
        pytest.param(LEFT, [3], LEFT, ["3a", "3b"], id="T-LM-18"),
        pytest.param(RIGHT, [4], RIGHT, ["4a", "4b"], id="right 4"),
    ],
)
def test_one_die_names_the_line(side: int, dice: list[int], came: int, lines: list[str]) -> None:
    g = flying("IIC", {"3,2": CABIN})
    load(g, *dice)
    aim = roll_attack(g, side, threat_name("meteor", Attack("small", "front")))
    assert aim.side == came
    labels = ROWS if came in (LEFT, RIGHT) else ["2", "3", "4", "5"]
    assert [labels[line] for line in aim.lines] == lines
    assert bool(told(g, "trucker-attack-turned")) == (came != side)


@pytest.mark.rule("GT-LM-2.4.1")
@pytest.mark.rule("GT-LM-2.5.2")
@pytest.mark.parametrize("what", ["meteor", "shot"])
def test_one_shield_stops_both_parts(what: Weapon) -> None:
    """T-LM-28."""
    g = flying("IC", {**SPINE, "4,4a": LEFT_SHIELD, "4,4b": BATTERY})
    load(g, 3)
    answers(barrage(g, [0], what, [Attack("small", "left")]), RaiseShield())
    assert len(squares(g)) == 8
    assert g.truckers[0].ship.batteries == {on(g, "4,4b"): 1}


@pytest.mark.rule("GT-LM-2.5.2")
def test_each_part_of_a_small_meteor_bounces_by_itself() -> None:
    # Life support with its only connector to the right is smooth towards the left; the cabin in row 3b is not.
    g = flying("IC", {**SPINE, "2,3a": "B023/1"})
    load(g, 3)
    answers(barrage(g, [0], "meteor", [Attack("small", "left")]), KeepPiece("3", "2"))
    assert shown(g, "bounce", "at") == ["2,3a"]
    assert struck(g) == ["3,3b"]


@pytest.mark.rule("GT-LM-2.3.3")
def test_a_shield_must_cover_the_side_after_the_turn() -> None:
    """T-LM-29."""
    g = flying("IC", {**SPINE, "4,4a": SHIELD, "4,4b": BATTERY})
    load(g, 1, 2)
    assert not any(RaiseShield() in plainly(offered(question)) for question in nods(barrage(g, [0], "shot", [SMALL])))
    assert "3,2" not in squares(g)


@pytest.mark.rule("GT-LM-2.4.2")
def test_a_cannon_in_the_next_row_shoots_a_turned_meteor() -> None:
    """T-LM-30: neighbouring in the sequence 1 2 3a 4a 3b 4b 5 6."""
    for row, safe in (("4b", True), ("4a", False)):
        g = flying("IC", {**SPINE, f"2,{row}": LEFT_CANNON})
        load(g, 1, 5)
        answers(barrage(g, [0], "meteor", [LARGE]))
        assert ("3,5" in squares(g)) == safe


@pytest.mark.rule("GT-LM-2.4.3")
def test_two_cannons_stop_both_parts() -> None:
    """T-LM-31."""
    g = flying("IC", {**SPINE, "2,3a": LEFT_CANNON, "2,4b": LEFT_CANNON})
    load(g, 3)
    answers(barrage(g, [0], "meteor", [Attack("large", "left")]))
    assert len(squares(g)) == 8


@pytest.mark.rule("GT-LM-2.4.3")
@pytest.mark.rule("GT-LM-2.4.4")
def test_one_cannon_stops_one_part_and_the_player_picks_which() -> None:
    """T-LM-32."""
    for save, lost in (("3,3a", "3,3b"), ("3,3b", "3,3a")):
        g = flying("IC", {**SPINE, "2,4a": LEFT_CANNON})
        load(g, 3)
        question = asked(barrage(g, [0], "meteor", [Attack("large", "left")]))
        assert plainly(offered(question)) == [Shoot("3,3a", 0), Shoot("3,3b", 0)]
        g = flying("IC", {**SPINE, "2,4a": LEFT_CANNON})
        load(g, 3)
        pieces = {"3,3a": KeepPiece("3", "2"), "3,3b": KeepPiece("2", "4a")}
        answers(barrage(g, [0], "meteor", [Attack("large", "left")]), Shoot(save, 0), pieces[save])
        assert lost not in squares(g)
        assert shown(g, "burst", "at") == [save]


@pytest.mark.rule("GT-LM-2.4.3")
def test_each_double_cannon_takes_its_own_battery() -> None:
    """T-LM-33."""
    ship = {**SPINE, "2,3a": LEFT_DOUBLE, "2,4b": LEFT_DOUBLE, "4,4a": BATTERY}
    g = flying("IC", ship)
    load(g, 3)
    question = asked(barrage(g, [0], "meteor", [Attack("large", "left")]))
    assert plainly(offered(question)) == [Shoot("2,3a; 3,3b", 2), Shoot("2,3a", 1), Shoot("3,3b", 1), TakeHit()]
    g = flying("IC", ship)
    g.truckers[0].ship.batteries[on(g, "4,4a")] = 1
    load(g, 3)
    question = asked(barrage(g, [0], "meteor", [Attack("large", "left")]))
    assert plainly(offered(question)) == [Shoot("2,3a", 1), Shoot("3,3b", 1), TakeHit()]


@pytest.mark.rule("GT-LM-2.5.1")
def test_both_components_go_before_pieces_are_looked_at() -> None:
    """T-LM-34: C and D hang between A and B. Removed one after the other, they could be kept."""
    ship = {"3,2": CABIN, "3,3a": CABIN, "3,4a": CABIN, "3,3b": CABIN, "3,4b": CABIN, "4,4b": CABIN}
    g = flying("IC", ship)
    load(g, 3)
    question = asked(barrage(g, [0], "shot", [Attack("large", "left")]))
    assert offered(question) == [KeepPiece("3", "2"), KeepPiece("3", "4a"), KeepPiece("3", "4b")]


@pytest.mark.rule("GT-LM-2.9.1")
def test_the_rolls_are_made_once_for_all() -> None:
    """OQ-LM-01."""
    g = flying("IC", SPINE, SPINE)
    load(g, 1, 2)
    answers(barrage(g, [0, 1], "shot", [LARGE]))
    assert len(told(g, "trucker-attack-turned")) == 1
    assert all(on(g, "3,2") not in trucker.ship.parts for trucker in g.truckers)


def torus(*occupied: str) -> TruckerState:
    """Squares as column and row; a row of cabins that joins nothing holds nothing, so one row of them is enough."""
    return flying("IIIC", dict.fromkeys(occupied, CABIN))


@pytest.mark.rule("GT-LM-3.6.1")
@pytest.mark.rule("GT-LM-3.6.2")
@pytest.mark.parametrize(
    ("side", "dice", "occupied", "hit"),
    [
        pytest.param("front", (3, 4), ["3,4"], "3,4", id="T-LM-54"),
        pytest.param("front", (3, 4), ["3,2", "3,6"], "3,6", id="T-LM-55"),
        pytest.param("front", (3, 4), ["3,2", "3,3"], "3,2", id="T-LM-56"),
        pytest.param("rear", (3, 4), ["3,2", "3,6"], "3,2", id="T-LM-57"),
        pytest.param("left", (5, 2), ["6,2", "1,2"], "6,2", id="T-LM-58"),
        pytest.param("right", (5, 2), ["6,2"], "6,2", id="T-LM-59"),
        pytest.param("front", (3, 4), ["4,4"], "", id="T-LM-60"),
    ],
)
def test_an_attack_drifts_over_the_torus(side: str, dice: tuple[int, int], occupied: list[str], hit: str) -> None:
    g = torus(*occupied)
    load(g, *dice)
    answers(barrage(g, [0], "shot", [Attack("large", side)]))  # type: ignore[arg-type]
    assert struck(g) == ([hit] if hit else [])


@pytest.mark.rule("GT-LM-3.6.3")
def test_a_joined_connector_is_no_target_for_a_small_meteor() -> None:
    """T-LM-61."""
    g = torus("3,4", "3,3")
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [SMALL]))
    assert told(g, "trucker-bounced")
    g = torus("3,4")
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [SMALL]))
    assert told(g, "trucker-destroyed")


@pytest.mark.rule("GT-LM-3.6.4")
def test_on_the_torus_only_the_direction_matters_for_a_shield() -> None:
    g = flying("IIIC", {"3,4": CABIN, "3,5": CABIN, "4,5": SHIELD, "2,5": BATTERY})
    load(g, 3, 5)
    answers(barrage(g, [0], "shot", [SMALL]), RaiseShield())
    assert not told(g, "trucker-destroyed")


@pytest.mark.rule("GT-LM-3.6.5")
@pytest.mark.parametrize(
    ("ship", "side", "dice", "safe"),
    [
        pytest.param({"3,6": CABIN, "3,5": CANNON}, "front", (3, 6), True, id="T-LM-62"),
        pytest.param({"3,6": CABIN, "4,6": CANNON}, "front", (3, 6), False, id="T-LM-63"),
        pytest.param({"2,1": CABIN, "3,6": LEFT_CANNON}, "left", (2, 1), True, id="T-LM-64"),
        pytest.param({"2,1": CABIN, "3,5": LEFT_CANNON}, "left", (2, 1), False, id="two rows away"),
    ],
)
def test_cannons_on_the_torus(ship: dict[str, str], side: str, dice: tuple[int, int], safe: bool) -> None:
    g = flying("IIIC", ship)
    load(g, *dice)
    answers(barrage(g, [0], "meteor", [Attack("large", side)]))  # type: ignore[arg-type]
    assert bool(told(g, "trucker-shot-down")) == safe


FLEET = {"5,6": CABIN, "5,7": CABIN, "5,9": CABIN, "5,10": CABIN}
"""Dice 3 4: a ship in front and one behind, both in column 5."""


@pytest.mark.rule("GT-LM-4.9.10")
def test_an_attack_strikes_the_first_component_of_the_whole_fleet() -> None:
    g = flying("IVC", FLEET, dice=(3, 4))
    load(g, 2, 3, 2, 3)
    attacks = [Attack("large", "front"), Attack("large", "rear")]
    answers(barrage(g, [0], "shot", attacks))
    assert squares(g) == ["5,7", "5,9"]


@pytest.mark.rule("GT-LM-4.9.12")
def test_a_shield_protects_its_own_ship_only() -> None:
    """T-LM-87."""
    g = flying("IVC", {**FLEET, "6,10": SHIELD, "4,10": BATTERY}, dice=(3, 4))
    load(g, 2, 3)
    answers(barrage(g, [0], "shot", [SMALL]))
    assert "5,6" not in squares(g)


@pytest.mark.rule("GT-LM-4.9.1")
def test_a_shield_uses_batteries_of_its_own_ship() -> None:
    g = flying("IVC", {**FLEET, "6,7": SHIELD, "4,10": BATTERY}, dice=(3, 4))
    load(g, 2, 3)
    answers(barrage(g, [0], "shot", [SMALL]))
    assert g.truckers[0].ship.batteries == {on(g, "4,10"): 2}


@pytest.mark.rule("GT-LM-4.9.11")
def test_a_cannon_of_another_ship_shoots() -> None:
    """T-LM-88."""
    g = flying("IVC", {**FLEET, "5,9": CANNON}, dice=(3, 4))
    load(g, 2, 3)
    answers(barrage(g, [0], "meteor", [LARGE]))
    assert told(g, "trucker-shot-down")


@pytest.mark.rule("GT-LM-4.9.1")
def test_a_double_cannon_uses_batteries_of_its_own_ship() -> None:
    cannon_behind = {**FLEET, "5,9": DOUBLE_CANNON}
    g = flying("IVC", {**cannon_behind, "4,6": BATTERY}, dice=(3, 4))
    load(g, 2, 3)
    nods(barrage(g, [0], "meteor", [LARGE]))
    assert "5,6" not in squares(g)
    g = flying("IVC", {**cannon_behind, "4,6": BATTERY, "4,10": BATTERY}, dice=(3, 4))
    load(g, 2, 3)
    answers(barrage(g, [0], "meteor", [LARGE]), Shoot("5,6", 1))
    assert g.truckers[0].ship.batteries == {on(g, "4,6"): 2, on(g, "4,10"): 1}


def test_only_the_ship_that_is_hit_breaks() -> None:
    """OQ-LM-23."""
    g = flying("IVC", {"4,6": CABIN, "5,6": CABIN, "6,6": CABIN, "5,9": CABIN, "5,10": CABIN}, dice=(3, 4))
    load(g, 2, 3)
    answers(barrage(g, [0], "shot", [LARGE]), KeepPiece("4", "6"))
    assert squares(g) == ["4,6", "5,9", "5,10"]
