"""Ways over maps of any shape, one-way paths included."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel.paths import groups_of, reversed_links, steps_from, towards

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=50)

# Sectors in the manner of a planet: 0 - 1 - 2, a slide from 2 down to 0, a spur 1 - 3, and 4 which only leads out.
PLANET = [[1], [0, 2, 3], [1, 0], [1], [3]]


@st.composite
def maps(draw: st.DrawFn) -> list[list[int]]:
    size = draw(st.integers(1, 8))
    return draw(st.lists(st.lists(st.integers(-1, size - 1), max_size=4), min_size=size, max_size=size))


def naive_steps(links: list[list[int]], start: int) -> list[int]:
    """Relaxes every link as often as there are places."""
    far = len(links) + 1
    steps = [far] * len(links)
    steps[start] = 0
    for _ in links:
        for here, ahead in enumerate(links):
            for there in ahead:
                if there >= 0:
                    steps[there] = min(steps[there], steps[here] + 1)
    return [step if step < far else -1 for step in steps]


def test_steps_follow_the_arrows() -> None:
    assert steps_from(PLANET, 0) == [0, 1, 2, 2, -1]
    assert steps_from(PLANET, 2) == [1, 1, 0, 2, -1]
    assert steps_from(PLANET, 4) == [3, 2, 3, 1, 0]


def test_a_place_may_end_a_way_without_letting_it_through() -> None:
    # Two nebulae, 1 and 3, on the way from 0 to 4; 2 is the way round.
    links = [[1, 2], [0, 4], [0, 3, 5], [2, 4], [1, 3], [2, 4]]
    through = [True, False, True, False, True, True]
    assert steps_from(links, 0, through) == [0, 1, 1, 2, 3, 2]
    assert steps_from(links, 0) == [0, 1, 1, 2, 2, 2]
    assert steps_from(links, 1, through)[4] == 1, "a way may begin in a nebula"


@pytest.mark.parametrize("start", [-1, 5])
def test_a_way_begins_on_the_map(start: int) -> None:
    with pytest.raises(IndexError):
        steps_from(PLANET, start)
    with pytest.raises(IndexError):
        towards(PLANET, start, 0)
    with pytest.raises(IndexError):
        towards(PLANET, 0, start)


@unhurried
@given(maps(), st.data())
def test_steps_equal_a_naive_search(links: list[list[int]], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(links) - 1))
    assert steps_from(links, start) == naive_steps(links, start)
    assert steps_from(links, start, [True] * len(links)) == naive_steps(links, start)


@unhurried
@given(maps(), st.data())
def test_a_closed_place_is_reached_but_not_passed(links: list[list[int]], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(links) - 1))
    through = data.draw(st.lists(st.booleans(), min_size=len(links), max_size=len(links)))
    open_links = [ahead if through[here] or here == start else [] for here, ahead in enumerate(links)]
    assert steps_from(links, start, through) == naive_steps(open_links, start)


def test_the_hunter_goes_where_a_shortest_way_begins() -> None:
    square = [[1, 2], [0, 3], [0, 3], [1, 2]]
    assert towards(square, 0, 3) == [1, 2]
    assert towards(square, 0, 1) == [1]
    assert towards(square, 0, 0) == []
    assert towards(PLANET, 0, 4) == [], "no arrow leads to 4"
    assert towards(PLANET, 2, 0) == [0], "down the slide"


@unhurried
@given(maps(), st.data())
def test_every_step_towards_the_goal_comes_nearer(links: list[list[int]], data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(links) - 1))
    goal = data.draw(st.integers(0, len(links) - 1))
    left = naive_steps(links, start)[goal]
    first = towards(links, start, goal)
    nearer = {there for there in links[start] if there >= 0 and naive_steps(links, there)[goal] == left - 1}
    assert first == (sorted(nearer) if left > 0 else [])
    assert bool(first) == (left > 0)


@unhurried
@given(maps())
def test_links_turned_round_twice_are_the_links(links: list[list[int]]) -> None:
    ahead = [sorted(there for there in row if there >= 0) for row in links]
    assert [sorted(row) for row in reversed_links(reversed_links(links))] == ahead


@unhurried
@given(maps(), st.data())
def test_groups_equal_merging_pair_by_pair(links: list[list[int]], data: st.DataObject) -> None:
    both = [ahead + back for ahead, back in zip(links, reversed_links(links), strict=True)]
    present = data.draw(st.lists(st.booleans(), min_size=len(links), max_size=len(links)))
    label = list(range(len(links)))
    for here, ahead in enumerate(both):
        for there in ahead:
            if there >= 0 and present[here] and present[there]:
                label = [label[here] if name == label[there] else name for name in label]
    merged = {name: [place for place, of in enumerate(label) if of == name and present[place]] for name in label}
    assert groups_of(both, present) == sorted(group for group in merged.values() if group)


def test_groups_of_nothing() -> None:
    assert groups_of([], []) == []
    assert groups_of([[1], [0]], [False, False]) == []
    assert groups_of([[1], [0]], [True, False]) == [[0]]
