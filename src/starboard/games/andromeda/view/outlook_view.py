"""What waits for ships that are launched: all of it lies on the table, so it is nobody's secret."""

from typing import cast

from starboard.games.andromeda.content import NUMBER_OF, content
from starboard.games.andromeda.odds.launch_outlook import Help, Joining, Outlook, Stance, outlooks
from starboard.games.andromeda.rules.fleet.ships import guns
from starboard.games.andromeda.state.game_state import AndromedaState, Raider
from starboard.games.andromeda.view.words import NAME_OF_SHIP, ShipName
from starboard.kernel.view import View


class ThreatView(View, frozen=True):
    """A raider that has the region in range."""

    raider: int
    """Its place among the raiders on the map."""
    dice: int
    targeting: int
    surely: bool
    """Whether it comes for certain; else one of several does."""


class JoiningView(View, frozen=True):
    """A ship elsewhere that has the region in range."""

    who: int
    type: ShipName
    start: int
    """The region where it is."""
    dice: int
    surely: bool
    """Whether the rules send it; else its owner decides."""


class StanceView(View, frozen=True):
    """One side of the battle that would follow."""

    who: int
    dice: int
    targeting: int
    energy: int
    """What it would discard for some of the dice."""
    win: float


class FightView(View, frozen=True):
    """The battle that would follow the launch of a ship, by who helps."""

    ship: ShipName
    help: Help
    """Alone: only those whom the rules send help. Helped: with all own ships in range and all own energy. All:
    everybody comes with everything."""
    sides: list[StanceView]
    tie: float
    """The chance that the best are tied, and all lose."""


class OutlookView(View, frozen=True):
    """What waits for ships that are launched to a region."""

    region: int
    threats: list[ThreatView]
    joining: list[JoiningView]
    fights: list[FightView]
    """For each type of ship, from the least help to the most; more help is left out where it changes nothing. Where
    several raiders could come, the one that suits the player best."""


def launching(g: AndromedaState, seat: int | None) -> bool:
    """Whether this seat is to launch a ship, or to return. A launch that is told of has been made already."""
    return not g.told and seat == g.turn and g.part == "turn" and g.step in ("choose", "launch")


def outlook_view(g: AndromedaState, seat: int | None) -> list[OutlookView]:
    """For who is to launch a ship: the regions where somebody waits."""
    if seat is None or not launching(g, seat):
        return []
    return [_outlook(g, name, ahead) for name, ahead in outlooks(g, seat).items()]


def _outlook(g: AndromedaState, name: str, ahead: Outlook) -> OutlookView:
    return OutlookView(
        region=NUMBER_OF[name],
        threats=[_threat(g, raider, len(ahead.raiders) == 1) for raider in ahead.raiders],
        joining=[_joining(g, one) for one in ahead.joining],
        fights=[
            _fight(cast(ShipName, ship), help, sides)
            for ship, by_help in ahead.fights.items()
            for help, sides in by_help.items()
        ],
    )


def _threat(g: AndromedaState, raider: Raider, surely: bool) -> ThreatView:
    card = content().raiders[raider.id]
    return ThreatView(g.raiders.index(raider), card.guns, card.targeting, surely)


def _joining(g: AndromedaState, one: Joining) -> JoiningView:
    return JoiningView(one.who, NAME_OF_SHIP[one.ship], one.start, guns(g, one.who, one.ship), one.surely)


def _fight(ship: ShipName, help: Help, sides: list[Stance]) -> FightView:
    shown = [StanceView(side.who, side.dice, side.targeting, side.energy, side.win) for side in sides]
    return FightView(ship, help, shown, max(0.0, round(1 - sum(side.win for side in sides), 4)))
