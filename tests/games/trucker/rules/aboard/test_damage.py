"""Losing components: what falls off, the choice among pieces, who leaves."""

import msgspec
import pytest

from games.trucker.scenes import PARTS, built, cells, showing
from starboard.games.trucker.board.ship.lost_components import broken, keep, leave, lose, withdraw
from starboard.games.trucker.state.ship_state import Ship


@pytest.mark.rule("GT-B-10.4.1")
def test_a_lost_component_takes_what_is_on_it_along() -> None:
    board, ship = built("III", {"7,7": "B001", "6,7": "B032", "8,7": "B046", "7,6": "X02", "7,8": "B005"})
    cabin, battery, hold, chamber, other = cells(board, "7,7", "6,7", "8,7", "7,6", "7,8")
    ship.humans, ship.aliens = {cabin: 2}, {other: "brown"}
    ship.goods, ship.sleepers = {hold: ["blue"]}, {chamber: 4}
    assert ship.batteries == {battery: 2}
    lose(ship, [cabin, battery, hold, chamber, other])
    assert ship == Ship(lost=["X02", "B032", "B001", "B046", "B005"])


@pytest.mark.rule("GT-B-10.4.2")
def test_the_owner_keeps_one_of_the_pieces() -> None:
    row = {"5,7": "B002", "6,7": "B003", "7,7": "B001", "8,7": "B004"}
    board, ship = built("III", row)
    assert broken(board, ship) == []
    lose(ship, cells(board, "6,7"))
    assert broken(board, ship) == [[cells(board, "5,7"), cells(board, "7,7", "8,7")]]
    # Free choice, the smaller one too.
    assert keep(board, ship, cells(board, "5,7")) == cells(board, "7,7", "8,7")
    assert list(ship.parts) == cells(board, "5,7")
    assert ship.lost == ["B003", "B001", "B004"]
    assert broken(board, ship) == []


@pytest.mark.rule("GT-LM-2.5.1")
def test_components_hit_together_are_removed_before_anything_falls_off() -> None:
    """T-LM-34: C is joined to A and D, D to C and B; A and B go first, then C and D hang together."""
    squares = {"3,2": "X01", "3,3a": "B001", "3,4a": "B002", "3,3b": "B003", "3,4b": "B004"}
    board, ship = built("IIC", squares)
    lose(ship, cells(board, "3,3a", "3,4b"))
    assert broken(board, ship) == [[cells(board, "3,2"), cells(board, "3,4a", "3,3b")]]


@pytest.mark.rule("GT-B-10.4.3")
def test_aliens_leave_when_their_life_support_is_gone() -> None:
    support = showing("life_support", left=2)
    board, ship = built("III", {"7,7": "B001", "8,7": showing("cabin", left=3, right=2), "9,7": support})
    cabin, beside = cells(board, "8,7", "9,7")
    ship.aliens = {cabin: PARTS[support].tile.colours[0]}
    assert leave(board, ship) == []
    lose(ship, [beside])
    assert leave(board, ship) == [cabin]
    assert ship.aliens == {}


@pytest.mark.rule("GT-LM-4.6.2")
def test_only_the_ship_that_broke_loses_components() -> None:
    """OQ-LM-23."""
    board, ship = built("IVC", {"4,5": "B001", "6,5": "B002", "9,5": "B003"}, (1, 2))
    assert broken(board, ship) == [[cells(board, "4,5"), cells(board, "6,5")]]
    assert keep(board, ship, cells(board, "6,5")) == cells(board, "4,5")
    assert sorted(ship.parts) == sorted(cells(board, "6,5", "9,5"))


@pytest.mark.rule("GT-LM-4.10.3")
def test_a_withdrawn_ship_is_not_lost() -> None:
    """T-LM-89, as far as components go."""
    board, ship = built("IVC", {"5,5": "B001", "9,5": "B002", "9,6": "B003"}, (1, 2))
    ship.lost = ["B090"]
    assert withdraw(board, ship, board.ship_of[cells(board, "9,5")[0]]) == ["B002", "B003"]
    assert (list(ship.parts), ship.lost) == (cells(board, "5,5"), ["B090"])


def test_a_ship_is_plain_data() -> None:
    _, ship = built("III", {"7,7": "B001", "6,7": "B032"})
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(ship), type=Ship)
    assert again == ship
    again.parts.clear()
    assert Ship().parts == {}
    assert ship.parts
