"""The end of the game, the final account, and who has won."""

import pytest

from games.andromeda.battlefields import bare_table, fit, give
from games.andromeda.tables import region_of
from starboard.games.andromeda.board.map import kind_of, neighbours
from starboard.games.andromeda.rules.end.end import MOST_ROUNDS, check_end, end_turn, settle
from starboard.games.andromeda.rules.end.score import account, outcome
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState, Development, Item, Module


def items(g: AndromedaState, who: int = 0) -> dict[str, int]:
    return {item.what: item.points for item in account(g, who)}


def developed(g: AndromedaState, tile: str, keep: str = "", who: int = 0) -> int:
    planet = region_of(g, tile, keep)
    g.developments.append(Development(planet, who))
    return planet


# -- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-23.1")
@pytest.mark.rule("AE-B-23.2")
def test_from_the_terminus_on_everybody_has_one_more_turn() -> None:
    g = bare_table(3)
    g.turn = g.last_human = 1
    g.players[0].vp = g.terminus
    turns = []
    while g.part == "turn":
        end_turn(g)
        turns.append(g.turn)
    # The trigger came in the turn of player 1: players 2, 0 and 1 follow, and then it is over.
    assert turns == [2, 0, 1, 1]
    assert g.part == "over"


@pytest.mark.rule("AE-B-23.1")
def test_below_the_terminus_play_goes_on_clockwise() -> None:
    g = bare_table(3)
    g.players[0].vp = g.terminus - 1
    turns = []
    for _ in range(5):
        end_turn(g)
        turns.append(g.turn)
    assert turns == [1, 2, 0, 1, 2]
    assert not g.ending


@pytest.mark.rule("AE-B-23.2")
def test_points_beyond_the_terminus_count() -> None:
    g = bare_table()
    g.players[0].vp = g.terminus + 7
    assert items(g)["running"] == 67


def test_a_game_that_nobody_brings_to_an_end_ends_all_the_same() -> None:
    g = bare_table()
    g.turns = MOST_ROUNDS * 2
    check_end(g)
    assert g.ending


# -- The account -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-23.3")
@pytest.mark.rule("AE-B-18.8")
def test_track_markers_score_their_space() -> None:
    g = bare_table()
    g.players[0].tracks = [10, 7, 0, 2, 5]
    found = items(g)
    assert {name: found.get(name) for name in ("science", "industry", "supremacy", "commerce", "civilization")} == {
        "science": 15,
        "industry": 8,
        "supremacy": None,
        "commerce": 1,
        "civilization": 4,
    }


@pytest.mark.rule("AE-B-18.8")
@pytest.mark.rule("AE-B-23.3")
@pytest.mark.parametrize(("space", "points"), [(0, 5), (4, 5), (5, 7), (7, 7), (8, 10), (10, 10)])
def test_a_development_scores_by_progress_on_its_track(space: int, points: int) -> None:
    g = bare_table()
    developed(g, "pl_desert_1")
    g.players[0].tracks[3] = space
    assert items(g)["spaceport"] == points


@pytest.mark.rule("AE-B-23.5")
def test_collapsed_developments_score_nothing() -> None:
    g = bare_table()
    developed(g, "pl_desert_1")
    g.developments[0].collapsed = True
    assert "spaceport" not in items(g)


@pytest.mark.rule("AE-B-24.1")
@pytest.mark.rule("AE-B-23.3")
def test_developments_beside_quasars_and_vortexes_score_more() -> None:
    g = bare_table(2)
    planet = developed(g, "pl_desert_1")
    first, second = neighbours(g, planet)[:2]
    g.tiles[first], g.tiles[second] = "quasar", "vortex"
    found = items(g)
    assert (found["quasar"], found["vortex"]) == (2, 1)


@pytest.mark.rule("AE-B-21.6")
@pytest.mark.rule("AE-B-23.3")
def test_damaged_modules_cost_two_each_whatever_lies_on_them() -> None:
    g = bare_table()
    g.players[0].modules = [Module("sci_01", damage=2), Module("sci_02", mechaphage=1), Module("sci_03")]
    assert items(g)["damaged"] == -4


@pytest.mark.rule("AE-B-11.5")
@pytest.mark.rule("AE-B-23.3")
def test_leaders_on_the_station_score() -> None:
    g = bare_table()
    g.players[0].leaders = 4
    assert items(g)["leaders"] == 4


@pytest.mark.rule("AE-B-23.4")
@pytest.mark.rule("AE-B-18.6")
@pytest.mark.parametrize(("vault", "tokens", "points"), [(0, 9, None), (1, 9, 9), (2, 9, 18), (2, 20, 30)])
def test_the_vault(vault: int, tokens: int, points: int | None) -> None:
    g = bare_table()
    give(g, 0, energy=tokens)
    g.players[0].hand = ["bribe"] * 5
    g.players[0].vault = vault
    assert items(g).get("vault") == points


@pytest.mark.rule("AE-E-4.5")
@pytest.mark.parametrize(("count", "points"), [(0, None), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (7, 20)])
def test_relics(count: int, points: int | None) -> None:
    # TC-05
    g = bare_table()
    fit(g, 0, *[f"anc_0{number + 1}" for number in range(count)])
    assert items(g).get("relics") == points


@pytest.mark.rule("AE-E-4.6")
def test_relics_on_damaged_modules_and_held_or_slotted_moons_count() -> None:
    g = bare_table()
    g.players[0].modules = [Module("anc_01", damage=1), Module("sci_05", moon="moon_ancient_2")]
    g.players[0].moons = ["moon_ancient_1", "moon_ancient_5"]
    assert {item.what: item.count for item in account(g, 0)}["relics"] == 3


@pytest.mark.rule("AE-B-22.1")
def test_tokens_and_moons_have_no_value_by_themselves() -> None:
    g = bare_table()
    g.players[0].tokens, g.players[0].moons = ["disc_1", "sup_3"], ["moon_ice_1"]
    assert items(g) == {"running": 0}


@pytest.mark.rule("AE-B-23.3")
def test_the_account_adds_up_and_is_kept() -> None:
    g = bare_table()
    g.players[0].vp, g.players[0].leaders, g.players[0].destiny = 41, 2, "dest_diplomat"
    settle(g)
    assert g.accounts[0] == [
        Item("running", 0, 41, "AE-B-23.3"),
        Item("leaders", 2, 2, "AE-B-11.5"),
        Item("dest_diplomat", 2, 2, "AE-B-23.3"),
    ]
    assert outcome(g).scores == (45, 0)


@pytest.mark.rule("AE-B-23.6")
@pytest.mark.parametrize(
    ("points", "developments", "leaders", "winners"),
    [
        ((30, 20), (0, 0), (0, 0), (0,)),
        ((20, 20), (1, 0), (0, 0), (0,)),
        ((20, 20), (1, 1), (1, 2), (1,)),
        ((20, 20), (1, 1), (2, 2), (0, 1)),
    ],
)
def test_who_wins(
    points: tuple[int, int], developments: tuple[int, int], leaders: tuple[int, int], winners: tuple[int, ...]
) -> None:
    g = bare_table()
    planets = iter(region for region in range(SPACES) if kind_of(g, region) == "planet")
    g.accounts = [[Item("running", 0, total, "AE-B-23.3")] for total in points]
    for who in (0, 1):
        g.developments += [Development(next(planets), who) for _ in range(developments[who])]
        g.players[who].leaders = leaders[who]
    assert outcome(g).winners == winners
