"""Beats: what there is to see of a move can be shown, tells nobody what it cannot know, and leads to what stands."""

from collections.abc import Iterator
from typing import Any

import msgspec

from conformance.walk import Plan, Step, Violation, Walk, as_bytes, shown
from starboard.kernel import Match, Refused, Title, heard_by
from starboard.kernel.beats import fault_of, kinds_of
from starboard.table.film import Film, plain
from starboard.table.patch import patch_of, patched

WORLDS = 3


def _watched(walk: Walk, plan: Plan) -> Iterator[tuple[Match, Match, Step]]:
    """Each step of a walk: the match before it, a copy of it that everybody watches make the step, and the step."""
    faces = [None, *range(plan.seats)]
    for step in walk:
        after = walk.match.fork()
        after.watch(faces)
        step.play(after)
        yield walk.match, after, step


def _films(match: Match, seat: int | None) -> list[bytes]:
    """What a seat sees of the last move, beat by beat."""
    seen = []
    for moment in match.beats:
        event = match.events[moment.place]
        if event.heard_by(seat):
            seen.append(as_bytes([event.beat, event.message.args, match.view_then(moment, seat)]))
    return seen


def check_beats_are_known(title: Title[Any], plan: Plan) -> None:
    """Every beat is of a kind that all titles share or that the title names, and has the arguments of its kind."""
    try:
        kinds = kinds_of(title)
    except ValueError as why:
        raise Violation(None, str(why)) from why
    for match, after, _ in _watched(Walk(title, plan), plan):
        for event in after.events:
            if wrong := fault_of(kinds, event):
                raise Violation(match, wrong)
        told = [place for place, event in enumerate(after.events) if event.beat]
        if told != [moment.place for moment in after.beats]:
            raise Violation(match, "a beat was told and its moment was not kept: is it told by `tell`?")


def check_views_can_be_made_at_every_beat(title: Title[Any], plan: Plan) -> None:
    """Everybody who hears of a beat can be shown the table as it is at that moment."""
    for match, after, _ in _watched(Walk(title, plan), plan):
        for moment in after.beats:
            event = after.events[moment.place]
            for face in (None, *range(plan.seats)):
                if event.heard_by(face):
                    try:
                        as_bytes(after.view_then(moment, face))
                    except Exception as why:
                        raise Violation(match, f"{event.message.id} cannot be shown to seat {face}: {why!r}") from why


def check_beats_hide(title: Title[Any], plan: Plan) -> None:
    """Where two worlds, with the same dice, sound alike to a seat during a move and look alike after it, they also look
    alike at every beat."""
    for number, (match, after, step) in enumerate(_watched(Walk(title, plan), plan)):
        for seat in range(plan.seats):
            told, seen, film = heard_by(after.events, seat), shown(after, seat), _films(after, seat)
            for world in range(WORLDS):
                other = _played(match, seat, number * WORLDS + world, step)
                alike = other is not None and heard_by(other.events, seat) == told and shown(other, seat) == seen
                if other is not None and alike and _films(other, seat) != film:
                    raise Violation(match, f"a beat shows seat {seat} what it cannot know")


def _played(match: Match, seat: int, seed: int, step: Step) -> Match | None:
    """An imagined world after the step; None when it is not allowed there."""
    world = match.imagine(seat, seed)
    world.state.chance.state = match.state.chance.state
    world.now.listening = True
    world.watch([seat])
    try:
        step.play(world)
    except Refused:
        return None
    return world


def check_patches_lead_to_the_stand(title: Title[Any], plan: Plan) -> None:
    """The patches of a move lead from the stand before it over the view of each beat to the stand after it, parts that
    are only reckoned for a decision left out. What is not left out is the same with and without reckoning."""
    for match, after, _ in _watched(Walk(title, plan), plan):
        for face in (None, *range(plan.seats)):
            view = plain(match.view(face))
            heard = [moment for moment in after.beats if after.events[moment.place].heard_by(face)]
            beats = list(Film(after).beats(face, view))
            if len(beats) != len(heard):
                raise Violation(match, f"seat {face} is shown {len(beats)} beats and hears of {len(heard)}")
            for beat, moment in zip(beats, heard, strict=True):
                view = patched(view, beat.patch)
                if not _is_same(view, plain(after.view_then(moment, face))):
                    raise Violation(match, f"a patch does not lead seat {face} to what is seen at {beat.kind!r}")
            lean, whole = plain(after.view(face, reckon=False)), plain(after.view(face))
            if not _is_same(patched(view, patch_of(view, lean)), lean):
                raise Violation(match, f"patches do not lead seat {face} to the stand")
            if not _leaves_out(lean, whole):
                raise Violation(match, f"without reckoning, seat {face} is shown something else")


def _is_same(one: Any, other: Any) -> bool:
    """Whether two views are the same; the order of keys is no part of a view."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def _leaves_out(lean: Any, whole: Any) -> bool:
    """Whether the one is the other, but for parts that are None."""
    if lean is None or type(lean) is not type(whole):
        return lean is None
    if isinstance(lean, dict):
        return lean.keys() == whole.keys() and all(_leaves_out(lean[key], whole[key]) for key in lean)
    if isinstance(lean, list):
        return len(lean) == len(whole) and all(map(_leaves_out, lean, whole))
    return bool(lean == whole)


def check_undo_leaves_no_beats(title: Title[Any], plan: Plan) -> None:
    """After an undo nothing is to be seen of what was taken back, however often one looks."""
    for match, after, step in _watched(Walk(title, plan), plan):
        mover = 0 if step.seat is None else step.seat
        if after.why_no_undo(mover) is not None:
            continue
        after.undo(mover)
        for face in (None, *range(plan.seats)):
            after.view(face)
        if after.beats or after.events or after.state.news:
            raise Violation(match, "an undo leaves beats behind")


def check_watching_changes_nothing(title: Title[Any], plan: Plan) -> None:
    """A match plays the same whether or not anybody watches; where nobody does, it has no beats."""
    silent, heard = Walk(title, plan, listening=False), Walk(title, plan)
    watched = Walk(title, plan)
    watched.match.watch([None, *range(plan.seats)])
    for _ in zip(silent, heard, watched, strict=True):
        if watched.match.state_bytes() != silent.match.state_bytes():
            raise Violation(silent.match, "a match plays otherwise when somebody watches")
        if silent.match.beats or heard.match.beats:
            raise Violation(silent.match, "beats are kept although nobody watches")
