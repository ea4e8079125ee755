"""What people at a table may do: answer, take back, ask for a pause, look from another seat."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from starboard.kernel import Match, Message, Move, Refused, line_of_play
from starboard.store import TableRow
from starboard.table.connection import Connection
from starboard.table.core import Core
from starboard.table.frames import (
    Agree,
    Answer,
    AskHint,
    Command,
    Face,
    Learn,
    Matter,
    Ordering,
    Pause,
    PutBack,
    Quip,
    Say,
    Seen,
    TakeBack,
    Why,
)
from starboard.table.hints import Hints
from starboard.table.jobs import taken_back
from starboard.table.rights import check_person, persons
from starboard.table.standing import StandingOrders

BREATH = 3.0
"""Seconds between two things that one seat says."""


class Teaching(Protocol):
    """What a lesson does with what the learner sends."""

    @property
    def gives(self) -> bool:
        """Whether a lesson is given at this table."""
        ...

    async def answer(self, connection: Connection, seat: int, command: Answer) -> None: ...

    async def learn(self, connection: Connection, seat: int, command: Learn) -> None: ...


class Commands:
    """Carries out what clients send."""

    def __init__(self, core: Core, lesson: "Teaching", standing: StandingOrders, hints: Hints) -> None:
        self._core = core
        self._hints = hints
        self._standing = standing
        self._lesson = lesson
        self._by_type: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
            Answer: self._answer,
            Why: self._why,
            TakeBack: self._take_back,
            PutBack: self._put_back,
            Agree: self._agree,
            Pause: self._pause,
            Face: self._face,
            Seen: self._seen,
            Learn: self._learn,
            Say: self._say,
            Ordering: self._order,
            AskHint: self._hint,
        }
        self._silent_until: dict[int, float] = {}
        """When each seat may say something again."""
        self._unanswered = (Answer, Seen, AskHint)
        """What is acknowledged elsewhere, or not at all."""

    async def obey(self, connection: Connection, command: Command) -> None:
        """Do it, and say that it is done. `Refused` and other errors say why not; then nothing has changed."""
        await self._by_type[type(command)](connection, command)
        if not isinstance(command, self._unanswered):
            connection.done(command.id)

    @property
    def _row(self) -> TableRow:
        return self._core.ledger.row

    def _playing(self, connection: Connection) -> tuple[Match, int]:
        """The match and the seat that acts, if it may."""
        seat = check_person(self._row, connection.face)
        match = self._core.match
        if self._row.state == "paused":
            raise Refused(Message("table-paused-now"))
        if self._row.state == "archived":
            raise Refused(Message("table-archived"))
        return match, seat

    # -- Moves ---------------------------------------------------------------------------------------------------

    async def _answer(self, connection: Connection, command: Answer) -> None:
        match, seat = self._playing(connection)
        if self._lesson.gives:
            await self._lesson.answer(connection, seat, command)
            return
        meant = command.at is None or self._core.asked_at <= command.at <= match.count
        if command.picks is not None and command.at is not None and command.moves is None:
            if meant:
                match.pick(seat, *command.picks)
            else:
                match.play(seat, self._meant(seat, command.picks, command.at))
        elif command.moves is None or command.picks is not None:
            raise Refused(Message("table-answer-unclear"))
        elif not meant:
            raise Refused(Message("kernel-too-late"))
        else:
            match.play(seat, read_answer(match, [bytes(move) for move in command.moves]))
        # Acknowledged as soon as it is stored, before anybody is shown the result.
        await self._core.keep(self._core.heard(match, seat), partial(connection.done, command.id))

    async def _learn(self, connection: Connection, command: Learn) -> None:
        if not self._lesson.gives:
            raise Refused(Message("table-no-lesson"))
        await self._lesson.learn(connection, self._playing(connection)[1], command)

    def _meant(self, seat: int, picks: list[int], at: int) -> Move:
        """The move that stood there in an older list. In a race others may have acted meanwhile, and first come is
        first served: whether it can still be made is for the rules to say."""
        offers = self._core.offered.at(seat, at)
        if not offers:
            raise Refused(Message("kernel-too-late"))
        if len(picks) != 1 or not 0 <= picks[0] < len(offers):
            raise Refused(Message("kernel-not-a-move"))
        return offers[picks[0]]

    async def _why(self, connection: Connection, command: Why) -> None:
        match, seat = self._playing(connection)
        move = match.read_answer(bytes(command.move))
        if isinstance(move, list):
            raise Refused(Message("kernel-not-a-move"))
        why = match.why_not(seat, move)
        if why is not None:
            raise why

    async def _take_back(self, connection: Connection, command: TakeBack) -> None:
        match, seat = self._playing(connection)
        if self._lesson.gives:
            raise Refused(Message("table-lesson-back"))
        others = set(persons(self._row)) - set(connection.seats)
        if self._row.undo == "ask" and others and match.why_no_undo(seat, strictly=True) is not None:
            why = match.why_no_undo(seat)
            if why is not None:
                raise Refused(why)
            self._ask("undo", connection, seat)
            await self._grant()
        else:
            await self._undo(seat)

    async def _undo(self, seat: int) -> None:
        """Take back the last move; where everything may be taken back, the last one that a person made."""
        match = self._core.match
        steps = 1 if self._row.undo == "information" else self._steps(match, seat)
        # Going far back means playing the match again.
        await asyncio.to_thread(_take_back, match, seat, steps)
        deadline = match.deadline
        if deadline is not None and not self._core.clocks.left(self._core.clock.now()).get(deadline.key, 1.0):
            self._core.clocks.forget(deadline.key)
        line = match.lines_after(match.count - 1)[0]
        await self._core.keep([taken_back(match, line, int(self._core.clock.wall()))])

    def _steps(self, match: Match, seat: int) -> int:
        if match.why_no_undo(seat, strictly=True) is None:
            return 1
        for steps, line in enumerate(reversed(line_of_play(match.lines)), 1):
            if line.seat in persons(self._row):
                return steps
        raise Refused(Message("kernel-no-undo-start"))

    async def _put_back(self, connection: Connection, command: PutBack) -> None:
        match, seat = self._playing(connection)
        if self._lesson.gives:
            raise Refused(Message("table-lesson-back"))
        match.redo(seat)
        line = match.lines_after(match.count - 1)[0]
        told = [taken_back(match, line, int(self._core.clock.wall())), *self._core.heard(match, seat)]
        await self._core.keep(told)

    # -- What needs consent --------------------------------------------------------------------------------------

    async def _pause(self, connection: Connection, command: Pause) -> None:
        seat = check_person(self._row, connection.face)
        wanted = "playing" if command.yes else "paused"
        if self._row.state != wanted:
            raise Refused(Message("table-cannot-pause" if command.yes else "table-cannot-resume"))
        self._ask("pause" if command.yes else "resume", connection, seat)
        await self._grant()

    async def _agree(self, connection: Connection, command: Agree) -> None:
        check_person(self._row, connection.face)
        requests = self._core.requests
        known = requests.agree(command.to, connection.seats) if command.yes else requests.drop(command.to)
        if not known:
            raise Refused(Message("table-nothing-asked"))
        await self._grant()

    def _ask(self, to: Matter, connection: Connection, seat: int) -> None:
        self._core.requests.ask(to, seat, connection.seats)

    async def _grant(self) -> None:
        """Do what everybody agrees to; otherwise let everybody know what is asked."""
        if not await self.grant():
            self._core.publish()

    async def grant(self) -> bool:
        """Do what everybody agrees to now; whether there was something."""
        granted = self._core.requests.granted(self._row, self._core.present)
        if granted is None:
            return False
        to, seat = granted
        self._core.requests.drop(to)
        if to == "undo":
            await self._undo(seat)
        else:
            id = "table-paused" if to == "pause" else "table-resumed"
            await self.set_paused(to == "pause", Message(id))
        return True

    async def set_paused(self, paused: bool, message: Message) -> None:
        core = self._core
        core.clocks.run(core.clock.now(), 0.0)
        note = core.ledger.note(message)
        left = core.clocks.left(core.clock.now())
        await core.change(note, state="paused" if paused else "playing", clocks=left)

    # -- Looking -------------------------------------------------------------------------------------------------

    async def _face(self, connection: Connection, command: Face) -> None:
        if command.seat is not None and command.seat not in connection.seats:
            raise Refused(Message("table-not-your-seat"))
        if command.seat is None:
            connection.holder.check_look(self._row)
        connection.face = command.seat
        self._core.reconnect.welcome(connection)

    async def _order(self, connection: Connection, command: Ordering) -> None:
        _, seat = self._playing(connection)
        await self._standing.give(seat, command)

    async def _hint(self, connection: Connection, command: AskHint) -> None:
        await self._hints.ask(connection, self._playing(connection)[1], command.id)

    async def _say(self, connection: Connection, command: Say) -> None:
        """Somebody says one of the fixed sentences, no oftener than others can read them."""
        if connection.face is None:
            raise Refused(Message("table-not-seated"))
        now = self._core.clock.now()
        if now < self._silent_until.get(connection.face, now):
            raise Refused(Message("table-say-too-soon"))
        self._silent_until[connection.face] = now + BREATH
        self._core.publish(quip=Quip(connection.face, Message(f"table-say-{command.phrase}")))

    async def _seen(self, connection: Connection, command: Seen) -> None:
        """Somebody has been shown what has happened: perhaps bots were waiting for that. Of those without a seat, and
        of what has not happened, there is nothing to be said."""
        match = self._core.ledger.match
        if match is not None and connection.seats and 0 <= command.at <= match.count:
            connection.seen = max(command.at, connection.seen or 0)
            connection.reading = command.reading
            self._core.when_changed()


def read_answer(match: Match, moves: list[bytes]) -> Move | list[Move]:
    """The answer to the open question in these pieces of JSON. `Refused` when they are not one."""
    if match.question is not None and match.question.takes_several:
        return match.read_answer(b"[" + b",".join(moves) + b"]")
    if len(moves) != 1:
        raise Refused(Message("kernel-not-a-move"))
    return match.read_answer(moves[0])


def _take_back(match: Match, seat: int, steps: int) -> None:
    for _ in range(steps):
        match.undo(seat)
