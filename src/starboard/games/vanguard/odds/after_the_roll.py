"""What comes of each thing that can be done with dice already rolled: the chances with best play afterwards."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import ANY, Shown
from starboard.games.vanguard.content.dice import FACES
from starboard.games.vanguard.notation.symbols import VANGUARD
from starboard.games.vanguard.odds.check_odds import play_of, with_cards
from starboard.games.vanguard.odds.sums.effort import Reckoner, TooMuch, Work
from starboard.games.vanguard.odds.sums.wanted_check import COPY, Card, Check, Part

Lying: TypeAlias = tuple[tuple[int, Shown], ...]
"""The kinds of the dice rolled, and what they show."""
Chances: TypeAlias = tuple[Fraction, ...]
MOST_LOOKS = 30_000
MOST_POOLS = 400
"""A card that can leave more different pools than this is not looked at."""


class Ahead:
    """A check whose dice lie there, with certain cards still at hand."""

    def __init__(self, check: Check) -> None:
        def work_out(asked: Check, work: Work) -> tuple[Reckoner, Work]:
            play = play_of(asked, len(check.rolled), work)
            play.outcomes(play.start())
            return play, work

        (self.play, self.work), self.left_out = with_cards(check, work_out)
        self.check = check
        self.work.left = MOST_LOOKS
        self._known: dict[Lying, Chances] = {}

    def now(self, lying: Lying | None = None) -> Chances:
        """The chances with this roll."""
        key = tuple(sorted(self.check.rolled if lying is None else lying))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = _shares(self.play.outcomes(self.play.start(key)))
        return known

    def again(self, places: Sequence[int]) -> Chances:
        """The chances when dice are rolled again."""
        kept = tuple(die for place, die in enumerate(self.check.rolled) if place not in places)
        states = self.play.start(kept)
        for place in places:
            states = self.play.rolled(states, self.check.rolled[place][0])
        return _shares(self.play.outcomes(states))

    def with_roll(self, card: Card) -> Chances | None:
        """The chances when a card that rolls dice is used next."""
        part = card.roll
        if part is None or any(self.check.cards[place] == card for place in self.left_out):
            return None
        weights = self.play.with_roll(self.play.start(), part)
        return None if weights is None else _shares(weights)

    def best(self, pools: Sequence[Lying]) -> Chances | None:
        """The best of several pools."""
        return max((self.now(pool) for pool in pools), key=self.check.wants, default=None)


def _shares(weights: Sequence[int]) -> Chances:
    total = sum(weights)
    return tuple(Fraction(weight, total) for weight in weights)


def with_card(check: Check, place: int, ahead: Ahead | None = None) -> Chances | None:
    """The chances when a card is used next, as well as can be; None if that is too much to look through, or the card
    does not fit. `ahead`: the same check, if it was looked through already."""
    card = check.cards[place]
    rest = msgspec.structs.replace(check, cards=check.cards[:place] + check.cards[place + 1 :])
    try:
        if card.roll is not None:
            return ahead.with_roll(card) if ahead is not None else _rolling(check, card.roll)
        if any(part.do not in DONE for option in card.options for part in option):
            return Ahead(check).now()
        pools = dict.fromkeys(pool for option in card.options for pool in _after(check.rolled, option))
        return Ahead(rest).best(list(pools)) if 0 < len(pools) <= MOST_POOLS else None
    except TooMuch:
        return None


def _rolling(check: Check, part: Part) -> Chances | None:
    """The best use of a card that rolls dice."""
    play = play_of(check, len(check.rolled), Work(MOST_LOOKS))
    weights = play.with_roll(play.start(), part)
    return None if weights is None else _shares(weights)


def _after(lying: Lying, parts: Sequence[Part]) -> Iterator[Lying]:
    """Every pool that the parts of a card can leave."""
    if not parts:
        yield tuple(sorted(lying))
        return
    part = parts[0]
    for changed in DONE[part.do](lying, part):
        yield from _after(changed, parts[1:])


def _tossed(lying: Lying, part: Part) -> Iterator[Lying]:
    for place, (_, shown) in enumerate(lying):
        if part.fits(shown):
            yield lying[:place] + lying[place + 1 :]


def _turned(lying: Lying, part: Part) -> Iterator[Lying]:
    able = [place for place, (_, shown) in enumerate(lying) if part.fits(shown)]
    least = len(able) if part.every else 1
    for count in range(least, min(part.count, len(able)) + 1):
        for places in combinations(able, count):
            for results in product(*(_results(lying, place, part) for place in places)):
                yield turned(lying, dict(zip(places, results, strict=True)))


def _results(lying: Lying, place: int, part: Part) -> list[tuple[int, ...]]:
    if part.to == COPY:
        others = {symbol for other, (_, shown) in enumerate(lying) if other != place for symbol in shown[1]}
        return [(symbol,) for symbol in sorted(others)]
    if part.to == ANY:
        # Of several dice each is set to a vanguard or to two symbols: all else is no better.
        faces = dict.fromkeys(FACES[lying[place][0]])
        return [face for face in faces if part.count == 1 or len(face) > 1 or face == (VANGUARD,)]
    return [(part.to,)]


def turned(lying: Lying, results: dict[int, tuple[int, ...]]) -> Lying:
    """The dice after some were set to results, by their places."""
    return tuple(
        (kind, (shown[0], results[place])) if place in results else (kind, shown)
        for place, (kind, shown) in enumerate(lying)
    )


DONE = {"turn": _turned, "toss": _tossed}
"""What parts of cards do to the dice; the others are never to one's harm."""
