"""Which sealed messages each face of a live table has come to, so that clients are told what they may ask for."""

from collections.abc import Collection, Iterator
from typing import Any

from starboard.kernel import Caption, Message, Stake, Title, ids_of, met_in
from starboard.table.frames import Stand


def met_in_stand(title: Title[Any], stand: Stand) -> set[str]:
    """The ids of all messages that a stand shows: in its view, in the question and beside the moves."""
    found = met_in(title, stand.view)
    if stand.question is not None:
        found.update(ids_of(stand.question.prompt))
    for legal in stand.moves:
        for message in said_of_move(legal.caption, legal.stake):
            found.update(ids_of(message))
    return found


def said_of_move(caption: Caption, stake: Stake | None) -> Iterator[Message]:
    """What is said beside a move: what it is called, what its chances assume and what would change them."""
    yield caption.message
    if stake is not None:
        if stake.assumes is not None:
            yield stake.assumes
        yield from (one.message for one in stake.how)


def sealed_among(title: Title[Any], ids: Collection[str]) -> list[str]:
    """Those of these messages that the title keeps sealed, in order."""
    return sorted(filter(title.is_sealed, ids)) if title.seals else []


class Meetings:
    """What was shown to each face since somebody has been looking from there."""

    def __init__(self) -> None:
        self._met: dict[int | None, set[str]] = {}
        self._fresh: dict[int | None, set[str]] = {}
        """What a face has not been told of in news."""

    def see(self, face: int | None, ids: set[str]) -> None:
        """These messages are shown to a face."""
        met = self._met.setdefault(face, set())
        self._fresh.setdefault(face, set()).update(ids - met)
        met |= ids

    def of(self, face: int | None) -> set[str]:
        """The ids of all messages that a face was shown."""
        return self._met.get(face, set())

    def news(self, face: int | None) -> set[str]:
        """Those that it was shown since this was asked last."""
        return self._fresh.pop(face, set())

    def keep(self, faces: Collection[int | None]) -> None:
        """Forget what was shown to faces from which nobody looks any more."""
        for face in self._met.keys() - faces:
            del self._met[face]
            self._fresh.pop(face, None)
