"""One planetary exploration: boards, the away team, decks, and the cursor that tells where in a round we are."""

import msgspec

from starboard.games.vanguard.state.board_state import Board, Place
from starboard.games.vanguard.state.check_state import Check
from starboard.games.vanguard.state.member_state import NOBODY, Member
from starboard.games.vanguard.state.notes import Done, ExplorationNotes, RoundNotes, Tallies, TurnNotes
from starboard.kernel.piles import Deck


class Pending(msgspec.Struct, array_like=True, gc=False):
    """Something that is about to happen, while those who can stop or change it are asked (`rules.cards.windows`)."""

    kind: str
    """The timing of the abilities that may answer: `injury`, `event`, `track`, `lead`, `danger`, `die`, `travel` …"""
    who: int = NOBODY
    """Whom it concerns."""
    what: str = ""
    """An injury, a track, a type of discoveries, an event, a box of danger, by its id."""
    cause: str = ""
    """Where an injury comes from: `path`, `event`, `threat`, `landing`, `danger`, `check` or `effect`."""
    sector: int = 0
    cancelled: bool = False
    no_die: bool = False
    """An injury without its die."""
    down: bool = False
    """An injury that is placed face down."""
    extra: int = 0
    """Cards or tokens more than there would be, of which as many are put back."""
    unmatched: bool = False
    """An event whose biomes do not match, whatever it shows."""
    only: int = NOBODY
    """The only crew member whom an attack still concerns."""
    mute: bool = False
    """A field of a track that is entered but has no effect."""
    more: int = 0
    """Tokens more, which are kept."""
    free: bool = False
    """A Rest that costs no supply."""
    count: int = 1
    """Leads that are gained."""
    instead: list[str] = []
    """The types of those of them that are of another type."""


class Expedition(msgspec.Struct, array_like=True, gc=False):
    """Everything that is on the table from launch to docking."""

    boards: list[Board] = []
    places: dict[int, Place] = {}
    """By sector."""
    team: list[Member] = []
    """In the order of the crew boards, which is the order of turns (IV-X-201)."""
    landing: int = 0
    """The sector of the lander standee; 0 when there is none."""
    lander: str = ""
    mods: list[str] = []
    supplies: int = -1
    """-1: unlimited (IV-X-1901)."""
    most_supplies: int = 0
    discoveries: list[str] = []
    """Ordinary discoveries under the lander board, in the order in which they were gained."""
    uniques: list[str] = []
    success: int = 0
    """Success tokens above the board (IV-X-1015)."""
    rank_up: str = ""
    ranked: bool = False
    """Whether the rank-up card shows its completed side (IV-X-1013)."""
    leads: list[list[int]] = msgspec.field(default_factory=lambda: [[], [], [], [], []])
    """Lead tokens on each deck, by their place in the list of tokens."""
    bag: list[int] = []
    aside: list[int] = []
    events: Deck = msgspec.field(default_factory=lambda: Deck([]))
    event: str = ""
    """The event that is revealed."""
    events_on: bool = True
    used_gear: dict[str, int] = {}
    """How often a card with a limit was used in this exploration."""
    discarded: list[list[str]] = []
    """Equipment discarded in this exploration: `[carrier's section, id]`."""
    once: list[Done] = []
    """What happens once an exploration."""
    tallies: Tallies = msgspec.field(default_factory=Tallies)
    notes: ExplorationNotes = msgspec.field(default_factory=ExplorationNotes)
    start: int = 0
    """Who holds the start token."""
    round: int = 1
    turns: int = 0
    """Turns that are done."""
    who: int = NOBODY
    """Whose turn it is."""
    actions: int = 0
    """Actions that this crew member may still take this turn (IV-X-203)."""
    special_done: bool = False
    moved: bool = False
    """Whether the crew member travelled this turn."""
    rested: bool = False
    step: str = "start"
    """The cursor of a round; `rules.explore_round` has the list."""
    queue: list[list[str]] = []
    """What is still to be resolved after a checkpoint: `[kind, …]` each, the next one first."""
    landing_rolls: int = 0
    """Landing rolls that are still to come (IV-S-2352)."""
    check: Check | None = None
    last: dict[str, int] = {}
    """Who did something last: `replaced` a POI, resolved a `green` or yellow row."""
    resolved: dict[str, int] = {}
    """How often each row was resolved in this exploration: `poi:120.0.green`."""
    end: str = ""
    """`departure`, `evacuation` or the id of the log that ordered the end (IV-X-1701)."""
    pending: list[Pending] = []
    """What is about to happen, the innermost last."""
    spared: list[int] = []
    """Those whom the effect of a threat that is being resolved does not concern."""
    track: str = ""
    """The track that is being resolved: `reset` without a name means this one."""
    told: list[str] = []
    """Rules that the tutorial has explained."""
    drawn: list[int] = []
    """Lead tokens that were drawn and have no place yet."""
    lesson: int = -1
    """IV-C-204: the next step of the lesson, from 1 on; 0 while nobody was asked who wants one; -1 without a lesson."""
    taught: str = ""
    """The step that was explained last, while it matters."""
    falls: list[str] = []
    """How the lesson lets the next dice fall: `R acc`, `danger rare`."""
    sky: list[str] = []
    """A global condition that holds until the end of the round, and the one that comes back then."""
    turn_notes: TurnNotes = msgspec.field(default_factory=TurnNotes)
    card_tracks: dict[str, dict[str, int]] = {}
    """Markers on the tracks of special actions of lander mods and the rank-up card: by `mod:Y11` or `rank-up:RK1`."""
    round_notes: RoundNotes = msgspec.field(default_factory=RoundNotes)
