"""Matches that go somewhere: players who build what fits, stop in time, and give up seldom.

Players who do everything at random lose their ships in the ship check. With these the flights are long, and every kind
of question comes up.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from games.trucker.tables import at
from starboard.games.trucker.moves.building_moves import Draw, EndTurn, Fetch, Finish, LookAway, Place, Return, Take
from starboard.games.trucker.moves.flight_moves import GiveUp, Withdraw
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Event, Match, Move, new_match

CLASSES = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
MOST_BUILDING = 90
"""Moves after which a player takes a number tile."""
SHUNNED = (GiveUp, Withdraw, EndTurn)
GOOD = (Place, Draw, Take, Fetch, LookAway, Finish, Return)
EXPIRES = 1 / 60


def driven(seed: int, classes: Sequence[str] = CLASSES, seats: int = 3, **options: Any) -> Iterator[Match]:
    """One round of each of these classes; the match, before each decision in it and when it is over."""
    for number, ship_class in enumerate(classes):
        rng = Random(seed * 1000 + number)
        match = begun(rng, [ship_class], seats, **options)
        yield match
        while not match.over:
            drive(match, rng)
            yield match


def begun(rng: Random, classes: Sequence[str], seats: int, **options: Any) -> Match:
    """A new match in which nothing is built that does not fit."""
    return new_match(TRUCKER, seats, rng.randrange(1 << 30), {"classes": list(classes), "guided": True, **options})


def drive(match: Match, rng: Random) -> list[Event]:
    """Somebody decides something sensible, or the sand runs out; what happens then."""
    deadline = match.deadline
    acting = [seat for seat in match.waiting if match.offers(seat)]
    if deadline is not None and (not acting or rng.random() < EXPIRES):
        return match.expire(deadline.key)
    seat = rng.choice(acting)
    return match.pick(seat, choice(match, seat, rng))


def choice(match: Match, seat: int, rng: Random) -> int:
    """The place of a move in the list."""
    g, moves = at(match), match.offers(seat)
    if g.part != "building":
        return among(moves, [place for place, move in enumerate(moves) if not isinstance(move, SHUNNED)], rng)
    kinds = {type(move) for move in moves}
    enough = g.truckers[seat].moves > MOST_BUILDING
    if rng.random() < 0.05:
        return among(moves, [place for place, move in enumerate(moves) if enough or not isinstance(move, Finish)], rng)
    wanted = [kind for kind in GOOD if kind in kinds and (enough or kind is not Finish)]
    if enough and Finish in kinds:
        wanted = [Finish]
    return among(moves, [place for place, move in enumerate(moves) if wanted and type(move) is wanted[0]], rng)


def among(moves: Sequence[Move], places: list[int], rng: Random) -> int:
    """One of these places, or any for want of them."""
    return rng.choice(places) if places else rng.randrange(len(moves))
