"""The facts of a finished match, read from its chronicle: who had how many points after each turn, who led, how likely
each side was to win its battles."""

from functools import lru_cache

import msgspec

from starboard.games.andromeda.odds.battle_chances import Side, chances
from starboard.games.andromeda.rules.end.score import outcome, totals
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.state.chronicle_state import SOURCES, Fought
from starboard.games.andromeda.state.game_state import AndromedaState

Row = tuple[int, ...]

_fought = msgspec.json.Decoder(Fought).decode


def rows(numbers: list[int], width: int) -> list[Row]:
    """The rows of a list in which they stand one after the other."""
    return [tuple(numbers[place : place + width]) for place in range(0, len(numbers), width)]


class Facts(msgspec.Struct, frozen=True):
    """What the story is made of. Turns are counted from 0, players are numbers, the Hegemon among them."""

    g: AndromedaState
    turns: int
    points: list[list[int]]
    """For each player the victory points before the first turn and after each turn."""
    scored: list[Row]
    """Turn, player, place in `SOURCES`, points."""
    battles: list[Fought]
    scrapped: list[int]
    """How many ships went to the scrapyard in each of these battles."""
    winner: int
    """Who has the most points in the end, the Hegemon among them; -2 where several share it."""
    finals: list[int]
    """The final points of each player."""

    @property
    def players(self) -> range:
        """Everybody, the Hegemon last."""
        return range(len(self.g.players))

    def leader(self, turn: int) -> int:
        """Who has the most points after that number of turns; -2 when several do."""
        now = [points[turn] for points in self.points]
        ahead = [who for who in self.players if now[who] == max(now)]
        return ahead[0] if len(ahead) == 1 else NOBODY

    def from_source(self, who: int, source: str) -> int:
        """What a player scored during the match for one thing."""
        place = SOURCES.index(source)
        return sum(points for _, player, kind, points in self.scored if player == who and kind == place)

    def at(self, turn: int) -> int:
        """A turn that the match had."""
        return min(max(turn, 0), self.turns)


def facts_of(g: AndromedaState) -> Facts:
    """Of a match that is over."""
    scored = rows(g.chronicle.scored, 4)
    points = []
    for who, player in enumerate(g.players):
        gained = [0] * (g.turns + 1)
        for turn, scorer, _, count in scored:
            if scorer == who:
                gained[min(turn + 1, g.turns)] += count
        now = player.vp - sum(gained)
        line = []
        for count in gained:
            now += count
            line.append(now)
        points.append(line)
    battles = [_fought(written) for written in g.chronicle.battles]
    return Facts(g, g.turns, points, scored, battles, g.chronicle.scrapped, _winner(g), totals(g))


def _winner(g: AndromedaState) -> int:
    finals = totals(g)
    people = outcome(g).winners
    if len(people) == 1:
        return people[0]
    return g.seats if not people and g.hegemon is not None and finals else NOBODY


def chance_of(fought: Fought, side: int) -> float:
    """How likely a side was to win once all had prepared, before the dice fell."""
    sides = tuple((len(dice), aim) for dice, aim in zip(fought.first, fought.targeting, strict=True))
    return _chances(sides)[side]


@lru_cache(maxsize=4096)
def _chances(sides: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    return tuple(float(win) for win in chances([Side("", dice, aim) for dice, aim in sides]).win)
