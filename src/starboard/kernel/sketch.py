"""A position as a small picture: what lies where, without what is hidden and without what only a player needs."""

import msgspec


class Pieces(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Things that look alike, such as all cannons of a ship."""

    look: str
    """What they are, by a word that the title's drawing knows."""
    at: tuple[tuple[int, int], ...]
    """Where they lie: to the right, and down, in a measure of the title's own."""
    seat: int = -1
    """Whose they are; -1: nobody's."""


class Sketch(msgspec.Struct, frozen=True, gc=False):
    """What a list shows of a match. It is stored with the table, so it is short; everybody may see it."""

    ground: str
    """What lies beneath, by a word that the title's drawing knows."""
    pieces: tuple[Pieces, ...] = ()
    """From the lowest to the topmost."""
