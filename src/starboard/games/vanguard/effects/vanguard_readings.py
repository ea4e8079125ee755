"""IV-X-580, Q-19: where a condition asks what the pool shows, a vanguard may be taken for any symbol. It stays in the
pool; nothing is spent."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.effects.context import Ctx, ask_crew
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.moves.exploration_moves import GoOn, TakeVanguards
from starboard.games.vanguard.notation.grammar import All, Any, Compare, Condition, Func, Not
from starboard.games.vanguard.notation.symbols import SHORT, VANGUARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules

TAKEN = "vanguard:"
"""What `Ctx.about` says of each vanguard that is taken for a symbol begins so."""


@cache
def faces_asked(condition: Condition) -> tuple[str, ...]:
    """The symbols of the pool that a condition asks for, by their three letters."""
    return tuple(dict.fromkeys(_faces(condition)))


def _faces(condition: Condition) -> Iterator[str]:
    if isinstance(condition, All | Any):
        for part in condition.parts:
            yield from _faces(part)
    elif isinstance(condition, Not):
        yield from _faces(condition.inner)
    elif isinstance(condition, Compare):
        for value in (condition.left, condition.right):
            if isinstance(value, Func) and value.word == "shown" and value.args[0] not in ("any", "van"):
                yield str(value.args[0])


def readings(g: VanguardState, condition: Condition, ctx: Ctx) -> dict[bool, tuple[str, ...]]:
    """Whether a condition holds as the dice lie, and whether it could be otherwise: each with the symbols for which
    vanguards are taken, as few as need be. As the dice lie comes first."""
    found: dict[bool, tuple[str, ...]] = {test(g, condition, ctx): ()}
    check, faces = g.expedition.check, faces_asked(condition)
    if check is None or not faces:
        return found
    wild = sum(VANGUARD in symbols(die) for die in check.pool)
    for count in range(1, wild + 1):
        for taken in combinations_with_replacement(faces, count):
            about = (*ctx.about, *(TAKEN + face for face in taken))
            found.setdefault(test(g, condition, replace(ctx, about=about)), taken)
    return found


def can_hold(condition: Condition) -> Callable[[VanguardState, Ctx], bool]:
    """Whether a condition holds in one of the readings."""
    return lambda g, ctx: True in readings(g, condition, ctx)


def read(g: VanguardState, condition: Condition, ctx: Ctx, wanted: tuple[bool, ...] = (True, False)) -> Rules[bool]:
    """Whether a condition holds, as the player reads the vanguards. `wanted`: what anybody would make of it."""
    able = readings(g, condition, ctx)
    natural = next(iter(able))
    if len(able) == 1 or (not natural) not in wanted:
        return natural
    taken = TakeVanguards(tuple([SHORT[face] for face in able[not natural]]))
    move = yield ask_crew(g, ctx.who, "vanguard-ask-take-vanguards", [taken, GoOn()], "IV-X-580")
    return natural if isinstance(move, GoOn) else not natural
