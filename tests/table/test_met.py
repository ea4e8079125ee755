"""What was met is known from what was shown: walked through stand by stand, it is what the encoded frames hold."""

import re

import msgspec
import pytest

from golden.matches import FOLDER
from starboard.games.trucker.title import TRUCKER
from starboard.games.vanguard.content.texts import texts
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import Event, Match, Message, read_record, replay, save
from starboard.kernel.line import AnyLine
from starboard.kernel.past import Past
from starboard.table.jobs import met_then
from starboard.table.meetings import Meetings, met_in_stand, sealed_among
from starboard.table.reading import met_now
from starboard.table.stand import past_stand, stand_of
from starboard.table.story import Story, Told, told

SAID = re.compile(rb'"id":"([A-Za-z][\w-]*)"')
SHOWN = re.compile(rb'(?<!"called":)"([A-Za-z][\w-]*)"')
"""How it was once found: the id of a message, and any word of a view."""
MATCHES = ("lesson-2", "operation-1-deadly", "operation-3-random", "quick-2")
FAR, CLOSELY, EVERY = 500, 60, 9
"""How far a match is played, up to where every stand is looked at, and how often later."""

encode = msgspec.json.Encoder().encode


def opens(found: set[str]) -> set[str]:
    """Those ids that bring words or prints of the campaign."""
    known = texts("guest_book")
    return {id for id in found if id in known or (id.startswith("guestbook-") and VANGUARD.sealed_print(id))}


def scanned(match: Match, story: Story, face: int | None) -> set[str]:
    stand = stand_of(match, face, "information")
    found = SAID.findall(story.since(0, face)[0]) + SAID.findall(encode([stand.moves, stand.question]))
    return {id.decode() for id in [*found, *SHOWN.findall(encode(stand.view))]}


@pytest.mark.parametrize("name", MATCHES)
def test_in_every_stand_the_walk_finds_what_a_scan_of_the_frames_does(name: str) -> None:
    record = read_record((FOLDER / "vanguard" / f"{name}.jsonl").read_bytes())
    story = Story()
    steps = 0

    def compare(match: Match, line: AnyLine | None, events: list[Event]) -> None:
        nonlocal steps
        story.add(told(events, match.position, 0, None))
        steps += 1
        if steps > CLOSELY and steps % EVERY:
            return
        for face in (None, *match.waiting):
            met = opens(story.met(face) | met_now(match, face))
            assert met == opens(scanned(match, story, face)), (match.position, face)

    match = replay(record, to=FAR, heard=compare)
    assert steps > CLOSELY
    assert len(opens(story.met(0) | met_now(match, 0))) > 5


@pytest.mark.parametrize("name", MATCHES[:2])
def test_a_client_that_asks_for_what_it_is_told_has_all_that_its_frames_hold(name: str) -> None:
    record = read_record((FOLDER / "vanguard" / f"{name}.jsonl").read_bytes())
    story, meetings = Story(), Meetings()
    told_of: set[str] = set()
    steps = 0

    def compare(match: Match, line: AnyLine | None, events: list[Event]) -> None:
        nonlocal steps
        steps += 1
        before = len(story)
        story.add(told(events, match.position, 0, None))
        meetings.see(0, met_in_stand(VANGUARD, stand_of(match, 0, "information")))
        meetings.see(0, story.met(0, before))
        news = set(sealed_among(VANGUARD, meetings.news(0)))
        assert not news & told_of
        told_of.update(news)
        if steps % EVERY == 0:
            assert opens(told_of) >= opens(scanned(match, story, 0))

    replay(record, to=FAR // 2, heard=compare)
    assert told_of == set(sealed_among(VANGUARD, meetings.of(0)))
    assert told_of == opens(told_of)


def test_a_face_from_which_nobody_looks_is_told_everything_when_somebody_comes() -> None:
    meetings = Meetings()
    meetings.see(0, {"book-1"})
    meetings.see(None, {"book-2"})
    assert meetings.news(0) == {"book-1"}
    assert meetings.news(0) == set()
    meetings.keep({None})
    assert meetings.of(0) == set()
    meetings.see(0, {"book-1"})
    assert meetings.news(0) == {"book-1"}
    assert meetings.news(None) == {"book-2"}


def test_titles_without_sealed_messages_name_none() -> None:
    assert sealed_among(TRUCKER, {"trucker-name", "book-1"}) == []


def test_what_was_met_in_the_past_is_what_its_stand_holds() -> None:
    match = replay(read_record((FOLDER / "vanguard" / "lesson-2.jsonl").read_bytes()))
    for position in (0, 20, match.position):
        met = met_then(save(match), position, 0)
        assert isinstance(met, set)
        stand = past_stand(Past(match), position, 0)
        assert set(stand.met) == opens(met)
        scan = {id.decode() for id in SHOWN.findall(encode(stand))}
        assert opens(met) == opens(scan)
        assert opens(met)
    assert isinstance(met_then(save(match), match.position + 1, 0), Message)


def test_who_did_not_hear_a_message_has_not_met_it() -> None:
    story = Story()
    inner = Message("page-2")
    story.add(
        [Told(1, 0, None, Message("page-1", {"name": inner}), to=(1,)), Told(1, 0, None, Message("all"), but=(0,))]
    )
    story.add([Told(0, 0, None, Message("took-back"), back=True)])
    assert story.met(1) == {"page-1", "page-2", "all", "took-back"}
    assert story.met(0) == {"took-back"}
    assert story.met(None) == {"all", "took-back"}


def test_old_pieces_are_remembered_as_well() -> None:
    story = Story()
    story.add([Told(number, 0, None, Message(f"page-{number}")) for number in range(500)])
    assert story.met(None) == {f"page-{number}" for number in range(500)}
