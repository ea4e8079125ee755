"""How a campaign begins, goes from page to page, is left and taken up, and ends."""

from collections.abc import Mapping
from random import Random

import pytest

from games.vanguard.proving_ground import Fixed, Played
from games.vanguard.ship_tables import FOLDER, aboard, at, landed
from starboard.games.vanguard.board.players import commanders, dealt_again, players
from starboard.games.vanguard.captions.captions import caption
from starboard.games.vanguard.content.rule_figures import RULES
from starboard.games.vanguard.moves.exploration_moves import GoOn
from starboard.games.vanguard.moves.mission_moves import BuyDice, LandIn, Promote, Send
from starboard.games.vanguard.moves.ship_book_moves import KeepRecruit, SitIn, SitOut, Speak, SwitchModule
from starboard.games.vanguard.rules.basics.exploration_over import CampaignEnds
from starboard.games.vanguard.rules.campaign import ORDER, come_to_an_end, legacy, play, saving, turn_page
from starboard.games.vanguard.rules.launch_and_return.mission_launch import team_size
from starboard.games.vanguard.rules.opening import opening
from starboard.games.vanguard.rules.score import outcome
from starboard.games.vanguard.rules.ship_book.bridge import choose_speaker
from starboard.games.vanguard.rules.story.logs import has_read
from starboard.games.vanguard.setup import first_state
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.options import Terms, terms
from starboard.games.vanguard.title import VANGUARD, VanguardTitle
from starboard.games.vanguard.view.view import view
from starboard.kernel import AskSome, BadOption, Chance, Match, Message, Move, Options, load, new_match, save
from starboard.speech import Speech


class Dockyard(VanguardTitle):
    """The title with the campaign of the tests."""

    def setup(self, seats: int, options: Options, chance: Chance) -> VanguardState:
        asked = terms(seats, options)
        return first_state(Terms(seats, FOLDER, asked.start, asked.deadly, asked.free_team, asked.carried), chance)


DOCKYARD = Dockyard()


def begun(start: str, seats: int = 1) -> VanguardState:
    g = first_state(Terms(seats, FOLDER, start, (), False, ()), Fixed())
    g.news = []
    return g


def step(match: Match, rng: Random) -> None:
    """One random answer."""
    seat = match.waiting[0]
    offers = match.offers(seat)
    if isinstance(match.question, AskSome):
        count = rng.randint(match.question.least, min(match.question.most, len(offers)))
        match.play(seat, tuple(offers[place] for place in sorted(rng.sample(range(len(offers)), count))))
    else:
        match.play(seat, rng.choice(offers))


# -- Setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-109")
def test_t_01_sections_are_shared_out_among_the_players() -> None:
    assert commanders(range(1)) == [0, 0, 0, 0]
    assert commanders(range(2)) == [0, 1, 0, 1]
    assert commanders(range(3)) == [0, 1, 2, 0]
    assert commanders(range(4)) == [0, 1, 2, 3]


@pytest.mark.rule("IV-S-0004")
def test_the_pockets_of_the_ship_book_at_the_start() -> None:
    ship = begun("tutorial").ship
    assert [one.id for one in ship.objectives] == ["MO01"]
    assert [one.id for one in ship.side] == ["SO01"]
    assert (ship.technology, ship.morale) == ("TL1", 2)
    assert ship.research == ["RS01", "RS02"]
    assert [(one.id, one.started) for one in ship.production] == [("PR01", False), ("PR02", False)]
    assert (ship.landers, ship.mods, ship.system) == (["L1"], ["X01", "Y01"], "SY01")
    assert sorted(ship.situation_deck) == ["S01", "S02", "S03"]
    assert ship.situation_deck[-1] == "S01"


@pytest.mark.rule("IV-C-203")
@pytest.mark.rule("IV-X-1901")
@pytest.mark.rule("IV-C-101")
def test_the_tutorial_has_a_fixed_crew_and_science_always_goes() -> None:
    g = begun("tutorial", seats=3)
    run = Played(opening(g))
    assert has_read(g, "L00-0")
    assert run.asked == (0, "team")
    assert run.offers == [Send("se1"), Send("re1"), Send("en1")]
    run.answer(Send("en1")).answer(Send("re1"))
    e = g.expedition
    assert [one.crew for one in e.team] == ["re1", "sc1", "en1"]
    assert {one.crew: one.sector for one in e.team} == {"sc1": 1, "en1": 2, "re1": 1}
    assert e.team[e.start].crew == "sc1"
    assert [one.hand for one in e.team] == [["RE01", "RE02"], ["SC01", "SC02"], ["EN01", "EN02"]]
    assert [one.deck.cards for one in e.team] == [["RE03"], ["SC03"], ["EN03"]]
    assert (e.supplies, e.rank_up, e.lander) == (-1, "RK00", "")
    assert [one.charges for one in e.team] == [0, 0, 0]
    assert at(g, "resting") == ["se1"]


@pytest.mark.rule("IV-C-203")
@pytest.mark.parametrize(("seats", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_tutorial_team_depends_on_the_number_of_players(seats: int, size: int) -> None:
    g = begun("tutorial", seats)
    Played(opening(g)).through()
    assert len(g.expedition.team) == size


@pytest.mark.rule("IV-C-202")
@pytest.mark.rule("IV-X-1902")
def test_the_quick_start_wakes_two_of_three_recruits_a_section() -> None:
    g = begun("quick", seats=2)
    run = Played(opening(g))
    chosen = []
    for _ in range(4):
        assert (run.asked[1], len(run.offers)) == ("recruit", 3)
        recruit = run.offers[0]
        assert isinstance(recruit, KeepRecruit)
        chosen.append(recruit.crew)
        run.answer(recruit)
        assert len(run.offers) == 2
        run.answer(run.offers[0])
    assert run.asked[1] == "team"
    run.answer(Send(chosen[0])).answer(Send(chosen[2]))
    assert run.asked == (0, "half")
    run.answer(LandIn(2))
    e = g.expedition
    assert [one.crew for one in e.team] == [chosen[0], chosen[2]]
    assert [one.sector for one in e.team] == [2, 1], "at least one in each"
    assert [len(one.hand) for one in e.team] == [2, 2]
    assert [len(one.deck.cards) for one in e.team] == [8, 8]
    assert [one.charges for one in e.team] == [0, 0]
    assert [len(section.dice) for section in g.sections] == [5] * 4
    assert e.events.cards == ["E90"]
    assert len(at(g, "resting")) == 6


@pytest.mark.rule("IV-C-103")
def test_an_operation_brings_its_own_team_dice_and_lander() -> None:
    g = begun("OP1", seats=2)
    assert g.former["se5"].place == "gone"
    run = Played(opening(g)).through()
    assert run.over
    e = g.expedition
    assert [(one.crew, one.rank) for one in e.team] == [("se5", 2), ("re5", 2), ("sc5", 2), ("en5", 2)]
    assert [len(section.dice) for section in g.sections] == [7] * 4
    assert [len(one.deck.cards) for one in e.team] == [11] * 4
    assert (e.lander, e.supplies) == ("L1", 8)
    turn_page(g)
    assert g.ship.page == "landing"
    assert has_read(g, "LO-01")


@pytest.mark.rule("IV-C-104")
@pytest.mark.rule("IV-X-1801")
def test_modules_of_deadly_space_are_chosen_one_by_one() -> None:
    deadly = {"deadly": ("critical", "critical", "hungry"), "team": "free", "start": "quick"}
    g = new_match(VANGUARD, 2, 1, deadly).state
    assert isinstance(g, VanguardState)
    assert g.deadly == ["critical", "hungry"]
    assert g.free_team


@pytest.mark.rule("IV-C-104")
def test_modules_of_deadly_space_are_switched_between_explorations() -> None:
    g = aboard()
    g.deadly = ["hungry"]
    play = Played(saving(g))
    assert play.asked == (0, "between")
    said = [Speech("en").say(caption(g, 0, move).message) for move in play.offers[:2]]
    assert said[0] == "Switch on Deadly Space: A fourth injury can kill"
    assert said[1] == f"Switch off Deadly Space: {module_words('hungry')}"
    play.answer(SwitchModule("last-chance")).answer(SwitchModule("hungry"))
    assert g.deadly == ["last-chance"]
    assert SwitchModule("hungry") not in play.offers, "once between two explorations"
    play.answer(GoOn())
    assert play.over


def module_words(module: str) -> str:
    return Speech("en").say(Message(f"vanguard-option-deadly-{module}"))


@pytest.mark.rule("IV-S-0103")
@pytest.mark.rule("IV-X-109")
def test_players_come_and_go_between_explorations() -> None:
    g = aboard(seats=3)
    assert [one.commander for one in g.sections] == [0, 1, 2, 0]
    play = Played(saving(g)).answer(SitOut(0))
    assert (players(g), g.speaker) == ([1, 2], 1)
    assert [one.commander for one in g.sections] == [1, 1, 2, 2], "a player who stays keeps their own section"
    play.answer(SitOut(1))
    assert [one.commander for one in g.sections] == [2, 2, 2, 2]
    assert SitOut(2) not in play.offers, "somebody stays"
    play.answer(GoOn())
    g.ship.step, g.ship.once = "", []
    Played(saving(g)).answer(SitIn(0)).answer(SitIn(1)).answer(GoOn())
    assert sorted(one.commander for one in g.sections) == [0, 0, 1, 2]


@pytest.mark.rule("IV-S-0103")
@pytest.mark.rule("IV-X-103")
def test_the_away_team_is_as_large_as_the_number_of_players_says_now() -> None:
    g = aboard(seats=4)
    assert team_size(g) == (4, 4)
    g.away = [1]
    assert team_size(g) == (3, 3)
    play = Played(choose_speaker(g))
    assert play.offers == [Speak(2), Speak(3), Speak(0)]


@pytest.mark.rule("IV-S-0103")
def test_a_seat_may_stay_empty_until_somebody_joins() -> None:
    g = new_match(VANGUARD, 3, 1, {"start": "quick", "absent": 2}).state
    assert isinstance(g, VanguardState)
    assert players(g) == [0]
    assert [one.commander for one in g.sections] == [0, 0, 0, 0]
    with pytest.raises(BadOption) as why:
        new_match(VANGUARD, 2, 1, {"absent": 2})
    assert why.value.message.id == "vanguard-nobody-plays"


@pytest.mark.rule("IV-S-0103")
def test_sections_are_dealt_again_among_those_who_are_there() -> None:
    assert dealt_again([0, 1, 0, 1], [0, 1]) == [0, 1, 0, 1]
    assert dealt_again([0, 0, 0, 0], [0, 1]) == [0, 0, 1, 1]
    assert dealt_again([0, 1, 2, 3], [1, 3]) == [1, 1, 3, 3]


@pytest.mark.rule("IV-C-303")
def test_memories_of_an_earlier_campaign_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BadOption) as why:
        new_match(VANGUARD, 1, 1, {"carry": ("cup-drank", "calf-saved", "cup-sampled")})
    said = Speech("en").say(why.value.message)
    assert "You drank from the well" in said
    assert "You took a sample first" in said
    new_match(VANGUARD, 1, 1, {"carry": ("cup-drank", "cup-drank", "calf-saved")})


@pytest.mark.rule("IV-C-303")
@pytest.mark.rule("IV-C-401")
def test_an_earlier_campaign_is_carried_over_and_a_finished_one_leaves_a_summary() -> None:
    g = new_match(VANGUARD, 1, 1, {"carry": ("cup-drank",)}).state
    assert isinstance(g, VanguardState)
    assert g.carried == ["cup-drank"]
    g = aboard()
    g.counters = {"WELLS": 3, "LISTEN": 0}
    assert legacy(g) == ["CUP=left", "WELLS=3"]
    g.flags["CUP"] = "drank"
    assert legacy(g) == ["CUP=drank", "WELLS=3"]
    assert view(g, 0).carried == []
    g.legacy = ["CUP=drank", "SIGN=name", "WELLS=3"]
    assert view(g, 0).carried == ["cup-drank", "sign-name"]


# -- From page to page -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0001")
@pytest.mark.rule("IV-S-0002")
@pytest.mark.rule("IV-S-3901")
def test_pages_follow_each_other() -> None:
    g = aboard()
    seen = []
    for _ in range(len(ORDER)):
        seen.append(g.ship.page)
        turn_page(g)
    assert tuple(seen) == ORDER
    assert ORDER[:4] == ("bridge", "situations", "starmap", "facilities")
    assert ORDER[-5:] == ("debriefing", "unloading", "medbay", "memorial", "saving")
    assert g.ship.page == "bridge"


def played(seats: int, start: str, seed: int) -> tuple[Match, dict[str, int]]:
    """A whole random match, and how often a question was asked on each page."""
    match = new_match(DOCKYARD, seats, seed, {"start": start}, listening=False)
    rng = Random(seed)
    pages: dict[str, int] = {}
    while not match.over:
        assert isinstance(match.state, VanguardState)
        page = match.state.ship.page
        pages[page] = pages.get(page, 0) + 1
        step(match, rng)
    return match, pages


@pytest.mark.rule("IV-C-102")
@pytest.mark.rule("IV-C-205")
@pytest.mark.rule("IV-S-0003")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_campaign_comes_to_an_end(seats: int) -> None:
    match, pages = played(seats, "tutorial", seats)
    g = match.state
    assert isinstance(g, VanguardState)
    assert g.part == "over"
    assert g.ending in ("LS-40", "LS-99")
    assert has_read(g, g.ending)
    assert has_read(g, "LS-01")
    assert g.ship.pockets[:1] == ["U01"] or "U01" not in g.ship.pockets
    assert {"setup", "explore", "recruits", "starmap", "facilities", "hangar", "launch"} <= set(pages)
    assert match.outcome is not None
    assert match.outcome.winners == (tuple(range(seats)) if g.ending == "LS-40" else ())


@pytest.mark.rule("IV-C-101")
def test_the_tutorial_alone_ends_after_its_debriefing() -> None:
    match, pages = played(2, "lesson", 5)
    g = match.state
    assert isinstance(g, VanguardState)
    assert (g.part, g.ship.passes, g.expedition.team) == ("over", 0, [])
    assert "recruits" not in pages
    assert "bridge" not in pages


@pytest.mark.rule("IV-C-201")
@pytest.mark.rule("IV-C-205")
def test_the_tutorial_crew_goes_on_promoted_and_richer() -> None:
    g = begun("tutorial", seats=1)
    Played(opening(g)).through(Send("en1"))
    e = g.expedition
    e.success, e.ranked, e.uniques, e.end, e.step = 5, True, ["U01"], "departure", "over"
    e.boards[0].missions[0].status = "done"
    g.part, g.ship.page = "ship", "leaving"
    run = Played(play(g))
    while not g.ship.passes:
        wanted: list[Move] = [Promote("sc1"), Promote("en1"), BuyDice(""), GoOn()]
        run.answer(next((move for move in wanted if move in run.offers), run.offers[0]))
    assert [g.crew[id].rank for id in ("se1", "re1", "sc1", "en1")] == [1, 1, 2, 2]
    assert [len(section.dice) for section in g.sections] == [6] * 4
    assert g.ship.pockets == ["U01"]
    assert g.ship.success == 3, "five for the dice; three for the side objective, at the first bridge"
    assert [g.crew[id].place for id in ("sc1", "en1")] == ["resting", "resting"]
    assert "RK00" in g.decks.removed
    assert sum(one.place == "available" for one in g.crew.values()) == 6


@pytest.mark.rule("IV-S-0003")
def test_after_the_tutorial_everybody_rests_and_each_section_wakes_a_recruit() -> None:
    match = new_match(DOCKYARD, 4, 3, {})
    rng = Random(3)
    while isinstance(match.state, VanguardState) and match.state.ship.page != "bridge":
        step(match, rng)
    g = match.state
    assert isinstance(g, VanguardState)
    assert len(at(g, "available")) >= 4
    assert all(id in g.former or g.crew[id].place in ("resting", "available") for id in ("se1", "re1", "sc1", "en1"))
    assert not g.expedition.team


@pytest.mark.rule("IV-S-0101")
@pytest.mark.rule("IV-S-0102")
@pytest.mark.rule("IV-S-0103")
@pytest.mark.rule("IV-S-0104")
@pytest.mark.rule("IV-S-3902")
@pytest.mark.rule("IV-S-3903")
@pytest.mark.rule("IV-S-3904")
def test_a_campaign_can_be_saved_at_any_question_and_goes_on_the_same() -> None:
    match = new_match(DOCKYARD, 2, 11, {"start": "quick"})
    rng = Random(11)
    while not match.over and match.position < 400:
        if match.position % 7 == 0:
            again = load(save(match), lambda _: DOCKYARD)
            assert again.state_bytes() == match.state_bytes()
            assert [again.offers(seat) for seat in (0, 1)] == [match.offers(seat) for seat in (0, 1)]
            match = again
        step(match, rng)
    assert match.position > 100


@pytest.mark.rule("IV-S-3904")
def test_the_rules_start_again_from_the_state_alone() -> None:
    for page in ORDER:
        if page in ("explore", "landing", "leaving", "docking", "debriefing", "unloading", "medbay"):
            continue
        g = aboard()
        g.ship.page, g.ship.target, g.ship.lander = page, "D01", "L1"
        question = Played(play(g)).question
        assert question is not None, page


@pytest.mark.rule("IV-S-3603")
def test_a_campaign_that_takes_too_long_is_lost() -> None:
    g = aboard()
    g.ship.passes = RULES.ship.passes - 1
    Played(saving(g)).through()
    g.ship.passes, g.ship.step = g.ship.passes + 1, ""
    with pytest.raises(CampaignEnds):
        Played(saving(g))
    assert g.ending == "LS-99"
    assert outcome(g).winners == ()


def test_an_ending_on_a_planet_brings_everybody_home_first() -> None:
    g = aboard()
    e = landed(g, "se1", "sc1")
    e.team[0].equipment = ["p03"]
    g.ending = "LS-40"
    come_to_an_end(g)
    assert (g.expedition.team, g.ship.page) == ([], "ending")
    assert "p03" in g.ship.armory
    assert Played(play(g)).over
    assert (g.part, g.legacy) == ("over", ["CUP=left"])
    assert outcome(g).winners == (0,)


@pytest.mark.rule("IV-S-0005")
def test_a_step_for_something_that_is_not_there_is_skipped() -> None:
    g = aboard()
    g.ship.mods, g.ship.armory, g.ship.situations, g.ship.situation_deck = [], [], [], []
    g.ship.page = "situations"
    run = Played(play(g))
    assert run.asked[1] == "starmap"


def test_the_same_options_mean_the_same_match() -> None:
    first, second = (new_match(DOCKYARD, 3, 9, {"start": "quick"}) for _ in range(2))
    put_options: Mapping[str, object] = first.header.options
    assert put_options["start"] == "quick"
    rng, other = Random(1), Random(1)
    for _ in range(120):
        step(first, rng)
        step(second, other)
    assert first.state_bytes() == second.state_bytes()
