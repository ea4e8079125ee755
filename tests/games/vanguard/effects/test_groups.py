"""Words before brackets: whether what is in them can be done in full, and for whom or where it is done."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import me, said
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import done_in, may_effect
from starboard.games.vanguard.moves.effect_moves import Accept, Choose, Decline, PickCrew, PickSector
from starboard.games.vanguard.names.names import crew_name
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.kernel import Message


def charges(g: VanguardState) -> list[int]:
    return [one.charges for one in trip(g).team]


@pytest.mark.rule("IV-X-407")
@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("charge -2, draw 1", True),
        ("charge -3, draw 1", False),
        ("draw 1, charge -3", False),
        ("charge -3 or draw 1", True),
        ("draw 1 or charge -3", True),
        ("charge -3 or discard 2", False),
        ("nothing or charge -3", True),
        ("success 1 or charge -3", True),
        ("(charge -3, draw 1)", False),
        ("(charge -2, draw 1)", True),
        ("if team > 9 (charge -3) else (charge -2)", True),
        ("if team > 0 (charge -3) else (charge -2)", False),
        ("if team > 0 (charge -2) else (charge -3)", True),
        ("if team > 9 (charge -3)", True),
        ("at S2/S4 (unmark cry here all)", True),
        ("at S2/S6 (unmark cry here all)", False),
        ("one here (charge -2)", True),
        ("one here (charge -3)", False),
        ("one connected (charge -1)", False),
        ("each here (charge -3)", True),
        ("may (charge -3)", True),
        ("pay (charge -3) (draw 1)", True),
        ("once (charge -3)", True),
        ("discard [charges]", False),
        ("discard [hand]", True),
    ],
)
def test_whether_it_can_be_done_in_full(text: str, able: bool) -> None:
    g = gathered("security", "card:SE01")
    trip(g).places[4].markers["cry"] = 1
    assert may_effect(g, parse_effect(text), Ctx("test", "IV-X-407", 0)) == able


@pytest.mark.rule("IV-X-407")
def test_one_of_those_who_can_is_chosen_and_if_nobody_can_one_of_all() -> None:
    g = gathered("security")
    assert said(g, "one here (charge -2)").over, "only one can"
    assert charges(g) == [0, 0, 0, 0]
    trip(g).team[1].charges = trip(g).team[2].charges = 1
    choosing = said(g, "one here (charge -1)")
    assert choosing.offers == [PickCrew(trip(g).team[1].crew), PickCrew(trip(g).team[2].crew)]
    choosing.answer(PickCrew(trip(g).team[2].crew))
    assert charges(g) == [0, 1, 0, 0]
    assert len(said(g, "one here (charge -5)").offers) == 3
    assert said(g, "one S9 (charge 1)").over


@pytest.mark.rule("IV-X-407")
def test_a_question_says_whom_it_is_about() -> None:
    g = gathered("security")
    assert said(g, "draw 1 or charge 1").question.args == {"crew": crew_name(g, me(g).crew)}
    assert said(g, "draw 1 or charge 1", who=2).question.args == {"crew": crew_name(g, trip(g).team[2].crew)}
    assert said(g, "success 1 or supply 1", NOBODY).question.args == {"crew": Message("vanguard-the-crew")}


@pytest.mark.rule("IV-X-407")
def test_what_cannot_be_paid_is_not_offered_and_what_is_declined_is_not_done() -> None:
    g = gathered("security")
    assert said(g, "may (charge -3)").over
    offered = said(g, "pay (charge -1) (supply 1)")
    assert [type(move) for move in offered.offers] == [Accept, Decline]
    offered.answer(offered.offers[1])
    assert (charges(g)[0], trip(g).supplies) == (2, 5)
    offered = said(g, "pay (charge -1) (supply 1)")
    offered.answer(offered.offers[0])
    assert (charges(g)[0], trip(g).supplies) == (1, 6)


@pytest.mark.rule("IV-X-407")
def test_of_what_nobody_can_do_the_first_is_done_as_far_as_it_goes() -> None:
    g = gathered("security")
    assert said(g, "charge -5 or discard 3").over
    assert charges(g)[0] == 0


@pytest.mark.rule("IV-C-301")
def test_each_is_everybody_of_the_set_who_is_still_alive() -> None:
    g = gathered("security")
    trip(g).team[2].dead = True
    said(g, "each here (charge 1)")
    assert charges(g) == [3, 1, 0, 0]


@pytest.mark.rule("IV-C-301")
def test_something_happens_in_a_sector_of_the_place() -> None:
    g = gathered("security")
    happening = said(g, "at S4/S6 (marker cry here)")
    assert happening.offers == [PickSector(4), PickSector(6)]
    happening.answer(PickSector(6))
    assert trip(g).places[6].markers == {"cry": 1}
    assert said(g, "at connected&S9 (marker cry here)").over


@pytest.mark.rule("IV-C-301")
def test_as_often_as_a_number_says() -> None:
    g = gathered("security")
    said(g, "repeat charges (supply 1)")
    assert trip(g).supplies == 7


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize("span", ["", "round", "turn", "check"])
def test_once_in_a_span_from_each_source(span: str) -> None:
    g = gathered("security")
    text = f"once {span} (supply 1)"
    for source, supplies in (("a", 6), ("a", 6), ("b", 7)):
        said(g, text, source=source)
        assert trip(g).supplies == supplies
    assert len(done_in(g, span)) == 2
    done_in(g, span).clear()
    said(g, text, source="a")
    assert trip(g).supplies == 8


@pytest.mark.rule("IV-C-301")
def test_what_was_chosen_is_what_is_done() -> None:
    g = gathered("security")
    choosing = said(g, "supply 1 or charge 1 or success 1")
    assert choosing.offers == [Choose("supply 1"), Choose("charge 1"), Choose("success 1")]
    choosing.answer(Choose("charge 1"))
    assert (trip(g).supplies, charges(g)[0], trip(g).success) == (5, 3, 3)
