"""What everybody may see of a battle: nothing of it is secret but the cards that are still in the hands."""

from typing import cast

from starboard.games.andromeda.odds.battle_odds import at_stake, forecast
from starboard.games.andromeda.odds.launch_outlook import prospects
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, fighting, side_of, targeting_of
from starboard.games.andromeda.state.battle_state import Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.words import BattleStep
from starboard.kernel.view import Reckoned, View

BEFORE_THE_RESULT = ("escalation", "diplomacy", "preparation", "roll", "after_roll")


class SideView(View, frozen=True):
    """One side of a battle. It is called by the number of its player, raiders by -1."""

    who: int
    dice: int
    targeting: int
    energy: int
    roll: list[int]
    out: bool
    cards: list[str]
    spared: list[int]
    stake: int


class BattleView(View, frozen=True):
    """Sides, dice and what was committed so far, with the chances as they stand."""

    region: int
    step: BattleStep
    sides: list[SideView]
    order: list[int]
    winner: int
    losers: list[int]
    odds: Reckoned[list[tuple[int, float, float]]]
    """For each side that fights: who, the chance to win, and the ships lost on average. Only before the result."""
    prospects: Reckoned[dict[str, float]]


def battle_view(g: AndromedaState, seat: int | None, reckon: bool = True) -> BattleView | None:
    """None when there is no battle."""
    b = g.battle
    if b is None:
        return None
    return BattleView(
        region=b.region,
        step=cast(BattleStep, b.step),
        sides=[_side(g, b, side) for side in b.sides],
        order=list(b.order),
        winner=b.winner,
        losers=list(b.losers),
        odds=_odds(g, b) if reckon else None,
        prospects=_prospects(g, b, seat) if reckon else None,
    )


def _side(g: AndromedaState, b: Battle, side: Side) -> SideView:
    return SideView(
        who=side.who,
        dice=0 if side.out else len(side.roll) or dice_of(g, side),
        targeting=0 if side.out else targeting_of(g, side),
        energy=side.energy,
        roll=list(side.roll),
        out=side.out,
        cards=list(side.cards),
        spared=list(side.spared),
        stake=at_stake(g, b, side.who),
    )


def _odds(g: AndromedaState, b: Battle) -> list[tuple[int, float, float]] | None:
    found = forecast(g, b) if b.step in BEFORE_THE_RESULT else None
    if found is None:
        return None
    return [
        (side.who, round(float(win), 4), round(float(losses), 3))
        for side, win, losses in zip(fighting(b), found.win, found.losses, strict=True)
    ]


def _prospects(g: AndromedaState, b: Battle, seat: int | None) -> dict[str, float]:
    """For who prepares now: the chance to win after each thing that adds dice or targeting. Its own cards are meant, so
    nobody else sees them."""
    asked = b.step == "preparation" and bool(b.order) and b.order[0] == seat
    if seat is None or not asked or side_of(g, seat) is None:
        return {}
    return {way: round(win, 4) for way, win in prospects(g, seat).items()}
