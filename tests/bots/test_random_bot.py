"""The random bot: even, within bounds, the same again for the same seed."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.bots import RandomBot

unhurried = settings(deadline=None, max_examples=100)


def test_every_place_is_equally_likely() -> None:
    bot = RandomBot(3)
    found = Counter(bot.pick(7) for _ in range(7000))
    assert sorted(found) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 27.9


def test_every_number_of_moves_is_met() -> None:
    bot = RandomBot(3)
    answers = [bot.pick_some(5, 1, 3) for _ in range(3000)]
    assert sorted(Counter(map(len, answers))) == [1, 2, 3]
    assert all(900 < count < 1100 for count in Counter(map(len, answers)).values())
    assert {place for answer in answers for place in answer} == set(range(5))


@unhurried
@given(st.integers(), st.integers(1, 50), st.data())
def test_answers_are_within_bounds(seed: int, count: int, data: st.DataObject) -> None:
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(least, 60))
    bot = RandomBot(seed)
    assert 0 <= bot.pick(count) < count
    places = bot.pick_some(count, least, most)
    assert least <= len(places) <= most
    assert len(set(places)) == len(places)
    assert all(0 <= place < count for place in places)


@unhurried
@given(st.integers())
def test_the_same_seed_gives_the_same_answers(seed: int) -> None:
    one, other = RandomBot(seed), RandomBot(seed)
    assert [one.pick(100) for _ in range(20)] == [other.pick(100) for _ in range(20)]
    assert one.pick_some(30, 0, 30) == other.pick_some(30, 0, 30)
