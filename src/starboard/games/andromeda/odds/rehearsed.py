"""Copies of a table, to try on them what a move would lead to."""

import msgspec

from starboard.games.andromeda.state.game_state import AndromedaState

KEPT = 32
"""Tables for which what was worked out is kept, since what moves lead to is asked for one after the other."""

copier = msgspec.msgpack.Decoder(AndromedaState)


class Stand:
    """A table as it is now, as a key under which to keep what was worked out for it, for everybody who looks."""

    __slots__ = ("g", "table")

    def __init__(self, g: AndromedaState) -> None:
        self.g = g
        self.table = saved(g)

    def __hash__(self) -> int:
        return hash(self.table)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stand) and self.table == other.table


def copied(g: AndromedaState) -> AndromedaState:
    """The same table, to try things on. Nobody listens there."""
    return copier.decode(saved(g))


def saved(g: AndromedaState) -> bytes:
    """The table as bytes, without what was told."""
    news, g.news = g.news, None
    table = msgspec.msgpack.encode(g)
    g.news = news
    return table
