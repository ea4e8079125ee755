"""Page 5: flying, visiting, choosing where to land, scanning."""

import shutil
from pathlib import Path

import msgspec
import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import FOLDER, aboard, at, do, ranked, told
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.content.validation.validate import check_campaign
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Fly, Scan, ScanWith, SetCourse, Visit
from starboard.games.vanguard.rules.launch_and_return.landing import landing
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import fill_supplies
from starboard.games.vanguard.rules.launch_and_return.mission_launch import muster
from starboard.games.vanguard.rules.ship.installing import install_bridge_cards
from starboard.games.vanguard.rules.ship_book.starmap import (
    courses,
    destinations,
    flight_cost,
    flights,
    fly,
    free_courses,
    hurry,
    set_course,
    starmap,
    visits,
)
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done, ShipNotes
from starboard.games.vanguard.state.ship_state import Objective
from starboard.games.vanguard.view.aboard.starmap_view import scan_view
from starboard.kernel import Message, Move
from starboard.speech import Speech


def on_starmap(energy: int = 4) -> VanguardState:
    g = aboard()
    g.ship.page, g.ship.energy = "starmap", energy
    return g


@pytest.mark.rule("IV-S-0501")
@pytest.mark.rule("IV-S-0502")
def test_a_system_has_neighbours_and_objects() -> None:
    g = on_starmap()
    assert flights(g) == [Fly("SY02")]
    assert visits(g, destinations(g)) == [Visit("D02"), Visit("D03")]
    assert courses(g, destinations(g)) == [SetCourse("D01")]


def refused(g: VanguardState, move: Move) -> tuple[Message, str]:
    """Why the move is none, and by which rule."""
    found = why_not(g, 0, move)
    assert found is not None
    return found


@pytest.mark.rule("IV-S-0503")
def test_flying_costs_energy_and_brings_the_log_of_the_system() -> None:
    g = on_starmap()
    play = Played(starmap(g)).answer(Fly("SY02"))
    assert (g.ship.system, g.ship.energy, g.ship.success) == ("SY02", 3, 1)
    play.answer(Fly("SY01")).answer(Fly("SY02"))
    assert [entry.log for entry in g.book] == ["LA-02"]
    assert g.ship.energy == 1


@pytest.mark.rule("IV-S-0503")
def test_a_system_must_be_charted_and_paid_for() -> None:
    g = on_starmap()
    assert refused(g, Fly("SY03"))[1] == "IV-S-0503"
    assert refused(g, Fly("SY01"))[1] == "IV-S-0501"
    g.ship.objectives.append(Objective("MO02"))
    assert flights(g) == [Fly("SY02"), Fly("SY03")]
    g.ship.energy = 1
    assert flights(g) == [Fly("SY02")]
    assert refused(g, Fly("SY03"))[0].id == "vanguard-too-little-energy"


def test_an_upgrade_makes_one_flight_a_pass_cheaper_but_not_free() -> None:
    g = on_starmap()
    g.ship.upgrades = ["BU2"]
    g.ship.objectives.append(Objective("MO02"))
    assert (flight_cost(g, "SY02"), flight_cost(g, "SY03")) == (1, 1)
    g.ship.once.append(Done("flown"))
    assert flight_cost(g, "SY03") == 2
    g.ship.notes.flight_free = 1
    assert flight_cost(g, "SY03") == 0


@pytest.mark.rule("IV-S-0504")
@pytest.mark.rule("IV-S-0505")
def test_an_object_is_used_up_unless_it_says_otherwise() -> None:
    g = on_starmap()
    play = Played(starmap(g)).answer(Visit("D02"))
    assert (g.ship.energy, g.ship.success) == (3, 1)
    assert Visit("D02") not in play.offers
    refused = why_not(g, 0, Visit("D02"))
    assert refused is not None
    assert refused[1] == "IV-S-0505"
    play.answer(Visit("D03"))
    assert Visit("D03") not in play.offers, "once a pass"
    g.ship.once = []
    assert visits(g, destinations(g)) == [Visit("D03")]


@pytest.mark.rule("IV-S-0504")
def test_an_object_may_be_closed_until_something_is_so() -> None:
    g = on_starmap()
    g.ship.system = "SY02"
    assert visits(g, destinations(g)) == []
    g.flags["CUP"] = "drank"
    assert visits(g, destinations(g)) == [Visit("D05")]
    assert refused(g, Visit("D02"))[0].id == "vanguard-not-here"


@pytest.mark.rule("IV-S-0506")
@pytest.mark.rule("IV-S-0509")
@pytest.mark.rule("IV-S-0510")
def test_the_page_is_left_with_exactly_one_target() -> None:
    g = on_starmap()
    play = Played(starmap(g))
    assert GoOn() not in play.offers
    play.answer(SetCourse("D01"))
    assert (g.ship.target, g.ship.energy) == ("D01", 3)
    play.answer(Fly("SY02"))
    assert g.ship.target == ""
    play.answer(SetCourse("D04")).answer(GoOn())
    assert play.over
    assert (g.ship.target, g.ship.energy) == ("D04", 0)


@pytest.mark.rule("IV-S-0509")
def test_without_energy_the_planet_recorded_last_is_reached_for_nothing() -> None:
    g = on_starmap(energy=0)
    g.ship.system = "SY02"
    assert courses(g, destinations(g)) == [SetCourse("D01"), SetCourse("D04")], "nothing was recorded yet"
    g.ship.explored = ["P01"]
    play = Played(starmap(g)).answer(SetCourse("D01"))
    assert (g.ship.energy, g.ship.system) == (0, "SY01")
    assert play.offers[-1] == GoOn()


@pytest.fixture(scope="module")
def with_operation(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The dockyard, with an operation among its destinations."""
    copy = tmp_path_factory.mktemp("harbour") / "dockyard"
    shutil.copytree(FOLDER, copy)
    file = copy / "cards" / "ship.toml"
    written = '\n[[destination]]\nid = "D09"\nsystem = "SY01"\ncost = 0\noperation = "OP1"\n'
    file.write_text(file.read_text(encoding="utf-8") + written, encoding="utf-8")
    return str(copy)


@pytest.mark.rule("IV-C-103")
def test_an_operation_can_be_a_destination_of_a_campaign(with_operation: str) -> None:
    g = on_starmap()
    g.campaign = with_operation
    play = Played(starmap(g)).answer(SetCourse("D09")).answer(GoOn())
    assert play.over
    g.ship.page, g.ship.lander, g.ship.team = "landing", "L1", ["se1", "sc1"]
    muster(g)
    fill_supplies(g)
    Played(landing(g)).through()
    assert has_read(g, "LO-01"), "the opening of the operation"
    assert g.expedition.boards[0].planet == "P01"
    assert [one.crew for one in g.expedition.team] == ["se1", "sc1"], "with the crew of the campaign"


@pytest.mark.rule("IV-C-103")
@pytest.mark.rule("IV-S-0505")
def test_an_operation_is_played_once_in_a_campaign(with_operation: str) -> None:
    g = on_starmap()
    g.campaign = with_operation
    assert SetCourse("D09") in Played(starmap(g)).offers
    g.ship.visited.append("D09")
    assert SetCourse("D09") not in Played(starmap(g)).offers
    g.ship.energy = 0
    assert SetCourse("D09") not in Played(starmap(g)).offers


@pytest.mark.rule("IV-C-103")
def test_a_destination_names_an_operation_that_exists(with_operation: str) -> None:
    def faults() -> list[str]:
        return [Speech("en").say(fault.message) for fault in check_campaign(Path(with_operation)).faults]

    assert not [fault for fault in faults() if "operation" in fault]
    file = Path(with_operation) / "cards" / "ship.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("OP1", "OP7"), encoding="utf-8")
    assert [fault for fault in faults() if "no operation" in fault and "OP7" in fault and "cards/ship.toml" in fault]


@pytest.mark.rule("IV-S-0508")
@pytest.mark.rule("IV-S-0506")
def test_the_scanner_uncovers_step_by_step() -> None:
    g = on_starmap()
    play = Played(starmap(g)).answer(SetCourse("D01"))
    seen = []
    for _ in range(3):
        play.answer(Scan())
        seen.append(list(msgspec.to_builtins(scan_view(g, "D01"))))
    assert seen == [
        ["steps", "biomes"],
        ["steps", "biomes", "abundance"],
        ["steps", "biomes", "abundance", "hazards"],
    ]
    assert g.ship.energy == 0
    assert Scan() not in play.offers
    g.ship.energy = 1
    play.answer(ScanWith("se1"))
    assert scan_view(g, "D01").dangers == ["A", "threat"]
    assert not any(isinstance(move, Scan | ScanWith) for move in play.offers)


@pytest.mark.rule("IV-S-0507")
@pytest.mark.parametrize(("rank", "steps"), [(1, 1), (2, 2), (3, 3)])
def test_an_assigned_crew_member_saves_energy_by_rank(rank: int, steps: int) -> None:
    g = on_starmap()
    ranked(g, rank, "sc1")
    Played(starmap(g)).answer(SetCourse("D01")).answer(ScanWith("sc1"))
    assert g.ship.scanned == {"D01": steps}
    assert at(g, "resting") == ["sc1"]
    assert g.ship.energy == 3


def test_upgrades_and_situations_change_the_price_of_a_scan() -> None:
    g = on_starmap()
    g.ship.upgrades = g.ship.active = ["BU1"]
    g.ship.target = "D01"
    play = Played(starmap(g)).answer(Scan())
    assert g.ship.energy == 4
    g.ship.notes.scan_dear = 1
    play.answer(Scan())
    assert g.ship.energy == 2
    do(g, "scan 2")
    assert g.ship.scanned["D01"] == 4
    assert told(g).count("scanned") == 3


def test_the_first_system_is_known() -> None:
    g = on_starmap()
    assert g.ship.systems == ["SY01"]
    assert not has_read(g, "LA-01")


@pytest.mark.rule("IV-S-0509")
@pytest.mark.parametrize(
    ("charted", "open_", "explored", "free"),
    [
        (False, True, [], ["D01", "D04"]),
        (True, False, [], ["D01", "D04"]),
        (True, True, [], ["D01", "D04", "D06"]),
        (True, True, ["P01"], ["D01", "D04"]),
        (True, True, ["P01", "P00"], ["D06"]),
    ],
)
def test_only_charted_and_open_landings_are_free_and_the_planet_recorded_last_goes_before(
    charted: bool, open_: bool, explored: list[str], free: list[str]
) -> None:
    g = aboard()
    if charted:
        do(g, "gain MO02")
        install_bridge_cards(g)
    g.flags["CUP"] = "drank" if open_ else "left"
    g.ship.explored = explored
    assert free_courses(g) == free


@pytest.mark.rule("IV-S-0503")
def test_a_free_flight_and_a_cheaper_one_are_each_used_up() -> None:
    g = aboard()
    g.ship.upgrades, g.ship.energy, g.ship.notes = ["BU2"], 5, ShipNotes(flight_free=1)
    do(g, "gain MO02")
    assert flight_cost(g, "SY03") == 0
    Played(fly(g, "SY03")).through()
    assert (g.ship.energy, g.ship.notes) == (5, ShipNotes())
    assert flight_cost(g, "SY01") == 2, "the one flight of the pass that may be cheaper was flown"


@pytest.mark.rule("IV-S-0504")
@pytest.mark.parametrize(("energy", "seen"), [(1, ["D02", "D03"]), (0, ["D03"])])
def test_a_visit_is_offered_only_if_it_can_be_paid(energy: int, seen: list[str]) -> None:
    g = aboard()
    g.ship.energy = energy
    assert visits(g, destinations(g)) == [Visit(id) for id in seen]


@pytest.mark.rule("IV-S-0506")
@pytest.mark.rule("IV-S-0509")
def test_a_target_is_paid_once_and_chosen_once_a_pass() -> None:
    g = aboard()
    g.ship.energy = 3
    set_course(g, "D01")
    assert (g.ship.target, g.ship.energy) == ("D01", 2)
    assert courses(g, destinations(g)) == [], "it is the target already"
    Played(fly(g, "SY02")).through()
    assert (g.ship.target, g.ship.energy) == ("", 1)


@pytest.mark.rule("IV-S-0509")
def test_without_energy_only_charted_and_open_landings_are_free_and_the_last_planet_first() -> None:
    g = aboard()
    g.ship.energy, g.ship.explored = 0, []
    assert free_courses(g) == ["D01", "D04"]
    g.ship.explored = ["P00"]
    assert free_courses(g) == ["D01", "D04"], "nothing leads to that planet"
    g.ship.target = "D01"
    assert free_courses(g) == []


@pytest.mark.rule("IV-S-0506")
def test_where_nothing_is_urgent_the_course_is_not_set() -> None:
    g = aboard()
    hurry(g)
    assert g.ship.target == ""
    assert told(g) == []
