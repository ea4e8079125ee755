"""The whole first lesson by clicks: every step comes, in the order of the record, and it is remembered as done."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.learning import NOTE, at_step, go_on, make, press, press_square, turn
from starboard.games.trucker.moves.building_moves import Place
from starboard.kernel import Move, find_title
from starboard.lessons import find_lesson
from starboard.lessons.loading import moves_of
from starboard.lessons.patterns import tag_of
from starboard.lessons.rehearsal import opening

SQUARES = frozenset({"board-alien", "load-good", "shoot", "raise-shield", "give-up-crew", "keep-piece", "replace-good"})
"""Moves that are made at a square of the own ship."""


class Learner:
    """Somebody who does at the page what the record does."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._held = 0
        """How the part in the hand is turned."""

    def make(self, move: Move, offers: Sequence[Move]) -> None:
        """Make one of the moves that are offered."""
        page, kind = self.page, tag_of(type(move))
        page.wait_for_timeout(450)
        if isinstance(move, Place):
            turn(page, (move.turn - self._held) % 4)
            self._held = move.turn
        if kind in ("draw", "take", "fetch"):
            self._held = 0
        place = place_of(move)
        if kind in SQUARES or kind == "place":
            press_square(page, place, kind)
        elif place:
            press(page, place, kind)
        else:
            make(page, kind, [offer for offer in offers if type(offer) is type(move)].index(move))


def place_of(move: Move) -> str:
    """Where a move of the learner is made on the board; empty: in the bar."""
    kind = tag_of(type(move))
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    if kind in SQUARES or kind == "place":
        # At the battery if there are several, else at what it powers; all who go leave one cabin.
        named = fields.get("battery") or fields.get("cannons") or fields.get("shield") or fields.get("cabins")
        column, row = named.partition(";")[0].split(",") if named else (fields["column"], fields["row"])
        return f"ship-0-{column}-{row}"
    things = {"take": "tile-{tile}", "fetch": "reserved-{tile}", "look": "pile-{pile}", "finish": "number-{number}"}
    fixed = {"draw": "heap", "reserve": "reserve-0", "land": "planet-{planet}"}
    return (things | fixed).get(kind, "").format(**fields)


@pytest.mark.journey
def test_the_first_lesson_from_welcome_to_account(visit: Visit) -> None:
    lesson = find_lesson(find_title("trucker"), "first-flight")
    page = visit("/learn/trucker", width=1440, height=900)
    page.locator("[data-lesson=first-flight] button").click()
    learner, match = Learner(page), opening(lesson, find_title("trucker"))
    for step in lesson.steps:
        at_step(page, step.id)
        if step.is_note:
            go_on(page)
            continue
        end = next((one.at for one in lesson.steps if one.at > step.at), len(lesson.record.lines))
        lines = range(step.at, end) if step.free else [take.line for take in step.takes]
        for number in lines:
            line = lesson.record.lines[number]
            if line.seat == lesson.seat:
                for before in lesson.record.lines[match.position : number]:
                    match.follow(before)
                expect(page.locator(f"{NOTE}[data-does=move]")).to_be_visible()
                learner.make(moves_of(line)[0], match.offers(lesson.seat))
    expect(page.locator(f"{NOTE}[data-does=over]")).to_be_visible()
    page.locator(f"{NOTE} footer button.go").click()
    expect(page.locator("[data-lesson=first-flight]").get_by_role("button", name="Again")).to_be_visible()
