"""Pages 18 and 23: hangar, away team, decks, loading, rank-up card."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, dice, do, put, ranked, told
from starboard.games.vanguard.captions.refusals import why_not
from starboard.games.vanguard.content.dice import COLOUR, NUMBER_OF
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import KeepRankUp, Load, PackCard, Send, TakeDeck, TakeDie
from starboard.games.vanguard.moves.ship_book_moves import FitMod, Repair, TakeLander
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.launch_and_return.loading_the_lander import load_lander
from starboard.games.vanguard.rules.launch_and_return.mission_launch import (
    choose_team,
    find_crew,
    launch,
    muster,
    take_dice,
    team_size,
)
from starboard.games.vanguard.rules.launch_and_return.packing_decks import allowed, pack
from starboard.games.vanguard.rules.ship.ship_crew import in_place
from starboard.games.vanguard.rules.ship_book.hangar import hangar, ready, repair_landers
from starboard.games.vanguard.state.game_state import VanguardState


def in_hangar(energy: int = 0) -> VanguardState:
    g = aboard()
    g.ship.page, g.ship.energy, g.ship.target = "hangar", energy, "D01"
    return g


@pytest.mark.rule("IV-S-1801")
@pytest.mark.rule("IV-S-1803")
def test_new_landers_and_mods_are_installed_and_one_lander_is_chosen() -> None:
    g = in_hangar()
    g.ship.envelope = ["L2", "BU1"]
    play = Played(hangar(g))
    assert play.offers == [TakeLander("L1"), TakeLander("L2")]
    play.answer(TakeLander("L2"))
    assert (g.ship.lander, g.ship.envelope) == ("L2", ["BU1"])


@pytest.mark.rule("IV-S-1804")
def test_mods_go_into_their_slots() -> None:
    g = in_hangar()
    g.ship.mods.append("X01")
    play = Played(hangar(g))
    assert play.asked == (0, "structural")
    assert play.question.most == 1
    play.answer(FitMod("X01"))
    assert play.asked == (0, "functional")
    play.answer(FitMod("Y01"))
    assert play.over
    assert (g.ship.fitted, g.ship.mods) == (["X01", "Y01"], ["X01"])


@pytest.mark.rule("IV-S-1802")
def test_a_damaged_lander_is_repaired_with_energy_or_by_an_engineer() -> None:
    g = in_hangar(energy=1)
    g.ship.landers, g.ship.damaged = ["L1", "L2"], ["L1"]
    play = Played(hangar(g))
    assert play.offers == [Repair("L1", ""), Repair("L1", "en1"), Repair("L1", "en2"), GoOn()]
    play.answer(Repair("L1", ""))
    assert ready(g) == ["L1", "L2"]
    assert g.ship.energy == 0


@pytest.mark.rule("IV-S-1802")
def test_what_is_not_repaired_stays_at_home() -> None:
    g = in_hangar(energy=2)
    g.ship.landers, g.ship.damaged = ["L1", "L2"], ["L1"]
    play = Played(hangar(g)).answer(GoOn())
    assert ready(g) == ["L2"]
    assert g.ship.lander == "L2"
    assert g.ship.energy == 0, "energy goes back after the repairs (IV-S-0604)"
    assert play.asked == (0, "structural")


@pytest.mark.rule("IV-S-1802")
def test_an_engineer_who_repairs_is_assigned_and_the_only_lander_always_flies() -> None:
    g = in_hangar()
    do(g, "lander damage")
    assert g.ship.damaged == ["L1"]
    play = Played(hangar(g)).answer(Repair("L1", "en2"))
    assert at(g, "resting") == ["en2"]
    g = in_hangar()
    g.ship.damaged = ["L1"]
    put(g, "resting", "en1")
    play = Played(hangar(g))
    assert play.asked == (0, "structural")
    assert g.ship.lander == "L1"
    do(g, "lander damage, lander repair")
    assert g.ship.damaged == []


# -- The away team ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-2302")
@pytest.mark.rule("IV-X-103")
@pytest.mark.parametrize(("seats", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_team_has_one_member_a_section_and_its_usual_size(seats: int, size: int) -> None:
    g = aboard(seats=seats)
    assert team_size(g) == (size, size)
    play = Played(choose_team(g, in_place(g, "available"), team_size(g))).answer(Send("sc2"))
    assert Send("sc1") not in play.offers
    play.through()
    assert len(g.ship.team) == size
    assert len({g.crew[id].section for id in g.ship.team}) == size
    refused = why_not(g, 0, Send("sc1"))
    assert refused is not None
    assert refused[1] == "IV-S-2302"


@pytest.mark.rule("IV-S-2302")
def test_the_size_may_be_free_and_the_others_rest() -> None:
    g = aboard(free_team=True)
    assert team_size(g) == (2, 4)
    play = Played(choose_team(g, in_place(g, "available"), team_size(g)))
    play.answer(Send("en1")).answer(Send("re2")).answer(Send(""))
    assert play.over
    muster(g)
    assert g.ship.team == ["re2", "en1"], "in the order of the sections"
    assert at(g, "team") == ["re2", "en1"]
    assert len(at(g, "resting")) == 6


@pytest.mark.rule("IV-S-3603")
def test_without_a_team_and_without_recruits_the_campaign_is_lost() -> None:
    g = aboard("se1")
    play = Played(find_crew(g))
    assert play.asked == (0, "recruit")
    play.answer(play.offers[0])
    assert len(in_place(g, "available")) == 2
    g = aboard("se1")
    put(g, "gone", *at(g, "recruit"))
    with pytest.raises(CampaignEnds):
        Played(find_crew(g))
    assert g.ending == "LS-99"


@pytest.mark.rule("IV-S-2303")
@pytest.mark.rule("IV-S-2305")
@pytest.mark.rule("IV-X-105")
def test_dice_that_do_not_fit_the_rank_stay_at_home() -> None:
    g = aboard()
    dice(g, 9)
    g.ship.team = ["se2", "re1"]
    muster(g)
    one = g.expedition.team[0]
    assert one.charges == 2
    assert one.available == g.sections[0].dice
    reds = [die for die in one.available if COLOUR[die] == 0]
    assert len(reds) == 7
    play = Played(take_dice(g, 0))
    assert play.asked == (0, "bring-dice")
    assert (play.question.least, play.question.most) == (3, 3)
    play.answer(TakeDie("red_basic", 1), TakeDie("red_defence", 1), TakeDie("red_defence", 2))
    kept = [die for die in one.available if COLOUR[die] == 0]
    assert kept == sorted([NUMBER_OF["red_basic"], *[NUMBER_OF["red_defence"]] * 2])
    assert len(one.left_home) == 4
    assert sorted([*one.available, *one.left_home]) == g.sections[0].dice


@pytest.mark.rule("IV-S-2304")
def test_ts_16_no_card_above_the_rank() -> None:
    g = aboard()
    ranked(g, 2, "se1")
    g.ship.team = ["se1", "re1"]
    muster(g)
    assert "SE11" in allowed(g, 0)
    assert "SE12" not in allowed(g, 0)
    play = Played(pack(g, 0)).answer(TakeDeck("own"))
    assert PackCard("SE12") not in play.offers
    assert (play.question.least, play.question.most) == (10, 11)
    refused = why_not(g, 0, PackCard("SE12"))
    assert refused is not None
    assert refused[1] == "IV-S-2304"
    play.answer(*[PackCard(f"SE{n:02}") for n in range(2, 12)])
    assert sorted(g.expedition.team[0].deck.cards) == [f"SE{n:02}" for n in range(2, 12)]
    assert g.sections[0].chosen == [f"SE{n:02}" for n in range(2, 12)]


@pytest.mark.rule("IV-S-2304")
def test_a_deck_can_be_taken_as_it_is() -> None:
    g = aboard()
    g.ship.team = ["se1", "re1"]
    muster(g)
    assert Played(pack(g, 0)).offers == [TakeDeck("starters"), TakeDeck("all"), TakeDeck("own")]
    ranked(g, 3, "se1")
    muster(g)
    g.sections[0].chosen = [f"SE{n:02}" for n in range(3, 13)]
    play = Played(pack(g, 0))
    assert play.offers[0] == TakeDeck("last")
    play.answer(TakeDeck("last"))
    assert told(g)[-1] == "packed"


# -- Loading ---------------------------------------------------------------------------------------------------------


def loading(*mods: str) -> VanguardState:
    """A team of Security and Science beside the lander."""
    g = in_hangar()
    g.ship.lander, g.ship.team = "L1", ["se1", "sc1"]
    g.ship.fitted = list(mods)
    muster(g)
    return g


@pytest.mark.rule("IV-S-2306")
@pytest.mark.rule("IV-X-1103")
def test_equipment_up_to_the_limits_and_one_minor_each() -> None:
    g = loading()
    play = Played(load_lander(g))
    assert (g.expedition.supplies, g.expedition.most_supplies) == (8, 8)
    assert Load("p02", "security") not in play.offers, "it has a section icon"
    assert Load("u01", "security") not in play.offers, "an upgrade needs its field equipment"
    play.answer(Load("m02", "security"))
    assert Load("m03", "security") not in play.offers
    play.answer(Load("m03", "science")).answer(Load("p02", "science")).answer(Load("p01", "security"))
    assert Load("p04", "security") not in play.offers, "there is room for two"
    refused = why_not(g, 0, Load("p04", "security"))
    assert refused is not None
    assert refused[1] == "IV-S-2306"
    play.answer(Load("f01", "security"))
    assert play.offers == [Load("u01", "security"), GoOn()]
    play.answer(Load("u01", "security"))
    assert play.over
    assert g.expedition.team[0].equipment == ["m02", "p01", "f01", "u01"]
    assert g.ship.armory == ["p04"]


@pytest.mark.rule("IV-X-1104")
def test_mods_change_what_the_lander_carries() -> None:
    g = loading("Y01")
    play = Played(load_lander(g))
    assert g.expedition.supplies == 9
    for card in ("p01", "p04"):
        play.answer(Load(card, "security"))
    assert Load("p02", "science") in play.offers


@pytest.mark.rule("IV-S-2307")
@pytest.mark.rule("IV-X-106")
def test_two_rank_up_cards_are_drawn_and_one_is_kept() -> None:
    g = loading()
    g.decks.rank_ups, g.ship.step = ["RK03", "RK02", "RK01"], "rank-up"
    play = Played(launch(g))
    assert play.offers == [KeepRankUp("RK01"), KeepRankUp("RK02")]
    assert g.ship.shown == ["RK01", "RK02"]
    play.answer(KeepRankUp("RK02"))
    assert g.expedition.rank_up == "RK02"
    assert g.decks.rank_ups == ["RK01", "RK03"]
    assert g.ship.shown == []


@pytest.mark.rule("IV-S-2301")
@pytest.mark.rule("IV-S-1805")
def test_a_launch_goes_from_team_to_loading() -> None:
    g = in_hangar()
    g.ship.lander, g.ship.step = "L1", ""
    asked = []
    play = Played(launch(g))
    while not play.over:
        asked.append(play.asked[1])
        play.answer(play.offers[-1] if play.asked[1] == "load" else play.offers[0])
    assert asked == ["team", "team", "deck", "deck", "rank-up", "load"]


@pytest.mark.rule("IV-S-1802")
def test_a_repair_costs_energy() -> None:
    g = aboard()
    g.ship.energy, g.ship.damaged = 3, ["L1"]
    Played(repair_landers(g)).answer(Repair("L1", ""))
    assert (g.ship.energy, g.ship.damaged) == (2, [])


@pytest.mark.rule("IV-S-1801")
@pytest.mark.rule("IV-S-1804")
def test_new_mods_are_installed_and_each_slot_takes_its_own_kind() -> None:
    g = aboard()
    g.ship.energy, g.ship.target, g.ship.landers = 0, "D01", ["L1"]
    g.ship.mods, g.ship.envelope = ["X01"], ["Y01"]
    play = Played(hangar(g))
    offered = set()
    while not play.over:
        offered |= {move for move in play.offers if isinstance(move, FitMod)}
        play.answer(play.offers[0])
    assert {move.mod for move in offered} == {"X01", "Y01"}
    assert sorted(g.ship.fitted) == ["X01", "Y01"]
