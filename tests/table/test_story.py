"""The story of a table: everything in order, for those who may know it, and what was taken back."""

from random import Random
from typing import Any

import msgspec
import pytest

from starboard.kernel import Event, Message
from starboard.table.story import PACK, Story, Told, packed, told, unpacked


def one(position: int, to: tuple[int, ...] | None = None, but: tuple[int, ...] = (), back: bool = False) -> Told:
    return Told(position, 77, 1, Message("x", {"n": position}), "R-1", to, but, back)


def heard(story: Story, face: int | None, start: int = 0) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = msgspec.json.decode(bytes(story.since(start, face)[0]))
    return entries


def numbers(story: Story, face: int | None, start: int = 0) -> list[int]:
    return [entry["message"]["args"]["n"] for entry in heard(story, face, start)]


def test_an_entry_says_what_happened_where_when_and_by_whom() -> None:
    story = Story()
    story.add(told([Event(Message("a"), "R-2"), Event(Message("b"))], 4, 99, None))
    assert heard(story, None) == [
        {"position": 4, "message": {"id": "a"}, "time": 99, "rule": "R-2"},
        {"position": 4, "message": {"id": "b"}, "time": 99},
    ]


def test_everybody_hears_what_is_for_them() -> None:
    story = Story()
    story.add([one(1), one(2, to=(0,)), one(3, but=(0,)), one(4, to=(0, 1), but=(1,))])
    assert numbers(story, 0) == [1, 2, 4]
    assert numbers(story, 1) == [1, 3]
    assert numbers(story, None) == [1, 3]


@pytest.mark.parametrize("length", [0, 1, PACK - 1, PACK, PACK + 1, 3 * PACK + 5])
def test_a_long_story_is_packed_and_can_be_read_from_anywhere(length: int) -> None:
    story = Story()
    for position in range(length):
        story.add([one(position)])
    assert len(story) == length
    for start in {0, 1, PACK - 1, PACK, PACK + 1, 2 * PACK, length}:
        if start <= length:
            assert numbers(story, None, start) == list(range(start, length))


def test_what_was_taken_back_is_marked_and_told() -> None:
    story = Story()
    story.add([one(1), one(2), one(3), one(1, back=True), one(2), one(3)])
    undone = [entry.get("undone", False) for entry in heard(story, None)]
    assert undone == [False, True, True, False, False, False]
    assert story.since(0, None)[1] == 1
    assert story.since(3, None)[1] == 1
    assert story.since(4, None)[1] is None
    story.add([one(0, back=True)])
    undone = [entry.get("undone", False) for entry in heard(story, None)]
    assert undone == [True, True, True, True, True, True, False]


def test_taking_back_is_told_also_to_those_who_did_not_hear_what() -> None:
    story = Story()
    story.add([one(1), one(0, to=(2,), back=True)])
    assert story.since(1, 0) == (msgspec.Raw(b"[]"), 0)


def test_a_story_takes_little_room() -> None:
    story, rng = Story(), Random(1)
    for position in range(PACK * 20):
        message = Message("drift-grabbed", {"seat": rng.randrange(4), "crate": rng.randrange(4)})
        story.add([Told(position, 1_800_000_000 + position, rng.randrange(4), message, "DR-7")])
    assert sum(map(len, story._blocks)) < 25 * PACK * 20


def test_what_is_told_is_stored_and_comes_back() -> None:
    tellings = [one(1), one(2, to=(0,)), one(1, back=True)]
    assert unpacked(packed(tellings)) == tellings
    assert (packed([]), unpacked(b"")) == (b"", [])
