"""Page 23: who goes, with which dice, and the rank-up cards that are looked at."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, dice
from starboard.games.vanguard.moves.mission_moves import KeepRankUp, Send
from starboard.games.vanguard.rules.launch_and_return.mission_launch import (
    choose_rank_up,
    choose_team,
    launch,
    muster,
    team_size,
)
from starboard.games.vanguard.rules.ship.ship_crew import in_place
from starboard.games.vanguard.state.notes import ShipNotes


@pytest.mark.rule("IV-S-2302")
def test_the_last_member_of_a_team_is_not_asked_for_where_there_is_no_choice() -> None:
    g = aboard("se1", "re1")
    assert Played(choose_team(g, in_place(g, "available"), team_size(g))).answer(Send("se1")).over
    assert g.ship.team == ["se1", "re1"]


@pytest.mark.rule("IV-S-2307")
@pytest.mark.parametrize(("deck", "more", "shown"), [(3, 0, 2), (3, 1, 3), (1, 0, 0), (0, 0, 0)])
def test_how_many_rank_up_cards_are_looked_at(deck: int, more: int, shown: int) -> None:
    g = aboard()
    g.ship.team = ["se1", "re1"]
    muster(g)
    g.decks.rank_ups = ["RK01", "RK02", "RK03"][:deck]
    g.ship.notes = ShipNotes(rank_ups=more)
    play = Played(choose_rank_up(g))
    assert (0 if play.over else len(play.offers)) == shown
    assert all(isinstance(move, KeepRankUp) for move in ([] if play.over else play.offers))


@pytest.mark.rule("IV-S-2303")
def test_a_launch_leaves_dice_at_home_and_takes_borrowed_ones() -> None:
    g = aboard()
    dice(g, 7)
    g.ship.lander, g.ship.target, g.ship.notes = "L1", "D01", ShipNotes(dice=[1, 0, 0, 0])
    Played(launch(g)).through(Send("se1"), Send("re1"))
    assert [len(one.borrowed) for one in g.expedition.team] == [1, 0]
    assert all(one.left_home for one in g.expedition.team)
