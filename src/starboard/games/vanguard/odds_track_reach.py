"""What dice can come to on tracks, with every use of the cards that turn dice (IV-X-506, IV-X-560), worked out die by
die: for each plan the undominated sums, and what they take of the cards. Few such families exist, however many dice
there are."""

from functools import lru_cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.odds_check import Check
from starboard.games.vanguard.odds_plans import plans_of
from starboard.games.vanguard.odds_turns import Entry, Family, Turns
from starboard.games.vanguard.solver import Shown

State: TypeAlias = tuple[int, ...]
"""A family for each plan, by number."""


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
        self._joined: dict[tuple[int, int, int], int] = {}
        self._class_of: dict[Shown, int] = {}
        self.classes: list[State] = []
        self._outcomes: dict[State, int] = {}
        names = range(len(check.names))
        self._wish = [check.wants([int(place == other) for other in names]) for place in names]
        self.won: State = ()
        """What is sure to give the best outcome; nothing, if nothing is before all dice are rolled."""
        if all(turns.totals.won >= 0 for turns in self.turns):
            self.won = tuple(self._number(((0, 0, turns.totals.won),)) for turns in self.turns)
        self.start = self._settled(tuple(self._number(turns.start) for turns in self.turns))

    def _number(self, family: Family) -> int:
        known = self._numbers.get(family)
        if known is None:
            known = self._numbers[family] = len(self._families)
            self._families.append(family)
        return known

    def class_of(self, shown: Shown) -> int:
        """Faces of which the same can be made are of one class."""
        known = self._class_of.get(shown)
        if known is None:
            made = tuple(self._number(turns.family_of(shown)) for turns in self.turns)
            if made not in self.classes:
                self.classes.append(made)
            known = self._class_of[shown] = self.classes.index(made)
        return known

    def step(self, state: State, number: int) -> State:
        """What can be come to with one more die that shows a face of this class."""
        if state == self.won:
            return state
        made = self.classes[number]
        return self._settled(tuple(self._join(plan, one, made[plan]) for plan, one in enumerate(state)))

    def _join(self, plan: int, one: int, other: int) -> int:
        known = self._joined.get((plan, one, other))
        if known is None:
            turns, more = self.turns[plan], self._families[other]
            entries: list[Entry] = []
            for key, seen, total in self._families[one]:
                for takes, shows, moves in more:
                    if not turns.counters.is_too_much(key + takes):
                        both = key + takes
                        entries.append((both, turns.settled(both, seen | shows), turns.totals.added(total, moves)))
            known = self._joined[plan, one, other] = self._number(turns.best(entries))
        return known

    def effort(self, state: State, number: int) -> int:
        """How much there is to look at for a step: each pair has to be compared with others, too."""
        made = self.classes[number]
        return 2 * sum(
            len(self._families[one]) * len(self._families[other]) for one, other in zip(state, made, strict=True)
        )

    def _settled(self, state: State) -> State:
        """Once the best outcome is sure, nothing else matters."""
        if self.won:
            for turns, number in zip(self.turns, state, strict=True):
                if any(entry[2] == turns.totals.won and turns.is_done(entry) for entry in self._families[number]):
                    return self.won
        return state

    def outcome(self, state: State) -> int:
        """The best outcome, as a place in `Check.names`."""
        known = self._outcomes.get(state)
        if known is None:
            found = {
                turns.totals.outcome(entry[2])
                for turns, number in zip(self.turns, state, strict=True)
                for entry in self._families[number]
                if turns.is_done(entry)
            }
            known = self._outcomes[state] = max(found, key=self._wish.__getitem__)
        return known

    def is_sure(self, state: State) -> bool:
        """Whether nothing that is rolled can change the outcome."""
        return state == self.won

    def covers(self, one: int, other: int) -> bool:
        """Whether as much can be made of faces of a class as of those of another."""
        return all(
            any(turns.is_at_least(mine, theirs) for mine in self._families[more])
            for turns, more, less in zip(self.turns, self.classes[one], self.classes[other], strict=True)
            for theirs in self._families[less]
        )
