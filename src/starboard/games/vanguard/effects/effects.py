"""Carries out effects. Each word of the vocabulary is an operation that the rules register:

    @op("use")
    def _use(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None]: ...

    @op("status")
    def _status(g: VanguardState, ctx: Ctx, args: Args) -> None: ...

    @may("use")
    def _may_use(g: VanguardState, ctx: Ctx, args: Args) -> bool: ...

The first may ask somebody, the second never does. `may` says whether it can be done in full (IV-X-407); a word without
it always can. Numbers among the arguments have been worked out already; places and crew sets are handed on as they are.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from starboard.games.vanguard.effects import condition_words, number_words, numbers
from starboard.games.vanguard.effects.context import Ctx, ask_crew, seat_of
from starboard.games.vanguard.effects.crew_targets import people, random_of
from starboard.games.vanguard.effects.done_in_full import MAY, May, may, may_effect, may_node, may_steps
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.effects.vanguard_readings import faces_asked, read
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, Decline, PickCrew, PickSector
from starboard.games.vanguard.notation.grammar import Arg, Args, Call, Condition, CrewSet, Effect, Group, Node, Step
from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.notation.vocabulary import ONCE_ONLY
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.kernel import NOTHING_ASKED, Move, Rules

__all__ = [
    "MAY",
    "OPS",
    "Args",
    "Ctx",
    "May",
    "carry_out",
    "crew_of",
    "may",
    "may_effect",
    "may_node",
    "op",
    "pick_crew",
    "pick_sector",
    "place_of",
    "seat_of",
]

HOMES = (number_words, condition_words)
"""The modules that say what numbers and tests mean: to import them is to fill `numbers`."""

Do: TypeAlias = Callable[[VanguardState, Ctx, Args], Rules[None] | None]
"""What carries out a word: a generator where it may ask somebody, else a plain function."""
OPS: dict[str, Do] = {}


def op(*words: str) -> Callable[[Do], Do]:
    """Registers what carries out these words."""

    def register(do: Do) -> Do:
        OPS.update(dict.fromkeys(words, do))
        return do

    return register


# -- Doing it ----------------------------------------------------------------------------------------------------------


def carry_out(g: VanguardState, effect: Effect, ctx: Ctx) -> Rules[None]:
    """Step by step. Where there is a choice, the person concerned chooses among what can be done in full."""
    return _do_steps(g, effect.steps, ctx)


def _do_steps(g: VanguardState, steps: tuple[Step, ...], ctx: Ctx) -> Rules[None]:
    """Most effects are one step without a choice, and need no procedure of their own."""
    if len(steps) == 1 and len(steps[0].options) == 1:
        return _do(g, steps[0].options[0], ctx)
    return _do_in_order(g, steps, ctx) if steps else NOTHING_ASKED


def _do_in_order(g: VanguardState, steps: tuple[Step, ...], ctx: Ctx) -> Rules[None]:
    for step in steps:
        node = step.options[0]
        if len(step.options) > 1:
            node = yield from _choose(g, step.options, ctx)
        yield from _do(g, node, ctx)


def _do(g: VanguardState, node: Node, ctx: Ctx) -> Rules[None]:
    if not isinstance(node, Call):
        return GROUPS[node.word](g, node, ctx) if node.word in GROUPS else NOTHING_ASKED
    if ctx.again and node.word in ONCE_ONLY:
        return NOTHING_ASKED
    asking = OPS[node.word](g, ctx, numbers.worked_out(g, node.args, ctx) if node.open else node.args)
    return asking if asking is not None else NOTHING_ASKED


def _choose(g: VanguardState, nodes: Sequence[Node], ctx: Ctx) -> Rules[Node]:
    """IV-X-407: what cannot be paid in full may not be chosen. If nothing can, the first is done as far as it goes."""
    able: list[Node] = []
    for node in nodes:
        if may_node(g, node, ctx):
            able.append(node)
    if len(able) < 2:
        return (able or nodes)[0]
    options: list[Move] = [_choice(node.text) for node in able]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-choose", options, ctx.rule)
    return able[options.index(move)]


_choice = cache(Choose)


def _all(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    return _do_steps(g, node.inner, ctx)


def _if(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    """Where the pool is looked at, it may depend on how its vanguards are read."""
    assert node.condition is not None
    if g.expedition.check is not None and faces_asked(node.condition):
        return _if_read(g, node, node.condition, ctx)
    return _do_steps(g, node.inner if numbers.test(g, node.condition, ctx) else node.other, ctx)


def _if_read(g: VanguardState, node: Group, condition: Condition, ctx: Ctx) -> Rules[None]:
    holds = yield from read(g, condition, ctx)
    yield from _do_steps(g, node.inner if holds else node.other, ctx)


def _offered(g: VanguardState, node: Group, ctx: Ctx) -> Rules[bool]:
    """Whether the player wants what may be declined. What cannot be done in full is not offered."""
    if not may_steps(g, node.inner, ctx):
        return False
    options: list[Move] = [Accept(node.text), Decline(node.text)]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-offer", options, ctx.rule)
    return isinstance(move, Accept)


def _may(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    """`may`, and `pay`, which does the second bracket when the first was paid."""
    if (yield from _offered(g, node, ctx)):
        yield from _do_steps(g, node.inner, ctx)
        yield from _do_steps(g, node.other, ctx)


def _each(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    """Everybody of the set as it was when it began; those who have died since are left out."""
    assert node.crew is not None
    for who in people(g, node.crew, ctx):
        if not g.expedition.team[who].dead:
            yield from _do_steps(g, node.inner, ctx.concerning(who))


def _one(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    assert node.crew is not None
    able = people(g, node.crew, ctx)
    able = [who for who in able if may_steps(g, node.inner, ctx.concerning(who))] or able
    if not able:
        return
    who = able[0]
    if len(able) > 1:
        who = yield from pick_crew(g, able, ctx)
    yield from _do_steps(g, node.inner, ctx.concerning(who))


def pick_crew(g: VanguardState, able: Sequence[int], ctx: Ctx) -> Rules[int]:
    """One of several crew members, chosen by the person concerned."""
    team = g.expedition.team
    options: list[Move] = [PickCrew(team[who].crew) for who in able]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-crew", options, ctx.rule)
    return next(who for who in able if team[who].crew == move.crew)


def pick_sector(g: VanguardState, able: Sequence[int], ctx: Ctx) -> Rules[int]:
    """One of several sectors, chosen by the person concerned."""
    if len(able) == 1:
        return able[0]
    options: list[Move] = [PickSector(sector) for sector in able]
    move = yield ask_crew(g, ctx.who, "vanguard-ask-sector", options, ctx.rule)
    return int(move.sector)


def _random(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    assert node.crew is not None
    able = people(g, node.crew, ctx)
    return _do_steps(g, node.inner, ctx.concerning(random_of(g, able))) if able else NOTHING_ASKED


def _once(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    """Once an exploration, or as the span says; the campaign remembers what happens once in it."""
    this = Done(f"{ctx.source}:{node.text}", ctx.who if node.span == "member" else NOBODY)
    done = g.once if node.span == "campaign" or not g.expedition.team else done_in(g, node.span)
    if this in done:
        return NOTHING_ASKED
    done.append(this)
    return _do_steps(g, node.inner, ctx)


def done_in(g: VanguardState, span: str | None) -> list[Done]:
    """What has happened that happens once a `round`, `turn` or `check`, else once an exploration."""
    e = g.expedition
    if span == "round":
        return e.round_notes.once
    if span == "turn":
        return e.turn_notes.once
    if span == "check":
        return e.check.notes.once if e.check is not None else e.turn_notes.once
    return e.once


def _repeat(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    for _ in range(numbers.number(g, node.times, ctx)):
        yield from _do_steps(g, node.inner, ctx)


def _at(g: VanguardState, node: Group, ctx: Ctx) -> Rules[None]:
    assert node.place is not None
    able = sectors(g, node.place, ctx)
    if able:
        sector = yield from pick_sector(g, able, ctx)
        yield from _do_steps(g, node.inner, ctx.at(sector))


GROUPS: dict[str, Callable[[VanguardState, Group, Ctx], Rules[None]]] = {
    "": _all,
    "if": _if,
    "may": _may,
    "pay": _may,
    "each": _each,
    "one": _one,
    "random": _random,
    "once": _once,
    "repeat": _repeat,
    "at": _at,
}
"""What the words before brackets do. `nothing` does nothing."""


def place_of(arg: Arg) -> Place:
    """An argument that is a place."""
    assert isinstance(arg, Place)
    return arg


def crew_of(arg: Arg) -> CrewSet:
    """An argument that is a crew set."""
    assert isinstance(arg, CrewSet)
    return arg
