"""The state of Drift: plain data."""

import msgspec

from starboard.kernel import Chance, Event
from starboard.kernel.piles import Deck

SIZE = 4
"""Cells on a side of the torus."""


class Captain(msgspec.Struct, array_like=True):
    """One seat."""

    hand: list[str]
    cell: int
    crates: int = 0
    grabbed: int = 0
    left: bool = False


class Drift(msgspec.Struct, array_like=True):
    """Everything on the table, and the cursor: which part of which round, whose turn, how many actions are left."""

    chance: Chance
    captains: list[Captain]
    deck: Deck
    wrecks: list[int]
    """Crates in each cell."""
    floating: list[int]
    """Crates that drift free, by their worth."""
    supply: int
    """Crates that are not in play yet."""
    rounds: int
    clock: int
    """Seconds for grabbing crates."""
    round: int = 0
    part: str = "bid"
    order: list[int] | None = None
    turn: int = 0
    actions: int = 0
    news: list[Event] | None = None
