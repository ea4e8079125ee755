"""Logs and landing cards are printed, but not to be looked at before their time."""

from starboard.games.vanguard.state.game_state import VanguardState


def break_seal(g: VanguardState) -> None:
    """Something printed has been read for the first time, and cannot be taken back. It was never shuffled, so no other
    world could hold anything else there: the generator moves on instead, which undo takes for a die."""
    g.chance.below(2)
