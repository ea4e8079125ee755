"""Page 16: recruiting, training and dismissing, once each in a pass."""

from copy import deepcopy

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, put, ranked
from starboard.games.vanguard.moves.ship_book_moves import Dismiss, KeepRecruit, Recruit, Train
from starboard.games.vanguard.rules.ship_book.barracks import barracks, can_recruit, dismissals, recruit, trainings
from starboard.games.vanguard.state.notes import Done, ShipNotes


@pytest.mark.rule("IV-S-1603")
def test_two_trainers_do_not_train_two_in_a_pass() -> None:
    g = aboard("se1", "se2", "se3", "se4")
    ranked(g, 3, "se1", "se2")
    play = Played(barracks(g)).answer(Train("se1", "se3"))
    assert play.over or not any(isinstance(move, Train) and move.trainer == "se2" for move in play.offers)
    again = Played(barracks(g))
    assert again.over or not any(isinstance(move, Train) for move in again.offers)


@pytest.mark.rule("IV-S-1601")
@pytest.mark.parametrize(
    ("notes", "shown", "left"),
    [
        (ShipNotes(), 2, ShipNotes()),
        (ShipNotes(recruits=1), 3, ShipNotes()),
        (ShipNotes(recruits_of=[1, 0, 0, 0]), 3, ShipNotes()),
        (ShipNotes(recruits_of=[1, 0, 0, 0], recruits=1), 3, ShipNotes(recruits=1)),
        (ShipNotes(recruits_of=[0, 0, 1, 0]), 2, ShipNotes(recruits_of=[0, 0, 1, 0])),
    ],
)
def test_a_note_shows_more_recruits_once(notes: ShipNotes, shown: int, left: ShipNotes) -> None:
    g = aboard("se1", "re1", "sc1", "en1")
    g.ship.notes = deepcopy(notes)
    play = Played(recruit(g, 0, "IV-S-1601"))
    assert len(play.offers) == shown
    assert all(isinstance(move, KeepRecruit) for move in play.offers)
    assert g.ship.notes == left


@pytest.mark.rule("IV-S-1602")
@pytest.mark.rule("IV-S-1604")
def test_recruiting_needs_a_sleeve_and_dismissing_needs_none() -> None:
    g = aboard("se1")
    put(g, "resting", "se2", "se3")
    put(g, "recruit", "se4", "se5")
    assert (can_recruit(g, 0), dismissals(g, 0)) == (True, [])
    put(g, "resting", "se4")
    assert not can_recruit(g, 0)
    resting = [Dismiss(id) for id in ("se2", "se3", "se4")]
    assert dismissals(g, 0) == resting, "the only one available stays"
    g.crew["se2"].place = "available"
    assert Dismiss("se1") in dismissals(g, 0)
    g.ship.once.append(Done("recruit", 0))
    assert dismissals(g, 0) == []
    g.ship.once = []
    put(g, "gone", "se5")
    assert dismissals(g, 0) == [], "nobody could be woken instead"


@pytest.mark.rule("IV-S-1603")
def test_training_is_once_a_pass_and_needs_a_sleeve() -> None:
    g = aboard("se1", "se2")
    ranked(g, 2, "se1")
    assert trainings(g, 0) == [Train("se1", "se2")]
    g.ship.once.append(Done("train", 0))
    assert trainings(g, 0) == []
    g.ship.once = []
    put(g, "resting", "se3", "se4", rank=2)
    assert trainings(g, 0) == []


@pytest.mark.rule("IV-S-1601")
@pytest.mark.rule("IV-S-1603")
def test_a_section_recruits_and_trains_once_each() -> None:
    g = aboard("se1", "se2")
    ranked(g, 2, "se1")
    play = Played(barracks(g))
    play.answer(Train("se1", "se2"))
    assert not any(isinstance(move, Train) for move in play.offers)
    play.answer(Recruit("security")).answer(play.offers[0])
    assert play.over or Recruit("security") not in play.offers
    assert Played(barracks(g)).over or Recruit("security") not in Played(barracks(g)).offers
