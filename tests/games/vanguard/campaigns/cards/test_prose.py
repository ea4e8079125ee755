"""The words of The Guest Book: nothing without words, no words for nothing, lengths, forms, languages."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from games.vanguard.campaigns.cards.hush import CARDS
from starboard.games.vanguard.content import campaign_folder
from starboard.games.vanguard.rules.story.logs import PERSONS

PREFIX = "guestbook-"
MOST_WORDS = 360
"""A log of the weightiest kind; a scene, and a line of flavour, are much shorter."""
MOST_IN_SCENE = 90
MOST_IN_FLAVOUR = 30
NEVER = ("aeon", "ancient power", "destiny", "chosen one", "overwhelmed by", "terrible enormity")
"""What the tone of the campaign forbids."""


LANGUAGES = ("en", "cs", "pl")


def files(language: str) -> list[Path]:
    return sorted((Path(str(campaign_folder("guest_book"))) / "text" / language).glob("*.ftl"))


@cache
def texts(language: str) -> dict[str, ast.Message]:
    """The messages of a language, by their ids without the prefix."""
    found: dict[str, ast.Message] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name.startswith(PREFIX)
                name = entry.id.name.removeprefix(PREFIX)
                assert name not in found, f"{file.name}: {name} twice"
                found[name] = entry
    return found


def told() -> list[str]:
    """The ids of logs and scenes. Collecting the tests takes no parser."""
    return [
        id
        for file in files("en")
        for id in re.findall(rf"^{PREFIX}((?:log|scene)-\S+) =", file.read_text("utf-8"), re.M)
    ]


def words(message: ast.Message) -> int:
    """How many words a message has."""
    assert message.value is not None
    parts = [element.value for element in message.value.elements if isinstance(element, ast.TextElement)]
    return len("".join(parts).split())


def plain(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(part.value if isinstance(part, ast.TextElement) else "" for part in message.value.elements)


def arguments(message: ast.Message) -> set[str]:
    """The names in a message, also where it selects by them or says them in one of its variants."""
    assert message.value is not None
    return arguments_of(message.value)


def arguments_of(pattern: ast.Pattern) -> set[str]:
    names: set[str] = set()
    for part in pattern.elements:
        inside = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            names |= {name for variant in inside.variants for name in arguments_of(variant.value)}
            inside = inside.selector
        if isinstance(inside, ast.VariableReference):
            names.add(inside.id.name)
    return names


def of_logs() -> set[str]:
    """The texts that the logs have: prose, title, branches, choices and what comes of them."""
    found: set[str] = set()
    for id, log in CARDS.logs.items():
        found |= {f"log-{id}", f"log-{id}-title"} | {f"log-{id}-b{n + 1}" for n in range(len(log.branch))}
        found |= {f"log-{id}-{part}{n + 1}" for n in range(len(log.choice)) for part in "cr"}
    return found


def of_scenes() -> set[str]:
    """The scenes that there could be: rows of actions, and actions without a check."""
    found: set[str] = set()
    for cards in (CARDS.pois, CARDS.threats, CARDS.conditions, CARDS.missions):
        for id, card in cards.items():
            for number, action in enumerate(card.actions, start=1):
                found |= {f"scene-{id}-{number}-{row}" for row in action.rows} or {f"scene-{id}-{number}"}
    return found


def test_the_tone_of_every_log_and_scene_is_looked_at() -> None:
    assert told() == [id for id in texts("en") if id.startswith(("log-", "scene-"))]


@pytest.mark.rule("IV-C-301")
def test_no_log_without_prose_and_no_prose_without_a_log() -> None:
    assert {id for id in texts("en") if id.startswith("log-")} == of_logs()


@pytest.mark.rule("IV-C-301")
def test_every_scene_belongs_to_an_outcome_and_has_a_title() -> None:
    scenes = {id for id in texts("en") if id.startswith("scene-") and not id.endswith("-title")}
    assert scenes <= of_scenes()
    assert {f"{id}-title" for id in scenes} == {
        id for id in texts("en") if id.startswith("scene-") and id.endswith("-title")
    }


@pytest.mark.rule("IV-C-301")
def test_there_are_about_320_logs() -> None:
    scenes = [id for id in texts("en") if id.startswith("scene-") and not id.endswith("-title")]
    assert len(CARDS.logs) + len(scenes) >= 320


@pytest.mark.parametrize("language", LANGUAGES)
def test_lengths(language: str) -> None:
    for id, message in texts(language).items():
        if id.startswith("log-") and not id.endswith("-title"):
            assert words(message) <= MOST_WORDS, id
        elif id.startswith("scene-"):
            assert words(message) <= MOST_IN_SCENE, id
        elif id.startswith(("card-", "poi-", "crew-", "system-", "destination-")) and id.endswith("-text"):
            assert words(message) <= MOST_IN_FLAVOUR, id


@pytest.mark.parametrize("id", told())
def test_the_tone(id: str) -> None:
    text = plain(texts("en")[id]).lower()
    assert not [phrase for phrase in NEVER if phrase in text]
    is_answer = re.fullmatch(r"log-.*-c\d+", id)
    assert is_answer or not text.rstrip('"”* ').endswith("?")


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_every_text_is_there(language: str) -> None:
    assert set(texts("en")) - set(texts(language)) == set()


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_translations_say_nothing_that_english_does_not(language: str) -> None:
    assert set(texts(language)) <= set(texts("en"))
    for id, message in texts(language).items():
        assert arguments(message) <= arguments(texts("en")[id]), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_prose_names_only_people_whom_logs_know(language: str) -> None:
    for id, message in texts(language).items():
        if id.startswith(("log-", "scene-")):
            assert arguments(message) <= set(PERSONS), id
