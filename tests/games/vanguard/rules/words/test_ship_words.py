"""Words that mean something aboard: tokens, the story, landing cards, projects, patients and crew."""

import pytest

from games.vanguard.campaigns.cards.dock import docked
from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.saying import said
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import may_effect
from starboard.games.vanguard.moves.exploration_moves import PickCard, PickType
from starboard.games.vanguard.moves.mission_moves import PickPatient
from starboard.games.vanguard.moves.ship_book_moves import PickMate
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.notation.symbols import SECTIONS, TYPES
from starboard.games.vanguard.rules.ship.section_dice import SECRET
from starboard.games.vanguard.rules.ship.ship_crew import in_place
from starboard.games.vanguard.rules.ship_book.starmap import unseen
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import ShipNotes
from starboard.games.vanguard.state.ship_state import Objective, Project


def can(g: VanguardState, text: str) -> bool:
    return may_effect(g, parse_effect(text), Ctx("test", "IV-S-0206"))


# -- Tokens and the story --------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0021")
def test_morale_changes_at_once_aboard_and_on_a_planet_at_docking() -> None:
    g = docked()
    before = g.ship.morale
    said(g, "morale 1", NOBODY)
    assert (g.ship.morale, g.ship.notes) == (before + 1, ShipNotes())
    g = gathered("security")
    before = g.ship.morale
    said(g, "morale -1")
    said(g, "morale -1")
    assert (g.ship.morale, g.ship.notes) == (before, ShipNotes(morale=-2))


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize("token", ["command", "energy", "success"])
def test_tokens_are_given_as_far_as_there_are_any(token: str) -> None:
    g = docked()
    g.ship.command = g.ship.energy = g.ship.success = 3
    assert [can(g, f"{token} {count}") for count in (-4, -3, 2)] == [False, True, True]


@pytest.mark.rule("IV-S-0203")
@pytest.mark.parametrize("token", ["command", "energy"])
def test_on_a_planet_tokens_are_for_the_next_bridge(token: str) -> None:
    g = gathered("security")
    g.ship.page, before = "bridge", getattr(g.ship, token)
    said(g, f"{token} 2")
    notes = ShipNotes()
    setattr(notes, f"{token}_next", 2)
    assert (getattr(g.ship, token), g.ship.notes) == (before, notes)


@pytest.mark.rule("IV-C-301")
def test_a_later_act_begins_and_no_earlier_one() -> None:
    g = docked()
    g.ship.act, g.ship.act_passes = 2, 4
    said(g, "act 2", NOBODY)
    assert (g.ship.act, g.ship.act_passes) == (2, 4)
    said(g, "act 3", NOBODY)
    assert (g.ship.act, g.ship.act_passes) == (3, 0)


@pytest.mark.rule("IV-C-305")
def test_the_secret_envelope_brings_its_cards_once_and_not_those_that_were_removed() -> None:
    g = docked()
    said(g, "remove-card DN03", NOBODY)
    said(g, "unlock secret", NOBODY)
    rooms = [id for id in campaign[g.campaign].add_ons if id != "DN03"]
    assert [id for id in g.ship.envelope if id in campaign[g.campaign].add_ons] == rooms
    said(g, "unlock secret", NOBODY)
    assert g.ship.unlocked == [SECRET]
    said(g, "remove-card DN01", NOBODY)
    assert "DN01" not in g.decks.removed, "what is there stays"


@pytest.mark.rule("IV-S-0202")
def test_steps_towards_an_objective_in_play() -> None:
    g = docked()
    g.ship.objectives, g.ship.side = [Objective("MO08")], [Objective("SO06"), Objective("SO04")]
    said(g, "objective SO06 2", NOBODY)
    said(g, "objective MO08 1", NOBODY)
    assert [one.progress for one in [*g.ship.objectives, *g.ship.side]] == [1, 2, 0]
    g.ship.side[0].done = True
    said(g, "objective SO06 2", NOBODY)
    assert g.ship.side[0].progress == 2, "it is fulfilled"


# -- Landing cards, gear, landers, projects --------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0508")
def test_scan_steps_are_of_the_target_or_for_a_later_one() -> None:
    g = docked()
    g.ship.target = "D04"
    said(g, "scan 2", NOBODY)
    assert (g.ship.scanned["D04"], g.ship.notes) == (2, ShipNotes())
    g.ship.target = ""
    said(g, "scan 2", NOBODY)
    said(g, "scan 1", NOBODY)
    assert g.ship.notes == ShipNotes(scan_free=3)


@pytest.mark.rule("IV-S-0508")
def test_so_many_landing_cards_are_surveyed_until_none_is_left() -> None:
    g = docked()
    first, second = unseen(g)
    surveying = said(g, "survey 1", NOBODY)
    assert surveying.offers == [PickCard(first), PickCard(second)]
    surveying.answer(PickCard(second))
    assert (surveying.over, g.ship.scanned) == (True, {second: RULES.ship.scan})
    assert said(g, "survey 2", NOBODY).over, "one is left, and nothing to choose"
    assert unseen(g) == []


@pytest.mark.rule("IV-S-0508")
def test_a_relay_is_put_up_once_in_a_system() -> None:
    g = docked()
    g.ship.relays = ["SY02"]
    said(g, "relay SY01 SY02", NOBODY)
    assert g.ship.relays == ["SY02", "SY01"]


@pytest.mark.rule("IV-C-302")
def test_gear_of_choice_is_left_behind_for_good() -> None:
    g = docked()
    g.ship.armory = ["p05", "m01", "m01"]
    assert [can(g, f"leave-gear {count}") for count in (3, 4)] == [True, False]
    leaving = said(g, "leave-gear 2", NOBODY)
    assert leaving.offers == [PickCard("m01"), PickCard("p05")]
    assert leaving.answer(PickCard("p05")).over, "two that are alike are nothing to choose from"
    assert (g.ship.armory, g.decks.removed[-2:]) == (["m01"], ["p05", "m01"])
    assert said(g, "leave-gear 2", NOBODY).over
    assert g.ship.armory == []


@pytest.mark.rule("IV-S-1802")
def test_one_lander_is_damaged_or_repaired() -> None:
    g = docked()
    g.ship.landers, g.ship.damaged = ["L1", "L2"], []
    for text, damaged in (
        ("damage", ["L1"]),
        ("damage", ["L1", "L2"]),
        ("damage", ["L1", "L2"]),
        ("repair", ["L2"]),
        ("repair", []),
        ("repair", []),
    ):
        said(g, f"lander {text}", NOBODY)
        assert g.ship.damaged == damaged


@pytest.mark.rule("IV-S-1205")
def test_a_project_on_the_line_moves() -> None:
    g = docked()
    g.ship.production = [
        Project("PR01", 3, started=True),
        Project("PR02", 3),
        Project("PR03", 0, started=True),
        Project("PR04", 2, started=True),
    ]
    moving = said(g, "project 2", NOBODY)
    assert moving.offers == [PickCard("PR01"), PickCard("PR04")], "started, and not finished"
    moving.answer(PickCard("PR04"))
    assert [one.stage for one in g.ship.production] == [3, 3, 0, 0]
    assert said(g, "project 2", NOBODY).over
    assert g.ship.production[0].stage == 1
    g.ship.production = []
    assert said(g, "project 2", NOBODY).over


# -- Crew ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-3201")
def test_one_patient_moves_or_each_does() -> None:
    g = docked()
    for one in g.crew.values():
        one.place = "recovered" if one.place == "light" else one.place
    first, second, third = in_place(g, "available")[:3]
    g.crew[first].place = g.crew[second].place = "moderate"
    moving = said(g, "patient one 2", NOBODY)
    assert moving.offers == [PickPatient(first), PickPatient(second)]
    moving.answer(PickPatient(second)).through(PickPatient(second))
    assert (g.crew[first].place, g.crew[second].place) == ("moderate", "recovered")
    g.crew[third].place = "light"
    said(g, "patient each 1", NOBODY)
    assert (g.crew[first].place, g.crew[third].place) == ("light", "recovered")
    g.crew[first].place = "recovered"
    assert said(g, "patient one 1", NOBODY).over, "there is none"


@pytest.mark.rule("IV-S-0009")
def test_so_many_of_a_section_rest_but_one_stays() -> None:
    g = docked()
    science = SECTIONS.index("science")
    before = in_place(g, "available", science)
    said(g, "crew resting 3 science", NOBODY).through(PickMate(before[0]))
    assert in_place(g, "available", science) == before[1:]
    woken = len(in_place(g, "resting", science))
    said(g, f"crew available {woken + 2} science", NOBODY).through()
    assert in_place(g, "resting", science) == []


@pytest.mark.rule("IV-S-1602")
def test_recruits_are_of_the_section_that_was_said() -> None:
    g = docked()
    for section in ("recon", "science"):
        number = SECTIONS.index(section)
        for id in in_place(g, "available", number):
            g.crew[id].place = "memorial"
        before = len([one for one in g.crew.values() if one.section == number])
        said(g, f"crew recruit 1 {section}", NOBODY).through()
        assert len([one for one in g.crew.values() if one.section == number]) == before + 1


@pytest.mark.rule("IV-S-1602")
def test_whoever_is_trained_has_rank_1_and_finds_a_sleeve() -> None:
    g = docked()
    able = [id for id in [*in_place(g, "available"), *in_place(g, "resting")] if g.crew[id].rank == 1]
    training = said(g, "train 1", NOBODY)
    assert training.offers == [PickMate(id) for id in able]
    training.answer(PickMate(able[-1]))
    assert g.crew[able[-1]].rank == 2
    for one in g.crew.values():
        one.rank = 2
    assert said(g, "train 1", NOBODY).over


# -- Words with another meaning aboard -------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0803")
def test_found_discoveries_go_under_their_decks() -> None:
    g = docked()
    g.ship.found = ["min01", "min01", "flo01"]
    assert [can(g, f"under disc {count}") for count in (3, 4)] == [True, False]
    assert can(g, "under equipment 1"), "equipment stays in the armory anyway"
    giving = said(g, "under disc 2", NOBODY)
    assert giving.offers == [PickCard("flo01"), PickCard("min01")]
    giving.answer(PickCard("flo01"))
    assert (giving.over, g.ship.found) == (True, ["min01"])
    said(g, "under equipment 1", NOBODY)
    assert g.ship.found == ["min01"]
    assert said(g, "under disc 2", NOBODY).over
    assert g.ship.found == []


@pytest.mark.rule("IV-S-2801")
def test_a_unique_discovery_is_pocketed_once() -> None:
    g = docked()
    said(g, "unique U04", NOBODY).through()
    said(g, "unique U04", NOBODY).through()
    said(g, "unique", NOBODY).through()
    assert g.ship.pockets == ["U04"]


@pytest.mark.rule("IV-S-2803")
def test_a_discovery_of_any_type_comes_from_a_deck_that_has_cards() -> None:
    g = docked()
    g.decks.discoveries, g.decks.unshuffled = [["min01"], [], ["alt01"], [], []], {}
    finding = said(g, "disc any", NOBODY)
    assert finding.offers == [PickType(TYPES[0]), PickType(TYPES[2])]
    finding.answer(PickType(TYPES[2]))
    assert g.ship.found == ["alt01"]
    g.decks.discoveries = [[] for _ in TYPES]
    assert said(g, "disc any", NOBODY).over
