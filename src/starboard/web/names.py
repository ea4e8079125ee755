"""Names that the owner of a server does not want to read there."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from starboard.kernel import StarboardError
from starboard.table.frames import NewTable, SeatWish, TableWish
from starboard.web.answers import NotGranted
from starboard.web.api import NewName

LARGEST_LIST = 1 << 20


class Names:
    """A list of words. A name that has one of them in it is refused, however it is spelled out: capitals, accents,
    blanks and signs between the letters do not matter."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = frozenset(bare for word in words if (bare := _bare(word)))

    def allow(self, name: str) -> bool:
        bare = _bare(name) if self._words else ""
        return not any(word in bare for word in self._words)

    def check(self, body: object) -> None:
        """`NotGranted` where a request brings a name that is not wanted."""
        if self._words and not all(map(self.allow, _names_in(body))):
            raise NotGranted(400, "web-name-refused")


def unwanted_names(environ: Mapping[str, str]) -> tuple[str, ...]:
    """The words in the file that STARBOARD_NAMES names, one a line; what follows a # is a comment. `StarboardError`
    where it cannot be read."""
    given = environ.get("STARBOARD_NAMES", "")
    if not given:
        return ()
    try:
        with Path(given).open("rb") as file:
            text = file.read(LARGEST_LIST + 1).decode("utf-8-sig")
        if len(text) > LARGEST_LIST:
            raise ValueError
    except (OSError, ValueError):
        raise StarboardError("web-names-unreadable", file=given[:200]) from None
    return tuple(word for line in text.splitlines() if (word := line.partition("#")[0].strip()))


def _bare(name: str) -> str:
    """Small letters and digits alone."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def _names_in(body: object) -> Iterator[str]:
    if isinstance(body, NewName | NewTable | TableWish | SeatWish) and body.name:
        yield body.name
    if isinstance(body, NewTable):
        yield from (seat.name for seat in body.seats if seat.name)
