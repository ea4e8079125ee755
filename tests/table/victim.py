"""A server that is made to be killed: it plays matches over a database, and says what it has acknowledged.

`python victim.py DATABASE` opens six tables, or goes on with those that are there. For everything that clients are told
it prints a line: the table, how many lines the log has, and a fingerprint of what an onlooker sees.
"""

import asyncio
import sys
from hashlib import sha256
from random import Random

import msgspec

from starboard.store import open_store
from starboard.table import Caller, Connection, Hall, HallSettings
from starboard.table.frames import NewTable, SeatWish

PLAYER = Caller("p-victim", "Victim")
BOT, HERE = SeatWish("bot", "hasty"), SeatWish("here")
TABLES = [[HERE, HERE]] * 3 + [[BOT, BOT], [BOT, HERE], [BOT, HERE, BOT]]
OPTIONS = {"rounds": 200, "clock": 5}


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
            print(connection_table[connection], stand["count"], fingerprint(stand["view"]), flush=True)


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
        print("up", flush=True)
        await asyncio.gather(*work)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
