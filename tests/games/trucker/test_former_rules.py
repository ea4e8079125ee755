"""Saves and records of the first version of the rules: they still open, and what was begun is played to its end."""

from pathlib import Path

import pytest

from games.trucker.tables import at
from starboard.bots import make_bot, play_out
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.moves.building_moves import StayInDebt
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import BadRecord, load, read_record, replay

FOLDER = Path(__file__).parent / "of_version_1"


@pytest.mark.rule("GT-LM-4.3.2")
def test_a_fleet_on_its_way_keeps_the_squares_that_it_was_built_on() -> None:
    """This fleet stands on squares that the same dice would not open today."""
    match = load((FOLDER / "ivc.save").read_bytes())
    g = at(match)
    assert (match.header.rules, match.notice, g.formerly) == (1, None, True)
    for seat, trucker in enumerate(g.truckers):
        assert set(trucker.ship.parts) <= set(board_for(g, seat).cells)
    g.formerly = False
    assert any(set(trucker.ship.parts) - set(board_for(g, seat).cells) for seat, trucker in enumerate(g.truckers))
    g.formerly = True
    play_out(match, [make_bot(TRUCKER, "apprentice", seat) for seat in range(2)], TRUCKER.longest)
    assert match.over


@pytest.mark.rule("GT-LM-3.5.4")
def test_a_record_with_a_written_debt_beside_loans_can_be_read_and_says_why_it_goes_no_further() -> None:
    record = read_record((FOLDER / "iiic.jsonl").read_bytes())
    assert any(line.move == StayInDebt() for line in record.lines if hasattr(line, "move"))
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert caught.value.message.id == "kernel-record-older-rules"
    assert caught.value.whole is not None
    assert replay(caught.value.whole).position == len(caught.value.whole.lines)
