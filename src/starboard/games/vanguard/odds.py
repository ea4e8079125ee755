"""The exact chances of a dice check: how likely each row, or each track, is to be the outcome (IV-X-501 to IV-X-583).

Where the player still chooses, best play is assumed: what makes the wanted row or a better one most likely, and among
equals what makes the higher rows most likely.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

import msgspec

from starboard.games.vanguard.odds_cards import alike, card_weights
from starboard.games.vanguard.odds_check import Card, Check, Row, Special, Track, all_faces
from starboard.games.vanguard.odds_rows import row_weights
from starboard.games.vanguard.odds_tracks import track_weights

__all__ = ["Advice", "Card", "Check", "Row", "Special", "Track", "advise", "by_name", "chances"]


def chances(check: Check) -> tuple[Fraction, ...]:
    """The chance of each of `check.names`."""
    dice = all_faces(check)
    if check.cards:
        weights = card_weights(check)
    elif check.tracks:
        weights = track_weights(check, dice)
    else:
        weights = row_weights(check, dice)
    total = sum(weights)
    return tuple(Fraction(weight, total) for weight in weights)


def by_name(check: Check, found: Sequence[Fraction]) -> Mapping[str, Fraction]:
    """Chances by the names of their rows."""
    return dict(zip(check.names, found, strict=True))


class Advice(msgspec.Struct, frozen=True):
    """The best dice to take, when so many are taken: by kind, and how likely the wanted row or a better one is then."""

    dice: tuple[int, ...]
    chance: Fraction


def advise(check: Check, available: Sequence[int]) -> list[Advice]:
    """The best choice among the available dice, for each number of dice from 0 on; those of the check itself are rolled
    anyway. Where more dice are no better than fewer, no more are named."""
    groups = alike(check, sorted(available))
    found: list[Advice] = []
    for count in range(len(available) + 1):
        tried = {dice: _with_dice(check, dice) for dice in _choices(groups, count)}
        dice = max(tried, key=lambda dice: check.wants(tried[dice]))
        found.append(Advice(dice, Fraction(check.wants(tried[dice])[0])))
    while len(found) > 1 and found[-1].chance <= found[-2].chance:
        found.pop()
    return found


def _with_dice(check: Check, dice: Sequence[int]) -> tuple[Fraction, ...]:
    """The chances when these dice are taken as well."""
    return chances(msgspec.structs.replace(check, dice=(*check.dice, *dice)))


def _choices(groups: Sequence[Sequence[int]], count: int) -> Iterator[tuple[int, ...]]:
    """Every choice of so many dice, of dice that are alike the first ones."""
    for counts in product(*(range(min(count, len(group)) + 1) for group in groups)):
        if sum(counts) == count:
            yield tuple(die for group, number in zip(groups, counts, strict=True) for die in group[:number])
