"""AE-E-15.4: each negotiation card of the Hegemon, and its deck."""

from collections.abc import Sequence

import pytest

from games.andromeda.battlefields import Played, deal, fight, give, heard, put, put_raider
from games.andromeda.hegemon_tables import figures, its_own, rolled, send, the, told, war
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy
from starboard.games.andromeda.moves.hegemon_moves import Defy, PayTribute, RefuseTribute, Submit
from starboard.games.andromeda.state.game_state import AndromedaState


def negotiation(card: str, seats: int = 2, hand: Sequence[str] = ()) -> tuple[AndromedaState, Played]:
    """A transport of the Hegemon against one of each person, this card on top of its deck."""
    g = war(seats, card=card)
    deal(g, g.seats, *hand)
    send(g, "transport", "S02")
    for who in range(seats):
        give(g, who, energy=3)
        put(g, who, "transport", "S02")
    return g, fight(g, "S02")


def to_preparation(game: Played) -> None:
    game.through_to((0, "prepare"))


@pytest.mark.rule("AE-E-15.4")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("neg_no_terms", (2, 1)),
        ("neg_overwhelming_force", (3, 1)),
        ("neg_veiled_threat", (1, 2)),
    ],
)
def test_cards_that_make_it_stronger(card: str, expected: tuple[int, int]) -> None:
    g, game = negotiation(card)
    to_preparation(game)
    assert figures(g) == expected
    assert the(g).negotiations.discards == [card]
    assert told(g, "negotiates")[0].rule == "AE-E-15.4"


@pytest.mark.rule("AE-E-15.4")
def test_ultimatum() -> None:
    g, game = negotiation("neg_ultimatum")
    assert game.asked == (0, "ultimatum")
    game.answer(Submit())
    assert g.players[0].resources[0] == 2
    assert game.asked == (1, "ultimatum")
    game.answer(Defy())
    to_preparation(game)
    assert g.players[1].resources[0] == 3
    assert figures(g) == (2, 1)


@pytest.mark.rule("AE-E-15.4")
def test_who_has_nothing_cannot_submit_to_an_ultimatum() -> None:
    g = war(card="neg_ultimatum")
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02").through()
    assert rolled(g) == (2, 1)


@pytest.mark.rule("AE-E-15.4")
def test_tribute() -> None:
    g, game = negotiation("neg_tribute")
    assert game.asked == (0, "tribute")
    game.answer(RefuseTribute())
    assert game.asked == (1, "tribute")
    game.answer(PayTribute())
    to_preparation(game)
    assert g.players[1].resources[0] == 1
    assert g.battle is not None
    assert [side.who for side in g.battle.sides if side.out] == [2]


@pytest.mark.rule("AE-E-15.4")
def test_who_has_less_than_two_resources_is_not_asked_for_tribute() -> None:
    g = war(card="neg_tribute")
    give(g, 0, energy=1)
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    assert fight(g, "S02").asked == (0, "prepare")


@pytest.mark.rule("AE-E-15.4")
def test_false_truce() -> None:
    g, game = negotiation("neg_false_truce")
    game.through()
    # Nobody had anything but energy, so that nobody was asked.
    assert [player.resources[0] for player in g.players[:2]] == [3, 3]
    assert told(g, "no-energy")
    _, game = negotiation("neg_press_gang")
    to_preparation(game)
    assert DiscardEnergy(1) in game.offers


@pytest.mark.rule("AE-E-15.4")
def test_press_gang() -> None:
    g, game = negotiation("neg_press_gang")
    to_preparation(game)
    assert len(its_own(g).hand) == 1
    assert figures(g) == (1, 1)


@pytest.mark.rule("AE-E-15.4")
def test_stand_down() -> None:
    g, game = negotiation("neg_stand_down", seats=1)
    game.through()
    assert heard(g, "rolled") == []
    assert its_own(g).ships.count(NUMBER_OF["S02"]) == 1


@pytest.mark.rule("AE-E-15.4")
@pytest.mark.rule("AE-E-8.4")
def test_hostage_exchange() -> None:
    g, game = negotiation("neg_hostage_exchange", hand=["jamming", "bribe", "target_lock"])
    to_preparation(game)
    assert len(its_own(g).hand) == 1
    assert [len(g.players[who].hand) for who in (0, 1)] == [1, 1]
    assert [event.to for event in told(g, "gave-card")] == [(0,), (1,)]
    # One die fewer is still one die.
    assert figures(g) == (1, 1)


@pytest.mark.rule("AE-E-15.4")
def test_against_raiders_a_card_for_people_does_nothing() -> None:
    # OQ-23: a card is turned over anyway.
    g = war(card="neg_ultimatum")
    g.turn = g.seats
    send(g, "transport", "S02")
    put_raider(g, "vorticon_attackers", "S02")
    fight(g, "S02").through()
    assert rolled(g) == (1, 1)
    assert the(g).negotiations.discards == ["neg_ultimatum"]


@pytest.mark.rule("AE-E-15.4")
def test_the_deck_is_shuffled_again_when_it_is_empty() -> None:
    g = war()
    the(g).negotiations.cards, the(g).negotiations.discards = [], ["neg_no_terms"]
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    fight(g, "S02").through()
    assert rolled(g) == (2, 1)


@pytest.mark.rule("AE-E-15.4")
def test_the_hollow_choir_silences_the_hegemon_too() -> None:
    g = war(card="neg_no_terms")
    send(g, "transport", "S02")
    put(g, 0, "transport", "S02")
    put_raider(g, next(id for id, card in content().raiders.items() if card.ability == "silence"), "S02")
    fight(g, "S02").through()
    assert the(g).negotiations.cards == ["neg_no_terms"]
    assert told(g, "silenced")


@pytest.mark.rule("AE-E-15.4")
def test_there_are_eighteen_negotiation_cards() -> None:
    assert sum(card.copies for card in hegemon_content().negotiations.values()) == 18
