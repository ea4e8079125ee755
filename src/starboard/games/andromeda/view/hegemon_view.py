"""What everybody may see of the Hegemon."""

from typing import Any

from starboard.games.andromeda.rules.hegemon.hegemon_launch import on_ramp
from starboard.games.andromeda.state.game_state import AndromedaState


def hegemon_view(g: AndromedaState, seat: int | None) -> dict[str, Any] | None:
    """Officer, ring, ramp, probe and the cards face up; None without the Hegemon. Its hand is counted with its
    player's."""
    h = g.hegemon
    if h is None:
        return None
    return {
        "officer": h.officer,
        "eye": h.eye,
        "probe": h.probe,
        "marker": h.marker,
        "step": h.step,
        "section": h.section,
        "cards": list(h.cards),
        "decks": [len(deck.cards) for deck in h.decks],
        "discards": [list(deck.discards) for deck in h.decks],
        "ramp": [on_ramp(g, section) for section in range(len(h.decks))],
        "negotiations": len(h.negotiations.cards),
        "negotiated": list(h.negotiations.discards),
        "tiles": len(h.tiles),
        "upgrades": list(h.upgrades),
        "bribed": h.bribed,
    }
