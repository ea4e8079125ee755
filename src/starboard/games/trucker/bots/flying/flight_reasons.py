"""Why a trucker would do something in flight: what it brings and costs, as it was reckoned in credits."""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.bots.flying.fights import Enemies, weakest_in_fire, weakest_in_thrust
from starboard.games.trucker.bots.flying.flier import NEVER, cells_of, staying_and_leaving, worths_of
from starboard.games.trucker.bots.flying.reckoning import Reckoning
from starboard.games.trucker.bots.flying.thumb import halves
from starboard.games.trucker.bots.worth.prospects import shots_cost
from starboard.games.trucker.content.cards import AbandonedShip, AbandonedStation, CombatZone, Planets
from starboard.games.trucker.moves.flight_moves import (
    Fire,
    FlyOn,
    FlyPast,
    GiveUp,
    Land,
    RaiseShield,
    Shoot,
    TakeHit,
    Thrust,
    Visit,
)
from starboard.games.trucker.names.flight_names import points
from starboard.games.trucker.rules.aboard.goods import listed
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Arg, Message, Move

ALIKE: Final = 0.5
"""Credits by which moves may differ that are as good as each other."""
HARDLY: Final = Message("trucker-because-alike")
CLEARLY: Final = "trucker-because-compared"
SAME: Final = 3
"""Percent by which chances may differ that are the same to a player."""


def because_in_flight(
    g: TruckerState, seat: int, options: Sequence[Move], chosen: int, squares: str, say: Callable[[Move], Message]
) -> Message | None:
    """What the move brings and costs; `say` gives the words of a move."""
    r, move = Reckoning(g, seat), options[chosen]
    for kinds, reason in REASONS:
        if isinstance(move, kinds):
            found = reason(r, move, options, squares)
            if found is not None:
                return found
            break
    worths = worths_of(g, seat, options, squares)
    if worths is None:
        return None
    others = [place for place in range(len(options)) if place != chosen and worths[place] > NEVER]
    if not others:
        return None
    rival = max(others, key=lambda place: worths[place])
    gain = worths[chosen] - worths[rival]
    if abs(gain) < ALIKE:
        return HARDLY
    # What was tried in whole flights may look worse at a glance; then only the trial speaks for it.
    if gain < 0:
        return None
    return Message("trucker-because-reckoned", {"gain": _credits(gain), "other": say(options[rival])})


def _stop(r: Reckoning, move: Move, options: Sequence[Move], squares: str) -> Message | None:
    """GT-B-11.2 to 11.4: what is offered, against days and crew."""
    card = card_on_table(r.g)
    if isinstance(card, Planets):
        lands = [one for one in options if isinstance(one, Land)] if not isinstance(move, Land) else [move]
        gain = max((r.gain(listed(card.planets[one.planet - 1])) for one in lands), default=0.0)
        return _offer(gain, r.days(card.days), taken=isinstance(move, Land), crew=False)
    if not isinstance(card, AbandonedShip | AbandonedStation):
        return None
    cost = r.days(card.days) + shots_cost(card.shots)
    if isinstance(card, AbandonedShip):
        return _offer(float(card.credits), cost + r.crew(card.crew), taken=isinstance(move, Visit), crew=True)
    return _offer(r.gain(listed(card.goods)), cost, taken=isinstance(move, Visit), crew=False)


def _offer(gain: float, cost: float, *, taken: bool, crew: bool) -> Message | None:
    """None where whole flights that were tried say something else than these figures."""
    if taken != (gain > cost):
        return None
    words: dict[str, Arg] = {"gain": _credits(gain), "cost": _credits(cost), "crew": int(crew)}
    return Message("trucker-because-pays" if taken else "trucker-because-does-not-pay", words)


def _hit(r: Reckoning, move: Move, options: Sequence[Move], squares: str) -> Message | None:
    """GT-B-10.2, GT-B-10.3: what would be lost, against a battery."""
    used = next((one for one in (move, *options) if isinstance(one, RaiseShield | Shoot)), None)
    threatened = move.squares if isinstance(move, Shoot) else squares
    if used is None or not threatened:
        return None
    words: dict[str, Arg] = {
        "lost": _credits(r.damage(cells_of(r, threatened))),
        "price": _credits(r.batteries(used.batteries)),
    }
    return Message("trucker-because-bears" if isinstance(move, TakeHit) else "trucker-because-saves", words)


def _fire(r: Reckoning, move: Move, options: Sequence[Move], squares: str) -> Message | None:
    """GT-B-9.2, GT-B-11.9: whether it is enough; in a combat zone, how likely one is the weakest."""
    assert isinstance(move, Fire)
    card = card_on_table(r.g)
    fires = [one for one in options if isinstance(one, Fire)]
    if isinstance(card, CombatZone):
        return _weakest(r, move, fires, weakest_in_fire)
    if not isinstance(card, Enemies) or len(r.board.fleet) > 1:
        return None
    enemy, mine, best = 2 * card.strength, halves(move.strength), max(halves(one.strength) for one in fires)
    if mine > enemy:
        return Message("trucker-because-beats", {"strength": points(mine), "enemy": card.strength})
    if mine == enemy:
        return Message("trucker-because-equals", {"enemy": card.strength})
    words: dict[str, Arg] = {"best": points(best), "enemy": card.strength}
    return Message("trucker-because-cannot-beat" if best <= enemy else "trucker-because-not-worth-beating", words)


def _thrust(r: Reckoning, move: Move, options: Sequence[Move], squares: str) -> Message | None:
    assert isinstance(move, Thrust)
    thrusts = [one for one in options if isinstance(one, Thrust)]
    if isinstance(card_on_table(r.g), CombatZone):
        return _weakest(r, move, thrusts, weakest_in_thrust)
    least = min(thrusts, key=lambda one: one.batteries)
    if not least.strength and move.strength:
        return Message("trucker-because-adrift")
    return None


def _weakest(
    r: Reckoning, move: Move, options: Sequence[Move], chance: Callable[[Reckoning, Any], float]
) -> Message | None:
    """How likely the player is the weakest with this, and with no battery or with all of them."""
    now = round(100 * chance(r, move))
    others = [round(100 * chance(r, one)) for one in options]
    if max(others) - now > SAME:
        return Message("trucker-because-less-weak", {"chance": now, "then": max(others)})
    return Message("trucker-because-weak", {"chance": now, "then": min(others), "more": int(now - min(others) > SAME)})


def _leave(r: Reckoning, move: Move, options: Sequence[Move], squares: str) -> Message | None:
    """GT-B-12.2: what flying on is worth, and what giving up leaves."""
    staying, leaving = staying_and_leaving(r)
    return Message("trucker-because-leaving", {"stay": _credits(staying), "home": _credits(leaving)})


def _credits(value: float) -> int:
    return max(0, round(value))


Reason = Callable[[Reckoning, Move, Sequence[Move], str], Message | None]
REASONS: tuple[tuple[tuple[type[Move], ...], Reason], ...] = (
    ((Land, Visit, FlyPast), _stop),
    ((RaiseShield, Shoot, TakeHit), _hit),
    ((Fire,), _fire),
    ((Thrust,), _thrust),
    ((FlyOn, GiveUp), _leave),
)
"""What is said of each kind of move; of all others, by how much they were reckoned better."""


def compared(gains: Sequence[float], other: Message) -> Message:
    """By how many credits a move came out better than another in the same flights, and how sure that is: twice the
    standard error of the mean."""
    gain, error = mean(gains), 2 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    credits, doubt = round(gain), max(1, round(error))
    if credits <= doubt:
        return Message("trucker-because-as-good", {"other": other})
    words: dict[str, Arg] = {"credits": credits, "error": doubt, "flights": len(gains), "other": other}
    return Message(CLEARLY, words)
