"""The cards of the ship: situations, projects, objectives, rooms, finds, scenes. Each gives what it says, and all that
anything gives exists."""

import pytest

from games.vanguard.cards.hush import CARDS, answered, different
from games.vanguard.planets.ground import aboard, land, trip
from starboard.games.vanguard.content.needs import parse_way
from starboard.games.vanguard.content.rules import RULES
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.effects import carry_out
from starboard.games.vanguard.expedition_state import Injury
from starboard.games.vanguard.moves_effects import Choose
from starboard.games.vanguard.moves_explore import PickCard
from starboard.games.vanguard.moves_ship import Achieve, Answer
from starboard.games.vanguard.notation import Call, Effect, Group, Step
from starboard.games.vanguard.rules.aboard_finds import keep_found, pocket
from starboard.games.vanguard.rules.bridge import begin_pass
from starboard.games.vanguard.rules.facilities import clean_up
from starboard.games.vanguard.rules.finds import lay_under
from starboard.games.vanguard.rules.listening import listen
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.objectives import achievable, achieve, check_objectives, is_met
from starboard.games.vanguard.rules.ship_crew import recruits, wake
from starboard.games.vanguard.rules.ship_passives import ship_has, ship_total
from starboard.games.vanguard.rules.situations import reveal_situations
from starboard.games.vanguard.ship_state import Objective, Project
from starboard.games.vanguard.state import VanguardState
from starboard.games.vanguard.terms import MORALE, SECTIONS
from starboard.games.vanguard.values import test as holds


def docked() -> VanguardState:
    """A ship in the middle of its campaign, with something of everything."""
    g = aboard()
    ship = g.ship
    ship.page, ship.command, ship.energy, ship.success, ship.morale = "bridge", 3, 4, 6, MORALE.index("low")
    for section in range(len(SECTIONS)):
        for id, place in zip(recruits(g, section), ("available", "available", "resting", "light"), strict=False):
            wake(g, id, 2 if place == "light" else 1)
            g.crew[id].place = place
    return g


def told(g: VanguardState) -> dict[str, int]:
    """What the tokens and cards of the ship are, as numbers."""
    ship = g.ship
    found = {"command": ship.command, "energy": ship.energy, "success": ship.success, "morale": ship.morale}
    found |= {"found": len(ship.found), "deck": len(ship.situation_deck), "play": len(ship.situations), "act": ship.act}
    found |= {
        f"{place}": sum(crew.place == place for crew in g.crew.values()) for place in ("available", "resting", "light")
    }
    found |= {"unavailable": sum(crew.place == "unavailable" for crew in g.crew.values())}
    found |= {"rank": sum(crew.rank - 1 for crew in g.crew.values()), "wells": g.counters.get("WELLS", 0)}
    found |= {"relays": len(ship.relays), f"sky {ship.sky}": int(bool(ship.sky))}
    found |= {f"{one.id} advances": one.progress for one in ship.side}
    cards = [*ship.envelope, *ship.armory]
    return found | {f"{name}={word}": 1 for name, word in g.flags.items()} | dict.fromkeys(cards, 1) | ship.notes


def change(g: VanguardState, effect: Effect, source: str, *wanted: Answer) -> str:
    before = told(g)
    answered(carry_out(g, effect, Ctx(source, "IV-S-0206")), *wanted)
    return different(before, told(g))


SITUATIONS = {
    "S01": ("MARKS=painted +1, play -1, success +2", "command -1, deck +1, play -1"),
    "S02": ("deck +1, play -1, success +1", "deck +1, energy -1, play -1"),
    "S03": ("play -1", "command -1, deck +1, play -1"),
    "S04": ("energy +1, play -1", "deck +1, energy -1, play -1"),
    "S05": ("deck +1, play -1", "morale -1, play -1"),
    "S06": ("command +1, play -1", "command -1, deck +1, play -1"),
    "S07": ("found +1, play -1", "deck +1, energy -1, play -1"),
    "S08": ("morale +1, play -1", "deck +1, play -1"),
    "S09": ("play -1", "dear-laboratory +1, deck +1, play -1"),
    "S10": ("deck +1, play -1, success +2", "deck +1, play -1, success -1"),
    "S11": ("SO06 advances +1, play -1", "deck +1, morale -1, play -1"),
    "S12": ("energy +1, play -1", "deck +1, play -1, scan-dear +1"),
    "S13": ("deck +1, light -1, play -1", "command -1, deck +1, play -1"),
    "S14": ("play -1, success +3", "morale -1, play -1"),
    "S15": ("play -1", "deck +1, morale -1, play -1"),
    "S16": ("morale +1, play -1", "command -1, deck +1, energy -1, play -1"),
    "S20": ("play -1", "command -1, deck +1, play -1"),
    "S21": ("play -1", "deck +1, play -1, resting -1, unavailable +1"),
}


@pytest.mark.rule("IV-S-0206")
@pytest.mark.parametrize("id", SITUATIONS)
def test_a_situation_resolved_and_not(id: str) -> None:
    card = CARDS.situations[id]
    for effect, expected in zip((card.resolved, card.effect), SITUATIONS[id], strict=True):
        g = docked()
        g.ship.situations = [id]
        g.ship.situation_deck = ["S99"]
        g.ship.side = [Objective("SO06")]
        assert change(g, effect, f"situation:{id}") == expected


@pytest.mark.rule("IV-S-0206")
def test_every_situation_is_here_and_can_be_met() -> None:
    assert list(SITUATIONS) == list(CARDS.situations)
    assert all(parse_way(way).text for card in CARDS.situations.values() for way in card.needs)
    assert all(card.needs for card in CARDS.situations.values())


@pytest.mark.rule("IV-S-0206")
def test_the_marks_stay_when_they_were_let_be_twice() -> None:
    g = docked()
    g.ship.situations, g.ship.seen = ["S01"], {"S01": 2}
    assert change(g, CARDS.situations["S01"].effect, "situation:S01") == "MARKS=kept +1, command -1, play -1"


def given(effect: Effect) -> list[str]:
    """The cards that an effect gives, wherever in it."""
    return [card for step in effect.steps for card in _of_step(step)]


def _of_step(step: Step) -> list[str]:
    found: list[str] = []
    for node in step.options:
        if isinstance(node, Call):
            found += [str(card) for card in node.args] if node.word in ("gain", "situation") else []
        elif isinstance(node, Group):
            found += [card for inner in (*node.inner, *node.other) for card in _of_step(inner)]
    return found


PROJECTS = {id: card.result for id, card in CARDS.research.items()}
PROJECTS |= {id: card.result for id, card in CARDS.production.items()}


@pytest.mark.rule("IV-S-0806")
@pytest.mark.parametrize("id", PROJECTS)
def test_a_project_gives_its_cards_and_is_told(id: str) -> None:
    g = docked()
    g.ship.armory, g.ship.envelope = [], []
    effect = PROJECTS[id]
    answered(carry_out(g, effect, Ctx(f"card:{id}", "IV-S-0806")))
    gained = set(given(effect))
    assert gained or g.ship.success > 6
    assert gained <= {*g.ship.armory, *g.ship.envelope}
    assert len(g.book) == 1


@pytest.mark.rule("IV-S-0802")
def test_every_card_that_is_not_there_at_the_start_is_given_once_at_most() -> None:
    sources = [*PROJECTS.values()] + [row.reward for row in CARDS.rows.values()]
    found = [card for effect in sources for card in given(effect)]
    assert len(found) == len(set(found))
    at_start = {
        id for cards in (CARDS.equipment, CARDS.landers, CARDS.mods) for id, card in cards.items() if card.start
    }
    assert not at_start & set(found)


@pytest.mark.rule("IV-S-0031")
def test_main_objectives_lead_from_the_first_to_the_last() -> None:
    reached, given_out = set[str](), ["MO01"]
    while given_out:
        id = given_out.pop()
        reached.add(id)
        card = CARDS.objectives[id]
        logs = [
            CARDS.logs[str(call.args[0])]
            for step in card.then.steps
            for call in step.options
            if isinstance(call, Call) and call.word == "log"
        ]
        effects = [card.then, *(choice.effect for log in logs for choice in log.choice)]
        given_out += [next_one for effect in effects for next_one in given(effect) if next_one in CARDS.objectives]
    assert reached >= {id for id, card in CARDS.objectives.items() if card.main}


def at_the_table(*open_ones: Objective, **counters: int) -> VanguardState:
    """The bridge of a pass in the second act, with these objectives and counters."""
    g = docked()
    g.ship.passes, g.ship.objectives = 8, [Objective("MO04", done=True), *open_ones]
    g.counters |= counters
    return g


def in_force(g: VanguardState) -> str:
    """The main objective after the bridge was visited once."""
    answered(check_objectives(g))
    return g.ship.objectives[-1].id


@pytest.mark.rule("IV-S-0202")
def test_the_case_the_testimony_and_the_door_take_a_pass_each() -> None:
    g = at_the_table(Objective("MO05", since=7), PENCIL=9)
    g.ship.explored = ["P07"]
    for expected in ("MO06", "MO07", "MO08"):
        assert in_force(g) == expected
        assert in_force(g) == expected, "not in the same pass"
        g.ship.passes += 1
    assert [entry.log for entry in g.book][:3] == ["LS-11", "LS-13", "LS-15"]


@pytest.mark.rule("IV-S-0202")
@pytest.mark.parametrize(("clues", "heard", "expected"), [(5, 0, "MO07"), (4, 1, "MO06"), (4, 2, "MO07")])
def test_without_five_marks_the_cook_comes_when_the_listening_is_two_steps_nearer(
    clues: int, heard: int, expected: str
) -> None:
    g = at_the_table(Objective("MO06", since=7), PENCIL=clues, LISTEN=4)
    for _ in range(heard):
        answered(listen(g))
    assert in_force(g) == expected


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("cairns", "first"), [("opened", "LS-12"), ("left", "LS-13")])
def test_who_has_opened_the_cairns_hears_the_roll_first(cairns: str, first: str) -> None:
    g = at_the_table(Objective("MO06", since=7), PENCIL=5)
    g.flags["CAIRNS"] = cairns
    assert in_force(g) == "MO07"
    assert next(entry.log for entry in g.book) == first


@pytest.mark.rule("IV-S-0202")
def test_the_door_opens_with_two_engineers_or_with_command_in_two_passes() -> None:
    g = at_the_table(Objective("MO08", since=8))
    g.ship.command = 4
    for given in (1, 2, 3):
        assert achievable(g) == [Achieve("MO08", 1)], "engineers come in the next pass"
        answered(achieve(g, Achieve("MO08", 1)))
        assert (g.ship.command, g.ship.objectives[-1].progress) == (4 - given, given)
    assert achievable(g) == [], "the last one is for another pass"
    begin_pass(g)
    g.ship.command = 1
    g.crew["68"].place = "available"
    assert achievable(g) == [Achieve("MO08", 0), Achieve("MO08", 1)]
    answered(achieve(g, Achieve("MO08", 1)))
    assert [(one.id, one.done) for one in g.ship.objectives[1:]] == [("MO08", True), ("MO10", False)]


@pytest.mark.rule("IV-S-0031")
def test_whoever_asks_maret_need_not_go_back_to_hush() -> None:
    g = at_the_table()
    g.ship.side = [Objective("SO06")]
    assert not is_met(g, g.ship.side[0])
    answered(carry_out(g, CARDS.situations["S11"].resolved, Ctx("situation:S11", "IV-S-0206")))
    assert is_met(g, g.ship.side[0])


DECK_NINE = {
    "DN01": "hand-engineering +1, morale +1",
    "DN02": "",
    "DN03": "",
    "DN04": "rank +1",
    "DN05": "available +1, resting -1",
    "DN06": "",
}


@pytest.mark.rule("IV-S-1750")
@pytest.mark.parametrize("id", DECK_NINE)
def test_a_room_of_deck_nine(id: str) -> None:
    g = docked()
    effect = CARDS.add_ons[id].effect
    assert change(g, effect, f"card:{id}") == DECK_NINE[id]
    answered(carry_out(g, effect, Ctx(f"card:{id}", "IV-S-1750")))
    assert [entry.log for entry in g.book if entry.log.startswith("LN")] == [f"LN-{id[2:]}"]


@pytest.mark.rule("IV-S-1750")
@pytest.mark.parametrize(("record", "cards"), [("sealed", ["D04"]), ("open", ["D04", "D01"])])
def test_the_map_room_shows_a_landing_card_and_a_second_one_to_whoever_has_read_the_record(
    record: str, cards: list[str]
) -> None:
    g = docked()
    g.flags["RECORD"] = record
    effect = CARDS.add_ons["DN02"].effect
    answered(carry_out(g, effect, Ctx("card:DN02", "IV-S-1750")), PickCard("D04"))
    assert g.ship.scanned == dict.fromkeys(cards, RULES.ship.scan)


@pytest.mark.rule("IV-S-0202")
def test_the_apricots_are_counted_when_the_complex_is_in_use() -> None:
    g = docked()
    g.ship.side = [Objective("SO02")]
    assert Achieve("SO02", 0) not in achievable(g)
    g.ship.facilities = ["complex"]
    assert Achieve("SO02", 0) in achievable(g)


@pytest.mark.rule("IV-S-0202")
def test_who_knows_what_maret_hums_may_choose_among_more_engineers() -> None:
    assert "recruits-engineering +1, success +3" in change(docked(), CARDS.objectives["SO06"].then, "card:SO06")


@pytest.mark.rule("IV-S-1750")
def test_the_nineteen_hooks_give_dice_to_sections_with_a_name_in_the_memorial() -> None:
    g = docked()
    g.ship.memorial = ["02", "03", "67"]
    assert change(g, CARDS.add_ons["DN03"].effect, "card:DN03") == "dice-engineering +1, dice-security +1"


@pytest.mark.rule("IV-S-1750")
def test_the_bench_with_our_marks_moves_a_project_two_stages() -> None:
    g = docked()
    g.ship.production = [Project("PR06", 3, started=True)]
    answered(carry_out(g, CARDS.add_ons["DN06"].effect, Ctx("card:DN06", "IV-S-1750")))
    assert g.ship.production[0].stage == 1


@pytest.mark.rule("IV-S-1202")
def test_facility_upgrades() -> None:
    g = docked()
    g.ship.facility_upgrades = list(CARDS.facility_upgrades)
    assert ship_total(g, "slot") == 3
    assert ship_total(g, "line") == 3
    assert all(ship_has(g, word) for word in ("let-pass", "reroll-critical", "start-earlier", "star-speed"))


@pytest.mark.rule("IV-S-0032")
def test_bridge_upgrades_hold_while_their_energy_is_paid() -> None:
    g = docked()
    g.ship.upgrades = list(CARDS.upgrades)
    assert [ship_total(g, word) for word in ("exchange-found", "pass-success", "scan-free")] == [1, 1, 0]
    g.ship.active = ["BU2"]
    assert ship_total(g, "scan-free") == 1


@pytest.mark.rule("IV-S-2802")
def test_the_glass_case_cheers_everybody_once_for_the_next_row() -> None:
    g = docked()
    g.ship.morale = MORALE.index("very_low")
    levels = []
    for row in (1, 2, 3):
        for id in (id for id, card in CARDS.uniques.items() if card.row == row):
            answered(pocket(g, id))
        g.ship.upgrades = ["BU5"]
        levels.append(g.ship.morale - MORALE.index("very_low"))
    assert levels == [0, 1, 1]


@pytest.mark.rule("IV-S-0604")
def test_what_the_antecedent_costs_is_forgotten_with_the_pass() -> None:
    g = docked()
    answered(carry_out(g, CARDS.situations["S12"].effect, Ctx("situation:S12", "IV-S-0206")))
    assert g.ship.notes == {"scan-dear": 1}
    answered(clean_up(g))
    assert g.ship.notes == {}


SHIP_FINDS = {
    "min06": "success +1",
    "min11": "success +2",
    "min12": "success +4",
    "spe06": "success +1",
    "spe11": "success +2",
    "spe13": "situations -1, success +4",
    "alt05": "success +1",
    "alt11": "success +2",
    "alt13": "second-project +1, success +4",
    "flo07": "success +1",
    "flo11": "success +2",
    "flo12": "light -4, success +4",
    "mic04": "success +1",
    "mic11": "light -1, success +2",
    "mic12": "success +4",
}


@pytest.mark.rule("IV-S-2803")
@pytest.mark.parametrize("id", SHIP_FINDS)
def test_a_find_for_the_ship(id: str) -> None:
    effect = CARDS.discoveries[id].ship
    assert effect is not None
    assert change(docked(), effect, f"card:{id}") == SHIP_FINDS[id]


@pytest.mark.rule("IV-S-2803")
def test_every_find_for_the_ship_is_here() -> None:
    assert list(SHIP_FINDS) == [id for id, card in CARDS.discoveries.items() if card.ship]


@pytest.mark.rule("IV-S-2803")
def test_margin_mould_may_wake_somebody_instead() -> None:
    g = docked()
    effect = CARDS.discoveries["mic12"].ship
    assert effect is not None
    before = told(g)
    answered(carry_out(g, effect, Ctx("card:mic12", "IV-S-2803")), Choose("crew available 1"))
    assert different(before, told(g)) == "available +1, resting -1"


@pytest.mark.rule("IV-S-0204")
def test_a_chip_of_an_older_wall_gives_energy_until_it_is_paid() -> None:
    g = docked()
    answered(keep_found(g, "min12"), Choose("keep-this"))
    assert (ship_total(g, "energy"), g.ship.success) == (1, 6)
    lay_under(g, "min12")
    assert ship_total(g, "energy") == 0


@pytest.mark.rule("IV-S-0207")
def test_a_brooding_kilnbird_keeps_a_situation_away() -> None:
    revealed = []
    for note in (0, -1):
        g = docked()
        g.ship.situation_deck, g.ship.notes = ["S02", "S03", "S04", "S05"], {"situations": note}
        reveal_situations(g)
        revealed.append(len(g.ship.situations))
    assert revealed[0] == revealed[1] + 1


SCENES = {
    "LD-02": ["morale +1, success -2", "recruits +1"],
    "LD-03": ["success +3", "energy-next +1"],
    "LD-05": ["Y09 +1"],
    "LD-06": ["found +1", "available -1, relays +3, resting +1"],
    "LD-08": ["X09 +1", "morale +1"],
    "LD-09": ["sky C40 +1"],
    "LD-12": ["X10 +1", "recruits-recon +1, success +2"],
    "LD-13": ["success +4", "success +1"],
    "LD-16": ["CHANNELS=drawn +1"],
    "LD-17": ["deck +1, found +1"],
    "LD-19": ["Y10 +1", "morale +1"],
    "LD-20": ["f01 -1, wells +1", ""],
}


@pytest.mark.rule("IV-S-0504")
@pytest.mark.parametrize("id", SCENES)
def test_a_scene_at_a_destination(id: str) -> None:
    for number, expected in enumerate(SCENES[id], start=1):
        g = docked()
        before = told(g)
        wanted = [Answer(id, number)] if len(SCENES[id]) > 1 else []
        answered(read_log(g, id, Ctx("test", "IV-S-0504")), *wanted)
        assert different(before, told(g)) == expected


@pytest.mark.rule("IV-S-0504")
def test_the_ring_of_slush_gives_its_still_once() -> None:
    g = docked()
    for expected in ("Y09 +1", "supplies +1"):
        before = told(g)
        answered(read_log(g, "LD-05", Ctx("test", "IV-S-0504")))
        assert different(before, told(g)) == expected


RANK_UPS = {
    "RK01": ("success", 5),
    "RK06": ("yellow", 3),
    "RK07": ("combinations", 6),
    "RK08": ("uniques", 1),
    "RK11": ("wells", 1),
    "RK16": ("threat-green", 2),
    "RK19": ("success", 8),
    "RK04": ("optional", 1),
    "RK09": ("supported", 2),
    "RK00": ("success", 3),
}


@pytest.mark.rule("IV-X-1013")
@pytest.mark.parametrize("id", RANK_UPS)
def test_a_rank_up_card_is_completed_by_enough(id: str) -> None:
    what, enough = RANK_UPS[id]
    g = land("P02", 1, 1)
    for count, done in ((enough - 1, False), (enough, True)):
        if what == "success":
            trip(g).success = count
        else:
            trip(g).tallies[what] = count
        assert holds(g, CARDS.rank_ups[id].done.condition, Ctx("card", "IV-X-1013")) == done


@pytest.mark.rule("IV-X-1013")
def test_in_one_piece_is_looked_at_in_the_end() -> None:
    card = CARDS.rank_ups["RK05"]
    assert card.at == "end"
    g = land("P02", 1, 1)
    assert holds(g, card.done.condition, Ctx("card", "IV-X-1013"))
    trip(g).team[1].injuries = [Injury("wound")]
    assert not holds(g, card.done.condition, Ctx("card", "IV-X-1013"))
