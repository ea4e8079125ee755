"""Meteors and shots: the roll, the defence, the damage."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    ENGINE,
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
    told,
)
from games.trucker.scenes import pointing, showing
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import RaiseShield, Shoot, TakeHit
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.state.game_state import TruckerState, Weapon
from starboard.games.trucker.view.view import view
from starboard.kernel import Rules
from starboard.kernel.squares import LEFT

SMALL, LARGE = Attack("small", "front"), Attack("large", "front")
SMOOTH = showing(front=0, rear=3)
SHIP = {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN}


def meteors(g: TruckerState, *attacks: Attack) -> Rules[None]:
    return barrage(g, range(len(g.truckers)), "meteor", attacks)


def shots(g: TruckerState, *attacks: Attack) -> Rules[None]:
    return barrage(g, range(len(g.truckers)), "shot", attacks)


def squares(g: TruckerState, seat: int = 0) -> list[str]:
    return names(g, g.truckers[seat].ship.parts)


@pytest.mark.rule("GT-B-10.1.1")
@pytest.mark.rule("GT-B-10.1.3")
@pytest.mark.parametrize(
    ("side", "hit"), [("front", "7,6"), ("rear", "7,8"), ("left", "6,7"), ("right", "8,7")], ids=lambda side: side
)
def test_the_sum_names_a_column_or_a_row_and_the_first_component_is_hit(side: str, hit: str) -> None:
    g = flying("III", {**SHIP, "6,7": CABIN, "8,7": CABIN})
    load(g, 3, 4)
    answers(shots(g, Attack("large", side)))  # type: ignore[arg-type]
    assert hit not in squares(g)
    assert len(squares(g)) == 4


@pytest.mark.rule("GT-B-10.1.3")
def test_an_empty_line_is_a_miss() -> None:
    g = flying("III", SHIP)
    load(g, 2, 3)
    answers(shots(g, LARGE))
    assert len(squares(g)) == 3
    assert told(g, "trucker-missed")
    load(g, 1, 1)  # no column has the label 2
    answers(shots(g, LARGE))
    assert len(squares(g)) == 3


@pytest.mark.rule("GT-B-10.1.2")
@pytest.mark.rule("GT-B-10.4.4")
def test_one_roll_counts_for_all_and_all_are_done_with_it_before_the_next() -> None:
    g = flying("III", SHIP, SHIP)
    load(g, 3, 4, 3, 4)
    answers(shots(g, LARGE, LARGE))
    assert squares(g, 0) == squares(g, 1) == ["7,8"]
    story = [event.message.id for event in g.news or [] if event.is_said]
    each = ["trucker-attack", "trucker-destroyed", "trucker-destroyed"]
    assert story == each + each
    assert [event.message.args["seat"] for event in told(g, "trucker-destroyed")] == [0, 1, 0, 1]


@pytest.mark.rule("GT-B-10.4.1")
@pytest.mark.rule("GT-B-10.4.2")
def test_where_components_were_lost_can_be_seen_by_everybody() -> None:
    g = flying("III", {**SHIP, "6,7": CABIN, "8,7": CABIN})
    load(g, 3, 4, 3, 4)
    # The second shot hits the middle, and only one of the three pieces is kept.
    answers(shots(g, Attack("large", "left"), Attack("large", "left")), KeepPiece("8", "7"))
    lost = ("6,7", "7,7", "7,6", "7,8")
    assert sorted(view(g, None).truckers[0].ship.wrecks) == sorted(on(g, square) for square in lost)


@pytest.mark.rule("GT-B-10.2.1")
def test_a_small_meteor_bounces_off_a_smooth_side() -> None:
    g = flying("III", {**SHIP, "7,6": SMOOTH})
    load(g, 3, 4)
    answers(meteors(g, SMALL))
    assert len(squares(g)) == 3
    assert told(g, "trucker-bounced")


@pytest.mark.rule("GT-B-10.2.1")
@pytest.mark.rule("GT-B-10.2.5")
def test_a_small_meteor_destroys_what_shows_it_a_connector() -> None:
    g = flying("III", SHIP)
    load(g, 3, 4)
    answers(meteors(g, SMALL))
    assert squares(g) == ["7,7", "7,8"]


@pytest.mark.rule("GT-B-10.2.6")
@pytest.mark.rule("GT-B-10.2.7")
@pytest.mark.parametrize("what", ["meteor", "shot"])
def test_a_shield_stops_small_ones_for_a_battery_if_the_player_wants(what: Weapon) -> None:
    g = flying("III", {**SHIP, "3,8": SHIELD, "6,7": BATTERY, "8,7": BATTERY})
    load(g, 3, 4)
    question = asked(barrage(g, [0], what, [SMALL]))
    assert plainly(offered(question)) == [RaiseShield(), TakeHit()]
    load(g, 3, 4)
    answers(barrage(g, [0], what, [SMALL]), RaiseShield(1, "3,8", "8,7"))
    assert "7,6" in squares(g)
    assert g.truckers[0].ship.batteries == {on(g, "6,7"): 2, on(g, "8,7"): 1}


@pytest.mark.rule("GT-B-10.2.7")
def test_a_shield_is_voluntary() -> None:
    g = flying("III", {**SHIP, "8,8": SHIELD, "6,7": BATTERY})
    load(g, 3, 4)
    answers(meteors(g, SMALL), TakeHit())
    assert "7,6" not in squares(g)
    assert g.truckers[0].ship.batteries == {on(g, "6,7"): 2}


@pytest.mark.rule("GT-B-10.2.3")
def test_a_light_shot_does_not_bounce() -> None:
    g = flying("III", {**SHIP, "7,6": SMOOTH})
    load(g, 3, 4)
    answers(shots(g, SMALL))
    assert squares(g) == ["7,7", "7,8"]


@pytest.mark.rule("GT-B-10.2.6")
@pytest.mark.parametrize("side", ["rear", "left"])
def test_a_shield_covers_two_sides_only(side: str) -> None:
    g = flying("III", {"7,7": CABIN, "7,8": CABIN, "8,7": SHIELD, "6,7": BATTERY})
    load(g, 3, 4)
    answers(shots(g, Attack("small", side)))  # type: ignore[arg-type]
    assert len(squares(g)) == 3


@pytest.mark.rule("GT-B-9.4.2")
def test_a_shield_without_a_battery_does_nothing() -> None:
    g = flying("III", {**SHIP, "8,7": SHIELD})
    load(g, 3, 4)
    answers(shots(g, SMALL))
    assert "7,6" not in squares(g)


@pytest.mark.rule("GT-B-10.2.4")
def test_nothing_stops_a_heavy_shot() -> None:
    g = flying("III", {**SHIP, "8,7": SHIELD, "6,7": BATTERY, "7,5": CANNON})
    load(g, 3, 4)
    answers(shots(g, LARGE))
    assert "7,5" not in squares(g)


@pytest.mark.rule("GT-B-10.2.2")
@pytest.mark.rule("GT-B-10.2.7")
@pytest.mark.rule("GT-B-10.3.1")
@pytest.mark.rule("GT-B-10.3.4")
def test_a_single_cannon_shoots_a_large_meteor_by_itself() -> None:
    # The cannon stands behind the component that would be hit; the square before its muzzle is empty.
    g = flying("III", {"7,4": CABIN, "6,5": CABIN, "6,6": CABIN, "7,6": CANNON})
    load(g, 3, 4)
    answers(meteors(g, LARGE))
    assert len(squares(g)) == 4
    assert told(g, "trucker-shot-down")


@pytest.mark.rule("GT-B-10.3.1")
def test_from_the_front_the_cannon_must_be_in_the_column() -> None:
    g = flying("III", {**SHIP, "6,7": CANNON})
    load(g, 3, 4)
    answers(meteors(g, LARGE))
    assert "7,6" not in squares(g)


@pytest.mark.rule("GT-B-10.2.7")
def test_a_double_cannon_needs_a_battery_and_a_wish() -> None:
    ship = {"7,7": CABIN, "7,6": DOUBLE_CANNON, "6,7": BATTERY}
    g = flying("III", ship)
    load(g, 3, 4)
    assert plainly(offered(asked(meteors(g, LARGE)))) == [Shoot("7,6", 1), TakeHit()]
    load(g, 3, 4)
    answers(meteors(g, LARGE), Shoot("7,6", 1))
    assert "7,6" in squares(g)
    assert g.truckers[0].ship.batteries == {on(g, "6,7"): 1}
    load(g, 3, 4)
    answers(meteors(g, LARGE), TakeHit())
    assert "7,6" not in squares(g)


def test_a_double_cannon_is_not_asked_when_a_single_one_is_there() -> None:
    g = flying("III", {"7,7": CABIN, "7,5": CANNON, "7,8": DOUBLE_CANNON, "6,7": BATTERY})
    load(g, 3, 4)
    answers(meteors(g, LARGE))
    assert g.truckers[0].ship.batteries == {on(g, "6,7"): 2}


@pytest.mark.rule("GT-B-10.3.2")
@pytest.mark.parametrize(("row", "destroyed"), [("6", False), ("7", False), ("8", False), ("5", True)])
def test_from_a_side_the_next_row_will_do(row: str, destroyed: bool) -> None:
    cannon = pointing("cannon", LEFT)
    g = flying("III", {"7,7": CABIN, "8,6": CABIN, "8,7": CABIN, "8,8": CABIN, "8,5": CABIN, f"6,{row}": cannon})
    load(g, 3, 4)
    nods(meteors(g, Attack("large", "left")))
    assert bool(told(g, "trucker-destroyed")) == destroyed


@pytest.mark.rule("GT-B-10.3.3")
def test_from_the_rear_the_cannon_must_be_in_the_column() -> None:
    cannon = pointing("cannon", 2)
    for column, safe in (("7", True), ("6", False)):
        g = flying("III", {"7,7": CABIN, "7,6": CABIN, "6,6": CABIN, f"{column},8": cannon})
        load(g, 3, 4)
        nods(meteors(g, Attack("large", "rear")))
        assert bool(told(g, "trucker-destroyed")) != safe


@pytest.mark.rule("GT-B-10.3.5")
def test_a_large_meteor_that_hits_nothing_asks_nothing() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": DOUBLE_CANNON, "6,7": BATTERY})
    load(g, 1, 3)
    answers(meteors(g, LARGE))
    assert told(g, "trucker-missed")


@pytest.mark.rule("GT-B-10.4.1")
def test_what_lies_on_a_lost_component_is_gone() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": BATTERY_3})
    load(g, 3, 4)
    answers(shots(g, LARGE))
    ship = g.truckers[0].ship
    assert ship.lost == ["B040"]
    assert ship.batteries == {}


@pytest.mark.rule("GT-B-10.4.2")
def test_the_owner_keeps_one_piece_even_without_humans() -> None:
    g = flying("III", {"6,7": BEAM, "6,8": ENGINE, "7,7": CABIN, "8,7": CABIN, "9,7": CABIN})
    load(g, 3, 4)
    question = asked(shots(g, LARGE))
    assert offered(question) == [KeepPiece("6", "7"), KeepPiece("8", "7")]
    g = flying("III", {"6,7": BEAM, "6,8": ENGINE, "7,7": CABIN, "8,7": CABIN, "9,7": CABIN})
    load(g, 3, 4)
    answers(shots(g, LARGE), KeepPiece("6", "7"))
    assert squares(g) == ["6,7", "6,8"]
    assert g.truckers[0].ship.humans == {}
    assert sorted(g.truckers[0].ship.lost) == ["B001", "B001", "B001"]
    assert told(g, "trucker-broke-off")[0].message.args["count"] == 2


@pytest.mark.rule("GT-B-10.4.3")
def test_an_alien_without_life_support_leaves() -> None:
    support = showing("life_support", rear=3)
    g = flying("III", {"7,6": support, "7,7": "B005/0", "7,8": CABIN})
    ship = g.truckers[0].ship
    colour = "brown" if support < "B026" else "purple"
    ship.humans = {on(g, "7,8"): 2}
    ship.aliens = {on(g, "7,7"): colour}
    load(g, 3, 4)
    answers(shots(g, LARGE))
    assert ship.aliens == {}
    assert told(g, "trucker-alien-left")


def test_the_last_component_may_go() -> None:
    g = flying("III", {"7,7": CABIN})
    load(g, 3, 4, 3, 4)
    answers(shots(g, LARGE, LARGE))
    assert squares(g) == []
    assert told(g, "trucker-missed")
