"""GT-B-13: journey's end. Rewards first, then goods, then losses."""

from starboard.games.trucker.board.current_round import board_for, flight_level
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.ship.connectors import exposed, of_kind
from starboard.games.trucker.board.ship.insurance import penalty
from starboard.games.trucker.content import content
from starboard.games.trucker.rules.aboard.accounts import open_accounts, settle
from starboard.games.trucker.rules.aboard.credits import show_gain, show_payment
from starboard.games.trucker.rules.aboard.deeds import deeds_of, note
from starboard.games.trucker.rules.aboard.goods import aboard, price
from starboard.games.trucker.rules.aboard.specialists import has_lawyer, merchant_credits, pay_manager
from starboard.games.trucker.rules.track.flight_days import flight_order
from starboard.games.trucker.state.game_state import SECRET, TruckerState
from starboard.kernel import show, tell

NEARLY_FULL = 3
"""Squares that may be empty on a ship that is as good as full."""


def journey_end(g: TruckerState) -> None:
    """Settle the flight, for all at once: finishing reward, best looking ship, goods, lost components."""
    for trucker in g.truckers:
        trucker.finished = trucker.flying
    show(g, "phase", phase="end", round=g.round)
    open_accounts(g)
    seats = range(len(g.truckers))
    ranks = ranking(g)
    finishing_rewards(g, ranks)
    best_looking(g, ranks)
    for seat in seats:
        pay_vips(g, seat)
        settle(g, seat, "vips")
        pay_manager(g, seat)
        settle(g, seat, "manager")
    for seat in seats:
        sell_goods(g, seat)
        settle(g, seat, "sold")
    for seat in seats:
        pay_losses(g, seat)
        settle(g, seat, "losses")
    for seat in seats:
        pay_debt(g, seat)
        settle(g, seat, "debt")
    for seat, trucker in enumerate(g.truckers):
        note_round(g, seat)
        trucker.flying = False


def note_round(g: TruckerState, seat: int) -> None:
    """What the story of the match keeps of a round."""
    trucker = g.truckers[seat]
    if trucker.finished:
        note(g, seat, "arrived")
        board = board_for(g, seat)
        if not trucker.ship.lost and len(trucker.ship.parts) >= len(board.cells) - NEARLY_FULL:
            note(g, seat, "whole")
        if len(trucker.seen) == SECRET:
            note(g, seat, "spied")
    deeds_of(g, seat).purses.append(trucker.credits)


def ranking(g: TruckerState) -> list[int]:
    """GT-B-13.1: those who finished, in flight order; more ships rank before fewer (GT-LM-4.11.1)."""
    return sorted(flight_order(g), key=lambda seat: -ships_finished(g, seat))


def ships_finished(g: TruckerState, seat: int) -> int:
    """How many ships of the fleet came home."""
    return len(ships_left(board_for(g, seat), g.truckers[seat].ship))


def finishing_rewards(g: TruckerState, ranks: list[int]) -> None:
    """GT-B-13.1: by rank; a fifth gets nothing (OQ-X1-01)."""
    rewards = content().flights.levels[flight_level(g)].finish
    for place, (seat, credits) in enumerate(zip(ranks, rewards, strict=False), start=1):
        g.truckers[seat].credits += credits
        settle(g, seat, "arrived")
        g.accounts[seat].place = place
        tell(g, "trucker-arrived", "GT-B-13.1", beat="arrive", seat=seat, place=place, credits=credits, at=place)


def best_looking(g: TruckerState, ranks: list[int]) -> None:
    """GT-B-13.2: the fewest exposed connectors, counted over the fleet; only players who brought the most ships home
    count (GT-LM-4.11.2). All who tie are paid in full."""
    most = max((ships_finished(g, seat) for seat in ranks), default=0)
    looks = {
        seat: exposed(board_for(g, seat), g.truckers[seat].ship) for seat in ranks if ships_finished(g, seat) == most
    }
    credits = content().flights.levels[flight_level(g)].best_looking
    for seat, count in looks.items():
        if count == min(looks.values()):
            g.truckers[seat].credits += credits
            settle(g, seat, "looks")
            note(g, seat, "best-looking")
            tell(g, "trucker-best-looking", "GT-B-13.2", seat=seat, credits=credits, count=count)
            show_gain(g, seat, credits, "looks")


def pay_vips(g: TruckerState, seat: int) -> None:
    """GT-X1-3.1: players who have finished are paid for each VIP in a luxury cabin, by the level of the flight."""
    trucker = g.truckers[seat]
    cabins = of_kind(board_for(g, seat), trucker.ship, "luxury_cabin") if trucker.finished else []
    vips = sum(trucker.ship.humans.get(cell, 0) for cell in cabins)
    if vips:
        credits = vips * content().kit.luxury_cabin.credits[flight_level(g)]
        trucker.credits += credits
        tell(g, "trucker-vips-paid", "GT-X1-3.1", seat=seat, credits=credits, count=vips)
        show_gain(g, seat, credits, "vips")


def sell_goods(g: TruckerState, seat: int) -> None:
    """GT-B-13.3: the full price for those who finished, half of the total for ships that gave up, rounded up once
    (OQ-B-11); and what the merchant gets on top."""
    trucker = g.truckers[seat]
    whole = sum(map(price, aboard(trucker.ship)))
    half = sum(map(price, trucker.aside))
    if not trucker.finished:
        whole, half = 0, whole + half
    trucker.sold = whole + (half + 1) // 2 + merchant_credits(g, seat)
    trucker.credits += trucker.sold
    trucker.ship.goods.clear()
    trucker.aside = []
    if trucker.sold:
        note(g, seat, "sold", trucker.sold)
        tell(g, "trucker-sold", "GT-B-13.3", seat=seat, credits=trucker.sold)
        show_gain(g, seat, trucker.sold, "goods")


def pay_losses(g: TruckerState, seat: int) -> None:
    """GT-B-13.4: a credit for each lost component, up to the cap of the class; nobody pays more than there is
    (GT-B-13.5)."""
    trucker = g.truckers[seat]
    if trucker.ship.lost and has_lawyer(g, seat):
        tell(g, "trucker-lawyer-helped", "GT-X1-5.3", seat=seat, count=len(trucker.ship.lost))
        return
    due = penalty(board_for(g, seat), len(trucker.ship.lost), trucker.premium)
    paid = min(due, trucker.credits)
    trucker.credits -= paid
    if due:
        note(g, seat, "lost", len(trucker.ship.lost))
        tell(g, "trucker-paid-losses", "GT-B-13.4", seat=seat, credits=paid, count=len(trucker.ship.lost))
        show_payment(g, seat, paid, "losses")


def pay_debt(g: TruckerState, seat: int) -> None:
    """GT-LM-3.5.4, OQ-LM-06: what is owed of the premium comes last; what cannot be paid is dropped."""
    trucker = g.truckers[seat]
    paid = min(trucker.debt, trucker.credits)
    trucker.credits -= paid
    if trucker.debt:
        tell(g, "trucker-paid-debt", "GT-LM-3.5.4", seat=seat, credits=paid)
        show_payment(g, seat, paid, "debt")
    trucker.debt = 0
