"""Playing on from a position as one seat knows it: a match of its own, which tells nothing of the one it came from.

It begins in the state of the last checkpoint before that position, with everything redrawn that the seat cannot know,
all dice to come among it. What the seat itself did since is done again. Where cards turned up or dice fell since the
checkpoint, worlds are drawn until one shows the seat what it saw; where none does, the match begins at the checkpoint,
and they turn up and fall again by chance. What others did since is for them to do again: it may have been secret.
"""

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from starboard.kernel.chance import chance_from
from starboard.kernel.checkpoints import Checkpoints
from starboard.kernel.codec import codec_of
from starboard.kernel.errors import Refused, RulesBroken
from starboard.kernel.header import Header
from starboard.kernel.line import AnyLine
from starboard.kernel.marks import Mark, Policy
from starboard.kernel.match import Match
from starboard.kernel.opening import begin
from starboard.kernel.standing import Standing

MOST_WORLDS = 200
"""Worlds that are drawn before the dice are left to chance."""

_encode = msgspec.json.Encoder().encode


def play_on(match: Match, seat: int, seed: int, names: Sequence[str] = (), free_undo: bool = False) -> Match:
    """A match that begins where this one stands, as `seat` knows it; see above. The same seed gives the same one."""
    then = _passed(match)
    lines = list(takewhile(lambda line: line.seat == seat, then.since_last()))
    mark = then.last
    old = match.header
    header = Header(old.title, match.title.version, old.seats, 0, old.options, free_undo, tuple(names))
    wanted = _seen(_true(match, mark, lines), seat)
    for world in range(MOST_WORLDS):
        found = _followed(match, _redrawn(match, mark, header, seat, seed, world), lines)
        if found is not None and _seen(found, seat) == wanted:
            return found
    for world in range(MOST_WORLDS):
        found = _followed(match, _redrawn(match, mark, header, seat, seed, world), [])
        if found is not None:
            return found
    raise RulesBroken("kernel-rules-broken", title=old.title, position=match.position, reason="no world can be played")


def _passed(match: Match) -> Checkpoints:
    """All checkpoints that led here since the last one that the match keeps, and the moves between them."""
    now = Standing(match.title, match.header.seats, False, Checkpoints(Policy(0)))
    now.checkpoints.begin(match.checkpoint)
    now.catch_up(match.checkpoint, match.since)
    return now.checkpoints


def _true(match: Match, mark: Mark, lines: Sequence[AnyLine]) -> Match:
    """The match itself where these moves lead from that checkpoint."""
    then = Match(match.title, match.header, None, False)
    then.now.stand_at(mark)
    for line in lines:
        then.now.take(line)
    return then


def _redrawn(match: Match, mark: Mark, header: Header, seat: int, seed: int, world: int) -> Header:
    """The header of a match that begins at the checkpoint, in one of the worlds that the seat thought possible."""
    codec = codec_of(match.title)
    g = codec.state.decode(mark.state)
    chance = chance_from(seed, seat, world)
    g.chance.state = chance_from(seed, seat, world, chance.below(1 << 30)).state
    match.title.hide(g, seat, chance)
    return msgspec.structs.replace(header, start=codec.encode(g))


def _followed(match: Match, header: Header, lines: Sequence[AnyLine]) -> Match | None:
    """The match of that header after these moves; None where it cannot begin or does not allow them."""
    try:
        found = begin(match.title, header)
        for line in lines:
            found.follow(line)
    except (Refused, RulesBroken):
        return None
    return found


def _seen(match: Match, seat: int) -> bytes:
    """What the seat is shown and asked."""
    question = match.question
    asked = None if question is None else (question.heard_by(seat), match.waiting, question.deadline)
    return _encode((match.view(seat), asked, match.offers(seat), match.outcome))
