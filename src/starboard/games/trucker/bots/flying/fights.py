"""Fights and races, reckoned: what a declared strength is worth, and the batteries for it."""

from collections.abc import Callable, Sequence
from math import exp, inf
from typing import Any, Final

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.strength import (
    Span,
    cannon_span,
    double_engines,
    engine_span,
    engine_strengths,
)
from starboard.games.trucker.bots.flying.reckoning import Reckoning
from starboard.games.trucker.bots.flying.thumb import halves
from starboard.games.trucker.bots.worth.prospects import HIT, shots_cost
from starboard.games.trucker.content.cards import Booty, CombatZone, Loss, OpenSpace, Pirates, Slavers, Smugglers
from starboard.games.trucker.moves.flight_moves import ClaimReward, Fire, Thrust
from starboard.games.trucker.rules.aboard.goods import listed
from starboard.kernel import Move

Worth = Callable[[Any], float]
"""What a move is worth, in credits."""
Enemies = Slavers | Smugglers | Pirates

TROUBLE: Final = 0.01
"""Nobody stops for nothing."""


def thrust(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.1: days for batteries; GT-B-11.10: or not to be the weakest."""
    card = card_on_table(r.g)
    most = _ceiling(r, options)
    if isinstance(card, CombatZone):
        rivals = _spans(r, engine_span)
        loss = _zone_loss(r, card, "engines")
        return lambda move: -_weakest(min(move.strength, most), rivals) * loss - r.batteries(move.batteries)

    def worth(move: Thrust) -> float:
        if not move.strength and isinstance(card, OpenSpace):
            return -r.ruin
        return r.place(min(move.strength, most)) - r.batteries(move.batteries)

    return worth


def _ceiling(r: Reckoning, options: Sequence[Move]) -> float:
    """GT-LM-4.9.2: the engine strength of the slowest of the other ships of the fleet that can move at all, at its
    best: to be faster than that is for nothing."""
    if len(r.board.fleet) == 1:
        return inf
    mine = next(move.ship for move in options if isinstance(move, Thrust)) - 1
    strengths = engine_strengths(r.board, r.ship, double_engines(r.board, r.ship))
    return min((one for number, one in enumerate(strengths) if one and number != mine), default=inf)


def weakest_in_thrust(r: Reckoning, move: Thrust) -> float:
    """How likely the player has the least engine strength of all with this."""
    return _weakest(min(move.strength, _ceiling(r, [move])), _spans(r, engine_span))


def weakest_in_fire(r: Reckoning, move: Fire) -> float:
    """How likely the player has the least cannon strength of all with this."""
    return _weakest(halves(move.strength), _spans(r, cannon_span))


def fire(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.9, GT-B-11.10: is it worth the batteries, and the cannon that a booster burns out?"""
    card = card_on_table(r.g)
    if isinstance(card, CombatZone):
        rivals = _spans(r, cannon_span)
        loss = _zone_loss(r, card, "cannons")
        return lambda move: -_weakest(halves(move.strength), rivals) * loss - _spent(r, move)
    if not isinstance(card, Enemies):
        return lambda move: -_spent(r, move)
    strongest = max(halves(move.strength) for move in options if isinstance(move, Fire))
    # In a fleet the other ships fire too.
    others = cannon_span(r.board, r.ship).most - strongest if len(r.board.fleet) > 1 else 0
    victory, defeat = max(0.0, _reward(r, card)), _suffer(r, card.lose)
    enemy = 2 * card.strength

    def worth(move: Fire) -> float:
        strength = halves(move.strength) + others
        result = victory if strength > enemy else -defeat if strength < enemy else 0.0
        return result - _spent(r, move)

    return worth


def _spent(r: Reckoning, move: Fire) -> float:
    return r.batteries(move.batteries) + HIT * move.boost


def claim(r: Reckoning, options: Sequence[Move], squares: str) -> Worth | None:
    """GT-B-11.9.3: is the reward worth the days?"""
    card = card_on_table(r.g)
    if not isinstance(card, Enemies):
        return None
    reward = _reward(r, card)
    return lambda move: reward if isinstance(move, ClaimReward) else 0.0


def _reward(r: Reckoning, card: Enemies) -> float:
    won = r.gain(listed(card.reward.goods)) if isinstance(card.reward, Booty) else float(card.reward.credits)
    return won - r.days(card.days) - TROUBLE


def _suffer(r: Reckoning, loss: Loss) -> float:
    """What a loss costs this player."""
    cost = r.days(loss.days) if loss.days else 0.0
    cost += r.crew(loss.crew) if loss.crew else 0.0
    cost += r.dearest(loss.goods) if loss.goods else 0.0
    return cost + shots_cost(loss.shots)


def _zone_loss(r: Reckoning, card: CombatZone, least: str) -> float:
    return sum(_suffer(r, line.lose) for line in card.lines if line.least == least)


def _spans(r: Reckoning, span: Callable[[Any, Any], Span]) -> list[float]:
    """What each of the others will declare: they may spend batteries or not."""
    others = [(seat, other) for seat, other in enumerate(r.g.truckers) if other.flying and seat != r.seat]
    return [sum(span(board_for(r.g, seat), other.ship)) / 2 for seat, other in others]


def _weakest(value: float, rivals: Sequence[float]) -> float:
    """How likely a value is the lowest of all."""
    chance = 1.0
    for rival in rivals:
        chance /= 1 + exp(min(50.0, 2 * (value - rival)))
    return chance
