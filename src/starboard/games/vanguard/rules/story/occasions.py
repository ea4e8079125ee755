"""Scenes that wait for an occasion (`at` of a log): people of the crew are remembered, and choices come back.

On an occasion of one person at most one is read, on another at most two: the first in the order of the files that were
not read yet, are about nobody who is not there, and whose conditions hold.

A counter of the campaign can be an occasion as well: it goes on at every visit to the bridge, and when it is full, the
story cannot wait.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from starboard.games.vanguard.content import PerCampaign, campaign
from starboard.games.vanguard.content.campaign_files import Log
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.effects.numbers import Holds, ready
from starboard.games.vanguard.notation.grammar import All, Compare, Condition, Func, Test
from starboard.games.vanguard.rules.story.logs import RULE, read_log
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules, tell

OF_ONE = ("promoted", "healed", "recruited", "died", "named")
"""Occasions of one person, who is named even in a scene for anybody."""
OF_THE_DEAD = ("died", "named")
MOST = 2
"""How many scenes are read on an occasion for everybody."""
OF_NOBODY = Ctx("occasion", RULE)
"""Of a scene that is about nobody in particular."""


class Scene(NamedTuple):
    """A scene that waits for an occasion."""

    log: Log
    id: str
    crew: tuple[str, ...]
    holds: Holds
    """Its condition."""


@PerCampaign
def _scenes(folder: str) -> dict[str, list[Scene]]:
    """The scenes of a campaign by what they wait for."""
    found: dict[str, list[Scene]] = {}
    for log in campaign[folder].logs.values():
        if log.at:
            holds = ready(log.condition.condition) if log.condition is not None else _always
            found.setdefault(log.at, []).append(Scene(log, log.id, log.crew, holds))
    return found


def _always(g: VanguardState, ctx: Ctx) -> bool:
    return True


@cache
def _waiting(folder: str, name: str, act: int, planets: tuple[str, ...], person: str) -> tuple[Scene, ...]:
    """The scenes that an occasion may be for, in this act and at these planets; where there is one person only, without
    those about others. Most of a campaign is left out so, which need not be looked at each time."""
    return tuple(
        scene
        for scene in _scenes[folder].get(name, ())
        if not (person and scene.crew and scene.crew != (person,))
        and not (scene.log.condition is not None and _is_elsewhere(scene.log.condition.condition, act, planets))
    )


def _is_elsewhere(condition: Condition, act: int, planets: tuple[str, ...]) -> bool:
    """Whether a condition asks for another act, or another planet."""
    match condition:
        case All(parts=parts):
            return any(_is_elsewhere(part, act, planets) for part in parts)
        case Compare(left=Func(word="act"), sign="=", right=int(wanted)):
            return wanted != act
        case Test(word="planet", args=wanted):
            return not set(planets).intersection(wanted)
    return False


def occasion(g: VanguardState, name: str, people: Sequence[str]) -> Rules[None]:
    """Something happens to these people, or in front of them."""
    left = 1 if name in OF_ONE else MOST
    there = frozenset(people)
    read = g.book.times
    person = people[0] if len(people) == 1 else ""
    for log, id, crew, holds in _waiting(g.campaign, name, g.ship.act, _planets(g), person):
        if id in read or (crew and not there.issuperset(crew)):
            continue
        ctx = _concerning(g, crew[0]) if crew else OF_NOBODY
        if holds(g, ctx):
            yield from read_log(g, id, ctx, _names(log, name, people))
            left -= 1
            if not left:
                return
            there = frozenset(people)


def _planets(g: VanguardState) -> tuple[str, ...]:
    """Where the away team is, or from where it has just come back: what the condition `planet` is about."""
    if g.expedition.team:
        return tuple([board.planet for board in g.expedition.boards])
    return (g.ship.home.planet,) if g.ship.home is not None else ()


def _concerning(g: VanguardState, crew: str) -> Ctx:
    """Whom the effects of a scene concern on a planet: the person it is about."""
    if g.expedition.team:
        for who, one in enumerate(g.expedition.team):
            if one.crew == crew:
                return Ctx("occasion", RULE, who)
    return OF_NOBODY


def _names(log: Log, name: str, people: Sequence[str]) -> dict[str, str]:
    """Whom its prose names besides those whom every log may."""
    about = log.crew or (tuple(people[:1]) if name in OF_ONE else ())
    words = ("lost",) if name in OF_THE_DEAD else ("active", "other")
    return dict(zip(words, about, strict=False))


# -- The counter on the bridge -----------------------------------------------------------------------------------------


def listen(g: VanguardState) -> Rules[None]:
    """One field further, once the objective with which it begins has been in play."""
    track = campaign[g.campaign].head.listening
    if track is not None and any(one.id == track.objective for one in g.ship.objectives):
        yield from change_counter(g, track.counter, 1, "IV-S-0202")


def last_course(g: VanguardState) -> str:
    """The only destination that is left once the counter is full; none before that."""
    track = campaign[g.campaign].head.listening
    if track is None or g.counters.get(track.counter, 0) < track.fields:
        return ""
    return track.destination


def change_counter(g: VanguardState, name: str, change: int, rule: str) -> Rules[None]:
    """A counter of the story goes up or down, from 0 to the most that the campaign names."""
    head = campaign[g.campaign].head
    before = g.counters.get(name, 0)
    now = max(0, min(before + change, head.counters.get(name, before + change)))
    if now == before:
        return
    g.counters[name] = now
    if g.expedition.team and now > before:
        counted = g.expedition.tallies.counters
        counted[name.lower()] = counted.get(name.lower(), 0) + now - before
    track = head.listening
    if track is None or name != track.counter:
        tell(g, "vanguard-flag", "IV-C-303")
        return
    for one in g.ship.objectives:
        one.listened += max(0, now - before)
    tell(g, "vanguard-listening", rule, now=now, fields=track.fields)
    if before < track.fields <= now:
        yield from carry_out(g, track.effect, Ctx("campaign", rule))
