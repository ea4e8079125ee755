"""Chapters 4, 6, 8 and 13 at their edges: events, danger dice, and dice that are used, sacrificed and refreshed."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, deal, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.moves.exploration_moves import (
    DiscardCard,
    Exert,
    GoOn,
    PickColumn,
    PlayCard,
    SacrificeDie,
)
from starboard.games.vanguard.notation.symbols import RECON
from starboard.games.vanguard.rules.cards.hand import discard_cards, draw_cards, hand_limit, is_within_limit
from starboard.games.vanguard.rules.crew.crew_dice import can_refresh, refresh_dice, sacrifice_dice, use_dice
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert, exertions
from starboard.games.vanguard.rules.exploration.rest import can_rest, rest
from starboard.games.vanguard.rules.planet.event_cards import event, matches
from starboard.games.vanguard.state.expedition_state import Check, PoolDie
from starboard.kernel.piles import Deck

RED = 0

# -- Events ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-801")
def test_without_any_event_nothing_is_revealed_and_afterwards_none_is_open() -> None:
    g = landed()
    trip(g).events = Deck([])
    assert Played(event(g, 0)).over
    trip(g).events = Deck(["E02"])
    Played(event(g, 0)).through()
    assert (trip(g).event, trip(g).pending, trip(g).events.discards) == ("", [], ["E02"])


@pytest.mark.rule("IV-X-805")
@pytest.mark.parametrize(
    ("available", "spent", "hand", "asked"),
    [
        ([], ["red_basic"] * 4, [], [Exert(0), GoOn()]),
        (["red_basic"], ["red_basic"] * 4, [], None),
        ([], [], [], None),
        (["red_basic"], ["red_basic"] * 4, ["RE05"], [PlayCard(0, "RE05"), Exert(0), GoOn()]),
        (["red_basic"], [], ["RE05"], [PlayCard(0, "RE05"), GoOn()]),
    ],
    ids=["no die", "a die", "nothing to win back", "a card", "a card and nothing spent"],
)
def test_before_an_event_is_resolved_cards_may_be_played_and_dice_won_back(
    available: list[str], spent: list[str], hand: list[str], asked: list[object] | None
) -> None:
    g = landed("re", "sc")
    own(g, 0, available, spent)
    deal(g, *hand)
    trip(g).events = Deck(["E03"])
    play = Played(event(g, 0))
    if asked is None:
        assert play.over or play.asked[1] != "event"
    else:
        assert (play.asked, play.offers) == ((0, "event"), asked)


@pytest.mark.rule("IV-X-805")
def test_exertion_before_an_event_brings_dice_back() -> None:
    g = landed("re", "sc")
    own(g, 0, [], ["red_basic"] * 5)
    trip(g).events = Deck(["E01"])
    Played(event(g, 0)).answer(Exert(0)).through()
    assert trip(g).tallies.exertions == 1


@pytest.mark.rule("IV-X-802")
def test_a_sector_may_count_as_another_biome() -> None:
    g = landed("re", "sc")
    trip(g).event = "E02"
    assert not matches(g, 0)
    one(g).equipment = ["p12"]
    assert matches(g, 0)


@pytest.mark.rule("IV-X-1803")
def test_who_died_before_an_event_was_resolved_is_not_concerned() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"])
    deal(g, "RE05")
    trip(g).events = Deck(["E01"])
    play = Played(event(g, 0))
    one(g).dead = True
    play.answer(GoOn())
    assert play.over
    assert ids(one(g).available) == ["red_basic"]


# -- Danger ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("gear", "wounds"), [([], 2), (["p05"], 1), (["p05", "p05"], 0), (["p06"], 0)])
def test_some_things_keep_danger_away_outside_a_check_too(gear: list[str], wounds: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    load(g, *[DANGER_FACE["rare"]] * 2)
    do(g, "danger A 2")
    assert len(one(g).injuries) == wounds


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("gear", "left", "wounds"), [([], False, 0), (["p05"], True, 0)])
def test_a_bad_feeling_is_used_up_only_if_a_die_is_left(gear: list[str], left: bool, wounds: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    do(g, "status wary next")
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert (len(one(g).injuries), "wary" in one(g).statuses) == (wounds, left)


@pytest.mark.rule("IV-X-1301")
def test_a_bad_feeling_takes_one_die_away() -> None:
    g = landed("re")
    do(g, "status wary next")
    load(g, *[DANGER_FACE["rare"]] * 3)
    do(g, "danger A 3")
    assert len(one(g).injuries) == 2


@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("stopped", "wounds"), [(True, 0), (False, 1)])
def test_a_card_stops_a_danger_result_which_then_counts_for_nothing(stopped: bool, wounds: int) -> None:
    g = landed("se")
    deal(g, "SE07")
    load(g, DANGER_FACE["rare"])
    do(g, "danger A", *([PlayCard(0, "SE07")] if stopped else [GoOn()]))
    assert (len(one(g).injuries), trip(g).tallies.danger) == (wounds, wounds)
    one(g).hand = []
    load(g, DANGER_FACE["rare"])
    do(g, "danger A")
    assert trip(g).tallies.danger == wounds + 1


# -- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-403")
def test_a_die_of_the_only_kind_is_used_without_a_question() -> None:
    g = landed("re")
    own(g, 0, ["red_basic", "red_basic", "blue_basic"], ["green_basic"] * 2)
    assert Played(use_dice(g, 0, 1, RED, "IV-X-403")).over
    assert ids(one(g).spent) == ["red_basic", "green_basic", "green_basic"]


@pytest.mark.rule("IV-X-403")
@pytest.mark.parametrize(
    ("spent", "offered"),
    [
        (["red_basic", "blue_basic"], [SacrificeDie("red_basic", True)]),
        (["blue_basic", "blue_basic"], [SacrificeDie("blue_basic", True), SacrificeDie("green_basic", False)]),
    ],
    ids=["of the colour", "of any colour"],
)
def test_without_an_available_die_of_the_colour_one_is_sacrificed(spent: list[str], offered: list[object]) -> None:
    """Q-07."""
    g = landed("re")
    own(g, 0, ["green_basic"] * 4, spent)
    play = Played(use_dice(g, 0, 1, RED, "IV-X-403"))
    assert play.offers == [Exert(0), *offered]


@pytest.mark.rule("IV-X-403")
def test_who_is_dead_uses_nothing() -> None:
    g = landed("re")
    own(g, 0, ["red_basic"] * 5, ["blue_basic"])
    one(g).dead = True
    Played(use_dice(g, 0, 2, RED, "IV-X-403")).through()
    Played(sacrifice_dice(g, 0, 1, RED, "IV-X-404")).through()
    Played(refresh_dice(g, 0, 1, "IV-X-405")).through()
    assert (len(one(g).available), len(one(g).spent)) == (5, 1)


@pytest.mark.rule("IV-X-405")
@pytest.mark.parametrize(("available", "count", "back"), [(0, 1, 1), (0, 2, 2), (2, 2, 1), (3, 2, 0), (0, 9, 3)])
def test_equal_dice_come_back_without_a_question_as_far_as_their_column_has_room(
    available: int, count: int, back: int
) -> None:
    """A column has three rows at rank 1."""
    g = landed("re")
    own(g, 0, ["red_basic"] * available, ["red_basic"] * 4)
    assert Played(refresh_dice(g, 0, count, "IV-X-405")).over
    assert len(one(g).available) == available + back


@pytest.mark.rule("IV-X-405")
def test_which_dice_come_back_is_asked_among_different_ones() -> None:
    g = landed("re")
    own(g, 0, [], ["red_basic", "blue_basic"])
    play = Played(refresh_dice(g, 0, 1, "IV-X-405"))
    assert (play.question.least, play.question.most) == (1, 1)
    assert len(play.offers) == 2
    g = landed("re")
    own(g, 0, [], ["red_basic", "blue_basic"])
    assert Played(refresh_dice(g, 0, 2, "IV-X-405")).over


@pytest.mark.rule("IV-X-405")
@pytest.mark.parametrize(
    ("available", "spent", "able"),
    [
        ([], [], False),
        (["red_basic"] * 3, ["red_basic"], False),
        (["red_basic"] * 3, ["red_basic", "blue_basic"], True),
        (["red_basic"] * 2, ["red_basic"], True),
    ],
)
def test_a_die_can_come_back_if_one_column_has_room(available: list[str], spent: list[str], able: bool) -> None:
    g = landed("re")
    own(g, 0, available, spent)
    assert can_refresh(g, 0) == able


# -- Exertion and rest ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-402")
@pytest.mark.parametrize(
    ("available", "spent", "rolled", "able"),
    [
        (0, 0, 4, False),
        (4, 0, 0, False),
        (1, 1, 4, True),
        (0, 2, 4, True),
        (0, 1, 4, False),
        (0, 1, 0, True),
    ],
    ids=["nothing", "nothing spent", "beside", "two", "only what is sacrificed", "an Exhaustion instead"],
)
def test_exertion_must_bring_something(available: int, spent: int, rolled: int, able: bool) -> None:
    g = landed("re")
    own(g, 0, ["red_basic"] * available, ["red_basic"] * spent)
    trip(g).check = Check(0, "prepare", pool=[PoolDie(0, 0, 0) for _ in range(rolled)])
    assert can_exert(g, 0) == able
    assert exertions(g, 0) == [Exert(0)] * able
    assert exertions(g, 1) == []
    one(g).dead = True
    assert not can_exert(g, 0)


@pytest.mark.rule("IV-X-402")
@pytest.mark.parametrize(("gear", "back"), [([], 5), (["p14"], 6)])
def test_exertion_refreshes_five_dice_and_gear_more(gear: list[str], back: int) -> None:
    g = landed("re")
    one(g).equipment = gear
    own(g, 0, [], ["red_basic"] * 4 + ["green_basic"] * 3 + ["blue_basic"] * 3)
    Played(exert(g, 0)).through()
    assert (len(one(g).available), len(one(g).sacrificed)) == (back, 1)


@pytest.mark.rule("IV-X-330")
@pytest.mark.parametrize(("supplies", "gear", "able"), [(1, [], True), (0, [], False), (0, ["p15"], True)])
def test_rest_needs_supplies_or_something_that_pays_for_it(supplies: int, gear: list[str], able: bool) -> None:
    g = landed("re")
    trip(g).supplies, one(g).equipment = supplies, gear
    assert can_rest(g, 0) == able


@pytest.mark.rule("IV-X-330")
@pytest.mark.rule("IV-X-332")
def test_a_free_rest_is_free_once_a_round_and_may_heal_a_die() -> None:
    g = landed("re")
    one(g).equipment, one(g).injury_dice = ["p15"], [1, 1, 0]
    trip(g).supplies, trip(g).rested = 2, False
    play = Played(rest(g, 0))
    assert play.asked[1] == "heal-die"
    assert play.offers == [PickColumn("red"), PickColumn("green")]
    play.answer(PickColumn("green"))
    assert (one(g).injury_dice, trip(g).supplies, trip(g).rested) == ([1, 0, 0], 2, True)
    assert Played(rest(g, 0)).over
    assert (one(g).injury_dice, trip(g).supplies) == ([0, 0, 0], 1)
    trip(g).supplies = 0
    assert not can_rest(g, 0)


# -- Section cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-603")
@pytest.mark.parametrize(
    ("rank", "gear", "notes", "limit"),
    [(1, [], 0, 2), (2, [], 0, 3), (3, [], 0, 4), (1, ["p13"], 0, 3), (1, [], 1, 3), (1, ["p13"], 1, 4)],
)
def test_the_limit_of_a_hand(rank: int, gear: list[str], notes: int, limit: int) -> None:
    g = landed("re")
    one(g).rank, one(g).equipment = rank, gear
    trip(g).notes.hands[RECON] = notes
    assert hand_limit(g, 0) == limit
    for cards, within in ((limit, True), (limit + 1, False)):
        one(g).hand = ["RE01"] * cards
        assert is_within_limit(g, 0) == within


@pytest.mark.rule("IV-X-604")
def test_the_dead_draw_nothing() -> None:
    g = landed("re")
    one(g).deck.cards, one(g).dead = ["RE01"], True
    Played(draw_cards(g, 0, 1, "IV-X-604")).through()
    assert one(g).hand == []


@pytest.mark.rule("IV-X-601")
def test_a_card_is_discarded_by_choice_and_the_last_one_without_a_question() -> None:
    g = landed("re")
    one(g).hand = ["RE01", "RE02"]
    play = Played(discard_cards(g, 0, 3, "IV-X-601"))
    play.answer(DiscardCard("RE02"))
    assert play.over
    assert (one(g).hand, one(g).deck.discards) == ([], ["RE02", "RE01"])


@pytest.mark.rule("IV-X-331")
@pytest.mark.parametrize(("spent", "back"), [(1, 1), (2, 1), (4, 2), (5, 3)])
def test_rest_brings_back_half_of_the_dice_rounded_up(spent: int, back: int) -> None:
    g = landed("re")
    own(g, 0, [], (["red_basic", "green_basic", "blue_basic"] * 2)[:spent])
    Played(rest(g, 0)).through()
    assert len(one(g).available) == back
