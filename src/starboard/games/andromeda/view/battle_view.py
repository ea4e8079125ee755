"""What everybody may see of a battle: nothing of it is secret but the cards that are still in the hands."""

from typing import Any

from starboard.games.andromeda.odds.battle_odds import at_stake, forecast
from starboard.games.andromeda.odds.launch_outlook import prospects
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting, side_of, targeting_of
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState


def battle_view(g: AndromedaState, seat: int | None) -> dict[str, Any] | None:
    """Sides, dice and what was committed so far, with the chances as they stand; None when there is no battle. A side
    is called by the number of its player, raiders by -1."""
    b = g.battle
    if b is None:
        return None
    return {
        "region": b.region,
        "step": b.step,
        "sides": [_side(g, b, side) for side in b.sides],
        "order": list(b.order),
        "winner": b.winner,
        "losers": list(b.losers),
        "odds": _odds(g, b),
        "prospects": _prospects(g, b, seat),
    }


def _side(g: AndromedaState, b: Battle, side: Side) -> dict[str, Any]:
    return {
        "who": side.who,
        "dice": 0 if side.out else len(side.roll) or dice_of(g, side),
        "targeting": 0 if side.out else targeting_of(g, side),
        "energy": side.energy,
        "roll": list(side.roll),
        "out": side.out,
        "cards": list(side.cards),
        "spared": list(side.spared),
        "stake": at_stake(g, b, side.who),
    }


def _odds(g: AndromedaState, b: Battle) -> list[list[float]] | None:
    """For each side that fights: who, the chance to win, and the ships lost on average. Only before the result."""
    if b.step not in ("escalation", "diplomacy", "preparation", "roll", "after_roll"):
        return None
    found = forecast(g, b)
    if found is None:
        return None
    sides = fighting(b)
    return [
        [side.who, round(float(win), 4), round(float(losses), 3)]
        for side, win, losses in zip(sides, found.win, found.losses, strict=True)
    ]


def _prospects(g: AndromedaState, b: Battle, seat: int | None) -> dict[str, float]:
    """For who prepares now: the chance to win after each thing that adds dice or targeting. Its own cards are meant, so
    nobody else sees them."""
    asked = b.step == "preparation" and bool(b.order) and b.order[0] == seat
    if seat is None or not asked or side_of(g, seat) is None:
        return {}
    return {way: round(win, 4) for way, win in prospects(g, seat).items()}
