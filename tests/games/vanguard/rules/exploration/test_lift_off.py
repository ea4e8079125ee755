"""Chapters 17 and 18 at their edges: who may lift off, who is left behind, and what the dead leave."""

import pytest

from games.vanguard import ship_tables
from games.vanguard.proving_ground import Played, do, hurt, ids, landed, one, own, trip
from starboard.games.vanguard.rules.crew import deadly_space
from starboard.games.vanguard.rules.exploration.lift_off import can_lift_off, leave
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import leave_planet
from starboard.games.vanguard.rules.launch_and_return.memorial import memorial
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import CRITICAL, HUNGRY, LAST_CHANCE


def ended(g: VanguardState, end: str) -> None:
    """The exploration ends like this."""
    trip(g).end = end
    Played(leave(g)).through()


def heard(g: VanguardState, what: str) -> int:
    """How often the planet has heard of something."""
    return trip(g).boards[0].values[what]


# -- Lifting off -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-340")
@pytest.mark.parametrize(("sectors", "allowed"), [((1, 2), True), ((1, 4), False), ((2, 1), False)])
def test_a_planet_may_ask_something_of_everybody_who_lifts_off(sectors: tuple[int, int], allowed: bool) -> None:
    g = landed(planet="P92", sectors=sectors)
    assert can_lift_off(g, 0) == allowed


@pytest.mark.rule("IV-X-340")
def test_of_the_dead_nothing_is_asked() -> None:
    g = landed(planet="P92", sectors=(1, 4))
    one(g, 1).dead = True
    assert can_lift_off(g, 0)


@pytest.mark.rule("IV-X-1704")
@pytest.mark.parametrize(
    ("card", "sector", "dies"), [(False, 1, False), (False, 2, True), (True, 2, False), (True, 4, True)]
)
def test_a_card_saves_who_is_one_sector_from_the_lander(card: bool, sector: int, dies: bool) -> None:
    g = landed(planet="P92", sectors=(1, sector))
    if card:
        do(g, "note last-out 1")
    ended(g, "departure")
    assert (one(g, 0).dead, one(g, 1).dead) == (False, dies)


@pytest.mark.rule("IV-X-1701")
@pytest.mark.rule("IV-X-1702")
@pytest.mark.parametrize(("end", "gone", "fled"), [("departure", 1, 0), ("evacuation", 0, 1), ("log", 0, 0)])
def test_a_planet_hears_how_the_team_leaves(end: str, gone: int, fled: int) -> None:
    g = landed(planet="P92")
    ended(g, end)
    assert (heard(g, "gone"), heard(g, "fled")) == (gone, fled)


@pytest.mark.rule("IV-X-1701")
@pytest.mark.rule("IV-X-1010")
def test_what_is_met_at_the_departure_counts() -> None:
    g = landed(planet="P90", sectors=(1, 1))
    trip(g).landing = one(g, 0).sector = one(g, 1).sector = 4
    ended(g, "departure")
    assert [mission.status for mission in trip(g).boards[0].missions] == ["done", "failed"]


# -- The dead --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1803")
def test_the_dead_take_their_dice_out_of_a_check_and_give_injuries_back() -> None:
    g = landed("re", "sc")
    own(g, 0, ["red_basic"], ["green_basic"])
    hurt(g, "wound", "toxin", columns=[0, 1])
    supply = dict(g.decks.injuries)
    one(g).equipment = ["p01"]
    mine, other = PoolDie(0, 0, 0), PoolDie(1, 0, 1)
    check = trip(g).check = Check(1, "prepare", pool=[mine, other])
    deadly_space.die(g, 0)
    assert check.pool == [other]
    assert sorted([*ids([0]), "red_basic", "green_basic"]) == sorted(ids(one(g).sacrificed))
    assert (one(g).injuries, one(g).injury_dice, one(g).equipment) == ([], [0, 0, 0], [])
    assert g.decks.injuries == supply | {"wound": supply["wound"] + 1, "toxin": supply["toxin"] + 1}
    assert g.ship.armory == ["p01"]


@pytest.mark.rule("IV-X-1802")
@pytest.mark.parametrize(("dice", "rolls"), [(3, False), (4, True)])
def test_three_dice_are_too_few_for_a_last_chance(dice: int, rolls: bool) -> None:
    g = landed("re", "sc")
    g.deadly = [LAST_CHANCE]
    own(g, 0, ["red_basic"] * dice)
    Played(deadly_space.last_chance(g, 0)).through()
    said = [event.message.id for event in g.news or []]
    assert ("vanguard-last-chance" in said) == rolls
    assert one(g).dead or rolls


@pytest.mark.rule("IV-X-1801")
@pytest.mark.parametrize(
    ("modules", "sector", "supplies"),
    [([], 1, 1), ([HUNGRY], 1, 2), ([HUNGRY], 2, 1), ([CRITICAL], 1, 1)],
)
def test_rest_is_dear_only_with_the_module_and_only_in_dangerous_places(
    modules: list[str], sector: int, supplies: int
) -> None:
    """Sector 1 is rocky and hostile."""
    g = landed(planet="P92", sectors=(sector, 1))
    g.deadly = modules
    assert deadly_space.rest_costs(g, 0) == supplies


@pytest.mark.rule("IV-X-1704")
@pytest.mark.rule("IV-S-3602")
@pytest.mark.parametrize(("early", "told"), [(True, False), (False, True)], ids=["died before", "left behind"])
def test_only_who_lived_when_the_lander_left_was_left_behind(early: bool, told: bool) -> None:
    g = ship_tables.aboard()
    e = ship_tables.landed(g, "se1", "sc1")
    e.team[1].sector = 3
    if early:
        deadly_space.die(g, 1)
    ended(g, "departure")
    leave_planet(g)
    assert g.ship.dying == ["sc1"]
    Played(memorial(g)).through()
    assert has_read(g, "LS-04") == told
