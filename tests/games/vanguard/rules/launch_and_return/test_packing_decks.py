"""Pages 23 and 27 at their edges: decks that are taken as they are, and what dice cost and bring."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, dice, ranked
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.mission_moves import BuyDice, SellDice, TakeDeck, TakeDie
from starboard.games.vanguard.rules.launch_and_return.mission_launch import muster
from starboard.games.vanguard.rules.launch_and_return.packing_decks import pack, ready_decks
from starboard.games.vanguard.rules.ship.section_dice import buy_dice, gain_die, price, return_dice, trades
from starboard.games.vanguard.state.game_state import VanguardState


def mustered(rank: int = 1) -> VanguardState:
    g = aboard()
    ranked(g, rank, "se1")
    g.ship.team = ["se1", "re1"]
    muster(g)
    return g


@pytest.mark.rule("IV-S-2304")
def test_ready_decks_are_legal_and_differ() -> None:
    g = mustered()
    known = campaign[g.campaign].section_cards
    decks = ready_decks(g, 0)
    assert list(decks) == ["starters", "all"]
    assert all(known[id].starter for id in decks["starters"])
    assert not any(known[id].tutorial for id in decks["all"])
    for last in (decks["starters"], decks["all"]):
        g.sections[0].chosen = list(last)
        assert list(ready_decks(g, 0)) == ["starters", "all"], "the last one is one of these"
    higher = next(id for id, card in known.items() if card.section == "security" and card.rank > 1)
    g.sections[0].chosen = [*decks["all"][1:], higher]
    assert list(ready_decks(g, 0)) == ["starters", "all"], "the rank does not allow it"
    g.sections[0].chosen = list(decks["all"][: RULES.team.deck - 1])
    assert list(ready_decks(g, 0)) == ["starters", "all"], "it has too few cards"


@pytest.mark.rule("IV-S-2304")
def test_a_deck_that_was_taken_is_that_of_the_next_time() -> None:
    g = mustered()
    Played(pack(g, 0)).answer(TakeDeck("starters"))
    assert tuple(g.sections[0].chosen) == ready_decks(g, 0)["starters"]
    assert sorted(g.expedition.team[0].deck.cards) == sorted(g.sections[0].chosen)


@pytest.mark.rule("IV-S-2704")
@pytest.mark.rule("IV-S-2705")
def test_the_price_is_paid_less_the_discount() -> None:
    g = aboard()
    ranked(g, 3, "sc1")
    dice(g, 5)
    g.ship.success, g.ship.bought = 9, 1
    Played(buy_dice(g, "sc1")).through()
    assert (g.ship.success, price(g)) == (6, 6)


@pytest.mark.rule("IV-S-2706")
def test_the_first_purchase_gives_the_wild_dice_only_while_they_are_there() -> None:
    g = aboard()
    dice(g, 5)
    g.ship.success = 9
    for section in g.sections:
        section.dice = sorted([*section.dice[1:], RULES.first_purchase[0]])
    play = Played(buy_dice(g, ""))
    assert play.asked[1] == "take-die"


@pytest.mark.rule("IV-S-2707")
@pytest.mark.parametrize(("owned", "sells"), [(1, False), (2, True)])
def test_the_last_die_is_never_sold(owned: int, sells: bool) -> None:
    g = aboard()
    dice(g, owned)
    assert (SellDice() in trades(g)) == sells
    assert not any(isinstance(move, BuyDice) for move in trades(g))


@pytest.mark.rule("IV-S-2707")
@pytest.mark.rule("IV-S-0022")
def test_which_die_goes_back_is_asked_among_different_ones() -> None:
    g = aboard(seats=4)
    for section in g.sections:
        section.dice = [NUMBER_OF["red_basic"]] * 2
    g.sections[2].dice = [NUMBER_OF["red_basic"], NUMBER_OF["blue_basic"]]
    play = Played(return_dice(g, "IV-S-2707"))
    assert (play.asked, play.offers) == ((2, "return-die"), [TakeDie("red_basic", 1), TakeDie("blue_basic", 1)])
    play.answer(TakeDie("blue_basic", 1))
    assert play.over
    assert [section.dice for section in g.sections] == [[NUMBER_OF["red_basic"]]] * 4


@pytest.mark.rule("IV-S-2704")
def test_the_dice_of_a_section_stay_in_order() -> None:
    g = aboard()
    for id in ("blue_wild", "red_basic"):
        gain_die(g, 0, NUMBER_OF[id])
    assert g.sections[0].dice == sorted(g.sections[0].dice)
