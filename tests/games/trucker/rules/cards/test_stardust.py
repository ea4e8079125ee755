"""Stardust."""

import pytest

from games.trucker.flights import CABIN, answers, flying, with_card
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.flight import flight


@pytest.mark.rule("GT-B-11.6.1")
def test_a_day_for_each_exposed_connector_from_the_rear() -> None:
    # One cabin shows four connectors, two joined ones show six.
    g = with_card(flying("III", {"7,7": CABIN}, {"7,7": CABIN, "7,6": CABIN}, at=[10, 9]), "I-04")
    answers(flight(g), FlyOn(), FlyOn())
    # The rear ship goes first, to 3; the leader then jumps over nobody: 6.
    assert [trucker.position for trucker in g.truckers] == [6, 3]


@pytest.mark.rule("GT-B-11.6.1")
def test_a_fleet_counts_all_its_ships() -> None:
    """OQ-LM-21."""
    g = with_card(flying("IVC", {"4,6": CABIN, "5,10": CABIN}, dice=(3, 4), at=[10]), "I-04")
    answers(flight(g), FlyOn())
    assert g.truckers[0].position == 2
