"""Building as a whole: one core in two forms, at once and by turns."""

from random import Random
from typing import Any

import pytest

from games.trucker.tables import at, finish, heard, ready, refused, step, table, yard
from games.trucker.yards import CLASSES
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.moves.building_moves import (
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
from starboard.games.trucker.rules.building.building import BUDGET, most_decisions
from starboard.games.trucker.rules.building.building_actions import moves_of, why_not_building
from starboard.games.trucker.rules.building.finishing import MOST_MOVES
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move, Race, load, save

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
                listed = moves_of(g, seat) if not g.truckers[seat].number else match.offers(seat)
                assert len(set(listed)) == len(listed)
                for move in candidates(g, seat):
                    assert (move in listed) == (why_not_building(g, seat, move) is None), (seat, move)
            step(match, rng, shun=(Finish,))


@pytest.mark.parametrize("build", ["race", "turns"])
def test_the_offers_of_a_hand_that_others_cannot_see_are_made_in_each_world_anew(build: str) -> None:
    match = yard("I", build=build)
    match.play(0, Draw())
    worlds = [match.imagine(1, seed) for seed in range(8)]
    assert len({at(world).truckers[0].hand for world in worlds}) > 1
    for world in worlds:
        fits = moves_of(at(world), 0)
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
    assert seats * MOST_MOVES <= made <= most_decisions(seats)
    assert all(trucker.moves <= MOST_MOVES + BUDGET for trucker in at(match).truckers)


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
        g.truckers[0].moves = MOST_MOVES - 1

    match = yard("I", prepare=tired)
    events = match.play(0, Draw())
    assert heard(events, 1) == ["trucker-drew-hidden", "trucker-returned", "trucker-tools-down"]
    assert match.offers(0) == [Finish(1), Finish(2)]
    assert refused(match, 0, Draw()) == ("trucker-why-tools-down", "OQ-B-03")


@pytest.mark.parametrize("build", ["race", "turns"])
@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_saved_table_goes_on_where_it_was_left(ship_class: str, build: str) -> None:
    """Saved and loaded after every few moves, and every move made twice: it is the same match."""
    match = table(ready, 3, classes=[ship_class], build=build, seed=2, refusal=why_not_building)
    rng = Random(1)
    while not match.over:
        twin = load(save(match), lambda _: match.title)
        assert twin.state_bytes() == match.state_bytes()
        mark = rng.getstate()
        step(match, rng, shun=(Finish, Return, PickUp))
        rng.setstate(mark)
        step(twin, rng, shun=(Finish, Return, PickUp))
        assert twin.state_bytes() == match.state_bytes()
