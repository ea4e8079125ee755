"""Plinth: floors made for other hands, on which dice show something else than at home."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    do,
    field,
    land,
    markers,
    outcome,
    read,
    run,
    stack,
    standees,
    status,
    trip,
)
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import PickPath, Travel
from starboard.games.vanguard.moves.ship_book_moves import Answer
from starboard.games.vanguard.notation.symbols import SYMBOLS
from starboard.games.vanguard.rules.basics import planet_rules
from starboard.games.vanguard.rules.check.dice_pool import shown
from starboard.games.vanguard.rules.exploration.travel import travel
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState

TABLES = {
    (2, "C34"): "fit-con gat-sci def-tec con-fit sci-gat tec-def exp-exp bio-bio xen-xen",
    (4, "C35"): "fit-con gat-sci def-tec con-fit sci-gat tec-def exp-exp bio-bio xen-xen",
    (3, "C34"): "fit-exp gat-bio def-xen exp-fit bio-gat xen-def con-con sci-sci tec-tec",
    (3, "C35"): "fit-exp gat-bio def-xen exp-fit bio-gat xen-def con-con sci-sci tec-tec",
    (4, "C34"): "exp-con bio-sci xen-tec con-exp sci-bio tec-xen fit-fit gat-gat def-def",
    (2, "C35"): "exp-con bio-sci xen-tec con-exp sci-bio tec-xen fit-fit gat-gat def-def",
    (5, "C34"): "fit-exp exp-con con-fit gat-bio bio-sci sci-gat def-xen xen-tec tec-def",
    (1, "C34"): "fit-fit gat-gat def-def exp-exp bio-bio xen-xen con-con sci-sci tec-tec",
}
"""What each symbol counts as, by floor and condition."""
SECTOR_OF = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9}


def counts_as(g: VanguardState, sector: int, symbol: str) -> str:
    """What a die that shows a symbol counts as in a check there."""
    trip(g).team[0].sector = sector
    trip(g).check = Check(0, "poi:440", 0, sector, pool=[PoolDie(0, -1, 0, symbol)])
    [(_, symbols)] = shown(g)
    trip(g).check = None
    return SYMBOLS[symbols[0]]


@pytest.mark.rule("IV-X-610")
@pytest.mark.parametrize(("floor", "condition"), TABLES)
def test_every_floor_reads_dice_by_its_own_table(floor: int, condition: str) -> None:
    g = land("P17", 1, 1)
    do(g, f"condition {condition}")
    for pair in TABLES[floor, condition].split():
        before, after = pair.split("-")
        symbol = next(name for name in SYMBOLS if name.startswith(before))
        assert counts_as(g, SECTOR_OF[floor], symbol).startswith(after), pair


@pytest.mark.rule("IV-X-580")
@pytest.mark.parametrize("symbol", ["basic", "vanguard", "accident"])
def test_what_has_no_colour_is_the_same_for_all_hands(symbol: str) -> None:
    assert counts_as(land("P17", 1, 1), 5, symbol) == symbol


@pytest.mark.rule("IV-X-511")
def test_a_grip_that_was_shown_serves_the_next_check_in_the_sector() -> None:
    g = land("P17", 5, 5)
    do(g, "marker shown here")
    run(g, planet_rules.fire(g, "checked", who=0, sector=5))
    assert counts_as(g, 5, "fitness") == "fitness"
    run(g, planet_rules.fire(g, "checked", who=0, sector=5))
    assert counts_as(g, 5, "fitness") == "exploration"


@pytest.mark.rule("IV-X-511")
def test_our_own_hands_last_to_the_end_of_the_round() -> None:
    g = land("P17", 5, 5)
    do(g, "marker kept here")
    assert counts_as(g, 5, "fitness") == "fitness"
    run(g, planet_rules.fire(g, "round-end"))
    assert counts_as(g, 5, "fitness") == "exploration"


@pytest.mark.rule("IV-X-1505")
def test_the_mason_comes_to_whoever_changed_something_last_and_lays_a_course() -> None:
    g = land("P17", 1, 9)
    outcome(g, "poi:440", 2)
    field(g, "T08", 1)
    assert standees(g, "T08") == [3]
    field(g, "T08", 2, PickPath("1-3"))
    assert trip(g).boards[0].paths == {"1-3": {"course": 1}}


@pytest.mark.rule("IV-X-1501")
def test_the_mason_waits_for_a_tool_or_for_a_die() -> None:
    g = land("P17", 5, 5)
    trip(g).team[0].equipment = ["m01"]
    do(g, "path-marker course 3-5, path-marker course 5-6")
    dice = len(trip(g).team[1].available)
    field(g, "T08", 3, Choose("(under equipment 1, path-unmark course all all)"))
    assert trip(g).team[0].equipment == []
    assert trip(g).boards[0].paths in ({}, {"3-5": {}, "5-6": {}})
    assert len(trip(g).team[1].available) == dice - 1


@pytest.mark.rule("IV-C-303")
def test_a_thief_finds_courses_on_the_stairs() -> None:
    g = land("P17", 1, 1, flags={"HOUSE": "thief"})
    assert trip(g).boards[0].paths == {"1-3": {"course": 1}, "2-4": {"course": 1}}
    assert trip(land("P17", 1, 1)).boards[0].paths == {}


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("choice", "word"), [(1, "told"), (2, "kept")])
def test_at_the_bottom_there_is_a_patch(choice: int, word: str) -> None:
    g = land("P17", 10, 1)
    outcome(g, "poi:449", 1, "green", 0, Answer("L17-5", choice))
    assert g.flags["PATCH"] == word
    assert status(g, "MI52") == "done"
    assert stack(g, 10) == ["451"]
    outcome(g, "poi:451")
    assert status(g, "MI53") == "done"
    assert g.counters["WELLS"] == 1


@pytest.mark.rule("IV-X-1010")
def test_five_grips_are_one_on_every_floor() -> None:
    g = land("P17", 1, 1)
    for sector, source in ((1, "poi:440"), (3, "poi:442"), (6, "poi:445"), (8, "poi:447"), (9, "poi:448")):
        assert status(g, "MI54") == "open"
        trip(g).team[0].sector = sector
        outcome(g, source, 2 if source == "poi:440" else 1)
    assert status(g, "MI54") == "done"
    assert set(markers(g, "grip")) == {1, 3, 6, 8, 9}
    assert "L17-2" in read(g)


@pytest.mark.rule("IV-X-1001")
def test_the_drain_frees_a_path() -> None:
    g = land("P17", 6, 1)
    outcome(g, "poi:445", 2)
    before = len(trip(g).team[0].available)
    run(g, travel(g, 0, Travel(8)))
    assert len(trip(g).team[0].available) == before
