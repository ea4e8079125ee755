"""Bots beside one person say why they act, where all win together."""

import asyncio

import pytest

from starboard.games.vanguard.bots.crew import Crew
from starboard.kernel import Sight
from table.scenes import ADA, Client, Frame, House, house
from table.test_bots import until

OPERATION = {"start": "operation"}
BECAUSE = "vanguard-because-"


async def listen(here: House, client: Client, enough: int) -> list[Frame]:
    """What bots say of their actions, while the person in the first seat plays as a crew would."""
    heard: list[Frame] = []
    read = 0

    async def has_heard() -> bool:
        nonlocal read
        frames = client.frames
        heard.extend(frame["quip"] for frame in frames[read:] if frame.get("quip") is not None)
        read = len(frames)
        if len(heard) >= enough or client.stand["over"]:
            return True
        if 0 in client.stand["waiting"]:
            (live,) = here.hall._awake.live
            chosen = Crew(1).choose(Sight(live.core.match, 0))
            picks = chosen if isinstance(chosen, tuple) else (chosen,)
            await client.ask("answer", picks=picks, at=client.stand["count"])
        return False

    await until(here, has_heard)
    return heard


def test_to_one_person_bots_say_why(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "crew", title="vanguard", options=OPERATION)
            ada = await here.enter(opened, ADA, 0)
            heard = await listen(here, ada, 2)
            assert len(heard) == 2
            for said in heard:
                assert said["seat"] == 1
                assert said["message"]["id"].startswith(BECAUSE)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("seats", "title", "told"),
    [
        (("person", "crew"), "vanguard", True),
        (("person", "person", "crew"), "vanguard", False),
        (("person", "greedy"), "drift", False),
    ],
)
def test_rivals_and_larger_crews_explain_nothing(tmp_db: str, seats: tuple[str, ...], title: str, told: bool) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            options = OPERATION if title == "vanguard" else {"rounds": 1}
            opened = await here.open(*seats, title=title, options=options)
            await here.enter(opened, ADA, 0)
            (live,) = here.hall._awake.live
            assert live._bots._is_companion is told

    asyncio.run(scene())
