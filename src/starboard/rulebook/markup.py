"""The little Markdown that rules are written in, as plain data: the code that shows it need not trust it as a page.

| written                                   | is                                  |
|-------------------------------------------|-------------------------------------|
| lines up to an empty one                  | a paragraph                         |
| lines that begin with `- `, `* ` or `1. ` | a list; indented lines go on        |
| lines that begin with a bar               | a table; its second line is a ruler |
| code, *stress* and **strong** words       | words that look so                  |

A link keeps its words only. Everything else is words.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

Look: TypeAlias = Literal["plain", "code", "stress", "strong"]


class Words(msgspec.Struct, frozen=True):
    """Words that look alike."""

    text: str
    look: Look = "plain"


Line: TypeAlias = list[Words]


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A paragraph."""

    words: Line


class Items(msgspec.Struct, frozen=True, tag="items"):
    """A list."""

    items: list[Line]
    numbered: bool = False


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table."""

    head: list[Line]
    rows: list[list[Line]]


Block: TypeAlias = Paragraph | Items | Grid

_ITEM = re.compile(r"(?:[-*+]|(?P<number>\d+)[.)])\s+")
_RULER = re.compile(r"\|?[\s:|-]*-[\s:|-]*")
_CELL = re.compile(r"(?<!\\)\|")
_SPAN = re.compile(
    r"\\(?P<bare>[\\`*_|\[\]<>#-])"
    r"|`(?P<code>[^`]+)`"
    r"|\*\*(?P<strong>\S(?:.*?\S)?)\*\*"
    r"|(?<![\w*])\*(?P<stress>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])"
    r"|\[(?P<link>[^\[\]]+)\]\([^()\s]*\)"
)


def lines_of(block: Block) -> list[Line]:
    """The lines of a block, whatever it is."""
    if isinstance(block, Paragraph):
        return [block.words]
    if isinstance(block, Items):
        return block.items
    return [*block.head, *(line for row in block.rows for line in row)]


def blocks_of(lines: Sequence[str]) -> list[Block]:
    """What these lines say, in paragraphs, lists and tables."""
    return [block for part in _parts(lines) for block in _blocks(part)]


def _parts(lines: Sequence[str]) -> Iterator[list[str]]:
    """Lines without an empty one between them."""
    part: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            part.append(line)
        elif part:
            yield part
            part = []


def _blocks(lines: list[str]) -> Iterator[Block]:
    """A list or a table may stand right below a paragraph."""
    rest = list(lines)
    while rest:
        kind = _kind(rest[0])
        count = 1
        while count < len(rest) and (_kind(rest[count]) == kind or (kind == "items" and rest[count][:1].isspace())):
            count += 1
        taken, rest = rest[:count], rest[count:]
        if kind == "items":
            yield _items(taken)
        elif kind == "grid":
            yield _grid(taken)
        else:
            yield Paragraph(_line(" ".join(map(str.strip, taken))))


def _kind(line: str) -> str:
    text = line.lstrip()
    return "grid" if text.startswith("|") else "items" if _ITEM.match(text) else "words"


def _items(lines: list[str]) -> Items:
    texts: list[str] = []
    for line in lines:
        begun = _ITEM.match(line.lstrip())
        if begun or not texts:
            texts.append(line.strip()[begun.end() if begun else 0 :])
        else:
            texts[-1] += f" {line.strip()}"
    first = _ITEM.match(lines[0].lstrip())
    return Items([_line(text) for text in texts], numbered=first is not None and first["number"] is not None)


def _grid(lines: list[str]) -> Grid:
    head, *rows = [line.strip() for line in lines]
    if rows and _RULER.fullmatch(rows[0]):
        rows = rows[1:]
    titles = _cells(head)
    # Every row is as wide as the head, whatever was written.
    wide = len(titles)
    return Grid(titles, [(_cells(row) + [[] for _ in range(wide)])[:wide] for row in rows])


def _cells(row: str) -> list[Line]:
    inside = row.removeprefix("|")
    if inside.endswith("|") and not inside.endswith("\\|"):
        inside = inside[:-1]
    return [_line(cell.strip()) for cell in _CELL.split(inside)]


def _line(text: str) -> Line:
    words: Line = []
    at = 0
    for found in _SPAN.finditer(text):
        _add(words, text[at : found.start()], "plain")
        _add(words, next(filter(None, found.groups())), _look(found))
        at = found.end()
    _add(words, text[at:], "plain")
    return words


def _look(found: re.Match[str]) -> Look:
    looks: tuple[Look, ...] = ("code", "strong", "stress")
    return next((look for look in looks if found[look]), "plain")


def _add(words: Line, text: str, look: Look) -> None:
    """Words that look like those before them belong together."""
    if text and words and words[-1].look == look == "plain":
        words[-1] = Words(words[-1].text + text)
    elif text:
        words.append(Words(text, look))
