"""Before the race everybody says that building may begin."""

import pytest

from starboard.games.trucker.moves.building_moves import Draw, Ready
from starboard.kernel import find_title, new_match


@pytest.mark.rule("GT-B-4.1")
def test_the_sand_does_not_run_until_all_are_ready() -> None:
    match = new_match(find_title("trucker"), 3, 1)
    for seat in (2, 0):
        assert match.deadline is None
        assert list(match.offers(seat)) == [Ready()]
        match.play(seat, Ready())
        assert not match.offers(seat)
    assert match.waiting == (1,)
    match.play(1, Ready())
    assert match.deadline is not None
    assert Draw() in match.offers(0)


def test_by_turns_nobody_has_to_be_there_first() -> None:
    match = new_match(find_title("trucker"), 2, 1, {"build": "turns"})
    assert Draw() in match.offers(0)
