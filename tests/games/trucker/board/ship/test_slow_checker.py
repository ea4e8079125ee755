"""The slow checker against the tables of the rules, so that it may judge others: connectors, empty squares, pieces."""

import pytest

from games.trucker.slow_boards import SIDES, Board, Cell, Tile, board_of, neighbour, tile_of, turned_tile
from games.trucker.slow_checker import (
    Ship,
    cannon_faults,
    cap_of,
    check,
    connector_faults,
    exhaust_faults,
    exposed,
    faults_of,
    fleet_pieces,
    heading_faults,
    joined_to,
    meeting,
    thruster_faults,
)
from games.trucker.slow_scenes import CLASS_I, IC, IIC, III, IIIC, OPEN, SMOOTH, cannon, engine, pair, part, result

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
