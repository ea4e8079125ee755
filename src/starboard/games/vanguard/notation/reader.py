"""Reads the notation token by token; `notation` has the grammar."""

import re
from collections.abc import Callable

from starboard.games.vanguard.notation.argument_kinds import CHOICES, NAMES, OWN
from starboard.games.vanguard.notation.place_words import PLAIN, BadPlace, Place, parse_place
from starboard.games.vanguard.notation.tree import (
    All,
    Any,
    Arg,
    Args,
    BadNotation,
    Call,
    Compare,
    Condition,
    CrewSet,
    Flag,
    Func,
    Group,
    Named,
    Node,
    Not,
    Reference,
    Step,
    Test,
    Value,
    WordIs,
    unknown,
)
from starboard.games.vanguard.notation.vocabulary import ACTIONS, TESTS, VALUES

_TOKEN = re.compile(r"[(),\[\]]|<=|>=|!=|[<>=]|[^\s(),\[\]<>=!]+")
_FLAG_CHANGE = re.compile(r"(?P<name>[A-Z][A-Z0-9]*)(?P<change>[+-][0-9]+)?")
_STATE = re.compile(r"\{(?P<name>[a-z][a-z0-9-]*)\}")
_NAME = re.compile(r"[a-z][a-z0-9-]*|[A-Z][A-Z0-9]*")
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
SPANS = ("round", "turn", "check", "campaign", "member")
GROUPS = ("if", "may", "pay", "each", "one", "random", "once", "repeat", "at", "nothing")
"""The words before brackets."""


class Reader:
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
            raise self.short()
        self.at += 1
        return token

    def skip(self, token: str) -> bool:
        if self.peek() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.skip(token):
            raise BadNotation(self.peek(), "choice", token) if self.peek() else self.short()

    def expect_end(self) -> None:
        if self.peek():
            raise BadNotation(self.peek(), "closing" if self.peek() in (")", "]") else "rest")

    def short(self) -> BadNotation:
        """The complaint that a text ends too early: most often because a bracket was not closed."""
        text = self.text.strip()
        unclosed = any(self.tokens.count(opens) > self.tokens.count(closes) for opens, closes in ("()", "[]"))
        return BadNotation(text, "bracket" if unclosed else "short")

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
            return Call(word, args, self.said(start), any(isinstance(arg, Func | Named) for arg in args))
        if word not in GROUPS:
            raise unknown(word, (*ACTIONS, *GROUPS))
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
                raise BadNotation(token, "choice", ", ".join(CHOICES[kind]))
            return token
        if kind in ("number", "amount", "dice", "some"):
            return self.number(token, kind)
        if kind == "target" and re.fullmatch(r"[a-z][a-z0-9-]*", token) and token not in PLAIN:
            self.refer("route", token)
            return token
        if kind in ("place", "target"):
            return self.place(token)
        if kind == "crew":
            return CrewSet(token if token in ("me", "all", "others") else self.place(token))
        if not NAMES[kind].fullmatch(token):
            raise BadNotation(token, "choice", kind)
        self.refer(kind, token)
        return token

    def number(self, token: str, kind: str) -> Arg:
        if token == "[":
            value = self.value()
            self.expect("]")
            return value
        if (kind in ("amount", "dice", "some") and token == "all") or (kind in ("dice", "some") and token == OWN):
            return token
        if not re.fullmatch(r"-?[0-9]{1,3}", token):
            raise BadNotation(token, "choice", "number")
        return int(token)

    def place(self, token: str) -> Place:
        try:
            place = parse_place(token)
        except BadPlace:
            raise BadNotation(token, "choice", "place") from None
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
            raise BadNotation(sign, "choice", " ".join(COMPARISONS))
        return Compare(left, sign, self.value())

    def compares(self) -> bool:
        """Whether the word here begins a comparison rather than a test, for words that can be both."""
        return self.reads(lambda: self.value() is not None and self.peek() in COMPARISONS)

    def predicate(self, word: str) -> Test:
        if word != "set":
            return Test(word, self.arguments(TESTS[word]))
        name = self.take()
        if not NAMES["flag"].fullmatch(name):
            raise BadNotation(name, "choice", "flag")
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
            raise unknown(token, (*VALUES, *TESTS))
        self.asking -= 1
        return found
