"""AE-B-19.1 to AE-B-19.6: the event track and what comes with every event. AE-E-3.3: whom the Underdark reaches."""

import pytest

from games.andromeda.battlefields import LoadedDice, Played, bare_table, deal, give, heard, put, put_raider, spaces
from starboard.games.andromeda.content import content
from starboard.games.andromeda.rules.events.event_track import move_marker, reset_marker
from starboard.games.andromeda.rules.events.events import event, has_gate_in_range
from starboard.games.andromeda.rules.turn.turn import take_turn
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState


def due(deck: str, card: str, seats: int = 2) -> AndromedaState:
    """An event that came due in the turn of player 0, with the card on top of its deck."""
    g = bare_table(seats, events=deck)
    g.step, g.event_due, g.to_event = "event", True, 0
    g.events.cards.remove(card)
    g.events.cards.append(card)
    return g


def happen(g: AndromedaState) -> Played:
    g.chance = LoadedDice()
    return Played(event(g))


@pytest.mark.rule("AE-B-19.1")
@pytest.mark.rule("AE-B-19.2")
def test_the_marker_moves_to_the_event_and_no_further() -> None:
    g = bare_table(3)
    assert g.to_event == 3
    move_marker(g, 2, "AE-B-13.7")
    assert (g.to_event, g.event_due) == (1, False)
    move_marker(g, 2, "AE-B-13.7")
    assert (g.to_event, g.event_due) == (0, True)


@pytest.mark.rule("AE-B-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_space_depends_on_the_players(seats: int) -> None:
    g = bare_table(seats)
    assert g.to_event == seats
    g.to_event = 0
    reset_marker(g)
    assert g.to_event == seats


@pytest.mark.rule("AE-B-19.3")
@pytest.mark.rule("AE-B-19.4")
def test_an_event_goes_around_from_the_active_player_at_the_end_of_the_turn() -> None:
    g = due("dawn", "dawn_08", 3)
    g.turn = g.last_human = 1
    Played(take_turn(g))
    reached = [event.message.args["seat"] for event in heard(g, "event-reaches")]
    assert reached == [1, 2, 0]
    assert [len(player.hand) for player in g.players] == [2, 2, 2]
    assert (g.turn, g.to_event, g.event_due, g.events_done) == (2, 3, False, 1)


@pytest.mark.rule("AE-B-19.5")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    g = due("dawn", "dawn_08")
    g.events.discards, g.events.cards = ["dawn_08"], []
    happen(g).through()
    assert g.events.discards == ["dawn_08"]


@pytest.mark.rule("AE-B-19.6")
def test_a_planet_with_three_moons_appears() -> None:
    g = due("dawn", "dawn_08")
    before, coming = sum(map(bool, g.tiles[:SPACES])), g.planets[-1]
    happen(g).through()
    assert sum(map(bool, g.tiles[:SPACES])) == before + 1
    region = g.tiles.index(coming)
    assert region == before
    assert len(g.moons[region]) == 3
    kind = content().regions.planets[coming].type
    assert {content().moons[moon].planet_type for moon in g.moons[region]} == {kind}


@pytest.mark.rule("AE-B-19.6")
def test_without_a_planet_or_a_space_none_appears() -> None:
    g = due("dawn", "dawn_08")
    g.planets = []
    tiles = list(g.tiles)
    happen(g).through()
    assert g.tiles == tiles


@pytest.mark.rule("AE-B-12.8")
@pytest.mark.parametrize(
    ("deck", "ranks"), [("dawn", "ABCDSSSSSSS"), ("shadows", "ABSDSSSSSSS")], ids=["dawn", "shadows"]
)
def test_raiders_arrive_in_their_order(deck: str, ranks: str) -> None:
    g = bare_table(events=deck)
    arrived = []
    for _ in ranks:
        g.raiders, g.free_figures, g.event_due = [], 4, True
        happen(g).through()
        arrived.append(content().raiders[g.raiders[-1].id].rank)
    assert "".join(arrived) == ranks


@pytest.mark.rule("AE-E-3.3")
def test_tc_30_only_who_has_the_gate_in_range_is_reached() -> None:
    g = due("shadows", "shadow_02")
    put(g, 0, "fighter", "S05")
    put(g, 1, "transport", "S05")
    assert [has_gate_in_range(g, who) for who in range(2)] == [True, False]
    happen(g).through()
    assert [player.resources[0] for player in g.players] == [3, 0]


@pytest.mark.rule("AE-E-3.3")
def test_a_ship_on_the_gate_counts() -> None:
    g = bare_table(events="shadows")
    assert not has_gate_in_range(g, 0)
    put(g, 0, "transport", "S07")
    assert has_gate_in_range(g, 0)


@pytest.mark.rule("AE-E-3.3")
def test_nobody_may_be_reached() -> None:
    g = due("shadows", "shadow_02")
    happen(g).through()
    assert len(heard(g, "event-nobody")) == 1
    assert (g.events_done, g.event) == (1, "")


@pytest.mark.rule("AE-E-3.2")
@pytest.mark.rule("AE-E-3.4")
def test_the_shadows_bring_the_gate_on_its_own_space() -> None:
    g = bare_table(events="shadows")
    assert g.tiles[6] == "underdark_gate"
    assert len(spaces(g, "planet")) == 4
    assert all(g.tiles[:11])
    assert not any(g.tiles[11:SPACES])


@pytest.mark.rule("AE-B-2.6")
def test_tc_35_where_the_tiles_lie() -> None:
    plain, gate = bare_table(4), bare_table(4, gate=True)
    assert [bool(tile) for tile in plain.tiles[:SPACES]] == [True] * 14 + [False] * 8
    assert len(spaces(plain, "planet")) == len(spaces(gate, "planet")) == 8
    assert [bool(tile) for tile in gate.tiles[:SPACES]] == [True] * 15 + [False] * 7
    assert gate.tiles[6] == "underdark_gate"


@pytest.mark.rule("AE-B-25.2")
def test_an_event_goes_on_from_any_checkpoint() -> None:
    g = due("dawn", "dawn_04", 3)
    played = happen(g)
    assert played.asked == (0, "take")
    played.answer(played.offers[0])
    again = Played(event(g))
    assert again.asked == (1, "take")
    again.through()
    assert [sum(player.resources) for player in g.players] == [2, 2, 2]


def test_what_lasts_until_the_next_event_ends() -> None:
    g = due("dawn", "dawn_07")
    happen(g).through()
    assert g.raider_bonus == 2
    g.event_due = True
    happen(g).through()
    assert g.raider_bonus == 0


def test_the_deck_names_are_those_of_the_option() -> None:
    for deck in ("dawn", "twilight", "shadows"):
        g = bare_table(events=deck)
        assert len(g.events.cards) == 10
        assert {content().events[card].deck for card in g.events.cards} == {deck}


def test_rich_players_are_those_with_five_resources_cards_included() -> None:
    g = due("twilight", "twilight_04")
    give(g, 0, ice=3)
    deal(g, 0, "supply_drop", "bribe")
    give(g, 1, ice=4)
    happen(g).through()
    assert sum(g.players[0].resources) + len(g.players[0].hand) == 3
    assert sum(g.players[1].resources) == 4


def test_raiders_do_not_stop_an_event() -> None:
    g = due("dawn", "dawn_05")
    planet = spaces(g, "planet")[0]
    put_raider(g, "vorticon_attackers", f"S{planet + 1:02}")
    happen(g).through()
    assert planet in g.dropped
