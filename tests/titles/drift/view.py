"""Who may see what in Drift: everything on the table, one's own hand, and how many cards the others hold."""

from typing import Any

from drift.state import Drift


def view(g: Drift, seat: int | None) -> dict[str, Any]:
    return {
        "round": g.round,
        "part": g.part,
        "order": g.order,
        "turn": g.turn,
        "actions": g.actions,
        "deck": len(g.deck.cards),
        "discards": list(g.deck.discards),
        "wrecks": list(g.wrecks),
        "floating": list(g.floating),
        "supply": g.supply,
        "captains": [
            {
                "cell": captain.cell,
                "crates": captain.crates,
                "left": captain.left,
                "cards": len(captain.hand),
                "hand": sorted(captain.hand) if number == seat else None,
            }
            for number, captain in enumerate(g.captains)
        ],
    }
