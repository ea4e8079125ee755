"""What cards promise for a while: until the next turn, for the next Travel, for a field that is still to come."""

import pytest

from games.vanguard.campaigns.cards.hush import answered, changes, gathered, happens, results
from games.vanguard.campaigns.planets.ground import trip
from starboard.games.vanguard.board.sectors import threat
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out, may_effect
from starboard.games.vanguard.moves.effect_moves import Choose, PickCrew, PickSector
from starboard.games.vanguard.moves.exploration_moves import (
    PickCard,
    PickWord,
    PlayCard,
    Rest,
    TakeSpecial,
    Travel,
    UseCard,
)
from starboard.games.vanguard.notation.grammar import parse_effect
from starboard.games.vanguard.rules.basics.statuses import begin_turn, has_status
from starboard.games.vanguard.rules.cards.abilities import usable
from starboard.games.vanguard.rules.cards.equipment import discard
from starboard.games.vanguard.rules.check.check import foretold
from starboard.games.vanguard.rules.exploration.exploration import end_round
from starboard.games.vanguard.rules.exploration.rest import can_rest
from starboard.games.vanguard.rules.exploration.travel import travel
from starboard.games.vanguard.rules.exploration.turn import act, taking
from starboard.games.vanguard.rules.launch_and_return.planet_board import record_planet
from starboard.games.vanguard.state.board_state import Threat
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import RoundNotes, Taken


def consoler(g: VanguardState) -> Threat:
    found = threat(g, "T02")
    assert found is not None
    return found


def do(g: VanguardState, text: str, who: int = 0, source: str = "test") -> None:
    answered(carry_out(g, parse_effect(text), Ctx(source, "IV-X-602", who)))


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize(("span", "during"), [("until", False), ("next", True)])
def test_something_lasts_until_the_next_turn_or_through_it(span: str, during: bool) -> None:
    g = gathered("security")
    do(g, f"status calm {span}")
    trip(g).turns += 2
    assert has_status(g, 0, "calm")
    begin_turn(g, 0)
    assert has_status(g, 0, "calm") is during
    trip(g).turns += 1
    assert not has_status(g, 0, "calm")


@pytest.mark.rule("IV-X-312")
def test_a_light_travel_ignores_all_symbols_once() -> None:
    g = gathered("engineering")
    do(g, "status light turn")
    assert changes(g, lambda: happens(g, "travel 4")) == "light0 -1, sector0 +2, turn:new-sector +1"
    assert "light" not in trip(g).team[0].statuses


@pytest.mark.rule("IV-X-312")
def test_no_horizon_makes_the_next_travel_cost_a_die_more() -> None:
    plain, g = gathered("recon", "@4"), gathered("recon", "@4")
    answered(happens(g, "event E10"), Choose("status slow exploration"))
    before = len(trip(g).team[0].available)
    for one in (plain, g):
        answered(happens(one, "travel 2"))
    assert len(trip(plain).team[0].available) == len(trip(g).team[0].available) + 1
    assert len(trip(g).team[0].available) < before
    assert not has_status(g, 0, "slow")


@pytest.mark.rule("IV-X-1601")
@pytest.mark.parametrize(("source", "hurt"), [("path", 1), ("event:E01", 1), ("poi:143", 2), ("threat:T02", 2)])
def test_load_bearing_keeps_injuries_of_paths_and_events_away(source: str, hurt: int) -> None:
    g = gathered("engineering")
    do(g, "status safe until")
    do(g, "injure wound", source=source)
    assert len(trip(g).team[0].injuries) == hurt


@pytest.mark.rule("IV-X-330")
def test_who_has_a_card_for_it_rests_without_supplies() -> None:
    g = gathered("engineering")
    trip(g).supplies = 0
    assert not can_rest(g, 0)
    trip(g).team[0].hand = ["EN11"]
    assert Rest() in taking(g, 0)
    assert changes(g, lambda: happens(g, "rest"), PlayCard(0, "EN11")) == "free0 +4, spent0 -4"


@pytest.mark.rule("IV-X-330")
def test_who_does_not_use_it_has_only_sat_down() -> None:
    g = gathered("engineering", "kit:f14")
    e = trip(g)
    e.supplies = 0
    e.places[2].gear.append("f14")
    assert changes(g, lambda: happens(g, "rest"), UseCard(0, "f14", 0)) == "free0 +4, hand0 +1, spent0 -4"
    e.places[2].gear.clear()
    assert not can_rest(g, 0)
    assert changes(g, lambda: happens(g, "rest")) == ""


@pytest.mark.rule("IV-X-1102")
def test_a_rest_that_costs_nothing_takes_nothing_from_a_full_lander() -> None:
    g = gathered("engineering")
    e = trip(g)
    e.supplies = e.most_supplies = 8
    e.team[0].hand = ["EN11"]
    answered(happens(g, "rest"), PlayCard(0, "EN11"))
    assert e.supplies == 8


@pytest.mark.rule("IV-X-801")
def test_of_two_events_one_is_resolved_and_the_other_goes_under_the_deck() -> None:
    g = gathered("recon")
    e = trip(g)
    e.team[0].hand = ["RE05"]
    answered(happens(g, "event E26 E03"), PlayCard(0, "RE05"), PickCard("E26"))
    assert (e.events.cards[0], e.events.discards[-1]) == ("E03", "E26")


@pytest.mark.rule("IV-X-1501")
def test_a_track_begins_anew_also_after_a_field_without_effect() -> None:
    g = gathered("security", "@5")
    do(g, "note mute 2 exploration")
    assert changes(g, lambda: happens(g, "track T02 1")) == "field -2, mute -1"
    assert changes(g, lambda: happens(g, "track T02 1")) == "field +1, mute -1"
    assert consoler(g).sectors[0] == 5


@pytest.mark.rule("IV-X-312")
def test_only_somebody_with_an_injury_is_carried() -> None:
    g = gathered("security")
    e = trip(g)
    e.team[0].hand, e.team[1].injuries = ["SE16"], []
    answered(happens(g, "travel 4"), PlayCard(0, "SE16"))
    assert [one.sector for one in e.team[:3]] == [4, 2, 4]


@pytest.mark.rule("IV-X-312")
def test_who_leaves_a_sector_with_fence_posts_ignores_a_symbol_this_round() -> None:
    g = gathered("recon")
    do(g, "path-less 1 round")
    for who in (0, 1):
        trip(g).who = who
        before = len(trip(g).team[who].available)
        answered(travel(g, who, Travel(4)))
        assert len(trip(g).team[who].available) == before
    trip(g).round_notes = RoundNotes()
    before = len(trip(g).team[2].available)
    answered(travel(g, 2, Travel(4)))
    assert len(trip(g).team[2].available) == before - 1


@pytest.mark.rule("IV-X-1504")
def test_everybody_goes_over_the_ridge_together() -> None:
    g = gathered("recon")
    team = trip(g).team
    answered(carry_out(g, parse_effect("march-all 2 free"), Ctx("test", "IV-X-510", 0)), PickSector(4), PickSector(6))
    assert [one.sector for one in team] == [6, 6, 6, 1]
    assert [len(one.spent) for one in team] == [4] * 4


@pytest.mark.rule("IV-X-1504")
def test_a_threat_leaves_the_board_until_the_end_of_the_next_round() -> None:
    g = gathered("science")
    before = list(consoler(g).sectors)
    do(g, "unthreat one round")
    assert consoler(g).sectors == [0, 0, 0]
    for expected in ([0, 0, 0], before, before):
        answered(end_round(g))
        assert consoler(g).sectors == expected


@pytest.mark.rule("IV-S-2510")
def test_a_threat_that_is_away_is_recorded_where_it_belongs() -> None:
    g = gathered("science")
    before = list(consoler(g).sectors)
    do(g, "unthreat one round")
    record_planet(g)
    assert g.records["P02"].threats["T02"] == before


@pytest.mark.rule("IV-X-1504")
def test_a_threat_that_holds_still_does_not_move_until_the_next_turn_has_ended() -> None:
    g = gathered("recon", "cry")
    do(g, "still one next")
    start = consoler(g).sectors[0]
    for turns in range(3):
        if turns == 1:
            begin_turn(g, 0)
        do(g, "walk T02 1 toward S2")
        assert (consoler(g).sectors[0] == start) is (turns < 2)
        trip(g).turns += turns > 0


@pytest.mark.rule("IV-X-541")
@pytest.mark.parametrize(("used", "back"), [(["science"], 3), (["biology", "science"], 3), (["biology"], 0), ([], 0)])
def test_a_hypothesis_is_rewarded_if_the_marked_row_used_the_symbol(used: list[str], back: int) -> None:
    g = gathered("science")
    answered(carry_out(g, parse_effect("predict 3"), Ctx("test", "IV-X-602", 0)), PickWord("science"))
    assert not may_effect(g, parse_effect("predict 3"), Ctx("test", "IV-X-602", 0)), "one at a time"
    trip(g).check = Check(0, "poi:143", 0, 2, used=used)
    assert (foretold(g, 0), foretold(g, 0)) == (back, 0)
    assert not may_effect(g, parse_effect("predict 3"), Ctx("test", "IV-X-602", 0)), "only before a check"


@pytest.mark.rule("IV-X-1207")
def test_a_net_is_repaired_for_the_one_who_carried_the_thing() -> None:
    g = gathered("engineering")
    e = trip(g)
    e.team[2].equipment = ["m01"]
    discard(g, 2, "m01", "IV-X-1207")
    do(g, "fetch discarded")
    assert [one.equipment for one in e.team] == [[], [], ["m01"], []]


@pytest.mark.rule("IV-X-510")
def test_a_pattern_wants_two_dice_of_one_colour() -> None:
    g = gathered("science", "R:acc G:bas B:sci")
    assert not may_effect(g, parse_effect("turn 1 D any kin"), Ctx("test", "IV-X-506", 0))
    g = gathered("science", "R:acc G:bas B:sci B:acc")
    do(g, "turn 1 D any kin")
    assert results(g).split()[2:] in (["B:sci", "B:sci"], ["B:acc", "B:acc"])


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(("card", "section"), [("RE02", "recon"), ("p11", "science"), ("flo01", "science")])
def test_a_travel_symbol_is_not_any_symbol(card: str, section: str) -> None:
    g = gathered(section, "@4")
    e = trip(g)
    {"R": e.team[0].hand, "p": e.team[0].equipment, "f": e.discoveries}[card[0]].append(card)
    before = len(e.team[0].available)
    answered(happens(g, "travel 6"))
    assert (e.team[0].sector, len(e.team[0].available)) == (6, before - 1), "it wants a red die, and nothing else"


@pytest.mark.rule("IV-X-314")
def test_runner_sandals_carry_one_sector_further_after_a_travel() -> None:
    g = gathered("recon", "kit:p32")
    one = trip(g).team[0]
    one.sector = 10
    answered(happens(g, "travel 5"), UseCard(0, "p32", 0))
    assert one.sector == 7, "of the paths of sector 5 one has no symbols"
    do(g, "move S3 free")
    assert one.sector == 3, "nothing more after a move that is no Travel"


@pytest.mark.rule("IV-X-311")
@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(
    ("before", "able"),
    [("nothing", False), ("path-free 4-6 round", True), ("path-free 4-6 round, path-close 4-6 round", False)],
)
def test_runner_sandals_want_a_path_without_symbols_that_is_open(before: str, able: bool) -> None:
    g = gathered("recon", "kit:p32")
    do(g, before)
    answered(happens(g, "travel 4"), *([UseCard(0, "p32", 0)] if able else []))
    assert trip(g).team[0].sector == (6 if able else 4)


@pytest.mark.rule("IV-X-314")
def test_a_plane_table_is_for_sectors_that_nobody_has_entered_and_once_for_each() -> None:
    g = gathered("recon", "kit:p19")
    one = trip(g).team[0]
    trip(g).places[2].entered = True
    for sector, hand in ((4, 1), (2, 1), (4, 1)):
        answered(happens(g, f"travel {sector}"))
        assert (one.sector, len(one.hand)) == (sector, hand)


@pytest.mark.rule("IV-X-314")
def test_a_plane_table_is_good_for_three_sectors() -> None:
    g = gathered("recon", "kit:p19")
    one = trip(g).team[0]
    for sector, hand in ((4, 1), (6, 2), (8, 3), (9, 3)):
        do(g, f"move S{sector} free")
        assert (one.sector, len(one.hand)) == (sector, hand)


@pytest.mark.rule("IV-X-510")
def test_two_who_are_carried_come_to_the_same_sector() -> None:
    g = gathered("security")
    team = trip(g).team
    effect = parse_effect("march-with 1 free")
    answered(carry_out(g, effect, Ctx("card:SE16", "IV-X-510", 0)), PickCrew(team[2].crew), PickSector(4))
    assert [one.sector for one in team] == [4, 2, 4, 1]


@pytest.mark.rule("IV-X-301")
def test_only_the_same_special_action_can_be_taken_again() -> None:
    g = gathered("science", "@5 card:SC28")
    e = trip(g)
    assert PlayCard(0, "SC28") not in usable(g, 0, "turn")
    e.team[0].hand = []
    answered(act(g, 0, TakeSpecial("threat:T02", 0)))
    e.team[0].hand = ["SC28"]
    assert (e.actions, PlayCard(0, "SC28") in usable(g, 0, "turn")) == (1, True)
    answered(act(g, 0, PlayCard(0, "SC28")))
    assert (e.actions, e.special_done) == (1, True)
    assert e.turn_notes.taken == [Taken("threat:T02", 0)] * 2


@pytest.mark.rule("IV-X-301")
def test_what_is_gone_cannot_be_taken_again() -> None:
    g = gathered("science", "card:SC28")
    answered(act(g, 0, TakeSpecial("poi:143", 1)))
    assert PlayCard(0, "SC28") not in usable(g, 0, "turn"), "the calf is left, and nothing more is here"
