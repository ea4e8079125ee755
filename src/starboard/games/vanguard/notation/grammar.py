"""The notation of effects, conditions and numbers: text into a tree that `effects` carries out.

    effect   := step (',' step)*                  one after the other
    step     := option ('or' option)*             the person concerned chooses one
    option   := word argument*
              | '(' effect ')'
              | 'if' condition '(' effect ')' ['else' '(' effect ')']
              | 'may' '(' effect ')'              may be declined
              | 'pay' '(' effect ')' '(' effect ')'
              | ('each' | 'one' | 'random') crew '(' effect ')'
              | 'once' [span] '(' effect ')'
              | 'repeat' value '(' effect ')'
              | 'at' place '(' effect ')'
              | 'nothing'

The words are those of `vocabulary`. Names of things that a campaign defines are kept in `Effect.references`; the loader
looks for them.
"""

from functools import cache

from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.notation.reader import Reader
from starboard.games.vanguard.notation.tree import (
    NOTHING,
    All,
    Any,
    Arg,
    Args,
    BadNotation,
    Call,
    Checked,
    Compare,
    Condition,
    CrewSet,
    Effect,
    Flag,
    Func,
    Group,
    Named,
    Node,
    Not,
    Parsed,
    Passive,
    Reference,
    Step,
    Test,
    Value,
    WordIs,
    unknown,
)
from starboard.games.vanguard.notation.vocabulary import PASSIVES

__all__ = [
    "NOTHING",
    "All",
    "Any",
    "Arg",
    "Args",
    "BadNotation",
    "Call",
    "Checked",
    "Compare",
    "Condition",
    "CrewSet",
    "Effect",
    "Flag",
    "Func",
    "Group",
    "Named",
    "Node",
    "Not",
    "Parsed",
    "Passive",
    "Reference",
    "Step",
    "Test",
    "Value",
    "WordIs",
    "parse_condition",
    "parse_effect",
    "parse_passive",
    "parse_place_word",
    "unknown",
]


@cache
def parse_effect(text: str) -> Effect:
    """The effect that a text describes. `BadNotation` names what is wrong."""
    reader = Reader(text)
    steps = reader.steps() if reader.tokens else ()
    reader.expect_end()
    return Effect(steps, text, tuple(reader.references))


@cache
def parse_condition(text: str) -> Checked:
    """The condition that a text states."""
    reader = Reader(text)
    condition = reader.condition()
    reader.expect_end()
    return Checked(condition, text, tuple(reader.references))


@cache
def parse_passive(text: str) -> Passive:
    """`word argument* ['if' condition]`, with a word of `PASSIVES`."""
    reader = Reader(text)
    word = reader.take()
    if word not in PASSIVES:
        raise unknown(word, PASSIVES)
    args = reader.arguments(PASSIVES[word])
    condition = None
    if reader.skip("if"):
        condition = reader.condition()
    reader.expect_end()
    return Passive(word, args, condition, text, tuple(reader.references))


def parse_place_word(text: str) -> tuple[Place, tuple[Reference, ...]]:
    """The place that a word means, and the names in it."""
    reader = Reader("")
    place = reader.place(text)
    return place, tuple(reader.references)
