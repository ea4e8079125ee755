"""What worker processes do for a table: think for a bot, look at the past, read a record. Bytes go in and come out."""

from random import Random
from typing import Any

import msgspec

from starboard.bots import Explaining, Weighing, make_bot, pace_of
from starboard.kernel import (
    BadRecord,
    Event,
    Header,
    Match,
    Message,
    Refused,
    RulesBroken,
    Sight,
    Sketch,
    load,
    play_on,
    read_record,
    replay,
)
from starboard.kernel.line import AnyLine
from starboard.kernel.past import Archive
from starboard.store import Snapshot, StoredLine
from starboard.table.ledger import snapshot_of
from starboard.table.stand import past_stand
from starboard.table.story import Told, packed, told
from starboard.table.summary import summary

_encode = msgspec.json.Encoder().encode
_archive = Archive()
"""Of one worker process: looking back takes many steps through the same match."""


def choose(saved: bytes, seat: int, bot: str, seed: int, left: float | None) -> bytes:
    """What a bot answers, with this many seconds left of the deadline: its moves, as JSON."""
    match = load(saved)
    sight = Sight(match, seat, left)
    chosen = make_bot(match.title, bot, seed).choose(sight)
    places = chosen if isinstance(chosen, tuple) else (chosen,)
    options = sight.options
    return _encode([options[place] for place in places])


class Chosen(msgspec.Struct):
    """What a bot answers, and why, if it says so."""

    moves: list[msgspec.Raw]
    why: Message | None = None


def choose_aloud(saved: bytes, seat: int, bot: str, seed: int, left: float | None, aloud: bool) -> bytes:
    """The same as a `Chosen`; `aloud` with the reason, for somebody who plays alone beside bots."""
    match = load(saved)
    sight, player = Sight(match, seat, left), make_bot(match.title, bot, seed)
    chosen = player.choose(sight)
    why = player.explain(sight, chosen) if aloud and isinstance(player, Explaining) else None
    places = chosen if isinstance(chosen, tuple) else (chosen,)
    return _encode(Chosen([msgspec.Raw(_encode(sight.options[place])) for place in places], why))


class Advised(msgspec.Struct):
    """What a bot would do, why, and how that came out where it tried it."""

    moves: list[msgspec.Raw]
    captions: list[Message]
    why: Message | None = None
    figure: Message | None = None


def advise(saved: bytes, seat: int, bot: str, seed: int, left: float | None) -> bytes:
    """What a bot would do in this seat, as an `Advised`: from what the seat may know, as if the bot played it."""
    return _encode(advised(load(saved), seat, bot, seed, left))


def advised(match: Match, seat: int, bot: str, seed: int, left: float | None = None) -> Advised:
    """The same of a match."""
    sight, player = Sight(match, seat, left), make_bot(match.title, bot, seed)
    chosen = player.choose(sight)
    places = chosen if isinstance(chosen, tuple) else (chosen,)
    moves = [sight.options[place] for place in places]
    return Advised(
        [msgspec.Raw(_encode(move)) for move in moves],
        [sight.caption(move).message for move in moves],
        player.explain(sight, chosen) if isinstance(player, Explaining) else None,
        player.figure(sight, chosen) if isinstance(player, Weighing) else None,
    )


def pace(saved: bytes, seat: int, bot: str, seed: int, left: float | None) -> float:
    """How many seconds a bot takes before it acts."""
    match = load(saved)
    return pace_of(make_bot(match.title, bot, seed), match, seat, Random(seed))


def look_back(saved: bytes, position: int, face: int | None) -> bytes | Message:
    """The stand of a match at a past position, as JSON; or the message why there is none."""
    try:
        return _encode(past_stand(_archive.past(load(saved)), position, face))
    except (Refused, RulesBroken) as why:
        return why.message


def met_then(saved: bytes, position: int, face: int | None) -> set[str] | Message:
    """The ids of all sealed messages that were visible at a past position; or the message why there is none."""
    try:
        return set(past_stand(_archive.past(load(saved)), position, face).met)
    except (Refused, RulesBroken) as why:
        return why.message


class Onward(msgspec.Struct, frozen=True):
    """A match that goes on from a position of another one, as the store keeps it."""

    lines: list[StoredLine]
    snapshot: Snapshot
    position: int
    fields: dict[str, Any]
    """What lists say of it: fields of a row."""


def go_on_from(
    saved: bytes, position: int, seat: int, seed: int, names: tuple[str, ...], free_undo: bool, time: int
) -> Onward | Message:
    """A match that begins where another one stood, as a seat knew it then; or the message why there is none."""
    try:
        past = _archive.past(load(saved))
        then = past.at(position)
        if then.over and position:
            # From the end one plays on with the last decision.
            then = past.at(position - 1)
        match = play_on(then, seat, seed, names, free_undo)
    except (Refused, RulesBroken) as why:
        return why.message
    if match.over:
        return Message("table-is-over")
    note = Told(0, time, None, Message("table-goes-on-from", {"position": then.position}))
    lines = [StoredLine(0, _encode(match.header), packed([note]))]
    lines += [StoredLine(number, _encode(line), b"") for number, line in enumerate(match.lines, 1)]
    fields = {"waiting": match.awaited, "since": (time,) * len(match.awaited), **summary(match, (), ())}
    return Onward(lines, snapshot_of(match), match.position, fields)


class Retold(msgspec.Struct, frozen=True):
    """A match from a record, as the store keeps it."""

    header: Header
    lines: list[StoredLine]
    snapshot: Snapshot
    position: int
    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    scene: Message | None
    sketches: tuple[Sketch, ...]


def played_again(data: bytes, time: int) -> tuple[Match, list[StoredLine]]:
    """The match of a record, every line checked, and its log as the store keeps it, with what is told of each line.
    `BadRecord` when something is wrong with it."""
    lines: list[StoredLine] = []

    def heard(match: Match, line: AnyLine | None, events: list[Event]) -> None:
        tellings = told(events, match.position, time, None if line is None else line.seat)
        if line is not None and (line.undo is not None or line.redo is not None):
            tellings.append(taken_back(match, line, time))
        written = _encode(match.header if line is None else line)
        lines.append(StoredLine(len(lines), written, packed(tellings)))

    return replay(read_record(data), heard=heard), lines


def retell(data: bytes, time: int) -> Retold | Message:
    """Play a finished record again, and tell its story; or the message what is wrong with it."""
    try:
        match, lines = played_again(data, time)
    except BadRecord as why:
        return why.message
    if match.outcome is None:
        return Message("table-record-unfinished")
    if match.header.start:
        # Nobody dealt that position: the writer of the file may have made it up.
        return Message("table-record-begun-midway")
    outcome = match.outcome
    return Retold(
        match.header,
        lines,
        snapshot_of(match),
        match.position,
        outcome.scores,
        outcome.winners,
        match.title.scene(match.state),
        tuple(match.title.sketches(match.state)),
    )


def taken_back(match: Match, line: AnyLine, time: int) -> Told:
    """What is told of an undo or redo."""
    if line.undo is None:
        return Told(match.position, time, line.seat, Message("table-put-back", {"seat": line.seat or 0}))
    if line.seat is None:
        return Told(match.position, time, None, Message("kernel-fell-back", {"moves": 1}), back=True)
    return Told(match.position, time, line.seat, Message("table-took-back", {"seat": line.seat}), back=True)
