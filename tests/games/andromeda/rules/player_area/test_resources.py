"""Costs, payments, the supply."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, give
from games.andromeda.tables import TEST, carried_out, changes, holdings
from starboard.games.andromeda.content.costs import parse_cost
from starboard.games.andromeda.effects.effects import carry_out
from starboard.games.andromeda.moves.effect_moves import Accept, DiscardCard, Pay, Swap, Take
from starboard.games.andromeda.notation.grammar import parse
from starboard.games.andromeda.rules.player_area.resources import can_pay, gain, pay_cost, ways_to_discard, ways_to_pay
from starboard.games.andromeda.rules.player_area.tactics import draw
from starboard.games.andromeda.state.game_state import CREDIT, ENERGY, ICE, RESOURCES, TITAN


@pytest.mark.rule("AE-B-1.5")
def test_five_resources() -> None:
    assert RESOURCES == ("energy", "ice", "nano", "titan", "credit")


@pytest.mark.rule("AE-B-6.1")
@pytest.mark.rule("AE-B-6.6")
@pytest.mark.parametrize(
    ("cost", "ways"),
    [
        ("1I", {(0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0)}),
        ("1E", {(1, 0, 0, 0, 0, 0)}),
        ("1C", {(0, 0, 0, 0, 1, 0)}),
        ("1K", {(0, 0, 0, 0, 0, 1)}),
        ("1X", {(0, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0), (0, 0, 0, 1, 0, 0), (0, 0, 0, 0, 1, 0)}),
        ("1I+1T", {(0, 1, 0, 1, 0, 0), (0, 1, 0, 0, 1, 0), (0, 0, 0, 1, 1, 0), (0, 0, 0, 0, 2, 0)}),
    ],
)
def test_a_credit_pays_for_ice_nanocarbon_or_titanium(cost: str, ways: set[tuple[int, ...]]) -> None:
    assert set(ways_to_pay(parse_cost(cost))) == ways


@pytest.mark.rule("AE-B-6.1")
def test_nothing_but_energy_pays_for_energy_and_nothing_but_credits_for_credits() -> None:
    g = bare_table()
    give(g, 0, ice=5, credit=5)
    assert not can_pay(g, 0, parse_cost("1E"))
    g.players[0].resources[CREDIT] = 0
    assert not can_pay(g, 0, parse_cost("1C"))


@pytest.mark.rule("AE-B-16.7")
def test_a_discount_takes_off_what_the_payer_chooses() -> None:
    assert set(ways_to_pay(parse_cost("1E+1C"), 1)) == {(1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0)}
    assert ways_to_pay(parse_cost("1E+1C"), 5) == ((0, 0, 0, 0, 0, 0),)
    assert ways_to_pay(parse_cost(""), 2) == ((0, 0, 0, 0, 0, 0),)


@pytest.mark.rule("AE-B-6.1")
def test_the_player_chooses_how_to_pay() -> None:
    g = bare_table()
    give(g, 0, titan=2, credit=1)
    g.choosing = True
    play = Played(pay_cost(g, 0, parse_cost("2T"), 0, "fighter", "AE-B-6.1"))
    assert play.offers == [Pay(titan=2), Pay(titan=1, credit=1)]
    assert not g.choosing
    play.answer(Pay(titan=1, credit=1))
    assert g.players[0].resources == [0, 0, 0, 1, 0]
    assert g.supply[CREDIT] == 25


def test_the_only_way_to_pay_is_taken() -> None:
    g = bare_table()
    give(g, 0, titan=2)
    g.choosing = True
    assert Played(pay_cost(g, 0, parse_cost("2T"), 0, "fighter", "AE-B-6.1")).over
    assert g.players[0].resources[TITAN] == 0


@pytest.mark.rule("AE-B-6.1")
@pytest.mark.parametrize(
    ("cost", "discount", "have", "left"),
    [
        ("2T", 0, {"titan": 2, "credit": 2}, [0, 0, 0, 0, 2]),
        ("2T", 0, {"titan": 1, "credit": 2}, [0, 0, 0, 0, 1]),
        ("1X", 0, {"ice": 1, "nano": 3, "credit": 1}, [0, 1, 2, 0, 1]),
        ("1I+1N", 1, {"ice": 3, "nano": 1}, [0, 2, 1, 0, 0]),
    ],
)
def test_what_is_paid_without_a_question_leaves_most_to_choose_from(
    cost: str, discount: int, have: dict[str, int], left: list[int]
) -> None:
    g = bare_table()
    give(g, 0, **have)
    assert Played(pay_cost(g, 0, parse_cost(cost), discount, "fighter", "AE-B-6.1")).over
    assert g.players[0].resources == left


@pytest.mark.rule("AE-B-1.5")
def test_a_tactics_card_is_a_resource_where_none_is_named() -> None:
    g = bare_table()
    give(g, 0, ice=1)
    deal(g, 0, "bribe", "jamming")
    assert len(ways_to_discard(2, (2, 2, 2, 2, 2, 2))) == 21
    assert ways_to_discard(2, (0, 1, 0, 0, 0, 2)) == ((0, 0, 0, 0, 0, 2), (0, 1, 0, 0, 0, 1))
    moves = [Accept("core_cargo"), Pay(ice=1, cards=1), DiscardCard("jamming", 1)]
    assert carried_out(g, "pay(any,2)->vp(1)", moves) == "cards-1 ice-1 vp+1"
    assert g.players[0].hand == ["bribe"]


@pytest.mark.rule("AE-B-2.20")
def test_a_gain_is_reduced_to_what_the_supply_has() -> None:
    g = bare_table()
    g.supply[ICE] = 1
    assert gain(g, 0, ICE, 3, "AE-B-2.20") == 1
    assert (g.supply[ICE], g.players[0].resources[ICE]) == (0, 1)
    assert gain(g, 0, ICE, 3, "AE-B-2.20") == 0


@pytest.mark.rule("AE-B-2.20")
def test_a_choice_among_resources_offers_what_the_supply_has() -> None:
    g = bare_table()
    g.supply[ICE], g.supply[TITAN] = 0, 1
    assert carried_out(g, "gain(any,2)", [Take(nano=1, titan=1)]) == "nano+1 titan+1"


@pytest.mark.rule("AE-B-6.2")
def test_there_is_no_limit_but_the_supply() -> None:
    g = bare_table()
    assert gain(g, 0, ENERGY, 99, "AE-B-6.2") == 50


@pytest.mark.rule("AE-B-6.4")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    g = bare_table()
    g.tactics.discards, g.tactics.cards = g.tactics.cards[:3], g.tactics.cards[3:4]
    before = holdings(g, 0)
    draw(g, 0, 3, "AE-B-6.4")
    assert changes(before, holdings(g, 0)) == "cards+3"
    draw(g, 0, 3, "AE-B-6.4")
    assert len(g.players[0].hand) == 4
    draw(g, 0, 1, "AE-B-6.4")
    assert len(g.players[0].hand) == 4


def test_what_was_drawn_is_told_to_its_owner_alone() -> None:
    g = bare_table()
    draw(g, 0, 2, "AE-B-25.1")
    assert g.news is not None
    own = [event for event in g.news if event.heard_by(0) and event.is_said]
    others = [event for event in g.news if event.heard_by(1) and event.is_said]
    assert [event.message.id for event in own] == ["andromeda-drew"] * 2
    assert [event.message.id for event in others] == ["andromeda-drew-hidden"]


def test_an_exchange_gives_ice_nanocarbon_titanium_or_energy() -> None:
    g = bare_table()
    give(g, 0, credit=1)
    play = Played(carry_out(g, 0, parse("exchange(2)"), TEST))
    assert [move.take for move in play.offers if isinstance(move, Swap)] == ["energy", "ice", "nano", "titan"]
    play.answer(Swap("credit", "energy"))
    assert [move.take for move in play.offers if isinstance(move, Swap)] == ["ice", "nano", "titan"]
    assert g.players[0].resources == [1, 0, 0, 0, 0]
