"""What is shown of a battle: where dice come from, which of them decide, and what was played."""

import pytest

from games.andromeda.battlefields import bare_table, deal, fight, give, launch, put, put_raider
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.battle_moves import PlayTactic
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.battle_view import BattleView, battle_view

RAIDERS = -1


def ambushed(seats: int = 1) -> AndromedaState:
    """Player 0 has a cruiser and a transport where a raider is."""
    g = bare_table(seats)
    launch(g, 0, "heavy_cruiser", "S06")
    put(g, 0, "transport", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    return g


def shown(g: AndromedaState) -> BattleView:
    found = battle_view(g)
    assert found is not None
    return found


@pytest.mark.rule("AE-B-20.7")
@pytest.mark.rule("AE-B-20.10")
def test_dice_come_from_guns_energy_and_cards() -> None:
    g = ambushed()
    give(g, 0, energy=1)
    deal(g, 0, "jamming", "overcharge")
    play = fight(g, "S06")
    own = shown(g).sides[0]
    guns = [("ship", "transport", 1), ("ship", "heavy_cruiser", 3)]
    assert [(one.what, one.ship, one.dice) for one in own.made_of] == guns
    play.answer(PlayTactic("overcharge"))
    own, raiders = shown(g).sides
    assert sum(one.dice for one in own.made_of) == own.dice
    assert own.made_of[-1].what == "more"
    assert [(one.what, one.dice) for one in raiders.made_of] == [("all", raiders.dice)]


@pytest.mark.rule("AE-B-20.14")
def test_the_dice_of_the_best_two_are_shown_as_far_as_they_decide() -> None:
    g = ambushed(2)
    deal(g, 0, "evasive_burn")
    assert shown(fought(g, 2, 6, 3, 1, 6)).ranking == [0, RAIDERS]
    assert shown(g).pairs == [(6, 6), (3, 0)]
    g = ambushed(2)
    deal(g, 0, "evasive_burn")
    assert shown(fought(g, 5, 5, 5, 1, 6)).ranking == [RAIDERS, 0]
    assert shown(g).pairs == [(6, 5)]


def fought(g: AndromedaState, *dice: int) -> AndromedaState:
    """Up to the question after the roll."""
    play = fight(g, "S06", *dice)
    while play.asked[1] != "after-roll":
        assert shown(g).pairs == []
        play.answer(play.offers[-1])
    return g


@pytest.mark.rule("AE-E-15.4")
def test_the_negotiation_card_of_the_hegemon_lies_open() -> None:
    g = bare_table(1, hegemon="ofc_1a")
    launch(g, 0, "heavy_cruiser", "S06")
    put(g, 1, "heavy_cruiser", "S06")
    give(g, 0, energy=2)
    play = fight(g, "S06")
    while play.asked[1] != "prepare":
        play.answer(play.offers[-1])
    hegemon = next(side for side in shown(g).sides if side.who == 1)
    assert len(hegemon.cards) == 1
    assert set(hegemon.cards) <= set(hegemon_content().negotiations)


@pytest.mark.rule("AE-B-20.17")
def test_what_is_at_stake_is_said_until_the_result_is_known() -> None:
    g = asked(ambushed())
    fight(g, "S06")
    assert [side.stake for side in shown(g).sides] == [1, 1]
    assert [side.stake for side in ended(asked(ambushed()), 1, 1, 1, 1, 6).sides] == [None, None]


def ended(g: AndromedaState, *dice: int) -> BattleView:
    """What was shown of a battle when it was over: nobody adds anything."""
    play = fight(g, "S06", *dice)
    b = g.battle
    while g.battle is not None:
        play.answer(play.offers[-1])
    g.battle = b
    return shown(g)


@pytest.mark.rule("AE-B-20.17")
def test_it_is_shown_what_a_battle_cost_and_brought() -> None:
    lost = ended(asked(ambushed()), 1, 1, 1, 1, 6)
    assert {(one.who, one.what, one.thing) for one in lost.outcomes} == {
        (0, "lost", "transport"),
        (0, "shield", "heavy_cruiser"),
    }
    won = ended(asked(ambushed()), 6, 1, 1, 1, 1)
    assert [(one.who, one.what, one.thing) for one in won.outcomes if one.thing] == [
        (RAIDERS, "removed", "vorticon_attackers")
    ]
    assert {one.what for one in won.outcomes if one.who == 0} == {"points", "supremacy"}
    assert sum(one.count for one in won.outcomes if one.what == "points") == won_by(won)


def asked(g: AndromedaState) -> AndromedaState:
    """With energy, so that there is a question."""
    give(g, 0, energy=1)
    return g


def won_by(battle: BattleView) -> int:
    """The points of the raiders that left."""
    return sum(content().raiders[one.thing].vp for one in battle.outcomes if one.what == "removed")


@pytest.mark.rule("AE-B-20.1")
def test_it_is_shown_how_each_side_came() -> None:
    g = bare_table(2)
    launch(g, 0, "transport", "S06")
    raider = put_raider(g, "vorticon_attackers", "N1")
    g.region = NUMBER_OF["S06"]
    raider.region, g.foray = g.region, raider.region
    put(g, 1, "fighter", "S07")
    play = fight(g, "S06")
    seat, prompt = play.asked
    assert prompt == "join"
    play.answer(play.offers[0])
    came = [(one.who, one.how, one.start) for one in shown(g).came]
    assert came == [(0, "launched", -1), (RAIDERS, "foray", NUMBER_OF["N1"]), (seat, "joins", NUMBER_OF["S07"])]
