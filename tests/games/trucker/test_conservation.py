"""Nothing comes from nowhere: what changes on the table between two decisions is told, and adds up.

Credits, goods, crew and batteries are compared with the events of each decision. Components are counted where they lie.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from games.trucker.driving import CLASSES, begun, drive
from games.trucker.tables import at
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.rules.aboard.goods import aboard
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Event, Match, Message

MATCHES = 48
"""Of one or two rounds, over all classes and two to four players."""

EARNED = {
    "trucker-earned",
    "trucker-arrived",
    "trucker-best-looking",
    "trucker-sold",
    "trucker-borrowed",
    "trucker-vips-paid",
    "trucker-manager-paid",
}
PAID = {"trucker-paid-losses", "trucker-paid-debt", "trucker-repaid"}
SAID_ONLY = {"trucker-unpaid"}
"""These name credits, but none change hands."""

PICKING = ("trucker-ask-cabin", "trucker-ask-battery", "trucker-ask-lose-battery")
"""The questions in which a player picks one token after the other."""


class Seat(NamedTuple):
    """What a player has, at one moment."""

    credits: int
    goods: Counter[str]
    crew: int
    batteries: int
    parts: dict[int, str]
    lost: list[str]


class Step(NamedTuple):
    """A decision: the part of the round it was made in, what everybody had before and after, and what was told."""

    match: Match
    round: int
    part: str
    offer: list[str]
    before: list[Seat]
    after: list[Seat]
    events: list[Event]

    def told(self, seat: int, *ids: str) -> list[Event]:
        """The events of these kinds that concern a seat."""
        return [event for event in self.events if event.message.id in ids and event.message.args.get("seat") == seat]

    def counted(self, seat: int, *ids: str, of: str = "count") -> int:
        """The sum of a figure of these events."""
        return sum(int(str(event.message.args[of])) for event in self.told(seat, *ids))


def holdings(g: TruckerState) -> list[Seat]:
    return [
        Seat(
            trucker.credits,
            Counter(aboard(trucker.ship)),
            crew_size(trucker.ship),
            sum(trucker.ship.batteries.values()),
            dict(trucker.ship.parts),
            list(trucker.ship.lost),
        )
        for trucker in g.truckers
    ]


def steps(number: int, **options: object) -> Iterator[Step]:
    """All decisions of one match."""
    rng = Random(number)
    classes = [CLASSES[number % len(CLASSES)], CLASSES[(number * 3 + 1) % len(CLASSES)]][: 1 + number % 2]
    match = begun(rng, classes, 2 + number % 3, **options)
    now = holdings(at(match))
    while not match.over:
        g = at(match)
        before, part, round, offer = now, g.part, g.round, list(g.offer)
        events = drive(match, rng)
        now = holdings(at(match))
        yield Step(match, round, part, offer, before, now, events)


@pytest.mark.rule("GT-B-2.3")
@pytest.mark.rule("GT-B-9.3.1")
@pytest.mark.rule("GT-B-9.4.3")
@pytest.mark.rule("GT-B-9.5.3")
@pytest.mark.rule("GT-B-10.4.1")
@pytest.mark.parametrize("number", range(MATCHES))
def test_everything_adds_up(number: int) -> None:
    goods: dict[int, Counter[str]] = {}
    crew: Counter[int] = Counter()
    batteries: Counter[int] = Counter()
    flown = 0
    for step in steps(number):
        for seat in range(len(step.after)):
            check_credits(step, seat)
            check_components(step, seat)
            if step.part == "flight" and not ended(step):
                check_crew(step, seat, crew)
                check_batteries(step, seat, batteries)
                flown += 1
            check_goods(step, seat, goods)
    assert flown


def ended(step: Step) -> bool:
    """Whether the flight came to its end: then everything goes back to the supply."""
    return step.match.over or at(step.match).part != "flight"


def check_credits(step: Step, seat: int) -> None:
    """GT-B-2.3, GT-B-13: credits are earned and paid by name."""
    told = 0
    for event in step.events:
        args = event.message.args
        if args.get("seat") != seat:
            continue
        id = event.message.id
        if "credits" in args:
            assert id in EARNED | PAID | SAID_ONLY, f"{id} is in no ledger"
            told += int(str(args["credits"])) * (id in EARNED) - int(str(args["credits"])) * (id in PAID)
        told -= int(str(args["premium"])) if id in ("trucker-premium", "trucker-insured") else 0
        told += int(str(args["debt"])) if id == "trucker-premium-owed" else 0
    assert step.after[seat].credits - step.before[seat].credits == told, step.events


def check_crew(step: Step, seat: int, untold: Counter[int]) -> None:
    """GT-B-7.2, GT-B-9.3: nobody comes aboard in flight, and crew leave only when given up, lost with a component or
    left without life support."""
    told = step.counted(seat, "trucker-lost-crew") + len(step.told(seat, "trucker-alien-left"))
    check_tokens(step, seat, step.before[seat].crew - step.after[seat].crew, told, untold)


def check_batteries(step: Step, seat: int, untold: Counter[int]) -> None:
    """GT-B-9.4.3: batteries are never recharged. They are spent, lost, or go with a component."""
    told = step.counted(seat, "trucker-spent-batteries", "trucker-lost-batteries")
    check_tokens(step, seat, step.before[seat].batteries - step.after[seat].batteries, told, untold)


def check_tokens(step: Step, seat: int, gone: int, told: int, untold: Counter[int]) -> None:
    """Tokens that go are told, at the latest when the player has picked the last of them."""
    assert gone >= 0
    if lost_parts(step, seat):
        untold[seat] = 0
        return
    untold[seat] += gone - told
    question = step.match.question
    assert untold[seat] == 0 or (untold[seat] > 0 and question is not None and question.prompt in PICKING)


def check_goods(step: Step, seat: int, known: dict[int, Counter[str]]) -> None:
    """GT-B-9.5: goods come aboard out of an offer, and go by being thrown out, lost, sold, or with a component."""
    assert step.after[seat].goods <= step.before[seat].goods + Counter(step.offer)
    expected = known.setdefault(seat, Counter())
    for event in step.told(seat, "trucker-loaded", "trucker-threw-out", "trucker-lost-good"):
        args = event.message.args
        name = args["good"]
        assert isinstance(name, Message)
        sign = 1 if event.message.id == "trucker-loaded" else -1
        expected[name.id.rpartition("-")[2]] += sign * int(str(args.get("count", 1)))
    if step.part == "flight" and ended(step):
        known[seat] = Counter()
    elif not at(step.match).offer:
        if lost_parts(step, seat):
            assert step.after[seat].goods <= expected
            known[seat] = Counter(step.after[seat].goods)
        assert +known[seat] == step.after[seat].goods


def lost_parts(step: Step, seat: int) -> bool:
    """Whether the ship has fewer components than before."""
    return len(step.after[seat].parts) < len(step.before[seat].parts)


def check_components(step: Step, seat: int) -> None:
    """GT-B-10.4.1, GT-B-13.4: what is lost stays lost for the round, and in flight nothing is built or moved."""
    before, after = step.before[seat], step.after[seat]
    if at(step.match).round != step.round or step.match.over:
        return
    assert after.lost[: len(before.lost)] == before.lost
    if step.part in ("check", "flight"):
        assert after.parts.items() <= before.parts.items()
        gone = Counter(tile_of(before.parts[cell]) for cell in before.parts.keys() - after.parts.keys())
        fallen = Counter(after.lost[len(before.lost) :])
        # What is not lost gave up with its ship, and lies with the others face up.
        assert fallen <= gone
        assert gone - fallen <= Counter([*at(step.match).open, *at(step.match).away])


@pytest.mark.parametrize("number", range(12))
def test_credits_and_components_add_up_with_the_kit_of_both_expansions(number: int) -> None:
    for step in steps(number + 200, kit="both", loans=True):
        for seat in range(len(step.after)):
            check_credits(step, seat)
            check_components(step, seat)
    assert step.match.over


@pytest.mark.parametrize("number", range(8))
def test_every_tile_and_card_lies_somewhere_once(number: int) -> None:
    first: Counter[str] | None = None
    for place, step in enumerate(steps(number + 100)):
        if place % 3:
            continue
        g = at(step.match)
        first = first or census(g)
        assert census(g) == first
        assert invariants(g) == []
        for trucker in g.truckers:
            lost = Counter(trucker.ship.lost)
            elsewhere = Counter([*g.heap, *g.open, *(tile_of(code) for code in trucker.ship.parts.values())])
            assert not lost & elsewhere or max(first[tile] for tile in lost & elsewhere) > 1
    assert first is not None
