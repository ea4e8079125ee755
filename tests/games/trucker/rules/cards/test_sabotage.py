"""Sabotage."""

import pytest

from games.trucker.flights import CABIN, answers, flying, load, names, told, with_card
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.cards.sabotage import roll_square
from starboard.games.trucker.rules.flight import flight

SMALL = {"7,7": CABIN}
LARGE = {"7,7": CABIN, "7,6": CABIN}


@pytest.mark.rule("GT-B-11.8.1")
@pytest.mark.rule("GT-B-11.8.2")
def test_it_strikes_the_smallest_crew_at_column_and_row() -> None:
    g = with_card(flying("III", LARGE, {**SMALL, "7,6": "B125/0"}), "III-04")
    load(g, 3, 4, 2, 4)
    answers(flight(g), FlyOn(), FlyOn())
    assert names(g, g.truckers[1].ship.parts) == ["7,7"]
    assert len(g.truckers[0].ship.parts) == 2


@pytest.mark.rule("GT-B-11.8.1")
def test_among_equals_it_strikes_the_one_ahead() -> None:
    g = with_card(flying("III", SMALL, SMALL, at=[0, 5]), "III-04")
    load(g, 3, 4, 3, 4)
    answers(flight(g), FlyOn(), FlyOn())
    assert [len(trucker.ship.parts) for trucker in g.truckers] == [1, 0]
    assert [trucker.flying for trucker in g.truckers] == [True, False]


@pytest.mark.rule("GT-B-11.8.1")
def test_nobody_is_struck_who_flies_alone() -> None:
    g = with_card(flying("III", SMALL), "III-04")
    load(g, 3, 4, 3, 4)
    answers(flight(g), FlyOn())
    assert len(g.truckers[0].ship.parts) == 1
    assert told(g, "trucker-card-skipped")


@pytest.mark.rule("GT-B-11.8.2")
@pytest.mark.parametrize(("square", "struck"), [("1,2", True), ("1,3", True), ("1,4", True), ("1,5", False)])
def test_there_are_three_attempts(square: str, struck: bool) -> None:
    # On the torus an attempt takes two dice: column and row.
    g = with_card(flying("IIIC", {square: CABIN}, {"5,5": CABIN, "5,6": CABIN}), "III-04")
    load(g, 1, 2, 1, 3, 1, 4)
    answers(flight(g), FlyOn(), FlyOn())
    assert (g.truckers[0].ship.parts == {}) == struck
    assert len(told(g, "trucker-sabotage-empty")) == min(int(square[-1]) - 2, 3)


@pytest.mark.rule("GT-B-11.8.2")
@pytest.mark.parametrize(
    ("ship_class", "dice", "square"),
    [
        ("IIC", (3, 2), "3,2"),
        ("IIC", (3, 3, 2), "3,3a"),
        ("IIC", (3, 4, 5), "3,4b"),
        ("IIIC", (2, 6), "2,6"),
        ("III", (2, 3, 4, 4), "5,8"),
    ],
)
def test_the_dice_of_each_class(ship_class: str, dice: tuple[int, ...], square: str) -> None:
    """OQ-LM-02."""
    g = flying(ship_class, {})
    load(g, *dice)
    board = current_board(g)
    assert board.name(roll_square(g, board)) == square


def test_a_die_beyond_the_columns_is_a_failed_attempt() -> None:
    g = flying("IIC", {})
    load(g, 1, 2)
    assert roll_square(g, current_board(g)) == -1
