"""AE-E-13.3, AE-E-13.4: where each action card sends a ship."""

import pytest

from games.andromeda.battlefields import heard, put
from games.andromeda.hegemon_tables import (
    its_own,
    lay,
    orderly_table,
    play_card,
    send,
    the,
    told,
)
from starboard.games.andromeda.board.map import kind_of
from starboard.games.andromeda.content import NUMBER_OF
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.moves.hegemon_moves import ChooseRegion
from starboard.games.andromeda.rules.hegemon.hegemon_targets import candidates
from starboard.games.andromeda.state.game_state import SPACES, Development

REPAIRING = ("factory", "obelisk")
BASES = ("odessa_field", "kestrel_yards", "meridian_exchange", "halcyon_drydock", "bastion_academy", "charter_beacon")


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize("card", [id for id, card in hegemon_content().actions.items() if card.kind == "base"])
def test_a_card_that_names_a_base(card: str) -> None:
    # TC-04 is the card that names Odessa Field.
    g = orderly_table()
    play_card(g, card).through()
    base = hegemon_content().actions[card].which
    assert base in BASES
    assert g.tiles[its_own(g).ships[g.ship]] == base
    assert told(g, "wants-base")[0].rule == "AE-E-13.3"


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize(
    "card", [id for id, card in hegemon_content().actions.items() if card.which == "leftmost_undeveloped"]
)
def test_a_card_for_the_leftmost_planet_without_a_development(card: str) -> None:
    g = orderly_table()
    g.developments.append(Development(NUMBER_OF["S05"], 0))
    play_card(g, card).through()
    # S10 lies further left than S06 and S02.
    assert g.region == NUMBER_OF["S10"]


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize("card", [id for id, card in hegemon_content().actions.items() if card.which == "most_moons"])
def test_a_card_for_the_planet_with_the_most_moons(card: str) -> None:
    g = orderly_table()
    for space in ("S05", "S10"):
        g.moons[NUMBER_OF[space]].pop()
    play_card(g, card).through()
    # S06 and S02 have three each; S06 is the leftmost.
    assert g.region == NUMBER_OF["S06"]


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize(
    "card", [id for id, card in hegemon_content().actions.items() if card.which == "most_human_ships"]
)
def test_a_card_for_the_region_with_the_most_ships_of_people(card: str) -> None:
    g = orderly_table(2)
    the(g).negotiations.cards = ["neg_stand_down"]
    put(g, 0, "transport", "S03")
    put(g, 1, "transport", "S08")
    put(g, 0, "transport", "S08")
    put(g, 0, "science_vessel", "N1")
    play_card(g, card).through()
    assert g.region == NUMBER_OF["S08"]


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("hac_I_7", "S07"),
        ("hac_III_7", "S07"),
        ("hac_I_8", "S06"),
        ("hac_II_7", "S03"),
        ("hac_III_8", "S08"),
    ],
)
def test_a_card_relative_to_the_probe(card: str, space: str) -> None:
    g = orderly_table()
    play_card(g, card).through()
    assert g.region == NUMBER_OF[space]
    assert the(g).probe == NUMBER_OF["S07"]


@pytest.mark.rule("AE-E-13.4")
@pytest.mark.parametrize(("card", "probe"), [("hac_I_8", "S05"), ("hac_II_8", "S07"), ("hac_II_7", "S03")])
def test_where_no_region_fits_it_goes_to_the_probe(card: str, probe: str) -> None:
    # TC-12: a nebula or nothing at all lies there.
    g = orderly_table()
    the(g).probe = NUMBER_OF[probe]
    play_card(g, card).through()
    assert g.region == NUMBER_OF[probe]
    assert told(g, "wants-nowhere")[0].rule == "AE-E-13.4"


@pytest.mark.rule("AE-E-13.4")
@pytest.mark.parametrize("card", ["hac_III_5", "hac_I_6", "hac_I_4"])
def test_without_anything_to_count_it_goes_to_the_probe(card: str) -> None:
    g = orderly_table()
    for region in range(SPACES):
        if kind_of(g, region) == "planet":
            g.moons[region] = []
            g.developments.append(Development(region, 0))
    play_card(g, card).through()
    assert g.region == NUMBER_OF["S07"]


@pytest.mark.rule("AE-E-13.4")
def test_nothing_is_launched_to_a_quasar() -> None:
    g = orderly_table()
    g.tiles[NUMBER_OF["S06"]] = "quasar"
    assert candidates(g, hegemon_content().actions["hac_I_8"]) == []


@pytest.mark.rule("AE-E-13.3")
def test_of_planets_above_each_other_the_eye_chooses() -> None:
    g = orderly_table()
    lay(g, S01="pl_gas_giant_1", S05="pl_ice_2", S06="pl_desert_2", S10="pl_volcanic_1")
    g.developments.append(Development(NUMBER_OF["S05"], 0))
    game = play_card(g, "hac_I_5")
    assert game.asked == (0, "hegemon-region")
    assert game.offers == [ChooseRegion("S01"), ChooseRegion("S10")]
    game.answer(ChooseRegion("S10")).through()
    assert g.region == NUMBER_OF["S10"]


@pytest.mark.rule("AE-E-9.10")
def test_ships_may_go_where_ships_are() -> None:
    g = orderly_table()
    the(g).negotiations.cards = ["neg_stand_down"]
    send(g, "transport", "S07")
    put(g, 0, "transport", "S07")
    play_card(g, "hac_III_7").through()
    assert its_own(g).ships.count(NUMBER_OF["S07"]) == 2
    assert heard(g, "battle")
