"""The lesson of a campaign (IV-C-204): the first round on its tutorial planet, step by step, in `tutorial.toml`."""

from functools import cache
from typing import Literal

import msgspec

from starboard.games.vanguard.moves.effect_moves import MOVES_EFFECTS
from starboard.games.vanguard.moves.exploration_moves import EXPLORE_MOVES
from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.grammar import BadNotation, Parsed, Reference
from starboard.games.vanguard.notation.symbols import DANGER_FACES, SHORT
from starboard.kernel import Move

LESSON_FILE = "tutorial.toml"
_MOVES: tuple[type[Move], ...] = (*EXPLORE_MOVES, *MOVES_EFFECTS)
MOVES = {str(move.__struct_config__.tag): move for move in _MOVES}
"""The moves that a step can be about."""
ANYTHING = "*"
DANGER = "danger"
NAMED = {"source": "poi", "card": "card", "sector": "sector"}
"""Fields of moves that name something in the campaign."""
LOOKS = ("sector", "poi", "condition", "mission", "card")

Question = Literal[
    "action",
    "roll",
    "support",
    "help",
    "modify",
    "toss",
    "turn-die",
    "reroll",
    "choose",
    "use",
    "rest",
    "refresh",
    "refresh-one",
    "discard",
    "start",
]
"""What a step waits for: a question, without `vanguard-ask-` before it."""
Topic = Literal[
    "turn",
    "special-action",
    "travel",
    "prepare",
    "rest",
    "check",
    "modify",
    "special",
    "row-yellow",
    "row-green",
    "row-red",
    "injury",
    "support",
    "event",
    "time",
    "exertion",
    "hand",
    "mission",
    "unique",
]
"""What the tutorial explains when it first matters (`rules.story.tutorial_hints`)."""


class MovePattern(Parsed):
    """Which moves are meant: the type, then its fields as far as they matter; `*` is anything: `play-card * SC06`."""

    __slots__ = ("fields", "type")

    def __init__(self, text: str, type: str, fields: tuple[str, ...], references: tuple[Reference, ...]) -> None:
        super().__init__(text, references)
        self.type, self.fields = type, fields

    def fits(self, move: Move) -> bool:
        """Whether a move is one of these."""
        if str(move.__struct_config__.tag) != self.type:
            return False
        found = (str(getattr(move, name)) for name in move.__struct_fields__)
        return all(wanted in (ANYTHING, field) for wanted, field in zip(self.fields, found, strict=False))


class Fall(Parsed):
    """How a die falls: `R acc` is an accident on a red one, `D bas` a basic on any, `danger rare` is a danger die."""

    __slots__ = ()


class Look(Parsed):
    """Something on the table to look at: `sector:1`, `poi:101`, `condition:C01`, `mission:MI01`, `card:SC06`."""

    __slots__ = ()


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that is explained where it matters: at a question, which then offers only what the rule is about."""

    id: str
    ask: Question
    rule: str
    who: int = 0
    """Whose turn it is, by the order of turns from 1 on; 0: anybody's."""
    move: tuple[MovePattern, ...] = ()
    """What is offered of all that would be legal; nothing: everything."""
    least: int = 0
    """Where several are picked, at least this many; 0: as always."""
    most: int = 0
    rolls: tuple[Fall, ...] = ()
    """How the dice fall that are rolled next. Those for which nothing fits fall as chance has it."""
    look: tuple[Look, ...] = ()
    silent: bool = False
    """It says nothing: what the step before said holds on."""

    def allows(self, move: Move) -> bool:
        """Whether a move is offered in this step."""
        return not self.move or any(pattern.fits(move) for pattern in self.move)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `tutorial.toml`."""

    teaches: tuple[Topic, ...]
    """What the steps explain, so that no hint need say it again."""
    step: tuple[LessonStep, ...]


@cache
def parse_pattern(text: str) -> MovePattern:
    """`take-special poi:1 0`; the last field may have spaces: `choose danger T`."""
    name, *rest = text.split(maxsplit=1)
    if name not in MOVES:
        raise BadNotation(name)
    fields = msgspec.structs.fields(MOVES[name])
    given = tuple(rest[0].split(maxsplit=max(0, len(fields) - 1))) if rest else ()
    if len(given) > len(fields):
        raise BadNotation(text)
    named: list[Reference] = []
    for field, value in zip(fields, given, strict=False):
        if value == ANYTHING:
            continue
        if field.type is int and not value.isdecimal():
            raise BadNotation(value)
        if field.name in NAMED:
            named.append(_reference(NAMED[field.name], value.removeprefix("poi:")))
    return MovePattern(text, name, given, tuple(named))


def _reference(kind: str, name: str) -> Reference:
    """A thing that is only looked at; sectors have an S before their number."""
    if kind == "sector" and not name.isdecimal():
        raise BadNotation(name)
    return f"?{kind}", f"S{name}" if kind == "sector" else name


@cache
def parse_fall(text: str) -> Fall:
    """A die and what it shows."""
    die, _, shows = text.partition(" ")
    if die not in (*COLOUR_LETTERS, DANGER):
        raise BadNotation(die)
    if shows not in (DANGER_FACES if die == DANGER else SHORT):
        raise BadNotation(shows or text)
    return Fall(text, ())


@cache
def parse_look(text: str) -> Look:
    """A thing, with its kind before it."""
    kind, _, name = text.partition(":")
    if kind not in LOOKS:
        raise BadNotation(kind)
    return Look(text, (_reference(kind, name),))
