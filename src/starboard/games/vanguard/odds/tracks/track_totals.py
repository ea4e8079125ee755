"""How far dice have moved the tracks of a check, as numbers (IV-X-560). Sums that can never make a difference are one
and the same: a full track is no fuller with more, and dice for which an effect gives a step are that step."""

from collections.abc import Iterable

from starboard.games.vanguard.odds.sums.wanted_check import Check, Special
from starboard.games.vanguard.odds.tracks.track_chances import Moves, added, first_track


class Totals:
    """Sums of what faces do to the tracks."""

    def __init__(self, check: Check, eased: bool) -> None:
        """`eased`: the first effect that needs several bare dice does with one less."""
        self.check, self._eased = check, eased
        self._names = [track.name for track in check.tracks]
        self._bare = [special for special in check.specials if special.dice]
        self._firsts = max([special.first for special in check.specials], default=0)
        self._capped = [
            all(special.steps >= 0 and special.first >= 0 for special in check.specials if special.track == name)
            for name in self._names
        ]
        first = self._bare[0].dice if self._bare else 0
        self._bare_dice = first - (eased and first > 1)
        where = [self._names.index(one.track) for one in self._bare[:1] if one.track in self._names]
        self._bare_place = where[0] if where else -1
        self._welcomes_bare = len(self._bare) == 1 and self._is_good(self._bare[0])
        self._sums: list[Moves] = []
        self._numbers: dict[Moves, int] = {}
        self._added: dict[tuple[int, int], int] = {}
        self._at_least: dict[tuple[int, int], bool] = {}
        is_lasting = self._capped[0] and self._names[0] != "red"
        self._won = Moves((check.tracks[0].fields, *(0 for _ in self._names[1:])), 0) if is_lasting else None
        self.nothing = self.number(Moves((0,) * len(self._names), 0))
        self.won = self.number(self._won) if self._won is not None else -1
        """The sum with which the best outcome is sure, whatever else is rolled; -1: there is none."""

    def _is_good(self, special: Special) -> bool:
        """Whether one wants it to happen."""
        return special.track in self._names and special.track != "red" and special.steps > 0

    def number(self, moves: Moves) -> int:
        """The number of a sum."""
        plain = self._simplest(moves)
        known = self._numbers.get(plain)
        if known is None:
            known = self._numbers[plain] = len(self._sums)
            self._sums.append(plain)
        return known

    def _simplest(self, moves: Moves) -> Moves:
        """The same without what can never matter, and with the steps that dice which are left over give by an
        effect."""
        steps, left = list(moves.steps), moves.left
        if self._bare:
            count, left = divmod(left, self._bare_dice)
            if self._bare_place >= 0:
                steps[self._bare_place] += count * self._bare[0].steps
        else:
            left = 0
        for place, track in enumerate(self.check.tracks):
            if self._capped[place]:
                steps[place] = min(steps[place], track.fields)
        taken, spared = min(moves.taken, 2), int(moves.spared and not moves.taken)
        if self._won is not None and steps[0] >= self.check.tracks[0].fields and not taken and not spared:
            return self._won
        return Moves(tuple(steps), left, taken, spared, min(moves.firsts, self._firsts))

    def is_won(self, total: int) -> bool:
        """Whether the best outcome is sure with this sum, whatever else is rolled."""
        moves = self._sums[total]
        return self._won is not None and moves.is_lawful and moves.steps[0] >= self.check.tracks[0].fields

    def is_lawful(self, total: int) -> bool:
        """Whether the effect that takes one die at most has taken one, if it could."""
        return self._sums[total].is_lawful

    def added(self, one: int, other: int) -> int:
        """Both together."""
        known = self._added.get((one, other))
        if known is None:
            known = self._added[one, other] = self.number(added(self._sums[one], self._sums[other]))
        return known

    def shared(self, totals: Iterable[int]) -> int:
        """A part that all of these sums have, so that the rests are small."""
        moves = [self._sums[total] for total in totals]
        if not moves:
            return self.nothing
        steps = [min(places) for places in zip(*(one.steps for one in moves), strict=True)]
        left = min(one.left for one in moves)
        if self._welcomes_bare and self._bare[0].steps == 1:
            # Dice that are left over are parts of a step.
            steps[self._bare_place], left = min((one.steps[self._bare_place], one.left) for one in moves)
        taken, spared = min(one.taken for one in moves), min(one.spared for one in moves)
        return self.number(Moves(tuple(steps), left, taken, spared, min(one.firsts for one in moves)))

    def without(self, total: int, part: int) -> int:
        """A sum without a part of it."""
        mine, less = self._sums[total], self._sums[part]
        steps = tuple(a - b for a, b in zip(mine.steps, less.steps, strict=True))
        taken, spared = mine.taken - less.taken, mine.spared - less.spared
        return self.number(Moves(steps, mine.left - less.left, taken, spared, mine.firsts - less.firsts))

    def is_at_least(self, one: int, other: int) -> bool:
        """Whether a sum is as good as another, whatever else comes."""
        known = self._at_least.get((one, other))
        if known is None:
            known = self._at_least[one, other] = self._is_at_least(self._sums[one], self._sums[other])
        return known

    def _is_at_least(self, one: Moves, other: Moves) -> bool:
        """Only the difference between the sums counts, so that it holds as well when the same is added to both."""
        if one in (other, self._won):
            return True
        if (one.taken, one.spared) != (other.taken, other.spared):
            return False
        if one.firsts != other.firsts and not self._welcomes(one.firsts > other.firsts):
            return False
        steps = list(one.steps)
        if one.left != other.left:
            if not self._welcomes_bare:
                return False
            if one.left < other.left:
                # What the missing dice can be worth at most: there are too few of them for two times.
                steps[self._bare_place] -= self._bare[0].steps
        return all(
            a == b or (a < b) == (name == "red") for name, a, b in zip(self._names, steps, other.steps, strict=True)
        )

    def _welcomes(self, more: bool) -> bool:
        """Whether a symbol whose first one counts for more is good to have."""
        return more and all(special.track != "red" for special in self.check.specials if special.first)

    def outcome(self, total: int) -> int:
        """The outcome with this sum, as a place in `Check.names`."""
        return first_track(self.check, self._sums[total], self._eased)
