"""The flight: card by card, startable at every checkpoint, and always coming to an end."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from games.trucker.flights import (
    CABIN,
    ENGINE,
    answer_to,
    answers,
    asked,
    flying,
    for_first,
    offered,
    random_flight,
    told,
)
from games.trucker.tables import table
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.holds import fits
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUp
from starboard.games.trucker.rules.cards import PROCEDURES
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import CHECKPOINT, Act, Ask, Message, Move, Rules
from starboard.speech import Speech

CLASSES = ("I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IVC")
SHIP = {"7,7": CABIN, "6,9": ENGINE}
MOST_DECISIONS = 600


def whole(g: TruckerState) -> Rules[None]:
    yield from flight(g)
    journey_end(g)


@pytest.mark.rule("GT-B-8.1")
def test_a_card_at_a_time_until_the_deck_is_empty() -> None:
    g = flying("III", SHIP, SHIP)
    g.flight = ["I-05", "I-06"]
    reveals = g.chance.reveals
    question = asked(flight(g))
    assert (g.card, g.flown_now) == ("", 0)  # the window comes before the card
    assert offered(question) == [FlyOn(), GiveUp()]
    answers(flight(g), *[FlyOn()] * 4)
    assert g.flown == ["I-06", "I-05"]
    assert (g.card, g.flight, g.flown_now) == ("", [], 2)
    assert g.chance.reveals == reveals + 2
    assert [event.message.args["left"] for event in told(g, "trucker-card-revealed")] == [1, 0]


@pytest.mark.rule("GT-B-8.1")
def test_the_flight_ends_when_nobody_flies() -> None:
    g = flying("III", SHIP, SHIP)
    g.flight = ["I-05", "I-06"]
    answers(flight(g), GiveUp(), GiveUp())
    assert g.flight == ["I-05", "I-06"]
    assert g.flown == []


@pytest.mark.rule("GT-B-8.5")
def test_the_order_of_a_card_is_that_of_its_reveal() -> None:
    """A player thrown back by the first card of the flight is asked last about the second."""
    g = flying("III", SHIP, {**SHIP, "7,8": CABIN}, at=[1, 2])
    g.flight = ["I-13", "I-04"]  # stardust, then planets
    question = asked(flight(g), FlyOn(), FlyOn(), FlyOn(), FlyOn())
    assert question.prompt == "trucker-ask-planet"
    assert g.order == [0, 1]
    assert question.seat == 0


def test_every_kind_of_card_has_a_procedure() -> None:
    assert {type(card) for card in content().cards.values()} == PROCEDURES.keys()


def play(g: TruckerState, seed: int) -> Iterator[tuple[Ask, Move]]:
    """A whole flight at random, most of the time without giving up; each question with its answer."""
    rng = Random(seed)
    procedure = whole(g)
    answer: Move | Act | None = None
    for _ in range(MOST_DECISIONS):
        try:
            question = procedure.send(answer)
            while question is CHECKPOINT:
                question = procedure.send(None)
        except StopIteration:
            return
        one = for_first(question)
        moves = offered(one)
        move = moves[0] if FlyOn() in moves and rng.random() < 0.9 else rng.choice(moves)
        answer = answer_to(question, move)
        yield one, move
    raise AssertionError("the flight does not end")


def expect_sound(g: TruckerState) -> None:
    board = current_board(g)
    for trucker in g.truckers:
        ship = trucker.ship
        assert trucker.credits >= 0
        assert all(len(of_ship) <= 1 for of_ship in pieces(board, ship))
        for tokens, most in ((ship.humans, "crew"), (ship.batteries, "batteries")):
            for cell, count in tokens.items():
                assert 0 < count <= getattr(board.parts[ship.parts[cell]].kind, most)
        assert ship.aliens.keys() <= ship.parts.keys()
        assert not ship.aliens.keys() & ship.humans.keys()
        assert all(fits(board.parts[ship.parts[cell]], goods) for cell, goods in ship.goods.items())
    assert invariants(g) == []


@pytest.mark.parametrize("ship_class", CLASSES)
def test_random_flights_end_and_lose_nothing(ship_class: str) -> None:
    """Eight classes, 25 flights each."""
    asked_for: Counter[str] = Counter()
    for seed in range(25):
        g = random_flight(seed, ship_class, 2 + seed % 3)
        before = census(g)
        crew = [sum(trucker.ship.humans.values()) + len(trucker.ship.aliens) for trucker in g.truckers]
        tokens = [sum(trucker.ship.batteries.values()) for trucker in g.truckers]
        for question, _ in play(g, seed):
            moves = offered(question)
            assert len(moves) > 1, "a question with one answer is none"
            assert len(set(moves)) == len(moves)
            assert question.rule
            assert census(g) == before
            if question.prompt != "trucker-ask-save-piece":
                expect_sound(g)
            asked_for[question.prompt] += 1
        expect_sound(g)
        assert census(g) == before
        for seat, trucker in enumerate(g.truckers):
            assert sum(trucker.ship.humans.values()) + len(trucker.ship.aliens) <= crew[seat]
            assert sum(trucker.ship.batteries.values()) <= tokens[seat]
        assert (g.step, g.shot, g.landed, g.beaten, g.offer, g.order) == (0, 0, {}, [], [], [])
    assert len(asked_for) > 8


@pytest.mark.rule("GT-B-9.5.3")
def test_goods_never_move_but_when_goods_are_gained() -> None:
    seen = 0
    for seed in range(30):
        g = random_flight(seed, "III", 3)
        aboard: list[dict[int, list[str]]] = []
        prompt = ""
        for question, _ in play(g, seed):
            now = [{cell: list(goods) for cell, goods in trucker.ship.goods.items()} for trucker in g.truckers]
            if prompt not in ("", "trucker-ask-good", "trucker-ask-booty"):
                for before, after in zip(aboard, now, strict=True):
                    # Goods can be lost, but none is where it was not.
                    assert all(not Counter(after[cell]) - Counter(before.get(cell, [])) for cell in after)
                    seen += bool(after)
            aboard, prompt = now, question.prompt
    assert seen > 50


@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_flight_can_start_again_at_every_checkpoint(ship_class: str) -> None:
    encode, decode = msgspec.msgpack.encode, msgspec.msgpack.Decoder(TruckerState).decode
    restarts = 0
    for seed in range(6):
        rng = Random(seed)
        g = random_flight(seed, ship_class, 2 + seed % 3)
        procedure = whole(g)
        answer: Move | Act | None = None
        saved: list[bytes] = []
        while True:
            try:
                item = procedure.send(answer)
            except StopIteration:
                break
            answer = None
            if item is CHECKPOINT:
                saved.append(encode(g))
                continue
            one = for_first(item)
            for data in saved:
                twin = decode(data)
                question = asked(flight(twin))
                assert (question.seat, question.prompt, offered(question)) == (one.seat, one.prompt, offered(one))
                assert encode(twin) == encode(g)
                restarts += 1
            saved = []
            moves = offered(one)
            answer = answer_to(item, moves[0] if FlyOn() in moves and rng.random() < 0.9 else rng.choice(moves))
    assert restarts > 50


def test_a_flight_is_told_in_every_language() -> None:
    for language in ("en", "cs", "pl"):
        speech = Speech(language)
        for seed in range(6):
            g = random_flight(seed, "IVC" if seed % 2 else "IIC", 3)
            g.news = []
            for question, _ in play(g, seed):
                text = speech.say(Message(question.prompt, dict(question.args)))
                assert "{" not in text
                assert not text.startswith("trucker-")
            assert len(g.news) > 10
            for event in filter(lambda event: event.is_said, g.news):
                text = speech.say(event.message)
                assert "trucker-" not in text, text
                assert "{" not in text
                assert event.rule.startswith("GT-")


def test_the_kernel_plays_a_flight_and_takes_moves_back() -> None:
    g = random_flight(3, "III", 3)
    fields = {name: getattr(g, name) for name in ("truckers", "classes", "part", "flight", "decks")}
    match = table(whole, 3, free_undo=True, **fields)
    rng = Random(1)
    while not match.over:
        seat = match.waiting[0]
        before = match.offers(seat)
        match.pick(seat, rng.randrange(len(before)))
        if not match.over and rng.random() < 0.2:
            match.undo(seat)
            assert list(match.offers(seat)) == list(before)
            match.pick(seat, 0)
    assert match.outcome is not None
