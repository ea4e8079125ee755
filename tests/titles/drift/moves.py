"""Every decision of Drift."""

from starboard.kernel import Move


class Bid(Move, frozen=True):
    """Bid a card from one's own hand, in secret."""

    card: str


class Fly(Move, frozen=True):
    """One cell forward, right, back or left over the torus."""

    side: int


class Dig(Move, frozen=True):
    """Roll two dice over the wreck in this cell."""


class Keep(Move, frozen=True):
    """Take as many crates as half this die says."""

    die: int


class Push(Move, frozen=True):
    """Roll both dice again; they must be kept then."""


class Trade(Move, frozen=True):
    """Give cards away for as many new ones."""


class Give(Move, frozen=True):
    """One of the cards to give away."""

    card: str


class Rest(Move, frozen=True):
    """End the turn."""


class Grab(Move, frozen=True):
    """Take a floating crate before somebody else does."""

    crate: int


class Leave(Move, frozen=True):
    """Grab no more in this round."""


MOVES = (Bid, Fly, Dig, Keep, Push, Trade, Give, Rest, Grab, Leave)
