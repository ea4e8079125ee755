"""Requests about tables. What is allowed is decided in `starboard.table`; here it is only passed on."""

import re
from time import monotonic
from typing import Any

import msgspec
from starlette.responses import Response

from starboard.kernel import Title, title_names
from starboard.table.analyses import AnalysisStand
from starboard.table.frames import Joined, Lists, NoticesRow, Opened, PastNote, Row, Seated
from starboard.table.lesson_tables import LessonRow, PuzzleRow
from starboard.web.answers import JSON, NEVER_KEEP, NotGranted
from starboard.web.endpoint import Call
from starboard.web.guard import address_of
from starboard.web.rates import Rates
from starboard.web.texts import sealed_text

RECORD = "application/x-ndjson"


async def open_table(call: Call) -> Opened:
    _check(call, call.desk.tables)
    return await call.desk.hall.create(call.caller, call.body)


async def tables(call: Call) -> Lists:
    return await call.desk.hall.lists(call.caller)


async def table(call: Call) -> Row:
    return await call.desk.hall.row(call.caller, call.table)


async def change_table(call: Call) -> Row:
    return await call.desk.hall.change(call.caller, call.table, call.body)


async def start(call: Call) -> Row:
    return await call.desk.hall.start(call.caller, call.table)


async def join(call: Call) -> Joined:
    return await call.desk.hall.join(call.caller, call.table, call.body.key)


async def change_seat(call: Call) -> Seated:
    return await call.desk.hall.seat(call.caller, call.table, call.request.path_params["seat"], call.body)


async def stand_in(call: Call) -> Row:
    return await call.desk.hall.stand_in(call.caller, call.table, call.request.path_params["seat"])


async def rematch(call: Call) -> Opened:
    _check(call, call.desk.tables)
    return await call.desk.hall.rematch(call.caller, call.table)


async def notices(call: Call) -> NoticesRow:
    return await call.desk.hall.notices(call.caller, call.table)


async def tell_elsewhere(call: Call) -> NoticesRow:
    # Each sends a message to somebody else's server.
    _check(call, call.desk.records)
    return await call.desk.hall.tell_elsewhere(call.caller, call.table, call.body)


async def archive(call: Call) -> Row:
    return await call.desk.hall.archive(call.caller, call.table)


async def lessons(call: Call) -> list[LessonRow]:
    return await call.desk.hall.school.lessons(call.caller, _title(call))


async def puzzle(call: Call) -> list[PuzzleRow]:
    return await call.desk.hall.school.puzzle(call.caller)


async def learn(call: Call) -> Opened:
    _check(call, call.desk.tables)
    return await call.desk.hall.school.learn(
        call.caller, _title(call), call.request.path_params["lesson"], call.body.again
    )


async def leave_lesson(call: Call) -> Opened:
    _check(call, call.desk.tables)
    return await call.desk.hall.school.leave_lesson(call.caller, call.table)


def _title(call: Call) -> str:
    name: str = call.request.path_params["title"]
    if name not in title_names():
        raise NotGranted(404, "web-no-such-title")
    return name


async def notes(call: Call) -> list[PastNote]:
    return await call.desk.hall.looking_back.notes(call.caller, call.table)


async def stand_at(call: Call) -> Response:
    seat = call.request.query_params.get("seat", "")
    if seat and not re.fullmatch("[0-9]{1,2}", seat):
        raise NotGranted(400, "web-wrong-seat")
    position = call.request.path_params["position"]
    stand = await call.desk.hall.looking_back.at(call.caller, call.table, position, int(seat) if seat else None)
    return Response(stand, headers={"cache-control": NEVER_KEEP}, media_type=JSON)


async def play_on(call: Call) -> Opened:
    # The match is replayed up to there, and what is hidden may have to be drawn many times.
    _check(call, call.desk.tables)
    return await call.desk.hall.looking_back.play_on(call.caller, call.table, call.body.position, call.body.seat)


async def analysis(call: Call) -> AnalysisStand:
    return await call.desk.hall.analyses.look(call.caller, call.table)


async def analyse(call: Call) -> AnalysisStand:
    # Nothing else takes as long.
    _check(call, call.desk.analyses)
    return await call.desk.hall.analyses.ask(call.caller, call.table)


async def leave_analysis(call: Call) -> AnalysisStand:
    return await call.desk.hall.analyses.leave(call.caller, call.table)


async def read(call: Call) -> Response:
    """Of the messages that are asked for, those that the caller has come to, and those beside them."""
    title, ids = await _met(call)
    text = sealed_text(call.body.language, title, dict.fromkeys(one for id in ids for one in (id, *title.beside(id))))
    if not text:
        raise NotGranted(404, "web-no-such-words")
    return Response(text, headers={"cache-control": NEVER_KEEP}, media_type="text/plain")


async def sealed_prints(call: Call) -> Response:
    """What is printed on the components of these names, as far as the caller has come to them."""
    title, ids = await _met(call)
    prints = {id: found for id in ids if (found := title.sealed_print(id)) is not None}
    return Response(msgspec.json.encode(prints), headers={"cache-control": NEVER_KEEP}, media_type=JSON)


async def _met(call: Call) -> tuple[Title[Any], list[str]]:
    """The title, and those of the ids that are asked for that the caller has come to."""
    title, met = await call.desk.hall.looking_back.met(call.caller, call.table, call.body.at)
    return title, [id for id in dict.fromkeys(call.body.ids) if id in met]


async def record(call: Call) -> Response:
    data = await call.desk.hall.looking_back.record(call.caller, call.table)
    headers = {"cache-control": NEVER_KEEP, "content-disposition": 'attachment; filename="starboard-record.jsonl"'}
    return Response(data, headers=headers, media_type=RECORD)


async def take_along(call: Call) -> Response:
    # All of it is read and written down.
    _check(call, call.desk.records)
    data = await call.desk.hall.looking_back.take_along(call.caller, call.table)
    headers = {"cache-control": NEVER_KEEP, "content-disposition": 'attachment; filename="starboard-match.jsonl"'}
    return Response(data, headers=headers, media_type=RECORD)


async def bring_record(call: Call) -> Opened:
    # A record is played through before it is believed, which may take a while.
    _check(call, call.desk.records)
    return await call.desk.hall.looking_back.bring(call.caller, call.body)


def _check(call: Call, rates: Rates) -> None:
    """Requests that last, or take long, are limited more strictly than the rest."""
    if not rates.take(address_of(call.request.scope), monotonic()):
        call.desk.metrics.too_many += 1
        raise NotGranted(429, "web-too-many")
