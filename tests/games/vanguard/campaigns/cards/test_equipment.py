"""What holds while a thing is carried, stands in a sector or hangs on the lander, and what Hush has no place for."""

import pytest

from games.vanguard.campaigns.cards.hush import CARDS, answered, changes, different, gathered, happens, measured
from games.vanguard.campaigns.planets.ground import go_down, land, standees, trip
from starboard.games.vanguard.board.sectors import paths_from
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.moves.effect_moves import Choose, PickCrew, PickSector
from starboard.games.vanguard.moves.exploration_moves import PickType, UseCard, UseSkill
from starboard.games.vanguard.notation.symbols import COLOURS, SYMBOLS, TYPE_SHORT, TYPES
from starboard.games.vanguard.rules.cards import abilities
from starboard.games.vanguard.rules.cards.passives import passives, total
from starboard.games.vanguard.rules.check.check_specials import special_effects
from starboard.games.vanguard.rules.check.check_support import supporters
from starboard.games.vanguard.rules.check.dice_pool import conversions
from starboard.games.vanguard.rules.crew.injuries import gain_injury
from starboard.games.vanguard.rules.exploration.movement import symbols_of
from starboard.games.vanguard.rules.planet.action_tracks import action_of
from starboard.games.vanguard.rules.planet.event_cards import matches
from starboard.games.vanguard.state.check_state import Check, PoolDie
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.notes import TurnNotes

CONVERTING = [
    ("p05", "engineering", "blue technology"),
    ("p06", "security", "red gathering"),
    ("p07", "science", "green biology"),
    ("p08", "recon", "green exploration"),
    ("p15", "recon", "red fitness"),
    ("p17", "science", "blue science"),
]


def turned(g: VanguardState) -> set[str]:
    """What basics may count as in the check that stands."""
    return {f"{COLOURS[colour]} {SYMBOLS[symbol]}" for colour, symbol in conversions(g)}


@pytest.mark.rule("IV-X-570")
@pytest.mark.parametrize(("card", "section", "gives"), CONVERTING, ids=lambda value: str(value).replace(" ", "-"))
def test_a_tool_turns_basics_into_a_symbol(card: str, section: str, gives: str) -> None:
    without = gathered(section, "R:bas")
    carried = gathered(section, f"R:bas kit:{card}")
    assert turned(carried) == turned(without) | {gives}


@pytest.mark.rule("IV-X-570")
def test_every_crew_member_turns_one_colour() -> None:
    for id, card in CARDS.crew.items():
        g = gathered(card.section, "R:bas")
        trip(g).team[0].crew = id
        letter, symbol = card.convert.split()
        (found,) = turned(g)
        assert (found[0].upper(), found.split()[1][:3]) == (letter, symbol), id


@pytest.mark.rule("IV-X-1206")
def test_a_folding_bench_serves_everybody_who_stands_at_it() -> None:
    g = gathered("security", "R:bas")
    before = turned(g)
    trip(g).places[2].gear = ["f04"]
    assert turned(g) == before | {"blue construction", "blue technology"}


RESTING = [("f01", 2, 0), ("u01", 0, 1), ("p30", 0, 1)]


@pytest.mark.rule("IV-X-331")
@pytest.mark.parametrize(("card", "refreshed", "drawn"), RESTING)
def test_what_makes_a_rest_better(card: str, refreshed: int, drawn: int) -> None:
    g = gathered("science")
    e = trip(g)
    (e.team[0].equipment if card[0] == "p" else e.places[2].gear).append(card)
    assert total(g, 0, "rest-refresh") == refreshed
    assert total(g, 0, "rest-draw") == drawn


@pytest.mark.rule("IV-X-331")
def test_a_blanket_heals_at_rest() -> None:
    g = gathered("science", "kit:p34")
    assert "dice0 -1" in changes(g, lambda: happens(g, "rest"))


@pytest.mark.rule("IV-X-331")
@pytest.mark.parametrize(("sector", "more"), [(2, 0), (4, 2)])
def test_a_down_layer_is_for_the_cold(sector: int, more: int) -> None:
    g = gathered("science", f"@{sector} kit:p14")
    assert total(g, 0, "rest-refresh") == more


@pytest.mark.rule("IV-X-402")
def test_a_bivouac_helps_exertion_too() -> None:
    g = gathered("science")
    trip(g).places[2].gear = ["f01"]
    assert total(g, 0, "exert-refresh") == 2


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(
    ("card", "section", "start", "end", "free"),
    [
        ("p12", "recon", 2, 7, True),
        ("p12", "recon", 4, 6, False),
        ("p13", "science", 4, 6, True),
        ("p13", "science", 8, 9, True),
    ],
)
def test_what_lets_symbols_be_ignored(card: str, section: str, start: int, end: int, free: bool) -> None:
    g = gathered(section, f"@{start} kit:{card}")
    found = changes(g, lambda: happens(g, f"travel {end}"))
    assert f"sector0 +{end - start}" in found
    assert ("free0 -1" not in found) == free


@pytest.mark.rule("IV-X-312")
@pytest.mark.parametrize(
    ("gear", "start", "end", "free"), [("f02", 4, 6, True), ("f02", 6, 4, False), ("u08", 6, 4, True)]
)
def test_marker_poles_take_a_symbol_off(gear: str, start: int, end: int, free: bool) -> None:
    g = gathered("science", f"@{start}")
    trip(g).places[4].gear = ["f02", gear]
    found = changes(g, lambda: happens(g, f"travel {end}"))
    assert ("free0 -1" not in found) == free


@pytest.mark.rule("IV-X-312")
def test_a_guy_line_takes_all_symbols_off_its_path() -> None:
    g = gathered("science", "@4")
    trip(g).boards[0].path_gear["4-6"] = ["f03"]
    assert "free0" not in changes(g, lambda: happens(g, "travel 6"))


@pytest.mark.rule("IV-X-802")
@pytest.mark.parametrize(
    ("gear", "sector", "card", "matched"), [("f08", 4, "E03", False), ("f08", 2, "E03", True), ("u05", 9, "E01", False)]
)
def test_a_windbreak_keeps_weather_out(gear: str, sector: int, card: str, matched: bool) -> None:
    g = gathered("science", f"@{sector}")
    trip(g).event = card
    assert matches(g, 0)
    trip(g).places[sector].gear = [gear]
    trip(g).places[sector].pois = []
    assert matches(g, 0) == matched


@pytest.mark.rule("IV-X-502")
def test_a_signal_mast_lets_people_support_from_anywhere() -> None:
    g = gathered("science", "R:bas")
    assert supporters(g, 0) == [1, 2]
    trip(g).places[2].gear = ["f12"]
    assert supporters(g, 0) == [1, 2, 3]


@pytest.mark.rule("IV-X-507")
def test_a_repeater_carries_cards_as_well() -> None:
    g = gathered("science")
    trip(g).places[2].gear = ["f12", "u07"]
    assert passives(g, 0, "support-card")


@pytest.mark.rule("IV-X-532")
@pytest.mark.rule("IV-X-533")
@pytest.mark.parametrize(
    ("gear", "pool", "steps"),
    [
        ([], "construction construction", 2),
        (["f07"], "construction", 2),
        (["f07"], "exploration", 1),
        (["f07"], "gathering", 1),
        (["f07"], "construction exploration", 3),
        (["f07"], "construction construction", 3),
        (["f07", "u04"], "construction gathering", 3),
        (["f07", "u04"], "construction construction", 4),
        (["f07", "u04"], "construction", 2),
        (["f07", "u04"], "construction construction construction", 5),
        (["f07", "u04"], "gathering gathering", 2),
    ],
)
def test_a_pile_driver_makes_the_first_constructions_count_more(gear: list[str], pool: str, steps: int) -> None:
    g = land("P06", 4, 4)
    e = trip(g)
    e.check = Check(0, "poi:220", 0, 4, step=7)
    e.check.pool = [PoolDie(NUMBER_OF["blue_basic"], -1, 0, symbol) for symbol in pool.split()]
    e.places[4].gear = gear
    answered(special_effects(g, action_of(g, "poi:220", 0)))
    assert e.places[4].pois[-1].tracks["0.green"] == steps


@pytest.mark.rule("IV-X-1601")
def test_a_moss_quilt_keeps_the_landing_from_tiring_anybody() -> None:
    g = gathered("science")
    trip(g).mods = ["X05"]
    use = UseCard(0, "X05", 0)
    assert changes(g, lambda: gain_injury(g, 0, "exhaustion", "landing", "IV-X-1601"), use) == ""
    assert "exhaustion0 +1" in changes(g, lambda: gain_injury(g, 0, "exhaustion", "event", "IV-X-1601"))


@pytest.mark.rule("IV-X-1601")
@pytest.mark.parametrize(("cause", "hurt"), [("path", 0), ("landing", 0), ("event", 1)])
def test_knee_pads_are_for_falls(cause: str, hurt: int) -> None:
    g = gathered("science", "kit:p09")
    wanted = [UseCard(0, "p09", 0)] if not hurt else []
    found = changes(g, lambda: gain_injury(g, 0, "wound", cause, "IV-X-1601"), *wanted)
    assert ("cards0 +1" in found) == bool(hurt)


@pytest.mark.rule("IV-X-312")
def test_a_long_axe_is_for_danger_on_a_path() -> None:
    g = go_down(land("P03", 11, 11, 11, 11), "P03", 11, 11, 11, 11)
    one = next(one for one in trip(g).team if one.crew == "22")
    trip(g).team.sort(key=lambda other: other is not one)
    one.equipment = ["p15"]
    answered(happens(g, "travel 6"), UseCard(0, "p15", 0))
    assert one.sector == 6
    assert one.injuries == []


@pytest.mark.rule("IV-X-1422")
@pytest.mark.parametrize("strides", [True, False])
def test_the_bell_clapper_makes_the_house_stride_or_stand(strides: bool) -> None:
    g = land("P05", 11, 12)
    trip(g).uniques = ["U35"]
    use = UseCard(0, "U35", 0)
    assert use in abilities.usable(g, 0, "any")
    answered(abilities.use(g, use), Choose("walk T04 1 route road" if strides else "track skip 1"))
    assert standees(g, "T04") == [2 if strides else 1]
    assert trip(g).boards[0].values["skip"] == (0 if strides else 1)


@pytest.mark.rule("IV-X-1104")
def test_what_mods_hold() -> None:
    g = gathered("science")
    before = measured(g)
    trip(g).mods = list(CARDS.mods)
    assert different(before, measured(g)) == ""
    sums = {word: total(g, 0, word) for word in ("armour", "sensors", "manoeuvrability", "supplies", "discoveries")}
    assert sums == {"armour": 6, "sensors": 2, "manoeuvrability": 4, "supplies": 2, "discoveries": 3}
    assert {word: total(g, 0, word) for word in ("personal", "field", "most-supplies")} == {
        "personal": 1,
        "field": 1,
        "most-supplies": 2,
    }
    assert passives(g, 0, "reroll-landing")
    assert passives(g, 0, "redraw-zero")


@pytest.mark.rule("IV-X-1422")
def test_a_moss_plug_stills_one_sector_of_choice() -> None:
    g = gathered("science")
    e = trip(g)
    e.uniques = ["U34"]
    for sector in (4, 6):
        e.places[sector].markers["cry"] = 2
    answered(abilities.use(g, UseCard(0, "U34", 0)), PickSector(6))
    assert [e.places[sector].markers.get("cry", 0) for sector in (4, 6)] == [2, 0]


@pytest.mark.rule("IV-X-1206")
def test_a_well_head_on_hard_acre_digs_at_the_well_wherever_it_stands() -> None:
    g = land("P06", 2, 2)
    e = trip(g)
    e.places[2].gear = ["f11"]
    answered(abilities.use(g, UseCard(0, "f11", 0)))
    assert e.places[4].pois[-1].tracks == {"0.green": 2}


@pytest.mark.rule("IV-X-330")
def test_a_lid_keeps_the_kettle_stone_warm_for_two_rests_more() -> None:
    g = gathered("science")
    e = trip(g)
    e.places[2].gear, e.used_gear = ["f14", "u09"], {"use:f14#0": 3}
    for left in (True, True, False):
        before = e.supplies
        answered(happens(g, "rest"), *([UseCard(0, "u09", 0)] if left else []))
        assert (e.supplies == before) == left
        trip(g).turn_notes = TurnNotes()


@pytest.mark.rule("IV-X-801")
def test_dust_spores_put_an_event_under_the_deck_and_reveal_no_other() -> None:
    g = gathered("science", "found:mic06")
    e = trip(g)
    answered(happens(g, "event E08 E03"), UseCard(0, "mic06", 0))
    assert (e.events.cards[0], e.events.cards[-1], e.event) == ("E03", "E08", "")


@pytest.mark.rule("IV-X-1404")
def test_a_bent_key_is_for_a_path_that_wants_a_blue_die() -> None:
    g = land("P17", 5, 5)
    e = trip(g)
    e.discoveries = ["alt02"]
    free = len(e.team[0].available)
    answered(happens(g, "travel 7"), UseCard(0, "alt02", 0))
    assert (e.team[0].sector, len(e.team[0].available), e.discoveries) == (7, free, [])


@pytest.mark.rule("IV-X-312")
def test_a_runner_vine_net_takes_no_second_symbol_off_the_paths_that_start_there() -> None:
    g = land("P05", 6, 6)
    trip(g).places[6].gear = ["f02", "u08"]
    path = next(path for path in paths_from(g, 6) if path.end == 7)
    assert (len(path.symbols), len(symbols_of(g, path))) == (2, 1)


@pytest.mark.rule("IV-X-1206")
def test_a_bread_oven_pays_otherwise_and_not_once_more() -> None:
    g = gathered("science", "found:flo02")
    trip(g).places[2].gear = ["f06", "u03"]
    kitchen, oven = UseCard(0, "f06", 0), UseCard(0, "u03", 0)
    assert {kitchen, oven} <= set(abilities.usable(g, 0, "any"))
    answered(abilities.use(g, oven))
    assert not {kitchen, oven} & set(abilities.usable(g, 0, "any"))


@pytest.mark.rule("IV-X-332")
def test_a_blanket_is_for_two() -> None:
    g = gathered("science", "kit:p34")
    team = trip(g).team
    answered(happens(g, "rest"), PickCrew(team[2].crew))
    assert [sum(one.injury_dice) for one in team] == [1, 1, 0, 1]


@pytest.mark.rule("IV-X-1410")
def test_a_taste_of_soil_turns_one_lead_of_several() -> None:
    g = gathered("science")
    e = trip(g)
    e.team[0].crew, e.team[0].charges = "50", 1
    answered(happens(g, "lead 2 spe"), UseSkill(0), PickType(TYPES[TYPE_SHORT["mic"]]))
    assert sorted(e.turn_notes.leads) == sorted(TYPE_SHORT[type] for type in ("spe", "mic"))
    assert e.tallies.gathered == 2
