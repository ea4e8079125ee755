"""The slow checker against the tables of the rules, so that it may judge others."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from games.trucker.slow_checker import (
    ACROSS,
    CANNONS,
    PRINTED,
    SIDES,
    Board,
    Cell,
    Ship,
    Tile,
    alien_cabins,
    batteries,
    board_of,
    cannon_faults,
    cannon_power,
    cannon_strengths,
    cap_of,
    cargo,
    check,
    clusters_of,
    connector_faults,
    crew_places,
    defence_power,
    engine_strengths,
    exhaust_faults,
    exposed,
    faults_of,
    fleet_after,
    fleet_cannon,
    fleet_engine,
    fleet_pieces,
    gap_of,
    heading_faults,
    joined_to,
    meeting,
    neighbour,
    pieces_of,
    premium_of,
    quarter_of,
    shielded,
    symbols_open,
    thruster_faults,
    tile_of,
    turned_tile,
    with_alien,
)

CLASS_I, III, IC, IIC, IIIC = (board_of(name) for name in ("I", "III", "IC", "IIC", "IIIC"))

SMOOTH = Tile("structural", (0, 0, 0, 0))
OPEN = Tile("structural", (3, 3, 3, 3))


def part(**connectors: int) -> Tile:
    """A tile that has these connectors and is smooth elsewhere: `part(R=1)`."""
    front, right, rear, left = (connectors.get(side, 0) for side in SIDES)
    return Tile("structural", (front, right, rear, left))


def pair(board: Board, cell: Cell, side: str, mine: int, other: int) -> Ship:
    """Two tiles side by side that have nothing but the two connectors between them."""
    beside = neighbour(board, cell, side)
    assert beside is not None
    return Ship(board, {cell: part(**{side: mine}), beside: part(**{ACROSS[side]: other})})


def result(ship: Ship) -> str:
    """What two tiles do to each other."""
    if connector_faults(ship):
        return "error"
    return "joined" if len(pieces_of(ship, ship.tiles)) == 1 else "legal"


def cannon(side: str, kind: str = "cannon") -> Tile:
    return Tile(kind, (0, 0, 0, 0), frozenset(side))


def engine(kind: str = "engine") -> Tile:
    return Tile(kind, (0, 0, 0, 0), exhaust="B")


# -- tiles and boards


@pytest.mark.rule("GT-B-1.2")
def test_the_base_game_has_140_tiles_and_the_starting_cabins() -> None:
    counts: Counter[str] = Counter()
    for name, (tile, count) in PRINTED.items():
        if name.startswith("B"):
            counts[tile.kind] += count
    assert counts == {
        "starting_cabin": 4,
        "battery_2": 9,
        "battery_3": 6,
        "cargo_2": 9,
        "cargo_3": 6,
        "special_cargo_1": 6,
        "special_cargo_2": 3,
        "cabin": 16,
        "structural": 8,
        "engine": 19,
        "double_engine": 7,
        "cannon": 23,
        "double_cannon": 8,
        "life_support_brown": 6,
        "life_support_purple": 6,
        "shield": 8,
    }


def test_a_muzzle_or_an_exhaust_has_no_connector() -> None:
    for tile, _ in PRINTED.values():
        if tile.kind in (*CANNONS, "thruster"):
            assert all(tile.connector(side) == 0 for side in tile.sides)
        assert not tile.exhaust or tile.connector(tile.exhaust) == 0


@pytest.mark.rule("GT-B-3.3")
def test_a_quarter_turn_is_clockwise() -> None:
    tile = tile_of("B093", 1)
    assert tile.connectors == (1, 0, 2, 3)
    assert tile.sides == {"R"}
    assert tile_of("B117", 3).sides == {"L", "F"}
    assert tile_of("B068", 2).exhaust == "F"


@pytest.mark.parametrize("name", PRINTED)
def test_four_quarter_turns_change_nothing(name: str) -> None:
    tile = tile_of(name)
    for _ in range(4):
        tile = turned_tile(tile, 1)
    assert tile == tile_of(name)
    assert turned_tile(tile_of(name, 3), 1) == tile


@pytest.mark.rule("GT-B-1.6")
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("I", 18),
        ("II", 27),
        ("III", 36),
        ("IIIA", 36),
        ("IA", 18),
        ("IIA", 28),
        ("IIB", 27),
        ("IIIB", 46),
        ("IC", 18),
        ("IIC", 26),
        ("IIIC", 36),
        ("IVC", 44),
    ],
)
def test_boards_have_their_cells(name: str, cells: int) -> None:
    board = board_of(name)
    assert len(board.cells) == cells
    assert (board.start is None) == name.endswith("C") or name == "IIA"


@pytest.mark.rule("GT-X2-6.2")
@pytest.mark.parametrize("halves", [front + rear for front in "ABCDE" for rear in "abcde"])
def test_class_iv_is_made_of_two_halves(halves: str) -> None:
    board = board_of("IV", halves=halves)
    assert len(board.cells) == 27 + 18
    assert board.start == ("7", "7")
    assert {quarter_of(cell)[0] for cell in board.cells} == {"F", "R"}
    full = Ship(board, dict.fromkeys(board.cells, OPEN))
    assert len(pieces_of(full, board.cells)) == 1


@pytest.mark.rule("GT-LM-2.1.1")
def test_the_cells_of_ic_are_cells_of_iic() -> None:
    assert IC.cells < IIC.cells
    assert len(IIC.cells - IC.cells) == 8


@pytest.mark.rule("GT-LM-3.1.1")
@pytest.mark.parametrize(
    ("cell", "side", "other"),
    [
        (("1", "3"), "L", ("6", "3")),
        (("6", "3"), "R", ("1", "3")),
        (("4", "1"), "F", ("4", "6")),
        (("4", "6"), "B", ("4", "1")),
        (("4", "4"), "F", ("4", "3")),
        (("4", "4"), "R", ("5", "4")),
    ],
)
def test_opposite_edges_of_iiic_are_glued(cell: Cell, side: str, other: Cell) -> None:
    assert neighbour(IIIC, cell, side) == other
    assert neighbour(IIIC, other, ACROSS[side]) == cell


@pytest.mark.rule("GT-X2-6.1")
@pytest.mark.parametrize("name", ["IIB", "IIIB"])
def test_cylinders_are_glued_left_and_right_only(name: str) -> None:
    board = board_of(name)
    assert neighbour(board, ("3", "7"), "L") == ("11", "7")
    front = min(board.rows, key=int)
    assert all(neighbour(board, (column, front), "F") is None for column, row in board.cells if row == front)


def test_plain_boards_end_at_their_edges_and_holes() -> None:
    assert neighbour(CLASS_I, ("5", "7"), "L") is None
    assert neighbour(CLASS_I, ("7", "8"), "B") is None
    assert neighbour(CLASS_I, ("7", "8"), "F") == ("7", "7")
    # Row 11 of IIIA is at the front.
    assert neighbour(board_of("IIIA"), ("7", "11"), "F") is None
    assert neighbour(board_of("IIIA"), ("7", "11"), "B") == ("7", "10")
    # The rows of IC lie in the order 1 2 3a 4a 3b 4b 5 6.
    assert neighbour(IC, ("3", "4a"), "B") == ("3", "3b")


@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA", "IA", "IIA", "IIB", "IIIB", "IC", "IIC", "IIIC", "IVC"])
def test_neighbours_are_mutual(name: str) -> None:
    board = board_of(name)
    for cell in board.cells:
        for side in SIDES:
            other = neighbour(board, cell, side)
            assert other is None or neighbour(board, other, ACROSS[side]) == cell


# -- connectors

TABLE = [
    (1, 1, "joined"),
    (2, 2, "joined"),
    (3, 3, "joined"),
    (1, 3, "joined"),
    (2, 3, "joined"),
    (1, 2, "error"),
    (0, 0, "legal"),
    (0, 1, "error"),
    (0, 2, "error"),
    (0, 3, "error"),
]


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.2")
@pytest.mark.parametrize(("one", "other", "expected"), TABLE)
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("board", "cell"), [(CLASS_I, ("6", "8")), (III, ("6", "8")), (IIIC, ("1", "1"))])
def test_connectors(board: Board, cell: Cell, side: str, one: int, other: int, expected: str) -> None:
    """T-B-01 to T-B-08."""
    assert result(pair(board, cell, side, one, other)) == expected
    assert result(pair(board, cell, side, other, one)) == expected


@pytest.mark.rule("GT-B-6.3")
@pytest.mark.rule("GT-B-6.9")
@pytest.mark.parametrize("connector", [1, 2, 3])
def test_a_connector_beside_nothing_is_exposed(connector: int) -> None:
    """T-B-09."""
    ship = Ship(CLASS_I, {("7", "8"): part(B=connector, R=connector)})
    assert not faults_of(ship)
    assert exposed(ship) == 2
    assert exposed(Ship(CLASS_I, {("7", "8"): SMOOTH})) == 0


@pytest.mark.rule("GT-B-6.3")
def test_connectors_around_a_hole_are_exposed() -> None:
    ring = [(column, row) for column in "345" for row in "345" if (column, row) != ("4", "4")]
    ship = Ship(IIIC, dict.fromkeys(ring, OPEN))
    assert exposed(ship) == 4 + 12


@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.rule("GT-LM-2.2.3")
@pytest.mark.rule("GT-LM-2.2.4")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (1, 1, "joined"),
        (2, 2, "joined"),
        (3, 3, "joined"),
        (1, 3, "error"),
        (2, 3, "error"),
        (1, 2, "error"),
        (0, 0, "legal"),
        (0, 1, "error"),
        (0, 2, "error"),
        (0, 3, "error"),
    ],
)
@pytest.mark.parametrize("board", [IC, IIC], ids=["IC", "IIC"])
@pytest.mark.parametrize("row", ["2", "3a", "4a", "3b", "4b", "5"])
def test_connectors_across_the_splice(board: Board, row: str, one: int, other: int, expected: str) -> None:
    """T-LM-01 to T-LM-08."""
    for left, right in ((one, other), (other, one)):
        ship = pair(board, ("3", row), "R", left, right)
        assert result(ship) == expected
        assert {rule for rule, _ in connector_faults(ship)} <= {"GT-LM-2.2.2"}


@pytest.mark.rule("GT-LM-2.2.4")
def test_a_connector_at_the_splice_beside_nothing_is_exposed() -> None:
    """T-LM-09."""
    ship = Ship(IC, {("3", "3a"): part(R=3)})
    assert not faults_of(ship)
    assert exposed(ship) == 1


@pytest.mark.rule("GT-LM-2.2.2")
def test_elsewhere_on_ic_universal_connectors_fit_all() -> None:
    """T-LM-10."""
    assert result(pair(IC, ("2", "3a"), "R", 1, 3)) == "joined"
    assert result(pair(IC, ("4", "3a"), "R", 1, 3)) == "joined"
    assert result(pair(IC, ("3", "3a"), "B", 1, 3)) == "joined"
    # Columns 3 and 4 of other boards have no splice.
    assert result(pair(III, ("3", "8"), "R", 1, 3)) == "joined"
    assert result(pair(IIIC, ("3", "2"), "R", 1, 3)) == "joined"


@pytest.mark.rule("GT-LM-3.2.2")
def test_connectors_across_the_edges_of_iiic() -> None:
    """T-LM-36 to T-LM-38."""
    assert result(pair(IIIC, ("1", "3"), "L", 1, 3)) == "joined"
    across = pair(IIIC, ("4", "1"), "F", 2, 1)
    assert connector_faults(across) == {("GT-B-6.1", frozenset({("4", "1"), ("4", "6")}))}
    assert result(pair(IIIC, ("6", "2"), "R", 1, 0)) == "error"


@pytest.mark.rule("GT-LM-3.2.6")
def test_exposed_on_the_torus() -> None:
    assert exposed(Ship(IIIC, {("1", "1"): OPEN, ("6", "1"): OPEN})) == 6
    assert exposed(Ship(IIIC, dict.fromkeys(IIIC.cells, OPEN))) == 0


# -- empty squares


@pytest.mark.rule("GT-B-6.4")
@pytest.mark.parametrize("side", SIDES)
def test_before_a_muzzle_must_be_nothing(side: str) -> None:
    at = ("6", "7")
    ahead = neighbour(III, at, side)
    assert ahead is not None
    blocked = Ship(III, {at: cannon(side), ahead: SMOOTH})
    assert cannon_faults(blocked) == {("GT-B-6.4", frozenset({at, ahead}))}
    further = neighbour(III, ahead, side)
    assert further is not None
    assert not cannon_faults(Ship(III, {at: cannon(side), further: SMOOTH}))


@pytest.mark.rule("GT-B-6.5")
def test_engines_point_to_the_rear_and_have_nothing_behind() -> None:
    at, behind = ("6", "7"), ("6", "8")
    assert not faults_of(Ship(III, {at: engine()}))
    blocked = Ship(III, {at: engine(), behind: SMOOTH})
    assert exhaust_faults(blocked) == {("GT-B-6.5", frozenset({at, behind}))}
    for turn in (1, 2, 3):
        wrong = Ship(III, {at: turned_tile(engine(), turn), behind: SMOOTH})
        assert heading_faults(wrong) == {("GT-B-6.5", frozenset({at}))}
        assert not exhaust_faults(wrong)


@pytest.mark.rule("GT-X1-3.7")
@pytest.mark.rule("GT-X1-3.8")
def test_both_muzzles_and_the_exhaust_need_room() -> None:
    at = ("6", "7")
    around = {side: neighbour(III, at, side) for side in SIDES}
    both = tile_of("X36")
    assert both.sides == {"F", "R"}
    for side in SIDES:
        other = around[side]
        assert other is not None
        assert bool(cannon_faults(Ship(III, {at: both, other: SMOOTH}))) == (side in "FR")
        mixed = Ship(III, {at: tile_of("X38"), other: SMOOTH})
        assert bool(cannon_faults(mixed)) == (side == "F")
        assert bool(exhaust_faults(mixed)) == (side == "B")
    assert heading_faults(Ship(III, {at: tile_of("X38", 1)}))


@pytest.mark.rule("GT-LM-3.2.3")
@pytest.mark.parametrize(
    ("tile", "at", "blocker"),
    [
        (engine(), ("2", "6"), ("2", "1")),  # T-LM-39
        (cannon("F"), ("5", "1"), ("5", "6")),  # T-LM-40
        (cannon("B"), ("5", "6"), ("5", "1")),
        (cannon("L"), ("1", "4"), ("6", "4")),
        (cannon("R"), ("6", "4"), ("1", "4")),
        (cannon("R", "thruster"), ("6", "4"), ("1", "4")),  # T-LM-41
    ],
)
def test_room_across_the_edges_of_iiic(tile: Tile, at: Cell, blocker: Cell) -> None:
    ship = Ship(IIIC, {at: tile, blocker: SMOOTH})
    faults = cannon_faults(ship) | exhaust_faults(ship) | thruster_faults(ship)
    assert [cells for _, cells in faults] == [{at, blocker}]
    assert faults < faults_of(ship)
    assert not heading_faults(Ship(IIIC, {at: tile}))


@pytest.mark.rule("GT-LM-3.2.4")
def test_one_empty_square_serves_four_components() -> None:
    """T-LM-43."""
    tiles = {("3", "4"): cannon("F"), ("3", "2"): engine(), ("2", "3"): cannon("R"), ("4", "3"): cannon("L")}
    ship = Ship(IIIC, tiles)
    assert not cannon_faults(ship)
    assert not exhaust_faults(ship)
    full = Ship(IIIC, {**tiles, ("3", "3"): SMOOTH})
    assert len(cannon_faults(full) | exhaust_faults(full)) == 4


# -- pieces


@pytest.mark.rule("GT-B-6.6")
def test_a_ship_is_one_piece() -> None:
    whole = Ship(CLASS_I, {("6", "7"): OPEN, ("7", "7"): OPEN, ("7", "6"): OPEN})
    assert fleet_pieces(whole) == [{frozenset(whole.tiles)}]
    assert not faults_of(whole)
    apart = Ship(CLASS_I, {("6", "7"): SMOOTH, ("7", "7"): SMOOTH, ("7", "5"): OPEN})
    assert len(fleet_pieces(apart)[0]) == 3
    assert faults_of(apart) == {("GT-B-6.6", frozenset(apart.tiles))}


@pytest.mark.rule("GT-B-6.2")
def test_a_wrong_joint_holds_nothing_together() -> None:
    ship = pair(CLASS_I, ("6", "7"), "R", 1, 2)
    assert {rule for rule, _ in faults_of(ship)} == {"GT-B-6.1", "GT-B-6.6"}


@pytest.mark.rule("GT-LM-3.2.5")
def test_pieces_of_iiic_hold_together_across_the_edges() -> None:
    """T-LM-42, and the six tiles once more with the edges between them."""
    six = [("1", "1"), ("6", "1"), ("1", "6"), ("6", "6"), ("5", "1"), ("1", "5")]
    rest = [("3", "3"), ("3", "4"), ("4", "3")]
    ship = Ship(IIIC, dict.fromkeys(six + rest, OPEN))
    assert fleet_pieces(ship) == [{frozenset(six), frozenset(rest)}]
    assert {rule for rule, _ in faults_of(ship)} == {"GT-B-6.6"}


@pytest.mark.rule("GT-LM-4.6.2")
@pytest.mark.rule("GT-LM-4.6.3")
def test_every_ship_of_a_fleet_is_one_piece() -> None:
    board = board_of("IVC", [3, 4])
    cells = [("6", "6"), ("7", "6"), ("8", "6"), ("6", "9")]
    ship = Ship(board, dict.fromkeys(cells, OPEN))
    assert not faults_of(ship)
    assert sorted(len(pieces) for pieces in fleet_pieces(ship)) == [1, 1]
    broken = Ship(board, dict.fromkeys([("6", "6"), ("8", "6"), ("6", "9")], OPEN))
    assert faults_of(broken) == {("GT-LM-4.6.2", frozenset({("6", "6"), ("8", "6")}))}
    assert sorted(map(len, fleet_pieces(Ship(board, {("6", "6"): OPEN})))) == [0, 1]


@pytest.mark.rule("GT-X1-4.7")
def test_iia_is_two_ships() -> None:
    board = board_of("IIA")
    assert sorted(len(cells) for cells in board.ships) == [14, 14]
    assert not faults_of(Ship(board, {("3", "5"): OPEN, ("10", "5"): OPEN}))
    assert faults_of(Ship(board, {("3", "5"): OPEN, ("6", "5"): OPEN}))
    assert cap_of("IIA") is None


# -- IVC

DICE_TABLE = """
1 1 | 1 = | FL FR RL RR
1 2 | 1 2 | FL RL / FR RR
1 3 | 1 3 | FL FR RL / RR
1 4 | 1 4 | FL RL RR / FR
1 5 | 1 5 | FL RL / FR RR
1 6 | 1 6 | FL RL / FR / RR
2 2 | 2 = | FL FR RL RR
2 3 | 2 3 | FL FR RR / RL
2 4 | 2 4 | FR RL RR / FL
2 5 | 2 5 | FR RR / FL / RL
2 6 | 2 6 | FL RL / FR RR
3 3 | 3 = | FL FR / RL RR
3 4 | 3 4 | FL FR / RL RR
3 5 | 3 5 | FL FR RR / RL
3 6 | 3 6 | FL FR RL / RR
4 4 | 4 = | FL FR / RL RR
4 5 | 4 5 | FR RL RR / FL
4 6 | 4 6 | FL RL RR / FR
5 5 | 5 = | FL FR RL RR
5 6 | 5 6 | FL RL / FR RR
6 6 | 6 = | FL FR RL RR
"""

PAIRS = [line.split(" | ") for line in DICE_TABLE.strip().split("\n")]


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.rule("GT-LM-4.6.1")
@pytest.mark.parametrize(("dice", "symbols", "parts"), PAIRS)
def test_the_dice_decide_which_ships_are_joined(dice: str, symbols: str, parts: str) -> None:
    """T-LM-68 to T-LM-70."""
    rolled = [int(die) for die in dice.split()]
    expected = {frozenset(ship.split()) for ship in parts.split(" / ")}
    assert symbols_open(rolled) == symbols.split()
    for order in (rolled, rolled[::-1]):
        assert {frozenset(ship) for ship in fleet_after(order)} == expected
        assert len(board_of("IVC", order).ships) == len(expected)


def test_the_dice_table_is_whole() -> None:
    assert [tuple(map(int, row[0].split())) for row in PAIRS] == list(combinations_with_replacement(range(1, 7), 2))


@pytest.mark.rule("GT-LM-4.3.1")
@pytest.mark.rule("GT-LM-4.3.4")
def test_before_the_dice_there_are_four_ships_of_unmarked_squares() -> None:
    board = board_of("IVC")
    assert sorted(len(cells) for cells in board.ships) == [10, 10, 12, 12]
    assert not board.cells & {("7", "4"), ("7", "9"), ("5", "8"), ("9", "8")}


@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.parametrize(
    ("die", "opened"),
    [
        (1, {("4", "8"), ("5", "8"), ("6", "8")}),
        (2, {("8", "8"), ("9", "8"), ("10", "8")}),
        (3, {("7", "4"), ("7", "5"), ("7", "6")}),  # T-LM-66
        (4, {("7", "9"), ("7", "10")}),
        (5, {("8", "8"), ("9", "8"), ("10", "8")}),
        (6, {("4", "8"), ("5", "8"), ("6", "8")}),  # T-LM-67
    ],
)
def test_one_die_opens_its_squares_and_leaves_three_ships(die: int, opened: set[Cell]) -> None:
    board = board_of("IVC", [die])
    assert board.cells - board_of("IVC").cells == opened
    assert len(board.ships) == 3


@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.parametrize("dice", [[], [1], [2], [3], [4], [5], [6], *([int(a[0]), int(a[2])] for a, *_ in PAIRS)])
def test_the_ships_of_ivc_are_what_hangs_together_and_never_touch(dice: list[int]) -> None:
    board = board_of("IVC", dice)
    full = Ship(board, dict.fromkeys(board.cells, OPEN))
    assert pieces_of(full, board.cells) == set(board.ships)


# -- crew, batteries, cargo, shields


@pytest.mark.rule("GT-B-7.1")
@pytest.mark.rule("GT-B-7.2")
@pytest.mark.rule("GT-B-9.5.1")
@pytest.mark.rule("GT-X1-3.1")
@pytest.mark.rule("GT-X1-3.10")
@pytest.mark.parametrize(
    ("tile", "crew", "tokens", "goods"),
    [
        ("B001", 2, 0, (0, 0)),
        ("X01", 2, 0, (0, 0)),
        ("B005", 2, 0, (0, 0)),
        ("B020", 0, 0, (0, 0)),
        ("B032", 0, 2, (0, 0)),
        ("B040", 0, 3, (0, 0)),
        ("B046", 0, 0, (2, 0)),
        ("B054", 0, 0, (3, 0)),
        ("B059", 0, 0, (0, 1)),
        ("B065", 0, 0, (0, 2)),
        ("X02", 0, 0, (0, 0)),
        ("X04", 1, 0, (0, 0)),
        ("X40", 0, 2, (2, 0)),
        ("X41", 0, 2, (0, 1)),
        ("X42", 0, 0, (2, 1)),
    ],
)
def test_what_fits_on_a_tile(tile: str, crew: int, tokens: int, goods: tuple[int, int]) -> None:
    tiles = [tile_of(tile)]
    assert (crew_places(tiles), batteries(tiles), cargo(tiles)) == (crew, tokens, goods)


@pytest.mark.rule("GT-B-7.3")
def test_aliens_live_beside_their_life_support() -> None:
    cabin, brown = tile_of("B016"), Tile("life_support_brown", (3, 3, 3, 3))
    ship = Ship(III, {("6", "8"): cabin, ("7", "8"): brown, ("8", "8"): Tile("starting_cabin", (3, 3, 3, 3))})
    assert alien_cabins(ship, "brown") == {("6", "8")}
    assert alien_cabins(ship, "purple") == set()
    apart = Ship(III, {("6", "8"): Tile("cabin", (0, 0, 0, 0)), ("7", "8"): brown})
    assert alien_cabins(apart, "brown") == set()


@pytest.mark.rule("GT-B-10.2.6")
@pytest.mark.parametrize(("turn", "sides"), [(0, {"F", "R"}), (1, {"R", "B"}), (2, {"B", "L"}), (3, {"L", "F"})])
def test_a_shield_covers_two_sides(turn: int, sides: set[str]) -> None:
    assert shielded([tile_of("B117", turn), tile_of("B093")]) == sides


# -- strengths


@pytest.mark.rule("GT-B-9.1.1")
@pytest.mark.rule("GT-B-9.1.2")
@pytest.mark.rule("GT-B-9.1.3")
@pytest.mark.parametrize(
    ("engines", "tokens", "expected"),
    [
        (["engine", "engine"], 0, {4}),  # T-B-10
        (["double_engine"], 0, {0}),  # T-B-11
        (["double_engine"], 1, {0, 4}),  # T-B-12
        (["engine", "double_engine"], 0, {3}),  # T-B-13
        (["engine", "double_engine"], 1, {3, 5}),
    ],
)
def test_engine_strength_with_a_brown_alien(engines: list[str], tokens: int, expected: set[int]) -> None:
    found = engine_strengths([engine(kind) for kind in engines], tokens)
    assert {with_alien(strength, 2) for strength in found} == expected


@pytest.mark.rule("GT-B-9.2.1")
@pytest.mark.rule("GT-B-9.2.3")
def test_cannon_strength_counts_halves() -> None:
    """T-B-14, T-B-15, in half points."""
    assert cannon_strengths([cannon("F"), cannon("L")], 0) == {3}
    assert cannon_strengths([cannon("R", "double_cannon")], 1) == {0, 2}
    assert cannon_strengths([cannon("F", "double_cannon"), cannon("R", "double_cannon")], 1) == {0, 2, 4}
    assert cannon_strengths([cannon("F", "double_cannon"), cannon("R", "double_cannon")], 9) == {0, 2, 4, 6}


@pytest.mark.rule("GT-B-9.2.2")
def test_a_purple_alien_needs_something_to_help() -> None:
    """T-B-16, T-B-17."""
    assert {with_alien(strength, 4) for strength in cannon_strengths([cannon("B")], 0)} == {5}
    assert {with_alien(strength, 4) for strength in cannon_strengths([], 0)} == {0}


@pytest.mark.rule("GT-X1-3.7")
def test_a_cannon_with_two_muzzles() -> None:
    """T-X-01 to T-X-03."""
    forward_and_left, left_and_rear = tile_of("X36", 3), tile_of("X36", 2)
    assert cannon_power(forward_and_left, True) == 3
    assert cannon_power(left_and_rear, True) == 2
    assert cannon_strengths([forward_and_left], 0) == {0}


@pytest.mark.rule("GT-X1-3.8")
def test_a_tile_that_is_cannon_and_engine() -> None:
    """T-X-04."""
    assert cannon_strengths([tile_of("X38")], 0) == {2}
    assert engine_strengths([tile_of("X38")], 0) == {1}


@pytest.mark.rule("GT-X2-2.4")
def test_joined_defence_systems_add_one_for_each_pair() -> None:
    system = Tile("auto_defense", (3, 3, 3, 3))
    row = [("3", "8"), ("4", "8"), ("5", "8"), ("6", "8"), ("7", "8")]
    for many, expected in ((1, 0), (2, 2), (3, 2), (4, 4), (5, 4)):
        ship = Ship(III, dict.fromkeys(row[:many], system))
        assert defence_power(ship, ship.tiles) == expected
    apart = Ship(III, dict.fromkeys(row[::2], system))
    assert defence_power(apart, apart.tiles) == 0


@pytest.mark.rule("GT-LM-4.9.2")
@pytest.mark.rule("GT-LM-4.9.4")
def test_strength_of_fleets() -> None:
    """T-LM-81, T-LM-83 to T-LM-86; cannons in half points."""
    assert fleet_engine([5, 3]) == 3
    assert fleet_engine([4, 0]) == 0
    assert fleet_engine([with_alien(2, 2), 2]) == 2
    assert fleet_cannon([6, with_alien(0, 4)]) == 6
    assert fleet_cannon([6, with_alien(1, 4)]) == 11


@pytest.mark.rule("GT-LM-4.9.1")
def test_batteries_serve_their_own_ship() -> None:
    def strengths(battery_column: str) -> object:
        return check(
            {
                "class": "IIA",
                "tiles": [
                    {"tile": "B116", "column": "4", "row": "6", "turn": 0},
                    {"tile": "B039", "column": battery_column, "row": "8", "turn": 0},
                ],
            }
        )["cannon"]

    assert strengths("4") == (0, 2)
    assert strengths("9") == (0, 0)


@pytest.mark.rule("GT-LM-4.6.3")
def test_a_ship_without_tiles_does_not_slow_the_fleet() -> None:
    tiles = [{"tile": "B074", "column": "4", "row": "8", "turn": 0}]
    assert check({"class": "IIA", "tiles": tiles})["engine"] == (1, 1)
    tiles.append({"tile": "B059", "column": "9", "row": "8", "turn": 0})
    assert check({"class": "IIA", "tiles": tiles})["engine"] == (0, 0)


# -- insurance


def cells_of(text: str) -> set[Cell]:
    """Squares written (row, column), as the page does."""
    return {(pair.strip()[-1], pair.strip()[0]) for pair in text.split(" ") if pair.strip()}


@pytest.mark.rule("GT-LM-3.5.1")
@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.rule("GT-LM-3.5.3")
@pytest.mark.parametrize(
    ("empty", "clusters", "premium"),
    [
        ("", [], 0),  # T-LM-44
        ("3,3", [1], 0),
        ("1,6 6,1", [2], 1),
        ("3,1 3,6", [2], 1),
        ("2,2 3,3 4,4", [3], 3),
        ("1,1 1,6 6,1 6,6", [4], 6),
        ("2,2 2,3 2,4 3,2 4,2", [5], 10),
        ("1,1 2,2 3,3 4,4 5,5 6,6", [6], 15),
        ("1,6 6,1 1,3 1,4 3,1 3,2 3,4", [2, 2, 2, 1], 1),
        ("1,5 1,6 2,1 6,6 5,1 6,2 1,1", [7], 15),  # T-LM-53
    ],
)
def test_premium_by_the_largest_cluster(empty: str, clusters: list[int], premium: int) -> None:
    squares = cells_of(empty)
    assert clusters_of(IIIC, squares) == clusters
    gap = gap_of(IIIC, IIIC.cells - squares)
    assert gap == max(clusters, default=0)
    assert premium_of(gap) == premium


@pytest.mark.rule("GT-LM-3.5.2")
def test_an_empty_board_costs_the_most() -> None:
    answer = check({"class": "IIIC", "tiles": []})
    assert (answer["gap"], answer["premium"], answer["cap"]) == (36, 15, 15)


@pytest.mark.rule("GT-B-1.7")
@pytest.mark.rule("GT-LM-2.8.1")
@pytest.mark.rule("GT-LM-3.5.5")
@pytest.mark.parametrize(
    ("name", "cap"),
    [("I", 5), ("II", 8), ("III", 11), ("IIIA", None), ("IC", None), ("IIC", None), ("IIIC", 15), ("IVC", None)],
)
def test_caps(name: str, cap: int | None) -> None:
    answer = check({"class": name, "tiles": []})
    assert answer["cap"] == cap
    assert (answer["premium"] is None) == (name != "IIIC")


# -- all of it


def test_a_whole_ship() -> None:
    """A small ship of class I counted by hand: cabin in the middle, cannon before it, battery and engine beside it."""
    tiles = [
        ("B001", "7", "7", 0),
        ("B107", "7", "6", 0),  # cannon, rear 1
        ("B032", "6", "7", 0),  # battery for 2: 3 2 2 2
        ("B082", "8", "7", 0),  # engine, left 3
        ("B088", "6", "8", 0),  # double engine, front 1 against rear 2 of the battery
    ]
    names = ("tile", "column", "row", "turn")
    answer = check({"class": "I", "tiles": [dict(zip(names, values, strict=True)) for values in tiles]})
    assert answer["errors"] == {
        ("GT-B-6.1", frozenset({("6", "7"), ("6", "8")})),
        ("GT-B-6.6", frozenset({("7", "7"), ("7", "6"), ("6", "7"), ("8", "7"), ("6", "8")})),
    }
    assert answer["legal"] is False
    assert answer["pieces"] == [
        {frozenset({("7", "7"), ("7", "6"), ("6", "7"), ("8", "7")}), frozenset({("6", "8")})},
    ]
    assert answer["exposed"] == 1 + 2  # the cabin's rear, the battery's front and left
    assert (answer["crew_places"], answer["batteries"], answer["cargo"]) == (2, 2, (0, 0))
    assert (answer["engine"], answer["cannon"]) == ((1, 3), (1, 1))


def test_helpers_agree() -> None:
    ship = pair(CLASS_I, ("6", "7"), "R", 1, 3)
    assert meeting(ship, ("6", "7"), "R") == "j"
    assert joined_to(ship, ("6", "7")) == {("7", "7")}
