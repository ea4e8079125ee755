"""IV-X-407: what cannot be done in full may not be chosen. Each word of effects says whether it can be."""

from collections.abc import Callable, MutableSequence
from typing import Any

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import checked, me
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import may_effect
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.statuses import set_status
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY, Injury


def can(g: VanguardState, text: str, who: int = 0) -> bool:
    return may_effect(g, parse_effect(text), Ctx("test", "IV-X-407", who))


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize(
    ("text", "without", "enough"),
    [
        ("reroll 1 D", "", "R:fit"),
        ("reroll 1 B", "R:fit", "B:sci"),
        ("reroll 1 D acc", "R:fit", "R:acc"),
        ("turn 1 D any fit", "", "R:acc"),
        ("turn 1 D any kin", "R:fit G:exp", "R:fit R:acc"),
        ("toss 1 G", "R:fit", "G:exp"),
        ("double sci 1", "", "B:sci"),
        ("double sci 1", "R:fit", "B:sci"),
        ("add-die 1 spent", "", "R:fit"),
        ("add-die 1 available", "", "R:fit"),
        ("drop-danger 1", "", "+A"),
        ("drop-danger 1", "R:fit", "+A"),
        ("excuse swap", "", "R:fit"),
        ("predict 1", "R:fit", ""),
        ("threat-row green", "@2", "@5"),
        ("threat-row green", "@5 R:fit", "@5"),
        ("discard 1", "", "card:SE01"),
        ("discard 2", "card:SE01", "card:SE01 card:SE02"),
        ("sac-card 1", "", "card:SE01"),
        ("heal card toxin", "", "hurt:toxin"),
        ("lead 1 gained", "", "led:min"),
        ("fetch discarded", "", "gone:m01"),
        ("fetch discarded-minor", "gone:p01", "gone:m01"),
        ("place-gear", "kit:p05", "kit:f01"),
        ("under disc 1", "", "found:min01"),
        ("under disc 2", "found:min01", "found:min01 found:flo01"),
        ("under disc 1 min", "found:flo01", "found:min01"),
        ("under equipment 1", "", "kit:p05"),
        ("under equipment 2", "kit:p05", "kit:p05 kit:m01"),
        ("exchange disc 1", "", "found:min01"),
        ("shift-leads", "", "token:min"),
        ("unmark cry here all", "", "cry"),
        ("unmark cry board all", "", "cry"),
        ("move S2 free", "@2", "@4"),
        ("advance green 1 here", "@4", "@2"),
        ("advance green -1 here", "@4", "@2"),
    ],
)
def test_what_is_missing_stands_in_the_way(text: str, without: str, enough: str) -> None:
    assert [can(gathered("security", situation), text) for situation in (without, enough)] == [False, True]


def consoler(g: VanguardState) -> Threat:
    found = threat(g, "T02")
    assert found is not None
    return found


def empty(*piles: MutableSequence[Any]) -> None:
    for pile in piles:
        pile.clear()


READY = "R:fit card:SE01 kit:f01 kit:p05 found:min01 token:min"
"""A check in its fourth step, and something of everything."""
TAKEN_AWAY: list[tuple[str, Callable[[VanguardState], None]]] = [
    ("refresh 1 D", lambda g: me(g).spent.clear()),
    ("add-die 1 spent", lambda g: me(g).spent.clear()),
    ("add-die 1 available", lambda g: me(g).available.clear()),
    ("share-refresh 1 D here", lambda g: empty(*(one.spent for one in trip(g).team))),
    ("excuse need", lambda g: checked(g).notes.excused.append("need")),
    ("draw 1", lambda g: empty(me(g).deck.cards, me(g).deck.discards)),
    ("charge -2", lambda g: setattr(me(g), "charges", 1)),
    ("supply -5", lambda g: setattr(trip(g), "supplies", 4)),
    ("heal die", lambda g: setattr(me(g), "injury_dice", [0, 0, 0])),
    ("heal card", lambda g: me(g).injuries.clear()),
    ("heal down", lambda g: setattr(me(g), "injuries", [Injury("wound", down=True)])),
    ("lead 1 min", lambda g: trip(g).bag.clear()),
    ("browse 1", lambda g: empty(*g.decks.discoveries)),
    ("events look 1", lambda g: empty(trip(g).events.cards, trip(g).events.discards)),
    ("extra action", lambda g: setattr(trip(g), "who", 1)),
    ("time -1", lambda g: setattr(consoler(g), "time", 0)),
    ("track threat -1", lambda g: setattr(consoler(g), "time", 0)),
    ("walk T02 1 random", lambda g: setattr(consoler(g), "sectors", [0])),
    ("unthreat T02", lambda g: setattr(consoler(g), "sectors", [0])),
    ("still here round", lambda g: setattr(consoler(g), "sectors", [3])),
    ("move S4 free", lambda g: set_status(g, 0, "held", "round")),
    ("follow here free", lambda g: setattr(me(g), "sector", 9)),
]


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize(("text", "take"), TAKEN_AWAY, ids=[text for text, _ in TAKEN_AWAY])
def test_what_was_there_is_there_no_more(text: str, take: Callable[[VanguardState], None]) -> None:
    g = gathered("security", READY)
    consoler(g).sectors = [2]
    assert can(g, text)
    take(g)
    assert not can(g, text)


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize(
    "text",
    [
        "refresh 1 D",
        "draw 1",
        "discard 1",
        "charge 1",
        "heal die",
        "heal card",
        "fetch minor",
        "place-gear",
        "under equipment 1",
        "exchange card 1",
        "extra action",
        "add-die 1 spent",
        "move S4 free",
    ],
)
def test_what_is_somebodys_is_nobodys(text: str) -> None:
    g = gathered("security", READY)
    for one in (me(g), trip(g).team[-1]):
        one.hand, one.equipment, one.charges, one.deck.discards = ["SE01"], ["f01", "p05"], 1, ["SE03"]
    g.ship.armory = ["m01"]
    assert (can(g, text), can(g, text, NOBODY)) == (True, False)


@pytest.mark.rule("IV-X-407")
def test_as_much_as_there_is_can_be_given() -> None:
    g = gathered("security", "card:SE01")
    assert [can(g, f"charge {count}") for count in (-3, -2, 1)] == [False, True, True]
    assert [can(g, f"supply {count}") for count in (-6, -5, 1)] == [False, True, True]
    assert [can(g, f"discard {count}") for count in (1, 2)] == [True, False]
    assert [can(g, f"track {name}") for name in ("engines -1", "engines 1")] == [False, True]


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize(("hand", "discards"), [(True, False), (False, True), (True, True)])
def test_a_card_is_exchanged_for_one_that_was_discarded(hand: bool, discards: bool) -> None:
    g = gathered("security", "card:SE01" if hand else "")
    me(g).deck.discards = ["SE03"] if discards else []
    assert can(g, "exchange card 1") == (hand and discards)


@pytest.mark.rule("IV-X-604")
def test_what_was_discarded_can_be_drawn_and_looked_at_again() -> None:
    g = gathered("security")
    for deck, text in ((me(g).deck, "draw 1"), (trip(g).events, "events look 1")):
        deck.discards, deck.cards = deck.cards, []
        assert can(g, text)


@pytest.mark.rule("IV-X-407")
def test_one_of_them_is_enough() -> None:
    g = gathered("security", "@2 cry")
    me(g).spent.clear()
    g.decks.discoveries[0].clear()
    consoler(g).sectors = [0, 5]
    assert can(g, "walk T02.all 1 toward S1")
    assert can(g, "share-refresh 1 D here")
    assert can(g, "browse 1")
    assert can(g, "unmark cry board all")


@pytest.mark.rule("IV-X-801")
@pytest.mark.parametrize("deed", ["next", "pick"])
def test_an_event_gives_way_to_another_only_when_it_is_revealed(deed: str) -> None:
    g = gathered("security")
    assert not can(g, f"events {deed} 2")
    trip(g).event = "E08"
    assert can(g, f"events {deed} 2")
    trip(g).events.cards.clear()
    assert not can(g, f"events {deed} 2")


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize("text", ["cancel", "become wound", "draw-again 1", "mute", "instead flo"])
def test_what_is_about_to_happen_can_be_changed_while_it_is(text: str) -> None:
    g = gathered("security")
    assert not can(g, text)
    trip(g).pending = [Pending("lead", 0, "minerals")]
    assert can(g, text)


@pytest.mark.rule("IV-X-1410")
def test_leads_become_others_as_often_as_there_are_leads() -> None:
    g = gathered("security")
    pending = Pending("lead", 0, "minerals", count=2)
    trip(g).pending = [pending]
    for instead, able in ((["strange_flora"], True), (["strange_flora", "strange_flora"], False)):
        pending.instead = instead
        assert can(g, "instead flo") == able


@pytest.mark.rule("IV-X-506")
def test_a_card_for_own_dice_needs_one() -> None:
    g = gathered("security", "R:fit")
    assert can(g, "reroll own D")
    checked(g).pool[0].owner = 1
    assert (can(g, "reroll own D"), can(g, "reroll all D")) == (False, True)
