"""One planetary exploration: boards, the away team, decks, and the cursor that tells where in a round we are.

Sectors are numbers: `100 * board + n` for sector n of the board with that place in `Expedition.boards`. With one board,
which is the rule, sector 7 is 7. A crew member on the planet is a place in `Expedition.team`: `who` in the rules.
"""

import msgspec

from starboard.games.vanguard.state.check_notes import CheckNotes
from starboard.games.vanguard.state.notes import Done, ExplorationNotes, RoundNotes, Tallies, TurnNotes
from starboard.kernel.piles import Deck

NOBODY = -1
OFF_BOARD = 0
"""The sector of a standee that is nowhere on the board."""
BOARD = 100
"""How far apart the sectors of two boards are numbered."""


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


class Poi(msgspec.Struct, array_like=True, gc=False):
    """A POI card in a sector, or a printed POI (IV-X-001)."""

    id: str
    tracks: dict[str, int] = {}
    """Markers on the tracks of its actions: `0.green` is the green track of the first action. Absent means empty."""
    time: int = 0
    """The token on its time track."""
    printed: bool = False
    down: bool = False
    """Face down: nobody has seen it."""


class Place(msgspec.Struct, array_like=True, gc=False):
    """A sector (IV-X-001)."""

    pois: list[Poi] = []
    """The active one is the last."""
    markers: dict[str, int] = {}
    """How many markers of each name lie directly in the sector."""
    gear: list[str] = []
    """Field equipment whose token stands here (IV-X-1206)."""
    entered: bool = False


class Threat(msgspec.Struct, array_like=True, gc=False):
    """A threat in play (IV-X-1501)."""

    id: str
    sectors: list[int] = []
    """Where its standees are, the main one first; 0 is off the board."""
    time: int = 0
    """The token on its track; 0 before the first field."""
    previous: int = 0
    """The sector that the main standee left last."""
    tracks: dict[str, int] = {}
    """Markers on the tracks of its special actions."""
    away: list[int] = []
    """Where its standees come back to, while it has left the board for a while."""
    back: int = 0
    """The round at whose end they do."""


class Mission(msgspec.Struct, array_like=True, gc=False):
    """A mission in the mission area (IV-X-1010)."""

    id: str
    status: str = "open"
    """`open`, `done` or `failed`."""
    time: int = 0
    tracks: dict[str, int] = {}


class Board(msgspec.Struct, array_like=True, gc=False):
    """A planet board that lies on the table."""

    planet: str
    condition: str = ""
    """The current global condition (IV-X-1012)."""
    condition_time: int = 0
    condition_tracks: dict[str, int] = {}
    time: int = 0
    """The token on a time track that is printed on the board."""
    threats: list[Threat] = []
    missions: list[Mission] = []
    """In the order in which they were revealed."""
    values: dict[str, int] = {}
    """The planet's own tracks and counters, by name."""
    states: dict[str, str] = {}
    """The planet's own words, such as which arm is low, by name."""
    paths: dict[str, dict[str, int]] = {}
    """Markers on paths: `4-6` (the lower number first, whatever the arrows), then by marker."""
    path_gear: dict[str, list[str]] = {}
    """Field equipment that stands on a path."""
    learned: list[str] = []
    """Symbols that a planet remembers, the oldest first."""
    uniques: list[str] = []
    """Unique discoveries that are still in the slot, the top one first (IV-X-108)."""
    visit: int = 1
    """How many times this planet has been explored, this time included."""
    forever: list[str] = []
    """Effects "from now on" that are in force: ids of `[[lasting]]` entries of the planet."""


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
