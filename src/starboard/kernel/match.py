"""A match as people and programs play it: what is open, what may be answered, the log, undo, copies.

Every copy is made by the one mechanism of the engine: the state of the last checkpoint, and the moves since.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, cast

import msgspec

from starboard.kernel.codec import codec_of
from starboard.kernel.engine import ASK, NEVER, SOME, Engine
from starboard.kernel.errors import Refused, RulesBroken
from starboard.kernel.header import Header, Mark, Veil, checked_header
from starboard.kernel.journal import Journal
from starboard.kernel.line import AnyLine, Line, carried_out, line_of_play
from starboard.kernel.message import Event, Message
from starboard.kernel.question import AskSome, Move
from starboard.kernel.title import Caption, Stake, Title, agreed_options

LARGEST_MOVE = 16_384
"""Bytes of a move as sent by a client; more is refused unread."""
UNCOPIED = 8
"""So many times as far apart are the checkpoints of a simulation, until it is copied for the first time: most are only
played out."""


class Match(Engine):
    """One match of a title. Make one with `new_match`, `load` or `replay`, or from another with `fork` and `imagine`.

    Whatever is asked of it that is not allowed raises `Refused` and changes nothing. A fault of the title raises
    `RulesBroken`, and the match stands where it stood.
    """

    __slots__ = ("_journal", "_redo", "notice")

    def __init__(self, title: Title[Any], header: Header, journal: Journal | None, listening: bool) -> None:
        """Half a match, for this package only. Everybody else calls `new_match`."""
        super().__init__(title, header, listening)
        self.notice: Message | None = None
        """Set when a saved match could not go on where it was left: what was lost, for the players."""
        self._journal = journal
        self._redo: list[AnyLine] = []

    # -- What stands ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended; then `outcome` is its result."""
        return self.question is None

    @property
    def count(self) -> int:
        """How many lines the log has. It only grows, so it tells whether somebody acted since one looked."""
        return self.position if self._journal is None else len(self._journal)

    @property
    def lines(self) -> list[AnyLine]:
        """The whole log, undone moves and undo lines included. Linear time. An imagined world has none."""
        return [] if self._journal is None else list(self._journal)

    def lines_after(self, count: int) -> list[AnyLine]:
        """The lines of the log after the first `count`; for the latest ones constant time."""
        return [] if self._journal is None else self._journal.since(count)

    @property
    def checkpoint(self) -> Mark:
        """The last checkpoint: with the lines since, all that a store must keep. Constant time.

        `ValueError` in an imagined world: what it was drawn from is not for the one who looks at it."""
        if self._journal is None:
            raise ValueError("an imagined world has no checkpoint to keep")
        return self._marks[-1]

    @property
    def since(self) -> list[AnyLine]:
        """The moves that stand since `checkpoint`; `ValueError` as there."""
        if self._journal is None:
            raise ValueError("an imagined world has no checkpoint to keep")
        return self._tail[self._marks[-1].position - self._marks[0].position :]

    def view(self, seat: int | None) -> Any:
        """What this seat (None: an onlooker) may see, as plain data."""
        return self.title.view(self.state, seat)

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
        if type(seat) is int:
            if self._kind == SOME:
                return self._accept(self._some(seat, sorted(places)))
            offers = self.offers(seat)
            if len(places) == 1 and 0 <= places[0] < len(offers):
                return self._accept(Line(seat, offers[places[0]]))
        raise self._refusal(seat, None)

    def pick_share(self, share: float) -> list[Event]:
        """Whoever is asked an `Ask` answers with the move that stands so far down the list, from 0 at its top to 1 at
        its end: a random number is a player who never looks. Simulations do little else."""
        if self._kind != ASK or not 0 <= share < 1:
            raise self._refusal(self.asked, None)
        options = self._options
        if options is None:
            options = self.offers(self.asked)
        return self._accept(Line(self.asked, options[int(share * len(options))]))

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
            self.events = []
        self._take(line)
        if self._journal is not None:
            self._journal.append(line)
        if self._redo:
            self._redo = []
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
        if self._kind != SOME:
            return Line(seat, self._listed(seat, answer))
        if type(seat) is not int or not isinstance(answer, list | tuple):
            raise self._refusal(seat, None)
        return self._some(seat, sorted(self._place(seat, move) for move in answer))

    def _some(self, seat: int, places: list[int]) -> AnyLine:
        """The answer to an `AskSome` by ascending places in the list."""
        question = cast(AskSome, self.question)
        offers = self.offers(seat)
        if seat != question.seat or (places and not 0 <= places[0] <= places[-1] < len(offers)):
            raise self._refusal(seat, None)
        if not question.least <= len(places) <= question.most or len(set(places)) != len(places):
            limits: dict[str, Any] = {"least": question.least, "most": question.most}
            raise Refused(Message("kernel-how-many", limits), question.rule)
        return Line(seat, None, tuple([offers[place] for place in places]))

    def _listed(self, seat: int, move: object) -> Move:
        # The listed move and not the given one: one built by hand may hold True where the list has 1.
        return self.offers(seat)[self._place(seat, move)]

    def _place(self, seat: int, move: object) -> int:
        """Where this move stands in the list; `Refused` if it does not."""
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
            # A move built by hand may hold anything, and the title may stumble over it: it is refused all the same.
            why = None
        return Refused(why[0], why[1]) if why else Refused(Message("kernel-not-listed"), question.rule)

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.header.seats

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
        if seat in self._votes:
            return None
        if self.header.free_undo and not strictly:
            return None
        if self.position <= self._barrier:
            return Message(f"kernel-no-undo-{self._wall}")
        if self._owner != seat:
            return Message("kernel-no-undo-seat")
        return None

    def undo(self, seat: int) -> None:
        """Take the last move back (of an open ballot: this seat's answer). `Refused` says why where it is not allowed.

        Costs the replay of the moves since a kept checkpoint; with `free_undo`, at worst of the whole match."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise Refused(why)
        self._undo(seat)

    def _earliest(self) -> int:
        """The first position that can be stood at again: an imagined world begins where it was drawn, and rules that
        were mended since do not lead from the start to here."""
        if self._veils:
            return self._veils[-1].position
        return 0 if self._journal is not None and self.header.rules == self.title.version else self._marks[0].position

    def _undo(self, seat: int | None) -> None:
        position = self._undo_position(seat)
        first = self._marks[0].position
        if position >= first:
            undone = self._tail[position - first]
            later = self._tail[position - first + 1 :]
            self._go_back_to(position)
        else:
            standing = line_of_play(self.lines)
            undone, later = standing[position], []
            self.at(position)  # If the title fails on the way, it fails here, and nothing has changed.
            self._tail = []
            self._begin()
            for line in standing[:position]:
                self._take(line)
        for line in later:
            self._take(line)
        self.events = []
        self._redo.append(undone)
        if self._journal is not None:
            self._journal.append(Line(seat=seat, undo=position))

    def redo(self, seat: int) -> list[Event]:
        """Make the move again that was taken back last. `Refused` when there is none, or when it was another seat's and
        undo is not free."""
        if not self._is_seat(seat):
            raise Refused(Message("kernel-no-such-seat"))
        if not self.can_redo(seat):
            raise Refused(Message("kernel-no-redo"))
        position = self.position
        self.events = []
        self._take(self._redo[-1])
        del self._redo[-1]
        if self._journal is not None:
            self._journal.append(Line(seat=seat, redo=position))
        return self.events

    def can_redo(self, seat: int) -> bool:
        """Whether there is a move that this seat may make again."""
        return bool(self._redo) and (self.header.free_undo or self._redo[-1].seat == seat)

    def _undo_position(self, seat: int | None) -> int:
        """The position of the move that an undo of this seat takes back."""
        if seat not in self._votes:
            return self.position - 1
        mine = [place for place, line in enumerate(self._tail) if line.seat == seat]
        return mine[-1] + self._marks[0].position

    # -- Copies --------------------------------------------------------------------------------------------------

    def fork(self) -> "Match":
        """A match that stands where this one does and goes its own way. Costs reading the last checkpoint and the moves
        since; every copy halves them for the next one."""
        twin = self._twin(None if self._journal is None else self._journal.copy(), self.listening)
        twin._redo = list(self._redo)
        return twin

    def _twin(self, journal: Journal | None, listening: bool) -> "Match":
        twin = Match(self.title, self.header, journal, listening)
        twin._veils = self._veils
        marks = self._marks
        last = marks[-1]
        if self._ahead is not None and self._ahead.position > last.position:
            last = self._ahead
        if self._spacing > self.title.spacing and not self._veils:
            self._keep_apart(self.title.spacing)
        # What a copy finds halfway, the next one need not play again: bots copy one position many times.
        twin._spacing = self._spacing if self._veils else max(1, (self.position - last.position) // 2)
        kept = last.position - marks[0].position
        twin._marks = [last]
        twin._catch_up(last, self._tail[kept:])
        twin._ahead = self._ahead = None if self._veils else twin._marks[-1]
        twin._marks = list(marks)
        twin._keep_apart(self._spacing)
        twin._tail = list(self._tail)
        return twin

    def imagine(self, seat: int, seed: int, checkpoints: bool = False) -> "Match":
        """A world that `seat` could not tell from the true one, with everything it cannot know drawn anew, the future
        dice included. The same seed gives the same world. It makes no events and has no log; without `checkpoints` it
        plays faster, and its own forks cost more.

        The moves since the checkpoint are replayed in the true world first, and hidden things are drawn after that:
        drawing first could make a move impossible that was made.
        """
        world = self._twin(None, False)
        # Whoever knows the true seed can set the match up again and look at its cards.
        world.header = msgspec.structs.replace(world.header, seed=0)
        world._keep_apart(world.title.spacing if checkpoints else NEVER)
        veil = Veil(world.position, seat, seed)
        world._veils += (veil,)
        world._draw_anew(veil)
        return world

    def at(self, position: int) -> "Match":
        """The match as it stood after that many moves of the line of play: for looking at, and for going another way
        from there. Costs the replay of that many moves. `Refused` when there is no such position."""
        if self._journal is None or not 0 <= position <= self.position:
            raise Refused(Message("kernel-no-such-position", {"most": self.position}))
        twin = begin(self.title, self.header, self.listening)
        for line in line_of_play(self.lines)[:position]:
            twin._accept(line)
        return twin


def new_match(
    title: Title[Any],
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    free_undo: bool = False,
    names: Sequence[str] = (),
    listening: bool = True,
) -> Match:
    """Begin a match. `BadOption` when the title does not offer that number of seats, such an option or the combination
    of them, or when the seed is not a whole number from 0 to 2**63-1."""
    agreed = agreed_options(title, seats, options or {})
    header = Header(title.id, title.version, seats, seed, agreed, free_undo, tuple(names))
    return begin(title, checked_header(title, header), listening)


def begin(title: Title[Any], header: Header, listening: bool = True) -> Match:
    """A match at its first question, from a header that has been checked."""
    match = Match(title, header, Journal(codec_of(title).lines, lasting=listening), listening)
    if not listening:
        match._spacing *= UNCOPIED
    match._begin()
    return match


def resume(title: Title[Any], header: Header, mark: Mark, since: Sequence[AnyLine], journal: Journal) -> Match:
    """A match that goes on from a stored checkpoint and the moves since.

    If those moves no longer fit (the rules were mended meanwhile), it stands at the checkpoint, the log says that they
    were taken back, and `notice` tells the players. `RulesBroken` when not even the checkpoint can be started.
    """
    match = Match(title, header, journal, True)
    match._marks = [mark]
    match._catch_up(mark, ())
    try:
        for line in since:
            match._take(match._legal(line))
    except (Refused, RulesBroken):
        # On the way later checkpoints may have taken the place of this one.
        match._marks, match._tail = [mark], []
        match._catch_up(mark, ())
        for position in range(mark.position + len(since) - 1, mark.position - 1, -1):
            journal.append(Line(undo=position))
        match.notice = Message("kernel-fell-back", {"moves": len(since)})
    match.events = []
    return match


def reopen(title: Title[Any], header: Header, mark: Mark | None, journal: Journal) -> Match:
    """A match from its whole log, undo and redo as they were. It goes on from `mark`, a checkpoint of its line of play;
    without one it is played from the start. See `resume` for moves that no longer fit; `ValueError` when the log is not
    one."""
    standing, undone = carried_out(journal)
    mark = mark or begin(title, header, listening=False).checkpoint
    match = resume(title, header, mark, standing[mark.position :], journal)
    if match.notice is None:
        match._redo = undone
    return match
