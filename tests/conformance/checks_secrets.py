"""Secrets: nobody learns what they cannot know, from a view, a list, a caption, an event, a refusal, or an undo.

The tool is the world that a seat cannot tell from the true one (`Match.imagine`). Whatever it shows to that seat must
be what the true world shows, to the byte.
"""

from random import Random
from typing import Any

from conformance.walk import Plan, Step, Violation, Walk, as_bytes, finish, shown
from starboard.kernel import (
    AskSome,
    Event,
    Match,
    Move,
    Refused,
    RulesBroken,
    Title,
    heard_by,
    play_on,
    read_record,
    record_of,
    replay,
    write_record,
)
from starboard.kernel.chance import chance_from
from starboard.kernel.codec import codec_of
from starboard.kernel.marks import Policy
from starboard.kernel.stage import Stage

WORLDS = 3
MOST_TRIED = 24
"""Moves of another seat that are tried to explain what one saw."""
ENOUGH = 12
"""Foretold reveals that cannot be chance any more."""


def _worlds(match: Match, seat: int, seed: int) -> list[Match]:
    return [match.imagine(seat, seed * WORLDS + number) for number in range(WORLDS)]


def check_views_hide(title: Title[Any], plan: Plan) -> None:
    """In every world that a seat cannot tell from the true one it is shown the same; so is an onlooker, and so
    is a reader of a list of tables."""
    walk = Walk(title, plan)
    for number, _ in enumerate(walk):
        match = walk.match
        public, listed = as_bytes(match.view(None)), _listed(match)
        for seat in range(plan.seats):
            mine = shown(match, seat)
            for world in _worlds(match, seat, number):
                if shown(world, seat) != mine:
                    raise Violation(match, f"what seat {seat} is shown depends on what it cannot know")
                if as_bytes(world.view(None)) != public:
                    raise Violation(match, f"what an onlooker is shown depends on what seat {seat} cannot know")
                if _listed(world) != listed:
                    raise Violation(match, f"what lists show depends on what seat {seat} cannot know")


def _listed(match: Match) -> bytes:
    """What everybody may read in a list of tables, and whether standing orders hold: everybody sees them answer."""
    orders = [order.id for order in match.title.orders]
    now = [match.title.order_now(match.state, seat, id, ()) for seat in range(match.header.seats) for id in orders]
    return as_bytes([match.title.scene(match.state), match.title.sketches(match.state), now])


def check_refusals_hide(title: Title[Any], plan: Plan) -> None:
    """A refusal says the same in every world that the seat cannot tell from the true one."""
    walk = Walk(title, plan, listening=False)
    pool: list[Move] = []
    for number, _ in enumerate(walk):
        match = walk.match
        rng = Random(number)
        for seat in match.waiting:
            strangers = [move for move in pool if move not in match.offers(seat)]
            for move in rng.sample(strangers, min(4, len(strangers))):
                said = _refusal(match, seat, move)
                for world in _worlds(match, seat, number):
                    if _refusal(world, seat, move) != said:
                        raise Violation(match, f"why {move} is refused depends on what seat {seat} cannot know")
        pool += [move for move in match.offers(match.waiting[0]) if move not in pool]


def _refusal(match: Match, seat: int, move: Move) -> bytes:
    try:
        match.play(seat, move)
    except Refused as why:
        return as_bytes([why.message, why.rule])
    return b"accepted"


def check_restarts_hide(title: Title[Any], plan: Plan) -> None:
    """Lists, prompts and events that were made before a world was redrawn do not carry the truth into it: the rules
    started on the imagined state of a checkpoint say the same to the seat."""
    walk = Walk(title, plan)
    walk.match.now.checkpoints.follow(Policy(1))  # Keep every checkpoint, also those that play would pass over.
    for number, _ in enumerate(walk):
        match = walk.match
        if match.since:
            continue
        for seat in range(plan.seats):
            said = _restarted(match, None, seat)
            for world in range(WORLDS):
                anew = _restarted(match, number * WORLDS + world, seat)
                if said is not None and anew is not None and said != anew:
                    raise Violation(match, f"what seat {seat} is told from a checkpoint depends on what it cannot know")


def _restarted(match: Match, seed: int | None, seat: int) -> bytes | None:
    """What the seat is shown and told when the rules start again from the last checkpoint, in the true world or in one
    redrawn; None when dice fell or cards turned on the way, which may differ."""
    fork = match.fork()
    mark = match.checkpoint
    g = codec_of(fork.title).state.decode(mark.state)
    if seed is not None:
        g.chance.state = Random(seed).randrange(1, 1 << 40)
        fork.title.hide(g, seat, type(g.chance)(seed + 1))
    chance = (g.chance.state, g.chance.reveals)
    fork.now.start_on(mark, g)
    if (g.chance.state, g.chance.reveals) != chance:
        return None
    return shown(fork, seat) + as_bytes(heard_by(fork.events, seat))


def check_events_hide(title: Title[Any], plan: Plan) -> None:
    """An event tells no more than the view: where two worlds, with the same dice, look alike to a seat after a move,
    they also sounded alike. Only what the seat had before its eyes when it was told may be gone again after the move: a
    card that it drew, and that another has taken."""
    walk = Walk(title, plan)
    for number, step in enumerate(walk):
        after = walk.match.fork()
        events = _listen(after, step)
        assert events is not None
        for seat in range(plan.seats):
            seen, heard = shown(after, seat), _told(events, seat)
            for world in _worlds(walk.match, seat, number):
                world.state.chance.state = walk.match.state.chance.state
                told = _listen(world, step)
                if told is None or shown(world, seat) != seen or _told(told, seat) == heard:
                    continue
                if not _was_seen(title, events, told, seat):
                    raise Violation(walk.match, f"an event tells seat {seat} what it cannot know")


def _told(events: list[Event], seat: int) -> list[bytes]:
    """What the seat hears, in no order: of two cards drawn, either may come first, and the hand is the same."""
    return sorted(as_bytes(event) for event in heard_by(events, seat))


class _Heard(Stage):
    """Events, each with the state in which it was told."""

    def __init__(self, match: Match) -> None:
        super().__init__((), lambda _: b"")
        self.states: list[bytes] = []
        self._match = match

    def hear(self, g: Any, event: Event) -> None:
        super().hear(g, event)
        self.states.append(self._match.state_bytes())


def _listen(match: Match, step: Step) -> _Heard | None:
    """What is told when the step is made; None when it is not allowed in this world."""
    match.now.listening = True
    match.state.news = events = _Heard(match)
    try:
        step.play(match)
    except Refused:
        return None
    return events


def _was_seen(title: Title[Any], events: _Heard, others: _Heard, seat: int) -> bool:
    """Whether the seat saw by itself, whenever it was told something else than in the other world, that things were not
    the same there; and whether it was allowed to: what it sees is left as it is when that moment is redrawn for it."""
    mine = [place for place, event in enumerate(events) if event.heard_by(seat)]
    theirs = [place for place, event in enumerate(others) if event.heard_by(seat)]
    if len(mine) != len(theirs):
        return False
    for place, other in zip(mine, theirs, strict=True):
        if as_bytes(events[place]) == as_bytes(others[other]):
            continue
        now = _seen_in(title, events.states[place], seat)
        if now == _seen_in(title, others.states[other], seat):
            return False
        if any(_seen_in(title, events.states[place], seat, seed) != now for seed in range(WORLDS)):
            return False
    return True


def _seen_in(title: Title[Any], state: bytes, seat: int, seed: int | None = None) -> bytes:
    """What the seat sees in a state; with a seed, after what it cannot know was redrawn."""
    g = codec_of(title).state.decode(state)
    if seed is not None:
        title.hide(g, seat, chance_from(seed))
    return as_bytes(title.view(g, seat, reckon=False))


def check_undo_never_crosses_information(title: Title[Any], plan: Plan) -> None:
    """If a move can be taken back, nobody has learnt anything by it: every world that they thought possible can still
    show them what they see now."""
    walk = Walk(title, plan)
    for number, step in enumerate(walk):
        before = walk.match
        after = before.fork()
        events = step.play(after)
        mover = 0 if step.seat is None else step.seat
        if after.why_no_undo(mover) is not None:
            continue
        if step.seat is None:
            raise Violation(before, "a passed deadline can be taken back")
        for seat in range(plan.seats):
            seen = shown(after, seat) + as_bytes(heard_by(events, seat))
            for world in range(WORLDS):
                if not _explained(before, step, seat, number * WORLDS + world, seen):
                    raise Violation(before, f"undo would cross what seat {seat} learnt from {step.answer}")


def _explained(before: Match, step: Step, seat: int, seed: int, seen: bytes) -> bool:
    """Whether the world with this seed can show the seat what it saw: by its own move, or by some move of the other."""
    if _sees(before, step, seat, seed) == seen:
        return True
    if step.seat == seat:
        return False
    assert step.seat is not None
    world = before.imagine(seat, seed)
    if isinstance(world.question, AskSome):
        count = len(step.answer) if isinstance(step.answer, tuple) else 1
        offers = list(world.offers(step.seat))
        others = [Step(step.seat, tuple(offers[start : start + count])) for start in range(len(offers) - count + 1)]
    else:
        others = [Step(step.seat, move) for move in world.offers(step.seat)]
    return any(_sees(before, other, seat, seed) == seen for other in others[:MOST_TRIED])


def _sees(before: Match, step: Step, seat: int, seed: int) -> bytes | None:
    world = before.imagine(seat, seed)
    events = _listen(world, step)
    return None if events is None else shown(world, seat) + as_bytes(heard_by(events, seat))


def check_worlds_can_be_played(title: Title[Any], plan: Plan) -> None:
    """An imagined world is a legal one: it can be played on, and nothing is lost in it. Its forks are the same."""
    walk = Walk(title, plan, listening=False)
    first = dict(title.census(walk.match.state))
    for number, _ in enumerate(walk):
        if number % 2:
            continue
        seat = number // 2 % plan.seats
        world = walk.match.imagine(seat, number)
        if dict(title.census(world.state)) != first:
            raise Violation(walk.match, "components appeared or were lost when a world was redrawn")
        try:
            finish(world, number, 10)
            fork = world.fork()
        except RulesBroken as why:
            raise Violation(walk.match, f"an imagined world cannot be played on: {why}") from why
        if fork.state_bytes() != world.state_bytes():
            raise Violation(walk.match, "a fork of an imagined world differs from it")
        if dict(title.census(world.state)) != first:
            raise Violation(walk.match, "components appeared or were lost in an imagined world")


def check_lists_are_made_anew(title: Title[Any], plan: Plan) -> None:
    """In a world that was redrawn, the others are offered what that world gives them: their lists were not made
    before, from the true one."""
    walk = Walk(title, plan, listening=False)
    walk.match.now.checkpoints.follow(Policy(1))
    for number, _ in enumerate(walk):
        match = walk.match
        # Where nothing has changed since a checkpoint, the rules can be started on the imagined state itself.
        if match.since or match.checkpoint.state != match.state_bytes():
            continue
        for seat in range(plan.seats):
            world = match.imagine(seat, number)
            afresh = match.fork()
            afresh.now.start_on(match.checkpoint, codec_of(title).state.decode(world.state_bytes()))
            for other in world.waiting:
                if list(world.offers(other)) != list(afresh.offers(other)):
                    raise Violation(match, f"seat {other} is offered what it has in the true world: give an Offer")


def check_hiding_draws_anew(title: Title[Any], plan: Plan) -> None:
    """A card that is turned up cannot have been foretold by every world that was imagined before."""
    walk = Walk(title, plan, listening=False)
    foretold = fresh = 0
    for number, step in enumerate(walk):
        after = walk.match.fork()
        step.play(after)
        was, now = walk.match.state.chance, after.state.chance
        if was.reveals == now.reveals or was.state != now.state:
            continue
        for seat in range(plan.seats):
            seen = shown(after, seat)
            for world in _worlds(walk.match, seat, number):
                try:
                    step.play(world)
                except Refused:
                    fresh += 1
                else:
                    alike = shown(world, seat) == seen
                    fresh += not alike
                    foretold += alike
    if foretold >= ENOUGH and not fresh:
        raise Violation(walk.match, "every card that was turned up had been foretold: hide redraws nothing")


def check_playing_on_hides(title: Title[Any], plan: Plan) -> None:
    """A match that goes on from a position as a seat knows it is one that this seat could not tell from the true one,
    with other dice and cards to come; nothing is lost in it, and its record leads to where it stands."""
    walk = Walk(title, plan)
    first = dict(title.census(walk.match.state))
    for number, _ in enumerate(walk):
        if number % 6:
            continue
        match, seat = walk.match, number // 6 % plan.seats
        own = play_on(match, seat, number)
        start = codec_of(title).state.decode(own.header.start)
        if any(line.seat != seat for line in own.lines):
            raise Violation(match, f"seat {seat} plays on after a move of somebody else")
        if start.chance.state == match.state.chance.state or own.header.seed:
            raise Violation(match, "who plays on has the dice to come of the true match")
        if dict(title.census(start)) != first:
            raise Violation(match, "components appeared or were lost when somebody played on")
        for world in range(WORLDS):
            if shown(play_on(match, seat, number + world), seat) == shown(match, seat):
                break
        else:
            _check_what_went_before(match, own, seat)
        again = replay(read_record(write_record(record_of(own)), lambda _: title), find=lambda _: title)
        if again.state_bytes() != own.state_bytes():
            raise Violation(match, "the record of a match that was played on leads elsewhere")
        finish(own, number, 10)


def _check_what_went_before(match: Match, own: Match, seat: int) -> None:
    """What the seat is shown of its own match may differ from what it saw where others have moved since the checkpoint,
    or where dice fell and cards turned up. Else it must be the same."""
    now = match.fork()
    mark = match.checkpoint
    g = codec_of(match.title).state.decode(mark.state)
    same = (g.chance.state, g.chance.reveals) == (now.state.chance.state, now.state.chance.reveals)
    if same and all(line.seat == seat for line in match.since):
        raise Violation(match, f"seat {seat} plays on from something else than it saw")
