"""Texts of cards that stay texts, but are checked when they are read."""

import re

from starboard.games.vanguard.content.demands import parse_cost, parse_way
from starboard.games.vanguard.notation.grammar import BadNotation, Checked
from starboard.games.vanguard.notation.symbols import NINE

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
        raise BadNotation(text)
    return ConversionText(text)
