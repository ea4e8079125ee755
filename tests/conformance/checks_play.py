"""Play itself: what is listed is accepted, the rest refused; nothing is lost; it ends."""

from random import Random
from typing import Any

import msgspec

from conformance.walk import Plan, Step, Violation, Walk, finish
from starboard.kernel import Ask, AskSome, Match, Move, Race, Refused, RulesBroken, Title
from starboard.kernel.codec import codec_of

MOST_TRIED = 12
"""Listed moves tried at each question."""


def check_no_dead_end(title: Title[Any], plan: Plan) -> None:
    """A seat that is asked has an answer, every answer is a move of the title, and none is listed twice."""
    walk = Walk(title, plan, listening=False)
    for _ in walk:
        match = walk.match
        question = match.question
        if isinstance(question, Race) and question.deadline is None and not any(map(match.offers, match.waiting)):
            raise Violation(match, "dead end: nobody can act, and no clock runs")
        for seat in match.waiting:
            offers = match.offers(seat)
            least = question.least if isinstance(question, AskSome) else 0 if isinstance(question, Race) else 1
            if len(offers) < least:
                raise Violation(match, f"dead end: seat {seat} has too few moves")
            _check_moves(match, offers)
            if not 0 <= seat < plan.seats:
                raise Violation(match, f"seat {seat} is asked and is not there")


def _check_moves(match: Match, offers: Any) -> None:
    encoded = [msgspec.json.encode(move) for move in offers]
    if len(set(encoded)) != len(encoded):
        raise Violation(match, "a move is listed twice")
    for move, data in zip(offers, encoded, strict=True):
        if not isinstance(move, match.title.moves):
            raise Violation(match, f"{move} is of a type that the title does not name")
        if codec_of(match.title).move.decode(data) != move:
            raise Violation(match, f"{move} is not the same after it was written down and read")


def check_listed_moves_are_accepted(title: Title[Any], plan: Plan) -> None:
    """Every listed move of every seat can be made."""
    walk = Walk(title, plan, listening=False)
    for number, _ in enumerate(walk):
        match = walk.match
        if isinstance(match.question, AskSome):
            continue  # Its subsets are what the walk itself tries.
        for seat in match.waiting:
            offers = list(match.offers(seat))
            for move in Random(number).sample(offers, min(MOST_TRIED, len(offers))):
                try:
                    match.fork().play(seat, move)
                except (Refused, RulesBroken) as why:
                    raise Violation(match, f"{move} is listed for seat {seat} and then refused: {why}") from why


def check_other_moves_are_refused(title: Title[Any], plan: Plan) -> None:
    """A move that is not listed is refused, and state, generator and question stay as they were."""
    walk = Walk(title, plan, listening=False)
    pool: dict[bytes, Move] = {}
    for number, step in enumerate(walk):
        match = walk.match
        rng = Random(number)
        for seat in range(-1, plan.seats + 1):
            listed = match.offers(seat)
            strangers = [move for move in pool.values() if move not in listed]
            tried: list[Any] = rng.sample(strangers, min(6, len(strangers)))
            tried += [None, "pass", 7, _bent(step.answer, rng)]
            for move in tried:
                _check_refused(match, seat, move, listed)
        for move in match.offers(match.waiting[0]):
            pool.setdefault(msgspec.json.encode(move), move)


def _bent(answer: Any, rng: Random) -> Any:
    """A listed move with one field changed, of the right type or of a wrong one."""
    if not isinstance(answer, Move) or not answer.__struct_fields__:
        return object()
    name = rng.choice(answer.__struct_fields__)
    return msgspec.structs.replace(answer, **{name: rng.choice([-1, 10**9, "", "no such thing", None, [1], 2.5])})


def _check_refused(match: Match, seat: int, move: Any, listed: Any) -> None:
    if isinstance(move, Move) and move in listed:
        return
    state, generator, question, count = match.state_bytes(), match.state.chance.state, match.question, match.count
    try:
        match.play(seat, move)
    except Refused as why:
        unchanged = (
            match.state_bytes() == state
            and match.state.chance.state == generator
            and match.question is question
            and match.count == count
        )
        if not unchanged:
            raise Violation(match, f"refusing {move} changed the match") from why
        if not why.message.id:
            raise Violation(match, f"refusing {move} says nothing") from why
        if isinstance(question, Ask) and seat == question.seat and isinstance(move, Move) and not why.rule:
            raise Violation(match, f"refusing {move} names no rule, and {question.prompt} has none") from why
    else:
        raise Violation(match, f"{move} of seat {seat} is accepted and was not listed")


def check_components_are_conserved(title: Title[Any], plan: Plan) -> None:
    """The census never changes, and no invariant is broken."""
    walk = Walk(title, plan, listening=False)
    first = dict(title.census(walk.match.state))
    for step in walk:
        fork = walk.match.fork()
        step.play(fork)
        _check_census(fork, first)


def _check_census(match: Match, first: dict[str, int]) -> None:
    now = dict(match.title.census(match.state))
    if now != first:
        changed = {
            name: (first.get(name), now.get(name)) for name in {*first, *now} if first.get(name) != now.get(name)
        }
        raise Violation(match, f"components appeared or were lost: {changed}")
    wrong = [str(message) for message in match.title.invariants(match.state)]
    if wrong:
        raise Violation(match, f"invariants are broken: {wrong}")


def check_it_ends(title: Title[Any], plan: Plan) -> None:
    """However it is played, a match ends within the length that the title states, with a sound outcome."""
    match = Walk(title, plan, listening=False).match
    finish(match, plan.seed, title.longest + 1 - match.position)
    if not match.over:
        raise Violation(match, f"the match goes on after {title.longest} decisions")
    outcome = match.outcome
    if outcome is None or len(outcome.scores) != plan.seats or not set(outcome.winners) <= set(range(plan.seats)):
        raise Violation(match, f"the outcome does not fit the seats: {outcome}")


def step_of(match: Match, seat: int, move: Move) -> Step:
    """The step in which this seat makes this move."""
    return Step(seat, (move,) if isinstance(match.question, AskSome) else move)
