"""Learners and bots for rehearsals of lessons."""

from itertools import count
from random import Random

from starboard.bots import make_bot
from starboard.kernel import Match, Sight
from starboard.lessons.loading import Lesson
from starboard.lessons.rehearsal import Choose, Decide, Rehearsal


def bot_of(lesson: Lesson) -> Decide:
    """The bot that decides in a lesson where its record no longer fits."""

    def decide(match: Match, seat: int) -> tuple[int, ...]:
        chosen = make_bot(match.title, lesson.bot, match.count).choose(Sight(match, seat))
        return chosen if isinstance(chosen, tuple) else (chosen,)

    return decide


def at_random(seed: int) -> Choose:
    """A learner who makes any of the moves that a step allows."""
    chance = Random(seed)
    return lambda rehearsal, places: chance.choice(places)


def in_turn(choices: tuple[int, ...]) -> Choose:
    """A learner who, where there is a choice, takes these in turn, and after that the first."""
    number = count()

    def choose(rehearsal: Rehearsal, places: list[int]) -> int:
        if len(places) == 1:
            return places[0]
        place = next(number)
        return places[choices[place] % len(places)] if place < len(choices) else places[0]

    return choose


def names(lesson: Lesson) -> list[str]:
    return [step.id for step in lesson.steps]
