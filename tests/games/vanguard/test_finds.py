"""Chapters 12 to 15: equipment, danger, discoveries, leads and threats."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.board import threat
from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.effects import carry_out, may_effect
from starboard.games.vanguard.expedition_state import Threat
from starboard.games.vanguard.moves_effects import PickCrew, PickSector
from starboard.games.vanguard.moves_explore import (
    HandOver,
    PickCard,
    PickColumn,
    PickPath,
    PickType,
    PlaceGear,
    PlaceLead,
    UseCard,
    UseDie,
)
from starboard.games.vanguard.notation import parse_effect
from starboard.games.vanguard.rules.abilities import usable, use
from starboard.games.vanguard.rules.equipment import discard, hand_over, hand_overs, may_carry, receive
from starboard.games.vanguard.rules.gear import place, placings
from starboard.games.vanguard.rules.leads import gain_leads, types_of
from starboard.games.vanguard.rules.rest import rest
from starboard.games.vanguard.rules.special_action import special_actions
from starboard.games.vanguard.rules.time_tracks import advance
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import TYPES
from starboard.games.vanguard.where import random_of

MINERALS, ALIEN = 0, 2


def token(value: int, gives: str = "", returns: bool = False, after: int = -1) -> int:
    """A lead token of this kind, beyond another one."""
    return next(
        number
        for number, lead in enumerate(RULES.tokens)
        if (lead.value, lead.gives, lead.returns) == (value, gives, returns) and number > after
    )


def bag(g: VanguardState, *tokens: int) -> None:
    """The bag holds exactly these tokens, and they are drawn in this order."""
    trip(g).bag = list(tokens)
    # `Chance.draw` takes the item at a place and puts the last one there.
    load(g, *([0] * len(tokens)))


# -- Leads and discoveries -------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1410")
def test_a_lead_is_a_random_token_on_its_deck() -> None:
    """T-57."""
    g = landed()
    bag(g, token(1))
    do(g, "lead 1 alt")
    assert trip(g).leads[ALIEN] == [token(1)]
    assert trip(g).bag == []


@pytest.mark.rule("IV-X-1411")
def test_two_tokens_of_three_give_two_discoveries() -> None:
    """T-56."""
    g = landed()
    first = token(3)
    bag(g, first, token(3, after=first))
    do(g, "lead 2 alt")
    assert len(trip(g).discoveries) == 2
    assert trip(g).leads[ALIEN] == []


@pytest.mark.rule("IV-X-1410")
@pytest.mark.rule("IV-X-1411")
def test_tokens_are_placed_in_an_order_of_choice() -> None:
    g = landed()
    bag(g, token(2), token(3))
    play = Played(gain_leads(g, 0, ALIEN, 2, "IV-X-1410"))
    assert play.asked == (0, "lead")
    play.answer(PlaceLead(token(3)))
    assert len(trip(g).discoveries) == 1
    assert trip(g).leads[ALIEN] == [token(2)]


@pytest.mark.rule("IV-X-1411")
@pytest.mark.rule("IV-X-1413")
def test_tokens_with_the_return_icon_go_back_into_the_bag() -> None:
    g = landed()
    back, aside = token(2, returns=True), token(1)
    bag(g, aside, back)
    do(g, "lead 2 min", PlaceLead(aside))
    assert trip(g).bag == [back]
    assert trip(g).aside == [aside]
    assert len(trip(g).discoveries) == 1


@pytest.mark.rule("IV-X-1410")
def test_an_empty_bag_gives_no_more_leads() -> None:
    g = landed()
    bag(g)
    do(g, "lead 2 min")
    assert trip(g).leads == [[], [], [], [], []]


@pytest.mark.rule("IV-X-1411")
def test_an_empty_deck_gives_no_discovery() -> None:
    """Q-28."""
    g = landed()
    g.decks.discoveries[ALIEN] = []
    bag(g, token(3))
    do(g, "lead 1 alt")
    assert trip(g).discoveries == []
    assert trip(g).leads[ALIEN] == []


@pytest.mark.rule("IV-X-1412")
def test_the_science_commander_chooses_who_gets_the_card_or_charge() -> None:
    g = landed("re", "se", seats=4)
    bag(g, token(0, "charge"))
    play = Played(gain_leads(g, 0, MINERALS, 1, "IV-X-1410"))
    assert play.asked == (2, "lead-charge")
    play.answer(PickCrew("se"))
    assert (one(g).charges, one(g, 1).charges) == (0, 1)
    one(g).deck.cards = ["RE01"]
    bag(g, token(0, "card"))
    Played(gain_leads(g, 0, MINERALS, 1, "IV-X-1410")).through(PickCrew("re"))
    assert one(g).hand == ["RE01"]


@pytest.mark.rule("IV-X-1402")
@pytest.mark.rule("IV-X-1403")
def test_a_gained_discovery_first_clears_the_lead_tokens_of_its_deck() -> None:
    """T-65."""
    g = landed()
    back, aside = token(1, returns=True), token(1)
    trip(g).bag, trip(g).leads[ALIEN] = [], [back, aside]
    top = g.decks.discoveries[ALIEN][-1]
    do(g, "disc alt")
    assert trip(g).discoveries == [top]
    assert (trip(g).bag, trip(g).aside, trip(g).leads[ALIEN]) == ([back], [aside], [])


@pytest.mark.rule("IV-X-1401")
def test_a_type_of_choice() -> None:
    g = landed()
    do(g, "disc any", PickType("microorganisms"))
    assert trip(g).discoveries == ["mic01"]


@pytest.mark.rule("IV-X-1404")
@pytest.mark.rule("IV-X-1005")
def test_an_ability_for_the_planet_uses_the_discovery_up() -> None:
    g = landed()
    own(g, 0, [], ["red_basic", "blue_basic"])
    trip(g).discoveries = ["alt03", "min02"]
    assert usable(g, 0, "any") == [UseCard(0, "min02", 0)]
    g.decks.discoveries[MINERALS] = ["min01"]
    Played(use(g, UseCard(0, "min02", 0))).through()
    assert trip(g).discoveries == ["alt03"]
    assert g.decks.discoveries[MINERALS] == ["min02", "min01"]
    assert len(one(g).available) == 2


@pytest.mark.rule("IV-X-1420")
@pytest.mark.rule("IV-X-108")
def test_a_unique_discovery_by_number_or_the_top_one() -> None:
    g = landed()
    do(g, "unique U02")
    do(g, "unique")
    assert trip(g).uniques == ["U02", "U01"]
    assert trip(g).boards[0].uniques == []


@pytest.mark.rule("IV-X-1421")
def test_for_one_that_is_gone_the_text_of_the_slot() -> None:
    """T-19."""
    g = landed()
    do(g, "unique U01, unique U01")
    assert trip(g).uniques == ["U01"]
    assert trip(g).success == 1


@pytest.mark.rule("IV-X-1422")
def test_one_that_is_consumed_leaves_the_campaign() -> None:
    g = landed()
    own(g, 0, [], ["red_basic"])
    trip(g).uniques = ["U33"]
    Played(use(g, UseCard(0, "U33", 0))).through()
    assert trip(g).uniques == []
    assert g.decks.removed == ["U33"]


def test_a_discovery_is_exchanged_for_one_of_another_deck() -> None:
    g = landed()
    trip(g).discoveries = ["min01"]
    g.decks.discoveries[MINERALS].remove("min01")
    play = Played(carry_out(g, parse_effect("exchange disc 1"), Ctx("test", "IV-X-1005", 0)))
    assert PickType("minerals") not in play.offers
    assert len(play.offers) == len(TYPES) - 1


@pytest.mark.rule("IV-X-1005")
def test_only_discoveries_of_the_named_types_go_under_their_decks() -> None:
    g = landed()
    trip(g).discoveries = ["min01", "alt01"]
    assert not may_effect(g, parse_effect("under disc 1 spe flo"), Ctx("test", "IV-X-1005", 0))
    do(g, "under disc 1 alt flo")
    assert trip(g).discoveries == ["min01"]
    assert g.decks.discoveries[ALIEN][0] == "alt01"


@pytest.mark.rule("IV-X-1401")
def test_the_top_of_a_deck_goes_back_in_any_order() -> None:
    g = landed()
    deck = g.decks.discoveries[MINERALS] = ["a", "b", "c", "d"]
    do(g, "browse 3", PickType("minerals"), PickCard("c"), PickCard("d"))
    assert deck == ["a", "b", "d", "c"]


@pytest.mark.rule("IV-X-1411")
def test_tokens_are_moved_between_decks_and_then_the_decks_are_looked_at() -> None:
    g = landed()
    trip(g).leads[MINERALS], trip(g).leads[ALIEN] = [token(2)], [token(1)]
    do(g, "shift-leads", PickType("minerals"), PickType("alien_technology"))
    assert trip(g).leads == [[], [], [], [], []]
    assert len(trip(g).discoveries) == 1


@pytest.mark.rule("IV-X-1410")
def test_a_type_may_be_one_of_which_there_are_leads() -> None:
    g = landed()
    trip(g).leads[ALIEN] = [token(2)]
    assert [list(types_of(g, word)) for word in ("gained", "marked", "alt", "any")] == [[], [2], [2], [0, 1, 2, 3, 4]]
    trip(g).notes["turn:lead-3"] = 1
    assert types_of(g, "gained") == [3]


def test_discoveries_may_be_exchanged() -> None:
    g = landed()
    trip(g).discoveries = ["min01"]
    do(g, "exchange disc 1", PickType("strange_flora"))
    assert trip(g).discoveries == ["flo01"]


# -- Equipment -------------------------------------------------------------------------------------------------------


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


# -- Danger ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1301")
@pytest.mark.rule("IV-X-1302")
@pytest.mark.rule("IV-X-1303")
@pytest.mark.parametrize(
    ("box", "fallen", "injuries", "supplies"),
    [
        ("A", "rare", ["wound"], 5),
        ("A", "special", [], 5),
        ("B", "uncommon", ["exhaustion"], 5),
        ("C", "common", [], 4),
        ("C", "special", [], 4),
        ("D", "special", ["serious"], 5),
    ],
)
def test_a_danger_die_is_looked_up_in_its_box(box: str, fallen: str, injuries: list[str], supplies: int) -> None:
    g = landed()
    load(g, DANGER_FACE[fallen])
    do(g, f"danger {box}", *([PickColumn("red")] if injuries else []))
    assert [card.type for card in one(g).injuries] == injuries
    assert trip(g).supplies == supplies


@pytest.mark.rule("IV-X-1303")
def test_several_danger_dice_one_after_another() -> None:
    g = landed()
    load(g, DANGER_FACE["common"], DANGER_FACE["special"], DANGER_FACE["special"])
    do(g, "danger C 3")
    assert trip(g).supplies == 2


# -- Threats ---------------------------------------------------------------------------------------------------------


def behemoth(g: VanguardState) -> Threat:
    found = threat(g, "T90")
    assert found is not None
    return found


@pytest.mark.rule("IV-X-1501")
@pytest.mark.rule("IV-X-906")
def test_the_effect_above_the_field_that_the_token_enters() -> None:
    """T-58: from the middle field to the last: attack, attack, reset."""
    g = landed("re", "sc", "en", sectors=[3, 3, 5])
    behemoth(g).time = 2
    before = [len(member.available) for member in trip(g).team]
    Played(advance(g, "T90", "IV-X-906")).through(UseDie("blue_basic"))
    after = [len(member.available) for member in trip(g).team]
    assert after == [before[0] - 2, before[1] - 2, before[2]]
    assert behemoth(g).time == 0


@pytest.mark.rule("IV-X-1501")
@pytest.mark.rule("IV-X-1505")
def test_with_nobody_there_only_the_rest_of_the_field_happens() -> None:
    """T-59: it moves by the ten-sided die."""
    g = landed(sectors=[1, 1])
    behemoth(g).time = 1
    before = [len(member.available) for member in trip(g).team]
    load(g, 7)
    Played(advance(g, "T90", "IV-X-906")).through()
    assert [len(member.available) for member in trip(g).team] == before
    assert behemoth(g).sectors[0] == 6


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize(("rolled", "sector"), [(0, 2), (4, 2), (5, 6), (9, 6)])
def test_lowest_or_highest_number_by_the_die(rolled: int, sector: int) -> None:
    g = landed()
    load(g, rolled)
    do(g, "walk T90 1 random")
    assert behemoth(g).sectors[0] == sector


@pytest.mark.rule("IV-X-1502")
@pytest.mark.rule("IV-X-1503")
def test_the_action_is_only_where_the_main_standee_is() -> None:
    g = landed(sectors=[3, 5])
    sources = [[getattr(move, "source", "") for move in special_actions(g, who)] for who in (0, 1)]
    assert "threat:T90" in sources[0]
    assert "threat:T90" not in sources[1]


@pytest.mark.rule("IV-X-1504")
def test_threats_follow_arrows_but_ignore_no_travel_and_symbols() -> None:
    g = landed(sectors=[4, 4])
    before = list(one(g).available)
    behemoth(g).sectors[0] = 4
    do(g, "walk T90 3 toward S1")
    # From 4 there is no arrow to 2: it goes round by 3, whose POI shows no-travel.
    assert behemoth(g).sectors[0] == 1
    assert one(g).available == before
    do(g, "walk T90 1 route round")
    assert behemoth(g).sectors[0] == 2


@pytest.mark.rule("IV-X-1505")
def test_standees_move_away_by_choice_and_off_the_board() -> None:
    g = landed(sectors=[3, 4])
    do(g, "walk T90 1 away S2")
    assert behemoth(g).sectors[0] == 4
    behemoth(g).sectors[0] = 3
    do(g, "walk T90 1 choice", PickSector(4))
    assert behemoth(g).sectors[0] == 4
    do(g, "put T90 S1")
    assert behemoth(g).sectors[0] == 1
    do(g, "unthreat T90")
    assert threat(g, "T90") is None


@pytest.mark.rule("IV-X-1505")
def test_a_guarded_sector_is_not_entered() -> None:
    g = landed(sectors=[2, 1])
    do(g, "status guard round")
    do(g, "walk T90 1 toward S2")
    assert behemoth(g).sectors[0] == 3


def test_who_is_unseen_is_spared() -> None:
    g = landed("re", "sc", sectors=[3, 3])
    before = len(one(g).available)
    do(g, "status unseen round")
    Played(advance(g, "T90", "IV-X-906")).through()
    assert len(one(g).available) == before
    assert ids(one(g, 1).spent) != []


def test_a_field_may_be_without_effect() -> None:
    g = landed("re", "sc", sectors=[3, 3])
    before = len(one(g).available)
    do(g, "note mute 1 round")
    Played(advance(g, "T90", "IV-X-906")).through()
    assert len(one(g).available) == before
    assert behemoth(g).time == 1


@pytest.mark.rule("IV-X-1506")
def test_among_several_the_lowest_roll_is_chosen_and_ties_roll_again() -> None:
    """T-62: 4, 2, 2, then the two again."""
    g = landed("re", "sc", "en")
    load(g, 4, 2, 2, 8, 1)
    assert random_of(g, [0, 1, 2]) == 2
