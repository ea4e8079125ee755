"""The trucker in flight: every decision by what it is worth in credits, reckoned in closed form."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from msgspec.structs import replace

from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.board.ship.insurance import cap, penalty
from starboard.games.trucker.board.ship.strength import engine_span
from starboard.games.trucker.bots.flying.fights import TROUBLE, Worth, claim, fire, thrust
from starboard.games.trucker.bots.flying.reckoning import Reckoning
from starboard.games.trucker.bots.flying.thumb import by_thumb
from starboard.games.trucker.bots.worth.prospects import shots_cost
from starboard.games.trucker.content.cards import AbandonedShip, AbandonedStation, Planets
from starboard.games.trucker.moves.building_moves import BoardAlien, HumansOnly, Insure, KeepPiece
from starboard.games.trucker.moves.flight_moves import (
    ChooseBatteries,
    ChooseCrew,
    ClaimReward,
    Fire,
    FlyOn,
    GiveUp,
    GiveUpCrew,
    Land,
    OverloadShield,
    RaiseShield,
    Shoot,
    Thrust,
    Visit,
)
from starboard.games.trucker.rules.aboard.goods import aboard, listed, price
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move

GAIN: Final = 0.4
"""What a card brings, about, in credits a level."""
BY_HAND: Final = (ChooseBatteries, ChooseCrew)
"""Ways to say the same in more words: the rules choose as well."""
NEVER: Final = -1000.0
"""What those are worth."""
LOST: Final = 0.4
"""How many components an attack costs, about."""


def reckoned(g: TruckerState, seat: int, options: Sequence[Move], squares: str = "", roughly: bool = False) -> int:
    """The place of the move that is worth most. `squares` are those that an attack threatens."""
    worths = worths_of(g, seat, options, squares, roughly)
    return by_thumb(g, seat, options) if worths is None else worths.index(max(worths))


def worths_of(
    g: TruckerState, seat: int, options: Sequence[Move], squares: str = "", roughly: bool = False
) -> list[float] | None:
    """What each move is worth, in credits; None where rules of thumb do as well."""
    for move in options:
        reckon = RECKONED.get(type(move))
        if reckon is not None:
            worth = reckon(Reckoning(g, seat, roughly), options, squares)
            return None if worth is None else [NEVER if isinstance(one, BY_HAND) else worth(one) for one in options]
    return None


# -- The flight ------------------------------------------------------------------------------------------------------


def staying_and_leaving(r: Reckoning) -> tuple[float, float]:
    """GT-B-12.2: what flying on is worth, and what giving up leaves; who has nothing has nothing to lose
    (GT-B-13.5)."""
    drive = engine_span(r.board, r.ship).most
    arrive = (1.0 if drive else exp(-r.prospects.opens)) * (1 - r.prospects.alone[crew_size(r.ship)])
    due = penalty(r.board, len(r.ship.lost), r.me.premium)
    mine = r.me.credits + sum(map(price, aboard(r.ship))) / 2 - due
    fees = r.fees(round(_lost(r)))
    home = mine + r.ruin + GAIN * r.level * r.left - fees
    return arrive * max(0.0, home) + (1 - arrive) * max(0.0, mine - fees), max(0.0, mine)


def _give_up(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-12.2: it pays only when what is still likely to be lost is more than what is left to win."""
    staying, leaving = staying_and_leaving(r)

    def worth(move: Move) -> float:
        if isinstance(move, FlyOn):
            return staying
        # One ship of a fleet is no burden to the others.
        return leaving if isinstance(move, GiveUp) else staying - r.ruin

    return worth


def _lost(r: Reckoning) -> float:
    """How many components will be lost, about."""
    return LOST * (sum(r.prospects.small) + sum(r.prospects.large))


def _land(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.2: are the goods worth the days?"""
    card = card_on_table(r.g)
    assert isinstance(card, Planets)
    planets, cost = card.planets, r.days(card.days) + TROUBLE
    return lambda move: r.gain(listed(planets[move.planet - 1])) - cost if isinstance(move, Land) else 0.0


def _visit(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-11.3, GT-B-11.4: crew and days for credits, days for goods; and an automatic defence may shoot first."""
    card = card_on_table(r.g)
    assert isinstance(card, AbandonedShip | AbandonedStation)
    cost = r.days(card.days) + shots_cost(card.shots) + TROUBLE
    gain = card.credits - r.crew(card.crew) if isinstance(card, AbandonedShip) else r.gain(listed(card.goods))
    return lambda move: gain - cost if isinstance(move, Visit) else 0.0


# -- Hits ------------------------------------------------------------------------------------------------------------


def _defend(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-10.2, GT-B-10.3: is what would be lost worth a battery? Or even a shield (GT-X1-3.5)?"""

    def worth(move: Move) -> float:
        if isinstance(move, Shoot):
            return r.damage(cells_of(r, move.squares)) - r.batteries(move.batteries)
        if isinstance(move, OverloadShield):
            lost = r.damage([r.board.cell(move.column, move.row)])
            return r.damage(cells_of(r, squares)) - r.batteries(move.batteries) - lost
        if isinstance(move, RaiseShield):
            return r.damage(cells_of(r, squares)) - r.batteries(move.batteries)
        return 0.0

    return worth


def cells_of(r: Reckoning, squares: str) -> list[int]:
    """Squares as they are written for people: "7,5; 7,6"."""
    return [r.board.cell(*square.strip().split(",")) for square in squares.split(";")]


def _give_up_crew(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """Which of the crew to give up: what the ship is worth without them; of equals, the set that comes first."""

    def worth(move: GiveUpCrew) -> float:
        gone = Counter(cells_of(r, move.cabins))
        aliens = {cell: colour for cell, colour in r.ship.aliens.items() if cell not in gone}
        humans = {cell: count - gone[cell] for cell, count in r.ship.humans.items() if count > gone[cell]}
        return r.value(replace(r.ship, humans=humans, aliens=aliens))

    return worth


def _keep(r: Reckoning, options: Sequence[Move], squares: str) -> Worth | None:
    """GT-B-10.4.2: the piece that is worth most."""
    if r.g.part != "flight":
        return None
    firsts = {piece[0]: piece for of_ship in pieces(r.board, r.ship) for piece in of_ship}
    return lambda move: r.piece(r.ship, firsts.get(r.board.cell(move.column, move.row), []))


# -- Loading ---------------------------------------------------------------------------------------------------------


def _alien(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-B-7.3: an alien instead of two humans, if that makes the ship better."""
    ship = r.ship

    def worth(move: Move) -> float:
        if not isinstance(move, BoardAlien):
            return r.value(ship) if isinstance(move, HumansOnly) else 0.0
        cell = r.board.cell(move.column, move.row)
        humans = {there: count for there, count in ship.humans.items() if there != cell}
        return r.value(replace(ship, humans=humans, aliens={**ship.aliens, cell: move.colour}))

    return worth


def _insure(r: Reckoning, options: Sequence[Move], squares: str) -> Worth:
    """GT-LM-4.7: what will be lost may be half of what is likely, or twice as much. What lies in the pile counts
    already: it is paid for at journey's end like the rest (GT-B-13.4)."""
    already, likely = len(r.ship.lost), _lost(r)

    def worth(move: Move) -> float:
        if not isinstance(move, Insure):
            return -100.0
        most = cap(r.board, move.premium)
        losses = [already + likely * times for times in (0.5, 1.0, 1.5, 2.0)]
        return -move.premium - sum(loss if most is None else min(loss, most) for loss in losses) / len(losses)

    return worth


RECKONED: dict[type[Move], Callable[[Reckoning, Sequence[Move], str], Worth | None]] = {
    GiveUp: _give_up,
    Land: _land,
    Visit: _visit,
    Thrust: thrust,
    Fire: fire,
    ClaimReward: claim,
    RaiseShield: _defend,
    OverloadShield: _defend,
    Shoot: _defend,
    GiveUpCrew: _give_up_crew,
    KeepPiece: _keep,
    BoardAlien: _alien,
    Insure: _insure,
}
"""How each kind of decision is reckoned; for all others rules of thumb do as well."""
