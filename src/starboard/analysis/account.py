"""What an analysis of a match says: plain data that can be kept as JSON, shown, and read again.

Chances are shares from 0 to 1; a gain or a cost is a difference of two chances. `error` is always one standard error: a
band of two of them holds the true figure in 95 of 100 cases.

In a cooperative title all seats win or lose together. There is then one chance, that of all; its points have one
estimate, and its one ledger belongs to nobody (`seat` is None). In every other title there is one for each seat, in
the order of the seats.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from starboard.kernel import Message

VERSION: Final = 1
"""Of this account: one of another version is made again and not read."""

Kind: TypeAlias = Literal["dice", "cards", "event", "both"]
"""What decided: dice, a card or tile that was drawn, something that befell everybody, or several of them at once."""


class Estimate(msgspec.Struct, frozen=True):
    """A chance of winning, and how sure that is."""

    chance: float
    error: float


class Gain(msgspec.Struct, frozen=True):
    """By how much a chance has risen, below 0: fallen, and how sure that is."""

    gain: float
    error: float


class Point(msgspec.Struct, frozen=True):
    """One point of the curve."""

    position: int
    """How many moves of the line of play had been made; the positions of looking back."""
    turn: int
    """Which turn, round or stretch of the match that was, from 1; 0 before the first."""
    title: Message | None
    """What that stretch is called, such as "turn 18"; None where it has no name."""
    estimates: tuple[Estimate, ...]
    """Of each seat, from what it could know then; at the end the result, with no error. In a campaign they are those of
    the mission under way, or of the next one, and the last point is not the end."""


class Deed(msgspec.Struct, frozen=True):
    """One move, as its caption showed it to the seat that could make it."""

    message: Message
    at: str = ""
    """Its place on the board."""


class Way(msgspec.Struct, frozen=True):
    """What was done, or could have been, and what it was worth."""

    deeds: tuple[Deed, ...]
    """Usually one; several, or none, where several could be chosen at once."""
    chance: Estimate


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that cost more than chance can explain: more than twice its standard error."""

    position: int
    """Just before the decision: from here one can play on."""
    turn: int
    """As in the curve."""
    title: Message | None
    seat: int
    """Who decided."""
    question: Message
    """What was asked."""
    played: Way
    better: Way
    """What the judge would have done, from what this seat could know."""
    cost: Gain
    """What was lost, above 0: measured in the same imagined worlds for both, and so surer than either chance."""
    why: Message | None = None
    """Why the judge would have done that, if it says so."""


class LuckEntry(msgspec.Struct, frozen=True):
    """Something that nobody decided, and what it gave or took."""

    position: int
    """Just after it."""
    turn: int
    seat: int | None
    """Who rolled or drew; None: nobody in particular."""
    kind: Kind
    what: Message
    """In a sentence."""
    gain: Gain
    """Of the seat whose ledger this is."""
    exact: bool = False
    """Whether the expectation before it was worked out from true odds, and not by trying."""


class Ledger(msgspec.Struct, frozen=True):
    """Where the chance of a seat went: `start` and `moves` and `others` and `luck` add up to `result`."""

    seat: int | None
    start: float
    result: float
    """1 for who won alone, a share for who won with others, 0."""
    moves: Gain
    """By the seat's own decisions; in a cooperative title by all."""
    others: Gain
    """By what the others decided, as far as it could be told from luck."""
    luck: Gain
    """By dice, draws, and what came to light."""
    entries: tuple[LuckEntry, ...]
    """The largest parts of the luck, the largest first."""
    rest: Gain
    """All other parts of the luck together,"""
    rest_count: int
    """and how many they are."""


class Analysis(msgspec.Struct, frozen=True):
    """A match that is over, looked at again. The same record gives the same, to the byte."""

    version: int
    title: str
    rules: int
    fingerprint: str
    """Of the header and the line of play: what this is an analysis of."""
    judge: str
    """The name of the bot that says what would have been better."""
    player: str
    """The name of the bot that plays the imagined worlds on."""
    worlds: int
    """How many imagined worlds a point of the curve is made of."""
    seed: int
    cooperative: bool
    people: tuple[int, ...]
    """The seats whose turning points come first: those of people. Empty: all are alike."""
    headline: Message
    """The whole of it in a sentence."""
    curve: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    """In the order of the match."""
    ledgers: tuple[Ledger, ...]
    """Empty where the chances are those of parts of the match, as in a campaign of many missions."""


def write_analysis(analysis: Analysis) -> bytes:
    """As JSON."""
    return msgspec.json.encode(analysis)


def read_analysis(data: bytes) -> Analysis | None:
    """What `write_analysis` has written; None where it is of another version, or damaged: make it again."""
    try:
        found = msgspec.json.decode(data, type=Analysis)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if found.version == VERSION else None
