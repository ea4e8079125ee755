"""What everybody may see of the Hegemon."""

from typing import cast

from starboard.games.andromeda.rules.hegemon.hegemon_launch import on_ramp
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.view.words import HegemonStep
from starboard.kernel.view import View


class HegemonView(View, frozen=True):
    """Officer, ring, ramp, probe and the cards face up. Its hand is counted with its player's."""

    officer: str
    eye: int
    probe: int
    marker: int
    step: HegemonStep
    section: int
    cards: list[str]
    decks: list[int]
    discards: list[list[str]]
    ramp: list[list[int]]
    negotiations: int
    negotiated: list[str]
    tiles: int
    upgrades: list[str]
    bribed: int


def hegemon_view(g: AndromedaState) -> HegemonView | None:
    """None without the Hegemon."""
    h = g.hegemon
    if h is None:
        return None
    return HegemonView(
        officer=h.officer,
        eye=h.eye,
        probe=h.probe,
        marker=h.marker,
        step=cast(HegemonStep, h.step),
        section=h.section,
        cards=list(h.cards),
        decks=[len(deck.cards) for deck in h.decks],
        discards=[list(deck.discards) for deck in h.decks],
        ramp=[on_ramp(g, section) for section in range(len(h.decks))],
        negotiations=len(h.negotiations.cards),
        negotiated=list(h.negotiations.discards),
        tiles=len(h.tiles),
        upgrades=list(h.upgrades),
        bribed=h.bribed,
    )
