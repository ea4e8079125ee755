"""Turns the texts of content files into what they mean, while the files are read."""

import re
from collections.abc import Callable
from typing import Any

from starboard.content import Puzzling
from starboard.games.vanguard.content.demands import parse_cost, parse_way
from starboard.games.vanguard.content.lesson_script import (
    Fall,
    Look,
    MovePattern,
    parse_fall,
    parse_look,
    parse_pattern,
)
from starboard.games.vanguard.content.planet import (
    Edges,
    Route,
    SpecialLine,
    parse_edges,
    parse_route,
    parse_special_line,
)
from starboard.games.vanguard.content.plates.plate_files import Drawn, read_drawn
from starboard.games.vanguard.notation.actions import PARSERS
from starboard.games.vanguard.notation.grammar import BadNotation, Checked, Passive, parse_passive
from starboard.games.vanguard.notation.symbols import NINE
from starboard.games.vanguard.notation.trigger import Trigger, parse_trigger

_CONVERSION = re.compile(rf"[RGB] ({'|'.join(symbol[:3] for symbol in NINE)})")


class NeedText(str):
    """What may be assigned or paid: `1 security + 1 science`."""

    __slots__ = ()

    @property
    def condition(self) -> Checked | None:
        """What must be so besides."""
        return parse_way(self).condition


class CostText(str):
    """Discoveries that are paid: `2 min basic`."""

    __slots__ = ()


class ConversionText(str):
    """A basic on a die of this colour may count as that symbol: `R def` (IV-X-570)."""

    __slots__ = ()


def read_need(text: str) -> NeedText:
    """The text, if it asks for something."""
    parse_way(text)
    return NeedText(text)


def read_cost(text: str) -> CostText:
    """The text, if it is a cost."""
    parse_cost(text)
    return CostText(text)


def read_conversion(text: str) -> ConversionText:
    """The text, if it is a conversion."""
    if not _CONVERSION.fullmatch(text):
        raise BadNotation(text, "form", "R def")
    return ConversionText(text)


_PARSERS: dict[type, Callable[[str], object]] = {
    **PARSERS,
    Passive: parse_passive,
    Trigger: parse_trigger,
    Edges: parse_edges,
    Route: parse_route,
    SpecialLine: parse_special_line,
    NeedText: read_need,
    CostText: read_cost,
    ConversionText: read_conversion,
    MovePattern: parse_pattern,
    Fall: parse_fall,
    Look: parse_look,
}


def read_notation(type: type, value: Any) -> Any:
    """The text `value` as an effect, condition, action …; `ValueError` names what is wrong in it."""
    try:
        if type is Drawn:
            return read_drawn(value)
        if not isinstance(value, str):
            raise ValueError(f"{value!r} (text?)")
        return _PARSERS[type](value)
    except BadNotation as why:
        raise Puzzling(why.kind, why.found, why.wanted) from None
