"""The table as a player sees it, in the form that the rules know: what is hidden is left out.

So a bot can ask the functions of the rules about strength, holds, days and damage, and they can tell it nothing that it
does not see.
"""

from collections.abc import Mapping
from typing import Any, Final

from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Chance

UNKNOWN: Final = ""
"""A card that may be any."""


def seen_by(view: Mapping[str, Any], seat: int) -> TruckerState:
    """A state with everything that a view shows. It has no dice, and no rules can be started on it."""
    g = TruckerState(
        chance=Chance(0),
        truckers=[_trucker(trucker) for trucker in view["truckers"]],
        classes=view["classes"],
        build=view["build"],
        guided=view["guided"],
        seconds=0,
        decks={view["level"]: []},
        heap=[],
        round=view["round"],
        part=view["part"],
        dice=view["dice"],
        card=view["card"],
        flown=view["flown"],
        order=view["order"],
        step=view["step"],
        offer=view["offer"],
        landed=view["landed"],
        beaten=view["beaten"],
        hole=view["hole"],
        formerly=view["formerly"],
    )
    known: list[str] = view["known"]
    # Until launch the cards of the flight lie in the piles.
    cards = view["flight"] + sum(view["piles"])
    g.truckers[seat].known = known
    g.flight = [*known, *[UNKNOWN] * (cards - len(known))]
    return g


def _trucker(shown: Mapping[str, Any]) -> Trucker:
    ship = Ship(
        parts=shown["parts"],
        humans=shown["humans"],
        aliens=shown["aliens"],
        sleepers=shown["sleepers"],
        batteries=shown["batteries"],
        goods=shown["goods"],
        lost=shown["lost"],
    )
    return Trucker(
        ship,
        credits=shown["credits"],
        number=shown["number"],
        premium=shown["premium"],
        position=shown["position"],
        flying=shown["flying"],
        debt=shown["debt"],
        halves=shown["halves"],
    )
