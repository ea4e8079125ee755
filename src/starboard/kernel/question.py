"""What a procedure of the rules may yield: a question to somebody, or a checkpoint.

A procedure is a generator. Where somebody must decide it yields a question and receives the answer:

    move = yield Ask(me, "launch", legal_launches(g, me))

| question  | who answers                               | what the procedure receives                          |
|-----------|-------------------------------------------|------------------------------------------------------|
| `Ask`     | one seat picks one of a list              | the move                                             |
| `AskSome` | one seat picks from `least` to `most`     | a tuple of moves, in the order of the list           |
| `Race`    | several seats may act, first come, first  | `Act(seat, move)` of the seat that was first         |
| `Ballot`  | several seats decide in secret            | dict seat -> move, once all have answered            |

With a deadline, any of them may receive `EXPIRED` instead (a `Ballot` then gives the answers that came in time).
"""

from collections.abc import Callable, Collection, Generator, Mapping, MutableMapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

import msgspec

from starboard.kernel.errors import Refused
from starboard.kernel.line import AnyLine, Line
from starboard.kernel.message import Arg, Message
from starboard.kernel.move import Move


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A list of legal moves with something to say about the list itself. A plain list is the quick way."""

    make: Callable[[], Sequence[Move]]
    """Makes the list when somebody looks, at most once per question: for lists that are long and seldom read."""
    secret: bool
    """Whether it depends on what others may not know: then it is made again in every imagined world."""
    alone: bool = True
    """Whether the only move in it may be made without asking the player. Not where that would tell the others
    something, nor where there is something to read first."""


Offered: TypeAlias = Sequence[Move] | Offer
"""What a seat may answer: a list, or an `Offer` of one."""


def listed(offered: Offered) -> Sequence[Move]:
    """The moves themselves, made now if they are made on demand."""
    return offered.make() if isinstance(offered, Offer) else offered


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """A question that does not wait forever. The kernel has no clock: the caller measures `seconds` from the moment the
    `key` is first seen, and reports its end with `Match.expire(key)`. The same key in the next question
    means that the same clock goes on."""

    key: str
    seconds: float


class Asked(msgspec.Struct, frozen=True, gc=False):
    """The question as one seat hears it. The kernel's own question also holds what the other seats are offered.

    `kind` is "ask", "ask-some", "race" or "ballot"; from `least` to `most` moves are wanted.
    """

    kind: str
    prompt: str
    least: int = 1
    most: int = 1
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None
    alone: bool = True
    """Whether a program may make the only move there is without asking the player."""


class _Asking:
    """What every kind of question knows. The kinds declare these fields each in an order of their own."""

    __slots__ = ()

    kind: ClassVar[str]
    takes_several: ClassVar[bool] = False
    """Whether the answer is a list of moves, even where there is one in it."""
    counts_from_sending: ClassVar[bool] = False
    """Whether of two answers the one counts that was sent first, not the one that came in first."""

    seat: int
    """The one seat that must answer; -1 where several may."""
    prompt: str
    """The id of the sentence that asks."""
    rule: str
    """The rule that says what may be done here."""
    args: Mapping[str, Arg]
    """The arguments of the prompt."""
    deadline: Deadline | None
    least: int
    """How many moves an answer has, from this many"""
    most: int
    """to this many."""

    def is_dead_end(self, count: int) -> bool:
        """Whether somebody with that many moves to choose from could not answer."""
        return count < self.least

    def line(self, seat: int, places: Sequence[int], offers: Sequence[Move]) -> AnyLine:
        """The answer of a seat that is asked, by places in its list, as a line of the log, or `Refused`."""
        if len(places) != 1 or not 0 <= places[0] < len(offers):
            raise Refused(Message("kernel-not-a-move"), self.rule)
        return Line(seat, offers[places[0]])

    def heard_with(self, offer: Offered | None) -> Asked:
        """What somebody hears of it who is offered this (None: nothing). The arguments of a prompt, and how many things
        there are to choose, can give a hand away: they are for those who are asked."""
        if offer is None:
            return Asked(self.kind, self.prompt, rule=self.rule, deadline=self.deadline)
        alone = offer.alone if isinstance(offer, Offer) else True
        return Asked(self.kind, self.prompt, self.least, self.most, self.rule, self.args, self.deadline, alone)


class _ToOne(_Asking):
    """A question to one seat."""

    __slots__ = ()

    options: Offered

    def seats(self) -> tuple[int, ...]:
        """Who is asked, in order of seat."""
        return (self.seat,)

    def awaited(self) -> tuple[int, ...]:
        """Those of them whom the others wait for."""
        return (self.seat,)

    def offer_to(self, seat: int) -> Offered | None:
        """What this seat may answer; None when it is not asked."""
        return self.options if seat == self.seat else None

    def heard_by(self, seat: int | None) -> Asked:
        """What a seat (None: an onlooker) hears of it."""
        return self.heard_with(self.options if seat == self.seat else None)

    def stuck(self, seats: int) -> bool:
        """Whether it asks somebody who is not one of that many seats, or leaves nothing to do, as far as the lists are
        made already."""
        options = self.options
        return not 0 <= self.seat < seats or (not isinstance(options, Offer) and self.is_dead_end(len(options)))


@cache
def _all_of(seats: int) -> frozenset[int]:
    return frozenset(range(seats))


class _ToMany(_Asking):
    """A question to several seats."""

    __slots__ = ()

    seat = -1
    offers: Mapping[int, Offered]

    def seats(self) -> tuple[int, ...]:
        """As of a question to one."""
        return tuple(sorted(self.offers))

    def awaited(self) -> tuple[int, ...]:
        """As of a question to one."""
        return tuple(sorted(self.offers))

    def offer_to(self, seat: int) -> Offered | None:
        """As of a question to one."""
        return self.offers.get(seat)

    def heard_by(self, seat: int | None) -> Asked:
        """As of a question to one."""
        return self.heard_with(None if seat is None else self.offers.get(seat))


class Ask(_ToOne, msgspec.Struct, frozen=True, gc=False):
    """`seat` picks exactly one of `options`. `prompt` is the id of the sentence that asks and `args` are its arguments;
    `rule` is the rule that says what may be done here."""

    seat: int
    prompt: str
    options: Offered
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None

    kind = "ask"
    least = 1
    most = 1

    def received(self, line: AnyLine, votes: MutableMapping[int, Move]) -> object:
        """What the procedure receives for this line; `votes` are the answers that have come in to a `Ballot`."""
        return EXPIRED if line.seat is None else line.move


class AskSome(_ToOne, msgspec.Struct, frozen=True, gc=False):
    """`seat` picks at least `least` and at most `most` different ones of `options`."""

    seat: int
    prompt: str
    options: Offered
    least: int
    most: int
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None

    kind = "ask-some"
    takes_several = True

    def stuck(self, seats: int) -> bool:
        return self.least > self.most or _ToOne.stuck(self, seats)

    def line(self, seat: int, places: Sequence[int], offers: Sequence[Move]) -> AnyLine:
        chosen = sorted(places)
        if chosen and not 0 <= chosen[0] <= chosen[-1] < len(offers):
            raise Refused(Message("kernel-not-a-move"), self.rule)
        if not self.least <= len(chosen) <= self.most or len(set(chosen)) != len(chosen):
            raise Refused(Message("kernel-how-many", {"least": self.least, "most": self.most}), self.rule)
        return Line(seat, None, tuple([offers[place] for place in chosen]))

    def received(self, line: AnyLine, votes: MutableMapping[int, Move]) -> object:
        return EXPIRED if line.seat is None else line.moves


class Race(_ToMany, msgspec.Struct, frozen=True, gc=False):
    """Each seat in `offers` may act; the first move that comes in is taken, and the rest must look again. Seats in
    `free` may act if they like, in what is the turn of another: nobody waits for them."""

    offers: Mapping[int, Offered]
    prompt: str
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None
    free: Collection[int] = ()

    kind = "race"
    counts_from_sending = True
    least = 1
    most = 1

    def awaited(self) -> tuple[int, ...]:
        return tuple([seat for seat in sorted(self.offers) if seat not in self.free])

    def is_dead_end(self, count: int) -> bool:
        """Never: a seat with nothing to do waits for what the others do."""
        return False

    def stuck(self, seats: int) -> bool:
        """Seats with nothing to do may wait for the others; if nobody has anything to do, for the clock."""
        if not self.offers.keys() <= _all_of(seats):
            return True
        return self.deadline is None and not any(self.offers.values())

    def received(self, line: AnyLine, votes: MutableMapping[int, Move]) -> object:
        return EXPIRED if line.seat is None else Act(line.seat, line.move)


class Ballot(_ToMany, msgspec.Struct, frozen=True, gc=False):
    """Each seat in `offers` picks one, in secret; the procedure goes on when all have."""

    offers: Mapping[int, Offered]
    prompt: str
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None

    kind = "ballot"
    least = 1
    most = 1

    def stuck(self, seats: int) -> bool:
        for seat, offer in self.offers.items():
            if not offer or not 0 <= seat < seats:
                return True
        return not self.offers

    def received(self, line: AnyLine, votes: MutableMapping[int, Move]) -> object:
        """The answers by seat, or `PENDING` while more are needed: the order in which they came in is nobody's
        business."""
        if line.seat is not None:
            assert line.move is not None
            votes[line.seat] = line.move
            if len(votes) < len(self.offers):
                return PENDING
        return {seat: votes[seat] for seat in sorted(votes)}


Question: TypeAlias = Ask | AskSome | Race | Ballot
"""Any of the four. Each is a class of its own that knows its answers: what the rules receive (`received`), when nobody
could answer (`stuck`), how an answer is written down (`line`)."""
KINDS: Final = frozenset((Ask, AskSome, Race, Ballot))


class Act(msgspec.Struct, frozen=True, gc=False):
    """The answer to a `Race`: who was first, with what."""

    seat: int
    move: Any


class Expired:
    """The answer when a deadline passed."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "EXPIRED"


class Pending:
    """No answer yet: more have to come in."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "PENDING"


class Checkpoint:
    """A place where the rules can start again from the state alone."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CHECKPOINT"


EXPIRED: Final = Expired()
PENDING: Final = Pending()
CHECKPOINT: Final = Checkpoint()

T = TypeVar("T")
Rules: TypeAlias = Generator[Question | Checkpoint, Any, T]
"""A procedure of the rulebook that yields questions and returns a `T`."""


def _nothing() -> Rules[None]:
    yield from ()


NOTHING_ASKED: Final[Rules[None]] = _nothing()
"""A procedure that asks nothing and is over. What is called often and mostly has nothing to do returns this one, and
need not start another."""
