"""Seats that build in real time and grab as fast as they can: is a tile ever in two places?"""

import asyncio
import random
from collections import Counter
from time import perf_counter
from typing import Any

import msgspec

from bench.crowd import Seat, Stand
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import find_title, new_match

GRABS = {"draw", "take", "return", "ready"}
"""Moves that take a tile out of the heap or off the table, or put it back."""


def printed_tiles(seats: int) -> Counter[str]:
    """How many there are of each tile in a match."""
    state = new_match(find_title("trucker"), seats=seats, seed=0).state
    assert isinstance(state, TruckerState)
    return Counter(state.heap)


class Yard:
    """What every seat sees of the tiles, put together for each moment of the match."""

    def __init__(self, seats: int) -> None:
        self._tiles = printed_tiles(seats)
        self._views: dict[int, dict[int, Any]] = {}
        self._seats = seats
        self.checked = 0
        """Moments of which every seat has told."""
        self.doubled = 0
        """Moments in which there was one more of a tile than were printed."""

    def tell(self, seat: int, stand: Stand) -> None:
        """A seat sees this."""
        views = self._views.setdefault(stand.count, {})
        views[seat] = msgspec.json.decode(stand.view)
        if len(views) == self._seats:
            self._check(self._views.pop(stand.count))

    def _check(self, views: dict[int, Any]) -> None:
        tiles = Counter(views[0]["yard"]["open"])
        for seat, trucker in enumerate(views[0]["truckers"]):
            # Only its own seat sees what a hand has drawn.
            tiles.update([views[seat]["truckers"][seat]["hand"], *trucker["reserve"]])
            tiles.update(part.partition("/")[0] for part in trucker["ship"]["parts"].values())
        self.checked += 1
        self.doubled += any(count > self._tiles[tile] for tile, count in tiles.items() if tile in self._tiles)


def _choice(chance: random.Random, grabs: list[msgspec.Raw]) -> msgspec.Raw:
    """Mostly a tile that lies face up, where everybody wants it."""
    wanted = [move for move in grabs if b'"take"' in bytes(move)]
    return chance.choice(wanted if wanted and chance.random() < 0.8 else grabs)


async def grab(seat: Seat, end: float, delays: list[float]) -> tuple[int, int]:
    """Answer as fast as the server allows until `end`; returns how many grabs were done and how many came too late."""
    done = refused = 0
    chance = random.Random(seat.number)
    while perf_counter() < end:
        moves = [one["move"] for one in seat.stand.moves] if seat.stand is not None else []
        grabs = [move for move in moves if msgspec.json.decode(move)["type"] in GRABS]
        if not grabs:
            seat.changed.clear()
            await asyncio.wait_for(seat.changed.wait(), 30)
            continue
        start = perf_counter()
        answer = await seat.ask(done + refused + 1, {"type": "answer", "moves": [_choice(chance, grabs)]})
        delays.append(perf_counter() - start)
        # The server lets nobody do more than 40 things a second.
        await asyncio.sleep(max(0.0, start + 1 / 40 - perf_counter()))
        done, refused = done + (answer.type == "done"), refused + (answer.type != "done")
    return done, refused
