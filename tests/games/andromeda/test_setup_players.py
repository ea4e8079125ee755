"""What players begin with, and the choices that come first."""

import pytest

from games.andromeda.battlefields import Played, bare_table, put
from games.andromeda.tables import set_up
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.turn_moves import KeepDestiny, KeepFaction
from starboard.games.andromeda.rules.battle.battle import begin
from starboard.games.andromeda.rules.end.end import settle
from starboard.games.andromeda.rules.end.score import outcome
from starboard.games.andromeda.rules.game import choose_destinies, choose_factions, starting_resources, table_order
from starboard.games.andromeda.state.game_state import BAY, FIRST_NEBULA, UNBUILT
from starboard.games.andromeda.title import ANDROMEDA
from starboard.kernel import BadOption, Chance, new_match
from starboard.kernel.question import Ballot

SEEDS = range(6)


@pytest.mark.rule("AE-B-1.1")
def test_two_to_five_play_and_one_against_the_hegemon() -> None:
    assert (ANDROMEDA.least_seats, ANDROMEDA.most_seats) == (1, 5)
    assert len(set_up(1).players) == 2
    assert [len(set_up(seats).players) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("AE-B-3.1")
@pytest.mark.rule("AE-B-3.4")
@pytest.mark.rule("AE-B-3.10")
def test_what_a_player_starts_with() -> None:
    for player in set_up(3).players:
        assert player.ships == [BAY] * 3 + [UNBUILT] * 6
        assert player.tracks == [0] * 5
        assert player.leaders + sum(player.posted.values()) == 9


@pytest.mark.rule("AE-B-3.6")
@pytest.mark.rule("AE-B-3.7")
@pytest.mark.rule("AE-B-10.4")
def test_a_leader_on_each_base_and_three_in_nebulae() -> None:
    for seed in SEEDS:
        g = set_up(2, seed)
        for player in g.players:
            on_bases = {region: n for region, n in player.posted.items() if kind_of(g, region) == "base"}
            assert sorted(on_bases.values()) == [1] * 6
            assert sum(n for region, n in player.posted.items() if region >= FIRST_NEBULA) == 3
            assert player.leaders == 0


@pytest.mark.rule("AE-B-3.8")
@pytest.mark.rule("AE-B-3.9")
def test_two_tactics_cards_three_for_who_does_not_begin_and_a_limit_of_five() -> None:
    g = set_up(3)
    assert [len(g.players[who].hand) for who in table_order(g)] == [2, 3, 3]
    assert [player.hand_limit for player in g.players] == [5, 5, 5]


@pytest.mark.rule("AE-B-3.11")
@pytest.mark.rule("AE-B-25.2")
def test_the_first_player_is_drawn_and_start_points_follow_the_table() -> None:
    assert {set_up(3, seed).first for seed in range(20)} == {0, 1, 2}
    for seed in SEEDS:
        g = set_up(4, seed)
        assert [g.players[who].vp for who in table_order(g)] == [1, 2, 3, 4]
        assert g.first == set_up(4, seed).first


@pytest.mark.rule("AE-B-15.7")
@pytest.mark.rule("AE-E-2.4")
def test_neutral_upgrades_for_everybody() -> None:
    assert set_up(4).neutral == [4] * 4
    assert set_up(5).neutral == [5] * 4


@pytest.mark.rule("AE-B-3.2")
@pytest.mark.rule("AE-E-2.3")
def test_each_keeps_one_of_three_factions() -> None:
    g = set_up(5)
    dealt = [player.dealt for player in g.players]
    assert all(len(cards) == 3 for cards in dealt)
    assert len({card for cards in dealt for card in cards}) == 15
    play = choose_factions(g)
    question = next(play)
    assert isinstance(question, Ballot)
    chosen = {who: KeepFaction(cards[1]) for who, cards in enumerate(dealt)}
    assert list(question.offers) == list(range(5))
    with pytest.raises(StopIteration):
        play.send(chosen)
    assert [player.faction for player in g.players] == [cards[1] for cards in dealt]
    assert len(g.box["faction"]) == 10


@pytest.mark.rule("AE-E-2.3")
def test_the_new_factions_can_be_left_out_except_by_five() -> None:
    new = {id for id, faction in content().factions.items() if faction.set == "escalation"}
    for seats, without in ((2, True), (4, True), (5, False)):
        g = set_up(seats, factions="base")
        known = {*g.box["faction"], *(card for player in g.players for card in player.dealt)}
        assert bool(known & new) != without


@pytest.mark.rule("AE-B-3.3")
def test_starting_resources() -> None:
    g = set_up(2)
    g.players[0].faction, g.players[1].faction = "iron_choir", "drift_nomads"
    g.order = [0, 1]
    play = Played(starting_resources(g))
    assert g.players[0].resources == [2, 0, 0, 3, 0]
    assert play.asked == (1, "take")
    play.answer(play.offers[0])
    assert play.over
    assert g.players[1].resources == [4, 1, 0, 0, 0]


@pytest.mark.rule("AE-B-3.12")
def test_each_keeps_one_of_two_destinies_in_secret() -> None:
    g = set_up(2, destiny=True)
    both = [list(player.rejected) for player in g.players]
    assert all(len(cards) == 2 for cards in both)
    play = choose_destinies(g)
    assert isinstance(next(play), Ballot)
    with pytest.raises(StopIteration):
        play.send({who: KeepDestiny(cards[0]) for who, cards in enumerate(both)})
    assert [player.destiny for player in g.players] == [cards[0] for cards in both]
    assert [player.rejected for player in g.players] == [[cards[1]] for cards in both]
    assert ANDROMEDA.view(g, 1).players[0].hand.destiny is None
    assert ANDROMEDA.view(g, 0).players[0].hand.destiny == both[0][0]


@pytest.mark.rule("AE-B-3.12")
def test_destinies_are_optional() -> None:
    g = set_up(2)
    assert list(choose_destinies(g)) == []
    assert not any(player.destiny or player.rejected for player in g.players)


@pytest.mark.rule("AE-E-2.5")
@pytest.mark.rule("AE-E-1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everything_new_can_be_used_at_any_number_of_players(seats: int) -> None:
    options = {"events": "shadows", "gate": True, "moons": "both", "relics": True, "special": True, "destiny": True}
    match = new_match(ANDROMEDA, seats, 3, options)
    assert match.question is not None


@pytest.mark.rule("AE-E-1.3")
def test_the_fifth_colour_serves_five_people_or_the_hegemon() -> None:
    assert len(set_up(5).players) == 5
    assert set_up(5).hegemon is None
    assert set_up(3, hegemon="ofc_1a").hegemon is not None


@pytest.mark.rule("AE-B-25.2")
def test_the_same_seed_sets_up_the_same_table() -> None:
    first, second = (new_match(ANDROMEDA, 3, 17, {"destiny": True}) for _ in range(2))
    assert first.state_bytes() == second.state_bytes()
    assert isinstance(first.state.chance, Chance)


@pytest.mark.rule("AE-B-25.4")
def test_nobody_plays_in_a_team() -> None:
    # The published game has two against two; it is not specified, so nothing here offers or hints at it.
    assert not [option.id for option in ANDROMEDA.options if "team" in option.id]
    with pytest.raises(BadOption):
        new_match(ANDROMEDA, 4, 1, options={"teams": True})
    g = bare_table(4)
    for who in range(4):
        put(g, who, "fighter", "S01")
    assert [side.who for side in begin(g, NUMBER_OF["S01"]).sides] == [0, 1, 2, 3]
    for who, player in enumerate(g.players):
        player.vp = (30, 10, 20, 10)[who]
    settle(g)
    assert outcome(g).winners == (0,)
