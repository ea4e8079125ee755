"""An owner's box between its files and the form: read, checked field by field, and written."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, Literal, TypeAlias

import msgspec

from starboard.games.andromeda.content.box_slips import AS_PLAYER, Slip, places_twice, slips
from starboard.games.andromeda.content.boxes import HEAD, LARGEST_FILE, NAMED, TABLES, read_box
from starboard.games.andromeda.content.costs import LETTERS, parse_cost
from starboard.games.andromeda.files.box_form import GOODS, box_form
from starboard.games.andromeda.names.effect_names import effect_words
from starboard.games.andromeda.names.names import amounts
from starboard.games.andromeda.notation.grammar import parse
from starboard.kernel import Arg, Message
from starboard.kernel.own_tables import Cell, Draft, Field, Form, OwnTables, Remark, Sheet, Verdict

Misfit: TypeAlias = Literal["empty", "long", "text", "number", "choice", "parts"]
"""What can be wrong with a cell by its kind and limits."""
NOTATIONS = ("ring", "effect", "hegemon_effect", "cost")
"""Fields whose text reads as something else."""


class BoxTables(OwnTables):
    """The boxes of owners, for the person who keeps their files."""

    option: ClassVar[str] = "box"
    folder: ClassVar[str] = "boxes"
    files: ClassVar[tuple[str, ...]] = (HEAD, *(f"{table}.toml" for table in TABLES))
    largest: ClassVar[int] = LARGEST_FILE

    def __init__(self, renew: Callable[[], None]) -> None:
        """`renew` has the title read all boxes again."""
        self._renew = renew

    def may_be_called(self, name: str) -> bool:
        return NAMED.fullmatch(name) is not None

    def form(self) -> Form:
        return box_form()

    def read(self, name: str, files: Mapping[str, str]) -> Draft:
        """By the same way as a folder that somebody wrote by hand."""
        with TemporaryDirectory() as place:
            folder = Path(place, name)
            folder.mkdir()
            for file, text in files.items():
                (folder / file).write_text(text, encoding="utf-8", newline="\n")
            box = read_box(folder)
        tables = {table: msgspec.to_builtins(getattr(box, table)) for table in TABLES}
        return msgspec.convert({"name": box.name, "sheets": tables}, Draft)

    def check(self, draft: Draft) -> Verdict:
        faults = list(_faults_of(box_form().name, draft.name, ("", 0)))
        readings: list[Remark] = []
        sheets = {sheet.id: sheet for sheet in box_form().sheets}
        for table, rows in draft.sheets.items():
            if table not in sheets:
                faults.append(Remark(table, 0, "", 0, Message("andromeda-box-fault-unknown", {"field": table[:40]})))
                continue
            faults += _sheet_faults(sheets[table], rows)
            readings += [one for number, row in enumerate(rows) for one in _readings(table, number, row)]
        return Verdict(faults, readings)

    def write(self, draft: Draft, files: Mapping[str, str]) -> dict[str, str]:
        written = {HEAD: _kept(files.get(HEAD, ""), "name", draft.name, str) or f"name = {_toml(draft.name)}\n"}
        for table in TABLES:
            name, rows = f"{table}.toml", draft.sheets.get(table, [])
            shape: Any = tuple.__class_getitem__((TABLES[table], ...))
            written[name] = _kept(files.get(name, ""), table, rows, shape) or "\n".join(_rows(table, rows))
        return written

    def keeps(self, before: Draft, after: Draft) -> bool:
        """Rows may be added at the end, and everything may be called otherwise."""
        for table, rows in before.sheets.items():
            kept = after.sheets.get(table, [])[: len(rows)]
            if list(map(_nameless, kept)) != list(map(_nameless, rows)):
                return False
        return True

    def renew(self) -> None:
        self._renew()


def _nameless(row: Mapping[str, Cell]) -> dict[str, Cell]:
    return {field: cell for field, cell in row.items() if field != "name"}


# -- What is wrong ---------------------------------------------------------------------------------------------------


def _sheet_faults(sheet: Sheet, rows: list[dict[str, Cell]]) -> Iterator[Remark]:
    if len(rows) > sheet.most:
        yield Remark(sheet.id, sheet.most, "", 0, Message("andromeda-box-fault-rows", {"most": sheet.most}))
    known = {field.id: field for field in sheet.fields}
    for number, row in enumerate(rows[: sheet.most]):
        for id in row.keys() - known.keys():
            yield Remark(sheet.id, number, id, 0, Message("andromeda-box-fault-unknown", {"field": id[:40]}))
        for id, field in known.items():
            yield from _faults_of(field, row.get(id, field.start), (sheet.id, number))
        yield from (_remark(sheet.id, number, slip) for slip in slips(sheet.id, row))
    if sheet.id == "officers":
        yield from (_remark(sheet.id, number, slip) for number, slip in places_twice(list(rows)))


def _remark(table: str, row: int, slip: Slip) -> Remark:
    message = Message(f"andromeda-box-fault-{slip.kind}", {"found": slip.found[:80]})
    return Remark(table, row, slip.field, slip.part, message)


def _faults_of(field: Field, cell: Cell, at: tuple[str, int]) -> Iterator[Remark]:
    """What is wrong with a cell by its kind and limits."""
    for part, (fault, args) in _misfits(field, cell):
        yield Remark(*at, field.id, part, Message(f"andromeda-box-fault-{fault}", args))


def _misfits(field: Field, cell: Cell) -> Iterator[tuple[int, tuple[Misfit, dict[str, Arg]]]]:
    numbers: dict[str, Arg] = {"least": field.least, "most": field.most}
    if field.kind == "choice":
        # Targets and places have a sentence of their own.
        known = any(type(choice.value) is type(cell) and choice.value == cell for choice in field.choices)
        if not known and not (field.id in ("target", "place") and isinstance(cell, str)):
            yield 0, ("choice", {})
    elif field.kind == "number":
        if type(cell) is not int or not field.least <= cell <= field.most:
            yield 0, ("number", numbers)
    elif field.kind == "counts":
        cells = cell.values() if isinstance(cell, dict) else [None]
        if any(type(one) is not int or not field.least <= one <= field.most for one in cells):
            yield 0, ("number", numbers)
    else:
        texts = cell if field.kind == "list" else [cell]
        if not isinstance(texts, list) or len(texts) > (field.most or 1):
            yield 0, ("parts", {"most": field.most})
            return
        for part, text in enumerate(texts):
            yield from ((part, misfit) for misfit in _text_misfits(field, text))


def _text_misfits(field: Field, text: object) -> Iterator[tuple[Misfit, dict[str, Arg]]]:
    if not isinstance(text, str) or any(ord(letter) < ord(" ") or "\ud800" <= letter <= "\udfff" for letter in text):
        yield "text", {}
    elif field.needed and not text.strip():
        yield "empty", {}
    elif len(text) > field.longest:
        yield "long", {"most": field.longest}


# -- How it reads ----------------------------------------------------------------------------------------------------


def _readings(table: str, number: int, row: Mapping[str, Cell]) -> Iterator[Remark]:
    wrong = {(slip.field, slip.part) for slip in slips(table, row)}
    for field in NOTATIONS:
        cell = row.get(field, "")
        for part, text in enumerate(cell if isinstance(cell, list) else [cell]):
            if isinstance(text, str) and text and (field, part) not in wrong:
                yield Remark(table, number, field, part, _meaning(field, text))


def _meaning(field: str, text: str) -> Message:
    if field == "cost":
        return amounts(list(zip(GOODS, parse_cost(text), strict=False))[: len(LETTERS)])
    return Message("andromeda-box-as-player") if text == AS_PLAYER else effect_words(parse(text))


# -- Files -----------------------------------------------------------------------------------------------------------


def _kept(text: str, key: str, value: Any, shape: Any) -> str:
    """The file as it was, where it says the same: its owner may have written comments there."""
    try:
        before = tomllib.loads(text).get(key, [])
        return text if msgspec.convert(before, shape) == msgspec.convert(value, shape) else ""
    except (tomllib.TOMLDecodeError, msgspec.ValidationError):
        return ""


def _rows(table: str, rows: list[dict[str, Cell]]) -> Iterator[str]:
    fields = next(sheet.fields for sheet in box_form().sheets if sheet.id == table)
    for row in rows:
        yield f"[[{table}]]"
        yield from (f"{field.id} = {_toml(row.get(field.id, field.start))}" for field in fields)
        yield ""


def _toml(cell: Cell) -> str:
    """A value as TOML writes it. Its strings have the escapes of JSON, and one more letter that needs one."""
    if isinstance(cell, dict):
        inside = ", ".join(f"{name} = {count}" for name, count in cell.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(cell, list):
        return f"[{', '.join(_toml(one) for one in cell)}]"
    return msgspec.json.encode(cell).decode().replace("\x7f", "\\u007f")
