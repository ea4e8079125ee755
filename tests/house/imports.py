"""Checks which way the imports of the package point, by reading the source; nothing is imported.

The package is a house of parts: the folders and files directly in src/starboard. `MAY_IMPORT` says which part may know
which. A part that is not in the table is refused, so adding one means deciding where it belongs.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "starboard"
ROOT = "__init__"

# A part may always import itself, except that a title may not import another one.
MAY_IMPORT: dict[str, frozenset[str]] = {
    "kernel": frozenset(),
    ROOT: frozenset({"kernel"}),
    "content": frozenset({"kernel"}),
    "neurons": frozenset(),
    "games": frozenset({"kernel", "content", "neurons"}),
    "bots": frozenset({ROOT, "kernel", "games"}),
    "arena": frozenset({ROOT, "kernel", "games", "bots", "processes"}),
    "analysis": frozenset({ROOT, "kernel", "games", "bots", "lessons"}),
    "lessons": frozenset({"kernel", "content", "speech"}),
    "store": frozenset({ROOT, "kernel"}),
    "notices": frozenset({"kernel", "store", "speech"}),
    "table": frozenset({ROOT, "kernel", "store", "bots", "analysis", "lessons", "notices", "processes"}),
    "web": frozenset({ROOT, "kernel", "store", "table", "lessons", "notices", "speech", "rulebook"}),
    "processes": frozenset(),
    "speech": frozenset({"kernel"}),
    "rulebook": frozenset({"speech"}),
    "terminal": frozenset({"kernel", "speech"}),
    "commands": frozenset(
        {
            ROOT,
            "kernel",
            "games",
            "bots",
            "arena",
            "analysis",
            "lessons",
            "notices",
            "store",
            "table",
            "web",
            "processes",
            "speech",
            "terminal",
        }
    ),
    "cli": frozenset(
        {ROOT, "kernel", "games", "bots", "arena", "store", "table", "web", "speech", "terminal", "commands"}
    ),
    "__main__": frozenset({ROOT, "cli"}),
}

# The kernel has no files, no network, no clock, no threads and no randomness but its own.
OUTSIDE_WORLD = frozenset(
    {
        "asyncio",
        "builtins",
        "concurrent",
        "ctypes",
        "datetime",
        "fcntl",
        "fileinput",
        "glob",
        "http",
        "importlib",
        "io",
        "logging",
        "mmap",
        "multiprocessing",
        "os",
        "pathlib",
        "queue",
        "random",
        "runpy",
        "sched",
        "secrets",
        "select",
        "selectors",
        "shelve",
        "shutil",
        "signal",
        "socket",
        "socketserver",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
        "zoneinfo",
    }
)

# Somebody has to ask which titles are installed.
EXCUSED = {f"{PACKAGE}.kernel.registry": "importlib.metadata"}


@dataclass(frozen=True)
class Module:
    """A source file under its dotted name."""

    name: str
    file: Path
    is_package: bool

    @property
    def part(self) -> str:
        return part_of(self.name)

    @property
    def package(self) -> str:
        """What a relative import with one dot starts from."""
        return self.name if self.is_package else self.name.rpartition(".")[0]


def complaints(src: Path) -> list[str]:
    """All imports below `src`/starboard that point the wrong way, as "file:line: sentence". Empty when all is well."""
    modules = {module.name: module for module in find_modules(src)}
    found = []
    for module in modules.values():
        place = module.file.relative_to(src).as_posix()
        if module.part not in MAY_IMPORT:
            found.append(f"{place}:1: {module.part} has no place in the house; give it one in MAY_IMPORT")
            continue
        for line, target in imports_of(module, frozenset(modules)):
            why = objection(module, target)
            if why:
                found.append(f"{place}:{line}: {why}")
    return found


def find_modules(src: Path) -> Iterator[Module]:
    """Every module of the package, in the order of the file names."""
    for file in sorted((src / PACKAGE).rglob("*.py")):
        names = file.relative_to(src).with_suffix("").parts
        is_package = names[-1] == "__init__"
        yield Module(".".join(names[:-1] if is_package else names), file, is_package)


def imports_of(module: Module, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything `module` imports, also inside functions and for type checking only.

    `from a import b` gives `a.b` when that may be a module: always for foreign packages, for our own when it is one of
    `known`. A relative import that leaves the package gives a name that begins with a dot.
    """
    for node in ast.walk(ast.parse(module.file.read_text(encoding="utf-8"), str(module.file))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if inner in known or not _ours(base) else base


def objection(module: Module, target: str) -> str:
    """Why `module` may not import `target`; empty when it may."""
    if target.startswith("."):
        return f"{module.name} imports from outside the package by a relative import"
    if not _ours(target):
        return _objection_to_foreign(module, target)
    here, there = module.part, part_of(target)
    if here != there:
        return "" if there in MAY_IMPORT[here] else f"{here} must not import {there}: {target}"
    if here == "games" and title_of(module.name) != title_of(target):
        return f"a title imports only the kernel and itself, not {target}"
    return ""


def part_of(name: str) -> str:
    """`starboard.kernel.chance` -> `kernel`; the package itself is `__init__`."""
    names = name.split(".")
    return names[1] if len(names) > 1 else ROOT


def title_of(name: str) -> str:
    """`starboard.games.trucker.rules` -> `trucker`; empty for the folder of the games itself."""
    names = name.split(".")
    return names[2] if len(names) > 2 else ""


def _objection_to_foreign(module: Module, target: str) -> str:
    if module.part != "kernel" or target.partition(".")[0] not in OUTSIDE_WORLD:
        return ""
    excused = EXCUSED.get(module.name)
    if excused and (target == excused or target.startswith(f"{excused}.")):
        return ""
    return f"the kernel knows nothing of the outside world: {target}"


def _base(module: Module, node: ast.ImportFrom) -> str:
    """The dotted name after `from`, with the leading dots resolved."""
    if not node.level:
        return node.module or ""
    names = module.package.split(".")
    up = node.level - 1
    if up >= len(names):
        return "." * node.level
    return ".".join([*names[: len(names) - up], *([node.module] if node.module else [])])


def _ours(name: str) -> bool:
    return name == PACKAGE or name.startswith(f"{PACKAGE}.")
