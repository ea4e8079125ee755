"""Whoever loads the lander launches it by a button of its own, or by a card that is held because it launches too."""

from starboard.bots import make_bot
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import Load
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Sight, new_match

SEEDS = (2, 3, 5)
LONGEST = 900


def loadings(seed: int) -> list[tuple[bool, bool]]:
    """Of every card that was loaded in a match: whether it was said to launch, and whether it did."""
    match = new_match(VANGUARD, 1, seed, {"start": "quick"})
    bot = make_bot(VANGUARD, "crew", seed)
    found: list[tuple[bool, bool]] = []
    for _ in range(LONGEST):
        if match.over:
            break
        chosen = bot.choose(Sight(match, 0))
        picks = chosen if isinstance(chosen, tuple) else (chosen,)
        move = match.offers(0)[picks[0]] if picks else GoOn()
        said = match.caption(0, move)
        match.pick(0, *picks)
        if isinstance(move, Load):
            assert (said.message.id == "vanguard-move-load-last") == (said.weight == "grave")
            found.append((said.weight == "grave", not is_loading(match)))
    return found


def is_loading(match: Match) -> bool:
    return any(isinstance(move, Load) for move in match.offers(0))


def test_the_card_that_launches_says_so_and_is_held() -> None:
    found = [one for seed in SEEDS for one in loadings(seed)]
    assert {said for said, _ in found} == {True, False}
    assert [said for said, _ in found] == [launched for _, launched in found]


def test_the_lander_is_launched_by_a_button_that_says_so() -> None:
    match = new_match(VANGUARD, 1, SEEDS[0], {"start": "quick"})
    bot = make_bot(VANGUARD, "crew", SEEDS[0])
    while not is_loading(match):
        chosen = bot.choose(Sight(match, 0))
        match.pick(0, *(chosen if isinstance(chosen, tuple) else (chosen,)))
    assert match.caption(0, GoOn()).message.id == "vanguard-move-launch"
