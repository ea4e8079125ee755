"""Why truckers would do something, for whoever asks."""

from collections.abc import Iterator

import pytest

from starboard.bots import Explaining, Weighing, make_bot, play_out
from starboard.games.trucker.board.ship.components import code_of
from starboard.games.trucker.bots.building.build_reasons import because_of
from starboard.games.trucker.bots.building.yard import Yard, some_tiles
from starboard.games.trucker.bots.flying.flight_reasons import CLEARLY, HARDLY, compared
from starboard.games.trucker.bots.legend import Legend
from starboard.games.trucker.bots.trucker import Trucker
from starboard.games.trucker.bots.veteran import Veteran
from starboard.games.trucker.moves.building_moves import Draw, Return, Take
from starboard.games.trucker.moves.flight_moves import FlyPast, Land, Visit
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Choice, Message, Move, Sight, new_match
from starboard.speech import Speech

BECAUSE = "trucker-because-"
Told = tuple[Move, Message | None, Message | None, bool]


def decided(classes: tuple[str, ...], every: int, seed: int = 3) -> Iterator[Told]:
    """Decisions in a match of truckers, with what a veteran says that it would do."""
    match = new_match(TRUCKER, 2, seed, {"classes": classes, "build": "turns"}, listening=False)
    bots = [Trucker(1), Trucker(2)]
    number = 0
    while match.question is not None:
        seat = next((seat for seat in match.waiting if len(match.offers(seat)) > 1), None)
        number += 1
        if seat is not None and (number % every == 0 or match.view(seat).part == "flight"):
            sight, bot = Sight(match, seat), Veteran(number, worlds=3)
            chosen: Choice = bot.choose(sight)
            if isinstance(chosen, int):
                takes = any(isinstance(move, Take) for move in sight.options)
                yield sight.options[chosen], bot.explain(sight, chosen), bot.figure(sight, chosen), takes
        play_out(match, bots, 1)


@pytest.fixture(scope="module")
def told() -> list[Told]:
    return [*decided(("II",), 3), *decided(("IIIC",), 5)]


def test_the_stronger_ones_explain_and_weigh() -> None:
    for bot in (Veteran(1), Legend(1)):
        assert isinstance(bot, Explaining)
        assert isinstance(bot, Weighing)
    assert isinstance(make_bot(TRUCKER, "trucker", 1), Explaining)


def test_reasons_are_sentences_of_each_language(told: list[Told]) -> None:
    speeches = [Speech(language) for language in ("en", "cs", "pl")]
    for speech in speeches:
        speech.learn(TRUCKER)
    said = set()
    for _, why, figure, _ in told:
        for message in (why, figure):
            if message is None:
                continue
            said |= {one.id for one in (message, *message.args.values()) if isinstance(one, Message)}
            sentences = [speech.say(message) for speech in speeches]
            assert len(set(sentences)) == len(sentences)
            assert all(one.endswith((".", "”.")) and BECAUSE not in one for one in sentences), sentences
    assert {id for id in said if id.startswith(BECAUSE)} >= {
        f"{BECAUSE}{what}" for what in ("draw", "better-comes", "room", "both", "leaving", "pays")
    }


def test_to_draw_is_explained_by_what_lies_open(told: list[Told]) -> None:
    for move, why, _, takes in told:
        if isinstance(move, Draw):
            assert (why is not None) is takes
        if isinstance(move, Return):
            assert why is not None
            assert why.id in (f"{BECAUSE}better-comes", f"{BECAUSE}fits-nowhere")


@pytest.mark.rule("GT-B-11.2")
def test_a_stop_is_told_with_what_it_brings_and_costs(told: list[Told]) -> None:
    stops = 0
    for move, why, _, _ in told:
        if why is None or why.id not in (f"{BECAUSE}pays", f"{BECAUSE}does-not-pay"):
            continue
        assert isinstance(move, Land | Visit | FlyPast)
        gain, cost = why.args["gain"], why.args["cost"]
        assert isinstance(gain, int)
        assert isinstance(cost, int)
        # Rounded, both may be the same.
        assert gain >= cost if isinstance(move, Land | Visit) else gain <= cost
        stops += 1
    assert stops > 1


def test_nothing_is_said_to_be_alike_that_flights_told_apart(told: list[Told]) -> None:
    assert not [why for _, why, figure, _ in told if why == HARDLY and figure is not None and figure.id == CLEARLY]


@pytest.mark.rule("GT-B-12.3.2")
def test_the_first_engine_is_told_as_such() -> None:
    match = new_match(TRUCKER, 2, 3, {"classes": ("II",), "build": "turns"}, listening=False)
    bot = Veteran(1)
    view = match.view(0)
    yard = bot.builder._yard_of(view, 0, 40.0)
    engine, spot = next(
        (tile, spot) for tile in some_tiles() if _is_engine(yard, tile) and (spot := yard.best(tile)) is not None
    )
    why = because_of(yard, engine, spot)
    assert why is not None
    ids = {why.id, *(one.id for one in why.args.values() if isinstance(one, Message))}
    assert f"{BECAUSE}first-engine" in ids


def _is_engine(yard: Yard, tile: str) -> bool:
    part = yard.board.parts[code_of(tile, 0)]
    return bool(part.engine) and not part.kind.powered


def test_credits_are_told_only_if_they_are_more_than_the_doubt() -> None:
    other = Message("other")
    assert compared([3.0, 4.0, 3.0, 4.0], other).args["credits"] == 4
    assert compared([9.0, -7.0, 6.0, -4.0], other).id == f"{BECAUSE}as-good"
