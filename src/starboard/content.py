"""Reads the content files of a title and says exactly what is wrong in them: file, line, field, and what was expected.

A mistake in content must be found when the content is loaded. Found later, it would be a wrong match.
"""

import csv
import io
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as look

from starboard.kernel import Arg, Message, StarboardError

T = TypeVar("T")
R = TypeVar("R", bound="Row")

STATUSES = ("confirmed", "single", "inferred", "proposed", "original")
"""How sure a row is: two sources, one, derived from others, ours because it fits, ours altogether."""

_MISSING = re.compile(r"Object missing required field `(?P<field>\w+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_TYPE = re.compile(r"Expected `(?P<wanted>[^`]+)`(?:, got `(?P<found>[^`]+)`)?(?P<more>.*?)(?: - at `|$)")
_PLACE = re.compile(r" - at `(?P<place>[^`]+)`$")
_PART = "\x1f"
_PUZZLES = {
    "bracket": "contents-bracket",
    "closing": "contents-closing",
    "word": "contents-word",
    "choice": "contents-choice",
    "short": "contents-short",
    "rest": "contents-rest",
    "form": "contents-form",
}
_AT_LINE = re.compile(r" ?\(at (?:line (?P<line>[0-9]+), column [0-9]+|end of document)\)$")
_KINDS = {
    "str": "contents-kind-text",
    "int": "contents-kind-number",
    "float": "contents-kind-number",
    "bool": "contents-kind-truth",
    "array": "contents-kind-list",
    "object": "contents-kind-table",
}
"""What msgspec calls the kinds of values."""
_SYNTAX = (
    ("Illegal character", "contents-toml-quote"),
    ('Expected "\'"', "contents-toml-quote"),
    ("Unterminated", "contents-toml-quote"),
    ("Expected '=' after", "contents-toml-equals"),
    ("Cannot overwrite", "contents-toml-twice"),
    ("Cannot declare", "contents-toml-twice"),
    ("Duplicate inline table key", "contents-toml-twice"),
    ("Unclosed", "contents-toml-unclosed"),
    ("Expected ']'", "contents-toml-unclosed"),
    ("Expected newline", "contents-toml-rest"),
    ("Invalid value", "contents-toml-value"),
    ("Invalid statement", "contents-toml-statement"),
    ("Unescaped", "contents-toml-escape"),
)
"""How complaints of the reader of TOML begin, and our words for them."""
_LENGTH = re.compile(r"\w+ of length (?P<way>[<>]=) (?P<count>[0-9]+)")
_STEP = re.compile(r"\.(?P<name>\w+)|\[(?P<number>[0-9]+)\]|\[\.\.\.\]")


class BadContent(StarboardError):
    """A content file that cannot be used. Places in it are counted from 1, as people count."""

    def __init__(self, id: str, **args: Arg) -> None:
        place, field = args.get("place"), args.get("field")
        if isinstance(place, str):
            counted = _counted(place)
            args["place"] = counted and f", {counted}"
        if isinstance(field, str):
            args["field"] = _counted(field)
        super().__init__(id, **args)


class Puzzling(ValueError):
    """A text in a notation of a title that it cannot read: `kind` is the end of the message that says so, such as
    `word` for `contents-word`; empty: nothing special."""

    def __init__(self, kind: str, found: str, wanted: str = "") -> None:
        # It comes back as the words of another error, so that its parts travel in those.
        super().__init__(_PART.join((kind, found, wanted, "")))


class Row:
    """One line of a table, with its fields under the names in the head of the table."""

    def __init__(self, file: str, line: int, fields: dict[str, str]) -> None:
        self.file, self.line, self.fields = file, line, fields

    def wrong(self, field: str, wanted: str) -> BadContent:
        """The complaint that a field does not hold what it should."""
        found = self.fields[field]
        return BadContent("contents-field", file=self.file, line=self.line, field=field, found=found, wanted=wanted)

    def number(self, field: str, most: int) -> int:
        """The whole number from 0 to `most` in a field."""
        text = self.fields[field]
        if not re.fullmatch(r"[0-9]{1,4}", text) or int(text) > most:
            raise self.wrong(field, f"0–{most}")
        return int(text)

    def word(self, field: str, choices: Sequence[str]) -> str:
        """The one of `choices` that is in a field."""
        text = self.fields[field]
        if text not in choices:
            raise self.wrong(field, ", ".join(choices))
        return text

    def status(self) -> str:
        """How sure the row is."""
        return self.word("status", STATUSES)


def read_table(folder: Traversable, name: str, head: str, row: type[R]) -> list[R]:
    """The rows of a CSV file whose first line is `head`."""
    lines = csv.reader(io.StringIO(read_text(folder, name)))
    fields = head.split(",")
    if next(lines, []) != fields:
        raise BadContent("contents-head", file=name, wanted=head)
    rows = []
    for number, cells in enumerate(lines, start=2):
        if len(cells) != len(fields):
            raise BadContent("contents-width", file=name, line=number, found=len(cells), wanted=len(fields))
        rows.append(row(name, number, dict(zip(fields, cells, strict=True))))
    return rows


def read_ids(folder: Traversable, name: str, head: str, row: type[R]) -> list[R]:
    """The rows of a table whose first field is an id: it is there, and once."""
    rows = read_table(folder, name, head, row)
    seen: set[str] = set()
    for entry in rows:
        id = entry.fields[head.partition(",")[0]]
        if not id or id in seen:
            raise BadContent("contents-twice", file=name, line=entry.line, name=id)
        seen.add(id)
    return rows


def read_toml(folder: Traversable, name: str, type: type[T], read: Callable[[type, Any], Any] | None = None) -> T:
    """A TOML file as `type`, checked field by field. `read` makes what is not plain data out of plain data, and raises
    `ValueError` when it cannot."""
    text = read_text(folder, name)
    try:
        return msgspec.convert(tomllib.loads(text), type, strict=False, dec_hook=read)
    except tomllib.TOMLDecodeError as why:
        raise _not_toml(name, text, str(why)) from None
    except msgspec.ValidationError as why:
        raise _complaint(name, text, str(why), type) from None
    except RecursionError:
        raise BadContent("contents-nested", file=name) from None


def read_text(folder: Traversable, name: str) -> str:
    """A file as text."""
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadContent("contents-no-file", file=name) from None
    except OSError:
        raise BadContent("contents-unreadable", file=name) from None
    except UnicodeDecodeError:
        raise BadContent("contents-encoding", file=name) from None


def folders_of_others(places: str, head: str) -> Iterator[Path]:
    """Every folder with such a first file in these places. Each place is such a folder, or a folder of them; what
    cannot be read is passed over."""
    for place in filter(None, places.split(os.pathsep)):
        root = Path(place).absolute()
        try:
            inside = [root] if (root / head).is_file() else sorted(root.iterdir())
            yield from [folder for folder in inside if (folder / head).is_file()]
        except OSError:
            continue


def expect(holds: bool, file: str, place: str, field: str, found: Arg, wanted: Arg) -> None:
    """Complain unless something holds that no type can say."""
    if not holds:
        raise BadContent("contents-value", file=file, place=place, field=field, found=found, wanted=wanted)


def line_of(text: str, place: str) -> int:
    """The line in a TOML text of something that msgspec names by its place: `$.poi[3].biomes`.

    A table that is written inside a line, and whatever is in it, has that line. What is not found has the line of the
    nearest thing around it.
    """
    lines = text.splitlines()
    begin, end, prefix = 0, len(lines), ""
    steps = [step for step in _STEP.finditer(place) if step["name"] or step["number"]]
    for number, step in enumerate(steps):
        if not step["name"]:
            continue
        after = steps[number + 1] if number + 1 < len(steps) else None
        count = int(after["number"]) if after is not None and after["number"] else 0
        inside = _header(lines, begin, end, f"{prefix}{step['name']}", count)
        if inside is None:
            return _key(lines, begin, end, step["name"]) + 1
        begin, end = inside
        prefix = f"{prefix}{step['name']}."
    return begin + 1


def _header(lines: Sequence[str], begin: int, end: int, name: str, count: int) -> tuple[int, int] | None:
    """From where to where the table of this name goes, the `count`th one of a list of tables."""
    headers = [
        number
        for number in range(begin, end)
        if re.fullmatch(rf"\s*\[?\[{re.escape(name)}\]\]?\s*(#.*)?", lines[number])
    ]
    if count >= len(headers):
        return None
    if count + 1 < len(headers):
        return headers[count], headers[count + 1]
    outside = re.compile(rf"\s*\[\[?(?!\[|{re.escape(name)}\.)")
    after = (number for number in range(headers[count] + 1, end) if outside.match(lines[number]))
    return headers[count], next(after, end)


def _key(lines: Sequence[str], begin: int, end: int, name: str) -> int:
    """The line that sets this key, or the line where its table begins."""
    key = re.compile(rf"\s*{re.escape(name)}\s*[=.]|.*[{{,]\s*{re.escape(name)}\s*=")
    return next((number for number in range(begin, end) if key.match(lines[number])), begin)


def line_with(text: str, line: int, found: str) -> int:
    """The line of a longer value that holds the wrong part; the first line if it is nowhere."""
    lines = text.splitlines()
    for number in range(line - 1, len(lines)):
        if number >= line and re.match(r"\s*(\[|[\w.]+\s*=)", lines[number]):
            break
        if found and found in lines[number]:
            return number + 1
    return line


def _counted(path: str) -> str:
    """`$.landing_row[1].effect` as people would write it: "landing_row 2, effect"."""
    steps = path.removeprefix("$").removeprefix(".").replace("[...]", "").replace(".", ", ")
    return re.sub(r"\[([0-9]+)\]", lambda found: f" {int(found[1]) + 1}", steps)


def _not_toml(file: str, text: str, why: str) -> BadContent:
    """What the reader of TOML says, in our words, with the line apart."""
    at = _AT_LINE.search(why)
    line = int(at["line"]) if at and at["line"] else text.count("\n") + 1
    said = why[: at.start()] if at else why
    known = next((id for begin, id in _SYNTAX if said.startswith(begin)), None)
    return BadContent("contents-syntax", file=file, line=line, reason=Message(known) if known else said)


def _complaint(file: str, text: str, why: str, type: Any) -> BadContent:
    """The words of msgspec as one of our messages."""
    at = _PLACE.search(why)
    whole = at["place"] if at else "$"
    # In a table of names any entry is written so: its line says which one it is.
    place = whole.replace("[...]", "")
    missing, unknown, of_type = _MISSING.match(why), _UNKNOWN.match(why), _TYPE.match(why)
    if missing:
        line = line_of(text, place)
        return BadContent("contents-missing", file=file, line=line, place=place, field=missing["field"])
    if unknown:
        line = line_of(text, f"{place}.{unknown['field']}")
        return BadContent("contents-unknown", file=file, line=line, place=place, field=unknown["field"])
    line = line_of(text, place)
    parent, _, field = place.rpartition(".")
    if of_type:
        wanted, found = of_type["wanted"] + of_type["more"], of_type["found"]
        if not found:
            # Of the right type, but too small or too long: what stands there says it better than a word for it.
            wanted = _bound(wanted)
            return BadContent("contents-bounds", file=file, line=line, place=parent, field=field, wanted=wanted)
        kinds = (_kind(found), _kind(wanted))
        return BadContent(
            "contents-type", file=file, line=line, place=parent, field=field, found=kinds[0], wanted=kinds[1]
        )
    if _PART in why:
        kind, found, wanted, _ = why.split(_PART, 3)
        line = line_with(text, line, found.splitlines()[0].strip() if found else "")
        id = _PUZZLES.get(kind, "contents-invalid")
        return BadContent(id, file=file, line=line, place=parent, field=field, found=found, wanted=wanted or "none")
    found = why.partition(" - at ")[0].removeprefix("Invalid enum value ").removeprefix("Invalid value ")
    bare = found.partition(" (")[0].strip("'")
    line = line_with(text, line, bare)
    choices = _choices(type, whole) if why.startswith("Invalid") else ()
    if not choices:
        return BadContent("contents-invalid", file=file, line=line, place=parent, field=field, found=found)
    near = get_close_matches(bare, choices, 1)
    id, wanted = ("contents-word", near[0]) if near else ("contents-choice", ", ".join(choices))
    return BadContent(id, file=file, line=line, place=parent, field=field, found=bare, wanted=wanted)


def _kind(word: str) -> Arg:
    """What msgspec calls a kind of value, as a person would say it."""
    known = _KINDS.get(word.partition(" | ")[0])
    return Message(known) if known else word


def _bound(wanted: str) -> Arg:
    """`str of length <= 60` or `int >= 0` in our words."""
    length = _LENGTH.fullmatch(wanted)
    if length:
        return Message(
            "contents-bound-length",
            {"way": "most" if length["way"] == "<=" else "least", "count": int(length["count"])},
        )
    kind, _, bound = wanted.partition(" ")
    return Message("contents-bound", {"kind": _kind(kind), "bound": bound}) if kind in _KINDS and bound else wanted


def _choices(type: Any, place: str) -> tuple[str, ...]:
    """The words that may stand at a place, where the type says which."""
    kinds: tuple[look.Type, ...] = (look.type_info(type),)
    for step in _STEP.finditer(place):
        # The word that says which of several tables this is has no field of its own.
        tags = {str(one.tag) for one in kinds if isinstance(one, look.StructType) and one.tag_field == step["name"]}
        if step["name"] and tags:
            return tuple(sorted(tags))
        kinds = tuple(kind for one in kinds for kind in _inside(one, step["name"], step["number"]))
    words = [str(value) for kind in kinds if isinstance(kind, look.LiteralType) for value in kind.values]
    return tuple(dict.fromkeys(words))


def _inside(kind: look.Type, name: str | None, number: str | None) -> Iterator[look.Type]:
    """What a field of this name may be, or the entry of a list with this number; any entry of a table without both."""
    found: list[look.Type] = []
    if isinstance(kind, look.StructType) and (name or kind.array_like):
        found = [
            field.type
            for place, field in enumerate(kind.fields)
            if name in (None, field.encode_name) and number in (None, str(place))
        ]
    elif not name and isinstance(kind, look.ListType | look.VarTupleType | look.SetType):
        found = [kind.item_type]
    elif number and isinstance(kind, look.TupleType):
        found = [kind.item_types[int(number)]]
    elif not name and isinstance(kind, look.DictType):
        found = [kind.value_type]
    for one in found:
        yield from one.types if isinstance(one, look.UnionType) else (one,)
