"""Turns the texts of content files into what they mean, while the files are read."""

from collections.abc import Callable
from typing import Any

from starboard.content import Puzzling
from starboard.games.vanguard.content.checked_texts import (
    ConversionText,
    CostText,
    NeedText,
    read_conversion,
    read_cost,
    read_need,
)
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
from starboard.games.vanguard.notation.actions import PARSERS
from starboard.games.vanguard.notation.grammar import BadNotation, Passive, parse_passive
from starboard.games.vanguard.notation.trigger import Trigger, parse_trigger

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
    if not isinstance(value, str):
        raise ValueError(f"{value!r} (text?)")
    try:
        return _PARSERS[type](value)
    except BadNotation as why:
        raise Puzzling(why.kind, why.found, why.wanted) from None
