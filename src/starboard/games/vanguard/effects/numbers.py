"""Numbers and conditions of the notation, worked out from the state. Nothing here changes anything."""

import operator
from collections.abc import Callable
from typing import TypeAlias

from starboard.games.vanguard.board.sectors import printed
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects import sector_targets
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.notation.grammar import (
    All,
    Any,
    Args,
    Compare,
    Condition,
    Func,
    Named,
    Not,
    Test,
    Value,
    WordIs,
)
from starboard.games.vanguard.notation.place_words import HERE, Place
from starboard.games.vanguard.notation.vocabulary import VALUES
from starboard.games.vanguard.state.board_state import OFF_BOARD
from starboard.games.vanguard.state.game_state import VanguardState

NumberOf: TypeAlias = Callable[[VanguardState, Ctx, Args], int]
_NO_ARGS: dict[str, Args] = {word: (None,) * len(kinds.split()) for word, kinds in VALUES.items()}
"""For a word of `VALUES` without its arguments: as many times nothing as it may have."""

IsSo: TypeAlias = Callable[[VanguardState, Ctx, Args], bool]
Holds: TypeAlias = Callable[[VanguardState, Ctx], bool]

NUMBERS: dict[str, NumberOf] = {}
TESTS: dict[str, IsSo] = {}


def number_word(word: str) -> Callable[[NumberOf], NumberOf]:
    """Registers what a word of `VALUES` is worth."""

    def register(find: NumberOf) -> NumberOf:
        NUMBERS[word] = find
        return find

    return register


def test_word(*words: str) -> Callable[[IsSo], IsSo]:
    """Registers when a word of `TESTS` holds."""

    def register(find: IsSo) -> IsSo:
        TESTS.update(dict.fromkeys(words, find))
        return find

    return register


# -- Working out -------------------------------------------------------------------------------------------------------


def number(g: VanguardState, value: Value, ctx: Ctx) -> int:
    """What a number of the notation is worth."""
    if isinstance(value, int):
        return value
    if isinstance(value, Func):
        return NUMBERS[value.word](g, ctx, value.args)
    return named(g, value.name, ctx)


def worked_out(g: VanguardState, args: Args, ctx: Ctx) -> Args:
    """Arguments with their numbers worked out."""
    return tuple([number(g, arg, ctx) if isinstance(arg, Func | Named) else arg for arg in args])


def named(g: VanguardState, name: str, ctx: Ctx) -> int:
    """A number by its name: a counter of the campaign, a word of `VALUES`, a value of the crew member, a track of the
    planet, or what is printed in the sector."""
    if name.isupper():
        return g.counters.get(name, 0)
    if name in VALUES:
        return NUMBERS[name](g, ctx, _NO_ARGS[name])
    if not g.expedition.team:
        return 0
    if ctx.who >= 0 and name in g.expedition.team[ctx.who].values:
        return g.expedition.team[ctx.who].values[name]
    for board in g.expedition.boards:
        if name in board.values:
            return board.values[name]
    sector = sector_targets.here(g, ctx)
    return printed(g, sector).numbers.get(name, 0) if sector else 0


def word(g: VanguardState, name: str, ctx: Ctx) -> str:
    """The word of a flag, as it is set or else read (campaign defaults), or of a state of the planet."""
    if name.isupper():
        return g.flags.get(name) or campaign[g.campaign].head.defaults.get(name, "")
    boards = g.expedition.boards
    return next((board.states[name] for board in boards if name in board.states), "")


def test(g: VanguardState, condition: Condition, ctx: Ctx) -> bool:
    """Whether a condition holds."""
    return _READY[condition](g, ctx)


def ready(condition: Condition) -> Holds:
    """A condition as a function."""
    return _READY[condition]


# -- Conditions as functions -------------------------------------------------------------------------------------------


class _Ready(dict[Condition, Holds]):
    """Each condition as a function, made when it is first tested: what is written in it is looked up only then."""

    def __missing__(self, condition: Condition) -> Holds:
        self[condition] = made = _MAKERS[type(condition)](condition)
        return made


def _compare(condition: Compare) -> Holds:
    sign, left, right = _SIGNS[condition.sign], condition.left, condition.right
    if isinstance(left, Func) and isinstance(right, int):
        find, args = NUMBERS[left.word], left.args
        # What most missions and logs ask for.
        if condition.sign == ">=":
            return lambda g, ctx: find(g, ctx, args) >= right
        if condition.sign == "=":
            return lambda g, ctx: find(g, ctx, args) == right
        return lambda g, ctx: sign(find(g, ctx, args), right)
    if isinstance(left, Named) and isinstance(right, int):
        name = left.name
        return lambda g, ctx: sign(named(g, name, ctx), right)
    return lambda g, ctx: sign(number(g, left, ctx), number(g, right, ctx))


def _word_is(condition: WordIs) -> Holds:
    name, wanted, equal = condition.name, condition.word, condition.equal
    return lambda g, ctx: (word(g, name, ctx) == wanted) == equal


def _is_so(condition: Test) -> Holds:
    find, args = TESTS[condition.word], condition.args
    return lambda g, ctx: find(g, ctx, args)


def _not(condition: Not) -> Holds:
    inner = _READY[condition.inner]
    return lambda g, ctx: not inner(g, ctx)


def _all(condition: All) -> Holds:
    return every([_READY[part] for part in condition.parts])


def _any(condition: Any) -> Holds:
    return some([_READY[part] for part in condition.parts])


def every(parts: list[Holds]) -> Holds:
    """Whether all of them hold."""
    if len(parts) == 2:
        first, second = parts
        return lambda g, ctx: first(g, ctx) and second(g, ctx)

    def find(g: VanguardState, ctx: Ctx) -> bool:
        # A loop: a generator takes longer to begin than most conditions to be tested.
        for holds in parts:
            if not holds(g, ctx):
                return False
        return True

    return find


def some(parts: list[Holds]) -> Holds:
    """Whether one of them holds."""

    def find(g: VanguardState, ctx: Ctx) -> bool:
        for holds in parts:
            if holds(g, ctx):
                return True
        return False

    return find


_SIGNS: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_MAKERS: dict[type, Callable[..., Holds]] = {
    Compare: _compare,
    WordIs: _word_is,
    Test: _is_so,
    Not: _not,
    All: _all,
    Any: _any,
}
_READY = _Ready()


# -- Places ------------------------------------------------------------------------------------------------------------


def at(g: VanguardState, arg: object, ctx: Ctx) -> list[int]:
    """The sectors of an argument that is a place, or here when it was left out."""
    if type(arg) is Place and arg is not HERE:
        return sector_targets.sectors(g, arg, ctx)
    sector = sector_targets.here(g, ctx) if g.expedition.team else OFF_BOARD
    return [sector] if sector else []
