"""When each word for a test holds: a situation in which it does, and one in which it does not."""

import pytest

from games.vanguard.campaigns.cards.dock import docked
from games.vanguard.campaigns.cards.hush import gathered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.saying import me
from starboard.games.vanguard.board.sectors import printed
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.numbers import test as holds
from starboard.games.vanguard.notation.grammar import parse_condition
from starboard.games.vanguard.notation.symbols import SECTIONS
from starboard.games.vanguard.rules.basics.statuses import set_status
from starboard.games.vanguard.state.board_state import Poi
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.games.vanguard.state.member_state import NOBODY
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Home, Objective, PlanetRecord


def so(g: VanguardState, text: str, who: int = 0) -> bool:
    return holds(g, parse_condition(text).condition, Ctx("test", "IV-C-301", who))


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("text", "does", "does_not"),
    [
        ("biome cold", "@4", "@2"),
        ("biome water cold", "@4", "@9"),
        ("biome-at connected cold", "@2", "@1"),
        ("at S2/S4", "@4", "@6"),
        ("at connected", None, ""),
        ("threatened", "@5", "@2"),
        ("threatened connected", "@3", "@2"),
        ("marked cry", "cry", ""),
        ("marked cry S2/S4", "cry", "@6 cry"),
        ("empty", "poi:000", ""),
        ("carries p05", "kit:p05", "kit:m01"),
        ("moved", "moved", ""),
        ("replaced", "replaced", ""),
        ("section security recon", "", None),
        ("section science", None, ""),
        ("condition C04 C05", "", None),
        ("condition C05", None, ""),
        ("alone", None, ""),
        ("anybody", "", None),
        ("self", "", None),
        ("planet P01 P02", "", None),
        ("planet P01", None, ""),
        ("mission MI07 open", "", None),
        ("joined here S6 S2/S4/S6", "", None),
        ("joined here S6 S2/S6", None, ""),
        ("joined here S6 board~S9", "@10", None),
        ("joined S1 S6 board~S9~S4", None, ""),
    ],
)
def test_what_is_so_on_a_planet(text: str, does: str | None, does_not: str | None) -> None:
    if does is not None:
        assert so(gathered("security", does), text)
    if does_not is not None:
        assert not so(gathered("security", does_not), text)


@pytest.mark.rule("IV-C-301")
def test_whoever_is_alone_has_nobody_alive_beside_them() -> None:
    g = gathered("security")
    assert so(g, "alone", who=3)
    for one in trip(g).team[1:3]:
        assert not so(g, "alone")
        one.dead = True
    assert so(g, "alone")


@pytest.mark.rule("IV-C-301")
def test_a_sector_has_a_tag() -> None:
    g = land("P05", 1)
    bays = [sector for sector in trip(g).places if so(g, f"is bay S{sector}")]
    assert bays == [sector for sector in trip(g).places if "bay" in printed(g, sector).tags]
    assert 0 < len(bays) < len(trip(g).places)
    assert so(g, "is bay board"), "one of them has it"
    me(g).sector = bays[0]
    assert so(g, "is bay")


@pytest.mark.rule("IV-C-301")
def test_nobody_carries_nothing_and_is_of_no_section() -> None:
    g = gathered("security")
    last = trip(g).team[-1]
    last.equipment = ["p05"]
    section = SECTIONS[last.section]
    assert [so(g, text, NOBODY) for text in ("carries p05", f"section {section}", "biome cold")] == [False] * 3
    assert [so(g, text, 3) for text in ("carries p05", f"section {section}")] == [True, True]


@pytest.mark.rule("IV-C-301")
def test_gear_stands_somewhere() -> None:
    g = gathered("security")
    trip(g).places[4].gear = ["f01"]
    assert [so(g, text) for text in ("gear f01 S4", "gear f01", "gear f02 S4", "gear f01 board")] == [
        True,
        False,
        False,
        True,
    ]


@pytest.mark.rule("IV-C-301")
def test_icons_of_the_top_poi() -> None:
    g = gathered("security")
    assert [sector for sector in trip(g).places if so(g, f"final S{sector}")] == [10]
    assert [sector for sector in trip(g).places if so(g, f"important S{sector}")] == [3, 4, 6]
    assert so(g, "important connected"), "one of them has it"
    trip(g).places[2].pois = []
    assert [so(g, text) for text in ("empty", "final", "important")] == [True, False, False]
    trip(g).places[2].pois = [Poi("000"), Poi("143")]
    assert not so(g, "empty")


@pytest.mark.rule("IV-C-301")
def test_what_was_done_once_a_round_was_used() -> None:
    g = gathered("security")
    trip(g).round_notes.once = [Done("use:f06#0")]
    assert [so(g, f"used {card}") for card in ("f06", "f07")] == [True, False]


@pytest.mark.rule("IV-X-602")
def test_a_status_holds_until_its_turn_is_over() -> None:
    g = gathered("security")
    assert not so(g, "status calm")
    set_status(g, 0, "calm", "round")
    assert (so(g, "status calm"), so(g, "status safe"), so(g, "status calm", NOBODY)) == (True, False, False)
    until = me(g).statuses["calm"]
    for turns, is_so in ((until, True), (until + 1, False)):
        trip(g).turns = turns
        assert so(g, "status calm") == is_so


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize(
    ("text", "about", "is_so"),
    [
        ("injury exh wound", ("wound", "injury:wound"), True),
        ("injury exh", ("wound", "injury:wound"), False),
        ("injury any", ("wound", "injury:wound"), True),
        ("type min flo", ("type:flo",), True),
        ("type min", ("type:flo",), False),
        ("symbol T", ("symbol:uG", "symbol:T"), True),
        ("cause event", ("cause:path",), False),
        ("cause path event", ("cause:path",), True),
        ("row green", ("row:green",), True),
        ("new", ("new",), True),
        ("new", (), False),
    ],
)
def test_what_is_about_to_happen(text: str, about: tuple[str, ...], is_so: bool) -> None:
    g = gathered("security")
    ctx = Ctx("test", "IV-X-602", 0, about=about)
    assert holds(g, parse_condition(text).condition, ctx) == is_so


@pytest.mark.rule("IV-X-602")
@pytest.mark.parametrize(("actor", "is_so"), [(NOBODY, True), (0, True), (1, False)])
def test_it_is_about_oneself(actor: int, is_so: bool) -> None:
    ctx = Ctx("test", "IV-X-602", 0, actor=actor)
    assert holds(gathered("security"), parse_condition("self").condition, ctx) == is_so


@pytest.mark.rule("IV-X-1010")
def test_a_mission_is_done_failed_or_open_and_the_record_knows_afterwards() -> None:
    g = gathered("security")
    for status in ("open", "failed", "done"):
        trip(g).boards[0].missions[0].status = status
        assert [so(g, f"mission MI07 {wanted}") for wanted in ("open", "failed", "done")] == [
            status == wanted for wanted in ("open", "failed", "done")
        ]
    g.records |= {"P01": PlanetRecord(done=["MI04"]), "P03": PlanetRecord()}
    assert (so(g, "mission MI04 done"), so(g, "mission MI04 failed"), so(g, "mission MI05 done")) == (
        True,
        False,
        False,
    )


@pytest.mark.rule("IV-X-563")
def test_a_row_of_a_poi_was_resolved() -> None:
    g = gathered("security")
    trip(g).resolved = {"poi:143.0.green": 1}
    assert [so(g, text) for text in ("resolved 143", "resolved 143 green", "resolved 143 red", "resolved 14")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("IV-X-1420")
def test_a_unique_discovery_was_found() -> None:
    g = gathered("security")
    assert not so(g, "found U04")
    trip(g).uniques = ["U04"]
    g.ship.pockets = ["U05"]
    assert [so(g, f"found {id}") for id in ("U04", "U05", "U06")] == [True, True, False]
    g = docked()
    g.ship.pockets = ["U05"]
    assert [so(g, f"found {id}", NOBODY) for id in ("U04", "U05")] == [False, True]


# -- Aboard ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-S-0006")
@pytest.mark.parametrize("place", ["upgrades", "facility_upgrades", "mods", "fitted", "landers"])
def test_a_card_is_installed_wherever_it_lies(place: str) -> None:
    g = docked()
    assert not so(g, "installed BU2", NOBODY)
    setattr(g.ship, place, ["BU2"])
    assert so(g, "installed BU2", NOBODY)


@pytest.mark.rule("IV-S-0202")
def test_an_objective_is_in_play_until_it_is_fulfilled() -> None:
    g = docked()
    g.ship.objectives, g.ship.side = [Objective("MO08", done=True)], [Objective("SO06")]
    assert [so(g, f"objective {id}", NOBODY) for id in ("MO08", "SO06", "SO04")] == [False, True, False]


@pytest.mark.rule("IV-S-0602")
def test_facilities_flags_and_planets_of_the_campaign() -> None:
    g = docked()
    g.ship.facilities, g.ship.explored, g.ship.home = ["complex"], ["P02"], None
    g.flags = {"CALF": "saved"}
    for text, is_so in (
        ("activated complex", True),
        ("activated barracks", False),
        ("visited P02", True),
        ("visited P03", False),
        ("set CALF", True),
        ("set SHOE", False),
        ("planet P02", False),
        ("CALF=saved", True),
        ("CALF=left", False),
        ("SIGN=blank", True),
        ("not visited P03", True),
        ("visited P02 and visited P03", False),
        ("visited P02 or visited P03", True),
        ("visited P02 and set CALF and activated complex", True),
        ("visited P02 and set CALF and activated barracks", False),
        ("visited P03 or set SHOE or activated barracks", False),
    ):
        assert so(g, text, NOBODY) == is_so, text
    g.ship.home = Home("P02")
    assert (so(g, "planet P01 P02", NOBODY), so(g, "planet P01", NOBODY)) == (True, False)


@pytest.mark.rule("IV-C-301")
@pytest.mark.parametrize(
    ("sign", "holding"), [("=", [2]), ("!=", [1, 3]), ("<", [3]), ("<=", [2, 3]), (">", [1]), (">=", [1, 2])]
)
def test_numbers_are_compared(sign: str, holding: list[int]) -> None:
    g = gathered("security", "kit:p05 kit:m01")
    assert [number for number in (1, 2, 3) if so(g, f"equipment {sign} {number}")] == holding
    for charges in (1, 2, 3):
        me(g).charges = charges
        assert so(g, f"equipment {sign} charges") == (charges in holding)
