"""Rules of thumb for battles, forays, the Gate and what the Hegemon's cards ask."""

from collections.abc import Callable
from typing import Any, Final

from starboard.games.andromeda.bots import fights, worth
from starboard.games.andromeda.content import content
from starboard.games.andromeda.moves.battle_moves import (
    AgreeToTruce,
    ChooseRaider,
    DiscardEnergy,
    PlayTactic,
    Plunder,
    SpareShip,
    TakeBack,
    TakeResult,
    TurnDie,
    UseEffect,
    WithdrawShip,
    YieldDice,
)
from starboard.games.andromeda.moves.hegemon_moves import PayTribute, Submit
from starboard.games.andromeda.rules.battle.battle_sides import fighting
from starboard.games.andromeda.state.game_state import RESOURCES, SHIP_TYPES, AndromedaState
from starboard.kernel import Move

Rating = Callable[[AndromedaState, int, Any], float]


def _raider(g: AndromedaState, who: int, move: ChooseRaider) -> float:
    """The weakest: it is beaten most easily."""
    card = content().raiders[move.raider]
    return 0.5 * card.vp - card.guns - 0.5 * card.targeting


def _use(g: AndromedaState, who: int, move: UseEffect) -> float:
    """After a roll only a side that is behind needs it; a ship in the scrapyard is worth as much as one that is
    spared."""
    b = g.battle
    if b is not None and b.step == "after_roll":
        return fights.rate_after_roll(g, who)
    return 0.1 if b is not None and b.step != "diplomacy" else -0.1


def _take_back(g: AndromedaState, who: int, move: TakeBack) -> float:
    """It was thought over before it was added."""
    return -0.1


def _truce(g: AndromedaState, who: int, move: AgreeToTruce) -> float:
    """A side that would rather not fight agrees."""
    return -fights.expected(g, g.battle, who) if g.battle is not None else 0.0


def _yield_dice(g: AndromedaState, who: int, move: YieldDice) -> float:
    return -0.1


def _withdraw(g: AndromedaState, who: int, move: WithdrawShip) -> float:
    return -0.1 * SHIP_TYPES.index(move.ship) - (0.3 if move.region == "bay" else 0.0)


def _turn_die(g: AndromedaState, who: int, move: TurnDie) -> float:
    """The lowest die."""
    return -move.shows


def _spare(g: AndromedaState, who: int, move: SpareShip) -> float:
    return 0.1 * SHIP_TYPES.index(move.ship)


def _plunder(g: AndromedaState, who: int, move: Plunder) -> float:
    if move.resource not in RESOURCES:
        return worth.CARD
    resource = RESOURCES.index(move.resource)
    return worth.RESOURCE[resource] * worth.scarcity(g.players[who].resources[resource])


def _gate(g: AndromedaState, who: int, move: TakeResult) -> float:
    return worth.of_effect(content().gate[move.shows - 1])


def _submit(g: AndromedaState, who: int, move: Submit) -> float:
    """A resource against a die of the Hegemon."""
    b = g.battle
    fights_too = b is not None and any(side.who == who for side in fighting(b))
    return 0.1 if fights_too and sum(g.players[who].resources) > 4 else -0.1


def _tribute(g: AndromedaState, who: int, move: PayTribute) -> float:
    return -0.2


RATINGS: Final[dict[type[Move], Rating]] = {
    ChooseRaider: _raider,
    DiscardEnergy: fights.rate_energy,
    PlayTactic: fights.rate_tactic,
    TakeBack: _take_back,
    UseEffect: _use,
    AgreeToTruce: _truce,
    YieldDice: _yield_dice,
    WithdrawShip: _withdraw,
    TurnDie: _turn_die,
    SpareShip: _spare,
    Plunder: _plunder,
    TakeResult: _gate,
    Submit: _submit,
    PayTribute: _tribute,
}
