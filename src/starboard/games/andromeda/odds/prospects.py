"""What spending brings while a player prepares for a battle (AE-B-20.8, AE-B-20.9): exact chances, for its owner."""

from collections.abc import Mapping
from functools import lru_cache

from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, PlayTactic
from starboard.games.andromeda.notation.grammar import total
from starboard.games.andromeda.odds.battle_odds import forecast
from starboard.games.andromeda.odds.rehearsed import KEPT, copier, saved
from starboard.games.andromeda.rules.battle.battle_cards import PREPARATION, cards_for
from starboard.games.andromeda.rules.battle.battle_escalation import join
from starboard.games.andromeda.rules.battle.battle_preparation import discard_energy, most_energy
from starboard.games.andromeda.rules.battle.battle_sides import fighting, side_of, the_battle
from starboard.games.andromeda.state.battle_state import Side
from starboard.games.andromeda.state.game_state import NOWHERE, SHIP_TYPES, SHIPS_OF, AndromedaState
from starboard.kernel import Move


def chance_to_win(g: AndromedaState, who: int) -> float | None:
    """The chance of a side to win the battle as it stands; None when it does not fight."""
    b = the_battle(g)
    found = forecast(g, b)
    sides = [side.who for side in fighting(b)]
    return None if found is None or who not in sides else round(float(found.win[sides.index(who)]), 4)


def joined(g: AndromedaState, who: int, move: Escalate) -> float | None:
    """The chance to win with this ship in the battle."""
    return _joined(saved(g), who, move)


@lru_cache(maxsize=KEPT)
def _joined(table: bytes, who: int, move: Escalate) -> float | None:
    g = copier.decode(table)
    start = NUMBER_OF.get(move.region, NOWHERE)
    kinds = SHIPS_OF[SHIP_TYPES.index(move.ship)] if move.ship in SHIP_TYPES else ()
    ship = next((ship for ship in kinds if g.players[who].ships[ship] == start), NOWHERE)
    if ship == NOWHERE:
        return None
    join(g, who, ship, "AE-B-20.2")
    return chance_to_win(g, who)


def prospects(g: AndromedaState, who: int) -> Mapping[Move, float]:
    """The chance to win after each move that discards energy, or plays a card that adds dice or targeting."""
    return _prospects(saved(g), who)


@lru_cache(maxsize=KEPT)
def _prospects(table: bytes, who: int) -> Mapping[Move, float]:
    g, side = _with_side(table, who)
    found: dict[Move, float | None] = {}
    for count in range(1, most_energy(g, side) + 1):
        world, own = _with_side(table, who)
        discard_energy(world, own, count)
        found[DiscardEnergy(count)] = chance_to_win(world, who)
    for move in cards_for(g, who, PREPARATION, "AE-B-20.9"):
        assert isinstance(move, PlayTactic)
        effect = content().tactics[move.card].effect
        world, own = _with_side(table, who)
        own.dice += total([effect], "dice")
        own.targeting += total([effect], "targeting")
        if (own.dice, own.targeting) != (side.dice, side.targeting):
            found[move] = chance_to_win(world, who)
    return {move: win for move, win in found.items() if win is not None}


def _with_side(table: bytes, who: int) -> tuple[AndromedaState, Side]:
    world = copier.decode(table)
    side = side_of(world, who)
    assert side is not None
    return world, side
