"""Boards of squares: the plain ones, the torus, the border, and regions that join."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.kernel.paths import groups_of, steps_from
from starboard.kernel.squares import (
    BACK,
    FRONT,
    LEFT,
    RIGHT,
    Squares,
    Topology,
    groups,
    joints,
    mask_of,
    opposite,
    topology_of,
    turned,
)

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=50)

SIDES = (FRONT, RIGHT, BACK, LEFT)
TORUS = Squares(6, 6, wrap_columns=True, wrap_rows=True)

boards = st.builds(Squares, st.integers(1, 6), st.integers(1, 6), st.booleans(), st.booleans())
sides = st.sampled_from(SIDES)


@st.composite
def topologies(draw: st.DrawFn) -> Topology:
    """A board with holes, bent in a few places."""
    squares = draw(boards)
    topology = topology_of(squares, draw(flags(squares.size)))
    cells = [cell for cell, name in enumerate(topology.cells) if name]
    if cells:
        for a, side, b, side_of_b in draw(
            st.lists(st.tuples(st.sampled_from(cells), sides, st.sampled_from(cells), sides), max_size=4)
        ):
            topology.link(a, side, b, side_of_b)
    return topology


def flags(size: int) -> st.SearchStrategy[list[bool]]:
    return st.lists(st.booleans(), min_size=size, max_size=size)


def everywhere(topology: Topology) -> tuple[list[bool], list[list[bool]]]:
    """Every cell present, every side joined."""
    return [bool(name) for name in topology.cells], [[True] * 4 for _ in topology.cells]


def assert_links_run_both_ways(topology: Topology) -> None:
    for cell, ahead in enumerate(topology.links):
        for side, there in enumerate(ahead):
            face = topology.faces[cell][side]
            assert (there < 0) == (face < 0)
            if there >= 0:
                assert topology.cells[cell]
                assert topology.cells[there]
                assert (topology.links[there][face], topology.faces[there][face]) == (cell, side)


# Sides


def test_turning_brings_the_front_to_the_right() -> None:
    assert turned(["f", "r", "b", "l"], 1) == ["l", "f", "r", "b"]
    assert turned("frbl", -1) == ["r", "b", "l", "f"]
    assert turned([1, 2, 3, 0], 1)[RIGHT] == 1


@unhurried
@given(st.lists(st.integers(), min_size=4, max_size=4), st.integers(-9, 9), st.integers(-9, 9))
def test_turns_add_up_and_four_are_none(tile: list[int], some: int, more: int) -> None:
    assert turned(tile, 4) == tile
    assert turned(turned(turned(turned(tile, 1), 1), 1), 1) == tile
    assert turned(turned(tile, some), more) == turned(tile, some + more)
    assert turned(tile, some)[(FRONT + some) % 4] == tile[FRONT]


def test_a_tile_without_four_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="four sides"):
        turned([1, 2, 3], 1)


def test_opposite_sides() -> None:
    assert [opposite(side) for side in SIDES] == [BACK, LEFT, FRONT, RIGHT]


# Grids


def test_cells_are_numbered_row_by_row() -> None:
    board = Squares(4, 3)
    assert board.size == 12
    assert [board.cell(0, 0), board.cell(3, 0), board.cell(0, 1), board.cell(3, 2)] == [0, 3, 4, 11]
    assert (board.column(6), board.row(6)) == (2, 1)
    assert [board.cell(-1, 0), board.cell(4, 0), board.cell(0, -1), board.cell(0, 3)] == [-1] * 4


def test_neighbours_on_a_plain_board() -> None:
    board = Squares(4, 3)
    assert [board.neighbour(5, side) for side in SIDES] == [1, 6, 9, 4]
    assert [board.neighbour(0, side) for side in SIDES] == [-1, 1, 4, -1]
    assert [board.neighbour(11, side) for side in SIDES] == [7, -1, -1, 10]


def test_one_direction_can_wrap_alone() -> None:
    assert [Squares(4, 3, wrap_columns=True).neighbour(0, side) for side in SIDES] == [-1, 1, 4, 3]
    assert [Squares(4, 3, wrap_rows=True).neighbour(0, side) for side in SIDES] == [8, 1, 4, -1]


@pytest.mark.parametrize("cell", [-1, 12])
def test_a_cell_off_the_board_has_no_place(cell: int) -> None:
    board = Squares(4, 3)
    with pytest.raises(IndexError):
        board.neighbour(cell, BACK)
    with pytest.raises(IndexError):
        board.around(cell)
    with pytest.raises(IndexError):
        board.ray_from(cell, FRONT)
    with pytest.raises(IndexError):
        board.column(cell)
    with pytest.raises(IndexError):
        board.row(cell)


@unhurried
@given(boards, st.data(), sides)
def test_there_and_back_is_the_same_cell(board: Squares, data: st.DataObject, side: int) -> None:
    cell = data.draw(st.integers(0, board.size - 1))
    assert board.cell(board.column(cell), board.row(cell)) == cell
    there = board.neighbour(cell, side)
    if there >= 0:
        assert board.neighbour(there, opposite(side)) == cell
    wraps = board.wrap_rows if side in (FRONT, BACK) else board.wrap_columns
    edge = {FRONT: board.row(cell) == 0, BACK: board.row(cell) == board.height - 1}
    edge |= {LEFT: board.column(cell) == 0, RIGHT: board.column(cell) == board.width - 1}
    assert (there < 0) == (edge[side] and not wraps)


@unhurried
@given(boards, st.data())
def test_around_is_what_two_steps_round_a_corner_reach(board: Squares, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, board.size - 1))
    near = set()
    for side in SIDES:
        there = board.neighbour(cell, side)
        near.add(there)
        if there >= 0:
            near |= {board.neighbour(there, (side + 1) % 4), board.neighbour(there, (side + 3) % 4)}
    assert board.around(cell) == sorted(near - {-1, cell})


def test_around_a_corner_of_the_torus() -> None:
    assert TORUS.around(0) == [1, 5, 6, 7, 11, 30, 31, 35]
    assert Squares(6, 6).around(0) == [1, 6, 7]


# Rays


def test_rays_start_on_the_side_they_come_from() -> None:
    board = Squares(4, 3)
    assert board.ray(1, FRONT) == [1, 5, 9]
    assert board.ray(1, BACK) == [9, 5, 1]
    assert board.ray(1, LEFT) == [4, 5, 6, 7]
    assert board.ray(1, RIGHT) == [7, 6, 5, 4]


def test_a_ray_beside_the_board_misses() -> None:
    board = Squares(4, 3)
    assert board.ray(4, FRONT) == board.ray(-1, BACK) == board.ray(3, LEFT) == board.ray(-1, RIGHT) == []


def test_a_line_is_taken_around_where_the_board_wraps() -> None:
    assert TORUS.ray(-1, FRONT) == TORUS.ray(5, FRONT) == [5, 11, 17, 23, 29, 35]
    assert Squares(4, 3, wrap_columns=True).ray(4, FRONT) == [0, 4, 8]


def test_a_ray_from_within_goes_once_around_the_torus() -> None:
    assert TORUS.ray_from(TORUS.cell(2, 4), FRONT) == [26, 32, 2, 8, 14, 20]
    assert TORUS.ray_from(TORUS.cell(2, 4), RIGHT) == [26, 25, 24, 29, 28, 27]
    assert Squares(6, 6).ray_from(26, RIGHT) == [26, 25, 24]


@unhurried
@given(boards, st.data(), sides)
def test_a_ray_meets_each_cell_of_its_line_once(board: Squares, data: st.DataObject, side: int) -> None:
    upright = side in (FRONT, BACK)
    line = data.draw(st.integers(0, (board.width if upright else board.height) - 1))
    met = board.ray(line, side)
    place = board.column if upright else board.row
    assert sorted(met) == [cell for cell in range(board.size) if place(cell) == line]
    assert met == board.ray(line, opposite(side))[::-1]
    assert met == board.ray(line, side + 4)
    if not (board.wrap_rows if upright else board.wrap_columns):
        assert board.neighbour(met[0], side) == -1


# Topologies


def test_a_drawn_board_says_which_cells_exist() -> None:
    assert mask_of([".#", "##"]) == [False, True, True, True]
    assert mask_of([".L", "##"], ".L") == [False, False, True, True]
    with pytest.raises(ValueError, match="equally long"):
        mask_of(["##", "#"])


def test_holes_have_no_name_and_no_links() -> None:
    board = topology_of(Squares(3, 2), mask_of(["#.#", "###"]))
    assert board.cells == ["0,0", "", "2,0", "0,1", "1,1", "2,1"]
    assert board.links == [
        [-1, -1, 3, -1],
        [-1, -1, -1, -1],
        [-1, -1, 5, -1],
        [0, 4, -1, -1],
        [-1, 5, -1, 3],
        [2, -1, -1, 4],
    ]
    assert_links_run_both_ways(board)


def test_cells_can_have_names_of_their_own() -> None:
    board = topology_of(Squares(2, 1), [True, False], ["left", "right"])
    assert board.cells == ["left", ""]
    with pytest.raises(ValueError, match="one entry"):
        topology_of(Squares(2, 1), [True])
    with pytest.raises(ValueError, match="one entry"):
        topology_of(Squares(2, 1), [True, True], ["left"])


@unhurried
@given(topologies())
def test_links_run_both_ways_however_the_board_is_bent(topology: Topology) -> None:
    assert_links_run_both_ways(topology)


@unhurried
@given(topologies())
def test_a_topology_comes_back_from_bytes(topology: Topology) -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(topology), type=Topology) == topology


@unhurried
@given(boards)
def test_a_grid_comes_back_from_bytes(board: Squares) -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(board), type=Squares) == board


def test_a_link_can_lead_round_a_corner() -> None:
    board = topology_of(Squares(2, 1), [True, True])
    board.link(0, FRONT, 1, RIGHT)
    assert board.links == [[1, 1, -1, -1], [-1, 0, -1, 0]]
    assert board.faces == [[RIGHT, LEFT, -1, -1], [-1, FRONT, -1, RIGHT]]


def test_a_new_link_frees_the_old_partners() -> None:
    board = topology_of(Squares(4, 1), [True] * 4)
    board.link(0, RIGHT, 3, LEFT)
    assert board.links == [[-1, 3, -1, -1], [-1, 2, -1, -1], [-1, -1, -1, 1], [-1, -1, -1, 0]]
    board.cut(3, LEFT)
    board.cut(3, LEFT)
    assert board.links[0] == board.links[3] == [-1] * 4
    assert_links_run_both_ways(board)


def test_links_need_cells_and_sides() -> None:
    board = topology_of(Squares(2, 1), [True, False])
    before = msgspec.msgpack.encode(board)
    for a, side, b, side_of_b in [(0, RIGHT, 1, LEFT), (0, RIGHT, 2, LEFT), (-2, RIGHT, 0, LEFT), (0, 4, 0, LEFT)]:
        with pytest.raises(ValueError, match="no such"):
            board.link(a, side, b, side_of_b)
    with pytest.raises(ValueError, match="no such side"):
        board.cut(0, -1)
    assert msgspec.msgpack.encode(board) == before


# Pieces


def test_a_link_holds_only_when_both_sides_join() -> None:
    board = topology_of(Squares(3, 1), [True] * 3)
    joined = [[False, True, False, False], [False, True, False, True], [False, False, False, False]]
    assert joints(board, [True] * 3, joined) == [[1], [0], []]
    assert groups(board, [True] * 3, joined) == [[0, 1], [2]]
    assert groups(board, [True, False, True], joined) == [[0], [2]]


@unhurried
@given(topologies(), st.data())
def test_groups_equal_a_naive_flood(topology: Topology, data: st.DataObject) -> None:
    size = len(topology.cells)
    present = data.draw(flags(size))
    joined = data.draw(st.lists(flags(4), min_size=size, max_size=size))
    rest = {cell for cell in range(size) if present[cell]}
    found = []
    while rest:
        piece = {min(rest)}
        for _ in range(size):
            for cell in sorted(piece):
                for side in SIDES:
                    there = topology.links[cell][side]
                    if there in rest and joined[cell][side] and joined[there][topology.faces[cell][side]]:
                        piece.add(there)
        found.append(sorted(piece))
        rest -= piece
    assert groups(topology, present, joined) == found


# Boards of the games


def test_on_the_torus_every_cell_has_four_neighbours() -> None:
    board = topology_of(TORUS, mask_of(["######"] * 6))
    assert_links_run_both_ways(board)
    assert all(len({*ahead}) == 4 and -1 not in ahead for ahead in board.links)
    # Front of the first row is the last row; left of the first column is the last column.
    assert board.links[TORUS.cell(2, 0)][FRONT] == TORUS.cell(2, 5)
    assert board.links[TORUS.cell(0, 3)][LEFT] == TORUS.cell(5, 3)
    assert max(steps_from(board.links, 0)) == 6


def test_a_ship_across_the_edges_of_the_torus_is_one_piece() -> None:
    rows = ["##..##", "......", "......", "......", "......", "#....#"]
    present = mask_of(rows)
    joined = [[True] * 4] * 36
    assert len(groups(topology_of(TORUS, [True] * 36), present, joined)) == 1
    assert len(groups(topology_of(Squares(6, 6), [True] * 36), present, joined)) == 4


def test_empty_clusters_on_the_torus_count_corners() -> None:
    # Four empty corners of the board touch each other, and (4, 4) touches one of them by its corner only.
    rows = [".####.", "######", "##.###", "######", "####.#", ".####."]
    empty = [not tile for tile in mask_of(rows)]
    around = [TORUS.around(cell) for cell in range(36)]
    assert [len(group) for group in groups_of(around, empty)] == [5, 1]
    by_edges = topology_of(TORUS, [True] * 36).links
    assert [len(group) for group in groups_of(by_edges, empty)] == [4, 1, 1]


BORDER = Squares(4, 8)
BORDER_ROWS = [".##.", "####", "####", "####", ".##.", "####", "####", "#..#"]


def border_joined(board: Topology, connectors: dict[int, list[int]]) -> list[list[bool]]:
    """Which sides are joined when only equal connectors fit across the border between the middle columns."""
    joined = []
    for cell in range(BORDER.size):
        row = [False] * 4
        for side in SIDES:
            there = board.links[cell][side]
            if cell in connectors and there in connectors:
                mine, other = connectors[cell][side], connectors[there][board.faces[cell][side]]
                across = {BORDER.column(cell), BORDER.column(there)} == {1, 2}
                row[side] = mine > 0 and (mine == other or (not across and other > 0 and 3 in (mine, other)))
        joined.append(row)
    return joined


@pytest.mark.parametrize(
    ("left", "right", "pieces"), [(1, 1, 1), (2, 2, 1), (3, 3, 1), (1, 3, 2), (3, 2, 2), (1, 2, 2), (0, 0, 2)]
)
def test_only_equal_connectors_hold_across_the_border(left: int, right: int, pieces: int) -> None:
    board = topology_of(BORDER, mask_of(BORDER_ROWS))
    assert sum(map(bool, board.cells)) == 26
    a, b = BORDER.cell(1, 2), BORDER.cell(2, 2)
    connectors = {a: [0, left, 0, 0], b: [0, 0, 0, right]}
    assert len(groups(board, [cell in connectors for cell in range(32)], border_joined(board, connectors))) == pieces


def test_elsewhere_on_the_border_board_a_universal_connector_fits() -> None:
    board = topology_of(BORDER, mask_of(BORDER_ROWS))
    a, b = BORDER.cell(0, 2), BORDER.cell(1, 2)
    connectors = {a: [0, 1, 0, 0], b: [0, 0, 0, 3]}
    assert groups(board, [cell in connectors for cell in range(32)], border_joined(board, connectors)) == [[a, b]]


def test_a_border_can_lead_to_another_row_and_side() -> None:
    # Leaving column 1 of the second row to the right arrives in column 2 of the sixth row from behind.
    board = topology_of(BORDER, mask_of(BORDER_ROWS))
    here, there = BORDER.cell(1, 1), BORDER.cell(2, 5)
    board.link(here, RIGHT, there, BACK)
    assert board.links[here][RIGHT] == there
    assert board.faces[here][RIGHT] == BACK
    assert board.links[BORDER.cell(2, 1)][LEFT] == -1, "the old neighbour across is cut off"
    assert board.links[BORDER.cell(2, 6)][FRONT] == -1
    assert_links_run_both_ways(board)
    assert steps_from(board.links, here)[there] == 1


FLEET_ROWS = ["..##F##..", ".###F###.", ".###.###.", ".LLL.TTT.", ".###R###.", "####R####"]


@pytest.mark.parametrize(
    ("closed", "sizes"),
    [
        (".FRLT", [8, 8, 7, 7]),
        (".RLT", [18, 7, 7]),
        (".FRT", [18, 8, 7]),
        (".LT", [18, 16]),
        (".FR", [18, 18]),
        (".T", [37]),
    ],
)
def test_regions_of_a_fleet_join_as_cells_open(closed: str, sizes: list[int]) -> None:
    board = topology_of(Squares(9, 6), mask_of(FLEET_ROWS, closed))
    present, joined = everywhere(board)
    assert [len(region) for region in groups(board, present, joined)] == sizes


def test_regions_can_also_be_joined_by_hand() -> None:
    squares = Squares(9, 6)
    board = topology_of(squares, mask_of(FLEET_ROWS, ".FRLT"))
    board.link(squares.cell(3, 2), BACK, squares.cell(3, 4), FRONT)
    present, joined = everywhere(board)
    assert [len(region) for region in groups(board, present, joined)] == [15, 8, 7]
