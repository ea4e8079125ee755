"""Every lesson and puzzle of Galaxy Trucker by presses, from its first step to its last: each step comes, the note
hides nothing that it speaks of, and it is remembered as done. On a wide screen and on a phone."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.learner import Learner
from browser.learning import NOTE
from starboard.kernel import find_title
from starboard.lessons import Lesson, lessons_of

LESSONS = lessons_of(find_title("trucker"))
WHOLE = [lesson for lesson in LESSONS if lesson.kind == "lesson"]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}

pytestmark = pytest.mark.journey


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_from_its_first_step_to_its_last(visit: Visit, lesson: Lesson, size: str) -> None:
    width, height = SIZES[size]
    page = visit("/", width=width, height=height)
    learner = Learner(page)
    learner.begin(lesson.id)
    assert learner.go() == [step.id for step in lesson.steps]
    over = page.locator(f"{NOTE}[data-does=over]")
    expect(over.locator("[data-next]")).to_be_enabled()
    over.locator("[data-lessons]").click()
    row = page.locator(f"[data-lesson={lesson.id}]")
    expect(row.get_by_role("button", name="Again")).to_be_visible()


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda lesson: lesson.id)
def test_other_choices_come_to_the_same_end(visit: Visit, lesson: Lesson) -> None:
    page = visit("/", width=1440, height=900)
    learner = Learner(page, last=True)
    learner.begin(lesson.id)
    steps = learner.go()
    assert steps[-1] == lesson.steps[-1].id
    assert set(steps) <= {step.id for step in lesson.steps}
