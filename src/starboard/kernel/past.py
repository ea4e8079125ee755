"""The past of a match, to walk in: a step costs a few moves, however long the match has been."""

from collections.abc import Collection
from typing import Any

from starboard.kernel.codec import codec_of
from starboard.kernel.errors import Refused
from starboard.kernel.journal import Journal
from starboard.kernel.line import Line, line_of_play
from starboard.kernel.marks import Mark
from starboard.kernel.match import Match
from starboard.kernel.message import Message

APART = 32
"""Moves between two checkpoints that are kept."""
MOST = 4
"""Matches whose checkpoints are remembered, those looked at last."""


class Past:
    """The line of play of a match, and the checkpoints that were passed on the way. They depend on the header
    and the moves alone, so they are good for every match that has the same ones."""

    def __init__(self, match: Match) -> None:
        self._title, self._header = match.title, match.header
        self._lines: list[Line[Any]] = []
        self._marks: list[Mark] = []
        self.turn_to(match)

    def is_of(self, match: Match) -> bool:
        """Whether the match began as this one did."""
        return self._title is match.title and self._header == match.header

    def turn_to(self, match: Match) -> None:
        """Be the past of this match, which has the same header: keep what leads there as well."""
        lines = line_of_play(match.lines)
        same = 0
        for mine, other in zip(self._lines, lines, strict=False):
            if mine != other:
                break
            same += 1
        self._marks = [mark for mark in self._marks if mark.position <= same]
        self._lines = lines

    def at(self, position: int, faces: Collection[int | None] = ()) -> Match:
        """The match as it stood after that many moves; with `faces`, it has the beats of the last of them. `Refused`
        when there is no such position."""
        if not 0 <= position <= len(self._lines):
            raise Refused(Message("kernel-no-such-position", {"most": len(self._lines)}))
        then = self._start(position)
        for place in range(then.position, position):
            if place == position - 1:
                then.watch(faces)
            then.now.hush()
            then.now.take(self._lines[place])
            self._pass(then.checkpoint)
        return then

    def _start(self, position: int) -> Match:
        """The match where the last checkpoint before this position leads, or at its beginning."""
        match = Match(self._title, self._header, Journal(codec_of(self._title).lines), True)
        # The last move is always made: only so there are beats.
        mark = next((mark for mark in reversed(self._marks) if mark.position < position), None)
        if mark is None:
            match.begin()
        else:
            match.now.stand_at(mark)
        return match

    def _pass(self, mark: Mark) -> None:
        """Keep a checkpoint that is far enough from the last one."""
        if mark.position >= (self._marks[-1].position if self._marks else 0) + APART:
            self._marks.append(mark)


class Archive:
    """The pasts of the matches that were looked at last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._pasts: list[Past] = []

    def past(self, match: Match) -> Past:
        """The past of a match: one that is known already, if it was looked at before."""
        known = next((past for past in self._pasts if past.is_of(match)), None)
        if known is None:
            known = Past(match)
        else:
            self._pasts.remove(known)
            known.turn_to(match)
        self._pasts.append(known)
        del self._pasts[: -self._most]
        return known
