"""The middle of a live table: the position, the listeners, what is due. What people and bots may do with it is
elsewhere.

Everything that changes a table is work on its agenda, done by one task, one piece after the other. A change is written
to the store first; then everybody who listens is told.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from starboard.kernel import Match, Message, Refused, met_in
from starboard.table.agenda import Agenda
from starboard.table.clocks import Clocks
from starboard.table.connection import Connection
from starboard.table.film import Screening
from starboard.table.frames import Beat, News, Note, OrderRow, Quip, Request, Row
from starboard.table.keys import in_log
from starboard.table.ledger import Ledger
from starboard.table.meetings import Meetings, met_in_stand, sealed_among
from starboard.table.offered import Offered
from starboard.table.pace import until
from starboard.table.quips import Quips
from starboard.table.reconnect import Reconnect
from starboard.table.requests import Requests
from starboard.table.rights import persons, shown
from starboard.table.settings import Services
from starboard.table.stand import stand_of
from starboard.table.story import Story, Told, told

LOG = logging.getLogger("starboard.table")

FARTHEST = 0.04
"""The longest one-way delay, in seconds, that a race waits for."""

SLICE = 4
"""Beats of a long film that are made in one go: until they are, no other table does anything."""

_encode = msgspec.json.Encoder().encode
NOTHING = msgspec.Raw(b"null")
NO_FILMS: Mapping[int | None, list[Beat]] = {}


class Core:
    """One live table."""

    def __init__(self, ledger: Ledger, services: Services) -> None:
        self.ledger = ledger
        self.services = services
        self.clock = services.clock
        self.agenda = Agenda(services.clock)
        self.requests = Requests()
        self.connections: list[Connection] = []
        self.clocks = Clocks(ledger.row.clocks)
        self.when_changed: Callable[[], None] = lambda: None
        """Called whenever somebody else may have to act."""
        self.tempo: Callable[[], float] = lambda: 1.0
        """How fast time runs while it is not stopped."""
        self.asked_at = 0
        """How many lines the log had when the open question was asked."""
        self.offered = Offered()
        self._question: object = None
        self._alarm: tuple[str, float] | None = None
        # Numbers of an earlier life of this table are never met again: then, it was earlier.
        self.reconnect = Reconnect(self, int(services.clock.wall() * 1000))
        self._seen: dict[int | None, msgspec.Raw] = {}
        """The view that each face was shown last, as JSON."""
        self.meetings = Meetings()
        self._table_sent: Row | None = None
        """The table as it was sent last, but for what changes with every move."""
        self.note_shown: Callable[[], Note | None] = lambda: None
        """Where the lesson of this table stands, if one is given here."""
        self._note_sent: Note | None = None
        self.orders_shown: Callable[[int | None], tuple[OrderRow, ...]] = lambda face: ()
        """The standing orders that may be given from a seat."""
        self._quips = Quips()
        self._requests_sent: list[Request] = []

    # -- What stands ---------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match. `Refused` when it has not begun."""
        if self.ledger.match is None:
            raise Refused(Message("table-not-begun"))
        return self.ledger.match

    @property
    def present(self) -> set[int]:
        """The seats whose holders are there."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def is_watched(self) -> bool:
        """Whether somebody at the table is still being shown the last move."""
        count = 0 if self.ledger.match is None else self.ledger.match.count
        people = persons(self.ledger.row)
        return any(
            each.seen is not None and each.seen < count and not set(people).isdisjoint(each.seats)
            for each in self.connections
        )

    @property
    def is_read(self) -> bool:
        """Whether somebody at the table has something to read."""
        people = persons(self.ledger.row)
        return any(each.reading and not set(people).isdisjoint(each.seats) for each in self.connections)

    @property
    def is_live(self) -> bool:
        """Whether clocks run and bots act: not in a pause, and not against the clock while no person is there."""
        row, match = self.ledger.row, self.ledger.match
        if row.state != "playing" or match is None:
            return False
        people = persons(row)
        return match.deadline is None or not people or not self.present.isdisjoint(people)

    @property
    def is_timed(self) -> bool:
        """Whether clocks run: never in a lesson, where one has all the time in the world."""
        return self.is_live and not self.ledger.row.lesson

    # -- What changes it -----------------------------------------------------------------------------------------

    async def keep(
        self,
        events: list[Told],
        stored: Callable[[int], None] | None = None,
        quip: Quip | None = None,
        **fields: object,
    ) -> None:
        """The match has gone on: write it down, then tell everybody. If it cannot be written, it has not happened.
        `stored` is called in between, with the number of the news to come: nobody waits for what others are shown.
        `quip` is what the one who moved says of it."""
        self.clocks.see(self.match.deadline, self.clock.now())
        await self.ledger.record(events, clocks=self.clocks.left(self.clock.now()), **fields)
        self.services.figures.decisions += 1
        if stored is not None:
            stored(self.reconnect.number + 1)
        self.requests.drop("undo")
        self.publish(with_stand=True, told=events, films=await self._filmed(events), quip=quip)
        self.go_on()

    async def change(self, *notes: Told, **fields: object) -> None:
        """Something about the table has changed, but not the match."""
        await self.ledger.change(notes, **fields)
        self.publish()
        self.go_on()

    def heard(self, match: Match, seat: int | None) -> list[Told]:
        """What the rules told of the last move, for the story."""
        return told(match.events, match.position, int(self.clock.wall()), seat)

    def go_on(self) -> None:
        """Let time and bots do what they have to do next."""
        match = self.ledger.match
        now = self.clock.now()
        if match is not None:
            if match.question is not self._question:
                self._question, self.asked_at = match.question, match.count
                if match.question is None or not match.question.counts_from_sending:
                    self.offered.forget()
            self.clocks.see(match.deadline, now)
            self._let_watch(match)
        self.keep_time()
        self.services.tell(self.ledger.row)
        self.when_changed()

    async def refresh(self) -> None:
        """After a failed write, stand again where the store stands, and show that to everybody."""
        if not self.ledger.is_stale:
            return
        await self.ledger.read()
        self.clocks = Clocks(self.ledger.row.clocks)
        self.requests = Requests()
        self._question = self._alarm = None
        self.offered.forget()
        self.reconnect.start_over()
        for connection in list(self.connections):
            connection.look_up(self.ledger.row)
            self.reconnect.welcome(connection)
        self.go_on()

    def stand_still(self) -> None:
        """Something could not be written: until it is known what lasts, nothing happens by itself."""
        self._alarm = None
        self.clocks.run(self.clock.now(), 0.0)

    async def keep_clocks(self) -> None:
        """Write down what is left of the clocks, if they run."""
        if self.clocks.are_running and not self.ledger.is_stale:
            left = self.clocks.left(self.clock.now())
            if left:
                await self.ledger.change(clocks=left)

    # -- Time ----------------------------------------------------------------------------------------------------

    @property
    def farthest(self) -> float:
        """How long a frame takes from the client that is farthest away, of those who may act."""
        waiting = () if self.ledger.match is None else self.ledger.match.waiting
        trips = [each.half_trip for each in self.connections if not set(waiting).isdisjoint(each.seats)]
        return min(max(trips, default=0.0), FARTHEST)

    def due(self, connection: Connection) -> float:
        """When a command that has just come in is to be done. In a race it waits until one that was sent at the same
        time from farther away would be here; so what counts is when it was sent."""
        now = self.clock.now()
        match = self.ledger.match
        if match is not None and match.question is not None and match.question.counts_from_sending:
            now += max(0.0, self.farthest - connection.half_trip)
        connection.last_due = max(now, connection.last_due)
        return connection.last_due

    def keep_time(self) -> None:
        """Let the time of the match pass as fast as it should now."""
        speed = self.tempo() if self.is_timed else 0.0
        if self.clocks.speed != speed:
            self.clocks.run(self.clock.now(), speed)
        if self.ledger.match is not None:
            self._set_alarm(self.ledger.match)

    def _set_alarm(self, match: Match) -> None:
        end = None if match.deadline is None else self.clocks.end(match.deadline.key)
        if match.deadline is None or end is None:
            self._alarm = None
        elif self._alarm != (match.deadline.key, end):
            self._alarm = (match.deadline.key, end)
            self.agenda.add(partial(self._expire, *self._alarm), end)

    async def _expire(self, key: str, end: float) -> None:
        """A deadline passes, if nothing has stopped it meanwhile. A distant player may have answered in time."""
        if self._alarm != (key, end):
            return
        last = end + self.farthest
        if self.clock.now() < last:
            self.agenda.add(partial(self._expire, key, end), last)
            return
        self._alarm = None
        self.match.expire(key)
        await self.keep(self.heard(self.match, None))

    # -- What everybody is told ----------------------------------------------------------------------------------

    def publish(
        self,
        with_stand: bool = False,
        but: Connection | None = None,
        told: Sequence[Told] = (),
        films: Mapping[int | None, list[Beat]] = NO_FILMS,
        quip: Quip | None = None,
    ) -> None:
        """Tell everybody (`but` one) what has changed since the last time; the same bytes to all who look from the same
        seat. What was `told` of a move comes with its beats."""
        start = self.reconnect.told()
        number, table_news = self.reconnect.number, self._row_news()
        requests = self.requests_shown()
        requests_news = requests if requests != self._requests_sent else None
        self._requests_sent = requests
        note = self.note_shown()
        note_news = note if note != self._note_sent else None
        self._note_sent = note
        quip = quip or self._quip(told)
        made: dict[tuple[int | None, ...], bytes] = {}
        met: dict[int | None, list[str]] = {}
        match = self.ledger.match if with_stand else None
        if match is not None:
            self._let_watch(match)
        for connection in [each for each in self.connections if each is not but]:
            look = (connection.face, *connection.others)
            if look not in made:
                face = connection.face
                log, back = self.ledger.story.since(start, face)
                beats = films.get(face, [])
                stand = self._stand(match, connection) if match is not None else NOTHING if with_stand else None
                if face not in met:
                    met[face] = self._newly_met(face, start)
                news = News(number, log, table_news, back, stand, requests_news, beats, met[face], note_news, quip)
                made[look] = _encode(news)
            connection.number = number
            connection.send(made[look])

    @property
    def story(self) -> Story:
        """Everything that was told here."""
        return self.ledger.story

    def requests_shown(self) -> list[Request]:
        """What seats ask the others for."""
        return self.requests.shown()

    def row_shown(self) -> msgspec.Raw:
        """The table as lists show it."""
        return msgspec.Raw(_encode(shown(self.ledger.row, self.present)))

    def _row_news(self) -> msgspec.Raw | None:
        """The same where it says something new to those who sit here. That the match goes on they see in the stand."""
        row = shown(self.ledger.row, self.present)
        lasting = msgspec.structs.replace(row, waiting=[], position=0, changed=0, scene=None)
        if lasting == self._table_sent:
            return None
        self._table_sent = lasting
        return msgspec.Raw(_encode(row))

    def stand_shown(self, connection: Connection) -> msgspec.Raw:
        """The stand as this client sees it; null when there is none."""
        match = self.ledger.match
        if match is None:
            return NOTHING
        self._let_watch(match)
        return self._stand(match, connection)

    def _stand(self, match: Match, connection: Connection) -> msgspec.Raw:
        """The same of a match that knows who looks."""
        face = connection.face
        lesson = self.ledger.row.lesson
        clock = None if lesson else self.clocks.shown(match.deadline, self.clock.now())
        try:
            if face is not None and face in match.waiting and match.question and match.question.counts_from_sending:
                self.offered.show(face, match.count, match.offers(face))
            stand = stand_of(match, face, self.ledger.row.undo, clock, connection.others)
            if match.title.seals:
                self.meetings.see(face, met_in_stand(match.title, stand))
            if lesson:
                # Moves are not taken back one by one: a step is.
                stand = msgspec.structs.replace(stand, undo=Message("table-lesson-back"), redo=False)
            stand = msgspec.structs.replace(stand, until=until(self.ledger.row), orders=self.orders_shown(face))
            self._seen[face] = view = msgspec.Raw(_encode(stand.view))
            return msgspec.Raw(_encode(msgspec.structs.replace(stand, view=view)))
        except Exception:
            # A title that cannot draw its own position must not silence the table: the others still see theirs.
            LOG.exception("table %s cannot be shown from seat %s", in_log(self.ledger.row.id), face)
            self.services.figures.faults += 1
            return NOTHING

    def _let_watch(self, match: Match) -> None:
        """The match keeps what there is to see for those who look, and nothing where nobody does."""
        faces = {connection.face for connection in self.connections}
        match.watch(faces)
        self.meetings.keep(faces)
        for face in self._seen.keys() - faces:
            del self._seen[face]

    def met_shown(self, face: int | None) -> list[str]:
        """All sealed messages that this face has come to, in the story or by what it is shown. Others who look from
        there have been told of them."""
        self._newly_met(face, 0)
        return sealed_among(self.match.title, self.meetings.of(face)) if self.ledger.match else []

    def _newly_met(self, face: int | None, start: int) -> list[str]:
        """Those that are new to it, where the story was this long when it was told last."""
        match = self.ledger.match
        if match is None or not match.title.seals:
            return []
        self.meetings.see(face, self.story.met(face, start))
        return sealed_among(match.title, self.meetings.news(face))

    def _quip(self, told: Sequence[Told]) -> Quip | None:
        """What a bot says of what has just happened: never in a lesson, where somebody else speaks."""
        row, match = self.ledger.row, self.ledger.match
        if not told or match is None or row.lesson:
            return None
        try:
            return self._quips.after(row, match, told, self.clock.now())
        except Exception:
            # A voice less; the match goes on.
            LOG.exception("table %s has lost its voices", in_log(row.id))
            self.services.figures.faults += 1
            return None

    def _see(self, face: int | None, view: object) -> None:
        """A view is shown to a face on the way to the stand."""
        title = self.match.title
        if title.seals:
            self.meetings.see(face, met_in(title, view))

    async def _filmed(self, told: Sequence[Told]) -> Mapping[int | None, list[Beat]]:
        """What there is to see of the last move, for everybody who looks. A long film is made in slices, and other
        tables go on in between."""
        match = self.match
        if not told or not match.beats:
            return NO_FILMS
        screen = Screening(match, told, self._seen)
        films: dict[int | None, list[Beat]] = {}
        faces = dict.fromkeys([connection.face for connection in self.connections])
        # One beat for everybody is no long film: to go on with others before its end would only make all of them wait.
        portion = max(SLICE, len(faces) + 1)
        made = 0
        for face in faces:
            films[face] = []
            try:
                for beat in screen.beats(face, partial(self._see, face)):
                    films[face].append(beat)
                    made += 1
                    if made % portion == 0:
                        await asyncio.sleep(0)
            except Exception:
                # The stand shows the result; only the way there is lost.
                LOG.exception("table %s cannot show a move from seat %s", in_log(self.ledger.row.id), face)
                self.services.figures.faults += 1
                films[face] = []
        match.forget_beats()
        return films
