"""Reads the content files and says exactly what is wrong in them: file, line or path, field, and what was expected.

A mistake in content must be found when the content is loaded. Found later, it would be a wrong match.
"""

import csv
import io
import re
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from starboard.games.andromeda.content.costs import Cost, parse_cost
from starboard.games.andromeda.effects import BadEffect, Effect, parse
from starboard.kernel import Arg, StarboardError

T = TypeVar("T")

STATUSES = ("confirmed", "single", "inferred", "proposed", "original")
"""How sure a row is: two sources, one, derived from others, ours because it fits, ours altogether."""

_MISSING = re.compile(r"Object missing required field `(?P<field>\w+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_TYPE = re.compile(r"Expected `(?P<wanted>[^`]+)`(?:, got `(?P<found>[^`]+)`)?")
_PLACE = re.compile(r" - at `(?P<place>[^`]+)`$")


class BadContent(StarboardError):
    """A content file that cannot be used."""


class Row:
    """One line of a table, with its fields under the names in the head of the table."""

    def __init__(self, file: str, line: int, fields: dict[str, str]) -> None:
        self.file, self.line, self.fields = file, line, fields

    def wrong(self, field: str, wanted: str) -> BadContent:
        """The complaint that a field does not hold what it should."""
        found = self.fields[field]
        return BadContent(
            "andromeda-content-field", file=self.file, line=self.line, field=field, found=found, wanted=wanted
        )

    def number(self, field: str, most: int) -> int:
        """The whole number from 0 to `most` in a field."""
        text = self.fields[field]
        if not re.fullmatch(r"[0-9]{1,4}", text) or int(text) > most:
            raise self.wrong(field, f"0–{most}")
        return int(text)

    def word(self, field: str, choices: Sequence[str]) -> str:
        """The one of `choices` that stands in a field."""
        text = self.fields[field]
        if text not in choices:
            raise self.wrong(field, ", ".join(choices))
        return text

    def effect(self, field: str) -> Effect:
        """The effect that a field describes."""
        try:
            return parse(self.fields[field])
        except BadEffect as why:
            raise self.wrong(field, str(why)) from None

    def cost(self, field: str) -> Cost:
        """The cost that stands in a field."""
        try:
            return parse_cost(self.fields[field])
        except ValueError:
            raise self.wrong(field, "2T+1N") from None

    def status(self) -> str:
        """How sure the row is."""
        return self.word("status", STATUSES)


def read_table(folder: Traversable, name: str, head: str) -> list[Row]:
    """The rows of a CSV file whose first line is `head`. The first field is an id: it is there, and once."""
    lines = csv.reader(io.StringIO(_text(folder, name)))
    fields = head.split(",")
    if next(lines, []) != fields:
        raise BadContent("andromeda-content-head", file=name, wanted=head)
    rows = []
    seen: set[str] = set()
    for number, cells in enumerate(lines, start=2):
        if len(cells) != len(fields):
            raise BadContent("andromeda-content-width", file=name, line=number, found=len(cells), wanted=len(fields))
        if not cells[0] or cells[0] in seen:
            raise BadContent("andromeda-content-twice", file=name, line=number, name=cells[0])
        seen.add(cells[0])
        rows.append(Row(name, number, dict(zip(fields, cells, strict=True))))
    return rows


def read_toml(folder: Traversable, name: str, type: type[T]) -> T:
    """A TOML file as `type`, checked field by field."""
    text = _text(folder, name)
    try:
        return msgspec.convert(tomllib.loads(text), type, strict=False)
    except tomllib.TOMLDecodeError as why:
        raise BadContent("andromeda-content-syntax", file=name, reason=str(why)) from None
    except msgspec.ValidationError as why:
        raise _complaint(name, str(why)) from None


def expect(holds: bool, file: str, place: str, field: str, found: Arg, wanted: Arg) -> None:
    """Complain unless something holds that no type can say."""
    if not holds:
        raise BadContent("andromeda-content-value", file=file, place=place, field=field, found=found, wanted=wanted)


def _complaint(file: str, why: str) -> BadContent:
    """The words of msgspec as one of our messages."""
    at = _PLACE.search(why)
    place = at["place"] if at else "$"
    missing, unknown, of_type = _MISSING.match(why), _UNKNOWN.match(why), _TYPE.match(why)
    if missing:
        return BadContent("andromeda-content-missing", file=file, place=place, field=missing["field"])
    if unknown:
        return BadContent("andromeda-content-unknown", file=file, place=place, field=unknown["field"])
    parent, _, field = place.rpartition(".")
    if of_type:
        wanted, found = of_type["wanted"], of_type["found"] or "?"
        return BadContent("andromeda-content-value", file=file, place=parent, field=field, found=found, wanted=wanted)
    found = why.partition(" - at ")[0].removeprefix("Invalid enum value ").removeprefix("Invalid value ")
    return BadContent("andromeda-content-invalid", file=file, place=parent, field=field, found=found)


def _text(folder: Traversable, name: str) -> str:
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadContent("andromeda-content-no-file", file=name) from None
    except UnicodeDecodeError:
        raise BadContent("andromeda-content-encoding", file=name) from None
