"""Every lesson of every title, given from its first step to its last: they stand beside the golden matches. Where the
learner has a choice, all combinations of the first choices are tried, and many others at random."""

from itertools import product

import pytest

from lessons.rehearsing import at_random, bot_of, in_turn, names
from starboard.bots import bot_names
from starboard.kernel import find_title
from starboard.lessons import Lesson, lessons_of
from starboard.lessons.course import allowed, next_thing, step_of
from starboard.lessons.rehearsal import Rehearsal, recorded
from starboard.lessons.retrace import retraced, step_before

TITLES = ("trucker", "andromeda", "vanguard")
LESSONS = [lesson for title in TITLES for lesson in lessons_of(find_title(title))]
WHOLE = [lesson for lesson in LESSONS if lesson.kind == "lesson"]


def rehearsal(lesson: Lesson) -> Rehearsal:
    return Rehearsal(lesson, find_title(lesson.title), bot_of(lesson))


def said(lesson: Lesson) -> str:
    return f"{lesson.title}-{lesson.id}"


def test_galaxy_trucker_has_four_lessons_five_puzzles_and_a_commented_replay() -> None:
    kinds = [lesson.kind for lesson in LESSONS if lesson.title == "trucker"]
    assert kinds == ["lesson"] * 4 + ["puzzle"] * 5 + ["replay"]


def test_andromedas_edge_has_two_lessons_and_five_puzzles() -> None:
    kinds = [lesson.kind for lesson in LESSONS if lesson.title == "andromeda"]
    assert kinds == ["lesson"] * 2 + ["puzzle"] * 5


@pytest.mark.parametrize("lesson", LESSONS, ids=said)
def test_a_learner_who_does_as_the_record_sees_every_step(lesson: Lesson) -> None:
    here = rehearsal(lesson)
    here.go(recorded)
    assert here.reached == names(lesson)
    assert (here.course.strayed, here.course.done, here.course.passed) == (False, True, [])


@pytest.mark.parametrize("lesson", LESSONS, ids=said)
@pytest.mark.parametrize("seed", range(6))
def test_any_choice_that_is_allowed_leads_to_the_end(lesson: Lesson, seed: int) -> None:
    here = rehearsal(lesson)
    here.go(at_random(seed))
    assert here.course.done
    assert sorted([*here.reached, *here.course.passed]) == sorted(names(lesson))


def test_all_free_choices_of_the_first_flight_keep_every_later_note() -> None:
    """Two at open space, either battery, three pairs of crew, four answers at the second planets."""
    first = LESSONS[0]
    for choices in product((0, 1), (0, 1), (0, 1), (0, 1), (0, 1, 2, 3)):
        here = rehearsal(first)
        here.go(in_turn(choices))
        assert set(here.course.passed) <= {"cell"}
        assert here.reached[-2:] == ["account", "next"]
        outcome = here.match.outcome
        assert outcome is not None
        assert outcome.winners == (0,)
        assert here.read[-2].args == {"mine": outcome.scores[0], "theirs": outcome.scores[1]}


@pytest.mark.parametrize("lesson", WHOLE, ids=said)
def test_leaving_is_possible_at_every_step(lesson: Lesson) -> None:
    here = rehearsal(lesson)
    seen = 0
    while here.step(recorded):
        next_thing(lesson, here.match, here.course)
        if len(here.reached) > seen and not here.match.over and len(here.reached) % 6 == 0:
            left = here.match.fork()
            for _ in range(3000):
                if left.over:
                    break
                seat = left.waiting[0]
                left.pick(seat, *bot_of(lesson)(left, seat))
            assert left.over
        seen = len(here.reached)
    assert seen == len(lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=said)
def test_a_step_wants_only_legal_moves_and_at_least_one(lesson: Lesson) -> None:
    here = rehearsal(lesson)
    while here.step(recorded):
        thing = next_thing(lesson, here.match, here.course)
        step = step_of(lesson, here.course)
        if thing.kind == "wait" and step is not None and not step.is_note:
            places = allowed(lesson, here.match, here.course)
            assert places
            assert max(places) < len(here.match.offers(lesson.seat))


@pytest.mark.parametrize("lesson", LESSONS, ids=said)
def test_a_wrong_try_is_answered_and_changes_nothing(lesson: Lesson) -> None:
    """Every sentence that a step of Andromeda's Edge has for a certain wrong try is said to that try."""
    here, told, written = rehearsal(lesson), set[str](), {id for step in lesson.steps for _, id in step.wrong}
    going = True
    while going:
        thing, step = next_thing(lesson, here.match, here.course), step_of(lesson, here.course)
        if thing.kind == "wait" and step is not None and not step.is_note:
            wanted, position = allowed(lesson, here.match, here.course), here.match.position
            for place in range(len(here.match.offers(lesson.seat))):
                answer = here.try_out(place)
                assert (answer is None) == (place in wanted)
                told |= set() if answer is None else {answer.id}
            assert here.match.position == position
        going = here.step(recorded)
    if lesson.title == "andromeda":
        assert written <= told


def test_one_step_back_is_worked_out_from_the_moves() -> None:
    lesson = LESSONS[0]
    here = rehearsal(lesson)
    while "bounce" not in here.reached:
        here.step(at_random(4))
    next_thing(lesson, here.match, here.course)
    before = step_before(lesson, here.course)
    assert before is not None
    lines = here.match.lines
    course, position = retraced(lesson, here.match.title, lines, before)
    assert (course.step, course.standing) == (before, True)
    assert position <= here.match.position


def test_the_bots_of_lessons_can_play() -> None:
    for lesson in LESSONS:
        assert lesson.bot in bot_names(find_title(lesson.title))
