"""AE-B-12.1 to AE-B-12.9: raiders of every class, their forays, and what they do to those whom they beat.
AE-E-3.5, AE-E-3.7: the Wyrm."""

import pytest

from games.andromeda.battlefields import (
    LoadedDice,
    Played,
    bare_table,
    deal,
    fight,
    fit,
    give,
    heard,
    laid_table,
    launch,
    put,
    put_raider,
    ships_of,
)
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.moves.battle_moves import ChooseRaider, Pass
from starboard.games.andromeda.rules.battle.foray import foray, threats
from starboard.games.andromeda.rules.battle.raiders import arrive
from starboard.games.andromeda.rules.turn import turn
from starboard.games.andromeda.state.game_state import CRUISER, FIRST_NEBULA, SCRAPYARD, SUPREMACY, AndromedaState

BEATEN = (6, 6, 6, 6, 6)
"""Dice for a raider that wins."""


def met(raider: str, ship: str = "transport") -> AndromedaState:
    """Player 0 launched a ship to S06, where a raider is."""
    g = bare_table()
    put_raider(g, raider, "S06")
    launch(g, 0, ship, "S06")
    return g


def beaten_by(g: AndromedaState, dice: int = 1) -> Played:
    """The raider wins: the player's dice come first."""
    return fight(g, "S06", *[1] * dice, *BEATEN)


@pytest.mark.rule("AE-B-12.1")
@pytest.mark.rule("AE-B-12.2")
def test_classes_and_figures() -> None:
    cards = content().raiders.values()
    ranks = [card.rank for card in cards]
    assert {rank: ranks.count(rank) for rank in "SABCD"} == {"S": 2, "A": 2, "B": 2, "C": 3, "D": 2}
    # 16 figures in the base game; the Wyrm of Escalation is one more.
    assert sum(card.figures for card in cards) == 17


@pytest.mark.rule("AE-B-12.9")
@pytest.mark.parametrize(
    ("raider", "guns", "targeting", "reach", "points"),
    [
        ("vorticon_attackers", 1, 1, 1, 2),
        ("rift_skitters", 1, 2, 1, 2),
        ("grave_barge", 2, 1, 1, 3),
        ("mirror_lance", 2, 2, 1, 3),
        ("mechaphage", 3, 1, 2, 4),
        ("hollow_choir", 3, 2, 1, 4),
        ("sunbreaker", 4, 1, 2, 5),
        ("pale_leviathan", 4, 2, 1, 5),
        ("world_ender", 5, 2, 2, 7),
        ("null_emperor", 5, 3, 1, 7),
        ("underdark_wyrm", 4, 2, 2, 6),
    ],
)
def test_figures_of_a_raider(raider: str, guns: int, targeting: int, reach: int, points: int) -> None:
    g = met(raider, "fighter")
    card = content().raiders[raider]
    assert card.range == reach
    g.players[0].targeting = 5
    rolled = [6, 6] if raider != "mirror_lance" else [6]
    fight(g, "S06", *rolled, *[targeting] * guns).through()
    theirs = heard(g, "rolled")[1].message.args
    assert (theirs["count"], theirs["targeting"]) == (guns, targeting)
    # AE-B-12.7: the winner scores it.
    assert (g.players[0].vp, g.players[0].defeated) == (points, 1)


@pytest.mark.rule("AE-B-12.6")
def test_defeated_raiders_are_removed() -> None:
    g = met("vorticon_attackers", "fighter")
    free = g.free_figures
    fight(g, "S06", 6, 6, 1).through()
    assert (g.raiders, g.free_figures, g.raiders_gone) == ([], free + 1, [])
    g = met("grave_barge", "fighter")
    fight(g, "S06", 6, 6, 1, 1).through()
    assert (g.raiders, g.raiders_gone) == ([], ["grave_barge"])


@pytest.mark.rule("AE-B-12.6")
def test_raiders_that_tie_are_removed_and_nobody_scores() -> None:
    g = met("vorticon_attackers")
    fight(g, "S06", 6, 6).through()
    assert g.raiders == []
    assert (g.players[0].vp, g.players[0].tracks[SUPREMACY]) == (0, 0)
    assert ships_of(g, 0, SCRAPYARD) == 1


@pytest.mark.rule("AE-B-12.7")
def test_all_defeated_raiders_are_scored_with_the_bounty() -> None:
    g = met("vorticon_attackers", "fighter")
    put_raider(g, "vorticon_attackers", "S06")
    g.raider_bonus = 2
    fight(g, "S06", 6, 6, 1, 1).through()
    assert (g.players[0].vp, g.players[0].defeated) == (8, 2)


# -- One raider after the other --------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-12.6")
def test_vorticon_attackers_stay_where_they_win() -> None:
    g = met("vorticon_attackers")
    beaten_by(g).through()
    assert [(raider.id, raider.region) for raider in g.raiders] == [("vorticon_attackers", NUMBER_OF["S06"])]


@pytest.mark.rule("AE-B-12.6")
def test_rift_skitters_go_to_the_nearest_nebula() -> None:
    g = met("rift_skitters")
    beaten_by(g).through()
    # From S06 it is two steps to N1, N2 and N3 alike: the lowest number.
    assert g.raiders[0].region == NUMBER_OF["N1"]


def test_the_grave_barge_takes_a_resource() -> None:
    g = met("grave_barge")
    give(g, 0, titan=2)
    g.tactics.cards, g.tactics.discards = [], []
    beaten_by(g).through()
    assert g.players[0].resources == [0, 0, 0, 1, 0]


def test_the_mirror_lance_cancels_a_die_of_the_side_with_the_most() -> None:
    g = met("mirror_lance", "heavy_cruiser")
    fight(g, "S06", 6, 6, 1, 1).through()
    assert heard(g, "rolled")[0].message.args["count"] == 2
    assert heard(g, "reflected")[0].message.args == {"seat": 0, "side": "player", "dice": 2}
    g = met("mirror_lance")
    fight(g, "S06", 6, 2, 2).through()
    # The Lance itself has the most: it loses one.
    assert heard(g, "rolled")[1].message.args["count"] == 1


@pytest.mark.rule("AE-B-22.2")
def test_the_mechaphage_infests_a_module() -> None:
    g = met("mechaphage")
    fit(g, 0, "sci_04")
    beaten_by(g).through()
    module = g.players[0].modules[0]
    assert (module.mechaphage, module.damage, module.damaged, g.mechaphages) == (2, 0, True, 4)


@pytest.mark.rule("AE-B-20.5")
def test_the_hollow_choir_silences_diplomacy() -> None:
    g = met("hollow_choir")
    put(g, 1, "transport", "S06")
    deal(g, 0, "ceasefire")
    assert fight(g, "S06").asked == (0, "prepare")


@pytest.mark.rule("AE-B-21.3")
@pytest.mark.parametrize("raider", ["sunbreaker", "world_ender"])
def test_scorch_damages_a_module(raider: str) -> None:
    g = met(raider)
    fit(g, 0, "sci_04")
    beaten_by(g).through()
    assert g.players[0].modules[0].damage == 1


@pytest.mark.rule("AE-B-21.2")
def test_the_pale_leviathan_devours_a_shield() -> None:
    g = met("pale_leviathan", "heavy_cruiser")
    beaten_by(g, 3).through()
    assert g.players[0].ships[CRUISER] == SCRAPYARD
    g = met("sunbreaker", "heavy_cruiser")
    beaten_by(g, 3).through()
    assert g.players[0].ships[CRUISER] == NUMBER_OF["S06"]


@pytest.mark.rule("AE-B-20.8")
def test_the_null_emperor_forbids_energy() -> None:
    g = met("null_emperor")
    give(g, 0, energy=3)
    g.tactics.cards, g.tactics.discards = [], []
    assert beaten_by(g).over
    g = met("world_ender")
    give(g, 0, energy=3)
    assert beaten_by(g).asked == (0, "prepare")


# -- Forays ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-12.3")
@pytest.mark.rule("AE-B-12.4")
def test_a_raider_in_range_makes_the_foray() -> None:
    g = bare_table()
    launch(g, 0, "transport", "S05")
    raider = put_raider(g, "vorticon_attackers", "N1")
    put_raider(g, "vorticon_attackers", "N6")
    assert Played(foray(g)).over
    assert raider.region == NUMBER_OF["S05"]
    assert heard(g, "foray")[0].rule == "AE-B-12.4"


@pytest.mark.rule("AE-B-12.3")
def test_the_active_player_chooses_among_several() -> None:
    g = bare_table()
    launch(g, 0, "transport", "S05")
    put_raider(g, "vorticon_attackers", "N1")
    put_raider(g, "vorticon_attackers", "N1")
    put_raider(g, "vorticon_attackers", "N3")
    played = Played(foray(g))
    assert played.asked == (0, "raider")
    assert played.offers == [ChooseRaider("vorticon_attackers", "N1"), ChooseRaider("vorticon_attackers", "N3")]
    played.answer(ChooseRaider("vorticon_attackers", "N3"))
    assert sorted(raider.region for raider in g.raiders) == [NUMBER_OF["S05"], NUMBER_OF["N1"], NUMBER_OF["N1"]]


@pytest.mark.rule("AE-B-12.5")
def test_a_raider_on_the_spot_keeps_others_away() -> None:
    g = bare_table()
    launch(g, 0, "transport", "S05")
    put_raider(g, "vorticon_attackers", "S05")
    put_raider(g, "vorticon_attackers", "N1")
    assert threats(g, NUMBER_OF["S05"]) == []


@pytest.mark.rule("AE-B-12.3")
def test_a_raider_out_of_range_stays() -> None:
    g = bare_table()
    launch(g, 0, "transport", "S07")
    put_raider(g, "vorticon_attackers", "N1")
    assert Played(foray(g)).over
    assert g.raiders[0].region == NUMBER_OF["N1"]


# -- Arrivals --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-B-12.8")
def test_a_raider_arrives_where_the_die_says() -> None:
    g = bare_table()
    g.chance = LoadedDice(4)
    arrive(g, "A", "AE-B-12.8")
    assert [(raider.id, raider.region) for raider in g.raiders] == [(g.cards["A"], FIRST_NEBULA + 3)]
    assert g.cards["A"] not in g.raiders_to_come
    arrive(g, "A", "AE-B-12.8")
    assert len(g.raiders) == 1


@pytest.mark.rule("AE-B-12.8")
def test_without_a_free_figure_none_arrives() -> None:
    g = bare_table()
    for _ in range(5):
        arrive(g, "S", "AE-B-12.8")
    assert (len(g.raiders), g.free_figures) == (4, 0)
    assert len(heard(g, "no-figure")) == 1


# -- The Underdark Wyrm ----------------------------------------------------------------------------------------------


def underdark() -> AndromedaState:
    """A table with the Gate, on S07."""
    g = bare_table(events="shadows")
    assert g.tiles[NUMBER_OF["S07"]] == "underdark_gate"
    return g


@pytest.mark.rule("AE-E-3.5")
def test_the_wyrm_is_the_raider_of_class_c_and_begins_on_the_gate() -> None:
    g = laid_table(3, events="shadows")
    assert g.cards["C"] == "underdark_wyrm"
    assert [raider.region for raider in g.raiders if raider.id == "underdark_wyrm"] == [NUMBER_OF["S07"]]
    assert len(g.raiders) == 3


@pytest.mark.rule("AE-E-3.7")
def test_shadow_warp_sends_the_launched_ship_to_the_gate() -> None:
    g = underdark()
    launch(g, 0, "transport", "S05")
    put_raider(g, "underdark_wyrm", "S07")
    assert Played(foray(g)).over
    assert g.raiders[0].region == NUMBER_OF["S05"]
    assert g.players[0].ships[g.ship] == NUMBER_OF["S07"]
    assert heard(g, "shadow-warp")[0].rule == "AE-E-3.7"


@pytest.mark.rule("AE-E-3.7")
@pytest.mark.rule("AE-B-7.11")
def test_after_a_warp_first_the_active_region_then_the_gate() -> None:
    """OQ-22: a battle is looked for in both."""
    g = underdark()
    put(g, 1, "transport", "S05")
    put(g, 1, "heavy_cruiser", "S07")
    launch(g, 0, "fighter", "S05")
    put_raider(g, "underdark_wyrm", "S06")
    g.step = "foray"
    g.chance = LoadedDice(6, *[2] * 4, 6, 6, 1, 1, 1)
    Played(turn.fight(g, 0)).through()
    first, second = (str(event.message.args["region"]) for event in heard(g, "battle"))
    assert "S05" in first
    assert "S07" in second
    # The Wyrm lost to the transport; then the fighter won against the cruiser, whose shield took it.
    assert g.raiders_gone == ["underdark_wyrm"]
    assert g.players[1].shield == 1
    assert g.step == "end_launch"


@pytest.mark.rule("AE-E-3.7")
def test_on_the_gate_itself_nothing_moves() -> None:
    g = underdark()
    launch(g, 0, "transport", "S07")
    put_raider(g, "underdark_wyrm", "S06")
    assert Played(foray(g)).over
    assert g.players[0].ships[g.ship] == NUMBER_OF["S07"]
    assert heard(g, "shadow-warp") == []


def test_a_player_may_do_nothing_against_raiders() -> None:
    g = met("vorticon_attackers")
    deal(g, 0, "full_broadside")
    played = fight(g, "S06", 1, 6)
    for prompt in ("diplomacy", "prepare", "after-roll", "spare"):
        assert played.asked == (0, prompt)
        played.answer(Pass())
    assert ships_of(g, 0, SCRAPYARD) == 1
