"""The ship check: connectors, empty squares and pieces, on every topology."""

import pytest

from games.trucker.scenes import PARTS, built, cells, pointing, showing
from starboard.games.trucker.board.ship.connectors import exposed, joints, pieces
from starboard.games.trucker.board.ship.ship_board import JOINED, PLAIN, SPLICE, WRONG, Board
from starboard.games.trucker.board.ship.ship_faults import Fault, askew_engines, faults, offenders
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel.squares import BACK, FRONT, LEFT, RIGHT
from starboard.speech import LANGUAGES, Speech


def rules(board: Board, ship: Ship) -> list[str]:
    return [fault.rule for fault in faults(board, ship)]


def broken(board: Board, ship: Ship) -> set[str]:
    """The rules that are broken, apart from being in pieces."""
    return set(rules(board, ship)) - {"GT-B-6.6", "GT-LM-4.6.2"}


def side_by_side(ship_class: str, left: str, right: str, row: str, a: int, b: int) -> tuple[Board, Ship]:
    """Two tiles next to each other, with these connectors where they meet."""
    return built(ship_class, {f"{left},{row}": showing(right=a), f"{right},{row}": showing(left=b)})


# -- GT-B-6.1


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.2")
@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        pytest.param(1, 1, JOINED, id="T-B-01"),
        pytest.param(2, 2, JOINED, id="T-B-02"),
        pytest.param(3, 3, JOINED, id="T-B-03"),
        pytest.param(1, 3, JOINED, id="T-B-04"),
        pytest.param(2, 3, JOINED, id="T-B-05"),
        pytest.param(1, 2, WRONG, id="T-B-06"),
        pytest.param(0, 0, 0, id="T-B-07"),
        pytest.param(0, 1, WRONG, id="T-B-08 single"),
        pytest.param(0, 2, WRONG, id="T-B-08 double"),
        pytest.param(0, 3, WRONG, id="T-B-08 universal"),
    ],
)
def test_connectors(a: int, b: int, expected: int) -> None:
    for one, other in ((a, b), (b, a)):
        assert PLAIN[one][other] == expected
        board, ship = side_by_side("II", "6", "7", "7", one, other)
        here, there = cells(board, "6,7", "7,7")
        assert (there in joints(board, ship)[here]) == (expected == JOINED)
        assert ("GT-B-6.1" in rules(board, ship)) == (expected == WRONG)


@pytest.mark.rule("GT-B-6.3")
@pytest.mark.rule("GT-B-6.9")
def test_a_connector_against_nothing_is_legal_and_exposed() -> None:
    """T-B-09."""
    for code in ("B001/0", "B013/0", "B015/1"):
        board, ship = built("I", {"7,7": code})
        assert rules(board, ship) == []
        assert exposed(board, ship) == sum(connector > 0 for connector in PARTS[code].connectors)


@pytest.mark.rule("GT-B-6.3")
@pytest.mark.rule("GT-B-6.9")
def test_connectors_around_a_hole_are_exposed() -> None:
    board, ship = built("II", {"6,7": "B001", "7,7": "B002", "8,7": "B003", "6,8": "B004"})
    # Twelve sides look at nothing, 7,8 among them from two sides; four joined pairs look at each other.
    assert (rules(board, ship), exposed(board, ship)) == ([], 10)


# -- GT-B-6.4, 6.5


@pytest.mark.rule("GT-B-6.4")
@pytest.mark.parametrize("side", [FRONT, RIGHT, BACK, LEFT])
def test_a_cannon_points_anywhere_but_not_at_a_component(side: int) -> None:
    ahead = ("7,6", "8,7", "7,8", "6,7")[side]
    beyond = ("7,5", "9,7", "7,9", "5,7")[side]
    board, ship = built("III", {"7,7": pointing("cannon", side)})
    assert rules(board, ship) == []
    ship.parts[cells(board, beyond)[0]] = "B125/0"
    assert broken(board, ship) == set()
    ship.parts[cells(board, ahead)[0]] = "B125/0"
    found = [fault for fault in faults(board, ship) if fault.rule == "GT-B-6.4"]
    assert [set(fault.cells) for fault in found] == [set(cells(board, "7,7", ahead))]


@pytest.mark.rule("GT-B-6.5")
def test_an_engine_points_to_the_rear_with_nothing_behind_it() -> None:
    board, ship = built("II", {"6,8": "B068/0"})
    assert rules(board, ship) == []
    for turn in (1, 2, 3):
        board, ship = built("II", {"6,8": f"B068/{turn}"})
        assert [(fault.rule, fault.cells) for fault in faults(board, ship)] == [
            ("GT-B-6.5", tuple(cells(board, "6,8")))
        ]
    board, ship = built("II", {"6,8": "B068/0", "6,9": "B125/0"})
    found = [fault for fault in faults(board, ship) if fault.rule == "GT-B-6.5"]
    assert [fault.cells for fault in found] == [tuple(cells(board, "6,8", "6,9"))]
    board, ship = built("III", {"6,7": "B068/0", "6,9": "B125/0"})
    assert broken(board, ship) == set()


@pytest.mark.rule("GT-X1-3.7")
def test_both_muzzles_of_a_bidirectional_cannon_need_room() -> None:
    for square in ("7,6", "8,7"):
        board, ship = built("II", {"7,7": "X36/0", square: "B125/0"})
        assert "GT-B-6.4" in rules(board, ship)
    board, ship = built("II", {"7,7": "X36/0", "6,7": "B125/0", "7,8": "B125/0"})
    assert "GT-B-6.4" not in rules(board, ship)


@pytest.mark.rule("GT-X1-3.8")
def test_a_cannon_engine_needs_room_at_both_ends() -> None:
    board, ship = built("II", {"7,7": "X38/0", "7,6": "B125/0", "7,8": "B126/0"})
    assert {"GT-B-6.4", "GT-B-6.5"} <= broken(board, ship)
    board, ship = built("II", {"7,7": "X38/1"})
    assert rules(board, ship) == ["GT-B-6.5"]


@pytest.mark.rule("GT-X2-3.1")
def test_a_thruster_needs_room_at_its_nozzle() -> None:
    board, ship = built("II", {"7,7": pointing("thruster", LEFT), "6,7": "B125/0"})
    assert "GT-X2-3.1" in rules(board, ship)
    board, ship = built("II", {"7,7": pointing("thruster", LEFT)})
    assert rules(board, ship) == []


# -- pieces


@pytest.mark.rule("GT-B-6.6")
def test_a_ship_is_one_piece() -> None:
    board, ship = built("II", {"7,7": "B001", "7,8": "B002", "9,8": "B003"})
    assert rules(board, ship) == ["GT-B-6.6"]
    assert pieces(board, ship) == [[cells(board, "7,7", "7,8"), cells(board, "9,8")]]
    # Lying side by side is not being joined.
    board, ship = side_by_side("II", "6", "7", "7", 0, 0)
    assert rules(board, ship) == ["GT-B-6.6"]


def test_an_empty_ship_is_legal_and_has_no_pieces() -> None:
    board, ship = built("II", {})
    assert (rules(board, ship), pieces(board, ship), exposed(board, ship)) == ([], [[]], 0)


@pytest.mark.rule("GT-B-6.7")
def test_the_check_names_what_may_be_removed() -> None:
    board, ship = built("II", {"7,7": "B001", "6,7": "B072/1", "7,6": "B058/0", "9,8": "B002"})
    assert askew_engines(board, ship) == cells(board, "6,7")
    # The lone cabin is no offender: it goes, or stays, with the choice of a piece.
    assert offenders(faults(board, ship)) == sorted(cells(board, "7,7", "6,7", "7,6"))


def every_fault() -> list[Fault]:
    squares = {"3,3a": "B001", "4,3a": "B013", "2,3a": pointing("cannon", FRONT), "2,2": "B125", "2,4a": "B068/1"}
    squares |= {"5,4b": "B069", "5,5": "B126", "4,2": pointing("thruster", FRONT), "4,1": "B127"}
    return faults(*built("IIC", squares))


def test_every_fault_has_its_line_on_the_form() -> None:
    lines = {fault.message.id.removeprefix("trucker-fault-"): fault.kind for fault in every_fault()}
    assert lines == {
        "connectors": "joints",
        "splice": "joints",
        "muzzle": "barrels",
        "exhaust": "exhausts",
        "nozzle": "exhausts",
        "askew": "exhausts",
        "pieces": "pieces",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_a_sentence(language: str) -> None:
    for fault in every_fault():
        said = Speech(language).say(fault.message)
        assert said.endswith(".")
        assert "trucker-" not in said


# -- the splice


@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.rule("GT-LM-2.2.3")
@pytest.mark.rule("GT-LM-2.2.4")
@pytest.mark.parametrize("name", ["IC", "IIC"])
@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        pytest.param(1, 1, JOINED, id="T-LM-01"),
        pytest.param(2, 2, JOINED, id="T-LM-02"),
        pytest.param(3, 3, JOINED, id="T-LM-03"),
        pytest.param(1, 3, WRONG, id="T-LM-04"),
        pytest.param(2, 3, WRONG, id="T-LM-05"),
        pytest.param(1, 2, WRONG, id="T-LM-06"),
        pytest.param(0, 0, 0, id="T-LM-07"),
        pytest.param(0, 3, WRONG, id="T-LM-08"),
    ],
)
def test_across_the_splice_only_equal_connectors_join(name: str, a: int, b: int, expected: int) -> None:
    for one, other in ((a, b), (b, a)):
        assert SPLICE[one][other] == expected
        board, ship = side_by_side(name, "3", "4", "3b", one, other)
        here, there = cells(board, "3,3b", "4,3b")
        assert (there in joints(board, ship)[here]) == (expected == JOINED)
        assert (broken(board, ship) == {"GT-LM-2.2.2"}) == (expected == WRONG)


@pytest.mark.rule("GT-LM-2.2.4")
def test_a_connector_at_the_splice_may_look_at_nothing() -> None:
    """T-LM-09."""
    board, ship = built("IC", {"3,3b": "B001"})
    assert (rules(board, ship), exposed(board, ship)) == ([], 4)


@pytest.mark.rule("GT-LM-2.2.2")
def test_beside_the_splice_the_usual_table_holds() -> None:
    """T-LM-10."""
    board, ship = side_by_side("IC", "2", "3", "3a", 1, 3)
    assert rules(board, ship) == []


# -- the torus; squares in the rules are (row, column), here column and row


@pytest.mark.rule("GT-LM-3.2.2")
def test_connectors_meet_across_the_edge_of_the_torus() -> None:
    """T-LM-36 to T-LM-38."""
    board, ship = built("IIIC", {"1,3": showing(left=1), "6,3": showing(right=3)})
    assert (rules(board, ship), len(pieces(board, ship)[0])) == ([], 1)
    board, ship = built("IIIC", {"4,1": showing(front=2), "4,6": showing(rear=1)})
    assert broken(board, ship) == {"GT-B-6.1"}
    board, ship = built("IIIC", {"6,2": showing(right=1), "1,2": showing(left=0)})
    assert broken(board, ship) == {"GT-B-6.1"}
    board, ship = built("IIIC", {"6,2": showing(right=0), "1,2": showing(left=0)})
    assert broken(board, ship) == set()


@pytest.mark.rule("GT-LM-3.2.3")
@pytest.mark.rule("GT-LM-3.4.1")
@pytest.mark.parametrize(
    ("kind", "side", "square", "ahead", "rule"),
    [
        pytest.param("engine", BACK, "2,6", "2,1", "GT-B-6.5", id="T-LM-39"),
        pytest.param("cannon", FRONT, "5,1", "5,6", "GT-B-6.4", id="T-LM-40"),
        pytest.param("thruster", RIGHT, "6,4", "1,4", "GT-X2-3.1", id="T-LM-41"),
        ("cannon", BACK, "5,6", "5,1", "GT-B-6.4"),
        ("cannon", LEFT, "1,4", "6,4", "GT-B-6.4"),
        ("cannon", RIGHT, "6,4", "1,4", "GT-B-6.4"),
        ("thruster", FRONT, "5,1", "5,6", "GT-X2-3.1"),
    ],
)
def test_the_empty_square_may_lie_across_the_edge(kind: str, side: int, square: str, ahead: str, rule: str) -> None:
    board, ship = built("IIIC", {square: pointing(kind, side)})
    assert rules(board, ship) == []
    ship.parts[cells(board, ahead)[0]] = "B125/0"
    assert rule in rules(board, ship)


@pytest.mark.rule("GT-LM-3.2.5")
def test_pieces_hang_together_around_the_torus() -> None:
    """T-LM-42: a piece that is joined to nothing else is a piece of its own; one across the edge is not."""
    across = {"1,1": "B001", "6,1": "B002", "1,6": "B003"}
    board, ship = built("IIIC", across)
    assert rules(board, ship) == []
    board, ship = built("IIIC", across | {"3,3": "B004", "4,3": "X01"})
    assert rules(board, ship) == ["GT-B-6.6"]
    assert sorted(map(len, pieces(board, ship)[0])) == [2, 3]


@pytest.mark.rule("GT-LM-3.2.4")
def test_one_empty_square_serves_four_components() -> None:
    """T-LM-43."""
    around = {
        "3,2": pointing("cannon", BACK),
        "4,3": pointing("thruster", LEFT),
        "3,4": pointing("cannon", FRONT),
        "2,3": pointing("cannon", RIGHT),
    }
    board, ship = built("IIIC", around)
    assert broken(board, ship) == set()
    around["3,2"] = pointing("engine", BACK)
    board, ship = built("IIIC", around)
    assert broken(board, ship) == set()
    board, ship = built("IIIC", around | {"3,3": "B125"})
    assert {"GT-B-6.4", "GT-B-6.5", "GT-X2-3.1"} <= broken(board, ship)


@pytest.mark.rule("GT-LM-3.2.6")
def test_no_connector_is_exposed_on_a_full_line_round_the_torus() -> None:
    row = {f"{column},1": "B063/1" if column % 2 else "B037/1" for column in (1, 2)}
    board, ship = built("IIIC", row)
    assert exposed(board, ship) == 2
    ring = {"1,1": "B063/1", "2,1": "B037/1", "3,1": "B001", "4,1": "B002", "5,1": "B003", "6,1": "B004"}
    board, ship = built("IIIC", ring)
    # Of the four cabins only front and rear look at nothing; the other two have no connectors there.
    assert (rules(board, ship), exposed(board, ship)) == ([], 8)


# -- fleets


@pytest.mark.rule("GT-LM-4.6.2")
@pytest.mark.rule("GT-LM-4.6.3")
def test_each_ship_of_a_fleet_is_one_piece() -> None:
    squares = {"5,5": "B001", "9,5": "B002", "5,10": "B003"}
    board, ship = built("IVC", squares, (1, 2))
    # FL and RL are one ship now, so they are two pieces of it; FR is fine, and so is having nothing on RR.
    assert rules(board, ship) == ["GT-LM-4.6.2"]
    assert sorted(map(len, pieces(board, ship))) == [1, 2]
    board, ship = built("IVC", squares, (3, 4))
    assert rules(board, ship) == ["GT-LM-4.6.2"]
    board, ship = built("IVC", {"5,5": "B001", "9,10": "B002"}, (1, 2))
    assert rules(board, ship) == []


@pytest.mark.rule("GT-LM-4.6.2")
def test_the_two_ships_of_iia_need_no_connection() -> None:
    board, ship = built("IIA", {"5,6": "B001", "9,6": "B002"})
    assert rules(board, ship) == []
    board, ship = built("IIA", {"5,6": "B001", "3,8": "B003", "9,6": "B002"})
    assert rules(board, ship) == ["GT-LM-4.6.2"]
