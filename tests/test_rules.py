"""Every rule that is cited has a text, in every language: what a player is told to look up can be read."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from running import ROOT
from starboard.rulebook import book_in
from starboard.rulebook.book import rules_folder
from starboard.rulebook.pages import RULE_ID
from starboard.speech import LANGUAGES

PREFIXES = {"trucker": "GT", "andromeda": "AE", "vanguard": "IV"}
PLACES = ("src", "tests", "client/src")
KINDS = (".py", ".ts", ".svelte", ".toml", ".csv", ".ftl")
CITED = re.compile(rf"(?<![\w-])(?=(?:{'|'.join(PREFIXES.values())})-){RULE_ID}(?![\w-])")


def files_in(place: str) -> Iterator[Path]:
    """The files that may cite a rule."""
    for file in sorted((ROOT / place).rglob("*")):
        if file.suffix in KINDS and "node_modules" not in file.parts and "static" not in file.parts:
            yield file


@cache
def cited() -> dict[str, str]:
    """Every rule that is cited, and a place where it is."""
    found: dict[str, str] = {}
    for file in (file for place in PLACES for file in files_in(place)):
        for id in CITED.findall(file.read_text(encoding="utf-8")):
            found.setdefault(id, file.relative_to(ROOT).as_posix())
    return found


def test_rules_are_cited_everywhere() -> None:
    for prefix in PREFIXES.values():
        assert len([id for id in cited() if id.startswith(f"{prefix}-")]) > 100
    for place in PLACES:
        assert any(CITED.search(file.read_text(encoding="utf-8")) for file in files_in(place))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", PREFIXES)
def test_every_rule_that_is_cited_has_a_text(title: str, language: str) -> None:
    book = book_in(rules_folder(), language)
    missing = sorted(id for id in cited() if id.startswith(f"{PREFIXES[title]}-") and id not in book)
    places = "\n".join(f"{id} ({cited()[id]})" for id in missing)
    assert not missing, f"{len(missing)} rules of {title} have no text in {language!r}:\n{places}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", PREFIXES)
def test_the_pages_of_a_title_hold_its_own_rules(title: str, language: str) -> None:
    book = book_in(rules_folder(), language)
    rules = [rule for id in book.ids if (rule := book.find(id)) is not None]
    assert [rule.id for rule in rules if rule.id.startswith(f"{PREFIXES[title]}-") != (rule.title == title)] == []
