"""What is printed: tiles, boards, cards and the flight board, counted as the rules count them."""

from collections import Counter

import pytest

from games.trucker.scenes import PARTS
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Attack,
    CombatZone,
    Goods,
    MeteoricSwarm,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.files.ship_drawing import sign
from starboard.games.trucker.names.names import KINDS

BASE_COUNTS = {
    "starting_cabin": 4,
    "battery_2": 9,
    "battery_3": 6,
    "cargo_2": 9,
    "cargo_3": 6,
    "special_cargo_1": 6,
    "special_cargo_2": 3,
    "cabin": 16,
    "structural": 8,
    "engine": 19,
    "double_engine": 7,
    "cannon": 23,
    "double_cannon": 8,
    "life_support": 12,
    "shield": 8,
}


def counts(set: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for tile in content().tiles.values():
        if tile.set == set:
            found[tile.kind.id] += tile.count
    return found


@pytest.mark.rule("GT-B-1.2")
def test_the_base_game_has_140_components_and_four_starting_cabins() -> None:
    assert counts("base") == BASE_COUNTS
    colours = [colour for tile in content().tiles.values() if tile.set == "base" for colour in tile.colours]
    assert (colours.count("brown"), colours.count("purple"), colours.count("cyan")) == (6, 6, 0)


@pytest.mark.rule("GT-X1-1.1")
@pytest.mark.rule("GT-X1-1.3")
def test_the_first_expansion_has_42_components() -> None:
    found = counts("big_expansion")
    assert found.total() == 42
    assert found.total() + counts("base").total() == 186
    assert found["luxury_cabin"] == 4
    assert found["stasis_chamber"] == 2
    assert found["bidirectional_cannon"] == found["cannon_engine"] == 2
    assert content().flights.set_aside == {2: 75, 3: 50, 4: 25, 5: 0}


@pytest.mark.rule("GT-X2-1.1")
def test_what_is_unknown_of_the_second_expansion_is_ours_and_says_so() -> None:
    tiles = [tile for tile in content().tiles.values() if tile.set == "another_big_expansion"]
    assert sum(tile.count for tile in tiles) == 42
    assert all((tile.status == "original") == tile.id.startswith("O") for tile in tiles)
    assert sum(tile.count for tile in tiles if tile.status == "original") == 27


@pytest.mark.rule("GT-B-7.1")
@pytest.mark.rule("GT-B-7.2")
def test_capacities_are_those_of_the_kind() -> None:
    kinds = content().kinds
    assert [kinds[f"battery_{size}"].batteries for size in (2, 3)] == [2, 3]
    assert [kinds[f"cargo_{size}"].cargo for size in (2, 3)] == [2, 3]
    assert [kinds[f"special_cargo_{size}"].special for size in (1, 2)] == [1, 2]
    assert [kinds[kind].crew for kind in ("cabin", "starting_cabin", "luxury_cabin")] == [2, 2, 1]
    assert not kinds["starting_cabin"].alien


@pytest.mark.rule("GT-X1-3.10")
def test_combined_holds_are_both() -> None:
    kind = content().kinds["special_cargo_1_cargo_2"]
    assert (kind.cargo, kind.special, kind.batteries) == (2, 1, 0)
    kind = content().kinds["cargo_2_battery_2"]
    assert (kind.cargo, kind.special, kind.batteries) == (2, 0, 2)


@pytest.mark.rule("GT-B-3.3")
def test_a_turn_brings_the_front_to_the_right() -> None:
    assert PARTS["B093/0"].connectors == (0, 2, 3, 1)
    assert PARTS["B093/1"].connectors == (1, 0, 2, 3)
    assert [PARTS[f"B093/{turn}"].muzzles for turn in range(4)] == [(0,), (1,), (2,), (3,)]
    assert PARTS["B117/1"].shields == (1, 2)
    assert sorted(PARTS["B117/3"].shields) == [0, 3]
    assert [PARTS[f"B068/{turn}"].askew for turn in range(4)] == [False, True, True, True]


@pytest.mark.rule("GT-B-1.6")
@pytest.mark.parametrize(
    ("name", "squares", "level"),
    [
        ("I", 18, 1),
        ("II", 27, 2),
        ("III", 36, 3),
        ("IIIA", 36, 3),
        ("IC", 18, 1),
        ("IIC", 26, 2),
        ("IIIC", 36, 3),
        ("IVC", 55, 4),
        ("IV", 45, 4),
        ("IA", 18, 1),
        ("IIA", 28, 2),
        ("IIB", 27, 2),
        ("IIIB", 46, 3),
    ],
)
def test_every_class_has_its_squares(name: str, squares: int, level: int) -> None:
    ship = content().ships[name]
    assert (ship.squares, ship.level) == (squares, level)


@pytest.mark.rule("GT-B-1.3")
def test_there_are_twenty_cards_of_each_level() -> None:
    assert Counter(card.level for card in content().cards.values()) == {1: 20, 2: 20, 3: 20, 4: 20}
    assert sum(card.starter for card in content().cards.values()) == 8


def test_a_card_of_each_kind() -> None:
    cards = content().cards
    slavers = cards["III-01"]
    assert isinstance(slavers, Slavers)
    assert (slavers.strength, slavers.lose.crew, slavers.reward.credits, slavers.days) == (8, 5, 10, 2)
    smugglers = cards["III-02"]
    assert isinstance(smugglers, Smugglers)
    assert (smugglers.strength, smugglers.lose.goods) == (9, 4)
    assert smugglers.reward.goods == Goods(red=2, yellow=2, green=1)
    pirates = cards["III-03"]
    assert isinstance(pirates, Pirates)
    assert [shot.size + " " + shot.side for shot in pirates.lose.shots] == [
        "small left",
        "large front",
        "small front",
        "large front",
        "small right",
    ]
    ship, station = cards["III-17"], cards["I-19"]
    assert isinstance(ship, AbandonedShip)
    assert (ship.crew, ship.credits) == (7, 11)
    assert isinstance(station, AbandonedStation)
    assert (station.crew, station.goods) == (5, Goods(yellow=1, green=1))
    swarm = cards["III-10"]
    assert isinstance(swarm, MeteoricSwarm)
    assert swarm.meteors[0] == Attack("large", "front")
    assert len(swarm.meteors) == 7
    zone = cards["III-16"]
    assert isinstance(zone, CombatZone)
    assert [line.least for line in zone.lines] == ["crew", "cannons", "engines"]
    assert len(zone.lines[2].lose.shots) == 6
    planets = cards["II-15"]
    assert isinstance(planets, Planets)
    # OQ-B-15: three blue ones.
    assert planets.planets[2] == Goods(blue=3)


@pytest.mark.rule("GT-B-1.4")
@pytest.mark.rule("GT-B-1.5")
@pytest.mark.rule("GT-B-2.5.3")
@pytest.mark.rule("GT-B-13.1")
@pytest.mark.rule("GT-X2-5.1")
def test_the_flight_board() -> None:
    flights = content().flights
    assert flights.track == 40
    assert flights.goods == Goods(red=4, yellow=3, green=2, blue=1)
    piles = [flights.levels[level].piles for level in (1, 2, 3, 4)]
    assert piles == [{1: 2}, {1: 1, 2: 2}, {1: 1, 2: 1, 3: 2}, {1: 1, 2: 1, 3: 1, 4: 2}]
    assert [flights.levels[level].finish for level in (1, 2, 3)] == [
        (4, 3, 2, 1, 0),
        (8, 6, 4, 2, 0),
        (12, 9, 6, 3, 0),
    ]
    assert [flights.levels[level].best_looking for level in (1, 2, 3)] == [2, 4, 6]
    assert flights.levels[4].status == "proposed"


@pytest.mark.rule("GT-B-4.1")
def test_the_hourglass_runs_once_more_than_the_level() -> None:
    assert [len(content().flights.levels[level].hourglass) for level in (1, 2, 3)] == [2, 3, 4]


def test_every_kind_has_a_name_and_a_sign_that_fits() -> None:
    assert KINDS.keys() == content().kinds.keys()
    drawn = {part.kind.id: sign(part) for part in PARTS.values()}
    assert all(len(found) <= 5 for found in drawn.values())
    assert [kind for kind, found in drawn.items() if not found] == ["structural"]
