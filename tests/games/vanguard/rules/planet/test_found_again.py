"""A discovery may go under its deck for the next one (IV-X-1402), if somebody can do so."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.proving_ground import Played
from games.vanguard.saying import me, said
from starboard.games.vanguard.moves.exploration_moves import GoOn, UseSkill
from starboard.games.vanguard.state.game_state import VanguardState


def finder(*deck: str) -> VanguardState:
    """Somebody whose skill draws discoveries again, and the deck of minerals with its top card last."""
    g = gathered("recon")
    me(g).crew = "40"
    g.decks.discoveries[0], g.decks.unshuffled = list(deck), {}
    return g


def finding(g: VanguardState, who: int = 0) -> Played:
    return said(g, "disc min", who)


@pytest.mark.rule("IV-X-1402")
def test_the_card_goes_under_its_deck_and_the_next_one_is_taken() -> None:
    g = finder("min01", "min02", "min03")
    drawing = finding(g)
    assert drawing.offers == [UseSkill(0), GoOn()]
    drawing.answer(UseSkill(0)).through()
    assert (trip(g).discoveries, g.decks.discoveries[0]) == (["min02"], ["min03", "min01"])
    assert me(g).charges == 1


@pytest.mark.rule("IV-X-1402")
def test_it_is_kept_if_nobody_wants_another() -> None:
    g = finder("min01", "min02", "min03")
    finding(g).answer(GoOn())
    assert (trip(g).discoveries, g.decks.discoveries[0]) == (["min03"], ["min01", "min02"])


@pytest.mark.rule("IV-X-1402")
def test_the_last_card_of_a_deck_stays() -> None:
    g = finder("min01")
    finding(g).through(UseSkill(0))
    assert (trip(g).discoveries, g.decks.discoveries[0]) == (["min01"], [])


@pytest.mark.rule("IV-X-1402")
def test_an_empty_deck_gives_nothing_and_asks_nothing() -> None:
    g = finder()
    assert finding(g).over
    assert trip(g).discoveries == []


@pytest.mark.rule("IV-X-602")
def test_what_another_finds_is_not_drawn_again() -> None:
    g = finder("min01", "min02")
    assert finding(g, who=1).over
    assert trip(g).discoveries == ["min02"]
