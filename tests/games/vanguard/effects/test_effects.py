"""Effects: choices, brackets, who is concerned, and what happens once."""

from typing import Any

import pytest

from games.vanguard.proving_ground import Fixed, landed, one, own, trip
from starboard.games.vanguard.effects import numbers
from starboard.games.vanguard.effects.context import Ctx, seat_of
from starboard.games.vanguard.effects.crew_targets import people, random_of
from starboard.games.vanguard.effects.effects import MAY, OPS, carry_out, may_effect
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, Decline, PickCrew, PickSector
from starboard.games.vanguard.notation.grammar import CrewSet, parse_condition, parse_effect
from starboard.games.vanguard.notation.place_words import parse_place
from starboard.games.vanguard.notation.vocabulary import ACTIONS, TESTS, VALUES
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import RoundNotes
from starboard.kernel import Ask, Move, Offer

HERE = Ctx("card:test", "IV-X-407", 0)


def do(g: VanguardState, text: str, *answers: Move, ctx: Ctx = HERE) -> list[list[Move]]:
    """Carry out an effect with these answers; returns what was offered each time."""
    offered: list[list[Move]] = []
    rules = carry_out(g, parse_effect(text), ctx)
    left = list(answers)
    asked: Any = next(rules, None)
    while asked is not None:
        assert isinstance(asked, Ask)
        assert not isinstance(asked.options, Offer)
        offered.append(list(asked.options))
        try:
            asked = rules.send(left.pop(0))
        except StopIteration:
            asked = None
    assert left == []
    return offered


def holds(g: VanguardState, text: str, ctx: Ctx = HERE) -> bool:
    return numbers.test(g, parse_condition(text).condition, ctx)


def test_every_word_is_carried_out_by_something() -> None:
    assert OPS.keys() == ACTIONS.keys()
    assert OPS.keys() >= MAY.keys()
    assert numbers.NUMBERS.keys() == VALUES.keys()
    assert numbers.TESTS.keys() == TESTS.keys()


# -- Choices -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-407")
def test_t51_what_cannot_be_paid_in_full_may_not_be_chosen() -> None:
    g = landed()
    trip(g).supplies = 0
    assert do(g, "supply -1 or success 2") == []
    assert trip(g).success == 2


@pytest.mark.rule("IV-X-407")
def test_what_can_be_paid_is_offered() -> None:
    g = landed()
    assert do(g, "supply -1 or success 2", Choose("supply -1")) == [[Choose("supply -1"), Choose("success 2")]]
    assert (trip(g).supplies, trip(g).success) == (4, 0)


def test_a_choice_may_hold_several_steps() -> None:
    g = landed()
    do(g, "(supply -1, success 1) or success 2", Choose("(supply -1, success 1)"))
    assert (trip(g).supplies, trip(g).success) == (4, 1)
    trip(g).supplies = 0
    assert not may_effect(g, parse_effect("(supply -1, success 1)"), HERE)


def test_an_offer_may_be_declined() -> None:
    g = landed()
    text = "may (success 1)"
    assert do(g, text, Decline(text)) == [[Accept(text), Decline(text)]]
    assert trip(g).success == 0
    do(g, text, Accept(text))
    assert trip(g).success == 1


def test_paying_brings_what_is_paid_for_and_is_not_offered_to_whoever_cannot() -> None:
    g = landed()
    text = "pay (supply -2) (success 3)"
    do(g, text, Accept(text))
    assert (trip(g).supplies, trip(g).success) == (3, 3)
    trip(g).supplies = 1
    assert do(g, text) == []


# -- Whom it concerns --------------------------------------------------------------------------------------------------


def test_each_and_one() -> None:
    g = landed("re", "sc", "en", sectors=(1, 1, 2))
    for who in range(3):
        own(g, who, spent=["red_basic", "red_basic"])
    do(g, "each here where not self (charge 1)")
    assert [one(g, who).charges for who in range(3)] == [0, 1, 0]
    assert do(g, "one others (charge 2)", PickCrew("en")) == [[PickCrew("sc"), PickCrew("en")]]
    assert [one(g, who).charges for who in range(3)] == [0, 1, 2]
    do(g, "each least charges all (charge 3)")
    assert one(g, 0).charges == 3


@pytest.mark.rule("IV-X-1506")
def test_t62_the_lowest_die_is_chosen_and_equal_ones_roll_again() -> None:
    g = landed("re", "sc", "en")
    g.chance = Fixed(4, 2, 2, 7, 3)
    assert random_of(g, [0, 1, 2]) == 2
    g.chance = Fixed(9, 1, 5)
    do(g, "random all (charge 1)")
    assert [one(g, who).charges for who in range(3)] == [0, 1, 0]


def test_here_is_where_the_effect_says() -> None:
    g = landed(sectors=(1, 1))
    do(g, "at S2 (marker flag)")
    do(g, "at S1/S3 (marker flag)", PickSector(3))
    assert [trip(g).places[n].markers.get("flag", 0) for n in (1, 2, 3)] == [0, 1, 1]


def test_whoever_commands_the_section_is_asked() -> None:
    g = landed("re", "sc", seats=4)
    assert [seat_of(g, who) for who in (0, 1)] == [1, 2]
    g.speaker = 3
    assert seat_of(g, -1) == 3


# -- Once --------------------------------------------------------------------------------------------------------------


def test_once_an_exploration_a_round_and_a_campaign() -> None:
    g = landed()
    for _ in range(2):
        do(g, "once (success 1)")
        do(g, "once round (charge 1)")
        do(g, "once campaign (supply 1)")
    assert (trip(g).success, one(g).charges, trip(g).supplies) == (1, 1, 6)
    trip(g).round_notes = RoundNotes()
    do(g, "once round (charge 1)")
    do(g, "once (success 1)")
    assert (trip(g).success, one(g).charges) == (1, 2)
    assert len(g.once) == 1


def test_once_for_each_member_and_for_each_source() -> None:
    g = landed()
    for who in (0, 1, 0):
        do(g, "once member (charge 1)", ctx=Ctx("card:a", "", who))
    assert [one(g, who).charges for who in (0, 1)] == [1, 1]
    do(g, "once member (charge 1)", ctx=Ctx("card:b", "", 0))
    assert one(g).charges == 2


def test_a_row_that_is_resolved_again_gives_its_tokens_only_once() -> None:
    g = landed()
    do(g, "success 1, charge 1", ctx=Ctx("poi:901", "", 0, again=True))
    assert (trip(g).success, one(g).charges) == (0, 1)


def test_repeating_as_often_as_a_number_says() -> None:
    g = landed()
    trip(g).places[1].markers["flag"] = 2
    do(g, "repeat count flag here (success 1)")
    do(g, "charge [count flag here]")
    assert (trip(g).success, one(g).charges) == (2, 2)


# -- Conditions and numbers --------------------------------------------------------------------------------------------


def test_flags_are_read_as_set_or_by_their_default() -> None:
    g = landed()
    assert not holds(g, "TEST=yes")
    assert not holds(g, "set TEST")
    g.flags["TEST"] = "yes"
    assert holds(g, "TEST=yes and set TEST and TEST!=no")
    g.counters["COUNT"] = 3
    assert holds(g, "COUNT>=3 and not COUNT>3")


def test_numbers_of_planet_sector_and_crew() -> None:
    g = landed("re", "sc", sectors=(1, 2))
    trip(g).boards[0].values["door"] = 2
    assert holds(g, "door=2 and team=2 and crewed S1 = 1 and crewed board = team")
    one(g).hand = ["A"]
    assert holds(g, "hand = 1 and rank = 1 and dice = 5 and injuries = 0 and supplies = 5")


@pytest.mark.rule("IV-X-802")
def test_places_are_found_by_what_is_there() -> None:
    g = landed(sectors=(2, 2))
    trip(g).places[3].markers["flag"] = 2
    trip(g).places[4].markers["flag"] = 1

    def found(text: str, ctx: Ctx = HERE) -> list[int]:
        return sectors(g, parse_place(text), ctx)

    assert found("here") == [2]
    assert found("has:flag") == [3, 4]
    assert found("most:flag") == [3]
    assert found("connected") == [1, 3, 4]
    assert found("near~here") == [1, 3, 4]
    assert found("connected&has:flag") == [3, 4]
    assert found("S1/S5") == [1, 5]
    assert found("biome:cold") == [2]
    assert found("crewed") == [2]
    assert found("there", Ctx("", "", there=6)) == [6]
    assert found("P99.S1") == []


@pytest.mark.rule("IV-X-311")
def test_t30_connected_follows_the_arrows() -> None:
    g = landed(sectors=(2, 4))
    assert 4 in sectors(g, parse_place("connected"), Ctx("", "", 0))
    assert 2 not in sectors(g, parse_place("connected"), Ctx("", "", 1))


def test_the_dead_are_no_crew() -> None:
    g = landed("re", "sc")
    one(g, 1).dead = True
    assert people(g, CrewSet("all"), HERE) == [0]
    assert holds(g, "team = 1 and alone")


@pytest.mark.rule("IV-X-407")
@pytest.mark.rule("IV-X-1506")
def test_whether_something_can_be_done_is_asked_without_dice() -> None:
    g = landed("re", "sc", "en")
    for who in range(3):
        own(g, who, spent=["red_basic"])
    before = g.chance.state
    assert may_effect(g, parse_effect("one most injuries all (refresh 1)"), HERE)
    assert g.chance.state == before, "who is meant is decided when it happens"
    do(g, "one most injuries all (refresh 1)")
    assert g.chance.state != before
    assert sorted(len(one(g, who).available) for who in range(3)) == [0, 0, 1]
