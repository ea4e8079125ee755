"""Chapter 6: the hand of section cards."""

import pytest

from games.vanguard.proving_ground import Played, landed, one, trip
from starboard.games.vanguard.moves.exploration_moves import DiscardCard
from starboard.games.vanguard.notation.symbols import RECON
from starboard.games.vanguard.rules.cards.hand import discard_cards, draw_cards, hand_limit, is_within_limit


@pytest.mark.rule("IV-X-603")
@pytest.mark.parametrize(
    ("rank", "gear", "notes", "limit"),
    [(1, [], 0, 2), (2, [], 0, 3), (3, [], 0, 4), (1, ["p13"], 0, 3), (1, [], 1, 3), (1, ["p13"], 1, 4)],
)
def test_the_limit_of_a_hand(rank: int, gear: list[str], notes: int, limit: int) -> None:
    g = landed("re")
    one(g).rank, one(g).equipment = rank, gear
    trip(g).notes.hands[RECON] = notes
    assert hand_limit(g, 0) == limit
    for cards, within in ((limit, True), (limit + 1, False)):
        one(g).hand = ["RE01"] * cards
        assert is_within_limit(g, 0) == within


@pytest.mark.rule("IV-X-604")
def test_the_dead_draw_nothing() -> None:
    g = landed("re")
    one(g).deck.cards, one(g).dead = ["RE01"], True
    Played(draw_cards(g, 0, 1, "IV-X-604")).through()
    assert one(g).hand == []


@pytest.mark.rule("IV-X-601")
def test_a_card_is_discarded_by_choice_and_the_last_one_without_a_question() -> None:
    g = landed("re")
    one(g).hand = ["RE01", "RE02"]
    play = Played(discard_cards(g, 0, 3, "IV-X-601"))
    play.answer(DiscardCard("RE02"))
    assert play.over
    assert (one(g).hand, one(g).deck.discards) == ([], ["RE02", "RE01"])
