"""The four steps of a Return to Station turn."""

import pytest

from games.andromeda.battlefields import Played, bare_table, fit, give, put
from games.andromeda.tables import changes, holdings, name_of, region_of, rich_table
from starboard.games.andromeda.moves.effect_moves import BuildDevelopment, Pay, PayOtherwise, RepairShip, Take
from starboard.games.andromeda.moves.turn_moves import Activate, GoOn, ReturnToStation, Trade
from starboard.games.andromeda.rules.turn.activations import activations, ships_that_activate
from starboard.games.andromeda.rules.turn.return_to_station import (
    activate_step,
    build_step,
    return_step,
    scrapyard_step,
)
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.game_state import (
    BAY,
    REPAIR_BAY,
    SCRAPYARD,
    UNBUILT,
    USED_UP,
    AndromedaState,
    Development,
)


def returning(*places: int) -> AndromedaState:
    """Player 0 returns with the first ships in these places."""
    g = bare_table()
    g.players[0].ships = [*places, *[UNBUILT] * (9 - len(places))]
    g.step = "activate"
    return g


@pytest.mark.rule("AE-B-13.1")
def test_one_development_may_be_built() -> None:
    g = rich_table()
    first, second = region_of(g, "pl_desert_1"), region_of(g, "pl_gas_giant_1", "pl_desert_1")
    for planet in (first, second):
        put(g, 0, "transport", name_of(planet))
    g.players[0].leaders, g.step = 5, "build"
    play = Played(build_step(g, 0))
    play.answer(PayOtherwise()).answer(BuildDevelopment(name_of(first)))
    play.answer(Pay(ice=2, credit=1))
    assert play.over
    assert len(g.developments) == 1


@pytest.mark.rule("AE-B-13.1")
def test_nobody_must_build_and_free_actions_may_come_first() -> None:
    g = rich_table()
    put(g, 0, "transport", name_of(region_of(g, "pl_desert_1")))
    g.players[0].leaders, g.step = 1, "build"
    play = Played(build_step(g, 0)).answer(Trade("energy")).answer(Pay(ice=3))
    assert play.asked == (0, "develop")
    play.answer(GoOn())
    assert play.over
    assert g.developments == []


@pytest.mark.rule("AE-B-13.2")
def test_ships_on_the_map_and_in_the_repair_bay_activate_one_thing_each() -> None:
    g = returning(0, 1, REPAIR_BAY, SCRAPYARD, BAY, USED_UP)
    assert ships_that_activate(g, 0) == 3
    play = Played(activate_step(g, 0))
    for what in ("core_reactor", "core_comms"):
        play.answer(Activate(what, -1))
    play.answer(Activate("core_cargo", -1)).answer(Take(ice=1))
    assert play.over
    assert g.players[0].resources == [2, 1, 0, 0, 0]
    assert len(g.players[0].hand) == 1


@pytest.mark.rule("AE-B-13.3")
def test_nothing_is_activated_twice() -> None:
    g = returning(0, 1)
    fit(g, 0, "sci_02", "sci_02")
    assert Activate("sci_02", 0) in activations(g, 0)
    assert Activate("sci_02", 1) not in activations(g, 0)
    play = Played(activate_step(g, 0)).answer(Activate("sci_02", 0))
    assert Activate("sci_02", 0) not in play.offers
    assert Activate("sci_02", 1) in play.offers
    play.answer(Activate("core_reactor", -1))
    g.players[0].ships[3] = 2
    assert Activate("core_reactor", -1) not in activations(g, 0)


@pytest.mark.rule("AE-B-13.3")
@pytest.mark.parametrize(
    ("core", "changed"),
    [
        ("core_reactor", "energy+2"),
        ("core_cargo", "ice+1"),
        ("core_hangar", "bay+1 nano-1 titan-1"),
        ("core_comms", "cards+1"),
    ],
)
def test_each_core_function(core: str, changed: str) -> None:
    g = returning(0)
    give(g, 0, nano=1, titan=1)
    before = holdings(g, 0)
    play = Played(activate_step(g, 0)).answer(Activate(core, -1))
    while not play.over:
        play.answer(play.offers[0])
    assert changes(before, holdings(g, 0)) == changed


@pytest.mark.rule("AE-B-13.3")
@pytest.mark.rule("AE-B-16.5")
def test_damaged_and_passive_modules_are_not_activated() -> None:
    g = returning(0)
    fit(g, 0, "sci_02", "sci_06")
    g.players[0].modules[0].damage = 1
    assert {move.what for move in activations(g, 0) if isinstance(move, Activate)} == {
        "core_reactor",
        "core_cargo",
        "core_comms",
    }


@pytest.mark.rule("AE-B-13.4")
def test_a_ship_repaired_meanwhile_activates_too() -> None:
    g = returning(0, SCRAPYARD)
    fit(g, 0, "ind_04")
    play = Played(activate_step(g, 0)).answer(Activate("ind_04", 0)).answer(RepairShip("transport"))
    assert play.asked == (0, "activate")
    play.answer(Activate("core_reactor", -1))
    assert play.over
    assert g.players[0].ships[1] == REPAIR_BAY


@pytest.mark.rule("AE-B-13.5")
def test_wrecks_score_and_those_in_the_repair_bay_do_not() -> None:
    g = returning(SCRAPYARD, SCRAPYARD, REPAIR_BAY, 0)
    scrapyard_step(g, 0)
    assert g.players[0].vp == 4


@pytest.mark.rule("AE-B-13.6")
@pytest.mark.rule("AE-B-21.2")
def test_all_ships_come_home_and_shields_are_whole() -> None:
    g = returning(0, SCRAPYARD, REPAIR_BAY, USED_UP, BAY)
    g.players[0].shield = 1
    g.players[0].bonuses = ["warpath"]
    Played(return_step(g, 0)).through()
    assert g.players[0].ships == [BAY, BAY, BAY, USED_UP, BAY, *[UNBUILT] * 4]
    assert g.players[0].shield == 0
    assert g.players[0].bonuses == []


@pytest.mark.rule("AE-B-13.7")
def test_the_event_marker_moves_after_a_return() -> None:
    g = returning(0)
    before = g.to_event
    Played(return_step(g, 0)).through()
    assert g.to_event == before - 1


@pytest.mark.rule("AE-B-17.7")
def test_developments_give_what_they_give_on_a_return() -> None:
    g = returning(0)
    desert, city = region_of(g, "pl_desert_1"), region_of(g, "pl_terran_1", "pl_desert_1")
    g.developments = [Development(desert, 0), Development(city, 0), Development(desert, 1)]
    before = holdings(g, 0)
    Played(return_step(g, 0)).through()
    assert changes(before, holdings(g, 0)) == "bay+1 cards+1 credit+1 energy+1 vp+1"


@pytest.mark.rule("AE-B-13.1")
def test_the_four_steps_in_order() -> None:
    g = rich_table()
    g.step = "choose"
    planet = region_of(g, "pl_desert_1")
    put(g, 0, "transport", name_of(planet))
    g.players[0].ships[1], g.players[0].leaders = SCRAPYARD, 1
    g.players[0].ships[2] = planet
    play = Played(take_turn(g)).answer(ReturnToStation())
    assert play.asked == (0, "develop")
    play.answer(BuildDevelopment(name_of(planet)))
    assert play.asked == (0, "activate")
    play.through(Activate("core_reactor", -1))
    told = [event.message.id.removeprefix("andromeda-") for event in g.news or []]
    order = [told.index(id) for id in ("developed", "activated", "wrecks", "returned")]
    assert order == sorted(order)
