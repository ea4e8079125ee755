"""E-mail through the server for outgoing mail that the owner of this one has named. It may stall: it has threads of its
own, and everything has a time limit."""

import asyncio
import re
import smtplib
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from starboard.kernel import StarboardError
from starboard.notices.beside import beside
from starboard.notices.post import NotTaken

SECONDS = 10.0
"""How long the server may take for a word, and"""
SECONDS_IN_ALL = 20.0
"""for a letter, with waiting for those before it."""
READY = 220
PORTS = {"smtp": 587, "smtps": 465}
AT_ONCE = 2
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class BadMail(StarboardError):
    """No address of a mailbox."""


class Outlet(NamedTuple):
    """The server for outgoing mail, and who we are there."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    stop: str = ""
    """Where a mail program can stop all of it in one press; empty: there is nothing to stop."""


def checked_address(given: str) -> str:
    """An address to which mail can go. `BadMail` where it is none."""
    if len(given) > LONGEST_ADDRESS or not ADDRESS.fullmatch(given):
        raise BadMail("table-notices-no-mail")
    return given


def outlet_of(environ: Mapping[str, str]) -> Outlet | None:
    """What STARBOARD_SMTP and STARBOARD_MAIL_FROM say: `smtp[s]://[user:password@]name[:port]`. None without them;
    `StarboardError` where they make no sense. The password is not repeated."""
    given, sender = environ.get("STARBOARD_SMTP", ""), environ.get("STARBOARD_MAIL_FROM", "")
    if not given:
        return None
    try:
        parts = urlsplit(given)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise StarboardError("table-notices-smtp-malformed") from None
    if not port or not parts.hostname or parts.path.strip("/") or not ADDRESS.fullmatch(sender):
        raise StarboardError("table-notices-smtp-malformed")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Outlet(parts.scheme, parts.hostname, port, user, password, sender)


class _Call(smtplib.SMTP):
    """Talks with the server, until somebody hangs up."""

    _is_over = False

    def hang_up(self) -> None:
        """Listen no longer, from any thread. A server that is still being called will not be listened to either."""
        self._is_over = True
        if self.sock is not None:
            with suppress(OSError):
                self.sock.shutdown(socket.SHUT_RDWR)

    def getreply(self) -> tuple[int, bytes]:
        if self._is_over:
            raise smtplib.SMTPServerDisconnected("hung up")
        return super().getreply()


class _SecureCall(_Call, smtplib.SMTP_SSL):
    """The same, secret from its first word."""


class Mailer:
    """Hands letters over, a few at once."""

    def __init__(self, outlet: Outlet) -> None:
        self._outlet = outlet
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def send(self, letter: Letter) -> None:
        """`NotTaken` where the letter is not taken in time."""
        server = self._server()
        try:
            async with asyncio.timeout(SECONDS_IN_ALL), self._gate:
                await beside("starboard-mail", partial(self._send, server, letter))
        except TimeoutError:
            raise NotTaken("no answer in time", again=True) from None
        finally:
            # A server that goes on saying a little for ever is not listened to any longer.
            server.hang_up()

    def _server(self) -> _Call:
        """The server, before it is called."""
        if self._outlet.scheme == "smtps":
            return _SecureCall(timeout=SECONDS, context=ssl.create_default_context())
        return _Call(timeout=SECONDS)

    def _send(self, server: _Call, letter: Letter) -> None:
        try:
            with server:
                self._greet(server)
                server.send_message(_written(letter, self._outlet.sender))
        except smtplib.SMTPResponseException as why:
            raise NotTaken(f"it answers {why.smtp_code}", again=why.smtp_code < 500) from None
        except smtplib.SMTPRecipientsRefused as why:
            codes = [code for code, _ in why.recipients.values()]
            raise NotTaken(f"it answers {codes}", again=all(code < 500 for code in codes)) from None
        except (OSError, smtplib.SMTPException, EOFError) as why:
            raise NotTaken(f"no answer: {type(why).__name__}", again=True) from None

    def _greet(self, server: smtplib.SMTP) -> None:
        outlet = self._outlet
        # By its name its certificate is checked.
        server._host = outlet.host  # type: ignore[attr-defined]
        code, said = server.connect(outlet.host, outlet.port)
        if code != READY:
            raise smtplib.SMTPConnectError(code, said)
        server.ehlo()
        # A password never travels open.
        if outlet.scheme == "smtp" and (outlet.user or server.has_extn("starttls")):
            server.starttls(context=ssl.create_default_context())
        if outlet.user:
            server.login(outlet.user, outlet.password)


def _written(letter: Letter, sender: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"] = f"Starboard <{sender}>", letter.to
    mail["Subject"] = " ".join(letter.subject.split())
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.partition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter.text)
    return mail
