"""Where a match stands: its state, the open question, and the way from one question to the next.

It knows nothing of what may be answered, of the log, or of people. One mechanism carries copies, undo, load and
recovery after a fault: read the state of a checkpoint, start the rules on it, feed them the few moves since
(`catch_up`).
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from starboard.kernel.chance import chance_from
from starboard.kernel.checkpoints import Checkpoints
from starboard.kernel.codec import Codec, codec_of, mended
from starboard.kernel.errors import RulesBroken
from starboard.kernel.header import Header
from starboard.kernel.line import AnyLine
from starboard.kernel.marks import UNCOPIED, Mark, Policy, Veil, policy
from starboard.kernel.message import Event
from starboard.kernel.move import Move
from starboard.kernel.procedure import Procedure, made_for
from starboard.kernel.question import CHECKPOINT, KINDS, PENDING, Ask, Deadline, Offer, Question
from starboard.kernel.stage import Moment, Stage
from starboard.kernel.state import State
from starboard.kernel.title import Outcome, Title
from starboard.kernel.undo import Horizon
from starboard.kernel.worlds import TRUTH, draw_anew

NOBODY: Final[frozenset[int | None]] = frozenset()
"""Who watches most matches."""


class Standing:
    """The rules of a match under way. A fault of the title raises `RulesBroken`, and it stands where it stood."""

    __slots__ = (
        "asked",
        "beats",
        "checkpoints",
        "codec",
        "deadline",
        "events",
        "faces",
        "horizon",
        "listening",
        "options",
        "outcome",
        "position",
        "procedure",
        "question",
        "seats",
        "state",
        "title",
        "worlds",
    )

    def __init__(self, title: Title[Any], seats: int, listening: bool, checkpoints: Checkpoints | None = None) -> None:
        """Nowhere yet: `begin`, `stand_at` or `catch_up` must follow."""
        self.title = title
        self.seats = seats
        self.listening = listening
        """Whether events are made. Playouts run without."""
        self.position = 0
        """How many moves the line of play has: the log without what was taken back."""
        self.state: State
        self.question: Question | None = None
        self.asked = -1
        """The one seat that must answer; -1 when several may, or nobody."""
        self.options: Sequence[Move] | None = None
        """Its moves, where they are a list already: the quick way to them."""
        self.deadline: Deadline | None = None
        """When the open question stops waiting, if ever."""
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        """What happened between the last answer and the open question, for all audiences."""
        self.beats: list[Moment] = []
        """The moments of those that are beats, while somebody watches."""
        self.faces = NOBODY
        """Who watches."""
        self.procedure = Procedure(title)
        self.checkpoints = checkpoints or Checkpoints(policy(title.spacing, 1 if listening else UNCOPIED))
        self.horizon = Horizon()
        self.worlds = TRUTH
        self.codec: Codec = codec_of(title)

    # -- What is open --------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer the open question now, in order of seat."""
        if self.asked >= 0:
            return (self.asked,)
        question, votes = self.question, self.procedure.votes
        if question is None:
            return ()
        return tuple([seat for seat in question.seats() if seat not in votes]) if votes else question.seats()

    def offers(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, made at most once per question."""
        question, procedure = self.question, self.procedure
        if self.asked >= 0:
            if seat != self.asked or question is None:
                return ()
            if self.options is None:
                offered = question.offer_to(seat)
                self.options = self._made(question, offered) if isinstance(offered, Offer) else offered or ()
            return self.options
        if question is None or seat in procedure.votes:
            return ()
        if procedure.made and seat in procedure.made:
            return procedure.made[seat]
        offer = question.offer_to(seat)
        if not isinstance(offer, Offer):
            return offer or ()
        made = procedure.made[seat] = self._made(question, offer)
        return made

    def _made(self, question: Question, offer: Offer) -> Sequence[Move]:
        """A list that is made on demand."""
        try:
            return made_for(self.title, question, offer)
        except Exception as why:
            raise self.fault(why) from why

    def state_bytes(self) -> bytes:
        """The state as bytes, without what was told."""
        g = self.state
        news, g.news = g.news, None
        data = self.codec.encode(g)
        g.news = news
        return data

    # -- Getting there -------------------------------------------------------------------------------------------

    def begin(self, header: Header) -> None:
        """Stand at the first question of the match."""
        try:
            if header.start:
                first = Mark(0, mended(self.title, header.rules, header.start))
                g = self.codec.state.decode(first.state)
            else:
                g = self.title.setup(header.seats, header.options, chance_from(header.seed))
                first = Mark(0, self.codec.encode(g))
        except Exception as why:
            raise self.fault(why) from why
        self.checkpoints.begin(first)
        self.start_on(first, g)

    def stand_at(self, mark: Mark) -> None:
        """Stand where a stored checkpoint leads, as if nothing had come before."""
        self.checkpoints.begin(mark)
        self.catch_up(mark, ())

    def start_on(self, mark: Mark, g: State) -> None:
        """Start the rules on the state of a checkpoint, which has been read into `g`, and go on to its question."""
        g.news = self._news() if self.listening else None
        self.state = g
        self.position = mark.position
        self.horizon.stand_at(mark)
        self.outcome = None
        if self.listening:
            self.hush()
        try:
            self.procedure.start(g)
        except Exception as why:
            raise self.fault(why) from why
        self._run(None)

    def catch_up(self, mark: Mark, lines: Sequence[AnyLine]) -> None:
        """The one mechanism: the state of a checkpoint, the rules started on it, the moves since."""
        faces = self.faces
        if faces:
            # Nobody watches the past.
            self.faces = NOBODY
        self.start_on(mark, self.codec.state.decode(mark.state))
        if self.worlds.veils:
            self._draw_veiled()
        for line in lines:
            self.take(line)
            if self.worlds.veils:
                self._draw_veiled()
        if self.listening:
            self.hush()
        if faces:
            self.watch(faces)

    def _draw_veiled(self) -> None:
        """At a position where this world was imagined, redraw it in the same way."""
        self.options = None
        self.worlds.draw(self.position, self.state, self.procedure, self.question)

    def go_back_to(self, position: int) -> None:
        """Stand where the line of play had `position` moves; the checkpoints reach back that far."""
        mark, lines = self.checkpoints.back_to(position)
        self.catch_up(mark, lines)

    def copy(self, listening: bool) -> "Standing":
        """One that stands where this one does, which is left as it was."""
        mine, imagined = self.checkpoints, bool(self.worlds.veils)
        mark, lines = mine.for_copy()
        found = mine.of_copy(mark, len(lines), imagined)
        twin = Standing(self.title, self.seats, listening, found)
        twin.worlds = self.worlds
        twin.catch_up(mark, lines)
        if not imagined:
            mine.note(found.marks[-1], len(lines))
        found.be_as(mine)
        return twin

    def imagine(self, seat: int, seed: int, policy: Policy) -> None:
        """From here on this is a world that `seat` cannot tell from the true one."""
        self.checkpoints.leave_memo()
        self.checkpoints.follow(policy)
        veil = Veil(self.position, seat, seed)
        self.worlds = self.worlds.imagined(veil)
        self.options = None
        draw_anew(veil, self.state, self.procedure, self.question)

    # -- Going on ------------------------------------------------------------------------------------------------

    def take(self, line: AnyLine) -> None:
        """Feed one line, known to be legal, to the rules. On a fault, stand where we stood and raise `RulesBroken`."""
        before, horizon = self.position, self.horizon
        seat = line.seat
        if seat != horizon.owner:
            if seat is None:
                horizon.expired(before)
            else:
                horizon.barrier, horizon.wall, horizon.owner = before, "seat", seat
        self.checkpoints.moves.append(line)
        self.position = before + 1
        try:
            if type(self.question) is Ask and seat is not None:
                # Most lines by far: no method is called for them.
                self._run(line.move)
            else:
                self._receive(line)
        except RulesBroken:
            self.go_back_to(before)
            raise

    def _receive(self, line: AnyLine) -> None:
        """Go on with what the open question makes of a line, unless more have to come in."""
        question, procedure = self.question, self.procedure
        if question is None:
            return
        received = question.received(line, procedure.votes)
        if received is not PENDING:
            if procedure.votes:
                # What was secret is out, so nobody votes again.
                self.horizon.learnt(self.position)
                procedure.votes = {}
            self._run(received)

    def _run(self, answer: object) -> None:
        """Let the rules go on to the next question or the end, keeping a mark at each checkpoint that is due."""
        g = self.state
        chance = g.chance
        rolled, revealed = chance.state, chance.reveals
        procedure = self.procedure
        go_on = procedure.go_on
        try:
            item = go_on(answer)
            while item is CHECKPOINT:
                checkpoints = self.checkpoints
                if self.position >= checkpoints.due or (
                    checkpoints.memo.mark is not None and self.position >= checkpoints.due_for_copies
                ):
                    if chance.state != rolled or chance.reveals != revealed:
                        self.horizon.learnt(self.position)
                    self._keep()
                item = go_on(None)
            if procedure.made:
                procedure.made = {}
            if type(item) is Ask:
                # As `_ask`, without calling it: nearly every question is of this kind.
                self.question = item
                self.asked = seat = item.seat
                options = item.options
                self.options = options if type(options) is list else None
                self.deadline = item.deadline
                if not options or not 0 <= seat < self.seats:
                    raise self._dead_end(item)
            else:
                self._ask(item)
        except StopIteration:
            self._end()
        except Exception as why:
            raise self.fault(why) from why
        if chance.state != rolled or chance.reveals != revealed:
            # As `Horizon.learnt`, without calling it: every second decision tells somebody something.
            horizon = self.horizon
            horizon.barrier, horizon.wall = self.position, "information"
        if self.listening and g.news:
            self._collect(g.news)

    def _ask(self, question: Any) -> None:
        self.question = question
        if type(question) not in KINDS:
            raise RulesBroken("kernel-not-a-question", title=self.title.id, got=type(question).__name__)
        self.asked, self.options = question.seat, None
        self.deadline = question.deadline
        if question.stuck(self.seats):
            raise self._dead_end(question)

    def _dead_end(self, question: Question) -> RulesBroken:
        return RulesBroken("kernel-dead-end", title=self.title.id, prompt=question.prompt)

    def _end(self) -> None:
        self.question = None
        self.asked, self.deadline, self.options = -1, None, None
        self.procedure.votes, self.procedure.made = {}, {}
        try:
            self.outcome = self.title.outcome(self.state)
        except Exception as why:
            raise self.fault(why) from why

    def _keep(self) -> None:
        """Keep the state of this checkpoint."""
        horizon = self.horizon
        mark = Mark(self.position, self.state_bytes(), horizon.barrier, horizon.owner, horizon.wall)
        self.checkpoints.keep(mark)

    # -- What is told --------------------------------------------------------------------------------------------

    def watch(self, faces: Collection[int | None]) -> None:
        """These seats (None: onlookers) look on: the moments of beats that they hear of are kept until the next
        move."""
        wanted = frozenset(faces)
        if self.faces != wanted:
            self.faces = wanted
            if self.listening:
                self.state.news = self._news()

    def _news(self) -> list[Event]:
        return Stage(self.faces, self.codec.encode) if self.faces else []

    def _collect(self, news: list[Event]) -> None:
        """Take over what the rules have told."""
        if isinstance(news, Stage):
            before = len(self.events)
            self.beats += [Moment(before + moment.place, moment.state) for moment in news.moments]
        self.events += news
        self.state.news = self._news()

    def hush(self) -> None:
        """Nothing has been told since the last move."""
        self.events, self.beats = [], []

    def fault(self, why: Exception) -> RulesBroken:
        """What the rules did wrong, as players read it."""
        if isinstance(why, RulesBroken):
            return why
        reason = f"{type(why).__name__}: {why}"[:200]
        return RulesBroken("kernel-rules-broken", title=self.title.id, position=self.position, reason=reason)
