"""A hint and its words tell nothing that the seat could not know: in every world that it cannot tell from the true one
they are the same."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from starboard.bots import make_bot, play_out
from starboard.kernel import Match, find_title, new_match
from starboard.lessons import cast_of
from starboard.speech import Speech
from starboard.table.jobs import Advised, advised

Told = tuple[list[bytes], Any, Any, Any]
WORLDS = range(2)
MATCHES = [
    ("andromeda", "settler", 2, {"length": 50, "destiny": True}, 11),
    ("andromeda", "settler", 2, {"length": 50, "hegemon": "ofc_2c", "events": "shadows"}, 17),
    ("trucker", "apprentice", 3, {"classes": ("II",)}, 23),
    ("trucker", "apprentice", 2, {"classes": ("IIIC",), "build": "turns"}, 23),
    ("vanguard", "crew", 2, {"start": "operation"}, 29),
]


def positions(title: str, bot: str, seats: int, options: dict[str, Any], every: int, most: int) -> Iterator[Match]:
    """Matches of quick bots, looked at now and then where there is something to choose."""
    whole, found = find_title(title), 0
    for start in count(5):
        match = new_match(whole, seats, start, options, listening=False)
        bots = [make_bot(whole, bot, seat) for seat in range(seats)]
        while match.question is not None:
            play_out(match, bots, every)
            if any(len(match.offers(seat)) > 1 for seat in match.waiting):
                yield match
                found += 1
                if found == most:
                    return


def all_of(one: Advised) -> Told:
    return [bytes(move) for move in one.moves], *map(msgspec.to_builtins, (one.captions, one.why, one.figure))


@pytest.mark.parametrize(("title", "bot", "seats", "options", "every"), MATCHES)
def test_hints_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    title: str, bot: str, seats: int, options: dict[str, Any], every: int
) -> None:
    speech = Speech("en")
    speech.learn(find_title(title))
    strongest = cast_of(find_title(title)).levels()[-1]
    reasons = 0
    for match in positions(title, bot, seats, options, every, 9):
        seat = next(seat for seat in match.waiting if len(match.offers(seat)) > 1)
        here = advised(match, seat, strongest, 7)
        for seed in WORLDS:
            assert all_of(advised(match.imagine(seat, seed), seat, strongest, 7)) == all_of(here)
        # And the same seed gives the same hint.
        assert all_of(advised(match, seat, strongest, 7)) == all_of(here)
        for message in (here.why, here.figure):
            if message is not None:
                reasons += 1
                assert speech.say(message).rstrip("”")[-1] == "."
    assert reasons > 2
