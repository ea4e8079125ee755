"""Which journeys there are: this is no journey itself."""

from journeys.ways import WAYS, pairs, possible


def test_whatever_can_come_together_does_so_in_a_match() -> None:
    wanted = set[tuple[str, str]]().union(*map(pairs, possible()))
    played = set[tuple[str, str]]().union(*map(pairs, WAYS))
    assert wanted - played == set()


def test_some_match_is_shown_as_people_see_it_and_some_journey_has_two_flights() -> None:
    assert any(way.speed == "normal" for way in WAYS)
    assert any("+" in way.classes for way in WAYS)
