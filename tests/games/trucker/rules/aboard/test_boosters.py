"""Cannon boosters, shield boosters and reinforced shields."""

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
    offered,
    on,
    plainly,
    struck,
    told,
)
from games.trucker.kit import CANNON_BOOSTER, ROUTER, SHIELD_BOOSTER, fleet
from games.trucker.scenes import PARTS, showing
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import Fire, OverloadCannon, OverloadShield, RaiseShield, Shoot, TakeHit
from starboard.games.trucker.rules.aboard.declared_strength import declare_cannons
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.attacks.shields import is_stopped_by_reinforced
from starboard.games.trucker.state.game_state import TruckerState, Weapon
from starboard.kernel.squares import LEFT

RULE = "GT-B-11.9.2"
GUN = {"7,5": CANNON, "7,6": CANNON_BOOSTER, "7,8": BATTERY}
"""A cannon with a booster behind it. It stands alone, so that nothing falls off with it."""


def lost(g: TruckerState) -> list[str]:
    return g.truckers[0].ship.lost


@pytest.mark.rule("GT-X1-3.3")
def test_a_cannon_booster_adds_its_strength_once_and_destroys_the_cannon() -> None:
    g = flying("III", GUN)
    assert content().kit.cannon_booster.strength == 3
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "1"), Fire(1, "4", 0, 1)]
    assert answers(declare_cannons(g, 0, RULE), Fire(1, "4", 0, 1), KeepPiece("7", "8")) == 8
    assert "B095" in lost(g)
    assert sum(g.truckers[0].ship.batteries.values()) == 1
    assert (len(told(g, "trucker-boosted")), struck(g)) == (1, ["7,5"])
    assert told(g, "trucker-declared-cannons")[0].message.args["strength"] == "4"


@pytest.mark.rule("GT-X1-3.3")
@pytest.mark.parametrize(
    ("enemy", "offers"),
    [
        (1, [Fire(0, "1"), Fire(1, "4", 0, 1)]),
        (4, [Fire(0, "1"), Fire(1, "4", 0, 1)]),
        # It would be beaten anyway.
        (5, []),
    ],
)
def test_it_is_offered_where_it_turns_the_fight(enemy: int, offers: list[Fire]) -> None:
    g = flying("III", GUN)
    procedure = declare_cannons(g, 0, RULE, enemy)
    if offers:
        assert offered(asked(procedure)) == offers
    else:
        assert answers(procedure) == 2


def test_a_booster_may_save_batteries() -> None:
    g = flying("III", {**GUN, "3,6": DOUBLE_CANNON, "11,6": DOUBLE_CANNON})
    # With two batteries the double cannons win, with one the booster does.
    assert offered(asked(declare_cannons(g, 0, RULE, 3))) == [
        Fire(0, "1"),
        Fire(1, "3"),
        Fire(2, "5"),
        Fire(1, "4", 0, 1),
    ]


def test_what_wins_without_a_booster_needs_none() -> None:
    g = flying("III", {**GUN, "6,5": CANNON, "8,5": CANNON})
    assert answers(declare_cannons(g, 0, RULE, 2)) == 6


@pytest.mark.rule("GT-X1-3.3")
@pytest.mark.parametrize(
    ("between", "works"),
    [pytest.param({"7,6": ROUTER}, True, id="router"), pytest.param({"7,6": CABIN}, False, id="cabin")],
)
def test_the_cannon_must_be_joined_to_the_booster(between: dict[str, str], works: bool) -> None:
    g = flying("III", {"7,5": CANNON, **between, "7,7": CANNON_BOOSTER, "3,8": BATTERY})
    procedure = declare_cannons(g, 0, RULE)
    if works:
        assert offered(asked(procedure)) == [Fire(0, "1"), Fire(1, "4", 0, 1)]
    else:
        assert answers(procedure) == 2


@pytest.mark.rule("GT-X1-3.3")
def test_a_booster_takes_a_battery_or_a_panel() -> None:
    g = flying("III", {"7,5": CANNON, "7,6": CANNON_BOOSTER})
    assert answers(declare_cannons(g, 0, RULE)) == 2
    g = flying("III", {"7,5": CANNON, "7,6": CANNON_BOOSTER, "8,6": showing("solar_panel", left=2)})
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "1"), Fire(0, "4", 0, 1)]


@pytest.mark.rule("GT-X1-3.3")
def test_the_player_picks_the_cannon_that_burns_out() -> None:
    g = flying("III", {"7,5": CANNON, "7,6": CANNON_BOOSTER, "8,6": showing("cannon", left=2), "3,8": BATTERY})
    moves = offered(asked(declare_cannons(g, 0, RULE)))
    question = asked(declare_cannons(g, 0, RULE), moves[-1])
    assert offered(question) == [OverloadCannon("7", "5"), OverloadCannon("8", "6")]


@pytest.mark.rule("GT-B-9.2.2")
def test_the_purple_alien_helps_a_boosted_cannon_that_has_no_power_of_its_own() -> None:
    g = flying("III", {"7,5": DOUBLE_CANNON, "7,6": CANNON_BOOSTER, "3,8": BATTERY, "10,8": CABIN})
    g.truckers[0].ship.aliens = {on(g, "10,8"): "purple"}
    g.truckers[0].ship.batteries = {on(g, "3,8"): 1}
    assert offered(asked(declare_cannons(g, 0, RULE))) == [Fire(0, "0"), Fire(1, "4"), Fire(1, "5", 0, 1)]


@pytest.mark.rule("GT-LM-4.9.1")
def test_in_a_fleet_a_booster_takes_power_from_its_own_ship() -> None:
    g = fleet({"4,5": CANNON, "4,6": CANNON_BOOSTER}, {"4,9": BATTERY})
    assert answers(declare_cannons(g, 0, RULE)) == 2
    g = fleet({"4,5": CANNON, "4,6": CANNON_BOOSTER, "10,6": BATTERY}, {"4,9": CABIN})
    assert offered(asked(declare_cannons(g, 0, RULE, 9))) == [Fire(0, "1", 1), Fire(1, "4", 1, 1)]


SHIELDED = {"7,7": CABIN, "9,7": SHIELD, "9,8": SHIELD_BOOSTER, "3,8": BATTERY}
"""A shield that covers front and right, with a booster behind it, apart from what is hit."""


@pytest.mark.rule("GT-X1-3.5")
@pytest.mark.parametrize(
    ("what", "attack", "dice"),
    [
        ("shot", Attack("large", "front"), (3, 4)),
        ("meteor", Attack("large", "front"), (3, 4)),
        ("shot", Attack("small", "rear"), (3, 4)),
        ("shot", Attack("large", "rear"), (3, 4)),
    ],
)
def test_a_boosted_shield_stops_everything_from_all_sides_and_is_destroyed(
    what: Weapon, attack: Attack, dice: tuple[int, int]
) -> None:
    g = flying("III", SHIELDED)
    load(g, *dice)
    question = asked(barrage(g, [0], what, [attack]))
    assert offered(question) == [OverloadShield("9", "7"), TakeHit()]
    load(g, *dice)
    answers(barrage(g, [0], what, [attack]), OverloadShield("9", "7"), KeepPiece("7", "7"))
    assert "7,7" in names(g, g.truckers[0].ship.parts)
    assert lost(g)[0] == "B117"
    assert [event.rule for event in told(g, "trucker-shielded")] == ["GT-X1-3.5"]


@pytest.mark.rule("GT-X1-3.5")
def test_it_is_not_offered_where_a_shield_does() -> None:
    g = flying("III", SHIELDED)
    load(g, 3, 4)
    assert plainly(offered(asked(barrage(g, [0], "shot", [Attack("small", "front")])))) == [RaiseShield(), TakeHit()]


@pytest.mark.rule("GT-X1-3.5")
def test_it_is_not_offered_to_save_the_shield_itself() -> None:
    g = flying("III", SHIELDED)
    load(g, 4, 5)
    answers(barrage(g, [0], "shot", [Attack("large", "front")]), KeepPiece("7", "7"))
    assert lost(g)[0] == "B117"


@pytest.mark.rule("GT-X1-3.5")
def test_cannons_and_shields_are_one_question() -> None:
    g = flying("III", {**SHIELDED, "7,6": DOUBLE_CANNON})
    load(g, 3, 4)
    meteor = barrage(g, [0], "meteor", [Attack("large", "front")])
    assert plainly(offered(asked(meteor))) == [Shoot("7,6", 1), OverloadShield("9", "7"), TakeHit()]
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [Attack("large", "front")]), TakeHit(), KeepPiece("7", "7"))
    assert lost(g)[0] == "B110"


@pytest.mark.rule("GT-LM-4.9.12")
def test_in_a_fleet_a_boosted_shield_protects_its_own_ship() -> None:
    g = fleet({"4,5": CABIN}, {"9,9": SHIELD, "9,10": SHIELD_BOOSTER, "10,10": BATTERY})
    load(g, 2, 2)
    answers(barrage(g, [0], "shot", [Attack("large", "front")]))
    assert lost(g) == ["B001"]


STRONG = {"7,7": CABIN, "9,7": showing("reinforced_shield", rear=2), "3,8": BATTERY}


@pytest.mark.rule("GT-X2-2.3")
def test_a_reinforced_shield_stops_heavy_shots_too() -> None:
    g = flying("III", STRONG)
    assert (is_stopped_by_reinforced("shot"), is_stopped_by_reinforced("meteor")) == (True, False)
    for size in ("small", "large"):
        load(g, 3, 4)
        answers(barrage(g, [0], "shot", [Attack(size, "front")]), RaiseShield())
    assert lost(g) == []
    assert g.truckers[0].ship.batteries == {}


@pytest.mark.rule("GT-X2-2.3")
@pytest.mark.parametrize(
    ("what", "side"),
    [pytest.param("meteor", "front", id="large meteor"), pytest.param("shot", "rear", id="not covered")],
)
def test_but_not_large_meteors_nor_what_comes_from_elsewhere(what: str, side: str) -> None:
    g = flying("III", STRONG)
    load(g, 3, 4)
    answers(barrage(g, [0], what, [Attack("large", side)]), KeepPiece("9", "7"))  # type: ignore[arg-type]
    assert lost(g)[0] == "B001"


@pytest.mark.rule("GT-X2-2.3")
@pytest.mark.rule("GT-LM-2.4.1")
def test_one_activation_covers_both_parts_of_a_duplicated_attack() -> None:
    """OQ-LM-25."""
    strong = next(code for code, part in PARTS.items() if part.kind.id == "reinforced_shield" and LEFT in part.shields)
    g = flying("IC", {"3,3a": CABIN, "3,4a": CABIN, "3,3b": CABIN, "4,4a": strong, "4,3b": BATTERY})
    load(g, 3)
    answers(barrage(g, [0], "shot", [Attack("large", "left")]), RaiseShield())
    assert lost(g) == []
    assert sum(g.truckers[0].ship.batteries.values()) == 1
