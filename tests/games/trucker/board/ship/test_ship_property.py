"""The ship inspector and the slow checker look at the same ships and have to say the same.

The ships are random but the same in every run: seeds are class and number. A ship about which the two differ is cut
down to the tiles that matter before it is shown. The other tests here need no checker: they say what must not change
when a ship is shifted, mirrored, turned or shot at.
"""

import json
import os
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.trucker.printed import BOARDS
from games.trucker.random_ships import (
    CLASSES,
    UNCERTAIN,
    Data,
    Placed,
    damaged,
    data_of,
    grown,
    placed_of,
    random_heap,
    random_ship,
    spoilt,
    with_tiles,
    without,
)
from games.trucker.slow_boards import COMPASS, PRINTED, Cell, Tile, board_for, board_of, tile_of
from games.trucker.slow_checker import check, exposed, joined_to, ship_of
from starboard.games.trucker.files.ship_file import inspect_ship
from starboard.kernel import StarboardError

# 10,140 ships in all. Set SHIPS_A_CLASS for more.
SHIPS_A_CLASS = int(os.environ.get("SHIPS_A_CLASS", "780"))
SHIPS_A_PROPERTY = 60

# A busy machine is no fault of the code.
unhurried = settings(deadline=None, max_examples=60)

Answer = dict[str, Any]


def cell_of(cell: list[str]) -> Cell:
    column, row = cell
    return column, row


def read(answer: Answer) -> Answer:
    """The answer of the inspector in the form of the slow checker."""
    errors = [(error["rule"], frozenset(map(cell_of, error["cells"]))) for error in answer["errors"]]
    cells = [cell_of(cell) for pieces in answer["pieces"] for piece in pieces for cell in piece]
    # Two tiles that aim at each other are two errors of the same cells; nothing else is told twice.
    assert {rule for (rule, _), times in Counter(errors).items() if times > 1} <= {"GT-B-6.4", "GT-X2-3.1"}
    assert len(set(cells)) == len(cells)
    return {
        **{key: answer[key] for key in ("legal", "exposed", "crew_places", "batteries", "gap", "premium", "cap")},
        "errors": set(errors),
        "pieces": [{frozenset(map(cell_of, piece)) for piece in pieces} for pieces in answer["pieces"]],
        "cargo": (answer["cargo"]["normal"], answer["cargo"]["special"]),
        "engine": (answer["engine"]["least"], answer["engine"]["most"]),
        "cannon": (answer["cannon"]["least"], answer["cannon"]["most"]),
    }


def inspected(data: Data) -> Answer:
    return read(inspect_ship(data))


def plain(answer: Answer) -> Answer:
    """Ships in any order. Ships without tiles stay, each an empty one."""
    return {**answer, "pieces": Counter(map(frozenset, answer["pieces"]))}


def differences(data: Data) -> dict[str, tuple[object, object]]:
    """What the inspector says and what it should say, where that is not the same."""
    found, expected = plain(inspected(data)), plain(check(data))
    assert found.keys() == expected.keys()
    return {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}


def cut_down(data: Data) -> Data:
    """The same disagreement with as few tiles as possible."""
    keys = differences(data).keys()
    for cell in placed_of(data):
        smaller = without(data, {cell})
        if keys <= differences(smaller).keys():
            data = smaller
    return data


def assert_agreement(data: Data) -> None:
    if differences(data):
        data = cut_down(data)
        shown = {key: f"inspector {found}, checker {expected}" for key, (found, expected) in differences(data).items()}
        pytest.fail(f"{json.dumps(data)}\n{shown}")


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.4")
@pytest.mark.rule("GT-B-6.5")
@pytest.mark.rule("GT-B-6.6")
@pytest.mark.rule("GT-B-6.9")
@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.rule("GT-LM-3.2.3")
@pytest.mark.rule("GT-LM-3.4.1")
@pytest.mark.rule("GT-LM-3.5.2")
@pytest.mark.rule("GT-LM-4.6.2")
@pytest.mark.rule("GT-LM-4.9.1")
@pytest.mark.parametrize("name", CLASSES)
def test_inspector_and_slow_checker_agree(name: str) -> None:
    for number in range(SHIPS_A_CLASS):
        assert_agreement(random_ship(Random(f"{name} {number}"), name))


@pytest.mark.rule("GT-B-3.3")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_they_agree_on_every_tile(turn: int) -> None:
    """Alone, and with a starting cabin to its right."""
    for tile in PRINTED:
        alone: Placed = {("3", "3"): (tile, turn)}
        assert_agreement(data_of({"class": "IIIC"}, alone))
        if tile_of(tile).kind != "starting_cabin":
            assert_agreement(data_of({"class": "IIIC"}, {**alone, ("4", "3"): ("B001", 0)}))


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.rule("GT-LM-4.3.3")
@pytest.mark.rule("GT-LM-4.3.4")
@pytest.mark.rule("GT-LM-4.6.1")
@pytest.mark.parametrize("first", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("second", [0, 1, 2, 3, 4, 5, 6])
def test_they_agree_on_every_roll(first: int, second: int) -> None:
    """The board full of tiles; and a tile on a square that is not there is refused."""
    board = {"class": "IVC", "dice": [die for die in (first, second) if die]}
    heap = random_heap(Random(f"{first} {second}"))
    cells = board_for(board).cells
    assert_agreement(data_of(board, {cell: (heap.pop(), 0) for cell in sorted(cells)}))
    every = board_of("IVC", [1, 1]).cells | board_of("IVC", [2, 2]).cells
    for cell in every - cells:
        with pytest.raises(StarboardError):
            inspect_ship(data_of(board, {cell: ("B001", 0)}))


@pytest.mark.parametrize("name", CLASSES)
def test_the_random_ships_are_worth_looking_at(name: str) -> None:
    """Whole ships, broken ones, every kind of fault, full boards and empty ones are among them."""
    answers = [check(random_ship(Random(f"{name} {number}"), name)) for number in range(SHIPS_A_CLASS // 4)]
    assert len(answers) / 4 < sum(answer["legal"] for answer in answers) < len(answers) * 3 / 4
    assert {rule for answer in answers for rule, _ in answer["errors"]} >= {"GT-B-6.1", "GT-B-6.4", "GT-B-6.5"}
    sizes = [sum(len(piece) for pieces in answer["pieces"] for piece in pieces) for answer in answers]
    assert min(sizes) == 0
    assert max(sizes) >= len(board_of(name, [1, 1], "Aa"[: 2 * (name == "IV")]).cells) * 0.9
    assert any(answer["engine"][0] != answer["engine"][1] for answer in answers)
    assert any(answer["cannon"][0] != answer["cannon"][1] for answer in answers)


@st.composite
def ships(draw: st.DrawFn) -> Data:
    """Small ships of any class; simpler ones have fewer tiles, turned less."""
    data: Data = {"class": draw(st.sampled_from(CLASSES))}
    if data["class"] == "IVC":
        data["dice"] = draw(st.lists(st.integers(1, 6), max_size=2))
    if data["class"] == "IV":
        data["halves"] = draw(st.sampled_from("ABCDE")) + draw(st.sampled_from("abcde"))
    cells = sorted(board_for(data).cells)
    lying = draw(st.lists(st.sampled_from(cells), unique=True, max_size=12))
    left = {name: count for name, (tile, count) in PRINTED.items() if tile.kind not in UNCERTAIN}
    placed: Placed = {}
    for cell in lying:
        tile = draw(st.sampled_from([tile for tile, count in left.items() if count]))
        left[tile] -= 1
        placed[cell] = (tile, draw(st.integers(0, 3)))
    return data_of(data, placed)


@unhurried
@given(ships())
def test_they_agree_on_small_ships(data: Data) -> None:
    assert not differences(data)


@unhurried
@given(ships(), st.randoms(use_true_random=False))
def test_the_order_of_the_tiles_means_nothing(data: Data, rng: Any) -> None:
    tiles = list(data["tiles"])
    rng.shuffle(tiles)
    assert plain(inspected({**data, "tiles": tiles})) == plain(inspected(data))


# -- moving whole ships


def moved(data: Data, where: dict[Cell, Cell], turn: int = 0) -> Data:
    """The ship with every tile on another cell, turned on."""
    return with_tiles(data, {where[cell]: (tile, (old + turn) % 4) for cell, (tile, old) in placed_of(data).items()})


def told_of(answer: Answer, where: dict[Cell, Cell]) -> Answer:
    """The same answer about other cells."""
    return {
        **answer,
        "errors": {(rule, frozenset(where[cell] for cell in cells)) for rule, cells in answer["errors"]},
        "pieces": [{frozenset(where[cell] for cell in piece) for piece in pieces} for pieces in answer["pieces"]],
    }


@pytest.mark.rule("GT-LM-3.1.1")
@pytest.mark.rule("GT-LM-3.5.1")
@pytest.mark.parametrize(("right", "rear"), [(1, 0), (0, 1), (5, 0), (0, 5), (3, 2)])
def test_a_torus_has_no_first_row_or_column(right: int, rear: int) -> None:
    cells = board_of("IIIC").cells
    where = {(c, r): (str((int(c) - 1 + right) % 6 + 1), str((int(r) - 1 + rear) % 6 + 1)) for c, r in cells}
    for number in range(SHIPS_A_PROPERTY):
        data = random_ship(Random(f"shift {number}"), "IIIC")
        assert plain(inspected(moved(data, where))) == plain(told_of(inspected(data), where))


@pytest.mark.rule("GT-LM-3.1.1")
@pytest.mark.rule("GT-B-6.4")
def test_a_torus_without_engines_can_be_turned() -> None:
    """Only engines and the strength of cannons know where the front is."""
    where = {(c, r): (str(7 - int(r)), c) for c, r in board_of("IIIC").cells}
    for number in range(SHIPS_A_PROPERTY):
        data = grown(Random(f"turn {number}"), "IIIC")
        if number % 2:
            data = spoilt(Random(f"turn {number}"), "IIIC")
        data = without(data, {cell for cell, (tile, _) in placed_of(data).items() if tile_of(tile).exhaust})
        before, after = inspected(data), inspected(moved(data, where, 1))
        for answer in (before, after):
            answer["cannon"] = answer["cannon"][1] > 0
        assert plain(after) == plain(told_of(before, where))


@cache
def mirror_images() -> dict[tuple[str, int], tuple[str, int]]:
    """Tiles that have a mirror image of the same kind, perhaps themselves, and how it has to be turned."""

    def mirrored(tile: Tile) -> Tile:
        front, right, rear, left = tile.connectors
        swapped = {"F": "F", "B": "B", "L": "R", "R": "L", "": ""}
        return Tile(
            tile.kind,
            (front, left, rear, right),
            frozenset(swapped[side] for side in tile.sides),
            swapped[tile.exhaust],
        )

    seen = {tile_of(name, turn): (name, turn) for name in PRINTED for turn in range(4)}
    images = {}
    for name in PRINTED:
        for turn in range(4):
            image = mirrored(tile_of(name, turn))
            if image in seen:
                images[name, turn] = seen[image]
    return images


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.parametrize("name", ["I", "II", "III", "IIIA", "IA", "IIB", "IIIB", "IV", "IC", "IIC", "IIIC", "IVC"])
def test_left_and_right_are_alike(name: str) -> None:
    """Of tiles that have a mirror image; of boards that are their own. Of IVC, 1 and 6 join on the left what 2 and 5
    join on the right."""
    columns = BOARDS[name].split("\n")[1].split()
    flipped = dict(zip(columns, reversed(columns), strict=True))
    dice = {1: 2, 2: 1, 3: 3, 4: 4, 5: 6, 6: 5}
    images = mirror_images()
    for number in range(SHIPS_A_PROPERTY):
        data = random_ship(Random(f"mirror {number}"), name)
        placed = {cell: what for cell, what in placed_of(data).items() if what in images}
        where = {(column, row): (flipped[column], row) for column, row in placed}
        board = {**data, "dice": [dice[die] for die in data["dice"]]} if name == "IVC" else data
        image = data_of(board, {where[cell]: images[what] for cell, what in placed.items()})
        assert plain(inspected(image)) == plain(told_of(inspected(with_tiles(data, placed)), where))


@pytest.mark.rule("GT-LM-2.1.1")
def test_a_ship_of_ic_is_the_same_ship_of_iic() -> None:
    for number in range(SHIPS_A_PROPERTY):
        data = random_ship(Random(f"orange {number}"), "IC")
        assert inspected({**data, "class": "IIC"}) == inspected(data)


@pytest.mark.rule("GT-B-6.3")
@pytest.mark.parametrize("name", ["II", "III", "IIIA", "IIIB"])
def test_a_ship_is_the_same_a_step_to_the_side(name: str) -> None:
    """Where the board has room for it: nothing but the neighbours of a tile matters."""
    board = board_of(name)
    tried = 0
    for number in range(SHIPS_A_PROPERTY * 8):
        rng = Random(f"step {number}")
        cells = sorted(board.cells)
        middle = rng.choice(cells)
        near = {cell for cell in cells if abs(int(cell[0]) - int(middle[0])) + abs(int(cell[1]) - int(middle[1])) < 3}
        data = random_ship(rng, name)
        data = without(data, set(placed_of(data)) - near)
        right, rear = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (0, 2)])
        where = {}
        for column, row in placed_of(data):
            across, down = board.columns.index(column) + right, board.rows.index(row) + rear
            if 0 <= across < len(board.columns) and 0 <= down < len(board.rows):
                where[column, row] = (board.columns[across], board.rows[down])
        if len(where) < len(data["tiles"]) or not set(where.values()) <= board.cells:
            continue
        if name == "IIIB" and ({"3", "11"} & {column for cell in where.items() for column, _ in cell}):
            continue
        tried += 1
        assert plain(inspected(moved(data, where))) == plain(told_of(inspected(data), where))
    assert tried > 20


# -- losing parts


def all_pieces(answer: Answer) -> list[frozenset[Cell]]:
    return [piece for pieces in answer["pieces"] for piece in pieces]


def local(answer: Answer) -> set[tuple[str, frozenset[Cell]]]:
    """Faults between tiles, not of the ship as a whole."""
    return {error for error in answer["errors"] if error[0] not in WHOLE}


PAIRED = ("auto_defense",)
WHOLE = ("GT-B-6.6", "GT-LM-3.2.5", "GT-LM-4.6.2")


@pytest.mark.rule("GT-B-10.4.2")
@pytest.mark.rule("GT-B-6.7")
@pytest.mark.parametrize("name", CLASSES)
def test_parts_lost_never_come_back(name: str) -> None:
    """Shot at until nothing is left: pieces only fall apart, faults only go."""
    for number in range(SHIPS_A_PROPERTY // 4):
        rng = Random(f"lost {name} {number}")
        data = random_ship(rng, name)
        before = inspected(data)
        while data["tiles"]:
            hit = rng.choice(sorted(placed_of(data)))
            smaller = without(data, {hit})
            after = inspected(smaller)
            assert all(any(piece <= old for old in all_pieces(before)) for piece in all_pieces(after))
            assert sorted(cell for piece in all_pieces(after) for cell in piece) == sorted(placed_of(smaller))
            assert local(after) == {fault for fault in local(before) if hit not in fault[1]}
            for key in ("crew_places", "batteries"):
                assert after[key] <= before[key]
            for key in ("cargo", "cannon"):
                assert all(now <= once for now, once in zip(after[key], before[key], strict=True))
            if before["gap"] is not None:
                assert after["gap"] > 0
                assert after["gap"] >= before["gap"]
                assert after["premium"] >= before["premium"]
            # What falls off with it is gone as well.
            if len(after["pieces"]) and rng.random() < 0.5:
                kept = {rng.choice(sorted(pieces, key=sorted)) for pieces in after["pieces"] if pieces}
                smaller = without(smaller, set(placed_of(smaller)) - set().union(*kept))
                after = inspected(smaller)
                assert set(all_pieces(after)) == kept
                assert not {rule for rule, _ in after["errors"]} & set(WHOLE)
            data, before = smaller, after


@pytest.mark.rule("GT-B-6.6")
@pytest.mark.parametrize("name", CLASSES)
def test_pieces_share_out_the_ship(name: str) -> None:
    """Every tile is in one piece; what the pieces carry is what the ship carries."""
    for number in range(SHIPS_A_PROPERTY // 2):
        data = damaged(Random(f"share {name} {number}"), name)
        # These count in pairs, and a ship can pair what two pieces cannot.
        data = without(data, {cell for cell, (tile, _) in placed_of(data).items() if tile_of(tile).kind in PAIRED})
        whole = inspected(data)
        pieces = all_pieces(whole)
        assert sorted(cell for piece in pieces for cell in piece) == sorted(placed_of(data))
        alone = [inspected(without(data, set(placed_of(data)) - piece)) for piece in pieces]
        for key in ("crew_places", "batteries"):
            assert sum(answer[key] for answer in alone) == whole[key]
        for kind in (0, 1):
            assert sum(answer["cargo"][kind] for answer in alone) == whole["cargo"][kind]
        # Between pieces of a ship without faults there are only smooth sides.
        assert sum(answer["exposed"] for answer in alone) == whole["exposed"]
        assert sum(answer["cannon"][0] for answer in alone) == whole["cannon"][0]


@pytest.mark.rule("GT-B-6.9")
@pytest.mark.parametrize("name", CLASSES)
def test_a_hole_exposes_what_was_joined_there(name: str) -> None:
    for number in range(SHIPS_A_PROPERTY // 2):
        rng = Random(f"hole {name} {number}")
        data = grown(rng, name)
        if not data["tiles"]:
            continue
        hit = rng.choice(sorted(placed_of(data)))
        joints = len(joined_to(ship_of(data), hit))
        own = sum(tile_of(*placed_of(data)[hit]).connector(side) > 0 for side in COMPASS.values()) - joints
        assert inspected(without(data, {hit}))["exposed"] == inspected(data)["exposed"] - own + joints


@pytest.mark.rule("GT-B-9.4.1")
@pytest.mark.parametrize("name", CLASSES)
def test_power_only_helps(name: str) -> None:
    for number in range(SHIPS_A_PROPERTY):
        data = random_ship(Random(f"power {name} {number}"), name)
        answer = inspected(data)
        for key in ("engine", "cannon"):
            least, most = answer[key]
            assert 0 <= least <= most
        dark = without(data, {cell for cell, (tile, _) in placed_of(data).items() if "battery" in tile_of(tile).kind})
        assert inspected(dark)["cannon"][1] <= answer["cannon"][1]


@pytest.mark.rule("GT-B-6.3")
@pytest.mark.parametrize("name", CLASSES)
def test_every_connector_is_joined_exposed_or_wrong(name: str) -> None:
    """Counted in the slow checker: a net under the net."""
    for number in range(SHIPS_A_PROPERTY):
        ship = ship_of(random_ship(Random(f"sides {name} {number}"), name))
        joined = sum(len(joined_to(ship, cell)) for cell in ship.tiles)
        connectors = sum(tile.connector(side) > 0 for tile in ship.tiles.values() for side in COMPASS.values())
        assert exposed(ship) + joined <= connectors
