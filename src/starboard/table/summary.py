"""What lists of tables say of a match: where it stands, what is asked, what happened last. It is stored with the row,
so that a list needs no match."""

from collections.abc import Iterable
from typing import Any

from starboard.kernel import Match, Message, Title, ids_of
from starboard.store import Happened
from starboard.table.stand import asked_of
from starboard.table.story import Told

LATELY = 3
"""Things that are kept of what happened last."""


def summary(match: Match, before: Iterable[Happened], tellings: Iterable[Told]) -> dict[str, Any]:
    """The fields of a row about where the match stands now, and what has been told since the row `before`."""
    title = match.title
    lately = [*(one for one in before if one.position <= match.position), *_open(title, tellings)]
    return {
        "scene": title.scene(match.state),
        "sketches": tuple(title.sketches(match.state)),
        "asks": tuple(_unsealed(title, asked_of(match, seat)) for seat in match.awaited),
        "lately": tuple(lately[-LATELY:]),
    }


def _open(title: Title[Any], tellings: Iterable[Told]) -> list[Happened]:
    """What everybody was told that is worth seeing, else what was told last; as far as it can be said without what is
    sealed."""
    said = [told for told in tellings if told.to is None and not told.but and _unsealed(title, told.message)]
    seen = [told for told in said if told.beat]
    return [Happened(told.position, told.seat, told.message) for told in seen or said[-1:]]


def _unsealed(title: Title[Any], message: Message) -> Message | None:
    return None if title.seals and any(map(title.is_sealed, ids_of(message))) else message
