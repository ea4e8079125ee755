"""What the Hegemon has beyond a player (AE-E-6): plain data."""

import msgspec

from starboard.kernel.piles import Deck


class Hegemon(msgspec.Struct, array_like=True):
    """The Hegemon's station, cards and probe. Its ships, leaders, modules, moons and tracks lie in its `Player`."""

    officer: str
    eye: int
    """Who holds the Eye and decides for the Hegemon (AE-E-7.1, AE-E-8.1)."""
    eye_waits: bool
    """Whether the Eye is passed only at the end of the Hegemon's turn (OQ-13)."""
    probe: int
    """The region of the probe (AE-E-6.10)."""
    decks: list[Deck]
    """The action decks I, II and III (AE-E-6.8)."""
    cards: list[str]
    """The card that lies face up on each of them."""
    negotiations: Deck
    tiles: list[str]
    """The upgrade tiles face down; the next one is the last (AE-E-6.9)."""
    bribed: int
    """How many of the leaders on the station are bribed ones (AE-E-6.7)."""
    marker: int = 0
    """The space of the command marker on the ring (AE-E-6.5)."""
    upgrades: list[str] = []
    """The upgrade tiles that were turned over (AE-E-9.6)."""
    eye_due: int = 0
    """How often the Eye has still to be passed when the Hegemon's turn is over (OQ-13)."""
    step: str = ""
    """The cursor of its turn; `rules.hegemon.hegemon_turn` has the list. Empty outside its turns."""
    section: int = 0
    """The section of the ramp that the die picked: a place in `decks`."""
    commands: int = 0
    """Steps of the command marker that were taken in this return (AE-E-14.4)."""
    eye_decides: bool = False
    """Whether the holder of the Eye decides where the rules leave several ways (AE-E-8.1), not the program."""
