"""Page 2: the bridge, its objectives and its situations."""

import pytest

from games.vanguard.proving_ground import Played
from games.vanguard.ship_tables import aboard, at, do, put, ranked, told
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.ship_book_moves import Achieve, Endure, Power, Resolve, Speak
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.ship.situations import check_situation, reveal_situations, situations
from starboard.games.vanguard.rules.ship_book.bridge import (
    begin_pass,
    bridge,
    choose_speaker,
    fill_pools,
    pay_for_upgrades,
)
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import Done, ShipNotes
from starboard.games.vanguard.state.ship_state import Objective, Project


def on_bridge(g: VanguardState) -> Played:
    """A visit to the bridge with nothing chosen."""
    return Played(bridge(g)).through()


@pytest.mark.rule("IV-S-0203")
@pytest.mark.rule("IV-S-0204")
@pytest.mark.rule("IV-S-0033")
@pytest.mark.rule("IV-S-0034")
@pytest.mark.rule("IV-S-0030")
def test_objective_and_technology_fill_the_pools() -> None:
    g = aboard()
    on_bridge(g)
    assert (g.ship.command, g.ship.energy) == (2, 4)
    g.ship.envelope, g.ship.step = ["TL2"], ""
    on_bridge(g)
    assert (g.ship.command, g.ship.energy) == (2, 5)
    assert g.decks.removed == ["TL1"]


@pytest.mark.rule("IV-S-0201")
@pytest.mark.rule("IV-S-0006")
def test_bridge_cards_wait_in_the_envelope_until_the_bridge() -> None:
    g = aboard()
    g.ship.envelope = ["BU2", "RS03", "MO02"]
    on_bridge(g)
    assert g.ship.envelope == ["RS03"]
    assert g.ship.upgrades == ["BU2"]
    assert [one.id for one in g.ship.objectives] == ["MO01", "MO02"]
    assert g.ship.act == 2
    assert g.ship.command == 3


@pytest.mark.rule("IV-S-0205")
@pytest.mark.rule("IV-S-0023")
@pytest.mark.parametrize(("level", "command", "energy"), [(3, 3, 4), (2, 2, 4), (1, 2, 3), (0, 1, 3)])
def test_morale_counts_at_the_bridge(level: int, command: int, energy: int) -> None:
    g = aboard()
    g.ship.morale = level
    on_bridge(g)
    assert (g.ship.command, g.ship.energy) == (command, energy)


@pytest.mark.rule("IV-S-0205")
@pytest.mark.rule("IV-S-0032")
def test_an_upgrade_works_in_a_pass_when_its_energy_is_paid() -> None:
    g = aboard()
    g.ship.upgrades = ["BU1"]
    play = Played(bridge(g))
    assert play.offers == [Power("BU1"), GoOn()]
    play.answer(Power("BU1"))
    assert (g.ship.energy, g.ship.active) == (3, ["BU1"])
    g.ship.step = ""
    Played(bridge(g)).answer(GoOn())
    assert (g.ship.energy, g.ship.active) == (4, [])


@pytest.mark.rule("IV-S-0202")
@pytest.mark.rule("IV-S-0031")
def test_a_fulfilled_objective_is_followed_at_once() -> None:
    g = aboard()
    g.ship.explored = ["P01"]
    play = Played(bridge(g))
    assert has_read(g, "LS-02")
    assert [(one.id, one.done) for one in g.ship.objectives] == [("MO01", True), ("MO02", False)]
    assert play.offers == [Achieve("MO02", 0), GoOn()]
    play.through()
    assert (g.ship.command, g.ship.energy) == (3, 5)


@pytest.mark.rule("IV-S-0202")
def test_an_objective_may_ask_for_crew() -> None:
    g = aboard()
    g.ship.objectives = [Objective("MO02")]
    play = Played(bridge(g)).answer(Achieve("MO02", 0))
    play.answer(play.offers[0])
    assert at(g, "resting") == ["en1"]
    assert [one.id for one in g.ship.objectives] == ["MO02", "MO03"]


@pytest.mark.rule("IV-S-0031")
def test_side_objectives_are_fulfilled_too() -> None:
    g = aboard()
    g.ship.pockets = ["U01"]
    on_bridge(g)
    assert [(one.id, one.done) for one in g.ship.side] == [("SO01", True)]
    assert g.ship.success == 3


@pytest.mark.rule("IV-S-0011")
def test_the_speaker_hands_on_who_answers_for_all() -> None:
    g = aboard(seats=3)
    play = Played(bridge(g))
    assert play.asked == (0, "speaker")
    assert play.offers == [Speak(1), Speak(2), Speak(0)]
    play.answer(Speak(2))
    assert g.speaker == 2


@pytest.mark.rule("IV-S-0209")
def test_the_scanner_is_empty_when_a_pass_begins() -> None:
    g = aboard()
    g.ship.target, g.ship.scanned, g.ship.once = "D01", {"D01": 2}, [Done("flown")]
    on_bridge(g)
    assert (g.ship.target, g.ship.once) == ("", [])
    assert g.ship.scanned == {"D01": 2}, "what was seen of a card stays known"


@pytest.mark.rule("IV-S-0002")
@pytest.mark.rule("IV-S-0003")
def test_a_pass_begins_with_the_logs_of_its_time() -> None:
    g = aboard()
    g.ship.passes = 0
    on_bridge(g)
    assert has_read(g, "LS-01")
    assert not has_read(g, "LC-01")
    g.ship.step = ""
    on_bridge(g)
    assert has_read(g, "LC-01")
    assert [entry.log for entry in g.book].count("LS-01") == 1
    assert g.ship.passes == 2


def test_the_track_of_the_campaign_runs_from_its_objective_on() -> None:
    g = aboard()
    on_bridge(g)
    assert g.counters == {}
    g.ship.objectives.append(Objective("MO02"))
    for _ in range(2):
        g.ship.step = ""
        on_bridge(g)
    assert g.counters == {"LISTEN": 2}
    assert not has_read(g, "LS-25")
    g.ship.step = ""
    on_bridge(g)
    assert has_read(g, "LS-25")


def test_a_last_objective_ends_the_campaign() -> None:
    g = aboard()
    g.ship.objectives, g.counters = [Objective("MO03")], {"WELLS": 1}
    with pytest.raises(CampaignEnds):
        on_bridge(g)
    assert g.ending == "LS-40"
    assert g.ship.envelope == ["DN1", "DN2"]


# -- Situations ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0206")
def test_situations_are_checked_the_oldest_first() -> None:
    g = aboard()
    g.ship.situations = ["S02", "S01"]
    g.ship.situation_deck = []
    g.ship.energy = 1
    play = Played(situations(g))
    assert play.question.args["card"].id.endswith("S02")
    play.answer(Endure("S02"))
    play.answer(Choose("energy -1"))
    assert play.question.args["card"].id.endswith("S01")


@pytest.mark.rule("IV-S-0206")
def test_a_situation_is_resolved_by_the_crew_it_asks_for() -> None:
    g = aboard()
    g.ship.situations = ["S01"]
    play = Played(check_situation(g, "S01"))
    assert play.offers == [Resolve("S01", 0), Endure("S01")]
    play.answer(Resolve("S01", 0)).through()
    assert (g.ship.success, g.ship.situations, g.decks.removed) == (2, [], ["S01"])
    assert at(g, "resting") == ["en1"]


@pytest.mark.rule("IV-S-0206")
def test_an_unresolved_situation_strikes_and_is_shuffled_back() -> None:
    g = aboard()
    g.ship.situations, g.ship.situation_deck, g.ship.command = ["S01"], ["S03"], 2
    Played(check_situation(g, "S01")).answer(Endure("S01"))
    assert g.ship.command == 1
    assert (g.ship.situations, sorted(g.ship.situation_deck)) == ([], ["S01", "S03"])


@pytest.mark.rule("IV-S-0206")
def test_of_several_effects_only_what_can_be_paid_is_offered() -> None:
    g = aboard("se1", "sc1")
    g.ship.situations, g.ship.energy = ["S02"], 0
    play = Played(check_situation(g, "S02"))
    assert play.over
    assert (g.ship.morale, g.ship.situations) == (1, [])


@pytest.mark.rule("IV-S-0207")
@pytest.mark.parametrize(("level", "count"), [(3, 1), (2, 1), (1, 2), (0, 2)])
def test_low_morale_reveals_more_situations(level: int, count: int) -> None:
    g = aboard()
    g.ship.morale = level
    reveal_situations(g)
    assert len(g.ship.situations) == count
    assert g.ship.situations[0] == "S01"
    assert told(g) == ["situation-revealed"] * count
    assert g.ship.seen["S01"] == 1


@pytest.mark.rule("IV-S-0208")
def test_the_first_deck_and_those_that_come_later() -> None:
    g = aboard()
    assert sorted(g.ship.situation_deck) == ["S01", "S02", "S03"]
    do(g, "situation S11")
    assert sorted(g.ship.situation_deck) == ["S01", "S02", "S03", "S11"]
    do(g, "situation S11")
    assert len(g.ship.situation_deck) == 4


def test_a_situation_without_a_way_out_just_happens() -> None:
    g = aboard()
    g.ship.situations = ["S11"]
    assert Played(check_situation(g, "S11")).over
    assert "S11" in g.ship.situation_deck


def test_ranks_and_morale_resolve_what_asks_for_them() -> None:
    g = aboard()
    g.ship.situations = ["S03"]
    assert Resolve("S03", 0) not in Played(check_situation(g, "S03")).offers
    ranked(g, 2, "se1")
    put(g, "available", "se3")
    g.ship.morale = 3
    ways = [Resolve("S03", 0), Resolve("S03", 1), Resolve("S03", 2)]
    assert Played(check_situation(g, "S03")).offers == [*ways, Endure("S03")]


@pytest.mark.rule("IV-S-0203")
@pytest.mark.rule("IV-S-0204")
def test_upgrades_and_what_waits_for_the_next_pass_add_to_the_pools() -> None:
    g = aboard()
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (2, 4)
    g.ship.upgrades, g.ship.active = ["BU1"], ["BU1"]
    g.ship.notes = ShipNotes(command_next=1, energy_next=-2)
    fill_pools(g)
    assert (g.ship.command, g.ship.energy, g.ship.notes) == (4, 2, ShipNotes())
    fill_pools(g)
    assert (g.ship.command, g.ship.energy) == (3, 4), "that was for one pass"


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
