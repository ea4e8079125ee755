"""The table of Galaxy Trucker: plain data, and the cursor that tells where in a round we are."""

from typing import Literal, TypeAlias

import msgspec

from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Chance, Event

Part: TypeAlias = Literal["setup", "ready", "building", "check", "loading", "flight", "end"]
Weapon: TypeAlias = Literal["meteor", "shot"]
SECRET = 3
"""The pile that nobody may look at (GT-B-2.5.4); the other three are 0, 1 and 2."""


class Trucker(msgspec.Struct, array_like=True):
    """One player: a ship, what is being done to it, and where it flies."""

    ship: Ship
    credits: int = 0
    hand: str = ""
    """The loose component in the hand (GT-B-3.1)."""
    origin: str = ""
    """Where it came from: `heap` face down and so unseen by the others, `open`, `reserve`, or `ship`."""
    reserve: list[str] = []
    last: int = -1
    """The square of the component placed last, while it may still be moved (GT-B-3.4); -1 when none may."""
    last_reserved: bool = False
    """Whether that component came from the reserve, and so may not go back to the heap (GT-B-3.5)."""
    looking: int = -1
    """The pile that the player is looking at now; -1 when none."""
    seen: list[int] = []
    """The piles that the player has looked at: their cards are known to it."""
    number: int = 0
    """The number tile, 0 while building (GT-B-5.1)."""
    premium: int = 0
    """The insurance premium paid for this flight (GT-LM-3.5)."""
    position: int = 0
    """Where the rocket stands on the track: it grows without end (GT-B-8.2)."""
    flying: bool = False
    finished: bool = False
    """Whether the player came to the journey's end of this round without giving up."""
    sold: int = 0
    """Credits earned for goods in this round, for the account at its end."""
    known: list[str] = []
    """The cards of this flight that the player saw while building."""
    moves: int = 0
    """Moves made while building this ship: there is an end to them (see `rules.building.building`)."""
    acted: int = 0
    """When the player built last, as a number of `TruckerState.acts` (OQ-B-04)."""
    debt: int = 0
    """What is still owed of the premium and falls due after the flight (GT-LM-3.5.4)."""
    aside: list[str] = []
    """The goods of ships of the fleet that gave up: they bring half their value (GT-LM-4.10.3)."""
    halves: str = ""
    """The letters of the two boards that a ship of class IV is built on, such as `Ab` (GT-X2-6.2)."""
    loans: int = 0
    """The loan tokens that the player has taken (GT-X1-6.1)."""
    panels: list[int] = []
    """The solar panels that have given their power for the card on the table (GT-X2-2.1)."""
    techie_helped: bool = False
    """Whether the techie's free use of a battery on this card is gone (GT-X1-5.3)."""
    furnaces: dict[int, int] = {}
    """The reactor furnaces that give a token back when the card is done, and the battery component it goes to
    (GT-X1-3.6)."""
    hyperspace: Ship | None = None
    """The ships of the fleet that are out of reach of the card on the table (GT-LM-4.9.13)."""
    ashore: str = ""
    """The specialist who was aboard a ship of the fleet that gave up (GT-LM-4.9.15, 4.9.16)."""
    commission: int = 0
    """What the merchant earns on the goods of his own ship, if it gave up before the others (GT-LM-4.9.16)."""
    looked_ahead: bool = False
    """Whether the telepathic guru has looked into the future in this flight (GT-X2-7.1)."""
    foreseen: str = ""
    """The card that the guru has seen there, until it is turned up."""
    wrecks: list[int] = []
    """The squares whose components were lost in this flight, for those who look on; the rules keep no account in it."""


class Deeds(msgspec.Struct, array_like=True):
    """What one player did in the match so far, for its story; the rules keep no account in it."""

    done: dict[str, int] = {}
    """How often, or how much of it: see `rules.aboard.deeds`."""
    blow: int = 0
    """The components that the card on the table has cost."""
    worst: int = 0
    """The most that one card has cost, which card it was, and in which round."""
    worst_card: str = ""
    worst_round: int = 0
    purses: list[int] = []
    """The credits after each round."""


class Account(msgspec.Struct, array_like=True):
    """What a flight has brought one player, for those who read it at journey's end; no rule asks for it."""

    round: int
    """The round of that flight."""
    before: int
    """The credits that the player had when the flight was over."""
    place: int = 0
    """The place in which the player arrived; 0 for those who got no reward for it."""
    items: dict[str, int] = {}
    """What came of each item of the account, in credits, in the order in which they are settled."""


class Strike(msgspec.Struct, array_like=True):
    """A meteor or shot in the air, for those who look on; the rules keep no account in it."""

    what: Weapon
    size: Literal["small", "large"]
    side: int
    """Where it comes from in the end."""
    dice: list[int]
    lines: list[int]
    """The columns or rows that it follows, as numbers of the grid; empty when it flies past the board."""
    square: int = -1
    """The square where it begins, if the class has it so (GT-LM-3.6.1)."""
    seat: int = 0
    """Who faces it now."""


class TruckerState(msgspec.Struct, array_like=True):
    """Everything on the table."""

    chance: Chance
    truckers: list[Trucker]
    classes: list[str]
    """The ship class of each round (GT-B-2.1)."""
    build: Literal["race", "turns"]
    """`race`: everybody at once against the hourglass; `turns`: a few moves each in turn."""
    guided: bool
    """Whether a placement that breaks a rule is refused, or found in the ship check (OQ-B-02)."""
    seconds: int
    """How long the hourglass runs (GT-B-4.5)."""
    decks: dict[int, list[str]]
    """The adventure cards of each level that are still in the box, in no order."""
    heap: list[str]
    """The components face down, in no order: taking one means drawing it at random."""
    open: list[str] = []
    """The components face up, for everybody to take."""
    away: list[str] = []
    """The starting cabins and components that are not in this round."""
    round: int = 0
    part: Part = "setup"
    """The cursor of a round (GT-B-2.2)."""
    dice: list[int] = []
    """The dice that opened squares of class IVC so far (GT-LM-4.3)."""
    piles: list[list[str]] = []
    """The four piles of adventure cards until launch."""
    glass: int = 0
    """The space of its track that the hourglass stands on."""
    running: bool = False
    turn: int = 0
    """Whose turn it is in a part that goes by turns: a place in the order of that part."""
    budget: int = 0
    """Moves left to that player, when building goes by turns."""
    flight: list[str] = []
    """The cards to come, the next one last."""
    card: str = ""
    """The adventure card on the table, while it is being resolved."""
    flown: list[str] = []
    """The cards of this game that are used up (GT-B-2.5.5)."""
    news: list[Event] | None = None
    flown_now: int = 0
    """Cards that were turned up in this flight."""
    sand: int = 0
    """By turns: turns of the table until the sand has run out. Below zero: turns that it has lain since."""
    acts: int = 0
    """Acts of building in this round, by all players together."""
    order: list[int] = []
    """The flight order when the card on the table was turned up (GT-B-8.5), or of those who may give up before it."""
    step: int = 0
    """What is done of the card: landings, fights, or lines of a combat zone."""
    shot: int = 0
    """Meteors or shots of the card, or of its line, that have come."""
    landed: dict[int, int] = {}
    """Who has landed on which planet of the card, counted from 1."""
    beaten: list[int] = []
    """Whom the shots of the card are fired at."""
    offer: list[str] = []
    """The goods that somebody is loading, the next one first."""
    ready: list[int] = []
    """Who is ready to build, or to turn up the next card."""
    hole: str = ""
    """The group of squares that class IIIB goes without in this round."""
    loans: int = 0
    """The loan tokens that are left; none from the beginning when loans are not in use (GT-X1-6.1). Below zero when
    premiums have made more loans necessary than there are tokens."""
    strike: Strike | None = None
    """The meteor or shot that is being faced now."""
    jumping: list[int] = []
    """Who may still go into hyperspace before the card on the table is resolved (GT-X1-3.4)."""
    formerly: bool = True
    """Whether this round began under the first version of the rules, when class IVC marked other squares. States of
    that version do not say so: they lack the field."""
    deeds: list[Deeds] = []
    """What each player did, for the story of the match."""
    accounts: list[Account] = []
    """The account of each player for the last flight that has ended; empty before the first."""
