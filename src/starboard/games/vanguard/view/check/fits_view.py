"""Which dice of a check could serve what: the fits of a row, and the dice that meet it together."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from starboard.games.vanguard.board.dice_fits import Fit, How, Pool, cover, fits
from starboard.games.vanguard.board.requirements_met import need_number, numbered_ways
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.notation.argument_kinds import COLOUR_LETTERS
from starboard.games.vanguard.notation.grammar import Passive
from starboard.games.vanguard.notation.symbols import COLOURS, SHORT, SYMBOLS
from starboard.games.vanguard.rules.cards.passives import CARDS, passives, tables
from starboard.games.vanguard.rules.check.dice_pool import Swap, check_of, conversions, shown, swaps
from starboard.games.vanguard.state.board_state import BOARD
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message
from starboard.kernel.view import Sealed, View

Ways: TypeAlias = tuple[tuple[str, ...], ...]
Converter: TypeAlias = tuple[tuple[int, int], str]
"""A conversion, and the card that allows it."""


class FitView(View, frozen=True):
    """A die that serves a need."""

    die: int
    """Its place in the pool."""
    need: str
    """What it serves as."""
    how: How
    """By a symbol that it shows, by a conversion, or as a vanguard."""
    by: Sealed | None
    """The card that converts it."""


class RowView(View, frozen=True):
    """A combination, a special effect or an outcome, and what the dice that lie there could do for it."""

    key: str
    """`green`, `special:0`, or `combine:` with the card and the number of the combination."""
    name: Message | None
    """The card of a combination."""
    said: Message | None
    """What it does."""
    ways: Ways
    """Ways to meet it, each with all that it needs; none: it needs nothing."""
    fits: tuple[FitView, ...]
    """Every die that could serve it, each as well as it can."""
    cover: tuple[FitView, ...] | None
    """Dice that meet it together, none of which could be missing; null: they cannot."""
    takes: tuple[int, ...]
    """Dice that it takes whether one wants it or not."""


class Lying(msgspec.Struct, frozen=True):
    """The dice as rolled, and the cards that convert them."""

    pool: Pool
    by: tuple[Converter, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """All dice."""
        return tuple(range(len(self.pool.dice)))

    def natural(self) -> "Lying":
        """The same dice, as what they show alone."""
        return Lying(Pool(self.pool.dice, (), True))


def lying(g: VanguardState) -> Lying:
    """The pool of the check."""
    return Lying(Pool(tuple(shown(g)), conversions(g)), _converters(g))


def _converters(g: VanguardState) -> tuple[Converter, ...]:
    """IV-X-570, IV-X-571: the card for each conversion: that of the crew member before what he or she carries and what
    stands in the sector."""
    check = check_of(g)
    e, swap = g.expedition, swaps(g, check)
    one = e.team[check.who]
    letter, name = campaign[g.campaign].crew[one.crew].convert.split()
    letter = "D" if passives(g, check.who, "crew-convert") else letter
    found = dict.fromkeys(_pairs(letter, name, swap), one.crew)
    for passive in passives(g, check.who, "convert"):
        for pair in _pairs(str(passive.args[0]), str(passive.args[1]), swap):
            found.setdefault(pair, _card_of(g, check.who, passive))
    return tuple(sorted(found.items()))


def _pairs(letter: str, name: str, swap: Swap) -> Iterator[tuple[int, int]]:
    """The colours of a conversion, `D` for all, each with the symbol as it counts here."""
    symbol = SYMBOLS.index(SHORT[name])
    for colour, colour_name in enumerate(COLOURS):
        if letter == "D" or COLOUR_LETTERS[letter] == colour_name:
            yield colour, swap.get(symbol, symbol)


def _card_of(g: VanguardState, who: int, passive: Passive) -> str:
    """The card that says something that is in force."""
    e = g.expedition
    board = e.boards[e.team[who].sector // BOARD] if len(e.boards) > 1 else e.boards[0]
    said = tables[g.campaign][passive.word].items()
    return next(id for kind, cards in said for id in CARDS[kind](e, board, who) if passive in cards.get(id, ()))


# -- A row -------------------------------------------------------------------------------------------------------------


def fits_of(lying: Lying, ways: Ways, places: tuple[int, ...]) -> tuple[FitView, ...]:
    """The dice at these places that could serve a row."""
    return _views(fits(lying.pool, numbered_ways(ways), places), lying)


def cover_of(lying: Lying, ways: Ways, places: tuple[int, ...]) -> tuple[FitView, ...] | None:
    """Dice at these places that meet a row together; all rows that need nothing are met."""
    if not ways:
        return ()
    found = cover(lying.pool, numbered_ways(ways), places)
    return _views(found, lying) if found is not None else None


@lru_cache(maxsize=1 << 12)
def _views(found: tuple[Fit, ...], lying: Lying) -> tuple[FitView, ...]:
    by = dict(lying.by)
    dice = lying.pool.dice
    return tuple(
        FitView(
            die=fit.die,
            need=fit.need,
            how=fit.how,
            by=by.get((dice[fit.die][0], need_number(fit.need))) if fit.how == "converted" else None,
        )
        for fit in found
    )
