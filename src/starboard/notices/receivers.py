"""Which services on the network may be told something. Strangers give us addresses to send to, so only those count that
the owner of the server has listed; everything else stays unsent."""

import asyncio
import re
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from threading import BoundedSemaphore
from typing import NamedTuple
from urllib.parse import urlsplit

from starboard.kernel import StarboardError
from starboard.notices.beside import beside

LONGEST_ADDRESS = 500
PORTS = {"http": 80, "https": 443}
SECONDS_TO_FIND = 5.0
MOST_SOUGHT = 8
"""Names that are looked up at once."""
LONGEST_HOST = 253
HOST = re.compile(r"(\*\.)?([a-z0-9_-]+\.)*[a-z0-9_-]+|[0-9a-f:.]*:[0-9a-f:.]*")
"""What the owner may list: a name, perhaps with all names below it, or a number."""
BELOW = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+")
"""What may stand for the `*.` of a name in the list."""

PUBLIC = IPv6Network("2000::/3")
"""Where all public numbers of the newer kind are."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Stand for numbers of the older kind, where a network has only the newer one."""
NOT_PUBLIC = (IPv4Network("192.0.0.0/24"), IPv6Network("2002::/16"), IPv6Network("3fff::/20"))
"""For translating, tunnels and examples, which Python takes for public in part."""

_free = BoundedSemaphore(MOST_SOUGHT)


class NotListed(StarboardError):
    """Nothing may be sent to such an address."""


class Receiver(NamedTuple):
    """One service of the owner's list."""

    scheme: str
    host: str
    port: int
    is_named_whole: bool
    """Whether scheme and host were listed: then the owner knows where it is, and it may be at home."""

    @property
    def name(self) -> str:
        """The host as it is written in an address."""
        return f"[{self.host}]" if ":" in self.host else self.host


class Address(NamedTuple):
    """Where a message goes."""

    receiver: Receiver
    path: str
    """With the query."""

    @property
    def origin(self) -> str:
        """The address of the service as a whole."""
        scheme, _, port, _ = self.receiver
        name = self.receiver.name
        return f"{scheme}://{name}" if port == PORTS[scheme] else f"{scheme}://{name}:{port}"


class Receivers:
    """The services of the owner's list."""

    def __init__(self, listed: tuple[Receiver, ...] = ()) -> None:
        self._listed = listed

    @property
    def names(self) -> list[str]:
        """What people may choose from."""
        return [receiver.host for receiver in self._listed]

    def find(self, url: str) -> Address:
        """The address that somebody has given. `NotListed` when nothing may be sent there."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise NotListed("table-notices-no-address") from None
        if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url or not parts.hostname:
            raise NotListed("table-notices-no-address")
        for receiver in self._listed:
            host = parts.hostname.lower()
            if (parts.scheme, port) == (receiver.scheme, receiver.port) and _is_under(host, receiver.host):
                if "@" in parts.netloc:
                    continue
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                return Address(receiver._replace(host=host), path)
        if not self._listed:
            raise NotListed("table-notices-no-service")
        raise NotListed("table-notices-not-listed", names=", ".join(dict.fromkeys(self.names)))


def _is_under(host: str, listed: str) -> bool:
    """Whether a host is the one that is listed, or one of those that `*.name` stands for."""
    if not listed.startswith("*."):
        return host == listed
    name = listed.removeprefix("*.")
    below = host.removesuffix(name)
    return len(host) <= LONGEST_HOST and below + name == host and BELOW.fullmatch(below) is not None


async def places_of(receiver: Receiver) -> list[str]:
    """The numbers under which a service is reached now. A public name may not lead into the network at home:
    `NotListed` where it does. `OSError` when nobody knows it."""
    async with asyncio.timeout(SECONDS_TO_FIND):
        places = await _looked_up(receiver.host, receiver.port)
    if not receiver.is_named_whole and not all(is_public(place) for place in places):
        raise NotListed("table-notices-at-home")
    return places


def is_public(place: str) -> bool:
    """Whether this number is one of the public network, and of a single machine there."""
    number = ip_address(place)
    if number.version == 6:
        held = IPv4Address(int(number) & 0xFFFFFFFF) if number in TRANSLATED else number.ipv4_mapped
        if held is not None:
            return is_public(str(held))
        if number not in PUBLIC:
            return False
    return number.is_global and not number.is_multicast and not any(number in network for network in NOT_PUBLIC)


async def _looked_up(host: str, port: int) -> list[str]:
    """The numbers of a name: whoever answers for somebody's name may take long."""
    if not _free.acquire(blocking=False):
        raise OSError("too many names are being looked up")

    def look() -> list[str]:
        try:
            return [str(place[0]) for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except UnicodeError:
            raise OSError("nobody knows the name") from None
        finally:
            _free.release()

    return await beside("starboard-names", look)


def receivers_of(environ: Mapping[str, str], variable: str = "STARBOARD_WEBHOOKS") -> Receivers:
    """The list in a variable, separated by spaces: `name` or `*.name` for HTTPS at a public address, or a whole
    `http[s]://name[:port]`, which may also be at home. `StarboardError` when it is neither."""
    return Receivers(tuple(_listed(given, variable) for given in environ.get(variable, "").split()))


def _listed(given: str, variable: str) -> Receiver:
    try:
        parts = urlsplit(given if "://" in given else f"https://{given}")
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise StarboardError("table-notices-list-malformed", given=given[:80], variable=variable) from None
    sound = (
        parts.scheme in PORTS
        and port
        and parts.hostname
        and HOST.fullmatch(parts.hostname.lower())
        and not parts.path
        and not parts.query
        and not parts.fragment
        and "@" not in parts.netloc
    )
    if not sound or not parts.hostname:
        raise StarboardError("table-notices-list-malformed", given=given[:80], variable=variable)
    return Receiver(parts.scheme, parts.hostname.lower(), port, "://" in given)
