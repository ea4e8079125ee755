"""GT-B-2.5, GT-LM-1, GT-LM-4.1, GT-LM-5.2: what lies on the table when a round begins."""

from collections import Counter

import pytest

from games.trucker.tables import at, finish, ready, table, yard
from starboard.games.trucker.board.current_round import current_board, flight_level, is_surcharged
from starboard.games.trucker.content import content
from starboard.games.trucker.rules.building.hourglass import track
from starboard.games.trucker.rules.building.round_setup import PILES, set_up_round
from starboard.games.trucker.state.game_state import SECRET, TruckerState
from starboard.kernel import Match


def levels(g: TruckerState) -> list[Counter[int]]:
    """How many cards of each level each pile has."""
    return [Counter(content().cards[card].level for card in pile) for pile in g.piles]


def played(*classes: str, seats: int = 2, rounds: int = 1) -> Match:
    """A table at the set-up of a round, after this many rounds have been dealt and built and not flown."""

    def prepare(g: TruckerState) -> None:
        for number in range(rounds):
            g.round = number
            set_up_round(g)

    return table(ready, seats, classes=list(classes), prepare=prepare)


@pytest.mark.rule("GT-B-2.5.1")
def test_all_ordinary_components_lie_face_down_in_one_heap() -> None:
    g = at(yard("I"))
    assert g.open == []
    kinds = [content().tiles[tile].kind.id for tile in g.heap]
    assert "starting_cabin" not in kinds
    assert set(g.heap) == {
        tile.id for tile in content().tiles.values() if tile.set == "base" and tile.kind.id != "starting_cabin"
    }


@pytest.mark.rule("GT-B-2.5.2")
@pytest.mark.parametrize("ship_class", ["I", "II", "III", "IIIA"])
def test_each_starting_cabin_lies_on_the_marked_square_of_its_owner(ship_class: str) -> None:
    g = at(yard(ship_class, seats=3))
    start = current_board(g).start
    cabins = [trucker.ship.parts for trucker in g.truckers]
    assert cabins == [{start: "B001/0"}, {start: "B002/0"}, {start: "B003/0"}]
    assert g.away == ["B004"]
    assert all(trucker.last == -1 and trucker.reserve == [] for trucker in g.truckers)


@pytest.mark.rule("GT-LM-1.4")
@pytest.mark.rule("GT-LM-1.5")
@pytest.mark.rule("GT-LM-2.2.1")
@pytest.mark.rule("GT-LM-3.2.1")
@pytest.mark.parametrize("ship_class", ["IC", "IIC", "IIIC", "IVC"])
def test_on_a_latest_model_the_starting_cabin_begins_in_the_reserve(ship_class: str) -> None:
    g = at(yard(ship_class))
    assert current_board(g).start == -1
    assert [trucker.ship.parts for trucker in g.truckers] == [{}, {}]
    assert [trucker.reserve for trucker in g.truckers] == [["B001"], ["B002"]]


@pytest.mark.rule("GT-B-2.5.3")
@pytest.mark.rule("GT-LM-1.1")
@pytest.mark.parametrize(
    ("ship_class", "pile"),
    [
        ("I", {1: 2}),
        ("II", {1: 1, 2: 2}),
        ("III", {1: 1, 2: 1, 3: 2}),
        ("IIIA", {1: 1, 2: 1, 3: 2}),
        ("IC", {1: 2}),
        ("IIC", {1: 1, 2: 2}),
        ("IIIC", {1: 1, 2: 1, 3: 2}),
    ],
)
def test_the_numeral_of_the_class_says_which_cards_are_dealt(ship_class: str, pile: dict[int, int]) -> None:
    g = at(yard(ship_class))
    assert levels(g) == [Counter(pile)] * PILES
    dealt = [card for cards in g.piles for card in cards]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt).isdisjoint(card for deck in g.decks.values() for card in deck)


@pytest.mark.rule("GT-B-2.5.4")
def test_one_of_the_four_piles_is_secret() -> None:
    assert len(at(yard("II")).piles) == SECRET + 1


@pytest.mark.rule("GT-B-2.5.5")
def test_used_cards_are_not_put_back() -> None:
    first = {card for pile in at(played("III")).piles for card in pile}
    g = at(played("III", "III", rounds=2))
    second = {card for pile in g.piles for card in pile}
    assert set(g.flown) == first
    assert first.isdisjoint(second)


@pytest.mark.rule("GT-B-2.5.5")
def test_when_the_cards_run_out_those_that_were_used_must_do_again() -> None:
    """Three rounds of level III need 24 cards of a level that has 20."""
    g = at(played("III", "III", "III", rounds=3))
    assert levels(g) == [Counter({1: 1, 2: 1, 3: 2})] * PILES


@pytest.mark.rule("GT-B-2.4")
def test_after_a_round_everything_but_the_credits_goes_back() -> None:
    match = table(ready, 3, classes=["IC", "II"], build="turns")
    finish(match, seed=5)
    g = at(match)
    before = match.title.census(g)
    for number, trucker in enumerate(g.truckers):
        trucker.credits = number
    g.round = 1
    set_up_round(g)
    assert match.title.census(g) == before
    assert [trucker.credits for trucker in g.truckers] == [0, 1, 2]
    for trucker in g.truckers:
        assert len(trucker.ship.parts) == 1
        assert (trucker.ship.humans, trucker.ship.batteries, trucker.ship.lost) == ({}, {}, [])
        assert (trucker.number, trucker.moves, trucker.seen, trucker.flying) == (0, 0, [], False)
    assert set(g.heap) == set(at(yard("II", seats=3)).heap)


@pytest.mark.rule("GT-LM-4.1.1")
@pytest.mark.rule("GT-LM-5.1")
@pytest.mark.rule("GT-LM-5.2.1")
def test_class_iv_without_cards_of_level_iv_flies_with_level_iii() -> None:
    g = at(yard("IVC"))
    assert levels(g) == [Counter({1: 1, 2: 1, 3: 3})] * PILES
    assert (flight_level(g), is_surcharged(g)) == (3, True)


@pytest.mark.rule("GT-LM-4.1.1")
def test_class_iv_with_cards_of_level_iv_flies_at_level_iv() -> None:
    def with_level_four(g: TruckerState) -> None:
        g.decks[4] = [f"IV-{number}" for number in range(20)]
        set_up_round(g)

    g = at(table(ready, classes=["IVC"], prepare=with_level_four))
    assert [len(pile) for pile in g.piles] == [5] * PILES
    assert [sum(card.startswith("IV") for card in pile) for pile in g.piles] == [2] * PILES
    assert (flight_level(g), is_surcharged(g)) == (4, False)


@pytest.mark.rule("GT-LM-5.2.2")
def test_class_iv_has_the_used_cards_of_level_iii_shuffled_back_first() -> None:
    """After a round of level III only 12 of 20 are left. Without the others each of these 12 would be dealt again."""
    used = {card for pile in at(played("IIIC")).piles for card in pile if content().cards[card].level == 3}
    g = at(played("IIIC", "IVC", rounds=2))
    assert levels(g) == [Counter({1: 1, 2: 1, 3: 3})] * PILES
    box = {*g.decks[3], *(card for pile in g.piles for card in pile)}
    assert used <= box
    assert not [card for card in g.flown if content().cards[card].level == 3]


@pytest.mark.rule("GT-LM-4.1.2")
@pytest.mark.rule("GT-LM-4.3.1")
def test_class_ivc_begins_with_two_unrolled_dice_and_four_ships() -> None:
    g = at(yard("IVC"))
    assert g.dice == []
    board = current_board(g)
    assert len(board.fleet) == 4
    marked = {square for squares in board.ship_class.marked.values() for square in squares}
    assert marked.isdisjoint(board.name(cell) for cell in board.cells)


@pytest.mark.rule("GT-LM-5.2.3")
@pytest.mark.rule("GT-LM-4.2.1")
def test_the_first_run_of_class_iv_stands_beside_the_board() -> None:
    assert track(at(yard("IVC"))) == ("OFF", "III", "II", "I", "START")


@pytest.mark.rule("GT-LM-1.2")
def test_classes_of_all_kinds_may_follow_each_other_and_all_fly_the_same() -> None:
    for number, ship_class in enumerate(("IIIC", "I", "IVC", "II")):
        g = at(played("IIIC", "I", "IVC", "II", rounds=number + 1))
        assert current_board(g).ship_class.id == ship_class
