"""Writes the TypeScript types of what the server sends, out of its structs.

    python client/view_types.py            writes what is stale
    python client/view_types.py --check    names what is stale, and fails

What the words of plates in ISS Vanguard are told becomes `plates/words.ts`, and what stands in views of Andromeda's
Edge for a player or a region that is none becomes `desk/numbers.ts`.

For each title that says which structs its views and prints are, `view.ts`, `printed.ts` and `moves.ts` are written into
its folder; for the table `protocol.ts`, and for what is asked over HTTP `api_types.ts`. A struct becomes a readonly
interface, a `Literal` a union of words, a tagged union a union of interfaces, a tuple a tuple, a dict a `Record`;
docstrings of structs and fields become comments. What the browser must not take on trust, `Any` and plain `object`, is
refused, unless the struct says what it holds (`starboard.table.frames.holds`).
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as look

from starboard.games.andromeda.state.battle_state import NOBODY, RAIDERS
from starboard.games.andromeda.state.game_state import BAY, REPAIR_BAY, SCRAPYARD
from starboard.games.vanguard.content.plates.plate_parameters import Parameter
from starboard.games.vanguard.content.plates.plate_words import WORDS
from starboard.kernel import Message, Move, Setting, Title, find_title, title_names
from starboard.kernel.view import View
from starboard.store import Kind, State, Undo, Watch
from starboard.table import frames
from starboard.web.answers import Failure
from starboard.web.app import ENDPOINTS
from starboard.web.endpoint import Plain

CLIENT = Path(__file__).resolve().parent
HEAD = "/** Made of the structs of the server by `make types`. Do not edit. */\n"
PROTOCOL = "../../table/protocol"
FOREIGN = {"Message": PROTOCOL, "Caption": PROTOCOL, "Stake": PROTOCOL}
"""Structs whose types are the table's own."""
ALIASES: tuple[tuple[str, Any], ...] = (
    ("Arg", str | int | Message),
    ("OptionValue", Setting),
    ("Options", frames.Agreed),
    ("SeatKind", Kind),
    ("TableState", State),
    ("Watch", Watch),
    ("Undo", Undo),
    ("Matter", frames.Matter),
    ("QuestionKind", frames.QuestionKind),
    ("Command", frames.Command),
    ("ServerFrame", frames.Frame),
)
"""Types of the protocol that have a name without being structs; each may be made of those before it."""
ANY_MOVE = """/** A decision of a title: what it holds beside its type, the title knows. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}"""
NUMBERS: tuple[tuple[str, int, str], ...] = (
    ("RAIDERS", RAIDERS, "Who fights on a side that is no player: all raiders in the region together."),
    ("NOBODY", NOBODY, "Who wins where nobody has, or not yet."),
    ("BAY", BAY, "Where a ship is that is in no region: in the launch bay,"),
    ("SCRAPYARD", SCRAPYARD, "in the scrapyard,"),
    ("REPAIR_BAY", REPAIR_BAY, "or in the repair bay."),
)
"""What stands in views of Andromeda's Edge where the number of a player or a region would."""
WIDTH = 120


MESSAGE = """/**
 * One thing to say: the id of a Fluent message and its arguments. An argument may itself be a `Message`, for names that
 * differ by language ("the double cannon fell off"). Lists among them are for drawing what happened (see `Beat`):
 * sentences leave them out.
 */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}"""
BY_HAND: dict[type, str] = {Move: ANY_MOVE, Message: MESSAGE}
"""Structs that the browser knows in another way than by their fields."""


class Untyped(Exception):
    """A struct holds something that has no type in the browser."""


class Writer:
    """Collects interfaces, each after those that it needs. What is `foreign` is imported from the file named there."""

    def __init__(self, foreign: Mapping[str, str] = FOREIGN) -> None:
        self.done: dict[str, str] = {}
        self.cls: dict[str, type] = {}
        self.foreign = foreign
        self.imported: set[str] = set()
        self.aliases: dict[str, str] = {}
        """Names of types that are no structs, by how they are written out."""

    def name(self, alias: str, shape: Any) -> None:
        """Call this type so from now on, wherever it is met."""
        text = self.type(look.type_info(shape))
        self.aliases[text] = alias
        if alias not in self.foreign:
            self.done[alias] = f"export type {alias} = {_wrapped(text, len(alias))};"

    def struct(self, info: look.StructType) -> str:
        """The name of the interface, which is written when it is met for the first time."""
        cls = info.cls
        name = cls.__name__
        if name in self.foreign:
            self.imported.add(name)
            return name
        if cls in BY_HAND:
            self.done[name] = BY_HAND[cls]
            return name
        if self.cls.setdefault(name, cls) is not cls:
            raise Untyped(f"two structs are called {name}: {cls.__module__} and {self.cls[name].__module__}")
        if name not in self.done:
            self.done[name] = ""
            self.done[name] = self._interface(info)
        return name

    def _interface(self, info: look.StructType) -> str:
        config = info.cls.__struct_config__
        comments = comments_of(info.cls)
        # What clients send is read strictly, and they may leave out what has a default.
        omits = config.omit_defaults or config.forbid_unknown_fields
        lines = [*comment(own_docstring(info.cls)), f"export interface {info.cls.__name__}{_parameters(info)} {{"]
        if info.tag_field:
            lines.append(f"  readonly {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            lines += comment(comments.get(field.name, ""), "  ")
            mark = "?" if omits and not field.required else ""
            try:
                named = self.type(field.type)
                if mark and field.default is None and issubclass(info.cls, View):
                    # Of a view, what is null by default is never sent.
                    named = named.removesuffix(" | null")
                lines.append(f"  readonly {field.encode_name}{mark}: {named};")
            except TypeError as why:
                raise Untyped(f"{info.cls.__module__}.{info.cls.__name__}.{field.name}: {why}") from why
        return "\n".join([*lines, "}"])

    def type(self, info: look.Type) -> str:
        """The type in TypeScript, by its name if it has one. `TypeError` when there is none."""
        text = self._written(info)
        alias = self.aliases.get(text, text)
        if alias in self.foreign:
            self.imported.add(alias)
        return alias

    def _written(self, info: look.Type) -> str:
        match info:
            case look.StructType():
                return self.struct(info)
            case look.Metadata():
                return self._said(info)
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
                return _union([self.type(one) for one in info.types])
        raise TypeError(f"nothing in the browser is like {info}")

    def _said(self, info: look.Metadata) -> str:
        """What a struct says of a part whose own type says nothing."""
        extra = info.extra or {}
        if "parameter" in extra:
            return str(extra["parameter"])
        if "browser" in extra:
            name, place = extra["browser"]
            self.foreign = {**self.foreign, name: place}
            self.imported.add(name)
            return str(name)
        return self.type(look.type_info(extra["holds"]) if "holds" in extra else info.type)

    def _record(self, info: look.DictType) -> str:
        key = "number" if isinstance(info.key_type, look.IntType) else self.type(info.key_type)
        record = f"Record<{key}, {self.type(info.value_type)}>"
        # A dict keyed by words of a list need not have all of them.
        return f"Readonly<Partial<{record}>>" if isinstance(info.key_type, look.LiteralType) else f"Readonly<{record}>"

    def file(self) -> str:
        """Everything that was met, with the imports that it needs."""
        body = "\n\n".join(self.done.values())
        written = {word for line in body.splitlines() if "*" not in line for word in re.findall(r"\w+", line)}
        imports: dict[str, list[str]] = {}
        for name in sorted(self.imported & written):
            imports.setdefault(self.foreign[name], []).append(name)
        head = HEAD + "".join(
            f"import type {{ {', '.join(names)} }} from '{place}';\n" for place, names in imports.items()
        )
        return f"{head}\n{body}\n"


def _parameters(info: look.StructType) -> str:
    """Types that are known only where the struct is used."""
    extras = [field.type.extra or {} for field in info.fields if isinstance(field.type, look.Metadata)]
    names = [f"{extra['parameter']} = unknown" for extra in extras if "parameter" in extra]
    return f"<{', '.join(names)}>" if names else ""


def _union(parts: list[str]) -> str:
    """Each part once, null last. A part may be a union itself."""
    split = [one for part in parts for one in ([part] if set("<([") & set(part) else part.split(" | "))]
    # Sorting keeps the order of the others.
    return " | ".join(dict.fromkeys(sorted(split, key=lambda one: one == "null")))


def _wrapped(text: str, taken: int) -> str:
    """A long union on several lines."""
    if taken + len("export type  = ;") + len(text) <= WIDTH:
        return text
    return "".join(f"\n  | {part}" for part in text.split(" | "))


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


def protocol() -> str:
    """The file for what tables and clients say to each other."""
    writer = Writer({})
    for alias, shape in ALIASES:
        writer.name(alias, shape)
    writer.type(look.type_info(frames.Hello))
    about = "/** How long names of people and tables may be. */"
    return f"{writer.file()}\n{about}\nexport const LONGEST_NAME = {frames.LONGEST_NAME};\n"


def api_types() -> str:
    """The file for what is asked and answered over HTTP, made of the same table as the routes."""
    table = Writer({})
    for alias, shape in ALIASES:
        table.name(alias, shape)
    writer = Writer(dict.fromkeys(table.done, "./table/protocol"))
    writer.aliases = table.aliases
    shapes = [shape for one in ENDPOINTS for shape in (one.body, one.answer)]
    for shape in [*shapes, Failure]:
        if shape not in (None, Any) and not isinstance(shape, Plain):
            writer.type(look.type_info(shape))
    return writer.file()


def moves_of(title: Title[Any]) -> str:
    """The file with every move of a title, and their union."""
    writer = Writer()
    names = [writer.type(look.type_info(move)) for move in title.moves]
    union = "\n".join(f"  | {name}" for name in names)
    return f"{writer.file()}\n/** Every decision of the title. */\nexport type AnyMove =\n{union};\n"


def plate_words() -> str:
    """The file with what each word of plates is told, and what it is if nothing is said."""
    plain = {"number": "number", "colour": "string", "flag": "boolean", "points": "readonly (readonly number[])[]"}

    def type_of(one: Parameter) -> str:
        return plain.get(one.kind) or " | ".join(f"'{word}'" for word in dict.fromkeys(one.words))

    lines = [HEAD, "export interface PlateWords {"]
    for word in WORDS.values():
        lines += [*comment(f"{word.what[0].upper()}{word.what[1:]}.", "  "), f"  readonly {word.name}: {{"]
        lines += [f"    readonly {name}: {type_of(one)};" for name, one in word.parameters.items()]
        lines.append("  };")
    lines += ["}", "", "/** What holds where a plate says nothing. */", "export const DEFAULTS = {"]
    for word in WORDS.values():
        said = {name: one.default for name, one in word.parameters.items() if one.default is not None}
        lines += [f"  {word.name}: {{", *(f"    {name}: {_constant(value)}," for name, value in said.items()), "  },"]
    return "\n".join([*lines, "} as const;", ""])


def numbers() -> str:
    """The file with the numbers that mean something else than they usually count."""
    lines = [HEAD.rstrip()]
    for name, value, about in NUMBERS:
        lines += ["", *comment(about), f"export const {name} = {value};"]
    return "\n".join([*lines, ""])


def _constant(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def files() -> dict[Path, str]:
    """Every generated file, and what belongs into it."""
    found = {
        CLIENT / "src" / "table" / "protocol.ts": protocol(),
        CLIENT / "src" / "api_types.ts": api_types(),
        CLIENT / "src" / "titles" / "vanguard" / "plates" / "words.ts": plate_words(),
        CLIENT / "src" / "titles" / "andromeda" / "desk" / "numbers.ts": numbers(),
    }
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
