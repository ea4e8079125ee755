"""Maps of hexes: steps, rings, lines, drawn rows, holes and maps that wrap around."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel.hexes import (
    NE,
    NW,
    SE,
    SW,
    E,
    Hex,
    HexGrid,
    W,
    distance,
    hex_grid,
    hexes_of_rows,
    line,
    neighbour,
    opposite,
    parallelogram,
    ring,
    within,
)
from starboard.kernel.paths import groups_of, steps_from

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=50)

DIRECTIONS = (E, NE, NW, W, SW, SE)

# Where each direction leads on paper: half hexes to the east, rows to the south.
ON_PAPER = {E: (2, 0), NE: (1, -1), NW: (-1, -1), W: (-2, 0), SW: (-1, 1), SE: (1, 1)}

places = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
directions = st.sampled_from(DIRECTIONS)


def on_paper(at: Hex) -> tuple[int, int]:
    return 2 * at[0] + at[1], at[1]


# The open plane


@unhurried
@given(places, directions)
def test_a_step_goes_where_its_name_says(at: Hex, direction: int) -> None:
    x, y = on_paper(at)
    east, south = ON_PAPER[direction]
    there = neighbour(at, direction)
    assert on_paper(there) == (x + east, y + south)
    assert neighbour(there, opposite(direction)) == at
    assert distance(at, there) == 1


@unhurried
@given(places, places, places)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distance_counts_steps() -> None:
    grid = hex_grid(within((0, 0), 6))
    steps = steps_from(grid.links, 0)
    assert steps == [distance((0, 0), at) for at in within((0, 0), 6)]
    assert distance((0, 0), (3, -3)) == 3
    assert distance((0, 0), (2, 2)) == 4


@unhurried
@given(places, st.integers(0, 6))
def test_a_ring_is_all_hexes_at_that_distance(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    square = [(centre[0] + q, centre[1] + r) for q in range(-7, 8) for r in range(-7, 8)]
    assert sorted(found) == [at for at in square if distance(centre, at) == radius]
    assert len(found) == max(1, 6 * radius)


def test_a_ring_begins_in_the_east_and_goes_by_the_north() -> None:
    assert ring((0, 0), 1) == [neighbour((0, 0), direction) for direction in DIRECTIONS]
    assert ring((0, 0), 2)[0] == (2, 0)
    around = ring((5, 5), 3)
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))
    assert ring((0, 0), -1) == []


@unhurried
@given(places, st.integers(-1, 5))
def test_within_is_the_rings_together(centre: Hex, reach: int) -> None:
    found = within(centre, reach)
    assert len(set(found)) == len(found) == (3 * reach * (reach + 1) + 1 if reach >= 0 else 0)
    assert [distance(centre, at) for at in found] == sorted(distance(centre, at) for at in found)
    assert all(distance(centre, at) <= reach for at in found)


def test_lines_are_chains_of_neighbours() -> None:
    for start in [(0, 0), (-3, 5)]:
        for end in within(start, 9):
            drawn = line(start, end)
            assert drawn[0] == start
            assert drawn[-1] == end
            assert len(drawn) == distance(start, end) + 1
            assert all(distance(a, b) == 1 for a, b in pairwise(drawn))


def test_each_hex_of_a_line_is_the_nearest_to_its_point() -> None:
    for end in within((0, 0), 7)[1:]:
        steps = distance((0, 0), end)
        for done, at in enumerate(line((0, 0), end)):
            # Everything times `steps`, so that the points of the straight line are whole numbers.
            gaps = []
            for other in within(at, 1):
                q, r = steps * other[0] - done * end[0], steps * other[1] - done * end[1]
                gaps.append(q * q + q * r + r * r)
            assert gaps[0] == min(gaps), "no neighbour is nearer"


def test_a_line_along_a_direction_is_straight() -> None:
    for direction in DIRECTIONS:
        here = (1, -2)
        expected = [here]
        for _ in range(5):
            here = neighbour(here, direction)
            expected.append(here)
        assert line((1, -2), here) == expected
    assert line((4, 4), (4, 4)) == [(4, 4)]


@pytest.mark.parametrize(
    ("end", "middle"),
    [
        ((1, 1), (0, 1)),
        ((2, -1), (1, 0)),
        ((-2, 1), (-1, 1)),
        ((-1, -1), (-1, 0)),
        ((-1, 2), (0, 1)),
        ((1, -2), (1, -1)),
    ],
)
def test_a_line_along_an_edge_takes_the_southern_or_else_the_eastern_hex(end: Hex, middle: Hex) -> None:
    assert line((0, 0), end) == [(0, 0), middle, end]


@unhurried
@given(places, places)
def test_a_line_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    assert line(b, a) == line(a, b)[::-1]


@unhurried
@given(places, places, places)
def test_a_line_does_not_depend_on_where_the_map_begins(a: Hex, b: Hex, shift: Hex) -> None:
    moved = [(q + shift[0], r + shift[1]) for q, r in line(a, b)]
    assert line((a[0] + shift[0], a[1] + shift[1]), (b[0] + shift[0], b[1] + shift[1])) == moved


# Drawn rows


def test_the_star_map_of_four_and_five_by_turns() -> None:
    lengths = [4, 5, 4, 5, 4]
    grid = hex_grid(hexes_of_rows(lengths))
    # The drawing: short rows begin half a hex further to the east. In half hexes:
    drawn = [(2 * column + (5 - length), row) for row, length in enumerate(lengths) for column in range(length)]
    assert len(grid.links) == len(drawn) == 22
    for cell, (x, y) in enumerate(drawn):
        for direction, (east, south) in ON_PAPER.items():
            there = (x + east, y + south)
            assert grid.links[cell][direction] == (drawn.index(there) if there in drawn else -1)


def test_places_of_the_star_map_by_name() -> None:
    grid = hex_grid(hexes_of_rows([4, 5, 4, 5, 4]))
    names = [f"S{number:02}" for number in range(1, 23)]

    def near(name: str) -> list[str]:
        return [names[there] if there >= 0 else "" for there in grid.links[names.index(name)]]

    assert near("S01") == ["S02", "", "", "", "S05", "S06"]
    assert near("S07") == ["S08", "S03", "S02", "S06", "S11", "S12"]
    assert near("S18") == ["", "", "S13", "S17", "S22", ""]
    steps = steps_from(grid.links, 0)
    assert [steps[names.index(name)] for name in ["S01", "S07", "S09", "S22"]] == [0, 2, 4, 5]


def test_empty_spaces_of_the_star_map_are_not_crossed() -> None:
    spaces = hexes_of_rows([4, 5, 4, 5, 4])
    tiles = [space for number, space in enumerate(spaces, 1) if number not in (6, 10, 11)]
    grid = hex_grid(tiles)
    steps = steps_from(grid.links, grid.at(spaces[4]))
    assert steps[grid.at(spaces[13])] == 7, "from S05 by S01, S02, S07, S12, S16 and S15 to S14"
    assert distance(spaces[4], spaces[13]) == 2


def test_rows_that_grow_and_shrink_make_a_hexagon() -> None:
    found = hexes_of_rows([3, 4, 5, 4, 3])
    assert sorted(found) == sorted(within(found[9], 2))


def test_rows_that_do_not_interlock_are_refused() -> None:
    with pytest.raises(ValueError, match="interlock"):
        hexes_of_rows([4, 4])
    with pytest.raises(ValueError, match="interlock"):
        hexes_of_rows([4, 5, 7])
    assert hexes_of_rows([]) == []


# Grids


@st.composite
def grids(draw: st.DrawFn) -> HexGrid:
    """A parallelogram with holes that may wrap around either way."""
    width, height = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    hexes = [at for at in parallelogram(width, height) if draw(st.booleans())]
    return hex_grid(hexes, draw(st.sampled_from([0, width])), draw(st.sampled_from([0, height])))


@unhurried
@given(grids(), directions)
def test_there_and_back_is_the_same_cell(grid: HexGrid, direction: int) -> None:
    for cell, ahead in enumerate(grid.links):
        there = ahead[direction]
        assert there == grid.at(neighbour(grid.place(cell), direction))
        if there >= 0:
            assert grid.links[there][opposite(direction)] == cell


@unhurried
@given(grids())
def test_a_grid_comes_back_from_bytes(grid: HexGrid) -> None:
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(grid), type=HexGrid)
    assert again == grid
    assert all(again.at(again.place(cell)) == cell for cell in range(len(grid.links)))


@unhurried
@given(st.integers(1, 6), st.integers(1, 6), st.integers(-20, 20), st.integers(-20, 20))
def test_a_wrapped_grid_looks_the_same_from_everywhere(width: int, height: int, q: int, r: int) -> None:
    grid = hex_grid(parallelogram(width, height), width, height)
    assert all(-1 not in ahead for ahead in grid.links)
    assert grid.at((q, r)) == grid.at((q + width, r)) == grid.at((q, r - height)) >= 0
    assert sorted(steps_from(grid.links, grid.at((q, r)))) == sorted(steps_from(grid.links, 0))


@unhurried
@given(st.integers(1, 6), st.integers(1, 6))
def test_steps_on_a_wrapped_grid_are_the_nearest_image(width: int, height: int) -> None:
    grid = hex_grid(parallelogram(width, height), width, height)
    images = [(i * width, j * height) for i in range(-2, 3) for j in range(-2, 3)]
    nearest = [min(distance((0, 0), (q + x, r + y)) for x, y in images) for q, r in parallelogram(width, height)]
    assert steps_from(grid.links, 0) == nearest


def test_a_grid_can_wrap_one_way_only() -> None:
    belt = hex_grid(parallelogram(4, 2), width=4)
    assert belt.links[belt.at((3, 0))][E] == belt.at((0, 0))
    assert belt.at((7, 1)) == belt.at((3, 1))
    assert belt.at((0, 2)) == -1
    assert belt.links[0][NE] == -1


def test_holes_split_a_map() -> None:
    grid = hex_grid([at for at in parallelogram(5, 3) if at[0] != 2])
    assert [len(group) for group in groups_of(grid.links, [True] * 12)] == [6, 6]
    around = hex_grid([at for at in parallelogram(5, 3) if at[0] != 2], width=5)
    assert [len(group) for group in groups_of(around.links, [True] * 12)] == [12]


@pytest.mark.parametrize("cell", [-1, 2])
def test_a_cell_that_is_not_on_the_map_has_no_place(cell: int) -> None:
    with pytest.raises(IndexError):
        hex_grid([(0, 0), (4, -1)]).place(cell)


def test_a_hex_is_on_the_map_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        hex_grid([(0, 0), (0, 0)])
    with pytest.raises(ValueError, match="twice"):
        hex_grid([(0, 0), (3, 0)], width=3)
