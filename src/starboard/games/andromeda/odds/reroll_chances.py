"""What rolling dice again brings once all have rolled (AE-B-20.13): exact chances."""

from functools import lru_cache
from itertools import combinations

from starboard.games.andromeda.content import content
from starboard.games.andromeda.notation.grammar import Effect, total
from starboard.games.andromeda.odds.battle_chances import fresh_rolls
from starboard.games.andromeda.rules.battle.battle_sides import fighting, targeting_of, the_battle
from starboard.games.andromeda.rules.battle.winning_roll import Roll, high_to_low
from starboard.games.andromeda.state.game_state import AndromedaState


def after_rerolls(g: AndromedaState, who: int, dice: tuple[int, ...]) -> float | None:
    """The chance to win if these dice, by their places, are rolled again; None where somebody has not rolled."""
    side = next((side for side in fighting(the_battle(g)) if side.who == who), None)
    if side is None:
        return None
    return _with_dice(g, who, tuple(shows for place, shows in enumerate(side.roll) if place not in dice))


def after_turning(g: AndromedaState, who: int, die: int, value: int) -> float | None:
    """The chance to win if this die, by its place, is turned to a value; None where somebody has not rolled."""
    side = next((side for side in fighting(the_battle(g)) if side.who == who), None)
    if side is None:
        return None
    return _with_dice(g, who, tuple(value if place == die else shows for place, shows in enumerate(side.roll)))


def _with_dice(g: AndromedaState, who: int, kept: tuple[int, ...]) -> float | None:
    """The chance to win if a side keeps these of its dice and rolls the others again."""
    sides = fighting(the_battle(g))
    if not all(side.roll for side in sides):
        return None
    own = next(side for side in sides if side.who == who)
    best = max((high_to_low(tuple(side.roll)) for side in sides if side is not own), default=())
    return _win(len(own.roll), targeting_of(g, own), high_to_low(kept), best)


@lru_cache(maxsize=4096)
def _win(dice: int, targeting: int, kept: Roll, best: Roll) -> float:
    """Of everything that can be rolled beside the dice that are kept, how much beats the best of the others."""
    rolls = fresh_rolls(dice - len(kept), targeting)
    wins = sum([ways for roll, ways in rolls if high_to_low(roll + kept) > best])
    return round(wins / sum([ways for _, ways in rolls]), 4)


def best_rerolls(g: AndromedaState, who: int, most: int) -> list[tuple[tuple[int, ...], float]]:
    """Every choice of dice, up to the number that may be rolled again, and the chance to win with it."""
    side = next((side for side in fighting(the_battle(g)) if side.who == who), None)
    if side is None:
        return []
    found = []
    for count in range(1, most + 1):
        for dice in combinations(range(len(side.roll)), count):
            win = after_rerolls(g, who, dice)
            if win is not None:
                found.append((dice, win))
    return found


def after_effect(g: AndromedaState, who: int, source: str) -> float | None:
    """The chance to win after a card or effect that works after the roll, used as well as can be."""
    effect = _effect(source)
    side = next((side for side in fighting(the_battle(g)) if side.who == who), None)
    if effect is None or side is None or not side.roll:
        return None
    rerolls, turned = total([effect], "reroll"), total([effect], "set_die")
    if rerolls:
        return max((win for _, win in best_rerolls(g, who, min(rerolls, len(side.roll)))), default=None)
    if not turned:
        return None
    value = next(int(call.args[1]) for step in effect.steps for call in step[0].calls)
    lowest, *others = sorted(side.roll)
    return _with_dice(g, who, (max(lowest, value), *others))


def _effect(source: str) -> Effect | None:
    c = content()
    for home in (c.tactics, c.modules, c.tokens, c.upgrades):
        if source in home:
            found: Effect = home[source].effect
            return found
    return None
