"""What is remembered of a match for the story at its end: plain data. Rows of numbers stand one after the other, and
battles are written down as text, since most matches are copied and played by programs that never read them;
`view.ending.match_facts` does."""

import msgspec

SOURCES = ("battle", "development", "scrapyard", "track", "repair", "event", "effect", "told")
"""What victory points can come from during a match; `effect` is whatever modules, tokens, cards and regions bring."""


class Fought(msgspec.Struct, array_like=True):
    """A battle that was rolled (AE-B-20.14)."""

    turn: int
    """Turns that were done when it began."""
    region: int
    sides: list[int]
    targeting: list[int]
    """Of each side."""
    first: list[list[int]]
    """The dice of each side as they lay after the roll, before anybody changed them."""
    last: list[list[int]]
    """The dice of each side when they were compared."""
    winner: int
    raiders: list[str]
    """The raiders that were there."""
    ships: int
    """How many ships fought, raiders apart."""


class Chronicle(msgspec.Struct, array_like=True):
    """The match so far."""

    scored: list[int] = []
    """Rows of turn, player, place in `SOURCES`, points."""
    battles: list[str] = []
    """Each a `Fought`, as JSON."""
    scrapped: list[int] = []
    """How many ships went to the scrapyard in each of these battles."""
    built: list[int] = []
    """Rows of turn, player, region, points."""
    modules: list[int] = []
    """Rows of turn, player."""
    returns: list[int] = []
    """Rows of turn, player, points for the scrapyard."""
    summits: list[int] = []
    """Rows of turn, player, track: a marker has reached the last space."""
    trigger: list[int] = []
    """One row of turn, player: who brought the end."""
