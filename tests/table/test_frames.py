"""The frames of a table are what their structs say, the pieces that were encoded before included."""

import asyncio
from typing import Any

import msgspec

from starboard.table.frames import News, Row, Welcome
from table.scenes import ADA, BOB, house


def pieces(frame: dict[str, Any]) -> dict[str, Any]:
    """The pieces of a frame that were encoded before, each read as what it is said to hold."""
    shape = {"welcome": Welcome, "news": News}[frame["type"]]
    info = msgspec.inspect.type_info(shape)
    assert isinstance(info, msgspec.inspect.StructType)
    assert frame.keys() - {"type"} <= {field.name for field in info.fields}
    read: dict[str, Any] = {}
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
        shapes = [kind.extra["holds"] for kind in kinds if isinstance(kind, msgspec.inspect.Metadata) and kind.extra]
        if shapes and field.name in frame:
            read[field.name] = msgspec.convert(frame[field.name], type=shapes[0])
    return read


def test_every_piece_of_a_frame_is_what_it_is_said_to_hold(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "open", start=False)
            early = await here.enter(opened, ADA)
            await here.hall.join(BOB, opened.table.id, opened.keys["1"])
            await here.hall.start(ADA, opened.table.id)
            await here.settle()
            for _ in range(6):
                if early.stand["moves"]:
                    await early.play()
            await here.settle()
            [welcome] = [pieces(frame) for frame in early.welcomes()]
            assert welcome.keys() == {"table", "log", "stand"}
            assert (type(welcome["table"]), welcome["stand"]) == (Row, None)
            news = [pieces(frame) for frame in early.frames if frame["type"] == "news"]
            assert any("stand" in one and one["stand"].moves for one in news)
            assert any(one["log"] for one in news)

    asyncio.run(scene())
