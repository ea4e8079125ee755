"""What every handler has at hand, and who is calling."""

import asyncio
import hmac
import secrets
from hashlib import sha256

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from starboard.speech import plain
from starboard.table import Caller, Hall
from starboard.table.frames import LONGEST_NAME
from starboard.web.bans import Bans
from starboard.web.metrics import Metrics
from starboard.web.names import Names
from starboard.web.rates import Rates
from starboard.web.seal import Seal
from starboard.web.settings import Settings

PLAYER, DOOR = "starboard", "starboard-door"
"""The two cookies, and what they are signed for."""
A_YEAR = 365 * 24 * 3600
PASSWORDS_A_SECOND, MOST_PASSWORDS = 0.2, 6
EVERYBODY = "everybody"
PASSWORDS_OF_ALL_A_SECOND, MOST_PASSWORDS_OF_ALL = 2, 100
RECORDS_A_SECOND, MOST_RECORDS = 0.5, 10
ANALYSES_A_SECOND, MOST_ANALYSES = 1 / 30, 10
TABLES_A_SECOND, MOST_TABLES = 5, 60
CODES_A_SECOND, MOST_CODES = 1 / 600, 4
CODES_OF_ALL_A_SECOND, MOST_CODES_OF_ALL = 0.1, 30
LONGEST_KEY = 100


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a browser belongs to: a random id, and what the player wants to be called."""

    id: str
    name: str = ""


class Desk:
    """The parts of one server."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.metrics = Metrics()
        self.records = Rates(RECORDS_A_SECOND, MOST_RECORDS)
        self.analyses = Rates(ANALYSES_A_SECOND, MOST_ANALYSES)
        self.tables = Rates(TABLES_A_SECOND, MOST_TABLES)
        self.codes = Rates(CODES_A_SECOND, MOST_CODES)
        """Of e-mails that strangers have sent to an address, and of all of them together."""
        self.codes_of_all = Rates(CODES_OF_ALL_A_SECOND, MOST_CODES_OF_ALL)
        self.own_lock = asyncio.Lock()
        """What people fill in of their own is changed by one at a time."""
        self.bans = Bans(hall.banned)
        self.names = Names(settings.unwanted_names)
        self._seal = Seal(settings.secret)
        self._passwords = Rates(PASSWORDS_A_SECOND, MOST_PASSWORDS)
        self._passwords_of_all = Rates(PASSWORDS_OF_ALL_A_SECOND, MOST_PASSWORDS_OF_ALL)
        # Signed into the pass, so that a new password voids the passes of the old one.
        self._door = sha256(b"door\0" + settings.password.encode()).digest()

    # -- Players -------------------------------------------------------------------------------------------------

    def player_of(self, connection: HTTPConnection) -> Player | None:
        """The player whose cookie came with a request, if it is one of ours."""
        data = self._seal.open(PLAYER, connection.cookies.get(PLAYER, ""))
        try:
            return msgspec.json.decode(data, type=Player) if data is not None else None
        except msgspec.MsgspecError:
            return None

    def caller_of(self, connection: HTTPConnection, player: Player | None) -> Caller:
        """Who asks: the player, and the key that came as a bearer token."""
        kind, _, key = connection.headers.get("authorization", "").partition(" ")
        keys = (key.strip(),) if kind.lower() == "bearer" and 0 < len(key) <= LONGEST_KEY else ()
        # One that was chosen before the owner thought of it is not used any more.
        name = player.name if player is not None and self.names.allow(player.name) else ""
        return Caller(player.id if player else "", name, keys)

    def remember(self, answer: Response, connection: HTTPConnection, player: Player) -> None:
        """Have the browser keep who its player is."""
        sealed = self._seal.close(PLAYER, msgspec.json.encode(player))
        self._set_cookie(answer, connection, PLAYER, sealed)

    # -- The door ------------------------------------------------------------------------------------------------

    def has_entered(self, connection: HTTPConnection) -> bool:
        """Whether the caller has given the server's password, or none is required."""
        if not self.settings.password:
            return True
        known = self._seal.open(DOOR, connection.cookies.get(DOOR, ""))
        return known is not None and hmac.compare_digest(known, self._door)

    def is_password(self, given: str) -> bool:
        """Whether this is the password; takes the same time for every wrong one of the same length."""
        return hmac.compare_digest(given.encode(), self.settings.password.encode())

    def may_try(self, address: str, now: float) -> bool:
        """Whether this address may try a password once more."""
        return self._passwords.take(address, now) and self._passwords_of_all.take(EVERYBODY, now)

    def let_in(self, answer: Response, connection: HTTPConnection) -> None:
        """Give the browser its pass."""
        self._set_cookie(answer, connection, DOOR, self._seal.close(DOOR, self._door))

    def _set_cookie(self, answer: Response, connection: HTTPConnection, name: str, value: str) -> None:
        secure = connection.url.scheme in {"https", "wss"} or any(o.startswith("https:") for o in self.settings.origins)
        answer.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)


def new_player(name: str = "") -> Player:
    """Somebody who was never here before."""
    return Player(secrets.token_urlsafe(16), clean_name(name))


def clean_name(name: str) -> str:
    """A name on one line, without what could disturb those who read it."""
    return " ".join(plain(name).split())[:LONGEST_NAME]
