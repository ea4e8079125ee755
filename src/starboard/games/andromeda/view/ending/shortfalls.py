"""Why somebody lost: where the winner had most more points, and since when."""

import msgspec

from starboard.games.andromeda.rules.end.score import PARTS, part_of
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.state.chronicle_state import SOURCES
from starboard.games.andromeda.view.ending.match_facts import Facts

RUNNING = ("battle", "development")
"""What is told apart of the points during a match; the others are `running`."""


class Shortfall(msgspec.Struct, frozen=True):
    """What a player lacked most."""

    who: int
    what: str
    """`battle`, `development` or `running`: during the match; else a part of the account (`rules.end.score.PARTS`)."""
    own: int
    other: int
    """The winner's points for the same."""
    turn: int
    """After this turn the winner was always ahead in it; 0 where it is of the final account."""


def shortfalls(facts: Facts) -> list[Shortfall]:
    """For everybody who did not win."""
    if facts.winner == NOBODY or facts.g.told:
        return []
    return [_shortfall(facts, who) for who in facts.players if who != facts.winner]


def _shortfall(facts: Facts, who: int) -> Shortfall:
    own, other = parts(facts, who), parts(facts, facts.winner)
    what = max(own, key=lambda part: other[part] - own[part])
    return Shortfall(who, what, own[what], other[what], _opened(facts, who, what) if what in RUNNING else 0)


def parts(facts: Facts, who: int) -> dict[str, int]:
    """The points of a player, by what they are for."""
    found: dict[str, int] = dict.fromkeys(PARTS, 0)
    for item in facts.g.accounts[who]:
        found[part_of(item.what)] += item.points
    for source in RUNNING:
        found[source] = facts.from_source(who, source)
        found["running"] -= found[source]
    return found


def _opened(facts: Facts, who: int, source: str) -> int:
    """The turn after which the winner had more of it for good, counted from 1."""
    place, ahead, since = SOURCES.index(source), 0, 0
    for turn, player, kind, points in facts.scored:
        if kind == place and player in (who, facts.winner):
            before = ahead
            ahead += points if player == facts.winner else -points
            if before <= 0 < ahead:
                since = turn + 1
    return since
