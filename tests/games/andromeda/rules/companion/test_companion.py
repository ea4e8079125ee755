"""The companion: people play at their own table, tell what happened there, and the Hegemon is played here."""

from typing import Any

import pytest

from games.andromeda.companion_tables import (
    asked,
    heard,
    is_answered_by_itself,
    of,
    quiet,
    spaces,
    struck_by,
    table,
    tell,
    to_the_end_of_the_hegemons_turn,
    without_raiders,
)
from starboard.bots import RandomBot, play_out
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES
from starboard.games.andromeda.moves.companion_moves import (
    CardGone,
    Laid,
    LiesHere,
    MarkerMoved,
    MoonStays,
    OtherModule,
    Points,
    Relocate,
    TurnOver,
    Won,
)
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    BuildDevelopment,
    ClaimMoon,
    Collapse,
    Rebuild,
    Recall,
    Recruit,
    SendLeader,
)
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.moves.turn_moves import GoOn, Launch, ReturnToStation
from starboard.games.andromeda.state.game_state import BAY, SPACES
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import BadOption, Sight, new_match


@pytest.mark.rule("AE-E-6.1")
def test_nobody_lays_a_table_while_the_page_answers_for_them() -> None:
    match = table(2, laid=False)
    for deck in of(match).modules:
        deck.cards.clear()
    tell(match, OtherModule(of(match).columns[0][0]))
    assert match.offers(of(match).first) == [Laid()]
    assert not is_answered_by_itself(match)


@pytest.mark.rule("AE-E-6.1")
def test_the_table_is_laid_as_drawn_and_people_hold_nothing_here() -> None:
    match = table(2, laid=False)
    g = of(match)
    assert asked(match) == "andromeda-ask-laid"
    assert all(not (player.hand or player.dealt or player.rejected) for player in g.players[:2])
    assert g.hegemon is not None
    assert len([tile for tile in g.tiles[:SPACES] if tile]) > 6
    shown = g.columns[1][0]
    tell(match, OtherModule(shown))
    tell(match, next(move for move in match.offers(g.first) if isinstance(move, LiesHere)))
    assert asked(match) == "andromeda-ask-laid"
    tell(match, Laid())
    assert asked(match) == "andromeda-ask-told-turn"
    assert match.asked == g.first


@pytest.mark.rule("AE-E-6.1")
def test_there_is_no_companion_for_more_than_three() -> None:
    with pytest.raises(BadOption):
        new_match(ANDROMEDA, 4, 1, {"companion": True})


def test_a_launch_is_told_and_leaders_come_home() -> None:
    match = without_raiders(table())
    g = of(match)
    base = spaces(match, lambda g, region: kind_of(g, region) == "base")[0]
    before = g.players[0].leaders
    assert NUMBER_OF[base] in g.players[0].posted
    tell(match, Launch("transport", base))
    assert NUMBER_OF[base] in g.players[0].ships
    assert NUMBER_OF[base] not in g.players[0].posted
    assert g.players[0].leaders == before + 1
    assert asked(match) == "andromeda-ask-told-more"
    assert ReturnToStation() not in match.offers(0)


def test_what_happened_on_the_map_and_the_station_is_told() -> None:
    match = without_raiders(table())
    g = of(match)
    player = g.players[0]
    planet, other = spaces(match, quiet)[:2]
    tell(match, Launch("transport", planet))
    moon = g.moons[NUMBER_OF[planet]][-1]
    tell(match, ClaimMoon(planet, moon))
    assert player.moons[1:] == [moon]
    tell(match, Relocate("transport", planet), ChooseRegion(other))
    assert NUMBER_OF[other] in player.ships
    tell(match, BuildDevelopment(other))
    assert [(place.region, place.owner) for place in g.developments] == [(NUMBER_OF[other], 0)]
    leader = next(iter(player.posted))
    posted = player.posted[leader]
    tell(match, Recruit(REGION_NAMES[leader]))
    assert player.posted.get(leader, 0) == posted - 1
    before = player.vp
    tell(match, Points(5), Points(-1))
    assert player.vp == before + 4
    left = g.to_event
    tell(match, MarkerMoved())
    assert g.to_event == left - 1


@pytest.mark.rule("AE-B-9.2")
def test_a_moon_that_was_counted_may_have_stayed() -> None:
    match = without_raiders(table())
    g = of(match)
    planet = next(place for place in spaces(match, quiet) if g.moons[NUMBER_OF[place]])
    moons = list(g.moons[NUMBER_OF[planet]])
    tell(match, Launch("transport", planet), MoonStays(planet))
    assert g.moons[NUMBER_OF[planet]] == moons
    assert MoonStays(planet) not in match.offers(0)


@pytest.mark.rule("AE-B-9.2")
def test_a_moon_that_was_counted_is_claimed_once_the_turn_goes_on() -> None:
    match = without_raiders(table())
    g = of(match)
    planet = next(place for place in spaces(match, quiet) if g.moons[NUMBER_OF[place]])
    tell(match, Launch("transport", planet))
    assert MoonStays(planet) in match.offers(0)
    to_the_end_of_the_hegemons_turn(match)
    assert asked(match) == "andromeda-ask-told-turn"
    assert not [move for move in match.offers(0) if isinstance(move, MoonStays)]


def test_modules_on_offer_are_made_to_match() -> None:
    match = table()
    g = of(match)
    shown = g.columns[0][0]
    tell(match, OtherModule(shown))
    assert asked(match) == "andromeda-ask-told-module"
    really = next(move.module for move in match.offers(0) if isinstance(move, LiesHere))
    tell(match, LiesHere(really))
    assert really in g.columns[0]
    assert shown in g.modules[0].cards or shown in g.columns[0]
    tell(match, Acquire(really))
    assert [module.id for module in g.players[0].modules] == [really]
    assert g.players[0].tracks == [0] * 5


@pytest.mark.rule("AE-E-7.1")
def test_the_hegemon_plays_its_turn_and_says_why() -> None:
    match = without_raiders(table())
    g = of(match)
    told: list[Any] = []
    turns = g.turns
    tell(match, TurnOver())
    told += match.events
    while g.turns < turns + 2:
        match.play(match.asked, match.offers(match.asked)[0])
        told += match.events
    assert any(event.message.id.startswith("andromeda-hegemon-") for event in told)
    assert all(event.rule for event in told if event.is_said)
    assert g.turn == 0
    assert asked(match) == "andromeda-ask-told-turn"


@pytest.mark.rule("AE-B-24.2")
def test_nothing_is_launched_to_a_quasar() -> None:
    match = table(special=True)
    quasars = {REGION_NAMES[region] for region in range(SPACES) if of(match).tiles[region] == "quasar"}
    launched = {move.region for move in match.offers(0) if isinstance(move, Launch)}
    assert len(quasars) == 2
    assert launched
    assert not launched & quasars


@pytest.mark.rule("AE-B-20.6")
def test_a_ship_goes_back_to_the_bay() -> None:
    match = without_raiders(table())
    region = spaces(match, quiet)[0]
    tell(match, Launch("transport", region), Recall("transport", region))
    assert of(match).players[0].ships.count(BAY) == 3
    assert heard(match, "recalled")


@pytest.mark.rule("AE-E-8.4")
def test_a_card_leaves_the_hegemons_hand() -> None:
    match = table()
    g = of(match)
    assert CardGone() not in match.offers(0)
    g.players[1].hand = [g.tactics.cards.pop()]
    tell(match, Points(1), CardGone())
    assert g.players[1].hand == []
    assert len(g.tactics.discards) == 1
    assert heard(match, "told-card")[0].message.args == {"left": 0}
    assert CardGone() not in match.offers(0)


@pytest.mark.rule("AE-B-19.4")
def test_losses_by_an_event_are_told_when_they_happen() -> None:
    match = struck_by("twilight_02", "twilight")
    g = of(match)
    assert asked(match) == "andromeda-ask-told-event"
    region = next(place for place in g.players[0].ships if place >= 0)
    tell(match, Recall("transport", REGION_NAMES[region]))
    assert g.event == "twilight_02"
    assert g.players[0].ships.count(BAY) == 3
    tell(match, GoOn())
    assert g.events_done == 1


@pytest.mark.rule("AE-B-17.10")
def test_a_development_that_collapses_and_is_rebuilt_is_told() -> None:
    match = without_raiders(table(events="twilight"))
    g = of(match)
    region = spaces(match, quiet)[0]
    tell(match, Launch("transport", region), BuildDevelopment(region), Collapse(region))
    assert [place.collapsed for place in g.developments] == [True]
    assert BuildDevelopment(region) not in match.offers(0)
    tell(match, Rebuild(region))
    assert [place.collapsed for place in g.developments] == [False]


@pytest.mark.rule("AE-B-19.4")
def test_nothing_is_asked_where_an_event_brings_only_what_people_keep() -> None:
    match = struck_by("dawn_04", "dawn")
    assert asked(match) != "andromeda-ask-told-event"
    assert of(match).events_done == 1


@pytest.mark.rule("AE-B-11.4")
def test_own_leaders_in_nebulae_are_told() -> None:
    match = table()
    player = of(match).players[0]
    start, end = "N2", "N5"
    player.posted = {NUMBER_OF[start]: 1}
    before = player.leaders
    tell(match, Points(1), Recruit(start))
    assert (player.posted, player.leaders) == ({}, before + 1)
    tell(match, SendLeader(end))
    assert (player.posted, player.leaders) == ({NUMBER_OF[end]: 1}, before)


@pytest.mark.rule("AE-E-12.1")
def test_an_event_is_told_to_people_and_carried_out_for_the_hegemon() -> None:
    match = without_raiders(table(2))
    g = of(match)
    g.to_event = 1
    tell(match, MarkerMoved())
    events: list[Any] = []
    tell(match, TurnOver())
    events += match.events
    while g.event or not g.events_done:
        match.play(match.asked, match.offers(match.asked)[0])
        events += match.events
    ids = [event.message.id for event in events]
    assert "andromeda-event" in ids
    assert g.events_done == 1
    assert all(player.resources == [0] * 5 for player in g.players[:2])


@pytest.mark.rule("AE-B-13.6")
def test_a_return_brings_all_ships_home_and_moves_the_marker() -> None:
    match = without_raiders(table())
    g = of(match)
    tell(match, Launch("transport", spaces(match, quiet)[0]))
    to_the_end_of_the_hegemons_turn(match)
    left = g.to_event
    tell(match, ReturnToStation())
    assert asked(match) == "andromeda-ask-told-more"
    tell(match, TurnOver())
    assert g.players[0].ships.count(BAY) == 3
    assert heard(match, "event-marker") or g.to_event == left - 1


@pytest.mark.rule("AE-E-17.10")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_end_is_as_it_was_told(winner: int) -> None:
    match = without_raiders(table())
    tell(match, *[Points(10)] * 7)
    while asked(match) != "andromeda-ask-told-final":
        offers = match.offers(match.asked)
        match.play(match.asked, TurnOver() if TurnOver() in offers else offers[0])
    assert of(match).accounts[1]
    tell(match, Won(winner))
    assert match.outcome is not None
    assert match.outcome.winners == ((0,) if winner == 0 else ())


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("events", ["dawn", "twilight", "shadows"])
def test_whatever_is_told_nothing_is_lost_or_made(seats: int, events: str) -> None:
    match = table(seats, 7, laid=False, events=events, destiny=True)
    before = ANDROMEDA.census(of(match))
    play_out(match, [RandomBot(seat) for seat in range(seats)], ANDROMEDA.longest, 5)
    assert match.over
    assert ANDROMEDA.census(of(match)) == before
    assert ANDROMEDA.invariants(of(match)) == []


def test_what_was_told_can_be_taken_back() -> None:
    match = new_match(ANDROMEDA, 1, 3, {"companion": True})
    tell(match, Laid())
    vp = of(match).players[0].vp
    tell(match, Points(10))
    match.undo(0)
    assert of(match).players[0].vp == vp


def test_people_who_tell_of_their_own_table_see_the_same() -> None:
    """Their cards lie on that table, so that one screen goes round without a curtain."""
    match = table(2, hegemon="ofc_2b")
    bot = RandomBot(7)
    for _ in range(120):
        assert match.view(0) == match.view(1)
        seat = match.waiting[0]
        chosen = bot.choose(Sight(match, seat))
        match.pick(seat, *(chosen if isinstance(chosen, tuple) else (chosen,)))
