"""AE-E-13, AE-E-16: launch turns of the Hegemon, its action cards, and its last turn."""

import pytest

from games.andromeda.battlefields import heard, put, put_raider
from games.andromeda.hegemon_tables import (
    hegemon_table,
    its_own,
    lay,
    play_card,
    send,
    show,
    take_turn,
    the,
    told,
)
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.map import kind_of
from starboard.games.andromeda.moves_hegemon import ChooseRegion
from starboard.games.andromeda.names import named
from starboard.games.andromeda.rules.hegemon_targets import candidates
from starboard.games.andromeda.state import (
    BAY,
    CRUISER,
    FIRST_NEBULA,
    ICE,
    SCIENCE_VESSEL,
    SHIPS_OF,
    SPACES,
    TITAN,
    USED_UP,
    AndromedaState,
    Development,
)

REPAIRING = ("factory", "obelisk")
BASES = ("odessa_field", "kestrel_yards", "meridian_exchange", "halcyon_drydock", "bastion_academy", "charter_beacon")


def orderly_table(seats: int = 1, officer: str = "ofc_1a") -> AndromedaState:
    """Planets on S02, S05, S06 and S10, bases elsewhere; the probe on S07."""
    g = hegemon_table(seats, officer)
    lay(g, S05="pl_ice_2", S06="pl_desert_2", S10="pl_volcanic_1", S02="pl_gas_giant_1")
    the(g).probe = NUMBER_OF["S07"]
    return g


# -- Where a ship goes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-13.3")
@pytest.mark.parametrize("card", [id for id, card in hegemon_content().actions.items() if card.kind == "base"])
def test_a_card_that_names_a_base(card: str) -> None:
    # TC-04 is the card that names Odessa Field.
    g = orderly_table()
    play_card(g, card).through()
    base = hegemon_content().actions[card].which
    assert base in BASES
    assert g.tiles[its_own(g).ships[g.ship]] == base
    assert told(g, "target")[0].rule == "AE-E-13.3"


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
    assert told(g, "to-probe")[0].rule == "AE-E-13.4"


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


# -- The die and the ramp --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-13.1")
@pytest.mark.rule("AE-E-13.2")
@pytest.mark.parametrize(("die", "section"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_die_picks_a_section(die: int, section: int) -> None:
    g = orderly_table()
    game = take_turn(g, die)
    game.through()
    assert the(g).section == section
    assert told(g, "die")[0].message.args["die"] == die


@pytest.mark.rule("AE-E-13.3")
def test_ships_leave_a_section_in_the_order_of_their_letters() -> None:
    g = orderly_table()
    seen = []
    for _ in range(3):
        play_card(g, show_probe(g)).through()
        seen.append((g.ship, told(g, "launched")[-1].message.args["letter"]))
    assert seen == [(0, "A"), (1, "B"), (6, "C")]


def show_probe(g: AndromedaState) -> str:
    """The card of section I for the probe, back on its deck."""
    h = the(g)
    if "hac_I_7" in h.decks[0].discards:
        h.decks[0].discards.remove("hac_I_7")
        h.decks[0].cards.append("hac_I_7")
    return "hac_I_7"


@pytest.mark.rule("AE-E-13.2")
@pytest.mark.rule("AE-E-14.1")
def test_without_a_ship_in_the_section_it_returns() -> None:
    # TC-11
    g = orderly_table()
    for kind in ("transport", "transport", "fighter"):
        send(g, kind, "S03")
    card = the(g).cards[0]
    take_turn(g, 1).through()
    assert its_own(g).ships == [BAY] * 9
    assert told(g, "section-empty")[0].message.args == {"die": 1, "section": "I"}
    # AE-E-14.7: no card is used.
    assert the(g).cards[0] == card
    assert told(g, "launched") == []


@pytest.mark.rule("AE-E-9.12")
def test_a_science_vessel_brings_a_moon_from_the_leftmost_nebula() -> None:
    g = orderly_table()
    its_own(g).ships[2] = its_own(g).ships[3] = USED_UP
    moon = g.moons[FIRST_NEBULA + 2][0]
    play_card(g, "hac_II_1").through()
    assert g.ship in SHIPS_OF[SCIENCE_VESSEL]
    assert moon in its_own(g).moons
    assert told(g, "nebula")[0].rule == "AE-E-9.12"


# -- Steps 3 to 8 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-13.5")
def test_on_a_planet_it_takes_the_top_moon() -> None:
    g = orderly_table()
    moons = list(g.moons[NUMBER_OF["S05"]])
    play_card(g, "hac_I_5").through()
    assert its_own(g).moons == [moons[-1]]
    assert g.moons[NUMBER_OF["S05"]] == moons[:-1]


@pytest.mark.rule("AE-E-13.5")
def test_on_a_planet_without_a_moon_it_draws_a_card() -> None:
    g = orderly_table()
    g.moons[NUMBER_OF["S05"]] = []
    play_card(g, "hac_I_5").through()
    assert len(its_own(g).hand) == 1
    assert told(g, "no-moon")


@pytest.mark.rule("AE-E-13.6")
def test_on_a_base_the_command_marker_moves() -> None:
    g = orderly_table(officer="ofc_1b")
    the(g).marker = 1
    play_card(g, "hac_III_2").through()
    # The third space of the ring gives a card; the academy itself gives nothing.
    assert the(g).marker == 2
    assert len(its_own(g).hand) == 1
    assert told(g, "command")[0].message.args["space"] == 3


@pytest.mark.rule("AE-E-13.6")
def test_the_gate_counts_as_a_base() -> None:
    g = hegemon_table(officer="ofc_1b", gate=True)
    the(g).probe = content().board.gate
    the(g).marker = 1
    play_card(g, "hac_III_7").through()
    assert the(g).marker == 2


@pytest.mark.rule("AE-E-13.6")
def test_the_ring_is_a_circle() -> None:
    g = orderly_table(officer="ofc_1b")
    the(g).marker = 7
    vp = its_own(g).vp
    play_card(g, "hac_III_2").through()
    assert the(g).marker == 0
    assert its_own(g).vp == vp + 1


@pytest.mark.rule("AE-E-13.7")
@pytest.mark.rule("AE-E-8.2")
def test_it_recruits_and_collects_wherever_it_has_a_ship() -> None:
    # TC-13: two titanium on a region; and a leader on a base with another ship.
    g = orderly_table(officer="ofc_2a")
    base = next(region for region in its_own(g).posted if region != NUMBER_OF["S07"])
    ship = send(g, "transport", BAY)
    its_own(g).ships[ship] = base
    g.supply[TITAN] -= 2
    g.supply[ICE] -= 1
    g.dropped = {NUMBER_OF["S05"]: [0, 0, 0, 2, 0], base: [0, 1, 0, 0, 0], NUMBER_OF["S10"]: [0, 0, 1, 0, 0]}
    supply = list(g.supply)
    show(g, "hac_II_4")
    take_turn(g, 3).through()
    assert (g.supply[TITAN], g.supply[ICE]) == (supply[TITAN] + 2, supply[ICE] + 1)
    assert list(g.dropped) == [NUMBER_OF["S10"]]
    assert len(its_own(g).hand) == 3
    assert base not in its_own(g).posted
    assert its_own(g).leaders == 8


@pytest.mark.rule("AE-E-13.8")
@pytest.mark.parametrize("card", list(hegemon_content().actions))
def test_the_icon_of_each_card(card: str) -> None:
    g = orderly_table()
    g.to_event = 9
    the(g).marker = 4
    special = hegemon_content().actions[card].special
    # A wreck to repair, and a transport on a planet where it can build.
    send(g, "transport", "S05")
    wreck = send(g, "fighter" if hegemon_content().actions[card].deck else "heavy_cruiser", -2)
    play_card(g, card).through()
    assert (len(g.developments) == 1) == (special == "build")
    assert (g.to_event == 8) == (special == "event")
    repaired = its_own(g).ships[wreck] == -3
    assert repaired == (special == "repair" or _repairs(g))


def _repairs(g: AndromedaState) -> bool:
    """Whether something else repaired the wreck: the benefit of a development."""
    return any(named(what) in event.message.args.values() for event in told(g, "benefit") for what in REPAIRING)


@pytest.mark.rule("AE-E-13.9")
def test_the_eye_chooses_the_raider() -> None:
    g = orderly_table(2)
    the(g).eye = 1
    put_raider(g, "vorticon_attackers", "N1")
    put_raider(g, "vorticon_attackers", "N3")
    the(g).negotiations.cards = ["neg_stand_down"]
    game = play_card(g, "hac_I_5")
    assert game.asked == (1, "raider")
    game.through()
    assert heard(g, "foray")


@pytest.mark.rule("AE-E-13.10")
def test_with_enemies_in_the_region_there_is_a_battle() -> None:
    g = orderly_table()
    put(g, 0, "transport", "S07")
    the(g).negotiations.cards = ["neg_press_gang"]
    take_turn(g, show(g, "hac_I_7"), 6, 1).through()
    assert heard(g, "battle-won")
    g = orderly_table()
    play_card(g, "hac_I_7").through()
    assert heard(g, "battle") == []


@pytest.mark.rule("AE-E-13.11")
def test_the_card_is_discarded_and_the_next_one_is_turned_up() -> None:
    g = orderly_table()
    show(g, "hac_I_7")
    following = the(g).decks[0].cards[-1]
    play_card(g, "hac_I_7").through()
    assert the(g).decks[0].discards == ["hac_I_7"]
    assert the(g).cards[0] == following


@pytest.mark.rule("AE-E-13.11")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    g = orderly_table()
    show(g, "hac_I_7")
    deck = the(g).decks[0]
    deck.discards, deck.cards = deck.cards, []
    play_card(g, "hac_I_7").through()
    assert deck.discards == []
    assert sorted([*deck.cards, the(g).cards[0]]) == sorted(f"hac_I_{n}" for n in range(1, 9))


# -- The last turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-E-16.1")
def test_in_its_last_turn_it_returns_without_rolling() -> None:
    # TC-25
    g = orderly_table()
    g.ending = True
    send(g, "transport", "S03")
    take_turn(g, 1).through()
    assert its_own(g).ships == [BAY] * 9
    assert told(g, "last-turn")[0].message.args == {"count": 1}
    assert told(g, "die") == []


@pytest.mark.rule("AE-E-16.1")
def test_in_its_last_turn_it_launches_if_all_ships_are_on_the_ramp() -> None:
    # TC-26
    g = orderly_table()
    g.ending = True
    play_card(g, "hac_III_2").through()
    assert told(g, "launched")
    assert its_own(g).ships[CRUISER] == BAY
