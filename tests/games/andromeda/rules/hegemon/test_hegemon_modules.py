"""AE-E-9.3 to AE-E-9.9: modules, upgrade tiles, damage and repairs of the Hegemon."""

import pytest

from games.andromeda.battlefields import Played, fit
from games.andromeda.hegemon_tables import BY_TYPE, gains, hegemon_table, its_own, send, sound, the, told
from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.effect_moves import DamageModule, RepairModule, RepairShip
from starboard.games.andromeda.moves.hegemon_moves import ChooseModule, ChooseModules
from starboard.games.andromeda.rules.fleet.damage import damage_module, damage_ship
from starboard.games.andromeda.rules.player_area.passives import triggered
from starboard.games.andromeda.state.game_state import COMMERCE, CRUISER, INDUSTRY, MODULE_TYPES, REPAIR_BAY, SCRAPYARD

# -- Modules and upgrades --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.8")
def test_any_module_is_of_the_type_of_which_it_has_the_fewest() -> None:
    # TC-16
    g = hegemon_table()
    for kind, count in (("science", 2), ("industry", 1), ("commerce", 1), ("civilization", 3)):
        fit(g, g.seats, *sound(kind, count))
    game = gains(g, "module(any,free)")
    assert game.asked == (0, "hegemon-modules")
    assert game.offers == [ChooseModules("industry"), ChooseModules("commerce")]
    column = list(g.columns[MODULE_TYPES.index("commerce")])
    game.answer(ChooseModules("commerce")).through()
    gained = content().modules[its_own(g).modules[-1].id]
    assert sum(gained.cost) == min(sum(content().modules[id].cost) for id in column)
    assert its_own(g).tracks[COMMERCE] == 1
    assert its_own(g).modules[-1].damage == gained.damage
    assert told(g, "rarest")[0].message.args["count"] == 1


@pytest.mark.rule("AE-E-9.8")
def test_a_module_comes_with_its_printed_damage() -> None:
    g = hegemon_table()
    damaged = next(design for design in BY_TYPE["industry"] if design.damage)
    g.columns[MODULE_TYPES.index("industry")] = [damaged.id]
    gains(g, "module(industry,free)").through()
    assert its_own(g).modules[0].damage == damaged.damage
    assert its_own(g).tracks[INDUSTRY] == 1


@pytest.mark.rule("AE-E-9.9")
def test_of_equally_cheap_modules_the_eye_chooses() -> None:
    g = hegemon_table()
    prices = sorted(BY_TYPE["science"], key=lambda design: sum(design.cost))
    cheap = [design.id for design in prices if sum(design.cost) == sum(prices[0].cost)][:2]
    dear = next(design.id for design in prices if sum(design.cost) > sum(prices[0].cost))
    g.columns[0] = [dear, *cheap]
    game = gains(g, "module(science,free)")
    assert game.offers == [ChooseModule(id) for id in cheap]
    game.answer(ChooseModule(cheap[1]))
    assert [module.id for module in its_own(g).modules] == [cheap[1]]


@pytest.mark.rule("AE-E-9.9")
def test_out_of_empty_columns_nothing_is_gained() -> None:
    g = hegemon_table()
    g.columns[0] = []
    gains(g, "module(science,free)").through()
    assert its_own(g).modules == []
    # Any module is then of the next rarest type (OQ-35).
    fit(g, g.seats, *sound("industry", 1), *sound("commerce", 1), *sound("civilization", 1))
    assert ChooseModules("science") not in gains(g, "module(any,free)").offers
    g.columns = [[], [], [], []]
    gains(g, "module(any,free)").through()
    assert len(its_own(g).modules) == 3


@pytest.mark.rule("AE-E-9.7")
def test_its_modules_do_nothing() -> None:
    g = hegemon_table()
    fit(g, g.seats, *(id for id, design in content().modules.items() if design.trigger))
    before = (list(its_own(g).resources), list(its_own(g).hand), its_own(g).vp)
    for trigger in ("on_launch", "on_return", "on_battle_won", "on_battle_lost"):
        Played(triggered(g, g.seats, trigger)).through()
    assert (its_own(g).resources, its_own(g).hand, its_own(g).vp) == before


@pytest.mark.rule("AE-E-9.6")
@pytest.mark.rule("AE-E-11.2")
@pytest.mark.parametrize("tile", list(hegemon_content().tiles))
def test_each_upgrade_tile(tile: str) -> None:
    """What works in battle is tested there."""
    g = hegemon_table()
    the(g).tiles = [tile]
    gains(g, "upgrade(1)").through()
    assert the(g).upgrades == [tile]
    assert the(g).tiles == []
    expected = {"hup_4": (1, 0, 0), "hup_5": (0, 3, 2)}.get(tile, (0, 0, 0))
    assert (len(its_own(g).modules), len(its_own(g).hand), its_own(g).vp) == expected
    # With the stack empty nothing happens.
    gains(g, "upgrade(1)").through()
    assert the(g).upgrades == [tile]


# -- Damage and repairs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.3")
def test_the_shield_of_its_cruiser_takes_one_damage() -> None:
    # TC-14
    g = hegemon_table()
    send(g, "heavy_cruiser", "S03")
    Played(damage_ship(g, g.seats, CRUISER, "AE-B-20.17")).through()
    assert (its_own(g).shield, its_own(g).ships[CRUISER]) == (1, 2)
    Played(damage_ship(g, g.seats, CRUISER, "AE-B-20.17")).through()
    assert its_own(g).ships[CRUISER] == SCRAPYARD


@pytest.mark.rule("AE-E-9.4")
def test_the_eye_chooses_the_module_that_is_damaged() -> None:
    g = hegemon_table()
    first, second = sound("science", 2)
    fit(g, g.seats, first, second)
    game = Played(damage_module(g, g.seats, "AE-B-21.3"))
    assert game.asked == (0, "damage-module")
    game.answer(DamageModule(second, 1))
    assert [module.damage for module in its_own(g).modules] == [0, 1]


@pytest.mark.rule("AE-E-9.5")
def test_a_repair_is_for_modules_then_ships_then_a_point() -> None:
    # TC-15
    g = hegemon_table()
    fit(g, g.seats, *sound("science", 1))
    its_own(g).modules[0].damage = 1
    wreck = send(g, "transport", SCRAPYARD)
    gains(g, "repair(1)").through()
    assert (its_own(g).modules[0].damage, its_own(g).ships[wreck]) == (0, SCRAPYARD)
    gains(g, "repair(1)").through()
    assert (its_own(g).ships[wreck], its_own(g).vp) == (REPAIR_BAY, 0)
    gains(g, "repair(1)").through()
    assert its_own(g).vp == 1


@pytest.mark.rule("AE-E-9.5")
def test_the_eye_chooses_what_is_repaired() -> None:
    g = hegemon_table()
    first, second = sound("science", 2)
    fit(g, g.seats, first, second)
    for module in its_own(g).modules:
        module.damage = 1
    wreck, other = send(g, "transport", SCRAPYARD), send(g, "fighter", SCRAPYARD)
    game = gains(g, "repair(3)")
    assert game.asked == (0, "hegemon-repair")
    assert game.offers == [RepairModule(first, 0), RepairModule(second, 1)]
    game.answer(RepairModule(second, 1))
    # The other module goes without asking; then it is the turn of ships.
    assert game.offers == [RepairShip("transport"), RepairShip("fighter")]
    game.answer(RepairShip("fighter"))
    assert [its_own(g).ships[ship] for ship in (wreck, other)] == [SCRAPYARD, REPAIR_BAY]
