"""Chapter 3.1 at its edges: who may take which special action, and how often."""

import pytest

from games.vanguard.proving_ground import Played, do, face, landed, load, one, own, picks, trip
from starboard.games.vanguard.moves.exploration_moves import TakeSpecial
from starboard.games.vanguard.rules.exploration.special_action import special_actions, take_special
from starboard.games.vanguard.rules.planet.missions import complete
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import TurnNotes

ROUND, MEMBER, STONE = 0, 1, 2
"""The actions of the POI in sector 2: once a round, once for each crew member, only where a stone lies."""


def offered(g: VanguardState, who: int, sector: int = 0) -> list[int]:
    """The actions of that POI that somebody may take, from afar with its sector."""
    source = "poi:922" + (f"@{sector}" if sector else "")
    return [move.action for move in special_actions(g, who) if isinstance(move, TakeSpecial) and move.source == source]


def take(g: VanguardState, who: int, source: str, action: int) -> None:
    Played(take_special(g, who, TakeSpecial(source, action))).through()


@pytest.mark.rule("IV-X-301")
def test_an_action_is_limited_for_all_or_for_each() -> None:
    g = landed("re", "sc", planet="P92", sectors=(2, 2))
    assert offered(g, 0) == offered(g, 1) == [ROUND, MEMBER]
    take(g, 0, "poi:922", ROUND)
    take(g, 0, "poi:922", MEMBER)
    assert (offered(g, 0), offered(g, 1)) == ([], [MEMBER])


@pytest.mark.rule("IV-X-301")
def test_the_limit_holds_from_afar_too_and_so_does_what_is_asked_of_the_sector() -> None:
    g = landed("re", "sc", planet="P92", sectors=(2, 1))
    trip(g).turn_notes.remote.append(1)
    assert offered(g, 1, 2) == [ROUND, MEMBER]
    take(g, 0, "poi:922", ROUND)
    assert offered(g, 1, 2) == [MEMBER]
    do(g, "marker stone S2")
    assert offered(g, 1, 2) == [MEMBER, STONE]
    one(g, 1).sector = 4
    assert offered(g, 1, 2) == [MEMBER, STONE]
    trip(g).turn_notes = TurnNotes()
    assert offered(g, 1, 2) == []


@pytest.mark.rule("IV-X-303")
def test_an_action_gives_success_once_but_the_rest_again() -> None:
    g = landed("re", "sc", planet="P92", sectors=(2, 2))
    one(g, 0).charges = one(g, 1).charges = 0
    for who in range(2):
        take(g, who, "poi:922", MEMBER)
    assert (one(g, 0).charges, one(g, 1).charges, trip(g).success) == (2, 2, 1)


@pytest.mark.rule("IV-X-301")
@pytest.mark.rule("IV-X-1010")
def test_a_mission_that_is_over_has_no_actions() -> None:
    g = landed("re", "sc", planet="P92")
    action = TakeSpecial("mission:MI93", 0)
    assert action in special_actions(g, 0)
    Played(complete(g, "MI93")).through()
    assert action not in special_actions(g, 0)


@pytest.mark.rule("IV-X-1502")
def test_a_threat_that_has_left_the_board_has_no_actions() -> None:
    g = landed("re", "sc", sectors=(3, 1))
    action = TakeSpecial("threat:T90", 0)
    assert action in special_actions(g, 0)
    trip(g).boards[0].threats[0].sectors = [0, 3]
    assert action not in special_actions(g, 0)


@pytest.mark.rule("IV-X-301")
@pytest.mark.rule("IV-X-1013")
def test_the_rank_up_card_may_have_special_actions_until_it_is_completed() -> None:
    g = landed("re", "sc", sectors=(5, 1))
    trip(g).rank_up = "RK3"
    wanted = [TakeSpecial("rank-up:RK3", 0), TakeSpecial("rank-up:RK3", 1)]
    assert [move for move in special_actions(g, 0) if move in wanted] == wanted
    one(g).deck.cards = ["RE01"]
    take(g, 0, "rank-up:RK3", 0)
    assert one(g).hand == ["RE01"]
    trip(g).ranked = True
    assert not [move for move in special_actions(g, 0) if move in wanted]


@pytest.mark.rule("IV-X-301")
@pytest.mark.rule("IV-X-901")
def test_the_markers_of_a_rank_up_card_stay_on_its_tracks() -> None:
    g = landed("re", "sc")
    trip(g).rank_up = "RK3"
    for round in range(2):
        own(g, 0, ["red_basic", "red_basic"])
        load(g, face("red_basic", "bas"), face("red_basic", "bas"))
        play = Played(take_special(g, 0, TakeSpecial("rank-up:RK3", 1)))
        play.answer(*picks("red_basic", "red_basic")).through()
        assert trip(g).card_tracks["rank-up:RK3"] == ({"1.green": 2} if round == 0 else {})
    assert trip(g).success == 1
