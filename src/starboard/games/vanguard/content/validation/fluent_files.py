"""Reads the Fluent files of a campaign: which texts there are, where, with which variables, and what cannot be read."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from starboard.content import read_text
from starboard.kernel import Arg, Message

WORDS = {
    "E0002": "vanguard-fluent-start",
    "E0003": "vanguard-fluent-token",
    "E0005": "vanguard-fluent-nothing",
    "E0010": "vanguard-fluent-no-other",
    "E0015": "vanguard-fluent-others",
    "E0020": "vanguard-fluent-quote",
    "E0027": "vanguard-fluent-closing",
    "E0028": "vanguard-fluent-empty",
}
"""What authors get wrong, by the codes of the reader of Fluent."""


class Written(msgspec.Struct, frozen=True):
    """A text of a campaign, and where it stands."""

    id: str
    file: str
    line: int
    variables: frozenset[str]
    names: frozenset[str]
    """Other texts that it says."""


class Unread(msgspec.Struct, frozen=True):
    """Something that is no Fluent."""

    file: str
    line: int
    reason: Arg


def fluent_files(folder: Traversable, language: str) -> list[str]:
    """The Fluent files of a campaign in a language, in order."""
    inside = folder.joinpath("text", language)
    if not inside.is_dir():
        return []
    return sorted(f"text/{language}/{file.name}" for file in inside.iterdir() if file.name.endswith(".ftl"))


def written(folder: Traversable, language: str) -> Iterator[Written | Unread]:
    """All texts of a language, file by file. `BadContent` when a file is no text at all."""
    for file in fluent_files(folder, language):
        text = read_text(folder, file)
        try:
            entries = FluentParser().parse(text).body
        except RecursionError:
            yield Unread(file, 1, "RecursionError")
            continue
        for entry in entries:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ftl.Junk):
                yield Unread(file, line, _reason(entry))
            elif isinstance(entry, ftl.Message):
                yield Written(entry.id.name, file, line, *_inside(entry))


def _reason(junk: ftl.Junk) -> Arg:
    """What is wrong with a text, in our words where we have any."""
    if not junk.annotations:
        return ""
    found = junk.annotations[0]
    id = WORDS.get(str(found.code))
    if id is None:
        return str(found.message)
    return Message(id, {"token": str(found.arguments[0])} if found.arguments else {})


def _inside(entry: ftl.Message) -> tuple[frozenset[str], frozenset[str]]:
    """The variables and the other texts that stand in a text."""
    variables: set[str] = set()
    names: set[str] = set()
    left: list[object] = [entry]
    while left:
        node = left.pop()
        if isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            names.add(node.id.name)
        if isinstance(node, list):
            left += node
        elif isinstance(node, ftl.BaseNode):
            left += vars(node).values()
    return frozenset(variables), frozenset(names)
