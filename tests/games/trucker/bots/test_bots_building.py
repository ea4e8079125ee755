"""How bots build: what fits where, what cards make of it, and how much time there is."""

from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.trucker.flights import BATTERY, BEAM, CABIN, CANNON, ENGINE, HOLD
from games.trucker.random_ships import data_of, grow, random_board, random_heap
from games.trucker.scenes import PARTS, by_kind, cells
from games.trucker.slow_boards import board_for
from games.trucker.tables import at
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.bots.building.builder import prospects_for
from starboard.games.trucker.bots.building.frontier import FREE, OPEN_SPACE, ease, fits, frontier
from starboard.games.trucker.bots.building.plans import Plan, plan_of
from starboard.games.trucker.bots.building.room import Room
from starboard.games.trucker.bots.building.sand import looks_left
from starboard.games.trucker.bots.building.yard import Yard
from starboard.games.trucker.bots.worth.cargo import best_load, cargo_worth
from starboard.games.trucker.bots.worth.deck import expected, how_many, whole_flight
from starboard.games.trucker.bots.worth.prospects import prospects_of
from starboard.games.trucker.bots.worth.tally import FINISHED, USUAL, Tally, tally_of, worth
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import OpenSpace
from starboard.games.trucker.files.ship_file import read_ship
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Deadline, Sight, new_match

START = plan_of("I").board.start


def yard(parts: dict[int, str], plan: Plan | None = None, time: float = 1.0) -> Yard:
    plan = plan_of("I") if plan is None else plan
    return Yard(plan, parts, prospects_for(1, False, 2), 1.0, time)


# -- What fits -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.4")
@pytest.mark.rule("GT-B-6.5")
@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.parametrize("ship_class", CLASSES)
def test_what_fits_is_what_the_ship_check_accepts(ship_class: str) -> None:
    rng = Random(CLASSES.index(ship_class))
    data = random_board(rng, ship_class)
    plan = board_for(data)
    placed: Any = {}
    for squares in plan.ships:
        grow(rng, plan, placed, random_heap(rng), squares, len(squares) // 2)
    board, ship = read_ship(data_of(data, placed))
    edge = frontier(board, ship.parts)
    tried = 0
    for code in rng.sample(sorted(PARTS), 60):
        for cell in board.cells:
            if cell in ship.parts:
                continue
            trial = Ship(parts={**ship.parts, cell: code})
            sound = not [fault for fault in faults(board, trial) if cell in fault.cells or fault.kind == "pieces"]
            assert (cell in edge and fits(board.parts[code], edge[cell])) == sound, (code, board.name(cell))
            tried += 1
    assert tried > 200


@pytest.mark.rule("GT-LM-4.4.1")
def test_a_ship_that_is_not_begun_can_be_begun_anywhere() -> None:
    board = board_of("IVC")
    (first,) = cells(board, "5,5")
    edge = frontier(board, {first: CABIN})
    begun = board.fleet[board.ship_of[first]]
    others = [cell for cell in board.cells if cell not in begun]
    assert {edge[cell] for cell in others} == {OPEN_SPACE}
    assert all(edge[cell] != OPEN_SPACE for cell in edge if cell in begun)


def test_a_square_is_the_harder_to_fill_the_more_it_faces() -> None:
    assert ease(OPEN_SPACE) == 1.0
    one, two, many = (3, FREE, FREE, FREE), (3, 3, FREE, FREE), (1, 2, 1, 2)
    assert 1.0 > ease(one) > ease(two) > ease(many) > 0
    assert ease((1, FREE, FREE, FREE)) < ease(one)


def test_room_shrinks_when_a_ship_is_closed_in() -> None:
    board = board_of("I")
    parts = {START: CABIN}
    edge = frontier(board, parts)
    room = Room(board, parts, edge, 1.0)
    (ahead,) = cells(board, "7,6")
    opening, closing = PARTS[BEAM], PARTS[_closing(0)[0]]
    assert room.after(opening, ahead, edge[ahead]).gain > room.after(closing, ahead, edge[ahead]).gain
    assert room.left == len(board.cells) - 1


# -- What it is worth ------------------------------------------------------------------------------------------------


def test_the_first_engine_is_worth_more_than_the_second() -> None:
    prospects = prospects_for(2, False, 2)
    none, one, two = (worth(Tally(engine=engine), prospects) for engine in range(3))
    assert one - none > 5 > two - one > 0


def test_an_unfinished_ship_counts_on_more_cannons_and_a_finished_one_does_not() -> None:
    prospects = prospects_for(3, False, 2)

    def first_cannon(unbuilt: float) -> float:
        usual = USUAL[3] if unbuilt else FINISHED
        return worth(Tally(cannon=2), prospects, unbuilt, usual) - worth(Tally(), prospects, unbuilt, usual)

    assert first_cannon(1.0) > 2 * first_cannon(0.0)


@pytest.mark.rule("GT-B-9.2.2")
def test_a_purple_alien_is_worth_something_only_to_who_has_cannons() -> None:
    prospects = prospects_for(2, False, 2)
    strong, weak = Tally(cannon=10, crew=8), Tally(cannon=0, crew=8)
    with_alien = [worth(Tally(cannon=cannon, crew=8, aliens=("purple",)), prospects) for cannon in (10, 0)]
    assert with_alien[0] > worth(strong, prospects)
    assert with_alien[1] == worth(weak, prospects)


def test_batteries_are_worth_something_only_to_who_needs_them() -> None:
    prospects = prospects_for(2, False, 2)
    plain, double = Tally(cannon=4), Tally(powered_cannon=8, doubles=2)
    gains = [
        worth(Tally(cannon=one.cannon, powered_cannon=one.powered_cannon, doubles=one.doubles, batteries=3), prospects)
        - worth(one, prospects)
        for one in (plain, double)
    ]
    assert gains[0] == 0 < gains[1]


def test_a_tally_counts_what_components_do() -> None:
    codes = [CABIN, BATTERY, HOLD, ENGINE, CANNON, "B117/0", "B110/0", "B083/0"]
    tally = tally_of(PARTS[code] for code in codes)
    assert (tally.engine, tally.cannon, tally.powered_engine, tally.powered_cannon) == (1, 2, 2, 4)
    assert (tally.doubles, tally.batteries, tally.crew, tally.cargo) == (2, 2, 2, 2)
    assert sum(tally.shields) == 2


@pytest.mark.rule("GT-B-9.5.1")
def test_red_goods_need_special_containers() -> None:
    assert best_load(["red", "red", "blue"], 2, 1) == 4 + 1
    assert best_load(["red", "yellow", "yellow", "green"], 1, 1) == 4 + 3
    reds = (4.0, 0.0, 0.0, 0.0)
    assert cargo_worth(reds, 5, 0) == 0 < cargo_worth(reds, 0, 1) < cargo_worth(reds, 0, 2)


@pytest.mark.rule("GT-B-3.8")
def test_cards_that_were_seen_change_what_things_are_worth() -> None:
    usual = prospects_for(1, False, 2)
    pirates = prospects_for(1, False, 2, known=("I-01", "I-03"))
    assert pirates.fights > usual.fights
    assert pirates.cannons[16] - pirates.cannons[0] > usual.cannons[16] - usual.cannons[0]
    planets = prospects_for(1, False, 2, known=("I-12", "I-13"))
    assert planets.cargo(4, 2) > usual.cargo(4, 2)


def test_a_deck_is_what_was_seen_and_a_share_of_the_rest() -> None:
    levels = whole_flight(2, False)
    assert levels == {1: 4, 2: 8}
    coming = expected(levels, ["II-05"], ["I-05"], False)
    assert sum(share for _, share in coming) == pytest.approx(12)
    shares = {card.id: share for card, share in coming}
    assert shares["II-05"] == 1
    assert "I-05" not in shares
    assert how_many(coming, OpenSpace) == pytest.approx(3 * 4 / 19 + 3 * 7 / 19)


def test_nothing_is_worth_anything_when_no_card_is_left() -> None:
    prospects = prospects_of([], 3, 2)
    assert set(prospects.engines) == {0.0} == set(prospects.cannons)
    assert prospects.alone[0] == 1.0
    assert prospects.alone[1] == 0.0


# -- Where it goes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-6.5")
def test_an_engine_goes_where_it_costs_no_square() -> None:
    found = yard({START: CABIN}).best(by_kind("engine")[0])
    assert found is not None
    board = board_of("I")
    # Behind 7,8 there is no square: its exhaust closes nothing.
    assert board.name(found.cell) == "7,8"


@pytest.mark.rule("GT-LM-4.6.3")
def test_the_other_ships_of_a_fleet_begin_with_cabins() -> None:
    board = board_of("IVC")
    (first,) = cells(board, "5,5")
    plan = plan_of("IVC")
    fleet = Yard(plan, {first: CABIN}, prospects_for(3, True, 2), 1.0, 1.0)
    cabin, hold = fleet.best(by_kind("cabin")[0]), fleet.best(by_kind("cargo_2")[0])
    assert cabin is not None
    assert hold is not None
    assert board.ship_of[cabin.cell] != board.ship_of[first] == board.ship_of[hold.cell]


@pytest.mark.rule("GT-LM-4.6.2")
def test_ships_that_the_dice_have_joined_are_joined_by_a_component() -> None:
    dice = (1,)
    board = board_of("IVC", dice)
    front, rear, further, between = cells(board, "5,7", "5,9", "5,10", "5,8")
    fleet = Yard(
        plan_of("IVC", dice), dict.fromkeys((front, rear, further), CABIN), prospects_for(3, True, 2), 1.0, 1.0
    )
    found = fleet.best(by_kind("structural")[0])
    assert found is not None
    assert found.cell == between


def test_what_fits_nowhere_has_no_place() -> None:
    # A cannon before, beside and behind the cabin, muzzles outward, leaves no connector open.
    board = board_of("I")
    around = cells(board, "7,6", "8,7", "7,8", "6,7")
    codes = [code for side in range(4) for code in _closing(side)]
    closed = yard({START: CABIN, **dict(zip(around, codes, strict=True))})
    assert closed.best(by_kind("cabin")[0]) is None
    assert set(closed.usual()) == {-inf}


def _closing(side: int) -> list[str]:
    """A component that shows a connector only to the square on the other side of it."""
    back = (side + 2) % 4
    return [
        code
        for code, part in sorted(PARTS.items())
        if part.connectors[back] and sum(map(bool, part.connectors)) == 1 and not part.askew and not part.clear
    ][:1]


# -- Time ------------------------------------------------------------------------------------------------------------


def sight(left: float | None, deadline: Deadline | None) -> Sight:
    return cast(Sight, SimpleNamespace(left=left, question=SimpleNamespace(deadline=deadline)))


@pytest.mark.rule("GT-B-4.4")
def test_there_is_as_much_time_as_the_hourglass_must_still_run() -> None:
    match = new_match(TRUCKER, 2, 1, {"classes": ["II"]})
    view = match.view(0)
    at(match).glass = 1
    later = match.view(0)
    by_turns = new_match(TRUCKER, 2, 1, {"classes": ["II"], "build": "turns"}).view(0)
    sand = Deadline("hourglass-0-II", 60)
    assert looks_left(sight(30, sand), view, 2.0) == (2 * 60 + 30) / 4
    assert looks_left(sight(None, sand), view, 2.0) == 3 * 60 / 4
    assert looks_left(sight(None, None), later, 1.5) == 90 / 3
    assert looks_left(sight(None, None), by_turns, 1.5) == 3 * 4 * 6 / 2


def test_all_levels_of_content_have_usual_ships() -> None:
    assert {ship.level for ship in content().ships.values()} == set(USUAL)


# -- Engines, fleets, gaps -------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-12.3.2")
def test_the_less_is_still_to_come_the_more_the_first_engine_is_worth() -> None:
    prospects = prospects_for(3, False, 2)

    def first_engine(unbuilt: float) -> float:
        none, one = Tally(), Tally(engine=1)
        return worth(one, prospects, unbuilt, USUAL[3]) - worth(none, prospects, unbuilt, USUAL[3])

    gains = [first_engine(unbuilt) for unbuilt in (1.0, 0.5, 0.2, 0.0)]
    assert gains == sorted(gains)
    assert gains[0] > 1
    assert gains[-1] > 10


@pytest.mark.rule("GT-LM-4.9.2")
def test_an_engine_that_the_slower_ships_make_useless_is_worth_nothing() -> None:
    prospects = prospects_for(3, True, 2)
    slow, fast = Tally(engine=2, ceiling=2.0), Tally(engine=4, ceiling=2.0)
    assert worth(fast, prospects) == worth(slow, prospects) < worth(Tally(engine=4), prospects)


def test_what_the_expansions_bring_is_worth_something() -> None:
    prospects = prospects_for(3, False, 2)
    luxury = next(code for code in sorted(PARTS) if PARTS[code].kind.id == "luxury_cabin")
    cabin = Tally(crew=1)
    assert worth(tally_of([PARTS[luxury]]), prospects) > worth(cabin, prospects)


@pytest.mark.rule("GT-LM-4.6.2")
def test_a_connector_towards_the_other_piece_makes_joining_likelier() -> None:
    dice = (3,)
    board = board_of("IVC", dice)
    ships = cells(board, "6,5", "6,6", "6,7", "9,5", "9,6", "9,7")
    fleet = Yard(plan_of("IVC", dice), dict.fromkeys(ships, CABIN), prospects_for(3, True, 2), 1.0, 1.0)
    found = fleet.best(by_kind("structural")[0])
    assert found is not None
    # Whatever is put on column 7 then joins them, for the other ship looks at it already.
    assert board.name(found.cell) in ("8,5", "8,6")


@pytest.mark.rule("GT-LM-4.3.2")
def test_connectors_look_at_squares_that_the_dice_may_open() -> None:
    hopes = plan_of("IVC").hopes
    board = board_of("IVC")
    (cell,) = cells(board, "6,6")
    assert hopes[cell, 1] == (frozenset({"3", "="}), cells(board, "8,6")[0])
    assert plan_of("IVC", (3, 4)).hopes == {}


@pytest.mark.rule("GT-LM-3.5.2")
def test_a_muzzle_that_looks_at_a_square_beside_a_gap_costs_premium() -> None:
    plan = plan_of("IIIC")
    board = plan.board
    empty = dict.fromkeys(cells(board, "1,1", "2,1", "1,2"), 1.0)
    ship = Yard(plan, {cells(board, "4,4")[0]: CABIN}, prospects_for(3, False, 2), 1.0, 1.0)
    apart = {**empty, cells(board, "5,5")[0]: 1.0}
    beside = {**empty, cells(board, "2,2")[0]: 1.0}
    assert ship.premium_of(empty) == ship.premium_of(apart) == 3
    assert ship.premium_of(beside) == 6
    far_too_many = dict.fromkeys(board.cells[:8], 1.0)
    assert ship.premium_of(far_too_many) > ship.premium_of(dict.fromkeys(board.cells[:7], 1.0)) >= 15
