"""The account of a flight: what stands in it, and when."""

import pytest

from games.trucker.flights import CABIN, RED_HOLD, flying
from games.trucker.kit import VIP_CABIN
from starboard.games.trucker.rules.building.loans import repay_loans
from starboard.games.trucker.rules.journey_end import journey_end
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.title import TRUCKER
from starboard.games.trucker.view.account_view import AccountView, account_view

PLAIN = {"7,7": CABIN}


def account(g: TruckerState) -> AccountView:
    found = account_view(g)
    assert found is not None
    return found


def test_there_is_none_before_a_flight_has_ended() -> None:
    assert TRUCKER.view(flying("I", PLAIN), 0).account is None


@pytest.mark.rule("GT-B-13.1")
@pytest.mark.rule("GT-B-13.3")
@pytest.mark.rule("GT-B-13.4")
def test_a_row_has_what_each_step_brought_or_cost() -> None:
    g = flying("I", {"7,7": CABIN, "7,6": RED_HOLD}, PLAIN, at=[1, 5])
    g.truckers[0].credits = 3
    g.truckers[0].ship.goods = {max(g.truckers[0].ship.parts): ["red"]}
    g.truckers[1].ship.lost = ["B039"]
    journey_end(g)
    told = account(g)
    assert (told.round, told.items) == (0, ["arrived", "looks", "sold", "losses"])
    assert [row.place for row in told.rows] == [2, 1]
    assert [row.before for row in told.rows] == [3, 0]
    assert told.rows[0].credits[0] == 3
    assert told.rows[0].credits[2] == 4
    assert told.rows[1].credits[3] == -1
    assert [row.after for row in told.rows] == [trucker.credits for trucker in g.truckers]
    assert all(row.before + sum(row.credits) == row.after for row in told.rows)


@pytest.mark.rule("GT-LM-3.5.4")
def test_what_only_some_flights_have_gets_a_column_when_somebody_has_it() -> None:
    g = flying("I", PLAIN, PLAIN)
    g.truckers[1].debt = 2
    journey_end(g)
    assert account(g).items == ["arrived", "looks", "sold", "losses", "debt"]
    assert [row.credits[-1] for row in account(g).rows] == [0, -2]


@pytest.mark.rule("GT-X1-3.1")
@pytest.mark.rule("GT-X1-5.3")
def test_vips_and_the_manager_have_columns_of_their_own() -> None:
    g = flying("I", {"7,7": VIP_CABIN}, PLAIN)
    ship = g.truckers[0].ship
    ship.humans = dict.fromkeys(ship.parts, 1)
    ship.specialist = "manager"
    ship.aliens = {next(iter(ship.parts)): "cyan"}
    journey_end(g)
    told = account(g)
    assert told.items == ["arrived", "looks", "vips", "manager", "sold", "losses"]
    assert told.rows[0].credits[2:4] == [1, 1]
    assert told.rows[0].after == g.truckers[0].credits


@pytest.mark.rule("GT-X1-6.2")
def test_loans_repaid_at_the_end_of_the_game_stand_in_the_last_account() -> None:
    g = flying("I", PLAIN)
    g.truckers[0].credits = 20
    g.truckers[0].loans = 1
    journey_end(g)
    before = account(g).rows[0].after
    repay_loans(g)
    told = account(g)
    assert told.items[-1] == "loans"
    assert told.rows[0].after == g.truckers[0].credits == before + told.rows[0].credits[-1]


def test_a_flight_that_ended_before_accounts_were_kept_has_none() -> None:
    g = flying("I", PLAIN)
    g.truckers[0].credits = 20
    g.truckers[0].loans = 1
    repay_loans(g)
    assert account_view(g) is None
