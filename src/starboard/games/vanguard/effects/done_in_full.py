"""Whether effects can be done in full (IV-X-407). Words that cannot always be have a check, which the rules register:

    @may("use")
    def _may_use(g: VanguardState, ctx: Ctx, args: Args) -> bool: ...

This is asked for every card that could be used, so each effect becomes a function when it is first asked.
"""

from collections.abc import Callable
from typing import TypeAlias

from starboard.games.vanguard.effects import numbers
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.crew_targets import candidates
from starboard.games.vanguard.effects.sector_targets import sectors
from starboard.games.vanguard.notation.grammar import Args, Call, CrewSet, Effect, Group, Node, Step
from starboard.games.vanguard.state.game_state import VanguardState

May: TypeAlias = Callable[[VanguardState, Ctx, Args], bool]
Able: TypeAlias = Callable[[VanguardState, Ctx], bool]
MAY: dict[str, May] = {}


def may(*words: str) -> Callable[[May], May]:
    """Registers what says whether these words can be carried out in full."""

    def register(check: May) -> May:
        MAY.update(dict.fromkeys(words, check))
        return check

    return register


def may_effect(g: VanguardState, effect: Effect, ctx: Ctx) -> bool:
    """Whether all of it can be done in full (IV-X-407)."""
    return _STEPS[effect.steps](g, ctx)


def ready(effect: Effect) -> Able:
    """The same as a function."""
    return _STEPS[effect.steps]


def may_steps(g: VanguardState, steps: tuple[Step, ...], ctx: Ctx) -> bool:
    """Whether all of these steps can be done in full."""
    return _STEPS[steps](g, ctx)


def may_node(g: VanguardState, node: Node, ctx: Ctx) -> bool:
    """Whether one part of an effect can be done in full."""
    return _NODES[node](g, ctx)


# -- Effects as functions ----------------------------------------------------------------------------------------------


class _Steps(dict[tuple[Step, ...], Able]):
    """Each step must have an option that can be done. Those that are sure are left out."""

    def __missing__(self, steps: tuple[Step, ...]) -> Able:
        self[steps] = made = _every([able for able in map(_step, steps) if able is not _surely])
        return made


class _Nodes(dict[Node, Able]):
    def __missing__(self, node: Node) -> Able:
        self[node] = made = _call(node) if isinstance(node, Call) else _group(node)
        return made


def _surely(g: VanguardState, ctx: Ctx) -> bool:
    return True


def _every(doubts: list[Able]) -> Able:
    if len(doubts) < 2:
        return doubts[0] if doubts else _surely
    return numbers.every(doubts)


def _step(step: Step) -> Able:
    options = [_NODES[node] for node in step.options]
    if len(options) == 1 or options[0] is _surely:
        return options[0]
    return numbers.some(options)


def _call(node: Call) -> Able:
    check, args = MAY.get(node.word), node.args
    if check is None:
        return _surely
    if node.open:
        return lambda g, ctx: check(g, ctx, numbers.worked_out(g, args, ctx))
    return lambda g, ctx: check(g, ctx, args)


def _group(node: Group) -> Able:
    inner, place, crew = _STEPS[node.inner], node.place, node.crew
    if node.word == "if" and node.condition is not None:
        holds, other = numbers.ready(node.condition), _STEPS[node.other]
        return lambda g, ctx: (inner if holds(g, ctx) else other)(g, ctx)
    if node.word == "at" and place is not None:
        return lambda g, ctx: any(inner(g, ctx.at(sector)) for sector in sectors(g, place, ctx))
    if node.word == "one" and crew is not None:
        return _for_one(crew, inner)
    # Whatever concerns others, or may be left, never stands in the way.
    return inner if node.word == "" else _surely


def _for_one(crew: CrewSet, inner: Able) -> Able:
    def some(g: VanguardState, ctx: Ctx) -> bool:
        for who in candidates(g, crew, ctx):
            if inner(g, ctx.concerning(who)):
                return True
        return False

    return some


_STEPS = _Steps()
_NODES = _Nodes()
