"""What is put forward: the usual answer, so that one press is enough where nothing else is wanted. Advice, and no rule.

Battles go by their odds: whatever makes a victory likelier than a defeat for the least is put forward.
"""

from collections.abc import Sequence

from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Escalate, Pass, PlayTactic, UseEffect
from starboard.games.andromeda.moves.effect_moves import DiscardCard, KeepCard
from starboard.games.andromeda.moves.turn_moves import Activate, ActivateTogether, DiscardDown
from starboard.games.andromeda.rules.player_area.tactics import plainest
from starboard.games.andromeda.rules.turn.activations import usual
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Caption, Move, Stake

HALF = 0.5
Shown = Sequence[tuple[Move, Caption, Stake | None]]


def foremost(g: AndromedaState, seat: int, shown: Shown) -> int | None:
    """The place of the one move that is put forward; None: nothing in particular."""
    if g.told:
        return None
    moves = [move for move, _, _ in shown]
    for place, move in enumerate(moves):
        if isinstance(move, ActivateTogether | DiscardDown):
            return place
    if activations := [move for move in moves if isinstance(move, Activate)]:
        row = usual(g, seat, activations)
        return moves.index(row[0]) if row else None
    if moves and isinstance(moves[0], DiscardCard | KeepCard):
        return next(iter(handful(g, seat, shown, 1)), None)
    return _in_battle(g, shown) if g.battle is not None else None


def _in_battle(g: AndromedaState, shown: Shown) -> int | None:
    """Energy before the roll, ships that join, cards after the roll."""
    assert g.battle is not None
    won = {place: stake.chances.get("win", 0.0) for place, (_, _, stake) in enumerate(shown) if stake is not None}
    as_it_is = next((place for place, (move, _, _) in enumerate(shown) if isinstance(move, Pass)), None)
    if g.battle.step in ("preparation", "gate"):
        fuel = [place for place, (move, _, _) in enumerate(shown) if isinstance(move, DiscardEnergy)]
        rolls = [*([] if as_it_is is None else [as_it_is]), *fuel]
        return next((place for place in rolls if won.get(place, 0.0) >= HALF), as_it_is)
    helps = [place for place, (move, _, _) in enumerate(shown) if isinstance(move, Escalate | PlayTactic | UseEffect)]
    best = max(helps, key=lambda place: won.get(place, 0.0), default=None)
    now = won.get(as_it_is, 0.0) if as_it_is is not None else 0.0
    return best if best is not None and won.get(best, 0.0) >= max(HALF, now) else None


def handful(g: AndromedaState, seat: int, shown: Shown, count: int) -> list[int]:
    """The places of the moves that are put forward together: the cards that are missed least, or kept most gladly."""
    moves = [move for move, _, _ in shown]
    cards = [move.card for move in moves if isinstance(move, DiscardCard | KeepCard)]
    if g.told or not moves or len(cards) < len(moves):
        return []
    keeps = isinstance(moves[0], KeepCard)
    gone = plainest(cards, len(cards) - count if keeps else count)
    found = []
    for place, card in enumerate(cards):
        goes = card in gone
        if goes:
            gone.remove(card)
        if goes != keeps:
            found.append(place)
    return found
