"""Offers: what is said of a list beside the moves in it is true."""

from typing import Any

from conformance.walk import Plan, Violation, Walk
from starboard.kernel import Match, Offer, Title

WORLDS = 4


def check_lists_say_that_they_are_secret(title: Title[Any], plan: Plan) -> None:
    """A list that is made on demand and is not `secret` is the same in every world that another seat cannot tell from
    the true one."""
    walk = Walk(title, plan, listening=False)
    for number, _ in enumerate(walk):
        match = walk.match
        for other in match.waiting:
            offer = match.question.offer_to(other) if match.question else None
            if not isinstance(offer, Offer) or offer.secret:
                continue
            listed = list(match.offers(other))
            for seat, world in _worlds(match, other, number):
                if list(world.offers(other)) != listed:
                    why = f"the list of seat {other} depends on what seat {seat} cannot know: it is secret"
                    raise Violation(match, why)


def check_nothing_tells_by_being_answered_alone(title: Title[Any], plan: Plan) -> None:
    """Where the only move of a list may be made without asking, the others learn that there was only one: they
    must have known that."""
    walk = Walk(title, plan, listening=False)
    for number, _ in enumerate(walk):
        match = walk.match
        if match.question is None or match.question.kind != "ask" or not match.question.heard_by(match.asked).alone:
            continue
        single = len(match.offers(match.asked)) == 1
        for seat, world in _worlds(match, match.asked, number):
            if (len(world.offers(match.asked)) == 1) != single:
                why = f"seat {match.asked} may be answered for alone, which tells seat {seat} what it cannot know"
                raise Violation(match, why)


def _worlds(match: Match, asked: int, number: int) -> list[tuple[int, Match]]:
    """Worlds that the other seats cannot tell from the true one."""
    others = [seat for seat in range(match.header.seats) if seat != asked]
    return [(seat, match.imagine(seat, number * WORLDS + world)) for seat in others for world in range(WORLDS)]
