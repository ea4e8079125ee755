"""Moves that mean something else at each step of a turn or battle: to do nothing, or no more, says what follows."""

from functools import cache

from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.battle_moves import DiscardEnergy, Pass
from starboard.games.andromeda.moves.effect_moves import Decline
from starboard.games.andromeda.moves.turn_moves import GoOn
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.rules.battle.battle_preparation import dice_with
from starboard.games.andromeda.rules.battle.battle_sides import dice_of, side_of
from starboard.games.andromeda.rules.player_area.tactics import over_limit
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Message, Move, Weight

PASSES = {
    "escalation": "andromeda-move-stay-out",
    "diplomacy": "andromeda-move-fight",
    "after_roll": "andromeda-move-let-stand",
    "result": "andromeda-move-no-spoils",
    "damage": "andromeda-move-take-damage",
}
"""What it means to pass, by the step of a battle; before the roll it is to roll."""
ENDS = {
    "build": "andromeda-move-build-nothing",
    "activate": "andromeda-move-activate-no-more",
    "end_launch": "andromeda-move-end-turn",
    "end_return": "andromeda-move-end-turn",
    "ready": "andromeda-move-stay-put",
}
"""What it means to go on, by the step of a turn."""
DECLINED = {
    "acquire_module": "module",
    "build_ship": "ship",
    "build_dev": "development",
    "repair": "repair",
    "move_ship": "move",
    "reverse_launch": "recall",
    "exchange": "swap",
}
"""What is declined, by the word of an effect that offers it."""


def step_caption(g: AndromedaState, seat: int, move: Move) -> Message | None:
    """The words of such a move; None for all others."""
    if isinstance(move, Pass):
        return _passing(g, seat)
    if isinstance(move, GoOn) and g.step in ("end_launch", "end_return") and over_limit(g, seat):
        return Message("andromeda-move-choose-discards")
    if isinstance(move, GoOn) and not g.told and g.step in ENDS:
        return Message(ENDS[g.step])
    if isinstance(move, Decline):
        return Message("andromeda-move-decline", {"what": declined(move.source), "source": named(move.source)})
    if isinstance(move, DiscardEnergy):
        side = side_of(g, seat)
        dice = dice_with(g, side, move.energy) if side is not None else move.energy
        return Message("andromeda-move-discard-energy", {"energy": move.energy, "dice": dice})
    return None


def _passing(g: AndromedaState, seat: int) -> Message | None:
    b, side = g.battle, side_of(g, seat)
    if b is None:
        return None
    if side is not None and not side.roll and b.step in ("preparation", "gate"):
        return Message("andromeda-move-roll", {"dice": dice_of(g, side)})
    step = "after_roll" if b.step == "gate" else b.step
    return Message(PASSES[step]) if step in PASSES else None


def step_weight(g: AndromedaState, move: Move) -> Weight | None:
    """To roll the dice, and to end a turn, is what one does as a rule; None where the type of a move says it."""
    if isinstance(move, Pass) and g.battle is not None and g.battle.step in ("preparation", "gate"):
        return "main"
    return "main" if isinstance(move, GoOn) and (g.told or g.step in ("end_launch", "end_return")) else None


@cache
def declined(source: str) -> str:
    """What somebody leaves alone, by where it comes from; `other` where that does not say."""
    c = content()
    for home in (c.tactics, c.tokens, c.modules, c.core, c.regions.bases, c.upgrades, c.events):
        if source in home:
            effect: Effect = home[source].effect
            names = [call.name for step in effect.steps for term in step for call in term.calls]
            return next((word for name, word in DECLINED.items() if name in names), "other")
    return "other"
