"""Conditions as clauses, which can stand after "if" or "only if"; and numbers as what is counted."""

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starboard.games.vanguard.names.place_names import Form
from starboard.games.vanguard.names.sentences import chosen, listed
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
from starboard.games.vanguard.notation.place_words import Atom, Place
from starboard.games.vanguard.notation.vocabulary import TESTS, VALUES
from starboard.kernel import Arg, Message

if TYPE_CHECKING:
    from starboard.games.vanguard.names.argument_names import ArgumentWords

COUNTED: Final = ("track", "state", "number")
"""What a planet keeps under a bare name: tracks, states, and the numbers of its sectors."""
STORY: Final = Message("vanguard-if-story")
"""What was decided earlier is not told."""
_ANOTHER_HERE: Final = parse_condition("not self and at there").condition
_TEAM: Final = Func("team", ())
_WHOLE_TEAM: Final = (("crewed", "is"), ("crewed", "least"), ("tally", "least"), ("tally", "is"))
"""What everyone on the team is or has done, if there are as many of it as the team is large."""
BEING: Final = {
    "biome": ("biome", "vanguard-is-biome"),
    "biome-at": ("biome", "vanguard-is-biome"),
    "injury": ("injury", "vanguard-an-injury"),
}
"""Tests of what something is, not of what that is called: what they ask for, and how it is said after "is"."""
_SIGNS: Final[dict[str, tuple[str, str, Callable[[int, int], bool]]]] = {
    "=": ("is", "!=", operator.eq),
    "!=": ("not", "=", operator.ne),
    "<": ("less", ">=", operator.lt),
    "<=": ("most", ">", operator.le),
    ">": ("more", "<=", operator.gt),
    ">=": ("least", "<", operator.ge),
}
"""What each sign is called in messages, the sign for when it does not hold, and when it holds."""


def condition_words(words: "ArgumentWords", condition: Condition, denied: bool = False) -> Message:
    """What must be so; or, where it is denied, what must not. A denial reaches the single parts, so that no clause
    begins with "not"."""
    if isinstance(condition, Not):
        return condition_words(words, condition.inner, not denied)
    if condition == _ANOTHER_HERE and not denied:
        return Message("vanguard-if-another-here")
    if isinstance(condition, All | Any):
        return _joined(words, condition, denied)
    if isinstance(condition, Compare):
        return _compare(words, condition, denied)
    if isinstance(condition, WordIs):
        return _word_is(words, condition, condition.equal is denied)
    if condition.word == "set":
        return STORY
    form: Form = "bare" if condition.word in ("is", "biome-at") else "in"
    args = words.arguments(TESTS[condition.word], condition.args, "vanguard-or", form=form)
    if condition.word in BEING:
        kind, said = BEING[condition.word]
        names = [name for name in condition.args if isinstance(name, str)]
        args[kind] = chosen([Message(said, {"word": name}) for name in names])
    return Message(f"vanguard-if-{condition.word}", {"not": "yes" if denied else "no", **args})


def is_secret(condition: Condition) -> bool:
    """Whether it asks for nothing but what the story remembers."""
    if isinstance(condition, Not):
        return is_secret(condition.inner)
    if isinstance(condition, All | Any):
        return all(is_secret(part) for part in condition.parts)
    if isinstance(condition, WordIs):
        return condition.name.isupper()
    return isinstance(condition, Test) and condition.word == "set"


def _joined(words: "ArgumentWords", condition: All | Any, denied: bool) -> Message:
    """Several conditions. If neither of two may be so, both must not be."""
    together = isinstance(condition, All) is not denied
    everywhere = _same_everywhere(words, condition) if together and not denied else None
    if everywhere is not None:
        return everywhere
    said: list[Message] = []
    for part in condition.parts:
        words_of_part = _part(words, part, denied, together)
        if words_of_part not in said:
            said.append(words_of_part)
    return listed(said) if together else chosen(said)


def _same_everywhere(words: "ArgumentWords", condition: All | Any) -> Message | None:
    """The same number of the same marker in several places: "on floor 1, on floor 2 and on floor 3"."""
    first = condition.parts[0]
    if not isinstance(first, Compare) or not isinstance(first.left, Func) or first.left.word != "count":
        return None
    terms: list[tuple[Atom, ...]] = []
    for part in condition.parts:
        if not isinstance(part, Compare) or (part.sign, part.right) != (first.sign, first.right):
            return None
        marker, place = (*part.left.args, None, None)[:2] if isinstance(part.left, Func) else (None, None)
        if marker != first.left.args[0] or not isinstance(place, Place):
            return None
        terms += place.terms
    left = Func("count", (first.left.args[0], Place("", tuple(terms))))
    return _compare(words, Compare(left, first.sign, first.right), False, "vanguard-both")


def _part(words: "ArgumentWords", part: Condition, denied: bool, together: bool) -> Message:
    """Within "a and b", "either c or d"; within "a or b", "both c and d"."""
    said = condition_words(words, part, denied)
    if not isinstance(part, All | Any) or said.id not in ("vanguard-or", "vanguard-both", "vanguard-and-then"):
        return said
    if (isinstance(part, All) is not denied) == together or len(part.parts) > 2:
        return said
    return Message("vanguard-either" if together else "vanguard-both-of", {"said": said})


def _compare(words: "ArgumentWords", condition: Compare, denied: bool, places: str = "vanguard-or") -> Message:
    """A number and how many it must be. Between whole numbers `> 2` is at least 3, and nothing is below 0."""
    left, right = condition.left, condition.right
    written = _SIGNS[condition.sign][1] if denied else condition.sign
    sign, _, holds = _SIGNS[written]
    if not isinstance(right, int):
        return _against(words, left, sign, right)
    if isinstance(left, Named) and left.name in words.switches:
        return words.switch(left.name, holds(1, right))
    if sign == "more":
        sign, right = "least", right + 1
    elif sign == "less":
        sign, right = "most", right - 1
    elif sign == "not" and right == 0:
        sign, right = "least", 1
    if right == 0 and sign in ("most", "is"):
        sign = "none"
    how: dict[str, Arg] = {"sign": sign, "count": right}
    return _own_count(words, left, how, places) or _counted(words, left, how)


def _own_count(words: "ArgumentWords", left: Value, how: dict[str, Arg], places: str) -> Message | None:
    """What the campaign itself says of how many there are of a marker, or how far a track or a counter has come."""
    if isinstance(left, Func) and left.word == "count":
        said = words.arguments(VALUES["count"], left.args, places=places, count="number")
        return words.clause("marker", str(left.args[0]), "count", {**how, "place": said["place"]})
    if not isinstance(left, Named) or left.name in VALUES:
        return None
    kinds = ("counter",) if left.name.isupper() else ("track", "number")
    found = (words.clause(kind, left.name, "count", how) for kind in kinds)
    return next((clause for clause in found if clause is not None), None)


def _counted(words: "ArgumentWords", left: Value, how: dict[str, Arg]) -> Message:
    if isinstance(left, int):
        return Message("vanguard-if-number", {"number": left, **how})
    if isinstance(left, Func):
        said = words.arguments(VALUES[left.word], left.args, count="number")
        # Which page it is stays sealed, so several pages are said once.
        said.pop("log", None)
        return Message(f"vanguard-if-{left.word}", said | how)
    if left.name.isupper():
        return Message("vanguard-if-counter", how)
    if left.name in VALUES:
        return Message(f"vanguard-if-{left.name}", words.arguments(VALUES[left.name], (), count="number") | how)
    of = "number" if f"{words.prefix}-number-{left.name}" in words.texts else "track"
    return Message("vanguard-if-own", {"name": words.own(COUNTED, left.name), "of": of, **how})


def _against(words: "ArgumentWords", left: Value, sign: str, right: Value) -> Message:
    """Two numbers that are counted; most often whether it is the whole team."""
    if right == _TEAM and isinstance(left, Func) and (left.word, sign) in _WHOLE_TEAM:
        return _counted(words, left, {"sign": "all", "count": 0})
    said: dict[str, Arg] = {"left": value_words(words, left), "right": value_words(words, right)}
    return Message("vanguard-if-against", {"sign": sign, **said})


def _word_is(words: "ArgumentWords", condition: WordIs, denied: bool) -> Message:
    """What the story remembers is not told; a state of the planet is, in its own clause where it has one."""
    if condition.name.isupper():
        return STORY
    name = f"{condition.name}-{condition.word}"
    own = words.clause("state", name, "unless" if denied else "if")
    return own or Message("vanguard-if-state", {"name": words.own("state", name), "not": "yes" if denied else "no"})


def value_words(words: "ArgumentWords", value: Value) -> Arg:
    """What is counted: "dice in play", as it stands after "as many as there are"."""
    if isinstance(value, int):
        return value
    if isinstance(value, Func):
        return Message(f"vanguard-value-{value.word}", words.arguments(VALUES[value.word], value.args))
    if value.name.isupper():
        return Message("vanguard-value-counter")
    if value.name in VALUES:
        return Message(f"vanguard-value-{value.name}", words.arguments(VALUES[value.name], ()))
    return Message("vanguard-value-own", {"name": words.own(COUNTED, value.name)})
