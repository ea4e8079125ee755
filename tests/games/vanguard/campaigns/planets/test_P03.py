"""Kettle: doors that open by what you leave on the shelf."""

import pytest

from games.vanguard.campaigns.planets.ground import (
    depart,
    do,
    field,
    go_down,
    land,
    leave,
    offered,
    outcome,
    read,
    standees,
    status,
    take,
    trip,
    value,
    ways,
)
from starboard.games.vanguard.moves.effect_moves import Choose, PickSector
from starboard.games.vanguard.moves.ship_book_moves import Answer


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(("sector", "door", "needed"), [(4, 5, 1), (5, 8, 3), (8, 9, 5)])
def test_a_door_is_closed_until_the_house_stands_on_its_field(sector: int, door: int, needed: int) -> None:
    g = land("P03", sector, 1)
    do(g, f"set house {needed - 1}")
    assert door not in ways(g)
    do(g, f"set house {needed}")
    assert door in ways(g)


@pytest.mark.rule("IV-X-1012")
def test_behind_shutters_a_door_wants_one_field_more() -> None:
    g = land("P03", 4, 1)
    do(g, "set house 1, condition C07")
    assert 5 not in ways(g)
    do(g, "set house 2")
    assert 5 in ways(g)


@pytest.mark.rule("IV-X-1207")
def test_what_is_left_on_the_shelf_moves_the_house_on() -> None:
    g = land("P03", 4, 4)
    trip(g).team[0].equipment = ["m01"]
    take(g, "poi:162", 1, 0)
    assert value(g, "house") == 1
    assert trip(g).team[0].equipment == []
    assert "m01" in g.ship.armory
    assert "L03-3" in read(g)


@pytest.mark.rule("IV-X-407")
def test_without_anything_to_leave_one_can_only_lend_a_hand_once_a_round() -> None:
    g = land("P03", 4, 4)
    assert "poi:162.1" not in offered(g)
    take(g, "poi:162", 2)
    assert value(g, "house") == 1
    assert "poi:162.2" not in offered(g)


@pytest.mark.rule("IV-X-407")
def test_things_are_taken_in_order_and_move_the_house_back() -> None:
    g = land("P03", 4, 4)
    do(g, "set house 4")
    for _ in range(3):
        take(g, "poi:162", 3)
    assert trip(g).team[0].equipment == ["p29", "p30", "m16"]
    assert value(g, "house") == 1
    take(g, "poi:162", 3)
    assert value(g, "house") == 0
    assert "poi:162.3" not in offered(g)


@pytest.mark.rule("IV-X-301")
def test_a_door_can_be_forced_at_a_price() -> None:
    g = land("P03", 4, 3)
    assert "condition:C06.1" in offered(g, 0)
    assert "condition:C06.1" not in offered(g, 1)
    do(g, "set house 2, condition C07")
    outcome(g, "condition:C07", 1, "green", 0, PickSector(6))
    assert trip(g).team[0].sector == 6
    assert value(g, "house") == 1


@pytest.mark.rule("IV-X-1505")
def test_carders_go_to_whoever_carries_most_and_sort() -> None:
    g = land("P03", 2, 7)
    trip(g).team[0].equipment = ["m01"]
    trip(g).team[1].equipment = ["m02", "m03"]
    field(g, "T03", 1)
    assert standees(g, "T03") == [7]
    field(g, "T03", 2)
    assert len(trip(g).team[1].equipment) == 1
    assert value(g, "house") == 1


@pytest.mark.rule("IV-X-1505")
def test_where_nobody_carries_anything_the_carders_leave_something() -> None:
    g = land("P03", 4, 1)
    before = len(trip(g).team[0].hand)
    field(g, "T03", 2)
    assert len(trip(g).team[0].hand) == before + 1
    assert value(g, "house") == 0


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("choice", "word", "house"), [(1, "name", 3), (2, "number", 4), (3, "blank", 3), (4, "struck", 1)]
)
def test_the_book_is_signed_in_one_of_four_ways(choice: int, word: str, house: int) -> None:
    g = land("P03", 9, 9)
    do(g, "set house 3")
    take(g, "poi:168", 1, 0, Answer("L03-6", choice))
    assert g.flags["SIGN"] == word
    assert value(g, "house") == house
    assert trip(g).uniques == ["U06"]
    assert g.counters["PENCIL"] == 1
    assert status(g, "MI10") == "done"
    assert "poi:168.1" not in offered(g)


@pytest.mark.rule("IV-X-1011")
@pytest.mark.parametrize(("house", "word"), [(2, "thief"), (3, "guest")])
def test_how_one_leaves_the_house_is_remembered(house: int, word: str) -> None:
    g = land("P03", 1, 1)
    do(g, f"set house {house}")
    depart(g)
    assert g.flags["HOUSE"] == word
    assert g.flags["SIGN"] == "blank"
    assert g.counters["PENCIL"] == 1
    assert "L03-9" in read(g)


@pytest.mark.rule("IV-X-1010")
def test_a_full_house_at_departure_is_a_mission_of_its_own_and_stills_the_wind() -> None:
    g = land("P03", 1, 1)
    do(g, "set house 5, track house 1")
    assert trip(g).boards[0].condition == "C40"
    depart(g)
    assert status(g, "MI11") == "done"


@pytest.mark.rule("IV-C-303")
def test_whoever_drank_at_the_well_is_expected() -> None:
    assert value(land("P03", 1, 1, flags={"CUP": "drank"}), "house") == 1
    assert value(land("P03", 1, 1, flags={"CUP": "sampled"}), "house") == 0


@pytest.mark.rule("IV-C-303")
def test_a_thief_finds_every_door_one_field_heavier() -> None:
    g = land("P03", 1, 1)
    do(g, "set house 1")
    depart(g)
    leave(g)
    go_down(g, "P03", 4, 4)
    assert value(g, "house") == 1
    assert 5 not in ways(g)


@pytest.mark.rule("IV-C-303")
def test_the_number_in_the_book_leaves_the_new_corridor_open() -> None:
    g = land("P03", 9, 9)
    take(g, "poi:168", 1, 0, Answer("L03-6", 2))
    leave(g)
    go_down(g, "P03", 5, 6)
    assert 8 in ways(g, 0)
    assert 8 in ways(g, 1)


@pytest.mark.rule("IV-X-1010")
def test_our_height_is_measured_in_the_new_corridor() -> None:
    g = land("P03", 8, 8)
    outcome(g, "poi:167")
    assert status(g, "MI12") == "done"
    assert "L03-4" in read(g)


@pytest.mark.rule("IV-X-1001")
def test_the_flue_leads_from_the_boiler_to_the_corridor() -> None:
    g = land("P03", 10, 10)
    outcome(g, "poi:166")
    outcome(g, "poi:171")
    assert trip(g).team[0].sector == 8


@pytest.mark.rule("IV-S-2351")
def test_a_whiteout_sets_you_down_on_the_roof() -> None:
    g = land("P03", 1, 1)
    do(g, "land S11")
    assert trip(g).landing == 11
    do(g, "supply -3 manoeuvrability or each all (injure exh)", -1, Choose("supply -3 manoeuvrability"))
    assert trip(g).supplies == 6
