"""The chronicle counts those who live: nobody who was left behind or died is among them, and nobody else is missing."""

import pytest

from starboard.bots import RandomBot
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.games.vanguard.view.view import VanguardView
from starboard.kernel import Event, Match, Sight, new_match

SEEDS = range(1, 13)
LONGEST = 3000


def told(event: Event, match: Match) -> str:
    """Whom a beat tells to be lost; empty where it tells no such thing."""
    if event.beat not in ("death", "left-behind"):
        return ""
    args = event.message.args or {}
    if args.get("crew"):
        return str(args["crew"])
    state = match.state
    assert isinstance(state, VanguardState)
    return state.expedition.team[int(str(args["who"]))].crew


def played(seed: int) -> tuple[VanguardView, set[str], set[str], set[str]]:
    """An operation to its end: the view, everybody who set out, and who was told to be left behind, or to have died."""
    match = new_match(VANGUARD, 1, seed, {"start": "operation"})
    bot, lost = RandomBot(seed), {"death": set[str](), "left-behind": set[str]()}
    out: set[str] = set()
    for _ in range(LONGEST):
        if match.over:
            break
        assert isinstance(match.state, VanguardState)
        out |= {one.crew for one in match.state.expedition.team}
        chosen = bot.choose(Sight(match, 0))
        match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))
        for event in match.events:
            if name := told(event, match):
                lost[event.beat].add(name)
    view = match.view(0)
    assert isinstance(view, VanguardView)
    return view, out, lost["left-behind"], lost["death"]


@pytest.mark.rule("IV-C-103")
def test_the_living_are_those_who_were_not_lost() -> None:
    some_left = some_died = some_home = False
    for seed in SEEDS:
        view, out, left, died = played(seed)
        assert view.score is not None
        assert set(view.score.living) == out - left - died, seed
        assert len(view.score.living) == len(set(view.score.living))
        some_left, some_died = some_left or bool(left), some_died or bool(died)
        some_home = some_home or bool(view.score.living and (left or died))
    assert some_left
    assert some_died
    assert some_home
