"""Upgrades of ships, one by one; those of battles are shown where battles are."""

import pytest

from games.andromeda.battlefields import Played, bare_table
from games.andromeda.tables import changes, holdings, name_of, region_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.effect_moves import BuildDevelopment, ClaimMoon, RepairShip
from starboard.games.andromeda.rules.fleet.ships import range_of
from starboard.games.andromeda.rules.turn.launch import launch, on_launch
from starboard.games.andromeda.state.game_state import BAY, SCRAPYARD, SHIPS_OF, AndromedaState
from starboard.kernel import Move

ON_LAUNCH: dict[str, tuple[list[Move], str]] = {
    "up_transport": ([], "energy+1"),
    "up_science_vessel": ([], "cards+1"),
    "up_helion_syndicate": ([], "credit+1"),
    "up_verdant_covenant": ([], "moons+1"),
    "up_lumen_scholars": ([], "cards+1"),
    "up_tidal_oracles": ([], "energy+2"),
    "up_exile_parliament": ([], "leaders+1"),
    "up_rustborn_salvagers": ([RepairShip("fighter")], ""),
    "up_cloud_nebulans": ([], "moons+1"),
    "up_larvonids": ([], "built"),
}


def upgraded(tile: str) -> tuple[AndromedaState, int]:
    """A ship with this upgrade is launched to a planet."""
    g = bare_table()
    kind = content().upgrades[tile].ship
    g.players[0].upgrades[kind] = tile
    g.players[0].ships[SHIPS_OF[kind][0]] = BAY
    g.players[0].posted = {NUMBER_OF["S09"]: 1}
    planet = region_of(g, "pl_gas_giant_1")
    launch(g, 0, kind, planet)
    return g, planet


@pytest.mark.rule("AE-B-15.6")
@pytest.mark.parametrize("tile", ON_LAUNCH)
def test_each_upgrade_that_works_on_a_launch(tile: str) -> None:
    g, planet = upgraded(tile)
    moves, changed = ON_LAUNCH[tile]
    if tile == "up_cloud_nebulans":
        moves = [ClaimMoon("N2", g.moons[NUMBER_OF["N2"]][0])]
    elif tile == "up_rustborn_salvagers":
        g.players[0].ships[6] = SCRAPYARD
    elif tile == "up_larvonids":
        g.players[0].leaders = 1
        g.players[0].resources = [2, 0, 0, 1, 0]
        moves = [BuildDevelopment(name_of(planet))]
    before = holdings(g, 0)
    Played(on_launch(g, 0)).through(*moves)
    if changed == "built":
        assert len(g.developments) == 1
    else:
        assert changes(before, holdings(g, 0)) == changed


@pytest.mark.rule("AE-B-15.6")
def test_an_upgrade_works_for_its_type_alone() -> None:
    g, _ = upgraded("up_science_vessel")
    launch(g, 0, 0, NUMBER_OF["S09"])
    before = holdings(g, 0)
    Played(on_launch(g, 0)).through()
    assert changes(before, holdings(g, 0)) == ""


@pytest.mark.rule("AE-B-15.6")
@pytest.mark.parametrize(("tile", "ship", "reach"), [("up_heavy_cruiser", 8, 2), ("up_drift_nomads", 0, 2)])
def test_each_upgrade_of_range(tile: str, ship: int, reach: int) -> None:
    g = bare_table()
    g.players[0].upgrades[content().upgrades[tile].ship] = tile
    assert range_of(g, 0, ship) == reach


@pytest.mark.rule("AE-B-15.6")
def test_the_other_upgrades_work_in_battles() -> None:
    rest = {
        id: tile.trigger for id, tile in content().upgrades.items() if id not in ON_LAUNCH and tile.trigger != "always"
    }
    assert rest == {
        "up_fighter": "battle_prep",
        "up_nightmare_cove_astropirates": "battle_prep",
        "up_iron_choir": "battle_prep",
        "up_ember_legion": "battle_prep",
        "up_bastion_remnant": "damage_step",
        "up_glasswing_collective": "after_roll",
        "up_black_star_acolytes": "diplomacy",
    }
