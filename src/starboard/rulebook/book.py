"""All rules in one language, and how a cited rule is found in the reader's."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from starboard.rulebook.markup import Block, lines_of
from starboard.rulebook.pages import BadPage, Page, Statement, page_of
from starboard.speech import FALLBACK


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule as a reader sees it."""

    id: str
    title: str
    """The game that it belongs to."""
    language: str
    """The language of the text: English where there is no translation."""
    page: str
    chapter: str
    blocks: list[Block]
    ruling: list[Block]
    """What we decided where the printed rules leave it open; empty where they do not."""
    ids: list[str]
    """All rules of the chapter, in order."""


class RuleFound(msgspec.Struct, frozen=True):
    """A rule in which somebody's words were found."""

    id: str
    page: str
    chapter: str
    begins: str
    """How it begins."""


MOST_FOUND = 20
"""Rules that are named to somebody who looks for words; more would be read by nobody."""
BEGINNING = 140
"""Characters of a rule that are shown of it."""


class Book:
    """The rules of all titles in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._rules: dict[str, RuleText] = {}
        self._firsts: dict[str, str] = {}
        """The first rule below the number of a chapter: `AE-B-16` is cited where all of its rules are meant."""

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, id: str) -> bool:
        return self.find(id) is not None

    def add(self, title: str, page: Page) -> None:
        """The rules of a page. `BadPage` when one of them is known already."""
        chapters: dict[str, list[str]] = {}
        for one in page.statements:
            chapters.setdefault(one.chapter, []).append(one.id)
        for one in page.statements:
            if one.id in self._rules:
                raise BadPage(f"{one.id} stands on two pages of {title} in {self.language!r}")
            self._rules[one.id] = self._text(title, page, one, chapters[one.chapter])
            for above in _above(one.id):
                self._firsts.setdefault(above, one.id)
        self._firsts |= page.firsts

    def _text(self, title: str, page: Page, one: Statement, ids: list[str]) -> RuleText:
        return RuleText(one.id, title, self.language, page.heading, one.chapter, one.blocks, one.ruling, ids)

    def find(self, id: str) -> RuleText | None:
        """The rule of this number, or the first of the chapter of this number. A part of a rule, `XX-B-2.3a`, is found
        with the whole."""
        found = self._rules.get(id) or self._rules.get(self._firsts.get(id, ""))
        is_part = found is None and re.search(r"\d[a-z]\Z", id)
        return self.find(id[:-1]) if is_part else found

    def search(self, title: str, words: str) -> list[RuleFound]:
        """The rules of a title in which all these words occur, those first whose chapter is called so."""
        wanted = words.casefold().split()
        rules = [one for one in self._rules.values() if one.title == title] if wanted else []
        named = [one for one in rules if all(word in one.chapter.casefold() for word in wanted)]
        said = [one for one in rules if all(word in _said(one).casefold() for word in wanted)]
        found = list({one.id: one for one in (*named, *said)}.values())[:MOST_FOUND]
        return [RuleFound(one.id, one.page, one.chapter, _beginning(one)) for one in found]

    @property
    def ids(self) -> Iterator[str]:
        """The number of every rule."""
        return iter(self._rules)


def _said(rule: RuleText) -> str:
    """Everything that a rule says, with its number and its chapter."""
    lines = [line for block in rule.blocks for line in lines_of(block)]
    return f"{rule.id} {rule.chapter} " + " ".join("".join(words.text for words in line) for line in lines)


def _beginning(rule: RuleText) -> str:
    said = _said(rule).removeprefix(f"{rule.id} {rule.chapter} ")
    return said if len(said) <= BEGINNING else f"{said[:BEGINNING].rpartition(' ')[0]} …"


def _above(id: str) -> Iterator[str]:
    """`XX-B-1.1.2` stands below `XX-B-1.1` and `XX-B-1`; `XX-B-2.3a` below `XX-B-2.3`; `XX-S-2601` below `XX-S-26`."""
    if id[-1].isalpha():
        id = id[:-1]
        yield id
    if re.search(r"-\d{3,}$", id):
        yield id[:-2]
    while "." in id:
        id = id.rpartition(".")[0]
        yield id


def book_in(folder: Traversable, language: str) -> Book:
    """The rules in `<folder>/<title>/<language>/*.md`. `BadPage` says what is wrong with the first page that cannot be
    read."""
    book = Book(language)
    for title in _sorted(folder):
        for file in _sorted(title.joinpath(language)):
            if file.name.endswith(".md"):
                name = f"{title.name}/{language}/{file.name}"
                book.add(title.name, page_of(file.read_text(encoding="utf-8"), name))
    return book


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else []


def rules_folder() -> Traversable:
    """Where the pages lie: in the wheel inside the package, in a checkout among the documents."""
    inside = files("starboard").joinpath("rules")
    return inside if inside.is_dir() else Path(__file__).resolve().parents[3] / "docs" / "rules"


@cache
def _book(language: str) -> Book:
    return book_in(rules_folder(), language)


def rules_with(language: str, title: str, words: str) -> list[RuleFound]:
    """The rules of a title that have these words: in the reader's language, else in English."""
    books = (_book(spoken) for spoken in dict.fromkeys((language, FALLBACK)))
    return next((found for book in books if (found := book.search(title, words))), [])


def rule_text(language: str, id: str) -> RuleText | None:
    """A rule in the reader's language, or in English where that lacks it. None when neither has it."""
    return next((found for spoken in dict.fromkeys((language, FALLBACK)) if (found := _book(spoken).find(id))), None)
