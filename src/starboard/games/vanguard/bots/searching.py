"""The two strongest levels: where the crew cannot tell actions apart, they play on in worlds that they cannot tell from
the true one, and look where each action leads.

Every candidate is tried in the same worlds, with the same dice, cards and events to come.
"""

from collections.abc import Sequence
from math import sqrt
from typing import ClassVar, Final

from starboard.games.vanguard.bots import away
from starboard.games.vanguard.bots.crew import ACTION, Crew, state_of
from starboard.games.vanguard.bots.standing import standing
from starboard.kernel import Arg, Choice, Match, Message, Sight

FINALISTS: Final = 2
MOST_DECISIONS: Final = 500
"""A trial that takes longer is judged as it stands then."""


class Searcher(Crew):
    """A player that tries what is in doubt."""

    worlds: ClassVar[int]
    most_candidates: ClassVar[int]
    clear: ClassVar[float]
    """Success tokens by which an action must look better than another, so that the other need not be tried."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.led: dict[int, list[float]] = {}
        """Where each of the two that did best led in each world, by its place."""

    def figure(self, sight: Sight, chosen: Choice) -> Message | None:
        """In how many of the worlds that were tried it led further than the next best."""
        if not isinstance(chosen, int) or chosen not in self.led:
            return super().figure(sight, chosen)
        rival = next((place for place in self.led if place != chosen), None)
        if rival is None:
            return None
        further = sum(one > other for one, other in zip(self.led[chosen], self.led[rival], strict=True))
        # As often as a coin would show it by chance once in twenty: then they are as good as each other.
        clear = further >= self.worlds / 2 + sqrt(self.worlds)
        words: dict[str, Arg] = {
            "further": further,
            "worlds": self.worlds,
            "other": sight.caption(sight.options[rival]).message,
        }
        return Message("vanguard-hint-further" if clear else "vanguard-hint-as-far", words)

    def choose(self, sight: Sight) -> Choice:
        """Actions by trial, where they are in doubt; everything else as the crew does."""
        self.led = {}
        if sight.question.prompt == ACTION and away.STAND_BY not in sight.options:
            places = self._in_doubt(sight)
            if places:
                return places[0] if len(places) == 1 else self._tried(sight, places)
        return super().choose(sight)

    def _in_doubt(self, sight: Sight) -> list[int]:
        """The places of the actions that look best, the best first; none where there is nothing to try: on the way
        home all is clear."""
        g = self._world(sight)
        plan = away.Plan(g, g.expedition.who)
        if plan.home:
            return []
        ratings = away.rated(plan, sight.options, self.chance)
        ranked = sorted(range(len(ratings)), key=lambda place: -ratings[place])[: self.most_candidates]
        return [place for place in ranked if ratings[place] > max(0.0, ratings[ranked[0]] - self.clear)]

    def _tried(self, sight: Sight, places: Sequence[int]) -> int:
        """The action that leads furthest on average. Half of the worlds are for the two that do best in the others."""
        seeds = [self.chance.getrandbits(30) for _ in range(self.worlds)]
        led: dict[int, list[float]] = {place: [] for place in places}
        for number, seed in enumerate(seeds):
            if 2 * number == self.worlds:
                led = dict(sorted(led.items(), key=lambda one: -sum(one[1]))[:FINALISTS])
            for place, values in led.items():
                values.append(self._trial(sight, place, seed))
        self.led = led
        return max(led, key=lambda place: sum(led[place]))

    def _trial(self, sight: Sight, place: int, seed: int) -> float:
        """Where an action leads in one world, everybody playing on as the crew does."""
        world = sight.imagine(seed)
        explored = len(state_of(world).ship.explored)
        world.pick(sight.seat, place)
        _play_on(world, Crew(seed), explored)
        return standing(state_of(world), explored)


def _play_on(world: Match, crew: Crew, explored: int) -> None:
    """Until the exploration is over."""
    for _ in range(MOST_DECISIONS):
        question, g = world.question, state_of(world)
        if question is None or len(g.ship.explored) > explored:
            return
        seat = world.waiting[0]
        some = (question.least, question.most) if question.takes_several else None
        chosen = crew.decide(question.prompt, some, world.offers(seat), lambda g=g: g)  # type: ignore[misc]
        world.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))


class Officer(Searcher):
    """Thinks ahead where it is in doubt."""

    worlds = 8
    most_candidates = 3
    clear = 2.0


class Captain(Searcher):
    """Has been on this planet already, in several worlds."""

    worlds = 24
    most_candidates = 4
    clear = 4.0
