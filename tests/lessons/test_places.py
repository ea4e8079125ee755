"""What a lesson may point at: in every title, whatever its captions name is on the board; nothing else is."""

import random

import pytest

from starboard.kernel import Match, find_title, new_match

MOVES = 150
STARTS: list[tuple[str, dict[str, str]]] = [("trucker", {}), ("andromeda", {}), ("vanguard", {"start": "lesson"})]
NOWHERE = {"faction", "planet"}
"""Kinds of places that lie in a choice of their own, and not on the board."""


def play_any(match: Match, seat: int, chance: random.Random) -> None:
    """Some legal answer."""
    places = list(range(len(match.offers(seat))))
    question = match.question
    assert question is not None
    count = getattr(question, "least", 1) if question.takes_several else 1
    match.pick(seat, *chance.sample(places, count))


@pytest.mark.parametrize(("title", "options"), STARTS)
def test_what_a_move_names_is_a_place(title: str, options: dict[str, str]) -> None:
    match, chance = new_match(find_title(title), 2, 5, options), random.Random(5)
    named = set()
    for _ in range(MOVES):
        if match.over:
            break
        seat = match.waiting[0]
        for move in match.offers(seat):
            place = match.title.caption(match.state, seat, move).place
            if place and place.partition(":")[0] not in NOWHERE:
                named.add(place)
                assert match.title.has_place(match.state, seat, place), place
        assert not match.title.has_place(match.state, seat, "nonsense")
        assert not match.title.has_place(match.state, seat, "sector:99")
        assert not match.title.has_place(match.state, seat, "region:nowhere")
        play_any(match, seat, chance)
    assert len(named) > 10
