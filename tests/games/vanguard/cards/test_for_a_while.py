"""What cards promise for a while: until the next turn, for the next Travel, for a field that is still to come."""

import pytest

from games.vanguard.cards.hush import answered, changes, gathered, happens
from games.vanguard.planets.ground import trip
from starboard.games.vanguard.board import threat
from starboard.games.vanguard.context import Ctx
from starboard.games.vanguard.effects import carry_out
from starboard.games.vanguard.expedition_state import Threat
from starboard.games.vanguard.moves_effects import Choose
from starboard.games.vanguard.moves_explore import PickCard, PlayCard, Rest, UseCard
from starboard.games.vanguard.notation import parse_effect
from starboard.games.vanguard.rules.rest import can_rest
from starboard.games.vanguard.rules.statuses import begin_turn, has_status
from starboard.games.vanguard.rules.turn import taking
from starboard.games.vanguard.state import VanguardState


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
