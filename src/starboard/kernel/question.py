"""What a procedure of the rules may yield: a question to somebody, or a checkpoint.

A procedure is a generator. Where somebody must decide it yields a question and receives the answer:

    move = yield Ask(me, "launch", legal_launches(g, me))

| question  | who answers                               | what the procedure receives                          |
|-----------|-------------------------------------------|------------------------------------------------------|
| `Ask`     | one seat picks one of a list              | the move                                             |
| `AskSome` | one seat picks from `least` to `most`     | a tuple of moves, in the order of the list           |
| `Race`    | several seats may act, first come, first  | `Act(seat, move)` of whoever was first               |
| `Ballot`  | several seats decide in secret            | dict seat -> move, once all have answered            |

With a deadline, any of them may receive `EXPIRED` instead (a `Ballot` then gives the answers that came in time).
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from starboard.kernel.message import Arg


def _tag(class_name: str) -> str:
    """`TakeTile` is written `take-tile` in records."""
    return "".join("-" + c.lower() if c.isupper() else c for c in class_name).lstrip("-")


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag=_tag):
    """One possible decision: a frozen struct of plain values, one small type a kind of decision.

    class TakeTile(Move, frozen=True):
        tile: str

    Its tag in records is the class name in lower case with hyphens: {"type": "take-tile", "tile": "B016"}. Two moves
    are equal when type and fields are.
    """


Offer: TypeAlias = Sequence[Move] | Callable[[], Sequence[Move]]
"""A list of legal moves, or a function that makes it when somebody looks.

Give a function where the list is long and seldom read, or where it depends on what another seat may not know: in the
resampled world of a bot it is then made anew, from what that world holds."""


class Deadline(msgspec.Struct, frozen=True):
    """A question that does not wait for ever. The kernel has no clock: whoever drives the match measures `seconds` from
    the moment the `key` is first seen, and reports its end with `Match.expire(key)`. The same key in the next question
    means that the same clock goes on."""

    key: str
    seconds: float


class Ask(msgspec.Struct, frozen=True, gc=False):
    """`seat` picks exactly one of `options`. `prompt` is the id of the sentence that asks and `args` are its arguments;
    `rule` is the rule that says what may be done here."""

    seat: int
    prompt: str
    options: Offer
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None


class AskSome(msgspec.Struct, frozen=True, gc=False):
    """`seat` picks at least `least` and at most `most` different ones of `options`."""

    seat: int
    prompt: str
    options: Offer
    least: int
    most: int
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None


class Race(msgspec.Struct, frozen=True, gc=False):
    """Each seat in `offers` may act; the first move that comes in is taken, and the rest must look again."""

    offers: dict[int, Offer]
    prompt: str
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """Each seat in `offers` picks one, in secret; the procedure goes on when all have."""

    offers: dict[int, Offer]
    prompt: str
    rule: str = ""
    args: Mapping[str, Arg] = {}
    deadline: Deadline | None = None


Question: TypeAlias = Ask | AskSome | Race | Ballot


class Act(msgspec.Struct, frozen=True, gc=False):
    """The answer to a `Race`: who was first, with what."""

    seat: int
    move: Any


class Expired:
    """The answer when a deadline passed."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "EXPIRED"


class Checkpoint:
    """A place where the rules can start again from the state alone."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "CHECKPOINT"


EXPIRED: Final = Expired()
CHECKPOINT: Final = Checkpoint()

T = TypeVar("T")
Rules: TypeAlias = Generator[Question | Checkpoint, Any, T]
"""A procedure of the rulebook that yields questions and returns a `T`."""
