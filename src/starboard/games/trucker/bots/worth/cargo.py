"""Goods: how many will be offered, what holds are worth, and what a load brings."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from starboard.games.trucker.bots.worth.deck import Coming
from starboard.games.trucker.content.cards import AbandonedStation, Goods, Planets, Smugglers
from starboard.games.trucker.rules.aboard.goods import COLOURS, listed, price

MANNED, VICTORIOUS = 0.6, 0.4
"""How often a ship has crew enough for a station, and cannons enough for smugglers."""


def value_of(goods: Goods) -> int:
    """What goods bring at full price (GT-B-1.5)."""
    return sum(map(price, listed(goods)))


def goods_offered(coming: Sequence[Coming], first: float, met: float, players: int) -> tuple[float, ...]:
    """How many goods of each colour one of these players can expect to be offered, the dearest first."""
    found = dict.fromkeys(COLOURS, 0.0)
    for card, share in coming:
        if isinstance(card, Planets):
            # Each player in turn takes the best planet that is left (GT-B-11.2.1).
            offers = [(goods, share / players) for goods in sorted(card.planets, key=value_of)[-players:]]
        elif isinstance(card, AbandonedStation):
            offers = [(card.goods, share * first * MANNED)]
        elif isinstance(card, Smugglers):
            offers = [(card.reward.goods, share * met * VICTORIOUS)]
        else:
            continue
        for goods, likely in offers:
            for good in listed(goods):
                found[good] += likely
    return tuple(found[good] for good in COLOURS)


@lru_cache(maxsize=8192)
def cargo_worth(goods: tuple[float, ...], normal: float, special: float) -> float:
    """GT-B-9.5.1: what this many containers will hold in the end: the dearest first, red goods only in special ones."""
    red = _filled(goods[0], special)
    worth = price(COLOURS[0]) * red
    room = normal + special - red
    for colour, count in zip(COLOURS[1:], goods[1:], strict=True):
        taken = _filled(count, room)
        worth += price(colour) * taken
        room -= taken
    return worth


def _filled(count: float, room: float) -> float:
    """How much of a room is filled by goods that come at random: on average never quite all of either."""
    return room * (1 - exp(-count / room)) if room > 0 and count > 0 else 0.0


def best_load(goods: Sequence[str], normal: int, special: int) -> int:
    """The most that goods can bring in this many containers."""
    reds = min(goods.count("red"), special)
    others = sorted((price(good) for good in goods if good != "red"), reverse=True)
    return reds * price("red") + sum(others[: normal + special - reds])
