"""Dice checks that nobody takes as an action: a travel effect, an event or a threat demands them."""

import pytest

from games.vanguard.proving_ground import (
    DANGER_FACE,
    FOLDER,
    Played,
    do,
    face,
    landed,
    load,
    one,
    own,
    picks,
    trip,
)
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.demanded_checks import demanded_check
from starboard.games.vanguard.moves.exploration_moves import Exert, GiveDie, GoOn, TakeSpecial, Travel
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.grammar import BadNotation
from starboard.games.vanguard.odds.asked.check_asked import action_asked
from starboard.games.vanguard.rules.basics.away_team import dice_in_play
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.rules.exploration.travel import travel
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.event_cards import resolve
from starboard.games.vanguard.rules.planet.time_tracks import advance
from starboard.games.vanguard.state.game_state import VanguardState

SUPPLIES = 5


def travellers(*sectors: int) -> VanguardState:
    """Somebody with a red die, and others in these sectors who have one as well."""
    g = landed("re", "sc", "en", planet="P93", sectors=(1, *sectors))
    for who in range(3):
        own(g, who, ["red_fitness"])
    return g


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(("shows", "supplies"), [("fit", SUPPLIES + 1), ("bas", SUPPLIES - 1)])
def test_a_travel_effect_can_demand_a_check(shows: str, supplies: int) -> None:
    g = travellers(3, 3)
    load(g, face("red_fitness", shows), DANGER_FACE["common"])
    play = Played(travel(g, 0, Travel(2)))
    assert play.asked == (0, "roll")
    play.through(*picks("red_fitness"))
    assert (trip(g).supplies, one(g).sector) == (supplies, 2), "the way is finished whatever came of it"
    assert trip(g).check is None


@pytest.mark.rule("IV-X-313")
def test_on_the_way_those_where_it_began_may_support_and_those_where_it_ends_may_not() -> None:
    """T-31."""
    g = travellers(1, 2)
    play = Played(travel(g, 0, Travel(2))).answer(*picks("red_fitness"))
    assert (play.asked[1], play.offers) == ("support", [GiveDie("red_fitness"), GoOn()])
    play.answer(GoOn())
    assert play.over or play.asked[1] != "support", "nobody else is asked"


@pytest.mark.rule("IV-X-802")
def test_an_event_can_demand_a_check() -> None:
    g = travellers(3, 3)
    trip(g).event = "E04"
    load(g, face("red_fitness", "acc"))
    Played(resolve(g, 0, False)).through(*picks("red_fitness"))
    assert trip(g).supplies == SUPPLIES - 1


@pytest.mark.rule("IV-X-1501")
@pytest.mark.rule("IV-X-903")
def test_a_threat_can_demand_a_check_of_everybody_there_and_its_tracks_stay() -> None:
    g = travellers(2, 2)
    load(g, face("red_fitness", "acc"), face("red_fitness", "van"))
    play = Played(advance(g, "T95", "IV-X-906"))
    play.answer(*picks("red_fitness")).answer(GoOn())
    while play.asked[1] != "roll":
        play.answer(GoOn())
    play.through(*picks("red_fitness"))
    assert trip(g).boards[0].threats[0].tracks == {"1.green": 1, "1.red": 1}
    load(g, face("red_fitness", "bas"))
    own(g, 1, ["red_defence"])
    load(g, face("red_defence", "def"))
    do(g, "check T95.2", *picks("red_defence"), who=1)
    assert trip(g).supplies == SUPPLIES + 1


@pytest.mark.rule("IV-X-401")
def test_who_is_put_to_the_test_may_exert_first() -> None:
    g = travellers(3, 3)
    own(g, 0, spent=["red_basic", "red_fitness", "blue_basic", "blue_basic"])
    play = Played(travel(g, 0, Travel(2)))
    assert (play.asked, play.offers) == ((0, "exert-first"), [Exert(0), GoOn()])
    play.answer(Exert(0))
    while play.asked[1] != "roll":
        play.answer(play.offers[0])
    assert trip(g).tallies.exertions == 1


@pytest.mark.rule("IV-X-402")
def test_a_check_can_be_demanded_in_the_middle_of_another() -> None:
    g = travellers(3, 3)
    own(g, 0, ["green_exploration", "red_fitness"])
    load(g, face("green_exploration", "exp"))
    play = Played(dice_check(g, 0, "poi:931", 0, action_of(g, "poi:931", 0)))
    play.answer(*picks("green_exploration"))
    load(g, face("red_fitness", "fit"), DANGER_FACE["common"])
    while play.asked[1] != "roll":
        play.answer(GoOn())
    inner = trip(g).check
    assert inner is not None
    assert inner.outer is not None
    assert (inner.source, inner.outer.source) == ("condition:C99", "poi:931")
    assert dice_in_play(g, 0) == 2
    play.through(*picks("red_fitness"))
    assert (trip(g).supplies, trip(g).success, trip(g).check) == (SUPPLIES + 1, 1, None)


@pytest.mark.rule("IV-X-301")
def test_nobody_takes_as_an_action_what_is_demanded() -> None:
    g = landed("re", planet="P93", sectors=(2,))
    assert special_actions(g, 0) == [TakeSpecial("threat:T95", 0)]


@pytest.mark.rule("IV-X-501")
def test_the_odds_know_a_demanded_check() -> None:
    g = travellers(3, 3)
    Played(travel(g, 0, Travel(2)))
    action = action_asked(g)
    assert action is not None
    assert action.demanded


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("C99", ("condition:C99", 0)),
        ("T95", ("threat:T95", 1)),
        ("T95.2", ("threat:T95", 1)),
        ("T95.1", None),
        ("T95.3", None),
        ("E04", ("event:E04", 0)),
        ("E01", None),
        ("SE01", None),
        ("X99", None),
    ],
)
def test_which_check_is_meant(name: str, found: tuple[str, int] | None) -> None:
    assert demanded_check(campaign[FOLDER], name) == found


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(
    "line", ["limit: round", "if: alone", "where: S1", "plain -> nothing", "demanded: yes", "demanded -> nothing"]
)
def test_what_is_demanded_cannot_be_limited_and_is_a_check(line: str) -> None:
    rows = "" if line.startswith("plain") else "green: D -> nothing\nred -> nothing"
    with pytest.raises(BadNotation):
        parse_action(f"demanded\n{line}\n{rows}")
