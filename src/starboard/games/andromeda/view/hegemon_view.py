"""What everybody may see of the Hegemon."""

from functools import cache
from typing import cast

from starboard.games.andromeda.board.players import hegemon_side
from starboard.games.andromeda.content.hegemon import hegemon_content
from starboard.games.andromeda.rules.hegemon.hegemon_launch import on_ramp
from starboard.games.andromeda.state.game_state import AndromedaState
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.games.andromeda.view.words import NAME_OF_SHIP, HegemonStep, ShipName
from starboard.kernel.view import View


class RampShipView(View, frozen=True):
    """A ship of the ramp."""

    type: ShipName
    waits: bool
    """Whether it stands on the ramp."""


class SectionView(View, frozen=True):
    """A section of the launch ramp with its action deck."""

    ships: tuple[RampShipView, ...]
    """In the order of their letters."""
    card: str
    """The action card that lies face up."""
    deck: int
    discards: list[str]
    picked: bool
    """Whether the die picked this section in the turn that goes on."""


class HegemonView(View, frozen=True):
    """The Hegemon's station, cards and probe. What it has as a player has is in `players`, at the place `player`."""

    player: int
    officer: str
    eye: int
    """Who holds the Eye and decides for the Hegemon."""
    probe: int
    """The region of the probe."""
    marker: int
    """The space of the command marker on the ring."""
    step: HegemonStep
    sections: list[SectionView]
    negotiations: int
    """Negotiation cards in the deck."""
    negotiated: list[str]
    """Negotiation cards that were played."""
    tiles: int
    """Upgrade tiles face down."""
    upgrades: list[str]
    """Upgrade tiles that were turned over."""
    bribed: int
    """How many of the leaders on its station are bribed ones."""


def hegemon_view(g: AndromedaState) -> HegemonView | None:
    """None without the Hegemon."""
    h = g.hegemon
    if h is None:
        return None
    return HegemonView(
        hegemon_side(g),
        h.officer,
        h.eye,
        h.probe,
        h.marker,
        cast(HegemonStep, h.step),
        [_section(g, h, section) for section in range(len(h.decks))],
        len(h.negotiations.cards),
        list(h.negotiations.discards),
        len(h.tiles),
        list(h.upgrades),
        h.bribed,
    )


def _section(g: AndromedaState, h: Hegemon, section: int) -> SectionView:
    return SectionView(
        _ramp(section, tuple(on_ramp(g, section))),
        h.cards[section],
        len(h.decks[section].cards),
        list(h.decks[section].discards),
        h.step != "" and h.section == section,
    )


@cache
def _ramp(section: int, waiting: tuple[int, ...]) -> tuple[RampShipView, ...]:
    ships = hegemon_content().station.sections[section]
    return tuple(RampShipView(NAME_OF_SHIP[ship], ship in waiting) for ship in ships)
