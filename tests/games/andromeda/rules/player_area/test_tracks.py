"""The progress tracks, space by space; tokens."""

import pytest

from games.andromeda.battlefields import Played, bare_table
from games.andromeda.tables import carried_out, changes, holdings, led_by, rich_table
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.effect_moves import (
    Acquire,
    Advance,
    BuildShip,
    KeepToken,
    Pay,
    Recruit,
    Take,
    TakeUpgrade,
)
from starboard.games.andromeda.rules.player_area.tactics import hand_limit
from starboard.games.andromeda.rules.player_area.tokens import use
from starboard.games.andromeda.rules.player_area.tracks import advance
from starboard.games.andromeda.state.game_state import COMMERCE, INDUSTRY, SCIENCE, SUPREMACY, TRACKS
from starboard.kernel import Move

SPACES = {
    "science": ["", "ice+1", "", "tokens+1", "", "energy+2", "", "tokens+1", "", "vp+3"],
    "industry": ["", "titan+1", "upgrades+1", "", "", "upgrades+1", "", "energy+2", "upgrades+1", "vp+2"],
    "supremacy": ["", "cards+1", "tokens+1", "targeting+1", "", "tokens+1", "", "targeting+1", "tokens+1", "vp+2"],
    "commerce": ["", "credit+1", "", "vault+1", "", "credit+2", "", "vault+1", "", "vp+3"],
    "civilization": ["", "limit+1", "", "leaders+1", "limit+1", "", "nano+2", "limit+1", "", "vp+3"],
}


@pytest.mark.rule("AE-B-18.2")
@pytest.mark.rule("AE-B-18.4")
@pytest.mark.rule("AE-B-18.5")
@pytest.mark.rule("AE-B-18.6")
@pytest.mark.rule("AE-B-18.7")
@pytest.mark.parametrize("track", TRACKS)
def test_what_each_space_gives(track: str) -> None:
    g = bare_table()
    g.players[0].faction = "iron_choir"
    g.players[0].posted = {0: 1}
    number = TRACKS.index(track)
    for space, gained in enumerate(SPACES[track], start=1):
        before = holdings(g, 0)
        play = Played(advance(g, 0, number, 1))
        while not play.over:
            play.answer(play.offers[0])
        after = holdings(g, 0)
        assert after.pop(track) == space
        del before[track]
        assert changes(before, after) == gained, space


@pytest.mark.rule("AE-B-18.2")
def test_several_steps_count_every_space() -> None:
    g = bare_table()
    assert carried_out(g, "advance(commerce,4)") == "commerce+4 credit+1 vault+1"


@pytest.mark.rule("AE-B-18.9")
def test_steps_beyond_the_last_space_are_worth_a_point_each() -> None:
    g = bare_table()
    g.players[0].tracks[COMMERCE] = 9
    assert carried_out(g, "advance(commerce,3)") == "commerce+1 vp+5"


def test_the_player_chooses_a_track() -> None:
    g = bare_table()
    assert carried_out(g, "advance(any,1)", [Advance("civilization")]) == "civilization+1"


def test_the_lowest_track_and_a_choice_where_several_are() -> None:
    g = bare_table()
    g.players[0].tracks = [1, 1, 0, 1, 1]
    assert carried_out(g, "advance(lowest,1)") == "supremacy+1"
    assert carried_out(g, "advance(lowest,1)", [Advance("commerce")]) == "commerce+1 credit+1"


@pytest.mark.rule("AE-B-18.3")
def test_of_two_discoveries_one_is_kept_and_the_other_goes_below() -> None:
    g = bare_table()
    g.players[0].tracks[SCIENCE] = 3
    g.stacks[0].tokens = ["disc_1", "disc_2", "disc_3", "disc_4", "disc_5"]
    play = Played(advance(g, 0, SCIENCE, 1))
    assert play.offers == [KeepToken("disc_4"), KeepToken("disc_5")]
    play.answer(KeepToken("disc_4"))
    assert g.players[0].tokens == ["disc_4"]
    assert g.stacks[0].tokens == ["disc_5", "disc_1", "disc_2", "disc_3"]
    assert g.stacks[0].known == [0]


@pytest.mark.rule("AE-B-18.3")
def test_a_stack_that_is_used_up_gives_what_is_left() -> None:
    g = bare_table()
    g.stacks[0].tokens = ["disc_6"]
    assert carried_out(g, "discovery_stack(1)") == "tokens+1"
    assert carried_out(g, "discovery_stack(1)") == ""


def test_random_discoveries_are_all_kept() -> None:
    g = bare_table()
    g.stacks[0].tokens, g.stacks[1].tokens = ["disc_6"], ["disc_7", "disc_2"]
    assert carried_out(g, "discovery_random(science,2)") == "tokens+2"
    assert g.players[0].tokens == ["disc_6", "disc_2"]


@pytest.mark.rule("AE-B-18.5")
def test_supremacy_tokens_go_to_whoever_comes_first() -> None:
    g = bare_table()
    first = g.supremacy[0]
    for who in (0, 1):
        g.players[who].tracks[SUPREMACY] = 2
        Played(advance(g, who, SUPREMACY, 1)).through()
    assert g.players[0].tokens == [first]
    assert g.players[1].tokens == []
    assert g.supremacy[0] == ""


@pytest.mark.rule("AE-B-18.6")
def test_the_vault_rises_to_its_level() -> None:
    g = bare_table()
    assert carried_out(g, "vault(2)") == "vault+2"
    assert carried_out(g, "vault(1)") == ""


@pytest.mark.rule("AE-B-18.7")
def test_the_hand_limit_rises() -> None:
    g = bare_table()
    carried_out(g, "hand_limit(1)")
    assert hand_limit(g, 0) == 6


@pytest.mark.rule("AE-B-18.4")
@pytest.mark.rule("AE-B-15.6")
@pytest.mark.rule("AE-B-15.7")
def test_an_upgrade_is_the_own_one_or_a_neutral_one_for_a_type_that_has_none() -> None:
    g = led_by("iron_choir")
    g.players[0].tracks[INDUSTRY] = 2
    play = Played(advance(g, 0, INDUSTRY, 1))
    assert [move.tile for move in play.offers if isinstance(move, TakeUpgrade)] == [
        "up_iron_choir",
        "up_transport",
        "up_fighter",
        "up_science_vessel",
        "up_heavy_cruiser",
    ]
    play.answer(TakeUpgrade("up_iron_choir"))
    assert g.players[0].upgrades == ["", "", "", "up_iron_choir"]
    play = Played(advance(g, 0, INDUSTRY, 3))
    assert TakeUpgrade("up_heavy_cruiser") not in play.offers
    play.answer(TakeUpgrade("up_fighter"))
    assert g.neutral == [4, 3, 4, 4]


@pytest.mark.rule("AE-B-15.7")
def test_neutral_upgrades_run_out() -> None:
    g = bare_table()
    g.players[0].faction = "iron_choir"
    g.neutral = [0, 1, 0, 0]
    carried_out(g, "upgrade(2)", [TakeUpgrade("up_fighter")])
    assert g.players[0].upgrades == ["", "up_fighter", "", "up_iron_choir"]
    assert carried_out(g, "upgrade(1)") == ""


# -- Tokens ----------------------------------------------------------------------------------------------------------

TOKENS: dict[str, tuple[list[Move], str]] = {
    "disc_1": ([], "cards+2 tokens-1"),
    "disc_2": ([Take(ice=1, nano=1, titan=1)], "ice+1 nano+1 titan+1 tokens-1"),
    "disc_3": ([], "energy+4 tokens-1"),
    "disc_4": ([Advance("industry")], "industry+1 tokens-1"),
    "disc_5": ([BuildShip("heavy_cruiser"), Pay(titan=3)], "bay+1 titan-3 tokens-1"),
    "disc_6": ([Acquire("com_01")], "commerce+1 modules+1 tokens-1"),
    "disc_7": ([], "tokens-1 vp+3"),
    "sup_1": ([], "tokens-1 vp+3"),
    "sup_2": ([], "energy+4 tokens-1"),
    "sup_5": ([Take(nano=2)], "credit+1 nano+2 tokens-1"),
    "sup_6": ([Recruit("S01")], "leaders+2 tokens-1"),
}


@pytest.mark.rule("AE-B-22.1")
@pytest.mark.parametrize("token", TOKENS)
def test_each_token_that_is_used_once(token: str) -> None:
    g = rich_table()
    g.players[0].tokens = [token]
    g.players[0].posted = {0: 1, 22: 1}
    g.columns[2][0] = "com_01"
    moves, changed = TOKENS[token]
    before = holdings(g, 0)
    Played(use(g, 0, token)).through(*moves)
    assert changes(before, holdings(g, 0)) == changed
    assert g.players[0].spent == [token]


@pytest.mark.rule("AE-B-22.1")
def test_every_token_is_used_once_or_lasts() -> None:
    lasting = {id: token.timing for id, token in content().tokens.items() if token.timing != "once"}
    assert set(TOKENS) == set(content().tokens) - set(lasting)
    assert lasting == {
        "sup_3": "battle_prep",
        "sup_4": "battle_prep",
        "sup_7": "damage_step_once_per_cycle",
        "sup_8": "on_battle_won",
    }
