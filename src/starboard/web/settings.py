"""How one server is set up."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from starboard.kernel import StarboardError
from starboard.table import QUICK, USUAL, Effort, HallSettings
from starboard.web.pages import STATIC

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
LONGEST_BOT_DELAY = 60
MOST_ANALYSTS = 64
EFFORTS = {"usual": USUAL, "quick": QUICK}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What `starboard play` and `starboard serve` decide before they start."""

    secret: bytes
    """The key that cookies are signed with."""
    password: str = ""
    """The password for everybody; "" for a server that is open to all who can reach it."""
    hosts: tuple[str, ...] = ()
    """The names by which this server may be called, without port; none: any."""
    origins: tuple[str, ...] = ()
    """Addresses under which browsers know this server where a proxy changes the Host header."""
    static: Path = STATIC
    """Where the built client lies."""
    unwanted_names: tuple[str, ...] = ()
    """Words that no name may contain."""
    own: Path | None = None
    """The data folder, where people may fill in components of their own; None: nobody may."""


def bot_delay_of(environ: Mapping[str, str]) -> float:
    """The seconds in STARBOARD_BOT_DELAY, or the usual ones. `StarboardError` when that is not a time from 0 to 60."""
    given = environ.get("STARBOARD_BOT_DELAY", "")
    if not given:
        return HallSettings().bot_delay
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST_BOT_DELAY:
        raise StarboardError("web-bot-delay-malformed", given=given[:80])
    return seconds


def analysts_of(environ: Mapping[str, str]) -> int:
    """How many processes look again at matches that are over, from STARBOARD_ANALYSTS, or the usual number; 0: none.
    `StarboardError` when that is not a whole number up to 64."""
    given = environ.get("STARBOARD_ANALYSTS", "")
    if not given:
        return HallSettings().analysts
    if not (given.isascii() and given.isdecimal()) or len(given) > 2 or int(given) > MOST_ANALYSTS:
        raise StarboardError("web-analysts-malformed", given=given[:80])
    return int(given)


def effort_of(environ: Mapping[str, str]) -> Effort:
    """How much these try, from STARBOARD_ANALYSIS. `StarboardError` when it is neither `usual` nor `quick`."""
    given = environ.get("STARBOARD_ANALYSIS", "") or "usual"
    if given not in EFFORTS:
        raise StarboardError("web-analysis-malformed", given=given[:80])
    return EFFORTS[given]


def origins_of(environ: Mapping[str, str]) -> tuple[str, ...]:
    """The addresses in STARBOARD_ORIGIN, separated by spaces. `StarboardError` when one is not `https://name[:port]`."""
    given = environ.get("STARBOARD_ORIGIN", "").split()
    for origin in given:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
            raise StarboardError("web-origin-malformed", origin=origin[:80])
    return tuple(given)


def address_for_servers(environ: Mapping[str, str]) -> str:
    """Where the other servers of the same database reach this one, from STARBOARD_ADDRESS; empty where it does not say.
    `StarboardError` when it is not `http://name[:port]`."""
    given = environ.get("STARBOARD_ADDRESS", "").rstrip("/")
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        sound = parts.scheme == "http" and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or given != f"http://{parts.netloc}" or "@" in given:
        raise StarboardError("web-address-malformed", given=given[:80])
    return given
