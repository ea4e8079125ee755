"""Flying past all stops: on a flight, by the only move that does, and until the flight ends."""

from random import Random

from games.trucker.flights import CABIN, flying
from starboard.games.trucker.board.standing_orders import FLY_PAST, STOPS, order_now
from starboard.games.trucker.moves.flight_moves import FlyPast
from starboard.games.trucker.title import TRUCKER
from starboard.kernel import Match, Question, new_match, obeyed

SEEDS = range(40)


def random_match(seed: int) -> tuple[Match, Random]:
    return new_match(TRUCKER, seats=3, seed=seed, options={"build": "turns"}), Random(seed)


def step(match: Match, rng: Random) -> None:
    seat, question = match.waiting[0], match.question
    assert question is not None
    match.pick(seat, *rng.sample(range(len(match.offers(seat))), question.least))


def test_it_holds_for_a_ship_on_its_way() -> None:
    g = flying("III", {"7,7": CABIN}, {"7,7": CABIN})
    g.truckers[1].flying = False
    assert [order_now(g, seat) for seat in (0, 1)] == ["holds", "over"]
    g.part = "building"
    assert order_now(g, 0) == "over"


def test_it_answers_every_stop_and_nothing_else() -> None:
    met = set()
    for seed in SEEDS:
        match, rng = random_match(seed)
        while not match.over:
            question: Question | None = match.question
            assert question is not None
            for seat in range(3):
                picks = obeyed(match, seat, (FLY_PAST,))
                assert (picks is not None) == (question.prompt in STOPS and seat in match.waiting)
                if picks is not None:
                    met.add(question.prompt)
                    assert isinstance(match.offers(seat)[picks[0]], FlyPast)
            step(match, rng)
    assert len(met) > 1
