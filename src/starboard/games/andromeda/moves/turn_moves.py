"""The decisions of the set-up and of a turn of one's own, free actions among them."""

from starboard.kernel import Move


class KeepFaction(Move, frozen=True):
    """Keep one of the faction cards (AE-B-3.2)."""

    faction: str


class KeepDestiny(Move, frozen=True):
    """Keep one of the destiny cards (AE-B-3.12)."""

    card: str


class Launch(Move, frozen=True):
    """Launch a ship of this type from the bay to a region (AE-B-7.1)."""

    ship: str
    region: str


class ReturnToStation(Move, frozen=True):
    """Take a Return to Station turn (AE-B-13)."""


class Activate(Move, frozen=True):
    """Activate a core function, or the module at a place of the station (AE-B-13.2); -1 for a core function."""

    what: str
    place: int


class ActivateTogether(Move, frozen=True):
    """Activate one thing after the other (AE-B-13.2): what the last return did, then what costs nothing."""


class DiscardDown(Move, frozen=True):
    """Discard down to the hand limit (AE-B-6.4): the cards that are put forward."""


class GoOn(Move, frozen=True):
    """Take no further free actions here, build nothing, activate nothing more."""


class PlayCard(Move, frozen=True):
    """Play an Operation card (AE-B-14.2)."""

    card: str


class SlotMoon(Move, frozen=True):
    """Put a held moon into the slot of a module (AE-B-9.6)."""

    moon: str
    module: str
    place: int


class DiscardMoon(Move, frozen=True):
    """Discard a held moon for twice its symbol (AE-B-9.7)."""

    moon: str


class Trade(Move, frozen=True):
    """Discard three resources for one of this kind (AE-B-14.5)."""

    resource: str


class UseToken(Move, frozen=True):
    """Use a discovery or supremacy token (AE-B-14.6)."""

    token: str


class UseAbility(Move, frozen=True):
    """Use an ability of the faction that is a free action (AE-B-14.3)."""

    ability: str


class MoveMoon(Move, frozen=True):
    """Put a moon that lies in a slot into another slot (Reflections)."""

    start: int
    module: str
    place: int


TURN_MOVES: tuple[type[Move], ...] = (
    KeepFaction,
    KeepDestiny,
    Launch,
    ReturnToStation,
    Activate,
    ActivateTogether,
    DiscardDown,
    GoOn,
    PlayCard,
    SlotMoon,
    DiscardMoon,
    Trade,
    UseToken,
    UseAbility,
    MoveMoon,
)
