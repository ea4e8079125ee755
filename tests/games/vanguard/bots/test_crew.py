"""The bot `crew`: it comes to the end of every kind of match, knows only what it sees, and works towards missions."""

from random import Random
from typing import Any

import pytest

from starboard.bots import Bot, RandomBot, bot_names, make_bot, play_out
from starboard.games.vanguard.board.sectors import layout
from starboard.games.vanguard.bots import aboard, ambitions, away, checks
from starboard.games.vanguard.bots.chances import chance, steps, usefulness
from starboard.games.vanguard.bots.crew import Crew
from starboard.games.vanguard.bots.hopes import goals_of, hopes
from starboard.games.vanguard.bots.levels import Cadet, Ensign
from starboard.games.vanguard.bots.searching import Captain, Officer
from starboard.games.vanguard.bots.worth import worth
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.requirement import parse_requirement
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Sight, new_match
from starboard.lessons import cast_of

BOOK = "guest_book"
MOST = 20_000
"""Decisions; a campaign takes some thousands."""


def finished(seats: int, seed: int, bots: list[Bot] | None = None, **options: Any) -> VanguardState:
    match = new_match(VANGUARD, seats, seed, options, listening=False)
    play_out(match, bots or [Crew(seed + seat) for seat in range(seats)], MOST, seed)
    assert match.over
    return state(match)


def state(match: Match) -> VanguardState:
    g = match.state
    assert isinstance(g, VanguardState)
    return g


# -- Whole matches ---------------------------------------------------------------------------------------------------


def test_the_lobby_knows_the_bot() -> None:
    levels = ["cadet", "ensign", "crew", "officer", "captain"]
    assert set(bot_names(VANGUARD)) == {"random", *levels}
    assert cast_of(VANGUARD).levels() == levels
    made = [type(make_bot(VANGUARD, name, 1)) for name in levels]
    assert made == [Cadet, Ensign, Crew, Officer, Captain]


@pytest.mark.parametrize(("seats", "seed", "start"), [(1, 0, "tutorial"), (2, 5, "quick"), (4, 3, "quick")])
def test_a_whole_campaign_comes_to_one_of_its_endings(seats: int, seed: int, start: str) -> None:
    g = finished(seats, seed, start=start)
    assert g.ending in campaign[BOOK].head.endings
    assert {"P01", "P02", "P03", "P05", "P06", "P07"} <= set(g.ship.explored)
    assert len(set(g.ship.record)) >= 3


def test_a_deadly_campaign_comes_to_an_end() -> None:
    g = finished(3, 1, start="quick", deadly=("last-chance", "hungry", "critical"), team="free")
    assert g.ending


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_tutorial_alone_comes_to_its_end(seats: int) -> None:
    g = finished(seats, seats, start="lesson")
    assert g.ship.explored == ["P00"]
    assert {"MI01", "MI03"} <= set(g.records["P00"].done)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_operation_comes_to_an_end(seats: int) -> None:
    g = finished(seats, seats, start="operation")
    assert g.part == "over"


def test_it_plays_beside_others() -> None:
    g = finished(2, 2, [Crew(1), RandomBot(2)], start="lesson")
    assert g.ship.explored == ["P00"]


@pytest.mark.parametrize("seed", [2, 3])
def test_the_tutorial_ends_also_for_those_who_waste_their_dice(seed: int) -> None:
    g = finished(2, seed, [RandomBot(seed), RandomBot(seed + 1)], start="lesson")
    assert g.ship.explored == ["P00"]


# -- What it knows ---------------------------------------------------------------------------------------------------


def test_it_decides_by_what_its_seat_can_see() -> None:
    """In worlds that the seat cannot tell apart it does the same."""
    match = new_match(VANGUARD, 2, 7, {"start": "quick"}, listening=False)
    bots = [Crew(seat) for seat in range(2)]
    looked = 0
    while not match.over and looked < 15:
        play_out(match, bots, 29, 7)
        if match.question is None:
            break
        seat = match.waiting[0]
        twin = match.imagine(seat, 99)
        assert Crew(3).choose(Sight(match, seat)) == Crew(3).choose(Sight(twin, seat))
        looked += 1
    assert looked == 15


# -- What it wants ---------------------------------------------------------------------------------------------------


def test_effects_are_worth_what_they_give_less_what_they_cost() -> None:
    assert worth(parse_effect("success 2"), {}) > worth(parse_effect("success 1"), {}) > 0
    assert worth(parse_effect("injure wound"), {}) < worth(parse_effect("use 1 D"), {}) < 0
    assert worth(parse_effect("injure wound or use 1 D"), {}) == worth(parse_effect("use 1 D"), {})
    assert worth(parse_effect("may (injure wound)"), {}) == 0
    assert worth(parse_effect("marker station"), {"marker:station": 5.0}) == 5


def test_what_a_mission_asks_for_makes_actions_worth_trying() -> None:
    wanted = hopes(BOOK, ("P01",), ("MI04",))
    assert wanted.wants["marker:station"] > 5
    assert wanted.actions["poi:120", 0] > 5
    without = hopes(BOOK, ("P01",), ())
    assert without.actions["poi:120", 0] < wanted.actions["poi:120", 0]


def test_what_opens_doors_and_leads_further_is_wanted_too() -> None:
    wanted = hopes(BOOK, ("P03",), ("MI10",))
    assert wanted.wants["track:house"] > 0
    assert wanted.actions["poi:168", 0] > 5


def test_a_mission_may_want_somebody_in_a_place() -> None:
    wanted = hopes(BOOK, ("P05",), ("MI16",))
    assert {str(atom.name) for place in wanted.stands for term in place.terms for atom in term} == {"S11", "S12"}


# -- Dice ------------------------------------------------------------------------------------------------------------


def test_more_and_better_dice_are_likelier_to_meet_a_requirement() -> None:
    basic, science = NUMBER_OF["blue_basic"], NUMBER_OF["blue_science"]
    needs = parse_requirement("sci")
    assert chance([], needs, ()) == 0
    assert 0 < chance([basic], needs, ()) < chance([basic, basic], needs, ()) < 1
    assert chance([basic], needs, ()) < chance([science], needs, ())
    assert chance([basic], parse_requirement("B"), ()) == pytest.approx(1)
    assert chance([basic], parse_requirement("sci+sci"), ()) == 0


def test_dice_are_chosen_by_what_an_action_needs() -> None:
    action = campaign[BOOK].pois["2"].actions[0]
    red = NUMBER_OF["red_basic"]
    assert steps([red, red], action, ()) == pytest.approx(2.0)
    assert usefulness(red, action, ()) == pytest.approx(1.0)


def test_it_rolls_dice_in_a_check_and_none_when_it_only_prepares() -> None:
    match = new_match(VANGUARD, 1, 0, {"start": "lesson"}, listening=False)
    bot = Crew(0)
    rolled: list[tuple[int, ...]] = []
    while not match.over and len(rolled) < 5:
        asked = match.question
        assert asked is not None
        if asked.prompt == "vanguard-ask-roll":
            g = state(match)
            assert checks.action_in_check(g) is not None
            rolled.append(checks.roll(g, match.offers(0), 9))
        play_out(match, [bot], 1)
    assert len(rolled) == 5
    assert any(rolled)


def test_it_goes_home_when_somebody_is_hurt_and_the_work_is_done() -> None:
    match = new_match(VANGUARD, 1, 4, {"start": "operation"}, listening=False)
    play_out(match, [Crew(4)], 40)
    g = state(match)
    e = g.expedition
    assert layout(e) == ("OP1",)
    assert not away.is_time_to_go(g, 10.0)
    e.round = away.LATE + 1
    assert away.is_time_to_go(g, 10.0)
    assert isinstance(away.choose_action(g, match.offers(0), Random(1)), int)


# -- What the story asks for -----------------------------------------------------------------------------------------


def test_a_counter_on_which_an_ending_depends_is_wanted_until_there_is_enough_of_it() -> None:
    g = state(new_match(VANGUARD, 1, 1, {"start": "quick"}, listening=False))
    assert ambitions.asked(BOOK) == {"WORKS": 4}
    assert ambitions.ambitions(g) == ["WORKS"]
    assert ambitions.places_for(g) == ["P06"]
    g.counters["WORKS"] = 4
    assert ambitions.ambitions(g) == []


def test_it_goes_back_while_there_is_time() -> None:
    g = state(new_match(VANGUARD, 1, 1, {"start": "quick"}, listening=False))
    assert aboard.unfinished(g) == [], "nobody has been there yet"
    g.ship.explored = ["P05", "P06"]
    assert aboard.unfinished(g) == ["P06"]
    g.counters["LISTEN"] = 6
    assert aboard.unfinished(g) == []
    g.counters["LISTEN"] = 2
    g.ship.explored = ["P06", "P06", "P06"]
    assert aboard.unfinished(g) == []


def test_only_the_last_planet_is_the_last() -> None:
    assert [id for id in campaign[BOOK].planets if ambitions.is_last(BOOK, id)] == ["P18"]


def test_more_of_what_is_full_is_not_wanted() -> None:
    assert goals_of(BOOK, "P18")["heard"] == 8
    assert "shut" not in goals_of(BOOK, "P18")
    wanted = hopes(BOOK, ("P18", "P07"), ("MI55", "MI56"))
    enough = hopes(BOOK, ("P18", "P07"), ("MI55", "MI56"), frozenset({"track:heard"}))
    assert wanted.wants["track:heard"] > 0
    assert enough.wants.get("track:heard", 0.0) == 0
    assert enough.actions["mission:MI56", 0] > 3
    assert wanted.actions["poi:461", 0] > enough.actions["poi:461", 0]
