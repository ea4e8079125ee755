"""Words that move crew members and standees: whereto, how, and who comes along."""

import pytest

from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.saying import me, said
from starboard.games.vanguard.board.sectors import board_at, threat
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import PickCrew, PickSector
from starboard.games.vanguard.moves.exploration_moves import GoOn, PickStandee
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.statuses import has_status, set_status
from starboard.games.vanguard.rules.planet.threats import still
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY


def places(g: VanguardState) -> list[int]:
    """Where everybody is."""
    return [one.sector for one in trip(g).team]


def consoler(g: VanguardState) -> Threat:
    found = threat(g, "T02")
    assert found is not None
    return found


@pytest.mark.rule("IV-X-314")
def test_the_sector_is_chosen_among_others_than_ones_own() -> None:
    g = gathered("security")
    moving = said(g, "move near free")
    assert moving.offers == [PickSector(1), PickSector(4), PickSector(7)]
    moving.answer(PickSector(7)).through()
    assert me(g).sector == 7
    assert said(g, "move S7 free").over
    assert said(g, "move S7").over, "there is nowhere to go"


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize(("how", "dice"), [("free", 0), ("", 0), ("symbols", 1), ("dice", 1)])
def test_symbols_are_resolved_if_the_effect_says_so(how: str, dice: int) -> None:
    g = gathered("security")
    before = len(me(g).available)
    said(g, f"move S7 {how}").through()
    assert (me(g).sector, before - len(me(g).available)) == (7, dice)


@pytest.mark.rule("IV-X-314")
def test_where_no_path_leads_there_are_no_symbols() -> None:
    g = gathered("security")
    before = len(me(g).available)
    said(g, "move S9 symbols").through()
    assert (me(g).sector, len(me(g).available)) == (9, before)


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize(("source", "counts"), [("threat:T02", 1), ("event:E01", 0)])
def test_who_was_moved_by_a_threat_is_counted(source: str, counts: int) -> None:
    g = gathered("security")
    for sector in (4, 6):
        said(g, f"move S{sector} free", source=source).through()
    assert trip(g).tallies.moved_by_threat == 2 * counts
    ctx = Ctx("rule:P02.1", "IV-X-314", 0, threat="T02")
    list(carry_out(g, parse_effect("move S8 free"), ctx))
    assert trip(g).tallies.moved_by_threat == 2 * counts + 1, "in the name of a threat"


@pytest.mark.rule("IV-X-314")
@pytest.mark.parametrize("why", ["held", "dead", "nobody", "safe from events"])
@pytest.mark.parametrize("text", ["move S4 free", "march 1 free"])
def test_who_is_held_is_not_moved(text: str, why: str) -> None:
    g = gathered("security")
    me(g).dead = why == "dead"
    if why in ("held", "safe from events"):
        set_status(g, 0, why.split(maxsplit=1)[0], "round")
    before = places(g)
    assert said(g, text, NOBODY if why == "nobody" else 0, "event:E01").over
    assert places(g) == before


@pytest.mark.rule("IV-X-314")
def test_who_is_safe_from_events_may_still_walk() -> None:
    g = gathered("security")
    set_status(g, 0, "safe", "round")
    said(g, "move S4 free", source="card:RE02").through()
    assert me(g).sector == 4


# -- Several paths ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-510")
def test_somebody_marches_so_far_and_may_stop_after_the_first_path() -> None:
    g = gathered("security")
    marching = said(g, "march 3 free")
    assert GoOn() not in marching.offers
    marching.answer(PickSector(4))
    assert marching.offers == [PickSector(2), PickSector(6), GoOn()]
    marching.answer(PickSector(6)).answer(GoOn())
    assert (marching.over, me(g).sector) == (True, 6)
    said(g, "march 1 free").answer(PickSector(8))
    assert me(g).sector == 8


@pytest.mark.rule("IV-X-510")
@pytest.mark.parametrize(("how", "dice"), [("free", 0), ("first", 1), ("symbols", 2), ("dice", 2)])
def test_the_symbols_of_no_path_of_the_first_or_of_all_are_resolved(how: str, dice: int) -> None:
    g = gathered("security", "@7")
    me(g).available = [NUMBER_OF["green_basic"]] * 3
    said(g, f"march 2 {how}").through(PickSector(2), PickSector(7))
    assert (me(g).sector, 3 - len(me(g).available)) == (7, dice)


@pytest.mark.rule("IV-X-510")
def test_everybody_in_the_sector_marches_together() -> None:
    g = gathered("security")
    set_status(g, 1, "held", "round")
    said(g, "march-all 2 free").through(PickSector(4), PickSector(6))
    assert places(g) == [6, 2, 6, 1], "but who is held"


@pytest.mark.rule("IV-X-510")
def test_one_other_comes_along() -> None:
    g = gathered("security")
    team = trip(g).team
    marching = said(g, "march-with 1 free")
    assert marching.offers == [PickCrew(team[1].crew), PickCrew(team[2].crew)]
    marching.through(PickCrew(team[2].crew), PickSector(4))
    assert places(g) == [4, 2, 4, 1]
    assert said(g, "march-with 1 free").asked == (0, "march"), "there is one"


@pytest.mark.rule("IV-X-510")
def test_one_of_them_follows_the_next_travel() -> None:
    g = gathered("security")
    team = trip(g).team
    following = said(g, "follow here free")
    assert following.offers == [PickCrew(team[1].crew), PickCrew(team[2].crew)]
    following.answer(PickCrew(team[2].crew))
    said(g, "come-along", who=1)
    assert trip(g).turn_notes.followers == [2, 1]
    me(g).sector = 9
    assert said(g, "follow here free").over
    assert len(trip(g).turn_notes.followers) == 2


@pytest.mark.rule("IV-X-1105")
def test_the_lander_comes_down_elsewhere_with_who_is_in_its_sector() -> None:
    g = gathered("security")
    trip(g).landing = 2
    said(g, "land S4/S6").answer(PickSector(6))
    assert (trip(g).landing, places(g)) == (6, [6, 6, 6, 1])
    assert said(g, "land connected&S1").over
    assert trip(g).landing == 6
    said(g, "put LANDER connected").answer(PickSector(8))
    assert (trip(g).landing, places(g)) == (8, [6, 6, 6, 1]), "alone"


# -- Standees --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize(
    ("text", "sectors"),
    [
        ("walk T02 1 toward S1", [3, 5, 5]),
        ("walk T02.all 1 toward S1", [3, 3, 3]),
        ("walk T02 2 toward S1", [1, 5, 5]),
        ("walk T02 1 away S7", [10, 5, 5]),
        ("put T02 S9", [9, 5, 5]),
        ("put T02.all S9", [9, 9, 9]),
    ],
)
def test_standees_walk_and_are_put(text: str, sectors: list[int]) -> None:
    g = gathered("security")
    said(g, text).through()
    assert consoler(g).sectors == sectors


@pytest.mark.rule("IV-X-1505")
@pytest.mark.parametrize("way", ["toward T01", "away T01", "toward S1"])
def test_where_there_is_no_goal_or_no_standee_nobody_walks(way: str) -> None:
    g = gathered("security")
    consoler(g).sectors = [0, 5, 5] if way == "toward S1" else [5, 5, 5]
    before = list(consoler(g).sectors)
    assert said(g, f"walk T02 1 {way}").over
    assert consoler(g).sectors == before


@pytest.mark.rule("IV-X-1505")
def test_where_there_is_nothing_to_choose_nothing_is_asked() -> None:
    g = land("P01", 2)
    ambler = threat(g, "T01")
    assert ambler is not None
    ambler.sectors = [10]
    assert said(g, "walk T01 1 choice").over
    assert ambler.sectors == [9]
    ambler.sectors = [0]
    assert said(g, "walk one 1 choice").over


@pytest.mark.rule("IV-X-1505")
def test_only_the_standees_of_a_threat_in_the_sector() -> None:
    g = gathered("security", "@3")
    consoler(g).sectors = [5, 3, 3]
    said(g, "walk T02.here 1 toward S1").through()
    assert consoler(g).sectors == [5, 1, 1]


@pytest.mark.rule("IV-X-1505")
def test_a_standee_of_choice_walks_as_the_player_wishes() -> None:
    g = gathered("security")
    consoler(g).sectors = [5, 7, 0]
    walking = said(g, "walk one 2 choice")
    assert walking.offers == [PickStandee("T02", 5), PickStandee("T02", 7)], "those on the board"
    walking.answer(PickStandee("T02", 7))
    assert GoOn() not in walking.offers
    walking.answer(PickSector(9))
    assert GoOn() in walking.offers
    walking.answer(GoOn())
    assert (walking.over, consoler(g).sectors) == (True, [5, 9, 0])


@pytest.mark.rule("IV-X-1505")
def test_standees_that_stand_together_are_nothing_to_choose_from() -> None:
    g = gathered("security", "@5")
    assert said(g, "walk here 1 toward S1").over
    assert consoler(g).sectors == [3, 5, 5]


@pytest.mark.rule("IV-X-1501")
def test_a_threat_comes_once() -> None:
    g = land("P01", 2)
    before = len(board_at(g, 2).threats)
    said(g, "threat T02 here")
    said(g, "threat T02 S4")
    assert [(one.id, one.sectors) for one in board_at(g, 2).threats[before:]] == [("T02", [2])]
    assert said(g, "threat T03 connected&S9").over
    assert threat(g, "T03") is None


@pytest.mark.rule("IV-X-1501")
@pytest.mark.parametrize("name", ["T02", "here", "one"])
def test_a_threat_is_sent_away_or_held(name: str) -> None:
    g = gathered("security", "@5")
    said(g, f"still {name} round").through()
    assert has_status(g, 0, still("T02"))
    said(g, f"unthreat {name}").through()
    assert threat(g, "T02") is None
    assert said(g, f"unthreat {name}").over
    assert said(g, f"still {name} round").over


@pytest.mark.rule("IV-X-1501")
def test_only_a_main_standee_stands_for_its_threat() -> None:
    g = gathered("security", "@5")
    consoler(g).sectors = [3, 5, 5]
    assert said(g, "unthreat here").over
    assert threat(g, "T02") is not None


@pytest.mark.rule("IV-X-1501")
def test_a_threat_leaves_the_board_for_a_while() -> None:
    g = gathered("security", "@5")
    said(g, "unthreat T02 round").through()
    assert consoler(g).sectors[0] == 0
