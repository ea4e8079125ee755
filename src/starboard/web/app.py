"""The server as an ASGI application: all its routes, and what surrounds them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from starboard.kernel import Message
from starboard.kernel.own_tables import Draft, Verdict
from starboard.lessons import Sat
from starboard.rulebook import RuleFound, RuleText
from starboard.table import Hall
from starboard.table.analyses import AnalysisStand
from starboard.table.frames import (
    Joined,
    Lists,
    NewTable,
    NoticesRow,
    NoticesWish,
    Opened,
    PastNote,
    Row,
    Seated,
    SeatWish,
    Stand,
    TableWish,
)
from starboard.table.lesson_tables import LessonRow, PuzzleRow
from starboard.web import lobby, own, tables, told
from starboard.web.answers import JSON, NEVER_KEEP, Printed, failure
from starboard.web.api import (
    Advice,
    Bots,
    Combination,
    Knock,
    LessonWish,
    MailCode,
    Me,
    Meeting,
    NewDevice,
    NewMail,
    NewName,
    OldDevice,
    PlayOn,
    Reading,
    RuleSearch,
    StopLink,
    Ticket,
    TitleRow,
    ToldAt,
)
from starboard.web.desk import Desk
from starboard.web.endpoint import Endpoint, Plain, routes
from starboard.web.forward import Forward
from starboard.web.guard import Guard, address_of
from starboard.web.live import Live
from starboard.web.openapi import description
from starboard.web.pages import Pages
from starboard.web.settings import Settings

LARGEST_RECORD = 8 << 20
CLIENT_PAGES = (
    "/",
    "/t/{table}",
    "/t/{table}/at/{position}",
    "/t/{table}/again",
    "/watch",
    "/records",
    "/help",
    "/stop",
    "/learn",
    "/learn/{title}",
    "/own/{title}",
    "/own/{title}/{own}",
)
TABLE = "/api/tables/{table:name}"
OWN = "/api/titles/{title}/own"
BIG = own.LARGEST_OWN
PLAIN_TEXT = Plain("text/plain")

ENDPOINTS = (
    Endpoint("GET", "/api/me", "Who I am.", lobby.who_am_i, Me, open=True),
    Endpoint("POST", "/api/me", "What I want to be called.", lobby.call_me, Me, NewName, open=True),
    Endpoint("GET", "/api/me/told", "Where I am told.", told.told_at, ToldAt),
    Endpoint("PUT", "/api/me/told/device", "Tell this device.", told.add_device, ToldAt, NewDevice),
    Endpoint("DELETE", "/api/me/told/device", "Tell it no more.", told.drop_device, ToldAt, OldDevice),
    Endpoint("PUT", "/api/me/told/mail", "Send a code to this mailbox.", told.ask_mail, ToldAt, NewMail),
    Endpoint("POST", "/api/me/told/mail", "Here is the code.", told.confirm_mail, ToldAt, MailCode),
    Endpoint("POST", "/api/stop", "Stop all messages to me.", told.stop, told.Stopped, StopLink, open=True),
    Endpoint("POST", "/api/stop/{token}", "The same for mail programs.", told.stop_by_mail, told.Stopped, open=True),
    Endpoint("POST", "/api/enter", "Give the server's password.", lobby.enter, Me, Knock, open=True),
    Endpoint("GET", "/api/titles", "Which games there are.", lobby.titles, list[TitleRow]),
    Endpoint("GET", "/api/titles/{title}/printed", "What is printed on the components.", lobby.printed, Any),
    Endpoint("POST", "/api/titles/{title}/cast", "Who will play the bots.", lobby.cast, list[Sat], Bots),
    Endpoint("POST", "/api/titles/{title}/advice", "What to know of a table.", lobby.advice, Advice, Combination),
    Endpoint("GET", "/api/puzzle", "The puzzle of the day.", tables.puzzle, list[PuzzleRow]),
    Endpoint("GET", "/api/titles/{title}/lessons", "What there is to learn.", tables.lessons, list[LessonRow]),
    Endpoint("POST", "/api/titles/{title}/lessons/{lesson}", "Take a lesson.", tables.learn, Opened, LessonWish, 201),
    Endpoint("GET", OWN, "What people fill in of their own.", own.shelf, own.OwnShelf),
    Endpoint("POST", OWN, "Begin to fill one in.", own.create_own, own.OwnOpen, own.OwnName, 201),
    Endpoint("POST", f"{OWN}-import", "Bring a packed one.", own.import_own, own.OwnOpen, Plain(own.ZIP), 201, BIG),
    Endpoint("GET", f"{OWN}/{{own:name}}", "One of these, to be filled in.", own.open_own, own.OwnOpen),
    Endpoint("PUT", f"{OWN}/{{own:name}}", "Keep what was filled in.", own.keep_own, own.OwnKept, Draft, largest=BIG),
    Endpoint("DELETE", f"{OWN}/{{own:name}}", "Throw one away.", own.remove_own, own.OwnShelf),
    Endpoint("POST", f"{OWN}/{{own:name}}/check", "What is wrong.", own.check_own, Verdict, Draft, largest=BIG),
    Endpoint("GET", f"{OWN}/{{own:name}}/packed", "One as a file.", own.export_own, Plain(own.ZIP)),
    Endpoint("GET", "/api/words/{language}/{word}", "Messages in a language.", lobby.words, PLAIN_TEXT),
    Endpoint("GET", "/api/rules/{language}/{id}", "A numbered rule in a language.", lobby.rule, RuleText),
    Endpoint(
        "POST", "/api/rules/{language}", "Rules with these words.", lobby.search_rules, list[RuleFound], RuleSearch
    ),
    Endpoint("POST", "/api/tables", "Open a table.", tables.open_table, Opened, NewTable, 201),
    Endpoint("GET", "/api/tables", "My tables, and those that anyone may watch.", tables.tables, Lists),
    Endpoint("GET", TABLE, "A table.", tables.table, Row),
    Endpoint("PUT", TABLE, "Change a table before the start.", tables.change_table, Row, TableWish),
    Endpoint("POST", f"{TABLE}/start", "Start the match.", tables.start, Row),
    Endpoint("POST", f"{TABLE}/join", "Sit down.", tables.join, Joined, Ticket),
    Endpoint("PUT", TABLE + "/seats/{seat:number}", "Change who holds a seat.", tables.change_seat, Seated, SeatWish),
    Endpoint("POST", TABLE + "/seats/{seat:number}/stand-in", "Call in a bot for somebody.", tables.stand_in, Row),
    Endpoint("POST", f"{TABLE}/rematch", "Open a table for another match.", tables.rematch, Opened, status=201),
    Endpoint("GET", f"{TABLE}/notices", "Where a table tells what happens.", tables.notices, NoticesRow),
    Endpoint("PUT", f"{TABLE}/notices", "Have it told elsewhere.", tables.tell_elsewhere, NoticesRow, NoticesWish),
    Endpoint("POST", f"{TABLE}/archive", "Put a table away.", tables.archive, Row),
    Endpoint("POST", f"{TABLE}/leave", "Play on from a lesson.", tables.leave_lesson, Opened, status=201),
    Endpoint("GET", TABLE + "/at/{position:number}", "A past position.", tables.stand_at, Stand, query="seat"),
    Endpoint("POST", f"{TABLE}/onward", "Play on from a position.", tables.play_on, Opened, PlayOn, 201),
    Endpoint("GET", f"{TABLE}/analysis", "How far its analysis is.", tables.analysis, AnalysisStand),
    Endpoint("POST", f"{TABLE}/analysis", "Look at the match again.", tables.analyse, AnalysisStand),
    Endpoint("DELETE", f"{TABLE}/analysis", "Wait for it no more.", tables.leave_analysis, AnalysisStand),
    Endpoint("GET", f"{TABLE}/notes", "The notes of a lesson so far.", tables.notes, list[PastNote]),
    Endpoint("POST", f"{TABLE}/words", "Sealed messages that play has come to.", tables.read, PLAIN_TEXT, Reading),
    Endpoint("POST", f"{TABLE}/printed", "What is printed on what was met.", tables.sealed_prints, Any, Meeting),
    Endpoint("GET", f"{TABLE}/record", "The record of a match.", tables.record, Plain(tables.RECORD)),
    Endpoint("POST", f"{TABLE}/export", "A match that is under way.", tables.take_along, Plain(tables.RECORD)),
    Endpoint(
        "POST",
        "/api/records",
        "Look at a record, or go on with an exported match.",
        tables.bring_record,
        Opened,
        Plain(tables.RECORD),
        201,
        largest=LARGEST_RECORD,
    ),
)


def create_app(hall: Hall, settings: Settings) -> ASGIApp:
    """The server. The hall wakes up when the server starts, and sleeps when it stops."""
    desk = Desk(hall, settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with hall:
            warming = asyncio.create_task(asyncio.to_thread(lobby.warm_up))
            yield
            await warming

    pages = Pages(settings.static)
    described = Printed(msgspec.json.encode(description(ENDPOINTS)), JSON)

    async def openapi(request: Request) -> Response:
        return described.answer(request)

    async def metrics(request: Request) -> Response:
        return _metrics(desk, request)

    async def health(request: Request) -> Response:
        return _health(hall.is_sound)

    app = Starlette(
        routes=[
            *routes(ENDPOINTS, desk),
            WebSocketRoute(f"{TABLE}/live", Live(desk).serve),
            Route("/api/openapi.json", openapi),
            Route("/health", health),
            Route("/metrics", metrics),
            *(Route(path, pages.index) for path in CLIENT_PAGES),
        ],
        exception_handlers={HTTPException: _http_failure, Exception: _fault},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    # Not a route: one that matches every path would hide which methods the others take.
    app.router.default = pages.anything_else
    served: ASGIApp = Forward(app, desk) if hall.is_shared else app
    return Guard(served, desk.metrics, frozenset(settings.hosts), frozenset(settings.origins))


def _health(is_sound: bool) -> Response:
    """A server that is not sure of its tables should be sent nobody."""
    headers = {"cache-control": NEVER_KEEP}
    return PlainTextResponse("ok" if is_sound else "no database", 200 if is_sound else 503, headers)


def _metrics(desk: Desk, request: Request) -> Response:
    """The figures of the server. Where a password is required, a program gives it as a bearer token."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not desk.has_entered(request) and not (
        desk.may_try(address_of(request.scope), monotonic()) and desk.is_password(given)
    ):
        return failure(401, Message("web-password-wanted"))
    text = desk.metrics.text(desk.hall.figures())
    return PlainTextResponse(text, headers={"cache-control": NEVER_KEEP}, media_type="text/plain; version=0.0.4")


async def _http_failure(request: Request, why: Exception) -> Response:
    """What Starlette turns down by itself: a method that does not exist."""
    assert isinstance(why, HTTPException)
    answer = failure(why.status_code, Message("web-wrong-method"))
    answer.headers.update(why.headers or {})
    return answer


async def _fault(request: Request, why: Exception) -> Response:
    """A fault of ours; the guard writes it down."""
    return failure(500, Message("web-fault"))
