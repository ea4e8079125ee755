"""Every word of the vocabulary means something: whatever content may say, some rule carries it out or reads it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import starboard.games.vanguard as title
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.effects import numbers
from starboard.games.vanguard.effects.effects import OPS
from starboard.games.vanguard.notation.actions import TIMINGS, USES
from starboard.games.vanguard.notation.argument_kinds import CHOICES
from starboard.games.vanguard.notation.symbols import PARAMETERS
from starboard.games.vanguard.notation.trigger import TRIGGERS
from starboard.games.vanguard.notation.vocabulary import ACTIONS, PASSIVES, TESTS, VALUES
from starboard.games.vanguard.rules import every_word
from starboard.games.vanguard.rules.ship.ship_notes import change_note
from starboard.games.vanguard.state.notes import ShipNotes, Tallies

HOME = Path(title.__file__).parent
RULES = [*sorted(HOME.glob("rules/**/*.py")), *sorted(HOME.glob("effects/*_words.py"))]
"""What plays. Names, captions, views, odds and bots only talk about every_word."""
CLOSED = (
    "note",
    "status",
    "excuse",
    "extra",
    "fetched",
    "deed",
    "cure",
    "under",
    "exchange",
    "crewing",
    "how",
    "cause",
)
"""Closed lists of arguments whose words the rules know one by one."""


@cache
def said() -> frozenset[str]:
    """Every string in the rules that is no docstring; the beginnings of those that are put together end in `-`."""
    return frozenset(text for file in RULES for text in _strings(ast.parse(file.read_text())))


def _strings(tree: ast.Module) -> Iterator[str]:
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def is_read(word: str) -> bool:
    return word in said() or any(word.startswith(start) for start in said() if start.endswith("-") and len(start) > 1)


def is_noted(word: str) -> bool:
    """Whether the ship has a field for it."""
    notes = ShipNotes()
    change_note(notes, word, 1)
    return notes != ShipNotes()


def test_every_word_of_effects_is_carried_out() -> None:
    assert sorted(ACTIONS) == every_word.WORDS
    assert sorted(OPS) == sorted(ACTIONS)


def test_every_word_for_numbers_and_tests_has_a_meaning() -> None:
    assert sorted(numbers.NUMBERS) == sorted(VALUES)
    assert sorted(numbers.TESTS) == sorted(TESTS)


@pytest.mark.parametrize("word", list(PASSIVES))
def test_every_lasting_word_is_read(word: str) -> None:
    assert is_read(word) or word in PARAMETERS, "the parameters of a lander are read by a word of the same name"


@pytest.mark.parametrize("kind", CLOSED)
def test_every_word_of_a_closed_list_is_read(kind: str) -> None:
    unread = [word for word in CHOICES[kind] if not is_read(word) and not is_read(f"{kind}-{word}")]
    assert [word for word in unread if kind != "note" or not is_noted(word)] == []


def test_every_tally_is_kept() -> None:
    """It is a field of its own, or a counter of the story, which tallies itself."""
    kept = {name.replace("_", "-") for name in Tallies.__struct_fields__}
    kept |= {name.lower() for name in campaign["guest_book"].head.counters}
    assert [word for word in CHOICES["tally"] if not is_read(word) and word not in kept] == []


def test_abilities_are_asked_for_at_every_timing_and_every_use_is_looked_at() -> None:
    assert [word for word in (*TIMINGS, *USES) if not is_read(word)] == []


def test_every_trigger_is_fired() -> None:
    """`triggers.fire(g, "landed", …)`: the second argument is the kind."""
    fired = set()
    for file in RULES:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fire":
                fired |= {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
    assert [kind for kind in TRIGGERS if kind not in fired] == []


def test_a_word_that_no_rule_reads_would_be_found() -> None:
    assert is_read("redraw-zero")
    assert is_read("hand-engineering")
    assert not is_read("redraw-everything")
