"""The telepathic guru, who sees what comes next."""

from copy import deepcopy

import pytest

from games.trucker.flights import CABIN, answers, asked, flying, offered, options, told
from games.trucker.kit import with_specialist
from starboard.games.trucker.hide import hide
from starboard.games.trucker.moves.flight_moves import FlyOn, Foresee, GiveUp
from starboard.games.trucker.rules.aboard.specialists import professions
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.track.giving_up import window
from starboard.games.trucker.setup import first_state
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.view.view import view
from starboard.kernel import chance_from


@pytest.mark.rule("GT-X2-7.1")
def test_the_guru_comes_with_the_second_expansion() -> None:
    for kit, there in (("big", False), ("both", True)):
        g = first_state(2, {**options("III"), "kit": kit}, chance_from(1))
        assert ("guru" in professions(g)) is there


def foreseeing(deck: list[str]) -> TruckerState:
    g = with_specialist(flying("III", {"7,7": CABIN, "7,6": CABIN}, {"7,7": CABIN}), "guru", "7,6")
    for cards in g.decks.values():
        cards[:] = [card for card in cards if card not in deck]
    g.flight = list(deck)
    return g


@pytest.mark.rule("GT-X2-7.1")
def test_a_guru_looks_at_the_next_card_once_a_flight() -> None:
    g = foreseeing(["I-04", "II-04", "I-05"])
    assert offered(asked(window(g))) == [FlyOn(), Foresee(), GiveUp()]
    reveals = g.chance.reveals
    assert offered(asked(window(g), Foresee())) == [FlyOn(), GiveUp()]
    assert g.truckers[0].foreseen == "I-05"
    assert g.chance.reveals > reveals
    seen, others = told(g, "trucker-foresaw")[0], told(g, "trucker-looked-ahead")[0]
    assert [seen.heard_by(seat) for seat in (0, 1, None)] == [True, False, False]
    assert [others.heard_by(seat) for seat in (0, 1, None)] == [False, True, True]


@pytest.mark.rule("GT-X2-7.1")
def test_only_the_owner_of_the_guru_knows_the_card() -> None:
    g = foreseeing(["I-04", "II-04", "I-05"])
    asked(window(g), Foresee())
    assert [view(g, seat).truckers[0].foreseen for seat in (0, 1, None)] == ["I-05", "", ""]
    assert "I-05" in view(g, 0).flight.known
    for seed in range(20):
        for seat in (0, 1):
            world = deepcopy(g)
            hide(world, seat, chance_from(seed))
            assert view(world, seat) == view(g, seat)
            assert world.flight[-1] == world.truckers[0].foreseen
            assert seat == 1 or world.flight[-1] == "I-05"


@pytest.mark.rule("GT-X2-7.1")
def test_what_was_foreseen_comes_true() -> None:
    g = foreseeing(["I-04"])
    answers(flight(g), Foresee(), FlyOn(), FlyOn())
    assert g.truckers[0].foreseen == ""
    assert told(g, "trucker-card-revealed")
