"""The words in which all titles tell what a person should see happen: a card turns, dice fall, something flies.

An event that is a beat (`Event.beat`) names its kind, and the arguments of its message say what is to be seen: those
that the kind has, listed here, and any others that the sentence needs. A title adds kinds of its own in `Title.beats`.
A beat that needs no line in the log has no sentence (`show`).
"""

from collections.abc import Mapping
from typing import Any, Final

from starboard.kernel.message import Event
from starboard.kernel.title import Title

SHARED: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("card",),  # A card is turned up.
    "dice": ("dice",),  # Dice fall; `dice` is a list of what they show.
    "fly": ("at",),  # Something moves over the board, and ends up there.
    "hit": ("at",),  # Something strikes there.
    "lost": ("what",),  # A part is gone.
    "arrive": ("at",),  # Something comes to this place.
    "leave": ("at",),  # Something leaves this place.
    "injury": ("what",),  # Somebody is hurt.
    "page": ("page",),  # A page of a story opens.
    "gain": ("count",),  # Somebody gets that many of something.
    "pay": ("count",),  # Somebody gives that many of something.
    "score": ("count",),  # Points are scored.
    "phase": ("phase",),  # A new part of the game begins.
}
"""The kinds that mean the same in every title, and the arguments that each has."""


def kinds_of(title: Title[Any]) -> dict[str, tuple[str, ...]]:
    """All kinds of beats that a title may tell, with their arguments. `ValueError` when it gives a shared kind another
    meaning."""
    taken = sorted(SHARED.keys() & title.beats.keys())
    if taken:
        raise ValueError(f"{title.id} gives another meaning to beats that all titles share: {', '.join(taken)}")
    return {**SHARED, **title.beats}


def fault_of(kinds: Mapping[str, tuple[str, ...]], event: Event) -> str:
    """What is wrong with an event as a beat, in words for the author of a title; "" when nothing is."""
    if not event.beat:
        return "" if event.is_said else "an event neither says nor shows anything"
    if event.beat not in kinds:
        return f"{event.message.id} is a beat of the unknown kind {event.beat!r}"
    missing = [name for name in kinds[event.beat] if name not in event.message.args]
    return f"{event.message.id} is a {event.beat!r} without {', '.join(missing)}" if missing else ""
