"""The loop that plays a match with bots in all seats. It is the hot loop of every simulation."""

from collections.abc import Callable, Sequence
from operator import index
from random import Random

from starboard.bots.bot import Bot
from starboard.bots.clock import Clock
from starboard.bots.random_bot import RandomBot
from starboard.kernel import Ask, Match, Question, Refused, RulesBroken, Sight, StarboardError
from starboard.kernel.standing import Standing

DEADLINE_PASSES = 1 / 16
"""Where no bot keeps a pace, how likely it is, each time somebody is asked against the clock, that the time is up.
There is no clock then, but the rules for late answers must be met."""


def play_out(match: Match, bots: Sequence[Bot], limit: int, seed: int = 0) -> int:
    """Play a match on to its end, but for no more than `limit` decisions; returns how many were made. A deadline that
    passes counts as one: what nobody decided, the clock did.

    `bots` has one bot per seat, in the order of the seats. If one of them keeps a pace, time is counted for all of them
    (see `bots.clock`). `seed` is for what no bot decides: who is first in a race, and when a deadline passes.
    `RulesBroken` when the title is at fault, `StarboardError` when a bot answers what is not in its list; anything else
    was raised by a bot.
    """
    if any(hasattr(bot, "pace") for bot in bots):
        return _play_by_the_clock(match, bots, limit, Clock(bots, seed))
    chance = Random(seed).random
    # Looked up once: asking each time what a bot is costs as much as a quick bot's whole answer.
    blind = [bot if isinstance(bot, RandomBot) else None for bot in bots]
    now = match.now
    made = 0
    while made < limit:
        question = now.question
        if question is None:
            break
        deadline = now.deadline
        if deadline is not None and chance() < DEADLINE_PASSES:
            match.expire(deadline.key)
            made += 1
            continue
        seat = now.asked
        if seat >= 0:
            quick = blind[seat]
            if quick is None:
                _consult(match, seat, bots[seat])
            elif type(question) is Ask:
                match.pick_share(quick.random())
            else:
                match.pick(seat, *quick.pick_some(len(now.offers(seat)), question.least, question.most))
            made += 1
            continue
        seat = _one_of_several(now, question, chance)
        if seat < 0:
            made += _pass_over(match, question)
            continue
        quick = blind[seat]
        if quick is None:
            _consult(match, seat, bots[seat])
        else:
            match.pick_share_for(seat, quick.random())
        made += 1
    return made


def _one_of_several(now: Standing, question: Question, chance: Callable[[], float]) -> int:
    """Who answers where several are asked at once: anybody in a race, else the first. -1: it falls to one who has
    nothing to choose from."""
    waiting = now.waiting
    if not question.counts_from_sending:
        return waiting[0]
    seat = waiting[int(chance() * len(waiting))]
    return seat if now.offers(seat) else -1


def _play_by_the_clock(match: Match, bots: Sequence[Bot], limit: int, clock: Clock) -> int:
    """The same, with every act at its time."""
    made = 0
    while made < limit and match.question is not None:
        seat = clock.next(match)
        if seat >= 0:
            _consult(match, seat, bots[seat], clock.left(match))
        elif match.deadline is not None:
            match.expire(match.deadline.key)
        else:
            raise RulesBroken("kernel-dead-end", title=match.title.id, prompt=match.question.prompt)
        made += 1
    return made


def _consult(match: Match, seat: int, bot: Bot, left: float | None = None) -> None:
    """Let a bot look and answer for its seat, with this many seconds left."""
    question = match.question
    assert question is not None
    chosen = bot.choose(Sight(match, seat, left))
    try:
        # A bot may count with numbers that only behave like whole ones, those of numpy for instance.
        places = [index(place) for place in chosen] if isinstance(chosen, tuple | list) else [index(chosen)]
        match.pick(seat, *places)
    except (TypeError, Refused) as why:
        name = type(bot).__name__
        raise StarboardError("bots-illegal", bot=name, seat=seat, prompt=question.prompt) from why


def _pass_over(match: Match, question: Question) -> int:
    """The seat that would be first in a race has nothing to do. Somebody else may; otherwise time must pass."""
    if any(match.offers(seat) for seat in match.waiting):
        return 0
    if question.deadline is None:
        raise RulesBroken("kernel-dead-end", title=match.title.id, prompt=question.prompt)
    match.expire(question.deadline.key)
    return 1
