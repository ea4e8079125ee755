"""GT-B-3, GT-B-5, GT-LM-1.4 to 1.7, GT-LM-4.3 to 4.5: what a player may do while building, and what it does."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from games.trucker.tables import at, finish, heard, ordinary, ready, refused, step, table, yard
from starboard.games.trucker.moves_building import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Look,
    LookAway,
    PickUp,
    Place,
    Reserve,
    Return,
    RollDie,
    Take,
    TurnHourglass,
)
from starboard.games.trucker.rules import hands
from starboard.games.trucker.rules.building import BUDGET, most_decisions, why_not
from starboard.games.trucker.rules.current import current_board
from starboard.games.trucker.ship.check import Fault, faults
from starboard.games.trucker.ship.parts import tile_of
from starboard.games.trucker.ship.state import Ship
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Match, Move, Race, load, save

CLASSES = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
FRONT, RIGHT, REAR, LEFT = range(4)
ALL_UNIVERSAL = "B001"
"""The starting cabin of seat 0 shows a universal connector on every side."""


def holding(tile: str, origin: str = "open", seat: int = 0) -> Callable[[TruckerState], None]:
    """A player has this component in the hand."""

    def prepare(g: TruckerState) -> None:
        g.heap.remove(tile)
        g.truckers[seat].hand, g.truckers[seat].origin = tile, origin

    return prepare


def moves(match: Match, seat: int, kind: type[Move]) -> list[Any]:
    return [move for move in match.offers(seat) if isinstance(move, kind)]


def split(code: str) -> tuple[str, int]:
    tile, _, turn = code.partition("/")
    return tile, int(turn)


# -- Into the hand and out of it -----------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-3.1")
def test_nobody_holds_two_components() -> None:
    match = yard("I")
    match.play(0, Draw())
    assert refused(match, 0, Draw()) == ("trucker-why-hand-full", "GT-B-3.1")
    match.play(1, Draw())
    match.play(1, Return())
    assert refused(match, 0, Take(at(match).open[0])) == ("trucker-why-hand-full", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.1")
def test_a_component_is_never_in_two_hands() -> None:
    match = yard("I", seats=3)
    match.play(0, Draw())
    match.play(0, Return())
    tile = at(match).open[0]
    match.play(1, Take(tile))
    assert at(match).open == []
    assert refused(match, 2, Take(tile)) == ("trucker-why-not-open", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.1")
def test_an_empty_heap_gives_nothing() -> None:
    def nothing(g: TruckerState) -> None:
        g.away += g.heap
        g.heap.clear()

    assert refused(yard("I", prepare=nothing), 0, Draw()) == ("trucker-why-heap-empty", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.2")
def test_a_drawn_component_is_seen_by_its_drawer_alone_until_it_leaves_the_hand() -> None:
    match = yard("I")
    events = match.play(0, Draw())
    tile = at(match).truckers[0].hand
    assert heard(events, 0) == ["trucker-drew"]
    assert heard(events, 1) == heard(events, None) == ["trucker-drew-hidden"]
    assert match.view(0)["truckers"][0]["hand"] == tile
    assert match.view(1)["truckers"][0]["hand"] == "?"
    assert match.imagine(1, seed=4).view(1) == match.view(1)
    events = match.play(0, Return())
    assert heard(events, 1) == ["trucker-returned"]
    assert at(match).open == [tile]


@pytest.mark.rule("GT-B-3.2")
def test_undo_stops_at_a_drawn_component_and_where_others_see_it() -> None:
    match = yard("I")
    match.play(0, Draw())
    assert match.why_no_undo(0) is not None
    match.play(0, Return())
    assert match.why_no_undo(0) is not None
    match.play(0, Take(at(match).open[0]))
    assert match.why_no_undo(0) is None
    match.undo(0)
    assert at(match).truckers[0].hand == ""


@pytest.mark.rule("GT-B-3.2")
@pytest.mark.parametrize("move", [Place("7", "6", 0), Reserve(), Return()])
def test_nothing_can_be_put_down_from_an_empty_hand(move: Move) -> None:
    assert refused(yard("I"), 0, move) == ("trucker-why-hand-empty", "GT-B-3.1")


@pytest.mark.rule("GT-B-3.3")
def test_a_component_may_be_turned_freely() -> None:
    tile, turn = split(ordinary("cabin", rear=3, front=0))
    match = yard("I", prepare=holding(tile))
    assert refused(match, 0, Place("7", "6", 4)) == ("trucker-why-no-such-turn", "GT-B-3.3")
    match.play(0, Place("7", "6", turn))
    part = current_board(at(match)).parts[at(match).truckers[0].ship.parts[7 - 5 + 5]]
    assert (part.connectors[REAR], part.connectors[FRONT]) == (3, 0)


@pytest.mark.rule("GT-B-3.3")
def test_every_turn_that_joins_is_offered() -> None:
    match = yard("I", prepare=holding(tile_of(ordinary("structural", front=3, rear=0))))
    turns = sorted(move.turn for move in moves(match, 0, Place) if (move.column, move.row) == ("7", "6"))
    parts = current_board(at(match)).parts
    hand = at(match).truckers[0].hand
    assert turns == [turn for turn in range(4) if parts[f"{hand}/{turn}"].connectors[REAR]]


@pytest.mark.rule("GT-B-3.4")
def test_the_component_placed_last_may_be_moved_turned_reserved_or_returned() -> None:
    tile, turn = split(ordinary("cabin", front=3, rear=2))
    for put in (Place("7", "8", turn), Reserve(), Return()):
        match = yard("I", prepare=holding(tile))
        match.play(0, Place("7", "6", turn))
        match.play(0, PickUp())
        assert at(match).truckers[0].hand == tile
        assert len(at(match).truckers[0].ship.parts) == 1
        match.play(0, put)
        assert at(match).truckers[0].hand == ""


@pytest.mark.rule("GT-B-3.4")
def test_taking_another_component_welds_the_last_one() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Place("7", "6", turn))
    match.play(0, Draw())
    match.play(0, Return())
    assert refused(match, 0, PickUp()) == ("trucker-why-welded", "GT-B-3.4")


@pytest.mark.rule("GT-B-3.4")
def test_finishing_welds_the_last_one_too() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Place("7", "6", turn))
    assert at(match).truckers[0].last >= 0
    match.play(0, Finish(1))
    assert at(match).truckers[0].last == -1


@pytest.mark.rule("GT-B-3.4")
def test_the_starting_cabin_on_its_square_cannot_be_picked_up() -> None:
    assert refused(yard("I"), 0, PickUp()) == ("trucker-why-welded", "GT-B-3.4")


@pytest.mark.rule("GT-B-3.4")
def test_looking_at_cards_welds_nothing() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    for move in (Place("7", "6", turn), Look(1), LookAway(), PickUp()):
        match.play(0, move)
    assert at(match).truckers[0].hand == tile


@pytest.mark.rule("GT-B-3.5")
def test_two_components_may_be_reserved_and_no_third() -> None:
    match = yard("I")
    for _ in range(2):
        match.play(0, Draw())
        match.play(0, Reserve())
    match.play(0, Draw())
    assert refused(match, 0, Reserve()) == ("trucker-why-reserve-full", "GT-B-3.5")


@pytest.mark.rule("GT-B-3.5")
def test_a_reserved_component_never_goes_back_to_the_heap_not_even_by_way_of_the_ship() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile))
    match.play(0, Reserve())
    assert refused(match, 0, Fetch("B006")) == ("trucker-why-not-reserved", "GT-B-3.5")
    match.play(0, Fetch(tile))
    assert refused(match, 0, Return()) == ("trucker-why-kept", "GT-B-3.5")
    match.play(0, Place("7", "6", turn))
    match.play(0, PickUp())
    assert refused(match, 0, Return()) == ("trucker-why-kept", "GT-B-3.5")
    match.play(0, Reserve())
    assert at(match).truckers[0].reserve == [tile]


@pytest.mark.rule("GT-B-3.5")
def test_that_one_component_was_reserved_says_nothing_of_the_next() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile, "reserve"))
    match.play(0, Place("7", "6", turn))
    match.play(0, Draw())
    drawn = at(match).truckers[0].hand
    match.play(0, Return())
    assert at(match).open == [drawn]


@pytest.mark.rule("GT-B-3.6")
def test_what_is_still_reserved_at_the_end_is_lost() -> None:
    match = yard("I")
    match.play(0, Draw())
    match.play(0, Reserve())
    tile = at(match).truckers[0].reserve[0]
    match.play(0, Finish(1))
    events = match.play(1, Finish(2))
    assert match.over
    assert at(match).truckers[0].ship.lost == [tile]
    assert at(match).truckers[0].reserve == []
    assert heard(events, None) == ["trucker-took-number", "trucker-reserve-lost"]


@pytest.mark.rule("GT-B-3.9")
@pytest.mark.parametrize(("origin", "lost"), [("heap", False), ("open", False), ("ship", False), ("reserve", True)])
def test_the_hand_at_the_end_of_time(origin: str, lost: bool) -> None:
    match = yard("I", prepare=holding("B005", origin))
    time_passes(match, finisher=1)
    me = at(match).truckers[0]
    assert me.hand == ""
    assert me.ship.lost == (["B005"] if lost else [])
    assert at(match).open == ([] if lost else ["B005"])


@pytest.mark.rule("GT-B-3.9")
def test_what_was_picked_up_at_the_end_of_time_but_came_from_the_reserve_is_lost() -> None:
    tile, turn = split(ordinary("cabin", rear=3))
    match = yard("I", prepare=holding(tile, "reserve"))
    match.play(0, Place("7", "6", turn))
    match.play(0, PickUp())
    time_passes(match, finisher=1)
    assert at(match).truckers[0].ship.lost == [tile]


def time_passes(match: Match, finisher: int) -> None:
    """One player finishes and turns the hourglass until time is up."""
    match.play(finisher, Finish(2))
    while not match.over:
        deadline = match.deadline
        if deadline is None:
            match.play(finisher, TurnHourglass())
        else:
            match.expire(deadline.key)


# -- Where a component may be put ----------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-3.7")
def test_only_an_empty_square_of_the_board_that_joins_the_ship() -> None:
    tile, turn = split(ordinary("cabin", rear=3, front=0))
    match = yard("I", prepare=holding(tile))
    assert refused(match, 0, Place("7", "7", turn)) == ("trucker-why-occupied", "GT-B-3.7")
    assert refused(match, 0, Place("5", "5", turn)) == ("trucker-why-no-square", "GT-B-3.7")
    assert refused(match, 0, Place("x", "7", turn)) == ("trucker-why-no-square", "GT-B-3.7")
    assert refused(match, 0, Place("7", "5", turn)) == ("trucker-why-not-joined", "GT-B-3.7")
    # Its smooth side faces the cabin: it touches the ship, but it is not joined to it.
    assert refused(match, 0, Place("7", "8", turn)) == ("trucker-why-not-joined", "GT-B-3.7")
    match.play(0, Place("7", "6", turn))


@pytest.mark.rule("GT-B-3.7")
@pytest.mark.parametrize("guided", [False, True])
def test_as_at_the_table_a_mistake_may_be_built_and_guided_it_is_refused(guided: bool) -> None:
    """A cannon whose muzzle looks at the cabin would not join; one beside a component before its muzzle does."""
    code = next(
        code
        for code, part in current_board(at(yard("I"))).parts.items()
        if part.kind.id == "engine" and part.askew and part.connectors[REAR]
    )
    tile, turn = split(code)
    match = yard("I", prepare=holding(tile), guided=guided)
    if guided:
        assert refused(match, 0, Place("7", "6", turn)) == ("trucker-fault-askew", "GT-B-6.5")
    else:
        match.play(0, Place("7", "6", turn))


@pytest.mark.rule("GT-B-3.7")
@pytest.mark.rule("GT-B-6.1")
@pytest.mark.parametrize(
    ("code", "why", "rule"),
    [
        (ordinary(left=2, rear=3), "trucker-fault-connectors", "GT-B-6.1"),
        (ordinary(left=0, rear=3), "trucker-fault-connectors", "GT-B-6.1"),
        (ordinary("engine", left=3, rear=0), "trucker-fault-exhaust", "GT-B-6.5"),
    ],
)
def test_guided_names_the_rule_of_each_mistake(code: str, why: str, rule: str) -> None:
    """On 6,6 lies a component with a single connector to the right; 7,6 lies beside it and before the cabin."""
    left = ordinary(right=1, rear=3)
    tile, turn = split(code)

    def prepare(g: TruckerState) -> None:
        board = current_board(g)
        g.truckers[0].ship.parts[board.cell("6", "6")] = left
        g.truckers[0].ship.parts[board.cell("6", "7")] = "B002/0"
        holding(tile)(g)

    match = yard("I", prepare=prepare, guided=True)
    assert Place("7", "6", turn) not in match.offers(0)
    assert why_not(at(match), 0, Place("7", "6", turn)) is not None
    trial = [fault.rule for fault in faults_of(match, "7,6", code)]
    assert rule in trial
    assert refused(match, 0, Place("7", "6", turn)) == (faults_of(match, "7,6", code)[0].message.id, trial[0])
    assert why in [fault.message.id for fault in faults_of(match, "7,6", code)]


def faults_of(match: Match, square: str, code: str) -> list[Fault]:
    """What would be wrong with a component on a square of the first player."""
    board = current_board(at(match))
    parts = at(match).truckers[0].ship.parts
    return faults(board, Ship(parts={**parts, board.cell(*square.split(",")): code}))


def swap(g: TruckerState, tile: str) -> None:
    """Hold another component instead."""
    me = g.truckers[0]
    g.heap.append(me.hand)
    g.heap.remove(tile)
    me.hand = tile


@pytest.mark.rule("GT-B-6.4")
def test_guided_nothing_is_built_before_a_muzzle() -> None:
    cannon = next(
        code
        for code, part in current_board(at(yard("I"))).parts.items()
        if part.kind.id == "cannon" and part.muzzles == (FRONT,) and part.connectors[REAR] == 3
    )
    tile, turn = split(ordinary(front=0, right=3, rear=0))

    def prepare(g: TruckerState) -> None:
        board = current_board(g)
        g.heap.remove(tile_of(cannon))
        g.truckers[0].ship.parts[board.cell("7", "6")] = cannon
        g.truckers[0].ship.parts[board.cell("8", "6")] = "B002/0"
        holding(tile)(g)

    match = yard("II", prepare=prepare, guided=True)
    assert refused(match, 0, Place("7", "5", turn)) == ("trucker-fault-muzzle", "GT-B-6.4")


@pytest.mark.rule("GT-LM-2.2.3")
def test_guided_the_splice_is_minded() -> None:
    single, turn = split(ordinary(left=1, right=0, rear=0))

    def prepare(g: TruckerState) -> None:
        g.truckers[0].ship.parts[current_board(g).cell("3", "2")] = "B001/0"
        g.truckers[0].ship.parts[current_board(g).cell("3", "3a")] = "B003/0"
        g.truckers[0].ship.parts[current_board(g).cell("4", "3a")] = "B004/0"
        g.truckers[0].reserve, g.away = [], []
        holding(single)(g)

    match = yard("IC", prepare=prepare, guided=True)
    assert refused(match, 0, Place("4", "2", turn))[1] == "GT-LM-2.2.2"


@pytest.mark.rule("GT-LM-3.2.2")
@pytest.mark.rule("GT-LM-3.2.3")
def test_guided_the_edges_of_the_torus_meet() -> None:
    """T-LM-39: behind an engine in row 6 lies row 1, and a component there must be joined or smooth."""
    engine, turn = split(ordinary("engine", left=3, rear=0))
    cabin, upright = split(ordinary("cabin", left=3, rear=0))

    def prepare(g: TruckerState) -> None:
        board = current_board(g)
        me = g.truckers[0]
        me.ship.parts[board.cell("1", "6")] = "B001/0"
        me.ship.parts[board.cell("2", "1")] = ordinary(front=0, left=0, right=0)
        me.reserve = []
        holding(engine)(g)

    assert refused(yard("IIIC", prepare=prepare, guided=True), 0, Place("2", "6", turn)) == (
        "trucker-fault-exhaust",
        "GT-B-6.5",
    )

    def prepare_cabin(g: TruckerState) -> None:
        prepare(g)
        swap(g, cabin)
        g.truckers[0].ship.parts[current_board(g).cell("2", "1")] = ordinary(front=1)

    assert refused(yard("IIIC", prepare=prepare_cabin, guided=True), 0, Place("2", "6", upright)) == (
        "trucker-fault-connectors",
        "GT-B-6.1",
    )
    yard("IIIC", prepare=prepare_cabin).play(0, Place("2", "6", upright))


@pytest.mark.rule("GT-LM-3.2.5")
def test_a_component_joins_across_the_edge_of_the_torus() -> None:
    """T-LM-36."""
    tile, turn = split(ordinary("cabin", right=1, left=0))

    def prepare(g: TruckerState) -> None:
        g.truckers[0].ship.parts[current_board(g).cell("1", "3")] = "B001/0"
        g.truckers[0].reserve = []
        holding(tile)(g)

    match = yard("IIIC", prepare=prepare)
    match.play(0, Place("6", "3", turn))
    assert tile_of(at(match).truckers[0].ship.parts[current_board(at(match)).cell("6", "3")]) == tile


@pytest.mark.parametrize("ship_class", CLASSES)
def test_guided_building_leaves_nothing_for_the_ship_check_but_loose_pieces(ship_class: str) -> None:
    for seed in range(4):
        match = table(ready, 2, classes=[ship_class], guided=True, seed=seed, refusal=why_not, build="turns")
        rng = Random(seed)
        while not match.over and at(match).part == "building":
            step(match, rng, shun=(Finish, EndTurn, Return, PickUp))
            board = current_board(at(match))
            for trucker in at(match).truckers:
                assert {fault.rule for fault in faults(board, trucker.ship)} <= {"GT-LM-4.6.2"}


# -- Latest Models: no starting square -----------------------------------------------------------------------------


@pytest.mark.rule("GT-LM-1.5")
@pytest.mark.rule("GT-LM-1.4.1")
@pytest.mark.parametrize("ship_class", ["IC", "IIC", "IIIC", "IVC"])
def test_the_first_component_may_lie_on_any_square(ship_class: str) -> None:
    match = yard(ship_class, prepare=holding("B005"))
    board = current_board(at(match))
    first = {(move.column, move.row) for move in moves(match, 0, Place)}
    assert first == {(board.column(cell), board.row(cell)) for cell in board.cells}
    match.play(0, Reserve())
    match.play(0, Fetch("B001"))
    assert {(move.column, move.row) for move in moves(match, 0, Place)} == first


@pytest.mark.rule("GT-LM-1.4.2")
def test_while_the_starting_cabin_is_reserved_there_is_one_other_place() -> None:
    match = yard("IIIC")
    match.play(0, Draw())
    match.play(0, Reserve())
    match.play(0, Draw())
    assert refused(match, 0, Reserve()) == ("trucker-why-reserve-full", "GT-LM-1.4.2")
    match.play(0, Return())
    match.play(0, Fetch("B001"))
    match.play(0, Place("1", "1", 0))
    match.play(0, Draw())
    match.play(0, Reserve())
    assert len(at(match).truckers[0].reserve) == 2


@pytest.mark.rule("GT-LM-1.4.1")
def test_the_starting_cabin_goes_back_to_the_reserve_but_never_to_the_heap() -> None:
    """OQ-LM-14, OQ-LM-15."""
    match = yard("IIC")
    match.play(0, Fetch("B001"))
    match.play(0, Place("3", "2", 0))
    match.play(0, PickUp())
    assert refused(match, 0, Return()) == ("trucker-why-kept", "GT-B-3.5")
    match.play(0, Reserve())
    assert at(match).truckers[0].ship.parts == {}
    assert refused(match, 0, Look(1))[1] == "GT-LM-1.7"


@pytest.mark.rule("GT-LM-1.4.3")
def test_a_starting_cabin_that_was_never_attached_is_lost() -> None:
    match = yard("IC")
    match.play(0, Finish(1))
    match.play(1, Finish(2))
    assert [trucker.ship.lost for trucker in at(match).truckers] == [["B001"], ["B002"]]


@pytest.mark.rule("GT-LM-1.6")
def test_the_second_component_must_join_the_first() -> None:
    tile, turn = split(ordinary("cabin", left=3))
    match = yard("IIIC", prepare=holding(tile))
    match.play(0, Place("2", "2", turn))
    match.play(0, Fetch("B001"))
    assert refused(match, 0, Place("5", "5", 0)) == ("trucker-why-not-joined", "GT-B-3.7")
    match.play(0, Place("1", "2", 0))


# -- Class IVC: four ships -----------------------------------------------------------------------------------------


def fleet(*squares: str, dice: tuple[int, ...] = (), tile: str = "B005") -> Match:
    """A fleet with starting cabins on these squares, and a component in the hand."""

    def prepare(g: TruckerState) -> None:
        g.dice = list(dice)
        me = g.truckers[0]
        for square in squares:
            me.ship.parts[current_board(g).cell(*square.split(","))] = "B003/0"
        holding(tile)(g)

    return yard("IVC", prepare=prepare)


FL, FR, RL, RR = "5,4", "9,4", "5,9", "9,9"
"""A square of each ship: front and rear, left and right."""


@pytest.mark.rule("GT-LM-4.3.4")
def test_squares_that_no_die_opened_do_not_exist() -> None:
    assert refused(fleet(), 0, Place("7", "4", 0)) == ("trucker-why-no-square", "GT-LM-4.3.4")
    assert Place("7", "4", 0) in fleet(dice=(3,)).offers(0)
    assert refused(fleet(dice=(3,)), 0, Place("7", "9", 0)) == ("trucker-why-no-square", "GT-LM-4.3.4")


@pytest.mark.rule("GT-LM-4.3.2")
def test_a_double_opens_the_squares_of_the_equals_sign() -> None:
    """T-LM-69: 3 and 3 open the squares of 3 and those of =."""
    offered = {(move.column, move.row) for move in moves(fleet(dice=(3, 3)), 0, Place)}
    assert {("7", "4"), ("7", "9")} <= offered


@pytest.mark.rule("GT-LM-4.4.1")
def test_every_ship_is_begun_anywhere_and_then_joined() -> None:
    match = fleet(FL)
    assert refused(match, 0, Place("6", "6", 0)) == ("trucker-why-not-joined", "GT-LM-4.4.1")
    begun = {(move.column, move.row) for move in moves(match, 0, Place)}
    board = current_board(at(match))
    for square in (FR, RL, RR):
        ship = board.fleet[board.ship_of[board.cell(*square.split(","))]]
        assert {(board.column(cell), board.row(cell)) for cell in ship} <= begun


@pytest.mark.rule("GT-LM-4.4.2")
def test_of_two_ships_that_are_joined_one_begun_is_enough_and_no_second_fragment_may_be() -> None:
    """T-LM-76: die 1 is 3; there are components on the front left ship only."""
    match = fleet(FL, dice=(3,))
    assert refused(match, 0, Place("9", "4", 0)) == ("trucker-why-not-joined", "GT-LM-4.4.1")


@pytest.mark.rule("GT-LM-4.4.2")
def test_of_two_fragments_that_are_joined_by_a_die_both_may_grow() -> None:
    match = fleet(FL, FR, dice=(3,), tile=tile_of(ordinary("cabin", front=3)))
    squares = {(move.column, move.row) for move in moves(match, 0, Place)}
    assert ("5", "5") in squares
    assert ("9", "5") in squares


@pytest.mark.rule("GT-LM-4.4.2")
def test_a_joined_ship_without_components_may_be_begun_on_an_opened_square() -> None:
    """T-LM-77."""
    match = fleet(RL, dice=(3,))
    before = len(at(match).truckers[0].ship.parts)
    match.play(0, Place("7", "5", 0))
    assert len(at(match).truckers[0].ship.parts) == before + 1


@pytest.mark.rule("GT-LM-4.4.3")
def test_ships_that_are_joined_twice_are_one() -> None:
    """Dice 3 and 6 join front left to front right and to rear left."""
    match = fleet(RL, dice=(3, 6))
    assert refused(match, 0, Place("9", "4", 0)) == ("trucker-why-not-joined", "GT-LM-4.4.1")
    assert Place("9", "9", 0) in match.offers(0)


@pytest.mark.rule("GT-LM-4.5.1")
@pytest.mark.parametrize(
    ("squares", "dice", "allowed"),
    [
        ((FL, FR, RL), (), False),
        ((FL, FR, RL, RR), (), True),
        ((FL, RL, RR), (3,), True),
        ((FL, RL), (3,), False),
        ((FL, RL), (3, 4), True),
    ],
)
def test_looking_at_cards_needs_a_component_on_every_ship(
    squares: tuple[str, ...], dice: tuple[int, ...], allowed: bool
) -> None:
    """T-LM-74, T-LM-75."""
    match = fleet(*squares, dice=dice)
    match.play(0, Return())
    if allowed:
        match.play(0, Look(1))
    else:
        assert refused(match, 0, Look(1)) == ("trucker-why-ships-first", "GT-LM-4.5.1")


# -- Looking at cards ----------------------------------------------------------------------------------------------


def looking(seats: int = 2, ship_class: str = "I") -> Match:
    """Everybody has built one component."""

    def prepare(g: TruckerState) -> None:
        for trucker in g.truckers:
            tile = g.heap.pop()
            trucker.ship.parts[current_board(g).cell("7", "6")] = f"{tile}/0"

    return yard(ship_class, seats, prepare=prepare)


@pytest.mark.rule("GT-B-3.8")
def test_looking_needs_a_component_besides_the_starting_cabin_and_an_empty_hand() -> None:
    assert refused(yard("I"), 0, Look(1)) == ("trucker-why-build-first", "GT-B-3.8")
    match = looking()
    match.play(0, Draw())
    assert refused(match, 0, Look(1)) == ("trucker-why-hand-full", "GT-B-3.1")


@pytest.mark.rule("GT-LM-1.7")
@pytest.mark.parametrize("ship_class", ["IC", "IIC", "IIIC"])
def test_on_an_empty_board_nobody_looks(ship_class: str) -> None:
    match = yard(ship_class)
    assert refused(match, 0, Look(1)) == ("trucker-why-ships-first", "GT-LM-1.7")
    match.play(0, Fetch("B001"))
    match.play(0, match.offers(0)[0])
    match.play(0, Look(1))


@pytest.mark.rule("GT-B-3.8")
def test_a_pile_is_in_one_pair_of_hands_and_looking_changes_no_card() -> None:
    match = looking(3)
    piles = [list(pile) for pile in at(match).piles]
    match.play(0, Look(1))
    assert refused(match, 1, Look(1)) == ("trucker-why-pile-taken", "GT-B-3.8")
    match.play(1, Look(2))
    assert refused(match, 0, Draw()) == ("trucker-why-looking", "GT-B-3.8")
    assert refused(match, 2, LookAway()) == ("trucker-why-not-looking", "GT-B-3.8")
    match.play(0, LookAway())
    match.play(2, Look(1))
    match.play(2, LookAway())
    match.play(2, Look(1))
    assert at(match).piles == piles


@pytest.mark.rule("GT-B-2.5.4")
def test_the_secret_pile_stays_secret() -> None:
    assert refused(looking(), 0, Look(4)) == ("trucker-why-secret", "GT-B-2.5.4")
    assert [move.pile for move in moves(looking(), 0, Look)] == [1, 2, 3]


@pytest.mark.rule("GT-B-3.8")
def test_who_looks_knows_and_undo_does_not_unlearn_it() -> None:
    match = looking()
    match.play(0, Look(2))
    pile = at(match).piles[1]
    assert match.view(0)["looking_at"] == pile
    assert match.view(1)["looking_at"] == []
    assert match.why_no_undo(0) is not None
    match.play(0, LookAway())
    for seed in range(5):
        assert at(match.imagine(0, seed)).piles[1] == pile
    assert any(at(match.imagine(1, seed)).piles[1] != pile for seed in range(5))


# -- Finishing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-B-5.1")
def test_a_player_finishes_with_any_number_that_is_left_and_builds_no_more() -> None:
    match = yard("I", seats=4)
    match.play(2, Finish(3))
    assert refused(match, 0, Finish(3)) == ("trucker-why-number-taken", "GT-B-5.1")
    assert refused(match, 0, Finish(5)) == ("trucker-why-number-taken", "GT-B-5.1")
    assert [move.number for move in moves(match, 0, Finish)] == [1, 2, 4]
    assert 2 not in match.waiting
    assert why_not(at(match), 2, Draw()) is not None
    match.play(0, Draw())
    assert refused(match, 0, Finish(1)) == ("trucker-why-hand-full", "GT-B-5.1")


@pytest.mark.rule("GT-B-5.1")
@pytest.mark.parametrize("move", [Draw(), PickUp(), Look(1), Finish(1)])
def test_who_has_finished_and_waits_for_the_hourglass_may_do_nothing_else(move: Move) -> None:
    """OQ-B-13: cards are not looked at either."""
    match = looking()
    match.play(0, Finish(2))
    match.expire("hourglass-0-I")
    assert match.offers(0) == [TurnHourglass()]
    assert refused(match, 0, move) == ("trucker-why-finished", "GT-B-5.1")


@pytest.mark.rule("GT-B-5.2")
def test_the_others_get_the_numbers_that_are_left_by_when_they_built_last() -> None:
    """OQ-B-04: the earlier the last act, the lower the number; turning the hourglass is no act of building."""
    match = yard("I", seats=4)
    match.play(2, Draw())
    match.play(0, Draw())
    match.play(3, Draw())
    match.play(1, Finish(2))
    match.play(2, Return())
    match.expire("hourglass-0-I")
    match.play(1, TurnHourglass())
    match.expire("hourglass-0-START")
    assert match.over
    assert [trucker.number for trucker in at(match).truckers] == [1, 2, 4, 3]


# -- One core, two forms -------------------------------------------------------------------------------------------


def candidates(g: TruckerState, seat: int) -> list[Move]:
    """Moves of all kinds, possible ones and others."""
    board = current_board(g)
    tiles = [*g.open, *g.truckers[seat].reserve, "B005", "B001"]
    squares = [*board.cells, 0]
    found: list[Move] = [Draw(), PickUp(), Reserve(), Return(), LookAway(), TurnHourglass(), RollDie()]
    found += [kind(tile) for kind in (Take, Fetch) for tile in dict.fromkeys(tiles)]
    found += [Look(pile) for pile in range(6)] + [Finish(number) for number in range(6)]
    return found + [Place(board.column(cell), board.row(cell), turn) for cell in squares for turn in range(5)]


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_what_is_not_listed_is_explained_and_what_is_listed_is_not(ship_class: str, guided: bool) -> None:
    for seed in range(3):
        match = yard(ship_class, 3, seed=seed, guided=guided)
        rng = Random(seed)
        for _ in range(60):
            if match.over:
                break
            g = at(match)
            for seat in range(3):
                listed = hands.moves_of(g, seat) if not g.truckers[seat].number else match.offers(seat)
                assert len(set(listed)) == len(listed)
                for move in candidates(g, seat):
                    assert (move in listed) == (why_not(g, seat, move) is None), (seat, move)
            step(match, rng, shun=(Finish,))


@pytest.mark.parametrize("build", ["race", "turns"])
def test_the_offers_of_a_hand_that_others_cannot_see_are_made_in_each_world_anew(build: str) -> None:
    match = yard("I", build=build)
    match.play(0, Draw())
    worlds = [match.imagine(1, seed) for seed in range(8)]
    assert len({at(world).truckers[0].hand for world in worlds}) > 1
    for world in worlds:
        fits = hands.moves_of(at(world), 0)
        assert [move for move in world.offers(0) if not isinstance(move, EndTurn)] == fits


def test_by_turns_each_has_a_budget_of_moves() -> None:
    match = yard("I", 3, build="turns")
    for seat in (0, 1, 2, 0):
        for left in range(BUDGET, 0, -1):
            question: Any = match.question
            assert match.waiting == (seat,)
            assert question.args == {"moves": left}
            match.play(seat, Draw() if not at(match).truckers[seat].hand else Return())


def test_by_turns_a_turn_may_be_left_early_and_the_hand_keeps_its_component() -> None:
    match = yard("I", build="turns")
    match.play(0, Draw())
    match.play(0, EndTurn())
    assert match.waiting == (1,)
    assert at(match).truckers[0].hand
    assert at(match).truckers[0].moves == BUDGET


@pytest.mark.rule("GT-B-3.8")
def test_by_turns_a_pile_is_put_back_when_the_turn_ends() -> None:
    def prepare(g: TruckerState) -> None:
        g.truckers[0].ship.parts[current_board(g).cell("7", "6")] = f"{g.heap.pop()}/0"

    match = yard("I", prepare=prepare, build="turns")
    match.play(0, Look(1))
    match.play(0, EndTurn())
    assert at(match).truckers[0].looking == -1


def test_in_the_race_nobody_ends_a_turn() -> None:
    match = yard("I")
    assert isinstance(match.question, Race)
    assert EndTurn() not in match.offers(0)


@pytest.mark.parametrize("build", ["race", "turns"])
@pytest.mark.parametrize("ship_class", ["I", "IIIC", "IVC"])
def test_building_ends_even_if_nobody_wants_it_to(ship_class: str, build: str) -> None:
    """Nobody finishes, nobody turns the hourglass, the sand never runs out: the moves do."""
    seats = 3
    match = yard(ship_class, seats, build=build, listening=False)
    made = finish(match, 3, expires=0, shun=(Finish, TurnHourglass, RollDie, Place, EndTurn))
    assert seats * hands.MOST_MOVES <= made <= most_decisions(seats)
    assert all(trucker.moves <= hands.MOST_MOVES + BUDGET for trucker in at(match).truckers)


def test_passing_for_ever_ends_building_too() -> None:
    seats = 3
    match = yard("I", seats, build="turns", listening=False)
    made = 0
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, EndTurn() if EndTurn() in match.offers(seat) else match.offers(seat)[0])
        made += 1
    assert made <= most_decisions(seats)


def test_with_all_moves_used_up_the_hand_is_emptied_and_a_number_is_all_that_is_left() -> None:
    def tired(g: TruckerState) -> None:
        g.truckers[0].moves = hands.MOST_MOVES - 1

    match = yard("I", prepare=tired)
    events = match.play(0, Draw())
    assert heard(events, 1) == ["trucker-drew-hidden", "trucker-returned", "trucker-tools-down"]
    assert match.offers(0) == [Finish(1), Finish(2)]
    assert refused(match, 0, Draw()) == ("trucker-why-tools-down", "OQ-B-03")


@pytest.mark.parametrize("build", ["race", "turns"])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_saved_table_goes_on_where_it_was_left(ship_class: str, build: str) -> None:
    """Saved and loaded after every few moves, and every move made twice: it is the same match."""
    match = table(ready, 3, classes=[ship_class], build=build, seed=2, refusal=why_not)
    rng = Random(1)
    while not match.over:
        twin = load(save(match), lambda _: match.title)
        assert twin.state_bytes() == match.state_bytes()
        mark = rng.getstate()
        step(match, rng, shun=(Finish, Return, PickUp))
        rng.setstate(mark)
        step(twin, rng, shun=(Finish, Return, PickUp))
        assert twin.state_bytes() == match.state_bytes()
