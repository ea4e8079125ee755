"""Class IV with cards of level III: each card a bit worse and a bit better."""

import pytest

from games.trucker.flights import CABIN, flying, with_card
from starboard.games.trucker.board.harder_cards import card_on_table, made_harder
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Attack,
    CombatZone,
    MeteoricSwarm,
    Pirates,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.rules.flight import reveal


@pytest.mark.rule("GT-LM-5.3.1")
@pytest.mark.rule("GT-LM-5.3.3")
@pytest.mark.rule("GT-LM-5.3.4")
def test_slavers() -> None:
    """T-LM-92."""
    card = made_harder("III-01")
    assert isinstance(card, Slavers)
    assert (card.strength, card.lose.crew, card.reward.credits, card.days) == (9, 6, 11, 2)


@pytest.mark.rule("GT-LM-5.3.1")
@pytest.mark.rule("GT-LM-5.3.3")
def test_smugglers() -> None:
    """T-LM-93: what is added to the goods is the player's choice."""
    card = made_harder("III-02")
    assert isinstance(card, Smugglers)
    assert (card.strength, card.lose.goods) == (10, 5)
    printed = content().cards["III-02"]
    assert isinstance(printed, Smugglers)
    assert card.reward == printed.reward


@pytest.mark.rule("GT-LM-5.3.1")
@pytest.mark.rule("GT-LM-5.3.6")
def test_pirates() -> None:
    """T-LM-94, OQ-LM-19."""
    card = made_harder("III-03")
    assert isinstance(card, Pirates)
    assert (card.strength, card.reward.credits) == (11, 13)
    sizes = [(shot.size, shot.side) for shot in card.lose.shots]
    assert sizes[:3] == [("small", "left"), ("small", "left"), ("large", "front")]
    assert len(sizes) == 6


@pytest.mark.rule("GT-LM-5.3.2")
@pytest.mark.rule("GT-LM-5.3.4")
def test_abandoned_ship_and_station() -> None:
    """T-LM-95, T-LM-96."""
    ship, station = made_harder("III-17"), made_harder("I-19")
    assert isinstance(ship, AbandonedShip)
    assert (ship.crew, ship.credits, ship.days) == (8, 12, 2)
    assert isinstance(station, AbandonedStation)
    assert (station.crew, station.days) == (6, 1)


@pytest.mark.rule("GT-LM-5.3.6")
def test_meteors() -> None:
    """T-LM-97."""
    card = made_harder("III-10")
    assert isinstance(card, MeteoricSwarm)
    assert card.meteors[:3] == (Attack("large", "front"), Attack("large", "front"), Attack("small", "rear"))
    assert len(card.meteors) == 8


@pytest.mark.rule("GT-LM-5.3.3")
@pytest.mark.rule("GT-LM-5.3.6")
@pytest.mark.rule("GT-LM-5.3.7")
def test_combat_zones() -> None:
    """T-LM-98, T-LM-99: days are as printed."""
    third, first = made_harder("III-16"), made_harder("I-16")
    assert isinstance(third, CombatZone)
    assert [third.lines[0].lose.goods, third.lines[1].lose.crew, len(third.lines[2].lose.shots)] == [5, 5, 7]
    assert third.lines[2].lose.shots[0] == third.lines[2].lose.shots[1]
    assert isinstance(first, CombatZone)
    assert [first.lines[0].lose.days, first.lines[1].lose.crew] == [3, 3]


@pytest.mark.rule("GT-LM-5.3.7")
@pytest.mark.parametrize("card", ["I-05", "I-04", "II-05", "III-04", "I-12"])
def test_the_rest_is_as_printed(card: str) -> None:
    """T-LM-100."""
    assert made_harder(card) == content().cards[card]


@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.parametrize(("ship_class", "strength"), [("III", 8), ("IVC", 9)])
def test_only_class_iv_meets_harder_cards(ship_class: str, strength: int) -> None:
    square = "7,7" if ship_class == "III" else "4,6"
    g = with_card(flying(ship_class, {square: CABIN}, dice=(3, 4) if ship_class == "IVC" else ()), "III-01")
    reveal(g)
    card = card_on_table(g)
    assert isinstance(card, Slavers)
    assert card.strength == strength
