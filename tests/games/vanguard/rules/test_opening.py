"""How a campaign begins: the first planet, the two halves of the landing site, and an operation."""

import pytest
from msgspec.structs import replace

from games.vanguard.proving_ground import Fixed, Played
from games.vanguard.ship_tables import FOLDER
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.mission_moves import LandIn
from starboard.games.vanguard.rules.opening import choose_halves, opening, operation
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import Terms


def begun(start: str, seats: int = 1) -> VanguardState:
    g = first_state(Terms(seats, FOLDER, start, (), False, ()), Fixed())
    g.news = []
    return g


def set_out(start: str, seats: int = 1) -> VanguardState:
    """The first planet lies on the table."""
    g = begun(start, seats)
    Played(opening(g)).through()
    return g


@pytest.mark.rule("IV-C-202")
@pytest.mark.rule("IV-X-1902")
@pytest.mark.parametrize(
    ("chosen", "last"), [([1, 1, 1], 2), ([2, 2, 2], 1), ([1, 1, 2], None)], ids=["all in 1", "all in 2", "both"]
)
def test_the_last_one_goes_where_nobody_stands_yet(chosen: list[int], last: int | None) -> None:
    g = set_out("quick", 4)
    for one in g.expedition.team:
        one.sector = 0
    play = Played(choose_halves(g))
    for seat, half in enumerate(chosen):
        assert (play.asked, play.offers) == ((seat, "half"), [LandIn(1), LandIn(2)])
        play.answer(LandIn(half))
    if last is None:
        assert play.offers == [LandIn(1), LandIn(2)], "with somebody in each the last one is free"
    else:
        assert play.over
        assert [one.sector for one in g.expedition.team] == [*chosen, last]


@pytest.mark.rule("IV-C-202")
@pytest.mark.rule("IV-C-203")
@pytest.mark.parametrize("start", ["quick", "tutorial"])
def test_the_first_planet_is_laid_out_with_its_supplies_and_the_first_rank_up_card(start: str) -> None:
    g = set_out(start, 2)
    e = g.expedition
    c = campaign[FOLDER]
    assert (e.boards[0].planet, e.supplies) == (c.head.tutorial, c.planets[c.head.tutorial].supplies)
    assert c.rank_ups[e.rank_up].tutorial
    assert e.round == 1
    assert len(e.bag) == 20
    assert all(one.origin == one.round_origin == one.sector for one in e.team)
    assert [n for n, place in e.places.items() if place.entered] == [1, 2]


@pytest.mark.rule("IV-C-103")
def test_an_operation_brings_its_own_team_dice_and_flags() -> None:
    g = set_out("OP1")
    one = next(one for one in campaign[FOLDER].head.operation if one.id == "OP1")
    assert [member.crew for member in g.expedition.team] == list(one.crew)
    assert [member.rank for member in g.expedition.team] == [2] * 4
    assert [len(section.dice) for section in g.sections] == [7] * 4
    wild = [{NUMBER_OF[die] for die in (f"{colour}_wild",)} for colour in ("red", "green", "blue")]
    assert all(any(kinds & set(section.dice) for kinds in wild) for section in g.sections)
    assert one.flags.items() <= g.flags.items()
    assert [g.crew[id].place for id in one.crew] == ["team"] * 4


@pytest.mark.rule("IV-C-103")
def test_an_operation_without_a_lander_begins_on_its_planet() -> None:
    g = begun("OP1")
    one = campaign[FOLDER].head.operation[0]
    Played(operation(g, replace(one, lander=""))).through()
    e = g.expedition
    assert (e.boards[0].planet, e.lander, e.supplies) == ("P01", "", campaign[FOLDER].planets["P01"].supplies)
    assert len(e.bag) == 20
    assert e.places[3].markers == {"noon": 1}
    assert has_read(g, "L01-1")


@pytest.mark.rule("IV-C-202")
def test_of_the_two_of_each_section_one_is_on_the_board_and_one_rests() -> None:
    g = begun("quick")
    play = Played(opening(g))
    while play.asked[1] == "recruit":
        play.answer(play.offers[0])
    assert play.asked[1] == "team"
    assert len(play.offers) == 4
    assert sorted(one.section for one in g.crew.values() if one.place == "resting") == [0, 1, 2, 3]
