"""Why the Hegemon does what it does, kept for people who have to do it at their own table."""

from collections.abc import Iterable

from starboard.games.andromeda.notation.grammar import Effect
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.kernel import Event, Message

GAINS = {
    "tactics": "cards",
    "vp": "points",
    "advance": "track",
    "module": "module",
    "acquire_module": "module",
    "upgrade": "upgrade",
    "nebula_moon": "moon",
    "discovery_stack": "token",
    "discovery_random": "token",
    "supremacy_token": "token",
    "repair": "module-repaired",
    "recruit": "leader-home",
}
"""Which step of the list comes of a word that gives the Hegemon something."""


def because(g: AndromedaState, message: Message, *steps: str) -> None:
    """This sentence is why. A step is a kind of `Chore`, or `kind/number` for where one begins or ends."""
    if g.own is not None:
        g.own.reasons.update(dict.fromkeys(steps, message))


def tell_why(g: AndromedaState, id: str, rule: str, steps: Iterable[str], **facts: str | int | Message) -> None:
    """Say a sentence that is why these steps are done."""
    message = Message(id, dict(facts))
    because(g, message, *steps)
    if g.news is not None:
        g.news.append(Event(message, rule))


def steps_of(effect: Effect) -> list[str]:
    """The steps of the list that come of what an effect gives the Hegemon."""
    words = [call.name for step in effect.steps for term in step for call in term.calls]
    return [GAINS[word] for word in words if word in GAINS]
