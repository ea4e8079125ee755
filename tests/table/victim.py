"""A server that is made to be killed: it plays matches over a database, and says what it has acknowledged.

`python victim.py` starts one for each line that it reads, which names a database, and waits for its end. Each is a
process of its own, forked off so that it need not load everything again. It says `born` with its id; then it opens six
tables, or goes on with those that are there, and says `up`. For everything that clients are told it prints a line: the
table, how many lines the log has, and a fingerprint of what an onlooker sees. Once it is gone, `dead` is said, with its
status.
"""

import asyncio
import os
import sys
from hashlib import sha256
from random import Random

import msgspec

import starboard.store.postgres
from starboard.kernel import find_title
from starboard.store import open_store
from starboard.table import Caller, Connection, Hall, HallSettings
from starboard.table.frames import NewTable, SeatWish

PLAYER = Caller("p-victim", "Victim")
BOT, HERE = SeatWish("bot", "hasty"), SeatWish("here")
TABLES = [[HERE, HERE]] * 3 + [[BOT, BOT], [BOT, HERE], [BOT, HERE, BOT]]
OPTIONS = {"rounds": 200, "clock": 5}


def say(*words: object) -> None:
    """Print a line, all of it or nothing: death may come at any time."""
    os.write(sys.stdout.fileno(), f"{' '.join(map(str, words))}\n".encode())


def fingerprint(view: object) -> str:
    return sha256(msgspec.json.encode(view)).hexdigest()[:16]


async def play(connection: Connection, rng: Random) -> None:
    """Play all seats that are ours at this table, with whatever is allowed."""
    async for data in connection:
        frame = msgspec.json.decode(data)
        stand = frame.get("stand")
        if stand is None:
            continue
        mine = [seat for seat in connection.seats if seat in stand["waiting"]]
        if mine and connection.face not in mine:
            connection.take(msgspec.json.encode({"type": "face", "id": 1, "seat": rng.choice(mine)}))
        elif stand["moves"]:
            count = stand["question"]["least"]
            moves = [legal["move"] for legal in rng.sample(stand["moves"], count)]
            answer = {"type": "answer", "id": stand["count"], "moves": moves, "at": stand["count"]}
            if rng.random() < 0.1 and stand["undo"] is None:
                answer = {"type": "undo", "id": stand["count"]}
            connection.take(msgspec.json.encode(answer))


async def tell(connection: Connection) -> None:
    """Say what everybody is told."""
    async for data in connection:
        frame = msgspec.json.decode(data)
        stand = frame.get("stand")
        if stand is not None:
            say(connection_table[connection], stand["count"], fingerprint(stand["view"]))


connection_table: dict[Connection, str] = {}


async def main(where: str) -> None:
    async with Hall(open_store(where), HallSettings(workers=1, bot_delay=0.0)) as hall:
        tables = [row.id for row in (await hall.lists(PLAYER)).mine if row.state == "playing"]
        for seats in TABLES[len(tables) :]:
            opened = await hall.create(PLAYER, NewTable("drift", options=OPTIONS, seats=seats))
            await hall.start(PLAYER, opened.table.id)
            tables.append(opened.table.id)
        work = []
        for number, table in enumerate(tables):
            looking = await hall.connect(Caller(), table, b'{"type":"hello"}')
            connection_table[looking] = table
            work.append(tell(looking))
            work.append(play(await hall.connect(PLAYER, table, b'{"type":"hello"}'), Random(number)))
        say("up")
        await asyncio.gather(*work)


def live(where: str) -> None:
    """One life, in a process of its own."""
    child = os.fork()
    if not child:
        say("born", os.getpid())
        asyncio.run(main(where))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    say("dead", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    # What every life needs: the titles, and the driver of the database.
    find_title("drift")
    assert starboard.store.postgres
    for line in sys.stdin:
        live(line.strip())
