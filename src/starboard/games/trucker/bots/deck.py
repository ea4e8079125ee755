"""The cards that a flight will bring, as far as a player can tell: those it has seen, and shares of all the others."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from starboard.games.trucker.content import Adventure, content
from starboard.games.trucker.rules.harder import made_harder
from starboard.games.trucker.rules.setup import CLASS_IV_PILE, PILES


class Chance(NamedTuple):
    """A card, and how many of it are to be expected: 1 for a card that was seen."""

    card: Adventure
    count: float


def whole_flight(level: int, harder: bool) -> dict[int, int]:
    """How many cards of each level a flight has (GT-B-2.5.3, GT-LM-5.2.1)."""
    pile = CLASS_IV_PILE if harder else content().flights.levels[level].piles
    return {number: count * PILES for number, count in pile.items()}


def expected(levels: dict[int, int], known: Collection[str], gone: Collection[str], harder: bool) -> list[Chance]:
    """The cards of a flight with so many cards of each level, `known` among them; those in `gone` cannot come."""
    cards = content().cards
    left = dict(levels)
    for card in known:
        level = cards[card].level
        left[level] = left.get(level, 0) - 1
    found = [Chance(_counted(card, harder), 1.0) for card in sorted(known)]
    for level, count in sorted(left.items()):
        pool = [id for id, card in cards.items() if card.level == level and id not in known and id not in gone]
        if count > 0 and pool:
            found += [Chance(_counted(id, harder), count / len(pool)) for id in pool]
    return found


def _counted(id: str, harder: bool) -> Adventure:
    """The card as it counts for these ships."""
    return made_harder(id) if harder else content().cards[id]


def total(chances: Iterable[Chance], kind: type) -> float:
    """How many cards of a kind are to be expected."""
    return sum(chance.count for chance in chances if isinstance(chance.card, kind))
