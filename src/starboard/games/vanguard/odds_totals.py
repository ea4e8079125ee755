"""How far dice have moved the tracks of a check, as numbers (IV-X-560). Sums that can never make a difference are one
and the same: a full track is no fuller with more, and dice for which an effect gives a step are that step."""

from starboard.games.vanguard.odds_check import Check, Special
from starboard.games.vanguard.odds_tracks import Moves, added, first_track


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
        self._welcomes_bare = len(self._bare) == 1 and self._is_good(self._bare[0])
        self._sums: list[Moves] = []
        self._numbers: dict[Moves, int] = {}
        self._added: dict[tuple[int, int], int] = {}
        self.better: list[set[int]] = []
        """For each sum those that are at least as good, whatever else comes."""
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
        plain = self._plain(moves)
        known = self._numbers.get(plain)
        if known is None:
            known = self._numbers[plain] = len(self._sums)
            self._sums.append(plain)
            self._compare(known)
        return known

    def _compare(self, number: int) -> None:
        """A new sum is set against all others."""
        mine = self._sums[number]
        self.better.append({other for other, sum in enumerate(self._sums) if self._is_at_least(sum, mine)})
        for other, sum in enumerate(self._sums):
            if self._is_at_least(mine, sum):
                self.better[other].add(number)

    def _plain(self, moves: Moves) -> Moves:
        """The simplest sum that is as good."""
        steps, left, once = list(moves.steps), moves.left, moves.once
        if not self._bare:
            left = once = 0
        if once > 1:
            left, once = left + once - 1, 1
        if self._bare:
            first = self._bare[0]
            count, left = divmod(left, first.dice - (self._eased and first.dice > 1))
            if first.track in self._names:
                steps[self._names.index(first.track)] += count * first.steps
        for place, track in enumerate(self.check.tracks):
            if self._capped[place]:
                steps[place] = min(steps[place], track.fields)
        if self._won is not None and steps[0] >= self.check.tracks[0].fields:
            return self._won
        return Moves(tuple(steps), left, once, min(moves.firsts, self._firsts))

    def added(self, one: int, other: int) -> int:
        """Both together."""
        known = self._added.get((one, other))
        if known is None:
            known = self._added[one, other] = self.number(added(self._sums[one], self._sums[other]))
        return known

    def is_at_least(self, one: int, other: int) -> bool:
        """Whether a sum is as good as another, whatever else comes."""
        return one in self.better[other]

    def _is_at_least(self, one: Moves, other: Moves) -> bool:
        if one in (other, self._won):
            return True
        if one.once != other.once or (one.firsts != other.firsts and not self._welcomes(one.firsts > other.firsts)):
            return False
        steps = list(one.steps)
        if one.left != other.left:
            if not self._welcomes_bare:
                return False
            if one.left < other.left:
                # What the missing dice can be worth at most: there are too few of them for two times.
                steps[self._names.index(self._bare[0].track)] -= self._bare[0].steps
        return all(
            a == b or (a < b) == (name == "red") for name, a, b in zip(self._names, steps, other.steps, strict=True)
        )

    def _welcomes(self, more: bool) -> bool:
        """Whether a symbol whose first one counts for more is good to have."""
        return more and all(special.track != "red" for special in self.check.specials if special.first)

    def outcome(self, total: int) -> int:
        """The outcome with this sum, as a place in `Check.names`."""
        return first_track(self.check, self._sums[total], self._eased)
