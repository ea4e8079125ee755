"""The admiral: imagines its turn for every move worth a thought, and compares where each leads."""

from collections.abc import Sequence
from typing import Final

from starboard.games.andromeda.bots.judge import Judge
from starboard.games.andromeda.bots.player import Player, table, wanted
from starboard.games.andromeda.bots.reasons.because import ALIKE, HARDLY, because_rated, because_tried, rival_of
from starboard.games.andromeda.bots.rehearsal import Ahead, Rehearsal, is_main, tried
from starboard.games.andromeda.bots.thumb import by_thumb, ratings_of
from starboard.games.andromeda.moves.effect_moves import PayOtherwise
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Asked, Choice, Message, Move, Sight

LAUNCHES: Final = 10
"""The launches that are tried, those with the best rating."""
HOPELESS: Final = -0.8
"""Other moves with a lower rating are not tried."""
TOLD_WORLDS: Final = 3
"""Worlds in which a thing must come true, to be told as what a move brings."""
WITHIN: Final = (
    "andromeda-ask-acquire",
    "andromeda-ask-advance",
    "andromeda-ask-build-ship",
    "andromeda-ask-choose",
    "andromeda-ask-develop",
    "andromeda-ask-moon",
    "andromeda-ask-recruit",
    "andromeda-ask-repair",
    "andromeda-ask-take",
    "andromeda-ask-token",
    "andromeda-ask-upgrade",
)
"""Questions within an effect that are worth a trial; the others are decided by rules of thumb."""


class Admiral(Player):
    """A player who thinks a turn to its end."""

    judge: Judge = Judge()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.values: dict[int, float] = {}
        """What was found out of the moves that were tried for the last decision, by their place."""

    def choose(self, sight: Sight) -> Choice:
        """As every player; what was tried is remembered, for those who ask why."""
        self.values = {}
        return super().choose(sight)

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """By the position after the turn, in one world. Battles are decided by their odds."""
        seed = self.chance.randrange(1 << 30)
        g = table(sight.imagine(seed))
        if is_main(g, asked.prompt):
            values = self.by_rehearsal(g, sight.seat, options)
            self.values = values
            return max(values, key=lambda place: values[place])
        if asked.prompt in WITHIN and g.turn == sight.seat:
            leads = self.by_trial(g, sight, options, seed)
            self.values = leads
            return max(leads, key=lambda place: leads[place])
        return by_thumb(g, sight.seat, asked.prompt, options, wanted(asked))

    def explain(self, sight: Sight, chosen: Choice) -> Message | None:
        """What the move brings that the next best does not, what waits there, or what it makes of a battle."""
        asked, options = sight.question, sight.options
        if len(options) == 1:
            return None
        g = table(sight.imagine(self.chance.randrange(1 << 30)))
        if not isinstance(chosen, int) or chosen not in self.values:
            places = chosen if isinstance(chosen, tuple) else (chosen,)
            return because_rated(g, sight.seat, [options[place] for place in places], options)
        rival = rival_of(options, chosen, self.values)
        seeds = [self.chance.randrange(1 << 30) for _ in range(TOLD_WORLDS)]
        tried_at = [self._ahead(sight, asked, chosen, seed) for seed in seeds]
        other = [self._ahead(sight, asked, rival, seed) for seed in seeds] if rival is not None else []
        move = options[chosen]
        why = because_tried(g, sight.seat, move, None if rival is None else options[rival], tried_at, other)
        alike = rival is not None and self.values[chosen] - self.values[rival] < ALIKE
        return why or (HARDLY if alike else None)

    def _ahead(self, sight: Sight, asked: Asked, place: int, seed: int) -> Ahead:
        """Where a move leads in one world."""
        g = table(sight.imagine(seed))
        return Rehearsal(g).after(sight.seat, place) if is_main(g, asked.prompt) else tried(sight, place, seed)

    def by_rehearsal(self, g: AndromedaState, who: int, options: Sequence[Move]) -> dict[int, float]:
        """Where the moves lead that are worth a thought, by their place."""
        rehearsal, places = Rehearsal(g), candidates(g, who, options)
        return self._judged(g, who, places, [rehearsal.after(who, place) for place in places])

    def by_trial(self, g: AndromedaState, sight: Sight, options: Sequence[Move], seed: int) -> dict[int, float]:
        """Where the moves lead, by their place. What is paid without a question is what a player would pay."""
        places = [place for place, move in enumerate(options) if not isinstance(move, PayOtherwise)]
        return self._judged(g, sight.seat, places, [tried(sight, place, seed) for place in places])

    def _judged(self, g: AndromedaState, who: int, places: Sequence[int], aheads: list[Ahead]) -> dict[int, float]:
        return dict(zip(places, self.judge.leads(aheads, who, self.judge.before(g, who)), strict=True))


def candidates(g: AndromedaState, who: int, options: Sequence[Move]) -> list[int]:
    """The places of the moves that are worth a thought."""
    ratings = ratings_of(g, who, options)
    ranked = sorted(range(len(options)), key=lambda place: -ratings[place])
    found = [place for place in ranked if isinstance(options[place], Launch)][:LAUNCHES]
    found += [place for place in ranked if not isinstance(options[place], Launch) and ratings[place] > HOPELESS]
    return found or ranked[:1]
