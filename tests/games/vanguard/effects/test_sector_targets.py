"""Which sectors the notation means."""

import pytest

from games.vanguard.campaigns.planets.ground import aboard, land, trip
from games.vanguard.effects.on_hush import on_hush
from games.vanguard.proving_ground import Fixed
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.sector_targets import next_on_route, sectors, target
from starboard.games.vanguard.notation.place_words import parse_place
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY


def found(g: VanguardState, text: str, who: int = 0, *, sector: int = 0, there: int = 0, walker: str = "") -> list[int]:
    return sectors(g, parse_place(text), Ctx("test", "IV-C-301", who, sector, there, walker))


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("here", [2]),
        ("S4", [4]),
        ("S4/S6", [4, 6]),
        ("S6/S4/S6", [4, 6]),
        ("yours", [2]),
        ("landing", [8]),
        ("origin", [4]),
        ("round-origin", [4]),
        ("came-from", [1]),
        ("connected", [1, 4, 7]),
        ("near", [1, 2, 4, 7]),
        ("connected:S4", [2, 6]),
        ("connected:has:cry", [1, 6, 7, 8, 10]),
        ("near:S4", [2, 4, 6]),
        ("board", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("board~here", [1, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("entered", [1, 2, 4]),
        ("unentered", [3, 5, 6, 7, 8, 9, 10]),
        ("connected&entered", [1, 4]),
        ("connected~entered", [7]),
        ("crewed", [1, 2]),
        ("T02", [5]),
        ("T02.all", [5, 7]),
        ("T02.here", []),
        ("T02.all&connected", [7]),
        ("T01", []),
        ("has:cry", [2, 4, 9]),
        ("no:cry", [1, 3, 5, 6, 7, 8, 10]),
        ("biome:cold", [4, 6, 8]),
        ("poi:143", [2, 6]),
        ("poi:000", [6, 8]),
        ("most:cry", [4]),
        ("most:cry:high", [9]),
        ("least:cry", [1]),
        ("least:cry:high", [10]),
        ("most:record", []),
        ("most:crew", [2]),
        ("least:crew", [3]),
        ("furthest:green", [4]),
        ("furthest:red", [4]),
        ("furthest:yellow", []),
        ("closest:has:cry", [2]),
        ("closest:biome:cold", [4]),
        ("closest:T01", []),
        ("crew:most:equipment", [1, 2]),
        ("crew:near:S3", [1]),
    ],
)
def test_a_place(text: str, meant: list[int]) -> None:
    assert found(on_hush(), text) == meant


@pytest.mark.rule("IV-C-301")
def test_here_is_the_sector_of_the_effect_of_the_crew_member_or_where_it_happened() -> None:
    g = on_hush()
    assert found(g, "here", sector=9) == [9]
    assert found(g, "here", 3, sector=0, there=9) == [1]
    assert found(g, "here", NOBODY, there=9) == [9]
    assert found(g, "here", NOBODY) == []
    assert found(g, "there", there=9) == [9]
    assert found(g, "connected", NOBODY) == []
    for text in ("yours", "origin", "came-from", "round-origin"):
        assert found(g, text, NOBODY) == []
    assert found(aboard(), "board", NOBODY) == []


@pytest.mark.rule("IV-C-301")
def test_yours_is_where_the_one_is_whose_effect_it_is() -> None:
    ctx = Ctx("test", "IV-C-301", 0, actor=3)
    assert sectors(on_hush(), parse_place("yours"), ctx) == [1]


@pytest.mark.rule("IV-C-301")
def test_the_standees_of_a_threat_in_the_sector() -> None:
    g = on_hush()
    assert found(g, "T02.here", sector=7) == [7]


@pytest.mark.rule("IV-C-301")
def test_what_a_place_says_is_not_changed_by_who_takes_from_it() -> None:
    g = on_hush()
    found(g, "board").clear()
    assert len(found(g, "board")) == 10
    found(g, "S4").clear()
    assert found(g, "S4") == [4]


@pytest.mark.rule("IV-X-1505")
def test_a_route_leads_a_threat_on_from_where_it_is() -> None:
    g = land("P01", 2)
    ambler = threat(g, "T01")
    assert ambler is not None
    for sector, after in ((3, 4), (8, 1)):
        ambler.sectors = [sector]
        assert found(g, "next:ring:T01") == [after]
        assert found(g, "next:ring", walker="T01") == [after]
        assert next_on_route(g, "ring", sector, Ctx("test", "IV-X-1505")) == after
    assert next_on_route(g, "ring", 10, Ctx("test", "IV-X-1505")) == 0
    for standees in ([0], list[int]()):
        ambler.sectors = standees
        assert found(g, "next:ring:T01") == []
    assert found(g, "next:ring:T02") == []


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize(
    ("text", "start", "goal"),
    [("S1/S10", 4, 1), ("S9/S10", 5, 10), ("S6/S2", 4, 2), ("T01", 4, 0), ("crew:most:charges", 9, 2), ("here", 9, 2)],
)
def test_a_standee_makes_for_the_nearest_sector_of_a_place(text: str, start: int, goal: int) -> None:
    assert target(on_hush(), parse_place(text), start, Ctx("test", "IV-X-1505", 0)) == goal


@pytest.mark.rule("IV-X-1505")
def test_of_crew_who_are_alike_the_dice_choose_whom_a_standee_makes_for() -> None:
    g = on_hush()
    g.chance = Fixed(5, 1)
    assert target(g, parse_place("crew:least:charges"), 9, Ctx("test", "IV-X-1505")) == 1
    trip(g).last["green"] = 0
    assert target(g, parse_place("crew:last:green"), 9, Ctx("test", "IV-X-1505")) == 2
    assert target(g, parse_place("crew:last:red"), 9, Ctx("test", "IV-X-1505")) == 0
