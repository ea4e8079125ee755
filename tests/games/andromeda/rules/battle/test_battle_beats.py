"""A battle is told in beats, cause before effect, and the table at a beat is the true one at that moment."""

import pytest

from games.andromeda.battlefields import (
    bare_table,
    deal,
    duel,
    fight,
    give,
    launch,
    put,
    put_raider,
    ships_of,
)
from games.films import film, kinds, of_kind, watched
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, PlayTactic, RerollDie, WithdrawShip
from starboard.games.andromeda.state.battle_state import RAIDERS
from starboard.games.andromeda.state.game_state import CRUISER, SCRAPYARD

AT = NUMBER_OF["S06"]


@pytest.mark.rule("AE-B-20.14")
@pytest.mark.rule("AE-B-20.17")
def test_dice_fall_then_the_result_stands_then_the_loser_is_hit_and_gone() -> None:
    g = watched(duel())
    fight(g, "S06", 6, 5, 3).through()
    beats = film(g)
    order = [beat.kind for beat in beats if beat.kind in ("stage", "dice", "result", "hit", "lost")]
    assert order == ["stage", "dice", "result", "hit", "lost", "stage"]
    opened, dice, result, hit, lost, closed = [beat for beat in beats if beat.kind in order]
    assert opened.data == {"at": AT, "open": 1, "sides": [0, 1], "place": "battle"}
    assert opened.then.battle is not None
    assert dice.data == {"dice": [6, 5, 3], "first": [6, 5, 3], "sides": [0, 1], "counts": [2, 1]}
    assert dice.then.battle is not None
    assert [side.roll for side in dice.then.battle.sides] == [[6, 5], [3]]
    assert result.data == {"at": AT, "winner": 0, "order": [0, 1], "die": 1}
    assert hit.data == {"at": AT, "who": 1, "what": "transport", "shield": 0}
    assert AT in hit.then.players[1].ships
    assert lost.data == {"what": "transport", "who": 1, "at": AT, "goes": "scrapyard"}
    assert AT not in lost.then.players[1].ships
    assert (closed.data["open"], closed.then.battle) == (0, None)


@pytest.mark.rule("AE-B-20.15")
def test_what_winning_brings_is_seen_before_the_losses() -> None:
    g = watched(duel())
    fight(g, "S06", 6, 5, 3).through()
    assert kinds(g).index("result") < kinds(g).index("track") < kinds(g).index("lost")
    (step,) = of_kind(g, "track")
    assert (step.data["who"], step.data["track"]) == (0, "supremacy")
    assert step.then.players[0].tracks[2] == step.data["at"] == step.data["start"] + 1


@pytest.mark.rule("AE-B-12.6")
@pytest.mark.rule("AE-B-12.7")
def test_a_raider_is_scored_then_hit_where_it_still_is_then_gone() -> None:
    g = watched(bare_table())
    launch(g, 0, "fighter", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    fight(g, "S06", 6, 6, 1, 1).through()
    score = of_kind(g, "score")[0]
    assert (score.data["who"], score.data["why"], score.then.players[0].vp) == (0, "battle", score.data["total"])
    (hit,), (lost,) = of_kind(g, "hit"), of_kind(g, "lost")
    assert (hit.data["who"], hit.data["what"], len(hit.then.raiders)) == (RAIDERS, "vorticon_attackers", 1)
    assert (lost.data["goes"], lost.then.raiders) == ("out", [])
    assert kinds(g).index("score") < kinds(g).index("hit")


@pytest.mark.rule("AE-B-21.2")
def test_a_shield_is_whole_when_it_is_hit_and_broken_after() -> None:
    g = watched(bare_table())
    put(g, 1, "heavy_cruiser", "S06")
    launch(g, 0, "fighter", "S06")
    fight(g, "S06", 6, 6, 1, 1, 1, 1).through()
    (hit,), (shield,) = of_kind(g, "hit"), of_kind(g, "shield")
    assert (hit.data["shield"], hit.then.players[1].shield) == (1, 0)
    assert (shield.data["ship"], shield.then.players[1].shield) == ("heavy_cruiser", 1)
    assert shield.then.players[1].ships[CRUISER] == AT
    assert not of_kind(g, "lost")


@pytest.mark.rule("AE-B-20.2")
def test_a_ship_that_joins_arrives_as_a_side() -> None:
    g = watched(duel(3))
    put(g, 2, "fighter", "S07")
    fight(g, "S06").through(Escalate("fighter", "S07", 1))
    arrived = of_kind(g, "arrive")[0]
    assert arrived.data == {
        "at": AT,
        "who": 2,
        "what": "fighter",
        "start": NUMBER_OF["S07"],
        "why": "joins",
    }
    assert arrived.then.battle is not None
    assert [side.who for side in arrived.then.battle.sides] == [0, 1, 2]


@pytest.mark.rule("AE-B-20.8")
def test_energy_is_spent_before_the_dice_fall() -> None:
    g = watched(duel())
    give(g, 0, energy=1)
    fight(g, "S06").through(DiscardEnergy(1))
    (spent,) = of_kind(g, "spend")
    assert spent.data == {"who": 0, "energy": 1, "number": 3}
    assert spent.then.players[0].resources[0] == 0
    assert kinds(g).index("spend") < kinds(g).index("dice")


@pytest.mark.rule("AE-B-20.12")
def test_low_dice_are_seen_as_they_fell_first() -> None:
    g = watched(duel())
    g.players[0].targeting = 3
    fight(g, "S06", 6, 1, 2, 4, 5).through()
    (dice,) = of_kind(g, "dice")
    assert (dice.data["first"], dice.data["dice"]) == ([6, 1, 5], [6, 4, 5])


@pytest.mark.rule("AE-B-20.13")
def test_only_the_chosen_dice_are_rolled_again() -> None:
    g = watched(duel())
    deal(g, 0, "evasive_burn")
    fight(g, "S06", 6, 1, 5, 4).through(PlayTactic("evasive_burn"), RerollDie(1, 1))
    (again,) = of_kind(g, "reroll")
    assert again.data["places"] == [1]
    assert again.data["by"] == "evasive_burn"
    assert again.then.battle is not None
    assert again.data["faces"] == again.then.battle.sides[0].roll
    order = kinds(g)
    assert order.index("dice") < order.index("card") < order.index("reroll") < order.index("result")


@pytest.mark.rule("AE-B-20.6")
def test_a_ship_withdraws_to_where_it_then_is() -> None:
    g = watched(duel())
    deal(g, 0, "safe_passage")
    play = fight(g, "S06").answer(PlayTactic("safe_passage"))
    way = next(move for move in play.offers if isinstance(move, WithdrawShip))
    play.answer(way).through()
    (gone,), (out,) = of_kind(g, "withdraw"), of_kind(g, "out")
    assert (gone.data["who"], gone.data["start"], gone.data["at"]) == (0, AT, NUMBER_OF[way.region])
    assert NUMBER_OF[way.region] in gone.then.players[0].ships
    assert out.data == {"who": 0, "at": AT}
    assert not of_kind(g, "dice")


@pytest.mark.rule("AE-B-20.14")
def test_a_tie_has_no_winner_and_all_are_lost() -> None:
    g = watched(bare_table())
    put(g, 1, "fighter", "S06")
    launch(g, 0, "fighter", "S06")
    fight(g, "S06", 6, 5, 6, 5).through()
    (result,) = of_kind(g, "result")
    assert (result.data["winner"], result.data["die"]) == (-2, 0)
    assert [beat.data["who"] for beat in of_kind(g, "lost")] == [0, 1]
    assert [ships_of(g, who, SCRAPYARD) for who in (0, 1)] == [1, 1]


@pytest.mark.rule("AE-B-20.13")
def test_a_die_is_turned_where_it_lies() -> None:
    g = watched(duel())
    deal(g, 0, "lucky_shot")
    fight(g, "S06", 3, 3, 5).through(PlayTactic("lucky_shot"))
    (turned,) = of_kind(g, "face")
    assert turned.data == {"who": 0, "die": 0, "shows": 6, "by": "lucky_shot"}
    assert turned.then.battle is not None
    assert turned.then.battle.sides[0].roll == [6, 3]
