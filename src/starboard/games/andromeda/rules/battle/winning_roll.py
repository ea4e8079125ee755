"""AE-B-20.14: which of several rolls wins."""

from collections.abc import Sequence

Roll = tuple[int, ...]
"""Dice from high to low."""


def high_to_low(dice: Roll) -> Roll:
    """The dice in the order in which they are compared."""
    return tuple(sorted(dice, reverse=True))


def best_rolls(rolls: Sequence[Sequence[int]]) -> list[int]:
    """AE-B-20.14: the places of the sides whose dice are best. More than one: they are tied, and all lose."""
    ordered = [high_to_low(tuple(roll)) for roll in rolls]
    best = max(ordered)
    return [place for place, roll in enumerate(ordered) if roll == best]
