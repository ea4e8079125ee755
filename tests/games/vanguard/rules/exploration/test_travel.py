"""The second action: paths, their symbols, and moving."""

import pytest

from games.vanguard.proving_ground import DANGER_FACE, Played, deal, do, ids, landed, load, one, own, trip
from starboard.games.vanguard.board.sectors import connected
from starboard.games.vanguard.moves.effect_moves import Choose, PickSector
from starboard.games.vanguard.moves.exploration_moves import (
    GiveDie,
    GoOn,
    PickColumn,
    PlayCard,
    SacrificeDie,
    Travel,
    UseDie,
)
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.exploration.movement import path_to, symbols_of
from starboard.games.vanguard.rules.exploration.travel import travel, travels
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Move


def go(g: VanguardState, sector: int, *moves: Move, who: int = 0) -> None:
    """Travel, answering like this."""
    Played(travel(g, who, Travel(sector))).through(*moves)


@pytest.mark.rule("IV-X-311")
@pytest.mark.rule("IV-X-002")
def test_an_arrow_goes_only_one_way() -> None:
    """T-30."""
    g = landed(sectors=[2, 4])
    assert Travel(4) in travels(g, 0)
    assert Travel(2) not in travels(g, 1)
    assert 4 in connected(g, 2)
    assert 2 not in connected(g, 4)


@pytest.mark.rule("IV-X-310")
def test_the_no_travel_icon_holds_but_effects_may_still_move() -> None:
    """T-08."""
    g = landed(sectors=[3, 1])
    assert travels(g, 0) == []
    do(g, "move S2 free")
    assert one(g).sector == 2


@pytest.mark.rule("IV-X-310")
def test_a_status_forbids_travel_or_allows_it() -> None:
    g = landed(sectors=[2, 3])
    do(g, "status no-travel turn")
    assert travels(g, 0) == []
    do(g, "status can-travel turn", who=1)
    assert Travel(2) in travels(g, 1)


@pytest.mark.rule("IV-X-312")
@pytest.mark.rule("IV-X-314")
@pytest.mark.rule("IV-X-1301")
@pytest.mark.parametrize(("fallen", "wounded"), [("rare", True), ("special", False)], ids=["T-06", "T-07"])
def test_the_travel_symbol_is_the_effect_of_the_condition(fallen: str, wounded: bool) -> None:
    g = landed()
    load(g, DANGER_FACE[fallen])
    before = list(one(g).available)
    go(g, 5, Choose("danger A"), *([PickColumn("green")] if wounded else []))
    assert [card.type for card in one(g).injuries] == (["wound"] if wounded else [])
    assert one(g).available == before
    assert one(g).sector == 5
    assert [entry.log for entry in g.book] == ["L90-1"]


@pytest.mark.rule("IV-X-312")
def test_symbols_are_resolved_in_order() -> None:
    g = landed(sectors=[3, 1])
    own(g, 0, ["green_basic", "green_basic", "red_basic", "blue_basic"])
    load(g, DANGER_FACE["common"])
    go(g, 6, UseDie("red_basic"), SacrificeDie("blue_basic", False))
    said = [event.message.id for event in g.news or []]
    assert [id for id in said if id in ("vanguard-used", "vanguard-rolled-danger", "vanguard-sacrificed")] == [
        "vanguard-used",
        "vanguard-rolled-danger",
        "vanguard-used",
        "vanguard-sacrificed",
    ]
    assert one(g).sector == 6


@pytest.mark.rule("IV-X-312")
def test_a_coloured_symbol_takes_a_die_of_that_colour() -> None:
    g = landed(sectors=[2, 1])
    own(g, 0, ["red_basic", "blue_basic"])
    go(g, 4)
    assert ids(one(g).spent) == ["red_basic"]


@pytest.mark.rule("IV-X-313")
def test_only_friends_in_the_origin_may_support_a_check_on_the_way() -> None:
    """T-31."""
    g = landed("re", "sc", "en", sectors=[1, 1, 2], seats=4)
    play = Played(dice_check(g, 0, "prepare", 0, None)).answer()
    asked = []
    while not play.over:
        asked.append(play.asked)
        assert all(move == GoOn() or isinstance(move, GiveDie) for move in play.offers)
        play.answer(GoOn())
    assert asked == [(2, "support")], "Engineering stands where the way leads to"


@pytest.mark.rule("IV-X-315")
def test_the_move_is_completed_whatever_the_symbols_brought() -> None:
    g = landed(sectors=[2, 1])
    own(g, 0, ["blue_basic", "blue_basic", "blue_basic", "green_basic"])
    go(g, 4, SacrificeDie("green_basic", False))
    assert one(g).sector == 4
    assert one(g).came_from == 2


@pytest.mark.rule("IV-X-314")
def test_the_log_is_read_at_every_entry_unless_a_card_covers_it() -> None:
    """Q-21, Q-22."""
    g = landed()
    for _ in range(2):
        do(g, "move S5 free")
        do(g, "move S1 free")
    assert [entry.log for entry in g.book] == ["L90-1", "L90-1"]
    do(g, "poi 904 S5")
    do(g, "move S5 free")
    assert len(g.book) == 2


def test_a_closed_path_opens_with_the_track() -> None:
    g = landed(sectors=[5, 1])
    assert Travel(7) not in travels(g, 0)
    do(g, "track door 1")
    assert Travel(7) in travels(g, 0)


@pytest.mark.rule("IV-X-602")
def test_a_card_lets_a_symbol_be_ignored() -> None:
    g = landed(sectors=[2, 1])
    deal(g, "RE03")
    before = list(one(g).available)
    go(g, 4, PlayCard(0, "RE03"))
    assert one(g).available == before
    assert one(g).deck.discards == ["RE03"]


@pytest.mark.rule("IV-X-1206")
def test_gear_on_a_path_takes_its_symbols_away() -> None:
    g = landed(sectors=[2, 1])
    path = path_to(g, 2, 4)
    assert path is not None
    assert symbols_of(g, path) == ["uR"]
    trip(g).boards[0].path_gear["2-4"] = ["f02"]
    assert symbols_of(g, path) == []


def test_an_effect_may_free_or_close_a_path_for_a_while() -> None:
    g = landed(sectors=[2, 1])
    path = path_to(g, 2, 4)
    assert path is not None
    do(g, "path-free 2-4 round")
    assert symbols_of(g, path) == []
    do(g, "path-close 2-4 turn")
    assert Travel(4) not in travels(g, 0)


@pytest.mark.rule("IV-X-315")
def test_marching_takes_several_paths() -> None:
    g = landed()
    do(g, "march 2 free", PickSector(2), PickSector(3))
    assert one(g).sector == 3


def test_somebody_follows_along_the_way() -> None:
    g = landed("re", "sc", sectors=[1, 1])
    do(g, "follow here free")
    go(g, 2)
    assert [member.sector for member in trip(g).team] == [2, 2]


def test_who_is_held_is_not_moved_by_effects() -> None:
    g = landed()
    do(g, "status held turn")
    do(g, "move S2 free")
    assert one(g).sector == 1


def test_a_rule_of_the_planet_waits_for_somebody_to_enter() -> None:
    g = landed(sectors=[2, 1])
    go(g, 4)
    assert trip(g).places[4].markers == {"flag": 1}
