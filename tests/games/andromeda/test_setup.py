"""The table before the first question, and the choices that come first."""

from collections import Counter
from typing import Any

import pytest

from games.andromeda.battlefields import Played
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.map import kind_of
from starboard.games.andromeda.moves_turn import KeepDestiny, KeepFaction
from starboard.games.andromeda.rules.game import choose_destinies, choose_factions, starting_resources, table_order
from starboard.games.andromeda.setup import first_state
from starboard.games.andromeda.state import BAY, FIRST_NEBULA, REGIONS, SPACES, UNBUILT, AndromedaState
from starboard.games.andromeda.terms import OPTIONS, terms
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Chance, chance_from, new_match
from starboard.kernel.question import Ballot

SEEDS = range(6)


def set_up(seats: int = 2, seed: int = 1, **options: Any) -> AndromedaState:
    given = {option.id: option.default for option in OPTIONS} | options
    return first_state(terms(seats, given), chance_from(seed))


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
        seen = ANDROMEDA.view(g, 0)["raider_cards"]
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


# -- Players ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-1.1")
def test_two_to_five_play_and_one_against_the_hegemon() -> None:
    assert (ANDROMEDA.least_seats, ANDROMEDA.most_seats) == (1, 5)
    assert len(set_up(1).players) == 2
    assert [len(set_up(seats).players) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("AE-B-3.1")
@pytest.mark.rule("AE-B-3.4")
@pytest.mark.rule("AE-B-3.10")
def test_what_a_player_starts_with() -> None:
    for player in set_up(3).players:
        assert player.ships == [BAY] * 3 + [UNBUILT] * 6
        assert player.tracks == [0] * 5
        assert player.leaders + sum(player.posted.values()) == 9


@pytest.mark.rule("AE-B-3.6")
@pytest.mark.rule("AE-B-3.7")
@pytest.mark.rule("AE-B-10.4")
def test_a_leader_on_each_base_and_three_in_nebulae() -> None:
    for seed in SEEDS:
        g = set_up(2, seed)
        for player in g.players:
            on_bases = {region: n for region, n in player.posted.items() if kind_of(g, region) == "base"}
            assert sorted(on_bases.values()) == [1] * 6
            assert sum(n for region, n in player.posted.items() if region >= FIRST_NEBULA) == 3
            assert player.leaders == 0


@pytest.mark.rule("AE-B-3.8")
@pytest.mark.rule("AE-B-3.9")
def test_two_tactics_cards_and_a_limit_of_five() -> None:
    assert [(len(player.hand), player.hand_limit) for player in set_up(3).players] == [(2, 5)] * 3


@pytest.mark.rule("AE-B-3.11")
@pytest.mark.rule("AE-B-25.2")
def test_the_first_player_is_drawn_and_start_points_follow_the_table() -> None:
    assert {set_up(3, seed).first for seed in range(20)} == {0, 1, 2}
    for seed in SEEDS:
        g = set_up(4, seed)
        assert [g.players[who].vp for who in table_order(g)] == [1, 2, 3, 4]
        assert g.first == set_up(4, seed).first


@pytest.mark.rule("AE-B-15.7")
@pytest.mark.rule("AE-E-2.4")
def test_neutral_upgrades_for_everybody() -> None:
    assert set_up(4).neutral == [4] * 4
    assert set_up(5).neutral == [5] * 4


@pytest.mark.rule("AE-B-3.2")
@pytest.mark.rule("AE-E-2.3")
def test_each_keeps_one_of_three_factions() -> None:
    g = set_up(5)
    dealt = [player.dealt for player in g.players]
    assert all(len(cards) == 3 for cards in dealt)
    assert len({card for cards in dealt for card in cards}) == 15
    play = choose_factions(g)
    question = next(play)
    assert isinstance(question, Ballot)
    chosen = {who: KeepFaction(cards[1]) for who, cards in enumerate(dealt)}
    assert list(question.offers) == list(range(5))
    with pytest.raises(StopIteration):
        play.send(chosen)
    assert [player.faction for player in g.players] == [cards[1] for cards in dealt]
    assert len(g.box["faction"]) == 10


@pytest.mark.rule("AE-E-2.3")
def test_the_new_factions_can_be_left_out_except_by_five() -> None:
    new = {id for id, faction in content().factions.items() if faction.set == "escalation"}
    for seats, without in ((2, True), (4, True), (5, False)):
        g = set_up(seats, factions="base")
        known = {*g.box["faction"], *(card for player in g.players for card in player.dealt)}
        assert bool(known & new) != without


@pytest.mark.rule("AE-B-3.3")
def test_starting_resources() -> None:
    g = set_up(2)
    g.players[0].faction, g.players[1].faction = "iron_choir", "drift_nomads"
    g.order = [0, 1]
    play = Played(starting_resources(g))
    assert g.players[0].resources == [2, 0, 0, 3, 0]
    assert play.asked == (1, "take")
    play.answer(play.offers[0])
    assert play.over
    assert g.players[1].resources == [4, 1, 0, 0, 0]


@pytest.mark.rule("AE-B-3.12")
def test_each_keeps_one_of_two_destinies_in_secret() -> None:
    g = set_up(2, destiny=True)
    both = [list(player.rejected) for player in g.players]
    assert all(len(cards) == 2 for cards in both)
    play = choose_destinies(g)
    assert isinstance(next(play), Ballot)
    with pytest.raises(StopIteration):
        play.send({who: KeepDestiny(cards[0]) for who, cards in enumerate(both)})
    assert [player.destiny for player in g.players] == [cards[0] for cards in both]
    assert [player.rejected for player in g.players] == [[cards[1]] for cards in both]
    assert ANDROMEDA.view(g, 1)["players"][0]["destiny"] is None
    assert ANDROMEDA.view(g, 0)["players"][0]["destiny"] == both[0][0]


@pytest.mark.rule("AE-B-3.12")
def test_destinies_are_optional() -> None:
    g = set_up(2)
    assert list(choose_destinies(g)) == []
    assert not any(player.destiny or player.rejected for player in g.players)


@pytest.mark.rule("AE-E-2.5")
@pytest.mark.rule("AE-E-1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everything_new_can_be_used_at_any_number_of_players(seats: int) -> None:
    options = {"events": "shadows", "gate": True, "moons": "both", "relics": True, "special": True, "destiny": True}
    match = new_match(ANDROMEDA, seats, 3, options)
    assert match.question is not None


@pytest.mark.rule("AE-E-1.3")
def test_the_fifth_colour_serves_five_people_or_the_hegemon() -> None:
    assert len(set_up(5, hegemon="ofc_1a").players) == 5
    assert set_up(5, hegemon="ofc_1a").hegemon is None
    assert set_up(3, hegemon="ofc_1a").hegemon is not None


@pytest.mark.rule("AE-B-25.2")
def test_the_same_seed_sets_up_the_same_table() -> None:
    first, second = (new_match(ANDROMEDA, 3, 17, {"destiny": True}) for _ in range(2))
    assert first.state_bytes() == second.state_bytes()
    assert isinstance(first.state.chance, Chance)
