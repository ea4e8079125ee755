"""What is worked out for those who look on, so that no client has rules of its own."""

import pytest

from games.trucker.flights import BEAM, CABIN, flying, on
from games.trucker.tables import at, yard
from starboard.bots import make_bot, play_out
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import Finish
from starboard.games.trucker.state.game_state import Strike, TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.board_view import MarkView, board_view
from starboard.games.trucker.view.flight_view import BarrageView, RankView
from starboard.games.trucker.view.view import view
from starboard.kernel import new_match


@pytest.mark.rule("GT-LM-4.3.2")
@pytest.mark.rule("GT-LM-4.3.4")
def test_the_squares_that_are_open_and_those_that_are_still_shut() -> None:
    shown = board_view(("IVC", (1,), "", "", False))
    board, whole = board_of("IVC", (1,)), board_of("IVC")
    assert [cell for cell, letter in enumerate(shown.squares) if letter == "#"] == board.cells
    assert shown.squares.count("*") == 11 - 2
    assert shown.fleet == [ship[0] for ship in board.fleet]
    assert len(board_view(("IVC", (), "", "", False)).fleet) == len(whole.fleet) == 4
    assert board_view(("III", (), "", "", False)).fleet == []


@pytest.mark.rule("GT-LM-4.3.2")
def test_what_each_symbol_opens_and_whether_it_has() -> None:
    g = at(yard("IVC"))
    g.dice = [6]
    shown = view(g, 0).yard
    assert (shown.dice, shown.dice_left) == ([6], 1)
    assert MarkView("6", ["6,8"], True) in shown.marks
    assert [mark.symbol for mark in shown.marks if mark.open] == ["6"]
    plain = view(at(yard("II")), 0).yard
    assert (plain.marks, plain.dice_left) == ([], 0)


@pytest.mark.rule("GT-B-5.1")
@pytest.mark.rule("GT-B-2.5.4")
def test_who_has_which_number_and_who_looks_at_which_pile() -> None:
    match = yard("I", 3)
    match.play(1, Finish(2))
    at(match).truckers[2].looking = 1
    shown = match.view(0).yard
    assert shown.numbers == [-1, 1, -1]
    assert [pile.looker for pile in shown.piles] == [-1, 2, -1, -1]
    assert [pile.secret for pile in shown.piles] == [False, False, False, True]
    assert (shown.looking_at, match.view(2).yard.looking_at) == (None, at(match).piles[1])


@pytest.mark.rule("GT-B-8.5")
def test_who_flies_and_how_far_behind() -> None:
    g = flying("I", {"7,7": CABIN}, {"7,7": CABIN}, {"7,7": CABIN})
    for trucker, position in zip(g.truckers, (3, 9, 5), strict=True):
        trucker.position = position
    assert view(g, None).flight.ranks == [RankView(1, 0), RankView(2, 4), RankView(0, 2)]
    g.truckers[1].flying = False
    assert view(g, None).flight.ranks == [RankView(2, 0), RankView(0, 2)]


@pytest.mark.rule("GT-B-10.4.2")
def test_the_pieces_of_a_ship_that_falls_apart() -> None:
    g = flying("II", {"7,6": CABIN, "7,7": BEAM, "7,8": CABIN})
    whole = view(g, 0).truckers[0].ship.figures
    assert whole is not None
    assert whole.pieces == []
    del g.truckers[0].ship.parts[on(g, "7,7")]
    apart = view(g, 0).truckers[0].ship.figures
    assert apart is not None
    assert apart.pieces == [[on(g, "7,6")], [on(g, "7,8")]]


@pytest.mark.rule("GT-LM-2.2.2")
def test_what_is_joined_across_the_splice() -> None:
    g = flying("IC", {"3,2": CABIN, "4,2": CABIN})
    assert view(g, 0).truckers[0].ship.bridges == [board_for(g, 0).cell("3", "2")]
    del g.truckers[0].ship.parts[board_for(g, 0).cell("4", "2")]
    assert view(g, 0).truckers[0].ship.bridges == []


def card_of(g: TruckerState, kind: str) -> None:
    """Lay the first card of a kind on the table."""
    g.card = next(id for id, card in content().cards.items() if card.__struct_config__.tag == kind)


@pytest.mark.rule("GT-B-11.5.1")
def test_the_meteors_of_a_swarm_are_under_way_as_soon_as_it_is_turned_up() -> None:
    g = flying("II", {"7,7": CABIN})
    assert view(g, 0).flight.barrage is None
    card_of(g, "meteoric_swarm")
    assert view(g, 0).flight.barrage == BarrageView("meteor", 0)
    g.shot = 2
    assert view(g, 0).flight.barrage == BarrageView("meteor", 2)


@pytest.mark.rule("GT-B-11.9.7")
def test_the_shots_of_pirates_are_not_under_way_before_all_have_fought() -> None:
    g = flying("II", {"7,7": CABIN}, {"7,7": CABIN})
    card_of(g, "pirates")
    g.beaten = [0]
    assert view(g, 0).flight.barrage is None
    g.step = 1
    assert view(g, 0).flight.barrage == BarrageView("shot", 0)


@pytest.mark.rule("GT-B-11.10.4")
def test_the_shots_of_a_combat_zone_are_under_way_once_somebody_is_fired_at() -> None:
    g = flying("II", {"7,7": CABIN}, {"7,7": CABIN})
    card_of(g, "combat_zone")
    g.step = 2
    assert view(g, 0).flight.barrage is None
    g.beaten = [1]
    assert view(g, 0).flight.barrage == BarrageView("shot", 0)


@pytest.mark.rule("GT-X2-5.5")
def test_what_comes_after_something_else_is_under_way_when_the_first_of_it_flies() -> None:
    g = flying("II", {"7,7": CABIN})
    card_of(g, "open_space")
    assert view(g, 0).flight.barrage is None
    g.strike = Strike("meteor", "large", 0, [3, 4], [3], -1, 0)
    assert view(g, 0).flight.barrage == BarrageView("meteor", 0)
    g.strike, g.shot = None, 1
    assert view(g, 0).flight.barrage == BarrageView("meteor", 1)


def test_after_the_last_round_ships_are_seen_as_they_came_home() -> None:
    match = new_match(TRUCKER, seats=2, seed=5, options={"classes": ["I"]})
    play_out(match, [make_bot(TRUCKER, "apprentice", seat) for seat in range(2)], TRUCKER.longest)
    assert match.over
    for trucker, shown in zip(at(match).truckers, match.view(0).truckers, strict=True):
        assert shown.ship.humans == trucker.ship.humans
        assert shown.ship.batteries == trucker.ship.batteries
    assert any(trucker.ship.humans for trucker in at(match).truckers)
