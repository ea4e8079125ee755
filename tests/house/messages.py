"""Reads which messages the source says, with which arguments, and which ones the Fluent files have. Nothing is run."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from starboard.speech import parsed

# What `tell` takes besides the arguments of the message.
AUDIENCE = {"to", "but", "rule"}


@dataclass
class Spoken:
    """The ids that some source files say. `args` has those calls of which the arguments can be told; `open` the ends
    that are filled in at run time, such as `kernel-no-undo-`."""

    ids: set[str] = field(default_factory=set)
    args: list[tuple[str, frozenset[str], str]] = field(default_factory=list)
    open: set[str] = field(default_factory=set)


def spoken_in(files: Iterable[Path], words: Iterable[str]) -> Spoken:
    """The messages of these source files whose ids begin with one of `words`."""
    begins = "|".join(words)
    whole = re.compile(rf"({begins})(-[a-z0-9]+)+")
    begun = re.compile(rf"({begins})-([a-z0-9]+-)*")
    spoken = Spoken()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and whole.fullmatch(node.value):
                spoken.ids.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                if begun.fullmatch(str(node.values[0].value)):
                    spoken.open.add(str(node.values[0].value))
            elif isinstance(node, ast.Call):
                for id, args in _arguments(node):
                    if whole.fullmatch(id):
                        spoken.args.append((id, args, f"{file.name}:{node.lineno}"))
    return spoken


def spoken_by_client(files: Iterable[Path], words: Iterable[str]) -> Spoken:
    """The messages that the browser client says, read from the text of its sources. Ids stand there in quotes, except
    that those of attributes are none; arguments follow an id as an object; ids that are put together begin a template.
    """
    begins = "|".join(words)
    whole = re.compile(
        rf"(?<!=)(?P<quote>['\"`])(?P<id>(?:{begins})(?:-[a-z0-9]+)+)(?P=quote)(?:,\s*{{(?P<args>[^{{}}]*)}})?"
    )
    begun = re.compile(rf"`((?:{begins})-(?:[a-z0-9]+-)*)\$")
    spoken = Spoken()
    for file in files:
        text = file.read_text(encoding="utf-8")
        spoken.open |= set(begun.findall(text))
        for found in whole.finditer(text):
            spoken.ids.add(found["id"])
            if found["args"] is not None and "..." not in found["args"]:
                line = text.count("\n", 0, found.start()) + 1
                spoken.args.append((found["id"], _names(found["args"]), f"{file.name}:{line}"))
    return spoken


def _names(fields: str) -> frozenset[str]:
    """The names in the inside of an object: `names: listed(a, b), count` has names and count."""
    flat = fields
    while (flatter := re.sub(r"\([^()]*\)|\[[^][]*\]", "", flat)) != flat:
        flat = flatter
    return frozenset(name for field in flat.split(",") if (name := field.partition(":")[0].strip()))


def fits(given: frozenset[str], wanted: frozenset[str]) -> bool:
    """Whether a call gives a sentence what it says. A beat may have more, for drawing it."""
    return given - {"beat"} >= wanted if "beat" in given else given == wanted


def _arguments(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    """The id that a call says and the names of its arguments, where both stand in the call itself."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    begins_with_state = bool(call.args) and isinstance(call.args[0], ast.Name)
    place = 1 if name == "tell" or (name == "say" and begins_with_state) else 0
    if len(call.args) <= place or any(keyword.arg is None for keyword in call.keywords):
        return
    id = call.args[place]
    if not isinstance(id, ast.Constant) or not isinstance(id.value, str):
        return
    given = {str(keyword.arg) for keyword in call.keywords}
    if name == "Message":
        if len(call.args) > 1 and not isinstance(call.args[1], ast.Dict):
            return
        keys = call.args[1].keys if len(call.args) > 1 and isinstance(call.args[1], ast.Dict) else []
        if None in keys:
            return  # More of them are worked out elsewhere.
        given |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    elif name == "BadRecord":
        given.add("line")
    elif name in ("fault", "fault_of"):
        given |= {"file", "line"}
    elif name == "tell":
        given -= AUDIENCE
    yield id.value, frozenset(given)


def messages_of(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a Fluent file with the variables they use. `ValueError` names what cannot be read and what is
    there twice."""
    messages: dict[str, frozenset[str]] = {}
    for entry in parsed(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{file}: {entry.content!r}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                raise ValueError(f"{file}: {entry.id.name} stands there twice")
            messages[entry.id.name] = _variables(entry)
    return messages


def _variables(entry: ftl.Message) -> frozenset[str]:
    found = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(entry)
    return frozenset(found)


def selections_of(file: Path) -> list[frozenset[str]]:
    """The names of the variants of every selection in a Fluent file."""
    found = []

    class Collector(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
            keys = (variant.key for variant in node.variants)
            found.append(frozenset(key.name if isinstance(key, ftl.Identifier) else key.value for key in keys))

    Collector().visit(parsed(file.read_text(encoding="utf-8")))
    return found
