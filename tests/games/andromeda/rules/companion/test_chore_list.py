"""The list that people tick off at their own table when something was moved here."""

from random import Random
from typing import get_args

import pytest

from games.andromeda.companion_tables import asked, battlefield, of, quiet, spaces, table, tell, without_raiders
from starboard.games.andromeda.board.players import hegemon_player, the_hegemon
from starboard.games.andromeda.captions.captions import caption
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.companion_moves import AllDone, MoonStays, Points, ShipHit, Ticked, TurnOver
from starboard.games.andromeda.moves.turn_moves import Launch
from starboard.games.andromeda.names.chore_names import chore_reason
from starboard.games.andromeda.rules.companion.differences import differences, own_table
from starboard.games.andromeda.state.game_state import FIGHTER, SCRAPYARD, SHIPS_OF
from starboard.games.andromeda.state.own_table_state import Chore
from starboard.games.andromeda.view.chore_view import ChoreKind
from starboard.games.andromeda.view.view import view
from starboard.kernel import AskSome, Match, load, save
from starboard.speech import LANGUAGES, Speech

CHORES = "andromeda-ask-told-chores"


def at_the_list(seats: int = 1, seed: int = 3) -> Match:
    """The Hegemon has taken its first turn, and nothing of it was moved at the table."""
    match = without_raiders(table(seats, seed))
    tell(match, TurnOver())
    while asked(match) != CHORES:
        match.play(match.asked, match.offers(match.asked)[0])
    return match


@pytest.mark.rule("AE-E-7.1")
def test_the_hegemons_turn_is_ticked_off_before_anything_goes_on() -> None:
    match = at_the_list()
    g = of(match)
    steps = len(g.chores)
    turns = g.turns
    assert steps > 1
    assert match.asked == the_hegemon(g).eye
    for number in range(steps):
        assert asked(match) == CHORES
        assert [step.done for step in g.chores] == [True] * number + [False] * (steps - number)
        assert Ticked(number) in match.offers(match.asked)
        assert g.turns == turns
        tell(match, Ticked(number))
    assert g.chores == []
    assert asked(match) == "andromeda-ask-told-turn"


def test_all_of_it_can_be_ticked_off_at_once() -> None:
    one, other = at_the_list(), at_the_list()
    tell(one, *(Ticked(number) for number in range(len(of(one).chores))))
    tell(other, Ticked(1), AllDone())
    assert of(one).own == of(other).own == own_table(of(one))
    assert asked(one) == asked(other)


def test_a_list_half_done_is_kept_in_a_save() -> None:
    match = at_the_list()
    tell(match, Ticked(1))
    again = load(save(match))
    assert [step.done for step in of(again).chores] == [step.done for step in of(match).chores]
    assert again.offers(again.asked) == match.offers(match.asked)


@pytest.mark.rule("AE-E-13.3")
def test_the_ship_that_it_launches_is_the_first_step() -> None:
    match = at_the_list()
    g = of(match)
    step = view(g, 0).chores[0]
    assert (step.kind, step.rule) == ("ship", "AE-E-13.3")
    assert step.end in hegemon_player(g).ships
    assert step.words == caption(g, 0, Ticked(0)).message
    assert caption(g, 0, Ticked(0)).place == "chore:0"


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_moved_here_stands_on_a_list(seed: int, language: str) -> None:
    speech, rng = Speech(language), Random(seed)
    match = table(2, seed, events="shadows", moons="both", hegemon="ofc_3a")
    g, lists = of(match), 0
    while not match.over and match.position < 260:
        question = match.question
        offers = match.offers(match.asked)
        if asked(match) == CHORES:
            lists += 1
            assert g.own is not None
            fresh = differences(g, g.own)
            assert [(step.kind, step.piece, step.end) for step in g.chores] == [
                (step.kind, step.piece, step.end) for step in fresh
            ]
            for step in view(g, None).chores:
                said = [step.words, *([step.detail] if step.detail else [])]
                assert all("{" not in speech.say(words) and speech.knows(words.id) for words in said)
        if isinstance(question, AskSome):
            match.play(match.asked, rng.sample(offers, rng.randint(question.least, question.most)))
        else:
            launches = [move for move in offers if isinstance(move, Launch | AllDone | TurnOver)]
            match.play(match.asked, rng.choice(launches or offers))
    assert lists > 5


@pytest.mark.rule("AE-E-9.3")
def test_which_of_its_ships_was_hit_is_said() -> None:
    match, region = battlefield()
    # After each report, what can be told is offered again.
    tell(match, Points(1), ShipHit())
    g = of(match)
    assert asked(match) == CHORES
    hit = [(step.kind, step.piece, step.start, step.end) for step in g.chores]
    assert ("ship", "fighter", NUMBER_OF[region], SCRAPYARD) in hit
    assert g.players[1].ships[SHIPS_OF[FIGHTER][0]] == SCRAPYARD


# -- What is assumed -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-9.2")
def test_the_moon_of_a_launch_counts_as_claimed() -> None:
    match = without_raiders(table())
    g = of(match)
    planet = spaces(match, quiet)[0]
    moons = list(g.moons[NUMBER_OF[planet]])
    tell(match, Launch("transport", planet))
    assert g.players[0].moons == moons[-1:]
    assert g.moons[NUMBER_OF[planet]] == moons[:-1]
    assert asked(match) == "andromeda-ask-told-more"


@pytest.mark.rule("AE-B-9.2")
def test_a_moon_that_was_not_claimed_is_put_back_by_one_answer() -> None:
    match = without_raiders(table())
    g = of(match)
    planet = spaces(match, quiet)[0]
    moons = list(g.moons[NUMBER_OF[planet]])
    tell(match, Launch("transport", planet), MoonStays(planet))
    assert g.players[0].moons == []
    assert g.moons[NUMBER_OF[planet]] == moons
    assert MoonStays(planet) not in match.offers(0)


@pytest.mark.rule("AE-B-7.1")
def test_a_quiet_turn_needs_no_list() -> None:
    match = without_raiders(table(2))
    g = of(match)
    g.players[2].ships = [place if place < 0 else -1 for place in g.players[2].ships]
    tell(match, Launch("transport", spaces(match, quiet)[0]))
    assert asked(match) == "andromeda-ask-told-more"
    assert g.chores == []


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize("seed", range(1, 7))
def test_every_step_says_why_and_a_launch_says_what_the_officer_wants(seed: int) -> None:
    match = at_the_list(seed=seed)
    steps = view(of(match), 0).chores
    for language in LANGUAGES:
        said = [Speech(language).say(step.reason) for step in steps]
        assert all(sentence.rstrip().endswith(".") for sentence in said), said
    told = [event.message for event in match.events]
    launched = [step for step in steps if step.kind == "ship" and step.end >= 0]
    assert launched
    for step in launched:
        assert step.reason.id.startswith("andromeda-hegemon-wants-")
        assert step.reason in told
    again = load(save(match))
    assert view(of(again), 0).chores == steps
    tell(match, AllDone())
    table = of(match).own
    assert table is not None
    assert table.reasons == {}


def test_a_step_without_a_word_of_the_officer_says_what_is_always_so() -> None:
    match = at_the_list()
    g = of(match)
    assert g.own is not None
    g.own.reasons.clear()
    reasons = [chore_reason(g, Chore(kind)) for kind in get_args(ChoreKind)]
    assert {reason.id for reason in reasons} == {"andromeda-chore-because"}
    assert len({Speech("en").say(reason) for reason in reasons}) == len(reasons)
