"""The client: the files of its build, and the one page that all addresses of the client show."""

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from starboard.kernel import Message
from starboard.speech import FALLBACK, Speech
from starboard.web.answers import ASK_AGAIN, FOREVER, NEVER_KEEP, Printed, failure

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets/"
"""Names in this folder carry a hash of what is in the file, so what was fetched once is good forever."""

FILE_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Pages:
    """Serves the built client from a folder. Files are read once, and again when the client is rebuilt."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._read: dict[str, tuple[int, Printed]] = {}

    async def anything_else(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers what no route does."""
        if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
            await self._file(Request(scope))(scope, receive, send)
        else:
            await failure(404, Message("web-no-such-page"))(scope, receive, send)

    def _file(self, request: Request) -> Response:
        """A file of the client; for a browser that looks for a page, the client itself, which says that there is none.
        For everybody else one message."""
        name = request.url.path.removeprefix("/")
        found = self._find(name) if name != INDEX else None
        if found is not None:
            return found.answer(request)
        if "text/html" in request.headers.get("accept", "") and not name.startswith(("api/", HASHED)):
            return self._index(request, 404)
        return failure(404, Message("web-no-such-page"))

    async def index(self, request: Request) -> Response:
        """The page of the client."""
        return self._index(request, 200)

    def _index(self, request: Request, status: int) -> Response:
        found = self._find(INDEX)
        if found is None:
            speech = Speech(_language_of(request))
            return PlainTextResponse(speech.say(Message("web-no-client")), 503, {"cache-control": NEVER_KEEP})
        return found.answer(request, status)

    def _find(self, name: str) -> Printed | None:
        file = self._folder / name
        kind = KINDS.get(file.suffix)
        if kind is None or not FILE_NAME.fullmatch(name):
            return None
        try:
            changed = file.stat().st_mtime_ns
            known = self._read.get(name)
            if known is None or known[0] != changed:
                known = self._read[name] = (changed, Printed(file.read_bytes(), kind, _keeping(name)))
        except OSError:
            return None
        return known[1]


def _keeping(name: str) -> str:
    if name == INDEX:
        return NEVER_KEEP
    return FOREVER if name.startswith(HASHED) else ASK_AGAIN


def _language_of(request: Request) -> str:
    """The first language that the browser asks for."""
    return request.headers.get("accept-language", FALLBACK)[:2].lower()
