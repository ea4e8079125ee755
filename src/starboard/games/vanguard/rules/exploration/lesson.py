"""IV-C-204: the lesson: players who want it are taken through the first round, and each rule is explained where it
matters.

What is taught is content (`tutorial.toml`). Here a lesson is laid over the rules, which know nothing of it: a question
to which a step belongs offers only what the step is about, and the dice that follow fall as it says. A question to
which none belongs is asked as always.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from starboard.games.vanguard.board.players import players
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.lesson_script import Lesson, LessonStep
from starboard.games.vanguard.moves.exploration_moves import SkipLesson, TakeLesson
from starboard.games.vanguard.rules.basics.telling import say
from starboard.games.vanguard.rules.exploration.exploration import explore
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import CHECKPOINT, Act, Ask, AskSome, Move, Offer, Race, Rules, listed

NONE, OFFERED, FIRST = -1, 0, 1
"""`Expedition.lesson`: there is no lesson, nobody was asked yet, its first step is next."""


def taught(g: VanguardState) -> Rules[None]:
    """An exploration, with the lesson over it as long as there is one."""
    # Rules inside of rules cost something at every question: most explorations have no lesson.
    return explore(g) if g.expedition.lesson == NONE else _under_lesson(g)


def _under_lesson(g: VanguardState) -> Rules[None]:
    e = g.expedition
    if e.lesson == OFFERED:
        yield from _offer(g)
    rules = explore(g)
    if e.lesson == NONE:
        yield from rules
        return
    answer = None
    while True:
        try:
            asked = rules.send(answer)
        except StopIteration:
            return
        if e.lesson == NONE or asked is CHECKPOINT:
            answer = yield asked
        elif isinstance(asked, Race):
            answer = yield from _one_by_one(g, asked)
        else:
            answer = yield _narrowed(g, asked)


def _one_by_one(g: VanguardState, race: Race) -> Rules[Act]:
    """Where anybody may be first, the lesson asks one after the other."""
    seat, options = next(iter(race.offers.items()))
    move = yield _narrowed(g, Ask(seat, race.prompt, options, race.rule, race.args))
    return Act(seat, move)


def _offer(g: VanguardState) -> Rules[None]:
    """There is a lesson if anybody wants it: all seats are asked until one does."""
    e = g.expedition
    options: list[Move] = [TakeLesson(), SkipLesson()]
    for seat in players(g):
        move = yield Ask(seat, "vanguard-ask-lesson", options, "IV-C-204")
        if isinstance(move, TakeLesson):
            e.lesson = FIRST
            return
    e.lesson = NONE


def _narrowed(g: VanguardState, asked: object) -> Ask | AskSome:
    """The question as the lesson has it. Steps that no question calls for are passed over: some are for larger teams,
    or for those who chose otherwise."""
    assert isinstance(asked, (Ask, AskSome))
    e = g.expedition
    steps = _lesson(g).step
    if FIRST <= e.lesson <= len(steps):
        about, turn = asked.prompt.partition("-ask-")[2], _number(g)
        for number, step in enumerate(steps[e.lesson - 1 :], start=e.lesson):
            moves = _allowed(step, asked) if step.ask == about and step.who in (0, turn) else []
            if moves:
                e.lesson = number + 1
                _explain(g, step)
                return _only(asked, step, moves)
    elif e.lesson != NONE:
        e.lesson, e.falls = NONE, []
    e.taught = ""
    return asked


def _allowed(step: LessonStep, asked: Ask | AskSome) -> list[Move]:
    return [move for move in listed(asked.options) if step.allows(move)]


def _number(g: VanguardState) -> int:
    """The number of this turn in the round, from 1; 0 between turns."""
    e = g.expedition
    return (e.who - e.start) % len(e.team) + 1 if e.who != NOBODY else 0


def _explain(g: VanguardState, step: LessonStep) -> None:
    e = g.expedition
    e.falls = [fall.text for fall in step.rolls]
    if not step.silent:
        e.taught = step.id
        say(g, f"{campaign[g.campaign].head.prefix}-lesson-{step.id}", step.rule, who=e.who)


def _only(asked: Ask | AskSome, step: LessonStep, moves: Sequence[Move]) -> Ask | AskSome:
    """The question with these moves alone. It is left to the player even if it has one answer only, since there is
    something to read first."""
    only = Offer(lambda: moves, secret=False, alone=False)
    if isinstance(asked, Ask):
        return replace(asked, options=only)
    least = min(max(step.least, asked.least), len(moves))
    most = min(step.most or asked.most, len(moves))
    return replace(asked, options=only, least=least, most=max(least, most))


def _lesson(g: VanguardState) -> Lesson:
    lesson = campaign[g.campaign].lesson
    assert lesson is not None
    return lesson
