"""Live matches: seats, clocks, undo, reconnecting, onlookers, bots. It knows nothing of HTTP; `docs/protocol.md` says
what is spoken here.

    store = open_store("file or postgresql URL")                 # starboard.store
    async with Hall(store) as hall:                               # wakes the tables where a bot has to move
        opened = await hall.create(caller, NewTable("trucker", seats=[SeatWish("person"), SeatWish("bot")]))
        row = await hall.start(caller, opened.table.id)
        connection = await hall.connect(caller, table_id, b'{"type":"hello",...}')
        connection.take(data)                                     # a frame of the client; never blocks
        async for frame in connection:                            # frames for the client, as bytes of JSON
            ...
        connection.close()                                        # the client has gone

The one who asks is a `Caller`: the id and name of the player's cookie, and the keys that came with the request.

| method of `Hall`, all of them async                | gives                                                |
|----------------------------------------------------|------------------------------------------------------|
| `create(caller, wish: NewTable)`                   | `Opened`: the row, the host key, a key a seat        |
| `lists(caller)`                                    | `Lists`: rows of `mine` and `watch`                  |
| `row(caller, id)`                                  | `Row`                                                |
| `change(caller, id, wish: TableWish)`              | `Row`                                                |
| `start(caller, id)`                                | `Row`                                                |
| `join(caller, id, key)`                            | `Joined`: row, seat (None: as host), key             |
| `seat(caller, id, seat, wish: SeatWish)`           | `Seated`: row, and the new key where one was made    |
| `rematch(caller, id)`                              | `Opened`                                             |
| `archive(caller, id)`                              | `Row`                                                |
| `looking_back.at(caller, id, position, seat=None)` | bytes: the JSON of a stand                           |
| `looking_back.record(caller, id)`                  | bytes: the record                                    |
| `looking_back.bring(caller, data)`                 | `Row` of the finished table that a record became     |
| `looking_back.play_on(caller, id, position)`       | `Opened`: a table of one's own from there            |
| `school.lessons(caller, title)`                    | rows of lessons, and how far the caller has come     |
| `school.learn(caller, title, lesson)`              | `Opened`: the table where it is given                |
| `connect(caller, id, hello: bytes)`                | `Connection`                                         |

What is not allowed raises one of these, each a `StarboardError` with a message: `NoSuchTable` (404), `NotYours` (403),
`NotNow` (409: the table is not in the state for that), `Refused`, `BadOption`, `UnknownTitle`, `BadRecord` and other
kernel errors (400), `StoreError` (503: nothing was done; try again). `connect` raises them too; the socket is then
closed after a `refused` with `"id": null`.

`hall.figures()` gives numbers for a metrics page: live tables, listeners, decisions, bot jobs, dropped listeners.
"""

from starboard.analysis.effort import QUICK, USUAL, Effort
from starboard.bots import bot_names
from starboard.table.clock import Clock, SystemClock
from starboard.table.connection import Connection
from starboard.table.errors import NoSuchTable, NotNow, NotYours
from starboard.table.hall import Hall
from starboard.table.keys import Caller
from starboard.table.settings import HallSettings

__all__ = [
    "QUICK",
    "USUAL",
    "Caller",
    "Clock",
    "Connection",
    "Effort",
    "Hall",
    "HallSettings",
    "NoSuchTable",
    "NotNow",
    "NotYours",
    "SystemClock",
    "bot_names",
]
