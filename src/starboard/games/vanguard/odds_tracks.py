"""The chances of the tracks of a dice check (IV-X-560): how far the special effects move them."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from starboard.games.vanguard.odds_check import Check, Faces, Special
from starboard.games.vanguard.solver import Shown, serves
from starboard.games.vanguard.terms import VANGUARD


class Moves(msgspec.Struct, frozen=True):
    """What faces do to the tracks: steps of each, and dice that are left over."""

    steps: tuple[int, ...]
    left: int
    once: int = 0
    """Dice of which an effect takes one; the others are left over."""
    firsts: int = 0
    """Symbols of which the first ones count for more."""


def moves_of(check: Check, shown: Shown) -> Moves:
    """IV-X-532: special effects take the dice that show their symbols, in order. A vanguard or a conversion is used
    where it brings a track forward that one wants (IV-X-535)."""
    names = [track.name for track in check.tracks]
    steps = [0] * len(names)
    natural = serves(shown, (), check.swap, True)
    for special in check.specials:
        count = _matching(natural, special.symbols, check.doubles) if VANGUARD not in shown[1] else 0
        if count and special.once:
            return Moves(tuple(steps), 0, once=1)
        if count:
            moved = _moved(steps, names, special, count)
            firsts = _matching(natural, (special.kind,), check.doubles) if special.first else 0
            return msgspec.structs.replace(moved, firsts=firsts) if firsts else moved
    offered = serves(shown, check.conversions, check.swap, False)
    welcome = [
        special for special in check.specials if _welcome(special) and _matching(offered, special.symbols, False)
    ]
    if welcome:
        return _moved(steps, names, max(welcome, key=lambda special: abs(special.steps)), 1)
    return Moves(tuple(steps), 1)


def _matching(slots: tuple[frozenset[int], ...], symbols: tuple[int, ...], doubles: bool) -> int:
    count = sum(not slot.isdisjoint(symbols) for slot in slots)
    return count if doubles else min(count, 1)


def _welcome(special: Special) -> bool:
    """Whether one wants it to happen."""
    return (special.track != "red") == (special.steps > 0) and special.steps != 0


def _moved(steps: list[int], names: Sequence[str], special: Special, count: int) -> Moves:
    if special.track in names:
        steps[names.index(special.track)] = special.steps * count
    return Moves(tuple(steps), 0)


def track_weights(check: Check, dice: Sequence[Faces]) -> list[int]:
    """In how many of all rolls each track is the first, from the top, whose outcome is reached (IV-X-560)."""
    start = Moves((0,) * len(check.tracks), 0)
    states = {start: 1}
    for faces in dice:
        after: dict[Moves, int] = {}
        moves = Counter(moves_of(check, shown) for shown in faces)
        for state, weight in states.items():
            for one, sides in moves.items():
                reached = added(state, one)
                after[reached] = after.get(reached, 0) + weight * sides
        states = after
    weights = [0] * (len(check.tracks) + 1)
    for state, weight in states.items():
        weights[first_track(check, state)] += weight
    return weights


def added(one: Moves, other: Moves) -> Moves:
    steps = tuple(a + b for a, b in zip(one.steps, other.steps, strict=True))
    return Moves(steps, one.left + other.left, one.once + other.once, one.firsts + other.firsts)


def first_track(check: Check, state: Moves, eased: bool = False) -> int:
    """The first track that reaches its outcome; dice that are left over serve special effects for bare dice. `eased`:
    the first of these effects that needs several dice does with one less."""
    steps, left, firsts = list(state.steps), state.left + max(0, state.once - 1), state.firsts
    names = [track.name for track in check.tracks]
    for special in check.specials:
        if special.first and firsts and special.track in names:
            steps[names.index(special.track)] += min(firsts, special.first)
            firsts = 0
        if special.dice:
            less = eased and special.dice > 1
            eased = eased and not less
            count, left = divmod(left, special.dice - less)
            if special.track in names:
                steps[names.index(special.track)] += count * special.steps
    for place, track in enumerate(check.tracks):
        if steps[place] >= track.fields:
            return place
    return len(check.tracks)
