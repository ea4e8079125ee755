"""Who may see what: everything on the table but the tiles face down, what was drawn from them, and unseen cards."""

from typing import Any

from starboard.games.trucker.board.current_round import flight_level
from starboard.games.trucker.board.known_cards import known_cards
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.view.ship_figures import figures, strike

UNSEEN = "?"
"""What others see of a component that was drawn face down and has not been laid open."""


def view(g: TruckerState, seat: int | None) -> dict[str, Any]:
    """What this seat (None: an onlooker) may see."""
    return {
        "classes": list(g.classes),
        "round": g.round,
        "level": flight_level(g),
        "part": g.part,
        "dice": list(g.dice),
        "hole": g.hole,
        "formerly": g.formerly,
        "loans": max(0, g.loans),
        "build": g.build,
        "guided": g.guided,
        "heap": len(g.heap),
        "open": list(g.open),
        "glass": g.glass,
        "running": g.running,
        "sand": g.sand,
        "turn": g.turn,
        "budget": g.budget,
        "piles": [len(pile) for pile in g.piles],
        "flight": len(g.flight),
        "card": g.card,
        "flown": list(g.flown),
        "order": list(g.order),
        "ready": list(g.ready),
        "offer": list(g.offer),
        "landed": dict(g.landed),
        "beaten": list(g.beaten),
        "step": g.step,
        "shot": g.shot,
        "strike": strike(g),
        "truckers": [
            {**_trucker(trucker, number == seat), "figures": figures(g, number)}
            for number, trucker in enumerate(g.truckers)
        ],
        "looking_at": _looking_at(g, seat),
        "known": known_cards(g, seat),
    }


def _trucker(trucker: Trucker, own: bool) -> dict[str, Any]:
    ship = trucker.ship
    hidden = trucker.origin == "heap" and not own
    return {
        "credits": trucker.credits,
        "hand": UNSEEN if trucker.hand and hidden else trucker.hand,
        "reserve": list(trucker.reserve),
        "last": trucker.last,
        "looking": trucker.looking,
        "number": trucker.number,
        "moves": trucker.moves,
        "premium": trucker.premium,
        "debt": trucker.debt,
        "position": trucker.position,
        "flying": trucker.flying,
        "finished": trucker.finished,
        "halves": trucker.halves,
        "loans": trucker.loans,
        "parts": dict(ship.parts),
        "humans": dict(ship.humans),
        "aliens": dict(ship.aliens),
        "sleepers": dict(ship.sleepers),
        "batteries": dict(ship.batteries),
        "goods": {cell: list(goods) for cell, goods in ship.goods.items()},
        "lost": list(ship.lost),
        "wrecks": list(trucker.wrecks),
        "specialist": ship.specialist,
        "foreseen": trucker.foreseen if own else "",
        "panels": list(trucker.panels),
        "hyperspace": dict(trucker.hyperspace.parts) if trucker.hyperspace else {},
    }


def _looking_at(g: TruckerState, seat: int | None) -> list[str]:
    """The cards of the pile that this seat holds in its hands."""
    if seat is None or g.truckers[seat].looking < 0:
        return []
    return list(g.piles[g.truckers[seat].looking])
