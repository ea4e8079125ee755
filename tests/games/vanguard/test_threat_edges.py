"""Chapters 9, 10 and 15 at their edges: where threats may go, what clocks do, which POI is active."""

import pytest

from games.vanguard.proving_ground import Played, deal, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.moves.exploration_moves import PickTrack, PlayCard
from starboard.games.vanguard.rules.crew import deadly_space as deadly
from starboard.games.vanguard.rules.planet.missions import complete
from starboard.games.vanguard.rules.planet.poi import has_icon, take_off, top_poi
from starboard.games.vanguard.rules.planet.threats import move_standee
from starboard.games.vanguard.rules.planet.time_tracks import (
    advance,
    advance_all,
    retreat,
    retreat_one,
    time_track,
    time_tracks,
)
from starboard.games.vanguard.state.expedition_state import NOBODY, Poi, Threat
from starboard.games.vanguard.state.game_state import VanguardState


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


# -- Fields of a threat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1501")
@pytest.mark.parametrize(("field", "token"), [(0, 1), (1, 2), (2, 0)], ids=["goes on", "moves no more", "begins anew"])
def test_a_field_without_its_effect_still_resets_the_track_if_it_says_so(field: int, token: int) -> None:
    g = landed(sectors=(3, 3))
    beast(g, "T90").time = field
    do(g, "note mute 1")
    before = list(one(g).available)
    Played(advance(g, "T90", "IV-X-906")).through()
    assert beast(g, "T90").time == token
    assert one(g).available == before


@pytest.mark.rule("IV-X-1501")
@pytest.mark.parametrize(("status", "used"), [("unseen", ["blue_basic"]), ("calm", []), ("wary", ["blue_basic"])])
def test_some_are_not_concerned_and_calm_holds_for_the_whole_sector(status: str, used: list[str]) -> None:
    g = landed("re", "sc", planet="P92", sectors=(4, 4))
    own(g, 0, ["red_basic"])
    own(g, 1, ["blue_basic"])
    do(g, f"status {status} round")
    do(g, "status wary next", who=1)
    Played(advance(g, "T92", "IV-X-906")).through()
    assert ids(one(g).spent) == (["red_basic"] if status == "wary" else [])
    assert ids(one(g, 1).spent) == used


@pytest.mark.rule("IV-X-1803")
def test_the_dead_shelter_nobody() -> None:
    g = landed("re", "sc", planet="P92", sectors=(4, 4))
    own(g, 1, ["blue_basic"])
    do(g, "status calm until")
    deadly.take_out(g, 0)
    Played(advance(g, "T92", "IV-X-906")).through()
    assert ids(one(g, 1).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-1501")
def test_a_card_against_an_attack_spares_whoever_plays_it() -> None:
    g = landed("se", "sc", planet="P92", sectors=(4, 4))
    own(g, 0, ["red_basic"])
    own(g, 1, ["blue_basic"])
    deal(g, "SE06")
    Played(advance(g, "T92", "IV-X-906")).through(PlayCard(0, "SE06"))
    assert (ids(one(g).spent), ids(one(g, 1).spent)) == ([], ["blue_basic"])


# -- Standees --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1504")
def test_where_a_standee_came_from_is_known_and_its_leaving_is_heard() -> None:
    g = landed(planet="P92")
    do(g, "walk T92 1 toward S1")
    assert (beast(g).sectors, beast(g).previous, heard(g, "hunted")) == ([2], 4, 1)


@pytest.mark.rule("IV-X-1504")
def test_a_standee_that_stays_where_it_is_has_not_moved() -> None:
    g = landed(planet="P92")
    beast(g).previous = 3
    Played(move_standee(g, beast(g), 0, 4, "IV-X-1504")).through()
    do(g, "walk T92 2 toward S4")
    assert (beast(g).sectors, beast(g).previous, heard(g, "hunted")) == ([4], 3, 0)


@pytest.mark.rule("IV-X-1504")
def test_a_standee_beside_the_main_one_leaves_no_trace() -> None:
    g = landed()
    Played(move_standee(g, beast(g, "T90"), 1, 1, "IV-X-1504")).through()
    assert (beast(g, "T90").sectors, beast(g, "T90").previous) == ([3, 1], 0)


@pytest.mark.rule("IV-X-1504")
@pytest.mark.parametrize(
    ("walk", "free", "guarded"),
    [("toward S1", 2, 3), ("away S5", 1, 1), ("random", 2, 3), ("route out", 2, 4)],
)
def test_a_threat_does_not_enter_a_guarded_sector(walk: str, free: int, guarded: int) -> None:
    for guard, sector in ((False, free), (True, guarded)):
        g = landed("re", "sc", planet="P92", sectors=(2, 5))
        if walk.startswith("away"):
            beast(g).sectors = [2]
            one(g).sector = 4
        if guard:
            do(g, "status guard round")
        load(g, 0)
        do(g, f"walk T92 1 {walk}")
        assert beast(g).sectors == [sector]


@pytest.mark.rule("IV-X-1504")
def test_a_threat_shut_in_stays() -> None:
    g = landed("re", "sc", "en", planet="P92", sectors=(2, 3, 5))
    for who in range(3):
        do(g, "status guard round", who=who)
    for walk in ("toward S1", "away S1", "random"):
        do(g, f"walk T92 1 {walk}")
    assert beast(g).sectors == [4]


@pytest.mark.rule("IV-X-1504")
def test_a_threat_that_is_off_its_route_or_off_the_board_stays_there() -> None:
    g = landed(planet="P92")
    beast(g).sectors = [3]
    do(g, "walk T92 1 route out")
    assert beast(g).sectors == [3]
    beast(g).sectors = [5]
    do(g, "walk T92 1 toward S1")
    assert beast(g).sectors == [5], "no path leads out of sector 5"


@pytest.mark.rule("IV-X-1504")
def test_whoever_kept_a_threat_still_and_died_keeps_it_no_longer() -> None:
    g = landed(planet="P92")
    do(g, "still T92 round")
    do(g, "walk T92 1 toward S1")
    assert beast(g).sectors == [4]
    one(g).dead = True
    do(g, "walk T92 1 toward S1")
    assert beast(g).sectors == [2]


@pytest.mark.rule("IV-X-1504")
def test_a_threat_held_still_may_come_onto_the_board() -> None:
    g = landed(planet="P92")
    do(g, "still T92 round")
    beast(g).sectors = [0]
    Played(move_standee(g, beast(g), 0, 4, "IV-X-1504")).through()
    assert beast(g).sectors == [4]


# -- Time ------------------------------------------------------------------------------------------------------------


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


# -- POIs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-001")
def test_only_a_card_that_lies_open_is_active() -> None:
    g = landed(planet="P92")
    assert top_poi(g, 77) is None
    assert top_poi(g, 3) is None
    active = top_poi(g, 1)
    assert active is not None
    active.down = True
    assert top_poi(g, 1) is None
    do(g, "look S1")
    assert top_poi(g, 1) is active


@pytest.mark.rule("IV-X-1014")
def test_an_icon_may_be_on_the_board_itself() -> None:
    g = landed(planet="P92")
    assert has_icon(g, 1, "important")
    assert not has_icon(g, 2, "important")


@pytest.mark.rule("IV-X-1001")
def test_what_is_printed_on_the_board_is_never_taken_off() -> None:
    g = landed(planet="P92")
    pois = trip(g).places[4].pois
    for gone in (True, False):
        if gone:
            pois.append(Poi("922"))
        take_off(g, 4, "IV-X-1001")
        assert [poi.id for poi in pois] == ["923"]
    take_off(g, 3, "IV-X-1001")
    do(g, "top 922 S4")
    do(g, "top 921 S4")
    do(g, "clear S4")
    assert [poi.id for poi in trip(g).places[4].pois] == ["923"]


@pytest.mark.rule("IV-X-1504")
def test_a_threat_that_flees_goes_to_the_farthest_sector_that_it_may_enter() -> None:
    """From sector 4 two ways lead away from sector 5; the lower number is taken, unless somebody guards it."""
    for guard, sector in ((False, 2), (True, 3)):
        g = landed("re", "sc", planet="P92", sectors=(2, 5))
        beast(g).sectors = [4]
        if guard:
            do(g, "status guard round")
        do(g, "walk T92 1 away S5")
        assert beast(g).sectors == [sector]
