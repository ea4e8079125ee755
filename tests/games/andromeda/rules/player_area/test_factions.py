"""AE-B-3.5: every ability and upgrade of every faction; the battle ones are shown where battles are."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, fit, put
from games.andromeda.tables import carried_out, changes, holdings, led_by, name_of, region_of
from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    KeepToken,
    Pay,
    Take,
)
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.rules.end.score import account
from starboard.games.andromeda.rules.fleet.damage import damage_module
from starboard.games.andromeda.rules.fleet.ships import navigates, range_of
from starboard.games.andromeda.rules.player_area.factions import abilities_of, first_time, has
from starboard.games.andromeda.rules.player_area.leaders import recruit_and_collect
from starboard.games.andromeda.rules.player_area.modules import activate
from starboard.games.andromeda.rules.player_area.moons import claim
from starboard.games.andromeda.rules.player_area.tactics import draw, hand_limit
from starboard.games.andromeda.rules.turn.launch import launch, launches, on_launch
from starboard.games.andromeda.rules.turn.return_to_station import return_step, scrapyard_step
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.game_state import BAY, SCRAPYARD, SPACES

pytestmark = pytest.mark.rule("AE-B-3.5")


def test_an_ability_belongs_to_its_faction_and_the_hegemon_has_none() -> None:
    g = led_by("iron_choir")
    assert has(g, 0, "fabricate")
    assert not has(g, 1, "fabricate")
    assert abilities_of("") == frozenset()


def test_what_happens_once_a_cycle() -> None:
    g = led_by("bastion_remnant")
    assert first_time(g, 0, "walls_within")
    assert not first_time(g, 0, "walls_within")
    assert not first_time(g, 0, "warpath")


def test_margins() -> None:
    g = led_by("helion_syndicate")
    fit(g, 0, "com_07", "sci_02")
    for place, changed in ((0, "credit+2 energy+1"), (1, "ice+2")):
        before = holdings(g, 0)
        Played(activate(g, 0, place)).through()
        assert changes(before, holdings(g, 0)) == changed


def test_deep_roots_and_harmony() -> None:
    g = led_by("verdant_covenant")
    planet = region_of(g, "pl_terran_1")
    put(g, 0, "transport", name_of(planet))
    g.players[0].leaders = 2
    g.players[0].posted = g.players[1].posted = {}
    moves = [BuildDevelopment(name_of(planet)), Pay(nano=2)]
    assert carried_out(g, "build_dev(0)", moves) == "civilization+1 leaders-2 nano-2 vp+3"


def test_fabricate() -> None:
    g = led_by("iron_choir")
    assert carried_out(g, "build_ship(any,0)", [BuildShip("transport"), Pay(titan=1)]) == "bay+1 titan-1"


def test_hymn_of_steel() -> None:
    g = led_by("iron_choir")
    fit(g, 0, "sci_01")
    g.players[0].modules[0].damage = 1
    before = holdings(g, 0)
    Played(return_step(g, 0)).through()
    assert changes(before, holdings(g, 0)) == "damage-1"


def test_curiosity() -> None:
    g = led_by("lumen_scholars")
    g.stacks[0].tokens = ["disc_1", "disc_2", "disc_3", "disc_4"]
    carried_out(g, "discovery_stack(1)", [KeepToken("disc_2")])
    assert g.players[0].tokens == ["disc_2"]
    assert sorted(g.stacks[0].tokens[:2]) == ["disc_3", "disc_4"]
    assert g.stacks[0].known == [0, 0]


def test_lecture_hall() -> None:
    g = led_by("lumen_scholars")
    assert carried_out(g, "advance(science,1)") == "cards+1 science+1"
    assert carried_out(g, "advance(industry,1)") == "industry+1"


def test_open_sky() -> None:
    g = led_by("drift_nomads")
    assert [range_of(g, 0, ship) for ship in (0, 6, 7, 8)] == [2, 3, 3, 2]


def test_walls_within() -> None:
    g = led_by("bastion_remnant")
    fit(g, 0, "sci_01", "sci_02")
    for damage in (0, 1):
        play = Played(damage_module(g, 0, "AE-B-21.3"))
        if not play.over:
            play.answer(play.offers[0])
        assert sum(module.damage for module in g.players[0].modules) == damage


def test_mindweb() -> None:
    g = led_by("glasswing_collective")
    assert (hand_limit(g, 0), hand_limit(g, 1)) == (7, 5)


def test_foresight() -> None:
    g = led_by("glasswing_collective")
    draw(g, 0, 1, "AE-B-3.5")
    assert len(g.players[0].hand) == 1
    draw(g, 0, 2, "AE-B-3.5")
    assert len(g.players[0].hand) == 4


def test_moonbound() -> None:
    g = led_by("tidal_oracles")
    (moon,) = g.moons[NUMBER_OF["N1"]]
    before = holdings(g, 0)
    claim(g, 0, NUMBER_OF["N1"], moon, "AE-B-10.2")
    assert changes(before, holdings(g, 0)) == "energy+1 moons+1"


def test_envoys() -> None:
    g = led_by("exile_parliament")
    put(g, 0, "transport", "S01")
    g.region = NUMBER_OF["S01"]
    g.players[0].posted = {NUMBER_OF["S01"]: 1, NUMBER_OF["S02"]: 2, NUMBER_OF["S09"]: 1}
    assert Played(recruit_and_collect(g, 0)).over
    assert g.players[0].leaders == 2
    assert g.players[0].posted == {NUMBER_OF["S02"]: 1, NUMBER_OF["S09"]: 1}


def test_quorum() -> None:
    g = led_by("exile_parliament")
    g.players[0].leaders = g.players[1].leaders = 3
    worth = [{item.what: item.points for item in account(g, who)}["leaders"] for who in (0, 1)]
    assert worth == [6, 3]


def test_second_life() -> None:
    g = led_by("rustborn_salvagers")
    g.players[0].ships[:2] = [SCRAPYARD, SCRAPYARD]
    scrapyard_step(g, 0)
    assert g.players[0].vp == 6


def test_scrap_sense() -> None:
    g = led_by("rustborn_salvagers")
    g.columns[0], g.columns[1] = ["sci_18"], ["ind_01"]
    assert carried_out(g, "acquire_module(science,0)", [Acquire("sci_18")]) == "damage+1 modules+1 science+1"
    moves = [Acquire("ind_01"), Pay(titan=1)]
    assert carried_out(g, "acquire_module(industry,0)", moves) == "industry+1 modules+1 titan-1"


def test_mist_walkers() -> None:
    g = led_by("cloud_nebulans")
    assert navigates(g, 0, 0)
    assert Launch("transport", "N3") in launches(g, 0)


def test_vapor_harvest() -> None:
    g = led_by("cloud_nebulans")
    launch(g, 0, 0, NUMBER_OF["N3"])
    before = holdings(g, 0)
    Played(on_launch(g, 0)).through(Take(titan=1))
    assert changes(before, holdings(g, 0)) == "titan+1"


def test_omnipresence() -> None:
    g = led_by("black_star_acolytes")
    g.step = "choose"
    base = next(region for region in range(SPACES) if kind_of(g, region) == "base")
    put(g, 1, "transport", name_of(base))
    move = Launch("transport", name_of(base))
    assert move in launches(g, 0)
    Played(take_turn(g)).through(move)
    assert "andromeda-battle" not in [event.message.id for event in g.news or []]
    assert g.players[0].bonuses == ["omnipresence"]
    g.players[0].ships[0] = BAY
    assert move not in launches(g, 0)


def test_silent_litany() -> None:
    g = led_by("black_star_acolytes")
    base = next(region for region in range(SPACES) if kind_of(g, region) == "base")
    launch(g, 0, 0, base)
    Played(on_launch(g, 0)).through()
    assert len(g.players[0].hand) == 1


def test_infestation() -> None:
    g = led_by("larvonids")
    planet = next(region for region in range(SPACES) if kind_of(g, region) == "planet")
    base = next(region for region in range(SPACES) if kind_of(g, region) == "base")
    put(g, 0, "fighter", name_of(planet))
    put(g, 0, "science_vessel", name_of(base))
    g.players[0].ships[8] = BAY
    offered = launches(g, 0)
    assert Launch("transport", name_of(planet)) in offered
    assert Launch("heavy_cruiser", name_of(planet)) not in offered
    assert Launch("transport", name_of(base)) not in offered


def test_customs_dock_and_launches_to_bases() -> None:
    g = bare_table()
    fit(g, 0, "com_03")
    deal(g, 0, "jamming")
    base = next(region for region in range(SPACES) if kind_of(g, region) == "base")
    launch(g, 0, 0, base)
    before = holdings(g, 0)
    Played(on_launch(g, 0)).through()
    assert changes(before, holdings(g, 0)) == "energy+1"
    planet = next(there for there in neighbours(g, base) if kind_of(g, there) == "planet")
    launch(g, 0, 0, planet)
    before = holdings(g, 0)
    Played(on_launch(g, 0)).through()
    assert changes(before, holdings(g, 0)) == ""
