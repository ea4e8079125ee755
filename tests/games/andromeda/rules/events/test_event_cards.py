"""AE-B-19.3, AE-E-3.3: every event card of the three decks."""

import pytest

from games.andromeda.battlefields import (
    LoadedDice,
    Played,
    bare_table,
    deal,
    fit,
    give,
    put,
    put_raider,
    ships_of,
    spaces,
)
from starboard.games.andromeda.content import NUMBER_OF, REGION_NAMES, content
from starboard.games.andromeda.moves.battle_moves import MoveToGate
from starboard.games.andromeda.moves.effect_moves import (
    Accept,
    Acquire,
    Advance,
    BuildShip,
    Collapse,
    DamageModule,
    DamageShip,
    Decline,
    Pay,
    Recall,
    Recruit,
    RepairModule,
    SendLeader,
    Swap,
    Take,
)
from starboard.games.andromeda.rules.events.events import event
from starboard.games.andromeda.state.game_state import (
    BAY,
    CREDIT,
    ENERGY,
    SCIENCE,
    SCRAPYARD,
    AndromedaState,
    Development,
)
from starboard.kernel import Move

GATE = "S07"


def due(card: str) -> AndromedaState:
    """An event that came due in the turn of player 0, with the card on top of its deck. With the Shadows, player 0
    has a transport next to the Gate, and player 1 has one too far away."""
    deck = content().events[card].deck
    g = bare_table(events=deck)
    g.step, g.event_due, g.to_event = "event", True, 0
    g.events.cards.remove(card)
    g.events.cards.append(card)
    if deck == "shadows":
        put(g, 0, "transport", "S06")
        put(g, 1, "transport", "S05")
    return g


def happen(g: AndromedaState, *wanted: Move) -> None:
    """The event, each wanted move made once; else everybody does nothing more."""
    g.chance = LoadedDice()
    Played(event(g)).through(*wanted)


def each(*wanted: Move) -> list[Move]:
    """The same moves for both players."""
    return [*wanted, *wanted]


# -- Dawn of the Galaxy ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-2.2")
def test_three_decks_of_ten() -> None:
    decks = [card.deck for card in content().events.values()]
    assert {deck: decks.count(deck) for deck in set(decks)} == {"dawn": 10, "twilight": 10, "shadows": 10}


def test_welcome_to_the_fleet_builds_ships_for_two_less() -> None:
    g = due("dawn_01")
    for who in range(2):
        give(g, who, titan=1)
    # A fighter costs 2 titanium and 1 energy.
    happen(g, *each(BuildShip("fighter")))
    assert [player.ships[6] for player in g.players] == [BAY, BAY]
    assert [sum(player.resources) for player in g.players] == [0, 0]


def test_shattered_relic_exchanges_three_and_gives_a_credit() -> None:
    g = due("dawn_02")
    give(g, 0, ice=1)
    happen(g, Swap("ice", "titan"), Decline("dawn_02"))
    assert [player.resources for player in g.players] == [[0, 0, 0, 1, 1], [0, 0, 0, 0, 1]]


def test_electron_storm_sells_science_for_energy() -> None:
    g = due("dawn_03")
    give(g, 0, energy=2)
    give(g, 1, energy=2)
    happen(g, Accept("dawn_03"), Decline("dawn_03"))
    assert [player.tracks[SCIENCE] for player in g.players] == [1, 0]
    assert [player.resources[ENERGY] for player in g.players] == [0, 2]


def test_merchant_convoy_brings_two_resources() -> None:
    g = due("dawn_04")
    happen(g, Take(ice=2), Take(nano=1, titan=1))
    assert [player.resources for player in g.players] == [[0, 2, 0, 0, 0], [0, 0, 1, 1, 0]]


def test_comet_shower_drops_on_planets_without_ships() -> None:
    g = due("dawn_05")
    first, *others = spaces(g, "planet")
    put(g, 1, "transport", REGION_NAMES[first])
    happen(g)
    assert sorted(g.dropped) == others
    for region in others:
        wanted = content().regions.planets[g.tiles[region]].development.resource
        assert g.dropped[region] == [int(resource == wanted) for resource in range(5)]
    assert sum(g.supply) == 150 - len(others)


def test_alliance_summit_recruits_a_leader() -> None:
    g = due("dawn_06")
    base = REGION_NAMES[spaces(g, "base")[0]]
    happen(g, *each(Recruit(base)))
    assert [player.leaders for player in g.players] == [1, 1]


def test_raider_bounty_lasts_until_the_next_event() -> None:
    g = due("dawn_07")
    happen(g)
    assert g.raider_bonus == 2


def test_open_archives_draw_two_cards() -> None:
    g = due("dawn_08")
    happen(g)
    assert [len(player.hand) for player in g.players] == [2, 2]


def test_wandering_moons_are_claimed_where_own_ships_are() -> None:
    g = due("dawn_09")
    planet = spaces(g, "planet")[0]
    put(g, 0, "transport", REGION_NAMES[planet])
    moon = g.moons[planet][-1]
    happen(g)
    assert [player.moons for player in g.players] == [[moon], []]


@pytest.mark.parametrize("card", ["dawn_10", "twilight_09"])
def test_supply_caches_and_last_convoy_drop_on_bases(card: str) -> None:
    g = due(card)
    put(g, 0, "transport", REGION_NAMES[spaces(g, "base")[0]])
    happen(g)
    assert sorted(g.dropped) == spaces(g, "base")
    for tokens in g.dropped.values():
        assert (sum(tokens[1:4]), sum(tokens)) == (1, 1)


# -- Twilight of the Universe ----------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-17.10")
def test_catastrophic_collapse_turns_a_development_over() -> None:
    g = due("twilight_01")
    first, second = spaces(g, "planet")[:2]
    g.developments = [Development(first, 0), Development(second, 0)]
    happen(g, Collapse(REGION_NAMES[second]))
    assert [place.collapsed for place in g.developments] == [False, True]


def test_time_anomaly_brings_a_ship_back() -> None:
    g = due("twilight_02")
    put(g, 0, "fighter", "S02")
    put(g, 1, "transport", "S03")
    happen(g, Recall("fighter", "S02"), Decline("twilight_02"))
    assert g.players[0].ships[6] == BAY
    assert ships_of(g, 1, NUMBER_OF["S03"]) == 1


@pytest.mark.rule("AE-B-21.3")
def test_solar_flare_damages_a_module() -> None:
    g = due("twilight_03")
    fit(g, 0, "sci_04", "ind_04")
    happen(g, DamageModule("ind_04", 1))
    assert [module.damage for module in g.players[0].modules] == [0, 1]


def test_pirate_tithe_takes_two_from_the_rich() -> None:
    g = due("twilight_04")
    give(g, 0, titan=5)
    give(g, 1, titan=4)
    happen(g)
    assert [sum(player.resources) for player in g.players] == [3, 4]


def test_dark_tide_brings_a_raider_more() -> None:
    g = due("twilight_05")
    happen(g)
    ranks = [content().raiders[raider.id].rank for raider in g.raiders]
    assert ranks == ["S", "A"]


def test_hull_fatigue_damages_a_large_fleet() -> None:
    g = due("twilight_06")
    for who, count in ((0, 3), (1, 2)):
        for number in range(count):
            put(g, who, "transport", f"S0{number + 1}")
    happen(g, DamageShip("transport", "S02"))
    assert [ships_of(g, who, SCRAPYARD) for who in range(2)] == [1, 0]


def test_unrest_sends_a_leader_to_a_base() -> None:
    g = due("twilight_07")
    base = spaces(g, "base")[2]
    g.players[0].leaders = 2
    happen(g, SendLeader(REGION_NAMES[base]))
    assert (g.players[0].leaders, g.players[0].posted[base]) == (1, 2)


def test_void_harvest_sells_points_for_energy() -> None:
    g = due("twilight_08")
    give(g, 0, energy=3)
    happen(g, Accept("twilight_08"))
    assert [player.vp for player in g.players] == [3, 0]
    assert g.players[0].resources[ENERGY] == 1


def test_fading_stars_help_those_behind() -> None:
    g = due("twilight_10")
    g.players[0].vp = 5
    happen(g, Take(titan=2))
    assert [sum(player.resources) for player in g.players] == [0, 2]


# -- Shadows of the Underdark ----------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-3.3")
def test_rising_from_the_shadows_builds_a_ship() -> None:
    g = due("shadow_01")
    for who in range(2):
        give(g, who, ice=1)
    happen(g, BuildShip("science_vessel"))
    assert [player.ships[7] == BAY for player in g.players] == [True, False]


@pytest.mark.rule("AE-E-3.3")
def test_tachyon_surge_gives_energy() -> None:
    g = due("shadow_02")
    happen(g)
    assert [player.resources[ENERGY] for player in g.players] == [3, 0]


@pytest.mark.rule("AE-E-3.3")
def test_the_lure_of_the_dark_moves_a_ship_without_a_battle() -> None:
    g = due("shadow_03")
    put(g, 1, "transport", GATE)
    happen(g, MoveToGate("transport", "S06"), Take(ice=2), Take(nano=2))
    assert ships_of(g, 0, NUMBER_OF[GATE]) == ships_of(g, 1, NUMBER_OF[GATE]) == 1
    assert g.battle is None
    assert [sum(player.resources) for player in g.players] == [2, 2]


@pytest.mark.rule("AE-E-3.3")
def test_echoes_of_the_precursors_advance_the_lowest_track() -> None:
    g = due("shadow_04")
    g.players[0].tracks = [1, 1, 0, 1, 0]
    happen(g, Advance("civilization"))
    assert g.players[0].tracks == [1, 1, 0, 1, 1]


@pytest.mark.rule("AE-E-3.3")
def test_the_umbral_toll_damages_and_teaches() -> None:
    g = due("shadow_05")
    fit(g, 0, "sci_04")
    fit(g, 1, "sci_04")
    happen(g)
    assert [player.modules[0].damage for player in g.players] == [1, 0]
    assert [len(player.hand) for player in g.players] == [2, 0]


@pytest.mark.rule("AE-E-3.3")
def test_the_wyrm_stirs_and_damages_a_ship() -> None:
    g = due("shadow_06")
    raider = put_raider(g, "underdark_wyrm", "S02")
    happen(g)
    assert raider.region == NUMBER_OF[GATE]
    assert [ships_of(g, who, SCRAPYARD) for who in range(2)] == [1, 0]


def test_a_defeated_wyrm_does_not_stir() -> None:
    g = due("shadow_06")
    g.raiders_gone = ["underdark_wyrm"]
    happen(g)
    assert "underdark_wyrm" not in [raider.id for raider in g.raiders]
    assert ships_of(g, 0, SCRAPYARD) == 1


@pytest.mark.rule("AE-E-3.3")
def test_rift_salvage_acquires_a_module_for_two_less() -> None:
    g = due("shadow_07")
    g.columns[0][0] = "sci_12"
    happen(g, Acquire("sci_12"))
    assert [len(player.modules) for player in g.players] == [1, 0]


@pytest.mark.rule("AE-E-3.3")
def test_the_shadow_tithe_costs_a_resource_and_gives_points() -> None:
    g = due("shadow_08")
    give(g, 0, credit=1)
    deal(g, 0, "bribe")
    happen(g, Pay(credit=1))
    assert (g.players[0].resources[CREDIT], g.players[0].hand) == (0, ["bribe"])
    assert [player.vp for player in g.players] == [2, 0]


@pytest.mark.rule("AE-E-3.3")
def test_mirrored_fleets_repair_twice() -> None:
    g = due("shadow_09")
    fit(g, 0, "sci_04", "sci_12")
    for module in g.players[0].modules:
        module.damage = 1
    happen(g, RepairModule("sci_04", 0))
    assert [module.damage for module in g.players[0].modules] == [0, 0]


@pytest.mark.rule("AE-E-3.3")
def test_gate_ascendant_gives_points_and_energy() -> None:
    g = due("shadow_10")
    happen(g)
    assert [(player.vp, player.resources[ENERGY]) for player in g.players] == [(2, 1), (0, 0)]
