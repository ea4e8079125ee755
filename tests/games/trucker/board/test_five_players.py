"""GT-X1-2: five players. What no source says of them is our reading, in `flights.toml` (OQ-X1-01)."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.trucker.flights import CABIN, HOLD, answers, flying, nods, told, with_card
from starboard.games.trucker.board.ship.components import tile_of
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.flight_moves import FlyOn, FlyPast, GiveUpCrew, StopLoading, Visit
from starboard.games.trucker.rules.attacks import meteors_and_shots as hits
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.options import CLASSES
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Rules, chance_from
from starboard.kernel.title import checked_options

ONE = {"7,7": CABIN}
THREE = {"7,7": CABIN, "7,6": CABIN, "6,7": CABIN, "7,8": HOLD}
GONE = [GiveUpCrew("7,6;7,6")]


def dealt(seats: int, **settings: object) -> TruckerState:
    g = first_state(seats, checked_options(TRUCKER, seats, settings), chance_from(7))
    g.news = []
    set_up_round(g)
    return g


@pytest.mark.rule("GT-X1-2.1")
@pytest.mark.rule("GT-LM-1.8")
@pytest.mark.parametrize("ship_class", CLASSES)
def test_five_can_build_any_class(ship_class: str) -> None:
    fifth = dealt(5, classes=[ship_class]).truckers[4]
    cabins = [*fifth.reserve, *map(tile_of, fifth.ship.parts.values())]
    assert cabins == ([] if ship_class == "IIA" else ["X01"])


@pytest.mark.rule("GT-X1-2.1")
@pytest.mark.rule("GT-X1-1.3")
def test_with_five_the_components_of_the_first_expansion_are_in_and_none_is_set_aside() -> None:
    g = dealt(5)
    sets = Counter(content().tiles[tile].set for tile in g.heap)
    assert sets == {"base": 140, "big_expansion": 41}
    assert g.away == []
    assert told(g, "trucker-five-players")
    assert not told(dealt(4), "trucker-five-players")


@pytest.mark.rule("GT-X1-1.3")
@pytest.mark.rule("GT-X2-1.2")
@pytest.mark.parametrize(
    ("seats", "kit", "heap"),
    [
        *((2, "none", 140), (4, "none", 140)),
        *((2, "big", 181 - 75), (3, "big", 181 - 50), (4, "big", 181 - 25), (5, "big", 181)),
        *((2, "both", 223 - 150), (3, "both", 223 - 100), (4, "both", 223 - 50), (5, "both", 223)),
    ],
)
def test_the_fewer_play_the_more_components_are_set_aside(seats: int, kit: str, heap: int) -> None:
    """OQ-X2-01: as many for the second box as for the first."""
    g = dealt(seats, kit=kit)
    assert len(g.heap) == heap


@pytest.mark.rule("GT-X1-2.2")
def test_two_of_five_may_use_an_abandoned_ship() -> None:
    g = with_card(flying("III", *[THREE] * 5), "I-18")  # 2 crew, 3 credits
    answers(flight(g), *[FlyOn()] * 5, FlyPast(), Visit(), *GONE, FlyPast(), Visit(), *GONE)
    assert [trucker.credits for trucker in g.truckers] == [0, 3, 0, 3, 0]


@pytest.mark.rule("GT-X1-2.2")
def test_two_of_five_may_use_an_abandoned_station() -> None:
    g = with_card(flying("III", ONE, *[THREE] * 4), "I-19")  # 5 crew, yellow and green
    answers(flight(g), *[FlyOn()] * 5, Visit(), StopLoading(), Visit(), StopLoading())
    assert len(told(g, "trucker-docked")) == 2
    assert g.landed == {}


@pytest.mark.rule("GT-X1-2.2")
def test_with_four_only_one_may() -> None:
    g = with_card(flying("III", *[THREE] * 4), "I-18")
    answers(flight(g), *[FlyOn()] * 4, Visit(), *GONE)
    assert [trucker.credits for trucker in g.truckers] == [3, 0, 0, 0]


@pytest.fixture
def faced(monkeypatch: pytest.MonkeyPatch) -> Callable[[TruckerState], list[int]]:
    """How many of the attacks of a swarm (I-11: three from the front) each seat meets."""
    met: Counter[int] = Counter()

    def meet(g: TruckerState, seat: int, *attack: object) -> Rules[None]:
        met[seat] += 1
        yield from ()

    def count(g: TruckerState) -> list[int]:
        met.clear()
        nods(flight(with_card(g, "I-11")))
        return [met[seat] for seat in range(len(g.truckers))]

    monkeypatch.setattr(hits, "face", meet)
    return count


@pytest.mark.rule("GT-X1-2.3")
def test_the_fifth_ignores_the_first_attack(faced: Callable[[TruckerState], list[int]]) -> None:
    assert faced(flying("III", *[ONE] * 5)) == [3, 3, 3, 3, 2]
    assert faced(flying("III", *[ONE] * 5, at=[4, 1, 7, 9, 6])) == [3, 2, 3, 3, 3]
    assert faced(flying("III", *[ONE] * 4)) == [3, 3, 3, 3]


@pytest.mark.rule("GT-X1-2.3")
def test_when_only_four_of_five_still_fly_nobody_is_the_fifth(faced: Callable[[TruckerState], list[int]]) -> None:
    g = flying("III", *[ONE] * 5)
    g.truckers[1].flying = False
    assert faced(g) == [3, 0, 3, 3, 3]


@pytest.mark.rule("GT-LM-5.3.6")
@pytest.mark.rule("GT-X1-2.3")
def test_of_a_first_attack_that_comes_twice_the_fifth_ignores_one(faced: Callable[[TruckerState], list[int]]) -> None:
    assert faced(flying("IVC", *[{"4,6": CABIN}] * 5, dice=(3, 4))) == [4, 4, 4, 4, 3]


@pytest.mark.rule("GT-X1-2.4")
def test_the_fifth_to_arrive_gets_no_reward() -> None:
    g = flying("III", *[{"7,7": CABIN}] * 5)
    journey_end(g)
    arrived = [event.message.args["credits"] for event in told(g, "trucker-arrived")]
    assert arrived == [12, 9, 6, 3, 0]
