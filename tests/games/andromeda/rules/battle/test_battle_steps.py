"""AE-B-20.1 to AE-B-20.13: escalation, diplomacy, preparation and roll."""

import pytest

from games.andromeda.battlefields import (
    LoadedDice,
    bare_table,
    deal,
    duel,
    fight,
    figures,
    fit,
    give,
    heard,
    put,
    put_raider,
    ships_of,
)
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.battle_moves import (
    AgreeToTruce,
    DiscardEnergy,
    Escalate,
    Pass,
    PlayTactic,
    RefuseTruce,
    WithdrawShip,
)
from starboard.games.andromeda.rules.battle.battle_escalation import could_join
from starboard.games.andromeda.rules.battle.battle_roll import roll_up
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, targeting_of
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import BAY, ENERGY, SCRAPYARD, SUPREMACY, Development

PASS = Pass()


# -- Escalation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.1")
@pytest.mark.rule("AE-B-20.2")
@pytest.mark.rule("AE-B-20.3")
def test_ships_in_range_may_join_even_those_of_others() -> None:
    g = duel(3)
    put(g, 2, "transport", "S02")
    put(g, 0, "transport", "S03")
    played = fight(g, "S06", 1, 1, 2, 6)
    assert played.asked == (2, "join")
    assert played.offers == [Escalate("transport", "S02", 1), PASS]
    played.answer(Escalate("transport", "S02", 1)).through()
    assert g.players[2].tracks[SUPREMACY] == 1
    assert NUMBER_OF["S06"] in g.players[2].ships


@pytest.mark.rule("AE-B-20.2")
def test_equal_ships_join_one_by_one() -> None:
    g = duel()
    put(g, 0, "transport", "S05")
    put(g, 0, "transport", "S05")
    played = fight(g, "S06")
    both = [Escalate("transport", "S05", 1), Escalate("transport", "S05", 2)]
    assert played.offers == both
    played.answer(*both).through()
    assert ships_of(g, 0, NUMBER_OF["S05"]) == 0


@pytest.mark.rule("AE-B-20.2")
def test_a_nebula_needs_navigation() -> None:
    g = bare_table()
    put(g, 0, "fighter", "S01")
    vessel = put(g, 0, "science_vessel", "S01")
    assert could_join(g, 0, NUMBER_OF["N1"]) == [vessel]


def test_sensors_widen_the_range_in_escalation() -> None:
    g = duel()
    put(g, 0, "transport", "S03")
    assert could_join(g, 0, g.region) == []
    fit(g, 0, "sci_16")
    assert could_join(g, 0, g.region) == [0]
    g.players[0].modules[0].damage = 1
    assert could_join(g, 0, g.region) == []


# -- Diplomacy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.4")
@pytest.mark.rule("AE-B-20.5")
@pytest.mark.rule("AE-B-20.6")
def test_a_truce_ends_the_battle_when_the_other_agrees() -> None:
    g = duel()
    deal(g, 0, "ceasefire")
    played = fight(g, "S06").answer(PlayTactic("ceasefire"))
    assert played.asked == (1, "truce")
    played.answer(AgreeToTruce())
    assert played.over
    assert heard(g, "rolled") == []
    assert ships_of(g, 1, SCRAPYARD) == ships_of(g, 0, SCRAPYARD) == 0
    assert g.players[1].hand == []


@pytest.mark.rule("AE-B-20.6")
def test_a_refused_truce_changes_nothing() -> None:
    g = duel()
    deal(g, 0, "ceasefire")
    fight(g, "S06", 6, 6, 1).answer(PlayTactic("ceasefire")).answer(RefuseTruce()).through()
    assert ships_of(g, 1, SCRAPYARD) == 1
    assert g.tactics.discards == ["ceasefire"]


@pytest.mark.rule("AE-B-20.4")
def test_with_raiders_a_truce_of_two_leaves_the_raiders_alone() -> None:
    g = duel()
    put_raider(g, "world_ender", "S06")
    deal(g, 1, "ceasefire")
    played = fight(g, "S06").answer(PlayTactic("ceasefire"))
    assert played.asked == (0, "truce")
    assert played.answer(AgreeToTruce()).over
    assert len(g.raiders) == 1


@pytest.mark.rule("AE-B-20.6")
def test_a_withdrawal_goes_next_door() -> None:
    g = duel()
    put(g, 0, "transport", "S01")
    put_raider(g, "vorticon_attackers", "S02")
    deal(g, 1, "safe_passage")
    played = fight(g, "S06").through_to((1, "withdraw"), PlayTactic("safe_passage"))
    targets = {move.region for move in played.offers if isinstance(move, WithdrawShip)}
    # Next to S06, without ships of others and raiders, and no nebula for a transport.
    assert targets == {"S05", "S07", "S10"}
    assert played.answer(WithdrawShip("transport", "S10")).over
    assert ships_of(g, 1, NUMBER_OF["S10"]) == 1


@pytest.mark.rule("AE-B-20.6")
def test_a_withdrawal_without_a_way_out_leads_to_the_bay() -> None:
    g = duel()
    for space in ("S01", "S02", "S05", "S07", "S10"):
        put_raider(g, "vorticon_attackers", space)
    deal(g, 1, "safe_passage")
    fight(g, "S06").through(PlayTactic("safe_passage"))
    assert g.players[1].ships[:3] == [BAY] * 3


@pytest.mark.rule("AE-B-20.5")
def test_one_diplomacy_card_each() -> None:
    g = duel()
    deal(g, 0, "joint_command", "joint_command")
    played = fight(g, "S06").answer(PlayTactic("joint_command"))
    assert played.asked == (0, "prepare")
    assert len(g.players[0].hand) == 3


# -- Preparation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-20.8")
@pytest.mark.rule("AE-B-20.10")
def test_energy_becomes_dice_up_to_six() -> None:
    g = duel()
    give(g, 0, energy=9)
    played = fight(g, "S06")
    assert played.offers == [*(DiscardEnergy(count) for count in range(1, 5)), PASS]
    played.answer(DiscardEnergy(4)).through()
    assert g.players[0].resources[ENERGY] == 5
    assert heard(g, "rolled")[0].message.args["count"] == 6


@pytest.mark.rule("AE-B-20.9")
def test_preparation_goes_around_until_all_pass() -> None:
    g = duel()
    give(g, 0, energy=1)
    give(g, 1, energy=2)
    played = fight(g, "S06").answer(PASS)
    assert played.asked == (1, "prepare")
    played.answer(DiscardEnergy(1))
    # Player 1 did something, so player 0 may answer it.
    assert played.asked == (0, "prepare")
    played.answer(PASS)
    assert heard(g, "rolled")


@pytest.mark.rule("AE-B-20.10")
def test_dice_are_cut_to_six_and_raised_to_one() -> None:
    g = duel()
    g.battle = Battle(g.region, sides=[Side(0, dice=9), Side(1, dice=-9)])
    assert [dice_of(g, side) for side in g.battle.sides] == [6, 1]


@pytest.mark.rule("AE-B-20.11")
def test_targeting_stays_between_one_and_five() -> None:
    g = duel()
    g.battle = Battle(g.region, sides=[Side(0, targeting=9), Side(1)])
    assert [targeting_of(g, side) for side in g.battle.sides] == [5, 1]


@pytest.mark.rule("AE-B-20.12")
def test_tc_34_low_dice_are_rolled_again() -> None:
    dice = [1, 4, 2]
    roll_up(LoadedDice(5, 1, 2, 3), dice, 3)
    assert dice == [5, 4, 3]


@pytest.mark.parametrize(
    ("module", "dice", "targeting"),
    [("sci_06", 2, 2), ("ind_16", 2, 2), ("ind_07", 2, 1)],
)
def test_modules_of_the_active_player(module: str, dice: int, targeting: int) -> None:
    g = duel()
    fit(g, 0, module)
    g.battle = Battle(g.region, sides=[Side(0), Side(1)])
    assert figures(g, 0) == (dice, targeting)
    g.battle.sides[0].energy = 1
    assert figures(g, 0)[0] == dice + (module == "ind_07")
    g.turn = 1
    assert figures(g, 0)[1] == (1 if module == "sci_06" else targeting)


def test_tokens_developments_and_upgrades_add_dice_and_targeting() -> None:
    g = duel()
    g.battle = Battle(g.region, sides=[Side(0), Side(1)])
    g.players[0].tokens = ["sup_3", "sup_4"]
    assert figures(g, 0) == (3, 2)
    g.players[0].upgrades[1] = "up_fighter"
    assert figures(g, 0) == (4, 2)
    g.players[0].upgrades[1] = "up_ember_legion"
    assert figures(g, 0) == (3, 3)
    planet = g.tiles.index(next(tile for tile in g.tiles if tile.startswith("pl_")))
    g.tiles[planet] = "pl_gas_giant_1"
    g.developments.append(Development(planet, 0))
    assert figures(g, 0) == (4, 3)
    g.developments[0].collapsed = True
    assert figures(g, 0) == (3, 3)
