"""Words that change what is about to happen: the innermost of what is pending, and nothing else (IV-X-602)."""

from typing import Any

import msgspec
import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import said
from starboard.games.vanguard.moves.exploration_moves import PickType
from starboard.games.vanguard.state.expedition_state import Pending

CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("cancel", {"cancelled": True}),
    ("ignore-all", {"cancelled": True}),
    ("ignore-row", {"cancelled": True}),
    ("become toxin", {"what": "toxin"}),
    ("no-die", {"no_die": True}),
    ("take-over", {"who": 0}),
    ("unmatched", {"unmatched": True}),
    ("only-me", {"only": 0}),
    ("draw-again 2", {"extra": 3}),
    ("draw-more 2", {"more": 3}),
    ("face-down", {"down": True}),
    ("mute", {"mute": True}),
    ("unpaid", {"free": True}),
]


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize(("text", "change"), CHANGES, ids=[text for text, _ in CHANGES])
def test_a_word_changes_the_innermost(text: str, change: dict[str, Any]) -> None:
    g = gathered("security")
    outer = Pending("event", 1, "E08")
    before = Pending("injury", 1, "wound", extra=1, more=1)
    inner = msgspec.structs.replace(before)
    trip(g).pending = [outer, inner]
    assert said(g, text).over
    assert inner == msgspec.structs.replace(before, **change)
    assert outer == Pending("event", 1, "E08")
    trip(g).pending = []
    assert said(g, text).over, "and nothing when nothing is pending"


@pytest.mark.rule("IV-X-1410")
def test_a_lead_becomes_one_of_the_types_that_are_named_and_not_the_same() -> None:
    g = gathered("security")
    pending = Pending("lead", 0, "minerals")
    trip(g).pending = [pending]
    changing = said(g, "instead min mic flo")
    assert changing.offers == [PickType("microorganisms"), PickType("strange_flora")]
    changing.answer(PickType("strange_flora"))
    assert pending.instead == ["strange_flora"]
    trip(g).pending = []
    assert said(g, "instead min mic").over
