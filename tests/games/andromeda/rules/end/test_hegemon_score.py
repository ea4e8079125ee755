"""AE-E-17, AE-E-16.2: what the Hegemon scores, who wins, and its final turn."""

from collections.abc import Sequence

import pytest

from games.andromeda.battlefields import deal, fit
from games.andromeda.hegemon_tables import hegemon_table, its_own, lay, sound, the
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.rules.end.end import begin_turn, check_end, next_in_turn, settle
from starboard.games.andromeda.rules.end.hegemon_score import hegemon_account
from starboard.games.andromeda.rules.end.score import destiny, outcome, totals
from starboard.games.andromeda.state.game_state import SCIENCE, TRACKS, AndromedaState, Development


def points(g: AndromedaState) -> dict[str, int]:
    """Its account, by item."""
    return {item.what: item.points for item in hegemon_account(g)}


@pytest.mark.rule("AE-E-17.1")
def test_progress() -> None:
    g = hegemon_table()
    its_own(g).vp = 31
    its_own(g).tracks = [10, 9, 6, 3, 0]
    its_own(g).leaders = 0
    ends = content().tracks.end_vp
    expected = {name: ends[space] for name, space in zip(TRACKS, its_own(g).tracks, strict=True) if ends[space]}
    assert points(g) == {"running": 31, **expected}


@pytest.mark.rule("AE-E-17.2")
@pytest.mark.parametrize(("space", "worth"), [(0, 5), (5, 7), (8, 10)])
def test_developments_by_progress(space: int, worth: int) -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1")
    g.developments = [Development(NUMBER_OF["S05"], g.seats)]
    its_own(g).tracks[SCIENCE] = space
    assert points(g)["observatory"] == worth
    g.developments[0].collapsed = True
    assert "observatory" not in points(g)


@pytest.mark.rule("AE-E-17.2")
@pytest.mark.parametrize("kind", ["quasar", "vortex"])
def test_developments_beside_special_regions(kind: str) -> None:
    g = hegemon_table()
    lay(g, S05="pl_ice_1")
    g.developments = [Development(NUMBER_OF["S05"], g.seats)]
    assert kind not in points(g)
    g.tiles[NUMBER_OF["S06"]] = kind
    assert points(g)[kind] == content().regions.special[kind].vp


@pytest.mark.rule("AE-E-17.3")
def test_damaged_modules() -> None:
    g = hegemon_table()
    fit(g, g.seats, *sound("science", 3))
    its_own(g).modules[0].damage = 2
    its_own(g).modules[1].mechaphage = 1
    assert points(g)["damaged"] == -4


@pytest.mark.rule("AE-E-17.4")
def test_moons_and_tokens() -> None:
    g = hegemon_table()
    its_own(g).moons = [g.moons[22].pop(), g.moons[23].pop(), g.moons[24].pop()]
    its_own(g).tokens = [g.stacks[0].tokens.pop(), g.supremacy[0]]
    found = points(g)
    assert (found["moons"], found["tokens"]) == (6, 6)


@pytest.mark.rule("AE-E-17.5")
@pytest.mark.rule("AE-E-11.4")
@pytest.mark.parametrize(("level", "cards", "worth"), [(0, 19, 0), (1, 4, 4), (2, 7, 14), (2, 19, 30)])
def test_the_vault_counts_cards(level: int, cards: int, worth: int) -> None:
    # TC-19 is the last row.
    g = hegemon_table()
    deal(g, g.seats, *g.tactics.cards[:cards])
    its_own(g).vault = level
    assert points(g).get("vault", 0) == worth


@pytest.mark.rule("AE-E-17.6")
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (7, 20)])
def test_relics(count: int, worth: int) -> None:
    g = hegemon_table()
    relics = [id for id, design in content().modules.items() if design.relics == 1]
    fit(g, g.seats, *relics[:count])
    assert points(g).get("relics", 0) == worth


@pytest.mark.rule("AE-E-17.7")
def test_leaders_on_its_station_bribed_ones_too() -> None:
    g = hegemon_table()
    assert (its_own(g).leaders, the(g).bribed) == (7, 5)
    assert points(g)["leaders"] == 7


@pytest.mark.rule("AE-E-17.8")
def test_the_better_of_its_two_destinies() -> None:
    g = hegemon_table()
    worth = {card: destiny(g, g.seats, card)[1] for card in content().destinies}
    better = max(worth, key=lambda card: worth[card])
    other = min(worth, key=lambda card: worth[card])
    assert worth[better] > worth[other]
    for cards in ([better, other], [other, better]):
        its_own(g).dealt = cards
        found = points(g)
        assert found[better] == worth[better]
        assert other not in found


@pytest.mark.rule("AE-E-17.9")
def test_moons_tokens_and_cards_count_for_no_one_else() -> None:
    g = hegemon_table()
    person = g.players[0]
    person.moons, person.tokens, person.vault = [g.moons[22].pop()], [g.supremacy[0]], 2
    deal(g, 0, *g.tactics.cards[:3])
    settle(g)
    assert {item.what for item in g.accounts[0]} == {"running"}


@pytest.mark.rule("AE-E-17.10")
@pytest.mark.parametrize(("scores", "winners"), [([50, 49], (0,)), ([49, 50], ()), ([50, 50], ())])
def test_a_person_must_have_more_than_the_hegemon(scores: list[int], winners: tuple[int, ...]) -> None:
    g = hegemon_table()
    its_own(g).leaders = 0
    for player, vp in zip(g.players, scores, strict=True):
        player.vp = vp
    settle(g)
    assert totals(g) == scores
    assert outcome(g).winners == winners


@pytest.mark.rule("AE-E-17.10")
def test_of_several_people_the_highest_total_wins() -> None:
    g = hegemon_table(3)
    its_own(g).leaders = 0
    for player, vp in zip(g.players, [40, 55, 52, 51], strict=True):
        player.vp = vp
    settle(g)
    assert outcome(g).winners == (1,)
    g.players[3].vp = 60
    settle(g)
    assert outcome(g).winners == ()


def final_turns(g: AndromedaState, reaching: int, eyes: Sequence[int] = ()) -> list[int]:
    """Who takes a turn after that in which a player reached the terminus; `eyes`: who holds the Eye after each of
    these turns, where it is passed on."""
    begin_turn(g, reaching)
    g.players[reaching].vp = g.terminus
    check_end(g)
    order: list[int] = []
    while (following := next_in_turn(g)) >= 0:
        order.append(following)
        begin_turn(g, following)
        if len(order) <= len(eyes):
            the(g).eye = eyes[len(order) - 1]
    return order


@pytest.mark.rule("AE-E-16.2")
@pytest.mark.parametrize(("reaching", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_its_last_turn_follows_that_of_the_eye_the_turn_that_reached_the_terminus_included(
    reaching: int, order: list[int]
) -> None:
    g = hegemon_table(2)
    the(g).eye = 1
    g.last_human = 1
    assert final_turns(g, reaching) == order


@pytest.mark.rule("AE-E-16.2")
@pytest.mark.parametrize(("reaching", "order"), [(0, [1, 0]), (1, [0, 1])])
def test_alone_turns_alternate_to_the_end(reaching: int, order: list[int]) -> None:
    assert final_turns(hegemon_table(1), reaching) == order


@pytest.mark.rule("AE-E-16.2")
@pytest.mark.parametrize(
    ("eyes", "order"),
    [((1, 1, 1), [3, 1, 2, 0]), ((0, 2, 2), [3, 1, 2, 0]), ((2, 2, 2), [3, 1, 2, 0])],
)
def test_the_eye_passes_in_the_final_turns_and_nobody_has_two_or_none(eyes: Sequence[int], order: list[int]) -> None:
    g = hegemon_table(3)
    the(g).eye = 0
    assert final_turns(g, 0, eyes) == order


@pytest.mark.rule("AE-E-16.2")
def test_an_eye_that_passes_the_hegemon_by_leaves_it_the_last_turn() -> None:
    g = hegemon_table(3)
    the(g).eye = 2
    # Player 1 passes the Eye from 2 to 0, whose turn reached the terminus and comes last.
    assert final_turns(g, 0, (1, 1)) == [1, 3, 2, 0]
    g = hegemon_table(3)
    the(g).eye = 2
    assert final_turns(g, 1, (2, 1)) == [2, 3, 0, 1]
    g = hegemon_table(3)
    the(g).eye = 0
    assert final_turns(g, 1, (1, 1, 2)) == [2, 0, 1, 3]
