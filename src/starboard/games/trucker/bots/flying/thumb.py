"""Rules of thumb for ship check, loading and flight: all that an apprentice knows, and what others use for trifles."""

from collections.abc import Callable, Sequence
from typing import Any

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.cabins import crew_size
from starboard.games.trucker.board.ship.connectors import pieces
from starboard.games.trucker.content.cards import Planets
from starboard.games.trucker.moves.building_moves import BoardAlien, HumansOnly, Insure, KeepPiece, TakeLoan
from starboard.games.trucker.moves.flight_moves import (
    ChooseBatteries,
    ChooseCrew,
    Fire,
    FlyPast,
    GiveUp,
    GiveUpCrew,
    HoldCourse,
    Jump,
    Land,
    LeaveGood,
    LetSleep,
    LoadBest,
    LoadGood,
    LoseBattery,
    LoseCrew,
    Maneuver,
    OverloadShield,
    Rearrange,
    ReplaceGood,
    StopLoading,
    TakeHit,
    Thrust,
    UseBattery,
    Visit,
    Withdraw,
)
from starboard.games.trucker.rules.aboard.goods import listed, price
from starboard.games.trucker.state.game_state import TruckerState
from starboard.kernel import Move

Rule = Callable[[TruckerState, int, Sequence[Move]], int]

SPARE_BATTERIES = 2
"""Batteries that are kept for shields."""
SPARE_CREW = 2
"""Crew that is kept to fly on."""
LAST_RESORTS = (
    GiveUp,
    Withdraw,
    TakeHit,
    LeaveGood,
    StopLoading,
    FlyPast,
    Rearrange,
    HumansOnly,
    TakeLoan,
    Jump,
    Maneuver,
    OverloadShield,
    LetSleep,
    ChooseBatteries,
    ChooseCrew,
)
"""What is not done as long as there is anything else."""


def by_thumb(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The place of the move that an apprentice makes; of moves it has never heard of, the first that is no last
    resort."""
    for move in options:
        rule = RULES.get(type(move))
        if rule is not None:
            return rule(g, seat, options)
    return next((place for place, move in enumerate(options) if not isinstance(move, LAST_RESORTS)), 0)


def best_of(options: Sequence[Move], worth: Callable[[Any], float]) -> int:
    """The place of the move that is worth most; the first of several."""
    return max(range(len(options)), key=lambda place: worth(options[place]))


def halves(strength: str) -> int:
    """A cannon strength as it is written for people, such as 4½, in half points."""
    return 2 * int(strength.rstrip("½") or 0) + strength.endswith("½")


# -- Power -----------------------------------------------------------------------------------------------------------


def _thrust(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """All engines, as long as some batteries are left; and one in any case if there is no other drive (GT-B-12.3.2)."""
    spare = sum(g.truckers[seat].ship.batteries.values()) - SPARE_BATTERIES
    adrift = not any(isinstance(move, Thrust) and not move.batteries and move.strength for move in options)

    def worth(move: Move) -> float:
        return move.strength if isinstance(move, Thrust) and move.batteries <= max(spare, adrift) else -1

    return best_of(options, worth)


def _fire(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """As few batteries as beat the enemies; none if they cannot be beaten."""
    enemy = getattr(card_on_table(g), "strength", 0)

    def worth(move: Move) -> float:
        if not isinstance(move, Fire):
            return -1000
        return 100 * (halves(move.strength) > 2 * enemy) - move.batteries - 10 * move.boost

    return best_of(options, worth)


def _battery(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """From the fullest component: one that is shot off then takes fewer with it."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return best_of(options, lambda move: ship.batteries.get(board.cell(move.column, move.row), 0))


# -- Stops -----------------------------------------------------------------------------------------------------------


def _land(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The richest planet."""
    card = card_on_table(g)
    assert isinstance(card, Planets)
    planets = card.planets
    return best_of(options, lambda move: sum(map(price, listed(planets[move.planet - 1]))) if _is(move, Land) else 0)


def _is(move: Move, kind: type[Move]) -> bool:
    return isinstance(move, kind)


def _visit(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Stations always, and ships as long as some crew is left."""
    card: Any = card_on_table(g)
    left = crew_size(g.truckers[seat].ship) - (card.crew if hasattr(card, "credits") else 0)
    return best_of(options, lambda move: _is(move, Visit) == (left >= SPARE_CREW))


def _load_best(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    return best_of(options, lambda move: _is(move, LoadBest))


def _load(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Into a plain hold if it will do, or else in the place of the cheapest good."""
    board, ship = board_for(g, seat), g.truckers[seat].ship

    def worth(move: Move) -> float:
        if isinstance(move, LoadGood):
            return 20 - board.parts[ship.parts[board.cell(move.column, move.row)]].kind.special
        if isinstance(move, ReplaceGood):
            return 10 - price(move.old)
        return 1 if isinstance(move, LeaveGood) else 0

    return best_of(options, worth)


# -- Losses ----------------------------------------------------------------------------------------------------------


def _lose_crew(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Humans from the fullest cabin; aliens stay."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    return best_of(options, lambda move: ship.humans.get(board.cell(move.column, move.row), 0))


def _give_up_crew(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The sets come in this order: aliens stay."""
    return 0


def _keep_piece(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """The largest piece that humans live in, or can."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    firsts = {piece[0]: piece for of_ship in pieces(board, ship) for piece in of_ship}

    def worth(move: Any) -> float:
        piece = firsts.get(board.cell(move.column, move.row), [])
        manned = any(
            ship.humans.get(cell) or (not ship.humans and board.parts[ship.parts[cell]].kind.crew) for cell in piece
        )
        return len(piece) + 100 * manned

    return best_of(options, worth)


# -- Loading ---------------------------------------------------------------------------------------------------------


def _board_alien(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """Purple ones first, if a cabin is left for humans."""
    welcome = len(g.truckers[seat].ship.humans) > 1

    def worth(move: Move) -> float:
        if isinstance(move, BoardAlien):
            return 1 + (move.colour == "purple") if welcome else -1
        return 0

    return best_of(options, worth)


def _uninsured(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    """What will happen to others."""
    return best_of(options, lambda move: -move.premium if _is(move, Insure) else -100)


def _hold_course(g: TruckerState, seat: int, options: Sequence[Move]) -> int:
    return best_of(options, lambda move: _is(move, HoldCourse))


RULES: dict[type[Move], Rule] = {
    Thrust: _thrust,
    Fire: _fire,
    UseBattery: _battery,
    LoseBattery: _battery,
    Land: _land,
    Visit: _visit,
    LoadBest: _load_best,
    LoadGood: _load,
    ReplaceGood: _load,
    LoseCrew: _lose_crew,
    GiveUpCrew: _give_up_crew,
    KeepPiece: _keep_piece,
    BoardAlien: _board_alien,
    Insure: _uninsured,
    HoldCourse: _hold_course,
}
"""What an apprentice does about each kind of decision."""
