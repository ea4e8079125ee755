"""The judge that learnt from flights: what it reads, what it says, and who builds with it; and what fleets wait for."""

import msgspec
import pytest

from games.trucker.flights import BATTERY, CABIN, CANNON, ENGINE, HOLD, flying, on
from games.trucker.scenes import by_kind, cells
from starboard.games.trucker.board.ship.ship_board import board_of
from starboard.games.trucker.bots.building.builder import prospects_for
from starboard.games.trucker.bots.building.plans import may_join, plan_of
from starboard.games.trucker.bots.building.yard import Yard
from starboard.games.trucker.bots.flying.reckoning import Reckoning
from starboard.games.trucker.bots.learnt.judgement import PLACES, Judgement, learnt
from starboard.games.trucker.bots.learnt.learnt_yard import LearntYard
from starboard.games.trucker.bots.learnt.numbers import COMING, JUDGED, NAMES, of_flight, of_ship
from starboard.games.trucker.bots.legend import Legend
from starboard.games.trucker.bots.veteran import Veteran
from starboard.games.trucker.bots.worth.tally import FINISHED, Tally, worths
from starboard.neurons import UNIT, Layer

SHIP = {"7,7": CABIN, "7,8": ENGINE, "7,6": CANNON, "6,7": HOLD, "8,7": BATTERY}
SILENT = Judgement(NAMES, (Layer(((0,) * len(NAMES),), (0,)),), (0,) * len(PLACES), (UNIT,) * (len(JUDGED) - 1))
"""Adds nothing to what the plain judge says."""


class SilentYard(LearntYard):
    """A yard without anything learnt."""

    judgement = SILENT


def yard(make: type[Yard], ship_class: str = "II", level: int = 2) -> Yard:
    plan = plan_of(ship_class)
    parts = {plan.board.cell(*square.split(",")): code for square, code in SHIP.items()}
    return make(plan, parts, prospects_for(level, False, 2), 1.0, 1.0)


def test_what_was_learnt_reads_these_numbers_and_is_small() -> None:
    found = learnt()
    assert found.names == NAMES
    assert len(msgspec.json.encode(found)) < 2_000_000
    assert [found.place(name) for name in PLACES] == [weight / UNIT for weight in found.places]


def test_a_row_has_a_number_for_every_name() -> None:
    tally = Tally(engine=2, cannon=3, batteries=5, crew=4, aliens=("brown",))
    prospects = prospects_for(2, False, 3)
    own = of_ship(tally, worths(tally, prospects), 0.0, FINISHED)
    flight = of_flight(prospects)
    row = dict(zip(NAMES, [*own, *flight], strict=True))
    assert len(flight) == len(COMING)
    assert (row["thrust"], row["guns"], row["batteries"], row["people"]) == (20, 30, 50, 40)
    assert (row["brown"], row["purple"], row["players"]) == (1, 0, 3)
    assert all(type(number) is int for number in (*own, *flight))


@pytest.mark.parametrize("ship_class", ["II", "IVC"])
def test_without_what_was_learnt_it_is_the_plain_judge(ship_class: str) -> None:
    tally = Tally(engine=2, cannon=5, powered_cannon=4, doubles=1, batteries=2, crew=4, cargo=3)
    judged = yard(SilentYard, ship_class).worth(tally, 0.25)
    assert judged == pytest.approx(yard(Yard, ship_class).worth(tally, 0.25))


def test_what_was_learnt_changes_what_components_are_worth() -> None:
    tiles = [by_kind(kind)[0] for kind in ("engine", "cannon", "cabin", "cargo_2", "battery_2")]
    plain, wise = ([one.best(tile) for tile in tiles] for one in (yard(Yard), yard(LearntYard)))
    values = [[spot.worth for spot in spots if spot is not None] for spots in (plain, wise)]
    assert len(values[0]) == len(values[1]) == len(tiles)
    assert all(abs(before - after) > 0.05 for before, after in zip(*values, strict=True))


def test_the_legend_builds_with_it_and_the_veteran_does_not() -> None:
    assert Legend(1).builder.begun is LearntYard
    assert Veteran(1).builder.begun is Yard


# -- Fleets ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-LM-4.3.3")
def test_a_die_joins_ships_side_by_side_or_one_behind_the_other() -> None:
    plan = plan_of("IVC")
    front_left, front_right, rear_left, rear_right = _ships("5,5", "9,5", "5,10", "9,10")
    pairs = may_join(plan)
    assert {(front_left, front_right), (front_left, rear_left), (rear_right, rear_left)} <= pairs
    assert (front_left, rear_right) not in pairs
    assert not may_join(plan_of("IVC", (3, 4)))


@pytest.mark.rule("GT-LM-4.4.2")
def test_a_ship_is_not_begun_while_a_die_may_join_it_to_another_one() -> None:
    (first,) = cells(board_of("IVC"), "5,5")
    cabin = by_kind("cabin")[0]
    before = Yard(plan_of("IVC"), {first: CABIN}, prospects_for(3, True, 2), 1.0, 1.0)
    front_left, front_right, rear_left, rear_right = _ships("5,5", "9,5", "5,10", "9,10")
    assert before.waiting == {front_right, rear_left}
    spot = before.best(cabin)
    assert spot is not None
    assert before.board.ship_of[spot.cell] in (front_left, rear_right)
    rolled = Yard(plan_of("IVC", (3, 4)), {first: CABIN}, prospects_for(3, True, 2), 1.0, 1.0)
    assert rolled.waiting == set()


def _ships(*squares: str) -> list[int]:
    """The ships that these squares belong to, before the dice are rolled."""
    board = board_of("IVC")
    return [board.ship_of[cell] for cell in cells(board, *squares)]


@pytest.mark.rule("GT-LM-4.10.2")
def test_the_last_human_of_a_ship_costs_a_part_of_the_fleet() -> None:
    g = flying("IVC", {"4,5": CABIN, "4,6": CABIN, "4,9": CABIN}, {"4,5": CABIN}, dice=(3, 4))
    g.flight = [""] * 3
    ship = g.truckers[0].ship
    ship.humans = {on(g, "4,5"): 2, on(g, "4,6"): 1, on(g, "4,9"): 1}
    one, two, three = (Reckoning(g, 0).crew(count) for count in (1, 2, 3))
    assert three - two > Reckoning(g, 0).ruin / 3 > 2 * (two - one)
