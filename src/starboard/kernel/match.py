"""A match as people and programs play it: what is open, what may be answered, the log, undo, copies.

It owns a `Standing`, which knows where the rules are and how they get to the next question, and a `Journal`, the log.
What may be answered is in `answers`.
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, cast

import msgspec

from starboard.kernel.answers import answer as answer_line
from starboard.kernel.answers import expiry, is_seat, legal, picked, place_of, refusal
from starboard.kernel.errors import Refused
from starboard.kernel.header import Header
from starboard.kernel.journal import Journal
from starboard.kernel.line import AnyLine, Line, line_of_play
from starboard.kernel.marks import NEVER, Mark, Policy
from starboard.kernel.message import Event, Message
from starboard.kernel.move import Move
from starboard.kernel.question import Ask, Deadline, Question
from starboard.kernel.stage import Moment
from starboard.kernel.standing import Standing
from starboard.kernel.state import State
from starboard.kernel.title import Caption, Outcome, Stake, Title

LARGEST_MOVE = 16_384
"""Bytes of a move as sent by a client; more is refused unread."""


class Match:
    """One match of a title. Make one with `new_match`, `load` or `replay`, or from another with `fork` and `imagine`.

    Whatever is asked of it that is not allowed raises `Refused` and changes nothing. A fault of the title raises
    `RulesBroken`, and the match stands where it stood.
    """

    __slots__ = ("header", "journal", "notice", "now", "title")

    def __init__(
        self, title: Title[Any], header: Header, journal: Journal | None, listening: bool, now: Standing | None = None
    ) -> None:
        """Without `now` half a match: it stands nowhere yet. Everybody outside this package calls `new_match`."""
        self.title = title
        self.header = header
        self.journal = journal
        """The log; None in an imagined world."""
        self.now = now or Standing(title, header.seats, listening)
        """Where it stands. Loops that make thousands of decisions read from it directly."""
        self.notice: Message | None = None
        """Set when a saved match could not go on where it was left: what was lost, for the players."""

    def begin(self) -> None:
        """Stand at the first question of the match."""
        self.now.begin(self.header)

    # -- What stands ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The state, for programs that may know everything."""
        return self.now.state

    @property
    def position(self) -> int:
        """How many moves the line of play has: the log without what was taken back."""
        return self.now.position

    @property
    def question(self) -> Question | None:
        """What is open; None when the match is over."""
        return self.now.question

    @property
    def asked(self) -> int:
        """The one seat that must answer; -1 when several may, or nobody."""
        return self.now.asked

    @property
    def deadline(self) -> Deadline | None:
        """When the open question stops waiting, if ever."""
        return self.now.deadline

    @property
    def over(self) -> bool:
        """Whether the match has ended; then `outcome` is its result."""
        return self.now.question is None

    @property
    def outcome(self) -> Outcome | None:
        """The result; None while the match goes on."""
        return self.now.outcome

    @property
    def listening(self) -> bool:
        """Whether events are made. Playouts run without."""
        return self.now.listening

    @property
    def events(self) -> list[Event]:
        """What happened between the last answer and the open question, for all audiences."""
        return self.now.events

    @property
    def beats(self) -> list[Moment]:
        """The moments of those that are beats, while somebody watches."""
        return self.now.beats

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may answer the open question now, in order of seat; empty when the match is over."""
        return self.now.waiting

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those of `waiting` who have to answer before anything goes on; the others may, in the turn of another."""
        question, waiting = self.now.question, self.now.waiting
        if question is None or len(waiting) < 2:
            return waiting
        awaited = question.awaited()
        return tuple([seat for seat in waiting if seat in awaited])

    def offers(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, empty when it has nothing to decide. The list is the interface: what is not in it
        is refused. Made at most once per question. `RulesBroken` when a list made on demand leaves a dead end."""
        return self.now.offers(seat)

    @property
    def count(self) -> int:
        """How many lines the log has. It only grows, so it shows whether somebody has acted since."""
        return self.now.position if self.journal is None else len(self.journal)

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
        return self.now.checkpoints.last

    @property
    def since(self) -> list[AnyLine]:
        """The moves that stand since `checkpoint`; `ValueError` as there."""
        if self.journal is None:
            raise ValueError("an imagined world has no checkpoint to keep")
        return self.now.checkpoints.since_last()

    def view(self, seat: int | None, reckon: bool = True) -> Any:
        """What this seat (None: an onlooker) may see, as plain data; without `reckon`, less what only a decision
        needs."""
        return self.title.view(self.now.state, seat, reckon)

    def watch(self, faces: Collection[int | None]) -> None:
        """These seats (None: onlookers) look on: from now on the moments of beats that they hear of are kept in
        `beats`, until the next move. Nobody: none are. Only where the match listens."""
        self.now.watch(faces)

    def forget_beats(self) -> None:
        """Everybody has been shown the moments of the last move: they are kept no longer."""
        self.now.beats = []

    def view_then(self, moment: Moment, seat: int | None) -> Any:
        """What this seat may see at the moment of a beat, less what only a decision needs."""
        return self.title.view(self.now.codec.state.decode(moment.state), seat, reckon=False)

    def caption(self, seat: int, move: Move) -> Caption:
        """Words and place of one of the moves that `offers(seat)` lists."""
        return self.title.caption(self.now.state, seat, move)

    def stake(self, seat: int, move: Move) -> Stake | None:
        """What one of the moves that `offers(seat)` lists leads to, if the title can say."""
        return self.title.stake(self.now.state, seat, move)

    def shown(self, seat: int, move: Move) -> tuple[Caption, Stake | None]:
        """Both of them, for somebody who shows a whole list."""
        return self.title.shown(self.now.state, seat, move)

    def foremost(self, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]]) -> int | None:
        """Which move of a whole list that was shown is put forward, if the title can say."""
        return self.title.foremost(self.now.state, seat, shown)

    def handful(self, seat: int, shown: Sequence[tuple[Move, Caption, Stake | None]], least: int) -> Sequence[int]:
        """The same where several moves are asked for: which of them are put forward together."""
        return self.title.handful(self.now.state, seat, shown, least)

    def state_bytes(self) -> bytes:
        """The state as bytes, equal exactly when two states are equal. Linear in the size of the state."""
        return self.now.state_bytes()

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
        return self._accept(answer_line(self.now, seat, answer))

    def pick(self, seat: int, *places: int) -> list[Event]:
        """Like `play`, with the places of the answer in `offers(seat)`: what programs use, nothing need be compared."""
        return self._accept(picked(self.now, seat, places))

    def pick_share(self, share: float) -> list[Event]:
        """The seat that is asked an `Ask` answers with the move this far down the list, from 0 at its top to 1 at its
        end: a random number is a player who never looks. Simulations do little else."""
        now = self.now
        if type(now.question) is not Ask or not 0 <= share < 1:
            raise refusal(now, now.asked, None)
        options = now.options
        if options is None:
            options = now.offers(now.asked)
        line = Line(now.asked, options[int(share * len(options))])
        if now.listening or now.horizon.undone:
            return self._accept(line)
        # As `_accept`, without calling it.
        now.take(line)
        if self.journal is not None:
            self.journal.append(line)
        return now.events

    def pick_share_for(self, seat: int, share: float) -> list[Event]:
        """The same for one of several seats that are asked for a move each."""
        now = self.now
        options = now.offers(seat)
        if not options or now.asked >= 0 or not 0 <= share < 1:
            raise refusal(now, seat, None)
        return self._accept(Line(seat, options[int(share * len(options))]))

    def expire(self, key: str) -> list[Event]:
        """Report that the deadline `key` of the open question has passed. `Refused` when no such deadline runs."""
        return self._accept(expiry(self.now, key))

    def follow(self, line: AnyLine) -> list[Event]:
        """Do what a line of a log says: move, deadline, undo or redo. `Refused` when it does not fit here."""
        if not line.is_sound():
            raise Refused(Message("kernel-line-unsound"))
        if line.undo is not None:
            if self.now.position == 0 or line.undo != self._undo_position(line.seat):
                raise Refused(Message("kernel-line-unsound"))
            if line.seat is None:
                self._undo(None)
            else:
                self.undo(line.seat)
            return []
        if line.redo is not None:
            if line.redo != self.now.position:
                raise Refused(Message("kernel-line-unsound"))
            return self.redo(cast(int, line.seat))
        return self._accept(legal(self.now, line))

    def follow_again(self, line: AnyLine) -> None:
        """Make a move that is already in the log. `Refused` when it does not fit here."""
        self.now.take(legal(self.now, line))

    def read_answer(self, data: bytes) -> Move | list[Move]:
        """A move, or a list of moves, from JSON that somebody sent. `Refused` when it is too large or not one."""
        if len(data) > LARGEST_MOVE:
            raise Refused(Message("kernel-move-too-large", {"most": LARGEST_MOVE}))
        try:
            return cast(Move | list[Move], self.now.codec.move.decode(data))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
            raise Refused(Message("kernel-move-unreadable")) from why

    def why_not(self, seat: int, move: Move) -> Refused | None:
        """Why this seat cannot make this move now; None when it can. Nothing is played."""
        try:
            place_of(self.now, seat, move)
        except Refused as why:
            return why
        return None

    def _accept(self, line: AnyLine) -> list[Event]:
        now = self.now
        if now.listening:
            now.hush()
        now.take(line)
        journal = self.journal
        if journal is not None:
            journal.append(line)
        if now.horizon.undone:
            now.horizon.undone = []
        return now.events

    # -- Undo ----------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int, strictly: bool = False) -> Message | None:
        """Why this seat cannot take its last move back; None when it can. Constant time.

        Undo goes back to the last die, card, reveal, passed deadline or act of another seat, and not across it. With
        the table option `free_undo` it goes anywhere, unless one asks `strictly`. What a seat wrote on an open ballot
        it may always take back.
        """
        if not is_seat(self.now, seat):
            return Message("kernel-no-such-seat")
        if self.now.position == 0 or self._undo_position(seat) < self._earliest():
            return Message("kernel-no-undo-start")
        if seat in self.now.procedure.votes or (self.header.free_undo and not strictly):
            return None
        return self.now.horizon.why_not(seat, self.now.position)

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
        if self.now.worlds.veils:
            return self.now.worlds.veils[-1].position
        from_start = self.journal is not None and self.header.rules == self.title.version
        return 0 if from_start else self.now.checkpoints.marks[0].position

    def _undo(self, seat: int | None) -> None:
        position = self._undo_position(seat)
        first, moves = self.now.checkpoints.marks[0].position, self.now.checkpoints.moves
        if position >= first:
            undone = moves[position - first]
            later = moves[position - first + 1 :]
            self.now.go_back_to(position)
        else:
            standing = line_of_play(self.lines)
            undone, later = standing[position], []
            self.at(position)  # If the title fails on the way, it fails here, and nothing has changed.
            self.begin()
            for line in standing[:position]:
                self.now.take(line)
        for line in later:
            self.now.take(line)
        self.now.hush()
        self.now.horizon.undone.append(undone)
        if self.journal is not None:
            self.journal.append(Line(seat=seat, undo=position))

    def redo(self, seat: int) -> list[Event]:
        """Make the move again that was taken back last. `Refused` when there is none, or when it was another seat's and
        undo is not free."""
        if not is_seat(self.now, seat):
            raise Refused(Message("kernel-no-such-seat"))
        if not self.can_redo(seat):
            raise Refused(Message("kernel-no-redo"))
        position = self.now.position
        self.now.hush()
        self.now.take(self.now.horizon.undone[-1])
        del self.now.horizon.undone[-1]
        if self.journal is not None:
            self.journal.append(Line(seat=seat, redo=position))
        return self.now.events

    def can_redo(self, seat: int) -> bool:
        """Whether there is a move that this seat may make again."""
        return self.now.horizon.can_redo(seat, self.header.free_undo)

    def _undo_position(self, seat: int | None) -> int:
        """The position of the move that an undo of this seat takes back."""
        if seat not in self.now.procedure.votes:
            return self.now.position - 1
        mine = [place for place, line in enumerate(self.now.checkpoints.moves) if line.seat == seat]
        return mine[-1] + self.now.checkpoints.marks[0].position

    # -- Copies --------------------------------------------------------------------------------------------------

    def fork(self) -> "Match":
        """A match that stands where this one does and goes its own way; this one is left as it was. Costs reading the
        last checkpoint and the moves since; every copy halves them for the next one."""
        twin = self._twin(None if self.journal is None else self.journal.copy(), self.now.listening)
        if self.now.horizon.undone:
            twin.now.horizon.undone = list(self.now.horizon.undone)
        return twin

    def _twin(self, journal: Journal | None, listening: bool) -> "Match":
        return Match(self.title, self.header, journal, listening, self.now.copy(listening))

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
        world.now.imagine(seat, seed, Policy(world.title.spacing if checkpoints else NEVER))
        return world

    def at(self, position: int, faces: Collection[int | None] = ()) -> "Match":
        """The match as it stood after that many moves of the line of play: for looking at, and for going another way
        from there. With `faces` it has the beats of the last of these moves, as those who watched saw them. Costs the
        replay of that many moves. `Refused` when there is no such position."""
        if self.journal is None or not 0 <= position <= self.now.position:
            raise Refused(Message("kernel-no-such-position", {"most": self.now.position}))
        twin = Match(self.title, self.header, Journal(self.now.codec.lines, lasting=self.listening), self.listening)
        twin.begin()
        for number, line in enumerate(line_of_play(self.lines)[:position], 1):
            if number == position:
                twin.watch(faces)
            twin._accept(line)
        return twin
