"""The lesson of the tutorial: one scripted round, each rule where it first matters (IV-C-204). The rows T-03 to T-12 of
the worked examples are played as the lesson has them."""

from collections.abc import Sequence
from random import Random

import pytest

from starboard.bots import Bot, RandomBot, play_out
from starboard.games.vanguard.board.dice_shown import symbols
from starboard.games.vanguard.bots.crew import Crew
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.moves.exploration_moves import (
    DiscardCard,
    GoOn,
    PickDie,
    PlayCard,
    Prepare,
    Rest,
    SkipLesson,
    TakeLesson,
    TakeSpecial,
    Travel,
    TurnDie,
)
from starboard.games.vanguard.moves.mission_moves import Send
from starboard.games.vanguard.notation.symbols import SECTIONS, SYMBOLS
from starboard.games.vanguard.rules.exploration.travel import travels
from starboard.games.vanguard.rules.exploration.turn import taking
from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.title import VANGUARD
from starboard.kernel import AskSome, Match, Move, new_match
from starboard.kernel.save import load, save

CREW = {"security": "01", "recon": "22", "science": "44", "engineering": "66"}
LESSON = campaign["guest_book"].lesson
assert LESSON is not None
STEPS = [step.id for step in LESSON.step]


# -- Playing the lesson ----------------------------------------------------------------------------------------------


def state(match: Match) -> VanguardState:
    g = match.state
    assert isinstance(g, VanguardState)
    return g


def trip(match: Match) -> Expedition:
    return state(match).expedition


def offers(match: Match) -> list[Move]:
    return list(match.offers(match.waiting[0]))


def asked(match: Match) -> str:
    assert match.question is not None
    return match.question.prompt.removeprefix("vanguard-ask-")


def reply(match: Match, *moves: Move) -> None:
    """The answer of the player who is asked."""
    answer = list(moves) if isinstance(match.question, AskSome) else moves[0]
    match.play(match.waiting[0], answer)


def begun(seats: int = 1, *sections: str, seed: int = 5, take: bool = True) -> Match:
    """A match whose first team is Science and these; at the first step of the lesson, or at the first free question."""
    match = new_match(VANGUARD, seats, seed, {"start": "lesson"})
    wanted = [Send(CREW[section]) for section in sections]
    while asked(match) == "team":
        options = offers(match)
        reply(match, next((move for move in wanted if move in options), options[0]))
    while asked(match) == "lesson":
        reply(match, TakeLesson() if take else SkipLesson())
    return match


def go(match: Match, step: str, *wanted: Move) -> Match:
    """Answer until a step is explained: what is wanted where it is offered, else the first of all."""
    left = list(wanted)
    while trip(match).taught != step:
        assert trip(match).taught, asked(match)
        options = offers(match)
        if isinstance(match.question, AskSome):
            reply(match, *options[: match.question.least])
            continue
        move = next((move for move in left if move in options), options[0])
        if move in left:
            left.remove(move)
        reply(match, move)
    assert not left, f"never offered: {left}"
    return match


def faces(match: Match) -> list[str]:
    """What the dice of the pool show."""
    check = trip(match).check
    assert check is not None
    return [SYMBOLS[symbols(die)[0]] for die in check.pool]


def who(match: Match, section: str) -> int:
    return [one.section for one in trip(match).team].index(list[str](SECTIONS).index(section))


def top(match: Match, sector: int) -> str:
    return trip(match).places[sector].pois[-1].id


def told(match: Match) -> list[str]:
    """What was told since the last answer."""
    return [event.message.id for event in match.events]


# -- The worked examples ---------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-204")
def test_t08_nobody_travels_from_a_place_that_forbids_it() -> None:
    match = begun()
    science = who(match, "science")
    assert trip(match).taught == "turn"
    assert travels(state(match), science) == []
    assert offers(match) == [TakeSpecial("poi:1", 0)]


@pytest.mark.rule("IV-C-204")
def test_t03_an_accident_alone_triggers_nothing() -> None:
    match = go(begun(), "card")
    assert faces(match) == ["accident", "basic"]
    assert trip(match).success == 0
    assert offers(match) == [PlayCard(who(match, "science"), "SC06"), GoOn()]


@pytest.mark.rule("IV-C-204")
def test_t04_a_card_makes_a_vanguard_which_counts_as_any_symbol() -> None:
    match = go(begun(), "card")
    science = who(match, "science")
    go(match, "toss", PlayCard(science, "SC06"))
    assert offers(match) == [PickDie(0)]
    reply(match, PickDie(0))
    assert offers(match) == [TurnDie(0, "vanguard")]
    go(match, "travel")
    one = trip(match).team[science]
    assert (trip(match).success, top(match, 1)) == (1, "101")
    assert len(one.spent) == 2
    assert one.deck.discards == ["SC06"]
    assert trip(match).resolved == {"poi:1.0.green": 1}


@pytest.mark.rule("IV-C-204")
def test_t05_without_the_card_red_comes_first_and_then_green() -> None:
    match = go(begun(), "card")
    go(match, "travel", GoOn())
    assert trip(match).resolved == {"poi:1.0.red": 1, "poi:1.0.green": 1}
    assert (trip(match).success, top(match, 1)) == (1, "101")
    assert "SC06" in trip(match).team[who(match, "science")].hand


@pytest.mark.rule("IV-C-204")
def test_t09_a_second_special_action_is_not_allowed_but_travel_is() -> None:
    match = go(begun(), "travel")
    could = taking(state(match), who(match, "science"))
    assert not [move for move in could if isinstance(move, TakeSpecial)]
    assert Travel(5) in could
    assert offers(match) == [Travel(5)]


@pytest.mark.rule("IV-C-204")
def test_t06_a_danger_that_the_box_lists_takes_effect_and_the_way_is_finished() -> None:
    match = go(begun(), "danger")
    science = who(match, "science")
    assert offers(match) == [Choose("danger T")]
    go(match, "use")
    assert trip(match).team[science].sector == 1
    before = len(trip(match).team[science].spent)
    go(match, "tracks")
    one = trip(match).team[science]
    assert (one.sector, len(one.spent)) == (5, before + 1)
    assert [entry.log for entry in state(match).book if entry.log == "L00-1"] == ["L00-1"]


@pytest.mark.rule("IV-C-204")
def test_t07_a_danger_that_the_box_does_not_list_does_nothing_and_the_way_is_finished() -> None:
    match = go(begun(3, "security", "recon"), "footing")
    third = trip(match).who
    before = list(trip(match).team[third].available)
    reply(match, Choose("danger T"))
    one = trip(match).team[third]
    assert (one.sector, one.available, one.injuries) == (5, before, [])


@pytest.mark.rule("IV-C-204")
def test_t10_one_accident_and_four_others_fill_the_green_track() -> None:
    match = go(begun(1, "security"), "accidents")
    assert sorted(faces(match)) == ["accident", "accident", "basic", "basic", "basic"]
    go(match, "set", PlayCard(0, "SE01"))
    go(match, "rest")
    assert (trip(match).success, top(match, 2)) == (2, "102")
    assert offers(match) == [Rest()]


@pytest.mark.rule("IV-C-204")
def test_t11_two_accidents_leave_the_green_track_short_and_the_markers_stay() -> None:
    match = go(begun(1, "security"), "accidents")
    go(match, "rest", GoOn())
    poi = trip(match).places[2].pois[-1]
    assert (poi.id, poi.tracks) == ("2", {"0.red": 2, "0.green": 3})
    go(match, "alone")
    assert trip(match).places[2].pois[-1].tracks == {"0.red": 2, "0.green": 3}


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize("card", ["EN02", "EN09", "SE01"])
def test_t12_a_die_that_a_card_has_changed_counts_as_it_is_now(card: str) -> None:
    section = {"EN": "engineering", "RE": "recon", "SE": "security"}[card[:2]]
    match = go(begun(1, section), "accidents")
    reply(match, PlayCard(who(match, section), card))
    options = offers(match)
    accident = faces(match).index("accident")
    chosen = [move for move in options if getattr(move, "place", -1) == accident]
    reply(match, chosen[0] if chosen else options[0])
    assert faces(match).count("accident") == 1
    go(match, "rest")
    assert top(match, 2) == "102"


@pytest.mark.rule("IV-C-204")
def test_t12_borrowed_luck_rolls_all_of_them_again() -> None:
    match = go(begun(1, "recon"), "accidents")
    reply(match, PlayCard(who(match, "recon"), "RE09"))
    assert faces(match) == ["basic"] * 5
    go(match, "rest")
    assert top(match, 2) == "102"


@pytest.mark.rule("IV-C-204")
def test_t14_and_t16_a_rest_brings_half_of_the_dice_and_a_card_and_a_hand_has_its_limit() -> None:
    match = go(begun(1, "security"), "accidents")
    go(match, "hand", GoOn())
    one = trip(match).team[who(match, "security")]
    assert (len(one.available), len(one.spent), trip(match).supplies) == (3, 2, -1)
    assert offers(match) == [DiscardCard(card) for card in ("SE01", "SE09", "SE03")]


@pytest.mark.rule("IV-C-204")
def test_t17_a_single_die_opens_yellow_and_its_arrow_green() -> None:
    match = go(begun(3, "security", "recon"), "one-die")
    assert isinstance(match.question, AskSome)
    assert (match.question.least, match.question.most) == (1, 1)
    go(match, "follow")
    assert trip(match).resolved["poi:101.0.yellow"] == trip(match).resolved["poi:101.0.green"] == 1
    assert (trip(match).uniques, top(match, 1)) == (["U01"], "000")


@pytest.mark.rule("IV-C-204")
def test_the_fourth_goes_to_the_wall_and_prepares() -> None:
    match = go(begun(4), "wall", PlayCard(3, "EN02"))
    go(match, "prepare")
    assert trip(match).team[trip(match).who].sector == 4
    assert offers(match) == [Prepare("draw")]


@pytest.mark.rule("IV-C-204")
def test_the_fourth_finishes_what_the_second_could_not() -> None:
    match = go(begun(4), "accidents")
    go(match, "go-on-catching", GoOn())
    assert trip(match).places[2].pois[-1].tracks["0.green"] == 3
    go(match, "wall-then")
    assert top(match, 2) == "102"
    assert offers(match) == [Travel(4)]


# -- Every team, every way -------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-204")
@pytest.mark.rule("IV-C-203")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_of_the_round_is_part_of_the_lesson(seats: int) -> None:
    """Whatever is chosen where the lesson leaves a choice, and no matter who comes along."""
    for seed in range(12):
        random = Random(seed)
        match = begun(seats, *random.sample(list(CREW), 4), seed=seed)
        seen = []
        while trip(match).taught != "alone":
            assert trip(match).taught, asked(match)
            seen.append(trip(match).taught)
            options = offers(match)
            if isinstance(match.question, AskSome):
                count = random.randint(match.question.least, match.question.most)
                places = sorted(random.sample(range(len(options)), count))
                reply(match, *(options[place] for place in places))
            else:
                reply(match, random.choice(options))
        assert [STEPS.index(step) for step in seen] == sorted(STEPS.index(step) for step in seen)
        assert trip(match).round == 2
        assert all(one.turned for one in trip(match).team)


@pytest.mark.rule("IV-C-204")
def test_after_the_round_the_game_is_free() -> None:
    match = go(begun(), "alone")
    reply(match, offers(match)[0])
    assert trip(match).taught == ""
    assert (trip(match).lesson, trip(match).falls) == (-1, [])
    assert len(offers(match)) > 3
    assert match.view(0).lesson is None


def played_out(seats: int, bots: Sequence[Bot]) -> VanguardState:
    match = begun(seats)
    play_out(match, bots, 4000, seats)
    assert match.over
    return state(match)


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_crew_learns_and_comes_home(seats: int) -> None:
    g = played_out(seats, [Crew(seat) for seat in range(seats)])
    assert g.ship.explored == ["P00"]


@pytest.mark.rule("IV-C-204")
def test_whoever_plays_at_random_comes_home_too() -> None:
    g = played_out(2, [RandomBot(1), RandomBot(2)])
    assert g.ship.explored == ["P00"]


# -- Who wants it ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-204")
def test_whoever_knows_the_game_skips_the_lesson() -> None:
    match = begun(take=False)
    e = trip(match)
    assert (e.lesson, e.taught, e.falls) == (-1, "", [])
    assert [move for move in offers(match) if isinstance(move, Prepare)]
    assert "vanguard-hint-turn" in told(match)


@pytest.mark.rule("IV-C-204")
def test_there_is_a_lesson_if_anybody_wants_it() -> None:
    match = new_match(VANGUARD, 2, 5, {"start": "tutorial"})
    while asked(match) == "team":
        reply(match, offers(match)[0])
    for seat, move in ((0, SkipLesson()), (1, TakeLesson())):
        assert list(match.waiting) == [seat]
        reply(match, move)
    assert trip(match).taught == "turn"


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize("start", ["quick", "operation"])
def test_elsewhere_nobody_is_taught(start: str) -> None:
    match = new_match(VANGUARD, 1, 5, {"start": start}, listening=False)
    while state(match).expedition is None or trip(match).who < 0:
        assert asked(match) != "lesson"
        options = offers(match)
        least = match.question.least if isinstance(match.question, AskSome) else 1
        reply(match, *options[:least])
    assert trip(match).lesson == -1


# -- What everybody sees ---------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-204")
def test_what_is_explained_is_told_and_shown_to_everybody() -> None:
    match = begun(2)
    shown = match.view(0).lesson
    assert shown == match.view(1).lesson == match.view(None).lesson
    assert shown.id == "turn"
    assert shown.text.id == "guestbook-lesson-turn"
    assert shown.look == ["sector:1", "poi:1", "mission:MI01"]
    assert "guestbook-lesson-turn" in told(match)


@pytest.mark.rule("IV-C-204")
@pytest.mark.rule("IV-X-1901")
def test_what_the_lesson_explains_no_hint_repeats() -> None:
    match, bot, explained = begun(), Crew(1), told(begun())
    while not match.over:
        if asked(match) == "start" and trip(match).round == 2:
            assert not [id for id in explained if id.startswith("vanguard-hint-")]
        play_out(match, [bot], 1, 1)
        explained += told(match)
    assert "vanguard-hint-mission" in explained
    assert "vanguard-hint-rest" not in explained
    assert explained.count("guestbook-lesson-rest") == 1


@pytest.mark.rule("IV-C-204")
def test_what_the_lesson_is_not_about_is_refused_with_that_reason() -> None:
    match = begun()
    why = match.why_not(0, Prepare("draw"))
    assert why is not None
    assert (why.message.id, why.rule) == ("vanguard-not-in-lesson", "IV-C-204")


# -- Leaving it and coming back --------------------------------------------------------------------------------------


@pytest.mark.rule("IV-C-204")
@pytest.mark.parametrize("step", ["turn", "card", "danger", "accidents", "alone"])
def test_a_lesson_can_be_left_and_taken_up_again(step: str) -> None:
    match = go(begun(), step)
    again = load(save(match))
    assert trip(again).taught == step
    assert offers(again) == offers(match)
    assert again.state_bytes() == match.state_bytes()
    assert top(go(again, "alone"), 1) == "101"


@pytest.mark.rule("IV-C-204")
def test_a_step_can_be_taken_back() -> None:
    match = go(begun(), "card")
    before = faces(match)
    reply(match, PlayCard(who(match, "science"), "SC06"))
    match.undo(0)
    assert trip(match).taught == "card"
    assert faces(match) == before
    assert offers(match) == [PlayCard(who(match, "science"), "SC06"), GoOn()]
