"""Which messages somebody at a table has come to. What a title keeps sealed is sent to nobody else."""

from itertools import chain

from starboard.kernel import Match, Message, ids_of, met_in
from starboard.table.core import Core
from starboard.table.meetings import said_of_move
from starboard.table.rights import Holder
from starboard.table.stand import asked_of


def met(core: Core, holder: Holder) -> set[str]:
    """The ids of all messages in the log, the view and the open question of somebody's seats, or of an onlooker; and of
    those that were shown on the way there, as long as somebody looks."""
    faces: list[int | None] = [*holder.seats(core.ledger.row)] or [None]
    found: set[str] = set()
    for face in faces:
        found |= core.ledger.story.met(face) | met_now(core.match, face) | core.meetings.of(face)
    return found


def met_now(match: Match, face: int | None) -> set[str]:
    """The ids of all messages that are visible now: in the view, in the question, and beside the moves of a seat that
    is asked."""
    found = met_in(match.title, match.view(face))
    for message in _said(match, face):
        found.update(ids_of(message))
    return found


def _said(match: Match, face: int | None) -> list[Message]:
    if match.question is None:
        return []
    if face is None or face not in match.waiting:
        return [asked_of(match, None)]
    beside = [said_of_move(*match.shown(face, move)) for move in match.offers(face)]
    return [asked_of(match, face), *chain.from_iterable(beside)]
