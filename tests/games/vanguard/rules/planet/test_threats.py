"""Chapters 13 and 15: danger dice and threats."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, deal, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.crew_targets import random_of
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import PickColumn, PlayCard, UseDie
from starboard.games.vanguard.rules.crew import deadly_space
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.rules.planet.threats import move_standee
from starboard.games.vanguard.rules.planet.time_tracks import advance
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.game_state import VanguardState


def heard(g: VanguardState, what: str) -> int:
    """How often the planet has heard of something."""
    return trip(g).boards[0].values[what]


def beast(g: VanguardState, id: str = "T92") -> Threat:
    found = threat(g, id)
    assert found is not None
    return found


@pytest.mark.rule("IV-X-1301")
@pytest.mark.rule("IV-X-1302")
@pytest.mark.rule("IV-X-1303")
@pytest.mark.parametrize(
    ("box", "fallen", "injuries", "supplies"),
    [
        ("A", "rare", ["wound"], 5),
        ("A", "special", [], 5),
        ("B", "uncommon", ["exhaustion"], 5),
        ("C", "common", [], 4),
        ("C", "special", [], 4),
        ("D", "special", ["serious"], 5),
    ],
)
def test_a_danger_die_is_looked_up_in_its_box(box: str, fallen: str, injuries: list[str], supplies: int) -> None:
    g = landed()
    load(g, DANGER_FACE[fallen])
    do(g, f"danger {box}", *([PickColumn("red")] if injuries else []))
    assert [card.type for card in one(g).injuries] == injuries
    assert trip(g).supplies == supplies


@pytest.mark.rule("IV-X-1303")
def test_several_danger_dice_one_after_another() -> None:
    g = landed()
    load(g, DANGER_FACE["common"], DANGER_FACE["special"], DANGER_FACE["special"])
    do(g, "danger C 3")
    assert trip(g).supplies == 2


def behemoth(g: VanguardState) -> Threat:
    found = threat(g, "T90")
    assert found is not None
    return found


@pytest.mark.rule("IV-X-1501")
@pytest.mark.rule("IV-X-906")
def test_the_effect_above_the_field_that_the_token_enters() -> None:
    """T-58: from the middle field to the last: attack, attack, reset."""
    g = landed("re", "sc", "en", sectors=[3, 3, 5])
    behemoth(g).time = 2
    before = [len(member.available) for member in trip(g).team]
    Played(advance(g, "T90", "IV-X-906")).through(UseDie("blue_basic"))
    after = [len(member.available) for member in trip(g).team]
    assert after == [before[0] - 2, before[1] - 2, before[2]]
    assert behemoth(g).time == 0


@pytest.mark.rule("IV-X-1501")
@pytest.mark.rule("IV-X-1505")
def test_with_nobody_there_only_the_rest_of_the_field_happens() -> None:
    """T-59: it moves by the ten-sided die."""
    g = landed(sectors=[1, 1])
    behemoth(g).time = 1
    before = [len(member.available) for member in trip(g).team]
    load(g, 7)
    Played(advance(g, "T90", "IV-X-906")).through()
    assert [len(member.available) for member in trip(g).team] == before
    assert behemoth(g).sectors[0] == 6


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize(("rolled", "sector"), [(0, 2), (4, 2), (5, 6), (9, 6)])
def test_lowest_or_highest_number_by_the_die(rolled: int, sector: int) -> None:
    g = landed()
    load(g, rolled)
    do(g, "walk T90 1 random")
    assert behemoth(g).sectors[0] == sector


@pytest.mark.rule("IV-X-1502")
@pytest.mark.rule("IV-X-1503")
def test_the_action_is_only_where_the_main_standee_is() -> None:
    g = landed(sectors=[3, 5])
    sources = [[getattr(move, "source", "") for move in special_actions(g, who)] for who in (0, 1)]
    assert "threat:T90" in sources[0]
    assert "threat:T90" not in sources[1]


@pytest.mark.rule("IV-X-1504")
def test_threats_follow_arrows_but_ignore_no_travel_and_symbols() -> None:
    g = landed(sectors=[4, 4])
    before = list(one(g).available)
    behemoth(g).sectors[0] = 4
    do(g, "walk T90 3 toward S1")
    # From 4 there is no arrow to 2: it goes round by 3, whose POI shows no-travel.
    assert behemoth(g).sectors[0] == 1
    assert one(g).available == before
    do(g, "walk T90 1 route round")
    assert behemoth(g).sectors[0] == 2


@pytest.mark.rule("IV-X-1505")
def test_standees_move_away_by_choice_and_off_the_board() -> None:
    g = landed(sectors=[3, 4])
    do(g, "walk T90 1 away S2")
    assert behemoth(g).sectors[0] == 4
    behemoth(g).sectors[0] = 3
    do(g, "walk T90 1 choice", PickSector(4))
    assert behemoth(g).sectors[0] == 4
    do(g, "put T90 S1")
    assert behemoth(g).sectors[0] == 1
    do(g, "unthreat T90")
    assert threat(g, "T90") is None


@pytest.mark.rule("IV-X-1505")
def test_a_guarded_sector_is_not_entered() -> None:
    g = landed(sectors=[2, 1])
    do(g, "status guard round")
    do(g, "walk T90 1 toward S2")
    assert behemoth(g).sectors[0] == 3


def test_who_is_unseen_is_spared() -> None:
    g = landed("re", "sc", sectors=[3, 3])
    before = len(one(g).available)
    do(g, "status unseen round")
    Played(advance(g, "T90", "IV-X-906")).through()
    assert len(one(g).available) == before
    assert ids(one(g, 1).spent) != []


def test_a_field_may_be_without_effect() -> None:
    g = landed("re", "sc", sectors=[3, 3])
    before = len(one(g).available)
    do(g, "note mute 1 round")
    Played(advance(g, "T90", "IV-X-906")).through()
    assert len(one(g).available) == before
    assert behemoth(g).time == 1


@pytest.mark.rule("IV-X-1506")
def test_among_several_the_lowest_roll_is_chosen_and_ties_roll_again() -> None:
    """T-62: 4, 2, 2, then the two again."""
    g = landed("re", "sc", "en")
    load(g, 4, 2, 2, 8, 1)
    assert random_of(g, [0, 1, 2]) == 2


@pytest.mark.rule("IV-X-1501")
@pytest.mark.parametrize(("field", "token"), [(0, 1), (1, 2), (2, 0)], ids=["goes on", "moves no more", "begins again"])
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
    deadly_space.take_out(g, 0)
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
