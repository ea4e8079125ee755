"""The notation of effects, conditions and numbers: text into a tree that `effects` carries out.

    effect   := step (',' step)*                  one after the other
    step     := option ('or' option)*             whoever is concerned chooses one
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

import re
from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.notation_kinds import CHOICES, NAMES
from starboard.games.vanguard.places import PLAIN, BadPlace, Place, parse_place
from starboard.games.vanguard.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES

_TOKEN = re.compile(r"[(),\[\]]|<=|>=|!=|[<>=]|[^\s(),\[\]<>=!]+")
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
SPANS = ("round", "turn", "check", "campaign", "member")
_FLAG_CHANGE = re.compile(r"(?P<name>[A-Z][A-Z0-9]*)(?P<change>[+-][0-9]+)?")
_STATE = re.compile(r"\{(?P<name>[a-z][a-z0-9-]*)\}")
_NAME = re.compile(r"[a-z][a-z0-9-]*|[A-Z][A-Z0-9]*")

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


class Compare(msgspec.Struct, frozen=True):
    left: Value
    sign: str
    right: Value


class WordIs(msgspec.Struct, frozen=True):
    """A flag of the campaign, or a state of the planet, has this word."""

    name: str
    word: str
    equal: bool = True


class Test(msgspec.Struct, frozen=True):
    word: str
    args: "Args"


class Not(msgspec.Struct, frozen=True):
    inner: "Condition"


class All(msgspec.Struct, frozen=True):
    parts: tuple["Condition", ...]


class Any(msgspec.Struct, frozen=True):
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


class Call(msgspec.Struct, frozen=True):
    """One word with its arguments: `use 1 D`."""

    word: str
    args: Args
    text: str


class Step(msgspec.Struct, frozen=True):
    """A choice of options. With one option there is nothing to choose."""

    options: tuple["Node", ...]


class Group(msgspec.Struct, frozen=True):
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
    """A text that says nothing that we understand; says which part."""


NOTHING = Effect()


@cache
def parse_effect(text: str) -> Effect:
    """The effect that a text describes. `BadNotation` names what is wrong."""
    reader = _Reader(text)
    steps = reader.steps() if reader.tokens else ()
    reader.expect_end()
    return Effect(steps, text, tuple(reader.references))


@cache
def parse_condition(text: str) -> Checked:
    """The condition that a text states."""
    reader = _Reader(text)
    condition = reader.condition()
    reader.expect_end()
    return Checked(condition, text, tuple(reader.references))


@cache
def parse_passive(text: str) -> Passive:
    """`word argument* ['if' condition]`, with a word of `PASSIVES`."""
    reader = _Reader(text)
    word = reader.take()
    if word not in PASSIVES:
        raise BadNotation(word)
    args = reader.arguments(PASSIVES[word])
    condition = None
    if reader.skip("if"):
        condition = reader.condition()
    reader.expect_end()
    return Passive(word, args, condition, text, tuple(reader.references))


def parse_place_word(text: str) -> tuple[Place, tuple[Reference, ...]]:
    """The place that a word means, and the names in it."""
    reader = _Reader("")
    place = reader.place(text)
    return place, tuple(reader.references)


class _Reader:
    """Reads tokens from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = _TOKEN.findall(text)
        self.at = 0
        self.asking = 0
        """Above 0 within a condition or a number, which only look at things."""
        self.references: list[Reference] = []

    # -- Tokens --------------------------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        if not token:
            raise BadNotation(f"{self.text.strip()} …?")
        self.at += 1
        return token

    def skip(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.skip(token):
            raise BadNotation(f"{self.peek() or '…'} ({token}?)")

    def expect_end(self) -> None:
        if self.peek():
            raise BadNotation(self.peek())

    def said(self, start: int) -> str:
        """The tokens from `start` to here, as a text that can be read again."""
        text = " ".join(self.tokens[start : self.at])
        for loose, tight in (("( ", "("), (" )", ")"), (" ,", ","), ("[ ", "["), (" ]", "]")):
            text = text.replace(loose, tight)
        return text

    def refer(self, kind: str, name: str) -> None:
        self.references.append((f"?{kind}" if self.asking else kind, name))

    # -- Effects -------------------------------------------------------------------------------------------------------

    def steps(self) -> tuple[Step, ...]:
        steps = [self.step()]
        while self.skip(","):
            steps.append(self.step())
        return tuple(steps)

    def step(self) -> Step:
        options = [self.option()]
        while self.skip("or"):
            options.append(self.option())
        return Step(tuple(options))

    def bracket(self) -> tuple[Step, ...]:
        self.expect("(")
        steps = self.steps()
        self.expect(")")
        return steps

    def option(self) -> Node:
        start = self.at
        if self.peek() == "(":
            return Group("", self.bracket(), self.said(start))
        word = self.take()
        if word in ACTIONS:
            args = self.flag() if word == "flag" else self.arguments(ACTIONS[word])
            return Call(word, args, self.said(start))
        if word not in _GROUPS:
            raise BadNotation(word)
        return self.group(word, start)

    def group(self, word: str, start: int) -> Group:
        condition = self.condition() if word == "if" else None
        crew = self.crew() if word in ("each", "one", "random") else None
        times = self.value() if word == "repeat" else 0
        place = self.place(self.take()) if word == "at" else None
        span = self.take() if word == "once" and self.peek() in SPANS else ""
        inner = self.bracket() if word != "nothing" else ()
        other = self.bracket() if word == "pay" or (word == "if" and self.skip("else")) else ()
        return Group(word, inner, self.said(start), other, condition, crew, span, times, place)

    def flag(self) -> Args:
        found = _FLAG_CHANGE.fullmatch(self.take())
        if not found:
            raise BadNotation(self.text.strip())
        name, change = found["name"], found["change"]
        if change:
            self.refer("counter+", name)
            return (Flag(name, change=int(change)),)
        self.expect("=")
        word = self.take()
        self.refer("flag+", f"{name}={word}")
        return (Flag(name, word=word),)

    # -- Arguments -----------------------------------------------------------------------------------------------------

    def arguments(self, signature: str) -> Args:
        args: list[Arg] = []
        for kind in signature.split():
            name, optional, many = kind.rstrip("?*"), kind.endswith("?"), "*" in kind
            if optional and not self.could_be(name):
                args.append(None)
                continue
            args.append(self.argument(name))
            while many and self.could_be(name):
                args.append(self.argument(name))
        return tuple(args)

    def could_be(self, kind: str) -> bool:
        """Whether the next token can be an argument of this kind."""
        token = self.peek()
        if not token or token in ("or", "if", "else", "and", ",", ")", "]"):
            return False
        return self.reads(lambda: self.argument(kind) is not None)

    def reads(self, read: Callable[[], bool]) -> bool:
        """Whether something could be read here; nothing is taken."""
        before = self.at, len(self.references), self.asking
        try:
            return read()
        except BadNotation:
            return False
        finally:
            self.at, known, self.asking = before
            del self.references[known:]

    def argument(self, kind: str) -> Arg:
        token = self.take()
        if kind in CHOICES:
            if token not in CHOICES[kind]:
                raise BadNotation(f"{token} ({', '.join(CHOICES[kind])})")
            return token
        if kind in ("number", "amount"):
            return self.number(token, kind)
        if kind == "target" and re.fullmatch(r"[a-z][a-z0-9-]*", token) and token not in PLAIN:
            self.refer("route", token)
            return token
        if kind in ("place", "target"):
            return self.place(token)
        if kind == "crew":
            return CrewSet(token if token in ("me", "all", "others") else self.place(token))
        if not NAMES[kind].fullmatch(token):
            raise BadNotation(f"{token} ({kind})")
        self.refer(kind, token)
        return token

    def number(self, token: str, kind: str) -> Arg:
        if token == "[":
            value = self.value()
            self.expect("]")
            return value
        if kind == "amount" and token == "all":
            return token
        if not re.fullmatch(r"-?[0-9]{1,3}", token):
            raise BadNotation(f"{token} (number)")
        return int(token)

    def place(self, token: str) -> Place:
        try:
            place = parse_place(token)
        except BadPlace:
            raise BadNotation(f"{token} (place)") from None
        for atom in (atom for term in place.terms for atom in term):
            self.refer_place(atom.kind, atom.name)
        return place

    def refer_place(self, kind: str, name: str) -> None:
        """The names in a place. `{low}` in a tag stands for the word of a state."""
        states = _STATE.findall(name)
        for state in states:
            self.refer("name", state)
        if kind in ("sector", "biome", "poi", "number"):
            self.refer(kind, name)
        elif kind == "standee":
            self.refer("standee", name)
        elif kind == "tag" and not states:
            self.refer("tag", name)
        elif kind in ("has", "no"):
            self.refer("marker", name)
        elif kind in ("most", "least") and not name.startswith("crew"):
            self.refer("marker", name.partition(":")[0])
        elif kind == "next":
            route, _, standee = name.partition(":")
            self.refer("route", route)
            if standee:
                self.refer("threat", standee)
        elif kind in ("connected", "near", "closest") and name:
            self.place(name)

    def crew(self) -> CrewSet:
        pick, by = "", Named("")
        if self.peek() in ("most", "least"):
            pick, by = self.take(), Named(self.take())
            if by.name not in VALUES:
                self.refer("value", by.name)
        base = self.argument("crew")
        assert isinstance(base, CrewSet)
        return CrewSet(base.base, pick, by.name, self.where())

    def where(self) -> Condition | None:
        return self.condition() if self.skip("where") else None

    # -- Conditions and numbers ----------------------------------------------------------------------------------------

    def condition(self) -> Condition:
        self.asking += 1
        parts = [self.conjunction()]
        while self.skip("or"):
            parts.append(self.conjunction())
        self.asking -= 1
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def conjunction(self) -> Condition:
        parts = [self.test()]
        while self.skip("and"):
            parts.append(self.test())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def test(self) -> Condition:
        if self.skip("not"):
            return Not(self.test())
        if self.skip("("):
            inner = self.condition()
            self.expect(")")
            return inner
        word = self.peek()
        if word in TESTS and not (word in VALUES and self.compares()):
            return self.predicate(self.take())
        if self.at + 2 < len(self.tokens) and self.tokens[self.at + 1] in ("=", "!=") and self.names_word():
            return self.word_is()
        left = self.value()
        sign = self.take()
        if sign not in COMPARISONS:
            raise BadNotation(sign)
        return Compare(left, sign, self.value())

    def compares(self) -> bool:
        """Whether the word here begins a comparison rather than a test, for words that can be both."""
        return self.reads(lambda: self.value() is not None and self.peek() in COMPARISONS)

    def predicate(self, word: str) -> Test:
        if word != "set":
            return Test(word, self.arguments(TESTS[word]))
        name = self.take()
        if not NAMES["flag"].fullmatch(name):
            raise BadNotation(f"{name} (flag)")
        self.refer("flag", name)
        return Test(word, (name,))

    def names_word(self) -> bool:
        """Whether what stands after `=` is a word, and not a number or something that gives one."""
        name, right = self.tokens[self.at], self.tokens[self.at + 2]
        return bool(_NAME.fullmatch(name)) and name not in VALUES and right not in VALUES and right.isalpha()

    def word_is(self) -> WordIs:
        name, sign, word = self.take(), self.take(), self.take()
        self.refer("flag" if name.isupper() else "state", f"{name}={word}")
        return WordIs(name, word, sign == "=")

    def value(self) -> Value:
        token = self.take()
        if re.fullmatch(r"-?[0-9]{1,3}", token):
            return int(token)
        self.asking += 1
        if token in VALUES:
            found: Value = Func(token, self.arguments(VALUES[token]))
        elif _NAME.fullmatch(token):
            self.refer("counter" if token.isupper() else "value", token)
            found = Named(token)
        else:
            raise BadNotation(token)
        self.asking -= 1
        return found


_GROUPS = ("if", "may", "pay", "each", "one", "random", "once", "repeat", "at", "nothing")
