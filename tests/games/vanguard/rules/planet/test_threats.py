"""Chapters 13 and 15: danger dice and threats."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, do, ids, landed, load, one, trip
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.targets import random_of
from starboard.games.vanguard.moves.effect_moves import PickSector
from starboard.games.vanguard.moves.exploration_moves import PickColumn, UseDie
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.rules.planet.time_tracks import advance
from starboard.games.vanguard.state.expedition_state import Threat
from starboard.games.vanguard.state.game_state import VanguardState


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
