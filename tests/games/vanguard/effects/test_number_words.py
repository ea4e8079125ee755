"""What each word for a number is worth, on a planet and aboard."""

import pytest

from games.vanguard.campaigns.cards.dock import docked
from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.saying import me
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test as holds
from starboard.games.vanguard.notation.grammar import parse_condition
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.log_book import Entry
from starboard.games.vanguard.state.member_state import NOBODY, Injury
from starboard.games.vanguard.state.ship_state import Objective


def worth(g: VanguardState, text: str, who: int = 0, source: str = "test") -> int:
    """The number, found by comparing."""
    ctx = Ctx(source, "IV-C-301", who)
    return next(number for number in range(30) if holds(g, parse_condition(f"{text} = {number}").condition, ctx))


def on_hush() -> VanguardState:
    """Something of everything that can be counted."""
    g = gathered("security", "kit:p05 kit:m01 card:SE01 found:min01 found:min02 found:flo01 R:fit R:acc G:acc")
    e = trip(g)
    team = e.team
    for sector, cries in ((2, 2), (4, 3), (9, 1)):
        e.places[sector].markers["cry"] = cries
    e.boards[0].paths = {"2-4": {"rope": 2}, "4-6": {"rope": 3}}
    e.boards[0].time, e.boards[0].condition_time, e.boards[0].visit = 3, 4, 2
    e.boards[0].missions[0].time = 5
    standee = threat(g, "T02")
    assert standee is not None
    standee.sectors, standee.time = [5, 2, 2], 2
    e.places[4].pois, e.places[6].pois, e.places[8].pois = [Poi("143", tracks={"0.green": 2})], [Poi("000")], []
    e.places[2].pois[-1].tracks = {"0.green": 1, "0.red": 3}
    for sector, place in e.places.items():
        place.entered = sector in (1, 2, 4)
    me(g).injuries = [Injury("wound"), Injury("toxin", marker="seed"), Injury("toxin")]
    me(g).values["depth"] = 7
    team[2].dead = True
    e.round, e.tallies.gear = 4, 3
    return g


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("count cry", 2),
        ("count cry here", 2),
        ("count cry board", 6),
        ("count cry connected", 3),
        ("path-count rope", 5),
        ("path-count rope 4-6", 3),
        ("path-count rope 1-2", 0),
        ("path-count rope here", 2),
        ("crewed here", 2),
        ("crewed board", 3),
        ("standees T02 here", 2),
        ("standees T02 S5", 1),
        ("standees T01 board", 0),
        ("field T02", 2),
        ("field T01", 0),
        ("time T02", 2),
        ("time C04", 4),
        ("time MI07", 5),
        ("time MI08", 0),
        ("time board", 3),
        ("time T01", 0),
        ("progress 143 green", 2),
        ("progress 143 red", 3),
        ("progress 144 green", 0),
        ("entered-count", 3),
        ("visits", 2),
        ("round", 4),
        ("supplies", 5),
        ("success", 3),
        ("team", 3),
        ("tally gear", 3),
        ("tally wells", 0),
        ("kinds", 2),
        ("shown acc", 2),
        ("shown fit", 1),
        ("shown any", 1),
        ("rank", 3),
        ("injuries", 3),
        ("injuries board", 5),
        ("injury-cards toxin", 2),
        ("injury-cards wound board", 3),
        ("passengers", 1),
        ("hand", 1),
        ("charges", 2),
        ("dice", 9),
        ("equipment", 2),
        ("equipment board", 2),
        ("armour", 1),
        ("depth", 7),
        ("engines", 0),
    ],
)
def test_a_number_on_a_planet(text: str, number: int) -> None:
    assert worth(on_hush(), text) == number


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize("text", ["rank", "injuries", "passengers", "hand", "charges", "dice", "equipment"])
def test_what_is_somebodys_is_nobodys(text: str) -> None:
    assert worth(on_hush(), text, NOBODY) == 0


@pytest.mark.rule("IV-C-301")
def test_final_and_empty_pois_are_counted() -> None:
    g = on_hush()
    for place in trip(g).places.values():
        place.pois = []
    assert worth(g, "finals") == 0
    for sector, id, finals in ((2, "143", 0), (4, "000", 1), (6, "150", 2)):
        trip(g).places[sector].pois = [Poi(id)]
        assert worth(g, "finals") == finals


@pytest.mark.rule("IV-X-1101")
def test_parameters_of_the_lander_grow_with_its_mods() -> None:
    g = on_hush()
    assert [worth(g, name) for name in ("armour", "sensors", "manoeuvrability")] == [1, 1, 1]
    trip(g).mods = ["X01"]
    with_mod = [worth(g, name) for name in ("armour", "sensors", "manoeuvrability")]
    assert sum(with_mod) == 4, "one of them is one more"
    trip(g).lander = ""
    assert worth(g, "armour") == 0


@pytest.mark.rule("IV-C-301")
def test_visits_are_of_the_board_where_one_is() -> None:
    g = land("P18", 1, 105)
    for number, board in enumerate(trip(g).boards, start=1):
        board.visit = number
    assert [worth(g, "visits", who) for who in (0, 1, NOBODY)] == [1, 2, 1]


# -- Aboard ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("success", 6),
        ("equipment", 2),
        ("morale", 1),
        ("act", 2),
        ("passes", 8),
        ("read LS-01", 2),
        ("read LS-02", 0),
        ("explored P02", 2),
        ("explored P03", 1),
        ("memorial", 2),
        ("memorial science", 1),
        ("memorial recon", 0),
        ("recovered", 3),
        ("seen S01", 2),
        ("seen S02", 0),
        ("waited", 3),
        ("listened", 4),
        ("advanced", 2),
        ("PENCIL", 5),
        ("WELLS", 0),
        ("available any 1", 8),
        ("available science 1", 2),
        ("available science 2", 1),
        ("rank", 0),
        ("engines", 0),
    ],
)
def test_a_number_aboard(text: str, number: int) -> None:
    g = docked()
    ship = g.ship
    ship.armory, ship.act, ship.passes, ship.recovered = ["p05", "m01"], 2, 8, 3
    ship.explored, ship.seen = ["P02", "P03", "P02"], {"S01": 2}
    ship.memorial = ["44", "66"]
    ship.objectives, ship.side = [Objective("MO08", since=1)], [Objective("SO06", since=5, listened=4, progress=2)]
    g.counters["PENCIL"] = 5
    for log in ("LS-01", "LS-03", "LS-01"):
        g.book.append(Entry(log, 1))
    science = next(one for one in g.crew.values() if one.section == 2 and one.place == "available")
    science.rank = 2
    assert worth(g, text, NOBODY, "card:SO06") == number


@pytest.mark.rule("IV-S-0202")
def test_an_objective_that_is_not_in_play_has_waited_for_nothing() -> None:
    g = docked()
    g.ship.passes, g.ship.objectives, g.ship.side = 8, [Objective("MO08", since=1, progress=3)], []
    assert [worth(g, word, NOBODY, "card:SO06") for word in ("waited", "listened", "advanced")] == [0, 0, 0]
    assert [worth(g, word, NOBODY, "card:MO08") for word in ("waited", "advanced")] == [7, 3]
