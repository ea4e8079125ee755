"""A table in one line: a test names a procedure and what lies on the table, and gets a match of it.

match = table(building, seats=3, classes=["II"], build="turns", prepare=set_up_round)
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from games.trucker.scenes import PARTS, SIDES
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.hide import hide
from starboard.games.trucker.rules.building.building import building
from starboard.games.trucker.rules.building.building_actions import why_not_building
from starboard.games.trucker.rules.building.loading import loading
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.building.ship_check import ship_check
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.view.view import view
from starboard.kernel import (
    Chance,
    Event,
    Match,
    Message,
    Move,
    Options,
    Outcome,
    Refused,
    Rules,
    Title,
    heard_by,
    new_match,
)

Procedure = Callable[[TruckerState], Rules[None]]
Refusal = Callable[[TruckerState, int, Move], tuple[Message, str] | None]

DEFAULTS: Options = {
    "classes": ("I",),
    "build": "race",
    "guided": False,
    "seconds": 90,
    "kit": "none",
    "intruders": True,
    "loans": False,
}
EXPIRES = 1 / 40
"""How often the sand runs out in random play, each time somebody is asked while it runs."""


def every_move() -> tuple[type[Move], ...]:
    """All types of moves that the title has so far."""
    found: list[type[Move]] = []
    for name in ("moves.building_moves", "moves.flight_moves"):
        path = f"starboard.games.trucker.{name}"
        if find_spec(path):
            found += [thing for thing in vars(import_module(path)).values() if _is_move_of(thing, path)]
    return tuple(dict.fromkeys(found))


def _is_move_of(thing: object, path: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Move) and thing.__module__ == path


class Table(Title[TruckerState]):
    """A title whose whole game is one procedure."""

    id = "trucker"
    version = 1
    least_seats = 1
    most_seats = 5
    state = TruckerState
    longest = 100_000

    def __init__(
        self,
        procedure: Procedure,
        fields: Mapping[str, Any],
        prepare: Callable[[TruckerState], None],
        refusal: Refusal | None,
    ) -> None:
        self.moves = every_move()  # type: ignore[misc]
        self._procedure = procedure
        self._fields = fields
        self._prepare = prepare
        self._refusal = refusal

    def setup(self, seats: int, options: Options, chance: Chance) -> TruckerState:
        g = first_state(seats, DEFAULTS, chance)
        for name, value in self._fields.items():
            assert hasattr(g, name), name
            setattr(g, name, deepcopy(value))
        self._prepare(g)
        return g

    def rules(self, g: TruckerState) -> Rules[None]:
        return self._procedure(g)

    def view(self, g: TruckerState, seat: int | None, reckon: bool = True) -> Any:
        return view(g, seat)

    def outcome(self, g: TruckerState) -> Outcome:
        return Outcome(tuple(trucker.credits for trucker in g.truckers), ())

    def census(self, g: TruckerState) -> Mapping[str, int]:
        return census(g)

    def invariants(self, g: TruckerState) -> list[Message]:
        return invariants(g)

    def hide(self, g: TruckerState, seat: int, chance: Chance) -> None:
        hide(g, seat, chance)

    def why_not(self, g: TruckerState, seat: int, move: Move) -> tuple[Message, str] | None:
        return self._refusal(g, seat, move) if self._refusal else None


def table(
    procedure: Procedure,
    seats: int = 2,
    *,
    seed: int = 1,
    prepare: Callable[[TruckerState], None] = lambda g: None,
    refusal: Refusal | None = None,
    free_undo: bool = False,
    listening: bool = True,
    **fields: Any,
) -> Match:
    """A match that runs one procedure over a first state with these fields set.

    `prepare` may change that state further, before anybody is asked. It is called again when the match is replayed.
    """
    title = Table(procedure, fields, prepare, refusal)
    return new_match(title, seats, seed, free_undo=free_undo, listening=listening)


def at(match: Match) -> TruckerState:
    """The state of a match, with its type."""
    g = match.state
    assert isinstance(g, TruckerState)
    return g


def step(match: Match, rng: Random, expires: float = EXPIRES, shun: tuple[type[Move], ...] = ()) -> None:
    """Somebody does something at random, or the sand runs out. What is shunned is done for want of all else."""
    deadline = match.deadline
    acting = [seat for seat in match.waiting if match.offers(seat)]
    if deadline is not None and (not acting or rng.random() < expires):
        match.expire(deadline.key)
        return
    seat = rng.choice(acting)
    question: Any = match.question
    offers = match.offers(seat)
    if question.takes_several:
        count = rng.randint(question.least, min(question.most, len(offers)))
        match.play(seat, [offers[place] for place in sorted(rng.sample(range(len(offers)), count))])
        return
    places = [place for place, move in enumerate(offers) if not isinstance(move, shun)]
    match.pick(seat, rng.choice(places or range(len(offers))))


def finish(
    match: Match, seed: int, limit: int = 20_000, expires: float = EXPIRES, shun: tuple[type[Move], ...] = ()
) -> int:
    """Play on at random to the end; returns how many decisions that took. Fails when it takes more than `limit`."""
    rng = Random(seed)
    for made in range(limit):
        if match.over:
            return made
        step(match, rng, expires, shun)
    raise AssertionError(f"still going on after {limit} decisions")


def ready(g: TruckerState) -> Rules[None]:
    """A round up to the launch, from wherever the state stands in it."""
    if g.part == "setup":
        set_up_round(g)
    if g.part == "building":
        yield from building(g)
    if g.part == "check":
        yield from ship_check(g)
    if g.part == "loading":
        yield from loading(g)


def yard(
    ship_class: str, seats: int = 2, prepare: Callable[[TruckerState], None] = lambda g: None, **settings: Any
) -> Match:
    """A match that stands at the beginning of building, after `prepare` has laid out what the test needs."""

    def set_up(g: TruckerState) -> None:
        set_up_round(g)
        prepare(g)

    return table(building, seats, prepare=set_up, refusal=why_not_building, classes=[ship_class], **settings)


def refused(match: Match, seat: int, move: Move) -> tuple[str, str]:
    """The words and the rule of a refusal; the state must be untouched."""
    before = match.state_bytes()
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert match.state_bytes() == before
    return caught.value.message.id, caught.value.rule


def heard(events: list[Event], seat: int | None) -> list[str]:
    """The ids of what is said to a seat."""
    return [event.message.id for event in heard_by(events, seat) if event.is_said]


def ordinary(kind: str = "", colour: str = "", **sides: int) -> str:
    """Some component of the base game in some turn, such as `B016/1`, that shows these connectors: of a kind, and of a
    colour, or of any kind that needs no empty square. Engines point to the rear."""
    for code, part in PARTS.items():
        wanted = part.kind.id == kind if kind else not (part.clear or part.kind.id == "starting_cabin")
        if not wanted or part.askew or part.tile.set != "base" or (colour and part.tile.colours != (colour,)):
            continue
        if all(part.connectors[SIDES.index(side)] == shown for side, shown in sides.items()):
            return code
    raise AssertionError(f"no {colour} {kind or 'component'} shows {sides}")
