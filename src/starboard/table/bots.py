"""How bots play at a table. They think in other processes; this module sees to it that they act at the right time."""

import asyncio
import logging
import zlib
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeAlias

import msgspec

from starboard.bots import RandomBot
from starboard.kernel import Match, Message, Refused, Sight, StarboardError, save
from starboard.table import jobs
from starboard.table.commands import read_answer
from starboard.table.core import Core
from starboard.table.frames import Quip
from starboard.table.keys import in_log
from starboard.table.rights import persons
from starboard.table.stand import is_hurried, is_race
from starboard.table.story import Told
from starboard.table.tempo import Tempo

LOG = logging.getLogger("starboard.table")

_Job: TypeAlias = tuple[bytes, int, str, int, float | None]
"""The match as bytes, the seat, the name of the bot, the seed of its chance."""

_chosen_of = msgspec.json.Decoder(jobs.Chosen).decode


class _Turn:
    """A bot that has to act: when it may, and whether it is thinking."""

    __slots__ = (
        "alarm",
        "answer",
        "asked_at",
        "chosen_at",
        "due",
        "hurried",
        "is_ready",
        "is_thinking",
        "is_waiting",
        "question",
        "seat",
    )

    def __init__(self, seat: int, match: Match, now: float) -> None:
        self.seat = seat
        self.question = match.question
        self.hurried = is_hurried(match)
        """Whether it matters how long the bot takes."""
        self.asked_at = now
        self.chosen_at = -1
        """How many lines the log had when the bot last looked."""
        self.is_ready = not self.hurried
        """Whether the time that it takes before it acts is over."""
        self.due: float | None = None
        """When that will be, in the time of the match, once it has said so."""
        self.alarm: float | None = None
        """When it is next asked whether it is."""
        self.is_thinking = False
        self.answer: bytes | None = None
        """What it has decided, until it acts."""
        self.is_waiting = False
        """Whether it only waits for those who are still being shown the last move."""

    @property
    def is_busy(self) -> bool:
        """Whether its program is at work."""
        return self.is_thinking or (self.hurried and self.due is None)


class BotSeats:
    """The seats of a table that are played by bots."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._turns: dict[int, _Turn] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._tempo = Tempo()
        core.tempo = self._speed

    def _speed(self) -> float:
        """How fast time runs: faster when no person has anything to do."""
        match, people = self._core.match, persons(self._core.ledger.row)
        if is_hurried(match):
            alone = bool(people) and not any(seat in people and match.offers(seat) for seat in match.waiting)
        else:
            alone = False
        thinking = any(turn.is_busy for turn in self._turns.values())
        return self._tempo.speed(self._core.clock.now(), alone=alone, thinking=thinking)

    @property
    def are_busy(self) -> bool:
        return bool(self._turns)

    def forget(self) -> None:
        """Whatever they were about to do, they look again."""
        self._turns.clear()

    def close(self) -> None:
        self.forget()
        for thought in self._thoughts:
            thought.cancel()

    def look(self) -> None:
        """See who has to act now. Called whenever something has changed."""
        match = self._core.ledger.match
        if match is None or not self._core.is_live:
            self.forget()
            return
        waiting = [seat for seat in match.waiting if self._core.ledger.row.seats[seat].kind == "bot"]
        for seat in list(self._turns):
            turn = self._turns[seat]
            # In a race a bot looks at whatever is there when its time comes; elsewhere a new question is another one.
            same = turn.question is match.question or (turn.hurried and is_race(match))
            if seat not in waiting or not same:
                del self._turns[seat]
        for seat in waiting:
            if seat not in self._turns:
                self._turns[seat] = _Turn(seat, match, self._core.clock.now())
                if self._turns[seat].hurried:
                    since = self._core.clocks.time(self._core.clock.now())
                    self._think(self._take_time(self._turns[seat], since, self._job(seat, match)))
            self._consider(self._turns[seat], match)
            self._step_forward(self._turns[seat])
        self._keep_time()

    def _keep_time(self) -> None:
        """Time may run faster or slower now: so bots are ready sooner or later."""
        self._core.keep_time()
        for turn in self._turns.values():
            self._set_alarm(turn)

    def _consider(self, turn: _Turn, match: Match) -> None:
        """Let the bot choose, if it is time and there is something to choose."""
        if turn.is_ready and not turn.is_thinking and (not turn.hurried or match.offers(turn.seat)):
            turn.is_thinking = True
            turn.chosen_at = match.count
            self._core.keep_time()
            self._think(self._choose(turn, self._job(turn.seat, match)))

    def _is_current(self, turn: _Turn) -> bool:
        return self._turns.get(turn.seat) is turn

    def _think(self, thought: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def _job(self, seat: int, match: Match) -> _Job:
        """What a worker needs to know, as things stand now."""
        row, deadline = self._core.ledger.row, match.deadline
        left = self._core.clocks.left(self._core.clock.now()).get(deadline.key) if deadline is not None else None
        seed = zlib.crc32(f"{row.id} {seat} {match.count}".encode())
        return save(match, log=False), seat, row.seats[seat].bot, seed, left

    async def _take_time(self, turn: _Turn, since: float, job: _Job) -> None:
        try:
            seconds = await self._core.services.thinkers.run(jobs.pace, *job)
        except StarboardError:
            # A bot that cannot even say how long it takes will stumble soon enough.
            seconds = 0.0
        self._core.agenda.add(partial(self._take_until, turn, since + seconds))

    async def _take_until(self, turn: _Turn, due: float) -> None:
        """The bot has said when it will be ready, in the time of the match."""
        turn.due = due
        if self._is_current(turn):
            self._keep_time()

    def _set_alarm(self, turn: _Turn) -> None:
        """See to it that the bot is asked when its time is over; later than that it asks again."""
        when = self._core.clocks.when(turn.due) if turn.due is not None and not turn.is_ready else None
        if when is not None and (turn.alarm is None or when < turn.alarm):
            turn.alarm = when
            self._core.agenda.add(partial(self._be_ready, turn, when), when)

    async def _be_ready(self, turn: _Turn, alarm: float) -> None:
        if not self._is_current(turn) or turn.is_ready or turn.due is None or turn.alarm != alarm:
            return
        turn.alarm = None
        when = self._core.clocks.when(turn.due)
        if when is None or self._core.clock.now() < when:
            self._set_alarm(turn)
            return
        turn.is_ready = True
        self._consider(turn, self._core.match)

    @property
    def _is_companion(self) -> bool:
        """Whether bots say why they do something: beside one person, whom they want to win with them."""
        return self._core.match.title.cooperative and len(persons(self._core.ledger.row)) == 1

    async def _choose(self, turn: _Turn, job: _Job) -> None:
        try:
            answer = await self._core.services.thinkers.run(jobs.choose_aloud, *job, self._is_companion)
        except StarboardError as why:
            LOG.warning("bot %s at table %s stumbled: %s", job[2], in_log(self._core.ledger.row.id), why)
            answer = b""
        now = self._core.clock.now()
        turn.answer = answer
        if turn.hurried:
            # In a race, a bot is as far away as the farthest of the others.
            due = now + self._core.farthest
        else:
            due = max(now, turn.asked_at + self._core.services.settings.bot_delay)
        self._core.agenda.add(partial(self._act, turn, answer), due)

    def _waits(self, turn: _Turn) -> bool:
        """Whether people should see the last move to its end first, or read what lies open before them."""
        return (
            not turn.hurried
            and (self._core.is_watched or self._core.is_read)
            and self._core.clock.now() < self._until(turn)
        )

    def _until(self, turn: _Turn) -> float:
        """When the bot finally acts: people are given a few seconds to look, and longer to read."""
        settings = self._core.services.settings
        return turn.asked_at + (settings.bot_reads if self._core.is_read else settings.bot_waits)

    def _step_forward(self, turn: _Turn) -> None:
        """Act, if the bot has waited only for people who have now seen the last move."""
        if turn.is_waiting and turn.answer is not None and not self._waits(turn):
            turn.is_waiting = False
            self._core.agenda.add(partial(self._act, turn, turn.answer))

    async def _act(self, turn: _Turn, answer: bytes) -> None:
        if not self._is_current(turn) or turn.answer is not answer:
            return
        if self._waits(turn):
            turn.is_waiting = True
            self._core.agenda.add(partial(self._act, turn, answer), self._until(turn))
            return
        match, seat = self._core.match, turn.seat
        turn.is_thinking, turn.is_waiting, turn.answer = False, False, None
        notes: list[Told] = []
        chosen = _chosen_of(answer) if answer else jobs.Chosen([])
        try:
            match.play(seat, read_answer(match, [bytes(move) for move in chosen.moves]))
        except Refused:
            if match.count != turn.chosen_at:
                # Somebody was quicker: the bot looks again at what is left, once there is something.
                self._consider(turn, match)
                return
            notes, chosen.why = [self._stumble(seat, match)], None
        del self._turns[seat]
        quip = Quip(seat, chosen.why) if chosen.why is not None else None
        await self._core.keep([*notes, *self._core.heard(match, seat)], quip=quip)

    def _stumble(self, seat: int, match: Match) -> Told:
        """The bot has no answer, or a wrong one: any move will do, so that the others can play on."""
        self._core.services.figures.stumbles += 1
        note = self._core.ledger.note(Message("table-bot-stumbled", {"seat": seat}), seat)
        chosen = RandomBot(match.count).choose(Sight(match, seat))
        match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))
        return note
