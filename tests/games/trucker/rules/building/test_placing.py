"""GT-B-3.7, GT-LM-1.5, GT-LM-4.4: where a component may be put."""

from random import Random

import pytest

from games.trucker.tables import at, ordinary, ready, refused, step, table, yard
from games.trucker.yards import CLASSES, FRONT, REAR, holding, moves, split
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.board.ship.ship_faults import Fault, faults
from starboard.games.trucker.moves.building_moves import (
    Draw,
    EndTurn,
    Fetch,
    Finish,
    Look,
    PickUp,
    Place,
    Reserve,
    Return,
)
from starboard.games.trucker.rules.building.building_actions import why_not_building
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Match

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
    assert why_not_building(at(match), 0, Place("7", "6", turn)) is not None
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
        match = table(ready, 2, classes=[ship_class], guided=True, seed=seed, refusal=why_not_building, build="turns")
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
