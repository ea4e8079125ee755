"""The vocabulary of effects: what a card, module, token or space does, as data.

    effect := step (';' step)*                 one after the other
    step   := term ('|' term)*                 the player chooses one
    term   := [call '->'] call ('&' call)*     with '->' the left side is paid to get the right side
    call   := name '(' arguments ')'

`parse` reads the text and checks it against `VOCABULARY`, so that a misspelt card is found when content is loaded.
Each word of the vocabulary is carried out by an `Op`, which answers both "may I?" and "do it". Rules register theirs:

    @op("vp")
    def score(g: AndromedaState, who: int, args: Args, source: Source) -> None: ...

    @may("vp")
    def can_score(g: AndromedaState, who: int, args: Args, source: Source) -> bool: ...

A word without a `may` can always be done. `hegemon_op` and `hegemon_may` register what the Hegemon does instead.
`ask_among` registers a word that can ask its own question together with the other terms of a step, so that a choice
between "a module for less" and "two modules" is one question and not two.

For players every effect is optional unless it is a loss (AE-B-7.7). A plain gain is just taken: nobody would refuse it.
A word that costs something or offers a choice asks for itself, and lets the player decline.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from starboard.games.andromeda.board.players import is_hegemon, is_person
from starboard.games.andromeda.moves.effect_moves import Accept, Choose, Decline
from starboard.games.andromeda.notation.grammar import VOCABULARY, Args, Call, Effect, Term
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Ask, Move, Rules


class Source(msgspec.Struct, frozen=True):
    """Where an effect comes from: the id of a card, module, token or region, and the rule by which it happens."""

    id: str
    rule: str


Do = Callable[[AndromedaState, int, Args, Source], Rules[None] | None]
"""What carries out a word: a generator where it may ask somebody, else a plain function."""
May = Callable[[AndromedaState, int, Args, Source], bool]
AskAmong = Callable[[AndromedaState, int, Args, Source, list[Move]], Rules[Move]]
"""What asks for a word and offers other moves with it: it carries the word out, and returns what was chosen."""
F = TypeVar("F", Do, May, AskAmong)

OPS: dict[str, Do] = {}
MAY: dict[str, May] = {}
HEGEMON_OPS: dict[str, Do] = {}
HEGEMON_MAY: dict[str, May] = {}
ASK_AMONG: dict[str, AskAmong] = {}


def op(name: str) -> Callable[[Do], Do]:
    """Registers how a word is carried out."""
    return _register(OPS, name)


def may(name: str) -> Callable[[May], May]:
    """Registers when a word can do anything at all."""
    return _register(MAY, name)


def hegemon_op(name: str) -> Callable[[Do], Do]:
    """Registers what the Hegemon does instead."""
    return _register(HEGEMON_OPS, name)


def hegemon_may(name: str) -> Callable[[May], May]:
    """Registers when the Hegemon can do anything at all."""
    return _register(HEGEMON_MAY, name)


def ask_among(name: str) -> Callable[[AskAmong], AskAmong]:
    """Registers how a word is asked for together with what else may be chosen."""
    return _register(ASK_AMONG, name)


def _register(table: dict[str, F], name: str) -> Callable[[F], F]:
    if name not in VOCABULARY or name in table:
        raise ValueError(f"{name} is not in the vocabulary, or stands there twice")

    def keep(function: F) -> F:
        table[name] = function
        return function

    return keep


# -- Reading ---------------------------------------------------------------------------------------------------------


# -- Carrying out ----------------------------------------------------------------------------------------------------


def decider(g: AndromedaState, who: int) -> int:
    """The seat that is asked: the player, or for the Hegemon the Eye holder (AE-E-8.1)."""
    if is_person(g, who):
        return who
    assert g.hegemon is not None
    return g.hegemon.eye


def program_decides(g: AndromedaState) -> bool:
    """Whether the program, and not the holder of the Eye, decides for the Hegemon."""
    return g.hegemon is not None and not g.hegemon.eye_decides


def may_call(g: AndromedaState, who: int, call: Call, source: Source) -> bool:
    """Whether one word would do anything."""
    check = MAY.get(call.name)
    if g.hegemon is not None and is_hegemon(g, who):
        check = HEGEMON_MAY.get(call.name, check)
    return check is None or check(g, who, call.args, source)


def may_term(g: AndromedaState, who: int, term: Term, source: Source) -> bool:
    """Whether what must be paid can be paid, and something of it would be gained."""
    if term.cost is not None and not may_call(g, who, term.cost, source):
        return False
    calls = term.calls
    # Nothing is asked more often than this, and most terms are one word.
    if len(calls) == 1:
        return may_call(g, who, calls[0], source)
    return any(may_call(g, who, call, source) for call in calls)


def may_effect(g: AndromedaState, who: int, effect: Effect, source: Source) -> bool:
    """Whether carrying it out would do anything: whether it is worth while to offer it."""
    for step in effect.steps:
        for term in step:
            if may_term(g, who, term, source):
                return True
    return False


def carry_out_agreed(g: AndromedaState, who: int, effect: Effect, source: Source) -> Rules[None]:
    """The same for something that a player has chosen to use: where it does one thing, its price was agreed to."""
    if len(effect.steps) == 1 and len(effect.steps[0]) == 1:
        term = effect.steps[0][0]
        if may_term(g, who, term, source):
            yield from do_term(g, who, term, source)
        return
    yield from carry_out(g, who, effect, source)


def carry_out(g: AndromedaState, who: int, effect: Effect, source: Source) -> Rules[None]:
    """Step by step; the player chooses among the terms of a step that can be done."""
    for step in effect.steps:
        if len(step) == 1:
            term = step[0]
            if may_term(g, who, term, source):
                yield from _one(g, who, term, source)
            continue
        numbers = [number for number, term in enumerate(step) if may_term(g, who, term, source)]
        if len(numbers) == 1:
            yield from _one(g, who, step[numbers[0]], source)
        elif numbers:
            yield from _several(g, who, effect, step, numbers, source)


def _one(g: AndromedaState, who: int, term: Term, source: Source) -> Rules[None]:
    """The only thing to do. It need not be paid for."""
    if term.cost is not None and is_person(g, who):
        options: list[Move] = [Accept(source.id), Decline(source.id)]
        move = yield Ask(who, "andromeda-ask-pay", options, source.rule)
        if isinstance(move, Decline):
            return
    yield from do_term(g, who, term, source)


def _several(
    g: AndromedaState, who: int, effect: Effect, step: tuple[Term, ...], numbers: list[int], source: Source
) -> Rules[None]:
    if is_hegemon(g, who) and program_decides(g):
        yield from do_term(g, who, step[numbers[0]], source)
        return
    place = effect.steps.index(step)
    options: list[Move] = [Choose(effect.text, place, number) for number in numbers]
    first = step[numbers[0]]
    if is_person(g, who) and first.cost is None and len(first.calls) == 1 and first.calls[0].name in ASK_AMONG:
        call = first.calls[0]
        move = yield from ASK_AMONG[call.name](g, who, call.args, source, options[1:])
    else:
        move = yield Ask(decider(g, who), "andromeda-ask-choose", options, source.rule)
    if isinstance(move, Choose):
        yield from do_term(g, who, step[move.term], source)


def do_term(g: AndromedaState, who: int, term: Term, source: Source) -> Rules[None]:
    """Pay first, then every word in turn, as far as it can be done by then."""
    if term.cost is not None:
        yield from do_call(g, who, term.cost, source)
    for call in term.calls:
        if may_call(g, who, call, source):
            yield from do_call(g, who, call, source)


def do_call(g: AndromedaState, who: int, call: Call, source: Source) -> Rules[None]:
    """Carry out one word."""
    do = (HEGEMON_OPS.get(call.name) if is_hegemon(g, who) else None) or OPS[call.name]
    asking = do(g, who, call.args, source)
    if asking is not None:
        yield from asking
