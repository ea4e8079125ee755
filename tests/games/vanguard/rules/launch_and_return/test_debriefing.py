"""Pages 26 to 28: docking, debriefing, the trade in dice, unloading."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, dice, do, home, landed, put, ranked, told
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.content.dice import KINDS, NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import BuyDice, LeaveBehind, Promote, SellDice, Swap, TakeDie
from starboard.games.vanguard.rules.launch_and_return.debriefing import can_rise, debriefing, swap_found
from starboard.games.vanguard.rules.launch_and_return.docking import docking
from starboard.games.vanguard.rules.launch_and_return.leaving_the_planet import leave_planet
from starboard.games.vanguard.rules.launch_and_return.unloading import unloading
from starboard.games.vanguard.rules.ship.section_dice import choose_die, in_box, price, trade_dice, trades
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done, ShipNotes

# -- Docking ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-2601")
def test_a_failed_mission_costs_morale_and_the_promotion() -> None:
    g = aboard()
    brought = home(g, "se1", "sc1", rank_up="RK01", ranked=True)
    g.decks.rank_ups, g.ship.failed = ["RK02"], True
    Played(docking(g)).through()
    assert g.ship.morale == 1
    assert (brought.rank_up, brought.ranked) == ("", False)
    assert sorted(g.decks.rank_ups) == ["RK01", "RK02"]
    assert told(g)[:2] == ["mission-failed", "morale-falls"]


@pytest.mark.rule("IV-S-2602")
def test_ts_07_surplus_discoveries_are_discarded() -> None:
    g = aboard()
    cards = ["min01", "spe01", "alt01", "flo01", "mic01"]
    brought = home(g, "se1", discoveries=cards, uniques=["U02"], room=4)
    play = Played(docking(g))
    assert (play.question.least, play.question.most) == (2, 2)
    play.answer(LeaveBehind("min01", 1), LeaveBehind("mic01", 1))
    assert brought.discoveries == ["spe01", "alt01", "flo01"]
    assert g.decks.discoveries[0][0] == "min01"
    assert brought.uniques == ["U02"]


@pytest.mark.rule("IV-S-2602")
def test_ts_08_unique_discoveries_count_and_are_never_discarded() -> None:
    g = aboard()
    brought = home(g, "se1", discoveries=["min01"], uniques=["U02", "U03"], room=1)
    assert Played(docking(g)).over
    assert (brought.discoveries, brought.uniques) == ([], ["U02", "U03"])


@pytest.mark.rule("IV-S-2602")
@pytest.mark.rule("IV-X-1710")
def test_ts_18_an_evacuation_keeps_only_unique_discoveries() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.discoveries, e.uniques, e.end = [], ["U02"], "evacuation"
    leave_planet(g)
    assert g.ship.home is not None
    assert g.ship.home.evacuated
    assert g.ship.failed
    Played(docking(g)).through()
    assert g.ship.home.uniques == ["U02"]


@pytest.mark.rule("IV-S-2603")
def test_resting_crew_come_back() -> None:
    g = aboard("se1")
    put(g, "resting", "re1", "sc2")
    put(g, "unavailable", "en1")
    home(g, "se1")
    Played(docking(g)).through()
    assert at(g, "available") == ["re1", "sc2"]
    assert at(g, "resting") == ["en1"], "crew who were not available come back one pass later"
    assert at(g, "team") == ["se1"]
    assert has_read(g, "LS-09")


def test_morale_that_changed_on_the_planet_waits_until_docking() -> None:
    g = aboard()
    landed(g, "se1", "sc1")
    do(g, "morale -1")
    assert g.ship.morale == 2
    g.expedition = Expedition()
    home(g, "se1")
    Played(docking(g)).through()
    assert (g.ship.morale, g.ship.notes) == (1, ShipNotes())


# -- Debriefing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-2701")
@pytest.mark.rule("IV-S-2702")
def test_ts_09_a_promotion_needs_a_free_sleeve() -> None:
    g = aboard("re2")
    put(g, "resting", "sc2", "sc3", "sc4", rank=2)
    home(g, "re1", "sc1", rank_up="RK01", ranked=True)
    play = Played(debriefing(g))
    assert play.offers == [Promote("re1"), GoOn()]
    play.answer(Promote("re1")).through()
    assert (g.crew["re1"].rank, g.crew["sc1"].rank) == (2, 1)
    assert "RK01" in g.decks.removed
    refused = why_not(g, 0, Promote("sc1"))
    assert refused is not None
    assert refused[1] == "IV-S-2701"


@pytest.mark.rule("IV-S-2702")
def test_ts_10_nobody_promoted_returns_the_card() -> None:
    g = aboard("re2")
    g.decks.rank_ups = []
    put(g, "resting", "sc2", "sc3", "sc4", rank=2)
    home(g, "sc1", rank_up="RK01", ranked=True)
    Played(debriefing(g)).through()
    assert g.decks.rank_ups == ["RK01"]


@pytest.mark.rule("IV-S-2701")
def test_nobody_rises_above_rank_three_or_without_a_completed_card() -> None:
    g = aboard("re2")
    home(g, "re1", "sc1", rank_up="RK01", ranked=True)
    ranked(g, 3, "re1")
    assert Played(debriefing(g)).offers == [Promote("sc1"), GoOn()]
    g = aboard("re2")
    home(g, "re1", "sc1", rank_up="RK01")
    Played(debriefing(g)).through()
    assert g.crew["sc1"].rank == 1
    assert "RK01" in g.decks.rank_ups


@pytest.mark.rule("IV-S-2703")
def test_success_tokens_go_into_the_bag() -> None:
    g = aboard()
    g.ship.success = 1
    home(g, "se1", success=3)
    Played(debriefing(g)).through()
    assert g.ship.success == 4


@pytest.mark.rule("IV-S-2704")
@pytest.mark.rule("IV-S-2706")
def test_t_28_the_first_purchase_gives_a_wild_die_each() -> None:
    g = aboard()
    g.ship.success = 5
    play = Played(trade_dice(g)).answer(BuyDice(""))
    assert g.ship.success == 0
    assert [len(section.dice) for section in g.sections] == [6, 6, 6, 6]
    wild = ["red_wild", "green_wild", "green_wild", "blue_wild"]
    assert [NUMBER_OF[id] in section.dice for id, section in zip(wild, g.sections, strict=True)] == [True] * 4
    assert play.offers == [SellDice(), GoOn()]


@pytest.mark.rule("IV-S-2704")
@pytest.mark.rule("IV-S-2706")
@pytest.mark.rule("IV-S-2708")
def test_ts_02_a_die_costs_as_many_tokens_as_dice_are_owned() -> None:
    g = aboard(seats=4)
    dice(g, 6)
    g.ship.success, g.ship.bought = 7, 1
    play = Played(trade_dice(g)).answer(BuyDice(""))
    for seat, die in enumerate(("blue_construction", "blue_science", "blue_technology", "blue_wild")):
        assert play.asked == (seat, "take-die")
        play.answer(TakeDie(die, 1))
    assert g.ship.success == 1
    assert [len(section.dice) for section in g.sections] == [7] * 4
    assert price(g) == 7
    g.ship.success = 15
    Played(trade_dice(g)).answer(BuyDice("")).answer(TakeDie("red_wild", 1))
    assert g.ship.success == 8


@pytest.mark.rule("IV-S-2705")
def test_ts_03_an_assigned_crew_member_lowers_the_price() -> None:
    g = aboard()
    ranked(g, 3, "sc1")
    ranked(g, 2, "en1")
    dice(g, 6)
    g.ship.success = 4
    play = Played(trade_dice(g))
    assert [move for move in play.offers if isinstance(move, BuyDice)] == [BuyDice("sc1")]
    play.answer(BuyDice("sc1")).through()
    assert g.ship.success == 0
    assert g.crew["sc1"].place == "resting"
    refused = why_not(g, 0, BuyDice(""))
    assert refused is not None
    assert refused[1] == "IV-S-2704"


def kinds_in_box(g: VanguardState) -> set[str]:
    """The kinds of dice that are left in the box."""
    return {kind.kind for kind, left in zip(KINDS, in_box(g), strict=True) if left}


@pytest.mark.rule("IV-S-2706")
@pytest.mark.rule("IV-X-611")
def test_the_box_holds_what_nobody_owns_of_unlocked_kinds() -> None:
    g = aboard()
    assert kinds_in_box(g) == {"basic", "specialised", "wild"}
    assert sum(in_box(g)) == 48 - 20
    g.ship.unlocked = ["secret"]
    assert kinds_in_box(g) == {"basic", "specialised", "wild", "universal", "expert"}
    g.sections[0].dice = [die for die, kind in enumerate(KINDS) for _ in range(kind.count)]
    for section in g.sections[1:]:
        section.dice = []
    assert not any(in_box(g))
    assert Played(choose_die(g, 0)).over


@pytest.mark.rule("IV-S-2707")
def test_dice_are_sold_once_for_half_of_what_is_left() -> None:
    g = aboard()
    dice(g, 6)
    play = Played(trade_dice(g)).answer(SellDice())
    while not play.over and play.asked[1] == "return-die":
        play.answer(play.offers[0])
    assert [len(section.dice) for section in g.sections] == [5] * 4
    assert g.ship.success == 2
    assert not any(isinstance(move, SellDice) for move in trades(g))


def test_an_upgrade_exchanges_a_found_discovery() -> None:
    g = aboard()
    home(g, "se1")
    g.ship.upgrades, g.ship.found = ["BU2"], ["min01"]
    g.decks.discoveries = [[], ["spe01"], [], [], []]
    play = Played(debriefing(g)).through(GoOn(), Swap("min01", "living_specimens"))
    assert play.over
    assert g.ship.found == ["spe01"]
    assert g.decks.discoveries[0] == ["min01"]


# -- Unloading -------------------------------------------------------------------------------------------------------


def unload(g: VanguardState, **what: object) -> None:
    home(g, "se1", **what)
    Played(unloading(g)).through()


@pytest.mark.rule("IV-S-2801")
@pytest.mark.rule("IV-X-1422")
def test_unique_discoveries_go_to_their_pockets() -> None:
    g = aboard()
    unload(g, uniques=["U02", "U05"])
    assert g.ship.pockets == ["U02"]
    assert g.decks.removed == ["U05"], "what has no pocket is used up"


@pytest.mark.rule("IV-S-2802")
def test_a_completed_row_gives_its_reward_once() -> None:
    g = aboard()
    g.ship.pockets = ["U01", "U02", "U03"]
    unload(g, uniques=["U04"])
    assert g.ship.rows_paid == [1]
    assert g.ship.envelope == ["BU2"]
    assert "row-complete" in told(g)
    assert g.ship.morale == 2
    g.ship.rows_paid, g.ship.pockets, g.ship.upgrades = [], ["U01", "U02", "U03"], ["BU2"]
    unload(g, uniques=["U04"])
    assert g.ship.morale == 3, "an upgrade of the bridge"


@pytest.mark.rule("IV-S-2803")
def test_other_discoveries_are_found_and_some_act_at_once() -> None:
    g = aboard()
    unload(g, discoveries=["min01", "min02"])
    assert g.ship.found == ["min01", "min02"]
    assert g.ship.success == 1


@pytest.mark.rule("IV-S-2804")
def test_mods_wait_for_the_next_hangar() -> None:
    g = aboard()
    g.ship.mods = []
    unload(g, mods=["Y01", "X01"])
    assert g.ship.mods == ["X01", "Y01"]


@pytest.mark.rule("IV-S-2701")
def test_a_promotion_needs_a_sleeve_of_the_next_rank() -> None:
    g = aboard("se1")
    assert can_rise(g, "se1")
    put(g, "resting", "se2", "se3", "se4", rank=2)
    assert not can_rise(g, "se1")
    put(g, "memorial", "se4")
    ranked(g, 2, "se1")
    assert can_rise(g, "se1")
    ranked(g, 3, "se1")
    assert not can_rise(g, "se1")


@pytest.mark.rule("IV-S-2703")
def test_success_tokens_are_counted_once_and_a_swap_is_made_once_a_pass() -> None:
    g = aboard()
    home(g, "se1", success=3)
    g.ship.found, g.ship.upgrades = ["min01"], ["BU2"]
    play = Played(debriefing(g))
    while not play.over and play.asked[1] != "swap":
        play.answer(GoOn())
    assert play.asked[1] == "swap"
    play.answer(play.offers[0])
    assert g.ship.success == 3
    assert g.ship.home is not None
    assert g.ship.home.success == 0
    assert Played(swap_found(g)).over
    for once, found, upgrades in (([Done("swapped")], ["min01"], ["BU2"]), ([], [], ["BU2"]), ([], ["min01"], [])):
        g.ship.once, g.ship.found, g.ship.upgrades = once, found, upgrades
        assert Played(swap_found(g)).over
    g.ship.once, g.ship.upgrades, g.decks.discoveries = [], ["BU2"], [["min02"], [], [], [], []]
    assert len(Played(swap_found(g)).offers) == 2, "only a deck with cards, and going on"
