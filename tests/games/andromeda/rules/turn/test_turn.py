"""Whose turn it is, what a launch may do, and in which order a launch turn goes."""

import pytest

from games.andromeda.battlefields import Played, bare_table, deal, give, put, put_raider
from games.andromeda.tables import led_by, name_of
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.moves.effect_moves import DiscardCard
from starboard.games.andromeda.moves.turn_moves import Activate, GoOn, Launch, PlayCard, ReturnToStation, Trade
from starboard.games.andromeda.rules.player_area.tactics import check_hand, hand_limit
from starboard.games.andromeda.rules.player_area.tracks import score
from starboard.games.andromeda.rules.turn.launch import launches
from starboard.games.andromeda.rules.turn.turn import take_turn, turn_moves
from starboard.games.andromeda.state.game_state import BAY, SCRAPYARD, SPACES, UNBUILT, USED_UP, AndromedaState
from starboard.kernel import Move


def table(seats: int = 2) -> AndromedaState:
    g = bare_table(seats)
    g.step = "choose"
    return g


def targets(g: AndromedaState, ship: str, who: int = 0) -> set[str]:
    return {move.region for move in launches(g, who) if isinstance(move, Launch) and move.ship == ship}


def first_of(g: AndromedaState, kind: str) -> str:
    return name_of(next(region for region in range(SPACES) if kind_of(g, region) == kind))


@pytest.mark.rule("AE-B-4.1")
def test_a_turn_is_a_launch_or_a_return() -> None:
    g = table()
    put(g, 0, "transport", "S01")
    kinds = {type(move) for move in Played(take_turn(g)).offers}
    assert kinds == {Launch, ReturnToStation}


@pytest.mark.rule("AE-B-4.2")
def test_a_return_needs_a_ship_outside_and_a_launch_one_inside() -> None:
    g = table()
    assert ReturnToStation() not in turn_moves(g, 0)
    g.players[0].ships = [SCRAPYARD] * 3 + [UNBUILT] * 6
    assert turn_moves(g, 0) == [ReturnToStation()]
    g.players[0].ships = [USED_UP] * 3 + [UNBUILT] * 6
    assert turn_moves(g, 0) == []


@pytest.mark.rule("AE-B-4.2")
def test_who_can_do_neither_skips_the_turn() -> None:
    g = table()
    g.players[0].ships = [USED_UP] * 3 + [UNBUILT] * 6
    assert Played(take_turn(g)).over
    assert g.turn == 1


@pytest.mark.rule("AE-B-4.2")
def test_what_alone_is_possible_is_done_without_a_question() -> None:
    g = table()
    g.players[0].ships = [SCRAPYARD] * 3 + [UNBUILT] * 6
    assert Played(take_turn(g)).over
    assert g.players[0].vp == 6
    assert g.turn == 1


@pytest.mark.rule("AE-B-4.3")
@pytest.mark.rule("AE-B-14.1")
def test_free_actions_stand_beside_the_turn_action() -> None:
    g = table()
    give(g, 0, ice=3)
    assert Trade("energy") in Played(take_turn(g)).offers


@pytest.mark.rule("AE-B-4.4")
@pytest.mark.rule("AE-B-6.3")
@pytest.mark.rule("AE-B-6.4")
def test_hands_are_checked_at_the_end_of_a_turn() -> None:
    g = bare_table()
    deal(g, 0, *["focused_fire"] * 3, *["target_lock"] * 4)
    assert hand_limit(g, 0) == 5
    play = Played(check_hand(g, 0))
    assert play.asked == (0, "discard")
    play.answer(DiscardCard("focused_fire", 1), DiscardCard("target_lock", 2))
    assert play.over
    assert sorted(g.tactics.discards) == ["focused_fire", "target_lock"]
    assert len(g.players[0].hand) == 5


@pytest.mark.rule("AE-B-4.4")
@pytest.mark.rule("AE-B-6.4")
def test_too_many_cards_are_allowed_during_a_turn() -> None:
    g = table()
    deal(g, 0, *["focused_fire"] * 6)
    play = Played(take_turn(g)).answer(Launch("transport", first_of(g, "planet")))
    while play.asked[1] != "discard":
        play.answer(GoOn() if GoOn() in play.offers else play.offers[0])
    assert len(g.players[0].hand) >= 6
    play.through()
    assert len(g.players[0].hand) == 5
    assert g.turn == 1


@pytest.mark.rule("AE-B-4.5")
def test_points_never_drop_below_nothing() -> None:
    g = bare_table()
    score(g, 0, 3, "AE-B-4.5", "effect")
    score(g, 0, -5, "AE-B-4.5", "effect")
    assert g.players[0].vp == 0


# -- Where a ship may go ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-7.1")
@pytest.mark.rule("AE-B-5.4")
def test_a_launch_goes_anywhere_but_to_ships_of_others() -> None:
    g = table(2)
    everywhere = {name_of(region) for region in range(10)}
    assert targets(g, "transport") == everywhere
    put(g, 1, "transport", "S05")
    assert targets(g, "transport") == everywhere - {"S05"}


@pytest.mark.rule("AE-B-7.2")
@pytest.mark.rule("AE-B-15.1")
def test_a_fighter_assaults() -> None:
    g = table()
    g.players[0].ships[6] = BAY
    put(g, 1, "transport", "S05")
    assert "S05" in targets(g, "fighter")
    assert "S05" not in targets(g, "transport")


@pytest.mark.rule("AE-B-7.3")
def test_no_ship_joins_a_ship_of_its_owner() -> None:
    g = table()
    g.players[0].ships[6] = BAY
    put(g, 0, "transport", "S05")
    assert "S05" not in targets(g, "transport") | targets(g, "fighter")


@pytest.mark.rule("AE-B-7.4")
def test_only_navigation_leads_into_nebulae() -> None:
    g = table()
    g.players[0].ships[7] = g.players[0].ships[6] = BAY
    assert {"N1", "N6"} <= targets(g, "science_vessel")
    assert not {"N1", "N6"} & (targets(g, "transport") | targets(g, "fighter"))


@pytest.mark.rule("AE-B-7.5")
def test_raiders_leaders_resources_and_developments_block_nobody() -> None:
    g = table()
    put_raider(g, "sunbreaker", "S05")
    g.dropped[NUMBER_OF["S05"]] = [0, 1, 0, 0, 0]
    assert "S05" in targets(g, "transport")


@pytest.mark.rule("AE-B-7.6")
@pytest.mark.rule("AE-B-24.2")
def test_quasars_cannot_be_targeted_and_vortexes_can() -> None:
    g = bare_table(2, special=True)
    reached = {kind_of(g, NUMBER_OF[name]) for name in targets(g, "transport")}
    assert reached == {"planet", "base", "vortex"}


# -- The order of a launch turn --------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-1.3")
@pytest.mark.rule("AE-B-7.7")
@pytest.mark.rule("AE-B-7.8")
def test_a_launch_takes_the_action_then_recruits_and_collects() -> None:
    g = table()
    base = g.tiles.index("meridian_exchange")
    g.players[0].posted = {base: 1}
    g.dropped[base] = [0, 0, 0, 2, 0]
    Played(take_turn(g)).through(Launch("transport", name_of(base)))
    assert g.region == base
    assert g.players[0].leaders == 1
    assert g.players[0].resources[3] == 2
    assert g.players[0].resources[4] == 1
    assert base not in g.dropped
    # The two tokens lay on the map, not in the supply.
    assert g.supply[3] == 25
    ids = [event.message.id.removeprefix("andromeda-") for event in g.news or []]
    assert ids.index("launched") < ids.index("gained") < ids.index("recruited")


@pytest.mark.rule("AE-B-7.8")
@pytest.mark.rule("AE-B-11.1")
@pytest.mark.rule("AE-B-11.4")
def test_own_leaders_come_from_every_region_with_an_own_ship() -> None:
    g = table()
    put(g, 0, "transport", "S02")
    for player in g.players:
        player.posted = {NUMBER_OF["S01"]: 1, NUMBER_OF["S02"]: 2, NUMBER_OF["S03"]: 1}
    g.players[0].settled = {NUMBER_OF["S02"]: 2}
    Played(take_turn(g)).through(Launch("transport", "S01"))
    assert g.players[0].leaders == 3
    assert g.players[0].posted == {NUMBER_OF["S03"]: 1}
    assert g.players[0].settled == {NUMBER_OF["S02"]: 2}
    assert sum(g.players[1].posted.values()) == 4


@pytest.mark.rule("AE-B-7.9")
@pytest.mark.rule("AE-B-7.10")
def test_a_raider_in_range_makes_its_foray_and_there_is_a_battle() -> None:
    g = table()
    put_raider(g, "vorticon_attackers", "S01")
    Played(take_turn(g)).through(Launch("transport", "S02"))
    told = [event.message.id for event in g.news or []]
    assert "andromeda-battle" in told


@pytest.mark.rule("AE-B-7.10")
@pytest.mark.rule("AE-B-1.8")
def test_without_another_side_there_is_no_battle() -> None:
    g = table()
    Played(take_turn(g)).through(Launch("transport", "S02"))
    assert "andromeda-battle" not in [event.message.id for event in g.news or []]


@pytest.mark.rule("AE-B-7.11")
def test_there_is_one_battle_in_a_launch_turn() -> None:
    g = table()
    g.players[0].ships[6] = BAY
    put(g, 1, "transport", "S02")
    put(g, 1, "fighter", "S01")
    put_raider(g, "vorticon_attackers", "S05")
    Played(take_turn(g)).through(Launch("fighter", "S02"))
    assert [event.message.id for event in g.news or []].count("andromeda-battle") == 1


@pytest.mark.rule("AE-B-7.11")
def test_quick_launch_gives_another_launch_with_all_its_steps() -> None:
    g = table()
    deal(g, 0, "quick_launch")
    give(g, 0, energy=2)
    play = Played(take_turn(g)).answer(PlayCard("quick_launch"))
    assert ReturnToStation() not in play.offers
    play.answer(Launch("transport", first_of(g, "planet")))
    assert play.asked == (0, "launch")
    play.answer(play.offers[0]).through()
    assert sum(place >= 0 for place in g.players[0].ships) == 2
    assert "andromeda-paid" in [event.message.id for event in g.news or []]
    assert g.turn == 1


def test_quick_launch_needs_two_ships_in_the_bay() -> None:
    g = table()
    deal(g, 0, "quick_launch")
    give(g, 0, energy=2)
    ships = g.players[0].ships
    for ship in [ship for ship, place in enumerate(ships) if place == BAY][1:]:
        ships[ship] = UNBUILT
    assert PlayCard("quick_launch") not in Played(take_turn(g)).offers


@pytest.mark.rule("AE-B-25.3")
def test_others_are_only_asked_in_battles_and_events() -> None:
    g = table()
    give(g, 1, ice=5)
    deal(g, 1, "supply_drop")
    play = Played(take_turn(g)).answer(Launch("transport", first_of(g, "planet")))
    while not play.over:
        assert play.asked[0] == 0
        play.answer(GoOn() if GoOn() in play.offers else play.offers[0])
    assert g.turn == 1


def answers_until(play: Played, wanted: type[Move]) -> Played:
    while not any(isinstance(move, wanted) for move in play.offers):
        play.answer(play.offers[0])
    return play


@pytest.mark.rule("AE-B-13.8")
def test_a_return_turn_has_no_action_foray_or_battle() -> None:
    g = led_by("iron_choir")
    g.step = "choose"
    put(g, 0, "transport", "S02")
    put(g, 1, "transport", "S02")
    put_raider(g, "vorticon_attackers", "S01")
    answers_until(Played(take_turn(g)).answer(ReturnToStation()), Activate).through()
    told = {event.message.id for event in g.news or []}
    assert not told & {"andromeda-battle", "andromeda-claimed", "andromeda-foray"}
    assert g.turn == 1
