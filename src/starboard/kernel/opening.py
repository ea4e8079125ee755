"""How matches come to be: begun, or gone on with from what was stored."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from starboard.kernel.codec import codec_of, mended
from starboard.kernel.errors import Refused, RulesBroken
from starboard.kernel.header import Header, checked_header
from starboard.kernel.journal import Journal
from starboard.kernel.line import AnyLine, Line, carried_out
from starboard.kernel.marks import Mark
from starboard.kernel.match import Match
from starboard.kernel.message import Message
from starboard.kernel.title import Title


def new_match(
    title: Title[Any],
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    free_undo: bool = False,
    names: Sequence[str] = (),
    listening: bool = True,
) -> Match:
    """Begin a match. `BadOption` when the title does not offer that number of seats, such an option or the combination
    of them, or when the seed is not a whole number from 0 to 2**63-1."""
    wished = Header(title.id, title.version, seats, seed, dict(options or {}), free_undo, tuple(names))
    header = checked_header(title, wished)
    title.check(seats, header.options)
    return begin(title, header, listening)


def begin(title: Title[Any], header: Header, listening: bool = True) -> Match:
    """A match at its first question, from a header that has been checked."""
    match = Match(title, header, Journal(codec_of(title).lines, lasting=listening), listening)
    match.begin()
    return match


def resume(title: Title[Any], header: Header, mark: Mark, since: Sequence[AnyLine], journal: Journal) -> Match:
    """A match that goes on from a stored checkpoint and the moves since.

    If those moves no longer fit (the rules have changed meanwhile), it stands at the checkpoint, the log says that they
    were taken back, and `notice` tells the players. `RulesBroken` when not even the checkpoint can be started.
    """
    match = Match(title, header, journal, True)
    mark = msgspec.structs.replace(mark, state=mended(title, header.rules, mark.state))
    match.now.stand_at(mark)
    try:
        for line in since:
            match.follow_again(line)
    except (Refused, RulesBroken):
        # On the way later checkpoints may have taken the place of this one.
        match.now.stand_at(mark)
        for position in range(mark.position + len(since) - 1, mark.position - 1, -1):
            journal.append(Line(undo=position))
        match.notice = Message("kernel-fell-back", {"moves": len(since)})
    match.now.hush()
    return match


def reopen(title: Title[Any], header: Header, mark: Mark | None, journal: Journal) -> Match:
    """A match from its whole log, undo and redo as they were. It goes on from `mark`, a checkpoint of its line of play;
    without one it is played from the start. See `resume` for moves that no longer fit; `ValueError` when the log is not
    one."""
    standing, undone = carried_out(journal)
    mark = mark or begin(title, header, listening=False).checkpoint
    match = resume(title, header, mark, standing[mark.position :], journal)
    if match.notice is None:
        match.now.horizon.undone = undone
    return match
