"""Modules: acquiring them, and what each design does."""

import pytest

from games.andromeda.battlefields import Played, bare_table, fit, put
from games.andromeda.tables import TEST, carried_out, changes, holdings, name_of, region_of, rich_table
from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import carry_out
from starboard.games.andromeda.moves.effect_moves import (
    Accept,
    Acquire,
    BuildDevelopment,
    BuildShip,
    ClaimMoon,
    MoveShip,
    Pay,
    PayOtherwise,
    Recruit,
    RepairShip,
    Take,
    TakeUpgrade,
)
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.player_area.modules import activate, can_activate, on_offer
from starboard.games.andromeda.rules.player_area.passives import passives
from starboard.games.andromeda.state.game_state import MODULE_TYPES, SCRAPYARD, SPACES, AndromedaState, Module
from starboard.kernel import Move


@pytest.mark.rule("AE-B-16.2")
@pytest.mark.parametrize(
    ("module", "payment", "changed"),
    [
        ("sci_02", Pay(ice=1), "ice-1 modules+1 science+1"),
        ("ind_05", Pay(nano=1, titan=1), "industry+1 modules+1 nano-1 titan-1"),
        ("com_03", Pay(credit=1), "commerce+1 credit-1 modules+1"),
        ("civ_01", Pay(nano=1), "civilization+1 modules+1 nano-1"),
    ],
)
def test_a_module_is_paid_for_and_moves_the_marker_of_its_track(module: str, payment: Pay, changed: str) -> None:
    g = rich_table()
    design = content().modules[module]
    g.columns[design.type] = [module]
    kind = MODULE_TYPES[design.type]
    play = Played(carry_out(g, 0, parse(f"acquire_module({kind},0)"), TEST))
    before = holdings(g, 0)
    play.through(Acquire(module), *([payment] if module != "com_03" else []))
    assert changes(before, holdings(g, 0)) == changed


@pytest.mark.rule("AE-B-16.3")
def test_some_modules_come_with_damage() -> None:
    g = rich_table()
    g.columns[0] = ["sci_18"]
    changed = carried_out(g, "acquire_module(science,0)", [Acquire("sci_18"), Pay(ice=1)])
    assert changed == "damage+1 ice-1 modules+1 science+1"


@pytest.mark.rule("AE-B-16.4")
def test_the_column_is_refilled_at_once_and_shrinks_when_the_deck_is_empty() -> None:
    g = rich_table()
    g.columns[0] = ["sci_01", "sci_02", "sci_03"]
    following = g.modules[0].cards[-1]
    carried_out(g, "acquire_module(science,1)", [Acquire("sci_02")])
    assert g.columns[0] == ["sci_01", following, "sci_03"]
    g.modules[0].cards = []
    carried_out(g, "acquire_module(science,1)", [Acquire("sci_01")])
    assert g.columns[0] == [following, "sci_03"]


@pytest.mark.rule("AE-B-16.6")
def test_there_is_no_limit_to_modules() -> None:
    g = rich_table()
    fit(g, 0, *["sci_01"] * 12)
    g.columns[0] = ["sci_01"]
    assert carried_out(g, "acquire_module(science,1)", [Acquire("sci_01")]).startswith("modules+1")


@pytest.mark.rule("AE-B-16.7")
def test_only_what_can_be_paid_is_offered_and_a_discount_helps() -> None:
    g = bare_table()
    g.columns = [["sci_10"], ["ind_01"], ["com_01"], ["civ_01"]]
    assert on_offer(g, 0, "any", 0) == []
    assert on_offer(g, 0, "any", 1) == ["ind_01", "com_01", "civ_01"]
    assert on_offer(g, 0, "any", 4) == ["sci_10", "ind_01", "com_01", "civ_01"]


@pytest.mark.rule("AE-B-16.5")
def test_a_damaged_module_does_nothing() -> None:
    g = bare_table()
    fit(g, 0, "sci_02", "ind_16")
    assert can_activate(g, 0, g.players[0].modules[0])
    assert [source.id for _, source in passives(g, 0, "battle_prep")] == ["ind_16"]
    for module in g.players[0].modules:
        module.damage = 1
    assert not can_activate(g, 0, g.players[0].modules[0])
    assert passives(g, 0, "battle_prep") == []
    g.players[0].modules[1] = Module("ind_16", mechaphage=1)
    assert passives(g, 0, "battle_prep") == []


ACTIVE: dict[str, str] = {
    "sci_01": "cards+1 energy+1",
    "sci_02": "ice+2",
    "sci_03": "energy+3",
    "sci_04": "cards+2",
    "sci_05": "ice+1",
    "sci_07": "ice+1",
    "sci_08": "ice-1 nano-1 science+1",
    "sci_09": "ice+1 vp+1",
    "sci_10": "cards+1 science+1",
    "sci_11": "energy-2 moons+1",
    "sci_12": "energy-1 moons+1",
    "sci_13": "credit-3 tokens+1",
    "sci_15": "cards+1",
    "sci_17": "energy+2 ice+1",
    "sci_18": "cards+2",
    "ind_01": "titan+2",
    "ind_02": "energy+3",
    "ind_03": "bay+1 nano-1",
    "ind_04": "repaired+2",
    "ind_05": "titan+1",
    "ind_06": "ice-1 industry+1 nano-1",
    "ind_08": "repaired+1 titan+1",
    "ind_09": "energy+1 ice+1",
    "ind_10": "bay+1",
    "ind_11": "titan-2 upgrades+1",
    "ind_13": "energy+1 industry+1",
    "ind_15": "moved titan+1",
    "ind_17": "titan+3",
    "ind_18": "energy+4",
    "com_01": "credit+1",
    "com_02": "credit+2 ice-1",
    "com_04": "ice+2",
    "com_05": "energy+1",
    "com_06": "commerce+1 ice-1 nano-1",
    "com_07": "credit+2",
    "com_08": "vp+2",
    "com_09": "cards+1 energy+1",
    "com_10": "commerce+1 credit+1",
    "com_11": "credit-2 vp+4",
    "com_12": "modules+1 science+1",
    "com_13": "cards+3 credit-1",
    "com_15": "credit+1",
    "com_17": "credit+2",
    "com_18": "ice+2",
    "civ_01": "nano+2",
    "civ_02": "energy+1 leaders+1",
    "civ_03": "cards+2",
    "civ_04": "energy+1",
    "civ_05": "nano+1 vp+1",
    "civ_06": "civilization+1 ice-1 nano-1",
    "civ_07": "nano+1 repaired+1",
    "civ_08": "ice+1 nano+1",
    "civ_09": "cards+1 vp+1",
    "civ_10": "cards+1 civilization+1",
    "civ_11": "civilization+1 leaders-2 nano-2 vp+2",
    "civ_13": "leaders+2 vp+1",
    "civ_14": "ice-1 vp+2",
    "civ_15": "energy+1 ice+1 nano+1",
    "civ_17": "nano+3",
    "civ_18": "vp+2",
    "anc_01": "science+1",
    "anc_02": "cards+2",
    "anc_03": "industry+1",
    "anc_04": "energy+4",
    "anc_05": "credit+2",
    "anc_06": "vp+2",
    "anc_07": "civilization+1",
    "anc_08": "leaders+1 vp+1",
}
"""What activating each module changes for somebody who can do all of it, and takes ice where there is a choice."""

PASSIVE = {
    "sci_06": "battle_prep_if_active",
    "sci_14": "after_roll",
    "sci_16": "escalation",
    "ind_07": "battle_prep_if_energy_spent",
    "ind_12": "damage_step_once_per_battle",
    "ind_14": "on_own_ship_scrapped",
    "ind_16": "battle_prep",
    "com_03": "on_launch_to_base",
    "com_14": "on_battle_lost",
    "com_16": "on_own_ship_scrapped",
    "civ_12": "on_build_dev",
    "civ_16": "on_play_diplomacy",
}


def workshop() -> tuple[AndromedaState, list[Move]]:
    """A table where every module can do all that it does, and the answers that take it."""
    g = rich_table()
    player = g.players[0]
    player.faction = "bastion_remnant"
    planet = region_of(g, "pl_terran_1")
    there = name_of(planet)
    put(g, 0, "transport", there)
    player.leaders = 2
    player.posted = {NEBULA: 2}
    g.players[1].posted = {}
    for ship in (1, 2):
        player.ships[ship] = SCRAPYARD
    g.columns = [["sci_01"], [], [], []]
    step = next(region for region in range(SPACES) if region != planet and g.tiles[region])
    wanted: list[Move] = [
        PayOtherwise(),
        *(RepairShip("transport"), RepairShip("transport"), BuildShip("transport"), TakeUpgrade("up_bastion_remnant")),
        *(ClaimMoon("N1", g.moons[NEBULA][0]), ClaimMoon(there, g.moons[planet][-1])),
        *(Recruit("N1"), Recruit("N1"), Acquire("sci_01"), BuildDevelopment(there)),
        *(Pay(ice=2), Pay(nano=2), Pay(ice=1), Pay(titan=2), Pay(credit=2), Pay(nano=1), Pay(credit=3)),
        *(Take(ice=1), Take(ice=2), MoveShip("transport", there, name_of(step))),
    ]
    return g, wanted


NEBULA = 22


@pytest.mark.rule("AE-B-13.2")
@pytest.mark.rule("AE-B-16.5")
@pytest.mark.parametrize("id", ACTIVE)
def test_each_module_that_is_activated(id: str) -> None:
    g, wanted = workshop()
    fit(g, 0, id)
    wanted.append(Accept(id))
    before, ships = holdings(g, 0), list(g.players[0].ships)
    play = Played(activate(g, 0, len(g.players[0].modules) - 1))
    while not play.over:
        chosen = next((move for move in wanted if move in play.offers), play.offers[0])
        play.answer(chosen)
    repaired = ships.count(SCRAPYARD) - g.players[0].ships.count(SCRAPYARD)
    moved = id == "ind_15" and ships != g.players[0].ships
    words = changes(before, holdings(g, 0)).split()
    words += [f"repaired+{repaired}"] if repaired else []
    words += ["moved"] if moved else []
    assert " ".join(sorted(words)) == ACTIVE[id]


@pytest.mark.rule("AE-B-16.5")
@pytest.mark.parametrize("id", PASSIVE)
def test_each_passive_module_works_at_its_moment(id: str) -> None:
    g = bare_table()
    fit(g, 0, id)
    assert [source.id for _, source in passives(g, 0, PASSIVE[id])] == [id]
    assert not can_activate(g, 0, g.players[0].modules[0])


def test_every_module_has_its_test() -> None:
    assert {id for id, design in content().modules.items() if design.copies} == {*ACTIVE, *PASSIVE}
