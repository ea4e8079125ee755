"""Every card is told in beats, cause before effect, and the table at a beat is the true one at that moment."""

import pytest

from games.films import film, kinds, watched
from games.trucker.flights import (
    BATTERY,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD_3,
    SHIELD,
    answers,
    flying,
    load,
    on,
    with_card,
)
from games.trucker.scenes import showing
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.moves.building_moves import KeepPiece
from starboard.games.trucker.moves.flight_moves import (
    ClaimReward,
    Fire,
    FlyOn,
    FlyPast,
    GiveUp,
    GiveUpCrew,
    Land,
    LeaveGood,
    LoadGood,
    RaiseShield,
    Shoot,
    StopLoading,
    Thrust,
    Visit,
)
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.kernel.squares import FRONT

SMALL, LARGE = Attack("small", "front"), Attack("large", "front")
LONE = {"7,7": CABIN}
PAIR = {"7,7": CABIN, "7,6": CABIN}


@pytest.mark.rule("GT-B-10.4.1")
def test_a_part_is_there_while_the_meteor_flies_and_gone_when_it_is_lost() -> None:
    g = watched(flying("III", {"7,7": CABIN, "7,6": BEAM}))
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [LARGE]))
    dice, fly, hit, lost = film(g)
    square = on(g, "7,6")
    assert (dice.kind, dice.data) == ("dice", {"dice": [3, 4], "why": "attack"})
    line = square % 9
    assert (fly.kind, fly.data["stops"], fly.data["side"], fly.data["lines"]) == ("fly", [square], FRONT, [line])
    assert (fly.data["what"], fly.data["size"], fly.data["at"]) == ("meteor", "large", square)
    assert fly.then.strike is not None
    assert (hit.kind, hit.data) == ("hit", {"seat": 0, "at": square, "cells": [square], "side": FRONT, "by": "meteor"})
    assert square in hit.then.truckers[0].ship.parts
    assert (lost.kind, lost.data) == ("lost", {"seat": 0, "cells": [square], "what": [BEAM], "why": "hit"})
    assert square not in lost.then.truckers[0].ship.parts
    assert lost.then.truckers[0].wrecks == [square]


@pytest.mark.rule("GT-B-10.4.2")
def test_what_hung_on_a_part_is_lost_after_it() -> None:
    g = watched(flying("III", {"7,7": CABIN, "7,6": BEAM, "7,8": CABIN}))
    # From the left the row of the cabin in the middle.
    load(g, 3, 4)
    answers(barrage(g, [0], "shot", [Attack("large", "left")]), KeepPiece("7", "8"))
    hit, loose = [shown for shown in film(g) if shown.kind == "lost"]
    assert (hit.data["cells"], hit.data["why"]) == ([on(g, "7,7")], "hit")
    assert (loose.data["cells"], loose.data["what"], loose.data["why"]) == ([on(g, "7,6")], [BEAM], "loose")
    assert on(g, "7,6") in hit.then.truckers[0].ship.parts


@pytest.mark.rule("GT-B-10.3.1")
def test_power_runs_to_the_cannon_before_it_fires_and_the_meteor_bursts() -> None:
    g = watched(flying("III", {"7,7": CABIN, "7,6": DOUBLE_CANNON, "7,8": BATTERY}))
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [LARGE]), Shoot("7,6", 1))
    dice, fly, power, shot, burst = film(g)
    cannon, battery = on(g, "7,6"), on(g, "7,8")
    assert dice.kind == "dice"
    assert fly.then.truckers[0].ship.batteries == {battery: 2}
    assert power.data == {"seat": 0, "at": battery, "feeds": [cannon], "source": "battery"}
    assert power.then.truckers[0].ship.batteries == {battery: 1}
    assert (shot.kind, shot.data["cells"], shot.data["side"]) == ("shot", [cannon], FRONT)
    assert (burst.kind, burst.data["at"], burst.data["line"]) == ("burst", cannon, cannon % 9)


@pytest.mark.rule("GT-B-10.3.1")
def test_single_cannons_are_seen_firing_by_themselves() -> None:
    g = watched(flying("III", {"7,7": CABIN, "7,6": CANNON}))
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [LARGE]))
    assert kinds(g) == ["dice", "fly", "shot", "burst"]


@pytest.mark.rule("GT-B-10.2.1")
@pytest.mark.rule("GT-B-10.2.6")
def test_a_shield_shimmers_and_a_smooth_side_lets_it_bounce() -> None:
    g = watched(flying("III", {"7,7": CABIN, "7,8": BATTERY, "6,7": SHIELD}))
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [SMALL]), RaiseShield(1))
    shield = film(g)[-1]
    assert kinds(g) == ["dice", "fly", "power", "shield"]
    assert (shield.data["at"], shield.data["cells"], shield.data["side"]) == (on(g, "6,7"), [on(g, "7,7")], FRONT)
    g = watched(flying("III", {"7,7": CABIN, "7,6": showing(front=0, rear=3)}))
    load(g, 3, 4)
    answers(barrage(g, [0], "meteor", [SMALL]))
    assert kinds(g) == ["dice", "fly", "bounce"]
    assert film(g)[-1].data["by"] == "side"


@pytest.mark.rule("GT-B-10.1.3")
def test_what_flies_past_stops_nowhere() -> None:
    g = watched(flying("III", LONE))
    load(g, 2, 3)
    answers(barrage(g, [0], "meteor", [LARGE]))
    dice, fly = film(g)
    assert (dice.kind, fly.data["at"], fly.data["stops"]) == ("dice", -1, [-1])


@pytest.mark.rule("GT-B-11.1.2")
def test_open_space_shows_engines_and_then_the_race() -> None:
    fast = {"7,7": CABIN, "7,8": DOUBLE_ENGINE, "7,6": BATTERY}
    g = watched(with_card(flying("III", {"7,7": CABIN, "7,8": ENGINE}, fast, at=[10, 9]), "I-05"))
    answers(flight(g), FlyOn(), FlyOn(), Thrust(1, 2))
    assert kinds(g) == ["card", "engine", "power", "engine", "race", "race"]
    card, slow, _, quick, first, second = film(g)
    assert card.data == {"card": "I-05", "left": 0}
    assert (slow.data["cells"], slow.data["total"], quick.data["total"]) == ([on(g, "7,8")], 1, 2)
    assert (first.data["start"], first.data["end"], first.data["passed"]) == (10, 11, [])
    assert (second.data["start"], second.data["end"], second.data["passed"]) == (9, 12, [0])
    assert [trucker.position for trucker in first.then.truckers] == [11, 9]


@pytest.mark.rule("GT-B-11.6.1")
@pytest.mark.rule("GT-B-11.7.1")
def test_who_has_nothing_to_lose_sees_the_card_pass() -> None:
    g = watched(with_card(flying("III", LONE, PAIR), "II-05"))
    answers(flight(g), FlyOn(), FlyOn())
    card, passed, crew = film(g)
    assert card.kind == "card"
    assert (passed.kind, passed.data) == ("passed", {"seat": 0, "card": "II-05", "why": "sound"})
    cabins = sorted([on(g, "7,6"), on(g, "7,7")])
    assert crew.data == {"seat": 1, "cells": cabins, "who": ["human", "human"], "change": -1}
    g = watched(with_card(flying("III", LONE), "I-04"))
    answers(flight(g), FlyOn())
    assert kinds(g) == ["card", "race"]


@pytest.mark.rule("GT-B-11.8.1")
@pytest.mark.rule("GT-B-11.10.1")
def test_cards_that_compare_say_who_is_weakest_or_pass_by_who_flies_alone() -> None:
    g = watched(with_card(flying("III", PAIR, LONE), "III-04"))
    load(g, 3, 4, 3, 4)
    answers(flight(g), FlyOn(), FlyOn())
    assert kinds(g)[:6] == ["card", "weakest", "passed", "dice", "hit", "lost"]
    weakest = film(g)[1]
    assert weakest.data == {"seat": 1, "by": "crew", "seats": [0, 1], "values": [4, 2]}
    for card in ("III-04", "I-16"):
        g = watched(with_card(flying("III", LONE), card))
        answers(flight(g), FlyOn())
        assert [(shown.kind, shown.data.get("why")) for shown in film(g)] == [("card", None), ("passed", "alone")]


@pytest.mark.rule("GT-B-11.10.3")
def test_a_combat_zone_goes_line_by_line() -> None:
    g = watched(with_card(flying("III", {**PAIR, "7,8": ENGINE}, LONE), "I-16"))
    load(g, 1, 1, 1, 1)
    answers(flight(g), FlyOn(), FlyOn())
    expected = ["card", "weakest", "race", "engine", "engine", "weakest", "crew", "cannon", "cannon", "weakest"]
    assert kinds(g)[: len(expected)] == expected


@pytest.mark.rule("GT-B-11.9.2")
def test_a_duel_shows_both_sides_then_cannon_by_cannon_then_the_verdict() -> None:
    ship = {"7,7": CABIN, "7,6": BEAM, "7,5": DOUBLE_CANNON, "8,6": CANNON, "7,8": BATTERY}
    g = watched(with_card(flying("III", ship, LONE), "I-02"))
    answers(flight(g), FlyOn(), FlyOn(), Fire(1, "3"))
    duel = next(shown for shown in film(g) if shown.kind == "duel")
    cannon = next(shown for shown in film(g) if shown.kind == "cannon")
    verdict = next(shown for shown in film(g) if shown.kind == "verdict")
    assert duel.data == {"seat": 0, "enemy": 8, "least": 2, "most": 6}
    assert (cannon.data["cells"], cannon.data["each"]) == ([on(g, "7,5"), on(g, "8,6")], [4, 2])
    assert (cannon.data["alien"], cannon.data["boost"], cannon.data["defence"], cannon.data["total"]) == (0, 0, 0, 6)
    assert (verdict.data["total"], verdict.data["enemy"], verdict.data["outcome"]) == (6, 8, "lost")
    assert kinds(g)[:5] == ["card", "duel", "power", "cannon", "verdict"]
    assert kinds(g)[5] == "drain"


@pytest.mark.rule("GT-B-11.9.3")
def test_after_a_victory_the_reward_comes_and_the_others_see_the_card_pass() -> None:
    fronts = ("3,6", "5,6", "6,5", "7,4", "8,5", "9,6", "11,6")
    ship = {"7,7": CABIN, **dict.fromkeys(fronts, CANNON)}
    g = watched(with_card(flying("III", ship, LONE), "I-03"))
    answers(flight(g), FlyOn(), FlyOn(), ClaimReward())
    assert kinds(g) == ["card", "duel", "cannon", "verdict", "gain", "race", "passed"]
    gain, race, passed = film(g)[4:]
    assert (gain.data, gain.then.truckers[0].credits) == ({"seat": 0, "count": 4, "what": "reward"}, 4)
    assert race.data["start"] - race.data["end"] >= 1
    assert passed.data == {"seat": 1, "card": "I-03", "why": "beaten"}


@pytest.mark.rule("GT-B-11.2.1")
def test_planets_show_the_landing_each_crate_and_the_days() -> None:
    ship = {"7,7": CABIN, "7,6": HOLD_3}
    g = watched(with_card(flying("III", ship, ship, ship), "III-13"))
    moves = [Land(1), FlyPast(), Land(2)]
    loads = [LoadGood("green", "7", "6"), StopLoading(), LoadGood("yellow", "7", "6"), LeaveGood("blue")]
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), *moves, *loads)
    assert kinds(g) == ["card", "land", "land", "load", "load", "race", "race"]
    load_beat = film(g)[3]
    assert load_beat.data == {"seat": 0, "at": on(g, "7,6"), "colour": "green", "old": ""}
    assert load_beat.then.truckers[0].ship.goods == {on(g, "7,6"): ["green"]}
    g = watched(with_card(flying("III", ship, ship, ship), "III-13"))
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), Land(1), Land(2), *loads)
    assert film(g)[3].data == {"seat": 2, "card": "III-13", "why": "taken"}


@pytest.mark.rule("GT-B-11.3.1")
@pytest.mark.rule("GT-B-11.4.1")
def test_abandoned_ships_and_stations_pass_by_those_who_are_too_few_or_too_late() -> None:
    g = watched(with_card(flying("III", LONE, PAIR, PAIR), "I-17"))
    answers(flight(g), FlyOn(), FlyOn(), FlyOn(), Visit(), GiveUpCrew("7,6;7,6;7,7"))
    assert kinds(g) == ["card", "passed", "land", "crew", "gain", "race", "passed"]
    assert [shown.data["why"] for shown in film(g) if shown.kind == "passed"] == ["crew", "taken"]
    g = watched(with_card(flying("III", LONE), "I-19"))
    answers(flight(g), FlyOn())
    assert kinds(g) == ["card", "passed"]


@pytest.mark.rule("GT-B-12.2")
def test_who_gives_up_leaves_the_track() -> None:
    g = watched(with_card(flying("III", LONE, LONE, at=[5, 3]), "I-04"))
    answers(flight(g), FlyOn(), GiveUp())
    assert film(g)[0].data == {"seat": 1, "at": 3, "ship": 0, "why": "choice"}


@pytest.mark.rule("GT-B-13.1")
def test_the_end_of_the_journey_is_told_sum_by_sum() -> None:
    g = watched(flying("I", LONE, PAIR))
    g.truckers[0].ship.lost = ["B040"] * 3
    g.truckers[1].ship.goods = {on(g, "7,6"): ["red"]}
    journey_end(g)
    assert kinds(g) == ["phase", "arrive", "arrive", "gain", "gain", "pay"]
    _, first, second, looks, goods, losses = film(g)
    assert [shown.then.truckers[0].credits for shown in (first, looks, losses)] == [4, 6, 3]
    assert [shown.data["at"] for shown in (first, second)] == [1, 2]
    assert (goods.data["what"], losses.data) == ("goods", {"seat": 0, "count": 3, "what": "losses"})
