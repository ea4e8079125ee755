"""AE-E-15: the Hegemon in battle, its officers' abilities there, and its tiles."""

from collections.abc import Sequence

import pytest

from games.andromeda.battlefields import deal, fight, heard, put, put_raider
from games.andromeda.hegemon_tables import hegemon_table, its_own, rolled, send, the, told, war
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.odds.battle_odds import forecast
from starboard.games.andromeda.rules.battle.battle_sides import turn_order
from starboard.games.andromeda.state.game_state import CRUISER, SCRAPYARD, SUPREMACY, Development

# -- Escalation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-15.1")
def test_all_its_ships_in_range_join() -> None:
    g = war()
    put(g, 0, "fighter", "S02")
    put_raider(g, "vorticon_attackers", "S02")
    near, fighter, far = send(g, "transport", "S03"), send(g, "fighter", "S04"), send(g, "transport", "S08")
    fight(g, "S02").through()
    ships = [event.message.args["ship"] for event in heard(g, "moved")]
    assert len(ships) == 2
    assert its_own(g).ships[near] != NUMBER_OF["S03"]
    assert its_own(g).ships[fighter] != NUMBER_OF["S04"]
    assert its_own(g).ships[far] == NUMBER_OF["S08"]


@pytest.mark.rule("AE-E-15.1")
def test_transports_wait_on_planets_without_a_development() -> None:
    # TC-23
    g = war()
    put(g, 0, "fighter", "S01")
    put_raider(g, "vorticon_attackers", "S01")
    waiting = send(g, "transport", "S05")
    game = fight(g, "S01")
    game.through()
    assert its_own(g).ships[waiting] == NUMBER_OF["S05"]
    assert told(g, "stays")[0].rule == "AE-E-15.1"
    # With a development there, of any player, it goes.
    g.developments.append(Development(NUMBER_OF["S05"], 0))
    put(g, 0, "transport", "S01")
    put_raider(g, "vorticon_attackers", "S01")
    fight(g, "S01").through()
    assert its_own(g).ships[waiting] != NUMBER_OF["S05"]


@pytest.mark.rule("AE-E-15.1")
@pytest.mark.rule("AE-E-9.6")
def test_the_forward_shipyard_sends_them_all_the_same() -> None:
    g = war()
    the(g).upgrades = ["hup_3"]
    put(g, 0, "fighter", "S01")
    put_raider(g, "vorticon_attackers", "S01")
    waiting = send(g, "transport", "S05")
    fight(g, "S01").through()
    assert its_own(g).ships[waiting] != NUMBER_OF["S05"]


@pytest.mark.rule("AE-E-15.2")
def test_its_cruiser_joins_every_battle() -> None:
    # TC-22: across the whole map, even where no way leads.
    g = war()
    g.tiles[NUMBER_OF["S22"]] = "pl_terran_3"
    g.layout |= 1 << NUMBER_OF["S22"]
    send(g, "heavy_cruiser", "S22")
    put(g, 0, "transport", "S10")
    put_raider(g, "vorticon_attackers", "S10")
    fight(g, "S10").through()
    assert its_own(g).ships[CRUISER] == NUMBER_OF["S10"]


@pytest.mark.rule("AE-E-15.2")
def test_its_cruiser_does_not_join_in_a_nebula() -> None:
    g = war()
    send(g, "heavy_cruiser", "S05")
    put(g, 0, "science_vessel", "N1")
    put_raider(g, "vorticon_attackers", "N1")
    fight(g, "N1").through()
    assert its_own(g).ships[CRUISER] == NUMBER_OF["S05"]


@pytest.mark.rule("AE-E-15.3")
def test_transports_in_the_active_region_fight_where_they_are() -> None:
    g = war()
    send(g, "transport", "S05")
    put(g, 0, "fighter", "S05")
    game = fight(g, "S05", 6, 6, 1)
    game.through()
    assert rolled(g) == (1, 1)


# -- Preparation, result, order --------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-15.5")
def test_its_dice_are_its_guns() -> None:
    g = war()
    deal(g, g.seats, "full_broadside", "target_lock")
    send(g, "fighter", "S02")
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02").through()
    assert rolled(g) == (3, 1)
    # Press-gang has added a card; none was played.
    assert len(its_own(g).hand) == 3


@pytest.mark.rule("AE-E-15.6")
def test_it_gets_nothing_for_losing() -> None:
    # TC-24
    g = war(card="neg_no_terms")
    ship = send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02", 6, 1, 1).through()
    assert its_own(g).ships[ship] == SCRAPYARD
    assert its_own(g).hand == []


@pytest.mark.rule("AE-E-9.3")
def test_its_cruiser_is_lost_in_the_second_lost_battle() -> None:
    # TC-14, in battle.
    g = war()
    send(g, "heavy_cruiser", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02", 6, 1, 1, 1).through()
    assert (its_own(g).shield, its_own(g).ships[CRUISER]) == (1, NUMBER_OF["S02"])
    fight(g, "S02", 6, 1, 1, 1).through()
    assert its_own(g).ships[CRUISER] == SCRAPYARD


@pytest.mark.rule("AE-E-15.7")
def test_winning_moves_its_marker_and_it_scores_raiders() -> None:
    g = war()
    g.turn = g.seats
    send(g, "fighter", "S02")
    raider = put_raider(g, "vorticon_attackers", "S02")
    fight(g, "S02", 6, 6, 1, 1).through()
    assert its_own(g).tracks[SUPREMACY] == 1
    assert its_own(g).vp > 0
    assert its_own(g).defeated == 1
    assert raider not in g.raiders


@pytest.mark.rule("AE-E-15.8")
@pytest.mark.parametrize(
    ("turn", "eye", "order"),
    [(0, 0, [0, 3, 1, 2]), (0, 1, [0, 1, 3, 2]), (2, 1, [2, 0, 1, 3]), (3, 1, [3, 2, 0, 1])],
)
def test_its_place_is_after_the_eye(turn: int, eye: int, order: Sequence[int]) -> None:
    g = hegemon_table(3)
    g.turn, the(g).eye = turn, eye
    assert turn_order(g) == order


@pytest.mark.rule("AE-E-8.4")
def test_pirates_take_a_card_of_its_hand() -> None:
    g = war()
    pirates = [id for id, faction in content().factions.items() if "piracy" in faction.abilities]
    g.players[0].faction = pirates[0]
    deal(g, g.seats, "jamming")
    send(g, "transport", "S02")
    put(g, 0, "fighter", "S02")
    fight(g, "S02", 6, 6, 1).through()
    assert len(its_own(g).hand) == 1
    assert len(g.players[0].hand) == 1
    assert heard(g, "card-taken")[0].to == (0,)


# -- Tiles and officers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.6")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [("hup_1", (2, 1)), ("hup_2", (1, 2)), ("hup_3", (1, 1)), ("hup_4", (1, 1)), ("hup_5", (1, 1))],
)
def test_lasting_tiles_work_in_every_battle(tile: str, expected: tuple[int, int]) -> None:
    g = war()
    the(g).upgrades = [tile]
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02").through()
    assert rolled(g) == expected


@pytest.mark.rule("AE-E-6.2")
@pytest.mark.parametrize(
    ("officer", "region", "expected"),
    [
        ("ofc_1a", "S05", (1, 1)),
        ("ofc_2a", "S05", (2, 1)),
        ("ofc_2a", "S02", (1, 1)),
        ("ofc_3a", "S05", (1, 2)),
        ("ofc_3a", "S02", (1, 2)),
    ],
)
def test_iron_line_and_annihilation_doctrine(officer: str, region: str, expected: tuple[int, int]) -> None:
    g = war(officer=officer)
    send(g, "transport", region)
    put(g, 0, "transport", region)
    fight(g, region).through()
    assert rolled(g) == expected


@pytest.mark.rule("AE-E-6.2")
def test_foreknowledge_makes_its_first_die_a_six() -> None:
    g = war(officer="ofc_3c")
    send(g, "fighter", "S02")
    put(g, 0, "transport", "S02")
    deal(g, 0, "full_broadside")
    game = fight(g, "S02", 1, 5).through_to((0, "prepare"))
    assert g.battle is not None
    # Before the roll the chances know of it: a single die seldom beats a 6 and another die.
    found = forecast(g, g.battle)
    assert found is not None
    assert g.battle.sides[0].who == 0
    assert found.win[0] == 0
    game.through()
    theirs = next(event for event in heard(g, "rolled") if not isinstance(event.message.args["seat"], int))
    assert str(theirs.message.args["dice"]).startswith("6")
