"""Where a match stands, in one line for lists of tables."""

from starboard.games.andromeda.board.players import people
from starboard.games.andromeda.rules.end.score import outcome
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Message


def scene(g: AndromedaState) -> Message | None:
    """How many turns were taken and how near the end is; at the end, that the Hegemon prevails, if it does."""
    if g.part == "over":
        hegemon_won = g.hegemon is not None and not outcome(g).winners
        return Message("andromeda-scene-hegemon-won") if hegemon_won else None
    if g.part != "turn":
        return Message("andromeda-scene-setting-up")
    if g.told:
        return Message("andromeda-scene-told", {"turn": g.turns + 1})
    if g.ending:
        return Message("andromeda-scene-last-turns", {"turn": g.turns + 1})
    best = max(g.players[who].vp for who in people(g))
    return Message("andromeda-scene-turn", {"turn": g.turns + 1, "points": best, "terminus": g.terminus})
