"""Chapter 14: leads and discoveries."""

import pytest

from games.vanguard.proving_ground import Played, do, landed, load, one, own, trip
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out, may_effect
from starboard.games.vanguard.moves.effect_moves import PickCrew
from starboard.games.vanguard.moves.exploration_moves import PickCard, PickType, PlaceLead, UseCard
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.symbols import TYPES
from starboard.games.vanguard.rules.basics.discovery_places import discovery_deck, lay_under, shuffle_discoveries
from starboard.games.vanguard.rules.cards.abilities import usable, use
from starboard.games.vanguard.rules.planet.leads import change_charges, gain_leads, shift_leads, types_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel.chance import chance_from

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


@pytest.mark.rule("IV-X-107")
def test_a_deck_is_shuffled_when_its_first_card_after_the_landing_is_taken() -> None:
    orders = set()
    for seed in range(30):
        g = landed()
        g.chance = chance_from(seed)
        g.decks.discoveries[MINERALS] = ["min01", "min02", "min03"]
        shuffle_discoveries(g)
        order = tuple(discovery_deck(g, MINERALS))
        assert tuple(discovery_deck(g, MINERALS)) == order
        orders.add(order)
    assert len(orders) == 6


@pytest.mark.rule("IV-X-107")
@pytest.mark.rule("IV-X-1005")
def test_what_is_put_under_a_deck_lies_below_those_that_were_shuffled() -> None:
    """Also before the first card is taken, and without a die being thrown: the player who put it there may take that
    back."""
    for seed in range(10):
        g = landed()
        g.chance = chance_from(seed)
        g.decks.discoveries[MINERALS] = ["a", "b", "c"]
        shuffle_discoveries(g)
        before = g.chance.state
        lay_under(g, "min01")
        lay_under(g, "min02")
        assert g.chance.state == before
        assert discovery_deck(g, MINERALS)[:2] == ["min02", "min01"]
        lay_under(g, "min01")
        assert discovery_deck(g, MINERALS)[:3] == ["min01", "min02", "min01"]


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


@pytest.mark.rule("IV-X-1013")
def test_a_rank_up_card_may_count_unique_discoveries() -> None:
    g = landed()
    do(g, "if tally uniques >= 1 (success 1)")
    assert trip(g).success == 0
    do(g, "unique U01, unique U01, if tally uniques >= 1 (success 2)")
    # The second one is gone: the text of the slot gives one more.
    assert (trip(g).tallies.uniques, trip(g).success) == (1, 3)


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
    trip(g).turn_notes.leads.append(3)
    assert types_of(g, "gained") == [3]


@pytest.mark.rule("IV-X-1403")
def test_discoveries_may_be_exchanged_and_the_lead_tokens_of_the_new_one_are_removed() -> None:
    g = landed()
    trip(g).discoveries = ["min01"]
    flora, minerals = TYPES.index("strange_flora"), TYPES.index("minerals")
    trip(g).leads[flora], trip(g).leads[minerals] = [trip(g).bag.pop(0)], [trip(g).bag.pop(0)]
    do(g, "exchange disc 1", PickType("strange_flora"))
    assert trip(g).discoveries == ["flo01"]
    assert (trip(g).leads[flora], len(trip(g).leads[minerals])) == ([], 1)


@pytest.mark.rule("IV-X-1410")
def test_with_some_gear_a_token_more_is_drawn_and_one_goes_back() -> None:
    g = landed("re")
    one(g).equipment = ["p11"]
    first = token(1)
    bag(g, first, token(2))
    play = Played(gain_leads(g, 0, MINERALS, 1, "IV-X-1410"))
    assert play.asked[1] == "lead-back"
    assert play.offers == [PlaceLead(first), PlaceLead(token(2))]
    play.answer(PlaceLead(first))
    assert (trip(g).leads[MINERALS], trip(g).bag, trip(g).drawn) == ([token(2)], [first], [])


@pytest.mark.rule("IV-X-1410")
def test_where_the_bag_is_short_nothing_goes_back() -> None:
    g = landed("re")
    one(g).equipment = ["p11"]
    bag(g, token(1))
    assert Played(gain_leads(g, 0, MINERALS, 1, "IV-X-1410")).over
    assert (trip(g).leads[MINERALS], trip(g).bag, trip(g).drawn) == ([token(1)], [], [])


@pytest.mark.rule("IV-X-703")
@pytest.mark.parametrize(("before", "change", "left"), [(1, 2, 3), (1, -1, 0), (1, -3, 0), (0, -1, 0)])
def test_charges_are_never_less_than_none(before: int, change: int, left: int) -> None:
    g = landed("re")
    one(g).charges = before
    change_charges(g, 0, change, "IV-X-703")
    assert one(g).charges == left
    said = [event.message.id for event in g.news or []]
    assert ("vanguard-charges" in said) == (left != before)


@pytest.mark.rule("IV-X-703")
def test_neither_the_dead_nor_nobody_gain_charges() -> None:
    g = landed("re")
    one(g).charges, one(g).dead = 1, True
    change_charges(g, 0, 1, "IV-X-703")
    change_charges(g, NOBODY, 1, "IV-X-703")
    assert one(g).charges == 1


@pytest.mark.rule("IV-X-1412")
def test_the_only_one_who_lives_gains_what_a_token_gives() -> None:
    g = landed("re", "sc")
    one(g, 0).dead = True
    one(g, 1).charges = 0
    bag(g, next(number for number, lead in enumerate(RULES.tokens) if lead.gives == "charge"))
    assert Played(gain_leads(g, 1, MINERALS, 1, "IV-X-1412")).over
    assert one(g, 1).charges == 1


@pytest.mark.rule("IV-X-1411")
def test_a_token_is_shifted_to_another_deck() -> None:
    g = landed("re")
    trip(g).leads[MINERALS], trip(g).leads[ALIEN] = [token(1)], [token(2)]
    play = Played(shift_leads(g, 0, "IV-X-1411"))
    play.answer(PickType(TYPES[MINERALS]))
    assert PickType(TYPES[MINERALS]) not in play.offers
    play.answer(PickType(TYPES[ALIEN])).through()
    assert trip(g).leads[ALIEN] == []
    assert len(trip(g).discoveries) == 1, "together they are worth three"
