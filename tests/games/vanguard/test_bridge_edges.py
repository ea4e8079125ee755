"""Pages 1 and 2 at their edges: the pools of a pass, upgrades that cost energy, and what starts over."""

import pytest

from games.vanguard.proving_ground import Played, do, hurt, landed, one, trip
from games.vanguard.ship_tables import aboard, told
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickInjury
from starboard.games.vanguard.moves.ship_book_moves import Power
from starboard.games.vanguard.notation.symbols import MORALE
from starboard.games.vanguard.rules.basics.board_layout import lay_boards
from starboard.games.vanguard.rules.basics.conditions import place_condition
from starboard.games.vanguard.rules.crew.healing import curable
from starboard.games.vanguard.rules.ship_book.bridge import (
    begin_pass,
    bridge,
    choose_speaker,
    fill_pools,
    pay_for_upgrades,
)
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Project


@pytest.mark.rule("IV-S-0203")
@pytest.mark.rule("IV-S-0204")
def test_upgrades_and_what_waits_for_the_next_pass_add_to_the_pools() -> None:
    g = aboard()
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (2, 4)
    g.ship.upgrades, g.ship.active = ["BU1"], ["BU1"]
    g.ship.notes = {"command-next": 1, "energy-next": -2}
    fill_pools(g)
    assert (g.ship.command, g.ship.energy, g.ship.notes) == (4, 2, {})
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (3, 4), "that was for one pass"


@pytest.mark.rule("IV-S-0023")
@pytest.mark.parametrize("level", range(len(MORALE)))
@pytest.mark.parametrize("spared", [False, True])
def test_an_upgrade_spares_the_energy_that_low_morale_costs_and_nothing_else(level: int, spared: bool) -> None:
    g = aboard()
    g.ship.morale = level
    effect = RULES.ship.morale[MORALE[level]]
    command, energy = effect.get("command", 0), effect.get("energy", 0)
    if spared:
        g.ship.upgrades, energy = ["BU2"], max(0, energy)
    told(g)
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (2 + command, 4 + energy)
    assert ("morale-counts" in told(g)) == bool(command or energy)


@pytest.mark.rule("IV-S-0205")
@pytest.mark.parametrize(
    ("upgrades", "active", "energy", "asked"),
    [
        (["BU1"], [], 1, [Power("BU1"), GoOn()]),
        (["BU1"], [], 0, None),
        (["BU1"], ["BU1"], 1, None),
        (["BU2"], [], 1, None),
    ],
    ids=["can be paid", "cannot be paid", "is active", "costs nothing"],
)
def test_energy_is_asked_for_upgrades_that_need_it(
    upgrades: list[str], active: list[str], energy: int, asked: list[object] | None
) -> None:
    g = aboard()
    g.ship.upgrades, g.ship.active, g.ship.energy = upgrades, active, energy
    play = Played(pay_for_upgrades(g))
    assert (None if play.over else play.offers) == asked


@pytest.mark.rule("IV-S-0205")
def test_an_upgrade_is_paid_once() -> None:
    g = aboard()
    g.ship.upgrades, g.ship.energy = ["BU1"], 3
    play = Played(pay_for_upgrades(g)).answer(Power("BU1"))
    assert play.over
    assert (g.ship.active, g.ship.energy) == (["BU1"], 2)


@pytest.mark.rule("IV-S-0032")
@pytest.mark.parametrize(("upgrades", "success"), [([], 0), (["BU2"], 1)])
def test_an_upgrade_gives_a_token_in_each_pass(upgrades: list[str], success: int) -> None:
    g = aboard()
    g.ship.upgrades, g.ship.step = upgrades, "pools"
    Played(bridge(g)).through()
    assert g.ship.success == success


@pytest.mark.rule("IV-S-0002")
@pytest.mark.rule("IV-S-1204")
def test_what_happens_once_a_pass_may_happen_again() -> None:
    g = aboard()
    g.ship.production = [Project("PR02", 2, [0, 1], True)]
    g.ship.once, g.ship.facilities, g.ship.team, g.ship.target = [Done("train", 0)], ["complex"], ["se1"], "D01"
    begin_pass(g)
    assert (g.ship.once, g.ship.facilities, g.ship.team, g.ship.target) == ([], [], [], "")
    assert [project.sped for project in g.ship.production] == [[]]


@pytest.mark.rule("IV-S-0011")
def test_who_plays_alone_speaks() -> None:
    assert Played(choose_speaker(aboard())).over
    play = Played(choose_speaker(aboard(seats=2)))
    assert play.asked == (0, "speaker")
    assert [getattr(move, "seat", None) for move in play.offers] == [1, 0]


# -- What a planet does with two boards, and healing -------------------------------------------------------------------


@pytest.mark.rule("IV-X-1012")
def test_a_condition_belongs_to_its_own_board() -> None:
    g = landed("re", "sc")
    lay_boards(g, "P92")
    Played(place_condition(g, "C93", "IV-X-1012")).through()
    assert [board.condition for board in trip(g).boards] == ["C90", "C93"]
    Played(place_condition(g, "C91", "IV-X-1012")).through()
    assert [board.condition for board in trip(g).boards] == ["C91", "C93"]


@pytest.mark.rule("IV-X-1605")
def test_which_card_is_healed_is_asked_among_different_types() -> None:
    g = landed("re", "sc")
    hurt(g, "wound", "wound")
    do(g, "heal card")
    assert len(one(g).injuries) == 1
    hurt(g, "wound", "exhaustion")
    do(g, "heal card", PickInjury(0, 1))
    assert [card.type for card in one(g).injuries] == ["wound"]


@pytest.mark.rule("IV-X-1607")
def test_a_card_that_lies_face_down_is_healed_but_not_turned_down_again() -> None:
    g = landed("re", "sc")
    hurt(g, "wound", "exhaustion")
    one(g).injuries[0].down = True
    assert (curable(g, 0, (), True), curable(g, 0, (), False), curable(g, 0, ("wound",), False)) == ([1], [0, 1], [0])
