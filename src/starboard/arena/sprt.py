"""How sure one may be that one bot is stronger than another: Elo with its error, and a test that stops as soon as the
answer is known.

What is counted is a round: one deal, played from every side. Rounds are independent of each other, the matches of a
round are not, so that all figures come from the spread of whole rounds.
"""

from dataclasses import dataclass
from math import inf, log, log10, sqrt
from typing import Literal, TypeAlias

import msgspec

Z = 1.959964
"""95 of 100 error bars of this width hold the truth."""
LEAST_ROUNDS = 8
"""No verdict before: the spread of fewer rounds says nothing."""

Verdict: TypeAlias = Literal["stronger", "not stronger", "open"]


class Bounds(msgspec.Struct, frozen=True):
    """What is tested: that a bot is `better` Elo stronger, against that it is `same` Elo stronger. `wrong` is how often
    either answer may be false."""

    same: float = 0.0
    better: float = 40.0
    wrong: float = 0.05

    @property
    def limit(self) -> float:
        """What the ratio of likelihoods has to reach, as a logarithm: upwards for one answer, downwards for the
        other."""
        return log((1 - self.wrong) / self.wrong)


def share_of(elo: float, sides: int = 2) -> float:
    """The share of wins that somebody this much stronger has alone among others: of two sides, or of more."""
    odds = 10 ** (elo / 400)
    return float(odds / (odds + sides - 1))


def elo_of(share: float, sides: int = 2) -> float:
    """How much stronger somebody with this share of wins is."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share * (sides - 1) / (1 - share))


@dataclass(slots=True)
class Trial:
    """The shares of all rounds so far, added up."""

    sides: int = 2
    """Among how many a bot sits; 2 where both bots have equal parts of a round."""
    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """One round more."""
        self.rounds += 1
        self.total += share
        self.squares += share * share

    @property
    def share(self) -> float:
        return self.total / self.rounds if self.rounds else 1 / self.sides

    @property
    def spread(self) -> float:
        """The variance of a round. One round lost and one won are added to those that were played: a few rounds that
        all ended alike do not prove that all others will."""
        rounds, total, squares = self.rounds + 2, self.total + 1, self.squares + 1
        mean = total / rounds
        return squares / rounds - mean * mean

    @property
    def elo(self) -> float:
        return elo_of(self.share, self.sides)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the Elo."""
        if not self.rounds:
            return -inf, inf
        width = Z * sqrt(self.spread / self.rounds)
        return elo_of(self.share - width, self.sides), elo_of(self.share + width, self.sides)

    def ratio(self, bounds: Bounds) -> float:
        """The logarithm of how much likelier these rounds are if the bot is `better` than if it is the `same`, taking
        their mean for normally distributed."""
        low, high = share_of(bounds.same, self.sides), share_of(bounds.better, self.sides)
        return self.rounds * (high - low) * (2 * self.share - low - high) / (2 * self.spread)

    def verdict(self, bounds: Bounds) -> Verdict:
        """What can be said by now."""
        if self.rounds < LEAST_ROUNDS:
            return "open"
        ratio = self.ratio(bounds)
        if ratio >= bounds.limit:
            return "stronger"
        return "not stronger" if ratio <= -bounds.limit else "open"
