"""What those at a table see of a move: beats in the news, for those who look."""

import asyncio
from typing import Any

import pytest
from msgspec import Raw, json

from conformance.walk import step_for
from drift.title import DRIFT
from starboard.kernel import Event, Message, Moment, find_title, new_match
from starboard.kernel.past import Past
from starboard.table.core import SLICE
from starboard.table.film import Screening, plain
from starboard.table.patch import patched
from starboard.table.stand import past_stand
from starboard.table.story import Told, told
from table.scenes import EVE, Client, house


def news(client: Client) -> list[dict[str, Any]]:
    return [frame for frame in client.frames if frame["type"] == "news"]


def shown(client: Client) -> list[tuple[dict[str, Any], Any]]:
    """Each news with beats, and the view of the stand before it."""
    found, view = [], None
    for frame in client.frames:
        if frame.get("beats"):
            found.append((frame, view))
        if frame.get("stand"):
            view = frame["stand"]["view"]
    return found


def test_a_move_is_shown_beat_by_beat_to_all_who_look_and_acknowledged_before(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            eve = await here.enter(opened.table.id, EVE)
            await ada.play()
            await bob.play()
            await here.settle()
            for client in (ada, bob, eve):
                ((frame, view),) = shown(client)
                assert [beat["kind"] for beat in frame["beats"]] == ["card", "card"]
                assert [entry["beat"] for entry in frame["log"]] == ["card", "card"]
                assert [beat["log"] for beat in frame["beats"]] == [[0, 1], [1, 2]]
                for number, beat in enumerate(frame["beats"], 1):
                    view = patched(view, beat["patch"])
                    assert len(view["discards"]) == number
                    assert beat["data"]["card"] == view["discards"][-1]
                assert view["discards"] == frame["stand"]["view"]["discards"]
            kinds = [frame["type"] for frame in bob.frames]
            assert kinds[-2:] == ["done", "news"]
            assert bob.frames[-2]["n"] == bob.frames[-1]["n"]

    asyncio.run(scene())


def test_an_undo_and_coming_back_bring_no_beats(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            mover = ada if ada.stand["moves"] else bob
            await mover.play()
            await mover.ask("undo")
            await here.settle()
            assert "beats" not in news(mover)[-1]
            late = await here.enter(opened.table.id, EVE)
            assert [frame for frame in late.frames if frame.get("beats")] == []

    asyncio.run(scene())


def test_a_past_stand_has_the_film_that_led_there() -> None:
    match = new_match(DRIFT, 2, 3)
    for number in range(1, 40):
        step_for(match, number * 7 + 1).play(match)
    kinds = set()
    for position in range(1, match.position + 1):
        view = plain(match.at(position - 1).view(0))
        stand = past_stand(Past(match), position, 0)
        for beat in stand.beats:
            view = patched(view, beat.patch)
            kinds.add(beat.kind)
        if stand.beats:
            assert view.keys() == plain(stand.view).keys()
    assert kinds >= {"card", "fly"}


def test_a_past_stand_has_a_small_picture_of_its_position() -> None:
    match = new_match(find_title("trucker"), 2, 3)
    for number in range(1, 12):
        step_for(match, number * 7 + 1).play(match)
    for position in (0, match.position):
        then = match.at(position)
        assert list(past_stand(Past(match), position, 0).sketches) == list(then.title.sketches(then.state))
    assert match.title.sketches(match.state) != match.title.sketches(match.at(0).state)


def test_what_is_only_shown_is_no_entry_of_the_story() -> None:
    events = [
        Event(Message("", {"dice": [2]}), beat="dice"),
        Event(Message("drift-said", {})),
        Event(Message("", {"at": 3}), beat="hit"),
    ]
    assert [one.message.id for one in told(events, 1, 0, 0)] == ["drift-said"]
    match = new_match(DRIFT, 2, 1)
    match.now.events, match.now.beats = events, [Moment(0, match.state_bytes()), Moment(2, match.state_bytes())]
    notes = [Told(1, 0, None, Message("table-note"))]
    view = plain(match.view(None))
    screen = Screening(match, [*notes, *told(events, 1, 0, 0)], {None: Raw(json.encode(view))})
    assert [(beat.kind, beat.data, beat.log) for beat in screen.beats(None)] == [
        ("dice", {"dice": [2]}, (1, 1)),
        ("hit", {"at": 3}, (1, 2)),
    ]


def test_a_long_film_is_made_in_slices_and_others_go_on_in_between(
    tmp_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: dict[int, int] = {}
    """How many views of beats were made at each turn of the loop."""
    turns = 0
    view = DRIFT.view

    def counted(g: Any, seat: int | None, reckon: bool = True) -> Any:
        if not reckon:
            made[turns] = made.get(turns, 0) + 1
        return view(g, seat, reckon=reckon)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            eve = await here.enter(opened.table.id, EVE)
            monkeypatch.setattr(DRIFT, "view", counted)
            busy = asyncio.create_task(others())
            await ada.play()
            await bob.play()
            await here.settle()
            busy.cancel()
            assert all(len(shown(client)) == 1 for client in (ada, bob, eve))

    asyncio.run(scene())
    assert sum(made.values()) > SLICE
    assert max(made.values()) <= SLICE


def test_the_table_is_told_again_only_where_the_stand_does_not_say_it(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            last = news(ada)[-1]
            assert "stand" in last
            assert "table" not in last
            await ada.leave()
            await here.settle()
            assert [seat["present"] for seat in news(bob)[-1]["table"]["seats"]] == [False, True]

    asyncio.run(scene())
