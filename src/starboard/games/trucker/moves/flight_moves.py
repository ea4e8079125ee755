"""Every decision of a flight. Squares are named by the labels of their column and row. Ships of a fleet are
counted from 1; a ship of 0 is the only one. What falls off a ship is chosen with `KeepPiece`, as in the ship check."""

from starboard.kernel import Move


class FlyOn(Move, frozen=True):
    """Meet the next card (GT-B-12.2)."""


class GiveUp(Move, frozen=True):
    """Give up the flight before the next card is turned up (GT-B-12.2)."""


class Withdraw(Move, frozen=True):
    """Give up with one ship of the fleet (GT-LM-4.10.1)."""

    ship: int


class Thrust(Move, frozen=True):
    """Declare the engine strength that this many batteries give (GT-B-9.1)."""

    batteries: int
    strength: int
    ship: int = 0


class Fire(Move, frozen=True):
    """Declare the cannon strength that this many batteries give, written as people do: 4½ (GT-B-9.2). `boost` is 1 when
    a cannon booster helps, and a cannon is destroyed for it (GT-X1-3.3)."""

    batteries: int
    strength: str
    ship: int = 0
    boost: int = 0


class UseBattery(Move, frozen=True):
    """Spend a token of this component (GT-B-9.4.1)."""

    column: str
    row: str


class ChooseBatteries(Move, frozen=True):
    """Name each battery that is spent, instead of taking them from where they are missed least (GT-B-9.4.1)."""


class RaiseShield(Move, frozen=True):
    """Spend a battery on the shield on this square (GT-B-10.2), or none where power is free. `battery` is the square
    that the token comes from, where there are several."""

    batteries: int = 1
    shield: str = ""
    battery: str = ""


class Shoot(Move, frozen=True):
    """Shoot the large meteors that threaten these squares, with double cannons that take this many batteries
    (GT-B-10.3). `cannons` are the squares of all that fire, `battery` is that of the token where there are several."""

    squares: str
    batteries: int
    cannons: str = ""
    battery: str = ""


class TakeHit(Move, frozen=True):
    """Spend nothing and take the hit (GT-B-10.2.7)."""


class LoseCrew(Move, frozen=True):
    """Give up one of the crew in this cabin (GT-B-9.3.2)."""

    column: str
    row: str


class GiveUpCrew(Move, frozen=True):
    """Give up at once all who have to go: a cabin for each of them, such as 7,7;7,7;8,8 (GT-B-9.3.2)."""

    cabins: str


class ChooseCrew(Move, frozen=True):
    """Name each cabin that gives up crew (GT-B-9.3.2)."""


class LoseGood(Move, frozen=True):
    """Give up a good from this hold (GT-B-9.5.4)."""

    good: str
    column: str
    row: str


class LoseBattery(Move, frozen=True):
    """Give up a battery token of this component (GT-B-9.5.4)."""

    column: str
    row: str


class LoseBatteries(Move, frozen=True):
    """Give up this many battery tokens at once, from where they are missed least (GT-B-9.5.4)."""

    batteries: int


class LoadBest(Move, frozen=True):
    """Load what is worth most of all that is offered and aboard, as it fits best (GT-B-9.5.2)."""


class LoadGood(Move, frozen=True):
    """Put the good into this hold (GT-B-9.5.2)."""

    good: str
    column: str
    row: str


class ReplaceGood(Move, frozen=True):
    """Put the good into this hold in the place of one that is thrown out (GT-B-9.5.2)."""

    good: str
    old: str
    column: str
    row: str


class LeaveGood(Move, frozen=True):
    """Do not take the good (GT-B-9.5.2)."""

    good: str


class Rearrange(Move, frozen=True):
    """Take all goods out of the holds and load them again (GT-B-9.5.2)."""


class StopLoading(Move, frozen=True):
    """Take no more goods (GT-B-9.5.2)."""


class UpgradeGood(Move, frozen=True):
    """Get a good one step better than the card says (GT-LM-5.3.5)."""

    good: str


class ExtraGood(Move, frozen=True):
    """Get a blue good on top of what the card says (GT-LM-5.3.5)."""


class Land(Move, frozen=True):
    """Land on a planet, counted from the top of the card (GT-B-11.2.1)."""

    planet: int


class Visit(Move, frozen=True):
    """Stop at the abandoned ship or station (GT-B-11.3, GT-B-11.4)."""


class FlyPast(Move, frozen=True):
    """Leave what the card offers to the others."""


class ClaimReward(Move, frozen=True):
    """Take the reward for beating the enemies, and lose the days (GT-B-11.9.3)."""


class DeclineReward(Move, frozen=True):
    """Take neither reward nor loss of days (GT-B-11.9.3)."""


class OverloadCannon(Move, frozen=True):
    """Let the booster burn out this cannon (GT-X1-3.3)."""

    column: str
    row: str


class OverloadShield(Move, frozen=True):
    """Let the booster burn out this shield: it covers all sides and stops everything once (GT-X1-3.5)."""

    column: str
    row: str
    batteries: int = 1


class Jump(Move, frozen=True):
    """Let the booster burn out this engine: its ship is in hyperspace until the card is done (GT-X1-3.4)."""

    column: str
    row: str
    batteries: int = 1


class MeetCard(Move, frozen=True):
    """Do not go into hyperspace (GT-X1-3.4)."""


class Maneuver(Move, frozen=True):
    """Move the line of the attack to where a nozzle points: front, right, rear or left (GT-X2-3.2)."""

    nozzle: str
    ship: int = 0
    batteries: int = 1


class HoldCourse(Move, frozen=True):
    """Use no thruster, or no further one (GT-X2-3)."""


class ChooseHit(Move, frozen=True):
    """Of components that an attack meets equally early let this one be hit (OQ-LM-24)."""

    column: str
    row: str


class CountCrew(Move, frozen=True):
    """Count this many crew, with robots that take this many batteries (GT-X2-2.6)."""

    crew: int
    batteries: int


class Wake(Move, frozen=True):
    """Wake up a sleeper, who moves into this cabin (GT-X1-3.2a)."""

    column: str
    row: str


class LetSleep(Move, frozen=True):
    """Wake up nobody, or nobody else (GT-X1-3.2a)."""


class Specialise(Move, frozen=True):
    """Say what the cyan alien can do (GT-X1-5.2)."""

    specialist: str


class SendDiplomat(Move, frozen=True):
    """The diplomat talks the trouble away, and leaves the ship (GT-X1-5.3)."""


class KeepDiplomat(Move, frozen=True):
    """Bear the trouble; the diplomat stays aboard (GT-X1-5.3)."""


class Foresee(Move, frozen=True):
    """Let the telepathic guru look at the next card (GT-X2-7.1)."""


FLIGHT_MOVES: tuple[type[Move], ...] = (
    FlyOn,
    GiveUp,
    Withdraw,
    Thrust,
    Fire,
    UseBattery,
    ChooseBatteries,
    RaiseShield,
    Shoot,
    TakeHit,
    LoseCrew,
    GiveUpCrew,
    ChooseCrew,
    LoseGood,
    LoseBattery,
    LoseBatteries,
    LoadBest,
    LoadGood,
    ReplaceGood,
    LeaveGood,
    Rearrange,
    StopLoading,
    UpgradeGood,
    ExtraGood,
    Land,
    Visit,
    FlyPast,
    ClaimReward,
    DeclineReward,
    OverloadCannon,
    OverloadShield,
    Jump,
    MeetCard,
    Maneuver,
    HoldCourse,
    ChooseHit,
    CountCrew,
    Wake,
    LetSleep,
    Specialise,
    SendDiplomat,
    KeepDiplomat,
    Foresee,
)
