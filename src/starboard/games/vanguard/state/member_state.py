"""The away team: crew members with their crew boards. `who` in the rules is a place in `Expedition.team`."""

import msgspec

from starboard.kernel.piles import Deck

NOBODY = -1


class Injury(msgspec.Struct, array_like=True, gc=False):
    """An injury card in a slot of a crew board (IV-X-1601)."""

    type: str
    down: bool = False
    """Face down: without effect, but still an injury (IV-X-1607)."""
    die: bool = False
    """Whether it holds an injury die, in step 6 of a check (IV-X-521)."""
    marker: str = ""
    """A marker of the planet that lies on it."""


class Member(msgspec.Struct, array_like=True, gc=False):
    """A crew member of the away team and the crew board (IV-X-004)."""

    section: int
    crew: str
    """The id of the crew card."""
    rank: int = 1
    sector: int = 1
    available: list[int] = []
    """Section dice, by their place in `content.dice.KINDS`, always sorted: columns can be rearranged at any time."""
    spent: list[int] = []
    sacrificed: list[int] = []
    """In the section box until the end of the exploration (IV-X-404)."""
    left_home: list[int] = []
    """Dice for which the columns had no room at launch (Q-04)."""
    injuries: list[Injury] = []
    """At most three, the leftmost first."""
    injury_dice: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """How many injury dice sit on each column: 0 or 1 (IV-X-1601)."""
    charges: int = 0
    hand: list[str] = []
    deck: Deck = msgspec.field(default_factory=lambda: Deck([]))
    boxed: list[str] = []
    """Section cards that were sacrificed (IV-X-406)."""
    equipment: list[str] = []
    turned: bool = False
    """Whether the turn token shows that this round's turn was taken (IV-X-204)."""
    dead: bool = False
    origin: int = 0
    """The sector in which the current turn of this crew member began."""
    round_origin: int = 0
    """The sector in which the round began for this crew member."""
    came_from: int = 0
    """The sector from which the crew member entered the present one."""
    statuses: dict[str, int] = {}
    """What lasts for a while, by name (`no-travel`, `no-support`, `unseen` …) and until when: `Expedition.turns` of the
    last turn for which it holds."""
    values: dict[str, int] = {}
    """Numbers that a planet gives to each crew member, such as `stage`; declared in its file."""
    borrowed: list[int] = []
    """Dice out of the box that the section has for this exploration only."""
