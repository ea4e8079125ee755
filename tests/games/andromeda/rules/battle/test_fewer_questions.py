"""Nobody is asked where there is nothing to decide, unless that would tell others something; and what was added before
the dice fall can be taken back."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, fight, fit, give, heard, launch, put, put_raider
from games.films import of_kind, watched
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Pass, PlayTactic, RerollDie, TakeBack, UseEffect
from starboard.games.andromeda.rules.battle.battle_sides import dice_of
from starboard.games.andromeda.rules.battle.taking_back import MOST, leaves_no_trace
from starboard.games.andromeda.state.game_state import ENERGY, AndromedaState


def ambushed(seats: int) -> AndromedaState:
    """Player 0 has a transport where a raider is, against the Hegemon."""
    g = bare_table(seats, hegemon="ofc_1a")
    launch(g, 0, "transport", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    return g


def asked_in(play: Played) -> list[str]:
    """Everything that is asked in a battle of somebody who does nothing."""
    found = []
    while not play.over:
        found.append(play.asked[1])
        play.answer(play.offers[-1])
    return found


@pytest.mark.rule("AE-B-20.5")
@pytest.mark.rule("AE-B-20.9")
@pytest.mark.rule("AE-B-20.13")
def test_alone_one_is_asked_only_where_a_card_fits() -> None:
    g = ambushed(1)
    deal(g, 0, "supply_drop", "salvage_rights")
    assert asked_in(fight(g, "S06", 1, 6)) == []
    g = ambushed(1)
    deal(g, 0, "evasive_burn")
    assert asked_in(fight(g, "S06", 1, 6)) == ["after-roll"]


@pytest.mark.rule("AE-B-25.1")
def test_in_company_a_hand_that_is_not_empty_is_asked_every_time() -> None:
    plain, armed = ambushed(2), ambushed(2)
    deal(plain, 0, "supply_drop")
    deal(armed, 0, "evasive_burn")
    questions = asked_in(fight(plain, "S06", 1, 6))
    assert questions == asked_in(fight(armed, "S06", 1, 6)) == ["diplomacy", "prepare", "after-roll", "spare"]


@pytest.mark.rule("AE-B-20.13")
def test_alone_one_who_has_won_is_not_asked_to_roll_again() -> None:
    g = ambushed(1)
    deal(g, 0, "evasive_burn")
    assert asked_in(fight(g, "S06", 6, 1)) == []


@pytest.mark.rule("AE-B-20.8")
def test_energy_is_one_answer_and_the_dice_fall() -> None:
    g = ambushed(1)
    give(g, 0, energy=3)
    play = fight(g, "S06", 6, 6, 1)
    assert play.offers == [DiscardEnergy(1), DiscardEnergy(2), DiscardEnergy(3), Pass()]
    assert play.answer(DiscardEnergy(1)).over
    assert heard(g, "rolled")[0].message.args["count"] == 2


@pytest.mark.rule("AE-B-20.9")
def test_a_card_can_be_taken_back_until_the_dice_fall() -> None:
    g = watched(ambushed(1))
    put(g, 0, "transport", "S06")
    give(g, 0, energy=2)
    deal(g, 0, "overcharge", "jamming")
    play = fight(g, "S06", 6, 6, 1)
    battle = g.battle
    assert battle is not None
    before = [(side.dice, list(side.cards)) for side in battle.sides]
    supply = list(g.supply)
    play.answer(PlayTactic("overcharge")).answer(PlayTactic("jamming"))
    assert (dice_of(g, battle.sides[0]), g.players[0].hand) == (5, [])
    play.answer(TakeBack())
    assert [(side.dice, list(side.cards)) for side in battle.sides] == before
    assert sorted(g.players[0].hand) == ["jamming", "overcharge"]
    assert (g.players[0].resources[ENERGY], g.supply, g.tactics.discards) == (2, supply, [])
    assert TakeBack() not in play.offers
    assert of_kind(g, "spend")[-1].data == {"who": 0, "energy": 0, "number": 2}
    play.answer(PlayTactic("overcharge")).answer(Pass())
    assert heard(g, "rolled")[0].message.args["count"] == 5


@pytest.mark.rule("AE-B-20.9")
def test_there_is_an_end_to_second_thoughts() -> None:
    g = ambushed(1)
    deal(g, 0, "focused_fire")
    play = fight(g, "S06")
    for _ in range(MOST):
        play.answer(PlayTactic("focused_fire")).answer(TakeBack())
    play.answer(PlayTactic("focused_fire"))
    assert play.over
    assert heard(g, "rolled")


def test_what_asks_others_or_draws_cards_stays() -> None:
    assert leaves_no_trace("focused_fire")
    assert leaves_no_trace("jamming")
    assert not leaves_no_trace("bribe")
    assert not leaves_no_trace("joint_command")


@pytest.mark.rule("AE-B-20.13")
def test_a_module_that_rolls_again_is_asked_about_when_one_trails() -> None:
    g = ambushed(1)
    fit(g, 0, "sci_14")
    play = fight(g, "S06", 1, 6, 6)
    assert play.asked == (0, "after-roll")
    play.answer(UseEffect("sci_14", 1)).answer(RerollDie(0, 1))
    assert play.over
