"""Pages 23 to 25: the landing sequence, the planet board, the planet record."""

import pytest

from games.vanguard.proving_ground import Played, load
from games.vanguard.ship_tables import aboard, hurt, landed, told
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.effect_moves import Accept, Choose
from starboard.games.vanguard.moves.exploration_moves import Exert, GoOn
from starboard.games.vanguard.moves.mission_moves import LandIn
from starboard.games.vanguard.rules.launch_and_return.landing import begin_landing, landing, landing_roll, row_of
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import leave_planet
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies
from starboard.games.vanguard.rules.launch_and_return.mission_launch import muster
from starboard.games.vanguard.rules.launch_and_return.planet_board import (
    event_cards,
    lay_out,
    prepare_planet,
    record_planet,
)
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.view.landing_view import landing_view
from starboard.kernel.chance import chance_from
from starboard.kernel.piles import Deck

TABLE = {"supplies": 0, "choice": 2, "harmless": 9, "sector": 4, "exhausting": 5, "tiring": 6}
"""Results of the die by the row that they are in."""


def over_planet(*mods: str, rolls: int = 3) -> VanguardState:
    """A team in the lander before the first landing roll."""
    g = aboard()
    g.part, g.ship.page, g.ship.target, g.ship.lander = "landing", "landing", "D01", "L1"
    g.ship.team, g.ship.fitted = ["se1", "sc1"], list(mods)
    muster(g)
    fill_supplies(g)
    begin_landing(g)
    g.ship.step = "setup"
    e = trip(g)
    e.landing_rolls = rolls
    for one in e.team:
        one.deck = Deck([f"SE{n:02}" for n in range(1, 11)])
    return g


def trip(g: VanguardState) -> Expedition:
    return g.expedition


@pytest.mark.rule("IV-S-2350")
def test_t_54_the_first_lander_needs_three_rolls() -> None:
    g = over_planet(rolls=0)
    begin = campaign[g.campaign].landers["L1"].rolls
    assert begin == 3
    assert campaign[g.campaign].landers["L2"].rolls == 4


@pytest.mark.rule("IV-S-2351")
@pytest.mark.rule("IV-S-2352")
def test_ts_17_armour_softens_a_row() -> None:
    g = over_planet("X01", rolls=1)
    load(g, TABLE["supplies"])
    Played(landing(g)).through()
    assert trip(g).supplies == 6
    assert "landing-roll" in told(g)


@pytest.mark.rule("IV-S-2351")
def test_t_53_a_row_may_offer_something_else() -> None:
    g = over_planet("X01", rolls=1)
    load(g, TABLE["choice"])
    play = Played(landing(g))
    assert play.offers == [Choose("supply -4 armour"), Choose("each all (injure wound)")]
    play.answer(Choose("each all (injure wound)"))
    play.through()
    assert [[injury.type for injury in one.injuries] for one in trip(g).team] == [["wound"], ["wound"]]
    assert trip(g).supplies == 8


@pytest.mark.rule("IV-S-2351")
@pytest.mark.rule("IV-S-2352")
def test_every_result_has_a_row_and_some_are_harmless() -> None:
    g = over_planet()
    for result in range(10):
        assert row_of(g, result).first <= result <= row_of(g, result).last
    load(g, TABLE["harmless"])
    before = (trip(g).supplies, [one.available[:] for one in trip(g).team])
    assert Played(landing_roll(g)).over
    assert before == (trip(g).supplies, [one.available for one in trip(g).team])


@pytest.mark.rule("IV-S-2355")
def test_a_row_that_comes_again_is_resolved_again() -> None:
    g = over_planet(rolls=2)
    load(g, TABLE["supplies"], TABLE["supplies"])
    Played(landing(g)).through()
    assert trip(g).supplies == 2


@pytest.mark.rule("IV-S-2355")
def test_a_fourth_injury_aborts_the_landing() -> None:
    g = over_planet(rolls=3)
    hurt(trip(g), 0, "wound", "wound", "wound")
    load(g, TABLE["exhausting"])
    Played(landing(g)).through()
    assert "landing-aborted" in told(g)
    leave_planet(g)
    assert g.ship.failed
    assert g.records == {}
    assert g.ship.explored == []
    assert g.ship.home is not None
    assert g.ship.home.injuries[0] == 3


@pytest.mark.rule("IV-S-2354")
def test_exertion_is_possible_while_landing() -> None:
    g = over_planet(rolls=1)
    one = trip(g).team[0]
    one.spent, one.available = one.available, []
    load(g, TABLE["tiring"])
    play = Played(landing(g))
    assert Exert(0) in play.offers
    play.answer(Exert(0)).through()
    assert len(one.sacrificed) == 1


@pytest.mark.rule("IV-S-2403")
@pytest.mark.rule("IV-S-2353")
@pytest.mark.rule("IV-S-2404")
@pytest.mark.rule("IV-S-2356")
def test_disembarking() -> None:
    g = over_planet(rolls=0)
    play = Played(landing(g))
    assert play.offers == [LandIn(1), LandIn(2)]
    play.answer(LandIn(2))
    assert play.over
    assert [one.sector for one in trip(g).team] == [2, 2]
    assert [len(one.hand) for one in trip(g).team] == [2, 2]
    assert has_read(g, "L01-1")
    assert has_read(g, "LS-08")


@pytest.mark.rule("IV-S-2403")
def test_a_row_may_decide_where_the_lander_comes_down() -> None:
    g = over_planet(rolls=1)
    load(g, TABLE["sector"])
    assert Played(landing(g)).over
    assert trip(g).landing == 2


def test_a_mod_lets_the_die_be_rolled_again_once() -> None:
    g = over_planet("Y01", rolls=2)
    load(g, TABLE["supplies"], TABLE["harmless"], TABLE["harmless"])
    play = Played(landing(g))
    assert play.offers == [Accept("reroll-landing"), GoOn()]
    play.answer(Accept("reroll-landing"))
    assert play.asked == (0, "landing-sector")
    assert trip(g).supplies == 9


# -- The board and its record ----------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-2401")
@pytest.mark.rule("IV-S-2402")
@pytest.mark.rule("IV-S-2405")
def test_the_board_is_laid_out_with_events_and_leads() -> None:
    g = over_planet()
    e = trip(g)
    assert [poi.id for poi in e.places[1].pois] == ["120"]
    assert [(one.id, one.sectors) for one in e.boards[0].threats] == [("T01", [3]), ("T02", [2])]
    assert e.boards[0].condition == "C01"
    assert e.boards[0].uniques == ["U02", "U05"]
    assert [one.id for one in e.boards[0].missions] == ["MI04", "MI05"]
    assert sorted(e.events.cards) == ["E01", "E02"]
    assert len(e.bag) == 20
    Played(prepare_planet(g)).through()
    assert e.places[3].markers == {"noon": 1}


@pytest.mark.rule("IV-C-305")
def test_advanced_events_come_with_the_secret_envelope() -> None:
    g = aboard()
    assert event_cards(g, "P01") == ("E01", "E02")
    assert event_cards(g, "P00") == ("E90",)
    g.ship.unlocked = ["secret"]
    assert event_cards(g, "P01") == ("A01",)


@pytest.mark.rule("IV-S-2510")
@pytest.mark.rule("IV-S-2503")
@pytest.mark.rule("IV-S-2511")
@pytest.mark.rule("IV-C-304")
def test_a_planet_keeps_its_record_for_a_return() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.places[1].pois = [Poi("124"), Poi("122")]
    e.places[2].pois.append(Poi("123"))
    e.places[3].markers = {"noon": 2, "cry": 1}
    board = e.boards[0]
    board.values = {"house": 3, "loose": 2}
    board.states["low"] = "E"
    board.threats[0].sectors = [2]
    board.uniques = ["U05"]
    board.missions[0].status = "done"
    record_planet(g)
    record = g.records["P01"]
    assert record.sectors()[1].pois == ["124", "122"]
    assert record.sectors()[2].pois == [], "what is printed stays, what is no-save goes"
    assert record.sectors()[3].markers == {"noon": 2}
    assert record.threats == {"T01": [2]}, "the other one is never saved"
    assert (record.values, record.states) == ({"house": 3}, {"low": "E"})
    assert (record.uniques, record.done, record.visits) == (["U05"], ["MI04"], 1)
    g.expedition = Expedition()
    e = landed(g, "re1", "en1")
    board = e.boards[0]
    assert [poi.id for poi in e.places[1].pois] == ["124", "122"]
    assert [poi.id for poi in e.places[2].pois] == ["121"]
    assert [(one.id, one.sectors) for one in board.threats] == [("T01", [2])]
    assert (board.values, board.states["low"], board.uniques) == ({"house": 3, "loose": 0}, "E", ["U05"])
    assert [(one.id, one.status) for one in board.missions] == [("MI04", "done"), ("MI05", "open")]
    assert board.condition == "C01"
    assert board.visit == 2
    Played(prepare_planet(g)).through()
    assert board.values["house"] == 4
    assert e.places[3].markers == {"noon": 2}, "the set-up of the first visit is not repeated"


def test_tracks_and_supplies_stay_where_the_planet_keeps_them() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.places[1].pois[-1].tracks = {"0.green": 2}
    record_planet(g)
    assert (g.records["P01"].sectors()[1].tracks, g.records["P01"].supplies) == ({}, 0)
    e.boards[0].forever = ["granary"]
    record_planet(g)
    assert (g.records["P01"].sectors()[1].tracks, g.records["P01"].supplies) == ({"0.green": 2}, 2)
    e.supplies = 1
    lay_out_again(g)
    assert trip(g).supplies == 3
    assert trip(g).places[1].pois[-1].tracks == {"0.green": 2}


def lay_out_again(g: VanguardState) -> None:
    """The same team stands before the planet as it was recorded."""
    e = trip(g)
    e.boards, e.places = [], {}
    lay_out(g, "P01")


@pytest.mark.rule("IV-S-2501")
@pytest.mark.rule("IV-S-2502")
def test_leaving_keeps_what_later_pages_need_and_puts_the_rest_away() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    g.ship.armory = ["p01"]
    e.discoveries, e.uniques, e.success, e.rank_up, e.ranked = ["min01"], ["U02"], 3, "RK01", True
    e.team[0].equipment, e.mods, g.ship.fitted = ["m02"], ["Y01"], ["Y01"]
    hurt(e, 1, "wound", "panic")
    wounds = g.decks.injuries["wound"]
    leave_planet(g)
    home = g.ship.home
    assert home is not None
    assert (home.team, home.injuries, home.room) == (["se1", "sc1"], [0, 2], 5)
    assert (home.discoveries, home.uniques, home.success) == (["min01"], ["U02"], 3)
    assert (home.rank_up, home.ranked, home.mods) == ("RK01", True, ["Y01"])
    assert g.ship.armory == ["m02", "p01"]
    assert g.decks.injuries["wound"] == wounds + 1
    assert not g.expedition.team
    assert g.ship.explored == ["P01"]


@pytest.mark.rule("IV-X-1705")
@pytest.mark.rule("IV-X-1011")
@pytest.mark.parametrize(("status", "failed"), [("open", True), ("failed", True), ("done", False)])
def test_a_mission_that_is_not_optional_decides_about_failure(status: str, failed: bool) -> None:
    g = aboard()
    landed(g, "se1", "sc1").boards[0].missions[0].status = status
    leave_planet(g)
    assert g.ship.failed is failed
    assert g.ship.record == ([] if failed else ["P01"])


@pytest.mark.rule("IV-S-2604")
def test_the_dead_wait_for_the_memorial() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.team[0].dead, e.team[0].sector, e.end = True, 3, "departure"
    leave_planet(g)
    assert g.ship.dying == ["se1"]
    assert g.ship.home is not None
    assert g.ship.home.team == ["sc1"]
    assert g.crew["sc1"].missions == 1
    assert g.crew["se1"].missions == 0


@pytest.mark.rule("IV-S-0508")
@pytest.mark.rule("IV-S-2350")
def test_the_landing_table_lies_open_only_while_the_lander_comes_down() -> None:
    g = over_planet(rolls=2)
    seen = landing_view(g)
    assert seen is not None
    assert (seen.planet, seen.rolls, seen.left) == ("P01", 3, 2)
    table = campaign[g.campaign].planets["P01"].landing_row
    assert [(row.first, row.last) for row in seen.rows] == [(row.first, row.last) for row in table]
    assert [row.effect is None for row in seen.rows] == [not row.effect.steps for row in table]
    g.part = "explore"
    assert landing_view(g) is None


@pytest.mark.rule("IV-S-2402")
def test_the_events_lie_there_in_any_order() -> None:
    orders = set()
    for seed in range(20):
        g = aboard()
        g.chance = chance_from(seed)
        cards = landed(g, "se1", "sc1").events.cards
        assert sorted(cards) == sorted(event_cards(g, "P01"))
        orders.add(tuple(cards))
    assert len(orders) > 1


@pytest.mark.rule("IV-S-2601")
def test_a_sky_that_was_prepared_is_there_when_the_team_lands() -> None:
    g = aboard()
    g.ship.target, g.ship.lander, g.ship.team, g.ship.sky = "D01", "L1", ["se1", "sc1"], "C02"
    muster(g)
    fill_supplies(g)
    Played(landing(g))
    assert (g.expedition.boards[0].condition, g.ship.sky) == ("C02", "")
