"""The lesson as everybody sees it: what is explained just now, and where on the table it is."""

from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.names.exploration_names import member_name
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message
from starboard.kernel.view import View


class LessonView(View, frozen=True):
    """What the tutorial explains just now, and the places to look at."""

    id: str
    text: Message
    look: list[str]


def lesson_view(g: VanguardState) -> LessonView | None:
    """IV-C-204: the step that was explained last; None while nothing is."""
    e, lesson = g.expedition, campaign[g.campaign].lesson
    if lesson is None or not e.taught:
        return None
    step = next(step for step in lesson.step if step.id == e.taught)
    text = Message(f"{campaign[g.campaign].head.prefix}-lesson-{step.id}", {"who": member_name(g, e.who)})
    return LessonView(id=step.id, text=text, look=[look.text for look in step.look])
