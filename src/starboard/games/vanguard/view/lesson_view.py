"""The lesson as everybody sees it: what is explained just now, and where on the table it is."""

from typing import Any

import msgspec

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.names.exploration_names import member_name
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message


def lesson_view(g: VanguardState) -> dict[str, Any] | None:
    """IV-C-204: the step that was explained last; None while nothing is."""
    e, lesson = g.expedition, campaign[g.campaign].lesson
    if lesson is None or not e.taught:
        return None
    step = next(step for step in lesson.step if step.id == e.taught)
    text = Message(f"{campaign[g.campaign].head.prefix}-lesson-{step.id}", {"who": member_name(g, e.who)})
    return {"id": step.id, "text": msgspec.to_builtins(text), "look": [look.text for look in step.look]}
