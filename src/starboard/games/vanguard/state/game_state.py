"""A whole campaign of ISS Vanguard as plain data, and the cursor that tells where in it we are.

The ship lies in `ship_state`, an exploration in `expedition_state`. Seats are numbered from 0; a section is asked
through the seat of its commander.
"""

import msgspec

from starboard.games.vanguard.state.expedition_state import Expedition
from starboard.games.vanguard.state.log_book import Book
from starboard.games.vanguard.state.notes import Done
from starboard.games.vanguard.state.ship_state import Crew, Decks, PlanetRecord, Section, Ship
from starboard.kernel import Chance, Event


class VanguardState(msgspec.Struct, array_like=True, gc=False):
    """Everything on the table."""

    chance: Chance
    seats: int
    campaign: str
    """The folder of the campaign, such as `guest_book`."""
    start: str
    """`tutorial`, `quick`, or the id of an operation that is played alone (IV-C-101 to IV-C-103)."""
    deadly: list[str]
    """Modules of Deadly Space that are on (IV-X-1801)."""
    sections: list[Section]
    crew: dict[str, Crew]
    """Everybody who was woken, in the order of the crew cards. The others are recruits (`rules.ship.ship_crew`)."""
    ship: Ship
    decks: Decks
    former: dict[str, Crew] = {}
    """Who is out of the crew for good: the dead, and those who left. Apart, because nobody asks who is fit for what
    among them."""
    part: str = "setup"
    """`setup`, `tutorial`, `ship`, `launch`, `landing`, `explore`, `leaving`, `over`: the cursor of the campaign."""
    free_team: bool = False
    """Whether the size of the away team is chosen freely (Q-20)."""
    flags: dict[str, str] = {}
    """Story flags that are set."""
    counters: dict[str, int] = {}
    """Story counters above 0."""
    signer: str = ""
    """The crew member named so by a log."""
    book: Book = msgspec.field(default_factory=Book)
    records: dict[str, PlanetRecord] = {}
    speaker: int = 0
    """The seat that is asked where all players decide together (IV-S-0011)."""
    expedition: Expedition = msgspec.field(default_factory=Expedition)
    """The exploration in progress; without a team there is none."""
    ending: str = ""
    """The log of the ending, once there is one."""
    carried: list[str] = []
    """What was carried over from an earlier campaign (IV-C-401)."""
    queue: list[list[str]] = []
    """Logs and effects of the campaign that are still to be resolved, the next one first."""
    once: list[Done] = []
    """What happens once a campaign."""
    legacy: list[str] = []
    """What a later campaign may know of this one, once it is over (IV-C-303)."""
    news: list[Event] | None = None
    away: list[int] = []
    """The seats whose players are not there: they command no section (IV-S-0103)."""
