"""What is said, who may hear it, and what errors carry."""

import pickle

import msgspec
import pytest

from kernel.scenes import Do, Scene, Table, scene, turns
from starboard.kernel import (
    Ask,
    BadOption,
    BadRecord,
    Event,
    Message,
    Refused,
    Rules,
    RulesBroken,
    StarboardError,
    UnknownTitle,
    Unreadable,
    heard_by,
    new_match,
    tell,
)

SAID = Message("scene-said")


# Messages


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (Message("scene-said"), "scene-said()"),
        (Message("scene-said", {"seat": 1}), "scene-said(seat=1)"),
        (Message("scene-said", {"seat": 1, "word": "yes"}), "scene-said(seat=1, word=yes)"),
        (Message("scene-fell", {"part": Message("part-cabin", {"n": 2})}), "scene-fell(part=part-cabin(n=2))"),
    ],
)
def test_a_message_reads_as_its_id_and_arguments(message: Message, text: str) -> None:
    assert str(message) == text


def test_messages_are_equal_when_id_and_arguments_are() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")


def test_a_message_is_plain_data() -> None:
    message = Message("scene-fell", {"part": Message("part-cabin"), "seat": 1, "word": "yes"})
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


# Who hears


@pytest.mark.parametrize(
    ("event", "hearers"),
    [
        (Event(SAID), {None, 0, 1, 2}),
        (Event(SAID, to=(1,)), {1}),
        (Event(SAID, to=(0, 2)), {0, 2}),
        (Event(SAID, to=()), set()),
        (Event(SAID, but=(1,)), {None, 0, 2}),
        (Event(SAID, but=(0, 1, 2)), {None}),
        (Event(SAID, to=(0, 1), but=(1,)), {0}),
        (Event(SAID, to=(1,), but=(1,)), set()),
    ],
)
def test_an_event_is_heard_by_its_audience_alone(event: Event, hearers: set[int | None]) -> None:
    assert {seat for seat in (None, 0, 1, 2) if event.heard_by(seat)} == hearers


def test_a_seat_hears_its_events_in_order() -> None:
    events = [Event(Message("a")), Event(Message("b"), to=(0,)), Event(Message("c"), but=(0,)), Event(Message("d"))]
    assert [event.message.id for event in heard_by(events, 0)] == ["a", "b", "d"]
    assert [event.message.id for event in heard_by(events, 1)] == ["a", "c", "d"]
    assert [event.message.id for event in heard_by(iter(events), None)] == ["a", "c", "d"]
    assert heard_by([], 0) == []


# Telling


def storyteller(g: Table) -> Rules[None]:
    tell(g, "scene-begins")
    while True:
        yield Ask(0, "scene-ask-do", [Do("step")])
        tell(g, "scene-step", "SC-2", to=(0,), seat=0, part=Message("part-cabin"))
        tell(g, "scene-step-hidden", but=(0,))


def test_what_is_told_comes_with_rule_audience_and_arguments() -> None:
    match = scene(storyteller)
    assert match.events == [Event(Message("scene-begins"))]
    events = match.play(0, Do("step"))
    assert events == [
        Event(Message("scene-step", {"seat": 0, "part": Message("part-cabin")}), "SC-2", (0,)),
        Event(Message("scene-step-hidden"), but=(0,)),
    ]
    assert match.events == events


def test_what_was_told_is_told_once() -> None:
    match = scene(storyteller)
    for _ in range(3):
        assert len(match.play(0, Do("step"))) == 2


def test_nothing_is_told_when_nobody_listens() -> None:
    match = new_match(Scene(storyteller), 2, 7, listening=False)
    assert match.play(0, Do("step")) == []
    assert match.events == []
    assert match.state.news is None
    tell(match.state, "scene-step", "SC-2", seat=1)
    assert match.state.news is None


def test_what_is_told_is_no_part_of_the_state() -> None:
    loud, quiet = (new_match(Scene(storyteller), 2, 7, listening=listening) for listening in (True, False))
    loud.play(0, Do("step"))
    quiet.play(0, Do("step"))
    assert loud.state_bytes() == quiet.state_bytes()
    assert loud.digest() == quiet.digest()


def test_what_is_told_around_checkpoints_comes_in_order() -> None:
    match = scene(turns)
    told = []
    for _ in range(6):
        told += [event.message.args["pips"] for event in match.play(0, Do("roll"))]
    g = match.state
    assert isinstance(g, Table)
    assert [f"rolled {pips}" for pips in told] == [word for word in g.heard if word.startswith("rolled")]


# Errors


ERRORS: list[StarboardError] = [
    Refused(Message("kernel-not-listed", {"seat": 1}), "SC-1"),
    Refused(Message("kernel-over")),
    UnknownTitle("kernel-title-unknown", title="x", titles=""),
    BadOption("kernel-seats", title="x", seats="9", least=1, most=4),
    RulesBroken("kernel-dead-end", title="x", prompt="y"),
    Unreadable("kernel-save-damaged"),
    BadRecord("kernel-record-damaged", 7),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_reads_as_its_message(error: StarboardError) -> None:
    rule = f" [{error.rule}]" if isinstance(error, Refused) and error.rule else ""
    assert str(error) == f"{error.message}{rule}"


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_travels_between_processes(error: StarboardError) -> None:
    revived = pickle.loads(pickle.dumps(error))
    assert type(revived) is type(error)
    assert str(revived) == str(error)
    assert vars(revived) == vars(error)


def test_a_bad_record_names_its_line_in_the_message_too() -> None:
    error = BadRecord("kernel-record-damaged", 7, reason="x")
    assert (error.line, error.whole) == (7, None)
    assert error.message == Message("kernel-record-damaged", {"line": 7, "reason": "x"})
