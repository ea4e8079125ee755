"""How likely each player is to win, where a match is looked at again."""

from pathlib import Path

import pytest

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, new_match, read_record, replay

GOLDEN = Path(__file__).resolve().parents[3] / "golden" / "andromeda"
APPRAISAL = ANDROMEDA.appraisal()


def late(name: str, share: float = 0.9) -> Match:
    """A recorded match, near its end."""
    record = read_record(GOLDEN.joinpath(f"{name}.jsonl").read_bytes())
    return replay(record, int(share * len(record.lines)))


def table(match: Match) -> AndromedaState:
    assert isinstance(match.state, AndromedaState)
    return match.state


@pytest.mark.parametrize("name", ["dawn-2", "dawn-3", "twilight-4"])
def test_chances_of_rivals_add_up_to_one(name: str) -> None:
    chances = APPRAISAL.chances(table(late(name)), 0)
    assert sum(chances) == pytest.approx(1.0)
    assert all(0 < chance < 1 for chance in chances)


def test_the_hegemon_has_what_is_missing_to_one() -> None:
    (chance,) = APPRAISAL.chances(table(late("solo-1b")), 0)
    assert 0 < chance < 1


def test_points_count_more_near_the_end() -> None:
    match = new_match(ANDROMEDA, 2, 1, {})
    g = table(match)
    before = APPRAISAL.chances(g, 0)
    g.players[0].vp += 20
    early = APPRAISAL.chances(g, 0)[0] - before[0]
    end = table(late("dawn-2", 0.98))
    before = APPRAISAL.chances(end, 0)
    behind = min((0, 1), key=lambda seat: before[seat])
    end.players[behind].vp += 20
    assert APPRAISAL.chances(end, 0)[behind] - before[behind] > early > 0


def test_what_is_answered_for_the_hegemon_does_not_weigh() -> None:
    match = late("solo-1b", 0.5)
    assert match.question is not None
    asked = match.question.heard_by(0)
    assert APPRAISAL.weighs(table(match), 0, asked) == (not asked.prompt.startswith("andromeda-ask-hegemon"))
