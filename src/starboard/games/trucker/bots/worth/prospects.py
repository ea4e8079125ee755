"""What each ability of a ship is worth on a flight, in credits, reckoned from the cards that may come.

Every figure here is an expectation in closed form, made once for a set of cards. A table such as `cannons` says what a
ship with that much of something gains by it; builders compare entries, so only differences between them matter.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

import msgspec

from starboard.games.trucker.bots.worth.cargo import cargo_worth, goods_offered, value_of
from starboard.games.trucker.bots.worth.deck import Coming, how_many
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Attack,
    Booty,
    CombatZone,
    Epidemic,
    Loss,
    MeteoricSwarm,
    OpenSpace,
    Pirates,
    Slavers,
    Smugglers,
    Stardust,
)
from starboard.games.trucker.rules.attacks.meteors_and_shots import SIDES

MOST = 40
"""Tables end here: no ship has more of anything."""
HIT = 1.7
"""What a hit costs: the component, what it did, and what falls off with it."""
STRUCK, STRUCK_BY_SMALL = 0.85, 0.5
"""How likely a shot meets something, and how likely one that shields can stop does harm."""
CREW, GOOD = 0.5, 1.4
"""What one of the crew and one of the goods is worth when it is taken."""
LOADED = 0.75
"""How much of what is offered finds room in the holds."""
BEATEN = 0.6
"""How often somebody is beaten by enemies, whose cannons are not known."""
INFECTED, INFECTION = 2, 0.7
"""What an epidemic takes from most ships, and how often."""
WHOLE = 4.0
"""Cards of a whole flight, for each level, about."""
WEAR = 0.12
"""How likely an engine is lost on the way."""
BLUR = 3
"""Half points of cannon strength that are lost or won on the way."""


class Odds(NamedTuple):
    """What depends on how many fly: what a day is worth, how likely it is to be the one who gets what only one can get,
    that nobody ahead has beaten the enemies, and to be the last in anything."""

    day: float
    first: float
    met: float
    last: float


def odds_of(level: int, players: int) -> Odds:
    """Two ranks are a credit a level apart (GT-B-13.1), and about ten days."""
    rivals = min(players - 1, 3)
    return Odds(0.09 * level * rivals**0.5, 0.3 + 0.7 / players, 0.5 + 0.5 / players, 1 / players)


class Prospects(msgspec.Struct, frozen=True):
    """What there is to gain and to lose. Cannon strength is in half points."""

    level: float
    """The level of the flight, as far as it is still to come."""
    players: int
    engines: tuple[float, ...]
    cannons: tuple[float, ...]
    crew: tuple[float, ...]
    alone: tuple[float, ...]
    """How likely this many crew are all lost."""
    goods: tuple[float, ...]
    """How many goods of each colour come by, the dearest first."""
    small: tuple[float, ...]
    """Small meteors and shots, which shields can stop, by side."""
    large: tuple[float, ...]
    """Large meteors by side."""
    opens: float
    fights: float
    exposed: float
    """What an exposed connector costs, but for meteors."""

    def cargo(self, normal: float, special: float) -> float:
        """What the goods in this many containers will bring (GT-B-9.5.1)."""
        return cargo_worth(self.goods, normal, special)


def prospects_of(coming: Sequence[Coming], level: int, players: int, guns: int = -1) -> Prospects:
    """The worth of everything on a flight with these cards. `guns` is the cannon strength in half points, where it is
    known: it tells whom slavers will beat."""
    odds = odds_of(level, players)
    losses = _crew_losses(coming, odds, guns)
    small, large = _attacks(coming, odds)
    enemies = sum(share for card, share in coming if isinstance(card, Slavers | Smugglers | Pirates))
    looks = content().flights.levels[level].best_looking
    return Prospects(
        level=level * min(1.0, sum(share for _, share in coming) / (WHOLE * level)),
        players=players,
        engines=_worn([_engines(coming, strength, level, odds) for strength in range(MOST)]),
        cannons=_blurred([_cannons(coming, strength, level, odds) for strength in range(2 * MOST)]),
        crew=tuple(_crew(coming, size, level, odds, losses) for size in range(MOST)),
        alone=tuple(sum(losses[size:]) for size in range(MOST)),
        goods=goods_offered(coming, odds.first, odds.met, players),
        small=small,
        large=large,
        opens=how_many(coming, OpenSpace),
        fights=enemies * odds.met,
        exposed=how_many(coming, Stardust) * odds.day + 0.08 * looks,
    )


# -- Strength --------------------------------------------------------------------------------------------------------


def _engines(coming: Sequence[Coming], strength: int, level: int, odds: Odds) -> float:
    """GT-B-11.1: a day for each point; a ship without drive is out at the first open space (GT-B-12.3.2)."""
    opens = how_many(coming, OpenSpace)
    worth = opens * odds.day * strength + _zones(coming, "engines", strength, 3.5 + level, odds)
    return worth if strength else worth - (1 - exp(-opens)) * (_ruin(level) + level)


def _ruin(level: int) -> float:
    """What it costs to be out: the reward, and about as much for goods."""
    return content().flights.levels[level].finish[0] + 2 * level


def _cannons(coming: Sequence[Coming], strength: int, level: int, odds: Odds) -> float:
    """GT-B-11.9: a player who beats the enemies takes the reward; one who does not suffers."""
    worth = _zones(coming, "cannons", strength / 2, 2.5 + 1.5 * level, odds)
    for card, share in coming:
        if not isinstance(card, Slavers | Smugglers | Pirates):
            continue
        if strength > 2 * card.strength:
            worth += share * odds.met * (_reward(card) - card.days * odds.day)
        elif strength < 2 * card.strength:
            worth -= share * odds.met * _loss(card.lose, odds)
    return worth


def _blurred(table: Sequence[float]) -> tuple[float, ...]:
    """Each entry as the mean of those around it: ships lose some of their strength on the way, and gain some."""
    last = len(table) - 1
    around = [range(max(0, at - BLUR), min(last, at + BLUR) + 1) for at in range(len(table))]
    return tuple(sum(table[near] for near in nearby) / len(nearby) for nearby in around)


def _worn(table: Sequence[float]) -> tuple[float, ...]:
    """Each entry with the chance that an engine is lost on the way: who has but one may drift then."""
    return tuple((1 - WEAR) * worth + WEAR * table[max(0, at - 1)] for at, worth in enumerate(table))


def _reward(card: Slavers | Smugglers | Pirates) -> float:
    return LOADED * value_of(card.reward.goods) if isinstance(card.reward, Booty) else card.reward.credits


def _loss(loss: Loss, odds: Odds) -> float:
    return loss.days * odds.day + loss.crew * CREW + loss.goods * GOOD + shots_cost(loss.shots)


def shots_cost(shots: Sequence[Attack]) -> float:
    """What being shot at costs, about."""
    return HIT * sum(STRUCK_BY_SMALL if shot.size == "small" else STRUCK for shot in shots)


def _zones(coming: Sequence[Coming], least: str, value: float, usual: float, odds: Odds) -> float:
    """GT-B-11.10: the player with the least suffers; how likely that is, by the distance to what others usually
    have."""
    weakest = min(1.0, 2 * odds.last / (1 + exp(value - usual)))
    lines = [(line, share) for card, share in coming if isinstance(card, CombatZone) for line in card.lines]
    return -weakest * sum(share * _loss(line.lose, odds) for line, share in lines if line.least == least)


# -- Crew ------------------------------------------------------------------------------------------------------------


def _crew(coming: Sequence[Coming], size: int, level: int, odds: Odds, losses: Sequence[float]) -> float:
    """GT-B-11.3, GT-B-11.4: crew is needed for stations and sold for ships; a player who loses all of it is out."""
    worth = _zones(coming, "crew", size, 4.0 + level, odds) - _ruin(level) * sum(losses[size:])
    for card, share in coming:
        if isinstance(card, AbandonedShip) and size > card.crew:
            gain = card.credits - card.crew * CREW / 2 - card.days * odds.day
        elif isinstance(card, AbandonedStation) and size >= card.crew:
            gain = LOADED * value_of(card.goods) - card.days * odds.day
        else:
            continue
        worth += share * odds.first * max(0.0, gain)
    return worth


def _crew_losses(coming: Sequence[Coming], odds: Odds, guns: int) -> list[float]:
    """How likely it is to lose none, one, two, ... of the crew in all."""
    spread = [1.0] + [0.0] * (2 * MOST)
    for card, share in coming:
        if isinstance(card, Slavers):
            beaten = BEATEN if guns < 0 else float(guns < 2 * card.strength)
            spread = _after(spread, card.lose.crew, share * odds.met * beaten)
        elif isinstance(card, Epidemic):
            spread = _after(spread, INFECTED, share * INFECTION)
        elif isinstance(card, CombatZone):
            for line in card.lines:
                spread = _after(spread, line.lose.crew, share * odds.last)
    return spread


def _after(spread: list[float], loss: int, chance: float) -> list[float]:
    """The spread of losses after something that takes this many more with this chance."""
    chance = min(1.0, chance)
    if not loss or not chance:
        return spread
    later = [share * (1 - chance) for share in spread]
    for lost, share in enumerate(spread[: len(spread) - loss]):
        later[lost + loss] += share * chance
    return later


# -- Attacks ---------------------------------------------------------------------------------------------------------


def _attacks(coming: Sequence[Coming], odds: Odds) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """GT-B-10.2: what comes from each side, small ones and large meteors; shots only at those who were beaten."""
    small, large = [0.0] * 4, [0.0] * 4

    def add(attacks: Sequence[Attack], share: float, meteors: bool) -> None:
        for attack in attacks:
            if attack.size == "small":
                small[SIDES[attack.side]] += share
            elif meteors:
                large[SIDES[attack.side]] += share

    for card, share in coming:
        if isinstance(card, MeteoricSwarm | OpenSpace):
            add(card.meteors, share, meteors=True)
        elif isinstance(card, Pirates):
            add(card.lose.shots, share * odds.met * BEATEN, meteors=False)
        elif isinstance(card, CombatZone):
            for line in card.lines:
                add(line.lose.shots, share * odds.last, meteors=False)
    return tuple(small), tuple(large)
