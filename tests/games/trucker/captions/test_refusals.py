"""Why a move is refused, in every part of a round: the words and the rule. What is listed is never refused."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Literal

import pytest

from games.trucker.driving import driven
from games.trucker.flights import BATTERY, BEAM, CABIN, CANNON, ENGINE, HOLD, RED_HOLD, flying, on
from games.trucker.tables import at, ordinary, refused, table, yard
from starboard.games.trucker.captions.refusals import why_not
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import CombatZone
from starboard.games.trucker.moves.building_moves import (
    BoardAlien,
    Draw,
    Finish,
    HumansOnly,
    Insure,
    KeepPiece,
    Place,
    Ready,
    Scrap,
    ScrapSet,
    StayInDebt,
    TakeLoan,
)
from starboard.games.trucker.moves.flight_moves import (
    ClaimReward,
    DeclineReward,
    ExtraGood,
    Fire,
    FlyOn,
    FlyPast,
    GiveUp,
    Land,
    LeaveGood,
    LoadGood,
    LoseBattery,
    LoseCrew,
    LoseGood,
    RaiseShield,
    Rearrange,
    ReplaceGood,
    Shoot,
    StopLoading,
    TakeHit,
    Thrust,
    UpgradeGood,
    UseBattery,
    Visit,
    Withdraw,
)
from starboard.games.trucker.rules.building.ship_check import ship_check
from starboard.games.trucker.state.game_state import Part, Strike, TruckerState, Weapon
from starboard.kernel import Move

Reason = tuple[str, str] | None

SHIP = {"7,7": CABIN, "6,7": BEAM, "8,7": HOLD, "7,6": CANNON, "7,8": BATTERY, "6,8": RED_HOLD, "9,7": ENGINE}


def reason(g: TruckerState, move: Move) -> Reason:
    why = why_not(g, 0, move)
    return None if why is None else (why[0].id, why[1])


def meeting(tag: str = "", ship_class: str = "I", level: int = 0) -> TruckerState:
    """A flight with a card of this kind on the table."""
    g = flying(ship_class, SHIP, SHIP)
    if tag:
        cards = content().cards.items()
        g.card = next(id for id, card in cards if card.__struct_config__.tag == tag and level in (0, card.level))
        g.order = [0, 1]
    return g


# -- The parts of a round --------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-2.2")
@pytest.mark.parametrize(
    ("part", "move", "expected"),
    [
        ("ready", Draw(), ("trucker-why-not-begun", "GT-B-4.1")),
        ("building", Ready(), ("trucker-why-begun", "GT-B-4.1")),
        ("building", Scrap("7", "7"), ("trucker-why-still-building", "GT-B-2.2")),
        ("building", HumansOnly(), ("trucker-why-not-checked", "GT-B-2.2")),
        ("building", GiveUp(), ("trucker-why-not-launched", "GT-B-2.2")),
        ("check", Draw(), ("trucker-why-building-over", "GT-B-4.4")),
        ("check", Insure(0), ("trucker-why-not-checked", "GT-B-2.2")),
        ("check", FlyOn(), ("trucker-why-not-launched", "GT-B-2.2")),
        ("loading", Finish(1), ("trucker-why-building-over", "GT-B-4.4")),
        ("loading", KeepPiece("7", "7"), ("trucker-why-checked", "GT-B-6.7")),
        ("loading", Land(1), ("trucker-why-not-launched", "GT-B-2.2")),
        ("flight", Place("7", "6", 0), ("trucker-why-building-over", "GT-B-4.4")),
        ("flight", Scrap("7", "7"), ("trucker-why-checked", "GT-B-6.7")),
        ("flight", BoardAlien("brown", "7", "7"), ("trucker-why-loaded", "GT-B-2.2")),
        ("ready", Ready(), None),
        ("loading", HumansOnly(), None),
    ],
)
def test_every_decision_has_its_part_of_the_round(part: Part, move: Move, expected: Reason) -> None:
    g = meeting()
    g.part = part
    assert reason(g, move) == expected


# -- The ship check --------------------------------------------------------------------------------------------------


def in_check(*squares: tuple[str, str]) -> TruckerState:
    g = at(yard("I"))
    g.part = "check"
    for square, code in squares:
        g.truckers[0].ship.parts[on(g, square)] = code
    return g


@pytest.mark.rule("GT-B-6.7")
def test_only_what_breaks_a_rule_is_removed_and_before_any_piece_is_kept() -> None:
    g = in_check(("7,6", ordinary("cabin", rear=0, left=1)), ("6,6", ordinary("cabin", right=1)))
    assert reason(g, Scrap("7", "7")) is None
    assert reason(g, Scrap("7", "6")) is None
    assert reason(g, Scrap("6", "6")) == ("trucker-why-sound", "GT-B-6.7")
    assert reason(g, Scrap("8", "7")) == ("trucker-why-nothing-there", "GT-B-6.7")
    assert reason(g, Scrap("2", "2")) == ("trucker-why-nothing-there", "GT-B-6.7")
    assert reason(g, KeepPiece("7", "7")) == ("trucker-why-faults-first", "GT-B-6.7")
    assert reason(g, ScrapSet(1)) == ("trucker-why-few-mistakes", "GT-B-6.7")


@pytest.mark.rule("GT-B-6.7")
def test_a_piece_is_kept_by_its_first_square() -> None:
    g = in_check(("5,8", CABIN), ("5,9", ordinary(front=1)))
    assert reason(g, KeepPiece("5", "8")) is None
    assert reason(g, KeepPiece("7", "7")) is None
    assert reason(g, KeepPiece("5", "9")) == ("trucker-why-no-piece", "GT-B-6.7")
    assert reason(g, Scrap("5", "9")) == ("trucker-why-sound", "GT-B-6.7")
    assert reason(in_check(), KeepPiece("7", "7")) == ("trucker-why-one-piece", "GT-B-6.7")


@pytest.mark.rule("GT-B-10.4.2")
def test_in_flight_too_a_piece_is_kept_by_its_first_square() -> None:
    g = flying("I", dict.fromkeys(("7,6", "7,7", "7,8", "8,8"), CABIN))
    assert reason(g, KeepPiece("7", "7")) == ("trucker-why-one-piece", "GT-B-10.4.2")
    g.truckers[0].ship.parts.pop(on(g, "7,7"))
    assert reason(g, KeepPiece("7", "6")) is None
    assert reason(g, KeepPiece("7", "8")) is None
    assert reason(g, KeepPiece("8", "8")) == ("trucker-why-no-piece", "GT-B-10.4.2")


def test_a_refusal_reaches_the_player_with_the_state_unchanged() -> None:
    def prepare(g: TruckerState) -> None:
        g.part = "check"
        g.truckers[0].ship.parts = {on(g, "7,7"): CABIN, on(g, "5,8"): CABIN}

    match = table(ship_check, prepare=prepare, refusal=why_not)
    assert refused(match, 0, Scrap("7", "7")) == ("trucker-why-sound", "GT-B-6.7")


# -- Loading ---------------------------------------------------------------------------------------------------------


HOME = {
    "7,7": CABIN,
    "8,7": ordinary("cabin", left=3, right=2),
    "9,7": ordinary("life_support", "brown", left=2),
    "6,7": ordinary("cabin", right=3),
    "7,8": BATTERY,
}
"""A starting cabin, a cabin with life support for brown aliens, one without, and a battery component."""


@pytest.mark.rule("GT-B-7.3")
def test_an_alien_needs_a_cabin_with_life_support() -> None:
    g = flying("I", HOME)
    g.part = "loading"
    assert reason(g, BoardAlien("brown", "8", "7")) is None
    assert reason(g, BoardAlien("brown", "7", "8")) == ("trucker-why-no-cabin", "GT-B-7.2")
    assert reason(g, BoardAlien("brown", "2", "2")) == ("trucker-why-no-cabin", "GT-B-7.2")
    assert reason(g, BoardAlien("brown", "7", "7")) == ("trucker-why-humans-only", "GT-B-7.3")
    assert reason(g, BoardAlien("brown", "6", "7")) == ("trucker-why-no-life-support", "GT-B-7.3")
    assert reason(g, BoardAlien("purple", "8", "7")) == ("trucker-why-no-life-support", "GT-B-7.3")
    g.truckers[0].ship.aliens[on(g, "8,7")] = "brown"
    assert reason(g, BoardAlien("purple", "8", "7")) == ("trucker-why-alien-there", "GT-B-7.2")
    assert reason(g, BoardAlien("brown", "6", "7")) == ("trucker-why-one-alien", "GT-B-7.3")


@pytest.mark.rule("GT-LM-4.7.1")
def test_insurance_is_one_of_the_offers_that_one_can_pay() -> None:
    g = at(yard("IVC"))
    g.part = "loading"
    g.truckers[0].credits = 4
    assert reason(g, Insure(0)) is None
    assert reason(g, Insure(2)) is None
    assert reason(g, Insure(5)) == ("trucker-why-too-dear", "OQ-LM-12")
    assert reason(g, Insure(3)) == ("trucker-why-no-such-premium", "GT-LM-4.7.1")
    other = flying("I", HOME)
    other.part = "loading"
    assert reason(other, Insure(2)) == ("trucker-why-no-insurer", "GT-LM-4.7.1")


@pytest.mark.rule("GT-X1-6.1")
def test_a_loan_is_for_what_one_cannot_pay() -> None:
    g = at(yard("IVC"))
    g.part = "loading"
    assert reason(g, TakeLoan()) == ("trucker-why-no-loans", "GT-X1-6.1")
    g.loans = 3
    assert reason(g, TakeLoan()) is None
    g.truckers[0].credits = 8
    assert reason(g, TakeLoan()) == ("trucker-why-no-need", "GT-X1-6.1")
    g.part = "building"
    assert reason(g, TakeLoan()) == ("trucker-why-no-need", "GT-X1-6.1")


@pytest.mark.rule("GT-LM-3.5.4")
def test_a_debt_is_not_written_down_where_loans_can_be_had() -> None:
    g = at(yard("IIIC"))
    g.part, g.loans = "check", 12
    assert reason(g, StayInDebt()) == ("trucker-why-no-written-debt", "GT-LM-3.5.4")


# -- Flight ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-12.2")
def test_nobody_gives_up_while_a_card_is_on_the_table() -> None:
    for move in (FlyOn(), GiveUp(), Withdraw(1)):
        assert reason(meeting("planets"), move) == ("trucker-why-between-cards", "GT-B-12.2")
    assert reason(meeting(), GiveUp()) is None
    assert reason(meeting(), FlyOn()) is None


@pytest.mark.rule("GT-LM-4.10.1")
def test_only_ships_that_are_there_can_be_withdrawn() -> None:
    g = flying("IVC", {"5,5": CABIN, "9,5": CABIN}, dice=(1, 2))
    assert reason(g, Withdraw(1)) is None
    assert reason(g, Withdraw(4)) == ("trucker-why-no-ship", "GT-LM-4.10.1")
    assert reason(meeting(), Withdraw(1)) == ("trucker-why-last-ship", "GT-LM-4.10.4")


CARDS = [
    ("", Land(1), ("trucker-why-no-card", "GT-B-8.1")),
    ("stardust", Thrust(0, 1), ("trucker-why-not-this-card", "GT-B-11.1.1")),
    ("open_space", Thrust(0, 1), None),
    ("open_space", Fire(0, "1"), ("trucker-why-not-this-card", "GT-B-11.9.2")),
    ("slavers", Fire(0, "1"), None),
    ("slavers", ClaimReward(), ("trucker-why-not-beaten", "GT-B-11.9.3")),
    ("planets", DeclineReward(), ("trucker-why-not-this-card", "GT-B-11.9.3")),
    ("slavers", RaiseShield(), ("trucker-why-no-attack", "GT-B-10.2.7")),
    ("stardust", TakeHit(), ("trucker-why-no-attack", "GT-B-10.2.7")),
    ("planets", Land(9), ("trucker-why-no-planet", "GT-B-11.2.1")),
    ("planets", Land(1), None),
    ("stardust", Land(1), ("trucker-why-not-this-card", "GT-B-11.2.1")),
    ("planets", Visit(), ("trucker-why-not-this-card", "GT-B-11.3.1")),
    ("abandoned_ship", Visit(), None),
    ("epidemic", FlyPast(), ("trucker-why-not-this-card", "GT-B-11.2.1")),
    ("planets", FlyPast(), None),
    ("smugglers", UpgradeGood("blue"), ("trucker-why-as-printed", "GT-LM-5.3.5")),
    ("smugglers", ExtraGood(), ("trucker-why-as-printed", "GT-LM-5.3.5")),
]


@pytest.mark.rule("GT-B-8.1")
@pytest.mark.parametrize(("tag", "move", "expected"), CARDS, ids=str)
def test_a_decision_belongs_to_its_card(tag: str, move: Move, expected: Reason) -> None:
    assert reason(meeting(tag), move) == expected


@pytest.mark.rule("GT-B-11.2.1")
def test_a_planet_that_is_claimed_is_taken() -> None:
    g = meeting("planets")
    g.landed = {1: 1}
    assert reason(g, Land(1)) == ("trucker-why-planet-taken", "GT-B-11.2.1")


@pytest.mark.rule("GT-B-11.9.3")
def test_the_reward_is_for_the_victor() -> None:
    g = meeting("slavers")
    g.step = 1
    assert reason(g, ClaimReward()) is None


@pytest.mark.rule("GT-B-11.10.2")
def test_a_line_of_a_combat_zone_asks_for_one_thing() -> None:
    g = meeting("combat_zone", level=1)
    card = content().cards[g.card]
    assert isinstance(card, CombatZone)
    for g.step, line in enumerate(card.lines):
        allowed = {"engines": Thrust(0, 1), "cannons": Fire(0, "1")}
        for what, move in allowed.items():
            expected = None if what == line.least else ("trucker-why-other-line", "GT-B-11.10.2")
            assert reason(g, move) == expected


@pytest.mark.rule("GT-B-9.4.1")
def test_a_battery_is_taken_where_there_is_one() -> None:
    g = meeting("open_space")
    assert reason(g, UseBattery("7", "8")) is None
    assert reason(g, UseBattery("7", "7")) == ("trucker-why-no-battery", "GT-B-9.4.1")


@pytest.mark.rule("GT-B-10.2.2")
@pytest.mark.rule("GT-B-10.2.7")
@pytest.mark.parametrize(("what", "size"), [("meteor", "large"), ("meteor", "small"), ("shot", "small")])
def test_only_what_is_attacked_is_defended_and_only_large_meteors_are_shot(
    what: Weapon, size: Literal["small", "large"]
) -> None:
    g = meeting("meteoric_swarm")
    g.strike = Strike(what, size, 0, [3, 4], [2], seat=1)
    for move in (RaiseShield(), Shoot("7,6", 0), TakeHit()):
        assert reason(g, move) == ("trucker-why-no-attack", "GT-B-10.2.7")
    g.strike.seat = 0
    assert reason(g, TakeHit()) is None
    assert reason(g, RaiseShield()) is None
    shot = reason(g, Shoot("7,6", 0))
    assert shot == (None if size == "large" else ("trucker-why-only-meteors", "GT-B-10.2.2"))
    g.truckers[0].ship.batteries = {}
    assert reason(g, RaiseShield()) == ("trucker-why-no-batteries", "GT-B-9.4.2")


@pytest.mark.rule("GT-B-9.3.2")
def test_crew_is_given_up_where_there_is_some() -> None:
    g = meeting("slavers")
    assert reason(g, LoseCrew("7", "7")) is None
    assert reason(g, LoseCrew("7", "8")) == ("trucker-why-nobody-there", "GT-B-9.3.2")


@pytest.mark.rule("GT-B-9.5.4")
def test_the_dearest_goods_are_lost_first_and_batteries_last() -> None:
    g = meeting("smugglers")
    ship = g.truckers[0].ship
    ship.goods = {on(g, "8,7"): ["yellow", "blue"]}
    assert reason(g, LoseGood("yellow", "8", "7")) is None
    assert reason(g, LoseGood("blue", "8", "7")) == ("trucker-why-dearest", "GT-B-9.5.4")
    assert reason(g, LoseGood("yellow", "6", "8")) == ("trucker-why-no-such-good", "GT-B-9.5.4")
    assert reason(g, LoseBattery("7", "8")) == ("trucker-why-goods-first", "GT-B-9.5.4")
    ship.goods = {}
    assert reason(g, LoseBattery("7", "8")) is None
    assert reason(g, LoseBattery("7", "7")) == ("trucker-why-no-battery", "GT-B-9.4.1")


LOADING: list[tuple[list[str], dict[str, list[str]], Move, Reason]] = [
    ([], {}, LoadGood("blue", "8", "7"), ("trucker-why-no-goods", "GT-B-9.5.3")),
    ([], {"8,7": ["blue"]}, Rearrange(), ("trucker-why-no-goods", "GT-B-9.5.3")),
    (["blue"], {}, LoadGood("blue", "8", "7"), None),
    (["blue"], {}, LoadGood("green", "8", "7"), ("trucker-why-other-good", "GT-B-9.5.2")),
    (["green", "blue"], {}, LeaveGood("blue"), ("trucker-why-other-good", "GT-B-9.5.2")),
    (["blue"], {}, LeaveGood("blue"), None),
    (["blue"], {}, LoadGood("blue", "7", "8"), ("trucker-why-no-hold", "GT-B-9.5.1")),
    (["red"], {}, LoadGood("red", "8", "7"), ("trucker-why-red-hold", "GT-B-9.5.1")),
    (["red"], {}, LoadGood("red", "6", "8"), None),
    (["blue"], {"8,7": ["blue", "blue"]}, LoadGood("blue", "8", "7"), ("trucker-why-hold-full", "GT-B-9.5.1")),
    (["green"], {"8,7": ["blue", "blue"]}, ReplaceGood("green", "blue", "8", "7"), None),
    (
        ["green"],
        {"8,7": ["blue"]},
        ReplaceGood("green", "blue", "8", "7"),
        ("trucker-why-hold-free", "GT-B-9.5.2"),
    ),
    (
        ["green"],
        {"8,7": ["blue", "blue"]},
        ReplaceGood("green", "yellow", "8", "7"),
        ("trucker-why-no-such-good", "GT-B-9.5.2"),
    ),
    (
        ["green"],
        {"8,7": ["yellow", "green"]},
        ReplaceGood("green", "yellow", "8", "7"),
        ("trucker-why-not-cheaper", "GT-B-9.5.2"),
    ),
    (["blue"], {}, StopLoading(), ("trucker-why-last-good", "GT-B-9.5.2")),
    (["blue", "blue"], {}, StopLoading(), None),
    (["blue"], {}, Rearrange(), ("trucker-why-holds-empty", "GT-B-9.5.2")),
    (["blue"], {"8,7": ["blue"]}, Rearrange(), None),
]


@pytest.mark.rule("GT-B-9.5.1")
@pytest.mark.rule("GT-B-9.5.2")
@pytest.mark.rule("GT-B-9.5.3")
@pytest.mark.parametrize(("offer", "goods", "move", "expected"), LOADING, ids=str)
def test_loading_goods(offer: list[str], goods: dict[str, list[str]], move: Move, expected: Reason) -> None:
    g = meeting("planets")
    g.offer = offer
    g.truckers[0].ship.goods = {on(g, square): list(inside) for square, inside in goods.items()}
    assert reason(g, move) == expected


@pytest.mark.rule("GT-LM-5.3.5")
def test_better_goods_are_for_class_iv_on_cards_of_level_iii() -> None:
    g = flying("IVC", {"5,5": CABIN}, {"5,5": CABIN}, dice=(1, 2))
    g.decks.pop(4, None)
    g.card = next(id for id, card in content().cards.items() if card.__struct_config__.tag == "planets")
    assert reason(g, UpgradeGood("blue")) == ("trucker-why-no-goods", "GT-LM-5.3.5")
    g.offer = ["red", "blue"]
    assert reason(g, UpgradeGood("blue")) is None
    assert reason(g, ExtraGood()) is None
    assert reason(g, UpgradeGood("red")) == ("trucker-why-red-is-best", "GT-LM-5.3.5")
    assert reason(g, UpgradeGood("green")) == ("trucker-why-not-offered", "GT-LM-5.3.5")


# -- Whole matches ---------------------------------------------------------------------------------------------------


def strangers(pool: dict[str, Move], listed: list[Move], rng: Random) -> list[Move]:
    """Moves that were possible at some other time."""
    return [move for move in rng.sample(sorted(pool.values(), key=repr), min(6, len(pool))) if move not in listed]


def test_what_is_listed_is_never_refused_and_most_of_the_rest_has_a_reason() -> None:
    rng = Random(5)
    pool: dict[str, Move] = {}
    explained: Counter[bool] = Counter()
    for match in chain(driven(seed=5), driven(seed=6, kit="both", loans=True)):
        g = at(match)
        for seat in match.waiting:
            listed = list(match.offers(seat))
            some = rng.sample(listed, min(6, len(listed)))
            assert [(move, why_not(g, seat, move)) for move in some if why_not(g, seat, move)] == []
            for move in strangers(pool, listed, rng):
                why = why_not(g, seat, move)
                # While building and in the ship check the table tells everything.
                assert why is not None or g.part not in ("ready", "building", "check"), move
                assert why is None or why[1]
                explained[why is not None] += 1
            pool |= {repr(move): move for move in some}
    assert explained[True] > 20 * explained[False]
