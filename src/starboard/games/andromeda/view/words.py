"""The words that views are written in: parts of a match, steps, places and kinds of things."""

from typing import Literal, TypeAlias

Part: TypeAlias = Literal["factions", "resources", "destiny", "hegemon", "turn", "over"]
"""The parts of a match: set-up, turns, the end."""

LaunchStep: TypeAlias = Literal[
    "launch", "launched", "action", "recruit", "ready", "foray", "battle", "warp", "end_launch"
]
ReturnStep: TypeAlias = Literal["build", "activate", "scrapyard", "return", "end_return"]
ToldStep: TypeAlias = Literal["told", "fight", "returning"]
TurnStep: TypeAlias = LaunchStep | ReturnStep | ToldStep | Literal["choose", "hand", "event", "end"]
"""The steps of a turn; `rules.turn.turn` explains them, and `rules.companion.companion` those that are told."""

BattleStep: TypeAlias = Literal[
    "escalation", "diplomacy", "preparation", "roll", "after_roll", "result", "damage", "over", "gate"
]
HegemonStep: TypeAlias = Literal[
    "",
    "launch",
    "action",
    "recruit",
    "special",
    "foray",
    "battle",
    "warp",
    "discard",
    "build",
    "command",
    "scrapyard",
    "return",
]
"""The steps of the Hegemon's turn; empty outside it."""
