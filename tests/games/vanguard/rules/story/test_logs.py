"""Logs, flags, cards that are gained, and how information flows."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, do, home, landed, put, told
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import PickCard, PickType
from starboard.games.vanguard.moves.mission_moves import TakeDie
from starboard.games.vanguard.moves.ship_book_moves import Answer, PickMate
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.ship.gained_cards import owned
from starboard.games.vanguard.rules.story.logs import has_read, longest_serving, moment, persons, read_log, scene
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import ShipNotes, Tallies

CTX = Ctx("test", "IV-C-301")


def read(g: VanguardState, id: str) -> Played:
    return Played(read_log(g, id, CTX))


@pytest.mark.rule("IV-C-301")
def test_a_log_is_told_branch_by_branch_and_asks_what_to_do() -> None:
    g = aboard()
    g.flags["CUP"] = "drank"
    play = read(g, "LX-01")
    assert g.ship.success == 3, "its own effect and that of the branch that holds"
    assert play.asked == (0, "log")
    assert play.offers == [Answer("LX-01", 1), Answer("LX-01", 2)]
    play.answer(Answer("LX-01", 2))
    assert g.counters == {"WELLS": 1}
    assert g.ship.success == 7, "what follows the choice"
    entry = g.book[0]
    assert (entry.log, entry.at, entry.where, entry.branches, entry.choice) == ("LX-01", 1, "", [1], 2)
    prose = [id for id in told(g) if id.startswith("dockyard")]
    assert prose == ["dockyard-log-LX-01", "dockyard-log-LX-01-b1", "dockyard-log-LX-01-r2"]


@pytest.mark.rule("IV-C-301")
def test_a_choice_may_be_closed_and_a_default_counts_as_a_flag() -> None:
    g = aboard()
    g.ship.page = "starmap"
    g.counters["WELLS"] = 3
    play = read(g, "LX-01")
    assert Answer("LX-01", 3) in play.offers
    assert g.ship.energy == 1, "the cup counts as left until something else is known"
    play.answer(Answer("LX-01", 1))
    assert g.flags == {"CUP": "drank"}


def test_a_log_can_be_shut_and_some_are_read_once() -> None:
    g = aboard()
    do(g, "log LX-02")
    assert g.ship.success == 1
    do(g, "log LX-03, log LX-03")
    read(g, "LX-03").through()
    assert g.ship.success == 2
    assert [entry.log for entry in g.book] == ["LX-02", "LX-03"]


def test_the_book_knows_where_and_of_whom() -> None:
    g = aboard()
    landed(g, "se1", "sc1")
    g.ship.memorial, g.signer = ["re1"], "en2"
    ctx = Ctx("test", "IV-C-301", 0)
    assert persons(g, ctx) == {"active": "se1", "other": "sc1", "lost": "re1", "signer": "en2"}
    Played(read_log(g, "LX-03", ctx))
    assert g.book[0].where == "P01"
    assert g.book[0].names["active"] == "se1"


def test_whoever_served_longest_signs() -> None:
    g = aboard()
    landed(g, "se1", "sc1")
    g.crew["sc1"].missions = 2
    do(g, "sign")
    assert g.signer == "sc1"


def test_a_scene_is_told_the_first_time() -> None:
    g = aboard()
    landed(g, "se1", "sc1")
    for key in ("120-1", "120-1", "120-2"):
        scene(g, Ctx("poi:120", "IV-X-560", 0), key)
    assert [entry.log for entry in g.book] == ["120-1"]
    assert told(g) == ["dockyard-scene-120-1"]


def test_a_moment_is_told_once_and_only_if_the_campaign_names_it() -> None:
    g = aboard()
    for name in ("first_death", "first_death", "no_such_moment"):
        Played(moment(g, name)).through()
    assert [entry.log for entry in g.book] == ["LS-03"]


@pytest.mark.rule("IV-C-303")
def test_counters_stop_at_their_ends() -> None:
    g = aboard()
    do(g, "flag WELLS+9")
    assert g.counters["WELLS"] == 5
    do(g, "flag WELLS-9")
    assert g.counters["WELLS"] == 0
    told(g)
    do(g, "flag WELLS-1")
    assert told(g) == []
    landed(g, "se1", "sc1")
    do(g, "flag WELLS+2")
    assert g.expedition.tallies == Tallies(counters={"wells": 2})


@pytest.mark.rule("IV-S-0006")
@pytest.mark.rule("IV-C-302")
def test_cards_go_where_they_belong_and_come_only_once() -> None:
    g = aboard()
    do(g, "gain p03 BU1 L2 S11 U03 FU1")
    assert "p03" in g.ship.armory
    assert g.ship.envelope == ["BU1", "L2", "FU1"]
    assert "S11" in g.ship.situation_deck
    assert g.ship.pockets == ["U03"]
    before = (list(g.ship.armory), list(g.ship.envelope), list(g.ship.pockets))
    do(g, "gain p03 BU1 U03")
    g.decks.removed = ["RS03"]
    do(g, "gain RS03")
    assert before == (g.ship.armory, g.ship.envelope, g.ship.pockets)


def test_equipment_on_a_planet_goes_to_the_crew_member() -> None:
    g = aboard()
    landed(g, "se1", "sc1")
    Played(carry_out(g, parse_effect("gain p03"), Ctx("poi:120", "IV-X-303", 1)))
    assert g.expedition.team[1].equipment == ["p03"]
    assert "p03" in owned(g)


def test_words_that_mean_something_else_aboard() -> None:
    g = aboard()
    g.decks.discoveries = [["min01"], ["spe01"], [], [], []]
    do(g, "success 2, success -1, disc min, disc any", PickType("living_specimens"))
    assert (g.ship.success, g.ship.found) == (1, ["min01", "spe01"])
    do(g, "under disc 1", PickCard("min01"))
    assert (g.ship.found, g.decks.discoveries[0]) == (["spe01"], ["min01"])
    do(g, "unique U04, unique U04, note supplies 2")
    assert g.ship.pockets == ["U04"]
    assert g.ship.notes == ShipNotes(supplies=2)
    do(g, "success -5 or morale -1")
    assert g.ship.morale == 1, "only what can be paid may be chosen"


def test_tokens_that_come_at_the_wrong_time_count_for_the_next_bridge() -> None:
    g = aboard()
    do(g, "command 1, energy 2")
    assert (g.ship.command, g.ship.energy) == (1, 2)
    g.ship.page = "debriefing"
    do(g, "command 1, energy 2")
    assert (g.ship.command, g.ship.energy) == (1, 2)
    assert g.ship.notes == ShipNotes(command_next=1, energy_next=2)


def test_crew_are_woken_put_to_rest_and_trained() -> None:
    g = aboard("se1", "se2", "re1")
    put(g, "resting", "sc1", "sc2")
    do(g, "crew available 1", PickMate("sc2"))
    assert g.crew["sc2"].place == "available"
    do(g, "crew resting 1 security", PickMate("se2"))
    assert g.crew["se2"].place == "resting"
    do(g, "crew resting 1 security")
    assert g.crew["se1"].place == "available", "somebody of each section stays available"
    do(g, "crew unavailable 1", PickMate("sc1"))
    assert g.crew["sc1"].place == "unavailable"
    do(g, "crew recruit 1 engineering")
    assert sum(one.place == "available" and one.section == 3 for one in g.crew.values()) == 1
    do(g, "train 1", PickMate("se1"))
    assert g.crew["se1"].rank == 2


def test_dice_and_acts() -> None:
    g = aboard()
    do(g, "dice 1", *[TakeDie("green_wild", 1)] * 3)
    assert [len(section.dice) for section in g.sections] == [6] * 4
    do(g, "dice -1")
    assert [len(section.dice) for section in g.sections] == [5] * 4
    do(g, "act 2, act 1")
    assert g.ship.act == 2


@pytest.mark.rule("IV-C-305")
def test_the_secret_envelope_is_opened_once() -> None:
    g = aboard()
    do(g, "unlock secret, unlock secret")
    assert g.ship.unlocked == ["secret"]
    assert g.ship.envelope == ["DN1", "DN2"]


def test_an_ending_stops_everything() -> None:
    g = aboard()
    home(g, "se1")
    with pytest.raises(CampaignEnds):
        do(g, "success 1, ending LS-40, success 5")
    assert (g.ship.success, g.ending) == (1, "LS-40")
    assert not has_read(g, "LS-40")


@pytest.mark.rule("IV-C-301")
def test_who_is_meant_by_the_words_of_a_log() -> None:
    g = aboard("se1", "sc1", "en1")
    g.crew["sc1"].missions = 2
    nobody = Ctx("log:test", "IV-C-301")
    assert persons(g, nobody) == {"active": "sc1"}, "aboard it is who has served longest"
    e = landed(g, "se1", "sc1", "en1")
    e.team[2].sector = 3
    assert persons(g, nobody) == {"active": "sc1", "other": "se1", "signer": "sc1"}
    first = Ctx("log:test", "IV-C-301", 0)
    assert persons(g, first) == {"active": "se1", "other": "sc1", "signer": "sc1"}
    e.team[1].dead = True
    assert persons(g, first)["other"] == "sc1", "nobody else is near: the first of the others"
    e.team[2].sector = 1
    assert persons(g, first)["other"] == "en1"
    g.ship.memorial, g.signer = ["re1"], "re2"
    assert persons(g, first) == {"active": "se1", "other": "en1", "signer": "re2", "lost": "re1"}
    g.ship.dying = ["sc1"]
    assert persons(g, first)["lost"] == "sc1"


@pytest.mark.rule("IV-C-301")
def test_of_those_who_served_equally_long_the_first_is_meant_and_never_the_dead() -> None:
    g = aboard("se1", "sc1")
    assert longest_serving(g) == "se1"
    g.crew["sc1"].missions, g.crew["se1"].place = 1, "resting"
    assert longest_serving(g) == "sc1"
    e = landed(g, "se1", "sc1")
    e.team[1].dead = True
    assert longest_serving(g) == "se1"
