"""Every lesson and puzzle of Galaxy Trucker and Andromeda's Edge by presses, from its first step to its last, on a wide
screen and on a phone, in each language; those of Galaxy Trucker in each language on one of the two. Each step comes,
the note hides nothing that it speaks of, nobody is kept from using the page, and the lesson is remembered as done."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.learner import Learner
from browser.learning import NOTE
from browser.looking import barriers, overflows
from journeys.journal import Noted
from journeys.ways import LANGUAGES, SIZES
from starboard.kernel import find_title
from starboard.lessons import Lesson, lessons_of

LESSONS = [lesson for title in ("trucker", "andromeda") for lesson in lessons_of(find_title(title))]
WHOLE = [lesson for lesson in LESSONS if lesson.kind == "lesson"]
PLANS = [("desk", 0), ("phone", 1), ("desk", 2), ("phone", 0), ("desk", 1), ("phone", 2)]
"""Where and in which language a lesson is taken. Those of Galaxy Trucker take long: three of these, another three for
the next lesson."""
TAKEN = [
    pytest.param(lesson, size, tuple(LANGUAGES)[language], id=f"{lesson.title}-{lesson.id}-{size}-{language}")
    for number, lesson in enumerate(LESSONS)
    for size, language in (PLANS[number % 2 * 3 :][:3] if lesson.title == "trucker" else PLANS)
]
AGAIN = re.compile("^(Again|Znovu|Jeszcze raz)")

pytestmark = pytest.mark.journey


@pytest.mark.parametrize(("lesson", "size", "language"), TAKEN)
def test_a_lesson_from_its_first_step_to_its_last(
    visit: Visit, noted: Noted, lesson: Lesson, size: str, language: str
) -> None:
    noted("what", told(lesson, size, language))
    page = visit("/", locale=language, **SIZES[size])
    learner = Learner(page)
    learner.begin(lesson.id, lesson.title)
    steps = learner.go(look=Beholder(page))
    noted("came", f"{len(steps)} of {len(lesson.steps)} steps, {learner.presses} presses")
    assert steps == [step.id for step in lesson.steps]
    over = page.locator(f"{NOTE}[data-does=over]")
    expect(over.locator("[data-next]")).to_be_enabled()
    over.locator("[data-lessons]").click()
    expect(page.locator(f"[data-lesson={lesson.id}]").get_by_role("button", name=AGAIN)).to_be_visible()


@pytest.mark.parametrize("lesson", WHOLE, ids=lambda lesson: lesson.id)
def test_other_choices_come_to_the_same_end(visit: Visit, noted: Noted, lesson: Lesson) -> None:
    noted("what", f"{told(lesson, 'desk', 'en')}; at every choice the last one")
    page = visit("/", **SIZES["desk"])
    learner = Learner(page, last=True)
    learner.begin(lesson.id, lesson.title)
    steps = learner.go()
    noted("came", f"{len(steps)} of {len(lesson.steps)} steps, {learner.presses} presses")
    assert steps[-1] == lesson.steps[-1].id
    assert set(steps) <= {step.id for step in lesson.steps}


class Beholder:
    """Looks at a page wherever something new is wanted."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._met: set[str] = set()

    def __call__(self, note: dict[str, Any]) -> None:
        moves = self._page.evaluate("window.heardStand").get("moves", [])
        wanted = [moves[place]["move"]["type"] for place in note.get("allowed", [])[:1] if place < len(moves)]
        name = f"{note['does']} {' '.join(wanted)}"
        if name not in self._met:
            self._met.add(name)
            assert not overflows(self._page), f"at {note['id']} the page is wider than its window"
            assert barriers(self._page) == [], f"at {note['id']}"


def told(lesson: Lesson, size: str, language: str) -> str:
    """What is taken, where and in which language."""
    where = SIZES[size]
    return f"{lesson.kind} {lesson.id}; {where['width']}×{where['height']}, {LANGUAGES[language]}"
