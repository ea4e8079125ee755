"""What a card leaves behind for a while is kept: wariness, calm, reach, and what is promised for later."""

import pytest

from games.vanguard.campaigns.cards.hush import answered, changes, gathered, happens, measured, results
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.proving_ground import Fixed
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.exploration_moves import PlayCard, TakeSpecial, Travel, UseSkill
from starboard.games.vanguard.notation.actions import parse_action
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.statuses import has_status
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.equipment import hand_overs
from starboard.games.vanguard.rules.check.check import dice_check
from starboard.games.vanguard.rules.check.check_modify import choices
from starboard.games.vanguard.rules.exploration.special_action import special_actions
from starboard.games.vanguard.rules.exploration.travel import travels
from starboard.games.vanguard.rules.planet.event_cards import resolve
from starboard.games.vanguard.rules.planet.threats import may_enter
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.game_state import VanguardState


def played(g: VanguardState, card: str, who: int = 0) -> VanguardState:
    """Somebody has played a card."""
    trip(g).team[who].hand = [card]
    answered(abilities.use(g, PlayCard(who, card)))
    return g


@pytest.mark.rule("IV-X-504")
def test_a_bad_feeling_takes_one_danger_die_out_and_is_gone() -> None:
    g = played(gathered("security"), "SE14")
    assert has_status(g, 0, "wary")
    action = parse_action("danger: A\ndanger: A\ngreen: van -> success 1\nred -> success 2")
    g.chance = Fixed(*[0] * 60)
    before = trip(g).success
    answered(dice_check(g, 1, "prepare", 0, action))
    assert trip(g).success > before
    assert not has_status(g, 0, "wary")


@pytest.mark.rule("IV-X-1504")
def test_held_lines_keep_threats_out() -> None:
    g = played(gathered("security"), "SE15")
    assert not may_enter(g, 2, "T02")
    assert may_enter(g, 1, "T02")


@pytest.mark.rule("IV-X-802")
def test_behind_a_wall_events_pass() -> None:
    g = gathered("security")
    assert changes(g, lambda: happens(g, "event E03")) != ""
    g = played(gathered("security"), "SE25")
    assert changes(g, lambda: happens(g, "event E03")) == ""


@pytest.mark.rule("IV-X-1501")
def test_a_muted_field_does_nothing() -> None:
    g = gathered("security", "@5")
    trip(g).round_notes.mute = 1
    assert changes(g, lambda: happens(g, "field 3")) == "field -2, round:mute -1", "but the track begins again"
    assert "no-travel0 +1" in changes(g, lambda: happens(g, "field 3"))


@pytest.mark.rule("IV-X-303")
@pytest.mark.parametrize(("source", "who", "moved"), [("event:E22", 1, False), ("card:RE02", 1, True)])
def test_who_stands_beside_a_load_bearing_one_is_not_moved_by_events(source: str, who: int, moved: bool) -> None:
    g = played(gathered("engineering"), "EN29")
    answered(carry_out(g, parse_effect("move S1"), Ctx(source, "IV-X-303", who)))
    assert (trip(g).team[who].sector == 1) == moved


@pytest.mark.rule("IV-X-1601")
def test_who_comes_later_is_safe_beside_a_load_bearing_one_and_who_leaves_is_not() -> None:
    g = played(gathered("engineering"), "EN29")
    team = trip(g).team
    team[3].sector, team[1].sector = team[0].sector, 7
    for who in (1, 3):
        answered(carry_out(g, parse_effect("injure wound"), Ctx("event:E01", "IV-X-303", who)))
    assert [len(one.injuries) for one in team] == [1, 2, 1, 1]


@pytest.mark.rule("IV-X-1501")
def test_a_wall_spares_whoever_stands_behind_it_when_the_threat_comes() -> None:
    g = played(gathered("security", "@5"), "SE25")
    team = trip(g).team
    team[2].sector, team[3].sector = 2, 5
    answered(happens(g, "field 3"))
    assert ["no-travel" in one.statuses for one in team] == [False] * 4
    team[0].statuses.clear()
    answered(happens(g, "field 3"))
    assert ["no-travel" in one.statuses for one in team] == [True, True, False, True]


@pytest.mark.rule("IV-X-802")
def test_a_wall_keeps_the_main_effect_of_an_event_away_from_others_too() -> None:
    g = played(gathered("security"), "SE25")
    e = trip(g)
    e.event = "E09"
    before = len(e.team[1].available)
    answered(resolve(g, 1, False))
    assert len(e.team[1].available) == before
    e.team[0].statuses.clear()
    answered(resolve(g, 1, False))
    assert len(e.team[1].available) == before - 1


@pytest.mark.rule("IV-X-310")
def test_a_bypass_opens_no_travel() -> None:
    g = land("P00", 1, 2)
    trip(g).who = 0
    assert travels(g, 0) == []
    trip(g).team[0].hand = ["EN16"]
    answered(abilities.use(g, PlayCard(0, "EN16")))
    assert travels(g, 0) == [Travel(5)]


@pytest.mark.rule("IV-X-1202")
def test_deep_pockets_reach_into_the_next_sector() -> None:
    g = gathered("security", "kit:m02")
    near = len(hand_overs(g, 0))
    assert len(hand_overs(played(g, "SE20"), 0)) > near


@pytest.mark.rule("IV-X-301")
def test_remote_hands_take_an_action_next_door() -> None:
    g = gathered("engineering")
    trip(g).places[1].pois = [Poi("151")]
    assert TakeSpecial("poi:151@1", 0) not in special_actions(g, 0)
    found = special_actions(played(g, "EN21"), 0)
    assert any(isinstance(move, TakeSpecial) and move.source.startswith("poi:151") for move in found)


@pytest.mark.rule("IV-X-507")
@pytest.mark.parametrize(("card", "shows"), [("SE17", "R:bas"), ("RE12", "R:acc")])
def test_some_cards_help_from_the_next_sector(card: str, shows: str) -> None:
    section = "recon" if card == "SE17" else "security"
    g = gathered(section, "R:acc")
    e = trip(g)
    far = next(who for who, one in enumerate(e.team) if one.sector == 1)
    e.team[far].hand = [card]
    move = PlayCard(far, card)
    assert move in choices(g)
    dice = len(e.team[far].available)
    answered(abilities.use(g, move))
    assert results(g).startswith(shows)
    assert len(e.team[far].available) == dice - (card == "RE12")


@pytest.mark.rule("IV-X-507")
def test_other_cards_do_not_reach_that_far() -> None:
    g = gathered("recon", "R:acc")
    far = next(who for who, one in enumerate(trip(g).team) if one.sector == 1)
    trip(g).team[far].hand = ["SE01"]
    assert PlayCard(far, "SE01") not in choices(g)
    trip(g).team[far].sector = 2
    assert PlayCard(far, "SE01") in choices(g)


@pytest.mark.rule("IV-X-509")
def test_dead_reckoning_supports_from_the_next_sector() -> None:
    g = gathered("security", "R:acc")
    far = next(who for who, one in enumerate(trip(g).team) if one.crew == "22")
    trip(g).team[far].charges = 1
    assert UseSkill(far) in choices(g)


@pytest.mark.rule("IV-X-550")
def test_an_old_habit_brings_two_dice_back() -> None:
    g = gathered("recon")
    me = trip(g).team[0]
    me.hand, me.injuries, me.injury_dice = ["RE24"], [], [0, 0, 0]
    before = measured(g)
    answered(dice_check(g, 0, "prepare", 0, None), PlayCard(0, "RE24"))
    assert len(me.available) == 2
    assert len(me.spent) == before["spent0"] + before["free0"] - 2


@pytest.mark.rule("IV-X-806")
@pytest.mark.parametrize(("effect", "left"), [("events under 3", 0), ("events drop 3", -1)])
def test_looking_at_events(effect: str, left: int) -> None:
    g = gathered("recon")
    e = trip(g)
    before = list(e.events.cards)
    answered(happens(g, effect))
    assert len(e.events.cards) == len(before) + left
    assert e.events.cards != before


@pytest.mark.rule("IV-X-1404")
def test_everything_has_a_use() -> None:
    g = gathered("recon", "found:min01 found:spe01")
    answered(abilities.use(played_hand(g, "RE29"), PlayCard(0, "RE29")))
    assert len(trip(g).discoveries) == 2
    assert trip(g).discoveries != ["min01", "spe01"]


def played_hand(g: VanguardState, card: str) -> VanguardState:
    trip(g).team[0].hand = [card]
    return g
