"""E-mail through the server for outgoing mail that the owner of this one has named. It may stall: it has threads of its
own, and everything has a time limit."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from starboard.kernel import StarboardError
from starboard.notices.post import NotTaken

SECONDS = 10.0
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


class Mailer:
    """Hands letters over, a few at once."""

    def __init__(self, outlet: Outlet) -> None:
        self._outlet = outlet
        self._threads = ThreadPoolExecutor(AT_ONCE, "starboard-mail")

    async def send(self, letter: Letter) -> None:
        """`NotTaken` where the letter is not taken."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)

    def close(self) -> None:
        # One that stalls ends by its time limit; nobody waits for it.
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _send(self, letter: Letter) -> None:
        try:
            with self._connected() as server:
                server.send_message(_written(letter, self._outlet.sender))
        except smtplib.SMTPResponseException as why:
            raise NotTaken(f"it answers {why.smtp_code}", again=why.smtp_code < 500) from None
        except smtplib.SMTPRecipientsRefused as why:
            codes = [code for code, _ in why.recipients.values()]
            raise NotTaken(f"it answers {codes}", again=all(code < 500 for code in codes)) from None
        except (OSError, smtplib.SMTPException, EOFError) as why:
            raise NotTaken(f"no answer: {type(why).__name__}", again=True) from None

    def _connected(self) -> smtplib.SMTP:
        outlet, context = self._outlet, ssl.create_default_context()
        if outlet.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(outlet.host, outlet.port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(outlet.host, outlet.port, timeout=SECONDS)
            server.ehlo()
            # A password never travels open.
            if outlet.user or server.has_extn("starttls"):
                server.starttls(context=context)
        if outlet.user:
            server.login(outlet.user, outlet.password)
        return server


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
