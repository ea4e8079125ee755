"""Standing orders: done in a player's name, seen by nobody else before they answer, and never where that would tell a
secret."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from drift.moves import Bid, Rest
from drift.title import DriftTitle
from starboard.kernel import Ask, Ballot, Match, Move, Offer, Order, OrderNow, find_title, new_match, obeyed
from starboard.table.frames import SeatWish
from table.scenes import ADA, BOB, EVE, Client, House, house

REST = Order("rest", ("drift-ask-action",), Rest)
OPEN, GIVEN = [{"id": "rest", "given": False}], [{"id": "rest", "given": True}]


@pytest.fixture(autouse=True)
def drift_knows_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DriftTitle, "orders", (REST,))


def orders(client: Client) -> object:
    return client.stand["orders"]


def is_to_act(client: Client) -> bool:
    return bool(client.stand["moves"]) and client.stand["question"]["prompt"]["id"] == "drift-ask-action"


async def order(client: Client, yes: bool = True) -> None:
    assert (await client.ask("order", order="rest", yes=yes))["type"] == "done"


async def bid(here: House, *clients: Client) -> None:
    """Bids are secret, and never made by an order."""
    for one in clients:
        assert one.stand["question"]["kind"] == "ballot"
        assert one.stand["moves"]
        await one.play()
    await here.settle()


async def to_bobs_turn(here: House, ada: Client, bob: Client) -> None:
    """Play until Bob has acted, by himself or by his order, or is asked to."""
    for _ in range(9):
        if is_to_act(bob) or "table-order-obeyed" in ada.log:
            return
        await ada.play(list_place(ada, "rest") if is_to_act(ada) else 0)
        await here.settle()
    raise AssertionError("Bob is never asked")


def list_place(client: Client, type: str) -> int:
    return next(number for number, each in enumerate(client.stand["moves"]) if each["move"]["type"] == type)


def test_an_order_is_obeyed_and_everybody_is_told(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            _, ada, bob = await here.pair(options={"rounds": 3})
            await order(bob)
            await bid(here, ada, bob)
            await to_bobs_turn(here, ada, bob)
            assert not is_to_act(bob)
            assert (orders(bob), orders(ada)) == (GIVEN, OPEN)
            said = [entry for frame in ada.frames for entry in frame.get("log") or []]
            assert [entry["seat"] for entry in said if entry["message"]["id"] == "table-order-obeyed"] == [1]

    asyncio.run(scene())


def test_nobody_else_is_sent_anything_when_an_order_is_given(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, ada, bob = await here.pair()
            before, row = len(ada.frames), await here.hall.row(ADA, opened.table.id)
            here.clock.time += 5
            await order(bob)
            await here.settle()
            assert (len(ada.frames), await here.hall.row(ADA, opened.table.id)) == (before, row)
            assert orders(bob) == GIVEN

    asyncio.run(scene())


def test_an_order_that_is_taken_back_answers_no_more(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await order(bob)
            await bid(here, ada, bob)
            await order(bob, yes=False)
            if "table-order-obeyed" not in ada.log:
                await to_bobs_turn(here, ada, bob)
                assert is_to_act(bob)
            assert orders(bob) == OPEN

    asyncio.run(scene())


def test_an_order_given_when_one_is_asked_answers_at_once(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await bid(here, ada, bob)
            await to_bobs_turn(here, ada, bob)
            assert is_to_act(bob)
            await order(bob)
            await here.settle()
            assert not is_to_act(bob)
            assert "table-order-obeyed" in ada.log

    asyncio.run(scene())


def test_what_an_order_has_answered_can_be_taken_back_and_answered_otherwise(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair(undo="free", options={"rounds": 3})
            await order(bob)
            await bid(here, ada, bob)
            await to_bobs_turn(here, ada, bob)
            assert (await bob.ask("undo"))["type"] == "done"
            await here.settle()
            assert is_to_act(bob)
            assert orders(bob) == GIVEN
            assert (await bob.ask("redo"))["type"] == "done"
            await here.settle()
            assert not is_to_act(bob)

    asyncio.run(scene())


def test_an_order_is_kept_with_the_table(where: str) -> None:
    async def scene() -> None:
        async with house(where) as here:
            opened, ada, bob = await here.pair()
            await order(bob)
        async with house(where) as here:
            ada, bob = await here.enter(opened, ADA), await here.enter(opened, BOB, 1)
            assert (orders(bob), orders(ada)) == (GIVEN, OPEN)
            await bid(here, ada, bob)
            # He is away: it answers all the same.
            await bob.leave()
            for _ in range(3):
                if "table-order-obeyed" not in ada.log:
                    await ada.play(list_place(ada, "rest"))
                    await here.settle()
            assert "table-order-obeyed" in ada.log

    asyncio.run(scene())


def test_whoever_sits_down_next_has_given_no_order(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            opened, _, bob = await here.pair()
            await order(bob)
            seated = await here.hall.seat(ADA, opened.table.id, 1, SeatWish("open"))
            await here.hall.join(EVE, opened.table.id, seated.key)
            eve = await here.enter(opened.table.id, EVE)
            assert eve.stand["orders"] == OPEN

    asyncio.run(scene())


def test_an_order_ends_by_its_own_condition(tmp_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[OrderNow] = ["holds"]
    monkeypatch.setattr(DriftTitle, "order_now", lambda *about: now[0])

    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, bob = await here.pair()
            await order(bob)
            now[0] = "over"
            await bid(here, ada, bob)
            assert orders(bob) == []
            assert (await bob.ask("order", order="rest"))["message"] == {"id": "table-no-such-order"}
            now[0] = "holds"
            while not is_to_act(bob):
                await ada.play(list_place(ada, "rest"))
                await here.settle()
            await bob.ask("face", seat=1)
            assert orders(bob) == OPEN
            assert "table-order-obeyed" not in ada.log

    asyncio.run(scene())


def test_orders_that_nobody_knows_or_may_give_are_refused(tmp_db: str) -> None:
    async def scene() -> None:
        async with house(tmp_db) as here:
            _, ada, _ = await here.pair()
            assert (await ada.ask("order", order="win"))["message"] == {"id": "table-no-such-order"}
            assert orders(ada) == OPEN
            await ada.ask("face", seat=None)
            assert (await ada.ask("order", order="rest"))["message"] == {"id": "table-not-seated"}
            assert orders(ada) == []

    asyncio.run(scene())


def at_the_action(monkeypatch: pytest.MonkeyPatch, options: Any = None) -> Match:
    """A match of Drift in which the first is asked what to do, from this list if there is one."""
    match = new_match(find_title("drift"), seats=2, seed=3)
    while not isinstance(match.question, Ask):
        match.pick(match.waiting[0], 0)
    if options is not None:
        question = Ask(match.question.seat, match.question.prompt, options)
        monkeypatch.setattr(Match, "question", property(lambda self: question))
    return match


def moves() -> Sequence[Move]:
    return [Rest()]


def test_an_order_answers_no_ballot_and_nobody_elses_question(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(find_title("drift"), seats=2, seed=3)
    assert isinstance(match.question, Ballot)
    monkeypatch.setattr(DriftTitle, "orders", (Order("all", (match.question.prompt,), Bid),))
    assert [obeyed(match, seat, ("all",)) for seat in (0, 1)] == [None, None]
    monkeypatch.setattr(DriftTitle, "orders", (REST,))
    match = at_the_action(monkeypatch)
    me = match.waiting[0]
    assert obeyed(match, me, ("rest",)) is not None
    assert obeyed(match, me, ()) is None
    assert obeyed(match, 1 - me, ("rest",)) is None


@pytest.mark.parametrize(
    "offer", [Offer(moves, secret=True), Offer(moves, secret=False, alone=False)], ids=["secret", "hiding"]
)
def test_an_order_answers_nothing_that_depends_on_secrets(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_the_action(monkeypatch, offer)
    assert obeyed(match, match.waiting[0], ("rest",)) is None


@pytest.mark.parametrize("name", ["andromeda", "trucker"])
def test_the_orders_of_a_title_make_its_moves(name: str) -> None:
    title = find_title(name)
    assert title.orders
    for one in title.orders:
        assert one.prompts
        assert one.makes in title.moves
