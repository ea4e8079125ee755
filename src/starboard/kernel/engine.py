"""The engine of a match: a state, the procedure that plays it, and the question that is open.

It feeds answers to the rules and keeps checkpoints. One mechanism carries fork, undo, load and recovery after a fault:
read the state of a checkpoint, start the rules on it, feed them the few moves since (`_catch_up`).

What may be answered is `Match`'s business: here, every line is taken to be legal.
"""

from collections.abc import Sequence
from typing import Any

from starboard.kernel.chance import chance_from
from starboard.kernel.codec import Codec, codec_of
from starboard.kernel.errors import RulesBroken
from starboard.kernel.header import Header, Mark, Veil
from starboard.kernel.line import AnyLine
from starboard.kernel.message import Event
from starboard.kernel.move import Move
from starboard.kernel.question import (
    CHECKPOINT,
    PENDING,
    Ask,
    Deadline,
    Offer,
    Question,
    Rules,
)
from starboard.kernel.state import State
from starboard.kernel.title import Outcome, Title

NEVER = 1 << 60
MOST_MARKS = 8
"""Checkpoints kept for undo. Going back further costs more replay, never more memory."""


class Engine:
    """A state, its rules at the open question, and the checkpoints from which to get back there."""

    __slots__ = (
        "_ahead",
        "_barrier",
        "_codec",
        "_due",
        "_marks",
        "_offers",
        "_options",
        "_owner",
        "_procedure",
        "_seats",
        "_spacing",
        "_tail",
        "_veils",
        "_votes",
        "_wall",
        "asked",
        "deadline",
        "events",
        "header",
        "listening",
        "outcome",
        "position",
        "question",
        "state",
        "title",
    )

    def __init__(self, title: Title[Any], header: Header, listening: bool) -> None:
        """Nothing stands yet: `_begin` or `_catch_up` must follow."""
        self.title = title
        self.header = header
        self.listening = listening
        """Whether events are made. Playouts run without."""
        self.position = 0
        """How many moves the line of play has: the log without what was taken back."""
        self.question: Question | None = None
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        """What happened between the last answer and the open question, for all audiences."""
        self.state: State
        self._procedure: Rules[None]
        self._seats = header.seats
        self._codec: Codec = codec_of(title)
        self._spacing = title.spacing
        self._due = 0
        """From this position on, the next checkpoint is kept."""
        self._marks: list[Mark] = []
        self._ahead: Mark | None = None
        """A later checkpoint, found by a copy: for further copies only."""
        self._tail: list[AnyLine] = []
        """The moves since the first mark."""
        self.asked = -1
        """The one seat that must answer, -1 when several may or nobody."""
        self.deadline: Deadline | None = None
        """When the open question stops waiting, if ever."""
        self._options: Sequence[Move] | None = None
        """Its moves, where they are a list already: the quick way to them."""
        self._veils: tuple[Veil, ...] = ()
        self._votes: dict[int, Move] = {}
        self._offers: dict[int, Sequence[Move]] = {}
        self._barrier = 0
        """Undo does not go below this position."""
        self._wall = "start"
        """What stands there: the start, information, a deadline, another seat."""
        self._owner = -1
        """The seat that made the moves above the barrier."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer the open question now, in order of seat; empty when the match is over."""
        if self.asked >= 0:
            return (self.asked,)
        question = self.question
        if question is None:
            return ()
        if not self._votes:
            return question.seats()
        return tuple([seat for seat in question.seats() if seat not in self._votes])

    def offers(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, empty when it has nothing to decide. The list is the interface: what is not in it
        is refused. Made at most once a question. `RulesBroken` when a list that is made on demand leaves a dead end."""
        if seat == self.asked and self._options is not None:
            return self._options
        question = self.question
        if question is None or seat in self._votes:
            return ()
        offer = question.offer_to(seat)
        if offer is None:
            return ()
        if not isinstance(offer, Offer):
            return offer
        if seat not in self._offers:
            try:
                made = offer.make()
            except Exception as why:
                raise self._fault(why) from why
            if question.is_dead_end(len(made)):
                raise RulesBroken("kernel-dead-end", title=self.title.id, prompt=question.prompt)
            self._offers[seat] = made
            if self.asked >= 0:
                self._options = made
        return self._offers[seat]

    def _take(self, line: AnyLine) -> None:
        """Feed one line, known to be legal, to the rules. On a fault, stand where we stood and raise `RulesBroken`."""
        before = self.position
        seat = line.seat
        if seat != self._owner:
            if seat is None:
                self._barrier, self._wall = before + 1, "deadline"
            else:
                self._barrier, self._wall, self._owner = before, "seat", seat
        self._tail.append(line)
        self.position = before + 1
        try:
            question = self.question
            if type(question) is Ask and seat is not None:
                # Most lines by far: no method is called for them.
                self._run(line.move)
            elif question is not None:
                received = question.received(line, self._votes)
                if received is not PENDING:
                    if question.is_secret:
                        # What was secret is out, so nobody votes again.
                        self._barrier, self._wall, self._votes = self.position, "information", {}
                    self._run(received)
        except RulesBroken:
            self._go_back_to(before)
            raise

    def _run(self, answer: object) -> None:
        """Let the rules go on to the next question or the end, keeping a mark at each checkpoint."""
        g = self.state
        chance = g.chance
        rolled, revealed = chance.state, chance.reveals
        try:
            send = self._procedure.send
            item = send(answer)
            while item is CHECKPOINT:
                if self.position >= self._due:
                    if chance.state != rolled or chance.reveals != revealed:
                        self._barrier, self._wall = self.position, "information"
                    self._mark()
                item = send(None)
            self._ask(item)
        except StopIteration:
            self._end()
        except Exception as why:
            raise self._fault(why) from why
        if chance.state != rolled or chance.reveals != revealed:
            self._barrier, self._wall = self.position, "information"
        if self.listening and g.news:
            self.events += g.news
            g.news = []

    def _end(self) -> None:
        self.question = None
        self.asked, self.deadline, self._options = -1, None, None
        self._votes, self._offers = {}, {}
        try:
            self.outcome = self.title.outcome(self.state)
        except Exception as why:
            raise self._fault(why) from why

    def _ask(self, question: Any) -> None:
        self.question = question
        if self._offers:
            self._offers = {}
        if type(question) is Ask:
            self.asked = seat = question.seat
            options = question.options
            self._options = options if type(options) is list else None
            stuck = not options or not 0 <= seat < self._seats
        elif isinstance(question, Question):
            self.asked, self._options = question.seat, None
            stuck = question.stuck(self._seats)
        else:
            raise RulesBroken("kernel-not-a-question", title=self.title.id, got=type(question).__name__)
        self.deadline = question.deadline
        if stuck:
            raise RulesBroken("kernel-dead-end", title=self.title.id, prompt=question.prompt)

    def _fault(self, why: Exception) -> RulesBroken:
        if isinstance(why, RulesBroken):
            return why
        reason = f"{type(why).__name__}: {why}"[:200]
        return RulesBroken("kernel-rules-broken", title=self.title.id, position=self.position, reason=reason)

    def _mark(self) -> None:
        """Keep the state of this checkpoint, and forget those that no undo can reach."""
        g = self.state
        if self.listening:
            if g.news:
                self.events += g.news
            g.news = None
        mark = Mark(self.position, self._codec.encode(g), self._barrier, self._owner, self._wall)
        if self.listening:
            g.news = []
        # The mark before this one stays: there we go back to if the rules fail before they ask again.
        self._forget()
        self._marks.append(mark)
        self._due = self.position + self._spacing

    def _keep_apart(self, spacing: int) -> None:
        """From now on, keep checkpoints that are at least so many moves apart."""
        self._spacing = spacing
        self._due = self._marks[-1].position + spacing

    def _forget(self) -> None:
        """Drop the marks that no undo can reach, and thin out the rest."""
        marks = self._marks
        first = marks[0].position
        while len(marks) > 1 and marks[1].position <= self._barrier:
            del marks[0]
        if len(marks) > MOST_MARKS:
            del marks[1]
        if marks[0].position > first:
            del self._tail[: marks[0].position - first]

    def _start(self, mark: Mark, g: State) -> None:
        """Stand at a checkpoint whose state has been read into `g`, and go on to its question."""
        self._ahead = None
        self._due = mark.position + self._spacing
        g.news = [] if self.listening else None
        self.state = g
        self.position = mark.position
        self._barrier = mark.barrier
        self._owner = mark.owner
        self._wall = mark.wall
        self.events = []
        self.outcome = None
        self._votes, self._offers = {}, {}
        try:
            self._procedure = self.title.rules(g)
        except Exception as why:
            raise self._fault(why) from why
        self._run(None)

    def _go_back_to(self, position: int) -> None:
        """Stand where the line of play had `position` moves; the marks reach back that far."""
        marks = [mark for mark in self._marks if mark.position <= position]
        mark = marks[-1]
        kept = mark.position - marks[0].position
        lines = self._tail[kept : position - marks[0].position]
        self._marks = marks
        del self._tail[kept:]
        self._catch_up(mark, lines)

    def _catch_up(self, mark: Mark, lines: Sequence[AnyLine]) -> None:
        """The one mechanism: the state of a checkpoint, the rules started on it, the moves since."""
        self._start(mark, self._codec.state.decode(mark.state))
        if self._veils:
            self._draw_veiled()
        for line in lines:
            self._take(line)
            if self._veils:
                self._draw_veiled()
        self.events = []

    def _draw_veiled(self) -> None:
        """At a position where this world was imagined, draw it anew in the same way."""
        for veil in self._veils:
            if veil.position == self.position:
                self._draw_anew(veil)

    def _draw_anew(self, veil: Veil) -> None:
        g = self.state
        chance = chance_from(veil.seed, veil.seat)
        g.chance.state = chance_from(veil.seed, 1, chance.below(1 << 30)).state
        self.title.hide(g, veil.seat, chance)
        if self._offers:
            self._forget_secret_lists()
        # What the others have already written on a secret ballot is drawn anew as well.
        for seat in [seat for seat in self._votes if seat != veil.seat]:
            del self._votes[seat]
            options = self.offers(seat)
            self._votes[seat] = options[chance.below(len(options))]

    def _forget_secret_lists(self) -> None:
        """Lists that depend on what somebody cannot know are made anew."""
        for seat in list(self._offers):
            offer = None if self.question is None else self.question.offer_to(seat)
            if isinstance(offer, Offer) and offer.secret:
                del self._offers[seat]
        if self.asked not in self._offers:
            self._options = None

    def _begin(self) -> None:
        """Stand at the first question of the match."""
        header = self.header
        try:
            g = self.title.setup(header.seats, header.options, chance_from(header.seed))
            first = Mark(0, self._codec.encode(g))
        except Exception as why:
            raise self._fault(why) from why
        self._marks = [first]
        self._start(first, g)
