"""Chapter 12: equipment, handed over, discarded and placed."""

import pytest

from games.vanguard.proving_ground import Played, do, landed, one, own, trip
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import HandOver, PickCard, PickPath, PlaceGear, UseCard
from starboard.games.vanguard.rules.cards.abilities import usable, use
from starboard.games.vanguard.rules.cards.equipment import ENDLESS, discard, hand_over, hand_overs, may_carry, receive
from starboard.games.vanguard.rules.exploration.field_equipment import place, placings
from starboard.games.vanguard.rules.exploration.rest import rest
from starboard.games.vanguard.state.notes import TurnNotes


@pytest.mark.rule("IV-X-1202")
@pytest.mark.rule("IV-X-1203")
def test_a_section_icon_restricts_carrying_and_handing_over() -> None:
    """T-55."""
    g = landed("sc", "en")
    one(g).equipment = ["m01", "p02"]
    own(g, 0, [], ["red_basic"])
    assert not may_carry(g, one(g), "p02")
    assert usable(g, 0, "any") == [UseCard(0, "m01", 0)]
    assert usable(g, 0, "turn") == []
    assert hand_overs(g, 0) == [HandOver(0, "m01", 1)]
    hand_over(g, HandOver(0, "m01", 1))
    assert (one(g).equipment, one(g, 1).equipment) == (["p02"], ["m01"])


@pytest.mark.rule("IV-X-1203")
def test_only_to_somebody_in_the_sector() -> None:
    g = landed("sc", "en", sectors=[1, 2])
    one(g).equipment = ["m01"]
    assert hand_overs(g, 0) == []
    do(g, "status reach turn")
    assert hand_overs(g, 0) == [HandOver(0, "m01", 1)]


@pytest.mark.rule("IV-X-1205")
@pytest.mark.rule("IV-X-1204")
def test_only_the_carrier_uses_a_card() -> None:
    g = landed("re", "en")
    one(g).equipment = ["p02"]
    assert usable(g, 0, "turn") == [UseCard(0, "p02", 0)]
    assert usable(g, 1, "turn") == []
    Played(use(g, UseCard(0, "p02", 0))).through(PickSector(2))
    assert one(g).sector == 2
    assert usable(g, 0, "turn") == []


@pytest.mark.rule("IV-X-1207")
@pytest.mark.rule("IV-X-1201")
def test_discarded_equipment_goes_to_the_armory() -> None:
    g = landed()
    one(g).equipment = ["m01"]
    own(g, 0, [], ["red_basic"])
    Played(use(g, UseCard(0, "m01", 0))).through()
    assert one(g).equipment == []
    assert g.ship.armory == ["m01"]
    do(g, "fetch discarded")
    assert one(g).equipment == ["m01"]
    assert g.ship.armory == []


@pytest.mark.rule("IV-X-1202")
def test_what_somebody_may_not_carry_goes_to_the_armory() -> None:
    g = landed("sc", "re")
    receive(g, 0, "p02")
    assert (one(g).equipment, g.ship.armory) == ([], ["p02"])
    receive(g, 1, "p02")
    assert (one(g, 1).equipment, g.ship.armory) == (["p02"], [])


@pytest.mark.rule("IV-X-1206")
def test_a_placed_token_serves_everybody_and_is_not_moved() -> None:
    g = landed("en", "re")
    one(g).equipment = ["f01", "u01"]
    assert placings(g, 0) == [PlaceGear("f01")]
    Played(place(g, 0, PlaceGear("f01"))).through()
    assert trip(g).places[1].gear == ["f01", "u01"]
    assert placings(g, 0) == []
    # Recon, who could not carry it, rests better here and draws one more.
    own(g, 1, [], ["red_basic", "red_basic", "blue_basic", "blue_basic", "green_basic"])
    one(g, 1).deck.cards = ["RE01", "RE02"]
    Played(rest(g, 1)).through()
    assert len(one(g, 1).available) == 5
    assert len(one(g, 1).hand) == 2
    assert UseCard(1, "f01", 0) in usable(g, 1, "turn")


@pytest.mark.rule("IV-X-1207")
def test_the_token_leaves_the_board_with_its_card() -> None:
    g = landed("en", "re")
    one(g).equipment = ["f01"]
    Played(place(g, 0, PlaceGear("f01"))).through()
    discard(g, 0, "f01", "IV-X-1207")
    assert trip(g).places[1].gear == []


def test_a_token_may_stand_on_a_path() -> None:
    g = landed("re", "en")
    one(g).equipment = ["f02"]
    Played(place(g, 0, PlaceGear("f02"))).through(PickPath("1-5"))
    assert trip(g).boards[0].path_gear == {"1-5": ["f02"]}


def test_equipment_may_be_given_up_for_something() -> None:
    g = landed("re", "en")
    one(g).equipment = ["m01", "p01"]
    do(g, "under equipment 1", PickCard("p01"))
    assert (one(g).equipment, g.ship.armory) == (["m01"], ["p01"])


@pytest.mark.rule("IV-X-1203")
def test_a_card_is_handed_over_freely_but_not_while_its_token_stands() -> None:
    g = landed("sc", "en")
    one(g).equipment = ["m01"]
    for _ in range(20):
        hand_over(g, HandOver(0, "m01", 1))
        assert hand_overs(g, 1) == [HandOver(1, "m01", 0)]
        hand_over(g, HandOver(1, "m01", 0))
    one(g).equipment = ["f02"]
    assert hand_overs(g, 0) == [HandOver(0, "f02", 1)]
    trip(g).boards[0].path_gear["1-2"] = ["f02"]
    assert hand_overs(g, 0) == []


@pytest.mark.rule("IV-X-1203")
def test_programs_that_pass_things_to_and_fro_come_to_an_end() -> None:
    g = landed("sc", "en")
    one(g).equipment = ["m01"]
    trip(g).turn_notes.handed = ENDLESS - 1
    assert hand_overs(g, 0)
    hand_over(g, HandOver(0, "m01", 1))
    assert hand_overs(g, 1) == []
    trip(g).turn_notes = TurnNotes()
    assert hand_overs(g, 1) == [HandOver(1, "m01", 0)]


@pytest.mark.rule("IV-X-1203")
def test_reaching_into_the_next_sector_does_not_reach_oneself() -> None:
    g = landed("sc", "en", "re", sectors=(1, 2, 1))
    one(g).equipment = ["m01"]
    do(g, "status reach turn")
    assert hand_overs(g, 0) == [HandOver(0, "m01", 2), HandOver(0, "m01", 1)]


@pytest.mark.rule("IV-X-1207")
def test_what_is_discarded_leaves_whoever_carried_it_and_every_place() -> None:
    g = landed("sc", "en")
    one(g, 1).equipment = ["f02", "m01"]
    trip(g).boards[0].path_gear["1-2"] = ["f02", "f01"]
    discard(g, 0, "f02", "IV-X-1207")
    assert (one(g, 1).equipment, trip(g).boards[0].path_gear["1-2"]) == (["m01"], ["f01"])
    assert trip(g).discarded == [["engineering", "f02"]]
    one(g).equipment = ["m01"]
    discard(g, 0, "m01", "IV-X-1207")
    assert (one(g).equipment, one(g, 1).equipment) == ([], ["m01"]), "their own card goes first"
    assert trip(g).discarded[-1] == ["science", "m01"]
    trip(g).places[1].gear = ["f01"]
    discard(g, 0, "f01", "IV-X-1207")
    assert trip(g).discarded[-1] == ["science", "f01"], "nobody carried it: it counts for the one who lost it"
    assert trip(g).places[1].gear == []


@pytest.mark.rule("IV-X-1202")
def test_what_the_dead_would_receive_goes_to_the_armory() -> None:
    g = landed("sc", "en")
    one(g).dead = True
    receive(g, 0, "m01")
    assert (one(g).equipment, g.ship.armory) == ([], ["m01"])
