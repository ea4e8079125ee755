"""A battle while it is fought (AE-B-20), or a roll at the Gate (AE-E-5): plain data."""

import msgspec

RAIDERS = -1
"""AE-B-1.8: all raiders in the region together are one side."""
NOBODY = -2
"""The winner of a battle that all sides lost, or that was not fought."""


class Side(msgspec.Struct, array_like=True):
    """One side of a battle (AE-B-1.8)."""

    who: int
    """A player, or `RAIDERS`."""
    dice: int = 0
    """Dice that cards and energy have added, or taken away when it is less than 0."""
    targeting: int = 0
    """Targeting that cards have added."""
    energy: int = 0
    """Energy that was discarded for dice (AE-B-20.8)."""
    roll: list[int] = []
    """The dice, in the order in which they fell."""
    out: bool = False
    """Whether it sits out: it neither wins nor loses (AE-B-20.6)."""
    cards: list[str] = []
    """The tactics cards that it played, in order; the negotiation card of the Hegemon."""
    used: list[str] = []
    """What else it used that works once in a battle, by the id of its source."""
    spared: list[int] = []
    """Ships that take no damage (`negate_damage`)."""
    first: list[int] = []
    """The dice as they fell before low ones were rolled again (AE-B-20.12)."""
    fell: list[int] = []
    """The dice as they lay after the roll, before anybody changed them."""


class Arrival(msgspec.Struct, array_like=True):
    """How a side came to a battle."""

    who: int
    how: str
    """`launched`, `joins` or `foray`."""
    start: int
    """The region that it came from; -1: the launch bay."""


class Outcome(msgspec.Struct, array_like=True):
    """What a battle has cost or brought."""

    who: int
    what: str
    """`lost`, `shield`, `removed`, `spared`, `points` or `supremacy`."""
    thing: str = ""
    """The type of ship, or the raider."""
    count: int = 1


class Battle(msgspec.Struct, array_like=True):
    """What is known of a battle."""

    region: int
    step: str = "escalation"
    """`escalation`, `diplomacy`, `preparation`, `roll`, `after_roll`, `result`, `damage`, `over`; or `gate`."""
    sides: list[Side] = []
    """In turn order, raiders last."""
    order: list[int] = []
    """Who has still to act in this step, the next one first."""
    stale: bool = True
    """Whether `order` is that of the step before."""
    assault: bool = False
    """Whether the ship that was launched used Assault: it was sent among ships of others (AE-B-7.2)."""
    winner: int = NOBODY
    losers: list[int] = []
    """The losing sides, in turn order."""
    no_energy: bool = False
    """Whether a card keeps people from discarding energy for dice."""
    came: list[Arrival] = []
    """In order; a side that was there before has none."""
    outcomes: list[Outcome] = []
    """So far, in order."""
