"""Which messages somebody at a table has come to. What a title keeps sealed is sent to nobody else."""

import re

import msgspec

from starboard.table.core import Core
from starboard.table.rights import Holder
from starboard.table.stand import stand_of

_encode = msgspec.json.Encoder().encode
_SAID = re.compile(rb'"id":"([A-Za-z][\w-]*)"')
"""The id of a message. Names that people give themselves cannot look like it: their quotes are escaped."""
_SHOWN = re.compile(rb'(?<!"called":)"([A-Za-z][\w-]*)"')
"""Any word of a view, which holds nothing that people wrote. What something may be `called` one day is not met yet."""


def shown_in(stand: bytes) -> set[str]:
    """All words in a stand that is looked back at: ids of messages among them."""
    return {id.decode() for id in _SHOWN.findall(stand)}


def met(core: Core, holder: Holder) -> set[str]:
    """The ids of all messages in the log, the view and the open question of somebody's seats, or of an onlooker."""
    row, match = core.ledger.row, core.match
    faces: list[int | None] = [*holder.seats(row)] or [None]
    found: set[bytes] = set()
    for face in faces:
        stand = stand_of(match, face, row.undo)
        found.update(_SAID.findall(core.ledger.story.since(0, face)[0]))
        found.update(_SAID.findall(_encode([stand.moves, stand.question])))
        found.update(_SHOWN.findall(_encode(stand.view)))
    return {id.decode() for id in found}
