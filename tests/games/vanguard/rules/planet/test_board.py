"""Chapters 8 to 10: events, time tracks, POIs, missions and conditions."""

import pytest

from games.vanguard.proving_ground import Played, deal, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.board.sectors import biomes
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import (
    Exert,
    PickCard,
    PickTrack,
    PlayCard,
    SacrificeDie,
    TakeSpecial,
    UseDie,
)
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.exploration.special_action import special_actions, take_special
from starboard.games.vanguard.rules.planet.event_cards import event
from starboard.games.vanguard.rules.planet.missions import find, settle
from starboard.games.vanguard.rules.planet.poi import has_icon, top_poi
from starboard.games.vanguard.rules.planet.time_tracks import advance, advance_all, time_tracks
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move


def reveal(g: VanguardState, card: str, *moves: Move, who: int = 0) -> None:
    """The end of a turn with this event on top."""
    trip(g).events.cards.append(card)
    Played(event(g, who)).through(*moves)


def tokens(g: VanguardState) -> dict[str, int]:
    """The time tracks in play and their tokens."""
    return {track.id: track.token for track in time_tracks(g)}


def stack(g: VanguardState, sector: int) -> list[str]:
    return [poi.id for poi in trip(g).places[sector].pois]


# -- Events ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-802")
def test_a_matching_biome_brings_the_main_effect_and_no_time() -> None:
    """T-25."""
    g = landed()
    own(g, 0, ["red_basic", "blue_basic"])
    reveal(g, "E01", UseDie("red_basic"))
    assert ids(one(g).spent) == ["red_basic"]
    assert set(tokens(g).values()) == {0}
    assert trip(g).events.discards == ["E01"]


@pytest.mark.rule("IV-X-803")
@pytest.mark.rule("IV-X-804")
def test_without_a_match_all_time_tracks_advance() -> None:
    """T-26."""
    g = landed()
    reveal(g, "E02")
    assert tokens(g) == {"T90": 1, "poi:2": 1}
    assert trip(g).events.discards == ["E02"]


@pytest.mark.rule("IV-X-803")
def test_a_card_may_have_another_secondary_effect() -> None:
    g = landed(sectors=[2, 1])
    own(g, 0, [], ["red_basic"])
    reveal(g, "E03")
    assert ids(one(g).available) == ["red_basic"]
    assert set(tokens(g).values()) == {0}


@pytest.mark.rule("IV-X-802")
@pytest.mark.rule("IV-X-806")
def test_biomes_are_those_of_the_board_and_of_the_top_poi_only() -> None:
    """Q-13."""
    g = landed()
    assert biomes(g, 1) == {"rocky", "vegetation"}
    do(g, "top 904 S1")
    assert biomes(g, 1) == {"rocky"}


@pytest.mark.rule("IV-X-801")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    g = landed()
    trip(g).events.cards, trip(g).events.discards = [], ["E01", "E02"]
    Played(event(g, 0)).through()
    assert sorted([*trip(g).events.cards, *trip(g).events.discards]) == ["E01", "E02"]
    assert len(trip(g).events.cards) == 1


@pytest.mark.rule("IV-X-805")
@pytest.mark.rule("IV-X-401")
def test_between_reveal_and_resolution_one_may_exert() -> None:
    g = landed()
    own(g, 0, [], ["red_basic"] * 2 + ["blue_basic"] * 3)
    reveal(g, "E01", Exert(0), SacrificeDie("red_basic", True), UseDie("blue_basic"))
    assert ids(one(g).sacrificed) == ["red_basic"]
    assert ids(one(g).spent) == ["blue_basic"]


@pytest.mark.rule("IV-X-407")
def test_without_supplies_the_event_must_be_met_with_a_roll() -> None:
    """T-51."""
    g = landed(sectors=[5, 1])
    trip(g).supplies = 0
    reveal(g, "E02")
    assert "vanguard-rolled-danger" in [event.message.id for event in g.news or []]


@pytest.mark.rule("IV-X-602")
def test_a_card_can_answer_an_event() -> None:
    g = landed()
    deal(g, "RE05")
    before = list(one(g).available)
    reveal(g, "E01", PlayCard(0, "RE05"))
    assert one(g).available == before
    assert tokens(g)["T90"] == 1


def test_the_next_events_can_be_looked_at_and_ordered() -> None:
    g = landed()
    trip(g).events.cards = ["E03", "E02", "E01"]
    do(g, "events look 2", PickCard("E02"))
    assert trip(g).events.cards == ["E03", "E01", "E02"]
    do(g, "events drop 2", PickCard("E01"))
    assert (trip(g).events.cards, trip(g).events.discards) == (["E03", "E02"], ["E01"])
    do(g, "events under 2", PickCard("E02"))
    assert trip(g).events.cards == ["E02", "E03"]


# -- Time tracks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-906")
@pytest.mark.rule("IV-X-901")
@pytest.mark.rule("IV-X-908")
def test_the_last_field_brings_its_effect_and_the_token_stays_there() -> None:
    """T-27, with a track of two fields."""
    g = landed()
    Played(advance(g, "poi:2", "IV-X-906")).through()
    assert (tokens(g)["poi:2"], trip(g).success) == (1, 0)
    Played(advance(g, "poi:2", "IV-X-906")).through()
    assert (tokens(g)["poi:2"], trip(g).success) == (2, 1)
    Played(advance(g, "poi:2", "IV-X-906")).through()
    assert (tokens(g)["poi:2"], trip(g).success) == (2, 1)


@pytest.mark.rule("IV-X-907")
def test_where_several_tracks_do_something_the_players_choose_the_order() -> None:
    g = landed(sectors=[3, 1])
    Played(advance(g, "poi:2", "IV-X-906")).through()
    play = Played(advance_all(g, "IV-X-907"))
    assert set(play.offers) == {PickTrack("T90"), PickTrack("poi:2")}
    play.answer(PickTrack("poi:2"))
    assert trip(g).success == 1
    play.through()
    assert tokens(g)["T90"] == 1


@pytest.mark.rule("IV-X-904")
def test_a_token_goes_back_and_leaves_the_first_field() -> None:
    g = landed()
    trip(g).boards[0].threats[0].time = 2
    do(g, "time -1")
    assert tokens(g)["T90"] == 1
    do(g, "track T90 -3")
    assert tokens(g)["T90"] == 0


@pytest.mark.rule("IV-X-905")
def test_a_reset_track_starts_again() -> None:
    g = landed()
    trip(g).boards[0].threats[0].time = 2
    do(g, "reset T90")
    assert tokens(g)["T90"] == 0
    Played(advance(g, "T90", "IV-X-906")).through()
    assert tokens(g)["T90"] == 1


@pytest.mark.rule("IV-X-602")
def test_a_card_can_hold_a_time_track() -> None:
    g = landed()
    deal(g, "RE04")
    Played(advance(g, "T90", "IV-X-906")).through(PlayCard(0, "RE04"))
    assert tokens(g)["T90"] == 0


@pytest.mark.rule("IV-X-906")
@pytest.mark.rule("IV-X-1012")
def test_a_condition_may_end_by_its_own_track() -> None:
    g = landed()
    do(g, "condition C91")
    assert "C91" in tokens(g)
    for _ in range(3):
        Played(advance(g, "C91", "IV-X-906")).through()
    assert trip(g).boards[0].condition == "C90"


# -- POIs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1001")
def test_replacing_discards_all_cards_of_the_sector() -> None:
    g = landed()
    do(g, "top 904 S1")
    do(g, "poi 902 S1")
    assert stack(g, 1) == ["902"]


@pytest.mark.rule("IV-X-1001")
def test_over_a_printed_poi_the_new_card_is_just_placed() -> None:
    g = landed()
    do(g, "poi 904 S3")
    assert stack(g, 3) == ["903", "904"]
    do(g, "poi 000 S3")
    assert stack(g, 3) == ["903", "000"]


@pytest.mark.rule("IV-X-1002")
def test_placing_on_top_keeps_what_lies_underneath() -> None:
    g = landed()
    do(g, "top 904 S1")
    assert stack(g, 1) == ["901", "904"]
    do(g, "off")
    assert stack(g, 1) == ["901"]


@pytest.mark.rule("IV-X-1003")
def test_markers_of_the_old_card_go_those_of_the_sector_stay() -> None:
    """T-61."""
    g = landed()
    poi = top_poi(g, 2)
    assert poi is not None
    poi.tracks["0.green"], poi.time = 2, 1
    do(g, "marker flag S2")
    do(g, "top 904 S2")
    assert (poi.tracks, poi.time) == ({}, 0)
    assert trip(g).places[2].markers == {"flag": 1}


@pytest.mark.rule("IV-X-1004")
def test_of_several_copies_one_is_taken_at_random() -> None:
    seen = set()
    for number in range(2):
        g = landed()
        load(g, number)
        do(g, "poi 906 S1")
        seen.add(stack(g, 1)[0])
    assert seen == {"906a", "906b"}


@pytest.mark.rule("IV-X-1014")
def test_icons_are_those_of_the_top_card() -> None:
    g = landed()
    assert has_icon(g, 3, "no-travel")
    assert has_icon(g, 4, "final")
    do(g, "poi 000 S3")
    assert not has_icon(g, 3, "no-travel")


def test_the_poi_of_a_check_is_replaced_even_if_the_crew_member_has_moved() -> None:
    g = landed()
    ctx = Ctx("poi:901", "IV-X-563", 0, there=1)
    Played(carry_out(g, parse_effect("move S2 free, poi 000"), ctx)).through()
    assert stack(g, 1) == ["000"]
    assert stack(g, 2) == ["902"]


# -- Special actions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-301")
def test_special_actions_are_those_within_reach() -> None:
    g = landed(sectors=[3, 5])
    trip(g).mods = ["Y01"]
    assert special_actions(g, 0) == [
        TakeSpecial("poi:903", 0),
        TakeSpecial("threat:T90", 0),
        TakeSpecial("mission:MI91", 0),
        TakeSpecial("mod:Y01", 0),
    ]
    trip(g).mods = []
    # A secondary standee gives no access; the pond has no POI.
    assert special_actions(g, 1) == []
    do(g, "condition C91")
    assert special_actions(g, 1) == [TakeSpecial("condition:C91", 0)]


@pytest.mark.rule("IV-X-301")
@pytest.mark.rule("IV-X-1104")
def test_the_special_action_of_a_mod_can_be_taken_wherever_one_is() -> None:
    g = landed("re", "sc", sectors=(1, 5))
    trip(g).mods = ["Y01"]
    assert trip(g).landing == 1
    assert TakeSpecial("mod:Y01", 0) in special_actions(g, 0)
    assert TakeSpecial("mod:Y01", 0) in special_actions(g, 1)


@pytest.mark.rule("IV-X-302")
@pytest.mark.rule("IV-X-303")
def test_of_several_actions_one_is_chosen_and_a_plain_one_is_just_done() -> None:
    g = landed()
    own(g, 0, [], ["red_basic", "red_basic"])
    assert {TakeSpecial("poi:901", 0), TakeSpecial("poi:901", 1)} <= set(special_actions(g, 0))
    Played(take_special(g, 0, TakeSpecial("poi:901", 1))).through()
    assert len(one(g).available) == 2
    assert trip(g).check is None


def test_an_action_may_have_a_condition_and_a_limit() -> None:
    g = landed(sectors=[4, 4])
    assert special_actions(g, 0) == [TakeSpecial("poi:904", 0)]
    own(g, 0, [], ["red_basic"])
    Played(take_special(g, 0, TakeSpecial("poi:904", 0))).through()
    assert special_actions(g, 0) == []
    do(g, "track door 1")
    assert special_actions(g, 0) == [TakeSpecial("poi:904", 1)]


@pytest.mark.rule("IV-X-407")
def test_a_plain_action_that_cannot_be_paid_is_not_offered() -> None:
    g = landed(sectors=[4, 4])
    trip(g).supplies = 0
    assert special_actions(g, 0) == []


# -- Missions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1010")
def test_a_mission_is_completed_after_the_action_that_meets_it() -> None:
    """T-60."""
    g = landed(sectors=[2, 1])
    Played(settle(g)).through()
    mission = find(g, "MI90")
    assert mission is not None
    assert mission.status == "open"
    do(g, "move S4 free")
    Played(settle(g)).through()
    assert mission.status == "done"
    assert trip(g).success == 2


@pytest.mark.rule("IV-X-1010")
@pytest.mark.rule("IV-X-1011")
def test_effects_complete_fail_reveal_and_remove_missions() -> None:
    g = landed()
    do(g, "mission MI92 reveal, mission MI90 failed, mission MI91 off")
    missions = {mission.id: mission.status for mission in trip(g).boards[0].missions}
    assert missions == {"MI90": "failed", "MI92": "open"}
    do(g, "mission MI92 done")
    assert find(g, "MI92") is not None
    assert trip(g).boards[0].missions[1].status == "done"


@pytest.mark.rule("IV-X-1012")
def test_a_new_condition_replaces_the_old_one_with_its_token() -> None:
    g = landed()
    trip(g).boards[0].condition_time = 2
    do(g, "condition C91")
    assert (trip(g).boards[0].condition, trip(g).boards[0].condition_time) == ("C91", 0)


@pytest.mark.rule("IV-X-1013")
@pytest.mark.rule("IV-X-1015")
def test_the_rank_up_card_is_turned_when_its_requirement_is_met() -> None:
    g = landed()
    trip(g).rank_up = "RK1"
    do(g, "success 2")
    Played(settle(g)).through()
    assert not trip(g).ranked
    do(g, "success 1")
    Played(settle(g)).through()
    assert trip(g).ranked
    do(g, "success 1")
    assert trip(g).success == 4


# -- What the planet remembers ---------------------------------------------------------------------------------------


def test_markers_have_limits_and_rules_wait_for_them() -> None:
    g = landed()
    do(g, "marker flag here 3")
    assert trip(g).places[1].markers == {"flag": 2}
    do(g, "marker sample")
    do(g, "unmark sample here")
    do(g, "marker sample")
    assert trip(g).places[1].markers == {"flag": 2}
    assert trip(g).success == 1
    do(g, "unmark flag board all")
    assert trip(g).places[1].markers == {}


def test_a_track_of_the_planet_brings_its_effect_when_it_is_full() -> None:
    g = landed()
    do(g, "track door 2")
    assert (trip(g).boards[0].values["door"], trip(g).success) == (2, 0)
    do(g, "track door 4")
    assert (trip(g).boards[0].values["door"], trip(g).success) == (3, 1)
    do(g, "set door 0")
    assert trip(g).boards[0].values["door"] == 0


@pytest.mark.rule("IV-X-407")
def test_a_choice_between_effects_is_made_by_whoever_is_concerned() -> None:
    g = landed("re", "sc", seats=2)
    play = Played(carry_out(g, parse_effect("each all (charge 1 or supply 1)"), Ctx("test", "IV-X-407")))
    assert play.asked == (0, "choose")
    play.answer(Choose("charge 1"))
    assert play.asked == (1, "choose")


@pytest.mark.rule("IV-X-001")
@pytest.mark.rule("IV-X-003")
@pytest.mark.rule("IV-X-004")
@pytest.mark.rule("IV-X-005")
@pytest.mark.rule("IV-X-108")
def test_a_board_is_laid_out_with_all_that_belongs_to_it() -> None:
    g = landed()
    e = trip(g)
    board = e.boards[0]
    assert (board.condition, board.uniques) == ("C90", ["U01", "U02"])
    assert [(threat.id, threat.sectors) for threat in board.threats] == [("T90", [3, 5])]
    assert stack(g, 3) == ["903"]
    assert trip(g).places[3].pois[0].printed
    assert (len(e.bag), e.supplies, e.start, e.round) == (20, 5, 0, 1)
    lay_boards(g, "P91")
    assert e.boards[1].planet == "P91"
