"""Cabins, aliens, life support and the epidemic; batteries and holds."""

import pytest

from games.trucker.scenes import PARTS, built, cells, showing
from starboard.games.trucker.board.ship.cabins import crew_places, crew_size, homes, infected, stranded
from starboard.games.trucker.board.ship.holds import battery_places, cargo_places, fill_batteries, fits, tokens
from starboard.games.trucker.state.ship_state import Ship


@pytest.mark.rule("GT-B-7.2")
@pytest.mark.rule("GT-X1-3.1")
@pytest.mark.rule("GT-X1-3.2")
def test_two_humans_a_cabin_one_in_a_luxury_cabin_none_in_stasis() -> None:
    board, ship = built("III", {"7,7": "B001", "6,7": "B005", "8,7": "X04", "9,7": "X02", "7,8": "B125"})
    assert crew_places(board, ship) == 5


@pytest.mark.rule("GT-B-9.3.1")
@pytest.mark.rule("GT-LM-4.9.5")
def test_crew_is_humans_and_aliens() -> None:
    assert crew_size(Ship(humans={1: 2, 5: 1}, aliens={7: "brown"}, sleepers={9: 4})) == 4


@pytest.mark.rule("GT-B-7.3")
def test_an_alien_needs_a_cabin_that_is_joined_to_its_life_support() -> None:
    squares = {"7,7": "B001", "8,7": showing("cabin", left=3, right=2), "9,7": showing("life_support", left=2)}
    board, ship = built("III", squares)
    colour = PARTS[squares["9,7"]].tile.colours[0]
    assert homes(board, ship) == {cells(board, "8,7")[0]: [colour]}
    # Lying beside it with smooth sides is not enough.
    squares["9,7"] = showing("life_support", left=0)
    squares["8,7"] = showing("cabin", left=3, right=0)
    board, ship = built("III", squares)
    assert homes(board, ship) == {}


@pytest.mark.rule("GT-B-7.3")
@pytest.mark.rule("GT-X1-5.1")
@pytest.mark.rule("GT-X1-3.11")
def test_a_cabin_may_serve_several_colours_and_the_starting_cabin_none() -> None:
    board, ship = built("III", {"7,7": "B018", "6,7": "B031", "8,7": "B024", "7,8": "X12/3"})
    cabin = cells(board, "7,7")[0]
    assert homes(board, ship) == {cabin: ["brown", "purple", "cyan"]}
    assert homes(board, ship, ("brown", "purple")) == {cabin: ["brown", "purple"]}
    ship.parts[cells(board, "6,7")[0]] = "Y15/1"
    del ship.parts[cells(board, "8,7")[0]]
    # What nobody has identified is read as a life support for both: it does not fit this cabin.
    assert homes(board, ship) == {cabin: ["cyan"]}
    for other in ("B001/0", "X07/1"):
        ship.parts[cabin] = other
        assert homes(board, ship) == {}


@pytest.mark.rule("GT-X2-2.7")
def test_a_router_carries_life_support_on() -> None:
    squares = {
        "6,7": showing("cabin", right=2),
        "7,7": showing("router", left=2, right=2),
        "8,7": showing("life_support", left=2),
    }
    board, ship = built("III", squares)
    assert list(homes(board, ship, ("brown", "purple", "cyan"))) == cells(board, "6,7")
    ship.parts[cells(board, "7,7")[0]] = showing("battery_2", left=2, right=2)
    assert homes(board, ship, ("brown", "purple", "cyan")) == {}


@pytest.mark.rule("GT-B-10.4.3")
def test_an_alien_without_life_support_is_stranded() -> None:
    support = showing("life_support", left=2)
    board, ship = built("III", {"8,7": showing("cabin", right=2), "9,7": support})
    cabin, beside = cells(board, "8,7", "9,7")
    ship.aliens = {cabin: PARTS[support].tile.colours[0]}
    assert stranded(board, ship) == []
    ship.aliens = {cabin: "cyan"}
    assert stranded(board, ship) == [cabin]
    ship.aliens = {cabin: PARTS[support].tile.colours[0]}
    del ship.parts[beside]
    assert stranded(board, ship) == [cabin]
    assert stranded(board, Ship(parts=ship.parts)) == []


@pytest.mark.rule("GT-B-10.4.3")
def test_life_support_of_another_colour_does_not_help() -> None:
    squares = {"5,7": "B018", "4,7": "B031", "9,7": "B018", "10,7": "B024"}
    board, ship = built("III", squares)
    with_purple, with_brown = cells(board, "5,7", "9,7")
    ship.aliens = {with_purple: "purple", with_brown: "brown"}
    assert stranded(board, ship) == []
    ship.aliens = {with_purple: "brown", with_brown: "purple"}
    assert stranded(board, ship) == [with_purple, with_brown]


@pytest.mark.rule("GT-B-11.7.1")
@pytest.mark.parametrize(
    ("humans", "struck"),
    [
        pytest.param([2, 2, 2], ["6,7", "7,7", "8,7"], id="T-B-33"),
        pytest.param([2, 0, 2], [], id="T-B-34"),
        pytest.param([1, 1], ["6,7", "7,7"], id="T-B-35"),
    ],
)
def test_an_epidemic_strikes_cabins_that_are_joined(humans: list[int], struck: list[str]) -> None:
    squares = ["6,7", "7,7", "8,7"][: len(humans)]
    board, ship = built("III", dict(zip(squares, ["B005/0", "B001/0", "B002/0"], strict=False)))
    ship.parts[cells(board, "6,7")[0]] = "B006/1"
    ship.humans = dict(zip(cells(board, *squares), humans, strict=True))
    assert infected(board, ship) == cells(board, *struck)


@pytest.mark.rule("GT-B-11.7.1")
@pytest.mark.rule("GT-X1-3.2")
def test_an_epidemic_strikes_aliens_but_no_sleepers() -> None:
    """T-X-19, and an alien next to humans."""
    board, ship = built("III", {"7,7": "B001", "8,7": showing("stasis_chamber", left=2)})
    cabin, chamber = cells(board, "7,7", "8,7")
    ship.humans, ship.sleepers = {cabin: 2}, {chamber: 4}
    assert infected(board, ship) == []
    ship.parts[chamber] = showing("cabin", left=3)
    ship.sleepers, ship.aliens = {}, {chamber: "brown"}
    assert infected(board, ship) == [cabin, chamber]


@pytest.mark.rule("GT-B-7.1")
@pytest.mark.rule("GT-LM-4.9.1")
def test_batteries_are_filled_and_counted_by_ship() -> None:
    board, ship = built("IVC", {"5,5": "B032", "5,6": "B040", "9,5": "X40"}, (1, 2))
    assert battery_places(board, ship) == 7
    assert [tokens(board, ship, number) for number in range(2)] == [5, 2]
    ship.batteries.clear()
    fill_batteries(board, ship)
    assert sorted(ship.batteries.values()) == [2, 2, 3]


@pytest.mark.rule("GT-B-9.5.1")
def test_red_goods_need_special_containers() -> None:
    plain, red, both = PARTS["B046/0"], PARTS["B065/0"], PARTS["X42/0"]
    assert fits(plain, ["blue", "yellow"])
    assert not fits(plain, ["red"])
    assert not fits(plain, ["blue", "blue", "blue"])
    assert fits(red, ["red", "red"])
    assert fits(red, ["red", "blue"])
    assert fits(both, ["red", "green", "blue"])
    assert not fits(both, ["red", "red"])
    board, ship = built("III", {"7,7": "B046", "6,7": "B065", "8,7": "X42"})
    assert cargo_places(board, ship) == (4, 3)
