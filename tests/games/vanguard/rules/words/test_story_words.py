"""Words of the story: who signs, what is remembered, which logs are read again."""

import pytest

from games.vanguard.campaigns.cards.dock import docked
from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import trip
from games.vanguard.saying import me, said
from starboard.games.vanguard.state.member_state import NOBODY


@pytest.mark.rule("IV-C-303")
def test_the_longest_serving_of_the_away_team_signs_once() -> None:
    g = docked()
    said(g, "sign", NOBODY)
    assert g.signer == "", "nobody is on a planet"
    g = gathered("security")
    third = trip(g).team[2]
    g.crew[third.crew].missions = 5
    said(g, "sign")
    assert g.signer == third.crew
    g.crew[me(g).crew].missions = 9
    said(g, "sign")
    assert g.signer == third.crew, "whatever becomes of them"


@pytest.mark.rule("IV-C-303")
def test_the_story_remembers_a_word_or_counts() -> None:
    g = docked()
    said(g, "flag CALF=saved", NOBODY)
    said(g, "flag CALF=left", NOBODY)
    said(g, "flag PENCIL+2", NOBODY).through()
    assert (g.flags["CALF"], g.counters["PENCIL"]) == ("left", 2)


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(("id", "times"), [("L00-1", 1), ("LO1-0", 2)])
def test_some_logs_are_read_once_and_others_as_often_as_they_are_told(id: str, times: int) -> None:
    g = docked()
    for _ in range(2):
        said(g, f"log {id}", NOBODY).through()
    assert [entry.log for entry in g.book].count(id) == times


@pytest.mark.rule("IV-C-302")
def test_the_dead_are_named_in_the_order_in_which_they_died() -> None:
    g = docked()
    g.ship.memorial = ["66", "44"]
    said(g, "roll", NOBODY).through()
    named = [entry.names.get("lost") for entry in g.book]
    assert named == [id for id in ("66", "44") if id in named]
    assert named, "somebody is remembered"
