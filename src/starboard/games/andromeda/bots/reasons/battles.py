"""What a decision about a battle makes of the chances, as the odds of the house reckon them."""

from collections.abc import Sequence
from typing import Final

from starboard.games.andromeda.bots import fights
from starboard.games.andromeda.moves.battle_moves import AgreeToTruce, DiscardEnergy, Escalate, PlayTactic
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.odds.launch_outlook import outlooks
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Message, Move

SAME: Final = 0.02
"""Chances that differ by less are the same to a player."""


def at_launch(g: AndromedaState, who: int, move: Launch, rival: Move | None) -> Message | None:
    """Whether somebody waits where a ship is launched to, and who would win; or that nobody does, where somebody waits
    at the next best region."""
    found = outlooks(g, who)
    sides = found[move.region].fights.get(move.ship, {}) if move.region in found else {}
    if not sides:
        waits = isinstance(rival, Launch) and rival.region in found and bool(found[rival.region].fights.get(rival.ship))
        return Message("andromeda-because-safe") if waits else None
    wins = [side.win for stances in sides.values() for side in stances if side.who == who]
    low, high = _percent(min(wins)), _percent(max(wins))
    return Message("andromeda-because-battle", {"low": low, "high": high, "span": int(low != high)})


def in_battle(g: AndromedaState, who: int, moves: Sequence[Move], options: Sequence[Move]) -> Message | None:
    """What the chosen moves make of the chance to win."""
    b = g.battle
    if b is None:
        return None
    if any(isinstance(move, Escalate) for move in options):
        return _joined(g, who, [move for move in moves if isinstance(move, Escalate)], options)
    now = fights.chance(g, who)
    if any(isinstance(move, AgreeToTruce) for move in options):
        return Message("andromeda-because-truce", {"chance": _percent(now)})
    (move,) = moves if len(moves) == 1 else (None,)
    if isinstance(move, DiscardEnergy | PlayTactic) and b.step != "gate":
        then = fights.chance_after(g, who, move)
        return _raised(now, then) if then > now + SAME else None
    if b.step == "gate":
        return None
    if isinstance(move, DiscardEnergy | PlayTactic) or not any(isinstance(one, DiscardEnergy) for one in options):
        return Message("andromeda-because-odds", {"chance": _percent(now)}) if SAME < now < 1 - SAME else None
    # Nothing is added: what would the best addition change?
    best = max((fights.chance_after(g, who, one) for one in options), default=now)
    return _left(now, best)


def _joined(g: AndromedaState, who: int, chosen: Sequence[Escalate], options: Sequence[Move]) -> Message | None:
    """What it makes of the chance that ships join; or, if none does, what all of them would make of it."""
    now = fights.chance(g, who)
    if chosen:
        then = fights.chance_joined(g, who, chosen)
        return _raised(now, then) if then > now + SAME else None
    all_of_them = [move for move in options if isinstance(move, Escalate)]
    then = fights.chance_joined(g, who, all_of_them)
    return _left(now, then)


def _left(now: float, most: float) -> Message:
    """Why nothing is added: it would hardly help, or cost more than it is worth."""
    if most <= now + SAME:
        return Message("andromeda-because-enough", {"chance": _percent(now)})
    return Message("andromeda-because-not-worth", {"chance": _percent(now), "then": _percent(most)})


def _raised(now: float, then: float) -> Message:
    return Message("andromeda-because-raises", {"chance": _percent(now), "then": _percent(then)})


def _percent(chance: float) -> int:
    return round(100 * chance)
