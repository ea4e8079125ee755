"""Tables that begin in the middle of a match: one that was left elsewhere, or a lesson that somebody plays on from."""

import msgspec

from starboard.store import EventStore
from starboard.table.frames import Opened
from starboard.table.keys import Caller
from starboard.table.lesson_tables import Prepared
from starboard.table.rights import holder_of, shown


async def set_up(store: EventStore, ready: Prepared, caller: Caller) -> Opened:
    """Put such a table into the store, hidden until all of it is there."""
    await store.create(msgspec.structs.replace(ready.row, state="archived"))
    row = msgspec.structs.replace(ready.row, version=2)
    await store.append(row, ready.lines, ready.snapshot)
    return Opened(shown(row, (), holder_of(caller)), ready.host, ready.keys)
