"""What holds aboard as long as a card is installed or kept: bridge upgrades whose energy is paid, facility upgrades,
and found discoveries."""

from functools import cache

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.cards import Discovery, FacilityUpgrade, Upgrade
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test
from starboard.games.vanguard.notation.grammar import Passive
from starboard.games.vanguard.state.game_state import VanguardState


def ship_passives(g: VanguardState, word: str) -> list[Passive]:
    """Everything with this word that is in force."""
    known = _cards_with(g.campaign, word)
    if not known:
        return []
    ship = g.ship
    cards = [*ship.upgrades, *ship.facility_upgrades, *ship.kept]
    if known.keys().isdisjoint(cards):
        return []
    upgrades = campaign[g.campaign].upgrades
    paid = [id for id in cards if id not in upgrades or not upgrades[id].energy or id in ship.active]
    return [passive for id in paid if id in known for passive in known[id] if _holds(g, passive, id)]


@cache
def _cards_with(folder: str, word: str) -> dict[str, list[Passive]]:
    """The cards that say a word, and what they say with it."""
    c = campaign[folder]
    cards: list[Upgrade | FacilityUpgrade | Discovery] = [*c.upgrades.values(), *c.facility_upgrades.values()]
    cards += c.discoveries.values()
    found = {card.id: [passive for passive in card.passives if passive.word == word] for card in cards}
    return {id: passives for id, passives in found.items() if passives}


def _holds(g: VanguardState, passive: Passive, id: str) -> bool:
    return passive.condition is None or test(g, passive.condition, Ctx(f"card:{id}", "IV-S-0032"))


def ship_total(g: VanguardState, word: str) -> int:
    """The sum of the numbers that a word gives."""
    found = ship_passives(g, word)
    return sum([passive.args[-1] for passive in found if isinstance(passive.args[-1], int)]) if found else 0


def ship_has(g: VanguardState, word: str) -> bool:
    """Whether a word is in force."""
    return bool(ship_passives(g, word))
