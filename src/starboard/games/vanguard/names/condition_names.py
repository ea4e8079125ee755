"""Conditions and numbers of the notation in words."""

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starboard.games.vanguard.notation.grammar import (
    All,
    Any,
    Compare,
    Condition,
    Func,
    Named,
    Not,
    Test,
    Value,
    WordIs,
    parse_condition,
)
from starboard.games.vanguard.notation.vocabulary import TESTS, VALUES
from starboard.kernel import Arg, Message

if TYPE_CHECKING:
    from starboard.games.vanguard.names.effect_names import Words

COUNTED = ("track", "state", "number")
"""What a planet keeps under a bare name: tracks, states, and the numbers of its sectors."""
DENIED = frozenset({"at", "important", "objective", "self", "set", "used"})
"""Tests that have a sentence of their own for when they do not hold: `vanguard-test-not-at`."""
_ANOTHER_HERE = parse_condition("not self and at there").condition
_SIGNS: dict[str, tuple[str, Callable[[int, int], bool]]] = {
    "=": ("is", operator.eq),
    "!=": ("not", operator.ne),
    "<": ("less", operator.lt),
    "<=": ("most", operator.le),
    ">": ("more", operator.gt),
    ">=": ("least", operator.ge),
}
"""What each sign is called in messages, and when it holds."""


def condition_words(words: "Words", condition: Condition) -> Message:
    """What must be so."""
    if condition == _ANOTHER_HERE:
        return Message("vanguard-another-here")
    if isinstance(condition, Compare):
        return _compare(words, condition)
    if isinstance(condition, WordIs):
        return _word_is(words, condition)
    if isinstance(condition, Test):
        return Message(
            f"vanguard-test-{condition.word}", words.arguments(TESTS[condition.word], condition.args, "vanguard-or")
        )
    if isinstance(condition, Not):
        return _not(words, condition)
    assert isinstance(condition, All | Any)
    joint = "vanguard-both" if isinstance(condition, All) else "vanguard-or"
    return joined([_part(words, part) for part in condition.parts], joint)


def _part(words: "Words", condition: Condition) -> Message:
    """A part of a condition; in brackets, if it has parts itself."""
    said = condition_words(words, condition)
    return bracketed(said) if isinstance(condition, All | Any) and condition != _ANOTHER_HERE else said


def _not(words: "Words", condition: Not) -> Message:
    inner = condition.inner
    if isinstance(inner, Test) and inner.word in DENIED:
        word = f"not-{inner.word}"
        return Message(f"vanguard-test-{word}", words.arguments(TESTS[inner.word], inner.args, "vanguard-or"))
    return Message("vanguard-not", {"condition": _part(words, inner)})


def _compare(words: "Words", condition: Compare) -> Message:
    """Two numbers. Between whole numbers `> 2` is at least 3, and nothing is below 0."""
    left, right = condition.left, condition.right
    sign, holds = _SIGNS[condition.sign]
    if not isinstance(right, int):
        sign = "same" if sign == "is" else sign
        return Message(
            "vanguard-compare", {"left": value_words(words, left), "right": value_words(words, right), "sign": sign}
        )
    if isinstance(left, Named) and left.name in words.switches:
        return Message(
            "vanguard-switch", {"name": words.own("track", left.name), "on": "yes" if holds(1, right) else "no"}
        )
    if sign == "more":
        sign, right = "least", right + 1
    elif sign == "less":
        sign, right = "most", right - 1
    elif sign == "not" and right == 0:
        sign, right = "least", 1
    sign = "is" if sign == "most" and right == 0 else sign
    return Message("vanguard-compare", {"left": value_words(words, left), "right": right, "sign": sign})


def _word_is(words: "Words", condition: WordIs) -> Message:
    """What the story remembers is not told; a state of the planet is."""
    if condition.name.isupper():
        return Message("vanguard-decided")
    state = Message("vanguard-called", {"name": words.own("state", f"{condition.name}-{condition.word}")})
    return state if condition.equal else Message("vanguard-not", {"condition": state})


def value_words(words: "Words", value: Value) -> Arg:
    """A number."""
    if isinstance(value, int):
        return value
    if isinstance(value, Func):
        return Message(f"vanguard-value-{value.word}", words.arguments(VALUES[value.word], value.args))
    if value.name.isupper():
        return Message("vanguard-counter")
    if value.name in VALUES:
        return Message(f"vanguard-value-{value.name}", words.arguments(VALUES[value.name], ()))
    return Message("vanguard-called", {"name": words.own(COUNTED, value.name)})


# -- What sentences are joined with ------------------------------------------------------------------------------------


def joined(parts: Sequence[Message], id: str) -> Message:
    """One after the other, with this message between them."""
    if not parts:
        return Message("vanguard-nothing")
    said = parts[0]
    for part in parts[1:]:
        said = Message(id, {"first": said, "second": part})
    return said


def bracketed(said: Message) -> Message:
    """What belongs together."""
    return Message("vanguard-bracketed", {"inner": said})
