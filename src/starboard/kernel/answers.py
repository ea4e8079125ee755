"""What may be answered where a match stands: answers become lines of the log, or are refused with the rule and the
words. Nothing is changed here."""

from typing import cast

from starboard.kernel.errors import Refused
from starboard.kernel.line import AnyLine, Line
from starboard.kernel.message import Message
from starboard.kernel.standing import Standing


def legal(now: Standing, line: AnyLine) -> AnyLine:
    """A line of a log as this match would write it. `Refused` when it is not allowed."""
    if line.expired is not None:
        return expiry(now, line.expired)
    return answer(now, cast(int, line.seat), line.move if line.moves is None else line.moves)


def expiry(now: Standing, key: str) -> AnyLine:
    """The end of a deadline. `Refused` when no such deadline runs."""
    if now.deadline is None or now.deadline.key != key:
        raise Refused(Message("kernel-no-deadline"))
    return Line(expired=key)


def answer(now: Standing, seat: int, given: object) -> AnyLine:
    """A move, or a list of moves, as the answer of a seat."""
    question = now.question
    if question is None or not question.takes_several:
        # The listed move and not the given one: one built by hand may hold True where the list has 1.
        return Line(seat, now.offers(seat)[place_of(now, seat, given)])
    if type(seat) is not int or not isinstance(given, list | tuple) or seat not in now.waiting:
        raise refusal(now, seat, None)
    return question.line(seat, [place_of(now, seat, move) for move in given], now.offers(seat))


def picked(now: Standing, seat: int, places: tuple[int, ...]) -> AnyLine:
    """The answer of a seat by places in its list."""
    question = now.question
    if question is not None and type(seat) is int:
        offers = now.offers(seat)
        # A seat with moves to choose from is a seat that is asked.
        if offers or seat in now.waiting:
            return question.line(seat, places, offers)
    raise refusal(now, seat, None)


def place_of(now: Standing, seat: int, move: object) -> int:
    """The place of this move in the list; `Refused` if it is not there."""
    offers = now.offers(seat) if type(seat) is int else ()
    if not isinstance(move, now.title.moves) or move not in offers:
        raise refusal(now, seat, move)
    return offers.index(move)


def refusal(now: Standing, seat: int, move: object) -> Refused:
    """Why this seat cannot make this move now."""
    question = now.question
    if question is None:
        return Refused(Message("kernel-over"))
    if not is_seat(now, seat):
        return Refused(Message("kernel-no-such-seat"))
    if seat not in now.waiting:
        return Refused(Message("kernel-not-asked"), question.rule)
    if not isinstance(move, now.title.moves):
        return Refused(Message("kernel-not-a-move"), question.rule)
    try:
        why = now.title.why_not(now.state, seat, move)
    except Exception:
        # A move built by hand may hold anything, and the title may stumble over it: it is refused anyway.
        why = None
    return Refused(why[0], why[1]) if why else Refused(Message("kernel-not-listed"), question.rule)


def is_seat(now: Standing, seat: object) -> bool:
    """Whether there is such a seat."""
    return type(seat) is int and 0 <= seat < now.seats
