"""Chapter 8: events, and what may be done before one is resolved."""

import pytest

from games.vanguard.proving_ground import Played, deal, ids, landed, one, own, trip
from starboard.games.vanguard.moves.exploration_moves import Exert, GoOn, PlayCard
from starboard.games.vanguard.rules.planet.event_cards import event, matches
from starboard.kernel.piles import Deck


@pytest.mark.rule("IV-X-801")
def test_without_any_event_nothing_is_revealed_and_afterwards_none_is_open() -> None:
    g = landed()
    trip(g).events = Deck([])
    assert Played(event(g, 0)).over
    trip(g).events = Deck(["E02"])
    Played(event(g, 0)).through()
    assert (trip(g).event, trip(g).pending, trip(g).events.discards) == ("", [], ["E02"])


@pytest.mark.rule("IV-X-805")
@pytest.mark.parametrize(
    ("available", "spent", "hand", "asked"),
    [
        ([], ["red_basic"] * 4, [], [Exert(0), GoOn()]),
        (["red_basic"], ["red_basic"] * 4, [], None),
        ([], [], [], None),
        (["red_basic"], ["red_basic"] * 4, ["RE05"], [PlayCard(0, "RE05"), Exert(0), GoOn()]),
        (["red_basic"], [], ["RE05"], [PlayCard(0, "RE05"), GoOn()]),
    ],
    ids=["no die", "a die", "nothing to win back", "a card", "a card and nothing spent"],
)
def test_before_an_event_is_resolved_cards_may_be_played_and_dice_won_back(
    available: list[str], spent: list[str], hand: list[str], asked: list[object] | None
) -> None:
    g = landed("re", "sc")
    own(g, 0, available, spent)
    deal(g, *hand)
    trip(g).events = Deck(["E03"])
    play = Played(event(g, 0))
    if asked is None:
        assert play.over or play.asked[1] != "event"
    else:
        assert (play.asked, play.offers) == ((0, "event"), asked)


@pytest.mark.rule("IV-X-805")
def test_exertion_before_an_event_brings_dice_back() -> None:
    g = landed("re", "sc")
    own(g, 0, [], ["red_basic"] * 5)
    trip(g).events = Deck(["E01"])
    Played(event(g, 0)).answer(Exert(0)).through()
    assert trip(g).tallies.exertions == 1


@pytest.mark.rule("IV-X-802")
def test_a_sector_may_count_as_another_biome() -> None:
    g = landed("re", "sc")
    trip(g).event = "E02"
    assert not matches(g, 0)
    one(g).equipment = ["p12"]
    assert matches(g, 0)


@pytest.mark.rule("IV-X-1803")
def test_who_died_before_an_event_was_resolved_is_not_concerned() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"])
    deal(g, "RE05")
    trip(g).events = Deck(["E01"])
    play = Played(event(g, 0))
    one(g).dead = True
    play.answer(GoOn())
    assert play.over
    assert ids(one(g).available) == ["red_basic"]
