"""The vocabulary of effects: what a card, module, token or space does, as data.

    effect := step (';' step)*                 one after the other
    step   := term ('|' term)*                 the player chooses one
    term   := [call '->'] call ('&' call)*     with '->' the left side is paid to get the right side
    call   := name '(' arguments ')'

`parse` reads the text and checks it against `VOCABULARY`, so that a misspelt card is found when content is loaded.
Each word of the vocabulary is carried out by an `Op`, which answers both "may I?" and "do it". Rules register theirs:

    @op("vp")
    def score(g: AndromedaState, who: int, args: Args, source: Source) -> Rules[None]: ...

    @may("vp")
    def can_score(g: AndromedaState, who: int, args: Args, source: Source) -> bool: ...

A word without a `may` can always be done. `hegemon_op` and `hegemon_may` register what the Hegemon does instead.

For players every effect is optional unless it is a loss (AE-B-7.7). A plain gain is just taken: nobody would refuse it.
A word that costs something or offers a choice asks for itself, and lets the player decline.
"""

import re
from collections.abc import Callable
from typing import TypeVar

import msgspec

from starboard.games.andromeda.moves_effects import Accept, Choose, Decline
from starboard.games.andromeda.state import MODULE_TYPES, RESOURCES, SHIP_TYPES, TRACKS, AndromedaState
from starboard.kernel import Ask, Move, Rules

Args = tuple[str | int, ...]

NUMBER = ("number",)
KINDS: dict[str, tuple[str, ...]] = {
    "resource": (*RESOURCES, "any"),
    "track": (*TRACKS, "any", "lowest"),
    "module": (*MODULE_TYPES, "any"),
    "ship": (*SHIP_TYPES, "any"),
    "free": ("free",),
    "moon": ("nebula", "own_ship_planet"),
    "stack": ("1", "2", "observatory"),
    "random stack": ("science", "observatory"),
    "drop": ("each_planet_without_ships", "each_base"),
    "class": ("S",),
    "die": ("heg_dice_1",),
}
"""The words that an argument of each kind can be. A `number` is a whole number, a `stack` may be written as one."""

VOCABULARY: dict[str, tuple[str, ...]] = {
    "gain": ("resource", "number"),
    "pay": ("resource", "number"),
    "exchange": NUMBER,
    "tactics": NUMBER,
    "tactics_keep": ("number", "number"),
    "vp": NUMBER,
    "advance": ("track", "number"),
    "repair": NUMBER,
    "damage_module": NUMBER,
    "damage_ship": NUMBER,
    "build_ship": ("ship", "number"),
    "acquire_module": ("module", "number"),
    "module": ("module", "free"),
    "build_dev": NUMBER,
    "discount": NUMBER,
    "claim_moon": ("moon",),
    "nebula_moon": NUMBER,
    "discovery_stack": ("stack",),
    "discovery_random": ("random stack", "number"),
    "recruit": NUMBER,
    "move_ship": NUMBER,
    "range": NUMBER,
    "upgrade": NUMBER,
    "launch_again": NUMBER,
    "event": NUMBER,
    "command": NUMBER,
    "vault": NUMBER,
    "hand_limit": NUMBER,
    "targeting_level": NUMBER,
    "supremacy_token": NUMBER,
    "dice": NUMBER,
    "targeting": NUMBER,
    "reroll": NUMBER,
    "set_die": ("number", "number"),
    "enemy_dice": NUMBER,
    "enemy_discard_or_die": NUMBER,
    "negate_damage": NUMBER,
    "withdraw": NUMBER,
    "truce": NUMBER,
    "drop_resource": ("drop", "number"),
    "collapse_dev": NUMBER,
    "reverse_launch": NUMBER,
    "discard_resource": NUMBER,
    "send_leader_to_base": NUMBER,
    "spawn_raider": ("class", "number"),
    "raider_vp_bonus": NUMBER,
    "wyrm_return": NUMBER,
    "move_to_gate": NUMBER,
    "heg_dice": NUMBER,
    "heg_targeting": NUMBER,
    "heg_tactics": NUMBER,
    "heg_transports_escalate": NUMBER,
    "heg_sits_out": NUMBER,
    "each_human_discard_or": ("die",),
    "each_human_may_pay_2_to_make_hegemon_sit_out": NUMBER,
    "humans_no_energy": NUMBER,
    "heg_gives_card_each_human": NUMBER,
}
"""Every word that content may use, and the kinds of its arguments."""


class Call(msgspec.Struct, frozen=True):
    """One word with its arguments: `gain(ice,2)`."""

    name: str
    args: Args


class Term(msgspec.Struct, frozen=True):
    """What is gained together, and what is paid for it."""

    calls: tuple[Call, ...]
    cost: Call | None = None


class Effect(msgspec.Struct, frozen=True):
    """Steps, one after the other, each a choice of terms. `text` is how it stands in the content."""

    steps: tuple[tuple[Term, ...], ...] = ()
    text: str = ""


class Source(msgspec.Struct, frozen=True):
    """Where an effect comes from: the id of a card, module, token or region, and the rule by which it happens."""

    id: str
    rule: str


class BadEffect(ValueError):
    """A text that is no effect; says what is wrong."""


Do = Callable[[AndromedaState, int, Args, Source], Rules[None]]
May = Callable[[AndromedaState, int, Args, Source], bool]
F = TypeVar("F", Do, May)

OPS: dict[str, Do] = {}
MAY: dict[str, May] = {}
HEGEMON_OPS: dict[str, Do] = {}
HEGEMON_MAY: dict[str, May] = {}


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


def _register(table: dict[str, F], name: str) -> Callable[[F], F]:
    if name not in VOCABULARY or name in table:
        raise ValueError(f"{name} is not in the vocabulary, or stands there twice")

    def keep(function: F) -> F:
        table[name] = function
        return function

    return keep


# -- Reading ---------------------------------------------------------------------------------------------------------

_CALL = re.compile(r"(?P<name>[a-z0-9_]+)\((?P<args>[^()]*)\)")


def parse(text: str) -> Effect:
    """The effect that a text stands for; the empty text and `none` do nothing. `BadEffect` says what is wrong."""
    if text in ("", "none"):
        return Effect((), text)
    return Effect(tuple(tuple(_term(term) for term in step.split("|")) for step in text.split(";")), text)


def _term(text: str) -> Term:
    cost, arrow, gained = text.rpartition("->")
    return Term(tuple(_call(call) for call in gained.split("&")), _call(cost) if arrow else None)


def _call(text: str) -> Call:
    found = _CALL.fullmatch(text.strip())
    if not found:
        raise BadEffect(f"{text!r}")
    name = found["name"]
    kinds = VOCABULARY.get(name)
    words = [word.strip() for word in found["args"].split(",")]
    if kinds is None:
        raise BadEffect(name)
    if len(words) != len(kinds):
        raise BadEffect(f"{text.strip()}: {len(words)} ≠ {len(kinds)}")
    return Call(name, tuple(_argument(text, word, kind) for word, kind in zip(words, kinds, strict=True)))


def _argument(text: str, word: str, kind: str) -> str | int:
    if kind == "number":
        if not re.fullmatch(r"-?[0-9]{1,2}", word):
            raise BadEffect(f"{text.strip()}: {word!r}")
        return int(word)
    if word not in KINDS[kind]:
        raise BadEffect(f"{text.strip()}: {word!r} ({', '.join(KINDS[kind])})")
    return word


# -- Carrying out ----------------------------------------------------------------------------------------------------


def decider(g: AndromedaState, who: int) -> int:
    """The seat that is asked: the player, or for the Hegemon whoever holds the Eye (AE-E-8.1)."""
    if who < g.seats:
        return who
    assert g.hegemon is not None
    return g.hegemon.eye


def may_call(g: AndromedaState, who: int, call: Call, source: Source) -> bool:
    """Whether one word would do anything."""
    check = MAY.get(call.name)
    if who >= g.seats:
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
    if term.cost is not None and who < g.seats:
        options: list[Move] = [Accept(source.id), Decline(source.id)]
        move = yield Ask(who, "andromeda-ask-pay", options, source.rule)
        if isinstance(move, Decline):
            return
    yield from do_term(g, who, term, source)


def _several(
    g: AndromedaState, who: int, effect: Effect, step: tuple[Term, ...], numbers: list[int], source: Source
) -> Rules[None]:
    place = effect.steps.index(step)
    options: list[Move] = [Choose(effect.text, place, number) for number in numbers]
    move = yield Ask(decider(g, who), "andromeda-ask-choose", options, source.rule)
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
    do = (HEGEMON_OPS.get(call.name) if who >= g.seats else None) or OPS[call.name]
    yield from do(g, who, call.args, source)
