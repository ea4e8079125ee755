"""A player about to lift off, rest, give up a die or spend command is told the cost first, and holds the button."""

import pytest

from games.vanguard.proving_ground import landed, trip
from starboard.games.vanguard.captions.captions import caption
from starboard.games.vanguard.moves.exploration_moves import Agree, LiftOff, Rest, SacrificeDie
from starboard.games.vanguard.moves.ship_book_moves import Activate
from starboard.games.vanguard.rules.crew.supplies import UNLIMITED
from starboard.games.vanguard.rules.exploration.lift_off import stranded, undone


@pytest.mark.rule("IV-X-1704")
@pytest.mark.parametrize(("sector", "left"), [(1, []), (4, [1])])
def test_lifting_off_says_who_would_be_left_behind(sector: int, left: list[int]) -> None:
    g = landed(planet="P92", sectors=(1, sector))
    for board in trip(g).boards:
        board.missions = []
    assert (stranded(g), undone(g)) == (left, [])
    shown = caption(g, 0, LiftOff())
    assert shown.weight == "grave"
    assert shown.message.id == ("vanguard-move-lift-off-costing" if left else "vanguard-move-lift-off")
    assert ("vanguard-cost-stranded" in str(shown.message)) == bool(left)


@pytest.mark.rule("IV-X-340")
def test_who_consents_to_leave_somebody_holds_it_too() -> None:
    g = landed(planet="P92", sectors=(1, 4))
    shown = caption(g, 0, Agree())
    assert (shown.weight, shown.message.id) == ("grave", "vanguard-move-agree-costing")


@pytest.mark.rule("IV-X-330")
def test_a_rest_says_what_is_left_of_the_supplies() -> None:
    g = landed(planet="P92", sectors=(1, 1))
    g.expedition.supplies = 5
    shown = caption(g, 0, Rest())
    assert (shown.weight, shown.message.id) == ("grave", "vanguard-move-rest-costing")
    assert shown.message.args == {"from": 5, "to": 4}
    g.expedition.supplies = UNLIMITED
    free = caption(g, 0, Rest())
    assert (free.weight, free.message.id) == ("", "vanguard-move-rest")


@pytest.mark.rule("IV-X-404")
@pytest.mark.parametrize("spent", [True, False])
def test_a_die_is_not_given_up_by_a_slip(spent: bool) -> None:
    g = landed(planet="P92", sectors=(1, 1))
    shown = caption(g, 0, SacrificeDie("red_basic", spent))
    assert shown.weight == "grave"
    assert shown.place == "die:red_basic"
    assert shown.message.args["spent"] == ("yes" if spent else "no")


@pytest.mark.rule("IV-S-0601")
def test_a_room_that_costs_command_says_so_and_is_held() -> None:
    g = landed(planet="P92", sectors=(1, 1))
    shown = caption(g, 0, Activate("laboratory"))
    assert shown.weight == "grave"
    assert shown.message.args["command"] == 1
