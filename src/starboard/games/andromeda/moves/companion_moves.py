"""What people tell the companion of their own table (`rules.companion`). Where a decision of the game says it
as well, such as `Launch` or `ClaimMoon`, that one is used."""

from starboard.kernel import Move


class Laid(Move, frozen=True):
    """The table is laid as the drawing shows."""


class Points(Move, frozen=True):
    """The player gained or lost victory points."""

    points: int


class PointsOf(Move, frozen=True):
    """Another player gained or lost victory points in this turn, by a battle for instance."""

    side: int
    points: int


class MarkerMoved(Move, frozen=True):
    """The event marker moved by one step through something that the player did (AE-B-19.1)."""


class OtherModule(Move, frozen=True):
    """Another module lies on the table where the drawing shows this one."""

    module: str


class LiesHere(Move, frozen=True):
    """This is the module that lies there."""

    module: str


class Relocate(Move, frozen=True):
    """A ship was moved from a region to another one, without a launch."""

    ship: str
    region: str


class MoonStays(Move, frozen=True):
    """The launch to this region claimed no moon, although one was counted."""

    region: str


class RaiderGone(Move, frozen=True):
    """A raider was removed without a battle."""

    raider: str
    region: str


class ShipHit(Move, frozen=True):
    """A ship of the Hegemon took damage without a battle."""


class ModuleHit(Move, frozen=True):
    """A module of the Hegemon was damaged without a battle."""


class CardGone(Move, frozen=True):
    """A tactics card left the Hegemon's hand, unseen (AE-E-8.4)."""


class Ticked(Move, frozen=True):
    """This step of the list was done at the table."""

    step: int


class AllDone(Move, frozen=True):
    """Everything that was left on the list was done at the table."""


class ItGains(Move, frozen=True):
    """A card that nobody has written down gives the Hegemon this (AE-E-12.1)."""

    effect: str


class ModulePrice(Move, frozen=True):
    """The cheapest module on the table, of which nothing is written down, costs this many resources (AE-E-9.9)."""

    price: int


class TurnOver(Move, frozen=True):
    """The turn is over, and everything is told."""


class FightOn(Move, frozen=True):
    """The player's ships stay in the battle (AE-B-20.5)."""


class SitOut(Move, frozen=True):
    """The player's ships sit out, by a truce or because they left (AE-B-20.6)."""


class FewerDice(Move, frozen=True):
    """A card of a player costs this side a die: the Hegemon, or -1 for the raiders (AE-B-20.10)."""

    side: int


class Peaceful(Move, frozen=True):
    """This launch causes no battle (Omnipresence)."""


class MostDice(Move, frozen=True):
    """This side has the most dice: a player, or -1 for the raiders (AE-B-12.9, Mirror Lance)."""

    side: int


class Won(Move, frozen=True):
    """This side has won: a player, or -1 for the raiders (AE-B-20.14)."""

    side: int


class NobodyWon(Move, frozen=True):
    """The best dice were tied, and all lost (AE-B-20.14)."""


class Wrecked(Move, frozen=True):
    """A ship went to the scrapyard; equal ones are counted from 1 (AE-B-20.17)."""

    ship: str
    copy: int


COMPANION_MOVES: tuple[type[Move], ...] = (
    Laid,
    Points,
    PointsOf,
    MarkerMoved,
    OtherModule,
    LiesHere,
    Relocate,
    MoonStays,
    RaiderGone,
    ShipHit,
    ModuleHit,
    CardGone,
    Ticked,
    AllDone,
    ItGains,
    ModulePrice,
    TurnOver,
    FightOn,
    SitOut,
    FewerDice,
    Peaceful,
    MostDice,
    Won,
    NobodyWon,
    Wrecked,
)
