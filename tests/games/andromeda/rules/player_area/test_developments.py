"""Leaders and developments."""

import pytest

from games.andromeda.battlefields import Played, bare_table, fit, put
from games.andromeda.tables import carried_out, changes, holdings, name_of, region_of, rich_table
from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.moves.effect_moves import (
    BuildDevelopment,
    Collapse,
    KeepToken,
    Pay,
    Rebuild,
    Recruit,
    SendLeader,
)
from starboard.games.andromeda.rules.player_area.developments import (
    build,
    build_moves,
    collapse,
    development_at,
    ruins,
    sites,
)
from starboard.games.andromeda.rules.player_area.passives import passives
from starboard.games.andromeda.rules.turn.launch import launches
from starboard.games.andromeda.state.game_state import SPACES, USED_UP, AndromedaState, Development
from starboard.kernel import Move


def landed(tile: str, leaders: int = 3) -> tuple[AndromedaState, int]:
    """A rich player with a transport on a planet; nobody else's leaders are near."""
    g = rich_table()
    planet = region_of(g, tile)
    put(g, 0, "transport", name_of(planet))
    for player in g.players:
        player.posted = {}
    g.players[0].leaders = leaders
    return g, planet


def built(g: AndromedaState, planet: int, *moves: Move) -> str:
    before = holdings(g, 0)
    g.choosing = any(isinstance(move, Pay) for move in moves)
    Played(build(g, 0, planet, 0)).through(*moves)
    return changes(before, holdings(g, 0))


@pytest.mark.rule("AE-B-17.3")
@pytest.mark.rule("AE-B-11.2")
@pytest.mark.rule("AE-B-15.3")
def test_a_site_needs_a_transport_leaders_and_no_development() -> None:
    g, planet = landed("pl_ice_2", leaders=3)
    assert sites(g, 0, 0) == [planet]
    g.players[0].leaders = 2
    assert sites(g, 0, 0) == []
    g.players[0].leaders = 3
    g.players[0].ships[0] = -1
    put(g, 0, "fighter", name_of(planet))
    assert sites(g, 0, 0) == []
    put(g, 0, "transport", name_of(planet))
    g.developments.append(Development(planet, 1))
    assert sites(g, 0, 0) == []


@pytest.mark.rule("AE-B-17.4")
@pytest.mark.parametrize(
    ("tile", "changed"),
    [
        ("pl_desert_1", "commerce+1 credit-1 ice-2 leaders-1 vp+1"),
        ("pl_volcanic_1", "industry+1 leaders-2 nano-1 titan-2 vp+2"),
        ("pl_terran_1", "civilization+1 ice-1 leaders-2 nano-2 vp+2"),
        ("pl_gas_giant_1", "energy-2 ice-1 leaders-1 supremacy+1 titan-1 vp+1"),
    ],
)
def test_what_each_development_costs_and_gives(tile: str, changed: str) -> None:
    g, planet = landed(tile)
    payment = {
        "pl_desert_1": Pay(ice=2, credit=1),
        "pl_volcanic_1": Pay(nano=1, titan=2),
        "pl_terran_1": Pay(ice=1, nano=2),
        "pl_gas_giant_1": Pay(energy=2, ice=1, titan=1),
    }[tile]
    assert built(g, planet, payment) == changed


@pytest.mark.rule("AE-B-17.7")
@pytest.mark.rule("AE-B-17.8")
@pytest.mark.rule("AE-B-18.3")
def test_an_observatory_finds_something_when_it_is_built() -> None:
    g, planet = landed("pl_ice_1")
    g.stacks[2].tokens[-2:] = ["disc_1", "disc_7"]
    changed = built(g, planet, Pay(ice=2, nano=1), KeepToken("disc_7"))
    assert changed == "ice-2 leaders-2 nano-1 science+1 tokens+1 vp+2"
    assert g.players[0].tokens == ["disc_7"]
    assert (g.stacks[2].tokens[0], g.stacks[2].known) == ("disc_1", [0])


@pytest.mark.rule("AE-B-11.3")
@pytest.mark.rule("AE-B-11.4")
@pytest.mark.rule("AE-B-17.6")
@pytest.mark.rule("AE-B-1.7")
def test_leaders_and_transport_stay_under_the_development() -> None:
    g, planet = landed("pl_volcanic_3")
    Played(build(g, 0, planet, 0)).through()
    assert g.players[0].settled == {planet: 3}
    assert g.players[0].leaders == 0
    assert g.players[0].ships.count(USED_UP) == 1
    assert carried_out(g, "recruit(1)") == ""


@pytest.mark.rule("AE-B-17.7")
def test_leaders_of_all_players_near_it_count() -> None:
    g, planet = landed("pl_desert_2", leaders=2)
    near = neighbours(g, planet)[0]
    far = next(region for region in range(SPACES) if region != planet and region not in neighbours(g, planet))
    g.players[1].posted = {near: 2, far: 4}
    g.players[0].posted = {planet: 1}
    g.players[1].settled = {near: 1}
    assert "vp+6" in built(g, planet)


@pytest.mark.rule("AE-B-17.7")
def test_at_most_ten_points() -> None:
    g, planet = landed("pl_desert_2", leaders=2)
    g.players[1].posted = {neighbours(g, planet)[0]: 9}
    assert "vp+10" in built(g, planet)


@pytest.mark.rule("AE-B-17.9")
def test_a_development_belongs_to_its_builder_and_blocks_nobody() -> None:
    g, planet = landed("pl_desert_1")
    Played(build(g, 0, planet, 0)).through()
    development = development_at(g, planet)
    assert development is not None
    assert development.owner == 0
    assert any(getattr(move, "region", "") == name_of(planet) for move in launches(g, 1))


@pytest.mark.rule("AE-B-17.10")
def test_a_collapsed_development_does_nothing_until_it_is_rebuilt() -> None:
    g, planet = landed("pl_terran_1")
    Played(build(g, 0, planet, 0)).through()
    assert [source.id for _, source in passives(g, 0, "on_return")] == ["city"]
    assert carried_out(g, "collapse_dev(1)") == ""
    development = development_at(g, planet)
    assert development is not None
    assert development.collapsed
    assert passives(g, 0, "on_return") == []
    # Half of three, rounded up.
    changed = carried_out(g, "build_dev(0)", [Rebuild(name_of(planet)), Pay(nano=2)])
    assert changed == "nano-2"
    assert not development.collapsed


@pytest.mark.rule("AE-B-17.10")
def test_the_owner_chooses_what_collapses() -> None:
    g = bare_table()
    first, second = [region for region in range(SPACES) if kind_of(g, region) == "planet"][:2]
    g.developments = [Development(first, 0), Development(second, 0), Development(first, 1)]
    carried_out(g, "collapse_dev(1)", [Collapse(name_of(second))])
    assert [place.collapsed for place in g.developments] == [False, True, False]


@pytest.mark.rule("AE-B-17.10")
def test_rebuilding_takes_the_place_of_building() -> None:
    g, planet = landed("pl_terran_1")
    other = next(region for region in range(SPACES) if kind_of(g, region) == "planet" and region != planet)
    g.developments.append(Development(other, 0))
    collapse(g, 0, other)
    assert build_moves(g, 0, 0) == [BuildDevelopment(name_of(planet)), Rebuild(name_of(other))]


@pytest.mark.rule("AE-B-17.10")
@pytest.mark.parametrize(("nano", "affordable"), [(1, False), (2, True)])
def test_rebuilding_costs_half_rounded_up(nano: int, affordable: bool) -> None:
    g, planet = landed("pl_terran_1")
    g.developments.append(Development(planet, 0, collapsed=True))
    g.players[0].resources = [0, 0, nano, 0, 0]
    assert ruins(g, 0) == ([planet] if affordable else [])


def test_a_discount_makes_building_cheaper() -> None:
    g, planet = landed("pl_terran_1")
    moves = [BuildDevelopment(name_of(planet)), Pay(nano=2)]
    assert carried_out(g, "build_dev(1)", moves) == "civilization+1 leaders-2 nano-2 vp+2"


@pytest.mark.rule("AE-B-16.5")
def test_the_planning_bureau_makes_building_cheaper_unless_damaged() -> None:
    g, planet = landed("pl_terran_1")
    fit(g, 0, "civ_12")
    g.players[0].resources = [0, 0, 2, 0, 0]
    assert sites(g, 0, 0) == [planet]
    g.players[0].modules[0].damage = 1
    assert sites(g, 0, 0) == []


# -- Leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-11.4")
def test_recruiting_takes_own_leaders_from_bases_and_nebulae() -> None:
    g = bare_table()
    g.players[0].posted = {0: 1, 22: 2}
    g.players[1].posted = {1: 1}
    assert carried_out(g, "recruit(2)", [Recruit("N1"), Recruit("S01")]) == "leaders+2"
    assert g.players[0].posted == {22: 1}


def test_a_leader_who_can_be_recruited_comes_without_a_question() -> None:
    g = bare_table()
    g.players[0].posted = {0: 1}
    assert carried_out(g, "recruit(1)") == "leaders+1"


def test_a_leader_is_sent_to_a_base_of_the_owners_choice() -> None:
    g = bare_table()
    g.players[0].posted, g.players[0].leaders = {}, 1
    base = next(region for region in range(SPACES) if kind_of(g, region) == "base")
    assert carried_out(g, "send_leader_to_base(2)", [SendLeader(name_of(base))]) == "leaders-1"
    assert g.players[0].posted == {base: 1}
    assert carried_out(g, "send_leader_to_base(1)") == ""
