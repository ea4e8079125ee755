"""What the owner of a server has said about messages to single players."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from starboard.kernel import StarboardError
from starboard.notices.book import Book
from starboard.notices.mail import Mailer, outlet_of
from starboard.notices.receivers import Receivers, receivers_of
from starboard.store import EventStore

if TYPE_CHECKING:
    from starboard.notices.push import Pusher


def book_of(environ: Mapping[str, str], store: EventStore, secret: bytes, home: str) -> Book | None:
    """How players are told, from STARBOARD_PUSH, STARBOARD_SMTP and STARBOARD_MAIL_FROM; None without them.
    `StarboardError` where they make no sense, or where nobody has said how people know this server."""
    services, outlet = receivers_of(environ, "STARBOARD_PUSH"), outlet_of(environ)
    if not services.names and outlet is None:
        return None
    if not home:
        raise StarboardError("table-notices-no-home")
    pusher = _pusher(services, secret, home) if services.names else None
    return Book(store, secret, home, pusher, Mailer(outlet) if outlet is not None else None)


def _pusher(services: Receivers, secret: bytes, home: str) -> "Pusher":
    try:
        from starboard.notices.push import Pusher
    except ImportError:
        raise StarboardError("table-notices-push-missing") from None
    return Pusher(services, secret, home)
