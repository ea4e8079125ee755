"""Writes the TypeScript types of what the server sends, out of its structs.

    python client/view_types.py            writes what is stale
    python client/view_types.py --check    names what is stale, and fails

For each title that says which structs its views and prints are, `view.ts`, `printed.ts` and `moves.ts` are written into
its folder. A struct becomes a readonly interface, a `Literal` a union of words, a tagged union a union of interfaces, a
tuple a tuple, a dict a `Record`; docstrings of structs and fields become comments. What the browser must not take on
trust, `Any` and plain `object`, is refused.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from starboard.kernel import Title, find_title, title_names

CLIENT = Path(__file__).resolve().parent
HEAD = "/** Made of the structs of the server by `make types`. Do not edit. */\n"
PROTOCOL = "../../table/protocol"
FOREIGN = {"Message": PROTOCOL, "Caption": PROTOCOL, "Stake": PROTOCOL}
"""Structs whose types are the table's own."""
WIDTH = 120


class Untyped(Exception):
    """A struct holds something that has no type in the browser."""


class Writer:
    """Collects interfaces, each after those that it needs."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.cls: dict[str, type] = {}
        self.foreign: set[str] = set()

    def struct(self, info: look.StructType) -> str:
        """The name of the interface, which is written when it is met for the first time."""
        cls = info.cls
        name = cls.__name__
        if name in FOREIGN:
            self.foreign.add(name)
            return name
        if self.cls.setdefault(name, cls) is not cls:
            raise Untyped(f"two structs are called {name}: {cls.__module__} and {self.cls[name].__module__}")
        if name not in self.done:
            self.done[name] = ""
            self.done[name] = self._interface(info)
        return name

    def _interface(self, info: look.StructType) -> str:
        comments, omits = comments_of(info.cls), info.cls.__struct_config__.omit_defaults
        lines = [*comment(own_docstring(info.cls)), f"export interface {info.cls.__name__} {{"]
        if info.tag_field:
            lines.append(f"  readonly {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            lines += comment(comments.get(field.name, ""), "  ")
            mark = "?" if omits and not field.required else ""
            try:
                lines.append(f"  readonly {field.encode_name}{mark}: {self.type(field.type)};")
            except TypeError as why:
                raise Untyped(f"{info.cls.__module__}.{info.cls.__name__}.{field.name}: {why}") from why
        return "\n".join([*lines, "}"])

    def type(self, info: look.Type) -> str:
        """The type in TypeScript. `TypeError` when there is none."""
        match info:
            case look.StructType():
                return self.struct(info)
            case look.Metadata():
                return self.type(info.type)
            case look.NoneType():
                return "null"
            case look.BoolType():
                return "boolean"
            case look.IntType() | look.FloatType():
                return "number"
            case look.StrType():
                return "string"
            case look.LiteralType():
                return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in info.values)
            case look.ListType() | look.VarTupleType():
                inner = self.type(info.item_type)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case look.TupleType():
                return f"readonly [{', '.join(self.type(one) for one in info.item_types)}]"
            case look.DictType():
                return self._record(info)
            case look.UnionType():
                parts = [self.type(one) for one in info.types]
                return " | ".join([*(one for one in parts if one != "null"), *(["null"] if "null" in parts else [])])
        raise TypeError(f"nothing in the browser is like {info}")

    def _record(self, info: look.DictType) -> str:
        key = "number" if isinstance(info.key_type, look.IntType) else self.type(info.key_type)
        record = f"Record<{key}, {self.type(info.value_type)}>"
        # A dict keyed by words of a list need not have all of them.
        return f"Readonly<Partial<{record}>>" if isinstance(info.key_type, look.LiteralType) else f"Readonly<{record}>"

    def file(self) -> str:
        """Everything that was met, with the imports that it needs."""
        imports: dict[str, list[str]] = {}
        for name in sorted(self.foreign):
            imports.setdefault(FOREIGN[name], []).append(name)
        head = HEAD + "".join(
            f"import type {{ {', '.join(names)} }} from '{place}';\n" for place, names in imports.items()
        )
        return head + "\n" + "\n\n".join(self.done.values()) + "\n"


def own_docstring(cls: type) -> str:
    """The docstring of this class and not of one it inherits from."""
    return cls.__dict__.get("__doc__") or ""


def comment(text: str, indent: str = "") -> list[str]:
    """A comment of one line or several."""
    words = " ".join(text.split())
    if not words:
        return []
    if len(indent) + len(words) + len("/**  */") <= WIDTH:
        return [f"{indent}/** {words} */"]
    lines = textwrap.wrap(words, WIDTH - len(indent) - len(" * "))
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def comments_of(struct: type) -> dict[str, str]:
    """The docstrings that stand below fields, those of its bases included."""
    found: dict[str, str] = {}
    for cls in reversed(struct.__mro__):
        if issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct:
            found |= dict(_field_docstrings(cls))
    return found


def _field_docstrings(cls: type) -> Iterator[tuple[str, str]]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            yield field.target.id, str(after.value.value)


def types_of(structs: Iterable[Any]) -> str:
    """The file for these structs and all that they hold."""
    writer = Writer()
    for struct in structs:
        writer.type(look.type_info(struct))
    return writer.file()


def moves_of(title: Title[Any]) -> str:
    """The file with every move of a title, and their union."""
    writer = Writer()
    names = [writer.type(look.type_info(move)) for move in title.moves]
    union = "\n".join(f"  | {name}" for name in names)
    return f"{writer.file()}\n/** Every decision of the title. */\nexport type AnyMove =\n{union};\n"


def files() -> dict[Path, str]:
    """Every generated file, and what belongs into it."""
    found = {}
    for name in title_names():
        title = find_title(name)
        folder = CLIENT / "src" / "titles" / name
        if not folder.is_dir():
            continue
        if title.views is not None:
            found[folder / "view.ts"] = types_of([title.views])
        if title.prints is not None:
            found[folder / "printed.ts"] = types_of([title.prints])
        found[folder / "moves.ts"] = moves_of(title)
    return found


def stale() -> list[Path]:
    """The files that are not what their structs say."""
    return [file for file, text in files().items() if not file.is_file() or file.read_text(encoding="utf-8") != text]


def main() -> None:
    wanted = files()
    found = stale()
    if "--check" in sys.argv[1:]:
        if found:
            names = ", ".join(file.relative_to(CLIENT).as_posix() for file in found)
            raise SystemExit(f"not as the structs of the server say: {names}; run 'make types'")
        return
    for file in found:
        file.write_text(wanted[file], encoding="utf-8")
        print(f"wrote {file.relative_to(CLIENT).as_posix()}")


if __name__ == "__main__":
    main()
