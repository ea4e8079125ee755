"""Every question says who decides: a crew member, a section, or the crew."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).resolve().parents[4]
CREW = {"en": "crew", "cs": "posádka", "pl": "załoga"}
SECTION = {"en": "Science decides", "cs": "sekce", "pl": "sekcja"}
NAMED = ("$crew", "$section", "$seat", "$active", "$threat", "$event")
WHOLE_TABLE = ("vanguard-ask-lesson", "vanguard-ask-between")
"""Asked about the evening, and not about what the crew does."""


def questions(language: str) -> dict[str, str]:
    """All that is asked, by its id, as it is written."""
    write = FluentSerializer()
    found: dict[str, str] = {}
    for file in (ROOT / "locales" / language).glob("vanguard*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("vanguard-ask-"):
                found[entry.id.name] = write.serialize_entry(entry).partition("=")[2]
    return found


@pytest.mark.parametrize("language", sorted(CREW))
def test_every_question_says_who_decides(language: str) -> None:
    asked = questions(language)
    assert len(asked) > 80
    named = (*NAMED, CREW[language], SECTION[language])
    nameless = {
        id: text
        for id, text in asked.items()
        if id not in WHOLE_TABLE and not any(name in text or name.capitalize() in text for name in named)
    }
    assert nameless == {}
