"""AE-E-10, AE-E-14: the Hegemon returns to station, and builds."""

import pytest

from games.andromeda.battlefields import LoadedDice, Played, fight, fit, heard, put_raider
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, send, sound, the, told
from starboard.games.andromeda.board.map import neighbours
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.rules.hegemon.hegemon_developments import build
from starboard.games.andromeda.rules.hegemon.hegemon_return import command_step
from starboard.games.andromeda.rules.hegemon.hegemon_turn import hegemon_turn
from starboard.games.andromeda.state.game_state import (
    BAY,
    CIVILIZATION,
    CRUISER,
    INDUSTRY,
    REPAIR_BAY,
    SCRAPYARD,
    USED_UP,
    AndromedaState,
    Development,
)

NOTHING_DOING = "ofc_1b"


def returns(g: AndromedaState) -> Played:
    """A return: the last turn, with a ship away."""
    g.ending = True
    return Played(hegemon_turn(g))


def built(g: AndromedaState) -> Played:
    return Played(build(g, "AE-E-13.8"))


# -- Building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-10.4")
@pytest.mark.rule("AE-E-10.5")
def test_it_looks_only_at_the_leftmost_planet() -> None:
    # TC-01
    g = hegemon_table()
    lay(g, S05="pl_ice_2", S06="pl_desert_2")
    send(g, "transport", "S05")
    send(g, "transport", "S06")
    its_own(g).leaders = 2
    built(g).through()
    assert g.developments == []
    assert (its_own(g).leaders, its_own(g).settled, its_own(g).vp) == (2, {}, 0)
    args = told(g, "wants-leaders")[0].message.args
    assert (args["leaders"], args["needed"]) == (2, 3)
    assert told(g, "wants-leaders")[0].rule == "AE-E-10.5"


@pytest.mark.rule("AE-E-10.2")
@pytest.mark.rule("AE-E-10.3")
def test_it_builds_on_the_leftmost_planet_with_a_transport() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1", S10="pl_gas_giant_2", S06="pl_desert_2")
    region = NUMBER_OF["S06"]
    transport = send(g, "transport", "S06")
    # Only transports build.
    send(g, "fighter", "S05")
    built(g).through()
    assert g.developments == [Development(region, g.seats)]
    assert its_own(g).ships[transport] == USED_UP
    assert (its_own(g).leaders, its_own(g).settled) == (5, {region: 2})
    assert told(g, "wants-building")[0].message.args["needed"] == 2


@pytest.mark.rule("AE-E-10.3")
def test_its_own_leaders_are_placed_first() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_2")
    send(g, "transport", "S05")
    built(g).through()
    # Two of its own and one bribed leader.
    assert (its_own(g).leaders, the(g).bribed) == (4, 4)


@pytest.mark.rule("AE-E-10.4")
def test_without_a_transport_on_a_free_planet_it_builds_nothing() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1")
    region = NUMBER_OF["S05"]
    g.developments.append(Development(region, 0))
    send(g, "transport", "S05")
    built(g).through()
    assert len(g.developments) == 1
    assert told(g, "no-site")


@pytest.mark.rule("AE-E-10.2")
def test_of_planets_above_each_other_the_eye_chooses_where_it_builds() -> None:
    g = hegemon_table()
    lay(g, S01="pl_ice_1", S10="pl_desert_1")
    send(g, "transport", "S01")
    send(g, "transport", "S10")
    game = built(g)
    assert game.offers == [ChooseRegion("S01"), ChooseRegion("S10")]
    game.answer(ChooseRegion("S10")).through()
    assert [place.region for place in g.developments] == [NUMBER_OF["S10"]]


@pytest.mark.rule("AE-E-10.1")
@pytest.mark.rule("AE-E-10.6")
def test_leaders_near_are_worth_ten_points_at_most() -> None:
    # TC-28
    g = hegemon_table()
    lay(g, S06="pl_volcanic_3")
    region = NUMBER_OF["S06"]
    for player in g.players:
        player.posted = {}
    g.players[0].posted[neighbours(g, region)[0]] = 5
    g.players[0].posted[neighbours(g, region)[1]] = 4
    send(g, "transport", "S06")
    built(g).through()
    args = heard(g, "leaders-near")[0].message.args
    assert args["leaders"] == 12
    # Two repairs with nothing to repair are 2 VP on top of the 10.
    assert its_own(g).vp == 10 + 2
    assert its_own(g).tracks[INDUSTRY] == 1


@pytest.mark.rule("AE-E-10.6")
@pytest.mark.parametrize(
    ("planet", "gained"),
    [
        ("pl_ice_1", {"tokens": 2}),
        ("pl_volcanic_1", {"repairs": 2}),
        ("pl_gas_giant_1", {"repairs": 2}),
        ("pl_desert_1", {"modules": 1}),
        ("pl_terran_1", {"modules": 1}),
    ],
)
def test_the_benefit_of_each_development(planet: str, gained: dict[str, int]) -> None:
    g = hegemon_table()
    lay(g, S05=planet)
    send(g, "transport", "S05")
    fit(g, g.seats, *sound("science", 1))
    its_own(g).modules[0].damage = 2
    built(g).through()
    found = {
        "tokens": len(its_own(g).tokens),
        "repairs": 2 - its_own(g).modules[0].damage,
        "modules": len(its_own(g).modules) - 1,
    }
    assert {what: count for what, count in found.items() if count} == gained


@pytest.mark.rule("AE-E-10.6")
def test_the_card_is_of_no_use_later() -> None:
    g = hegemon_table()
    lay(g, S05="pl_gas_giant_1")
    region = NUMBER_OF["S05"]
    g.developments.append(Development(region, g.seats))
    send(g, "transport", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    the(g).negotiations.cards = ["neg_press_gang"]
    fight(g, "S06", 6, 1).through()
    # A player's obelisk would add a die.
    assert heard(g, "rolled")[0].message.args["count"] == 1


@pytest.mark.rule("AE-E-12.2")
def test_what_collapsed_is_rebuilt_instead_of_building() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1", S06="pl_desert_1", S02="pl_terran_1")
    left, right = NUMBER_OF["S05"], NUMBER_OF["S06"]
    g.developments = [Development(right, g.seats), Development(left, g.seats)]
    send(g, "transport", "S02")
    gains(g, "collapse_dev(1)").through()
    assert [place.collapsed for place in g.developments] == [False, True]
    before = (its_own(g).leaders, its_own(g).vp, list(its_own(g).tracks))
    built(g).through()
    assert [place.collapsed for place in g.developments] == [False, False]
    assert (its_own(g).leaders, its_own(g).vp, its_own(g).tracks) == before
    built(g).through()
    assert len(g.developments) == 3


# -- Returning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-14.2")
@pytest.mark.rule("AE-E-14.3")
@pytest.mark.rule("AE-E-14.8")
def test_it_builds_first_and_the_transport_of_the_development_does_not_count() -> None:
    g = hegemon_table(officer=NOTHING_DOING)
    lay(g, S05="pl_gas_giant_1")
    send(g, "transport", "S05")
    send(g, "transport", "S03")
    returns(g).through()
    assert len(g.developments) == 1
    assert the(g).marker == 1
    steps = [event.rule for event in g.news or [] if event.rule.startswith("AE-E-14")]
    assert steps == sorted(steps)
    assert steps[0] == "AE-E-14.3"


@pytest.mark.rule("AE-E-14.4")
def test_each_ship_on_the_map_and_in_the_repair_bay_moves_the_marker() -> None:
    # TC-02
    g = hegemon_table(officer="ofc_3b")
    send(g, "transport", "S03")
    send(g, "transport", REPAIR_BAY)
    for column in (1, 3):
        g.columns[column] = [next(id for id, m in content().modules.items() if m.type == column and m.damage == 0)]
    Played(command_step(g)).through()
    assert the(g).marker == 2
    assert [content().modules[module.id].type for module in its_own(g).modules] == [3, 1]
    assert (its_own(g).tracks[CIVILIZATION], its_own(g).tracks[INDUSTRY]) == (1, 1)
    # Nothing is damaged: the repair is worth a point.
    assert its_own(g).vp == 1


@pytest.mark.rule("AE-E-14.4")
def test_a_ship_that_the_ring_repairs_moves_the_marker_once_more() -> None:
    # TC-21
    g = hegemon_table(officer="ofc_1a")
    the(g).marker = 1
    send(g, "transport", "S03")
    wreck = send(g, "fighter", SCRAPYARD)
    Played(command_step(g)).through()
    # The third space repairs the fighter, which is good for the fourth: a card.
    assert its_own(g).ships[wreck] == REPAIR_BAY
    assert the(g).marker == 3
    assert len(its_own(g).hand) == 1
    assert the(g).commands == 0


@pytest.mark.rule("AE-E-14.5")
def test_wrecks_are_worth_two_points_each() -> None:
    # TC-20
    g = hegemon_table(officer="ofc_2a")
    for place in (SCRAPYARD, SCRAPYARD, REPAIR_BAY):
        send(g, "transport", place)
    the(g).marker = 1
    its_own(g).tracks[2] = 4
    returns(g).through()
    assert its_own(g).vp == 4
    assert heard(g, "wrecks")[0].message.args["count"] == 2


@pytest.mark.rule("AE-E-14.6")
def test_transports_go_to_the_free_outlines_with_the_lowest_numbers() -> None:
    g = hegemon_table(officer="ofc_2a")
    the(g).marker = 1
    its_own(g).ships = [USED_UP, USED_UP, BAY, BAY, 3, SCRAPYARD, 4, BAY, 5]
    its_own(g).shield = 1
    returns(g).through()
    # Two transports come back: to the first and second outline. The others have gone under developments.
    assert its_own(g).ships == [BAY, BAY, BAY, BAY, USED_UP, USED_UP, BAY, BAY, BAY]
    assert its_own(g).shield == 0
    assert its_own(g).ships[CRUISER] == BAY


@pytest.mark.rule("AE-E-14.7")
def test_a_return_uses_no_card_and_moves_no_event_marker() -> None:
    g = hegemon_table(officer="ofc_2a")
    the(g).marker = 1
    send(g, "transport", "S03")
    before = (g.to_event, list(the(g).cards), [list(deck.discards) for deck in the(g).decks])
    g.chance = LoadedDice(1)
    returns(g).through()
    assert (g.to_event, the(g).cards, [deck.discards for deck in the(g).decks]) == before


# -- Rings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-14.4")
@pytest.mark.parametrize("officer", list(hegemon_content().officers))
def test_the_whole_ring_of_each_officer(officer: str) -> None:
    """Once around, every space is entered and can be carried out."""
    g = hegemon_table(officer=officer)
    gains(g, "command(8)").through()
    assert the(g).marker == 0
    spaces = [event.message.args["space"] for event in told(g, "command")]
    assert spaces == [2, 3, 4, 5, 6, 7, 8, 1]
    modules = sum(space.text.count("module(") for space in hegemon_content().officers[officer].ring)
    assert len(its_own(g).modules) >= modules
