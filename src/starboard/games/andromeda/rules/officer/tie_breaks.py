"""AE-E-8.1: what is decided for the Hegemon where the rules leave several ways. By the option `ties` either the holder
of the Eye does it, or the program, which says why."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from starboard.games.andromeda.board.players import is_hegemon
from starboard.games.andromeda.board.tie_ranks import PLACES, Rank, first_of
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.effects.effects import decider, program_decides
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState
from starboard.kernel import Ask, Move, Rules, show, tell

M = TypeVar("M", bound=Move)


def choose_for(
    g: AndromedaState,
    who: int,
    prompt: str,
    options: Sequence[M],
    rule: str,
    rank: Callable[[AndromedaState, M], Rank] | None = None,
    words: tuple[str, ...] = PLACES,
) -> Rules[M]:
    """What somebody does, a person or the Hegemon. One way is taken without a question. Among several that suit the
    Hegemon equally well the program takes that of the lowest `rank`, or the first; `words` say what the numbers of a
    rank stand for."""
    if len(options) == 1:
        return options[0]
    if is_hegemon(g, who) and program_decides(g):
        place, why = first_of([rank(g, move) for move in options], words) if rank is not None else (0, words[0])
        say_why(g, why, options[place], len(options))
        return options[place]
    move: M = yield Ask(decider(g, who), prompt, options, rule)
    return move


def say_why(g: AndromedaState, why: str, move: Move, count: int) -> None:
    """The reason is said before the thing is done."""
    if g.news is not None:
        tell(g, "andromeda-hegemon-settles", "AE-E-8.1", why=why, count=count)
        at = NUMBER_OF.get(str(getattr(move, "region", "")), NOWHERE)
        show(g, "why", reason=why, count=count, at=at)
