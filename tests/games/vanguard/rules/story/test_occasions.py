"""Scenes that wait for an occasion: who must be there, how many are read, and where each occasion comes."""

from collections.abc import Callable, Sequence

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, do, home, landed, put
from starboard.games.vanguard.moves.mission_moves import Promote
from starboard.games.vanguard.rules.campaign import saving
from starboard.games.vanguard.rules.launch_and_return.debriefing import debriefing
from starboard.games.vanguard.rules.launch_and_return.docking import docking
from starboard.games.vanguard.rules.launch_and_return.landing import disembark
from starboard.games.vanguard.rules.launch_and_return.medbay import medbay
from starboard.games.vanguard.rules.launch_and_return.memorial import memorial
from starboard.games.vanguard.rules.launch_and_return.mission_launch import launch
from starboard.games.vanguard.rules.ship_book.barracks import recruit
from starboard.games.vanguard.rules.ship_book.bridge import logs_of_the_pass
from starboard.games.vanguard.rules.story.occasions import occasion
from starboard.games.vanguard.state.game_state import VanguardState

EVERYBODY = ("se1", "re1", "sc1", "en1")


def kept(wells: int = 3) -> VanguardState:
    """The ship of a crew that has kept this many wells."""
    g = aboard()
    g.counters["WELLS"] = wells
    return g


def scenes(g: VanguardState) -> list[str]:
    """The scenes that were read, in order."""
    return [entry.log for entry in g.book if entry.log.startswith("LY")]


def happens(g: VanguardState, name: str, people: Sequence[str] = EVERYBODY) -> list[str]:
    """The scenes that stand in the book after this occasion."""
    Played(occasion(g, name, people)).through()
    return scenes(g)


@pytest.mark.rule("IV-C-301")
def test_two_scenes_are_read_in_the_order_of_the_files_and_none_twice() -> None:
    g = kept()
    assert happens(g, "mess") == ["LY-01", "LY-03"], "the condition of the second does not hold"
    assert g.ship.success == 1
    g.counters["WELLS"] = 4
    assert happens(g, "mess") == ["LY-01", "LY-03", "LY-02", "LY-04"]
    assert happens(g, "mess") == ["LY-01", "LY-03", "LY-02", "LY-04"]


def test_a_scene_waits_for_all_of_its_people_and_names_them() -> None:
    g = kept()
    assert "LY-01" not in happens(g, "mess", ["se1", "sc1"])
    happens(g, "mess", ["re1", "se1"])
    entry = next(entry for entry in g.book if entry.log == "LY-01")
    assert (entry.names["active"], entry.names["other"]) == ("se1", "re1")


def test_the_dead_are_remembered_by_a_scene_of_their_own_or_by_one_for_anybody() -> None:
    g = kept()
    g.ship.dying = ["re1", "se1", "sc1"]
    Played(memorial(g)).through()
    assert scenes(g) == ["LY-13", "LY-12"], "one for each, and each is read once"
    assert [entry.names["lost"] for entry in g.book if entry.log in ("LY-13", "LY-12")] == ["re1", "se1"]


def test_the_roll_names_the_dead_in_the_order_in_which_they_died() -> None:
    g = aboard()
    g.ship.memorial = ["re1", "sc1", "se1"]
    do(g, "roll")
    assert scenes(g) == ["LY-15", "LY-14"]


def test_on_a_planet_its_effect_is_for_the_person_it_is_about() -> None:
    g = kept()
    e = landed(g, "se1", "sc1")
    before = [one.charges for one in e.team]
    assert happens(g, "landed", ["se1", "sc1"]) == ["LY-07"]
    assert [one.charges for one in e.team] == [before[0], before[1] + 1]
    assert g.book[-1].names["active"] == "sc1"


def pass_begins(g: VanguardState) -> None:
    Played(logs_of_the_pass(g)).through()


def team_is_chosen(g: VanguardState) -> None:
    g.ship.target, g.ship.lander = "D01", "L1"
    Played(launch(g)).through()


def team_lands(g: VanguardState) -> None:
    landed(g, "se1", "sc1").landing = 0
    Played(disembark(g)).through()


def team_is_back(g: VanguardState) -> None:
    home(g, "se1")
    Played(docking(g)).through()


def somebody_rises(g: VanguardState) -> None:
    home(g, "se1", rank_up="RK01", ranked=True)
    Played(debriefing(g)).through(Promote("se1"))


def somebody_is_well_again(g: VanguardState) -> None:
    home(g)
    put(g, "recovered", "se1")
    Played(medbay(g)).through()


def somebody_is_called_up(g: VanguardState) -> None:
    put(g, "gone", "se1", "se2")
    Played(recruit(g, 0, "IV-S-1601")).through()


def evening_comes(g: VanguardState) -> None:
    Played(saving(g)).through()


OCCASIONS = {
    "pass": (pass_begins, ["LY-05"]),
    "launch": (team_is_chosen, ["LY-06"]),
    "landed": (team_lands, ["LY-07"]),
    "home": (team_is_back, ["LY-08"]),
    "promoted": (somebody_rises, ["LY-09"]),
    "healed": (somebody_is_well_again, ["LY-10"]),
    "recruited": (somebody_is_called_up, ["LY-11"]),
    "mess": (evening_comes, ["LY-01", "LY-03"]),
}


@pytest.mark.parametrize("name", OCCASIONS)
def test_every_occasion_comes(name: str) -> None:
    what: Callable[[VanguardState], None]
    what, read = OCCASIONS[name]
    g = kept()
    what(g)
    assert scenes(g) == read
