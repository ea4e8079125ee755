"""Flights at random with ships full of what the expansions bring: nothing breaks, nothing is lost."""

from collections import Counter

import msgspec
import pytest

from games.trucker.flights import asked, offered
from games.trucker.kit import questions, random_kit_flight
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.census import census, invariants
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Message
from starboard.speech import Speech

CLASSES = ("II", "III", "IIA", "IIC", "IIIC", "IVC")


def expect_sound(g: TruckerState) -> None:
    for seat, trucker in enumerate(g.truckers):
        board, ship = board_for(g, seat), trucker.ship
        assert all(len(of_ship) <= 1 for of_ship in pieces(board, ship))
        for tokens, most in ((ship.humans, "crew"), (ship.batteries, "batteries"), (ship.sleepers, "sleepers")):
            for cell, count in tokens.items():
                assert 0 < count <= getattr(board.parts[ship.parts[cell]].kind, most)
        assert not ship.aliens.keys() & ship.humans.keys()
        if not g.card:
            assert (trucker.hyperspace, trucker.panels, trucker.furnaces) == (None, [], {})
            assert not trucker.techie_helped
    assert invariants(g) == []


@pytest.mark.parametrize("ship_class", CLASSES)
def test_nothing_is_lost_and_every_question_is_one(ship_class: str) -> None:
    offers: Counter[str] = Counter()
    for seed in range(12):
        g = random_kit_flight(seed, ship_class, 2 + seed % 3)
        before = census(g)
        for question in questions(g, seed):
            if question is None:
                continue
            moves = offered(question)
            assert len(moves) > 1, "a question with one answer is none"
            assert len(set(moves)) == len(moves)
            assert question.rule
            assert census(g) == before
            if question.prompt != "trucker-ask-save-piece":
                expect_sound(g)
            offers.update(type(move).__name__ for move in moves)
        expect_sound(g)
        journey_end(g)
        assert census(g) == before
    assert len(offers) > 15


@pytest.mark.parametrize("ship_class", ["IIA", "IVC"])
def test_a_flight_can_start_again_at_every_checkpoint(ship_class: str) -> None:
    encode, decode = msgspec.msgpack.encode, msgspec.msgpack.Decoder(TruckerState).decode
    restarts = 0
    for seed in range(8):
        g = random_kit_flight(seed, ship_class, 2)
        saved: list[bytes] = []
        for one in questions(g, seed):
            if one is None:
                saved.append(encode(g))
                continue
            for data in saved:
                twin = decode(data)
                question = asked(flight(twin))
                assert (question.seat, question.prompt, offered(question)) == (one.seat, one.prompt, offered(one))
                assert encode(twin) == encode(g)
                restarts += 1
            saved = []
    assert restarts > 30


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_all_of_it_is_told(language: str) -> None:
    speech = Speech(language)
    said = 0
    for seed in range(8):
        g = random_kit_flight(seed, CLASSES[seed % len(CLASSES)], 3)
        g.news = []
        for question in questions(g, seed):
            if question is not None:
                assert "trucker-" not in speech.say(Message(question.prompt, dict(question.args)))
        for event in filter(lambda event: event.is_said, g.news):
            assert "trucker-" not in speech.say(event.message)
            assert event.rule.startswith("GT-")
            said += 1
    assert said > 100


def people(g: TruckerState, seat: int) -> Counter[int]:
    """The humans of each ship of the fleet, awake or asleep, also those in hyperspace."""
    trucker = g.truckers[seat]
    found: Counter[int] = Counter()
    for ship in (trucker.ship, trucker.hyperspace):
        for places in (ship.humans, ship.sleepers) if ship else ():
            for cell, count in places.items():
                found[board_for(g, seat).ship_of[cell]] += count
    return found


@pytest.mark.rule("GT-LM-4.9.7")
@pytest.mark.rule("GT-LM-4.9.8")
def test_who_is_aboard_a_ship_of_the_fleet_stays_on_it() -> None:
    """Nothing in the boxes brings new crew or batteries to distribute: so no ship ever gains any."""
    woken = 0
    for seed in range(30):
        g = random_kit_flight(seed, "IVC" if seed % 2 else "IIA", 2)
        before = [people(g, seat) for seat in (0, 1)]
        for question in questions(g, seed):
            now = [people(g, seat) for seat in (0, 1)]
            assert all(not after - earlier for earlier, after in zip(before, now, strict=True))
            before = now
            woken += question is not None and question.prompt == "trucker-ask-wake"
    assert woken > 0
