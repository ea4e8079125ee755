"""The chances of the tracks of a dice check (IV-X-560): how far the special effects move them."""

import msgspec

from starboard.games.vanguard.board.requirements_met import Shown, serves
from starboard.games.vanguard.notation.symbols import VANGUARD
from starboard.games.vanguard.odds.sums.wanted_check import Check, Special, in_colour


class Moves(msgspec.Struct, frozen=True):
    """What faces do to the tracks: steps of each, and dice that are left over."""

    steps: tuple[int, ...]
    left: int
    taken: int = 0
    """Dice that went to the effect which takes one at most."""
    spared: int = 0
    """Whether there is a die that could have gone there."""
    firsts: int = 0
    """Symbols of which the first ones count for more."""

    @property
    def is_lawful(self) -> bool:
        """IV-X-532: if a die can go to the effect which takes one, one does."""
        return self.taken == 1 or not (self.taken or self.spared)


def moves_of(check: Check, shown: Shown) -> list[Moves]:
    """IV-X-532: special effects take the dice that show their symbols, in order; one that takes one die takes this one
    or another. A vanguard or a conversion may be used where it brings a track forward that one wants (IV-X-535): each
    such use, or none."""
    shown = in_colour(shown)
    natural = serves(shown, (), check.swap, True)
    for place, special in enumerate(check.specials):
        count = _matching(natural, special.symbols, check.doubles) if VANGUARD not in shown[1] else 0
        if count and special.once:
            others = msgspec.structs.replace(check, specials=check.specials[:place] + check.specials[place + 1 :])
            taken = msgspec.structs.replace(_moved(check, special, 1), taken=1)
            return [taken, *(msgspec.structs.replace(moves, spared=1) for moves in moves_of(others, shown))]
        if count:
            moved = _moved(check, special, count)
            firsts = _matching(natural, (special.kind,), check.doubles) if special.first else 0
            return [msgspec.structs.replace(moved, firsts=firsts) if firsts else moved]
    offered = serves(shown, check.conversions, check.swap, False)
    welcome = [
        special for special in check.specials if _welcome(special) and _matching(offered, special.symbols, False)
    ]
    return [*(_moved(check, special, 1) for special in welcome), Moves((0,) * len(check.tracks), 1)]


def _matching(slots: tuple[frozenset[int], ...], symbols: tuple[int, ...], doubles: bool) -> int:
    count = sum(not slot.isdisjoint(symbols) for slot in slots)
    return count if doubles else min(count, 1)


def _welcome(special: Special) -> bool:
    """Whether one wants it to happen."""
    return (special.track != "red") == (special.steps > 0) and special.steps != 0


def _moved(check: Check, special: Special, count: int) -> Moves:
    return Moves(tuple(special.steps * count * (track.name == special.track) for track in check.tracks), 0)


def added(one: Moves, other: Moves) -> Moves:
    steps = tuple(a + b for a, b in zip(one.steps, other.steps, strict=True))
    taken, spared = one.taken + other.taken, one.spared or other.spared
    return Moves(steps, one.left + other.left, taken, spared, one.firsts + other.firsts)


def first_track(check: Check, state: Moves, eased: bool = False) -> int:
    """The first track that reaches its outcome; dice that are left over serve special effects for bare dice. `eased`:
    the first of these effects that needs several dice does with one less."""
    steps, left, firsts = list(state.steps), state.left, state.firsts
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
