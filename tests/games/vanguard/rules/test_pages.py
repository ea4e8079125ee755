"""From page to page: which one follows, what is read on the way, how a team comes down, travels and leaves."""

import pytest

from games.vanguard import ship_tables
from games.vanguard.proving_ground import Played, landed, load, one, own, trip
from games.vanguard.ship_tables import aboard, home
from starboard.games.vanguard.moves.exploration_moves import Travel
from starboard.games.vanguard.notation.symbols import SCIENCE, SECURITY
from starboard.games.vanguard.rules.campaign import ending, play, saving, turn_page
from starboard.games.vanguard.rules.exploration.travel import travel, travels
from starboard.games.vanguard.rules.launch_and_return.landing import begin_landing, disembark, draw_hand, landing
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import come_home, is_failed, leave_planet
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies, with_room
from starboard.games.vanguard.rules.launch_and_return.mission_launch import muster
from starboard.games.vanguard.rules.planet.action_tracks import action_of, advance, fields_of, markers_of
from starboard.games.vanguard.rules.ship_book.facilities import clean_up, command_for, is_unlocked
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import ShipNotes
from starboard.kernel.piles import Deck

# -- Pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0002")
@pytest.mark.rule("IV-S-0510")
@pytest.mark.rule("IV-S-1805")
@pytest.mark.rule("IV-S-2356")
@pytest.mark.parametrize(
    ("page", "start", "passes", "following", "part"),
    [
        ("setup", "tutorial", 0, "explore", "explore"),
        ("setup", "OP1", 0, "landing", "landing"),
        ("bridge", "quick", 1, "situations", "ship"),
        ("situations", "quick", 1, "starmap", "ship"),
        ("starmap", "quick", 1, "facilities", "ship"),
        ("facilities", "quick", 1, "hangar", "ship"),
        ("hangar", "quick", 1, "launch", "launch"),
        ("launch", "quick", 1, "landing", "landing"),
        ("landing", "quick", 1, "explore", "explore"),
        ("explore", "quick", 1, "leaving", "ship"),
        ("leaving", "quick", 1, "docking", "ship"),
        ("leaving", "OP1", 0, "ending", "ship"),
        ("saving", "quick", 1, "bridge", "ship"),
        ("saving", "tutorial", 0, "recruits", "ship"),
    ],
)
def test_each_page_tells_where_to_go_on(page: str, start: str, passes: int, following: str, part: str) -> None:
    g = aboard()
    ship_tables.landed(g, "se1", "sc1")
    g.start, g.ship.passes, g.ship.page = start, passes, page
    g.ship.step, g.ship.queue = "somewhere", [["something"]]
    turn_page(g)
    assert (g.ship.page, g.part, g.ship.step, g.ship.queue) == (following, part, "", [])


@pytest.mark.rule("IV-S-0002")
@pytest.mark.parametrize(
    ("page", "step", "read"), [("bridge", "", True), ("bridge", "logs", False), ("docking", "", False)]
)
def test_a_page_has_its_log_when_it_is_opened(page: str, step: str, read: bool) -> None:
    g = aboard()
    home(g, "se1")
    g.ship.page, g.ship.step = page, step
    Played(play(g))
    assert has_read(g, "LF-01") == read


@pytest.mark.rule("IV-S-3901")
def test_what_the_team_brought_has_its_place_when_the_pass_ends() -> None:
    g = aboard()
    home(g, "se1")
    Played(saving(g)).through()
    assert g.ship.home is None


@pytest.mark.rule("IV-C-303")
@pytest.mark.parametrize("log", ["", "LS-40"])
def test_the_log_of_an_ending_is_read_once(log: str) -> None:
    g = aboard()
    g.ending = log
    for _ in range(2):
        Played(ending(g)).through()
    assert [entry.log for entry in g.book] == [log] * bool(log)
    assert g.part == "over"


# -- Facilities ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-1750")
@pytest.mark.parametrize(
    ("secret", "installed", "waiting", "open_"),
    [
        (True, [], [], False),
        (True, ["DN1"], [], True),
        (True, [], ["DN1"], True),
        (True, [], ["L2", "DN1"], True),
        (True, [], ["L2"], False),
        (False, ["DN1"], [], False),
    ],
)
def test_the_add_on_facility_needs_the_envelope_and_a_card(
    secret: bool, installed: list[str], waiting: list[str], open_: bool
) -> None:
    g = aboard()
    if secret:
        ship_tables.do(g, "unlock secret")
    g.ship.add_ons, g.ship.envelope = installed, waiting
    assert is_unlocked(g) == open_


@pytest.mark.rule("IV-S-0601")
def test_only_an_upgrade_makes_the_add_on_facility_free() -> None:
    g = aboard()
    assert (command_for(g, "add-on"), command_for(g, "barracks")) == (1, 1)
    g.ship.upgrades = ["BU2"]
    assert (command_for(g, "add-on"), command_for(g, "barracks")) == (0, 1)


@pytest.mark.rule("IV-S-0604")
def test_what_closed_a_facility_ends_with_the_page_and_nothing_else_does() -> None:
    g = aboard()
    g.ship.notes = ShipNotes(closed={"barracks": 1}, dear={"complex": 1}, recruits=1)
    Played(clean_up(g)).through()
    assert g.ship.notes == ShipNotes(recruits=1)


# -- The lander ------------------------------------------------------------------------------------------------------


def over_planet(*team: str) -> VanguardState:
    """A team in the lander before the landing."""
    g = aboard()
    g.part, g.ship.page, g.ship.target, g.ship.lander = "landing", "landing", "D01", "L1"
    g.ship.team = list(team) or ["se1", "sc1"]
    muster(g)
    fill_supplies(g)
    return g


@pytest.mark.rule("IV-S-2306")
def test_each_kind_of_equipment_has_its_room() -> None:
    g = over_planet()
    both = (SECURITY, SCIENCE)
    assert with_room(g) == (both, both, both)
    one(g).equipment = ["f01"]
    assert with_room(g) == (both, both, ())
    one(g).equipment = ["m01", "p01", "p02"]
    assert with_room(g) == ((SCIENCE,), (), both)


@pytest.mark.rule("IV-S-2350")
@pytest.mark.rule("IV-S-2402")
def test_a_landing_lays_the_board_out_before_the_first_roll() -> None:
    g = over_planet()
    load(g, *[9] * 3)
    Played(landing(g))
    assert trip(g).landing_rolls == 0
    assert trip(g).places[3].markers == {"noon": 1}
    assert len(trip(g).events.cards) > 0


@pytest.mark.rule("IV-S-2350")
def test_the_marker_stands_as_many_rolls_from_the_end_as_the_lander_needs() -> None:
    g = over_planet()
    begin_landing(g)
    assert trip(g).landing_rolls == 3


@pytest.mark.rule("IV-S-2403")
def test_the_landing_sector_counts_as_entered() -> None:
    g = over_planet()
    begin_landing(g)
    trip(g).landing = 2
    Played(disembark(g)).through()
    assert (trip(g).places[2].entered, trip(g).places[1].entered) == (True, False)
    assert [one.sector for one in trip(g).team] == [2, 2]


@pytest.mark.rule("IV-S-2404")
def test_cards_already_in_hand_count_for_the_first_hand() -> None:
    g = over_planet()
    begin_landing(g)
    one(g).hand, one(g).deck = ["SE01"], Deck(["SE02", "SE03", "SE04"])
    assert Played(draw_hand(g, 0)).over
    assert len(one(g).hand) == 2


# -- Leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1710")
def test_an_evacuation_fails_even_with_every_mission_done() -> None:
    g = aboard()
    e = ship_tables.landed(g, "se1", "sc1")
    for mission in e.boards[0].missions:
        mission.status = "done"
    for end, failed in (("departure", False), ("evacuation", True)):
        e.end = end
        assert is_failed(g) == failed


@pytest.mark.rule("IV-S-2355")
@pytest.mark.rule("IV-S-2511")
@pytest.mark.parametrize(("step", "recorded"), [("start", False), ("action", True)])
def test_a_landing_that_was_aborted_is_a_failure_and_leaves_no_record(step: str, recorded: bool) -> None:
    g = aboard()
    e = ship_tables.landed(g, "se1", "sc1")
    for mission in e.boards[0].missions:
        mission.status = "done"
    e.end, e.step = "departure", step
    leave_planet(g)
    assert (g.ship.failed, "P01" in g.records, g.ship.explored == ["P01"]) == (not recorded, recorded, recorded)


@pytest.mark.rule("IV-S-2501")
@pytest.mark.parametrize(("lander", "more", "room"), [("L1", 0, 4), ("L1", 2, 6), ("", 0, 3)])
def test_how_much_the_team_can_bring_home(lander: str, more: int, room: int) -> None:
    g = aboard()
    e = ship_tables.landed(g, "se1", "sc1")
    e.lander, e.discoveries, e.uniques = lander, ["min01", "min02"], ["U02"]
    e.notes.discoveries = more
    assert come_home(g, e, "P01").room == room


# -- Travel and tracks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-315")
def test_travel_is_remembered_and_who_was_carried_off_on_the_way_does_not_arrive() -> None:
    g = landed("re", "sc")
    trip(g).moved = False
    rules = travel(g, 0, Travel(5))
    play_ = Played(rules)
    assert trip(g).moved
    one(g).sector = 3
    play_.through()
    assert one(g).sector == 3


@pytest.mark.rule("IV-X-1803")
def test_who_died_on_the_way_does_not_arrive() -> None:
    g = landed("re", "sc")
    play_ = Played(travel(g, 0, Travel(5)))
    one(g).dead = True
    play_.through()
    assert one(g).sector == 1


@pytest.mark.rule("IV-X-314")
def test_followers_come_along_only_from_where_the_traveller_started_and_only_if_he_arrives() -> None:
    for sector, arrives, comes in ((1, True, True), (3, True, False), (1, False, False)):
        g = landed("re", "sc", sectors=(1, sector))
        own(g, 0, ["red_basic"] * 3)
        trip(g).turn_notes.followers.append(1)
        play_ = Played(travel(g, 0, Travel(5)))
        if not arrives:
            one(g).sector = 3
        play_.through()
        assert (one(g, 1).sector == 5) == comes


@pytest.mark.rule("IV-X-901")
def test_markers_belong_to_a_card_that_is_still_there() -> None:
    g = landed("re", "sc")
    board = trip(g).boards[0]
    assert markers_of(g, "poi:902", 2) is trip(g).places[2].pois[-1].tracks
    assert markers_of(g, "poi:901", 2) is None
    assert markers_of(g, "poi:901", 7) is None
    assert markers_of(g, "condition:C90", 2) is board.condition_tracks
    assert markers_of(g, "condition:C91", 2) is None
    assert markers_of(g, "threat:T90", 2) is board.threats[0].tracks
    assert markers_of(g, "threat:C90", 2) is None
    assert markers_of(g, "mission:MI91", 2) is board.missions[1].tracks
    assert markers_of(g, "mission:MI92", 2) is None


@pytest.mark.rule("IV-X-901")
def test_some_things_make_a_track_longer_or_shorter() -> None:
    g = landed("re", "sc")
    action = action_of(g, "poi:902", 0)
    assert fields_of(g, action, "green", "threat:T90") == 4
    trip(g).mods = ["Y02"]
    assert fields_of(g, action, "green", "threat:T90") == 2
    assert fields_of(g, action, "green", "poi:902") == 4, "that is another card"
    trip(g).mods = ["Y02"] * 3
    assert fields_of(g, action, "green", "threat:T90") == 1, "never shorter than one field"


@pytest.mark.rule("IV-X-901")
def test_a_card_that_is_gone_has_no_marker_to_move() -> None:
    g = landed("re", "sc")
    advance(g, "poi:905", 2, 0, "green", 1, "IV-X-901")
    assert trip(g).places[2].pois[-1].tracks == {}


@pytest.mark.rule("IV-X-310")
def test_gear_lets_somebody_travel_where_nobody_can() -> None:
    g = landed("re", "sc", sectors=(3, 1))
    assert travels(g, 0) == []
    one(g).equipment = ["p18"]
    assert Travel(2) in travels(g, 0)
