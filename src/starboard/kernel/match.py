"""A match as people and programs play it: what is open, what may be answered, the log, undo, copies.

It consists of parts that each know one thing: `Procedure` the rules under way, `Checkpoints` what is kept of the
past, `Horizon` how far undo goes, `Worlds` what was imagined, `Journal` the log. One mechanism carries fork, undo, load
and recovery after a fault: read the state of a checkpoint, start the rules on it, feed them the few moves since
(`_catch_up`).
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, cast

import msgspec

from starboard.kernel.chance import chance_from
from starboard.kernel.checkpoints import Checkpoints
from starboard.kernel.codec import Codec, codec_of
from starboard.kernel.errors import Refused, RulesBroken
from starboard.kernel.header import Header
from starboard.kernel.journal import Journal
from starboard.kernel.line import AnyLine, Line, line_of_play
from starboard.kernel.marks import NEVER, UNCOPIED, Mark, Policy, Veil
from starboard.kernel.message import Event, Message
from starboard.kernel.move import Move
from starboard.kernel.procedure import Procedure
from starboard.kernel.question import CHECKPOINT, KINDS, PENDING, Ask, Deadline, Offer, Question
from starboard.kernel.stage import Moment, Stage
from starboard.kernel.state import State
from starboard.kernel.title import Caption, Outcome, Stake, Title
from starboard.kernel.undo import Horizon
from starboard.kernel.worlds import Worlds, draw_anew

LARGEST_MOVE = 16_384
"""Bytes of a move as sent by a client; more is refused unread."""


class Match:
    """One match of a title. Make one with `new_match`, `load` or `replay`, or from another with `fork` and `imagine`.

    Whatever is asked of it that is not allowed raises `Refused` and changes nothing. A fault of the title raises
    `RulesBroken`, and the match stands where it stood.
    """

    __slots__ = (
        "_codec",
        "_faces",
        "_options",
        "_seats",
        "asked",
        "beats",
        "checkpoints",
        "deadline",
        "events",
        "header",
        "horizon",
        "journal",
        "listening",
        "notice",
        "outcome",
        "position",
        "procedure",
        "question",
        "state",
        "title",
        "worlds",
    )

    def __init__(self, title: Title[Any], header: Header, journal: Journal | None, listening: bool) -> None:
        """Half a match: `begin` or `stand_at` must follow. Everybody outside this package calls `new_match`."""
        self.title = title
        self.header = header
        self.journal = journal
        """The log; None in an imagined world."""
        self.listening = listening
        """Whether events are made. Playouts run without."""
        self.position = 0
        """How many moves the line of play has: the log without what was taken back."""
        self.state: State
        self.question: Question | None = None
        self.asked = -1
        """The one seat that must answer; -1 when several may, or nobody."""
        self.deadline: Deadline | None = None
        """When the open question stops waiting, if ever."""
        self.outcome: Outcome | None = None
        self.events: list[Event] = []
        """What happened between the last answer and the open question, for all audiences."""
        self.beats: list[Moment] = []
        """The moments of those that are beats, while somebody watches."""
        self.notice: Message | None = None
        """Set when a saved match could not go on where it was left: what was lost, for the players."""
        self.procedure = Procedure(title)
        self.checkpoints = Checkpoints(Policy(title.spacing, until_copied=1 if listening else UNCOPIED))
        self.horizon = Horizon()
        self.worlds = Worlds()
        self._codec: Codec = codec_of(title)
        self._seats = header.seats
        self._faces: frozenset[int | None] = frozenset()
        self._options: Sequence[Move] | None = None
        """The moves of the seat that is asked, where they are a list already: the quick way to them."""

    # -- What stands ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended; then `outcome` is its result."""
        return self.question is None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer the open question now, in order of seat; empty when the match is over."""
        if self.asked >= 0:
            return (self.asked,)
        question, votes = self.question, self.procedure.votes
        if question is None:
            return ()
        return tuple([seat for seat in question.seats() if seat not in votes]) if votes else question.seats()

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of `waiting` who have to answer before anything goes on; the others may, in the turn of another."""
        question, waiting = self.question, self.waiting
        if question is None or len(waiting) < 2:
            return waiting
        awaited = question.awaited()
        return tuple([seat for seat in waiting if seat in awaited])

    def offers(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, empty when it has nothing to decide. The list is the interface: what is not in it
        is refused. Made at most once per question. `RulesBroken` when a list made on demand leaves a dead end."""
        if seat == self.asked and self._options is not None:
            return self._options
        question, procedure = self.question, self.procedure
        if question is None or seat in procedure.votes:
            return ()
        if procedure.made and seat in procedure.made:
            return procedure.made[seat]
        offer = question.offer_to(seat)
        if type(offer) is list:
            return offer
        if not isinstance(offer, Offer):
            return offer or ()
        try:
            made = procedure.listed(question, seat, offer)
        except Exception as why:
            raise self._fault(why) from why
        if self.asked >= 0:
            self._options = made
        return made

    @property
    def count(self) -> int:
        """How many lines the log has. It only grows, so it shows whether somebody has acted since."""
        return self.position if self.journal is None else len(self.journal)

    @property
    def lines(self) -> list[AnyLine]:
        """The whole log, undone moves and undo lines included. Linear time. An imagined world has none."""
        return [] if self.journal is None else list(self.journal)

    def lines_after(self, count: int) -> list[AnyLine]:
        """The lines of the log after the first `count`; for the latest ones constant time."""
        return [] if self.journal is None else self.journal.since(count)

    @property
    def checkpoint(self) -> Mark:
        """The last checkpoint: with the lines since, all that a store must keep. Constant time.

        `ValueError` in an imagined world: what it was drawn from must stay hidden from those who look at it."""
        if self.journal is None:
            raise ValueError("an imagined world has no checkpoint to keep")
        return self.checkpoints.last

    @property
    def since(self) -> list[AnyLine]:
        """The moves that stand since `checkpoint`; `ValueError` as there."""
        if self.journal is None:
            raise ValueError("an imagined world has no checkpoint to keep")
        return self.checkpoints.since_last()

    def view(self, seat: int | None, reckon: bool = True) -> Any:
        """What this seat (None: an onlooker) may see, as plain data; without `reckon`, less what only a decision
        needs."""
        return self.title.view(self.state, seat, reckon)

    def watch(self, faces: Collection[int | None]) -> None:
        """These seats (None: onlookers) look on: from now on the moments of beats that they hear of are kept in
        `beats`, until the next move. Nobody: none are. Only where the match listens."""
        wanted = frozenset(faces)
        if self._faces != wanted:
            self._faces = wanted
            if self.listening:
                self.state.news = self._news()

    def view_then(self, moment: Moment, seat: int | None) -> Any:
        """What this seat may see at the moment of a beat, less what only a decision needs."""
        return self.title.view(self._codec.state.decode(moment.state), seat, reckon=False)

    def _news(self) -> list[Event]:
        return Stage(self._faces, self._codec.encode) if self._faces else []

    def caption(self, seat: int, move: Move) -> Caption:
        """Words and place of one of the moves that `offers(seat)` lists."""
        return self.title.caption(self.state, seat, move)

    def stake(self, seat: int, move: Move) -> Stake | None:
        """What one of the moves that `offers(seat)` lists leads to, if the title can say."""
        return self.title.stake(self.state, seat, move)

    def state_bytes(self) -> bytes:
        """The state as bytes, equal exactly when two states are equal. Linear in the size of the state."""
        g = self.state
        news, g.news = g.news, None
        data = self._codec.encode(g)
        g.news = news
        return data

    def digest(self) -> str:
        """A short fingerprint of the state."""
        return sha256(self.state_bytes()).hexdigest()[:16]

    # -- Play ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, answer: Move | Sequence[Move], at: int | None = None) -> list[Event]:
        """`seat` answers the open question: with a move, or, to an `AskSome`, with a list of moves.

        Returns what happened up to the next question. With `at`, the answer counts only if the log still has that many
        lines: it was meant for the question that stood then. `Refused` when it is not allowed, with the rule and the
        words; the state and its generator are then untouched.
        """
        if at is not None and at != self.count:
            raise Refused(Message("kernel-too-late"))
        return self._accept(self._answer(seat, answer))

    def pick(self, seat: int, *places: int) -> list[Event]:
        """Like `play`, with the places of the answer in `offers(seat)`: what programs use, nothing need be compared."""
        question = self.question
        if question is not None and type(seat) is int:
            offers = self.offers(seat)
            # A seat with moves to choose from is a seat that is asked.
            if offers or seat in self.waiting:
                return self._accept(question.line(seat, places, offers))
        raise self._refusal(seat, None)

    def pick_share(self, share: float) -> list[Event]:
        """The seat that is asked an `Ask` answers with the move this far down the list, from 0 at its top to 1 at its
        end: a random number is a player who never looks. Simulations do little else."""
        if type(self.question) is not Ask or not 0 <= share < 1:
            raise self._refusal(self.asked, None)
        options = self._options
        if options is None:
            options = self.offers(self.asked)
        return self._accept(Line(self.asked, options[int(share * len(options))]))

    def pick_share_for(self, seat: int, share: float) -> list[Event]:
        """The same for one of several seats that are asked for a move each."""
        options = self.offers(seat)
        if not options or self.asked >= 0 or not 0 <= share < 1:
            raise self._refusal(seat, None)
        return self._accept(Line(seat, options[int(share * len(options))]))

    def expire(self, key: str) -> list[Event]:
        """Report that the deadline `key` of the open question has passed. `Refused` when no such deadline runs."""
        return self._accept(self._expiry(key))

    def follow(self, line: AnyLine) -> list[Event]:
        """Do what a line of a log says: move, deadline, undo or redo. `Refused` when it does not fit here."""
        if not line.is_sound():
            raise Refused(Message("kernel-line-unsound"))
        if line.undo is not None:
            if self.position == 0 or line.undo != self._undo_position(line.seat):
                raise Refused(Message("kernel-line-unsound"))
            if line.seat is None:
                self._undo(None)
            else:
                self.undo(line.seat)
            return []
        if line.redo is not None:
            if line.redo != self.position:
                raise Refused(Message("kernel-line-unsound"))
            return self.redo(cast(int, line.seat))
        return self._accept(self._legal(line))

    def follow_again(self, line: AnyLine) -> None:
        """Make a move that is already in the log. `Refused` when it does not fit here."""
        self._take(self._legal(line))

    def read_answer(self, data: bytes) -> Move | list[Move]:
        """A move, or a list of moves, from JSON that somebody sent. `Refused` when it is too large or not one."""
        if len(data) > LARGEST_MOVE:
            raise Refused(Message("kernel-move-too-large", {"most": LARGEST_MOVE}))
        try:
            return cast(Move | list[Move], self._codec.move.decode(data))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
            raise Refused(Message("kernel-move-unreadable")) from why

    def _accept(self, line: AnyLine) -> list[Event]:
        if self.listening:
            self._hush()
        self._take(line)
        if self.journal is not None:
            self.journal.append(line)
        if self.horizon.undone:
            self.horizon.undone = []
        return self.events

    # -- What is allowed -----------------------------------------------------------------------------------------

    def _legal(self, line: AnyLine) -> AnyLine:
        """The line as this match would write it. `Refused` when it is not allowed."""
        if line.expired is not None:
            return self._expiry(line.expired)
        return self._answer(cast(int, line.seat), line.move if line.moves is None else line.moves)

    def _expiry(self, key: str) -> AnyLine:
        if self.deadline is None or self.deadline.key != key:
            raise Refused(Message("kernel-no-deadline"))
        return Line(expired=key)

    def _answer(self, seat: int, answer: object) -> AnyLine:
        question = self.question
        if question is None or not question.takes_several:
            # The listed move and not the given one: one built by hand may hold True where the list has 1.
            return Line(seat, self.offers(seat)[self._place(seat, answer)])
        if type(seat) is not int or not isinstance(answer, list | tuple) or seat not in self.waiting:
            raise self._refusal(seat, None)
        return question.line(seat, [self._place(seat, move) for move in answer], self.offers(seat))

    def _place(self, seat: int, move: object) -> int:
        """The place of this move in the list; `Refused` if it is not there."""
        offers = self.offers(seat) if type(seat) is int else ()
        if not isinstance(move, self.title.moves) or move not in offers:
            raise self._refusal(seat, move)
        return offers.index(move)

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """Why this seat cannot make this move now; None when it can. Nothing is played."""
        try:
            self._place(seat, move)
        except Refused as why:
            return why
        return None

    def _refusal(self, seat: int, move: object) -> Refused:
        """Why this seat cannot make this move now."""
        question = self.question
        if question is None:
            return Refused(Message("kernel-over"))
        if not self._is_seat(seat):
            return Refused(Message("kernel-no-such-seat"))
        if seat not in self.waiting:
            return Refused(Message("kernel-not-asked"), question.rule)
        if not isinstance(move, self.title.moves):
            return Refused(Message("kernel-not-a-move"), question.rule)
        try:
            why = self.title.why_not(self.state, seat, move)
        except Exception:
            # A move built by hand may hold anything, and the title may stumble over it: it is refused anyway.
            why = None
        return Refused(why[0], why[1]) if why else Refused(Message("kernel-not-listed"), question.rule)

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self._seats

    # -- Undo ----------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int, strictly: bool = False) -> Message | None:
        """Why this seat cannot take its last move back; None when it can. Constant time.

        Undo goes back to the last die, card, reveal, passed deadline or act of another seat, and not across it. With
        the table option `free_undo` it goes anywhere, unless one asks `strictly`. What a seat wrote on an open ballot
        it may always take back.
        """
        if not self._is_seat(seat):
            return Message("kernel-no-such-seat")
        if self.position == 0 or self._undo_position(seat) < self._earliest():
            return Message("kernel-no-undo-start")
        if seat in self.procedure.votes or (self.header.free_undo and not strictly):
            return None
        return self.horizon.why_not(seat, self.position)

    def undo(self, seat: int) -> None:
        """Take the last move back (of an open ballot: this seat's answer). `Refused` says why where it is not allowed.

        Costs the replay of the moves since a kept checkpoint; with `free_undo`, at worst of the whole match."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise Refused(why)
        self._undo(seat)

    def _earliest(self) -> int:
        """The first position that can be stood at again: an imagined world begins where it was drawn, and rules that
        have changed since do not lead from the start to here."""
        if self.worlds.veils:
            return self.worlds.veils[-1].position
        from_start = self.journal is not None and self.header.rules == self.title.version
        return 0 if from_start else self.checkpoints.marks[0].position

    def _undo(self, seat: int | None) -> None:
        position = self._undo_position(seat)
        first, moves = self.checkpoints.marks[0].position, self.checkpoints.moves
        if position >= first:
            undone = moves[position - first]
            later = moves[position - first + 1 :]
            self._go_back_to(position)
        else:
            standing = line_of_play(self.lines)
            undone, later = standing[position], []
            self.at(position)  # If the title fails on the way, it fails here, and nothing has changed.
            self.begin()
            for line in standing[:position]:
                self._take(line)
        for line in later:
            self._take(line)
        self._hush()
        self.horizon.undone.append(undone)
        if self.journal is not None:
            self.journal.append(Line(seat=seat, undo=position))

    def redo(self, seat: int) -> list[Event]:
        """Make the move again that was taken back last. `Refused` when there is none, or when it was another seat's and
        undo is not free."""
        if not self._is_seat(seat):
            raise Refused(Message("kernel-no-such-seat"))
        if not self.can_redo(seat):
            raise Refused(Message("kernel-no-redo"))
        position = self.position
        self._hush()
        self._take(self.horizon.undone[-1])
        del self.horizon.undone[-1]
        if self.journal is not None:
            self.journal.append(Line(seat=seat, redo=position))
        return self.events

    def can_redo(self, seat: int) -> bool:
        """Whether there is a move that this seat may make again."""
        return self.horizon.can_redo(seat, self.header.free_undo)

    def _undo_position(self, seat: int | None) -> int:
        """The position of the move that an undo of this seat takes back."""
        if seat not in self.procedure.votes:
            return self.position - 1
        mine = [place for place, line in enumerate(self.checkpoints.moves) if line.seat == seat]
        return mine[-1] + self.checkpoints.marks[0].position

    # -- Copies --------------------------------------------------------------------------------------------------

    def fork(self) -> "Match":
        """A match that stands where this one does and goes its own way; this one is left as it was. Costs reading the
        last checkpoint and the moves since; every copy halves them for the next one."""
        twin = self._twin(None if self.journal is None else self.journal.copy(), self.listening)
        twin.horizon.undone = list(self.horizon.undone)
        return twin

    def _twin(self, journal: Journal | None, listening: bool) -> "Match":
        twin = Match(self.title, self.header, journal, listening)
        twin.worlds = self.worlds
        mark, lines = self.checkpoints.for_copy()
        imagined = bool(self.worlds.veils)
        # What a copy finds halfway, the next one need not play again: bots copy one position many times.
        twin.checkpoints.policy = self.checkpoints.policy if imagined else Policy(max(1, len(lines) // 2))
        twin.checkpoints.begin(mark)
        twin._catch_up(mark, lines)
        twin.checkpoints.copied_from(self.checkpoints, None if imagined else twin.checkpoints.last)
        return twin

    def imagine(self, seat: int, seed: int, checkpoints: bool = False) -> "Match":
        """A world that `seat` could not tell from the true one, with everything it cannot know redrawn, the future
        dice included. The same seed gives the same world. It makes no events and has no log; without `checkpoints` it
        plays faster, and its own forks cost more.

        The moves since the checkpoint are replayed in the true world first, and hidden things are drawn after that:
        drawing first could make a move impossible that was made.
        """
        world = self._twin(None, False)
        # With the true seed, anyone could set the match up again and look at its cards.
        world.header = msgspec.structs.replace(world.header, seed=0)
        world.checkpoints.leave_memo()
        world.checkpoints.follow(Policy(world.title.spacing if checkpoints else NEVER))
        veil = Veil(world.position, seat, seed)
        world.worlds = world.worlds.imagined(veil)
        world._options = None
        draw_anew(veil, world.state, world.procedure, world.question)
        return world

    def at(self, position: int, faces: Collection[int | None] = ()) -> "Match":
        """The match as it stood after that many moves of the line of play: for looking at, and for going another way
        from there. With `faces` it has the beats of the last of these moves, as those who watched saw them. Costs the
        replay of that many moves. `Refused` when there is no such position."""
        if self.journal is None or not 0 <= position <= self.position:
            raise Refused(Message("kernel-no-such-position", {"most": self.position}))
        twin = Match(self.title, self.header, Journal(self._codec.lines, lasting=self.listening), self.listening)
        twin.begin()
        for number, line in enumerate(line_of_play(self.lines)[:position], 1):
            if number == position:
                twin.watch(faces)
            twin._accept(line)
        return twin

    # -- The rules -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Stand at the first question of the match."""
        header = self.header
        try:
            g = self.title.setup(header.seats, header.options, chance_from(header.seed))
            first = Mark(0, self._codec.encode(g))
        except Exception as why:
            raise self._fault(why) from why
        self.checkpoints.begin(first)
        self.start_on(first, g)

    def stand_at(self, mark: Mark) -> None:
        """Stand where a stored checkpoint leads, as if nothing had come before."""
        self.checkpoints.begin(mark)
        self._catch_up(mark, ())

    def start_on(self, mark: Mark, g: State) -> None:
        """Start the rules on the state of a checkpoint, which has been read into `g`, and go on to its question."""
        g.news = self._news() if self.listening else None
        self.state = g
        self.position = mark.position
        self.horizon.stand_at(mark)
        self._hush()
        self.outcome = None
        try:
            self.procedure.start(g)
        except Exception as why:
            raise self._fault(why) from why
        self._run(None)

    def _catch_up(self, mark: Mark, lines: Sequence[AnyLine]) -> None:
        """The one mechanism: the state of a checkpoint, the rules started on it, the moves since."""
        # Nobody watches the past.
        faces, self._faces = self._faces, frozenset()
        self.start_on(mark, self._codec.state.decode(mark.state))
        if self.worlds.veils:
            self._draw_veiled()
        for line in lines:
            self._take(line)
            if self.worlds.veils:
                self._draw_veiled()
        self._hush()
        self.watch(faces)

    def _draw_veiled(self) -> None:
        """At a position where this world was imagined, redraw it in the same way."""
        self._options = None
        self.worlds.draw(self.position, self.state, self.procedure, self.question)

    def _go_back_to(self, position: int) -> None:
        """Stand where the line of play had `position` moves; the checkpoints reach back that far."""
        mark, lines = self.checkpoints.back_to(position)
        self._catch_up(mark, lines)

    def _take(self, line: AnyLine) -> None:
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
            question = self.question
            if type(question) is Ask and seat is not None:
                # Most lines by far: no method is called for them.
                self._run(line.move)
            elif question is not None:
                procedure = self.procedure
                received = question.received(line, procedure.votes)
                if received is not PENDING:
                    if procedure.votes:
                        # What was secret is out, so nobody votes again.
                        self.horizon.learnt(self.position)
                        procedure.votes = {}
                    self._run(received)
        except RulesBroken:
            self._go_back_to(before)
            raise

    def _run(self, answer: object) -> None:
        """Let the rules go on to the next question or the end, keeping a mark at each checkpoint that is due."""
        g = self.state
        chance = g.chance
        rolled, revealed = chance.state, chance.reveals
        go_on, checkpoints = self.procedure.go_on, self.checkpoints
        try:
            item = go_on(answer)
            while item is CHECKPOINT:
                if self.position >= checkpoints.due or (
                    checkpoints.memo.mark is not None and self.position >= checkpoints.due_for_copies
                ):
                    if chance.state != rolled or chance.reveals != revealed:
                        self.horizon.learnt(self.position)
                    self._keep()
                item = go_on(None)
            self._ask(item)
        except StopIteration:
            self._end()
        except Exception as why:
            raise self._fault(why) from why
        if chance.state != rolled or chance.reveals != revealed:
            # As `Horizon.learnt`, without calling it: every second decision tells somebody something.
            horizon = self.horizon
            horizon.barrier, horizon.wall = self.position, "information"
        if self.listening and g.news:
            self._collect(g.news)

    def _ask(self, question: Any) -> None:
        self.question = question
        if self.procedure.made:
            self.procedure.made = {}
        if type(question) is Ask:
            self.asked = seat = question.seat
            options = question.options
            self._options = options if type(options) is list else None
            stuck = not options or not 0 <= seat < self._seats
        elif type(question) in KINDS:
            self.asked, self._options = question.seat, None
            stuck = question.stuck(self._seats)
        else:
            raise RulesBroken("kernel-not-a-question", title=self.title.id, got=type(question).__name__)
        self.deadline = question.deadline
        if stuck:
            raise RulesBroken("kernel-dead-end", title=self.title.id, prompt=question.prompt)

    def _end(self) -> None:
        self.question = None
        self.asked, self.deadline, self._options = -1, None, None
        self.procedure.votes, self.procedure.made = {}, {}
        try:
            self.outcome = self.title.outcome(self.state)
        except Exception as why:
            raise self._fault(why) from why

    def _keep(self) -> None:
        """Keep the state of this checkpoint."""
        horizon = self.horizon
        mark = Mark(self.position, self.state_bytes(), horizon.barrier, horizon.owner, horizon.wall)
        self.checkpoints.keep(mark)

    def _collect(self, news: list[Event]) -> None:
        """Take over what the rules have told."""
        if isinstance(news, Stage):
            before = len(self.events)
            self.beats += [Moment(before + moment.place, moment.state) for moment in news.moments]
        self.events += news
        self.state.news = self._news()

    def _hush(self) -> None:
        """Nothing has been told since the last move."""
        self.events, self.beats = [], []

    def _fault(self, why: Exception) -> RulesBroken:
        if isinstance(why, RulesBroken):
            return why
        reason = f"{type(why).__name__}: {why}"[:200]
        return RulesBroken("kernel-rules-broken", title=self.title.id, position=self.position, reason=reason)
