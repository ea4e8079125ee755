"""The section dice, and the numbers of the rules that hold in every campaign."""

from collections import Counter

import pytest

from starboard.games.vanguard.content.dice import COLOUR, FACES, KINDS, NUMBER_OF
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import (
    ACCIDENT,
    BASIC,
    COLOURS,
    DANGER_BOXES,
    INJURIES,
    MORALE,
    SECTIONS,
    SYMBOLS,
    VANGUARD,
)


@pytest.mark.rule("IV-X-610")
def test_three_symbols_of_each_colour() -> None:
    for colour, name in enumerate(COLOURS):
        own = {symbol for kind in KINDS if kind.colour == colour for face in kind.faces for symbol in face}
        assert own - {BASIC, VANGUARD, ACCIDENT} == {3 * colour, 3 * colour + 1, 3 * colour + 2}
        assert {kind.main for kind in KINDS if kind.colour == colour and kind.main} == {
            SYMBOLS[3 * colour + n] for n in range(3)
        }
        assert all(kind.id.startswith(name) for kind in KINDS if kind.colour == colour)


@pytest.mark.rule("IV-X-611")
def test_five_kinds_of_dice() -> None:
    for kind in KINDS:
        shown = Counter(symbol for face in kind.faces for symbol in face)
        assert len(kind.faces) == 6
        if kind.kind == "basic":
            assert set(shown) == {BASIC, VANGUARD, ACCIDENT}
        elif kind.kind == "specialised":
            assert shown[SYMBOLS.index(kind.main)] == 3
        elif kind.kind == "wild":
            assert set(shown) == {VANGUARD, ACCIDENT}
        elif kind.kind == "universal":
            assert not shown[ACCIDENT]
            assert sum(len(set(face)) == 2 for face in kind.faces) == 3
        else:
            assert not shown[ACCIDENT]
            assert sum(len(face) == 2 and len(set(face)) == 1 for face in kind.faces) == 3


@pytest.mark.rule("IV-C-305")
def test_so_many_dice_as_in_the_box() -> None:
    for colour in range(3):
        kinds = [kind for kind in KINDS if kind.colour == colour]
        assert sum(kind.count for kind in kinds if kind.set != "story") == 16
        assert sum(kind.count for kind in kinds if kind.set == "story") == 4


@pytest.mark.rule("IV-X-612")
def test_dice_are_found_by_their_ids() -> None:
    assert [NUMBER_OF[kind.id] for kind in KINDS] == list(range(21))
    assert KINDS[NUMBER_OF["blue_science"]].main == "science"
    assert COLOUR[NUMBER_OF["green_wild"]] == COLOURS.index("green")
    assert FACES[NUMBER_OF["red_expert"]][0] == (0, 0)


@pytest.mark.rule("IV-X-006")
@pytest.mark.rule("IV-X-603")
def test_ranks() -> None:
    assert [(rank.hand, rank.rows, rank.sleeves, rank.discount) for rank in RULES.ranks.values()] == [
        (2, 3, 4, 0),
        (3, 4, 3, 1),
        (4, 5, 2, 2),
    ]
    assert sum(rank.sleeves for rank in RULES.ranks.values()) == 9


def test_every_section_starts_with_five_dice_of_the_start() -> None:
    assert len(RULES.start_dice) == len(SECTIONS) == len(RULES.first_purchase)
    for dice in RULES.start_dice:
        assert len(dice) == 5
        assert list(dice) == sorted(dice)
        assert all(KINDS[die].set == "start" for die in dice)
    assert all(KINDS[die].kind == "wild" for die in RULES.first_purchase)


@pytest.mark.rule("IV-X-1302")
def test_the_danger_reference() -> None:
    assert set(RULES.danger.boxes) == set(DANGER_BOXES)
    assert {face: effect.text for face, effect in RULES.danger.boxes["A"].items()} == {
        "common": "use 1 D",
        "rare": "injure wound",
    }
    assert len(RULES.danger.faces) == 8


@pytest.mark.rule("IV-X-1608")
@pytest.mark.rule("IV-X-1609")
def test_types_of_injuries() -> None:
    assert tuple(RULES.injuries.types) == INJURIES
    assert sum(kind.count for kind in RULES.injuries.types.values()) == 48
    assert RULES.injuries.dice == 12
    assert RULES.injuries.types["serious"].effects["grave"].text == "injure wound"
    assert [name for name, kind in RULES.injuries.types.items() if kind.tutorial] == ["scratch"]


@pytest.mark.rule("IV-X-107")
def test_twenty_lead_tokens() -> None:
    assert len(RULES.tokens) == 20
    assert {token.value for token in RULES.tokens} == {0, 1, 2, 3}


def test_numbers_of_the_ship() -> None:
    assert set(RULES.ship.morale) == set(RULES.ship.situations) == set(MORALE)
    assert RULES.team.control == {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}
