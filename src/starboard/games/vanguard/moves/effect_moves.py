"""Decisions that effects ask for by themselves."""

from starboard.kernel import Move


class Choose(Move, frozen=True):
    """One of several things that an effect offers, as the content writes it."""

    option: str


class Accept(Move, frozen=True):
    """Do what an effect offers."""

    offer: str


class Decline(Move, frozen=True):
    """Leave what an effect offers."""

    offer: str


class PickCrew(Move, frozen=True):
    """The crew member whom an effect concerns."""

    crew: str


class PickSector(Move, frozen=True):
    """The sector that an effect concerns."""

    sector: int


MOVES_EFFECTS = (Choose, Accept, Decline, PickCrew, PickSector)
