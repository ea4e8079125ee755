"""Reads the file of a lesson and checks all of it: every move is legal, every place is drawn, every text is there in
all languages. What is wrong is said with file, line and field: found later, it would be found by a learner.
"""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from starboard.content import BadContent, line_of, read_text, read_toml
from starboard.kernel import (
    Arg,
    BadRecord,
    Match,
    Message,
    Move,
    Record,
    Title,
    begin,
    read_record,
)
from starboard.kernel.errors import Refused, RulesBroken
from starboard.kernel.line import AnyLine
from starboard.lessons.cast import cast_of
from starboard.lessons.conditions import figure, holds, seen
from starboard.lessons.patterns import Pattern, fits_one
from starboard.lessons.shape import Kind, Meets, WrittenLesson, WrittenStep
from starboard.speech import LANGUAGES, messages_of, texts_of

OVER = ""
"""What is asked when the match is over."""
LARGEST = 200


class Take(msgspec.Struct, frozen=True):
    """One move of a step: what will do, what the record has, and the question that it answers."""

    patterns: tuple[Pattern, ...]
    line: int
    ask: str


class Step(msgspec.Struct, frozen=True):
    """A note, checked."""

    id: str
    at: int
    ask: str
    """The question that the learner is asked there; `OVER` at the end of the match."""
    takes: tuple[Take, ...]
    free: bool
    meets: Meets | None
    look: tuple[str, ...]
    text: str
    no: str
    """The answer to a wrong try; empty: the common one."""
    after: str
    """What is said once it is done; empty: nothing."""
    wrong: tuple[tuple[Pattern, str], ...]
    args: dict[str, str]
    speaker: str
    quick: bool
    """Whether what leads to it is shown in a few seconds."""

    @property
    def is_note(self) -> bool:
        """Whether there is nothing to do but to go on."""
        return not self.takes and not self.free


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that can be given."""

    id: str
    title: str
    kind: Kind
    order: int
    minutes: int
    start: int
    seat: int
    bot: str
    persons: tuple[str, ...]
    words: str
    record: Record
    asks: tuple[str, ...]
    """For each line of the record, the question that its seat was asked."""
    steps: tuple[Step, ...]


class _Pages:
    """A file of a lesson, for saying what is wrong in it."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        self.text = read_text(folder, name)

    def wrong(self, place: str, what: str, field: str, found: object, **more: Arg) -> BadContent:
        """The complaint about a field, with its line; `what` is the message that says it."""
        line = line_of(self.text, f"{place}.{field}")
        args: dict[str, Arg] = {"place": place, "field": field, "found": str(found)[:LARGEST], **more}
        return BadContent(what, file=self.name, line=line, **args)


def load_lesson(title: Title[Any], folder: Traversable, name: str) -> Lesson:
    """The lesson in the file `name`. `BadContent` with file, line and field when it cannot be given."""
    pages = _Pages(folder, name)
    written = read_toml(folder, name, WrittenLesson)
    record = _record(title, folder, pages, written)
    seats, lines = record.header.seats, len(record.lines)
    for field, found, most in (("seat", written.seat, seats - 1), ("start", written.start, lines)):
        if found > most:
            raise pages.wrong("$", "contents-lesson-range", field, found, least=0, most=most)
    _check_cast(title, pages, written, seats)
    return _Reader(title, pages, written, record).lesson(name.removesuffix(".toml"))


def _check_cast(title: Title[Any], pages: _Pages, written: WrittenLesson, seats: int) -> None:
    """Those who sit and speak are in the cast."""
    known = {one.id for one in cast_of(title).persona} | {""}
    if len(written.persons) > seats:
        raise pages.wrong("$", "contents-lesson-persons", "persons", len(written.persons), most=seats)
    named = [("$", "persons", who) for who in written.persons] + [("$", "speaker", written.speaker)]
    named += [(f"$.step[{number}]", "speaker", step.speaker) for number, step in enumerate(written.step)]
    for place, field, who in named:
        if who not in known:
            raise pages.wrong(place, "contents-lesson-nobody", field, who, wanted=", ".join(sorted(known - {""})))


def _record(title: Title[Any], folder: Traversable, pages: _Pages, written: WrittenLesson) -> Record:
    """The record that the file names, read and not yet played."""
    data = read_text(folder, written.record).encode()
    try:
        record = read_record(data, lambda id: title)
    except BadRecord as why:
        raise _in_record(written.record, why.line, why.message) from why
    if record.header.title != title.id:
        raise pages.wrong("$", "contents-lesson-title", "record", record.header.title, wanted=title.id)
    return record


def _in_record(file: str, line: int, reason: Message) -> BadContent:
    return BadContent("contents-lesson-record", file=file, line=line, reason=reason)


class _Reader:
    """Plays the record once from its beginning, and checks each step at its position."""

    def __init__(self, title: Title[Any], pages: _Pages, written: WrittenLesson, record: Record) -> None:
        self._title = title
        self._pages = pages
        self._written = written
        self._record = record
        self._seat = written.seat
        self._known = {language: _ids(title, language, written.words) for language in LANGUAGES}
        self._asks: list[str] = []
        self._steps: list[Step] = []

    def lesson(self, id: str) -> Lesson:
        """Everything, or `BadContent`."""
        written, record = self._written, self._record
        self._check_order()
        self._check_texts()
        self._play()
        return Lesson(
            id=id,
            title=self._title.id,
            kind=written.kind,
            order=written.order,
            minutes=written.minutes,
            start=written.start,
            seat=written.seat,
            bot=written.bot,
            persons=tuple(written.persons),
            words=written.words,
            record=record,
            asks=tuple(self._asks),
            steps=tuple(self._steps),
        )

    def _check_order(self) -> None:
        """Steps come in the order of the record, and are named once."""
        last, lines, seen_ids = self._written.start, len(self._record.lines), set[str]()
        for number, step in enumerate(self._written.step):
            place = f"$.step[{number}]"
            if not last <= step.at <= lines:
                raise self._pages.wrong(place, "contents-lesson-range", "at", step.at, least=last, most=lines)
            if step.id in seen_ids:
                raise self._pages.wrong(place, "contents-lesson-twice", "id", step.id)
            seen_ids.add(step.id)
            last = step.at
        if not self._written.step:
            raise self._pages.wrong("$", "contents-lesson-range", "step", 0, least=1, most=lines)

    # -- Words ---------------------------------------------------------------------------------------------------

    def _check_texts(self) -> None:
        words = self._written.words
        for id in (f"{words}-title", f"{words}-about"):
            self._text("$", "words", id)
        for number, step in enumerate(self._written.step):
            place = f"$.step[{number}]"
            self._text(place, "id", f"{words}-{step.id}")
            for end in ("no", "after"):
                if any(f"{words}-{step.id}-{end}" in known for known in self._known.values()):
                    self._text(place, "id", f"{words}-{step.id}-{end}")
            for id in step.wrong.values():
                self._text(place, "wrong", id)

    def _text(self, place: str, field: str, id: str) -> None:
        for language, known in self._known.items():
            if id not in known:
                raise self._pages.wrong(place, "contents-lesson-text", field, id, language=language)

    def _there(self, id: str) -> str:
        """The id of a text, if there is one of that name."""
        return id if id in self._known[LANGUAGES[0]] else ""

    # -- The record ----------------------------------------------------------------------------------------------

    def _play(self) -> None:
        """Follow the record line by line, with the steps of each position before the line is played."""
        match, rest = self._begin(), list(enumerate(self._written.step))
        steps: list[tuple[int, WrittenStep, str]] = []
        for number in range(len(self._record.lines) + 1):
            while rest and rest[0][1].at == number:
                place, step = rest.pop(0)
                steps.append((place, step, self._at_position(match, place, step)))
            if number < len(self._record.lines):
                self._follow(match, number)
        self._check_end(match)
        self._steps = [self._step(place, step, ask) for place, step, ask in steps]

    def _begin(self) -> Match:
        header = self._record.header
        if header.rules != self._title.version:
            said = Message(
                "kernel-record-older-rules",
                {"title": self._title.id, "rules": header.rules, "now": self._title.version, "line": 1},
            )
            raise _in_record(self._written.record, 1, said)
        return begin(self._title, header, listening=False)

    def _follow(self, match: Match, number: int) -> None:
        line = self._record.lines[number]
        self._asks.append(ask_of(match, line.seat) if line.seat is not None else OVER)
        try:
            match.follow(line)
        except (Refused, RulesBroken) as why:
            # The header is the first line of the file.
            reason = Message("contents-lesson-move", {"move": _spelled(line), "reason": why.message})
            raise _in_record(self._written.record, number + 2, reason) from why

    def _check_end(self, match: Match) -> None:
        end = self._record.end
        # Not the digest: a state with a new field is no other match to a learner.
        if end is not None and end.outcome != match.outcome:
            raise _in_record(
                self._written.record,
                len(self._record.lines) + 2,
                Message("kernel-record-differs", {"line": len(self._record.lines) + 2}),
            )

    def _at_position(self, match: Match, number: int, step: WrittenStep) -> str:
        """Check what depends on the position; the question that the learner is asked there, or next."""
        place = f"$.step[{number}]"
        for look in step.look:
            if not self._title.has_place(match.state, self._seat, look):
                raise self._pages.wrong(place, "contents-lesson-place", "look", look, at=step.at)
        for name, way in step.args.items():
            if figure(seen(match, self._seat), way) is None:
                raise self._pages.wrong(place, "contents-lesson-figure", "args", f"{name} = {way}")
        if step.meets is not None:
            self._check_meets(match, place, step)
        if match.over:
            return OVER
        return ask_of(match, self._seat) if self._seat in match.waiting else "?"

    def _check_meets(self, match: Match, place: str, step: WrittenStep) -> None:
        """The move of the record meets the condition."""
        meets = step.meets
        assert meets is not None
        if meets.least is None and meets.most is None:
            raise self._pages.wrong(place, "contents-lesson-bounds", "meets", meets.see)
        tried = match.fork()
        for line in self._record.lines[step.at :]:
            tried.follow(line)
            if line.seat == self._seat:
                break
        found = figure(seen(tried, self._seat), meets.see)
        if found is None:
            raise self._pages.wrong(place, "contents-lesson-figure", "meets", meets.see)
        if not holds(tried, self._seat, meets):
            raise self._pages.wrong(place, "contents-lesson-meets", "meets", f"{meets.see} = {found}")

    # -- Steps ---------------------------------------------------------------------------------------------------

    def _step(self, number: int, step: WrittenStep, ask: str) -> Step:
        words, place = self._written.words, f"$.step[{number}]"
        takes = self._takes(place, number, step)
        if ask == "?":
            ask = takes[0].ask if takes else self._next_ask(step.at)
        wrong = tuple((self._pattern(place, "wrong", text), id) for text, id in step.wrong.items())
        return Step(
            id=step.id,
            at=step.at,
            ask=takes[0].ask if takes else ask,
            takes=takes,
            free=step.free,
            meets=step.meets,
            look=tuple(step.look),
            text=f"{words}-{step.id}",
            no=self._there(f"{words}-{step.id}-no"),
            after=self._there(f"{words}-{step.id}-after"),
            wrong=wrong,
            args=step.args,
            speaker=step.speaker or self._written.speaker,
            quick=step.quick,
        )

    def _takes(self, place: str, number: int, step: WrittenStep) -> tuple[Take, ...]:
        """The moves of a step, each with the line of the record that makes it."""
        following = self._written.step[number + 1 :]
        end = following[0].at if following else len(self._record.lines)
        own = [line for line in range(step.at, len(self._record.lines)) if self._record.lines[line].seat == self._seat]
        takes: list[Take] = []
        for count, given in enumerate(step.take):
            patterns = tuple(
                self._pattern(place, "take", text) for text in ([given] if isinstance(given, str) else given)
            )
            if count >= len(own) or own[count] >= max(end, step.at + 1):
                raise self._pages.wrong(place, "contents-lesson-no-line", "take", given, wanted=len(step.take))
            line = own[count]
            if not fits_one(patterns, moves_of(self._record.lines[line])):
                raise self._pages.wrong(
                    place, "contents-lesson-take", "take", given, recorded=_spelled(self._record.lines[line]), at=line
                )
            takes.append(Take(patterns, line, self._asks[line]))
        return tuple(takes)

    def _pattern(self, place: str, field: str, text: str) -> Pattern:
        pattern = Pattern(text)
        wanted = pattern.trouble(self._title)
        if wanted:
            raise self._pages.wrong(place, "contents-lesson-pattern", field, text, wanted=wanted)
        return pattern

    def _next_ask(self, at: int) -> str:
        """What the learner is asked next after this position."""
        lines = self._record.lines
        return next((self._asks[line] for line in range(at, len(lines)) if lines[line].seat == self._seat), OVER)


def ask_of(match: Match, seat: int | None) -> str:
    """The question that this seat hears: its id, by which a lesson finds its way."""
    return OVER if match.question is None else match.question.heard_by(seat).prompt


def moves_of(line: AnyLine) -> Sequence[Move]:
    """The moves of a line of the log."""
    if line.moves is not None:
        return line.moves
    return () if line.move is None else (line.move,)


def _spelled(line: AnyLine) -> str:
    """A line as a lesson would write it."""
    said = []
    for move in moves_of(line):
        values = (str(getattr(move, name)) for name in move.__struct_fields__)
        said.append(" ".join((str(move.__struct_config__.tag), *values)))
    return ", ".join(said)[:LARGEST] or str(line.expired)


def _ids(title: Title[Any], language: str, words: str) -> frozenset[str]:
    """The messages of a title in a language that a lesson may say."""
    word = words.partition("-")[0]
    texts = texts_of(language, word, title)
    return frozenset(id for text in texts for id, _ in messages_of(text))
