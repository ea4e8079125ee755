"""Which crew members the notation means, as the exploration stands."""

from collections.abc import Sequence

from starboard.games.vanguard.board.sectors import (
    distances,
    numbered,
)
from starboard.games.vanguard.effects import numbers
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.notation.grammar import CrewSet
from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY, Member


def people(g: VanguardState, crew: CrewSet, ctx: Ctx) -> list[int]:
    """The crew members of a set, in the order of their boards. With a pick it is one; among equals the dice decide
    (IV-X-1506), so only what happens may ask for it."""
    found = candidates(g, crew, ctx)
    return [random_of(g, found)] if crew.pick and len(found) > 1 else found


def candidates(g: VanguardState, crew: CrewSet, ctx: Ctx) -> list[int]:
    """The same with all who are alike, and without dice."""
    if not g.expedition.team:
        return []
    found = _base(g.expedition.team, g, crew, ctx)
    if crew.where is not None:
        for who in found[:]:
            if not numbers.test(g, crew.where, ctx.concerning(who)):
                found.remove(who)
    return extreme(g, found, crew.pick, crew.by, ctx) if crew.pick and found else found


def _base(team: list[Member], g: VanguardState, crew: CrewSet, ctx: Ctx) -> list[int]:
    """The living among those whom the first word of a set means."""
    found: list[int] = []
    if type(crew.base) is Place:
        place = numbers.at(g, crew.base, ctx)
        for who, one in enumerate(team):
            if one.sector in place and not one.dead:
                found.append(who)
        return found
    if crew.base == "me":
        return [ctx.who] if ctx.who >= 0 and not team[ctx.who].dead else []
    other = ctx.who if crew.base == "others" else NOBODY
    for who, one in enumerate(team):
        if who != other and not one.dead:
            found.append(who)
    return found


def picked(g: VanguardState, name: str, ctx: Ctx) -> list[int]:
    """`most:equipment`, `least:charges`, `last:green`, `near:S11`: the crew members whom this means, if they are equal
    all of them."""
    how, _, what = name.partition(":")
    team = g.expedition.team
    alive = [who for who, one in enumerate(team) if not one.dead]
    if how == "last":
        return [who for who in alive if g.expedition.last.get(what) == who]
    if how == "near":
        goal = numbered(g, what)
        far = {who: distances(g, team[who].sector).get(goal, 99) for who in alive}
        return [who for who in alive if far[who] == min(far.values())]
    return extreme(g, alive, how, what, ctx)


def extreme(g: VanguardState, crew: Sequence[int], how: str, what: str, ctx: Ctx) -> list[int]:
    """Those of the crew who have most or least of something."""
    have = {who: numbers.named(g, what, ctx.concerning(who)) for who in crew}
    if not have:
        return []
    best = max(have.values()) if how == "most" else min(have.values())
    return [who for who in crew if have[who] == best]


def random_of(g: VanguardState, crew: Sequence[int]) -> int:
    """IV-X-1506: a d10 for each, the lowest is chosen; equal ones roll again."""
    while len(crew) > 1:
        rolls = [g.chance.below(10) for _ in crew]
        crew = [who for who, roll in zip(crew, rolls, strict=True) if roll == min(rolls)]
    return crew[0]
