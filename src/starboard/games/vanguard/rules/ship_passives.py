"""What holds aboard as long as a card is installed: bridge upgrades whose energy is paid, and facility upgrades."""

from collections.abc import Iterator, Sequence

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import FacilityUpgrade, Upgrade
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.notation import Passive
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.values import test


def ship_passives(g: VanguardState, word: str) -> Iterator[Passive]:
    """Everything with this word that is in force."""
    c = campaign(g.campaign)
    ship = g.ship
    cards: Sequence[Upgrade | FacilityUpgrade] = [
        *(c.upgrades[id] for id in ship.upgrades if not c.upgrades[id].energy or id in ship.active),
        *(c.facility_upgrades[id] for id in ship.facility_upgrades),
    ]
    for card in cards:
        for passive in card.passives:
            if passive.word == word and _holds(g, passive, card.id):
                yield passive


def _holds(g: VanguardState, passive: Passive, id: str) -> bool:
    return passive.condition is None or test(g, passive.condition, Ctx(f"card:{id}", "IV-S-0032"))


def ship_total(g: VanguardState, word: str) -> int:
    """The sum of the numbers that a word gives."""
    numbers = (passive.args[-1] for passive in ship_passives(g, word))
    return sum(number for number in numbers if isinstance(number, int))


def ship_has(g: VanguardState, word: str) -> bool:
    """Whether a word is in force."""
    return next(ship_passives(g, word), None) is not None
