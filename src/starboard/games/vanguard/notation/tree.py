"""What the notation means, as a tree: effects, conditions, numbers, crew sets."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.notation.place_words import Place

Reference: TypeAlias = tuple[str, str]
"""The kind of a thing and its name: `("poi", "120")`. With `?` before the kind the thing is only looked at, in a
condition or a number; with `+` after it a flag or counter is changed."""


class Flag(msgspec.Struct, frozen=True):
    """`flag CUP=drank` sets a word, `flag WELLS+1` changes a counter."""

    name: str
    word: str = ""
    change: int = 0


class Func(msgspec.Struct, frozen=True):
    """A number that a word of `VALUES` gives."""

    word: str
    args: "Args"


class Named(msgspec.Struct, frozen=True):
    """A number by its name: a counter of the campaign in capitals, else something of the planet."""

    name: str


Value: TypeAlias = int | Named | Func


class Compare(msgspec.Struct, frozen=True, cache_hash=True):
    left: Value
    sign: str
    right: Value


class WordIs(msgspec.Struct, frozen=True, cache_hash=True):
    """A flag of the campaign, or a state of the planet, has this word."""

    name: str
    word: str
    equal: bool = True


class Test(msgspec.Struct, frozen=True, cache_hash=True):
    word: str
    args: "Args"


class Not(msgspec.Struct, frozen=True, cache_hash=True):
    inner: "Condition"


class All(msgspec.Struct, frozen=True, cache_hash=True):
    parts: tuple["Condition", ...]


class Any(msgspec.Struct, frozen=True, cache_hash=True):
    parts: tuple["Condition", ...]


Condition: TypeAlias = Compare | WordIs | Test | Not | All | Any


class CrewSet(msgspec.Struct, frozen=True):
    """Who: `me`, `all`, `others` or those in a place; with a pick, the one of them with most or least of something."""

    base: str | Place
    pick: str = ""
    by: str = ""
    """The word of `VALUES` or the name of a planet's value that decides."""
    where: Condition | None = None


Arg: TypeAlias = str | int | Place | CrewSet | Flag | Named | Func | None
Args: TypeAlias = tuple[Arg, ...]


class Call(msgspec.Struct, frozen=True, cache_hash=True):
    """One word with its arguments: `use 1 D`."""

    word: str
    args: Args
    text: str
    open: bool = False
    """Whether some of the arguments are numbers that are worked out only when it is carried out."""


class Step(msgspec.Struct, frozen=True, cache_hash=True):
    """A choice of options. With one option there is nothing to choose."""

    options: tuple["Node", ...]


class Group(msgspec.Struct, frozen=True, cache_hash=True):
    """What stands in brackets, under the word before them: `may`, `pay`, `if`, `each` …; empty for plain brackets."""

    word: str
    inner: tuple[Step, ...]
    text: str
    other: tuple[Step, ...] = ()
    """What `else` gives, or what is paid for."""
    condition: Condition | None = None
    crew: CrewSet | None = None
    span: str = ""
    times: Value = 0
    place: Place | None = None


Node: TypeAlias = Call | Group


class Parsed:
    """Something that content writes as one text, and the names in it that content must define.

    These are not structs, so that a reader of content can turn texts into them.
    """

    __slots__ = ("references", "text")

    def __init__(self, text: str, references: tuple[Reference, ...]) -> None:
        self.text = " ".join(text.split())
        self.references = references

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"


class Effect(Parsed):
    """Steps, one after the other."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Step, ...] = (), text: str = "", references: tuple[Reference, ...] = ()) -> None:
        super().__init__(text, references)
        self.steps = steps


class Checked(Parsed):
    """A condition."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition, text: str, references: tuple[Reference, ...]) -> None:
        super().__init__(text, references)
        self.condition = condition


class Passive(Parsed):
    """What holds while a card is in play."""

    __slots__ = ("args", "condition", "word")

    def __init__(
        self, word: str, args: Args, condition: Condition | None, text: str, references: tuple[Reference, ...]
    ) -> None:
        super().__init__(text, references)
        self.word, self.args, self.condition = word, args, condition


class BadNotation(ValueError):
    """A text that says nothing that we understand. `found` is the part, `kind` what is wrong with it: `bracket` (never
    closed), `closing` (closes nothing), `word` (not known; `wanted` is the nearest one, if any), `choice` (`wanted` is
    what it could be), `short` (it ends too early), `rest` (nothing may follow here), `form` (`wanted` is
    how something of its kind is written), or nothing that we could name."""

    def __init__(self, found: str, kind: str = "", wanted: str = "") -> None:
        super().__init__(f"{found} ({wanted})" if wanted else found)
        self.found, self.kind, self.wanted = found, kind, wanted


def unknown(word: str, known: Iterable[str]) -> BadNotation:
    """The complaint about a word that is none, with the nearest one."""
    nearest = get_close_matches(word, list(known), 1)
    return BadNotation(word, "word", nearest[0] if nearest else "")


NOTHING = Effect()
