"""AE-E-8, AE-E-9, AE-E-11: how the Hegemon decides; its resources, moons, modules, repairs and progress."""

import pytest

from games.andromeda.battlefields import Played, deal, fit, heard
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, lay, send, the, told
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.map import is_nebula
from starboard.games.andromeda.moves_effects import Advance, ClaimMoon, DamageModule, RepairModule, RepairShip
from starboard.games.andromeda.moves_hegemon import ChooseModule, ChooseModules, ChooseRegion
from starboard.games.andromeda.rules.battle_escalation import could_join
from starboard.games.andromeda.rules.damage import damage_module, damage_ship
from starboard.games.andromeda.rules.end import begin_turn
from starboard.games.andromeda.rules.launch import launch
from starboard.games.andromeda.rules.triggers import triggered
from starboard.games.andromeda.rules.turn import take_turn
from starboard.games.andromeda.state import (
    BAY,
    CIVILIZATION,
    COMMERCE,
    CRUISER,
    FIRST_NEBULA,
    INDUSTRY,
    MODULE_TYPES,
    REPAIR_BAY,
    SCIENCE,
    SCIENCE_VESSEL,
    SCRAPYARD,
    SUPREMACY,
    TRANSPORT,
    AndromedaState,
)

BY_TYPE = {name: [m for m in content().modules.values() if MODULE_TYPES[m.type] == name] for name in MODULE_TYPES}


def sound(kind: str, count: int) -> list[str]:
    """Modules of a type that come without damage."""
    return [design.id for design in BY_TYPE[kind] if design.damage == 0][:count]


# -- Resources -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-8.2")
@pytest.mark.parametrize("text", ["gain(ice,2)", "gain(any,2)", "gain(credit,2)"])
def test_instead_of_resources_it_draws_cards(text: str) -> None:
    g = hegemon_table()
    supply = list(g.supply)
    gains(g, text).through()
    assert len(its_own(g).hand) == 2
    assert g.supply == supply
    assert heard(g, "drew-hidden")[0].to is None


@pytest.mark.rule("AE-E-8.3")
def test_its_hand_has_no_limit() -> None:
    g = hegemon_table()
    gains(g, "tactics(12)").through()
    Played(take_turn(g)).through()
    assert len(its_own(g).hand) >= 12
    assert g.tactics.discards == []


@pytest.mark.rule("AE-E-8.4")
def test_it_discards_random_cards() -> None:
    g = hegemon_table()
    deal(g, g.seats, "jamming", "bribe", "target_lock")
    gains(g, "discard_resource(2)").through()
    assert len(its_own(g).hand) == 1
    assert len(g.tactics.discards) == 2
    gains(g, "discard_resource(2)").through()
    assert its_own(g).hand == []


@pytest.mark.rule("AE-E-8.4")
def test_it_pays_nothing() -> None:
    g = hegemon_table()
    gains(g, "pay(energy,2)->vp(3)").through()
    assert its_own(g).vp == 3


@pytest.mark.rule("AE-E-8.1")
def test_the_holder_of_the_eye_decides() -> None:
    g = hegemon_table(3)
    the(g).eye = 2
    game = gains(g, "advance(any,1)")
    assert game.asked == (2, "hegemon-advance")
    game.answer(Advance("commerce"))
    assert its_own(g).tracks[COMMERCE] == 1
    # Commerce is not the lowest any more.
    game = gains(g, "advance(lowest,1)")
    assert Advance("commerce") not in game.offers
    game.answer(Advance("science"))
    assert its_own(g).tracks[SCIENCE] == 1


@pytest.mark.rule("AE-E-8.1")
def test_leaders_are_recruited_and_sent_as_the_eye_says() -> None:
    g = hegemon_table()
    posted = dict(its_own(g).posted)
    game = gains(g, "recruit(1)")
    assert game.asked == (0, "hegemon-recruit")
    game.answer(game.offers[2])
    assert its_own(g).leaders == 8
    assert sum(its_own(g).posted.values()) == sum(posted.values()) - 1
    game = gains(g, "send_leader_to_base(1)")
    assert game.asked == (0, "hegemon-send-leader")
    game.answer(game.offers[0])
    assert its_own(g).leaders == 7
    assert the(g).bribed == 5


# -- Moons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.1")
def test_a_nebula_moon_is_the_leftmost_one() -> None:
    # N3 lies furthest to the left, then N1 and N5 above each other.
    g = hegemon_table()
    third = g.moons[FIRST_NEBULA + 2][0]
    gains(g, "nebula_moon(1)").through()
    assert its_own(g).moons == [third]
    game = gains(g, "nebula_moon(1)")
    assert game.offers == [ChooseRegion("N1"), ChooseRegion("N5")]
    moon = g.moons[FIRST_NEBULA + 4][0]
    game.answer(ChooseRegion("N5"))
    assert its_own(g).moons == [third, moon]


@pytest.mark.rule("AE-E-9.1")
def test_of_two_moons_in_a_nebula_the_eye_chooses() -> None:
    g = hegemon_table(moons="both")
    moons = list(g.moons[FIRST_NEBULA + 2])
    game = gains(g, "nebula_moon(1)")
    assert game.offers == [ClaimMoon("N3", moon) for moon in moons]
    game.answer(ClaimMoon("N3", moons[1]))
    assert its_own(g).moons == [moons[1]]


@pytest.mark.rule("AE-E-9.1")
def test_without_nebula_moons_it_takes_the_top_moon_of_any_planet() -> None:
    g = hegemon_table()
    for region in g.moons:
        if is_nebula(region):
            g.moons[region] = []
    game = gains(g, "claim_moon(nebula)")
    assert len(game.offers) == 4
    assert {g.moons[region][-1] for region in range(FIRST_NEBULA) if g.moons.get(region)} == {
        move.moon for move in game.offers if isinstance(move, ClaimMoon)
    }
    game.answer(game.offers[0])
    assert len(its_own(g).moons) == 1
    assert told(g, "no-nebula")


@pytest.mark.rule("AE-E-12.1")
def test_it_claims_a_moon_of_a_planet_with_its_ship() -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1")
    top = g.moons[NUMBER_OF["S05"]][-1]
    send(g, "transport", "S05")
    gains(g, "claim_moon(own_ship_planet)").through()
    assert its_own(g).moons == [top]


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


# -- Ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-9.11")
def test_it_never_goes_into_a_nebula() -> None:
    g = hegemon_table()
    for kind in ("transport", "fighter", "science_vessel", "heavy_cruiser"):
        send(g, kind, "S05")
    assert could_join(g, g.seats, FIRST_NEBULA + 2) == []


# -- Progress --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-11.1")
def test_at_a_discovery_stack_it_keeps_two_random_tokens() -> None:
    # TC-17
    g = hegemon_table()
    its_own(g).tracks[SCIENCE] = 3
    stack = list(g.stacks[0].tokens)
    gains(g, "advance(science,1)").through()
    assert sorted(its_own(g).tokens) == sorted(stack[-2:])
    assert g.stacks[0].tokens == stack[:3]
    g.stacks[0].tokens = stack[:1]
    gains(g, "discovery_stack(1)").through()
    assert len(its_own(g).tokens) == 3


@pytest.mark.rule("AE-E-11.2")
def test_on_industry_it_turns_over_an_upgrade() -> None:
    g = hegemon_table()
    the(g).tiles = ["hup_2", "hup_1"]
    its_own(g).tracks[INDUSTRY] = 2
    gains(g, "advance(industry,1)").through()
    assert the(g).upgrades == ["hup_1"]
    assert its_own(g).upgrades == ["", "", "", ""]


@pytest.mark.rule("AE-E-11.3")
def test_on_supremacy_it_takes_the_token() -> None:
    g = hegemon_table()
    its_own(g).tracks[SUPREMACY] = 2
    token = g.supremacy[0]
    gains(g, "advance(supremacy,1)").through()
    assert its_own(g).tokens == [token]
    assert g.supremacy[0] == ""


@pytest.mark.rule("AE-E-11.5")
def test_at_a_hand_limit_symbol_it_draws_three_cards() -> None:
    # TC-18
    g = hegemon_table()
    its_own(g).tracks[CIVILIZATION] = 1
    limit = its_own(g).hand_limit
    gains(g, "advance(civilization,1)").through()
    assert len(its_own(g).hand) == 3
    assert its_own(g).hand_limit == limit


# -- The probe -------------------------------------------------------------------------------------------------------


def human_launch(kind: int, target: int, gate: bool = False) -> AndromedaState:
    g = hegemon_table(gate=gate)
    begin_turn(g, 0)
    g.players[0].ships = [BAY] * 9
    the(g).probe = 0
    launch(g, 0, kind, target)
    return g


@pytest.mark.rule("AE-E-12.3")
@pytest.mark.parametrize("region", [3, 4, 6])
def test_the_probe_follows_people_to_planets_and_bases(region: int) -> None:
    g = human_launch(TRANSPORT, region, gate=True)
    assert the(g).probe == region
    assert told(g, "probe")[0].rule == "AE-E-12.3"


@pytest.mark.rule("AE-E-12.4")
def test_the_probe_does_not_follow_into_a_nebula() -> None:
    # TC-27
    g = human_launch(SCIENCE_VESSEL, FIRST_NEBULA)
    assert the(g).probe == 0
    assert told(g, "probe") == []
