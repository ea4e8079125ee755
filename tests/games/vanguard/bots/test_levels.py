"""The levels of ISS Vanguard beside the crew: learners who make mistakes, and searchers who try what is in doubt."""

from collections.abc import Callable, Iterator

import pytest

from starboard.bots import play_out
from starboard.games.vanguard.bots import away
from starboard.games.vanguard.bots.crew import ACTION, ROLL, Crew, state_of
from starboard.games.vanguard.bots.levels import PLAUSIBLE, Cadet, Ensign, Learner, overlooked
from starboard.games.vanguard.bots.searching import Captain, Officer, Searcher
from starboard.games.vanguard.bots.standing import standing
from starboard.games.vanguard.rules.planet.missions import DONE, OPEN
from starboard.games.vanguard.state.member_state import Injury
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Match, Sight, new_match


class QuickOfficer(Officer):
    """An officer who imagines little: for tests of everything but its strength."""

    worlds = 1


def asked_for(prompt: str, seed: int = 4) -> Iterator[Sight]:
    """The questions with this prompt in an operation that a crew plays."""
    match = new_match(VANGUARD, 1, seed, {"start": "operation"}, listening=False)
    bot = Crew(seed)
    while match.question is not None:
        if match.question.prompt == prompt:
            yield Sight(match, 0)
        play_out(match, [bot], 1)


@pytest.mark.parametrize("make", [Cadet, Ensign, QuickOfficer])
def test_every_level_comes_to_the_end(make: Callable[[int], Crew]) -> None:
    match = new_match(VANGUARD, 2, 3, {"start": "operation"}, listening=False)
    play_out(match, [make(1), make(2)], 5_000, 3)
    assert match.over


@pytest.mark.parametrize("make", [Cadet, QuickOfficer])
def test_every_level_decides_by_what_its_seat_can_see(make: Callable[[int], Crew]) -> None:
    looked = 0
    for sight in asked_for(ACTION):
        twin = world_of(sight, 99)
        assert make(3).choose(sight) == make(3).choose(Sight(twin, 0))
        looked += 1
        if looked == 8:
            break
    assert looked == 8


def world_of(sight: Sight, seed: int) -> Match:
    return sight.imagine(seed)


# -- Learners --------------------------------------------------------------------------------------------------------


def test_the_gentler_of_two_learners_slips_more_often_and_both_know_what_they_do() -> None:
    assert Cadet.slips > Ensign.slips > Learner.slips == 0
    slipped = {Cadet: 0, Ensign: 0}
    for sight in asked_for(ACTION):
        if away.STAND_BY in sight.options:
            continue
        g = state_of(sight.imagine(1))
        plan = away.Plan(g, g.expedition.who)
        ratings = [plan.rate(move) for move in sight.options]
        for make in slipped:
            for seed in range(6):
                chosen = make(seed).choose(sight)
                assert isinstance(chosen, int)
                # The mood of the day is worth up to a twentieth.
                assert ratings[chosen] > max(ratings) - PLAUSIBLE - 0.06
                slipped[make] += ratings[chosen] < max(ratings) - 0.06
    assert slipped[Cadet] > slipped[Ensign] > 0


def test_on_the_way_home_nobody_dawdles() -> None:
    for sight in asked_for(ACTION):
        g = state_of(sight.imagine(1))
        g.expedition.round = away.TOO_LATE + 1
        plan = away.Plan(g, g.expedition.who)
        assert plan.home
        assert overlooked(plan, g, sight.options, 0) == 0
        break


def test_a_learner_trusts_in_one_die_too_few_and_never_in_none() -> None:
    fewer = 0
    for sight in asked_for(ROLL):
        wanted = Crew(5).choose(sight)
        assert isinstance(wanted, tuple)
        for seed in range(8):
            chosen = Cadet(seed).choose(sight)
            assert isinstance(chosen, tuple)
            assert len(chosen) >= min(1, len(wanted))
            fewer += len(chosen) < len(wanted)
    assert fewer > 0


# -- Searchers -------------------------------------------------------------------------------------------------------


def test_the_captain_tries_more_in_more_worlds_than_the_officer() -> None:
    for name in ("worlds", "most_candidates", "clear"):
        assert getattr(Captain, name) > getattr(Officer, name) > 0


def test_a_searcher_tries_only_what_is_in_doubt() -> None:
    class Sure(Searcher):
        worlds, most_candidates, clear = 1, 3, 0.0

    for sight in asked_for(ACTION):
        if away.STAND_BY not in sight.options:
            # Nothing is as good as the best action, so that there is nothing to try.
            assert Sure(2).choose(sight) in range(len(sight.options))
            break


def test_missions_and_progress_make_an_exploration_stand_better_and_injuries_worse() -> None:
    g = next(state_of(sight.imagine(1)) for sight in asked_for(ACTION))
    before = standing(g, 0)
    mission = next(one for board in g.expedition.boards for one in board.missions if one.status == OPEN)
    mission.status = DONE
    done = standing(g, 0)
    assert done > before + 2
    g.expedition.team[0].injuries.append(Injury("wound"))
    assert standing(g, 0) < done
    g.expedition.success += 3
    assert standing(g, 0) > done


def test_to_come_home_with_the_missions_done_is_worth_more_than_without() -> None:
    match = new_match(VANGUARD, 1, 4, {"start": "lesson"}, listening=False)
    while not state_of(match).ship.explored and match.question is not None:
        play_out(match, [Crew(4)], 1)
    g = state_of(match)
    assert g.ship.explored
    assert not g.ship.failed
    well = standing(g, 0)
    g.ship.failed = True
    assert well > standing(g, 0) + 20
