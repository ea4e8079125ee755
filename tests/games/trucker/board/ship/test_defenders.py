"""Who stops intruders: automated defence systems and armed crew."""

import pytest

from games.trucker.flights import CABIN, flying, names
from games.trucker.kit import ARMOURY, CHAMBER, DEFENCE, ROUTER
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.intruder_paths import armed


def guarded(squares: dict[str, str], aliens: dict[str, str] | None = None, empty: tuple[str, ...] = ()) -> list[str]:
    g = flying("III", squares)
    board, ship = current_board(g), g.truckers[0].ship
    for square, colour in (aliens or {}).items():
        cell = board.cell(*square.split(","))
        del ship.humans[cell]
        ship.aliens[cell] = colour
    for square in empty:
        del ship.humans[board.cell(*square.split(","))]
    return names(g, armed(board, ship))


@pytest.mark.rule("GT-X2-2.4")
@pytest.mark.rule("GT-X2-4.3")
def test_a_defence_system_stops_intruders_by_itself() -> None:
    assert guarded({"7,7": CABIN, "6,7": DEFENCE, "3,8": DEFENCE}) == ["6,7", "3,8"]


@pytest.mark.rule("GT-X2-2.5")
def test_crew_next_to_an_armoury_is_armed() -> None:
    squares = {"7,6": CABIN, "7,7": ARMOURY, "3,8": CABIN}
    assert guarded(squares) == ["7,6"]
    assert guarded(squares, aliens={"7,6": "brown"}) == ["7,6"]
    assert guarded(squares, empty=("7,6",)) == []


@pytest.mark.rule("GT-X2-2.7")
def test_a_router_hands_the_arms_on() -> None:
    assert guarded({"7,6": CABIN, "7,7": ROUTER, "7,8": ARMOURY}) == ["7,6"]
    assert guarded({"7,6": CABIN, "7,7": CABIN, "7,8": ARMOURY}) == ["7,7"]


@pytest.mark.rule("GT-X1-3.2")
def test_sleepers_fight_nobody() -> None:
    g = flying("III", {"7,6": CHAMBER, "7,7": ARMOURY})
    ship = g.truckers[0].ship
    ship.sleepers = dict.fromkeys(ship.parts, 4)
    assert armed(current_board(g), ship) == set()
