"""The bots of Galaxy Trucker as players: they build sound ships, come to the end, and know no more than they see."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.trucker.tables import at
from starboard.bots import Bot, Choice, Clock, RandomBot, bot_names, make_bot, play_out
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.bots.apprentice import Apprentice
from starboard.games.trucker.bots.building.builder import Builder
from starboard.games.trucker.bots.building.skill import APPRENTICE, LEGEND, ROOKIE, TRUCKER, VETERAN
from starboard.games.trucker.bots.legend import Legend
from starboard.games.trucker.bots.player import Player
from starboard.games.trucker.bots.rookie import Rookie
from starboard.games.trucker.bots.trucker import Trucker
from starboard.games.trucker.bots.veteran import Veteran
from starboard.games.trucker.moves.building_moves import Place
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER as TITLE
from starboard.kernel import Match, Sight, new_match
from starboard.lessons import cast_of

LEVELS: list[Callable[[int], Player]] = [Rookie, Apprentice, Trucker, Veteran, Legend]


def quick_veteran(seed: int) -> Veteran:
    """A veteran who imagines little: for tests of everything but its strength."""
    return Veteran(seed, worlds=1)


def quick_legend(seed: int) -> Legend:
    """The same of a legend."""
    return Legend(seed, worlds=1)


def steps(match: Match, bots: Sequence[Bot], seed: int = 0) -> Iterator[tuple[int, float | None]]:
    """Play a match by the clock; before each decision, who decides it and the seconds left."""
    clock = Clock(bots, seed)
    while match.question is not None:
        seat = clock.next(match)
        if seat < 0:
            assert match.deadline is not None
            match.expire(match.deadline.key)
            continue
        left = clock.left(match)
        yield seat, left
        chosen = bots[seat].choose(Sight(match, seat, left))
        match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))


def built(ship_class: str, bots: Sequence[Bot], seed: int, **options: Any) -> Match:
    """A match that stands after building."""
    match = new_match(TITLE, len(bots), seed, {"classes": (ship_class,), **options}, listening=False)
    for _ in steps(match, bots, seed):
        if at(match).part not in ("ready", "building"):
            break
    return match


def test_there_is_a_bot_for_every_level() -> None:
    levels = ["rookie", "apprentice", "trucker", "veteran", "legend"]
    assert set(bot_names(TITLE)) == {"random", *levels}
    assert cast_of(TITLE).levels() == levels
    assert [type(make_bot(TITLE, name, 1)) for name in levels] == LEVELS


@pytest.mark.parametrize("ship_class", CLASSES)
def test_matches_come_to_their_end_in_every_class(ship_class: str) -> None:
    seats = 2 + CLASSES.index(ship_class) % 3
    bots = [Rookie(1), quick_legend(2), Trucker(3), Apprentice(4)][:seats]
    match = new_match(TITLE, seats, 5, {"classes": (ship_class,)}, listening=False)
    play_out(match, bots, TITLE.longest, 5)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats


@pytest.mark.parametrize("preset", ["big-expansion", "everything"])
def test_bots_play_with_what_they_do_not_know(preset: str) -> None:
    options = next(dict(found.options) for found in TITLE.presets if found.id == preset)
    match = new_match(TITLE, 3, 2, {**options, "classes": options["classes"][:2]}, listening=False)  # type: ignore[index]
    play_out(match, [Apprentice(1), Trucker(2), quick_veteran(3)], TITLE.longest, 2)
    assert match.over


def test_bots_play_by_turns_as_well() -> None:
    match = new_match(TITLE, 3, 4, {"classes": ("I", "IC"), "build": "turns"}, listening=False)
    play_out(match, [Apprentice(1), Trucker(2), quick_veteran(3)], TITLE.longest, 4)
    assert match.outcome is not None
    assert min(match.outcome.scores) >= 0


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.4")
@pytest.mark.rule("GT-B-6.5")
@pytest.mark.rule("GT-LM-2.2.2")
@pytest.mark.parametrize("ship_class", CLASSES)
def test_ships_have_no_faults_though_nobody_guides_the_builder(ship_class: str) -> None:
    match = built(ship_class, [Apprentice(3), Trucker(4)], 8, guided=False)
    g = at(match)
    for seat, trucker in enumerate(g.truckers):
        board = board_for(g, seat)
        # GT-LM-4.6.4: the dice decide which ships of class IVC are joined, and not every one can be.
        allowed = ("pieces",) if board.ship_class.marked else ()
        assert [fault.message for fault in faults(board, trucker.ship) if fault.kind not in allowed] == []
        assert len(trucker.ship.parts) > 0.4 * len(board.cells)


@pytest.mark.rule("GT-LM-4.6.3")
@pytest.mark.parametrize("ship_class", ["IVC", "IIA"])
def test_every_ship_of_a_fleet_has_a_cabin(ship_class: str) -> None:
    match = built(ship_class, [Trucker(1), Veteran(2)], 3)
    g = at(match)
    for seat, trucker in enumerate(g.truckers):
        board = board_for(g, seat)
        manned = {board.ship_of[cell] for cell, code in trucker.ship.parts.items() if board.parts[code].kind.crew}
        assert manned == set(range(len(board.fleet)))


@pytest.mark.parametrize("make", [Rookie, Apprentice, Trucker, quick_veteran, quick_legend])
def test_the_same_seed_gives_the_same_match(make: Callable[[int], Player]) -> None:
    def digest(seed: int) -> str:
        match = new_match(TITLE, 2, 1, {"classes": ("I",)}, listening=False)
        play_out(match, [make(seed), make(seed + 1)], TITLE.longest, seed)
        return match.digest()

    assert digest(7) == digest(7) != digest(8)


@pytest.mark.parametrize("make", [Rookie, Apprentice, Trucker, quick_veteran, quick_legend])
def test_bots_decide_by_what_they_see(make: Callable[[int], Player]) -> None:
    """In a world that the seat cannot tell from the true one, a bot does the same."""
    match = new_match(TITLE, 3, 6, {"classes": ("I",)}, listening=False)
    tried = 0
    for number, (seat, left) in enumerate(steps(match, [make(1), make(2), RandomBot(3)], 6)):
        if seat == 2 or number % 5:
            continue
        here = make(9).choose(Sight(match, seat, left))
        for seed in range(2):
            world = match.imagine(seat, seed)
            there = make(9).choose(Sight(world, seat, left))
            assert here == there, (at(match).part, match.offers(seat))
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("make", LEVELS)
def test_a_bot_that_is_made_anew_for_every_decision_plays_on(make: Callable[[int], Player]) -> None:
    class Forgetful:
        def __init__(self) -> None:
            self.number = 0

        def choose(self, sight: Sight) -> Choice:
            self.number += 1
            return make(self.number).choose(sight)

        def pace(self, sight: Sight) -> float:
            return make(self.number).pace(sight)

    match = built("I", [Forgetful(), Forgetful()], 2)
    for trucker in at(match).truckers:
        assert len(trucker.ship.parts) >= 12
        assert trucker.reserve == []


def test_the_better_build_faster_but_none_faster_than_a_person() -> None:
    match = new_match(TITLE, 2, 1)
    means = []
    for make in LEVELS:
        bot = make(4)
        paces = [bot.pace(Sight(match, 0)) for _ in range(200)]
        assert min(paces) >= 1
        means.append(sum(paces) / len(paces))
    assert means == sorted(means, reverse=True)
    assert [skill.act for skill in (ROOKIE, APPRENTICE, TRUCKER, VETERAN, LEGEND)] == pytest.approx(means, rel=0.1)


@pytest.mark.rule("GT-B-3.8")
def test_the_better_look_at_the_cards_and_the_apprentice_does_not() -> None:
    bots = [Apprentice(1), Trucker(2), Veteran(3)]
    g = at(built("I", bots, 4))
    assert [len(trucker.seen) for trucker in g.truckers] == [APPRENTICE.piles, TRUCKER.piles, VETERAN.piles]


@pytest.mark.rule("GT-B-4.3")
def test_who_is_done_turns_the_hourglass_and_who_is_not_does_not() -> None:
    match = new_match(TITLE, 2, 3, {"classes": ("II",)})
    turned = 0
    for _ in steps(match, [Trucker(1), Apprentice(2)], 3):
        for event in match.events:
            if event.message.id == "trucker-turned-hourglass":
                seat = event.message.args["seat"]
                assert isinstance(seat, int)
                assert at(match).truckers[seat].number
                turned += 1
        if at(match).part == "flight":
            break
    assert turned > 0


@pytest.mark.rule("GT-LM-4.2.2")
def test_dice_are_rolled_before_anybody_is_done() -> None:
    match = new_match(TITLE, 2, 3, {"classes": ("IVC",)})
    bots = [Trucker(1), Trucker(2)]
    for _ in steps(match, bots, 3):
        g = at(match)
        if g.part == "check":
            break
        assert len(g.dice) == 2 or not any(trucker.number for trucker in g.truckers)
    assert len(at(match).dice) == 2


def test_a_rookie_overlooks_squares_and_never_builds_nonsense() -> None:
    match = new_match(TITLE, 2, 5, {"classes": ("II",)}, listening=False)
    awake = replace(ROOKIE, slips=0.0)
    placed = overlooked = 0
    for number, (seat, left) in enumerate(steps(match, [Rookie(1), Rookie(2)], 5)):
        g = at(match)
        if g.part not in ("ready", "building"):
            break
        sight = Sight(match, seat, left)
        best = sight.options[Builder(awake, Random(1)).choose(sight)]
        chosen = sight.options[Builder(ROOKIE, Random(number)).choose(sight)]
        if isinstance(best, Place) and isinstance(chosen, Place):
            placed += 1
            overlooked += (chosen.column, chosen.row) != (best.column, best.row)
    assert placed > 15
    assert 0.1 < overlooked / placed < 0.6


@pytest.mark.rule("GT-LM-3.5.2")
def test_a_ship_is_built_on_while_something_that_lies_open_fits() -> None:
    """When the heap is empty and time is left, nobody stops before the squares that can be filled are."""
    g = at(built("IIIC", [quick_veteran(1), quick_veteran(2)], 3))
    for seat, trucker in enumerate(g.truckers):
        assert len(trucker.ship.parts) >= 0.7 * len(board_for(g, seat).cells)


@pytest.mark.rule("GT-LM-4.6.2")
def test_most_of_a_fleet_hangs_together_when_it_takes_off() -> None:
    lost = kept = 0
    for seed in (3, 4):
        for trucker in at(built("IVC", [Trucker(1), quick_veteran(2)], seed)).truckers:
            lost += len(trucker.ship.lost)
            kept += len(trucker.ship.parts)
    assert kept > 3 * lost
