"""The apprentice in flight: rules of thumb, and no reckoning. They are quick, and a fair guess of what others will do."""

from collections.abc import Callable, Sequence
from typing import Any

from starboard.games.trucker.content.cards import Planets
from starboard.games.trucker.moves_building import BoardAlien, HumansOnly, Insure, KeepPiece
from starboard.games.trucker.moves_flight import (
    ExtraGood,
    Fire,
    FlyPast,
    GiveUp,
    Land,
    LeaveGood,
    LoadGood,
    LoseCrew,
    Rearrange,
    ReplaceGood,
    StopLoading,
    TakeHit,
    Thrust,
    UpgradeGood,
    UseBattery,
    Visit,
    Withdraw,
)
from starboard.games.trucker.rules.current import board_for
from starboard.games.trucker.rules.goods import listed, price
from starboard.games.trucker.rules.harder import card_on_table
from starboard.games.trucker.ship.board import Board
from starboard.games.trucker.ship.crew import crew_size
from starboard.games.trucker.ship.joints import pieces
from starboard.games.trucker.ship.stores import tokens
from starboard.games.trucker.state import TruckerState
from starboard.kernel import Move

RESERVE = 2
"""Batteries that are kept for shields."""
CREW_TO_KEEP = 2
LAST_RESORT = (GiveUp, Withdraw, TakeHit, LeaveGood, StopLoading, FlyPast, Rearrange, HumansOnly)
"""What is not done as long as there is anything else."""


def by_thumb(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The place of the move that an apprentice makes."""
    for kind, rule in RULES:
        if any(isinstance(move, kind) for move in options):
            return rule(g, seat, options)
    return default(options)


def default(options: Sequence[Move]) -> int:
    """The first thing that is not a last resort."""
    return next((place for place, move in enumerate(options) if not isinstance(move, LAST_RESORT)), 0)


def _best(options: Sequence[Move], worth: Callable[[Any], float]) -> int:
    return max(range(len(options)), key=lambda place: worth(options[place]))


def _thrust(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """All engines, as long as some batteries are left."""
    ship = g.truckers[seat].ship
    spare = sum(ship.batteries.values()) - RESERVE
    return _best(options, lambda move: move.strength if move.batteries <= spare or _saves(move, options) else -1)


def _saves(move: Thrust, options: Sequence[Move]) -> bool:
    """Whether without this battery there would be no drive at all (GT-B-12.3.2)."""
    return move.batteries == 1 and not any(isinstance(o, Thrust) and not o.batteries and o.strength for o in options)


def _fire(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """As few batteries as beat the enemies; none if they cannot be beaten."""
    card = card_on_table(g)
    enemy = getattr(card, "strength", 0)
    return _best(options, lambda move: (halves(move.strength) > 2 * enemy) * 100 - move.batteries)


def halves(strength: str) -> int:
    """A cannon strength as it is written for people, such as 4½, in half points."""
    return 2 * int(strength.rstrip("½") or 0) + strength.endswith("½")


def _land(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The richest planet."""
    card = card_on_table(g)
    assert isinstance(card, Planets)
    return _best(
        options,
        lambda move: sum(map(price, listed(card.planets[move.planet - 1]))) if isinstance(move, Land) else 0,
    )


def _visit(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Stations always, and ships as long as some crew is left."""
    card: Any = card_on_table(g)
    left = crew_size(g.truckers[seat].ship) - (card.crew if hasattr(card, "credits") else 0)
    wanted = Visit if left >= CREW_TO_KEEP else FlyPast
    return next(place for place, move in enumerate(options) if isinstance(move, wanted))


def _load(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Into a plain hold if it will do, or else in the place of the cheapest good."""
    board, ship = board_for(g, seat), g.truckers[seat].ship

    def worth(move: Move) -> float:
        if isinstance(move, LoadGood):
            part = board.parts[ship.parts[board.cell(move.column, move.row)]]
            return 20 - part.kind.special
        if isinstance(move, ReplaceGood):
            return 10 - price(move.old)
        return 1 if isinstance(move, LeaveGood) else 0

    return _best(options, worth)


def _lose_crew(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Humans from the fullest cabin; aliens stay."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return _best(options, lambda move: ship.humans.get(board.cell(move.column, move.row), 0))


def _use_battery(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """From the fullest component: one that is shot off then takes fewer with it."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return _best(options, lambda move: ship.batteries.get(board.cell(move.column, move.row), 0))


def _keep_piece(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The largest piece that has humans in it."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    firsts = {piece[0]: piece for of_ship in pieces(board, ship) for piece in of_ship}

    def worth(move: Any) -> float:
        piece = firsts.get(board.cell(move.column, move.row), [])
        manned = any(ship.humans.get(cell) or board.parts[ship.parts[cell]].kind.crew for cell in piece)
        return len(piece) + 100 * manned

    return _best(options, worth)


def _board_alien(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """A purple one, if there is a cabin left for humans."""
    ship = g.truckers[seat].ship
    welcome = len(ship.humans) > 1

    def worth(move: Move) -> float:
        if isinstance(move, BoardAlien):
            return 1 + (move.colour == "purple") if welcome else -1
        return 0

    return _best(options, worth)


def _uninsured(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    return _best(options, lambda move: -move.premium if isinstance(move, Insure) else -100)


def _surcharge(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """A blue good on top, rather than one that is a step better: it is as dear, and needs no choice."""
    return next(place for place, move in enumerate(options) if isinstance(move, ExtraGood | UpgradeGood))


RULES: tuple[tuple[type[Move] | tuple[type[Move], ...], Callable[[TruckerState, int, Sequence[Move]], int]], ...] = (
    (Thrust, _thrust),
    (Fire, _fire),
    (Land, _land),
    (Visit, _visit),
    ((LoadGood, ReplaceGood), _load),
    (LoseCrew, _lose_crew),
    (UseBattery, _use_battery),
    (KeepPiece, _keep_piece),
    (BoardAlien, _board_alien),
    (Insure, _uninsured),
    ((UpgradeGood, ExtraGood), _surcharge),
)
"""What an apprentice does about each kind of decision; anything else is `default`."""
