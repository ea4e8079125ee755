"""What the view shows of ships in numbers: strength, mistakes, and the meteor or shot in the air."""

import pytest

from games.trucker.flights import (
    BATTERY,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    ENGINE,
    SHIELD,
    answers,
    asked,
    flying,
    load,
    on,
)
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.content.cards import Attack
from starboard.games.trucker.rules.attacks.meteors_and_shots import barrage
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.view.ship_figures import FiguresView
from starboard.games.trucker.view.strike_view import HitView
from starboard.games.trucker.view.view import view

SHIP = {"7,7": CABIN, "7,6": CANNON, "6,7": BATTERY, "8,7": DOUBLE_CANNON, "7,8": ENGINE}


def figures_of(g: TruckerState, seat: int = 0) -> FiguresView:
    found = view(g, None).truckers[seat].ship.figures
    assert found is not None
    return found


@pytest.mark.rule("GT-B-9.1")
@pytest.mark.rule("GT-B-9.2")
def test_strength_is_shown_from_the_least_to_the_most() -> None:
    g = flying("II", SHIP)
    figures = figures_of(g)
    assert figures.cannons == (2, 6)
    assert figures.engines == (1, 1)
    assert (figures.crew, figures.batteries, figures.cap) == (2, 2, 8)
    g.truckers[0].ship.batteries.clear()
    assert figures_of(g).cannons == (2, 2)
    assert figures_of(g).batteries == 0


def test_nothing_is_counted_while_ships_are_built() -> None:
    g = flying("II", SHIP)
    g.part = "building"
    assert view(g, 0).truckers[0].ship.figures is None


@pytest.mark.rule("GT-B-6.7")
def test_mistakes_are_shown_in_the_ship_check_and_only_there() -> None:
    g = flying("II", {"7,7": CABIN, "7,6": ENGINE})
    assert figures_of(g).faults == []
    g.part = "check"
    faults = figures_of(g).faults
    assert [fault.rule for fault in faults] == ["GT-B-6.1", "GT-B-6.5", "GT-B-6.6"]
    assert all(fault.cells == [on(g, "7,6"), on(g, "7,7")] for fault in faults)
    assert faults[1].message.id == "trucker-fault-exhaust"


@pytest.mark.rule("GT-LM-3.5.1")
def test_the_weak_spot_is_shown_in_the_ship_check_of_a_class_that_has_one() -> None:
    g = flying("IIIC", {"3,3": CABIN, "3,2": BEAM})
    g.part = "check"
    spot = figures_of(g).weak_spot
    assert spot is not None
    assert len(spot.cells) == 34
    assert spot.premium == 15
    assert len(spot.chain) == 33
    near = board_for(g, 0).near
    assert all(there in near[here] for here, there in spot.chain)
    assert {cell for pair in spot.chain for cell in pair} == set(spot.cells)
    plain = flying("II", SHIP)
    plain.part = "check"
    assert figures_of(plain).weak_spot is None


@pytest.mark.rule("GT-LM-3.5.1")
def test_a_weak_spot_hangs_together_round_the_rim_where_it_does_not_otherwise() -> None:
    board = board_of("IIIC")
    empty = {board.cell("1", "3"), board.cell("6", "3"), board.cell("6", "4"), board.cell("1", "5")}
    g = flying("IIIC", {board.name(cell): CABIN for cell in board.cells if cell not in empty})
    g.part = "check"
    spot = figures_of(g).weak_spot
    assert spot is not None
    assert spot.chain == [
        (board.cell("1", "3"), board.cell("6", "3")),
        (board.cell("6", "3"), board.cell("6", "4")),
        (board.cell("6", "4"), board.cell("1", "5")),
    ]


@pytest.mark.rule("GT-B-10.2.7")
def test_the_attack_in_the_air_is_shown_to_everybody_until_it_is_over() -> None:
    g = flying("II", {"7,7": CABIN, "6,7": BATTERY, "8,7": SHIELD}, {"7,7": CABIN})
    g.truckers[0].ship.batteries = {on(g, "6,7"): 2}
    assert view(g, None).flight.strike is None
    load(g, 3, 4)
    question = asked(barrage(g, [0, 1], "shot", [Attack("small", "front")]))
    assert question.prompt == "trucker-ask-shield"
    strike = view(g, None).flight.strike
    assert strike is not None
    assert strike == view(g, 1).flight.strike
    assert (strike.what, strike.size, strike.side, strike.dice) == ("shot", "small", 0, [3, 4])
    assert (strike.lines, strike.square, strike.seat) == ([3], -1, 0)
    assert strike.hits == [HitView(on(g, "7,7"), [on(g, "8,7")], [])]


@pytest.mark.rule("GT-B-10.4.2")
def test_nothing_is_in_the_air_any_more_when_the_pieces_are_looked_at() -> None:
    g = flying("II", {"7,6": CABIN, "7,7": BEAM, "7,8": CABIN})
    load(g, 3, 4)
    question = asked(barrage(g, [0], "shot", [Attack("large", "left")]))
    assert question.prompt == "trucker-ask-save-piece"
    assert view(g, None).flight.strike is None


def test_what_has_missed_is_no_longer_in_the_air() -> None:
    g = flying("II", SHIP)
    load(g, 1, 1)
    answers(barrage(g, [0], "shot", [Attack("large", "front")]))
    assert g.strike is None
