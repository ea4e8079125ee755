"""Where on the table to look for each question: on the map, at a station, at the modules on offer, at the battle."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Place: TypeAlias = Literal["edge", "station", "market", "battle", "hegemon"]

_QUESTIONS: Mapping[Place, tuple[str, ...]] = {
    "edge": (
        *("turn", "launch", "free-action", "develop", "recruit", "send-leader", "move-ship", "recall", "moon"),
        *("raider", "collapse", "damage-ship", "move-to-gate", "withdraw"),
        *("hegemon-region", "hegemon-moon", "hegemon-recruit", "hegemon-send-leader"),
        *("told-turn", "told-more", "told-region"),
    ),
    "station": ("activate", "repair", "damage-module", "discard", "build-ship", "upgrade", "advance"),
    "market": ("acquire", "hegemon-modules", "hegemon-module", "told-module"),
    "hegemon": ("hegemon-repair", "hegemon-advance"),
    "battle": (
        *("escalate", "diplomacy", "truce", "oppose", "yield", "prepare", "after-roll", "reroll", "turn-die"),
        *("victory", "plunder", "spare", "spare-ship", "ultimatum", "tribute"),
        *("told-diplomacy", "told-winner", "told-wrecks"),
    ),
}

SCENES: Mapping[str, Place] = {
    f"andromeda-ask-{question}": place for place, questions in _QUESTIONS.items() for question in questions
}
"""By prompt."""

ANYWHERE = frozenset(
    f"andromeda-ask-{question}"
    for question in (
        *("faction", "destiny", "token", "keep", "gate"),
        *("choose", "pay", "payment", "take", "swap"),
        *("laid", "told-final"),
    )
)
"""Questions that are answered in front of whatever is looked at."""
