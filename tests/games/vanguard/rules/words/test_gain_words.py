"""Words for what a planet gives: leads, discoveries, equipment, more to do."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import me, said
from starboard.games.vanguard.hide import hide
from starboard.games.vanguard.moves.exploration_moves import PickCard, PickType, PlaceGear
from starboard.games.vanguard.notation.symbols import TYPES
from starboard.games.vanguard.rules.words.gain_words import fetchable
from starboard.games.vanguard.state.member_state import NOBODY


@pytest.mark.rule("IV-X-1410")
@pytest.mark.parametrize(("dead", "seat"), [(False, 1), (True, 2)])
def test_the_first_of_the_living_chooses_for_nobody(dead: bool, seat: int) -> None:
    g = gathered("security")
    for number, one in enumerate(trip(g).team, start=1):
        g.sections[one.section].commander = number
    me(g).dead = dead
    assert said(g, "lead 1 any", NOBODY).question.seat == seat
    assert said(g, "lead 1 any", 2).question.seat == 3


@pytest.mark.rule("IV-X-1403")
def test_the_top_of_a_deck_is_looked_at_and_put_back_in_any_order() -> None:
    g = gathered("security")
    g.decks.discoveries, g.decks.unshuffled = [["a", "b", "c", "d"], ["e"], [], [], []], {}
    before = g.chance.reveals
    browsing = said(g, "browse 3")
    assert browsing.offers == [PickType(TYPES[0]), PickType(TYPES[1])], "no empty deck"
    browsing.answer(PickType(TYPES[0])).answer(PickCard("b")).answer(PickCard("d"))
    assert (browsing.over, g.decks.discoveries[0]) == (True, ["a", "c", "d", "b"])
    assert g.chance.reveals > before, "what was seen cannot be taken back"


@pytest.mark.rule("IV-X-1403")
def test_what_is_looked_at_lies_open_and_is_not_shuffled_with_its_deck() -> None:
    g = gathered("security")
    g.decks.discoveries, g.decks.unshuffled = [["a", "b", "c", "d", "e"], [], [], [], []], {}
    browsing = said(g, "browse 3")
    hide(g, 0, g.chance)
    assert (sorted(g.decks.discoveries[0]), g.ship.shown) == (["a", "b"], ["c", "d", "e"])
    browsing.answer(PickCard("d")).answer(PickCard("e"))
    assert (sorted(g.decks.discoveries[0][:2]), g.decks.discoveries[0][2:]) == (["a", "b"], ["c", "e", "d"])
    assert g.ship.shown == []


@pytest.mark.rule("IV-X-1403")
def test_there_is_nothing_to_look_at_in_empty_decks() -> None:
    g = gathered("security")
    g.decks.discoveries = [[] for _ in TYPES]
    assert said(g, "browse 3").over


# -- Equipment -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1207")
def test_what_was_discarded_comes_back_to_its_carrier_and_is_discarded_no_more() -> None:
    g = gathered("security")
    e = trip(g)
    g.ship.armory = ["m01", "m02", "m03"]
    e.discarded = [["recon", "m01"], ["science", "m02"]]
    said(g, "fetch discarded").answer(PickCard("m02"))
    assert ["m02" in one.equipment for one in e.team] == [one.crew == "44" for one in e.team]
    assert (e.discarded, g.ship.armory) == ([["recon", "m01"]], ["m01", "m03"])


@pytest.mark.rule("IV-X-1207")
def test_what_a_dead_carrier_discarded_is_for_whoever_fetches_it() -> None:
    g = gathered("security")
    e = trip(g)
    next(one for one in e.team if one.crew == "22").dead = True
    g.ship.armory, e.discarded = ["m01"], [["recon", "m01"]]
    said(g, "fetch discarded")
    assert me(g).equipment == ["m01"]


@pytest.mark.rule("IV-X-1207")
@pytest.mark.parametrize(
    ("kind", "found"),
    [("minor", ["m01", "m02"]), ("personal", ["p02"]), ("discarded-minor", ["m01"]), ("discarded", ["m01", "p02"])],
)
def test_what_can_be_fetched(kind: str, found: list[str]) -> None:
    g = gathered("security")
    g.ship.armory = ["m01", "m02", "p02", "f01"]
    trip(g).discarded = [["security", "m01"], ["security", "p02"], ["security", "m03"]]
    assert fetchable(g, 0, kind) == found, "what left the armory since is not there"


@pytest.mark.rule("IV-X-1203")
def test_nobody_fetches_what_another_section_carries() -> None:
    g = gathered("security")
    g.ship.armory = ["p19"]
    assert fetchable(g, 0, "personal") == []
    recon = next(who for who, one in enumerate(trip(g).team) if one.crew == "22")
    assert fetchable(g, recon, "personal") == ["p19"]
    trip(g).discarded = [["security", "p19"]]
    assert fetchable(g, 0, "discarded") == []


@pytest.mark.rule("IV-X-1207")
@pytest.mark.parametrize("why", ["dead", "nothing there"])
def test_nothing_is_fetched_by_the_dead_or_from_an_empty_armory(why: str) -> None:
    g = gathered("security")
    me(g).dead = why == "dead"
    g.ship.armory = ["m01"] if why == "dead" else []
    assert said(g, "fetch minor").over
    assert me(g).equipment == []


@pytest.mark.rule("IV-X-1206")
def test_field_equipment_of_choice_is_placed() -> None:
    g = gathered("security", "kit:f01 kit:f02")
    placing = said(g, "place-gear")
    assert placing.offers == [PlaceGear("f01"), PlaceGear("f02")]
    placing.answer(PlaceGear("f02")).through()
    assert trip(g).places[2].gear == ["f02"]
    assert said(g, "place-gear").over, "with one there is nothing to choose"
    assert set(trip(g).places[2].gear) == {"f01", "f02"}
    assert said(g, "place-gear").over, "and with none nothing to do"


@pytest.mark.rule("IV-X-1206")
def test_a_token_is_placed_without_its_card_unless_it_stands_already() -> None:
    g = gathered("security")
    me(g).dead = True
    said(g, "gear f01").through()
    assert trip(g).places[2].gear == []
    said(g, "gear f01", who=1).through()
    said(g, "gear f01", who=1).through()
    assert trip(g).places[2].gear == ["f01"]


@pytest.mark.rule("IV-X-1005")
def test_so_many_discoveries_go_under_their_decks() -> None:
    g = gathered("security", "found:min01 found:min02 found:flo01")
    said(g, "under disc 2 min").through()
    assert trip(g).discoveries == ["flo01"]
    said(g, "under disc 1 min").through()
    assert trip(g).discoveries == ["flo01"], "none is left of the type"


@pytest.mark.rule("IV-X-1005")
def test_what_is_given_is_what_was_said() -> None:
    g = gathered("security", "found:min01 kit:p05")
    trip(g).events.cards.remove("E08")
    trip(g).event = "E08"
    for text, left in (("equipment", "min01 E08"), ("event", "min01"), ("disc", "")):
        said(g, f"under {text} 1")
        assert [*trip(g).discoveries, *me(g).equipment, *filter(None, [trip(g).event])] == left.split()
    assert trip(g).events.cards[0] == "E08"
    trip(g).event = "E09"
    said(g, "under disc 1")
    said(g, "under equipment 1")
    assert trip(g).event == "E09"
    trip(g).event = ""
    for text in ("under equipment 1", "under event 1", "under disc 1"):
        assert said(g, text).over, "nothing is left to give"
    assert trip(g).events.cards.count("E08") == 1


@pytest.mark.rule("IV-X-1005")
def test_nobody_gives_no_equipment() -> None:
    g = gathered("security", "kit:p05")
    trip(g).team[-1].equipment = ["m01"]
    said(g, "under equipment 1", NOBODY)
    assert trip(g).team[-1].equipment == ["m01"]


@pytest.mark.rule("IV-X-1404")
def test_a_discovery_is_exchanged_for_one_of_another_type() -> None:
    g = gathered("security", "found:min01")
    exchanging = said(g, "exchange disc 1")
    assert PickType("minerals") not in exchanging.offers
    exchanging.answer(PickType("strange_flora")).through()
    assert [card[:3] for card in trip(g).discoveries] == ["flo"]
    assert said(gathered("security", "card:SE01"), "exchange disc 1").over


@pytest.mark.rule("IV-X-604")
def test_a_card_of_the_hand_is_exchanged_for_the_top_of_the_discards() -> None:
    g = gathered("security", "card:SE01 card:SE02")
    me(g).deck.discards = ["SE03", "SE04"]
    said(g, "exchange card 1").through()
    assert len(me(g).hand) == 2
    assert "SE04" in me(g).hand
    assert len(me(g).deck.discards) == 2


@pytest.mark.rule("IV-X-604")
@pytest.mark.parametrize("why", ["dead", "nothing discarded", "not cards"])
def test_no_card_is_exchanged(why: str) -> None:
    g = gathered("security", "card:SE01")
    me(g).deck.discards = [] if why == "nothing discarded" else ["SE03"]
    me(g).dead = why == "dead"
    assert said(g, "exchange disc 1" if why == "not cards" else "exchange card 1").over
    assert me(g).hand == ["SE01"]
