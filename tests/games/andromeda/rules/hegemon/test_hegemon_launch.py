"""AE-E-13, AE-E-16: launch turns of the Hegemon step by step, and its last turn."""

import pytest

from games.andromeda.battlefields import heard, put, put_raider
from games.andromeda.hegemon_tables import (
    hegemon_table,
    its_own,
    orderly_table,
    play_card,
    send,
    show,
    take_turn,
    the,
    told,
)
from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.names.names import named
from starboard.games.andromeda.state.game_state import (
    BAY,
    CRUISER,
    FIRST_NEBULA,
    ICE,
    SCIENCE_VESSEL,
    SHIPS_OF,
    TITAN,
    USED_UP,
    AndromedaState,
)

REPAIRING = ("factory", "obelisk")
BASES = ("odessa_field", "kestrel_yards", "meridian_exchange", "halcyon_drydock", "bastion_academy", "charter_beacon")


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
@pytest.mark.parametrize(("section", "card"), [(0, "hac_I_7"), (1, "hac_II_1"), (2, "hac_III_7")])
def test_the_card_is_discarded_and_the_next_one_is_turned_up(section: int, card: str) -> None:
    g = orderly_table()
    show(g, card)
    following = the(g).decks[section].cards[-1]
    play_card(g, card).through()
    assert the(g).decks[section].discards == [card]
    assert the(g).cards[section] == following
    assert sum(len(deck.discards) for deck in the(g).decks) == 1


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
