"""Words for POI cards and for the event deck."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Played
from games.vanguard.saying import said
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import PickCard
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.expedition_state import Pending
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY


def top(g: VanguardState, sector: int) -> str:
    return trip(g).places[sector].pois[-1].id


@pytest.mark.rule("IV-X-1001")
def test_a_poi_card_is_replaced_covered_discarded_and_turned_up() -> None:
    g = gathered("security")
    said(g, "poi 000").through()
    assert top(g, 2) == "000"
    said(g, "top 143 S2").through()
    assert [poi.id for poi in trip(g).places[2].pois[-2:]] == ["000", "143"]
    said(g, "off")
    assert top(g, 2) == "000"
    replacing = said(g, "poi 000 S4/S6")
    assert replacing.offers == [PickSector(4), PickSector(6)]
    replacing.answer(PickSector(6)).through()
    assert top(g, 6) == "000"
    trip(g).places[4].pois, trip(g).places[6].pois = [Poi("143", down=True)], [Poi("000", down=True)]
    said(g, "look S4")
    assert [trip(g).places[sector].pois[-1].down for sector in (4, 6)] == [False, True]
    said(g, "clear S4/S6")
    assert [trip(g).places[sector].pois for sector in (4, 6)] == [[], []]


@pytest.mark.rule("IV-X-1001")
@pytest.mark.parametrize(
    ("source", "there", "sector"), [("poi:143", 2, 2), ("poi:144", 2, 4), ("event:E01", 2, 4), ("poi:143", 0, 4)]
)
def test_a_card_replaces_itself_wherever_the_crew_member_has_gone(source: str, there: int, sector: int) -> None:
    g = gathered("security", "@4")
    trip(g).places[2].pois, trip(g).places[4].pois = [Poi("143")], [Poi("143")]
    ctx = Ctx(source, "IV-X-1001", 0, there=there)
    Played(carry_out(g, parse_effect("poi 000"), ctx)).through()
    assert [number for number in (2, 4) if top(g, number) == "000"] == [sector]


@pytest.mark.rule("IV-X-1001")
def test_nothing_is_placed_where_there_is_no_such_sector() -> None:
    g = gathered("security")
    before = {sector: [poi.id for poi in place.pois] for sector, place in trip(g).places.items()}
    assert said(g, "poi 000 connected&S9").over
    assert said(g, "top 143 connected&S9").over
    assert said(g, "poi 000", NOBODY).over
    assert {sector: [poi.id for poi in place.pois] for sector, place in trip(g).places.items()} == before


# -- Events ----------------------------------------------------------------------------------------------------------


def events(g: VanguardState, *cards: str) -> None:
    """The event deck, the last one on top."""
    trip(g).events.cards, trip(g).events.discards = list(cards), []


@pytest.mark.rule("IV-X-801")
def test_the_next_events_are_put_back_in_any_order() -> None:
    g = gathered("security")
    events(g, "E01", "E02", "E03", "E04")
    looking = said(g, "events look 3")
    assert looking.offers == [PickCard("E04"), PickCard("E03"), PickCard("E02")]
    looking.answer(PickCard("E02")).answer(PickCard("E04"))
    assert (looking.over, trip(g).events.cards) == (True, ["E01", "E03", "E04", "E02"]), "the first comes next"


@pytest.mark.rule("IV-X-801")
@pytest.mark.parametrize(
    ("deed", "cards", "discards"), [("drop", "E01 E02 E04", "E03"), ("under", "E03 E01 E02 E04", "")]
)
def test_one_of_the_next_events_is_discarded_or_put_under_the_deck(deed: str, cards: str, discards: str) -> None:
    g = gathered("security")
    events(g, "E01", "E02", "E03", "E04")
    said(g, f"events {deed} 2").answer(PickCard("E03"))
    assert (trip(g).events.cards, trip(g).events.discards) == (cards.split(), discards.split())
    events(g, "E01")
    assert said(g, f"events {deed} 2").over, "with one there is nothing to choose"
    events(g)
    assert said(g, f"events {deed} 2").over


@pytest.mark.rule("IV-X-801")
def test_another_event_comes_instead() -> None:
    g = gathered("security")
    events(g, "E01", "E02")
    said(g, "events next 1")
    assert trip(g).events.cards == ["E01", "E02"], "none is revealed"
    trip(g).event, trip(g).pending = "E03", [Pending("injury", 0, "wound"), Pending("event", 0, "E03")]
    said(g, "events next 1")
    assert (trip(g).event, trip(g).events.cards) == ("E02", ["E03", "E01"])
    assert [pending.what for pending in trip(g).pending] == ["wound", "E02"]
    picking = said(g, "events pick 2")
    assert picking.offers == [PickCard("E02"), PickCard("E01")]
    picking.answer(PickCard("E01"))
    assert (trip(g).event, trip(g).events.cards) == ("E01", ["E02", "E03"])
    trip(g).event = ""
    assert said(g, "events pick 2").over


@pytest.mark.rule("IV-X-801")
def test_another_event_comes_from_the_discards_when_the_deck_is_empty_and_from_nowhere_else() -> None:
    g = gathered("security")
    events(g)
    trip(g).event, trip(g).events.discards = "E03", ["E05"]
    said(g, "events next 1")
    assert trip(g).event == "E05"
    events(g)
    said(g, "events next 1")
    assert trip(g).event == "E05", "there is no other"
    trip(g).events.cards, trip(g).events.discards = ["E01"], ["E02"]
    picking = said(g, "events pick 9")
    assert {move.card for move in picking.offers if isinstance(move, PickCard)} == {"E05", "E01", "E02"}
