"""Words of effects that mean something else aboard than on a planet: `success 2` goes into the bag at once."""

from collections.abc import Callable

from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import MAY, OPS, Args, Do, May
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Rules

ABOARD: dict[str, Do] = {}
MAY_ABOARD: dict[str, May] = {}


def aboard(word: str) -> Callable[[Do], Do]:
    """Registers what a word does while nobody is on a planet."""

    def register(do: Do) -> Do:
        ABOARD[word] = do
        return do

    return register


def may_aboard(word: str) -> Callable[[May], May]:
    """Registers whether a word can be done in full while nobody is on a planet."""

    def register(check: May) -> May:
        MAY_ABOARD[word] = check
        return check

    return register


def join_meanings() -> None:
    """Let every word with two meanings choose between them. Called once, when both have been registered."""
    for word, do in ABOARD.items():
        OPS[word] = _either(OPS.get(word, do), do)
    for word in {*MAY_ABOARD, *(ABOARD.keys() & MAY.keys())}:
        MAY[word] = _may_either(MAY.get(word, _always), MAY_ABOARD.get(word, _always))


def _either(there: Do, here: Do) -> Do:
    def do(g: VanguardState, ctx: Ctx, args: Args) -> Rules[None] | None:
        return (there if g.expedition.team else here)(g, ctx, args)

    return do


def _may_either(there: May, here: May) -> May:
    def check(g: VanguardState, ctx: Ctx, args: Args) -> bool:
        return (there if g.expedition.team else here)(g, ctx, args)

    return check


def _always(g: VanguardState, ctx: Ctx, args: Args) -> bool:
    return True
