"""Fixed sentences instead of a chat."""

import asyncio

from table.scenes import house


def test_a_sentence_reaches_everybody_and_is_in_no_log(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            assert (await ada.ask("say", phrase="well-played"))["type"] == "done"
            frame = await bob.until(lambda frame: frame.get("quip") is not None)
            assert frame["quip"] == {"seat": 0, "message": {"id": "table-say-well-played"}}
            assert bob.log == []

    asyncio.run(scene())


def test_nobody_says_anything_else_or_too_often_or_without_a_seat(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            ada.send("say", phrase="you are all fools")
            refusal = await ada.until(lambda frame: frame["type"] == "refused")
            assert refusal["message"] == {"id": "table-frame-unreadable"}
            assert (await ada.ask("say", phrase="hello"))["type"] == "done"
            assert (await ada.ask("say", phrase="ouch"))["message"] == {"id": "table-say-too-soon"}
            assert (await bob.ask("say", phrase="hello"))["type"] == "done"
            here.clock.pass_by(3)
            assert (await ada.ask("say", phrase="ouch"))["type"] == "done"
            await ada.ask("face", seat=None)
            assert (await ada.ask("say", phrase="ouch"))["message"] == {"id": "table-not-seated"}

    asyncio.run(scene())
