"""What the bar says and puts forward: who decides, and what a quartermaster would load."""

from collections.abc import Iterator

import pytest

from starboard.bots import make_bot
from starboard.games.vanguard.moves.mission_moves import Load
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import loads, sensible
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Sight, new_match

BY_ALL = {"vanguard-ask-start", "vanguard-ask-lead-card", "vanguard-ask-lead-charge", "vanguard-ask-log"}
"""Questions that one crew member does not decide: they name all, a section, or the page."""
DECISIONS = 400


def positions(start: str, seats: int, seed: int) -> Iterator[Match]:
    """A match of bots, question by question."""
    match = new_match(VANGUARD, seats, seed, {"start": start})
    bots = [make_bot(VANGUARD, "crew", seed + seat) for seat in range(seats)]
    for _ in range(DECISIONS):
        yield match
        if match.over:
            return
        seat = next(seat for seat in match.waiting if match.offers(seat))
        chosen = bots[seat].choose(Sight(match, seat))
        match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))


@pytest.mark.rule("IV-X-203")
@pytest.mark.parametrize("seats", [1, 4])
def test_every_question_on_a_planet_names_who_decides(seats: int) -> None:
    asked = set()
    for match in positions("operation", seats, 3):
        state = match.state
        assert isinstance(state, VanguardState)
        if match.question is None or state.part != "explore" or match.question.prompt in BY_ALL:
            continue
        asked.add(match.question.prompt)
        assert "crew" in match.question.args, match.question.prompt
    assert {"vanguard-ask-action", "vanguard-ask-roll"} <= asked


@pytest.mark.rule("IV-S-2306")
def test_of_all_loads_one_is_put_forward_until_the_lander_is_full() -> None:
    match = next(one for one in positions("quick", 1, 3) if any(isinstance(move, Load) for move in one.offers(0)))
    state = match.state
    assert isinstance(state, VanguardState)
    carried = 0
    while any(isinstance(move, Load) for move in match.offers(0)):
        weights = {match.caption(0, move).weight: move for move in loads(state)}
        wise = sensible(state)
        assert wise is not None
        assert wise in loads(state)
        # What fills the lander launches it: that is never put forward.
        assert match.caption(0, wise).weight == ("grave" if "grave" in weights else "main")
        match.play(0, wise)
        carried += 1
        state = match.state
        assert isinstance(state, VanguardState)
    assert carried > 2
    assert all(one.equipment for one in state.expedition.team)
