"""AE-B-20.14 to AE-B-20.17: battles as a whole: who wins, who is asked, and what is seen of them."""

from random import Random

import pytest

from games.andromeda.battlefields import (
    Played,
    bare_table,
    deal,
    duel,
    fight,
    figures,
    fit,
    give,
    heard,
    launch,
    put,
    put_raider,
    ships_of,
    sides,
)
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Oppose, Pass, PlayTactic
from starboard.games.andromeda.moves.effect_moves import Pay
from starboard.games.andromeda.odds import battle_chances
from starboard.games.andromeda.odds.battle_chances import chances
from starboard.games.andromeda.odds.battle_odds import forecast
from starboard.games.andromeda.rules.battle.battle import battle
from starboard.games.andromeda.rules.battle.battle_sides import turn_order
from starboard.games.andromeda.state.battle_state import NOBODY, RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import SCRAPYARD, SUPREMACY, AndromedaState
from starboard.games.andromeda.view.battle_view import BattleView, battle_view

PASS = Pass()


@pytest.mark.rule("AE-B-7.10")
def test_without_a_second_side_there_is_no_battle() -> None:
    g = bare_table()
    launch(g, 0, "fighter", "S06")
    assert fight(g, "S06").over
    assert g.battle is None
    assert heard(g, "battle") == []


@pytest.mark.rule("AE-B-1.8")
@pytest.mark.rule("AE-B-20.7")
def test_sides_and_their_dice() -> None:
    g = bare_table(3)
    put(g, 1, "transport", "S06")
    put(g, 1, "transport", "S06")
    put_raider(g, "vorticon_attackers", "S06")
    put_raider(g, "grave_barge", "S06")
    launch(g, 0, "fighter", "S06")
    deal(g, 0, "supply_drop")
    played = fight(g, "S06")
    assert played.asked == (0, "diplomacy")
    assert sides(g) == [0, 1, RAIDERS]
    assert [figures(g, who)[0] for who in (0, 1, RAIDERS)] == [2, 2, 3]


@pytest.mark.rule("AE-B-20.14")
@pytest.mark.rule("AE-B-20.15")
@pytest.mark.rule("AE-B-20.16")
@pytest.mark.rule("AE-B-20.17")
@pytest.mark.rule("AE-B-21.1")
def test_the_winner_advances_and_the_loser_is_damaged() -> None:
    g = duel()
    fight(g, "S06", 5, 2, 4).through()
    assert [event.message.args["dice"] for event in heard(g, "rolled")] == ["5 2", "4"]
    assert g.players[0].tracks[SUPREMACY] == 1
    assert g.players[1].tracks[SUPREMACY] == 0
    assert ships_of(g, 1, SCRAPYARD) == 1
    assert len(g.players[1].hand) == 1
    assert g.players[0].hand == []
    assert g.battle is None


@pytest.mark.rule("AE-B-20.14")
def test_tied_sides_all_lose() -> None:
    g = duel(3)
    put(g, 2, "transport", "S06")
    g.players[2].targeting = 5
    fight(g, "S06", 6, 4, 6, 5).through()
    # 6 4 beats 6, and 6 beats 5.
    assert [ships_of(g, who, SCRAPYARD) for who in range(3)] == [0, 1, 1]
    g = duel(3)
    put(g, 1, "transport", "S06")
    put(g, 2, "transport", "S06")
    fight(g, "S06", 6, 4, 4, 6, 5).through()
    assert [ships_of(g, who, SCRAPYARD) for who in range(3)] == [1, 2, 1]
    assert [player.tracks[SUPREMACY] for player in g.players] == [0, 0, 0]
    assert heard(g, "battle-tied")[0].rule == "AE-B-20.14"


# -- Who is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-25.3")
def test_nobody_is_asked_who_can_do_nothing() -> None:
    g = duel()
    g.tactics.cards, g.tactics.discards = [], []
    assert fight(g, "S06", 6, 6, 1).over
    assert ships_of(g, 1, SCRAPYARD) == 1


@pytest.mark.rule("AE-B-25.1")
def test_being_asked_does_not_tell_what_is_in_the_hand() -> None:
    g = duel()
    deal(g, 1, "supply_drop")
    played = fight(g, "S06", 6, 6, 1)
    for prompt in ("diplomacy", "prepare", "after-roll", "spare"):
        assert played.asked == (1, prompt)
        assert played.offers == [PASS]
        played.answer(PASS)
    assert played.over


@pytest.mark.rule("AE-B-20.9")
def test_an_effect_is_aimed_at_one_of_several() -> None:
    g = duel(3)
    put(g, 2, "transport", "S06")
    put(g, 2, "transport", "S06")
    put_raider(g, "sunbreaker", "S06")
    deal(g, 0, "jamming", "bribe")
    give(g, 0, ice=1)
    played = fight(g, "S06").answer(PlayTactic("bribe")).answer(Pay(ice=1))
    # Raiders ignore diplomacy (AE-B-12.9).
    assert played.asked == (0, "oppose")
    assert played.offers == [Oppose(1), Oppose(2)]
    played.answer(Oppose(2)).answer(PlayTactic("jamming"))
    assert played.offers == [Oppose(1), Oppose(2), Oppose(RAIDERS)]
    played.answer(Oppose(RAIDERS)).answer(Pass())
    assert [event.message.args["count"] for event in heard(g, "rolled")] == [2, 1, 1, 3]


def test_what_is_seen_of_a_battle() -> None:
    g = duel()
    put_raider(g, "grave_barge", "S06")
    give(g, 0, energy=1)
    fight(g, "S06", 6, 6, 1, 1, 1)
    seen = battle_view(g)
    assert seen is not None
    assert (seen.region, seen.step, seen.at, seen.order) == (g.region, "preparation", 2, [0, 1])
    assert [(side.who, side.dice, side.targeting, side.standing) for side in seen.sides] == [
        (0, 2, 1, "open"),
        (1, 1, 1, "open"),
        (RAIDERS, 2, 1, "open"),
    ]
    own, other, raiders = (side.win for side in seen.sides)
    assert own is not None
    assert other is not None
    assert raiders == own > other
    assert seen.tie == pytest.approx(1 - own - other - raiders, abs=1e-3)
    assert {side.win for side in battle_of(g, reckon=False).sides} == {None}
    assert battle_of(g, reckon=False).tie is None


def battle_of(g: AndromedaState, reckon: bool = True) -> BattleView:
    seen = battle_view(g, reckon)
    assert seen is not None
    return seen


@pytest.mark.rule("AE-B-20.14")
@pytest.mark.parametrize(
    ("rolls", "standings", "duels"),
    [
        (([6, 5], [6, 4], [3]), ("leads", "trails", "trails"), ((2, 5, 4), (2, 4, 5), (1, 3, 6))),
        (([2, 6], [6, 3], [1]), ("trails", "leads", "trails"), ((2, 2, 3), (2, 3, 2), (1, 1, 6))),
        (([6], [6], [5, 5, 5]), ("tied", "tied", "trails"), (None, None, (1, 5, 6))),
        (([6, 5], [6], [1]), ("leads", "trails", "trails"), ((2, 5, 0), (2, 0, 5), (1, 1, 6))),
    ],
)
def test_dice_that_lie_are_compared_from_high_to_low(
    rolls: tuple[list[int], ...], standings: tuple[str, ...], duels: tuple[tuple[int, int, int] | None, ...]
) -> None:
    g = duel()
    g.battle = Battle(
        g.region, "after_roll", [Side(who, roll=roll) for who, roll in zip((0, 1, RAIDERS), rolls, strict=True)]
    )
    seen = battle_of(g).sides
    assert tuple(side.standing for side in seen) == standings
    assert tuple(side.duel and (side.duel.die, side.duel.own, side.duel.other) for side in seen) == duels
    assert [side.loses for side in seen] == [standing != "leads" for standing in standings]
    for side, roll, decided in zip(seen, rolls, duels, strict=True):
        assert [die.shows for die in side.roll] == sorted(roll, reverse=True)
        assert [roll[die.place] for die in side.roll] == [die.shows for die in side.roll]
        deciding = [number for number, die in enumerate(side.roll, 1) if die.decides]
        assert deciding == ([decided[0]] if decided and decided[1] else [])


def test_who_sits_out_is_compared_with_nobody() -> None:
    g = duel()
    sides = [Side(0, roll=[4]), Side(1, roll=[6], out=True), Side(RAIDERS, roll=[3])]
    g.battle = Battle(g.region, "after_roll", sides)
    seen = battle_of(g).sides
    assert [side.standing for side in seen] == ["leads", "out", "trails"]
    assert seen[1].duel is None
    assert not seen[1].loses


def test_the_odds_know_rerolls_and_the_mirror_lance() -> None:
    g = duel()
    give(g, 0, energy=1)
    fight(g, "S06")
    assert g.battle is not None
    plain = forecast(g, g.battle)
    assert plain == chances([battle_chances.Side("", 2), battle_chances.Side("", 1)])
    fit(g, 0, "sci_14")
    assert forecast(g, g.battle) == chances([battle_chances.Side("", 2, rerolls=1), battle_chances.Side("", 1)])
    put_raider(g, "mirror_lance", "S06")
    g.battle.sides.append(Side(RAIDERS))
    sides = [battle_chances.Side("", 1, rerolls=1), battle_chances.Side("", 1), battle_chances.Side("", 2, 2)]
    assert forecast(g, g.battle) == chances(sides)


def test_what_is_seen_after_raiders_were_beaten() -> None:
    g = duel()
    put_raider(g, "grave_barge", "S06")
    played = fight(g, "S06", 6, 6, 1, 1, 1).through_to((1, "spare"))
    seen = battle_of(g)
    assert (seen.winner, seen.losers, seen.tie) == (0, [1], None)
    assert [[die.shows for die in side.roll] for side in seen.sides] == [[6, 6], [1], [1, 1]]
    assert [side.loses for side in seen.sides] == [False, True, False]
    assert played.through().over


def test_turn_order_is_clockwise_from_the_active_player() -> None:
    g = bare_table(4)
    g.turn = 2
    assert turn_order(g) == [2, 3, 0, 1]


@pytest.mark.rule("AE-E-15.8")
@pytest.mark.parametrize(
    ("turn", "eye", "order"),
    [(0, 1, [0, 1, 3, 2]), (0, 2, [0, 1, 2, 3]), (2, 1, [2, 0, 1, 3]), (3, 0, [3, 1, 2, 0])],
)
def test_the_hegemon_comes_after_whoever_holds_the_eye(turn: int, eye: int, order: list[int]) -> None:
    g = bare_table(3, hegemon="ofc_1a")
    assert g.hegemon is not None
    g.turn, g.hegemon.eye = turn, eye
    assert turn_order(g) == order


# -- The whole against another way of working it out -----------------------------------------------------------------


def slow_battle(dice: dict[int, list[int]]) -> tuple[int, set[int]]:
    """AE-B-20.14, by cancelling dice face by face from six to one: the winner, and the losers."""
    inside = set(dice)
    for face in range(6, 0, -1):
        most = max(dice[side].count(face) for side in inside)
        inside = {side for side in inside if dice[side].count(face) == most}
    winner = inside.pop() if len(inside) == 1 else NOBODY
    return winner, set(dice) - {winner}


def test_random_battles_against_a_slow_resolver() -> None:
    rng = Random(20)
    won = tied = 0
    for _ in range(300):
        seats = rng.randint(2, 5)
        g = bare_table(seats)
        launch(g, 0, "fighter", "S06")
        for who in range(1, seats):
            for _ in range(rng.randint(1, 3)):
                put(g, who, "transport", "S06")
        if rng.random() < 0.4:
            put_raider(g, rng.choice(("vorticon_attackers", "world_ender", "pale_leviathan")), "S06")
        battle_dice = [rng.randint(3, 6) for _ in range(24)]
        played = fight(g, "S06", *battle_dice)
        played.through()
        rolls = {
            RAIDERS if not isinstance(event.message.args["seat"], int) else event.message.args["seat"]: [
                int(die) for die in str(event.message.args["dice"]).split()
            ]
            for event in heard(g, "rolled")
        }
        winner, losers = slow_battle(rolls)
        won += winner != NOBODY
        tied += winner == NOBODY
        for who in range(seats):
            assert (ships_of(g, who, SCRAPYARD) > 0) == (who in losers)
            assert ships_of(g, who, g.region) == 0 or who == winner
            assert g.players[who].tracks[SUPREMACY] == (who == winner)
        assert bool(g.raiders) == (RAIDERS in rolls and winner == RAIDERS)
    assert won > 200
    assert tied > 3


def test_a_battle_goes_on_from_any_checkpoint() -> None:
    g = duel()
    give(g, 0, energy=1)
    played = fight(g, "S06", 6, 6, 6, 1)
    assert played.asked == (0, "prepare")
    again = Played(battle(g, NUMBER_OF["S06"]))
    assert again.asked == played.asked
    again.through(DiscardEnergy(1))
    assert heard(g, "rolled")[0].message.args["count"] == 3
