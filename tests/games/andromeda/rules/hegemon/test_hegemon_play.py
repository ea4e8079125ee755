"""Whole matches against the Hegemon: nothing is lost, nothing hidden is shown, and every step says why."""

from copy import deepcopy
from typing import Any

import pytest

from games.andromeda.battlefields import heard, put, put_raider
from games.andromeda.hegemon_tables import gains, hegemon_table, its_own, play_card, show, take_turn, the
from starboard.bots.play import play_out
from starboard.bots.random_bot import RandomBot
from starboard.games.andromeda.census import census, invariants
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.hide import hide
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.options import OFFICERS
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.printed import printed
from starboard.games.andromeda.view.view import view
from starboard.kernel import AskSome, Chance, Event, Match, new_match

DECKS = ("dawn", "twilight", "shadows")
SECTION = 40


def match_against(officer: str, number: int, **options: Any) -> Match:
    given = {"hegemon": officer, "events": DECKS[number % 3], "destiny": True, "raiders": "any"}
    return new_match(ANDROMEDA, 1 + number % 3, number, {**given, **options})


def state_of(match: Match) -> AndromedaState:
    assert isinstance(match.state, AndromedaState)
    return match.state


@pytest.mark.rule("AE-E-1.4")
@pytest.mark.parametrize("officer", OFFICERS)
def test_a_match_against_each_officer(officer: str) -> None:
    match = match_against(officer, OFFICERS.index(officer), special=True, moons="both", relics=True)
    bots = [RandomBot(seat) for seat in range(match.header.seats)]
    before = census(state_of(match))
    while not match.over:
        play_out(match, bots, SECTION)
        assert census(state_of(match)) == before
        assert invariants(state_of(match)) == []
    g = state_of(match)
    assert len(g.accounts) == g.seats + 1
    assert its_own(g).hand_limit == 5


def everything_told(match: Match) -> list[Event]:
    """A match at random, and all that is told in it."""
    bot = RandomBot(5)
    events: list[Event] = []
    while not match.over:
        question, seat = match.question, match.waiting[0]
        count = len(match.offers(seat))
        if isinstance(question, AskSome):
            events += match.pick(seat, *bot.pick_some(count, question.least, question.most))
        else:
            events += match.pick(seat, bot.pick(count))
    return events


@pytest.mark.rule("AE-E-13.1")
def test_every_step_of_the_hegemon_names_its_rule() -> None:
    events = everything_told(match_against("ofc_3b", 3))
    steps = [event for event in events if event.message.id.startswith("andromeda-hegemon-")]
    assert len(steps) > 50
    assert all(event.rule.startswith(("AE-E-", "AE-B-12.9")) for event in steps)
    # Each launch begins with the die and says what led where.
    ids = [event.message.id.removeprefix("andromeda-hegemon-") for event in steps]
    for place, id in enumerate(ids):
        if id == "launched":
            assert ids[place - 1].startswith("wants-")
            assert ids[place - 2] in ("die", "settles")


@pytest.mark.rule("AE-E-8.2")
@pytest.mark.rule("AE-E-6.14")
def test_nobody_sees_its_hand_its_decks_or_its_destinies() -> None:
    g = hegemon_table(2, destiny=True)
    gains(g, "tactics(3)").through()
    its_own(g).dealt = g.box["destiny"][:2]
    for seat in (0, 1, None):
        shown = view(g, seat)
        assert shown.hegemon is not None
        assert [section.deck for section in shown.hegemon.sections] == [7, 7, 7]
        assert [section.card for section in shown.hegemon.sections] == the(g).cards
        assert shown.hegemon.negotiations == 18
        assert shown.hegemon.tiles == 5
        text = repr(shown.players[2])
        assert not any(card in text for card in [*its_own(g).hand, *its_own(g).dealt])


def test_what_nobody_knows_is_drawn_anew() -> None:
    g = hegemon_table(2)
    h = the(g)
    before = deepcopy(h)
    hide(g, 0, Chance(7))
    assert h.cards == before.cards
    for deck, old in zip([*h.decks, h.negotiations], [*before.decks, before.negotiations], strict=True):
        assert sorted(deck.cards) == sorted(old.cards)
    assert [deck.cards for deck in h.decks] != [deck.cards for deck in before.decks]
    assert sorted(h.tiles) == sorted(before.tiles)


def test_without_the_hegemon_there_is_nothing_of_it() -> None:
    match = new_match(ANDROMEDA, 2, 1)
    assert view(state_of(match), 0).hegemon is None
    assert not any(id in census(state_of(match)) for id in hegemon_content().actions)


def test_clients_get_what_is_printed() -> None:
    shown = printed().hegemon
    assert list(shown.officers) == list(OFFICERS)
    assert all(len(officer.ring) == 8 for officer in shown.officers.values())
    assert [id for id, officer in shown.officers.items() if officer.does is None] == list(OFFICERS[:3])
    assert len(shown.actions) == 24
    assert len(shown.negotiations) == 9
    assert len(shown.tiles) == 5


@pytest.mark.rule("AE-E-3.7")
def test_a_shadow_warp_leads_to_a_battle_on_the_gate() -> None:
    # OQ-22: first in the active region, where nobody is left to fight the Wyrm, then on the Gate.
    g = hegemon_table(gate=True)
    the(g).probe = 2
    the(g).negotiations.cards = ["neg_press_gang"]
    put_raider(g, "underdark_wyrm", "S07")
    put(g, 0, "transport", "S07")
    take_turn(g, show(g, "hac_I_7"), 6, 1).through()
    assert heard(g, "shadow-warp")
    assert len(heard(g, "battle")) == 1
    assert g.battle is None
    assert the(g).step == ""


def test_a_turn_leaves_nothing_half_done() -> None:
    g = hegemon_table()
    play_card(g, "hac_I_7").through()
    assert (the(g).step, the(g).commands, g.battle) == ("", 0, None)
