"""The decisions of battles, forays and the Gate.

A side is called by the number of its player, raiders by -1. A die is named by its place in the roll and what it shows.
"""

from starboard.kernel import Move


class ChooseRaider(Move, frozen=True):
    """The raider that makes the foray (AE-B-12.3)."""

    raider: str
    region: str


class Escalate(Move, frozen=True):
    """Bring a ship into the battle (AE-B-20.2); equal ships of a region are counted from 1."""

    ship: str
    region: str
    copy: int


class PlayTactic(Move, frozen=True):
    """Play a tactics card in a battle or at the Gate."""

    card: str


class UseEffect(Move, frozen=True):
    """Use what a module, token or upgrade can do at this moment of a battle; of equal ones the first that is left."""

    source: str
    number: int


class DiscardEnergy(Move, frozen=True):
    """Discard so much energy for dice, and roll (AE-B-20.8)."""

    energy: int


class TakeBack(Move, frozen=True):
    """Take back the cards of this preparation: the dice have not fallen yet."""


class Pass(Move, frozen=True):
    """Do nothing more in this step."""


class Oppose(Move, frozen=True):
    """The other side that an effect is aimed at."""

    side: int


class AgreeToTruce(Move, frozen=True):
    """Sit out together with the player who offers it (AE-B-20.6)."""


class RefuseTruce(Move, frozen=True):
    """Fight on."""


class YieldEnergy(Move, frozen=True):
    """Discard energy rather than roll fewer dice."""

    energy: int


class YieldDice(Move, frozen=True):
    """Roll fewer dice rather than discard energy."""

    dice: int


class WithdrawShip(Move, frozen=True):
    """Take a ship out of the battle to a region next to it, or to the launch bay: `bay` (AE-B-20.6)."""

    ship: str
    region: str


class RerollDie(Move, frozen=True):
    """Roll this die again."""

    die: int
    shows: int


class TurnDie(Move, frozen=True):
    """Turn this die to a value."""

    die: int
    shows: int
    value: int


class SpareShip(Move, frozen=True):
    """A ship of this type takes no damage."""

    ship: str


class Plunder(Move, frozen=True):
    """Take a resource from a loser: one of its tokens, or `card` for a card of its hand, unseen (Piracy)."""

    loser: int
    resource: str


class TakeResult(Move, frozen=True):
    """The die of a Gate roll that is used (AE-E-5.2)."""

    shows: int


class MoveToGate(Move, frozen=True):
    """Move a ship to the Gate."""

    ship: str
    region: str


BATTLE_MOVES: tuple[type[Move], ...] = (
    ChooseRaider,
    Escalate,
    PlayTactic,
    UseEffect,
    DiscardEnergy,
    TakeBack,
    Pass,
    Oppose,
    AgreeToTruce,
    RefuseTruce,
    YieldEnergy,
    YieldDice,
    WithdrawShip,
    RerollDie,
    TurnDie,
    SpareShip,
    Plunder,
    TakeResult,
    MoveToGate,
)
