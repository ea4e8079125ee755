"""Special actions, abilities of cards and dice combinations, as content writes them.

An action is a text of several lines (IV-X-301 and following):

    if: count noon here = 0
    danger: A
    tracks: green 3, red 3
    special: con/fit -> green +1
    special: if threatened -> !red
    yellow: sci+exp -> success 1 => green
    green: sci/exp -> marker station, poi 000
    red -> danger A

or one line, `plain -> supply -1, refresh 4`, when there is no dice check. With a line `demanded` it is no action that
anybody takes, but a dice check that an effect demands: `check C02` (IV-X-312).
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.grammar import (
    BadNotation,
    Checked,
    Effect,
    Parsed,
    Reference,
    parse_condition,
    parse_effect,
    parse_place_word,
    unknown,
)
from starboard.games.vanguard.notation.place_words import Place
from starboard.games.vanguard.notation.requirement import BadRequirement, Requirement, parse_requirement
from starboard.games.vanguard.notation.symbols import DANGER_BOXES, ROWS, SHORT

T = TypeVar("T")

MOST_FIELDS = 15
LINES = ("if", "danger", "tracks", "limit", "where", "special", "plain", *ROWS)
"""What a line of an action begins with."""
EXAMPLES = {
    "if": "if: count station board >= 1",
    "danger": "danger: A B",
    "tracks": "tracks: green 3, red 3",
    "limit": "limit: round",
    "where": "where: connected",
    "special": "special: acc -> red +1",
    "plain": "plain -> success 1",
    "yellow": "yellow: sci/exp -> success 1",
    "green": "green: sci+con -> success 2",
    "red": "red -> danger A",
}
"""How each of them is written."""
LIMITS = ("round", "turn", "exploration", "member")
TIMINGS = (
    "check",
    "any",
    "turn",
    "travel",
    "rest",
    "injury",
    "event",
    "track",
    "lead",
    "danger",
    "die",
    "attack",
    "landing",
    "move",
    "enter",
    "poi",
    "row",
    "disc",
    "launch",
    "docking",
)
"""When an ability may be used: in step 4 of a check, at any time, in one's own turn, or when that happens."""
USES = ("once", "twice", "thrice", "round", "turn", "discard", "action", "sacrifice", "near")
"""How often, and at what price: `discard` returns the card, `sacrifice` boxes it, `action` counts as an action. `near`:
in the check of somebody in a connected sector."""

_LINE = re.compile(r"(?P<word>[a-z]+)(?P<once> once)?\s*(?::(?P<left>.*?))?(?:->(?P<right>.*))?")
_TRACKS = re.compile(r"(?P<row>yellow|green|red) (?P<fields>[0-9]{1,2})")
_MOVE = re.compile(r"(?P<row>yellow|green|red) (?P<steps>[+-][1-9])")
_INSTANT = re.compile(r"!(?P<row>yellow|green|red)")
_ABILITY = re.compile(r"(?P<head>[^:]+?)(?: if (?P<condition>.+?))?: (?P<effect>.+)", re.DOTALL)
_COMBO = re.compile(r"(?P<requirement>[^ ]+)(?: once (?P<span>turn|round|check))? -> (?P<effect>.+)", re.DOTALL)


class Row:
    """An outcome of an action: what it needs, what it does, and the row its arrow points to (IV-X-541, IV-X-562)."""

    __slots__ = ("arrow", "effect", "requirement")

    def __init__(self, requirement: Requirement | None, effect: Effect, arrow: str) -> None:
        self.requirement, self.effect, self.arrow = requirement, effect, arrow


class Special:
    """A special effect (IV-X-530): each time its requirement is met, or when its condition holds, a track moves, the
    check ends with an outcome, or an effect happens."""

    __slots__ = ("condition", "effect", "instant", "once", "references", "requirement", "steps", "text", "track")

    def __init__(self, text: str, requirement: Requirement | None, condition: Checked | None, once: bool) -> None:
        self.text, self.requirement, self.condition, self.once = text, requirement, condition, once
        self.track, self.steps, self.instant = "", 0, ""
        self.effect: Effect | None = None
        self.references: tuple[Reference, ...] = condition.references if condition else ()


class Action(Parsed):
    """A special action. Without a dice check only `plain` is set."""

    __slots__ = ("condition", "danger", "demanded", "limit", "plain", "rows", "specials", "tracks", "where")

    def __init__(self, text: str) -> None:
        super().__init__(text, ())
        self.condition: Checked | None = None
        self.danger: tuple[str, ...] = ()
        self.demanded = False
        """Whether it is a check that an effect demands, and no action."""
        self.tracks: dict[str, int] = {}
        self.specials: tuple[Special, ...] = ()
        self.rows: dict[str, Row] = {}
        self.plain: Effect | None = None
        self.limit = ""
        self.where: Place | None = None


class Ability(Parsed):
    """What a card can be used for, and when."""

    __slots__ = ("condition", "effect", "timing", "uses")

    def __init__(
        self, text: str, timing: str, uses: tuple[str, ...], condition: Checked | None, effect: Effect
    ) -> None:
        super().__init__(text, (*(condition.references if condition else ()), *effect.references))
        self.timing, self.uses, self.condition, self.effect = timing, uses, condition, effect


class Combo(Parsed):
    """A dice combination of a global condition (IV-X-511)."""

    __slots__ = ("effect", "requirement", "span")

    def __init__(self, text: str, requirement: Requirement, span: str, effect: Effect) -> None:
        super().__init__(text, effect.references)
        self.requirement, self.span, self.effect = requirement, span, effect


# -- Actions -----------------------------------------------------------------------------------------------------------


@cache
def parse_action(text: str) -> Action:
    """The action that a text describes."""
    action = Action(text)
    references: list[Reference] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        found = _LINE.fullmatch(line)
        if not found:
            raise unknown(line.partition(":")[0].partition(" ")[0], LINES)
        references += _add(action, found["word"], bool(found["once"]), found["left"], found["right"], line)
    _complete(action)
    action.references = tuple(references)
    return action


def _add(
    action: Action, word: str, once: bool, left: str | None, right: str | None, line: str
) -> tuple[Reference, ...]:
    """One line of an action. Returns the names in it."""
    if word in ("if", "danger", "tracks", "limit", "where"):
        if right is not None or not left:
            raise BadNotation(line, "form", EXAMPLES[word])
        return _head(action, word, left.strip())
    if word == "demanded" and left is None and right is None:
        action.demanded = True
        return ()
    if right is None:
        raise BadNotation(line, "form", EXAMPLES[word]) if word in EXAMPLES else unknown(word, LINES)
    if word == "special":
        special = _special(line, (left or "").strip(), right.strip(), once)
        action.specials += (special,)
        return special.references
    if word == "plain" and not left and action.plain is None:
        action.plain = parse_effect(right.strip())
        return action.plain.references
    if word in ROWS and word not in action.rows:
        action.rows[word] = _row((left or "").strip(), right)
        return action.rows[word].effect.references
    raise BadNotation(line, "form", EXAMPLES[word]) if word in EXAMPLES else unknown(word, LINES)


def _head(action: Action, word: str, text: str) -> tuple[Reference, ...]:
    """A line about the whole action."""
    if word == "if":
        action.condition = parse_condition(text)
        return action.condition.references
    if word == "danger":
        action.danger = tuple(text.split())
        if any(box not in DANGER_BOXES or len(box) != 1 for box in action.danger):
            raise BadNotation(f"danger: {text}", "form", EXAMPLES["danger"])
    elif word == "tracks":
        for part in text.split(","):
            found = _TRACKS.fullmatch(part.strip())
            if not found or not 0 < int(found["fields"]) <= MOST_FIELDS:
                raise BadNotation(part.strip(), "form", EXAMPLES["tracks"])
            action.tracks[found["row"]] = int(found["fields"])
    elif word == "limit":
        if text not in LIMITS:
            raise BadNotation(text, "choice", ", ".join(LIMITS))
        action.limit = text
    else:
        action.where, references = parse_place_word(text)
        return references
    return ()


def _special(line: str, left: str, right: str, once: bool) -> Special:
    condition = parse_condition(left.removeprefix("if ")) if left.startswith("if ") else None
    requirement = None if condition else requirement_of(left)
    special = Special(line, requirement, condition, once)
    moved, instant = _MOVE.fullmatch(right), _INSTANT.fullmatch(right)
    if moved:
        special.track, special.steps = moved["row"], int(moved["steps"])
    elif instant:
        special.instant = instant["row"]
    else:
        special.effect = parse_effect(right)
        special.references += special.effect.references
    return special


def parse_special(text: str) -> Special:
    """A special effect by itself, as global conditions have it: `acc -> use 1 D`, `once acc -> track T07 1`."""
    left, arrow, right = text.partition("->")
    if not arrow:
        raise BadNotation(text, "form", "acc -> use 1 D")
    once = left.startswith("once ")
    return _special(text, left.removeprefix("once ").strip(), right.strip(), once)


def _row(left: str, right: str) -> Row:
    effect, sign, arrow = right.partition("=>")
    arrow = arrow.strip()
    if sign and arrow not in ROWS:
        raise BadNotation(f"=> {arrow}", "choice", ", ".join(f"=> {row}" for row in ROWS))
    return Row(requirement_of(left) if left else None, parse_effect(effect.strip()), arrow)


def _complete(action: Action) -> None:
    """An action has either a plain effect or outcomes, and these fit together."""
    if (action.plain is None) == (not action.rows):
        raise BadNotation(f"{action.text} (plain, green?)")
    if action.plain is not None and (action.tracks or action.specials or action.danger):
        raise BadNotation(f"{action.text} (plain?)")
    if action.demanded and (action.plain is not None or action.condition or action.limit or action.where):
        raise BadNotation(f"{action.text} (demanded?)")
    for name, row in action.rows.items():
        if row.arrow and row.arrow not in action.rows:
            raise BadNotation(f"=> {row.arrow}")
        needed = name != "red" and not action.tracks
        if needed != (row.requirement is not None):
            raise BadNotation(f"{name} ({action.text})")
    for special in action.specials:
        if special.track and special.track not in action.tracks:
            raise BadNotation(special.text)
        if special.instant and special.instant not in action.rows:
            raise BadNotation(special.text)
    if any(track not in action.rows for track in action.tracks):
        raise BadNotation(f"tracks ({action.text})")


def requirement_of(text: str) -> Requirement:
    """A requirement, or the complaint of the notation."""
    try:
        return parse_requirement(text)
    except BadRequirement as why:
        raise unknown(str(why), (*SHORT, *COLOUR_LETTERS, "any")) from None


# -- Abilities and combinations ----------------------------------------------------------------------------------------


@cache
def parse_ability(text: str) -> Ability:
    """`timing use* ['if' condition]: effect`."""
    found = _ABILITY.fullmatch(text.strip())
    if not found:
        raise BadNotation(text.strip(), "form", "check: reroll 2 D")
    timing, *uses = found["head"].split()
    if timing not in TIMINGS:
        raise BadNotation(timing, "choice", ", ".join(TIMINGS))
    wrong = [use for use in uses if use not in USES]
    if wrong:
        raise BadNotation(wrong[0], "choice", ", ".join(USES))
    condition = parse_condition(found["condition"]) if found["condition"] else None
    return Ability(text, timing, tuple(uses), condition, parse_effect(found["effect"]))


@cache
def parse_combo(text: str) -> Combo:
    """`requirement ['once' span] -> effect`."""
    found = _COMBO.fullmatch(text.strip())
    if not found:
        raise BadNotation(text.strip(), "form", "acc+gat once turn -> success 1")
    return Combo(text, requirement_of(found["requirement"]), found["span"] or "", parse_effect(found["effect"]))


PARSERS: dict[type, Callable[[str], object]] = {
    Effect: parse_effect,
    Checked: parse_condition,
    Action: parse_action,
    Ability: parse_ability,
    Combo: parse_combo,
    Requirement: requirement_of,
}
"""How a text becomes each kind of thing."""
