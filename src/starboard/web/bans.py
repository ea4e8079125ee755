"""Players whom the owner of the server does not want."""

from collections.abc import Awaitable, Callable
from time import monotonic

from starboard.web.answers import NotGranted

SECONDS_KNOWN = 3.0
"""For how long the list is believed before it is read again."""


class Bans:
    """The list, read again now and then while somebody asks for something."""

    def __init__(self, read: Callable[[], Awaitable[frozenset[str]]]) -> None:
        self._read = read
        self._banned: frozenset[str] = frozenset()
        self._until = 0.0

    async def check(self, player: str) -> None:
        """`NotGranted` for somebody who is on it."""
        if monotonic() >= self._until:
            # Others who ask meanwhile make do with the list as it was.
            self._until = monotonic() + SECONDS_KNOWN
            self._banned = await self._read()
        if player in self._banned:
            raise NotGranted(403, "web-banned")
