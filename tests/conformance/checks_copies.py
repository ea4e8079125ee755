"""Copies, saving, undo: the match can be left and found again anywhere."""

from typing import Any

import msgspec

from conformance.walk import Plan, Violation, Walk, finish, shown, step_for
from starboard.kernel import (
    CHECKPOINT,
    BadRecord,
    Match,
    Refused,
    Title,
    listed,
    load,
    new_match,
    read_record,
    record_of,
    replay,
    save,
)
from starboard.kernel import write_record as written
from starboard.kernel.codec import codec_of
from starboard.kernel.marks import Policy

PLAIN = (bool, int, float, str, type(None))


def check_state_is_plain(title: Title[Any], plan: Plan) -> None:
    """The state is structs, lists, dicts keyed by str or int, numbers, strings; it survives being written down."""
    walk = Walk(title, plan, listening=False)
    for _ in walk:
        _check_plain(walk.match)
    _check_plain(walk.match)


def _check_plain(match: Match) -> None:
    found = _not_plain(match.state, "state")
    if found:
        raise Violation(match, f"the state holds what is not plain data: {found}")
    data = match.state_bytes()
    again = msgspec.msgpack.encode(codec_of(match.title).state.decode(data))
    if again != data:
        raise Violation(match, "the state is not the same after it was written down and read")


def _not_plain(value: Any, where: str) -> str:
    if isinstance(value, PLAIN):
        return ""
    if isinstance(value, list):
        parts = [(f"{where}[{at}]", part) for at, part in enumerate(value)]
    elif isinstance(value, dict):
        if any(type(key) not in (str, int) for key in value):
            return f"{where} has keys that are neither str nor int"
        parts = [(f"{where}[{key!r}]", part) for key, part in value.items()]
    elif isinstance(value, msgspec.Struct) or hasattr(value, "__dataclass_fields__"):
        if hasattr(value, "__dict__"):
            return f"{where} has attributes that are not fields"
        names = value.__struct_fields__ if isinstance(value, msgspec.Struct) else value.__dataclass_fields__
        parts = [(f"{where}.{name}", getattr(value, name)) for name in names]
    else:
        return f"{where} is a {type(value).__name__}"
    return next(filter(None, (_not_plain(part, place) for place, part in parts)), "")


def check_copies_are_independent(title: Title[Any], plan: Plan) -> None:
    """What happens in a fork, or in another match of the title, never shows in this one, nor the other way round."""
    walk = Walk(title, plan, listening=False)
    twin = Walk(title, plan, listening=False).match
    watched: list[tuple[Match, bytes]] = [(twin, twin.state_bytes())]
    for number, _ in enumerate(walk):
        if number % 8 == 0:
            fork = walk.match.fork()
            if fork.state_bytes() != walk.match.state_bytes():
                raise Violation(walk.match, "a fork differs from its source")
            watched.append((fork, fork.state_bytes()))
            before = walk.match.state_bytes()
            finish(walk.match.fork(), number, 12)
            if walk.match.state_bytes() != before:
                raise Violation(walk.match, "playing a fork changed its source")
    for copy, data in watched:
        if copy.state_bytes() != data:
            raise Violation(walk.match, "playing a match changed a copy of it, or another match of the title")


def check_save_and_load(title: Title[Any], plan: Plan) -> None:
    """A match can be saved at every question; what is loaded is the same, and goes on the same way."""
    walk = Walk(title, plan)
    seats = [None, *range(plan.seats)]
    for number, step in enumerate(walk):
        data = save(walk.match)
        loaded = load(data, find=lambda _: title)
        if loaded.notice is not None:
            raise Violation(walk.match, f"a loaded match fell back to its checkpoint: {loaded.notice}")
        if loaded.state_bytes() != walk.match.state_bytes() or loaded.lines != walk.match.lines:
            raise Violation(walk.match, "a loaded match differs from the one that was saved")
        for seat in seats:
            if shown(loaded, seat) != shown(walk.match, seat):
                raise Violation(walk.match, f"seat {seat} is shown something else after loading")
        if number % 4 == 0:
            fork = walk.match.fork()
            if step.play(loaded) != step.play(fork) or loaded.state_bytes() != fork.state_bytes():
                raise Violation(walk.match, "a loaded match goes on otherwise than the one that was saved")


def check_restart_from_every_checkpoint(title: Title[Any], plan: Plan) -> None:
    """The rules, started on the state of any checkpoint, ask the same question and leave the same state."""
    walk = Walk(title, plan, listening=False)
    for _ in walk:
        pass
    lines = walk.match.lines
    guide = new_match(title, plan.seats, plan.seed, plan.options, listening=False)
    guide.now.checkpoints.follow(Policy(1))  # Keep every checkpoint, also those that play would pass over.
    for line in lines:
        _check_restarts(title, guide)
        guide.follow(line)
    _check_restarts(title, guide)


def _check_restarts(title: Title[Any], match: Match) -> None:
    """Start the rules at the checkpoint, and at each further one on the way to the open question."""
    if match.since:
        return  # No checkpoint since the last answer.
    codec = codec_of(title)
    starts = [match.checkpoint.state]
    for start in starts:  # Grows while we walk along it.
        g = codec.state.decode(start)
        procedure = title.rules(g)
        item = next(procedure, None)
        while item is CHECKPOINT:
            passed = codec.encode(g)
            if passed not in starts:
                starts.append(passed)
            item = next(procedure, None)
        if codec.encode(g) != match.state_bytes() or _heart(item) != _heart(match.question):
            raise Violation(match, "the rules started on a checkpoint do not go on as they did: is its cursor missing?")


def _heart(question: Any) -> Any:
    """What can be compared of a question: offers that are made on demand are made now."""
    if question is None:
        return None
    parts = []
    for name in question.__struct_fields__:
        value = getattr(question, name)
        if name == "options":
            value = list(listed(value))
        elif name == "offers":
            value = {seat: list(listed(offer)) for seat, offer in value.items()}
        parts.append(value)
    return (type(question), parts)


def check_undo_and_redo(title: Title[Any], plan: Plan) -> None:
    """What is taken back leaves no trace in the state; what is made again is what it was."""
    for free in (False, True):
        walk = Walk(title, plan, free_undo=free)
        for number, step in enumerate(walk):
            match = walk.match.fork()
            before = match.state_bytes()
            shown_before = shown(match, step.seat)
            step.play(match)
            after = match.state_bytes()
            mover = 0 if step.seat is None else step.seat
            if match.why_no_undo(mover) is not None:
                if free:
                    raise Violation(walk.match, "free undo is refused")
                try:
                    match.undo(mover)
                except Refused:
                    continue
                raise Violation(walk.match, "undo went where it said it could not")
            match.undo(mover)
            if match.state_bytes() != before or shown(match, step.seat) != shown_before:
                raise Violation(walk.match, "undo did not give back what stood before the move")
            match.redo(mover)
            if match.state_bytes() != after:
                raise Violation(walk.match, "redo did not give back what stood after the move")
            if number % 8 == 0:
                finish(match, number, 4)
                _check_back_to_front(walk.match, match, mover)


def _check_back_to_front(source: Match, match: Match, seat: int) -> None:
    """Undo as far as allowed, redo all, and the match stands as it stood."""
    after, count = match.state_bytes(), 0
    owner = match.waiting[0] if match.waiting else seat
    while match.why_no_undo(owner) is None and count < 6:
        match.undo(owner)
        count += 1
    for _ in range(count):
        match.redo(owner)
    if match.state_bytes() != after:
        raise Violation(source, "several undos and redos do not cancel out")


def check_record(title: Title[Any], plan: Plan) -> None:
    """The record of a match, undone moves included, is read and replayed to the same state."""
    match = Walk(title, plan, listening=False).match
    for choice in plan.choices:
        if match.over or not choice:
            continue
        step = step_for(match, choice)
        step.play(match)
        if choice % 3 == 0 and step.seat is not None and match.why_no_undo(step.seat) is None:
            match.undo(step.seat)
            if choice % 2:
                match.redo(step.seat)
    record = read_record(written(record_of(match)), find=lambda _: title)
    try:
        again = replay(record, find=lambda _: title)
    except BadRecord as why:
        raise Violation(match, f"a record does not replay: {why}") from why
    if again.state_bytes() != match.state_bytes() or again.lines != match.lines:
        raise Violation(match, "a record does not replay to the match it was made of")


def check_events_change_nothing(title: Title[Any], plan: Plan) -> None:
    """A match plays the same whether or not anybody listens."""
    heard, silent = Walk(title, plan), Walk(title, plan, listening=False)
    for _ in zip(heard, silent, strict=True):
        if heard.match.state_bytes() != silent.match.state_bytes():
            raise Violation(heard.match, "a match plays otherwise when its events are made")
        if silent.match.events or silent.match.state.news:
            raise Violation(heard.match, "events are made although nobody listens")
