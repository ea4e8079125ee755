"""Decks, bags and dice, and redealing what a viewer cannot see."""

from collections import Counter
from itertools import chain, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel.chance import Chance, chance_from
from starboard.kernel.piles import Bag, Deck, deal_again, deck_of, reroll, roll_dice

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=50)

names = st.lists(st.text("abcd", max_size=2), max_size=12)
seeds = st.integers(0, 2**64 - 1)


def is_even(found: Counter[str], kinds: int, limit: float) -> bool:
    """Whether counts of equally likely outcomes are near even; `limit` is passed once in ten thousand times."""
    expected = sum(found.values()) / kinds
    return len(found) == kinds and sum((count - expected) ** 2 / expected for count in found.values()) < limit


# Decks


def test_a_deck_gives_its_top_card_and_marks_the_reveal() -> None:
    deck = Deck(["bottom", "middle", "top"])
    chance = Chance(5)
    assert deck.draw(chance) == "top"
    assert deck.draw(chance) == "middle"
    assert deck == Deck(["bottom"])
    assert chance == Chance(5, 2)


def test_an_empty_draw_pile_turns_the_discards_over() -> None:
    firsts: Counter[str] = Counter()
    chance = chance_from(1)
    for _ in range(3000):
        deck = Deck([], ["a", "b", "c"])
        firsts[deck.draw(chance)] += 1
        assert len(deck) == 2
        assert deck.discards == []
    assert is_even(firsts, 3, 18.4)


def test_the_discards_wait_until_the_draw_pile_is_empty() -> None:
    deck = Deck(["a"], ["b"])
    chance = Chance(5)
    assert deck.draw(chance) == "a"
    assert deck == Deck([], ["b"])
    assert deck.draw(chance) == "b"
    assert deck == Deck([], [])


def test_a_deck_without_cards_refuses_and_reveals_nothing() -> None:
    chance = Chance(5)
    with pytest.raises(IndexError):
        Deck([]).draw(chance)
    assert chance == Chance(5)


def test_draw_many_goes_on_into_the_discards() -> None:
    deck = Deck(["b", "a"], ["d", "c"])
    chance = chance_from(2)
    drawn = deck.draw_many(chance, 3)
    assert drawn[:2] == ["a", "b"]
    assert sorted([*drawn, *deck.cards]) == ["a", "b", "c", "d"]
    assert deck.discards == []
    assert chance.reveals == 3


@pytest.mark.parametrize(("n", "error"), [(4, IndexError), (-1, ValueError)])
def test_a_number_of_cards_that_cannot_be_is_refused_before_anything_changes(n: int, error: type[Exception]) -> None:
    deck = Deck(["a", "b"], ["c"])
    chance = Chance(5)
    with pytest.raises(error):
        deck.draw_many(chance, n)
    with pytest.raises(error):
        deck.peek(chance, n)
    assert deck == Deck(["a", "b"], ["c"])
    assert chance == Chance(5)


def test_peek_shows_the_top_and_leaves_it() -> None:
    deck = Deck(["c", "b", "a"])
    chance = Chance(5)
    assert deck.peek(chance, 2) == ["a", "b"]
    assert deck == Deck(["c", "b", "a"])
    assert chance == Chance(5, 1)


def test_peek_beyond_the_draw_pile_puts_the_discards_below_it() -> None:
    deck = Deck(["b", "a"], ["c", "d", "e"])
    seen = deck.peek(chance_from(12), 3)
    assert seen[:2] == ["a", "b"]
    assert deck.cards[3:] == ["b", "a"]
    assert sorted(deck.cards) == ["a", "b", "c", "d", "e"]
    assert deck.discards == []


def test_peek_at_nothing_reveals_nothing() -> None:
    chance = Chance(5)
    assert Deck(["a"]).peek(chance, 0) == []
    assert Deck([]).peek(chance, 0) == []
    assert chance == Chance(5)


@unhurried
@given(names, names, st.data(), seeds)
def test_peek_foretells_the_draw(cards: list[str], discards: list[str], data: st.DataObject, seed: int) -> None:
    deck = Deck(list(cards), list(discards))
    n = data.draw(st.integers(0, len(cards) + len(discards)))
    chance = Chance(seed)
    seen = deck.peek(chance, n)
    assert sorted(deck.cards + deck.discards) == sorted(cards + discards)
    assert deck.draw_many(chance, n) == seen


@unhurried
@given(names, names, st.data(), seeds)
def test_no_card_is_lost_or_made_by_drawing(
    cards: list[str], discards: list[str], data: st.DataObject, seed: int
) -> None:
    deck = Deck(list(cards), list(discards))
    n = data.draw(st.integers(0, len(cards) + len(discards)))
    hand = deck.draw_many(Chance(seed), n)
    assert sorted(hand + deck.cards + deck.discards) == sorted(cards + discards)
    assert hand[: len(cards)] == cards[::-1][:n]


def test_cards_go_on_top_below_and_to_the_discards() -> None:
    deck = Deck(["m"])
    deck.put_on_top("t")
    deck.put_below("b")
    deck.discard("x")
    deck.discard("y")
    assert deck == Deck(["b", "m", "t"], ["x", "y"])
    assert len(deck) == 3


def test_shuffle_leaves_the_discards_out() -> None:
    deck = Deck(list("abcdefgh"), ["x"])
    chance = chance_from(3)
    deck.shuffle(chance)
    assert sorted(deck.cards) == list("abcdefgh")
    assert deck.cards != list("abcdefgh")
    assert deck.discards == ["x"]
    assert chance.reveals == 0


def test_deck_of_copies_and_shuffles() -> None:
    cards = ["a", "b", "c"]
    chance = chance_from(4)
    orders = Counter("".join(deck_of(cards, chance).cards) for _ in range(6000))
    assert is_even(orders, 6, 25.7)
    assert cards == ["a", "b", "c"]


@unhurried
@given(names, names)
def test_a_deck_comes_back_from_bytes(cards: list[str], discards: list[str]) -> None:
    deck = Deck(cards, discards)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(deck), type=Deck) == deck


def test_new_decks_share_no_discards() -> None:
    one, other = Deck([]), Deck([])
    one.discard("a")
    assert other.discards == []


# Bags


def test_a_bag_gives_each_item_evenly_without_a_reveal() -> None:
    chance = chance_from(5)
    drawn: Counter[str] = Counter()
    for _ in range(8000):
        bag = Bag(["red", "blue", "red", "green"])
        drawn[bag.draw(chance)] += 1
        assert len(bag) == 3
    assert 3800 < drawn["red"] < 4200
    assert 1850 < drawn["blue"] < 2150
    assert chance.reveals == 0


def test_drawing_the_last_item_still_moves_the_generator() -> None:
    chance = Chance(5)
    assert Bag(["a"]).draw(chance) == "a"
    assert chance.state != 5


def test_an_empty_bag_refuses() -> None:
    chance = Chance(5)
    with pytest.raises(IndexError):
        Bag([]).draw(chance)
    assert chance == Chance(5)


@unhurried
@given(names, seeds)
def test_counts_do_not_tell_the_order(items: list[str], seed: int) -> None:
    mixed = list(items)
    Chance(seed).shuffle(mixed)
    bag, other = Bag(items), Bag(mixed)
    assert list(bag.counts().items()) == list(other.counts().items())
    assert bag.counts() == dict(Counter(items))


def test_a_bag_is_filled_and_saved() -> None:
    bag = Bag([])
    bag.put("b")
    bag.put("a")
    bag.put("b")
    assert bag.counts() == {"a": 1, "b": 2}
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(bag), type=Bag) == bag


# Dice


def test_dice_are_rolled_one_after_the_other() -> None:
    many, single = chance_from(6), chance_from(6)
    assert roll_dice(many, 8, 10) == [single.roll(10) for _ in range(8)]
    assert many == single
    assert roll_dice(many, 0) == []


def test_dice_have_six_sides_unless_told() -> None:
    faces = Counter(str(face) for face in roll_dice(chance_from(7), 12000))
    assert is_even(faces, 6, 25.7)


def test_reroll_changes_only_the_chosen_dice_in_place() -> None:
    seen: set[int] = set()
    chance = chance_from(8)
    for _ in range(60):
        dice = [9, 9, 9, 9]
        reroll(chance, dice, [1, 3])
        assert (dice[0], dice[2]) == (9, 9)
        seen.update((dice[1], dice[3]))
    assert seen == {1, 2, 3, 4, 5, 6}


@unhurried
@given(st.permutations([0, 2, 3]), seeds)
def test_the_order_in_which_dice_are_chosen_changes_nothing(places: list[int], seed: int) -> None:
    dice, same = [1, 1, 1, 1], [1, 1, 1, 1]
    reroll(Chance(seed), dice, places, 20)
    reroll(Chance(seed), same, {0, 2, 3}, 20)
    assert dice == same


@pytest.mark.parametrize(("places", "error"), [([0, 2], IndexError), ([-1], IndexError), ([1, 1], ValueError)])
def test_dice_that_are_not_there_are_not_rerolled(places: list[int], error: type[Exception]) -> None:
    dice = [3, 4]
    chance = Chance(5)
    with pytest.raises(error):
        reroll(chance, dice, places)
    assert dice == [3, 4]
    assert chance == Chance(5)


# Redealing


def test_every_deal_is_equally_likely() -> None:
    chance = chance_from(9)
    deals: Counter[str] = Counter()
    for _ in range(12000):
        hand, pile = ["a"], ["b", "c", "d"]
        deal_again(chance, [hand, pile])
        deals["".join(hand + pile)] += 1
    assert set(deals) == {"".join(order) for order in permutations("abcd")}
    assert is_even(deals, 24, 58.6)


def test_equal_cards_weigh_as_many_as_they_are() -> None:
    chance = chance_from(10)
    held: Counter[str] = Counter()
    for _ in range(9000):
        hand, pile = ["rare"], ["common", "common"]
        deal_again(chance, [hand, pile])
        held[hand[0]] += 1
    assert 2850 < held["rare"] < 3150


@unhurried
@given(st.lists(names, max_size=5), seeds)
def test_dealing_keeps_the_lists_their_lengths_and_the_cards(hidden: list[list[str]], seed: int) -> None:
    before = [list(pile) for pile in hidden]
    same = list(hidden)
    deal_again(Chance(seed), hidden)
    assert all(pile is old for pile, old in zip(hidden, same, strict=True))
    assert [len(pile) for pile in hidden] == [len(pile) for pile in before]
    assert sorted(chain(*hidden)) == sorted(chain(*before))


@unhurried
@given(st.lists(names, max_size=5), seeds, seeds)
def test_the_new_deal_does_not_depend_on_the_true_one(hidden: list[list[str]], seed: int, other: int) -> None:
    elsewhere = [list(pile) for pile in hidden]
    deal_again(Chance(other), elsewhere)
    chance, twin = Chance(seed), Chance(seed)
    deal_again(chance, hidden)
    deal_again(twin, elsewhere)
    assert hidden == elsewhere
    assert chance == twin


def test_a_deck_in_the_state_is_dealt_to_through_its_list() -> None:
    deck = Deck(["a", "b", "c"])
    hand = ["d"]
    cards = deck.cards
    deal_again(chance_from(11), [deck.cards, hand])
    assert deck.cards is cards
    assert sorted(deck.cards + hand) == ["a", "b", "c", "d"]


def test_the_same_list_twice_is_refused() -> None:
    hand = ["a"]
    with pytest.raises(ValueError, match="twice"):
        deal_again(Chance(5), [hand, ["b"], hand])
    assert hand == ["a"]
    equal: list[list[str]] = [["a"], ["a"]]
    deal_again(Chance(5), equal)
    assert equal == [["a"], ["a"]]
