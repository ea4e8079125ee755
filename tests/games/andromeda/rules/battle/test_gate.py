"""AE-E-5.1 to AE-E-5.5: the action of the Underdark Gate."""

import pytest

from games.andromeda.battlefields import LoadedDice, Played, bare_table, deal, fit, give, heard, launch, put
from starboard.games.andromeda.moves.battle_moves import (
    DiscardEnergy,
    Pass,
    PlayTactic,
    RerollDie,
    TakeResult,
    UseEffect,
)
from starboard.games.andromeda.moves.effect_moves import Acquire, ClaimMoon, Take
from starboard.games.andromeda.rules.battle.gate import gate_action
from starboard.games.andromeda.rules.turn.region_actions import region_action
from starboard.games.andromeda.state.game_state import ENERGY, FIRST_NEBULA, AndromedaState


def at_the_gate(ship: str = "heavy_cruiser") -> AndromedaState:
    g = bare_table(events="shadows")
    g.step = "action"
    launch(g, 0, ship, "S07")
    return g


def rolling(g: AndromedaState, *dice: int) -> Played:
    g.chance = LoadedDice(*dice)
    return Played(gate_action(g))


@pytest.mark.rule("AE-E-5.1")
@pytest.mark.rule("AE-E-5.2")
def test_tc_03_three_dice_and_any_one_of_them() -> None:
    g = at_the_gate()
    g.chance = LoadedDice(6, 1, 3)
    played = Played(region_action(g, 0))
    assert heard(g, "rolled")[0].message.args["count"] == 3
    assert played.asked == (0, "gate")
    assert played.offers == [TakeResult(1), TakeResult(3), TakeResult(6)]
    assert played.answer(TakeResult(1)).over
    assert g.players[0].resources == [3, 0, 0, 0, 0]


@pytest.mark.rule("AE-E-5.3")
def test_it_is_no_battle() -> None:
    g = at_the_gate()
    put(g, 1, "transport", "S06")
    assert rolling(g, 1, 1, 1).over
    assert g.battle is None
    assert heard(g, "battle") == heard(g, "battle-won") == []


@pytest.mark.rule("AE-E-5.4")
def test_energy_cards_and_effects_change_the_roll() -> None:
    g = at_the_gate("transport")
    give(g, 0, energy=2)
    deal(g, 0, "full_broadside", "target_lock", "jamming", "evasive_burn")
    fit(g, 0, "sci_14")
    played = rolling(g, 2, 2, 2, 2, 5)
    # There is nobody to jam.
    assert PlayTactic("jamming") not in played.offers
    played.answer(PlayTactic("full_broadside")).answer(PlayTactic("target_lock")).answer(DiscardEnergy(1))
    args = heard(g, "rolled")[0].message.args
    assert (args["count"], args["targeting"]) == (4, 2)
    assert played.asked == (0, "after-roll")
    played.answer(UseEffect("sci_14", 1)).answer(RerollDie(0, 2)).answer(Pass())
    assert played.offers == [TakeResult(2), TakeResult(5)]


@pytest.mark.rule("AE-E-5.4")
def test_at_most_six_dice() -> None:
    g = at_the_gate()
    give(g, 0, energy=5)
    played = rolling(g)
    assert played.offers == [DiscardEnergy(1), DiscardEnergy(2), DiscardEnergy(3), Pass()]
    played.through(DiscardEnergy(3))
    assert heard(g, "rolled")[0].message.args["count"] == 6


@pytest.mark.rule("AE-E-5.4")
def test_only_the_launched_ship_rolls() -> None:
    g = at_the_gate("transport")
    put(g, 0, "heavy_cruiser", "S07")
    rolling(g).through()
    assert heard(g, "rolled")[0].message.args["count"] == 1


@pytest.mark.rule("AE-E-5.5")
@pytest.mark.parametrize("die", range(1, 7))
def test_every_result(die: int) -> None:
    g = at_the_gate("transport")
    player = g.players[0]
    moon = g.moons[FIRST_NEBULA][0]
    g.columns[0][0] = "sci_12"
    wanted = {3: Take(ice=2), 5: ClaimMoon("N1", moon), 6: Acquire("sci_12")}
    rolling(g, die).through(*[move for result, move in wanted.items() if result == die])
    assert heard(g, "gate-result")[0].message.args == {"seat": 0, "die": die}
    found = {
        1: player.resources[ENERGY] == 3,
        2: len(player.hand) == 2,
        3: player.resources[1] == 2,
        # Nothing to repair: 1 VP for each repair (AE-B-21.5).
        4: player.vp == 2,
        5: player.moons == [moon],
        # It costs 2 ice, and 2 less.
        6: [module.id for module in player.modules] == ["sci_12"],
    }
    assert [result for result, happened in found.items() if happened] == [die]
