"""Matches of the first version of the rules still open: saved ones go on by the rules of today, records are read."""

from pathlib import Path
from random import Random

import pytest

from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import AskSome, BadRecord, Ballot, Match, load, read_record, replay, save

FOLDER = Path(__file__).parent / "version_1"
SAVES = sorted(FOLDER.glob("*.save"))
DECISIONS = 300


def decide(match: Match, rng: Random) -> None:
    """Any answer that is allowed."""
    question = match.question
    if isinstance(question, Ballot):
        for seat in list(match.waiting):
            match.play(seat, rng.choice(match.offers(seat)))
        return
    seat = match.asked
    offers = match.offers(seat)
    if isinstance(question, AskSome):
        match.play(seat, rng.sample(offers, rng.randint(question.least, question.most)))
    else:
        match.play(seat, rng.choice(offers))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_saved_match_goes_on(file: Path) -> None:
    match = load(file.read_bytes())
    assert match.header.rules == 1
    assert match.question is not None
    assert isinstance(match.state, AndromedaState)
    before = ANDROMEDA.census(match.state)
    rng = Random(1)
    for _ in range(DECISIONS):
        if match.over:
            break
        decide(match, rng)
    assert isinstance(match.state, AndromedaState)
    assert ANDROMEDA.census(match.state) == before
    assert ANDROMEDA.invariants(match.state) == []


@pytest.mark.rule("AE-E-8.1")
def test_in_an_old_match_the_holder_of_the_eye_goes_on_deciding() -> None:
    match = load((FOLDER / "hegemon.save").read_bytes())
    assert isinstance(match.state, AndromedaState)
    assert match.state.hegemon is not None
    assert match.state.hegemon.eye_decides
    assert not match.state.choosing
    again = load(save(match))
    assert again.state == match.state


@pytest.mark.rule("AE-E-6.1")
def test_four_who_once_asked_for_the_hegemon_play_on_without_it() -> None:
    match = load((FOLDER / "hegemon-of-four.save").read_bytes())
    assert match.header.options["hegemon"] == "ofc_1a"
    assert isinstance(match.state, AndromedaState)
    assert match.state.hegemon is None


@pytest.mark.parametrize("name", ["companion-2", "dawn-2-overlord", "solo-2a"])
def test_a_record_of_rules_that_have_changed_can_be_looked_at_up_to_there(name: str) -> None:
    record = read_record((FOLDER / f"{name}.jsonl").read_bytes())
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert caught.value.message.id == "kernel-record-older-rules"
    whole = caught.value.whole
    assert whole is not None
    assert 0 < len(whole.lines) < len(record.lines)
    assert replay(whole).position == len(whole.lines)
