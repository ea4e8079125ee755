"""AE-B-25.1: what is hidden, and what everybody sees; worlds redrawn; conservation."""

from collections.abc import Callable

import msgspec
import pytest

from games.andromeda.battlefields import bare_table, deal
from games.andromeda.tables import set_up
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.census import census, invariants
from starboard.games.andromeda.content import content
from starboard.games.andromeda.hide import hide
from starboard.games.andromeda.state.game_state import SPACES, AndromedaState
from starboard.games.andromeda.title import ANDROMEDA
from starboard.games.andromeda.view.map_view import MoonsView
from starboard.games.andromeda.view.view import view
from starboard.kernel import Chance, chance_from

pytestmark = pytest.mark.rule("AE-B-25.1")


def table() -> AndromedaState:
    g = bare_table(3, destiny=True, moons="both", relics=True)
    for who in range(3):
        deal(g, who, "bribe", "jamming")
    return g


def worlds(g: AndromedaState, seat: int) -> list[AndromedaState]:
    """Copies of the table as this seat could imagine them."""
    found = []
    for seed in range(8):
        world = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=AndromedaState)
        hide(world, seat, chance_from(seed))
        found.append(world)
    return found


def test_hands_are_counted_but_not_seen() -> None:
    g = table()
    others = view(g, 1).players[0].hand
    assert (others.count, others.cards) == (2, None)
    assert view(g, 0).players[0].hand.cards == ["bribe", "jamming"]
    assert view(g, None).players[0].hand.cards is None


def test_only_the_top_moon_of_a_planet_is_seen() -> None:
    g = table()
    planet = next(region for region in range(SPACES) if kind_of(g, region) == "planet")
    assert view(g, 0).map.moons[planet] == MoonsView([g.moons[planet][-1]], 3)
    assert len(view(g, 0).map.moons[22].seen) == 2


def test_worlds_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    g = table()
    g.stacks[0].tokens = ["disc_1", "disc_2", "disc_3", "disc_4", "disc_5"]
    found = worlds(g, 0)
    assert all(view(world, 0) == view(g, 0) for world in found)
    assert all(census(world) == census(g) for world in found)
    hidden: list[Callable[[AndromedaState], list[str]]] = [
        lambda world: world.players[1].hand,
        lambda world: world.tactics.cards,
        lambda world: world.events.cards,
        lambda world: world.planets,
        lambda world: world.modules[0].cards,
        lambda world: world.stacks[0].tokens,
        lambda world: world.raiders_to_come,
        lambda world: world.players[1].rejected,
        lambda world: world.moons[next(region for region in world.moons if region < SPACES)],
    ]
    for part in hidden:
        assert len({str(part(world)) for world in found}) > 1
    assert all(world.players[0].hand == g.players[0].hand for world in found)
    assert all(world.players[0].rejected == g.players[0].rejected for world in found)


@pytest.mark.rule("AE-B-18.3")
def test_a_player_knows_the_tokens_that_it_put_back_and_looks_at() -> None:
    g = table()
    g.stacks[0].tokens = ["disc_1", "disc_2", "disc_3", "disc_4", "disc_5"]
    g.stacks[0].known = [0, 1]
    g.stacks[0].looker, g.stacks[0].looked = 0, 2
    for world in worlds(g, 0):
        assert world.stacks[0].tokens[0] == "disc_1"
        assert world.stacks[0].tokens[-2:] == ["disc_4", "disc_5"]
    assert len({tuple(world.stacks[0].tokens) for world in worlds(g, 2)}) > 1


def test_a_broken_table_is_noticed() -> None:
    g = table()
    assert invariants(g) == []
    g.players[1].resources[0] = -1
    g.supply[2] = -1
    g.layout = 0
    assert [message.id for message in invariants(g)] == [
        "andromeda-below-zero",
        "andromeda-supply-below-zero",
        "andromeda-layout-wrong",
    ]


def test_the_census_counts_everything_in_the_box() -> None:
    found, c = census(set_up(3, destiny=True, moons="both", relics=True)), content()
    singles = [*c.regions.planets, *c.regions.bases, *c.moons, *c.supremacy, *c.factions, *c.destinies, *c.raiders]
    assert {id for id in singles if found[id] != 1} == set()
    copies = {id: face.copies for home in (c.tactics, c.modules, c.discoveries) for id, face in home.items()}
    assert {id for id, count in copies.items() if found[id] != count} == set()
    assert [found[name] for name in ("energy", "ice", "nano", "titan", "credit")] == [50, 25, 25, 25, 25]
    assert (found["leaders of 2"], found["ships of 2"], found["upgrade"], found["mechaphage token"]) == (9, 9, 16, 5)


def test_the_title_hides_through_the_same_door() -> None:
    g = table()
    before = list(g.tactics.cards)
    ANDROMEDA.hide(g, 0, Chance(7))
    assert g.tactics.cards != before
