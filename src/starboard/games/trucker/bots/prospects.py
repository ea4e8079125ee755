"""What each ability of a ship is worth on a flight, in credits, reckoned from the cards that may come.

Every figure here is an expectation in closed form, made once for a set of cards. A table such as `cannons` says what a
ship with that much of something gains by it; builders compare entries, so only differences between them matter.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

import msgspec

from starboard.games.trucker.bots.deck import Chance, total
from starboard.games.trucker.content import content
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Attack,
    Booty,
    CombatZone,
    Epidemic,
    Goods,
    Loss,
    MeteoricSwarm,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
    Stardust,
)
from starboard.games.trucker.rules.goods import COLOURS, listed, price
from starboard.games.trucker.rules.hits import SIDES

MOST = 40
"""Tables end here: no ship has more of anything."""
HIT = 1.7
"""What a hit costs: the component, what it did, and what falls off with it."""
STRUCK = 0.85
"""How likely a shot meets the ship at all."""
CREW = 0.5
"""What one of the crew is worth when it is taken."""
GOOD = 1.4
"""What a good is worth when it is taken: the dearest go first, but often there are none."""


class Odds(NamedTuple):
    """What depends on how many fly: `day` is what a day is worth, `first` how likely it is to be the one who gets what
    only one can get, `met` how likely nobody ahead has beaten the enemies."""

    day: float
    first: float
    met: float
    last: float


def odds_of(level: int, players: int) -> Odds:
    """Two ranks are a credit a level apart, and about nine days: the more fly, the more ranks there are to lose."""
    rivals = players - 1
    return Odds(0.09 * level * min(rivals, 3) ** 0.5, 0.3 + 0.7 / players, 0.5 + 0.5 / players, 1 / players)


class Prospects(msgspec.Struct, frozen=True):
    """What there is to gain. Cannon strength is in half points."""

    engines: tuple[float, ...]
    cannons: tuple[float, ...]
    crew: tuple[float, ...]
    goods: tuple[float, ...]
    """How many goods of each colour come by, the dearest first."""
    small: tuple[float, ...]
    """Small meteors and shots that shields can stop, by side."""
    large: tuple[float, ...]
    """Large meteors by side."""
    opens: float
    fights: float
    epidemics: float
    exposed: float
    """What an exposed connector costs, but for meteors."""

    def cargo(self, normal: float, special: float) -> float:
        """What the goods will bring that so many containers hold (GT-B-9.5.1)."""
        return _cargo(self.goods, normal, special)


def prospects_of(chances: Sequence[Chance], level: int, players: int, guns: int = -1) -> Prospects:
    """The worth of everything on a flight with these cards. `guns` is the cannon strength in half points, where it is
    known: it tells whom slavers will beat."""
    odds = odds_of(level, players)
    enemies = [chance for chance in chances if isinstance(chance.card, Slavers | Smugglers | Pirates)]
    opens = total(chances, OpenSpace)
    small, large = _attacks(chances, odds)
    looks = content().flights.levels[level].best_looking
    return Prospects(
        engines=tuple(_engines(chances, strength, level, odds, opens) for strength in range(MOST)),
        cannons=_blurred([_cannons(chances, strength, level, odds) for strength in range(2 * MOST)], 3),
        crew=_crew_table(chances, level, odds, guns),
        goods=_goods(chances, odds, players),
        small=small,
        large=large,
        opens=opens,
        fights=sum(chance.count for chance in enemies) * odds.met,
        epidemics=total(chances, Epidemic),
        exposed=total(chances, Stardust) * odds.day + 0.08 * looks,
    )


# -- Strength --------------------------------------------------------------------------------------------------------


def _engines(chances: Sequence[Chance], strength: int, level: int, odds: Odds, opens: float) -> float:
    """GT-B-11.1: a day for each point; a ship without drive is out at the first open space (GT-B-12.3.2)."""
    worth = opens * odds.day * strength + _zones(chances, "engines", strength, 3.5 + level, odds)
    if not strength:
        worth -= (1 - exp(-opens)) * (content().flights.levels[level].finish[0] + 3 * level)
    return worth


def _cannons(chances: Sequence[Chance], strength: int, level: int, odds: Odds) -> float:
    """GT-B-11.9: who beats the enemies takes the reward, who does not suffers."""
    worth = _zones(chances, "cannons", strength / 2, 2.5 + 1.5 * level, odds)
    for card, count in chances:
        if not isinstance(card, Slavers | Smugglers | Pirates):
            continue
        if strength > 2 * card.strength:
            worth += count * odds.met * (_reward(card) - card.days * odds.day)
        elif strength < 2 * card.strength:
            worth -= count * odds.met * _loss(card.lose, odds)
    return worth


def _blurred(table: Sequence[float], width: int) -> tuple[float, ...]:
    """Each entry as the mean of those around it: ships lose some of their strength on the way, and gain some."""
    last = len(table) - 1
    ranges = [range(max(0, at - width), min(last, at + width) + 1) for at in range(len(table))]
    return tuple(sum(table[near] for near in around) / len(around) for around in ranges)


def _reward(card: Slavers | Smugglers | Pirates) -> float:
    if isinstance(card.reward, Booty):
        return 0.8 * sum(map(price, listed(card.reward.goods)))
    return card.reward.credits


def _loss(loss: Loss, odds: Odds) -> float:
    hits = sum(STRUCK * HIT * (0.6 if shot.size == "small" else 1.0) for shot in loss.shots)
    return loss.days * odds.day + loss.crew * CREW + loss.goods * GOOD + hits


def _zones(chances: Sequence[Chance], least: str, value: float, usual: float, odds: Odds) -> float:
    """GT-B-11.10: who has least suffers; how likely that is, by how far one is from what others usually have."""
    weakest = 2 * odds.last / (1 + exp(value - usual))
    worth = 0.0
    for card, count in chances:
        if isinstance(card, CombatZone):
            worth -= count * sum(min(1.0, weakest) * _loss(line.lose, odds) for line in card.lines if line.least == least)
    return worth


def _crew_table(chances: Sequence[Chance], level: int, odds: Odds, guns: int) -> tuple[float, ...]:
    """GT-B-11.3, GT-B-11.4: crew is needed for stations, and sold for ships; who loses all of it is out (GT-B-12.3.1)."""
    losses = _crew_losses(chances, odds, guns)
    flight = content().flights.levels[level]
    ruin = flight.finish[0] + 2 * level
    table: list[float] = []
    for size in range(MOST):
        worth = _zones(chances, "crew", size, 4.0 + level, odds) - ruin * sum(losses[size:])
        for card, count in chances:
            if isinstance(card, AbandonedShip) and size > card.crew:
                worth += count * odds.first * max(0.0, card.credits - card.crew * 0.5 * CREW - card.days * odds.day)
            elif isinstance(card, AbandonedStation) and size >= card.crew:
                worth += count * odds.first * max(0.0, 0.7 * _value(card.goods) - card.days * odds.day)
        table.append(worth)
    return tuple(table)


def _crew_losses(chances: Sequence[Chance], odds: Odds, guns: int) -> list[float]:
    """How likely it is to lose that many of the crew in all, up to the end of the tables."""
    spread = [1.0] + [0.0] * (2 * MOST)
    for card, count in chances:
        if isinstance(card, Slavers):
            beaten = 0.6 if guns < 0 else float(guns < 2 * card.strength)
            spread = _or_less(spread, card.lose.crew, count * odds.met * beaten)
        elif isinstance(card, Epidemic):
            spread = _or_less(spread, 2, 0.7 * count)
        elif isinstance(card, CombatZone):
            for line in card.lines:
                spread = _or_less(spread, line.lose.crew, count * odds.last)
    return spread


def _or_less(spread: list[float], loss: int, chance: float) -> list[float]:
    """What may be lost, after something that takes so many more with this chance."""
    chance = min(1.0, chance)
    if not loss or not chance:
        return spread
    later = [share * (1 - chance) for share in spread]
    for lost, share in enumerate(spread[: len(spread) - loss]):
        later[lost + loss] += share * chance
    return later


# -- Goods -----------------------------------------------------------------------------------------------------------


def _value(goods: Goods) -> int:
    return sum(map(price, listed(goods)))


def _goods(chances: Sequence[Chance], odds: Odds, players: int) -> tuple[float, ...]:
    """How many goods of each colour somebody can expect to be offered."""
    found = dict.fromkeys(COLOURS, 0.0)

    def add(goods: Goods, count: float) -> None:
        for good in listed(goods):
            found[good] += count

    for card, count in chances:
        if isinstance(card, Planets):
            best = sorted(card.planets, key=_value, reverse=True)[:players]
            for goods in best:
                add(goods, count / players)
        elif isinstance(card, AbandonedStation):
            add(card.goods, count * odds.first * 0.6)
        elif isinstance(card, Smugglers):
            add(card.reward.goods, count * odds.met * 0.4)
    return tuple(found[good] for good in COLOURS)


@lru_cache(maxsize=4096)
def _cargo(goods: tuple[float, ...], normal: float, special: float) -> float:
    """The dearest first; red goods only in special containers."""
    red = _filled(goods[0], special)
    worth = price(COLOURS[0]) * red
    room = normal + special - red
    for colour, count in zip(COLOURS[1:], goods[1:], strict=True):
        taken = _filled(count, room)
        worth += price(colour) * taken
        room -= taken
    return worth


def _filled(count: float, room: float) -> float:
    """How much of a room is filled, on average, by goods that come at random: never quite all of either."""
    if room <= 0 or count <= 0:
        return 0.0
    return room * (1 - exp(-count / room))


# -- Attacks ---------------------------------------------------------------------------------------------------------


def _attacks(chances: Sequence[Chance], odds: Odds) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """GT-B-10.2: what comes from each side, small and large; shots only at those who lost a fight."""
    small, large = [0.0] * 4, [0.0] * 4

    def add(attacks: Sequence[Attack], count: float, meteors: bool) -> None:
        for attack in attacks:
            if attack.size == "small":
                small[SIDES[attack.side]] += count
            elif meteors:
                large[SIDES[attack.side]] += count

    for card, count in chances:
        if isinstance(card, MeteoricSwarm):
            add(card.meteors, count, meteors=True)
        elif isinstance(card, Pirates):
            add(card.lose.shots, count * odds.met * 0.6, meteors=False)
        elif isinstance(card, CombatZone):
            for line in card.lines:
                add(line.lose.shots, count * odds.last, meteors=False)
    return tuple(small), tuple(large)
