"""Nobody receives what they should not: what is sent is the same in every world that a seat cannot tell apart."""

import asyncio
import re
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.walk import step_for
from drift.title import DRIFT
from starboard.games.trucker.moves.building_moves import Draw
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Match, Offer, Title, new_match
from starboard.kernel.marks import Veil
from starboard.kernel.past import Past
from starboard.kernel.worlds import draw_anew
from starboard.table.stand import past_stand, stand_of
from table.scenes import ADA, BOB, EVE, Client, house

CARD = re.compile(r"(?:red|blue|green|sand)-\d")
WORLDS = 2


def another_world(match: Match, seat: int, seed: int) -> Match:
    """The same match with the same log, in which everything is redrawn that this seat cannot know."""
    world = match.fork()
    draw_anew(Veil(world.position, seat, seed), world.state, world.now.procedure, world.question)
    return world


@pytest.mark.parametrize(("title", "moves"), [(DRIFT, 60), (TRUCKER, 90)], ids=["drift", "trucker"])
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 1 << 20))
def test_a_stand_shows_nothing_that_a_seat_cannot_know(title: Title[Any], moves: int, seed: int) -> None:
    match = new_match(title, 3, seed)
    rng = Random(seed)
    for number in range(moves):
        if match.over:
            break
        step_for(match, rng.randrange(1, 1 << 16)).play(match)
        if number % 6:
            continue
        for seat in range(3):
            for undo in ("information", "free"):
                mine = msgspec.json.encode(stand_of(match, seat, undo))
                public = msgspec.json.encode(stand_of(match, None, undo))
                for draw in range(WORLDS):
                    world = another_world(match, seat, seed * 1000 + number * 10 + draw)
                    assert msgspec.json.encode(stand_of(world, seat, undo)) == mine
                    assert msgspec.json.encode(stand_of(world, None, undo)) == public


def test_seats_at_one_screen_are_alike_until_one_of_them_has_a_secret() -> None:
    match = new_match(TRUCKER, 2, 3, {"build": "turns"})
    while "draw" not in [str(move.__struct_config__.tag) for move in match.offers(match.waiting[0])]:
        match.pick(match.waiting[0], 0)
    assert stand_of(match, 0, "information", others=(1,)).alike == [1]
    match.play(0, Draw())
    assert stand_of(match, 0, "information", others=(1,)).alike == []
    assert stand_of(match, 0, "information").alike == []


def test_only_who_holds_both_seats_learns_that_they_are_alike(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "here", title="trucker", options={})
            ada, eve = await here.enter(opened, ADA), await here.enter(opened, EVE)
            assert (ada.connection.seats, ada.stand["alike"]) == ([0, 1], [1])
            assert (eve.connection.seats, eve.stand["alike"]) == ([], [])

    asyncio.run(scene())


@pytest.mark.parametrize("title", [DRIFT, TRUCKER], ids=["drift", "trucker"])
def test_a_list_that_is_made_when_somebody_looks_may_hide_something(title: Title[Any]) -> None:
    match, rng = new_match(title, 2, 5), Random(5)
    for _ in range(60):
        question = match.question
        if question is None:
            break
        seat = match.waiting[0]
        shown = stand_of(match, seat, "information").question
        assert shown is not None
        offer = question.offer_to(seat)
        assert shown.hiding == (isinstance(offer, Offer) and not offer.alone)
        step_for(match, rng.randrange(1, 1 << 16)).play(match)


def test_a_stand_of_the_past_has_no_moves_and_no_arguments() -> None:
    match = new_match(DRIFT, 2, 5)
    rng = Random(5)
    for _ in range(20):
        step_for(match, rng.randrange(1, 1 << 16)).play(match)
    for position in range(match.position + 1):
        past = past_stand(Past(match), position, 0)
        assert past.moves == []
        assert past.question is None or past.question.prompt.args == {}


def test_who_is_not_asked_does_not_learn_how_much_there_is_to_choose(tmp_db: str) -> None:
    """A trade in Drift asks for as many cards as there are different ones in the hand: nobody else's business."""

    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await ada.play()
            await bob.play()
            await here.settle()
            actor, other = (ada, bob) if ada.stand["moves"] else (bob, ada)
            await actor.ask("answer", moves=[{"type": "trade"}])
            await here.settle()
            mine, theirs = actor.stand["question"], other.stand["question"]
            assert (mine["kind"], mine["least"]) == ("ask-some", 1)
            assert mine["most"] > 1
            assert (theirs["kind"], theirs["least"], theirs["most"]) == ("ask-some", 1, 1)

    asyncio.run(scene())


def known_cards(client: Client, seat: int | None) -> set[str]:
    """The cards that somebody may know, by the views that were shown: their own hand, and what lay open."""
    known: set[str] = set()
    for frame in client.frames:
        stand = frame.get("stand")
        if stand:
            view = stand["view"]
            known |= set(view["discards"])
            if seat is not None:
                known |= set(view["captains"][seat]["hand"])
    return known


def test_frames_name_no_card_that_their_reader_cannot_know(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened = await here.open("person", "person", "greedy", options={"rounds": 3})
            readers = {0: await here.enter(opened, ADA), 1: await here.enter(opened, BOB, 1)}
            eve = await here.enter(opened.table.id, EVE)
            rng = Random(3)
            for _ in range(600):
                await here.settle()
                if eve.stand["over"]:
                    break
                asked = [seat for seat in eve.stand["waiting"] if seat in readers]
                if asked:
                    await readers[asked[0]].play(rng.randrange(len(readers[asked[0]].stand["moves"])))
                else:
                    await asyncio.sleep(0.005)
                    await here.pass_by(0.5)
            assert eve.stand["over"]
            late = await here.enter(opened.table.id, EVE)
            for seat, client in [*readers.items(), (None, eve), (None, late)]:
                said = set(CARD.findall(msgspec.json.encode(client.frames).decode()))
                assert said <= known_cards(client, seat), seat
            assert len(set(CARD.findall(msgspec.json.encode(readers[0].frames).decode()))) > 4

    asyncio.run(scene())
