"""What a view tells a player before a decision."""

import pytest

from games.trucker.driving import driven
from games.trucker.flights import (
    BATTERY,
    BEAM,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD_3,
    RED_HOLD,
    asked,
    flying,
    on,
    with_card,
)
from games.trucker.scenes import built, showing
from games.trucker.tables import at
from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.components import code_of
from starboard.games.trucker.board.ship.connectors import exposed, is_closed, open_ends
from starboard.games.trucker.board.ship.ship_faults import faults
from starboard.games.trucker.moves.building_moves import Place
from starboard.games.trucker.moves.flight_moves import FlyOn
from starboard.games.trucker.rules.building.placing import placements
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.state.game_state import Strike
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.help_view import help_view
from starboard.games.trucker.view.view import view
from starboard.kernel.squares import FRONT, LEFT, RIGHT

SPOTS = 300


@pytest.mark.rule("GT-B-3.7")
@pytest.mark.rule("GT-B-6.1")
def test_spots_agree_with_the_moves_and_with_the_ship_check() -> None:
    """A spot fits or is risky exactly where the component may be put, and is risky exactly where the check would find
    a mistake in it."""
    checked = 0
    for match in driven(11, ("I", "IIC", "IIIC", "IVC"), guided=False, build="turns", kit="both"):
        g = at(match)
        seat = g.turn
        if g.part != "building" or not g.truckers[seat].hand:
            continue
        board, ship, hand = board_for(g, seat), g.truckers[seat].ship, g.truckers[seat].hand
        allowed = {
            (board.cell(move.column, move.row), move.turn) for move in placements(g, seat) if isinstance(move, Place)
        }
        spots = {(spot.cell, turn): one for spot in help_view(g, seat).spots for turn, one in enumerate(spot.turns)}
        assert {where for where, one in spots.items() if one.state != "loose"} == allowed
        for (cell, turn), one in spots.items():
            trial = Ship(parts={**ship.parts, cell: code_of(hand, turn)})
            mine = [fault for fault in faults(board, trial) if cell in fault.cells and fault.kind != "pieces"]
            if one.state != "loose":
                assert (one.state == "risky") == bool(mine)
                assert len(one.sides) == len(one.why) == len(one.others) == len(mine)
                checked += 1
        if checked > SPOTS:
            return
    raise AssertionError(checked)


@pytest.mark.rule("GT-B-6.1")
@pytest.mark.rule("GT-B-6.4")
def test_a_risky_spot_names_the_side_and_the_reason() -> None:
    g = flying("III", {"7,7": CABIN, "8,6": showing(rear=0, left=0)})
    g.part = "building"
    g.truckers[0].hand = CANNON[:4]
    spots = {spot.cell: spot.turns for spot in help_view(g, 0).spots}
    above = spots[on(g, "7,6")][0]
    assert (above.state, above.joints) == ("risky", 1)
    assert (above.sides, above.why, above.others) == ([RIGHT], ["connector"], [on(g, "8,6")])
    assert any(one.state == "fits" for one in spots[on(g, "6,7")])
    # A muzzle is smooth: turned towards the cabin it is held by nothing.
    assert spots[on(g, "6,7")][RIGHT].state == "loose"
    g.truckers[0].ship.parts[on(g, "8,6")] = CABIN
    corner = next(spot for spot in help_view(g, 0).spots if spot.cell == on(g, "8,7"))
    reasons = {reason for one in corner.turns for reason in zip(one.sides, one.why, one.others, strict=True)}
    assert reasons & {(FRONT, "muzzle", on(g, "8,6")), (LEFT, "muzzle", on(g, "7,7"))}


def test_components_face_up_say_where_they_fit() -> None:
    g = flying("I", {"7,7": CABIN})
    g.part = "building"
    g.open = [CANNON[:4], BEAM[:4]]
    found = help_view(g, 0).fits
    lying, turning = found[CANNON[:4]]
    assert 0 < lying <= turning <= 4
    g.truckers[0].hand = ENGINE[:4]
    assert help_view(g, 0).fits == {}


@pytest.mark.rule("GT-B-6.9")
def test_open_ends_are_counted_and_a_closed_ship_is_called_so() -> None:
    board, ship = built("I", {"7,7": CABIN})
    assert len(open_ends(board, ship)) == exposed(board, ship) == 4
    assert not is_closed(board, ship)
    around = {
        "7,6": showing(front=0, right=0, rear=1, left=0),
        "7,8": showing(front=1, right=0, rear=0, left=0),
        "6,7": showing(front=0, right=1, rear=0, left=0),
        "8,7": showing(front=0, right=0, rear=0, left=1),
    }
    board, ship = built("I", {"7,7": CABIN, **around})
    assert open_ends(board, ship) == []
    assert is_closed(board, ship)


@pytest.mark.rule("GT-B-11.9.2")
def test_a_duel_says_what_can_be_reached() -> None:
    ship = {"7,7": CABIN, "7,6": BEAM, "7,5": DOUBLE_CANNON, "8,6": CANNON, "9,6": CANNON, "7,8": BATTERY}
    for card, enemy, batteries, verdict in (("I-02", 8, -1, "drawn"), ("I-03", 10, -1, "lost")):
        g = with_card(flying("III", ship), card)
        asked(flight(g), FlyOn())
        duel = help_view(g, 0).duel
        assert duel is not None
        assert (duel.enemy, duel.least, duel.most) == (enemy, 4, 8)
        assert (duel.batteries, duel.verdict) == (batteries, verdict)
    g = with_card(flying("III", {**ship, "5,6": CANNON}), "I-02")
    asked(flight(g), FlyOn())
    duel = help_view(g, 0).duel
    assert duel is not None
    assert (duel.batteries, duel.verdict) == (1, "power")


@pytest.mark.rule("GT-B-9.5.1")
def test_planets_say_which_goods_find_room() -> None:
    g = with_card(flying("III", {"7,7": CABIN, "7,6": HOLD_3, "7,8": RED_HOLD}), "I-12")
    g.truckers[0].ship.goods = {on(g, "7,6"): ["blue"]}
    asked(flight(g), FlyOn())
    assert help_view(g, 0).room == [
        ["red", "green", "blue"],
        ["red", "yellow", "blue"],
        ["red", "blue", "blue"],
        ["red", "green"],
    ]


@pytest.mark.rule("GT-B-8.3")
def test_open_space_says_whom_one_would_pass() -> None:
    fast = {"7,7": CABIN, "7,8": DOUBLE_ENGINE, "7,6": BATTERY, "8,8": ENGINE}
    g = with_card(flying("III", fast, {"7,7": CABIN, "7,8": ENGINE}, at=[5, 7]), "I-05")
    asked(flight(g), FlyOn(), FlyOn())
    courses = help_view(g, 0).courses
    assert [(course.days, course.end, course.passed) for course in courses] == [(1, 6, []), (3, 9, [1])]


@pytest.mark.rule("GT-B-10.4.2")
def test_what_is_in_danger_says_what_hangs_on_it() -> None:
    ship = {"7,7": CABIN, "7,6": BEAM, "7,5": DOUBLE_CANNON, "7,8": BATTERY, "8,7": CABIN}
    g = flying("III", ship)
    g.card = "I-09"
    g.strike = Strike("meteor", "large", LEFT, [1, 5], [board_for(g, 0).rows.index("6")])
    assert help_view(g, 0).hanging == {on(g, "7,6"): [on(g, "7,5")]}
    g.strike = None
    assert help_view(g, 0).hanging == {}


def test_only_the_seat_that_looks_gets_help_and_none_at_a_beat() -> None:
    g = flying("I", {"7,7": CABIN})
    g.part = "building"
    assert view(g, None).help is None
    assert view(g, 0, reckon=False).help is None
    assert view(g, 0).help is not None


@pytest.mark.rule("GT-B-6.7")
@pytest.mark.rule("GT-B-9.1")
def test_a_builder_is_told_what_the_ship_would_be_good_for() -> None:
    g = flying("III", {"7,7": CABIN, "7,6": DOUBLE_CANNON, "8,7": BATTERY, "7,8": ENGINE})
    g.part = "building"
    board, ship = board_for(g, 0), g.truckers[0].ship
    built_so_far = help_view(g, 0).built
    assert built_so_far is not None
    # The battery would be full, so the double cannon could fire.
    assert built_so_far.cannons == (0, 4)
    assert built_so_far.engines == (1, 1)
    assert built_so_far.batteries > 0
    assert built_so_far.places == 2
    assert built_so_far.mistakes == len(faults(board, Ship(parts=ship.parts)))
    # What would break a rule is counted before the inspector comes, for the builder alone.
    ship.parts[on(g, "7,5")] = CABIN
    counted = help_view(g, 0).built
    assert counted is not None
    assert counted.mistakes == len(faults(board, Ship(parts=ship.parts))) > built_so_far.mistakes
    assert view(g, None).help is None
    g.part = "check"
    assert help_view(g, 0).built is None
