"""Boards: which squares there are, which face which, and which ships they make."""

from itertools import combinations, combinations_with_replacement, product

import pytest

from games.trucker.scenes import cells
from starboard.games.trucker.board.ship.ship_board import Board, board_of, open_symbols
from starboard.games.trucker.content import content
from starboard.kernel import StarboardError
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT

CLASSES = [name for name in content().ships if name != "IV"]


def quarters(board: Board) -> set[frozenset[str]]:
    """The ships of class IVC by the groups of GT-LM-4.3.1 that they unite."""
    names = {"FL": "5,5", "FR": "9,5", "RL": "5,10", "RR": "9,10"}
    ships: dict[int, set[str]] = {}
    for quarter, square in names.items():
        ships.setdefault(board.ship_of[cells(board, square)[0]], set()).add(quarter)
    return set(map(frozenset, ships.values()))


def fleet(text: str) -> set[frozenset[str]]:
    return {frozenset(ship.split()) for ship in text.split("/")}


@pytest.mark.rule("GT-B-2.5.2")
@pytest.mark.parametrize("name", CLASSES)
def test_the_starting_cabin_has_a_square_or_the_class_says_otherwise(name: str) -> None:
    board = board_of(name)
    without = name == "IIA" or content().ships[name].set == "latest_models"
    assert (board.start == -1) == without
    assert without or board.name(board.start) == "7,7"


@pytest.mark.rule("GT-LM-1.4")
@pytest.mark.parametrize("name", ["IC", "IIC", "IIIC", "IVC"])
def test_latest_models_have_no_starting_square(name: str) -> None:
    assert board_of(name).start == -1


@pytest.mark.parametrize("name", CLASSES)
def test_every_square_faces_its_neighbours_and_every_pair_is_one_seam(name: str) -> None:
    board = board_of(name)
    seams = [{(seam.a, seam.side_of_a), (seam.b, seam.side_of_b)} for seam in board.seams]
    assert len(seams) == len({frozenset(seam) for seam in seams})
    assert len(seams) == sum(there >= 0 for links in board.topology.links for there in links) / 2


@pytest.mark.rule("GT-LM-1.1")
def test_the_numeral_gives_the_level() -> None:
    levels = {"I": 1, "II": 2, "III": 3, "IV": 4}
    assert all(levels[name.rstrip("ABC")] == ship.level for name, ship in content().ships.items())


@pytest.mark.rule("GT-LM-2.1.1")
def test_ic_is_iic_without_the_orange_squares() -> None:
    small, large = board_of("IC"), board_of("IIC")
    assert (small.columns, small.rows) == (large.columns, large.rows)
    assert set(small.cells) < set(large.cells)
    orange = sorted(large.name(cell) for cell in set(large.cells) - set(small.cells))
    assert orange == ["2,2", "2,5", "2,6", "3,1", "4,1", "5,2", "5,5", "5,6"]
    assert small.rows == ["1", "2", "3a", "4a", "3b", "4b", "5", "6"]


@pytest.mark.rule("GT-LM-2.2.2")
def test_the_splice_runs_between_columns_3_and_4_and_nowhere_else() -> None:
    board = board_of("IIC")
    spliced = [seam for seam in board.seams if seam.rule == "GT-LM-2.2.2"]
    assert {(board.column(seam.a), board.column(seam.b)) for seam in spliced} == {("3", "4")}
    assert len(spliced) == 7
    assert not [
        seam
        for name in CLASSES
        if name not in ("IC", "IIC")
        for seam in board_of(name).seams
        if seam.rule != "GT-B-6.1"
    ]


@pytest.mark.rule("GT-LM-3.1.1")
def test_every_square_of_the_torus_has_four_neighbours_and_four_corners() -> None:
    board = board_of("IIIC")
    corner, left, above = cells(board, "1,1", "6,1", "1,6")
    assert board.topology.links[corner][LEFT] == left
    assert board.topology.links[corner][FRONT] == above
    assert board.topology.links[left][RIGHT] == corner
    assert board.topology.links[above][BACK] == corner
    assert all(min(board.topology.links[cell]) >= 0 and len(board.near[cell]) == 8 for cell in board.cells)


@pytest.mark.rule("GT-X2-6.1")
@pytest.mark.parametrize("name", ["IIB", "IIIB"])
def test_a_cylinder_is_glued_left_to_right_only(name: str) -> None:
    board = board_of(name)
    left, right = cells(board, "3,7", "11,7")
    assert board.topology.links[left][LEFT] == right
    assert all(board.topology.links[cell][FRONT] < 0 for cell in board.cells if board.squares.row(cell) == 0)


def test_class_iia_is_two_ships() -> None:
    board = board_of("IIA")
    assert [len(ship) for ship in board.fleet] == [14, 14]
    assert "7" not in {board.column(cell) for cell in board.cells}


@pytest.mark.rule("GT-X2-6.2")
def test_class_iv_is_a_front_and_a_rear_half() -> None:
    boards = [board_of("IV", (), front + rear) for front in "ABCDE" for rear in "abcde"]
    assert {(len(board.cells), len(board.fleet), board.name(board.start)) for board in boards} == {(45, 1, "7,7")}
    assert len({tuple(board.cells) for board in boards}) == 25
    with pytest.raises(StarboardError, match="trucker-no-such-halves"):
        board_of("IV", (), "aA")
    with pytest.raises(StarboardError, match="trucker-no-such-halves"):
        board_of("I", (), "Ab")


def test_class_iiib_can_go_without_a_group_of_squares() -> None:
    assert [len(board_of("IIIB", (), "", hole).cells) for hole in ("", "1", "6")] == [46, 41, 41]


def test_a_class_that_is_not_there() -> None:
    with pytest.raises(StarboardError, match="trucker-no-such-class"):
        board_of("V")


# -- class IVC


@pytest.mark.rule("GT-LM-4.3.1")
def test_at_first_there_are_four_ships() -> None:
    board = board_of("IVC")
    assert quarters(board) == fleet("FL/FR/RL/RR")
    assert len(board.cells) == 44


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.parametrize(
    ("dice", "symbols"),
    [((), ()), ((3,), ("3",)), ((3, 6), ("3", "6")), ((3, 3), ("3", "="))],
    ids=["none", "T-LM-66", "T-LM-68", "T-LM-69"],
)
def test_the_dice_open_squares(dice: tuple[int, ...], symbols: tuple[str, ...]) -> None:
    assert open_symbols(dice) == symbols
    marked = content().ships["IVC"].marked
    board, closed = board_of("IVC", dice), board_of("IVC")
    opened = {board.name(cell) for cell in board.cells} - {closed.name(cell) for cell in closed.cells}
    assert opened == {square for symbol in symbols for square in marked[symbol]}


@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.parametrize(
    ("die", "ships"),
    [
        (1, "FL RL/FR/RR"),
        (2, "FR RR/FL/RL"),
        (3, "FL FR/RL/RR"),
        (4, "RL RR/FL/FR"),
        (5, "FR RR/FL/RL"),
        (6, "FL RL/FR/RR"),
    ],
)
def test_each_number_joins_two_ships(die: int, ships: str) -> None:
    """T-LM-66 and T-LM-67 among them. The squares themselves are data (OQ-LM-11)."""
    assert quarters(board_of("IVC", (die,))) == fleet(ships)


def opened_by(*dice: int) -> set[str]:
    """The squares that these dice have opened."""
    board, closed = board_of("IVC", dice), board_of("IVC")
    return {board.name(cell) for cell in board.cells} - {closed.name(cell) for cell in closed.cells}


@pytest.mark.rule("GT-LM-4.3.2")
def test_each_number_marks_squares_of_its_own() -> None:
    """OQ-LM-11: 1 and 6 join the same two ships, and so do 2 and 5, but by different squares."""
    for one, other in combinations(range(1, 7), 2):
        assert opened_by(one).isdisjoint(opened_by(other)), (one, other)


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)), ids=str)
def test_the_second_die_always_opens_something_new(dice: tuple[int, int]) -> None:
    assert opened_by(dice[0]) < opened_by(*dice)


RESULTS = {
    "1 1": "FL FR RL RR",
    "1 2": "FL RL / FR RR",
    "1 3": "FL FR RL / RR",
    "1 4": "FL RL RR / FR",
    "1 5": "FL RL / FR RR",
    "1 6": "FL RL / FR / RR",
    "2 2": "FL FR RL RR",
    "2 3": "FL FR RR / RL",
    "2 4": "FR RL RR / FL",
    "2 5": "FR RR / FL / RL",
    "2 6": "FL RL / FR RR",
    "3 3": "FL FR / RL RR",
    "3 4": "FL FR / RL RR",
    "3 5": "FL FR RR / RL",
    "3 6": "FL FR RL / RR",
    "4 4": "FL FR / RL RR",
    "4 5": "FR RL RR / FL",
    "4 6": "FL RL RR / FR",
    "5 5": "FL FR RL RR",
    "5 6": "FL RL / FR RR",
    "6 6": "FL FR RL RR",
}


@pytest.mark.rule("GT-LM-4.6.1")
@pytest.mark.rule("GT-LM-4.6.4")
@pytest.mark.parametrize("dice", list(combinations_with_replacement(range(1, 7), 2)), ids=str)
def test_the_dice_decide_how_many_ships_there_are(dice: tuple[int, int]) -> None:
    """T-LM-70: all 21 pairs, in either order."""
    expected = fleet(RESULTS[f"{dice[0]} {dice[1]}"])
    assert quarters(board_of("IVC", dice)) == expected
    assert quarters(board_of("IVC", dice[::-1])) == expected
    assert len(board_of("IVC", dice).fleet) == len(expected)


@pytest.mark.rule("GT-LM-4.3.4")
def test_squares_that_were_never_opened_do_not_exist() -> None:
    board = board_of("IVC", (3, 6))
    assert board.cell("7", "9") == board.cell("8", "8") == board.cell("7", "8") == -1
    assert board.cell("7", "5") >= 0
    assert board.cell("7", "2") == board.cell("99", "2") == board.cell("7", "99") == -1
