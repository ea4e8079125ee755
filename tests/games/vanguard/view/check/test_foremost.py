"""Which move is put forward, by what hangs on each."""

import pytest

from starboard.games.vanguard.moves.exploration_moves import GoOn, PlayCard, TakeSpecial, Travel
from starboard.games.vanguard.view.check.foremost import foremost
from starboard.games.vanguard.view.check.odds_view import _advice
from starboard.kernel import Caption, Message, Move, Stake

TRAVEL, WEAK, STRONG, CARD, LEAVE = (
    Travel(2),
    TakeSpecial("poi:1", 0),
    TakeSpecial("poi:2", 0),
    PlayCard(0, "x"),
    GoOn(),
)
Shown = tuple[Move, Caption, Stake | None]


def shown(move: Move, good: float | None = None, top: float = 0.0, *, grave: bool = False) -> Shown:
    """A move of the list, with the chance that it comes out well."""
    caption = Caption(Message("x"), weight="grave" if grave else "")
    stake = (
        None if good is None else Stake({"yellow": top, "green": good - top, "red": 1 - good}, good=good, bad=("red",))
    )
    return move, caption, stake


@pytest.mark.parametrize(
    ("moves", "place"),
    [
        # The best check, and none that would rather fail.
        ([shown(TRAVEL), shown(WEAK, 0.4), shown(STRONG, 0.8)], 2),
        ([shown(TRAVEL), shown(WEAK, 0.4)], None),
        ([shown(TRAVEL)], None),
        # Of two that are as good, the one with more of the best outcome.
        ([shown(WEAK, 0.8), shown(STRONG, 0.8, 0.3)], 1),
        # A card that helps before leaving it; leaving it where nothing helps, but never where it loses.
        ([shown(CARD, 1.0), shown(LEAVE, 0.0)], 0),
        ([shown(CARD, 0.0), shown(LEAVE, 1.0)], 1),
        ([shown(CARD, 1.0), shown(LEAVE, 1.0)], 1),
        ([shown(CARD, 0.0), shown(LEAVE, 0.0)], None),
        # Nothing that costs for good.
        ([shown(CARD, 1.0, grave=True)], None),
    ],
)
def test_the_move_that_helps_most_is_put_forward(moves: list[Shown], place: int | None) -> None:
    assert foremost(moves) == place


def test_of_dice_that_are_about_as_good_the_fewest_are_put_forward() -> None:
    assert [one.best for one in _advice([((), 0.0), ((0,), 0.5), ((0, 0), 0.9), ((0, 0, 1), 0.903)])] == [
        False,
        False,
        True,
        False,
    ]
    assert _advice([]) == []
