"""The table before the first question, and the choices that come first."""

from collections import Counter

import pytest

from games.andromeda.tables import set_up
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.state.game_state import FIRST_NEBULA, REGIONS, SPACES, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA

SEEDS = range(6)


def laid(g: AndromedaState) -> Counter[str]:
    return Counter(kind_of(g, region) for region in range(SPACES) if g.tiles[region])


@pytest.mark.rule("AE-B-2.6")
@pytest.mark.rule("AE-B-2.1")
@pytest.mark.rule("AE-E-2.1")
@pytest.mark.parametrize(("seats", "planets"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_planets_by_the_number_of_players(seats: int, planets: int) -> None:
    g = set_up(seats)
    assert laid(g) == {"planet": planets, "base": 6}
    assert len(g.planets) == 15 - planets


@pytest.mark.rule("AE-B-2.6")
@pytest.mark.rule("AE-B-2.7")
@pytest.mark.rule("AE-E-3.4")
def test_tiles_are_laid_from_the_top_left_and_around_the_gate() -> None:
    # TC-35: 14 tiles on spaces 1 to 14, or 1 to 6 and 8 to 15 with the Gate on space 7.
    assert [region for region in range(SPACES) if set_up(4).tiles[region]] == list(range(14))
    g = set_up(4, gate=True)
    assert [region for region in range(SPACES) if g.tiles[region]] == list(range(15))
    assert g.tiles[NUMBER_OF["S07"]] == "underdark_gate"


@pytest.mark.rule("AE-B-2.5")
@pytest.mark.rule("AE-B-2.7")
def test_tiles_are_shuffled() -> None:
    assert len({tuple(set_up(3, seed).tiles) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(set_up(3, seed).planets) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("AE-B-2.9")
@pytest.mark.rule("AE-E-4.1")
@pytest.mark.parametrize("kind", ["orphaned", "ancient"])
def test_one_moon_in_each_nebula(kind: str) -> None:
    g = set_up(moons=kind)
    moons = [moon for region in range(FIRST_NEBULA, REGIONS) for moon in g.moons[region]]
    assert sorted(moons) == sorted(id for id, moon in content().moons.items() if moon.set == kind)
    assert all(len(g.moons[region]) == 1 for region in range(FIRST_NEBULA, REGIONS))


@pytest.mark.rule("AE-E-4.2")
def test_two_moons_in_each_nebula_with_both_sets() -> None:
    g = set_up(moons="both")
    assert [len(g.moons[region]) for region in range(FIRST_NEBULA, REGIONS)] == [2] * 6
    mixed = {tuple(content().moons[moon].set for moon in g.moons[region]) for region in range(FIRST_NEBULA, REGIONS)}
    assert len(mixed) > 1


@pytest.mark.rule("AE-B-2.10")
@pytest.mark.rule("AE-B-2.11")
def test_three_moons_of_its_colour_on_each_planet_and_the_rest_aside() -> None:
    g = set_up(4)
    for region in range(SPACES):
        if kind_of(g, region) == "planet":
            kind = content().regions.planets[g.tiles[region]].type
            assert [content().moons[moon].planet_type for moon in g.moons[region]] == [kind] * 3
    on_planets = sum(len(g.moons[region]) for region in range(SPACES) if region in g.moons)
    assert on_planets + sum(map(len, g.spare_moons.values())) == 45
    assert all(len(moons) % 3 == 0 for moons in g.spare_moons.values())


@pytest.mark.rule("AE-B-2.12")
def test_the_raiders_of_a_game() -> None:
    raiders = content().raiders
    for seed in SEEDS:
        g = set_up(seed=seed)
        assert [raiders[id].rank for id in g.cards.values()] == ["S", "A", "B", "C", "D"]
        assert g.cards["S"] == "vorticon_attackers"
        assert "underdark_wyrm" not in g.cards.values()
    drawn = {set_up(seed=seed, raiders="any").cards["S"] for seed in range(20)}
    assert drawn == {"vorticon_attackers", "rift_skitters"}


@pytest.mark.rule("AE-B-2.13")
@pytest.mark.rule("AE-B-2.14")
def test_two_dice_place_the_first_raiders_and_the_other_cards_wait() -> None:
    for seed in SEEDS:
        g = set_up(seed=seed)
        assert [raider.id for raider in g.raiders] == ["vorticon_attackers"] * 2
        assert all(raider.region >= FIRST_NEBULA for raider in g.raiders)
        assert g.free_figures == 2
        assert g.raiders_to_come == [g.cards[rank] for rank in "ABCD"]
        seen = ANDROMEDA.view(g, 0).raiders.face_up
        assert seen == ["vorticon_attackers"]


@pytest.mark.rule("AE-B-2.15")
@pytest.mark.rule("AE-E-2.2")
@pytest.mark.parametrize("length", [50, 60, 70])
def test_the_terminus(length: int) -> None:
    # A short game is allowed for five as well.
    assert set_up(5, length=length).terminus == length


@pytest.mark.rule("AE-B-2.16")
@pytest.mark.rule("AE-E-4.8")
def test_three_modules_of_each_type_are_on_offer() -> None:
    modules = content().modules
    for relics, total in ((False, 27), (True, 29)):
        g = set_up(relics=relics)
        assert [[modules[id].type for id in column] for column in g.columns] == [[n] * 3 for n in range(4)]
        assert [len(deck.cards) + 3 for deck in g.modules] == [total] * 4
        decks = [id for deck, column in zip(g.modules, g.columns, strict=True) for id in [*deck.cards, *column]]
        assert sum(modules[id].set == "ancient" for id in decks) == (8 if relics else 0)


@pytest.mark.rule("AE-B-2.17")
@pytest.mark.rule("AE-B-2.18")
def test_tokens_on_the_tracks() -> None:
    g = set_up()
    assert [len(stack.tokens) for stack in g.stacks] == [5, 5, 5]
    assert len(g.box["discovery"]) == 6
    assert len(g.supremacy) == 3
    assert len(g.box["supremacy"]) == 5


@pytest.mark.rule("AE-B-2.2")
@pytest.mark.parametrize("deck", ["dawn", "twilight", "shadows"])
def test_the_event_deck(deck: str) -> None:
    g = set_up(events=deck)
    assert len(g.events.cards) == 10
    assert {content().events[id].deck for id in g.events.cards} == {deck}
    assert set_up(seed=2, events=deck).events.cards != g.events.cards


@pytest.mark.rule("AE-B-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_event_marker_starts_by_the_number_of_players(seats: int) -> None:
    assert set_up(seats).to_event == seats


@pytest.mark.rule("AE-E-3.2")
def test_the_shadows_come_with_the_gate_and_the_wyrm() -> None:
    g = set_up(events="shadows")
    assert g.tiles[NUMBER_OF["S07"]] == "underdark_gate"
    assert g.cards["C"] == "underdark_wyrm"


@pytest.mark.rule("AE-E-3.5")
@pytest.mark.rule("AE-E-3.6")
def test_the_wyrm_begins_on_the_gate() -> None:
    g = set_up(gate=True, special=True)
    assert [raider.region for raider in g.raiders if raider.id == "underdark_wyrm"] == [NUMBER_OF["S07"]]
    assert len(g.raiders) == 3
    assert laid(g) == {"planet": 4, "base": 6, "gate": 1, "quasar": 2, "vortex": 2}


@pytest.mark.rule("AE-B-2.19")
@pytest.mark.rule("AE-B-2.20")
def test_the_supply() -> None:
    g = set_up()
    assert g.supply == [50, 25, 25, 25, 25]
    assert len(g.tactics.cards) + sum(len(player.hand) for player in g.players) == 80
    assert set_up(seed=2).tactics.cards != g.tactics.cards
