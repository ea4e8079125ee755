"""What the tables of the content hold: how many there are of everything, and the facts that the rules name."""

from collections import Counter

import pytest

from starboard.games.andromeda.content import content
from starboard.games.andromeda.content.costs import parse_cost
from starboard.games.andromeda.state.game_state import MODULE_TYPES, SHIP_TYPES, SHIPS_OF, TRACKS, TYPE_OF

C = content()


@pytest.mark.rule("AE-B-2.4")
@pytest.mark.rule("AE-B-8.1")
@pytest.mark.rule("AE-B-9.1")
def test_tiles() -> None:
    types = Counter(planet.type for planet in C.regions.planets.values())
    assert types == {"ice": 3, "desert": 3, "volcanic": 3, "terran": 3, "gas_giant": 3}
    assert len(C.regions.bases) == 6
    assert all(base.effect.steps for base in C.regions.bases.values())


@pytest.mark.rule("AE-B-8.2")
@pytest.mark.rule("AE-B-8.4")
def test_odessa_field_is_the_base_of_modules() -> None:
    calls = [call for step in C.regions.bases["odessa_field"].effect.steps for term in step for call in term.calls]
    assert {call.name for call in calls} == {"acquire_module"}


@pytest.mark.rule("AE-B-24.1")
@pytest.mark.rule("AE-B-24.2")
def test_special_regions() -> None:
    special = C.regions.special
    assert [special[id].count for id in ("quasar", "vortex", "underdark_gate")] == [2, 2, 1]
    assert [special[id].launchable for id in ("quasar", "vortex", "underdark_gate")] == [False, True, True]
    assert [special[id].vp for id in ("quasar", "vortex", "underdark_gate")] == [2, 1, 0]


@pytest.mark.rule("AE-B-1.4")
@pytest.mark.rule("AE-B-3.1")
@pytest.mark.rule("AE-B-15.4")
def test_starships() -> None:
    assert SHIP_TYPES == ("transport", "fighter", "science_vessel", "heavy_cruiser")
    assert [ship.per_player for ship in C.ships] == [6, 1, 1, 1]
    assert [len(members) for members in SHIPS_OF] == [6, 1, 1, 1]
    assert [TYPE_OF[ship] for members in SHIPS_OF for ship in members] == list(TYPE_OF)
    assert [ship.guns for ship in C.ships] == [1, 2, 1, 3]
    assert [ship.range for ship in C.ships] == [1, 2, 2, 1]
    costs = ["1T+1N", "2T+1E", "2I+1N", "3T+1N+1E"]
    assert [ship.cost for ship in C.ships] == [parse_cost(cost) for cost in costs]


@pytest.mark.rule("AE-B-15.1")
@pytest.mark.rule("AE-B-15.2")
def test_what_ships_can_do() -> None:
    assert [ship.ability for ship in C.ships] == ["builder", "assault", "navigation", "shield"]
    cruiser = C.ships[3]
    assert (cruiser.guns, cruiser.shield, cruiser.hegemon_shield) == (3, 1, 1)


@pytest.mark.rule("AE-B-16.1")
@pytest.mark.rule("AE-E-4.4")
def test_modules() -> None:
    base = [design for design in C.modules.values() if design.set == "base"]
    copies = Counter({kind: sum(d.copies for d in base if d.type == kind) for kind in range(len(MODULE_TYPES))})
    assert copies == {0: 27, 1: 27, 2: 27, 3: 27}
    ancient = [design for design in C.modules.values() if design.set == "ancient"]
    assert len(ancient) == 8
    assert all(design.relics == 1 for design in ancient)
    assert not any(design.relics for design in base)


@pytest.mark.rule("AE-B-2.11")
@pytest.mark.rule("AE-E-4.4")
def test_moons() -> None:
    moons = C.moons.values()
    assert Counter(moon.planet_type for moon in moons if moon.set == "planetary") == dict.fromkeys(
        ("ice", "desert", "volcanic", "terran", "gas_giant"), 9
    )
    assert sum(moon.set == "orphaned" for moon in moons) == 6
    ancient = [moon for moon in moons if moon.set == "ancient"]
    assert (len(ancient), sum(moon.relics for moon in ancient)) == (6, 3)


@pytest.mark.rule("AE-B-17.1")
@pytest.mark.rule("AE-B-17.2")
def test_developments() -> None:
    kinds = C.regions.developments
    assert {id: kind.copies for id, kind in kinds.items()} == dict.fromkeys(
        ("observatory", "factory", "obelisk", "spaceport", "city"), 3
    )
    assert kinds["spaceport"].planet_type == "desert"
    assert sorted(kind.track for kind in kinds.values()) == [0, 1, 2, 3, 4]


@pytest.mark.rule("AE-B-17.5")
def test_leaders_differ_between_planets() -> None:
    planets = C.regions.planets
    assert planets["pl_desert_2"].leaders == 2
    assert planets["pl_ice_2"].leaders == 3
    assert {planet.leaders for planet in planets.values()} == {1, 2, 3}


@pytest.mark.rule("AE-B-6.5")
def test_tactics_cards() -> None:
    cards = C.tactics.values()
    assert sum(card.copies for card in cards) == 80
    assert {card.kind for card in cards} == {"maneuver", "diplomacy", "operation"}
    assert all(card.timing in ("free_action", "before_launch") for card in cards if card.kind == "operation")
    assert all(card.timing == "diplomacy" for card in cards if card.kind == "diplomacy")


@pytest.mark.rule("AE-B-2.17")
@pytest.mark.rule("AE-B-2.18")
def test_tokens() -> None:
    assert sum(token.copies for token in C.discoveries.values()) == 21
    assert sum(token.copies for token in C.supremacy.values()) == 8


@pytest.mark.rule("AE-B-18.1")
@pytest.mark.rule("AE-B-18.9")
def test_tracks() -> None:
    assert TRACKS == ("science", "industry", "supremacy", "commerce", "civilization")
    assert C.tracks.last == 10
    assert C.tracks.end_vp == (0, 0, 1, 2, 3, 4, 6, 8, 10, 12, 15)
    assert C.tracks.development_value == (5, 5, 5, 5, 5, 7, 7, 7, 10, 10, 10)


@pytest.mark.rule("AE-B-3.5")
@pytest.mark.rule("AE-E-1.1")
@pytest.mark.rule("AE-E-2.3")
def test_factions() -> None:
    assert Counter(faction.set for faction in C.factions.values()) == {"base": 12, "escalation": 3}
    assert len({ability for faction in C.factions.values() for ability in faction.abilities}) == 30
    assert all(faction.upgrade in C.upgrades for faction in C.factions.values())
    assert {faction.id for faction in C.factions.values() if faction.set == "escalation"} == {
        "cloud_nebulans",
        "black_star_acolytes",
        "larvonids",
    }


@pytest.mark.rule("AE-B-15.7")
@pytest.mark.rule("AE-E-1.1")
def test_neutral_upgrades() -> None:
    tiles = [C.upgrades[f"up_{name}"] for name in SHIP_TYPES]
    assert [(tile.ship, tile.copies, tile.escalation) for tile in tiles] == [(n, 4, 1) for n in range(4)]


@pytest.mark.rule("AE-B-2.2")
@pytest.mark.rule("AE-E-3.1")
def test_event_decks() -> None:
    assert Counter(card.deck for card in C.events.values()) == {"dawn": 10, "twilight": 10, "shadows": 10}


@pytest.mark.rule("AE-E-1.2")
def test_the_deck_has_no_more_tactics_cards_than_the_base_game() -> None:
    # OQ-1: the expansion speaks of new ones, but nobody has seen them.
    assert sum(card.copies for card in C.tactics.values()) == 80


@pytest.mark.rule("AE-B-6.6")
@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("", (0, 0, 0, 0, 0, 0, 0)),
        ("2T+1N", (0, 0, 1, 2, 0, 0, 0)),
        ("1C+2X", (0, 0, 0, 0, 1, 2, 0)),
        ("1E+1K", (1, 0, 0, 0, 0, 0, 1)),
    ],
)
def test_costs_are_read(text: str, cost: tuple[int, ...]) -> None:
    assert parse_cost(text) == cost


@pytest.mark.parametrize("text", ["T", "2Q", "2T+2T", "2T+", "12T", "+"])
def test_what_is_no_cost_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_cost(text)
