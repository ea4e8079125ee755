"""What the words of plates are told: numbers, colours, words, points. Each kind says what may stand there."""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from starboard.games.vanguard.notation.tree import BadNotation, unknown

Layer: TypeAlias = Literal["sky", "terrain", "structures", "figures", "light"]
Value: TypeAlias = float | bool | str | list[list[float]]
"""What a parameter is set to."""
ParameterKind: TypeAlias = Literal["number", "colour", "word", "flag", "points"]

WIDTH, HEIGHT = 1200, 800
"""The size of a print."""
MARGIN = 600
"""How far beyond its edges something may stand of which a part is seen."""
MOST_POINTS = 40
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")


class Parameter(msgspec.Struct, frozen=True):
    """A parameter: of what kind it is, what it is if nothing is said, and within which bounds."""

    kind: ParameterKind
    default: Value | None = None
    """None: something has to be said."""
    least: float = 0
    most: float = 0
    words: tuple[str, ...] = ()

    def read(self, name: str, value: Any) -> Value:
        """The value, if it is one. `BadNotation` says what it should be."""
        match self.kind:
            case "number":
                return self._number(name, value)
            case "flag" if isinstance(value, bool):
                return value
            case "colour" if isinstance(value, str) and _COLOUR.fullmatch(value):
                return value
            case "word" if isinstance(value, str):
                if value not in self.words:
                    raise unknown(value, self.words)
                return value
            case "points":
                return self._points(name, value)
        raise BadNotation(_written(name, value), "choice", self.wanted)

    @property
    def wanted(self) -> str:
        """What may stand there, as authors write it."""
        plain = {"colour": "#RRGGBB", "flag": "true, false", "points": "[[x, y], [x, y]]"}
        if self.kind == "number":
            return f"{self.least:g} – {self.most:g}"
        return plain.get(self.kind, ", ".join(self.words))

    def _number(self, name: str, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not self.least <= value <= self.most:
            raise BadNotation(_written(name, value), "choice", self.wanted)
        return value

    def _points(self, name: str, value: Any) -> list[list[float]]:
        pairs: list[Any] = value if isinstance(value, list) else []
        if not 2 <= len(pairs) <= MOST_POINTS or not all(_is_point(pair) for pair in pairs):
            raise BadNotation(_written(name, value), "choice", self.wanted)
        return [list(pair) for pair in pairs]


class PlateWord(msgspec.Struct, frozen=True):
    """A word of plates: what is drawn, in which layer, and what it is told."""

    name: str
    layer: Layer
    what: str
    parameters: Mapping[str, Parameter]


def _is_point(pair: Any) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(
            isinstance(one, int | float) and not isinstance(one, bool) and -MARGIN <= one <= WIDTH + MARGIN
            for one in pair
        )
    )


def _written(name: str, value: Any) -> str:
    """As it stands in the file, more or less."""
    if isinstance(value, bool):
        return f"{name} = {str(value).lower()}"
    return f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"


# -- How the words are declared --------------------------------------------------------------------------------------


def number(default: float | None, least: float, most: float) -> Parameter:
    """A number within bounds."""
    return Parameter("number", default, least, most)


def across(default: float | None = None) -> Parameter:
    """A place from left to right."""
    return number(default, -MARGIN, WIDTH + MARGIN)


def down(default: float | None = None) -> Parameter:
    """A place from top to bottom."""
    return number(default, -MARGIN, HEIGHT + MARGIN)


def length(default: float | None = None, most: float = 1600) -> Parameter:
    """How wide, high or large something is."""
    return number(default, 1, most)


def size(default: float = 1) -> Parameter:
    """How many times as large as it is drawn by itself."""
    return number(default, 0.05, 6)


def strength(default: float) -> Parameter:
    """From nothing to all of it."""
    return number(default, 0, 1)


def count(default: float, most: float = 400) -> Parameter:
    """How many."""
    return number(default, 0, most)


def seed(default: float) -> Parameter:
    """Another number gives another one of the same kind."""
    return number(default, 0, 9999)


def colour(default: str | None = None) -> Parameter:
    """A colour."""
    return Parameter("colour", default)


def one_of(default: str | None, *words: str) -> Parameter:
    """One of a few words."""
    return Parameter("word", default, words=words)


def flag(default: bool = False) -> Parameter:
    """Whether it is so."""
    return Parameter("flag", default)


def points() -> Parameter:
    """A row of points."""
    return Parameter("points")


def word(name: str, layer: Layer, what: str, /, **parameters: Parameter) -> PlateWord:
    """Declares a word."""
    return PlateWord(name, layer, what, parameters)
