"""One server, from its first moment to its last: the socket, the log, and a clean end on Ctrl-C."""

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from starboard.kernel import StarboardError
from starboard.web.garbage import keep_tidy
from starboard.web.live import LARGEST_FRAME

SECONDS_TO_FINISH = 5
SECONDS_KEPT_OPEN = 30
BACKLOG = 2048


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. `StarboardError` says why it cannot."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):
        raise StarboardError("web-no-such-host", host=host[:80]) from None
    try:
        if hasattr(socket, "SO_REUSEADDR") and hasattr(signal, "SIGKILL"):
            # On Windows this would let two servers have one port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as why:
        listener.close()
        if why.errno == errno.EADDRINUSE:
            raise PortTaken("web-port-taken", port=str(port)) from None
        if why.errno == errno.EACCES:
            raise StarboardError("web-port-forbidden", port=str(port)) from None
        raise StarboardError("web-no-such-host", host=host[:80]) from None
    return listener


class PortTaken(StarboardError):
    """Another program listens there."""


def address_of(listener: socket.socket) -> str:
    """Where a browser finds a server on this machine that listens there."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def serve(app: ASGIApp, listener: socket.socket, ready: Callable[[], None], *, behind_proxy: bool) -> None:
    """Serve until Ctrl-C or SIGTERM; calls `ready` once requests are answered. Returns when everything is saved."""
    config = uvicorn.Config(
        app,
        http="h11",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        timeout_keep_alive=SECONDS_KEPT_OPEN,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    # uvicorn ends cleanly and then raises the signal again, which is no failure here.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        _Server(config, ready).run([listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tidying = asyncio.create_task(keep_tidy())
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tidying.cancel()
        await super().shutdown(sockets)


def write_logs(*, everything: bool) -> None:
    """Log to standard error: warnings, and with `everything` a line for each request."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(_brief)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("starboard").setLevel(logging.INFO if everything else logging.WARNING)


def _brief(record: logging.LogRecord) -> bool:
    """Whether to write this down. That the bytes of a stranger are no text is worth a line, but no traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name == "uvicorn.error" and isinstance(error, UnicodeError):
        record.exc_info = None
    # The same once more, from a connection that was already closing.
    return not (record.name == "asyncio" and error is not None and isinstance(error.__context__, UnicodeError))
