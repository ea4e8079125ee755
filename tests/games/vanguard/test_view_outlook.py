"""What the view says about special actions before they are taken."""

import pytest

from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, new_match


def at_the_first_action() -> Match:
    match = new_match(VANGUARD, 1, 5, options={"start": "operation"})
    while match.question is not None and match.question.prompt != "vanguard-ask-action":
        match.pick(match.waiting[0], *range(max(1, getattr(match.question, "least", 1))))
    return match


@pytest.mark.rule("IV-X-301")
def test_special_actions_with_a_check_promise_their_outcomes() -> None:
    match = at_the_first_action()
    before = match.view(0)
    outlook = before.expedition.outlook
    offered = {f"{move.source}.{move.action}" for move in match.offers(0) if isinstance(move, TakeSpecial)}
    assert outlook
    assert set(outlook) <= offered
    for one in outlook.values():
        assert len(one["names"]) == len(one["chances"])
        assert sum(one["chances"]) == pytest.approx(1, abs=0.001)
    # Looking changes nothing.
    assert match.view(0) == before
    assert before.expedition.check is None


@pytest.mark.rule("IV-X-501")
def test_the_promise_is_that_of_the_check_with_all_dice() -> None:
    match = at_the_first_action()
    key, promise = next(iter(match.view(0).expedition.outlook.items()))
    moves = match.offers(0)
    match.pick(
        0,
        next(
            place
            for place, move in enumerate(moves)
            if isinstance(move, TakeSpecial) and f"{move.source}.{move.action}" == key
        ),
    )
    expedition = match.view(0).expedition
    assert expedition.outlook == {}
    odds = expedition.check.odds
    assert odds["names"] == promise["names"]
    everything = ",".join(str(len(group)) for group in odds["groups"])
    # The check also counts cards at hand: it promises no less.
    assert sum(odds["chances"][everything][:-1]) >= sum(promise["chances"][:-1]) - 0.001
