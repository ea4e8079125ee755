"""How bots decide in ship check, loading and flight: by rules of thumb, by reckoning, and by playing on."""

from collections.abc import Callable, Sequence

import pytest

from games.trucker.flights import (
    BATTERY,
    BATTERY_3,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD,
    RED_HOLD,
    flying,
    on,
)
from games.trucker.tables import at
from starboard.bots import play_out
from starboard.games.trucker.board.current_round import flight_level, is_surcharged
from starboard.games.trucker.board.ship.strength import cannon_span
from starboard.games.trucker.bots.apprentice import Apprentice
from starboard.games.trucker.bots.flying.flier import reckoned, worths_of
from starboard.games.trucker.bots.flying.playouts import by_playouts, lead
from starboard.games.trucker.bots.flying.reckoning import Reckoning
from starboard.games.trucker.bots.flying.thumb import by_thumb, halves
from starboard.games.trucker.bots.rookie import eager
from starboard.games.trucker.bots.seen import seen_by
from starboard.games.trucker.bots.trucker import Trucker
from starboard.games.trucker.moves.building_moves import BoardAlien, HumansOnly, Insure, KeepPiece, TakeLoan
from starboard.games.trucker.moves.flight_moves import (
    ChooseCrew,
    ClaimReward,
    DeclineReward,
    Fire,
    FlyOn,
    FlyPast,
    GiveUp,
    GiveUpCrew,
    HoldCourse,
    Jump,
    Land,
    LeaveGood,
    LoadBest,
    LoadGood,
    LoseCrew,
    Maneuver,
    MeetCard,
    RaiseShield,
    Rearrange,
    ReplaceGood,
    Shoot,
    TakeHit,
    Thrust,
    UseBattery,
    Visit,
)
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.view import view
from starboard.kernel import Match, Move, Sight, new_match

SHIP = {"7,7": CABIN, "7,6": CABIN, "7,8": CABIN, "6,7": HOLD, "8,7": BATTERY_3}


def table(card: str, *ships: dict[str, str], left: int = 4, positions: Sequence[int] = ()) -> TruckerState:
    """A flight of class II with a card on the table and some unknown ones to come."""
    g = flying("II", *(ships or (SHIP, SHIP)), at=positions)
    g.card = card
    g.flight = [""] * left
    return g


def thumb(g: TruckerState, *options: Move) -> Move:
    return options[by_thumb(g, 0, options)]


def reckon(g: TruckerState, *options: Move, squares: str = "") -> Move:
    return options[reckoned(g, 0, options, squares)]


# -- Rules of thumb --------------------------------------------------------------------------------------------------


def test_what_an_apprentice_does() -> None:
    g = table("II-12")
    assert thumb(g, Land(1), Land(2), FlyPast()) == Land(1)
    assert thumb(g, Thrust(0, 1), Thrust(1, 3), Thrust(2, 5)) == Thrust(1, 3)
    assert thumb(g, Thrust(0, 0), Thrust(1, 2)) == Thrust(1, 2)
    assert thumb(g, LoadGood("red", "6", "7"), LeaveGood("red")) == LoadGood("red", "6", "7")
    assert thumb(g, ReplaceGood("red", "blue", "6", "7"), ReplaceGood("red", "green", "6", "7"), LeaveGood("red")) == (
        ReplaceGood("red", "blue", "6", "7")
    )
    assert thumb(g, BoardAlien("brown", "7", "6"), BoardAlien("purple", "7", "6"), HumansOnly()) == (
        BoardAlien("purple", "7", "6")
    )
    assert thumb(g, Insure(0), Insure(2)) == Insure(0)
    assert thumb(g, Insure(0), Insure(2), TakeLoan()) == Insure(0)
    assert thumb(g, Maneuver("left"), HoldCourse()) == HoldCourse()
    assert thumb(g, Jump("7", "8"), MeetCard()) == MeetCard()
    assert thumb(g, TakeHit(), RaiseShield()) == RaiseShield()


def test_an_apprentice_spends_as_little_as_beats_the_enemies() -> None:
    g = table("II-03")  # pirates, 6
    assert thumb(g, Fire(0, "4"), Fire(1, "6½"), Fire(2, "8")) == Fire(1, "6½")
    assert thumb(g, Fire(0, "4"), Fire(1, "6")) == Fire(0, "4")


def test_an_apprentice_sells_crew_but_not_all_of_it() -> None:
    assert thumb(table("II-18"), Visit(), FlyPast()) == Visit()  # four of six
    assert thumb(table("II-17"), Visit(), FlyPast()) == FlyPast()  # five of six
    assert thumb(table("II-19"), Visit(), FlyPast()) == Visit()  # a station


def test_an_apprentice_takes_from_where_there_is_most() -> None:
    g = table("II-12")
    ship = g.truckers[0].ship
    ship.humans[on(g, "7,6")] = 1
    assert thumb(g, LoseCrew("7", "6"), LoseCrew("7", "8")) == LoseCrew("7", "8")
    ship.batteries[on(g, "7,6")] = 1
    assert thumb(g, UseBattery("7", "6"), UseBattery("8", "7")) == UseBattery("8", "7")


@pytest.mark.rule("GT-B-10.4.2")
def test_the_piece_with_humans_is_kept_though_it_is_smaller() -> None:
    g = table("II-12", {"7,7": CABIN, "4,8": BEAM, "5,8": BEAM})
    pieces = KeepPiece("7", "7"), KeepPiece("4", "8")
    assert thumb(g, *pieces) == reckon(g, *pieces) == KeepPiece("7", "7")


@pytest.mark.parametrize(("text", "points"), [("0", 0), ("½", 1), ("4", 8), ("4½", 9), ("10½", 21)])
def test_halves_are_read_as_they_are_written(text: str, points: int) -> None:
    assert halves(text) == points


# -- Reckoning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-11.2.1")
def test_a_trucker_lands_where_its_holds_take_most() -> None:
    g = table("II-12")  # three red and a yellow; two red and two green; a red and four blue
    assert reckon(g, Land(1), Land(2), Land(3), FlyPast()) == Land(2)
    special = {**SHIP, "8,8": RED_HOLD}
    assert reckon(table("II-12", special, SHIP), Land(1), Land(2), Land(3), FlyPast()) == Land(2)
    none = {"7,7": CABIN, "7,8": ENGINE}
    assert reckon(table("II-12", none, SHIP), Land(1), Land(2), FlyPast()) == FlyPast()


def test_a_trucker_does_not_lose_its_place_for_a_trifle() -> None:
    full = table("II-15", left=0, positions=(1, 0))
    full.truckers[0].ship.goods = {on(full, "6,7"): ["green", "green"]}
    assert reckon(full, Land(3), FlyPast()) == FlyPast()
    far = table("II-15", left=0, positions=(20, 0))
    far.truckers[0].ship.goods = {on(far, "6,7"): ["green", "green"]}
    assert reckon(far, Land(2), FlyPast()) == Land(2)


@pytest.mark.rule("GT-B-11.3.1")
def test_a_trucker_sells_crew_when_little_is_to_come_and_never_the_last() -> None:
    assert reckon(table("II-18", left=0), Visit(), FlyPast()) == Visit()
    small = {"7,7": CABIN, "7,6": CABIN, "7,8": ENGINE}
    assert reckon(table("II-18", small, SHIP, left=3), Visit(), FlyPast()) == FlyPast()


@pytest.mark.rule("GT-B-11.9.2")
def test_a_trucker_fires_when_it_pays() -> None:
    g = table("II-03")  # pirates, 6, worth 7 credits
    assert reckon(g, Fire(0, "4"), Fire(1, "6"), Fire(2, "8")) == Fire(2, "8")
    assert reckon(g, Fire(0, "2"), Fire(2, "5")) == Fire(0, "2")
    assert reckon(g, Fire(0, "7"), Fire(2, "9")) == Fire(0, "7")
    assert reckon(g, ClaimReward(), DeclineReward()) == ClaimReward()


@pytest.mark.rule("GT-B-11.1.1")
@pytest.mark.rule("GT-B-12.3.2")
def test_a_trucker_spends_what_open_space_is_worth() -> None:
    ship = {**SHIP, "6,8": DOUBLE_ENGINE}
    close = table("II-06", ship, SHIP, left=0, positions=(0, 1))
    assert reckon(close, Thrust(0, 1), Thrust(1, 3)) == Thrust(1, 3)
    ahead = table("II-06", ship, SHIP, left=6, positions=(30, 0))
    assert reckon(ahead, Thrust(0, 1), Thrust(1, 3)) == Thrust(0, 1)
    assert reckon(ahead, Thrust(0, 0), Thrust(1, 2)) == Thrust(1, 2)


@pytest.mark.rule("GT-B-11.10.3")
def test_a_trucker_spends_in_a_combat_zone_only_what_makes_a_difference() -> None:
    armed = {**SHIP, "6,6": DOUBLE_CANNON}
    rival = {**SHIP, "5,6": CANNON, "6,5": CANNON}
    g = table("II-16", armed, rival)
    assert cannon_span(Reckoning(g, 1).board, g.truckers[1].ship).least == 4
    assert reckon(g, Fire(0, "1"), Fire(1, "3")) == Fire(1, "3")
    assert reckon(g, Fire(0, "4"), Fire(1, "6")) == Fire(0, "4")


@pytest.mark.rule("GT-B-10.2.7")
def test_a_trucker_saves_what_is_worth_a_battery() -> None:
    g = table("II-10")
    assert reckon(g, RaiseShield(), TakeHit(), squares="7,7") == RaiseShield()
    # Of a ship that has lost all it can be made to pay for, a beam at the end is not worth the last battery.
    wreck = table("II-10", {**SHIP, "5,8": BEAM, "5,7": DOUBLE_CANNON, "9,7": "B117/0"}, SHIP, left=8)
    wreck.truckers[0].ship.lost = ["B125"] * 8
    wreck.truckers[0].ship.batteries = {on(wreck, "8,7"): 1}
    assert reckon(wreck, RaiseShield(), TakeHit(), squares="5,8") == TakeHit()
    assert reckon(g, Shoot("7,7", 1), TakeHit()) == Shoot("7,7", 1)


def test_a_trucker_gives_up_only_what_is_lost() -> None:
    g = table("", {**SHIP, "6,8": ENGINE}, SHIP)
    assert reckon(g, FlyOn(), GiveUp()) == FlyOn()
    adrift = table("", {"7,7": CABIN}, SHIP, left=6)
    adrift.truckers[0].known = ["II-06", "II-07", "II-08"]  # open space
    adrift.flight = ["II-06", "II-07", "II-08", "", "", ""]
    adrift.truckers[0].ship.humans = {on(adrift, "7,7"): 1}
    assert reckon(adrift, FlyOn(), GiveUp()) == FlyOn()  # nothing to lose
    adrift.truckers[0].credits = 20
    assert reckon(adrift, FlyOn(), GiveUp()) == GiveUp()


@pytest.mark.rule("GT-B-9.5.2")
def test_bots_let_the_rules_load_what_brings_most() -> None:
    g = table("II-12", {**SHIP, "8,8": RED_HOLD}, SHIP)
    ship = g.truckers[0].ship
    ship.goods = {on(g, "8,8"): ["yellow"]}
    g.offer = ["red"]
    options = (LoadBest(), ReplaceGood("red", "yellow", "8", "8"), Rearrange(), LeaveGood("red"))
    assert reckon(g, *options) == LoadBest()
    assert thumb(g, *options) == LoadBest()


@pytest.mark.rule("GT-LM-4.10.2")
def test_a_trucker_leaves_somebody_in_every_ship_of_a_fleet() -> None:
    g = flying("IVC", {"4,5": CABIN, "4,6": CABIN, "4,9": CABIN}, {"4,5": CABIN}, dice=(3, 4))
    g.card, g.flight = "II-01", [""] * 3
    ship = g.truckers[0].ship
    ship.humans = {on(g, "4,5"): 1, on(g, "4,6"): 1, on(g, "4,9"): 1}
    assert reckon(g, GiveUpCrew("4,9"), GiveUpCrew("4,5"), ChooseCrew()) == GiveUpCrew("4,5")


def test_a_trucker_welcomes_an_alien_that_makes_the_ship_better() -> None:
    armed = {**SHIP, "6,6": CANNON, "8,6": CANNON, "5,7": CANNON, "9,7": CANNON, "7,5": CANNON}
    g = table("", armed, SHIP, left=12)
    g.part = "loading"
    assert reckon(g, BoardAlien("purple", "7", "6"), HumansOnly()) == BoardAlien("purple", "7", "6")
    weak = table("", SHIP, SHIP, left=12)
    weak.part = "loading"
    assert reckon(weak, BoardAlien("purple", "7", "6"), HumansOnly()) == HumansOnly()


def test_reckoning_has_nothing_to_say_about_trifles() -> None:
    g = table("II-12")
    assert worths_of(g, 0, [UseBattery("8", "7"), UseBattery("7", "7")]) is None


def test_reckoning_roughly_asks_for_no_more_than_the_number_of_cards() -> None:
    g = table("II-03", left=5)
    known = Reckoning(g, 0, roughly=True).prospects
    g.truckers[0].known, g.flight = ["II-01"], ["II-01", "", "", "", ""]
    assert Reckoning(g, 0, roughly=True).prospects is known
    assert Reckoning(g, 0).prospects.fights > known.fights


# -- What is seen ----------------------------------------------------------------------------------------------------


def flown_to(reached: Callable[[Match], bool]) -> Match:
    """A match of an apprentice and a trucker that stands where something is first reached in a flight."""
    for seed in range(20):
        match = new_match(TRUCKER, 2, seed, {"classes": ("I",)}, listening=False)
        bots = [Apprentice(1), Trucker(2)]
        while not match.over:
            if at(match).part == "flight" and reached(match):
                return match
            play_out(match, bots, 1, match.position)
    raise AssertionError("no match came there")


def test_what_is_seen_is_the_table_without_its_secrets() -> None:
    g = at(flown_to(lambda match: bool(at(match).card)))
    seen = seen_by(view(g, 1), 1)
    assert (seen.card, seen.order, seen.round) == (g.card, g.order, g.round)
    assert (flight_level(seen), is_surcharged(seen)) == (flight_level(g), is_surcharged(g))
    assert len(seen.flight) == len(g.flight)
    assert {card for card in seen.flight if card} == set(g.truckers[1].known) & set(g.flight)
    for shown, true in zip(seen.truckers, g.truckers, strict=True):
        assert (shown.ship.parts, shown.ship.humans, shown.position) == (
            true.ship.parts,
            true.ship.humans,
            true.position,
        )
    assert seen.heap == []
    assert seen.decks == {1: []}


# -- Playing on ------------------------------------------------------------------------------------------------------


def test_playouts_prefer_what_leads_further_and_leave_the_match_alone() -> None:
    match = flown_to(lambda match: isinstance(match.offers(match.waiting[0])[0], Land))
    seat = match.waiting[0]
    before = match.digest()
    options = list(match.offers(seat))
    leads = by_playouts(Sight(match, seat), range(len(options)), range(6))
    assert match.digest() == before
    assert leads == by_playouts(Sight(match, seat), range(len(options)), range(6))
    totals = [sum(flights) for flights in leads]
    assert isinstance(options[totals.index(max(totals))], Land)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    g = flying("I", SHIP_I, SHIP_I, SHIP_I)
    for trucker, credits in zip(g.truckers, (7, 12, 3), strict=True):
        trucker.credits = credits
    assert [lead(g, seat) for seat in range(3)] == [-5, 5, -9]


SHIP_I = {"7,7": CABIN, "7,8": BATTERY}


# -- Fleets and rookies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-13.4")
@pytest.mark.rule("GT-LM-4.7.1")
def test_what_is_lost_already_makes_insurance_worth_more() -> None:
    g = flying("IVC", {"5,7": CABIN}, {"5,7": CABIN})
    g.part = "flight"
    g.flight = [""] * 8
    offers = Insure(0), Insure(8)
    assert reckon(g, *offers) == Insure(0)
    g.truckers[0].ship.lost = ["B001"] * 25
    assert reckon(g, *offers) == Insure(8)


def test_a_rookie_is_too_eager_and_never_drifts() -> None:
    fast = (Thrust(0, 1), Thrust(2, 5), Thrust(1, 3))
    assert fast[eager(fast, 6)] == Thrust(2, 5)
    fight = (Fire(0, "2"), Fire(2, "5½"), Fire(1, "9", 0, 1))
    assert fight[eager(fight, 6)] == Fire(2, "5½")
    planets = (FlyPast(), Land(1), Land(2))
    assert planets[eager(planets, 6)] == Land(1)
    station = (Visit(), FlyPast())
    assert station[eager(station, 2)] == FlyPast()
    assert eager(station, 6) == eager((RaiseShield(), TakeHit()), 6) == -1
