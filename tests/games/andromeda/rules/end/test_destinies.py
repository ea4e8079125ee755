"""The destiny cards, one by one."""

from collections.abc import Callable

import pytest

from games.andromeda.battlefields import bare_table, fit, give, put
from games.andromeda.tables import name_of, region_of
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.rules.end.score import COUNTS, destiny
from starboard.games.andromeda.state.game_state import (
    BAY,
    SCRAPYARD,
    SPACES,
    UNBUILT,
    USED_UP,
    AndromedaState,
    Development,
    Module,
)


def architect(g: AndromedaState) -> None:
    first = region_of(g, "pl_desert_1")
    second = region_of(g, "pl_desert_2", "pl_desert_1")
    g.developments = [Development(first, 0), Development(second, 0)]


def colonist(g: AndromedaState) -> None:
    g.players[0].ships = [0, 1, USED_UP, BAY, SCRAPYARD, UNBUILT, 3, UNBUILT, UNBUILT]


def archivist(g: AndromedaState) -> None:
    g.players[0].tokens, g.players[0].spent = ["disc_1", "sup_1"], ["disc_2", "disc_2"]


def polymath(g: AndromedaState) -> None:
    g.players[0].tracks = [5, 6, 4, 0, 9]


def lunar_lord(g: AndromedaState) -> None:
    g.players[0].moons = ["moon_ice_1", "moon_ice_2"]
    g.players[0].modules = [Module("sci_05", moon="moon_ice_3")]


def engineer(g: AndromedaState) -> None:
    fit(g, 0, *["sci_01"] * 5)


def curator(g: AndromedaState) -> None:
    fit(g, 0, "anc_01", "anc_02")


def hoarder(g: AndromedaState) -> None:
    give(g, 0, energy=4, ice=3)


def strategist(g: AndromedaState) -> None:
    g.players[0].hand = ["bribe"] * 3


def admiral(g: AndromedaState) -> None:
    g.players[0].ships = [BAY, BAY, BAY, UNBUILT, UNBUILT, UNBUILT, SCRAPYARD, UNBUILT, 4]


def survivor(g: AndromedaState) -> None:
    g.players[0].ships[:2] = [SCRAPYARD, SCRAPYARD]


def pristine(g: AndromedaState) -> None:
    fit(g, 0, "sci_01")


def diplomat(g: AndromedaState) -> None:
    g.players[0].leaders = 5


def frontiersman(g: AndromedaState) -> None:
    # On the map for two the lowest rows with a tile are those of S05 and S10.
    planets = [region for region in range(SPACES) if kind_of(g, region) == "planet"]
    g.developments = [Development(region, 0) for region in planets]


def raider_bane(g: AndromedaState) -> None:
    g.players[0].defeated = 3


def gatekeeper(g: AndromedaState) -> None:
    put(g, 0, "transport", "S01")
    put(g, 0, "transport", "S07")


DESTINIES: dict[str, tuple[Callable[[AndromedaState], None], int]] = {
    "dest_architect": (architect, 6),
    "dest_colonist": (colonist, 6),
    "dest_archivist": (archivist, 6),
    "dest_warlord": (archivist, 2),
    "dest_polymath": (polymath, 6),
    "dest_specialist": (polymath, 9),
    "dest_lunar_lord": (lunar_lord, 3),
    "dest_engineer": (engineer, 2),
    "dest_curator": (curator, 6),
    "dest_hoarder": (hoarder, 3),
    "dest_strategist": (strategist, 3),
    "dest_admiral": (admiral, 6),
    "dest_survivor": (survivor, 4),
    "dest_pristine": (pristine, 8),
    "dest_diplomat": (diplomat, 5),
    "dest_raider_bane": (raider_bane, 6),
    "dest_balanced": (lambda g: g.players[0].tracks.__setitem__(slice(None), [3, 4, 5, 3, 6]), 6),
    "dest_homeworld": (architect, 2),
    "dest_gatekeeper": (gatekeeper, 2),
}


@pytest.mark.rule("AE-B-3.12")
@pytest.mark.rule("AE-B-23.3")
@pytest.mark.parametrize("card", DESTINIES)
def test_each_destiny(card: str) -> None:
    g = bare_table()
    prepare, points = DESTINIES[card]
    prepare(g)
    assert destiny(g, 0, card)[1] == points


@pytest.mark.rule("AE-B-3.12")
def test_the_frontiersman_counts_the_two_lowest_rows() -> None:
    g = bare_table()
    frontiersman(g)
    low = sum(region >= NUMBER_OF["S05"] for region in (place.region for place in g.developments))
    assert destiny(g, 0, "dest_frontiersman") == (low, min(3 * low, 9))


@pytest.mark.rule("AE-B-3.12")
def test_pristine_is_all_or_nothing_and_caps_hold() -> None:
    g = bare_table()
    fit(g, 0, "sci_01")
    g.players[0].modules[0].damage = 1
    assert destiny(g, 0, "dest_pristine") == (0, 0)
    g.players[0].defeated = 9
    assert destiny(g, 0, "dest_raider_bane") == (9, 10)


def test_every_destiny_has_its_test() -> None:
    assert set(content().destinies) == {*DESTINIES, "dest_frontiersman"}
    assert {card.what for card in content().destinies.values()} == set(COUNTS)


def test_the_gate_counts_for_the_gatekeeper() -> None:
    g = bare_table(2, gate=True)
    gatekeeper(g)
    assert destiny(g, 0, "dest_gatekeeper") == (2, 4)
    assert name_of(content().board.gate) == "S07"
