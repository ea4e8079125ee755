"""A live match costs at most 50 kB beside its state, however long it is played."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from drift.moves import Grab, Push, Trade
from drift.title import DRIFT
from starboard.kernel import Match, load, new_match, save
from starboard.kernel.codec import codec_of
from starboard.kernel.journal import PACK, SQUEEZE

MOST = 50_000
MATCHES = 12


@pytest.fixture
def traced() -> Iterator[None]:
    # What is here already need not be looked at in every collection.
    gc.collect()
    gc.freeze()
    tracemalloc.start()
    try:
        yield
    finally:
        tracemalloc.stop()


def size_of(make: Callable[[int], Any], count: int) -> float:
    """What one of the things costs that `make` makes, in bytes."""
    make(0)
    gc.collect()
    before = tracemalloc.get_traced_memory()[0]
    made = [make(number) for number in range(count)]
    gc.collect()
    size = (tracemalloc.get_traced_memory()[0] - before) / count
    assert len(made) == count
    return size


def beside_state(make: Callable[[int], Match], count: int) -> float:
    """What one match costs beside its state."""
    states = [make(number).state_bytes() for number in range(count)]
    decode = codec_of(DRIFT).state.decode
    return size_of(make, count) - size_of(lambda number: decode(states[number]), count)


def drive(match: Match, seed: int, moves: int) -> None:
    """Play on, at random but for as long as the rules allow: nobody rests, and trading takes two decisions."""
    rng = Random(seed)
    for _ in range(moves):
        seat = rng.choice(match.waiting)
        offers = match.offers(seat)
        busy = [place for place, move in enumerate(offers) if isinstance(move, Trade | Push | Grab)]
        match.pick(seat, rng.choice(busy) if busy else rng.randrange(len(offers)))


def played(seed: int, moves: int, **more: Any) -> Match:
    match = new_match(DRIFT, 4, seed, {"rounds": 200}, **more)
    drive(match, seed, moves)
    assert match.position == moves
    return match


@pytest.mark.usefixtures("traced")
@pytest.mark.parametrize("moves", [0, 1, 30, PACK - 1, PACK + 1, SQUEEZE * PACK - 1, SQUEEZE * PACK + 1])
def test_many_live_matches_cost_little_beside_their_states(moves: int) -> None:
    assert beside_state(lambda seed: played(seed, moves), MATCHES) <= MOST


@pytest.mark.usefixtures("traced")
@pytest.mark.parametrize("free", [False, True])
def test_a_match_of_two_thousand_moves_costs_little_beside_its_state(free: bool) -> None:
    assert beside_state(lambda seed: played(seed, 2_000, free_undo=free), 1) <= MOST


@pytest.mark.usefixtures("traced")
def test_a_long_match_costs_little_also_when_most_of_its_log_is_not_packed_yet() -> None:
    moves = 2_000 // (SQUEEZE * PACK) * SQUEEZE * PACK - 1
    assert beside_state(lambda seed: played(seed, moves), 2) <= MOST


@pytest.mark.usefixtures("traced")
def test_a_loaded_match_costs_no_more_than_one_that_was_played() -> None:
    data = save(played(3, 2_000 // (SQUEEZE * PACK) * SQUEEZE * PACK - 1))
    assert beside_state(lambda _: load(data), MATCHES) <= MOST


@pytest.mark.usefixtures("traced")
def test_a_fork_of_a_long_match_costs_little_beside_its_state() -> None:
    match = played(1, 1_000)
    assert beside_state(lambda _: match.fork(), MATCHES) <= MOST


@pytest.mark.usefixtures("traced")
def test_a_match_full_of_undo_costs_little_beside_its_state() -> None:
    def restless(seed: int) -> Match:
        match = played(seed, 30, free_undo=True)
        for _ in range(600):
            match.undo(0)
            match.redo(0)
        return match

    assert beside_state(restless, 2) <= MOST
