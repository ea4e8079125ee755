"""Turning points that are points, buildings, modules and tracks; and how the match ended."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from starboard.games.andromeda.board.map import neighbours
from starboard.games.andromeda.names.battle_names import sides_named
from starboard.games.andromeda.names.names import by, region_name, track_name
from starboard.games.andromeda.state.battle_state import NOBODY
from starboard.games.andromeda.view.ending.found import NOWHERE, Found
from starboard.games.andromeda.view.ending.match_facts import Facts, rows
from starboard.kernel import Arg

SLOW_ROUNDS, SLOW_POINTS = 4, 8
FULL = 8
WORKSHOP = 3
SCRAP = 4
BEHIND, ROUNDS = 8, 2


def quick_city(facts: Facts) -> Iterator[Found]:
    """The first development comes before anybody's second return."""
    built = rows(facts.g.chronicle.built, 4)
    if built and _second(facts) > built[0][0]:
        turn, who, region, points = built[0]
        yield Found(turn, who, region, {**_where(facts, who, region), "points": points, "turn": turn + 1})


def _second(facts: Facts) -> int:
    """When somebody first returned for the second time."""
    seen: set[int] = set()
    for turn, who, _ in rows(facts.g.chronicle.returns, 3):
        if who in seen:
            return turn
        seen.add(who)
    return facts.turns + 1


def _where(facts: Facts, who: int, region: int) -> dict[str, Arg]:
    return {"seat": by(facts.g, who), "region": region_name(facts.g, region)}


def slow_start(facts: Facts) -> Iterator[Found]:
    """After four rounds nobody has many points."""
    turn = SLOW_ROUNDS * len(facts.players)
    if turn <= facts.turns:
        most = max(points[turn] for points in facts.points)
        if most <= SLOW_POINTS:
            yield Found(turn, -1, NOWHERE, {"points": most})


def full_house(facts: Facts) -> Iterator[Found]:
    """A development scores much at once."""
    for turn, who, region, points in rows(facts.g.chronicle.built, 4):
        if points >= FULL:
            yield Found(turn, who, region, {**_where(facts, who, region), "points": points})


def next_door(facts: Facts) -> Iterator[Found]:
    """Two players build side by side within a round."""
    built = rows(facts.g.chronicle.built, 4)
    for (turn, who, region, _), (later, other, there, _) in pairwise(built):
        near = later - turn <= len(facts.players) and there in neighbours(facts.g, region)
        if who != other and near:
            first = {"other": sides_named(facts.g, [who]), "beside": region_name(facts.g, region)}
            yield Found(later, other, there, {**_where(facts, other, there), **first})


def workshop(facts: Facts) -> Iterator[Found]:
    """Many modules between two returns."""
    for who in facts.players:
        turns = [turn for turn, owner in rows(facts.g.chronicle.modules, 2) if owner == who]
        homes = [turn for turn, owner, _ in rows(facts.g.chronicle.returns, 3) if owner == who]
        for start, end in zip([-1, *homes], [*homes, facts.turns], strict=True):
            gained = [turn for turn in turns if start < turn <= end]
            if len(gained) >= WORKSHOP:
                yield Found(gained[-1], who, NOWHERE, {"seat": by(facts.g, who), "count": len(gained)})
                break


def summit(facts: Facts) -> Iterator[Found]:
    """A marker reaches the last space."""
    for turn, who, track in rows(facts.g.chronicle.summits, 3):
        yield Found(turn, who, NOWHERE, {"seat": by(facts.g, who), "track": track_name(track)})


def scrap_gold(facts: Facts) -> Iterator[Found]:
    """A return scores much for wrecks."""
    for turn, who, points in rows(facts.g.chronicle.returns, 3):
        if points >= SCRAP:
            yield Found(turn, who, NOWHERE, {"seat": by(facts.g, who), "points": points})


def overtaken(facts: Facts) -> Iterator[Found]:
    """The lead goes to somebody who was far behind."""
    past = ROUNDS * len(facts.players)
    for turn in range(1, facts.turns + 1):
        leader = facts.leader(turn)
        if leader in (NOBODY, facts.leader(turn - 1)):
            continue
        before = facts.at(turn - past)
        behind = max(points[before] for points in facts.points) - facts.points[leader][before]
        if behind >= BEHIND:
            yield Found(turn, leader, NOWHERE, {"seat": by(facts.g, leader), "points": behind})


def forced_end(facts: Facts) -> Iterator[Found]:
    """The player who brought the end does not win."""
    for turn, who in rows(facts.g.chronicle.trigger, 2):
        if facts.winner not in (NOBODY, who):
            args = {"seat": by(facts.g, who), "other": sides_named(facts.g, [facts.winner])}
            yield Found(facts.at(turn), who, NOWHERE, {**args, "terminus": facts.g.terminus})


def last_turn(facts: Facts) -> Iterator[Found]:
    """The winner took the lead in the very last turn."""
    end = facts.turns
    if end and facts.winner == facts.leader(end) != facts.leader(end - 1):
        yield Found(end, facts.winner, NOWHERE, {"seat": by(facts.g, facts.winner)})


def quiet_account(facts: Facts) -> Iterator[Found]:
    """The winner was not ahead before the final account."""
    if facts.winner != NOBODY and facts.leader(facts.turns) != facts.winner:
        gained = facts.finals[facts.winner] - facts.points[facts.winner][-1]
        yield Found(facts.turns, facts.winner, NOWHERE, {"seat": by(facts.g, facts.winner), "points": gained})


def for_good(facts: Facts) -> Iterator[Found]:
    """From when on the winner was always ahead."""
    if facts.winner == NOBODY or facts.leader(facts.turns) != facts.winner:
        return
    turn = facts.turns
    while turn and facts.leader(turn - 1) == facts.winner:
        turn -= 1
    if turn < facts.turns:
        yield Found(turn, facts.winner, NOWHERE, {"seat": by(facts.g, facts.winner), "turn": turn})


POINT_KINDS: dict[str, tuple[int, Callable[[Facts], Iterator[Found]]]] = {
    "quick-city": (3, quick_city),
    "slow-start": (1, slow_start),
    "full-house": (4, full_house),
    "next-door": (3, next_door),
    "workshop": (3, workshop),
    "summit": (3, summit),
    "scrap-gold": (3, scrap_gold),
    "overtaken": (4, overtaken),
    "forced-end": (4, forced_end),
    "last-turn": (5, last_turn),
    "quiet-account": (5, quiet_account),
    "for-good": (2, for_good),
}
