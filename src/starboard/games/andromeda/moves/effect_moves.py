"""The decisions that effects ask for: what to pay, gain, build, repair, advance, recruit, claim or keep.

Regions are called as on the map: `S07`, `N2`. A module on a station is named by its place in the row of modules.
"""

from starboard.kernel import Move


class Accept(Move, frozen=True):
    """Pay for the effect of this card, module, token or region."""

    source: str


class Decline(Move, frozen=True):
    """Leave the effect of this card, module, token or region alone, or the rest of it."""

    source: str


class Choose(Move, frozen=True):
    """One of the terms of a step of an effect."""

    effect: str
    step: int
    term: int


class PayOtherwise(Move, frozen=True):
    """Choose oneself how the next cost is paid."""


class Pay(Move, frozen=True):
    """So much of each resource; which cards is asked next."""

    energy: int = 0
    ice: int = 0
    nano: int = 0
    titan: int = 0
    credit: int = 0
    cards: int = 0


class Take(Move, frozen=True):
    """So much of each resource out of the supply."""

    ice: int = 0
    nano: int = 0
    titan: int = 0


class Swap(Move, frozen=True):
    """Give one resource for another."""

    give: str
    take: str


class DiscardCard(Move, frozen=True):
    """A tactics card of the hand; equal ones are counted from 1."""

    card: str
    copy: int


class KeepCard(Move, frozen=True):
    """One of the tactics cards that were drawn; equal ones are counted from 1."""

    card: str
    copy: int


class KeepToken(Move, frozen=True):
    """One of the discovery tokens that were drawn (AE-B-18.3)."""

    token: str


class Advance(Move, frozen=True):
    """Move the marker of this track up."""

    track: str


class RepairModule(Move, frozen=True):
    """Take a damage marker from a module (AE-B-21.4)."""

    module: str
    place: int


class RepairShip(Move, frozen=True):
    """Bring a ship from the scrapyard to the repair bay (AE-B-21.4)."""

    ship: str


class DamageModule(Move, frozen=True):
    """Put a damage marker on one of your own modules (AE-B-21.3)."""

    module: str
    place: int


class DamageShip(Move, frozen=True):
    """One of your own ships on the map takes damage."""

    ship: str
    region: str


class BuildShip(Move, frozen=True):
    """Build a ship of this type (AE-B-15.5)."""

    ship: str


class Acquire(Move, frozen=True):
    """Acquire a module that is on offer (AE-B-16.2)."""

    module: str


class TakeUpgrade(Move, frozen=True):
    """Take an upgrade tile (AE-B-15.6)."""

    tile: str


class ClaimMoon(Move, frozen=True):
    """Claim a moon of a planet or nebula (AE-B-9.2, AE-B-10.2)."""

    region: str
    moon: str


class Recruit(Move, frozen=True):
    """Bring one of your own leaders from a region to the station."""

    region: str


class SendLeader(Move, frozen=True):
    """Send a leader from the station to an alliance base."""

    region: str


class MoveShip(Move, frozen=True):
    """Move one of your own ships on the map."""

    ship: str
    start: str
    region: str


class BuildDevelopment(Move, frozen=True):
    """Build a development on a planet (AE-B-17.3)."""

    region: str


class Rebuild(Move, frozen=True):
    """Rebuild a development that has collapsed (AE-B-17.10)."""

    region: str


class Collapse(Move, frozen=True):
    """The player's own development that collapses (AE-B-17.10)."""

    region: str


class Recall(Move, frozen=True):
    """Bring one of your own ships from the map back to the launch bay."""

    ship: str
    region: str


EFFECT_MOVES: tuple[type[Move], ...] = (
    Accept,
    Decline,
    Choose,
    PayOtherwise,
    Pay,
    Take,
    Swap,
    DiscardCard,
    KeepCard,
    KeepToken,
    Advance,
    RepairModule,
    RepairShip,
    DamageModule,
    DamageShip,
    BuildShip,
    Acquire,
    TakeUpgrade,
    ClaimMoon,
    Recruit,
    SendLeader,
    MoveShip,
    BuildDevelopment,
    Rebuild,
    Collapse,
    Recall,
)
