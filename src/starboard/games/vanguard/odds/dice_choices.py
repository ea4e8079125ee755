"""Which dice should I take? The chances of every choice of dice, worked out one die after the other."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.odds.check_odds import play_of, whole_play_of, with_cards
from starboard.games.vanguard.odds.sums.effort import Reckoner, Work
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.odds.tracks.tracks_too_far import within_reach

Counts: TypeAlias = tuple[int, ...]
"""How many dice are taken of each group."""

Groups: TypeAlias = tuple[tuple[int, ...], ...]
"""Dice that are as good as each other."""


class Choices(msgspec.Struct, frozen=True):
    """Groups of dice that are as good as each other, and the chances for each number taken from each group."""

    groups: Groups
    chances: Mapping[Counts, tuple[Fraction, ...]]
    left_out: tuple[int, ...] = ()
    """Cards that were not counted, by their places."""

    def dice(self, counts: Counts) -> tuple[int, ...]:
        """The dice of a choice."""
        return tuple(die for group, count in zip(self.groups, counts, strict=True) for die in group[:count])


class Advice(msgspec.Struct, frozen=True):
    """The best dice to take, when this many are taken: by kind, and how likely the wanted row or a better one is
    then."""

    dice: tuple[int, ...]
    chance: Fraction
    counts: Counts = ()


def every_choice(
    check: Check, available: Sequence[int], best: bool = False, groups: Groups = (), without: Collection[int] = ()
) -> Choices:
    """The chances when any of the available dice are rolled as well as those of the check. `best`: only for choices
    that could be the best ones with this many dice. `groups`: how the dice are wanted in groups, if that can be.
    `without`: cards that are left out anyway, by their places."""

    def work_out(asked: Check, work: Work) -> Choices:
        most = len(asked.dice) + len(asked.rolled) + len(available)
        whole = msgspec.structs.replace(asked, dice=(*asked.dice, *available))
        play = play_of(whole, most, work)
        alike = groups and all(len({play.kind_of(die) for die in group}) == 1 for group in groups)
        taken = groups if alike else _groups(play, available)
        found: dict[Counts, tuple[Fraction, ...]] = {}
        for counts, weights in _every(play, asked, taken, _sooner(play, taken) if best else ()):
            total = sum(weights)
            found[counts] = tuple(Fraction(weight, total) for weight in weights)
        return Choices(taken, found)

    choices, out = with_cards(check, work_out, without)
    return msgspec.structs.replace(choices, left_out=out)


def groups_of(check: Check, available: Sequence[int]) -> Groups:
    """Dice in groups of those that are as good as each other for this check."""
    plain = msgspec.structs.replace(check, dice=(*check.dice, *available))
    return with_cards(plain, lambda asked, work: _groups(play_of(asked, 0, work), available))[0]


def one_more(check: Check, kinds: Sequence[int]) -> tuple[list[tuple[Fraction, ...]], tuple[int, ...]]:
    """The chances with the dice of a check, then those with one die more, for each of these kinds; and the cards that
    were not counted, by their places."""

    def work_out(asked: Check, work: Work) -> list[tuple[Fraction, ...]]:
        whole = msgspec.structs.replace(asked, dice=(*asked.dice, *kinds))
        play = play_of(whole, len(asked.dice) + len(asked.rolled) + 1, work)
        states = play.start()
        for die in sorted(asked.dice, key=play.kind_of):
            states = play.rolled(states, die)
        found = [play.outcomes(states), *(play.outcomes(play.rolled(states, kind)) for kind in kinds)]
        return [tuple(Fraction(weight, sum(weights)) for weight in weights) for weights in found]

    return with_cards(check, work_out)


def best_kinds(check: Check, dice: Sequence[int], beside: Sequence[int]) -> list[int]:
    """Dice without those that another one beats whatever else is rolled, one of each sort. `beside`: dice that can be
    rolled as well."""

    def work_out(asked: Check, work: Work) -> list[int]:
        play = whole_play_of(asked, 0, work)
        kinds = {play.kind_of(die): die for die in sorted(dice, reverse=True)}
        return [
            die
            for kind, die in sorted(kinds.items())
            if not any(other != kind and play.falls_better(other, kind) for other in kinds)
        ]

    whole = msgspec.structs.replace(check, dice=(*check.dice, *dice))
    if within_reach(msgspec.structs.replace(whole, dice=(*whole.dice, *beside))).tracks != check.tracks:
        # Where a track is too far with all dice and cards, cards need no thought.
        whole = msgspec.structs.replace(whole, cards=())
    return with_cards(whole, work_out)[0]


def _groups(play: Reckoner, dice: Sequence[int]) -> Groups:
    groups: dict[int, list[int]] = {}
    for die in sorted(dice):
        groups.setdefault(play.kind_of(die), []).append(die)
    return tuple(tuple(group) for group in groups.values())


def _sooner(play: Reckoner, groups: Sequence[Sequence[int]]) -> tuple[tuple[int, int], ...]:
    """Pairs of groups of which the first is taken before the second, as its dice fall better."""
    kinds = [play.kind_of(group[0]) for group in groups]
    return tuple(
        (place, other)
        for place, one in enumerate(kinds)
        for other, two in enumerate(kinds)
        if place != other and play.falls_better(one, two)
    )


def _every(
    play: Reckoner, check: Check, groups: Sequence[Sequence[int]], sooner: Sequence[tuple[int, int]]
) -> Iterator[tuple[Counts, list[int]]]:
    """Every choice, each made from one with a die less."""
    states = play.start()
    for die in sorted(check.dice, key=play.kind_of):
        states = play.rolled(states, die)
    known = {(0,) * len(groups): states}
    for place, group in enumerate(groups):
        for counts, before in list(known.items()):
            states = before
            for number in range(1, len(group) + 1):
                states = play.rolled(states, group[0])
                known[(*counts[:place], number, *counts[place + 1 :])] = states
        for counts in [counts for counts in known if _is_foolish(counts, groups, sooner, place)]:
            del known[counts]
    for counts, states in known.items():
        yield counts, play.outcomes(states)


def _is_foolish(counts: Counts, groups: Sequence[Sequence[int]], sooner: Sequence[tuple[int, int]], last: int) -> bool:
    """Whether a die is taken although one that falls better is not, among the groups up to `last`."""
    return any(
        counts[worse] and counts[better] < len(groups[better])
        for better, worse in sooner
        if better <= last and worse <= last
    )


def advise(check: Check, available: Sequence[int]) -> list[Advice]:
    """The best choice among the available dice, for each number of dice from 0 on; those of the check itself are rolled
    anyway. Where more dice are no better than fewer, no more are named."""
    return best_choices(check, every_choice(check, available, best=True))


def best_choices(check: Check, choices: Choices) -> list[Advice]:
    """The best of the choices with each number of dice."""
    best: dict[int, Counts] = {}
    for counts, chances in choices.chances.items():
        known = best.get(sum(counts))
        if known is None or check.wants(chances) > check.wants(choices.chances[known]):
            best[sum(counts)] = counts
    found = [
        Advice(choices.dice(counts), Fraction(check.wants(choices.chances[counts])[0]), counts)
        for _, counts in sorted(best.items())
    ]
    while len(found) > 1 and found[-1].chance <= found[-2].chance:
        found.pop()
    return found
