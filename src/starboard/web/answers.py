"""What the server answers over HTTP: JSON, and one message for whatever goes wrong."""

import gzip
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starboard.kernel import Arg, Message, StarboardError

JSON = "application/json"
SMALLEST_PACKED = 1400
"""Bytes: what fits into one packet gains nothing from compression."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NEVER_KEEP = "no-store"


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: a message as everywhere, and the rule behind it or ""."""

    id: str
    args: dict[str, "str | int | Message"] = {}
    rule: str = ""


class Failure(msgspec.Struct, frozen=True):
    """The answer to a request that was not granted."""

    error: Problem


class NotGranted(StarboardError):
    """A request that is turned down, with the status that says how."""

    def __init__(self, status: int, id: str, **args: Arg) -> None:
        super().__init__(id, **args)
        self.status = status


def as_json(value: Any, status: int = 200) -> Response:
    """An answer that no cache keeps: it is meant for the caller, now."""
    return Response(msgspec.json.encode(value), status, {"cache-control": NEVER_KEEP}, JSON)


def failure(status: int, message: Message, rule: str = "") -> Response:
    """One message about what is wrong."""
    said = {name: value for name, value in message.args.items() if isinstance(value, str | int | Message)}
    return as_json(Failure(Problem(message.id, said, rule)), status)


class Printed:
    """Bytes that are the same for everybody and for long: sent packed, and only to those who do not have them yet."""

    def __init__(self, data: bytes, kind: str, keep: str = ASK_AGAIN) -> None:
        self._plain = data
        packed = gzip.compress(data, 9, mtime=0) if len(data) >= SMALLEST_PACKED else data
        # Pictures and fonts are packed already.
        self._packed = packed if len(packed) < 0.9 * len(data) else None
        self._headers = {
            "content-type": kind,
            "etag": f'"{sha256(data).hexdigest()[:32]}"',
            "cache-control": keep,
            "vary": "accept-encoding",
        }

    def answer(self, request: Request, status: int = 200) -> Response:
        """The bytes, or the news that the copy which the client has is still good."""
        known = request.headers.get("if-none-match", "").replace("W/", "").split(",")
        if status == 200 and self._headers["etag"] in map(str.strip, known):
            return Response(status_code=304, headers=self._headers)
        if self._packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self._packed, status, self._headers | {"content-encoding": "gzip"})
        return Response(self._plain, status, self._headers)
