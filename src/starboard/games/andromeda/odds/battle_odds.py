"""What a battle looks like before it is rolled: exact chances, for the dialogue and for bots."""

from starboard.games.andromeda.board.hegemon_dice import certain_dice
from starboard.games.andromeda.board.players import is_hegemon, is_person
from starboard.games.andromeda.notation.grammar import total
from starboard.games.andromeda.odds import battle_chances
from starboard.games.andromeda.odds.battle_chances import Chances, chances
from starboard.games.andromeda.rules.battle.battle_roll import dice_to_roll
from starboard.games.andromeda.rules.battle.battle_sides import (
    effects_at,
    fighting,
    raider_cards,
    targeting_of,
)
from starboard.games.andromeda.rules.fleet.damage import shield_of
from starboard.games.andromeda.rules.fleet.ships import ships_at
from starboard.games.andromeda.state.battle_state import RAIDERS, Battle, Side
from starboard.games.andromeda.state.game_state import AndromedaState


def forecast(g: AndromedaState, b: Battle) -> Chances | None:
    """The chances of the sides that fight, in their order, from what is committed and rolled so far; None when there is
    nothing to roll. A side that can reroll dice without a card is assumed to do so."""
    sides = fighting(b)
    if len(sides) < 2:
        return None
    return chances([_figures(g, b, *pair) for pair in zip(sides, dice_to_roll(g, b), strict=True)])


def _figures(g: AndromedaState, b: Battle, side: Side, dice: int) -> battle_chances.Side:
    """A side as the odds see it; its name means nothing here."""
    if side.roll:
        dice, rolled, rerolls = len(side.roll), side.roll, 0
    else:
        rolled, rerolls = certain_dice(g) if is_hegemon(g, side.who) else [], _rerolls(g, side.who)
    return battle_chances.Side("", dice, targeting_of(g, side), tuple(rolled), rerolls, ships=at_stake(g, b, side.who))


def _rerolls(g: AndromedaState, who: int) -> int:
    if not is_person(g, who):
        return 0
    return total((effect for effect, _ in effects_at(g, who, "after_roll")), "reroll")


def at_stake(g: AndromedaState, b: Battle, who: int) -> int:
    """The ships that go to the scrapyard if the side loses; of raiders all."""
    if who == RAIDERS:
        return len(raider_cards(g, b.region))
    return sum(shield_of(g, who, ship) < 1 for ship in ships_at(g, who, b.region))
