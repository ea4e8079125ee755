"""The overlord: for the moves that an admiral cannot tell apart it goes on to its next turn, in several worlds."""

from collections.abc import Sequence
from typing import Final

from starboard.games.andromeda.bots.admiral import Admiral, candidates
from starboard.games.andromeda.bots.player import table
from starboard.games.andromeda.bots.reasons.because import compared, rival_of
from starboard.games.andromeda.bots.rehearsal import TURN, Ahead, Rehearsal
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.rules.end.score import totals
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Asked, Choice, Message, Move, Sight

WORLDS: Final = 6
"""Worlds in which the candidates are tried."""
MOST_CANDIDATES: Final = 5
CLEAR: Final = 6.0
"""Points by which a move must look better than another, so that the other need not be tried."""
WIDTH: Final = 5
"""Launches, and other moves, that are considered for the turn after this one."""


class Overlord(Admiral):
    """A player who thinks a turn further."""

    def __init__(self, seed: int, worlds: int = WORLDS) -> None:
        super().__init__(seed)
        self.worlds = worlds
        self.foretold: dict[int, list[float]] = {}
        """What was foreseen in each world for the last decision, by the place of the move."""

    def decide(self, sight: Sight, asked: Asked, options: Sequence[Move]) -> Choice:
        """What to do with a turn is decided by search, everything else as an admiral does."""
        self.foretold = {}
        if asked.prompt != TURN:
            return super().decide(sight, asked, options)
        seeds = [self.chance.randrange(1 << 30) for _ in range(self.worlds)]
        worlds = [table(sight.imagine(seed)) for seed in seeds]
        doubtful = self.in_doubt(worlds[0], sight.seat, options)
        if len(doubtful) == 1:
            return doubtful[0]
        rehearsals = [Rehearsal(g) for g in worlds]
        self.foretold = {
            place: [self.foreseen(rehearsal, sight.seat, place) for rehearsal in rehearsals] for place in doubtful
        }
        self.values = {place: sum(found) / self.worlds for place, found in self.foretold.items()}
        return max(self.values, key=lambda place: self.values[place])

    def figure(self, sight: Sight, chosen: Choice) -> Message | None:
        """How many points further ahead the move left the player after its next turn, on average, beside the next
        best."""
        options = sight.options
        if not isinstance(chosen, int) or chosen not in self.foretold:
            return None
        rival = rival_of(options, chosen, self.values)
        if rival is None:
            return None
        found = zip(self.foretold[chosen], self.foretold[rival], strict=True)
        return compared([one - other for one, other in found], sight.caption(options[rival]).message)

    def in_doubt(self, g: AndromedaState, who: int, options: Sequence[Move]) -> list[int]:
        """The places of the moves that look best after this turn, the best one first."""
        self.values = values = self.by_rehearsal(g, who, options)
        ranked = sorted(values, key=lambda place: -values[place])[:MOST_CANDIDATES]
        return [place for place in ranked if values[place] > values[ranked[0]] - CLEAR]

    def foreseen(self, rehearsal: Rehearsal, who: int, place: int) -> float:
        """How far ahead the player can be after its next turn, if it makes the move at this place now."""
        stage = rehearsal.next_turn(who, place)
        g, question = stage.g, stage.question
        if g.part == "over":
            points = totals(g)
            return points[who] - max(total for other, total in enumerate(points) if other != who)
        before = self.judge.before(g, who)
        if question is None or question.seat != who:
            return self.judge.leads([Ahead(g, 0.0)], who, before)[0]
        following = Rehearsal(g)
        aheads = [following.after(who, next) for next in _few(g, who, stage.options)]
        return max(self.judge.leads(aheads, who, before))


def _few(g: AndromedaState, who: int, options: Sequence[Move]) -> list[int]:
    """The best launches and the best of the other moves, at a glance."""
    places = candidates(g, who, options)
    starts = [place for place in places if isinstance(options[place], Launch)]
    return starts[:WIDTH] + [place for place in places if place not in starts][:WIDTH]
