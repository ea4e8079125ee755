"""Cyan aliens: diplomat, lawyer, merchant, manager. The techie is tested with the other kinds of power."""

import pytest

from games.trucker.flights import (
    CABIN,
    ENGINE,
    HOLD_3,
    RED_HOLD,
    answers,
    asked,
    flying,
    load,
    offered,
    on,
    told,
    with_card,
)
from games.trucker.kit import fleet, with_specialist
from games.trucker.tables import at, ordinary, table
from starboard.games.trucker.board.current_round import current_board
from starboard.games.trucker.board.ship.strength import cannon_strengths, engine_strengths
from starboard.games.trucker.moves.building_moves import BoardAlien, HumansOnly
from starboard.games.trucker.moves.flight_moves import FlyOn, GiveUpCrew, KeepDiplomat, SendDiplomat, Specialise
from starboard.games.trucker.rules.aboard.specialists import pay_manager
from starboard.games.trucker.rules.building.loading import loading
from starboard.games.trucker.rules.building.round_setup import set_up_round
from starboard.games.trucker.rules.flight import flight
from starboard.games.trucker.rules.journey_end import journey_end, pay_losses, sell_goods
from starboard.games.trucker.rules.track.giving_up import withdraw_ship
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Match

ALIEN_CABIN = ordinary("cabin", left=3, right=2)
HOME = {"7,7": CABIN, "8,7": ALIEN_CABIN, "9,7": "X11/1"}
"""The last is life support for cyan aliens, with a double connector to the left."""
SHIP = {"7,7": CABIN, "7,6": CABIN, "7,8": HOLD_3, "6,7": RED_HOLD}
PLAIN = {"7,7": CABIN}
SLAVERS, SMUGGLERS, PIRATES, COMBAT = "I-01", "I-02", "I-03", "I-16"
BOARD_CYAN = BoardAlien("cyan", "8", "7")


def boarding(seats: int) -> Match:
    """A table where everybody has a cabin with cyan life support; the last seat has the lowest number."""

    def prepare(g: TruckerState) -> None:
        set_up_round(g)
        g.part, g.turn = "loading", 0
        board = current_board(g)
        for seat, trucker in enumerate(g.truckers):
            trucker.number = seats - seat
            trucker.ship.parts = {board.cell(*square.split(",")): code for square, code in HOME.items()}

    return table(loading, seats, prepare=prepare, classes=["III"])


@pytest.mark.rule("GT-X1-5.1")
@pytest.mark.rule("GT-X1-5.2")
def test_a_cyan_alien_brings_a_profession_and_each_is_taken_once_in_launch_order() -> None:
    match = boarding(3)
    every = [Specialise(name) for name in ("diplomat", "lawyer", "merchant", "techie", "manager")]
    for seat, taken in ((2, "lawyer"), (1, "techie")):
        assert match.waiting == (seat,)
        match.play(seat, BOARD_CYAN)
        assert match.offers(seat) == [move for move in every if move.specialist not in _taken(match)]
        match.play(seat, Specialise(taken))
    assert _taken(match) == {"lawyer", "techie"}
    match.play(0, HumansOnly())
    assert at(match).truckers[0].ship.specialist == ""
    assert [len(trucker.ship.aliens) for trucker in at(match).truckers] == [0, 1, 1]


def _taken(match: Match) -> set[str]:
    return {trucker.ship.specialist for trucker in at(match).truckers} - {""}


@pytest.mark.rule("GT-X1-5.2")
def test_there_is_a_profession_for_each_of_five_players() -> None:
    match = boarding(5)
    for seat in (4, 3, 2, 1, 0):
        match.play(seat, BOARD_CYAN)
        if match.waiting == (seat,) and not match.over:
            match.play(seat, match.offers(seat)[0])
    assert len(_taken(match)) == 5


def enemies(card: str) -> TruckerState:
    return with_specialist(with_card(flying("III", SHIP, PLAIN), card), "diplomat", "7,6")


@pytest.mark.rule("GT-X1-5.3")
@pytest.mark.parametrize("card", [SLAVERS, PIRATES])
def test_a_diplomat_averts_what_enemies_do_and_leaves(card: str) -> None:
    g = enemies(card)
    question = asked(flight(g), FlyOn(), FlyOn())
    assert offered(question) == [SendDiplomat(), KeepDiplomat()]
    g = enemies(card)
    g.truckers[1].flying = False
    answers(flight(g), FlyOn(), SendDiplomat())
    ship = g.truckers[0].ship
    assert (ship.aliens, ship.lost) == ({}, [])
    assert ship.humans == {on(g, "7,7"): 2}
    assert told(g, "trucker-diplomat-left")
    # There was one, and he is gone.
    answers(flight(with_card(g, "II-01")), FlyOn())
    assert len(told(g, "trucker-diplomat-left")) == 1
    assert told(g, "trucker-lost-crew")[0].message.args["count"] == 2


@pytest.mark.rule("GT-X1-5.3")
def test_a_diplomat_may_stay() -> None:
    g = enemies(SLAVERS)
    g.truckers[0].ship.humans[on(g, "7,7")] = 4
    question = asked(flight(g), FlyOn(), FlyOn(), KeepDiplomat())
    assert offered(question) == [GiveUpCrew("7,7;7,7;7,7"), GiveUpCrew("7,6;7,7;7,7")]


@pytest.mark.rule("GT-X1-5.3")
def test_a_diplomat_is_not_bothered_with_smugglers_who_find_nothing() -> None:
    g = enemies(SMUGGLERS)
    answers(flight(g), FlyOn(), FlyOn())
    assert "cyan" in g.truckers[0].ship.aliens.values()


@pytest.mark.rule("GT-X1-5.3")
def test_a_diplomat_averts_one_line_of_a_combat_zone() -> None:
    g = with_card(flying("III", {"7,7": CABIN, "7,8": CABIN}, {"7,7": CABIN, "6,7": CABIN}), COMBAT)
    with_specialist(g, "diplomat", "7,7")
    load(g, 1, 1, 1, 1)
    answers(flight(g), FlyOn(), FlyOn(), SendDiplomat())
    # The first line would have cost days: the second takes crew after the diplomat has left.
    assert told(g, "trucker-moved-back") == []
    assert told(g, "trucker-lost-crew")[0].message.args["seat"] == 0


@pytest.mark.rule("GT-LM-4.9.15")
def test_a_diplomat_works_for_the_whole_fleet() -> None:
    g = with_specialist(fleet({"4,5": CABIN, "4,6": CABIN}, {"4,9": CABIN}), "diplomat", "4,6")
    with_card(g, SLAVERS)
    answers(flight(g), FlyOn(), SendDiplomat())
    assert sum(g.truckers[0].ship.humans.values()) == 4


@pytest.mark.rule("GT-X1-5.3")
def test_a_lawyer_saves_the_payment_for_lost_components() -> None:
    """T-X-09: seven components of class II."""
    g = with_specialist(flying("II", SHIP), "lawyer", "7,6")
    g.truckers[0].credits = 20
    g.truckers[0].ship.lost = ["B005"] * 7
    pay_losses(g, 0)
    assert g.truckers[0].credits == 20
    assert told(g, "trucker-lawyer-helped")[0].message.args == {"seat": 0, "count": 7}
    g.truckers[0].ship.aliens = {}
    pay_losses(g, 0)
    assert g.truckers[0].credits == 13


@pytest.mark.rule("GT-X1-5.3")
@pytest.mark.parametrize(
    ("finished", "expected"), [pytest.param(False, 7, id="T-X-08"), pytest.param(True, 11, id="finished")]
)
def test_a_merchant_gets_more_for_red_and_yellow(finished: bool, expected: int) -> None:
    g = with_specialist(flying("III", SHIP), "merchant", "7,6")
    trucker = g.truckers[0]
    trucker.finished = finished
    trucker.ship.goods = {on(g, "7,8"): ["yellow", "green"], on(g, "6,7"): ["red"]}
    sell_goods(g, 0)
    assert (trucker.credits, trucker.sold) == (expected, expected)


@pytest.mark.rule("GT-X1-5.3")
@pytest.mark.rule("GT-X1-5.5")
@pytest.mark.parametrize(
    ("others", "finished", "expected"),
    [
        pytest.param(["brown", "purple"], True, 6, id="T-X-06"),
        pytest.param([], True, 1, id="T-X-07"),
        pytest.param(["brown"], True, 3, id="two aliens"),
        pytest.param(["brown", "purple"], False, 0, id="gave up"),
    ],
)
def test_a_manager_is_paid_for_the_aliens_aboard(others: list[str], finished: bool, expected: int) -> None:
    g = with_specialist(flying("III", {**SHIP, "3,8": CABIN, "4,8": CABIN}), "manager", "7,6")
    trucker = g.truckers[0]
    trucker.ship.aliens |= {on(g, square): colour for square, colour in zip(("3,8", "4,8"), others, strict=False)}
    trucker.finished = finished
    pay_manager(g, 0)
    assert trucker.credits == expected


@pytest.mark.rule("GT-X1-5.3")
def test_the_reward_of_the_manager_is_part_of_the_journeys_end() -> None:
    g = with_specialist(flying("III", SHIP, PLAIN), "manager", "7,6")
    journey_end(g)
    assert [event.message.args["credits"] for event in told(g, "trucker-manager-paid")] == [1]


FRONT, REAR = {"4,5": CABIN, "5,5": CABIN, "4,6": HOLD_3, "4,7": ENGINE}, {"4,9": CABIN, "4,10": HOLD_3, "4,11": ENGINE}


@pytest.mark.rule("GT-LM-4.9.15")
@pytest.mark.rule("GT-X1-5.4")
def test_a_manager_makes_the_aliens_of_the_own_ship_better() -> None:
    for square, expected in (("5,5", [4, 1]), ("4,9", [3, 1])):
        g = with_specialist(fleet(FRONT, REAR), "manager", square)
        g.truckers[0].ship.aliens[on(g, "4,5")] = "brown"
        assert engine_strengths(current_board(g), g.truckers[0].ship) == expected
        assert cannon_strengths(current_board(g), g.truckers[0].ship) == [0, 0]


@pytest.mark.rule("GT-LM-4.9.16")
@pytest.mark.parametrize(
    ("withdrawn", "gives_up", "expected"),
    [
        # Yellow in the front, where the merchant is, and yellow in the rear.
        pytest.param(None, False, 3 + 3 + 2, id="all finish"),
        pytest.param(1, False, 3 + 2 + 1, id="the other ship gave up"),
        pytest.param(0, False, 3 + 2 + 1, id="the merchant's ship gave up"),
        pytest.param(None, True, 3 + 1, id="the whole fleet gave up"),
    ],
)
def test_the_merchant_of_a_fleet(withdrawn: int | None, gives_up: bool, expected: int) -> None:
    g = with_specialist(fleet(FRONT, REAR), "merchant", "5,5")
    trucker = g.truckers[0]
    trucker.ship.goods = {on(g, "4,6"): ["yellow"], on(g, "4,10"): ["yellow"]}
    if withdrawn is not None:
        withdraw_ship(g, 0, withdrawn, "GT-LM-4.10.1")
    trucker.finished = not gives_up
    sell_goods(g, 0)
    assert trucker.credits == expected


@pytest.mark.rule("GT-LM-4.9.16")
@pytest.mark.parametrize(("withdrawn", "expected"), [(None, 3), (1, 1), (0, 0)])
def test_the_manager_of_a_fleet(withdrawn: int | None, expected: int) -> None:
    g = with_specialist(fleet(FRONT, REAR), "manager", "5,5")
    trucker = g.truckers[0]
    trucker.ship.aliens[on(g, "4,9")] = "brown"
    if withdrawn is not None:
        withdraw_ship(g, 0, withdrawn, "GT-LM-4.10.1")
    trucker.finished = True
    pay_manager(g, 0)
    assert trucker.credits == expected


@pytest.mark.rule("GT-LM-4.9.15")
@pytest.mark.parametrize("withdrawn", [None, 0, 1])
def test_the_lawyer_works_for_the_whole_fleet(withdrawn: int | None) -> None:
    g = with_specialist(fleet(FRONT, REAR), "lawyer", "5,5")
    trucker = g.truckers[0]
    if withdrawn is not None:
        withdraw_ship(g, 0, withdrawn, "GT-LM-4.10.1")
    trucker.credits = 5
    trucker.ship.lost = ["B005"] * 3
    pay_losses(g, 0)
    assert trucker.credits == 5
