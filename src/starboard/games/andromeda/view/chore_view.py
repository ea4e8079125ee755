"""What people have to move at their own table, to be ticked off."""

from typing import Literal, TypeAlias, cast

from starboard.games.andromeda.names.chore_names import chore_detail, chore_reason, chore_words
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.own_table_state import Chore
from starboard.kernel import Message
from starboard.kernel.view import View

ChoreKind: TypeAlias = Literal[
    "ship",
    "shield",
    "shield-whole",
    "moon",
    "command",
    "track",
    "points",
    "module",
    "offer",
    "module-damaged",
    "module-repaired",
    "leader-home",
    "leader-out",
    "development",
    "collapsed",
    "rebuilt",
    "raider",
    "raider-gone",
    "raider-new",
    "probe",
    "cards",
    "cards-gone",
    "token",
    "upgrade",
    "dropped",
    "collected",
    "planet",
    "event",
    "eye",
]
"""What is moved, and how."""


class ChoreView(View, frozen=True):
    """One step of the list."""

    kind: ChoreKind
    piece: str
    """A ship type, raider, module, track, development or tile; empty where the kind says it."""
    start: int
    """Where from: a region, or less than 0."""
    end: int
    count: int
    words: Message
    detail: Message | None
    reason: Message
    """Why the Hegemon does it."""
    rule: str
    """The rule behind that; empty where there is none."""
    done: bool


def chore_view(g: AndromedaState) -> list[ChoreView]:
    """The steps in their order; empty where nothing waits."""
    return [_step(g, step) for step in g.chores]


def _step(g: AndromedaState, step: Chore) -> ChoreView:
    return ChoreView(
        cast(ChoreKind, step.kind),
        step.piece,
        step.start,
        step.end,
        step.count,
        chore_words(g, step),
        chore_detail(g, step),
        chore_reason(g, step),
        step.rule,
        step.done,
    )
