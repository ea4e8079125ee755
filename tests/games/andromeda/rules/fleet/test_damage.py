"""Ships and modules, damaged, repaired, built and moved."""

import pytest

from games.andromeda.battlefields import Played, bare_table, fit, give, put, put_raider
from games.andromeda.tables import carried_out, led_by, rich_table
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.effect_moves import (
    BuildShip,
    DamageModule,
    DamageShip,
    MoveShip,
    Pay,
    Recall,
    RepairModule,
    RepairShip,
)
from starboard.games.andromeda.rules.fleet.damage import damage_module, damage_ship
from starboard.games.andromeda.rules.fleet.ships import assaults, guns, navigates, range_of, ways_from
from starboard.games.andromeda.state.game_state import BAY, CRUISER, REPAIR_BAY, SCRAPYARD, UNBUILT


@pytest.mark.rule("AE-B-1.6")
@pytest.mark.rule("AE-B-21.1")
def test_a_damaged_ship_goes_to_the_scrapyard() -> None:
    g = bare_table()
    ship = put(g, 0, "fighter", "S01")
    Played(damage_ship(g, 0, ship, "AE-B-21.1")).through()
    assert g.players[0].ships[ship] == SCRAPYARD


@pytest.mark.rule("AE-B-21.2")
@pytest.mark.rule("AE-B-15.2")
def test_the_shield_of_a_cruiser_takes_the_first_damage() -> None:
    g = bare_table()
    put(g, 0, "heavy_cruiser", "S01")
    Played(damage_ship(g, 0, CRUISER, "AE-B-21.1")).through()
    assert (g.players[0].ships[CRUISER], g.players[0].shield) == (0, 1)
    Played(damage_ship(g, 0, CRUISER, "AE-B-21.1")).through()
    assert g.players[0].ships[CRUISER] == SCRAPYARD


def test_modules_that_work_when_a_ship_is_scrapped() -> None:
    g = bare_table()
    fit(g, 0, "com_16", "ind_14")
    ship = put(g, 0, "fighter", "S01")
    play = Played(damage_ship(g, 0, ship, "AE-B-21.1"))
    play.answer(play.offers[0])
    assert play.over
    assert g.players[0].resources == [0, 1, 0, 0, 1]


def test_the_owner_chooses_which_ship_is_damaged() -> None:
    g = bare_table()
    put(g, 0, "fighter", "S01")
    put(g, 0, "transport", "S02")
    carried_out(g, "damage_ship(1)", [DamageShip("transport", "S02")])
    assert g.players[0].ships.count(SCRAPYARD) == 1
    assert g.players[0].ships[6] == 0


@pytest.mark.rule("AE-B-21.3")
def test_the_owner_chooses_an_undamaged_module() -> None:
    g = bare_table()
    fit(g, 0, "sci_01", "sci_02", "sci_03")
    g.players[0].modules[0].damage = 1
    play = Played(damage_module(g, 0, "AE-B-21.3"))
    assert play.offers == [DamageModule("sci_02", 1), DamageModule("sci_03", 2)]
    play.answer(DamageModule("sci_03", 2))
    assert [module.damage for module in g.players[0].modules] == [1, 0, 1]


@pytest.mark.rule("AE-B-21.3")
def test_without_an_undamaged_module_nothing_happens() -> None:
    g = bare_table()
    assert carried_out(g, "damage_module(1)") == ""
    fit(g, 0, "sci_01")
    assert carried_out(g, "damage_module(2)") == "damage+1"


@pytest.mark.rule("AE-B-21.4")
def test_a_repair_is_for_a_module_or_a_ship() -> None:
    g = bare_table()
    fit(g, 0, "sci_01")
    g.players[0].modules[0].damage = 2
    g.players[0].ships[0] = SCRAPYARD
    assert carried_out(g, "repair(1)", [RepairModule("sci_01", 0)]) == "damage-1"
    carried_out(g, "repair(1)", [RepairShip("transport")])
    assert g.players[0].ships[0] == REPAIR_BAY
    assert carried_out(g, "repair(1)") == "damage-1"


@pytest.mark.rule("AE-B-21.4")
@pytest.mark.rule("AE-B-13.5")
def test_nobody_must_repair_a_ship() -> None:
    g = bare_table()
    g.players[0].ships[0] = SCRAPYARD
    assert carried_out(g, "repair(2)") == ""
    assert g.players[0].ships[0] == SCRAPYARD


@pytest.mark.rule("AE-B-21.5")
def test_with_nothing_to_repair_a_repair_is_worth_a_point() -> None:
    g = bare_table()
    fit(g, 0, "sci_01")
    assert carried_out(g, "repair(2)") == "vp+2"
    g.players[0].modules[0].damage = 1
    assert carried_out(g, "repair(2)") == "damage-1 vp+1"


@pytest.mark.rule("AE-B-22.2")
def test_a_mechaphage_takes_two_repairs() -> None:
    g = bare_table()
    fit(g, 0, "sci_01")
    Played(damage_module(g, 0, "AE-B-22.2", mechaphage=True)).through()
    assert (g.mechaphages, g.players[0].modules[0].damaged) == (4, True)
    carried_out(g, "repair(1)")
    assert (g.mechaphages, g.players[0].modules[0].damaged) == (4, True)
    carried_out(g, "repair(1)")
    assert (g.mechaphages, g.players[0].modules[0].damaged) == (5, False)


@pytest.mark.rule("AE-B-22.2")
def test_without_mechaphage_tokens_a_damage_marker_is_put_on() -> None:
    g = bare_table()
    g.mechaphages = 0
    fit(g, 0, "sci_01")
    Played(damage_module(g, 0, "AE-B-22.2", mechaphage=True)).through()
    assert g.players[0].modules[0].damage == 1


# -- Ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-15.1")
@pytest.mark.rule("AE-B-15.4")
def test_guns_ranges_and_abilities() -> None:
    g = bare_table()
    ships = (0, 6, 7, 8)
    assert [guns(g, 0, ship) for ship in ships] == [1, 2, 1, 3]
    assert [range_of(g, 0, ship) for ship in ships] == [1, 2, 2, 1]
    assert [navigates(g, 0, ship) for ship in ships] == [False, False, True, False]
    assert [assaults(ship) for ship in ships] == [False, True, False, False]


@pytest.mark.rule("AE-B-15.5")
def test_a_built_ship_goes_to_the_bay_and_figures_are_limited() -> None:
    g = rich_table()
    give(g, 0, titan=10, nano=10)
    assert carried_out(g, "build_ship(any,0)", [BuildShip("fighter"), Pay(energy=1, titan=2)]) == (
        "bay+1 energy-1 titan-2"
    )
    play_again = [BuildShip("transport"), Pay(nano=1, titan=1)]
    for _ in range(3):
        carried_out(g, "build_ship(transport,0)", play_again)
    assert g.players[0].ships == [BAY] * 7 + [UNBUILT] * 2
    assert carried_out(g, "build_ship(transport,5)") == ""
    assert carried_out(g, "build_ship(fighter,5)") == ""


def test_a_ship_moves_up_to_its_range_to_regions_without_others() -> None:
    g = bare_table()
    ship = put(g, 0, "fighter", "S01")
    put(g, 1, "transport", "S02")
    put_raider(g, "sunbreaker", "S05")
    reached = ways_from(g, 0, ship, range_of(g, 0, ship))
    assert NUMBER_OF["S06"] in reached
    assert not {NUMBER_OF["S02"], NUMBER_OF["S05"], NUMBER_OF["N1"]} & set(reached)
    assert NUMBER_OF["S08"] not in reached
    assert carried_out(g, "move_ship(1)", [MoveShip("fighter", "S01", "S06")]) == ""
    assert g.players[0].ships[ship] == NUMBER_OF["S06"]


@pytest.mark.rule("AE-B-7.4")
def test_only_navigation_moves_into_nebulae() -> None:
    g = bare_table()
    ship = put(g, 0, "science_vessel", "S01")
    assert NUMBER_OF["N1"] in ways_from(g, 0, ship, 1)
    g = led_by("cloud_nebulans")
    ship = put(g, 0, "transport", "S01")
    assert NUMBER_OF["N1"] in ways_from(g, 0, ship, 1)


def test_a_ship_is_called_back() -> None:
    g = bare_table()
    put(g, 0, "transport", "S01")
    put(g, 0, "transport", "S02")
    assert carried_out(g, "reverse_launch(1)", [Recall("transport", "S02")]) == "bay+1"
    assert g.players[0].ships[:2] == [0, BAY]
    assert carried_out(g, "reverse_launch(1)") == ""
