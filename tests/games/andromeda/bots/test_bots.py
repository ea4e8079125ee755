"""The bots of Andromeda's Edge as players: they come to the end, know only what they see, and the better ones win."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any
from unittest.mock import patch

import pytest

from starboard.bots import Bot, Choice, RandomBot, bot_names, make_bot, play_out
from starboard.games.andromeda.bots import overlord, rehearsal
from starboard.games.andromeda.bots.admiral import Admiral
from starboard.games.andromeda.bots.gentle import Gentle
from starboard.games.andromeda.bots.learnt.warlord import Warlord
from starboard.games.andromeda.bots.overlord import Overlord
from starboard.games.andromeda.bots.player import Player, table
from starboard.games.andromeda.bots.settler import Settler
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import Match, Sight, new_match

Maker = Callable[[int], Player]

SHORT = {"length": 50}
EVERYTHING = {"moons": "both", "relics": True, "special": True, "destiny": True, "raiders": "any", **SHORT}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"hegemon": "ofc_3c", "events": "shadows", "eye": "after-hegemon", **EVERYTHING}),
    (2, {"gate": True, **SHORT}),
    (2, {"hegemon": "ofc_1b", "events": "twilight", "ties": "eye", **SHORT}),
    (3, {"hegemon": "ofc_2b", "ties": "eye", **EVERYTHING}),
    (4, {"events": "twilight", "factions": "base", **SHORT}),
    (5, {"events": "shadows", **EVERYTHING}),
]


def quick_overlord(seed: int) -> Overlord:
    """An overlord who imagines little: for tests of everything but its strength."""
    return Overlord(seed, worlds=1)


MAKERS: list[Maker] = [Gentle, Settler, Admiral, quick_overlord]


def steps(match: Match, bots: Sequence[Bot]) -> Iterator[int]:
    """Play a match; before each decision, who decides it."""
    while match.question is not None:
        seat = match.waiting[0]
        yield seat
        chosen = bots[seat].choose(Sight(match, seat))
        match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))


def winners(bots: Sequence[Bot], seed: int, **options: Any) -> tuple[int, ...]:
    match = new_match(ANDROMEDA, len(bots), seed, options, listening=False)
    play_out(match, bots, ANDROMEDA.longest, seed)
    assert match.outcome is not None
    return match.outcome.winners


def won(better: Maker, other: Callable[[int], Bot], matches: range) -> float:
    """How many of these matches the better one wins, on changing seats."""
    points = 0.0
    for number in matches:
        seat = number % 2
        bots: list[Bot] = [other(number), better(number)] if seat else [better(number), other(number)]
        best = winners(bots, number)
        points += (seat in best) / len(best)
    return points


def test_there_is_a_bot_for_every_level() -> None:
    assert bot_names(ANDROMEDA) == ["random", "admiral", "gentle", "overlord", "settler", "warlord"]
    made = [make_bot(ANDROMEDA, name, 1) for name in bot_names(ANDROMEDA)[1:]]
    assert [type(bot) for bot in made] == [Admiral, Gentle, Overlord, Settler, Warlord]


@pytest.mark.rule("AE-E-6.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_come_to_their_end_with_every_number_of_players(seats: int, options: dict[str, Any]) -> None:
    """Every answer of a bot is legal: `play_out` would complain of any other."""
    bots = [Settler(1), Admiral(2), quick_overlord(3), Gentle(4), Admiral(5)][-seats:]
    match = new_match(ANDROMEDA, seats, 7, options, listening=False)
    play_out(match, bots, ANDROMEDA.longest, 7)
    assert match.outcome is not None
    assert len(match.outcome.scores) == seats
    assert min(match.outcome.scores) > 20


@pytest.mark.parametrize("make", MAKERS)
def test_the_same_seed_gives_the_same_match(make: Maker) -> None:
    def digest(seed: int) -> str:
        # Factions are dealt that are about as good as each other.
        match = new_match(ANDROMEDA, 2, 3, SHORT, listening=False)
        play_out(match, [make(seed), make(seed + 1)], 120, seed)
        return match.digest()

    assert digest(7) == digest(7) != digest(8)


@pytest.mark.rule("AE-B-25.1")
@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("options", [{"destiny": True}, {"hegemon": "ofc_2c", "events": "shadows"}])
def test_bots_decide_by_what_they_see(make: Maker, options: dict[str, Any]) -> None:
    """In a world that the seat cannot tell from the true one, a bot does the same."""
    match = new_match(ANDROMEDA, 2, 6, {**SHORT, **options}, listening=False)
    tried = 0
    for number, seat in enumerate(steps(match, [Settler(1), Settler(2)])):
        if number % 7 or len(match.offers(seat)) == 1:
            continue
        here = make(9).choose(Sight(match, seat))
        there = make(9).choose(Sight(match.imagine(seat, number), seat))
        assert here == there, match.offers(seat)
        tried += 1
        if tried == 20:
            break
    assert tried == 20


@pytest.mark.parametrize("make", MAKERS)
def test_a_bot_that_is_made_anew_for_every_decision_plays_as_well(make: Maker) -> None:
    class Forgetful:
        def __init__(self) -> None:
            self.number = 0

        def choose(self, sight: Sight) -> Choice:
            self.number += 1
            return make(self.number).choose(sight)

    assert winners([Forgetful(), RandomBot(1)], 3, **SHORT) == (0,)


# -- Strength: seeded, so that the result is always the same; `bench/andromeda_strength.py` measures it ---------------


def test_even_the_gentle_one_beats_chance() -> None:
    assert won(Gentle, RandomBot, range(6)) == 6


def test_a_settler_beats_the_gentle_one() -> None:
    assert won(Settler, Gentle, range(8, 20)) >= 8


def test_an_admiral_beats_a_settler() -> None:
    assert won(Admiral, Settler, range(3, 9)) >= 4


def test_an_overlord_holds_its_own_against_an_admiral() -> None:
    assert won(quick_overlord, Admiral, range(100, 104)) >= 2


@pytest.mark.rule("AE-E-17.10")
def test_an_admiral_can_beat_the_hegemon() -> None:
    assert any(winners([Admiral(seed)], seed, hegemon="ofc_1a") == (0,) for seed in range(4))


# -- Work ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "most"),
    [
        (Gentle, 1),
        (Settler, 1),
        (Admiral, 1 + 24),
        (Overlord, overlord.WORLDS + 24),
    ],
)
def test_the_work_for_a_decision_is_bounded(make: Maker, most: int) -> None:
    """Counted in worlds that are imagined: one for each move that an effect offers at most."""
    match = new_match(ANDROMEDA, 3, 4, SHORT, listening=False)
    worlds = 0
    imagine = Match.imagine

    def counted(self: Match, *args: Any, **named: Any) -> Match:
        nonlocal worlds
        worlds += 1
        return imagine(self, *args, **named)

    bots = [make(1), Settler(2), Settler(3)]
    with patch.object(Match, "imagine", counted):
        for number, _ in enumerate(steps(match, bots)):
            assert worlds <= most
            worlds = 0
            if number == 150:
                break


def test_a_rehearsal_is_broken_off() -> None:
    match = new_match(ANDROMEDA, 2, 4, SHORT, listening=False)
    play_out(match, [Settler(1), Settler(2)], 30)
    while match.question is not None and match.question.prompt != rehearsal.TURN:
        play_out(match, [Settler(1), Settler(2)], 1)
    seat, turns = match.waiting[0], match.view(None).turn.player
    world = match.imagine(seat, 1)
    with patch.object(rehearsal, "LONGEST", 0):
        stage = rehearsal.Rehearsal(table(world)).next_turn(seat, 0)
    assert stage.g.turn == turns
