"""Where a match stands, in one line for lists of tables. Planets are not named: their names may still be sealed."""

from starboard.games.vanguard.rules.score import is_won
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message

SCENES = {
    "setup": "vanguard-scene-aboard",
    "ship": "vanguard-scene-aboard",
    "launch": "vanguard-scene-launch",
    "landing": "vanguard-scene-landing",
    "leaving": "vanguard-scene-leaving",
}
"""What is said in each part of a pass; on a planet, more is to be said."""


def scene(g: VanguardState) -> Message | None:
    """Aboard, landing, or the round on a planet; at the end, that the mission failed, if it did."""
    if g.part == "over":
        return None if is_won(g) else Message("vanguard-scene-lost")
    if g.part in SCENES:
        return Message(SCENES[g.part])
    return Message("vanguard-scene-planet", {"round": g.expedition.round})
