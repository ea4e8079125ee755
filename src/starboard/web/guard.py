"""What surrounds every request: who may ask from where, how often, and which headers an answer carries.

Whatever goes wrong inside, a client gets one message, and the log gets the details. The log has paths, never queries,
bodies, cookies or keys.
"""

import logging
import re
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard import kernel
from starboard.web.answers import failure
from starboard.web.metrics import Metrics
from starboard.web.rates import Rates

LOG = logging.getLogger("starboard.web")
ACCESS = logging.getLogger("starboard.access")

SAFE_METHODS = frozenset({"GET", "HEAD"})
REQUESTS_A_SECOND, MOST_AT_ONCE = 50, 300
LONGEST_LOGGED = 120
STOP = "/stop/"
"""Behind it an address of a mail program has its token."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: frozenset[str], origins: frozenset[str]) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = hosts
        self._origins = origins
        self._rates = Rates(REQUESTS_A_SECOND, MOST_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        exchange = _Exchange(scope, send)
        try:
            objection = self._objection(scope)
            if objection is None:
                await self._app(scope, receive, exchange.send)
            else:
                # As a refusal of the handshake it reaches the program on the other side, though not its page.
                await failure(*objection)(scope, receive, exchange.send)
        except Exception:
            LOG.exception("a fault of Starboard while it answered %s", exchange.line)
            await exchange.give_up(receive)
        finally:
            if scope["type"] == "http":
                self._metrics.requests[exchange.status] += 1
            ACCESS.info("%s %d %.0f ms", exchange.line, exchange.status, exchange.milliseconds)

    def _objection(self, scope: Scope) -> tuple[int, kernel.Message] | None:
        """Why this request is not even looked at: the status and the words."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._hosts and _name_of(host) not in self._hosts:
            # Otherwise anybody's page could point its own name at this machine and speak to it as if it were ours.
            return 421, kernel.Message("web-wrong-host")
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            # A program that is not a browser has none, and nobody else's cookies either.
            if origin is not None and origin not in self._origins and not _same_host(origin, host):
                return 403, kernel.Message("web-wrong-origin")
        if not self._rates.take(address_of(scope), monotonic()):
            self._metrics.too_many += 1
            return 429, kernel.Message("web-too-many")
        return None


class _Exchange:
    """One request and what became of it."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope, self._send = scope, send
        self._start = monotonic()
        self.status = 0
        """0 until an answer has begun; then the one that was given, 101 for an accepted socket."""

    @property
    def line(self) -> str:
        """Method and path for the log, without what could disturb it. Anybody who knows the whole name of a table may
        look on there, so the log has only its beginning."""
        if STOP in self._scope["path"]:
            # Sought in what was decoded, so that no other spelling of the path gets by.
            return self._said("/api/stop/*")
        raw = self._scope.get("raw_path") or self._scope["path"].encode()
        path = re.sub(rb"[^!-~]", b"?", raw.partition(b"?")[0])[:LONGEST_LOGGED].decode("ascii")
        path = re.sub(r"(/(?:t|api/tables)/[^/]*)-[^/-]*", r"\1-*", path)
        return self._said(path)

    def _said(self, path: str) -> str:
        return f"{address_of(self._scope)} {self._scope.get('method', 'LIVE')} {path}"

    @property
    def milliseconds(self) -> float:
        return (monotonic() - self._start) * 1000

    async def send(self, message: Message) -> None:
        """Pass on what the application answers, with our headers on top."""
        if message["type"] in {"http.response.start", "websocket.http.response.start"}:
            self.status = message["status"]
            MutableHeaders(scope=message).update(HEADERS)
        elif message["type"] == "websocket.accept":
            self.status = 101
        elif message["type"] == "websocket.close" and not self.status:
            self.status = 403
        await self._send(message)

    async def give_up(self, receive: Receive) -> None:
        """After a fault: one message, if nothing was said yet; else nothing more."""
        if not self.status:
            await failure(500, kernel.Message("web-fault"))(self._scope, receive, self.send)
        elif self.status == 101:
            await self._send({"type": "websocket.close", "code": 1011})


def address_of(scope: Mapping[str, object]) -> str:
    """Whom a limit is for: the address of the client, or the network of its household where addresses are plenty."""
    client = scope.get("client")
    name = str(client[0]) if isinstance(client, tuple | list) and client else "-"
    try:
        address = ip_address(name)
    except ValueError:
        return name[:64]
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return name


def _same_host(origin: str, host: str) -> bool:
    """Whether an origin names the machine and port that the request went to; "null" names none."""
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(place) and place == host.lower()


def _name_of(host: str) -> str:
    """A Host header without its port."""
    return re.sub(r":[0-9]*$", "", host).lower()
