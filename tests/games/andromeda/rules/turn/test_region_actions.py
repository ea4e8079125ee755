"""The actions of bases, planets and nebulae."""

import copy

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, fit, put
from games.andromeda.tables import changes, holdings, name_of, region_of, rich_table
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    BuildShip,
    Choose,
    ClaimMoon,
    Pay,
    RepairShip,
    Swap,
    Take,
)
from starboard.games.andromeda.rules.turn.region_actions import region_action
from starboard.games.andromeda.state.game_state import ENERGY, SCRAPYARD, SPACES, AndromedaState
from starboard.kernel import Move


def act(g: AndromedaState, region: int, *moves: Move) -> str:
    """What the action of a region changes for player 0."""
    g.region = region
    before = holdings(g, 0)
    Played(region_action(g, 0)).through(*moves)
    return changes(before, holdings(g, 0))


@pytest.mark.rule("AE-B-8.3")
@pytest.mark.rule("AE-B-8.2")
def test_odessa_field_one_module_cheaper_or_two() -> None:
    g = rich_table()
    base = g.tiles.index("odessa_field")
    effect = content().regions.bases["odessa_field"].effect.text
    g.columns[0] = ["sci_04", "sci_01", "sci_02"]
    cheaper = [Acquire("sci_04"), Pay(ice=1)]
    assert act(g, base, *cheaper) == "ice-1 modules+1 science+1"
    g.columns[0] = ["sci_02", "sci_01", "sci_03"]
    both = [Choose(effect, 0, 1), Acquire("sci_01"), Pay(ice=1), Acquire("sci_03"), Pay(credit=1)]
    assert act(g, base, *both) == "credit-1 ice+0 modules+2 science+2".replace("ice+0 ", "")


@pytest.mark.rule("AE-B-8.3")
def test_kestrel_yards_build_two_ships() -> None:
    g = rich_table()
    moves = [BuildShip("fighter"), Pay(energy=1, titan=2), BuildShip("transport"), Pay(nano=1, titan=1)]
    assert act(g, g.tiles.index("kestrel_yards"), *moves) == "bay+2 energy-1 nano-1 titan-3"


@pytest.mark.rule("AE-B-8.3")
def test_meridian_exchange_trades() -> None:
    g = rich_table()
    moves = [Swap("energy", "ice"), Swap("credit", "titan"), Swap("nano", "energy")]
    assert act(g, g.tiles.index("meridian_exchange"), *moves) == "ice+1 nano-1 titan+1"


@pytest.mark.rule("AE-B-8.3")
def test_halcyon_drydock_repairs() -> None:
    g = bare_table()
    fit(g, 0, "sci_01")
    g.players[0].modules[0].damage = 1
    g.players[0].ships[0] = SCRAPYARD
    play = act(g, g.tiles.index("halcyon_drydock"), RepairShip("transport"))
    assert play == "damage-1 energy+1"


@pytest.mark.rule("AE-B-8.3")
def test_bastion_academy_trains() -> None:
    g = bare_table()
    assert act(g, g.tiles.index("bastion_academy")) == "cards+2 energy+1"
    assert len(g.tactics.discards) == 2


@pytest.mark.rule("AE-B-8.3")
def test_charter_beacon_develops_or_gives_resources() -> None:
    g = rich_table()
    effect = content().regions.bases["charter_beacon"].effect.text
    base = g.tiles.index("charter_beacon")
    assert act(g, base, Take(nano=2)) == "nano+2"
    planet = region_of(g, "pl_gas_giant_1")
    put(g, 0, "transport", name_of(planet))
    g.players[0].leaders = 1
    g.players[0].posted = g.players[1].posted = {}
    assert act(copy.deepcopy(g), base, Choose(effect, 0, 1), Take(ice=2)) == "ice+2"
    moves = [BuildDevelopment(name_of(planet)), Pay(energy=2, ice=1, titan=1)]
    assert act(g, base, *moves) == "energy-2 ice-1 leaders-1 supremacy+1 titan-1 vp+1"


@pytest.mark.rule("AE-B-9.2")
@pytest.mark.rule("AE-B-9.3")
@pytest.mark.rule("AE-B-9.8")
def test_a_planet_gives_its_top_moon_and_nothing_else() -> None:
    g = bare_table()
    planet = next(region for region in range(SPACES) if region in g.moons)
    below, top = g.moons[planet][-2:]
    assert act(g, planet) == "moons+1"
    assert g.players[0].moons == [top]
    assert g.moons[planet][-1] == below
    assert len(g.moons[planet]) == 2


@pytest.mark.rule("AE-B-9.8")
def test_the_next_moon_is_revealed() -> None:
    g = bare_table()
    planet = next(region for region in range(SPACES) if region in g.moons)
    shown = g.chance.reveals
    for revealed in (1, 2, 2):
        act(g, planet)
        assert g.chance.reveals == shown + revealed


@pytest.mark.rule("AE-B-9.2")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("pl_ice_1", "ice+1"),
        ("pl_desert_1", "credit+1"),
        ("pl_volcanic_1", "titan+1"),
        ("pl_terran_1", "nano+1"),
        ("pl_gas_giant_1", "energy+1"),
    ],
)
def test_a_planet_without_moons_gives_a_resource(tile: str, gained: str) -> None:
    g = bare_table()
    planet = region_of(g, tile)
    g.moons[planet] = []
    assert act(g, planet) == gained


@pytest.mark.rule("AE-B-10.2")
def test_a_nebula_gives_its_moon() -> None:
    g = bare_table()
    (moon,) = g.moons[NUMBER_OF["N4"]]
    assert act(g, NUMBER_OF["N4"]) == "moons+1"
    assert g.players[0].moons == [moon]


@pytest.mark.rule("AE-B-10.3")
def test_an_empty_nebula_gives_energy() -> None:
    g = bare_table()
    g.moons[NUMBER_OF["N4"]] = []
    assert act(g, NUMBER_OF["N4"]) == "energy+2"


@pytest.mark.rule("AE-E-4.3")
def test_of_two_moons_one_may_be_claimed() -> None:
    # TC-29
    g = bare_table(moons="both")
    first, second = g.moons[NUMBER_OF["N4"]]
    g.region = NUMBER_OF["N4"]
    play = Played(region_action(g, 0))
    assert play.offers == [ClaimMoon("N4", first), ClaimMoon("N4", second)]
    play.answer(ClaimMoon("N4", second))
    assert play.over
    assert g.players[0].moons == [second]
    assert g.moons[NUMBER_OF["N4"]] == [first]


@pytest.mark.rule("AE-B-24.2")
def test_a_vortex_has_no_action() -> None:
    g = rich_table(special=True)
    assert act(g, g.vortexes[0]) == ""


@pytest.mark.rule("AE-B-7.7")
def test_every_part_of_an_action_is_optional() -> None:
    g = rich_table()
    deal(g, 0, "focused_fire")
    assert act(g, g.tiles.index("kestrel_yards")) == ""
    assert act(g, g.tiles.index("meridian_exchange")) == "credit+1"
    assert g.players[0].resources[ENERGY] == 5
