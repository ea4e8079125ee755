"""No estimate and no advice knows more than the seat it is for: where a seat cannot tell two matches apart, it is told
the same of both."""

import pytest

from analysis.matches import drift_record, golden
from starboard.analysis.jobs import Look, judged, look_at
from starboard.analysis.subject import Subject, subject_of
from starboard.kernel import Match

PLACES = [
    ("drift", 4),
    ("andromeda/first-2-gentle", 250),
    ("andromeda/solo-1b", 100),
    ("trucker/i-2", 110),
    ("vanguard/operation-1-hungry", 60),
]


def subject_for(name: str) -> Subject:
    return subject_of(drift_record()) if name == "drift" else golden(name)


def others(then: Match, seat: int) -> list[Match]:
    """Matches that look the same to this seat, though others hold other cards and other dice will fall."""
    found = [then.imagine(seat, seed) for seed in (1, 2)]
    assert all(other.state_bytes() != then.state_bytes() for other in found)
    return found


@pytest.mark.parametrize(("name", "position"), PLACES)
def test_a_seat_is_told_the_same_of_what_it_cannot_tell_apart(name: str, position: int) -> None:
    subject = subject_for(name)
    then = subject.at(position)
    for seat in range(subject.header.seats):
        job = Look(position, seat, 2, 7)
        told = look_at(subject, then, job)
        assert all(look_at(subject, other, job) == told for other in others(then, seat))


@pytest.mark.parametrize(("name", "position"), PLACES)
def test_the_judge_advises_the_same_where_a_seat_sees_the_same(name: str, position: int) -> None:
    subject = subject_for(name)
    seat = subject.lines[position].seat
    assert seat is not None
    then = subject.at(position)
    advice = judged(subject, then, seat, 7, position)
    assert all(judged(subject, other, seat, 7, position) == advice for other in others(then, seat))
