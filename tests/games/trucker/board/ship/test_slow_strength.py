"""What the slow checker counts, against the tables of the rules: crew, batteries, cargo, strengths, insurance."""

import pytest

from games.trucker.slow_boards import Cell, Tile, tile_of
from games.trucker.slow_checker import (
    Ship,
    alien_cabins,
    batteries,
    cannon_power,
    cannon_strengths,
    cargo,
    check,
    clusters_of,
    crew_places,
    defence_power,
    engine_strengths,
    fleet_cannon,
    fleet_engine,
    gap_of,
    premium_of,
    shielded,
    with_alien,
)
from games.trucker.slow_scenes import III, IIIC, cannon, engine

# -- crew, batteries, cargo, shields


@pytest.mark.rule("GT-B-7.1")
@pytest.mark.rule("GT-B-7.2")
@pytest.mark.rule("GT-B-9.5.1")
@pytest.mark.rule("GT-X1-3.1")
@pytest.mark.rule("GT-X1-3.10")
@pytest.mark.parametrize(
    ("tile", "crew", "tokens", "goods"),
    [
        ("B001", 2, 0, (0, 0)),
        ("X01", 2, 0, (0, 0)),
        ("B005", 2, 0, (0, 0)),
        ("B020", 0, 0, (0, 0)),
        ("B032", 0, 2, (0, 0)),
        ("B040", 0, 3, (0, 0)),
        ("B046", 0, 0, (2, 0)),
        ("B054", 0, 0, (3, 0)),
        ("B059", 0, 0, (0, 1)),
        ("B065", 0, 0, (0, 2)),
        ("X02", 0, 0, (0, 0)),
        ("X04", 1, 0, (0, 0)),
        ("X40", 0, 2, (2, 0)),
        ("X41", 0, 2, (0, 1)),
        ("X42", 0, 0, (2, 1)),
    ],
)
def test_what_fits_on_a_tile(tile: str, crew: int, tokens: int, goods: tuple[int, int]) -> None:
    tiles = [tile_of(tile)]
    assert (crew_places(tiles), batteries(tiles), cargo(tiles)) == (crew, tokens, goods)


@pytest.mark.rule("GT-B-7.3")
def test_aliens_live_beside_their_life_support() -> None:
    cabin, brown = tile_of("B016"), Tile("life_support_brown", (3, 3, 3, 3))
    ship = Ship(III, {("6", "8"): cabin, ("7", "8"): brown, ("8", "8"): Tile("starting_cabin", (3, 3, 3, 3))})
    assert alien_cabins(ship, "brown") == {("6", "8")}
    assert alien_cabins(ship, "purple") == set()
    apart = Ship(III, {("6", "8"): Tile("cabin", (0, 0, 0, 0)), ("7", "8"): brown})
    assert alien_cabins(apart, "brown") == set()


@pytest.mark.rule("GT-B-10.2.6")
@pytest.mark.parametrize(("turn", "sides"), [(0, {"F", "R"}), (1, {"R", "B"}), (2, {"B", "L"}), (3, {"L", "F"})])
def test_a_shield_covers_two_sides(turn: int, sides: set[str]) -> None:
    assert shielded([tile_of("B117", turn), tile_of("B093")]) == sides


# -- strengths


@pytest.mark.rule("GT-B-9.1.1")
@pytest.mark.rule("GT-B-9.1.2")
@pytest.mark.rule("GT-B-9.1.3")
@pytest.mark.parametrize(
    ("engines", "tokens", "expected"),
    [
        (["engine", "engine"], 0, {4}),  # T-B-10
        (["double_engine"], 0, {0}),  # T-B-11
        (["double_engine"], 1, {0, 4}),  # T-B-12
        (["engine", "double_engine"], 0, {3}),  # T-B-13
        (["engine", "double_engine"], 1, {3, 5}),
    ],
)
def test_engine_strength_with_a_brown_alien(engines: list[str], tokens: int, expected: set[int]) -> None:
    found = engine_strengths([engine(kind) for kind in engines], tokens)
    assert {with_alien(strength, 2) for strength in found} == expected


@pytest.mark.rule("GT-B-9.2.1")
@pytest.mark.rule("GT-B-9.2.3")
def test_cannon_strength_counts_halves() -> None:
    """T-B-14, T-B-15, in half points."""
    assert cannon_strengths([cannon("F"), cannon("L")], 0) == {3}
    assert cannon_strengths([cannon("R", "double_cannon")], 1) == {0, 2}
    assert cannon_strengths([cannon("F", "double_cannon"), cannon("R", "double_cannon")], 1) == {0, 2, 4}
    assert cannon_strengths([cannon("F", "double_cannon"), cannon("R", "double_cannon")], 9) == {0, 2, 4, 6}


@pytest.mark.rule("GT-B-9.2.2")
def test_a_purple_alien_needs_something_to_help() -> None:
    """T-B-16, T-B-17."""
    assert {with_alien(strength, 4) for strength in cannon_strengths([cannon("B")], 0)} == {5}
    assert {with_alien(strength, 4) for strength in cannon_strengths([], 0)} == {0}


@pytest.mark.rule("GT-X1-3.7")
def test_a_cannon_with_two_muzzles() -> None:
    """T-X-01 to T-X-03."""
    forward_and_left, left_and_rear = tile_of("X36", 3), tile_of("X36", 2)
    assert cannon_power(forward_and_left, True) == 3
    assert cannon_power(left_and_rear, True) == 2
    assert cannon_strengths([forward_and_left], 0) == {0}


@pytest.mark.rule("GT-X1-3.8")
def test_a_tile_that_is_cannon_and_engine() -> None:
    """T-X-04."""
    assert cannon_strengths([tile_of("X38")], 0) == {2}
    assert engine_strengths([tile_of("X38")], 0) == {1}


@pytest.mark.rule("GT-X2-2.4")
def test_joined_defence_systems_add_one_for_each_pair() -> None:
    system = Tile("auto_defense", (3, 3, 3, 3))
    row = [("3", "8"), ("4", "8"), ("5", "8"), ("6", "8"), ("7", "8")]
    for many, expected in ((1, 0), (2, 2), (3, 2), (4, 4), (5, 4)):
        ship = Ship(III, dict.fromkeys(row[:many], system))
        assert defence_power(ship, ship.tiles) == expected
    apart = Ship(III, dict.fromkeys(row[::2], system))
    assert defence_power(apart, apart.tiles) == 0


@pytest.mark.rule("GT-LM-4.9.2")
@pytest.mark.rule("GT-LM-4.9.4")
def test_strength_of_fleets() -> None:
    """T-LM-81, T-LM-83 to T-LM-86; cannons in half points."""
    assert fleet_engine([5, 3]) == 3
    assert fleet_engine([4, 0]) == 0
    assert fleet_engine([with_alien(2, 2), 2]) == 2
    assert fleet_cannon([6, with_alien(0, 4)]) == 6
    assert fleet_cannon([6, with_alien(1, 4)]) == 11


@pytest.mark.rule("GT-LM-4.9.1")
def test_batteries_serve_their_own_ship() -> None:
    def strengths(battery_column: str) -> object:
        return check(
            {
                "class": "IIA",
                "tiles": [
                    {"tile": "B116", "column": "4", "row": "6", "turn": 0},
                    {"tile": "B039", "column": battery_column, "row": "8", "turn": 0},
                ],
            }
        )["cannon"]

    assert strengths("4") == (0, 2)
    assert strengths("9") == (0, 0)


@pytest.mark.rule("GT-LM-4.6.3")
def test_a_ship_without_tiles_does_not_slow_the_fleet() -> None:
    tiles = [{"tile": "B074", "column": "4", "row": "8", "turn": 0}]
    assert check({"class": "IIA", "tiles": tiles})["engine"] == (1, 1)
    tiles.append({"tile": "B059", "column": "9", "row": "8", "turn": 0})
    assert check({"class": "IIA", "tiles": tiles})["engine"] == (0, 0)


# -- insurance


def cells_of(text: str) -> set[Cell]:
    """Squares written (row, column), as the page does."""
    return {(pair.strip()[-1], pair.strip()[0]) for pair in text.split(" ") if pair.strip()}


@pytest.mark.rule("GT-LM-3.5.1")
@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.rule("GT-LM-3.5.3")
@pytest.mark.parametrize(
    ("empty", "clusters", "premium"),
    [
        ("", [], 0),  # T-LM-44
        ("3,3", [1], 0),
        ("1,6 6,1", [2], 1),
        ("3,1 3,6", [2], 1),
        ("2,2 3,3 4,4", [3], 3),
        ("1,1 1,6 6,1 6,6", [4], 6),
        ("2,2 2,3 2,4 3,2 4,2", [5], 10),
        ("1,1 2,2 3,3 4,4 5,5 6,6", [6], 15),
        ("1,6 6,1 1,3 1,4 3,1 3,2 3,4", [2, 2, 2, 1], 1),
        ("1,5 1,6 2,1 6,6 5,1 6,2 1,1", [7], 15),  # T-LM-53
    ],
)
def test_premium_by_the_largest_cluster(empty: str, clusters: list[int], premium: int) -> None:
    squares = cells_of(empty)
    assert clusters_of(IIIC, squares) == clusters
    gap = gap_of(IIIC, IIIC.cells - squares)
    assert gap == max(clusters, default=0)
    assert premium_of(gap) == premium


@pytest.mark.rule("GT-LM-3.5.2")
def test_an_empty_board_costs_the_most() -> None:
    answer = check({"class": "IIIC", "tiles": []})
    assert (answer["gap"], answer["premium"], answer["cap"]) == (36, 15, 15)


@pytest.mark.rule("GT-B-1.7")
@pytest.mark.rule("GT-LM-2.8.1")
@pytest.mark.rule("GT-LM-3.5.5")
@pytest.mark.parametrize(
    ("name", "cap"),
    [("I", 5), ("II", 8), ("III", 11), ("IIIA", None), ("IC", None), ("IIC", None), ("IIIC", 15), ("IVC", None)],
)
def test_caps(name: str, cap: int | None) -> None:
    answer = check({"class": name, "tiles": []})
    assert answer["cap"] == cap
    assert (answer["premium"] is None) == (name != "IIIC")
