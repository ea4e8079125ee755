"""What dice can come to on tracks, with every use of the cards that turn dice (IV-X-506, IV-X-560), worked out die by
die: for each plan the undominated sums, and what they take of the cards. Few such families exist, however many dice
there are."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.odds_check import Check
from starboard.games.vanguard.odds_plans import plans_of
from starboard.games.vanguard.odds_turns import Entry, Family, Turns
from starboard.games.vanguard.solver import Shown

Reached: TypeAlias = tuple[int, int]
"""What dice come to whatever is done, as a sum; and a family of what comes to that besides, by number. Few families
exist, as the same one comes up with many sums."""
State: TypeAlias = tuple[Reached, ...]
"""For each plan."""


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
        self._class_of: dict[Shown, int] = {}
        self.classes: list[State] = []
        self._outcomes: dict[State, int] = {}
        names = range(len(check.names))
        self._wish = [check.wants([int(place == other) for other in names]) for place in names]
        self._done: dict[tuple[int, int], list[int]] = {}
        self.won: State = ()
        """What is sure to give the best outcome; nothing, if nothing is before all dice are rolled."""
        if all(turns.totals.won >= 0 for turns in self.turns):
            self.won = tuple((turns.totals.won, -1) for turns in self.turns)
        self.start = self._settled(tuple(self._split(turns, turns.start) for turns in self.turns))

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
        for plan, (turns, (shared, family)) in enumerate(zip(self.turns, state, strict=True)):
            more, joined = self._join(plan, family, number)
            found.append((turns.totals.whole(turns.totals.added(shared, more)), joined))
        return self._settled(tuple(found))

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
            yield (plan, one, number), 3 * len(self._families[one]) * len(self._families[other])

    def _settled(self, state: State) -> State:
        """Once the best outcome is sure, nothing else matters."""
        if self.won:
            for plan, (turns, (shared, family)) in enumerate(zip(self.turns, state, strict=True)):
                totals = turns.totals
                if any(
                    totals.whole(totals.added(shared, total)) == totals.won for total in self._done_of(plan, family)
                ):
                    return self.won
        return state

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
        known = self._outcomes.get(state)
        if known is None:
            found = {
                turns.totals.outcome(turns.totals.added(shared, total))
                for plan, (turns, (shared, family)) in enumerate(zip(self.turns, state, strict=True))
                for total in self._done_of(plan, family)
            }
            known = self._outcomes[state] = max(found, key=self._wish.__getitem__)
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
