"""Chapter 4: dice are used, sacrificed and refreshed; exertion."""

import pytest

from games.vanguard.proving_ground import Played, do, hurt, ids, landed, one, own, trip
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import (
    DiscardCard,
    Exert,
    PickColumn,
    RefreshDie,
    SacrificeDie,
    UseDie,
)
from starboard.games.vanguard.rules.cards.hand import draw_cards, hand_limit
from starboard.games.vanguard.rules.crew.crew_dice import ROWS, can_refresh, refresh_dice, room, use_dice
from starboard.games.vanguard.rules.crew.exertion import can_exert, exert, exertions
from starboard.games.vanguard.rules.exploration.rest import can_rest, rest
from starboard.games.vanguard.state.check_state import Check, PoolDie

ANY, RED, GREEN, BLUE = -1, 0, 1, 2


@pytest.mark.rule("IV-X-006")
@pytest.mark.parametrize(("rank", "count"), [(1, 3), (2, 4), (3, 5)])
def test_a_column_has_rows_by_rank_and_an_injury_die_takes_the_top_one(rank: int, count: int) -> None:
    g = landed()
    own(g)
    one(g).rank = rank
    assert ROWS[rank] == count
    assert room(one(g), RED) == count
    hurt(g, "wound", columns=[RED])
    assert [room(one(g), column) for column in range(3)] == [count - 1, count, count]


# -- Using -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-403")
def test_a_used_die_of_the_colour_becomes_spent() -> None:
    g = landed()
    own(g, 0, ["red_basic", "blue_basic"])
    do(g, "use 1 R")
    assert ids(one(g).spent) == ["red_basic"]
    assert ids(one(g).available) == ["blue_basic"]


@pytest.mark.rule("IV-X-403")
def test_where_all_colours_are_shown_the_player_picks_one() -> None:
    g = landed()
    own(g, 0, ["red_basic", "red_basic", "blue_basic"])
    play = Played(use_dice(g, 0, 1, ANY, "IV-X-403"))
    assert play.offers == [UseDie("red_basic"), UseDie("blue_basic")]
    play.answer(UseDie("blue_basic"))
    assert play.over
    assert ids(one(g).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-403")
def test_without_an_available_die_of_the_colour_one_of_it_is_sacrificed() -> None:
    g = landed()
    own(g, 0, ["green_basic", "blue_basic", "blue_basic"], ["red_basic"])
    Played(use_dice(g, 0, 1, RED, "IV-X-403")).answer(SacrificeDie("red_basic", True))
    assert ids(one(g).sacrificed) == ["red_basic"]
    assert one(g).spent == []


@pytest.mark.rule("IV-X-403")
def test_who_owns_no_die_of_the_colour_sacrifices_any() -> None:
    """Q-07."""
    g = landed()
    own(g, 0, ["green_basic", "blue_basic", "blue_basic", "blue_basic"])
    play = Played(use_dice(g, 0, 1, RED, "IV-X-403"))
    assert play.offers == [SacrificeDie("green_basic", False), SacrificeDie("blue_basic", False)]


@pytest.mark.rule("IV-X-403")
def test_two_dice_with_one_available_are_one_used_and_one_sacrificed() -> None:
    """Q-08."""
    g = landed()
    own(g, 0, ["red_basic"], ["blue_basic", "blue_basic", "blue_basic"])
    do(g, "use 2 D", SacrificeDie("blue_basic", True))
    assert ids(one(g).spent) == ["red_basic", "blue_basic", "blue_basic"]
    assert ids(one(g).sacrificed) == ["blue_basic"]


@pytest.mark.rule("IV-X-401")
@pytest.mark.rule("IV-X-403")
def test_who_must_use_a_die_and_has_none_may_exert_first() -> None:
    """T-33."""
    g = landed()
    own(g, 0, [], ["red_basic"] * 3 + ["blue_basic"] * 3)
    play = Played(use_dice(g, 0, 1, ANY, "IV-X-403"))
    assert Exert(0) in play.offers
    play.through(Exert(0), SacrificeDie("red_basic", True), UseDie("blue_basic"))
    assert ids(one(g).sacrificed) == ["red_basic"]
    assert ids(one(g).available) == ["red_basic", "red_basic", "blue_basic", "blue_basic"]
    assert ids(one(g).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-401")
@pytest.mark.rule("IV-X-403")
def test_without_exertion_one_is_sacrificed() -> None:
    """T-33."""
    g = landed()
    own(g, 0, [], ["red_basic"] * 3 + ["blue_basic"] * 3)
    Played(use_dice(g, 0, 1, ANY, "IV-X-403")).through(SacrificeDie("red_basic", True))
    assert len(one(g).spent) == 5
    assert one(g).available == []


# -- Sacrificing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-404")
def test_a_sacrificed_die_is_out_of_the_exploration() -> None:
    g = landed()
    own(g, 0, ["red_basic", "green_basic"], ["blue_basic", "blue_basic"])
    do(g, "sac 1 B")
    assert ids(one(g).sacrificed) == ["blue_basic"]
    assert ids(one(g).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-404")
@pytest.mark.parametrize(
    ("available", "effect"),
    [(["red_basic"] * 3, "sac 1 R"), (["red_basic"] * 4, "sac 1 B")],
    ids=["three dice", "none of the colour"],
)
def test_with_three_dice_or_none_of_the_colour_it_is_an_exhaustion(available: list[str], effect: str) -> None:
    g = landed()
    own(g, 0, available)
    do(g, effect, PickColumn("blue"))
    assert [card.type for card in one(g).injuries] == ["exhaustion"]
    assert len(one(g).available) == len(available)
    assert one(g).injury_dice == [0, 0, 1]


@pytest.mark.rule("IV-X-407")
def test_sacrificing_a_die_may_be_chosen_with_three_dice_left() -> None:
    """T-52."""
    g = landed()
    own(g, 0, ["red_basic"] * 3)
    do(g, "sac 1 D or supply -1", Choose("sac 1 D"), PickColumn("blue"))
    assert [card.type for card in one(g).injuries] == ["exhaustion"]


@pytest.mark.rule("IV-X-407")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    """T-51: without supplies the danger die must be rolled."""
    g = landed()
    trip(g).supplies = 0
    before = len(one(g).available)
    do(g, "supply -1 or use 1 R", UseDie("red_fitness"))
    assert len(one(g).available) == before - 1


@pytest.mark.rule("IV-X-406")
def test_a_sacrificed_section_card_goes_into_the_box() -> None:
    g = landed()
    one(g).hand = ["RE01"]
    do(g, "sac-card 1")
    assert (one(g).hand, one(g).boxed, one(g).deck.discards) == ([], ["RE01"], [])


# -- Refreshing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-405")
def test_refreshing_moves_spent_dice_of_choice_back() -> None:
    g = landed()
    own(g, 0, [], ["red_basic", "red_fitness", "blue_basic"])
    play = Played(refresh_dice(g, 0, 2, "IV-X-405"))
    assert play.question.least == play.question.most == 2
    play.answer(RefreshDie("red_basic", 1), RefreshDie("blue_basic", 1))
    assert ids(one(g).available) == ["red_basic", "blue_basic"]
    assert ids(one(g).spent) == ["red_fitness"]


@pytest.mark.rule("IV-X-405")
def test_where_all_come_back_nobody_is_asked() -> None:
    g = landed()
    own(g, 0, [], ["red_basic", "blue_basic"])
    assert Played(refresh_dice(g, 0, 5, "IV-X-405")).over
    assert len(one(g).available) == 2


@pytest.mark.rule("IV-X-405")
@pytest.mark.rule("IV-X-006")
def test_never_more_than_the_column_takes() -> None:
    g = landed()
    own(g, 0, ["red_basic"], ["red_fitness", "red_gathering", "blue_basic"])
    hurt(g, "wound", columns=[RED])
    Played(refresh_dice(g, 0, 3, "IV-X-405")).through(RefreshDie("red_gathering", 1))
    assert ids(one(g).available) == ["red_basic", "red_gathering", "blue_basic"]
    assert ids(one(g).spent) == ["red_fitness"]


# -- Exertion --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-402")
def test_exertion_sacrifices_a_die_and_refreshes_five() -> None:
    """T-32: one available, the rest spent."""
    g = landed()
    own(g, 0, ["red_basic"], ["red_fitness", "red_gathering", "green_basic", "green_basic", "blue_basic", "blue_basic"])
    Played(exert(g, 0)).through(SacrificeDie("blue_basic", True))
    assert ids(one(g).sacrificed) == ["blue_basic"]
    assert len(one(g).available) == 6
    assert one(g).spent == []
    assert trip(g).tallies.exertions == 1


@pytest.mark.rule("IV-X-402")
def test_with_three_dice_or_fewer_exertion_exhausts_instead() -> None:
    g = landed()
    own(g, 0, [], ["red_basic", "green_basic", "blue_basic"])
    Played(exert(g, 0)).through(PickColumn("red"))
    assert [card.type for card in one(g).injuries] == ["exhaustion"]
    assert one(g).sacrificed == []
    assert len(one(g).available) == 3


@pytest.mark.rule("IV-X-402")
def test_dice_in_the_pool_count_as_in_play_for_exertion() -> None:
    """Q-15."""
    g = landed()
    own(g, 0, [], ["red_basic", "green_basic", "blue_basic"])
    trip(g).check = Check(0, pool=[PoolDie(0, 0, 0)])
    Played(exert(g, 0)).through(SacrificeDie("red_basic", True))
    assert one(g).injuries == []
    assert ids(one(g).sacrificed) == ["red_basic"]


@pytest.mark.rule("IV-X-401")
def test_a_commander_may_exert_any_own_crew_member_at_any_time() -> None:
    g = landed("re", "sc", seats=2)
    own(g, 0, ["red_basic"], ["blue_basic", "blue_basic", "red_basic", "green_basic"])
    own(g, 1, ["red_basic"] * 4, [])
    assert exertions(g, 0) == [Exert(0)]
    assert exertions(g, 1) == []
    assert not can_exert(g, 1)


# -- Rest ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-330")
@pytest.mark.rule("IV-X-331")
@pytest.mark.rule("IV-X-332")
@pytest.mark.parametrize(("available", "spent", "refreshed"), [(0, 5, 3), (2, 5, 4)], ids=["T-14", "T-15"])
def test_rest_refreshes_half_of_all_dice_rounded_up(available: int, spent: int, refreshed: int) -> None:
    g = landed()
    colours = ["red_basic", "green_basic", "blue_basic"] * 3
    own(g, 0, colours[:available], colours[available : available + spent])
    one(g).deck.cards = ["RE01"]
    Played(rest(g, 0)).through()
    assert len(one(g).available) == available + refreshed
    assert trip(g).supplies == 4
    assert one(g).hand == ["RE01"]


@pytest.mark.rule("IV-X-330")
def test_nobody_rests_without_supplies() -> None:
    g = landed()
    assert can_rest(g, 0)
    trip(g).supplies = 0
    assert not can_rest(g, 0)


@pytest.mark.rule("IV-X-330")
def test_unlimited_supplies_are_not_used_up() -> None:
    g = landed()
    trip(g).supplies = -1
    Played(rest(g, 0)).through()
    assert trip(g).supplies == -1


# -- Hand ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-603")
def test_over_the_hand_limit_a_card_is_discarded_at_once() -> None:
    """T-16: rank 1, hand 2, draws 1."""
    g = landed()
    one(g).hand, one(g).deck.cards = ["RE01", "RE02"], ["RE03"]
    play = Played(draw_cards(g, 0, 1, "IV-X-603"))
    assert play.offers == [DiscardCard("RE01"), DiscardCard("RE02"), DiscardCard("RE03")]
    play.answer(DiscardCard("RE02"))
    assert play.over
    assert (one(g).hand, one(g).deck.discards) == (["RE01", "RE03"], ["RE02"])


@pytest.mark.rule("IV-X-603")
@pytest.mark.parametrize(("rank", "limit"), [(1, 2), (2, 3), (3, 4)])
def test_the_hand_limit_grows_with_the_rank(rank: int, limit: int) -> None:
    g = landed()
    one(g).rank = rank
    assert hand_limit(g, 0) == limit


@pytest.mark.rule("IV-X-604")
def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    g = landed()
    one(g).deck.discards = ["RE01", "RE02"]
    Played(draw_cards(g, 0, 1, "IV-X-604"))
    assert len(one(g).hand) == 1
    assert one(g).deck.discards == []
    assert len(one(g).deck.cards) == 1


@pytest.mark.rule("IV-X-604")
def test_where_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    g = landed()
    assert Played(draw_cards(g, 0, 2, "IV-X-604")).over
    assert one(g).hand == []


@pytest.mark.rule("IV-X-1102")
def test_supplies_stay_between_nothing_and_the_maximum() -> None:
    g = landed()
    do(g, "supply 9")
    assert trip(g).supplies == 8
    do(g, "supply -20")
    assert trip(g).supplies == 0


@pytest.mark.rule("IV-X-1101")
@pytest.mark.rule("IV-X-1102")
def test_a_parameter_of_the_lander_lessens_a_loss() -> None:
    """T-53: lose 4 supplies, 1 less per armour; armour 2."""
    g = landed()
    do(g, "supply -4 armour")
    assert trip(g).supplies == 3


@pytest.mark.rule("IV-X-703")
def test_charges_may_exceed_the_printed_number() -> None:
    g = landed()
    one(g).charges = 3
    do(g, "charge 2")
    assert one(g).charges == 5


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
