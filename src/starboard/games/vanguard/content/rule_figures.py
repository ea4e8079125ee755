"""Numbers of the rules that hold in every campaign: ranks, danger boxes, injuries, lead tokens, the ship."""

from importlib.resources import files
from typing import Any, Literal

import msgspec

from starboard.content import read_toml
from starboard.games.vanguard.content.dice import NUMBER_OF
from starboard.games.vanguard.content.reading import read_notation
from starboard.games.vanguard.notation.grammar import Effect
from starboard.games.vanguard.notation.symbols import SECTIONS

FILE = "rules.toml"
InjuryFace = Literal["injury", "grave", "psychic", "special", "blank"]
DangerFace = Literal["common", "uncommon", "rare", "special"]


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who controls what, and how many go (IV-X-103, IV-X-109)."""

    control: dict[int, tuple[int, ...]]
    """How many sections each player controls, by the number of players."""
    size: dict[int, int]
    least: int
    deck: int
    """The fewest cards of a section deck (IV-X-104)."""
    tutorial_hand: int
    injuries: int
    """Injury slots (IV-X-1602)."""
    status: str


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rank gives."""

    hand: int
    """IV-X-603."""
    rows: int
    """IV-X-006."""
    sleeves: int
    """For each section (Q-41)."""
    discount: int
    """IV-S-2705."""
    scan: int
    """Energy saved by assigning (IV-S-0507)."""
    status: str


class Lead(msgspec.Struct, frozen=True, array_like=True):
    """A kind of lead token (IV-X-1410)."""

    value: int
    gives: Literal["", "card", "charge"]
    returns: bool
    count: int


class Leads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    threshold: int
    tokens: tuple[Lead, ...]
    status: str


class Danger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The danger die, and the reference card: what each symbol does, by the letter of the box (IV-X-1302)."""

    faces: tuple[DangerFace, ...]
    boxes: dict[str, dict[DangerFace, Effect]]
    status: str


class InjuryType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of injury card (IV-X-1608)."""

    count: int
    effects: dict[InjuryFace, Effect]
    tutorial: bool = False


class Injuries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[InjuryFace, ...]
    dice: int
    critical: int
    """How many dice a critical patient rolls (IV-S-3207)."""
    types: dict[str, InjuryType]
    status: str


class ShipNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ship book."""

    command: int
    """The most tokens (IV-S-0012)."""
    energy: int
    medbay: dict[str, int]
    """Slots of each category (IV-S-3208)."""
    memorial: int
    """Places for each section (IV-S-3603)."""
    line: int
    """Projects on the production line (IV-S-1206)."""
    scan: int
    """Steps of a landing card (IV-S-0508)."""
    pockets: int
    """Unique discoveries up to this number have a pocket (IV-X-1422)."""
    row: int
    """Pockets in a row (IV-S-2802)."""
    situations: dict[str, int]
    """How many are revealed, by morale (IV-S-0207)."""
    morale: dict[str, dict[Literal["command", "energy"], int]]
    """IV-S-0023."""
    low_morale_success: int
    """Success tokens that buy off a penalty (IV-S-0022)."""
    resolve_success: int
    """IV-S-1701."""
    morale_success: int
    """IV-S-1702."""
    repair: int
    """Energy that repairs a lander (IV-S-1802)."""
    leavers: int
    """From this many crew on, a section can lose one as a penalty (IV-S-0022)."""
    recruits: int
    """How many are revealed to keep one (IV-S-1601)."""
    rank_ups: int
    """How many are drawn to keep one (IV-S-2307)."""
    passes: int
    """The most passes through the ship book that a campaign takes; then it is lost, so that it has an end."""
    status: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    team: Team
    ranks: tuple[Rank, ...]
    start_dice: dict[str, Any]
    first_purchase: dict[str, str]
    leads: Leads
    danger: Danger
    injury: Injuries
    ship: ShipNumbers


class Rules(msgspec.Struct, frozen=True):
    """All of them."""

    team: Team
    ranks: dict[int, Rank]
    """From rank 1 on."""
    start_dice: tuple[tuple[int, ...], ...]
    """The dice of each section at the start, sorted."""
    first_purchase: tuple[int, ...]
    """The die of each section that the first purchase gives (IV-S-2706)."""
    leads: Leads
    tokens: tuple[Lead, ...]
    """Every single lead token; a token in the state is a place in this list."""
    danger: Danger
    injuries: Injuries
    ship: ShipNumbers


def _read() -> Rules:
    file = read_toml(files(__package__), FILE, _File, read_notation)
    return Rules(
        team=file.team,
        ranks=dict(enumerate(file.ranks, start=1)),
        start_dice=tuple(tuple(sorted(NUMBER_OF[die] for die in file.start_dice[name])) for name in SECTIONS),
        first_purchase=tuple(NUMBER_OF[file.first_purchase[name]] for name in SECTIONS),
        leads=file.leads,
        tokens=tuple(lead for lead in file.leads.tokens for _ in range(lead.count)),
        danger=file.danger,
        injuries=file.injury,
        ship=file.ship,
    )


RULES = _read()
