"""What dice can come to on tracks, with every use of the cards that turn dice (IV-X-506, IV-X-560), worked out die by
die: for each plan the undominated sums, and what they take of the cards. Few such families exist, however many dice
there are."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.requirements_met import Shown
from starboard.games.vanguard.odds.sums.wanted_check import Check
from starboard.games.vanguard.odds.tracks.card_plans import plans_of
from starboard.games.vanguard.odds.tracks.turned_dice import Entry, Family, Turns

Reached: TypeAlias = tuple[int, int]
"""What dice come to whatever is done, as a sum; and a family of what comes to that besides, by number. Few families
exist, as the same one comes up with many sums."""
State: TypeAlias = tuple[Reached, ...]
"""For each plan."""
WON: Reached = (-1, -1)


def track_reach(check: Check) -> "TrackReach":
    """What dice can come to in a check. Other dice change nothing of that, nor cards that roll."""
    cards = tuple(card for card in check.cards if card.roll is None)
    return _reach(msgspec.structs.replace(check, dice=(), rolled=(), cards=cards))


@lru_cache(maxsize=32)
def _reach(check: Check) -> "TrackReach":
    return TrackReach(check)


class TrackReach:
    """A check with tracks."""

    def __init__(self, check: Check) -> None:
        self.check = check
        plans = plans_of(check)
        self.turns = [Turns(check, plan) for plan in plans]
        self._families: list[Family] = []
        self._numbers: dict[Family, int] = {}
        self._joined: dict[tuple[int, int, int], Reached] = {}
        self._stepped: dict[tuple[int, Reached, int], Reached] = {}
        self._class_of: dict[Shown, int] = {}
        self.classes: list[State] = []
        self._outcomes: dict[tuple[int, Reached], int] = {}
        names = range(len(check.names))
        self._wish = [check.wants([int(place == other) for other in names]) for place in names]
        self._done: dict[tuple[int, int], list[int]] = {}
        self.won: State = ()
        """What is sure to give the best outcome; nothing, if nothing is before all dice are rolled."""
        if all(turns.totals.won >= 0 for turns in self.turns):
            self.won = (WON,) * len(self.turns)
        begun = [self._settled(plan, self._split(turns, turns.start)) for plan, turns in enumerate(self.turns)]
        self.start = self.won if WON in begun else tuple(begun)

    def _split(self, turns: Turns, family: Family) -> Reached:
        """The sum that all entries share, and the rest."""
        shared = turns.totals.shared(total for _, _, total in family)
        rest = tuple((key, seen, turns.totals.without(total, shared)) for key, seen, total in family)
        known = self._numbers.get(rest)
        if known is None:
            known = self._numbers[rest] = len(self._families)
            self._families.append(rest)
        return shared, known

    def class_of(self, shown: Shown) -> int:
        """Faces of which the same can be made are of one class."""
        known = self._class_of.get(shown)
        if known is None:
            made = tuple(self._split(turns, turns.family_of(shown)) for turns in self.turns)
            if made not in self.classes:
                self.classes.append(made)
            known = self._class_of[shown] = self.classes.index(made)
        return known

    def step(self, state: State, number: int) -> State:
        """What can be come to with one more die that shows a face of this class."""
        if state == self.won:
            return state
        found = []
        for plan, reached in enumerate(state):
            after = self._stepped.get((plan, reached, number))
            if after is None:
                after = self._stepped[plan, reached, number] = self._step(plan, reached, number)
            if after == WON:
                return self.won
            found.append(after)
        return tuple(found)

    def _step(self, plan: int, reached: Reached, number: int) -> Reached:
        """The same for one plan; `WON` once the best outcome is sure: nothing else matters then."""
        more, joined = self._join(plan, reached[1], number)
        return self._settled(plan, (self.turns[plan].totals.added(reached[0], more), joined))

    def _settled(self, plan: int, reached: Reached) -> Reached:
        totals = self.turns[plan].totals
        sums = (totals.added(reached[0], total) for total in self._done_of(plan, reached[1]))
        return WON if self.won and any(map(totals.is_won, sums)) else reached

    def _join(self, plan: int, family: int, number: int) -> Reached:
        known = self._joined.get((plan, family, number))
        if known is None:
            turns = self.turns[plan]
            shared, other = self.classes[number][plan]
            entries: list[Entry] = []
            for takes, shows, moves in self._families[other]:
                moved = turns.totals.added(shared, moves)
                for key, seen, total in self._families[family]:
                    both = key + takes
                    if not turns.counters.is_too_much(both):
                        entries.append((both, turns.settled(both, seen | shows), turns.totals.added(total, moved)))
            known = self._joined[plan, family, number] = self._split(turns, turns.best(entries))
        return known

    def efforts(self, state: State, number: int) -> Iterator[tuple[object, int]]:
        """How much there is to look at for a step: each pair has to be compared with others, too."""
        if state == self.won:
            return
        made = self.classes[number]
        for plan, ((_, one), (_, other)) in enumerate(zip(state, made, strict=True)):
            yield (plan, one, number), 2 * len(self._families[one]) * len(self._families[other])

    def _done_of(self, plan: int, family: int) -> list[int]:
        """The sums of a family for which everything was carried out."""
        known = self._done.get((plan, family))
        if known is None:
            turns = self.turns[plan]
            known = list(dict.fromkeys(entry[2] for entry in self._families[family] if turns.is_done(entry)))
            self._done[plan, family] = known
        return known

    def outcome(self, state: State) -> int:
        """The best outcome, as a place in `Check.names`."""
        if state == self.won:
            return 0
        found = [self._outcome(plan, reached) for plan, reached in enumerate(state)]
        return max((place for place in found if place >= 0), key=self._wish.__getitem__)

    def _outcome(self, plan: int, reached: Reached) -> int:
        """The same with one plan; -1 if that cannot be carried out."""
        known = self._outcomes.get((plan, reached))
        if known is None:
            totals = self.turns[plan].totals
            sums = (totals.added(reached[0], total) for total in self._done_of(plan, reached[1]))
            found = {totals.outcome(one) for one in sums if totals.is_lawful(one)}
            known = self._outcomes[plan, reached] = max(found, key=self._wish.__getitem__, default=-1)
        return known

    def is_sure(self, state: State) -> bool:
        """Whether nothing that is rolled can change the outcome."""
        return state == self.won

    def covers(self, one: int, other: int) -> bool:
        """Whether as much can be made of faces of a class as of those of another."""
        return all(
            any(turns.is_at_least(mine, theirs) for mine in self._entries(turns, more))
            for turns, more, less in zip(self.turns, self.classes[one], self.classes[other], strict=True)
            for theirs in self._entries(turns, less)
        )

    def _entries(self, turns: Turns, reached: Reached) -> Family:
        shared, family = reached
        return tuple((key, seen, turns.totals.added(shared, total)) for key, seen, total in self._families[family])
