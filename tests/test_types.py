"""The types of the browser are those of the server's structs, and the stands in its tests are such as it sends."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest

from starboard.kernel import find_title, title_names
from starboard.kernel.view import Hidden, Reckoned, View
from starboard.table.frames import AnyView, Command, Hello, holds
from starboard.table.frames import Frame as SentFrame

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = sorted((ROOT / "client" / "src" / "titles").glob("*/fixtures/*.json"))


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("view_types", ROOT / "client" / "view_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


view_types = loaded()


class Cell(View, frozen=True):
    """One square."""

    name: str
    side: Literal["left", "right"]


class Sample(View, frozen=True, omit_defaults=True):
    """A part of a board."""

    cells: list[Cell]
    at: tuple[int, str]
    """Where it is: a row and a word."""
    hand: Hidden[list[str]]
    win: Reckoned[float]
    sums: dict[int, float] = msgspec.field(default_factory=dict)


class Loose(View, frozen=True):
    anything: dict[str, Any]


class Frame(msgspec.Struct, frozen=True, tag="frame", omit_defaults=True):
    """Put together from pieces."""

    cells: Annotated[msgspec.Raw, holds(list[Cell])]
    cell: Annotated[msgspec.Raw, holds(Cell | None)] | None = None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends."""

    name: str
    side: Literal["left", "right"] = "left"


class Shown(msgspec.Struct, frozen=True):
    view: AnyView


class Closed(msgspec.Struct, frozen=True):
    piece: msgspec.Raw


def test_no_generated_file_is_stale() -> None:
    assert [file.name for file in view_types.stale()] == [], "run 'make types'"


def test_structs_become_interfaces() -> None:
    text = view_types.types_of([Sample])
    assert "/** One square. */\nexport interface Cell {" in text
    assert "  readonly side: 'left' | 'right';" in text
    assert "  /** Where it is: a row and a word. */\n  readonly at: readonly [number, string];" in text
    assert "  readonly hand: readonly string[] | null;" in text
    assert "  readonly win: number | null;" in text
    assert "  readonly sums?: Readonly<Record<number, number>>;" in text


def test_what_has_no_type_is_refused_by_name() -> None:
    with pytest.raises(view_types.Untyped, match=r"Loose\.anything"):
        view_types.types_of([Loose])


def test_a_piece_that_is_encoded_already_has_the_type_of_what_it_holds() -> None:
    text = view_types.types_of([Frame])
    assert "  readonly type: 'frame';\n  readonly cells: readonly Cell[];\n  readonly cell?: Cell | null;" in text
    with pytest.raises(view_types.Untyped, match=r"Closed\.piece"):
        view_types.types_of([Closed])


def test_what_a_client_sends_may_leave_out_what_has_a_default() -> None:
    assert "  readonly name: string;\n  readonly side?: 'left' | 'right';" in view_types.types_of([Wish])


def test_a_view_is_a_parameter_of_what_shows_it() -> None:
    text = view_types.types_of([Shown])
    assert "export interface Shown<View = unknown> {\n  readonly view: View;" in text


def test_a_type_with_a_name_is_written_once_and_then_called_by_it() -> None:
    writer = view_types.Writer({})
    writer.name("Side", Literal["left", "right"])
    writer.type(view_types.look.type_info(Cell))
    assert "export type Side = 'left' | 'right';" in writer.file()
    assert "  readonly side: Side;" in writer.file()


def test_what_is_imported_is_used_and_not_written_again() -> None:
    writer = view_types.Writer({"Cell": "./cells", "Wish": "./wishes"})
    writer.type(view_types.look.type_info(Frame))
    writer.type(view_types.look.type_info(Wish))
    assert "import type { Cell } from './cells';\n\n" in writer.file()
    assert "interface Cell" not in writer.file()
    assert "wishes" not in writer.file()


def test_the_protocol_has_every_frame_and_the_api_every_shape() -> None:
    protocol, api = view_types.protocol(), view_types.api_types()
    for frame in (*get_args(Command), *get_args(SentFrame), Hello):
        assert f"export interface {frame.__name__} {{\n  readonly type: '{frame.__struct_config__.tag}';" in protocol
    assert "unknown;" not in protocol.replace("readonly [field: string]: unknown;", "")
    for name in ("Me", "TitleRow", "Opened", "Lists", "Joined", "Seated", "NewTable", "Failure"):
        assert f"export interface {name} {{" in api
    assert "export interface Row " not in api


@pytest.mark.parametrize("name", title_names())
def test_every_move_of_a_title_has_its_type(name: str) -> None:
    title = find_title(name)
    text = view_types.moves_of(title)
    for move in title.moves:
        assert f"export interface {move.__name__} {{\n  readonly type: '{move.__struct_config__.tag}';" in text


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_stand_of_the_client_tests_is_one_that_the_server_sends(file: Path) -> None:
    title = find_title(file.parent.parent.name)
    shape: Any = title.prints if file.stem == "printed" else title.views
    kept = msgspec.json.decode(file.read_bytes())
    data = kept if file.stem == "printed" else kept["stand"]["view"]
    if shape is not None:
        data = msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, shape, strict=False)))
    assert data == (kept if file.stem == "printed" else kept["stand"]["view"])
