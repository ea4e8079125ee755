"""The table as a player sees it, in the form that the rules know: what is hidden is left out.

So a bot can ask the functions of the rules about strength, holds, days and damage, and they can tell it nothing that it
does not see.
"""

from typing import Final

from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.games.trucker.view.seat_view import SeatView
from starboard.games.trucker.view.view import TruckerView
from starboard.kernel import Chance

UNKNOWN: Final = ""
"""A card that may be any."""


def seen_by(view: TruckerView, seat: int) -> TruckerState:
    """A state with everything that a view shows. It has no dice, and no rules can be started on it."""
    g = TruckerState(
        chance=Chance(0),
        truckers=[_trucker(trucker) for trucker in view.truckers],
        classes=view.classes,
        build=view.build,
        guided=view.guided,
        seconds=0,
        decks={view.level: []},
        heap=[],
        round=view.round,
        part=view.part,
        dice=view.yard.dice,
        card=view.flight.card,
        flown=view.flight.flown,
        order=view.flight.order,
        step=view.flight.step,
        offer=view.flight.offer,
        landed=view.flight.landed,
        beaten=view.flight.beaten,
        hole=view.hole,
        formerly=view.formerly,
    )
    known: list[str] = view.flight.known
    # Until launch the cards of the flight lie in the piles.
    cards = view.flight.to_come + sum(pile.cards for pile in view.yard.piles)
    g.truckers[seat].known = known
    g.flight = [*known, *[UNKNOWN] * (cards - len(known))]
    return g


def _trucker(shown: SeatView) -> Trucker:
    # A bot may try things out on its state, and the view of a ship is shared.
    aboard = shown.ship
    ship = Ship(
        parts=dict(aboard.parts),
        humans=dict(aboard.humans),
        aliens=dict(aboard.aliens),
        sleepers=dict(aboard.sleepers),
        batteries=dict(aboard.batteries),
        goods={cell: list(goods) for cell, goods in aboard.goods.items()},
        lost=list(aboard.lost),
    )
    return Trucker(
        ship,
        credits=shown.credits,
        number=shown.number,
        premium=shown.premium,
        position=shown.position,
        flying=shown.flying,
        debt=shown.debt,
        halves=shown.halves,
    )
