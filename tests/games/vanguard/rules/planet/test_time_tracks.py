"""Chapter 9: time tracks, their tokens and their last fields."""

import pytest

from games.vanguard.proving_ground import Played, landed, one, trip
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.moves.exploration_moves import PickTrack
from starboard.games.vanguard.rules.planet.missions import complete
from starboard.games.vanguard.rules.planet.time_tracks import (
    advance,
    advance_all,
    retreat,
    retreat_one,
    time_track,
    time_tracks,
)
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY


def beast(g: VanguardState, id: str = "T92") -> Threat:
    found = threat(g, id)
    assert found is not None
    return found


def heard(g: VanguardState, what: str) -> int:
    """How often the planet has heard of something."""
    return trip(g).boards[0].values[what]


def tokens(g: VanguardState) -> dict[str, int]:
    """The time tracks in play and their tokens."""
    return {track.id: track.token for track in time_tracks(g)}


@pytest.mark.rule("IV-X-907")
def test_boards_missions_threats_and_pois_have_clocks() -> None:
    g = landed(planet="P92")
    assert tokens(g) == {"board": 0, "MI93": 0, "T92": 0, "poi:1": 0}
    Played(advance_all(g, "IV-X-907")).through()
    assert tokens(g) == {"board": 1, "MI93": 1, "T92": 1, "poi:1": 1}


@pytest.mark.rule("IV-X-907")
def test_a_mission_that_is_over_and_a_poi_face_down_have_none() -> None:
    g = landed(planet="P92")
    Played(complete(g, "MI93")).through()
    trip(g).places[1].pois[-1].down = True
    assert set(tokens(g)) == {"board", "T92"}
    assert time_track(g, "MI93") is None
    assert time_track(g, "poi:1") is None
    assert time_track(g, "T90") is None


@pytest.mark.rule("IV-X-906")
@pytest.mark.parametrize(("whose", "charges"), [(0, [1, 0]), (1, [0, 1])])
def test_the_last_field_concerns_whose_turn_it_is_and_is_heard_once(whose: int, charges: list[int]) -> None:
    g = landed("re", "sc", planet="P92")
    one(g, 0).charges = one(g, 1).charges = 0
    trip(g).who = whose
    for _ in range(3):
        Played(advance(g, "board", "IV-X-906")).through()
    assert [one(g, who).charges for who in range(2)] == charges
    assert (tokens(g)["board"], heard(g, "rung"), trip(g).tallies.time_ends) == (2, 1, 1)
    Played(advance(g, "poi:1", "IV-X-906")).through()
    Played(advance(g, "poi:1", "IV-X-906")).through()
    assert (trip(g).success, trip(g).tallies.time_ends, trip(g).track) == (1, 2, "")


@pytest.mark.rule("IV-X-906")
def test_between_turns_the_last_field_concerns_nobody() -> None:
    g = landed("re", "sc", planet="P92")
    trip(g).who, trip(g).boards[0].time = NOBODY, 1
    one(g, 0).charges = one(g, 1).charges = 0
    Played(advance(g, "board", "IV-X-906")).through()
    assert (one(g, 0).charges, one(g, 1).charges, heard(g, "rung")) == (0, 0, 1)


@pytest.mark.rule("IV-X-907")
def test_the_order_is_asked_only_among_clocks_that_do_something() -> None:
    g = landed("re", "sc", planet="P92")
    trip(g).boards[0].time = 1
    play = Played(advance_all(g, "IV-X-907"))
    assert play.offers == [PickTrack("board"), PickTrack("T92")], "the mission and the POI have gone on already"
    play.answer(PickTrack("T92"))
    assert play.over


@pytest.mark.rule("IV-X-904")
def test_a_token_goes_back_and_leaves_the_first_field() -> None:
    g = landed(planet="P92")
    trip(g).boards[0].time = 2
    for left in (1, 0, 0):
        retreat(g, "board", 1, "IV-X-904")
        assert tokens(g)["board"] == left
    assert [event.message.id for event in g.news or []].count("vanguard-time-back") == 2
    retreat(g, "T90", 1, "IV-X-904")


@pytest.mark.rule("IV-X-904")
def test_which_token_goes_back_is_asked_among_those_on_a_track() -> None:
    g = landed(planet="P92")
    assert Played(retreat_one(g, 0, 1, "IV-X-904")).over
    beast(g).time = 1
    assert Played(retreat_one(g, 0, 1, "IV-X-904")).over
    assert beast(g).time == 0
    beast(g).time = trip(g).boards[0].time = 1
    play = Played(retreat_one(g, 0, 1, "IV-X-904"))
    assert play.offers == [PickTrack("board"), PickTrack("T92")]
    play.answer(PickTrack("T92"))
    assert tokens(g)["board"] == 1
    assert beast(g).time == 0
