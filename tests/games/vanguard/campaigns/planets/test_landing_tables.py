"""What each row of the landing tables costs a lander with one point of everything (IV-S-2351)."""

import pytest

from games.vanguard.campaigns.cards.hush import answered
from games.vanguard.campaigns.planets.ground import land, trip
from games.vanguard.proving_ground import Fixed
from starboard.games.vanguard.content import campaign
from starboard.games.vanguard.content.dice import COLOUR
from starboard.games.vanguard.effects.context import Ctx
from starboard.games.vanguard.effects.effects import carry_out
from starboard.games.vanguard.moves.effect_moves import Choose
from starboard.games.vanguard.rules.launch_and_return.landing import landing_roll, row_name, row_of
from starboard.games.vanguard.state.game_state import VanguardState
from starboard.kernel import Message

TABLES = {
    "P01": "aabbccdd--",
    "P02": "aabbccdd--",
    "P03": "aaabbcc---",
    "P05": "aaabbccd--",
    "P06": "aaabbcc---",
    "P07": "aabb------",
    "P17": "aabbcc----",
    "P18": "aabb------",
}
"""Which results of the die share a row; `-` is a clear one, or one that only something done earlier makes bad."""

COSTS = [
    ("P01", 0, "", {"supplies": -1}),
    ("P01", 2, "", {}),
    ("P01", 4, "supply -1", {"supplies": -1}),
    ("P01", 4, "each all (use 1 D)", {"dice": -4}),
    ("P02", 2, "", {"supplies": -1}),
    ("P02", 4, "supply -1", {"supplies": -1}),
    ("P02", 4, "each all (use 1 D)", {"dice": -4}),
    ("P02", 6, "", {"supplies": 2}),
    ("P03", 0, "supply -3 manoeuvrability", {"supplies": -2}),
    ("P03", 0, "each all (injure exh)", {"exhaustion": 4}),
    ("P03", 3, "", {"landing": 11}),
    ("P03", 5, "supply -1", {"supplies": -1}),
    ("P03", 5, "each all (use 1 B)", {"blue": -4}),
    ("P05", 0, "supply -3 armour", {"supplies": -2}),
    ("P05", 0, "each all (injure leak)", {"leak": 4}),
    ("P05", 3, "", {"landing": 10}),
    ("P05", 5, "supply -1", {"supplies": -1}),
    ("P05", 5, "each all (use 1 R)", {"red": -4}),
    ("P05", 7, "", {"T04": 2}),
    ("P06", 0, "supply -3 manoeuvrability", {"supplies": -2}),
    ("P06", 0, "each all (injure wound)", {"wound": 4}),
    ("P06", 3, "", {"supplies": -1}),
    ("P06", 5, "supply -1", {"supplies": -1}),
    ("P06", 5, "each all (use 1 D)", {"dice": -4}),
    ("P07", 0, "", {"supplies": -1}),
    ("P07", 2, "supply -1", {"supplies": -1}),
    ("P07", 2, "each all (use 1 B)", {"blue": -4}),
    ("P17", 0, "supply -4 armour", {"supplies": -3}),
    ("P17", 0, "each all (injure wound)", {"wound": 4}),
    ("P17", 2, "", {"supplies": -1}),
    ("P17", 4, "", {"supplies": -1}),
    ("P18", 0, "", {"supplies": -1}),
    ("P18", 2, "", {"time": 1}),
]
"""The result, what is chosen, and what is different."""


def facts(g: VanguardState) -> dict[str, int]:
    """What landings change, as numbers."""
    e = trip(g)
    free = [die for one in e.team for die in one.available]
    found = {"supplies": e.supplies, "landing": e.landing, "dice": len(free), "time": e.boards[0].condition_time}
    for place, colour in enumerate(("red", "green", "blue")):
        found[colour] = sum(COLOUR[die] == place for die in free)
    for threat in e.boards[0].threats:
        found[threat.id] = threat.sectors[0]
    for injury in ("wound", "exhaustion", "leak"):
        found[injury] = sum(card.type == injury for one in e.team for card in one.injuries)
    return found


@pytest.mark.rule("IV-S-2351")
@pytest.mark.parametrize("planet", TABLES)
def test_results_that_share_a_row(planet: str) -> None:
    g = land(planet, 1, 1)
    rows = [row_of(g, result) for result in range(10)]
    harmful = [row for row in dict.fromkeys(rows) if row.effect.text != "nothing" and "PUMP" not in row.effect.text]
    letters = dict(zip(harmful, "abcd", strict=False))
    assert "".join(letters.get(row, "-") for row in rows) == TABLES[planet]


@pytest.mark.rule("IV-S-2352")
@pytest.mark.parametrize(("planet", "result", "chosen", "expected"), COSTS)
def test_what_a_row_costs(planet: str, result: int, chosen: str, expected: dict[str, int]) -> None:
    g = land(planet, 1, 1, 1, 1)
    trip(g).supplies = 6
    before = facts(g)
    effect = row_of(g, result).effect
    answered(carry_out(g, effect, Ctx(f"landing:{planet}", "IV-S-2351")), *([Choose(chosen)] if chosen else []))
    after = facts(g)
    for name, change in expected.items():
        assert after[name] - (0 if name in ("landing", "T04") else before[name]) == change, name
    if "supplies" not in expected:
        assert after["supplies"] == before["supplies"]


@pytest.mark.rule("IV-S-2352")
def test_with_three_works_hard_acre_is_an_easy_landing() -> None:
    g = land("P06", 1, 1, counters={"WORKS": 3})
    before = facts(g)
    answered(carry_out(g, row_of(g, 5).effect, Ctx("landing:P06", "IV-S-2351")))
    assert facts(g) == before


@pytest.mark.rule("IV-S-2352")
@pytest.mark.parametrize(("pump", "lost"), [("repaired", 2), ("left", 0)])
def test_whoever_has_repaired_the_pumps_is_met_by_a_surge(pump: str, lost: int) -> None:
    g = land("P07", 1, 1, flags={"PUMP": pump})
    answered(carry_out(g, row_of(g, 4).effect, Ctx("landing:P07", "IV-S-2351")))
    assert trip(g).supplies == 8 - lost


@pytest.mark.rule("IV-S-2351")
@pytest.mark.parametrize("planet", TABLES)
def test_a_row_is_called_by_its_number_in_the_table(planet: str) -> None:
    g = land(planet, 1)
    rows = [row_of(g, result) for result in range(10)]
    names = [row_name(g, row).id for row in rows]
    table = campaign[g.campaign].planets[planet].landing_row
    numbers = [table.index(row) + 1 if row in table else 0 for row in rows]
    assert numbers == sorted(numbers, key=lambda number: number or len(table) + 1), "from the top of the table"
    assert names == [f"guestbook-landing-{planet}-{number}" if number else "vanguard-nothing" for number in numbers]
    assert len({name for name in names if name != "vanguard-nothing"}) == len(table)


@pytest.mark.rule("IV-S-2352")
@pytest.mark.parametrize(("result", "name"), [(2, "guestbook-landing-P02-2"), (9, "guestbook-landing-P02-5")])
def test_the_row_of_a_roll_is_told(result: int, name: str) -> None:
    g = land("P02", 1)
    g.chance, g.news = Fixed(result), []
    answered(landing_roll(g))
    told = next(event.message for event in g.news if event.message.id == "vanguard-landing-roll")
    assert (told.args["result"], told.args["row"]) == (result, Message(name))
