"""Rank-up cards are completed by what they ask for (IV-X-1013)."""

import pytest

from games.vanguard.campaigns.cards.hush import CARDS
from games.vanguard.campaigns.planets.ground import land, trip
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test as holds
from starboard.games.vanguard.state.member_state import Injury

RANK_UPS = {
    "RK01": ("success", 5),
    "RK06": ("yellow", 3),
    "RK07": ("combinations", 6),
    "RK08": ("uniques", 1),
    "RK11": ("wells", 1),
    "RK16": ("threat-green", 2),
    "RK19": ("success", 8),
    "RK04": ("optional", 1),
    "RK09": ("supported", 2),
    "RK00": ("success", 3),
}


@pytest.mark.rule("IV-X-1013")
@pytest.mark.parametrize("id", RANK_UPS)
def test_a_rank_up_card_is_completed_by_enough(id: str) -> None:
    what, enough = RANK_UPS[id]
    g = land("P02", 1, 1)
    for count, done in ((enough - 1, False), (enough, True)):
        if what == "success":
            trip(g).success = count
        else:
            name = what.replace("-", "_")
            tallies = trip(g).tallies
            if hasattr(tallies, name):
                setattr(tallies, name, count)
            else:
                tallies.counters[what] = count
        assert holds(g, CARDS.rank_ups[id].done.condition, Ctx("card", "IV-X-1013")) == done


@pytest.mark.rule("IV-X-1013")
def test_in_one_piece_is_looked_at_in_the_end() -> None:
    card = CARDS.rank_ups["RK05"]
    assert card.at == "end"
    g = land("P02", 1, 1)
    assert holds(g, card.done.condition, Ctx("card", "IV-X-1013"))
    trip(g).team[1].injuries = [Injury("wound")]
    assert not holds(g, card.done.condition, Ctx("card", "IV-X-1013"))
