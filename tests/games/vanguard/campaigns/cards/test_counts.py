"""How many cards of each kind there are, and how they are shared out."""

from collections import Counter

import pytest

from games.vanguard.campaigns.cards.hush import CARDS
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.notation.symbols import NINE, SECTIONS

LEAST = {
    "section_cards": 120,
    "crew": 40,
    "equipment": 55,
    "discoveries": 65,
    "uniques": 20,
    "rank_ups": 13,
    "landers": 4,
    "mods": 16,
    "research": 14,
    "production": 15,
    "situations": 16,
    "facility_upgrades": 6,
    "add_ons": 6,
    "systems": 6,
    "destinations": 20,
}


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize("kind", LEAST)
def test_there_are_enough(kind: str) -> None:
    assert len(getattr(CARDS, kind)) >= LEAST[kind]


@pytest.mark.rule("IV-S-0030")
def test_bridge_cards() -> None:
    cards = [*CARDS.objectives, *CARDS.upgrades, *CARDS.technology]
    assert len(cards) + 1 >= 22, "morale is a bridge card too"


@pytest.mark.rule("IV-X-104")
@pytest.mark.parametrize("section", SECTIONS)
def test_thirty_cards_a_section(section: str) -> None:
    own = [card for card in CARDS.section_cards.values() if card.section == section]
    assert Counter(card.rank for card in own) == {1: 14, 2: 10, 3: 6}
    assert sum(card.starter for card in own) == RULES.team.deck
    assert all(card.rank == 1 for card in own if card.starter)


@pytest.mark.rule("IV-X-1901")
def test_tutorial_decks_are_of_starters() -> None:
    decks = CARDS.head.tutorial_decks
    assert set(decks) == set(SECTIONS)
    for section, deck in decks.items():
        assert len(deck) == 3
        assert all(CARDS.section_cards[card].section == section and CARDS.section_cards[card].starter for card in deck)


@pytest.mark.rule("IV-X-515")
def test_combinations_grow_with_rank_and_never_mix_any_with_a_symbol() -> None:
    for card in CARDS.section_cards.values():
        for way in card.combo.ways:
            assert len(way) <= (2 if card.rank < 3 else 3), card.id
            assert "any" not in way or set(way) == {"any"}, card.id


@pytest.mark.rule("IV-X-701")
def test_ten_of_each_section_can_be_recruited() -> None:
    own = [card for id, card in CARDS.crew.items() if id.isdigit()]
    assert Counter(card.section for card in own) == dict.fromkeys(SECTIONS, 10)
    assert Counter(card.section for card in own if card.tutorial) == dict.fromkeys(SECTIONS, 1)
    assert all(1 <= card.charges <= 4 for card in own)
    assert {card.convert.split()[1] for card in own} == {symbol[:3] for symbol in NINE}


@pytest.mark.rule("IV-X-1201")
def test_kinds_of_equipment() -> None:
    kinds = Counter(card.kind for card in CARDS.equipment.values())
    assert kinds == {"minor": 12, "personal": 25, "field": 11, "upgrade": 8}
    assert all(
        CARDS.equipment[card.upgrades].kind == "field" for card in CARDS.equipment.values() if card.kind == "upgrade"
    )
    assert all(card.abilities or card.passives for card in CARDS.equipment.values())


@pytest.mark.rule("IV-X-1401")
@pytest.mark.parametrize("type", ["min", "spe", "alt", "flo", "mic"])
def test_thirteen_discoveries_a_type(type: str) -> None:
    own = [card for card in CARDS.discoveries.values() if card.type == type]
    assert Counter(card.tier for card in own) == {"basic": 7, "rare": 4, "very_rare": 2}
    assert sum(card.planet is not None or card.ship is not None for card in own) >= 6


@pytest.mark.rule("IV-S-2802")
def test_rows_of_four_pockets() -> None:
    assert Counter(card.row for card in CARDS.uniques.values() if card.row) == dict.fromkeys(range(1, 5), 4)
    assert all(card.ability for card in CARDS.uniques.values() if not card.row)
    assert [row.n for row in CARDS.rows.values()] == [1, 2, 3, 4]


@pytest.mark.rule("IV-X-1608")
def test_injuries() -> None:
    assert sum(kind.count for kind in RULES.injuries.types.values()) == 48


@pytest.mark.rule("IV-S-0501")
def test_the_star_map_is_the_same_there_and_back() -> None:
    for id, system in CARDS.systems.items():
        for other, cost in system.neighbours.items():
            assert CARDS.systems[other].neighbours[id] == cost
            assert 1 <= cost <= 3
    landings = [place for place in CARDS.destinations.values() if place.planet]
    assert {place.planet for place in landings} == {"P01", "P02", "P03", "P05", "P06", "P07", "P17", "P18"}


@pytest.mark.rule("IV-S-0208")
def test_the_first_ten_situations_form_the_first_deck() -> None:
    assert [id for id, card in CARDS.situations.items() if card.start] == [f"S{n:02}" for n in range(1, 11)]
