"""The cards that a flight will bring, as far as a player can tell: those it has seen, and shares of all the others."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from starboard.games.trucker.board.harder_cards import made_harder
from starboard.games.trucker.content import Adventure, content
from starboard.games.trucker.rules.building.round_setup import CLASS_IV_PILE, PILES


class Coming(NamedTuple):
    """A card, and how many of it to expect: 1 for a card that was seen."""

    card: Adventure
    share: float


def whole_flight(level: int, harder: bool) -> dict[int, int]:
    """How many cards of each level a flight has (GT-B-2.5.3, GT-LM-5.2.1)."""
    pile = CLASS_IV_PILE if harder else content().flights.levels[level].piles
    return {number: count * PILES for number, count in pile.items()}


def expected(levels: dict[int, int], known: Collection[str], gone: Collection[str], harder: bool) -> list[Coming]:
    """The cards of a flight with this many cards of each level, `known` among them; those in `gone` cannot come."""
    cards = content().cards
    unseen = dict(levels)
    for id in known:
        number: int = cards[id].level
        unseen[number] = unseen.get(number, 0) - 1
    found = [Coming(_as_it_counts(id, harder), 1.0) for id in sorted(known)]
    for level, count in sorted(unseen.items()):
        pool = [id for id, card in cards.items() if card.level == level and id not in known and id not in gone]
        if count > 0 and pool:
            found += [Coming(_as_it_counts(id, harder), count / len(pool)) for id in pool]
    return found


def how_many(coming: Iterable[Coming], kind: type) -> float:
    """How many cards of a kind to expect."""
    return sum(share for card, share in coming if isinstance(card, kind))


def _as_it_counts(id: str, harder: bool) -> Adventure:
    """GT-LM-5.3: the card for these ships."""
    return made_harder(id) if harder else content().cards[id]
