"""AE-B-18.3, AE-B-18.5, AE-B-22: discovery and supremacy tokens."""

from starboard.games.andromeda.content import content
from starboard.games.andromeda.effects.effects import Source, carry_out_agreed, may, may_effect, op
from starboard.games.andromeda.moves.effect_moves import KeepToken
from starboard.games.andromeda.names.names import by, named
from starboard.games.andromeda.notation.grammar import Args
from starboard.games.andromeda.rules.player_area.factions import has
from starboard.games.andromeda.state.game_state import NOWHERE, AndromedaState, Stack
from starboard.kernel import Ask, Move, Offer, Rules, show, tell

STACKS = ("1", "2", "observatory")
"""The places in `AndromedaState.stacks`."""
CHOICE = 2


def draw_and_keep(g: AndromedaState, who: int, number: int, rule: str) -> Rules[None]:
    """AE-B-18.3: look at two tokens, keep one; the other goes to the bottom of the stack. Curiosity looks at three.

    While the player looks, the tokens stay on top of the stack, so that nothing is ever outside the state."""
    stack = g.stacks[number]
    count = min(CHOICE + (1 if has(g, who, "curiosity") else 0), len(stack.tokens))
    stack.looker, stack.looked = who, count
    g.chance.reveal()
    kept = stack.tokens[-1]
    if count > 1:
        move = yield Ask(who, "andromeda-ask-token", Offer(lambda: _on_top(stack), secret=True, alone=False), rule)
        kept = move.token
    drawn = stack.tokens[-count:]
    del stack.tokens[-count:]
    del stack.known[len(stack.tokens) :]
    drawn.remove(kept)
    for token in drawn:
        stack.tokens.insert(0, token)
        stack.known.insert(0, who)
    stack.looker, stack.looked = NOWHERE, 0
    take(g, who, kept, rule)


def _on_top(stack: Stack) -> list[Move]:
    return [KeepToken(token) for token in sorted(set(stack.tokens[-stack.looked :]))]


def take(g: AndromedaState, who: int, token: str, rule: str) -> None:
    """A token that everybody now sees."""
    g.players[who].tokens.append(token)
    g.chance.reveal()
    tell(g, "andromeda-took-token", rule, seat=by(g, who), token=named(token))
    show(g, "token", who=who, token=token)


def draw_random(g: AndromedaState, who: int, number: int, count: int, rule: str) -> None:
    """Take tokens from the top of a stack and keep them all."""
    stack = g.stacks[number]
    for _ in range(min(count, len(stack.tokens))):
        take(g, who, stack.tokens.pop(), rule)
        del stack.known[len(stack.tokens) :]


@op("discovery_stack")
def _discovery_stack(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]:
    yield from draw_and_keep(g, who, STACKS.index(str(args[0])), "AE-B-18.3")


@may("discovery_stack")
def _may_discovery_stack(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return bool(g.stacks[STACKS.index(str(args[0]))].tokens)


@op("discovery_random")
def _discovery_random(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """`science` is the first of the two Science stacks that still has a token."""
    for _ in range(int(args[1])):
        number = _stack_for(g, str(args[0]))
        if number != NOWHERE:
            draw_random(g, who, number, 1, source.rule)


@may("discovery_random")
def _may_discovery_random(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return _stack_for(g, str(args[0])) != NOWHERE


def _stack_for(g: AndromedaState, name: str) -> int:
    choices = (0, 1) if name == "science" else (2,)
    return next((number for number in choices if g.stacks[number].tokens), NOWHERE)


@op("supremacy_token")
def _supremacy_token(g: AndromedaState, who: int, args: Args, source: Source) -> None:
    """AE-B-18.5: first come, first served."""
    token = g.supremacy[int(args[0]) - 1]
    g.supremacy[int(args[0]) - 1] = ""
    take(g, who, token, "AE-B-18.5")


@may("supremacy_token")
def _may_supremacy_token(g: AndromedaState, who: int, args: Args, source: Source) -> bool:
    return g.supremacy[int(args[0]) - 1] != ""


def usable(g: AndromedaState, who: int) -> list[str]:
    """AE-B-14.6: the tokens that can be used as a free action now, each face once."""
    held = g.players[who].tokens
    if not held:
        return []
    faces = content().tokens
    return [
        token
        for token in sorted(set(held))
        if faces[token].timing == "once" and may_effect(g, who, faces[token].effect, Source(token, "AE-B-22.1"))
    ]


def use(g: AndromedaState, who: int, token: str) -> Rules[None]:
    """AE-B-22.1: a token is used once."""
    player = g.players[who]
    player.tokens.remove(token)
    player.spent.append(token)
    tell(g, "andromeda-used-token", "AE-B-14.6", seat=who, token=named(token))
    show(g, "use", who=who, what=token)
    yield from carry_out_agreed(g, who, content().tokens[token].effect, Source(token, "AE-B-22.1"))
