"""The table of Andromeda's Edge: plain data, and the cursor that tells where in a turn we are.

Who is who: people are numbered from 0, as their seats are; with the Hegemon in the game there is one player more.
`board.players` tells them apart. What the Hegemon has beyond a player lies in `AndromedaState.hegemon`.

Where things are: regions are numbers. Spaces S01 to S22 of the map are 0 to 21, nebulae N1 to N6 are 22 to 27. Ships
that are in no region have one of the negative numbers below.
"""

import msgspec

from starboard.games.andromeda.state.battle_state import NOBODY, Battle
from starboard.games.andromeda.state.chronicle_state import Chronicle
from starboard.games.andromeda.state.hegemon_state import Hegemon
from starboard.games.andromeda.state.own_table_state import Chore, OwnTable
from starboard.kernel import Chance, Event
from starboard.kernel.piles import Deck

SPACES = 22
NEBULAE = 6
REGIONS = SPACES + NEBULAE
FIRST_NEBULA = SPACES
NOWHERE = -1

BAY, SCRAPYARD, REPAIR_BAY, UNBUILT, USED_UP = -1, -2, -3, -4, -5
"""AE-B-1.6: where a ship can be besides a region. A transport under a development is used up (AE-B-17.6)."""

ENERGY, ICE, NANO, TITAN, CREDIT = range(5)
RESOURCES = ("energy", "ice", "nano", "titan", "credit")
"""AE-B-1.5: a place in this list is the place in `Player.resources` and `AndromedaState.supply`."""

SCIENCE, INDUSTRY, SUPREMACY, COMMERCE, CIVILIZATION = range(5)
TRACKS = ("science", "industry", "supremacy", "commerce", "civilization")
"""AE-B-18.1: a place in this list is the place in `Player.tracks`."""

TRANSPORT, FIGHTER, SCIENCE_VESSEL, HEAVY_CRUISER = range(4)
SHIP_TYPES = ("transport", "fighter", "science_vessel", "heavy_cruiser")
TYPE_OF = (0, 0, 0, 0, 0, 0, 1, 2, 3)
"""The type of each of the nine ships of a player (AE-B-3.1): six transports, then one of each other type."""
SHIPS_OF = ((0, 1, 2, 3, 4, 5), (6,), (7,), (8,))
"""The ships of each type."""
CRUISER = 8


class Module(msgspec.Struct, array_like=True):
    """A module on a station (AE-B-16)."""

    id: str
    damage: int = 0
    """Damage markers on it."""
    mechaphage: int = 0
    """Repairs that a mechaphage token on it still takes (AE-B-22.2); 0 when there is none."""
    moon: str = ""
    """The moon in its slot (AE-B-9.4)."""

    @property
    def damaged(self) -> bool:
        """AE-B-16.5: a damaged module has no effect at all."""
        return self.damage > 0 or self.mechaphage > 0


class Player(msgspec.Struct, array_like=True):
    """One side of the game: a person, or the Hegemon."""

    faction: str = ""
    """Empty for the Hegemon, and before factions are chosen."""
    vp: int = 0
    resources: list[int] = []
    """How many of each, in the order of `RESOURCES`."""
    hand: list[str] = []
    """Tactics cards. Nobody may look at the Hegemon's (AE-E-8.2)."""
    ships: list[int] = []
    """Where each of the nine ships is: a region, or `BAY`, `SCRAPYARD` …"""
    shield: int = 0
    """Damage on the shield of the heavy cruiser (AE-B-21.2)."""
    leaders: int = 0
    """Leaders on the station, bribed ones included."""
    posted: dict[int, int] = {}
    """Leaders on bases and nebulae, by region: their owner can recruit them (AE-B-11.4)."""
    settled: dict[int, int] = {}
    """Leaders under developments, by planet: they stay there (AE-B-11.3)."""
    tracks: list[int] = []
    """The space of each marker, in the order of `TRACKS`."""
    modules: list[Module] = []
    moons: list[str] = []
    """Moons that are held beside the station (AE-B-9.6). The Hegemon keeps all its moons here."""
    tokens: list[str] = []
    """Discovery and supremacy tokens that can still be used, or that last."""
    spent: list[str] = []
    """Tokens that were used up."""
    upgrades: list[str] = []
    """The upgrade tile of each ship type, in the order of `SHIP_TYPES`; empty where there is none (AE-B-15.6)."""
    vault: int = 0
    hand_limit: int = 0
    targeting: int = 1
    """Targeting before anything else is added (AE-B-20.11)."""
    bonuses: list[str] = []
    """Names of what happens once a return cycle and has happened since the last return, such as `walls_within`."""
    defeated: int = 0
    """Raiders that the player defeated."""
    dealt: list[str] = []
    """The faction cards among which the player chooses. The Hegemon's two destiny cards lie here, unseen."""
    destiny: str = ""
    rejected: list[str] = []
    """The destiny cards among which the player chooses, and later the one that was put back: only the player knows."""
    woken: list[str] = []
    """What was activated in the last return turn (AE-B-13.2), as in `AndromedaState.activated`."""


class Development(msgspec.Struct, array_like=True):
    """A development on a planet (AE-B-17)."""

    region: int
    owner: int
    collapsed: bool = False
    """Turned face down until it is rebuilt (AE-B-17.10)."""


class Raider(msgspec.Struct, array_like=True):
    """A raider on the map (AE-B-12)."""

    id: str
    region: int


class Stack(msgspec.Struct, array_like=True):
    """A stack of discovery tokens, face down. The top is the last of the list."""

    tokens: list[str] = []
    known: list[int] = []
    """Who put back the tokens at the bottom, from the bottom up, and so knows them (AE-B-18.3)."""
    looker: int = NOWHERE
    """Who is looking at the tokens on top, to keep one of them."""
    looked: int = 0
    """How many these are."""


class Item(msgspec.Struct, array_like=True):
    """One line of the final account: what it is for, what it is worth, and the rule (AE-B-23.3)."""

    what: str
    count: int
    points: int
    rule: str


class AndromedaState(msgspec.Struct, array_like=True):
    """Everything on the table."""

    chance: Chance
    seats: int
    """How many people play."""
    players: list[Player]
    terminus: int
    """The victory points that trigger the end (AE-B-2.15)."""
    deck: str
    """The event deck in use: `dawn`, `twilight` or `shadows`."""
    tiles: list[str]
    """What lies on each region: a planet, base or special region by id, a nebula `N1` …, empty where nothing is."""
    layout: int
    """The spaces that hold a tile, as bits: `map` looks distances up under it."""
    vortexes: list[int]
    """The regions of the two vortexes, which are next to each other (AE-B-24.2)."""
    moons: dict[int, list[str]]
    """The moons of each planet and nebula; on a planet the top one is the last (AE-B-9.8)."""
    spare_moons: dict[str, list[str]]
    """The moons of each planet type that wait for later planets, face down (AE-B-2.11)."""
    planets: list[str]
    """The planets that are still to come, face down; the next one is the last."""
    supply: list[int]
    """Resources in the supply (AE-B-2.20)."""
    tactics: Deck
    modules: list[Deck]
    """A deck of each type of module, in the order of `MODULE_TYPES`."""
    columns: list[list[str]]
    """The modules on offer of each type (AE-B-2.16)."""
    stacks: list[Stack]
    """Discovery tokens: on Science 4, on Science 8, and of the observatory (AE-B-2.17)."""
    supremacy: list[str]
    """The supremacy tokens on the three marked spaces; empty when taken (AE-B-2.18)."""
    neutral: list[int]
    """Neutral upgrade tiles that are left for each ship type (AE-B-15.7)."""
    cards: dict[str, str]
    """The raider of each class in this game (AE-B-2.12)."""
    events: Deck
    to_event: int
    """Steps of the event marker until the event space (AE-B-19.1)."""
    box: dict[str, list[str]]
    """What is not used, or not any more, by kind of component: `discovery`, `supremacy`, `destiny`, `faction`, `moon`,
    `raider`."""
    raiders: list[Raider] = []
    """The raiders on the map."""
    raiders_gone: list[str] = []
    """Raiders that were defeated and are out of the game (AE-B-12.6)."""
    raiders_to_come: list[str] = []
    """Raiders of the classes A to D that have not arrived yet; their cards lie face down."""
    free_figures: int = 0
    """S-class figures that are on their card (AE-B-12.8)."""
    mechaphages: int = 5
    """Mechaphage tokens that are left."""
    dropped: dict[int, list[int]] = {}
    """Resource tokens that lie on regions, in the order of `RESOURCES`."""
    developments: list[Development] = []
    """In the order in which they were built."""
    raider_bonus: int = 0
    """What a defeated raider is worth more until the next event."""
    events_done: int = 0
    arrivals: int = 0
    """Events that have brought a raider, or would have (AE-B-12.8)."""
    event: str = ""
    """The event card on the table, while it is being resolved."""
    event_due: bool = False
    """Whether the marker reached the event space this turn (AE-B-19.3)."""
    first: int = 0
    """The first player (AE-B-3.11)."""
    turn: int = 0
    """Whose turn it is: a place in `players`."""
    last_human: int = 0
    """The person whose turn was last, or is now (AE-E-7.5)."""
    turns: int = 0
    """Turns that are done."""
    part: str = "factions"
    """`factions`, `resources`, `destiny`, `hegemon`, `turn`, `over`: the cursor of the game."""
    step: str = "choose"
    """The cursor of a turn; `rules.turn.turn` has the list."""
    order: list[int] = []
    """Who has still to act in a step that goes around the table, the next one first."""
    region: int = NOWHERE
    """The active region (AE-B-1.3)."""
    ship: int = NOWHERE
    """The ship that was launched this turn: a place in `Player.ships`."""
    activated: list[str] = []
    """What was activated in this return turn (AE-B-13.3): `core_reactor`, or the place of a module."""
    activations: int = 0
    """Activations done in this return turn."""
    turn_bonuses: list[str] = []
    """Names of what happens once a turn and has happened."""
    choosing: bool = False
    """Whether the player wants to choose how the next cost is paid."""
    peaceful: bool = False
    """Whether this launch causes no battle (Omnipresence)."""
    launches: int = 0
    """Launches that the player may still make in this turn after this one (`launch_again`)."""
    final: list[int] = []
    """Who has still to take the final turn once the end is triggered (AE-B-23.2)."""
    final_turns: int = 0
    """Final turns that have begun."""
    ending: bool = False
    """Whether the end is triggered."""
    accounts: list[list[Item]] = []
    """The final account of each player (AE-B-23.3)."""
    battle: Battle | None = None
    hegemon: Hegemon | None = None
    told: bool = False
    """Whether people play at their own table: what they do, roll and gain there is told, and only the Hegemon, raiders
    and events are played here (`rules.companion`)."""
    winner: int = NOBODY
    """Who has won at that table, when it was told."""
    news: list[Event] | None = None
    held: int = 0
    """How many cards of the hand of the active player were there when free actions were last offered; those that came
    since are the last of the list."""
    chronicle: Chronicle = msgspec.field(default_factory=Chronicle)
    own: OwnTable | None = None
    """The table where people really play, as far as they have brought it up to this one; None where they play here."""
    chores: list[Chore] = []
    """What they have still to move there, and what they have ticked off of that."""
    assumed: str = ""
    """The moon that counts as claimed by this launch until somebody tells otherwise."""
    foray: int = -1
    """The region from which a raider came in the foray of this turn; -1: none did."""
    waking: list[str] = []
    """What is still to be activated of what was chosen together, as in `activated`."""


MODULE_TYPES = ("science", "industry", "commerce", "civilization")
"""AE-B-16.1: a place in this list is the place in `AndromedaState.columns`."""
