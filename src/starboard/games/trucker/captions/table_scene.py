"""Where a match stands, in one line for lists of tables."""

from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Message

SCENES = {
    "setup": "trucker-scene-building",
    "ready": "trucker-scene-building",
    "building": "trucker-scene-building",
    "check": "trucker-scene-check",
    "loading": "trucker-scene-loading",
    "end": "trucker-scene-end",
}
"""What is said in each part of a round; of a flight, more is to be said."""


def scene(g: TruckerState) -> Message | None:
    """The round, its part, and in flight the card; nothing more once all rounds are flown."""
    if g.round >= len(g.classes):
        return None
    stand: dict[str, Arg] = {"round": g.round + 1, "of": len(g.classes)}
    if g.part == "flight" and g.flown_now:
        return Message("trucker-scene-flight", {**stand, "card": g.flown_now})
    return Message(SCENES.get(g.part, "trucker-scene-launch"), stand)
