"""The chances of the tracks of a dice check (IV-X-560): how far the special effects move them."""

from collections.abc import Sequence

import msgspec

from starboard.games.vanguard.odds_check import Check, Faces, Special
from starboard.games.vanguard.solver import Shown, serves
from starboard.games.vanguard.terms import VANGUARD


class Moves(msgspec.Struct, frozen=True):
    """What a face does to the tracks: steps of each, and dice that are left over."""

    steps: tuple[int, ...]
    left: int


def moves_of(check: Check, shown: Shown) -> Moves:
    """IV-X-532: special effects take the dice that show their symbols, in order. A vanguard or a conversion is used
    where it brings a track forward that one wants (IV-X-535)."""
    names = [track.name for track in check.tracks]
    steps = [0] * len(names)
    natural = serves(shown, (), check.swap, True)
    for special in check.specials:
        count = _matching(natural, special.symbols, check.doubles) if VANGUARD not in shown[1] else 0
        if count:
            return _moved(steps, names, special, count)
    offered = serves(shown, check.conversions, check.swap, False)
    for special in check.specials:
        if _welcome(special) and _matching(offered, special.symbols, False):
            return _moved(steps, names, special, 1)
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
        for state, weight in states.items():
            for shown in faces:
                reached = _added(state, moves_of(check, shown))
                after[reached] = after.get(reached, 0) + weight
        states = after
    weights = [0] * (len(check.tracks) + 1)
    for state, weight in states.items():
        weights[first_track(check, state)] += weight
    return weights


def _added(one: Moves, other: Moves) -> Moves:
    return Moves(tuple(a + b for a, b in zip(one.steps, other.steps, strict=True)), one.left + other.left)


def first_track(check: Check, state: Moves) -> int:
    """The first track that reaches its outcome; dice that are left over serve special effects for bare dice."""
    steps, left = list(state.steps), state.left
    for special in check.specials:
        if special.dice:
            count, left = divmod(left, special.dice)
            names = [track.name for track in check.tracks]
            if special.track in names:
                steps[names.index(special.track)] += count * special.steps
    for place, track in enumerate(check.tracks):
        if steps[place] >= track.fields:
            return place
    return len(check.tracks)
