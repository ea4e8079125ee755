"""A dice check in progress."""

import msgspec

from starboard.games.vanguard.state.check_notes import CheckNotes


class PoolDie(msgspec.Struct, array_like=True, gc=False):
    """A section die that was rolled (IV-X-505)."""

    kind: int
    """Its place in `content.dice.KINDS`."""
    face: int
    """Its place among the faces of its kind; -1 while `shows` says what it was set to."""
    owner: int
    shows: str = ""
    """A symbol that a card set it to, whatever is on its faces; two with `+` between them where one counts twice."""


class Check(msgspec.Struct, array_like=True, gc=False):
    """A dice check in progress (IV-X-501 and following). What it is for is found again by `source` and `action`."""

    who: int
    source: str = ""
    """The card whose action it is: `poi:120`, `threat:T01`, `condition:C02`, `mission:MI56`, `mod:Y11`, `rank-up:RK1`,
    `prepare`, …"""
    action: int = 0
    sector: int = 0
    """Where it is made: that is the origin while somebody travels (IV-X-313)."""
    step: int = 1
    hand: list[list[int]] = []
    """Dice picked up but not rolled: `[owner, kind]` each."""
    supporters: list[int] = []
    helpers: list[int] = []
    """Supporters who have played their card of step 4 (IV-X-507)."""
    pool: list[PoolDie] = []
    injury: list[int] = []
    """Results of the injury dice that are still to be resolved, as places in `INJURY_FACES`."""
    danger: list[list[str]] = []
    """Danger dice that are still to be resolved: `[box, symbol]` each."""
    row: str = ""
    """The marked row."""
    used: list[str] = []
    """Symbols spent for the marked row, the first one first."""
    notes: CheckNotes = msgspec.field(default_factory=CheckNotes)
    """What is noted until the check is over."""
    outer: "Check | None" = None
    """The check in whose middle this one was demanded."""
