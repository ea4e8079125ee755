"""A request of the protocol: where it arrives, what it brings, what it gets back. The routes of the server and their
description for programs (`openapi.py`) are made of these."""

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from starboard.kernel import Refused, RulesBroken, StarboardError, Unreadable
from starboard.store import StoreError
from starboard.table import Caller, NoSuchTable, NotNow, NotYours
from starboard.web.answers import JSON, NotGranted, as_json, failure
from starboard.web.desk import Desk, Player, new_player

LARGEST_BODY = 32 << 10
STATUSES: dict[type[StarboardError], int] = {
    NoSuchTable: 404,
    NotYours: 403,
    NotNow: 409,
    RulesBroken: 500,
    Unreadable: 500,
    StoreError: 503,
}
"""How HTTP calls what the table refuses; everything else is a bad request."""


class Number(Convertor[int]):
    """A whole number in a path, of no more digits than any that we have."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


class Name(Convertor[str]):
    """The name of a table in a path. What cannot be one is nothing that a store would have to look for."""

    regex = "[a-z0-9-]{1,64}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("number", Number())
register_url_convertor("name", Name())


class Plain(NamedTuple):
    """A body or an answer that is not JSON."""

    kind: str


class Call:
    """One request, read and known."""

    def __init__(self, desk: Desk, request: Request, body: Any) -> None:
        self.desk = desk
        self.request = request
        self.body = body
        known = desk.player_of(request)
        self.is_new = known is None
        self.player: Player = known or new_player()

    @property
    def caller(self) -> Caller:
        """Who asks, as the table knows people."""
        return self.desk.caller_of(self.request, self.player)

    @property
    def table(self) -> str:
        """The table that the path names."""
        return str(self.request.path_params["table"])


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """One row of the protocol."""

    method: str
    path: str
    about: str
    handle: Handler
    answer: Any
    body: Any = None
    status: int = 200
    largest: int = LARGEST_BODY
    query: str = ""
    """The name of a number that may be in the query."""
    open: bool = False
    """Whether it is answered before the server's password was given."""

    @property
    def name(self) -> str:
        return self.handle.__name__

    @property
    def refusals(self) -> set[int]:
        """Every status of a request that is not granted."""
        found = {403, 421, 429} if self.method != "GET" else {421, 429}
        found |= {400, 413, 415} if self.body is not None else set()
        found |= {400, 404} if "{" in self.path else set()
        found |= {401, 403, 409, 503} if not self.open else set()
        return found

    async def answered(self, desk: Desk, request: Request) -> Response:
        """The answer to a request, either what was asked for or one message why not."""
        try:
            return await self._answer(desk, request)
        except StarboardError as why:
            return failure(status_of(why), why.message, why.rule if isinstance(why, Refused) else "")

    async def _answer(self, desk: Desk, request: Request) -> Response:
        if not self.open and not desk.has_entered(request):
            raise NotGranted(401, "web-password-wanted")
        body = await self._read(request)
        desk.names.check(body)
        call = Call(desk, request, body)
        if not self.open and not call.is_new:
            await desk.bans.check(call.player.id)
        given = await self.handle(call)
        answer = given if isinstance(given, Response) else as_json(given, self.status)
        if self.method != "GET" and call.is_new:
            desk.remember(answer, request, call.player)
        return answer

    async def _read(self, request: Request) -> Any:
        """The body, checked against its type."""
        if self.body is None:
            return None
        kind = self.body.kind if isinstance(self.body, Plain) else JSON
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() not in {kind, JSON}:
            # A form of somebody else's page can send many kinds, but not ours.
            raise NotGranted(415, "web-wrong-kind", kind=kind)
        data = await read_body(request, self.largest)
        if isinstance(self.body, Plain):
            return data
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as why:
            place = re.search(r"at `(\$[^`]{0,80})`", str(why))
            raise NotGranted(400, "web-body-unreadable", place=place[1] if place else "$") from None


def routes(endpoints: Sequence[Endpoint], desk: Desk) -> Iterator[Route]:
    """The routes of Starlette: one for each path, so that it knows all the methods there."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method] = one
    for path, methods in paths.items():
        yield Route(path, partial(_dispatched, desk, methods), methods=list(methods))


async def _dispatched(desk: Desk, methods: dict[str, Endpoint], request: Request) -> Response:
    # A request for the head alone gets the head of the same answer.
    return await methods["GET" if request.method == "HEAD" else request.method].answered(desk, request)


async def read_body(request: Request, largest: int) -> bytes:
    """What the request brings, as long as it is no more than allowed: the rest is not even received."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and (len(length) > 12 or int(length) > largest):
        raise NotGranted(413, "web-body-too-large", most=largest)
    data = bytearray()
    try:
        async for piece in request.stream():
            data += piece
            if len(data) > largest:
                raise NotGranted(413, "web-body-too-large", most=largest)
    except ClientDisconnect:
        raise NotGranted(400, "web-body-unreadable", place="$") from None
    return bytes(data)


def status_of(why: StarboardError) -> int:
    """The status of HTTP for an error."""
    if isinstance(why, NotGranted):
        return why.status
    return next((status for kind, status in STATUSES.items() if isinstance(why, kind)), 400)
