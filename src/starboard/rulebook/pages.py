"""A page of the rules: a title, chapters, and in them numbered statements.

    # Title of the page

    ## GT-B-1 Chapter heading

    What holds for the whole chapter, if there is anything to say.

    **GT-B-1.1** Text of the rule, with lists or tables right below it.

    > How we read it where the printed rules leave it open.

A statement goes on to the next id, or to the next heading. A chapter with a number and a text of its own is a statement
like any other; without a text, its number leads to its first rule.
"""

import re

import msgspec

from starboard.rulebook.markup import Block, blocks_of

RULE_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)+-\d+(?:\.\d+)*[a-z]?"
"""`GT-B-1.1`, `GT-LM-4.3.3`, `IV-S-0201`, some with a letter behind."""

_HEADING = re.compile(r"(#{1,6})\s+(.+?)\s*#*")
_NUMBERED = re.compile(rf"({RULE_ID})\s+(.+)")
_STATEMENT = re.compile(rf"\*\*({RULE_ID})\*\*(?:\s+|$)")
_QUOTED = re.compile(r"\s{0,3}>\s?")


class BadPage(ValueError):
    """A page that cannot be read as rules; says where and why."""


class Statement(msgspec.Struct, frozen=True):
    """One numbered rule. `ruling` is ours: what we decided where the printed rules leave it open."""

    id: str
    chapter: str
    blocks: list[Block]
    ruling: list[Block]


class Page(msgspec.Struct, frozen=True):
    """One file of rules."""

    heading: str
    statements: list[Statement]
    firsts: dict[str, str] = {}
    """The first rule of each chapter that has a number and no text of its own."""


def page_of(text: str, name: str = "page") -> Page:
    """What a page says. `BadPage` when a statement has no text, an id stands twice, or the page has no title."""
    reader = _Reader(name)
    for number, line in enumerate(text.splitlines(), 1):
        reader.take(number, line)
    reader.finish()
    if not reader.heading:
        raise BadPage(f"{name}: the page has no title")
    return Page(reader.heading, reader.statements, reader.firsts)


class _Reader:
    """Takes a page line by line."""

    def __init__(self, name: str) -> None:
        self.heading = ""
        self.statements: list[Statement] = []
        self.firsts: dict[str, str] = {}
        self._name = name
        self._chapter = ""
        self._id = ""
        self._is_chapter = False
        self._began = 0
        self._empty: list[str] = []
        """Chapters with a number that have said nothing yet."""
        self._said: list[str] = []
        self._ruled: list[str] = []
        self._ids: set[str] = set()

    def take(self, number: int, line: str) -> None:
        heading, statement = _HEADING.fullmatch(line.strip()), _STATEMENT.match(line)
        if heading:
            self.finish()
            if len(heading[1]) == 1 and not self.heading:
                self.heading = heading[2]
            else:
                self._open_chapter(number, heading[2])
        elif statement:
            self.finish()
            self._begin(number, statement[1])
            self._said = [line[statement.end() :]]
        elif self._id and _QUOTED.match(line):
            self._ruled.append(_QUOTED.sub("", line, count=1))
        elif self._id:
            # An empty line parts the paragraphs of a ruling as well.
            (self._ruled if self._ruled and not line.strip() else self._said).append(line)

    def _open_chapter(self, number: int, title: str) -> None:
        numbered = _NUMBERED.fullmatch(title)
        self._chapter = numbered[2] if numbered else title
        if numbered:
            self._begin(number, numbered[1])
            self._is_chapter = True

    def _begin(self, number: int, id: str) -> None:
        if id in self._ids:
            raise BadPage(f"{self._name}, line {number}: {id} stands here for the second time")
        self._ids.add(id)
        self._id, self._began = id, number

    def finish(self) -> None:
        """The statement that was begun is whole."""
        if self._id:
            blocks = blocks_of(self._said)
            if blocks:
                chapter = self._chapter or self.heading
                self.statements.append(Statement(self._id, chapter, blocks, blocks_of(self._ruled)))
                self.firsts |= dict.fromkeys(self._empty, self._id)
                self._empty = []
            elif self._is_chapter:
                self._empty.append(self._id)
            else:
                raise BadPage(f"{self._name}, line {self._began}: {self._id} says nothing")
        self._id, self._is_chapter, self._said, self._ruled = "", False, [], []
