"""The trucker in flight: every decision by what it is worth in credits, reckoned in closed form."""

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from starboard.games.trucker.bots.prospects import HIT, STRUCK
from starboard.games.trucker.bots.reckoning import Reckoning
from starboard.games.trucker.bots.thumb import RULES as THUMB
from starboard.games.trucker.bots.thumb import default, halves
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    Booty,
    CombatZone,
    Loss,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.moves_building import BoardAlien, KeepPiece
from starboard.games.trucker.moves_flight import (
    ClaimReward,
    Fire,
    FlyOn,
    GiveUp,
    Land,
    LoseCrew,
    RaiseShield,
    Shoot,
    Thrust,
    Visit,
)
from starboard.games.trucker.rules.current import board_for
from starboard.games.trucker.rules.goods import listed
from starboard.games.trucker.rules.harder import card_on_table
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.ship.joints import pieces
from starboard.games.trucker.ship.strength import cannon_span, engine_span
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Move

Worth = Callable[[Any], float]


def reckoned(g: TruckerState, seat: int, options: Sequence[Move], squares: str = "", roughly: bool = False) -> int:
    """The place of the move that is worth most. `squares` are those that an attack threatens."""
    worths = worths_of(g, seat, options, squares, roughly)
    if worths is not None:
        return max(range(len(options)), key=lambda place: worths[place])
    for kind, rule in THUMB:
        if any(isinstance(move, kind) for move in options):
            return rule(g, seat, options)
    return default(options)


def worths_of(
    g: TruckerState, seat: int, options: Sequence[Move], squares: str = "", roughly: bool = False
) -> list[float] | None:
    """What each move is worth, in credits; None where rules of thumb do as well."""
    for kind, reckon in RECKONED:
        if any(isinstance(move, kind) for move in options):
            worth = reckon(Reckoning(g, seat, roughly), options, squares)
            return [worth(move) for move in options]
    return None


def _give_up(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-12.2: it pays only when what is still likely to be lost is more than what is left to win."""
    drive = engine_span(r.board, r.ship).most
    stranded = 0.0 if drive else 1 - exp(-r.prospects.opens)
    table = r.prospects.crew
    alone = min(1.0, max(0.0, (table[-1] - table[crew_size(r.ship)]) / max(1.0, 3 * r.ruin)))
    arrive = (1 - stranded) * (1 - alone)
    hits = 0.35 * (sum(r.prospects.small) + sum(r.prospects.large))
    staying = arrive * r.ruin - min(hits, 0.3 * len(r.ship.parts))
    return lambda move: staying if isinstance(move, FlyOn) else 0.0 if isinstance(move, GiveUp) else staying - 3.0


def _thrust(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.1: days for batteries; GT-B-11.10: or not to be the weakest."""
    card = card_on_table(r.g)
    if isinstance(card, CombatZone):
        rivals = [_middle(engine_span(board_for(r.g, seat), other.ship)) for seat, other in _others(r)]
        loss = _zone_loss(r, card, "engines")
        return lambda move: -_weakest(move.strength, rivals) * loss - r.batteries(move.batteries)

    def worth(move: Thrust) -> float:
        if not move.strength and isinstance(card, OpenSpace):
            return -r.ruin
        return r.place(move.strength) - r.batteries(move.batteries)

    return worth


def _fire(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.9, GT-B-11.10: is it worth the batteries?"""
    card = card_on_table(r.g)
    if isinstance(card, CombatZone):
        rivals = [_middle(cannon_span(board_for(r.g, seat), other.ship)) for seat, other in _others(r)]
        loss = _zone_loss(r, card, "cannons")
        return lambda move: -_weakest(halves(move.strength), rivals) * loss - r.batteries(move.batteries)
    if not isinstance(card, Slavers | Smugglers | Pirates):
        return lambda move: -move.batteries
    strongest = max(halves(move.strength) for move in options if isinstance(move, Fire))
    # In a fleet the other ships fire too.
    others = cannon_span(r.board, r.ship).most - strongest if len(r.board.fleet) > 1 else 0
    victory, defeat = max(0.0, _reward(r, card)), _suffer(r, card.lose)

    def worth(move: Fire) -> float:
        strength = halves(move.strength) + others
        result = victory if strength > 2 * card.strength else -defeat if strength < 2 * card.strength else 0.0
        return result - r.batteries(move.batteries)

    return worth


def _reward(r: Reckoning, card: Slavers | Smugglers | Pirates) -> float:
    won = r.gain(listed(card.reward.goods)) if isinstance(card.reward, Booty) else float(card.reward.credits)
    return won - r.days(card.days)


def _claim(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    card = card_on_table(r.g)
    reward = _reward(r, card) if isinstance(card, Slavers | Smugglers | Pirates) else 1.0
    return lambda move: reward if isinstance(move, ClaimReward) else 0.0


def _suffer(r: Reckoning, loss: Loss) -> float:
    """What a loss costs this player."""
    cost = r.days(loss.days) if loss.days else 0.0
    cost += r.crew(loss.crew) if loss.crew else 0.0
    cost += r.dearest(loss.goods) if loss.goods else 0.0
    return cost + sum(STRUCK * HIT * (0.6 if shot.size == "small" else 1.0) for shot in loss.shots)


def _others(r: Reckoning) -> list[tuple[int, Any]]:
    return [(seat, other) for seat, other in enumerate(r.g.truckers) if other.flying and seat != r.seat]


def _middle(span: tuple[int, int]) -> float:
    """What somebody will declare, who may spend batteries or not."""
    return (span[0] + span[1]) / 2


def _weakest(value: float, rivals: Sequence[float]) -> float:
    """How likely a value is the lowest of all."""
    chance = 1.0
    for rival in rivals:
        chance *= 1 / (1 + exp(min(50.0, 2 * (value - rival))))
    return chance


def _zone_loss(r: Reckoning, card: CombatZone, least: str) -> float:
    return sum(_suffer(r, line.lose) for line in card.lines if line.least == least)


def _land(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    card = card_on_table(r.g)
    assert isinstance(card, Planets)
    cost = r.days(card.days)
    return lambda move: r.gain(listed(card.planets[move.planet - 1])) - cost if isinstance(move, Land) else 0.0


def _visit(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    card = card_on_table(r.g)
    gain = 0.0
    if isinstance(card, AbandonedShip):
        gain = card.credits - r.crew(card.crew) - r.days(card.days)
    elif isinstance(card, AbandonedStation):
        gain = r.gain(listed(card.goods)) - r.days(card.days)
    return lambda move: gain if isinstance(move, Visit) else 0.0


def _shield(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-10.2: is what would be lost worth a battery?"""
    cost = r.batteries(1) - r.damage(_cells(r, squares))
    return lambda move: -cost if isinstance(move, RaiseShield) else 0.0


def _shoot(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-10.3: which meteors to shoot."""

    def worth(move: Move) -> float:
        if not isinstance(move, Shoot):
            return 0.0
        return r.damage(_cells(r, move.squares)) - r.batteries(move.batteries)

    return worth


def _cells(r: Reckoning, squares: str) -> list[int]:
    """Squares as they are written for people: "7,5; 7,6"."""
    return [r.board.cell(*square.split(",")) for square in squares.split("; ")]


def _lose_crew(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """Which of the crew to give up: what the ship is worth without."""

    def worth(move: LoseCrew) -> float:
        cell = r.board.cell(move.column, move.row)
        ship = r.ship
        if cell in ship.aliens:
            aliens = {there: colour for there, colour in ship.aliens.items() if there != cell}
            less = _with(ship, ship.humans, aliens)
        else:
            less = _with(ship, {**ship.humans, cell: ship.humans[cell] - 1}, ship.aliens)
        # Cabins that stand alone keep their crew in an epidemic; of others the fullest are the least use.
        return r.value(less) + 0.01 * ship.humans.get(cell, 0)

    return worth


def _with(ship: Any, humans: dict[int, int], aliens: dict[int, str]) -> Any:
    return type(ship)(
        parts=ship.parts, humans=humans, aliens=aliens, batteries=ship.batteries, goods=ship.goods, lost=ship.lost
    )


def _keep(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-10.4.2: the piece that is worth most."""
    firsts = {piece[0]: piece for of_ship in pieces(r.board, r.ship) for piece in of_ship}
    return lambda move: r.piece(r.ship, firsts.get(r.board.cell(move.column, move.row), []))


def _alien(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-7.3: an alien instead of two humans, if that makes the ship better."""

    def worth(move: Move) -> float:
        if not isinstance(move, BoardAlien):
            return r.value(r.ship)
        cell = r.board.cell(move.column, move.row)
        humans = {there: count for there, count in r.ship.humans.items() if there != cell}
        return r.value(_with(r.ship, humans, {**r.ship.aliens, cell: move.colour}))

    return worth


RECKONED: tuple[tuple[type[Move], Callable[[Reckoning, Sequence[Move], str], Worth]], ...] = (
    (GiveUp, _give_up),
    (Thrust, _thrust),
    (Fire, _fire),
    (ClaimReward, _claim),
    (Land, _land),
    (Visit, _visit),
    (RaiseShield, _shield),
    (Shoot, _shoot),
    (LoseCrew, _lose_crew),
    (KeepPiece, _keep),
    (BoardAlien, _alien),
)
"""How each kind of decision is reckoned; for all others rules of thumb do as well."""
