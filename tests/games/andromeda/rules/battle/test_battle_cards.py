"""AE-B-3.5, AE-B-20.18: what abilities of factions, modules, tokens and upgrades do in a battle."""

import pytest

from games.andromeda.battlefields import (
    bare_table,
    deal,
    duel,
    fight,
    figures,
    fit,
    give,
    heard,
    launch,
    put,
    put_raider,
    ships_of,
)
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.battle_moves import (
    DiscardEnergy,
    Pass,
    PlayTactic,
    Plunder,
    RerollDie,
    SpareShip,
    UseEffect,
)
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import BAY, CRUISER, SCRAPYARD, SHIP_TYPES, SUPREMACY, Development

PASS = Pass()


# -- Abilities of factions -------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-3.5")
def test_grim_flag_needs_assault() -> None:
    g = duel()
    g.players[0].faction = "nightmare_cove_astropirates"
    fight(g, "S06", 1, 1, 1, 5).through()
    assert heard(g, "rolled")[0].message.args["count"] == 3
    g = bare_table()
    g.players[0].faction = "nightmare_cove_astropirates"
    put_raider(g, "grave_barge", "S06")
    launch(g, 0, "fighter", "S06")
    fight(g, "S06").through()
    assert heard(g, "rolled")[0].message.args["count"] == 2


@pytest.mark.rule("AE-B-3.5")
def test_phalanx_holds_in_the_turns_of_others() -> None:
    g = duel()
    g.players[1].faction = "bastion_remnant"
    g.battle = Battle(g.region, sides=[Side(0), Side(1)])
    assert figures(g, 1)[0] == 2
    g.turn = 1
    assert figures(g, 1)[0] == 1


@pytest.mark.rule("AE-B-3.5")
def test_hive_mind_counts_developments_next_door() -> None:
    g = duel()
    g.players[0].faction = "larvonids"
    g.battle = Battle(g.region, sides=[Side(0), Side(1)])
    for number, space in enumerate(("S01", "S02", "S05")):
        g.tiles[NUMBER_OF[space]] = f"pl_ice_{number + 1}"
        g.developments.append(Development(NUMBER_OF[space], 0))
    assert figures(g, 0)[0] == 4


@pytest.mark.rule("AE-B-3.5")
def test_fuel_the_fire_doubles_the_first_energy() -> None:
    g = duel()
    g.players[0].faction = "ember_legion"
    give(g, 0, energy=3)
    fight(g, "S06").answer(DiscardEnergy(2))
    assert heard(g, "rolled")[0].message.args["count"] == 5


@pytest.mark.rule("AE-B-3.5")
def test_warpath_doubles_the_first_victory_of_a_cycle() -> None:
    g = duel()
    g.players[0].faction = "ember_legion"
    fight(g, "S06", 6, 6, 1).through()
    assert g.players[0].tracks[SUPREMACY] == 2
    put(g, 1, "transport", "S06")
    fight(g, "S06", 6, 6, 1).through()
    assert g.players[0].tracks[SUPREMACY] == 3


@pytest.mark.rule("AE-B-3.5")
def test_piracy_takes_from_each_loser() -> None:
    g = duel()
    g.players[0].faction = "nightmare_cove_astropirates"
    give(g, 1, ice=1, credit=1)
    deal(g, 1, "supply_drop")
    played = fight(g, "S06", 6, 6, 6, 1).through_to((0, "plunder"))
    assert played.offers == [Plunder(1, "ice"), Plunder(1, "credit"), Plunder(1, "card")]
    played.answer(Plunder(1, "credit")).through()
    assert g.players[0].resources[4] == 1
    assert g.players[1].resources == [0, 1, 0, 0, 0]
    assert sum(g.supply) + sum(map(sum, (player.resources for player in g.players))) == 150


@pytest.mark.rule("AE-B-15.6")
@pytest.mark.parametrize(
    ("tile", "ship", "dice", "targeting"),
    [
        ("up_fighter", "fighter", 3, 1),
        ("up_nightmare_cove_astropirates", "fighter", 3, 1),
        ("up_ember_legion", "fighter", 2, 2),
        ("up_iron_choir", "heavy_cruiser", 4, 1),
    ],
)
def test_upgrades_work_while_their_ship_is_in_the_battle(tile: str, ship: str, dice: int, targeting: int) -> None:
    g = bare_table()
    put(g, 1, "transport", "S06")
    launch(g, 0, ship, "S06")
    g.players[0].upgrades[SHIP_TYPES.index(ship)] = tile
    g.battle = Battle(g.region, sides=[Side(0), Side(1)])
    assert figures(g, 0) == (dice, targeting)
    g.players[0].ships[g.ship] = BAY
    put(g, 0, "transport", "S06")
    assert figures(g, 0) == (1, 1)


@pytest.mark.rule("AE-B-3.5")
def test_the_fighter_of_the_acolytes_withdraws_without_a_card() -> None:
    g = duel()
    g.players[0].upgrades[1] = "up_black_star_acolytes"
    played = fight(g, "S06")
    assert played.asked == (0, "diplomacy")
    assert played.offers == [UseEffect("up_black_star_acolytes", 1), PASS]
    played.through(UseEffect("up_black_star_acolytes", 1))
    assert heard(g, "no-battle")
    assert g.region not in g.players[0].ships


# -- Result and damage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-21.2")
def test_a_shield_takes_the_first_damage() -> None:
    g = bare_table()
    put(g, 1, "heavy_cruiser", "S06")
    launch(g, 0, "fighter", "S06")
    for shield, place in ((1, NUMBER_OF["S06"]), (1, SCRAPYARD)):
        fight(g, "S06", 6, 6, 1, 1, 1).through()
        assert g.players[1].shield == shield
        assert g.players[1].ships[CRUISER] == place


@pytest.mark.rule("AE-B-20.18")
def test_what_winning_and_losing_bring() -> None:
    g = duel()
    g.players[0].tokens = ["sup_8"]
    fit(g, 1, "com_14", "ind_14", "com_16")
    fight(g, "S06", 6, 6, 1).through()
    assert g.players[0].vp == 1
    # 1 credit for the defeat and 1 for the lost ship; 1 resource for the lost ship.
    assert g.players[1].resources[4] == 2
    assert sum(g.players[1].resources[1:4]) == 1


def test_diplomacy_pays_with_the_embassy() -> None:
    g = duel()
    fit(g, 0, "civ_16")
    deal(g, 0, "joint_command")
    fight(g, "S06").through(PlayTactic("joint_command"))
    assert g.players[0].resources[4] == 1


@pytest.mark.parametrize(("source", "kind"), [("ind_12", "module"), ("sup_7", "token")])
def test_a_ship_is_spared(source: str, kind: str) -> None:
    g = duel()
    if kind == "module":
        fit(g, 1, source)
    else:
        g.players[1].tokens = [source]
    fight(g, "S06", 6, 6, 1).through(UseEffect(source, 1))
    assert ships_of(g, 1, SCRAPYARD) == 0
    # A module works once in each battle, Fortified Hulls once until the next return.
    g.players[1].hand = []
    fight(g, "S06", 6, 6, 1).through(*([UseEffect(source, 1)] if kind == "module" else []))
    assert ships_of(g, 1, SCRAPYARD) == (0 if kind == "module" else 1)


def test_the_cruiser_of_the_bastion_spares_a_ship() -> None:
    g = bare_table()
    put(g, 1, "heavy_cruiser", "S06")
    put(g, 1, "transport", "S06")
    launch(g, 0, "fighter", "S06")
    g.players[1].upgrades[3] = "up_bastion_remnant"
    fight(g, "S06", 6, 6, 1, 1, 1, 1).through(UseEffect("up_bastion_remnant", 1), SpareShip("transport"))
    assert g.players[1].shield == 1
    assert ships_of(g, 1, SCRAPYARD) == 0


@pytest.mark.parametrize(("source", "dice"), [("sci_14", 1), ("up_glasswing_collective", 1)])
def test_dice_are_rolled_again_without_a_card(source: str, dice: int) -> None:
    g = duel()
    if source == "sci_14":
        fit(g, 0, source)
    else:
        g.players[0].upgrades[1] = source
    fight(g, "S06", 2, 3, 4, 6).through(UseEffect(source, 1), RerollDie(0, 2))
    assert heard(g, "rerolled")[0].message.args["dice"] == "6 3"
    assert g.players[0].tracks[SUPREMACY] == dice
