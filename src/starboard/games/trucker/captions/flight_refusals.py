"""Why a move is not allowed during a flight. A function for each kind of decision, in the order of the rulebook."""

from starboard.games.trucker.board.current_round import board_for, is_surcharged
from starboard.games.trucker.board.fleet import ships_left
from starboard.games.trucker.board.harder_cards import card_on_table
from starboard.games.trucker.board.ship.cabins import occupied
from starboard.games.trucker.board.ship.holds import fits
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content.cards import (
    AbandonedShip,
    AbandonedStation,
    CombatZone,
    OpenSpace,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)
from starboard.games.trucker.moves.flight_moves import (
    ClaimReward,
    DeclineReward,
    ExtraGood,
    Fire,
    FlyOn,
    FlyPast,
    Foresee,
    GiveUp,
    GiveUpCrew,
    Land,
    LeaveGood,
    LetSleep,
    LoadBest,
    LoadGood,
    LoseBattery,
    LoseCrew,
    LoseGood,
    RaiseShield,
    Rearrange,
    ReplaceGood,
    Shoot,
    StopLoading,
    TakeHit,
    Thrust,
    UpgradeGood,
    UseBattery,
    Visit,
    Wake,
    Withdraw,
)
from starboard.games.trucker.names.flight_names import card_name, good_name
from starboard.games.trucker.rules.aboard.goods import COLOURS, aboard, places_for
from starboard.games.trucker.state.game_state import TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Message, Move

Refusal = tuple[Message, str] | None

BETWEEN_CARDS = (Foresee, Wake, LetSleep)
"""What can also be decided when no card is on the table: the rules of the question say more of it than the table."""


def why_not_flying(g: TruckerState, seat: int, move: Move) -> Refusal:
    """Why this player may not make this move of a flight now."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    if isinstance(move, FlyOn | GiveUp | Withdraw):
        return why_not_give_up(g, board, ship, move)
    if isinstance(move, BETWEEN_CARDS):
        return None
    if not g.card:
        return Message("trucker-why-no-card"), "GT-B-8.1"
    if isinstance(move, Thrust | Fire):
        return why_not_declare(g, move)
    if isinstance(move, UseBattery | LoseBattery):
        return why_not_battery(board, ship, move)
    if isinstance(move, RaiseShield | Shoot | TakeHit):
        return why_not_defend(g, seat, move)
    if isinstance(move, LoseCrew):
        here = board.cell(move.column, move.row) in occupied(ship)
        return None if here else (Message("trucker-why-nobody-there"), "GT-B-9.3.2")
    if isinstance(move, GiveUpCrew):
        return why_not_give_up_crew(board, ship, move)
    if isinstance(move, LoseGood):
        return why_not_lose_good(board, ship, move)
    if isinstance(move, LoadGood | ReplaceGood | LeaveGood | LoadBest | Rearrange | StopLoading):
        return why_not_load(g, board, ship, move)
    if isinstance(move, UpgradeGood | ExtraGood):
        return why_not_better_goods(g, move)
    if isinstance(move, Land):
        return why_not_land(g, move)
    return why_not_with_this_card(g, move)


def _not_with_this_card(g: TruckerState, rule: str) -> Refusal:
    kind = str(card_on_table(g).__struct_config__.tag)
    return Message("trucker-why-not-this-card", {"card": card_name(kind)}), rule


# -- GT-B-12: giving up --------------------------------------------------------------------------------------------


def why_not_give_up(g: TruckerState, board: Board, ship: Ship, move: FlyOn | GiveUp | Withdraw) -> Refusal:
    """GT-B-12.2, GT-LM-4.10.1: between cards; single ships only of a fleet, and only those that still fly."""
    if g.card:
        return Message("trucker-why-between-cards"), "GT-B-12.2"
    if not isinstance(move, Withdraw):
        return None
    numbers = [number + 1 for number in ships_left(board, ship)]
    if len(numbers) < 2:
        return Message("trucker-why-last-ship"), "GT-LM-4.10.4"
    names = ", ".join(map(str, numbers))
    return None if move.ship in numbers else (Message("trucker-why-no-ship", {"ships": names}), "GT-LM-4.10.1")


# -- GT-B-9.1, 9.2, 9.4: strength and batteries --------------------------------------------------------------------


def why_not_declare(g: TruckerState, move: Thrust | Fire) -> Refusal:
    """Engines count in open space, cannons against enemies, and either in the lines of a combat zone that name it."""
    card = card_on_table(g)
    if isinstance(card, CombatZone):
        wanted = "engines" if isinstance(move, Thrust) else "cannons"
        line = card.lines[g.step].least if g.step < len(card.lines) else ""
        return None if line == wanted else (Message("trucker-why-other-line"), "GT-B-11.10.2")
    if isinstance(move, Thrust):
        return None if isinstance(card, OpenSpace) else _not_with_this_card(g, "GT-B-11.1.1")
    return None if isinstance(card, Slavers | Smugglers | Pirates) else _not_with_this_card(g, "GT-B-11.9.2")


def why_not_battery(board: Board, ship: Ship, move: UseBattery | LoseBattery) -> Refusal:
    """GT-B-9.4.1: there must be a token. GT-B-9.5.4: batteries are lost only when there are no goods."""
    if not ship.batteries.get(board.cell(move.column, move.row)):
        return Message("trucker-why-no-battery"), "GT-B-9.4.1"
    if isinstance(move, LoseBattery) and aboard(ship):
        return Message("trucker-why-goods-first"), "GT-B-9.5.4"
    return None


# -- GT-B-10: hits -------------------------------------------------------------------------------------------------


def why_not_defend(g: TruckerState, seat: int, move: RaiseShield | Shoot | TakeHit) -> Refusal:
    """GT-B-10.2: only what is attacked needs a defence, only large meteors are shot, and a shield needs a battery."""
    strike = g.strike
    if strike is None or strike.seat != seat:
        return Message("trucker-why-no-attack"), "GT-B-10.2.7"
    if isinstance(move, Shoot) and (strike.what, strike.size) != ("meteor", "large"):
        return Message("trucker-why-only-meteors"), "GT-B-10.2.2"
    empty = not any(g.truckers[seat].ship.batteries.values())
    if isinstance(move, RaiseShield) and move.batteries and empty:
        return Message("trucker-why-no-batteries"), "GT-B-9.4.2"
    return None


def why_not_give_up_crew(board: Board, ship: Ship, move: GiveUpCrew) -> Refusal:
    """GT-B-9.3.2: a cabin with crew in it for each who goes."""
    homes = {board.name(cell) for cell in occupied(ship)}
    empty = [name for name in move.cabins.split(";") if name not in homes]
    return (Message("trucker-why-nobody-there"), "GT-B-9.3.2") if empty else None


# -- GT-B-9.5: goods -----------------------------------------------------------------------------------------------


def why_not_lose_good(board: Board, ship: Ship, move: LoseGood) -> Refusal:
    """GT-B-9.5.4: always one of the dearest."""
    if move.good not in ship.goods.get(board.cell(move.column, move.row), []):
        return Message("trucker-why-no-such-good"), "GT-B-9.5.4"
    dearest = aboard(ship)[0]
    return (
        None if move.good == dearest else (Message("trucker-why-dearest", {"good": good_name(dearest)}), "GT-B-9.5.4")
    )


def why_not_load(g: TruckerState, board: Board, ship: Ship, move: Move) -> Refusal:
    """GT-B-9.5.2: the goods of the offer one by one, each once; what is aboard is taken out before the first."""
    if not g.offer:
        return Message("trucker-why-no-goods"), "GT-B-9.5.3"
    if isinstance(move, StopLoading) and len(g.offer) == 1:
        return Message("trucker-why-last-good"), "GT-B-9.5.2"
    if isinstance(move, Rearrange) and not aboard(ship):
        return Message("trucker-why-holds-empty"), "GT-B-9.5.2"
    if isinstance(move, LoadGood | ReplaceGood | LeaveGood) and move.good != g.offer[0]:
        return Message("trucker-why-other-good", {"good": good_name(g.offer[0])}), "GT-B-9.5.2"
    if isinstance(move, LoadGood | ReplaceGood) and move not in places_for(board, ship, move.good):
        return why_not_there(board, ship, move)
    return None


def why_not_there(board: Board, ship: Ship, move: LoadGood | ReplaceGood) -> Refusal:
    """GT-B-9.5.1: one good a container, red ones in special containers; what is thrown out is cheaper."""
    cell = board.cell(move.column, move.row)
    part = board.parts[ship.parts[cell]] if cell in ship.parts else None
    if part is None or not (part.kind.cargo or part.kind.special):
        return Message("trucker-why-no-hold"), "GT-B-9.5.1"
    if not fits(part, [move.good]):
        return Message("trucker-why-red-hold"), "GT-B-9.5.1"
    if isinstance(move, LoadGood):
        return Message("trucker-why-hold-full"), "GT-B-9.5.1"
    inside = ship.goods.get(cell, [])
    if fits(part, [*inside, move.good]):
        return Message("trucker-why-hold-free"), "GT-B-9.5.2"
    if move.old not in inside:
        return Message("trucker-why-no-such-good"), "GT-B-9.5.2"
    dear = COLOURS.index(move.old) <= COLOURS.index(move.good)
    return Message("trucker-why-not-cheaper" if dear else "trucker-why-red-hold"), "GT-B-9.5.2"


def why_not_better_goods(g: TruckerState, move: UpgradeGood | ExtraGood) -> Refusal:
    """GT-LM-5.3.5: only for ships of class IV on cards of level III, and nothing is better than red."""
    if not is_surcharged(g):
        return Message("trucker-why-as-printed"), "GT-LM-5.3.5"
    if not g.offer:
        return Message("trucker-why-no-goods"), "GT-LM-5.3.5"
    if isinstance(move, UpgradeGood) and move.good == "red":
        return Message("trucker-why-red-is-best"), "GT-LM-5.3.5"
    if isinstance(move, UpgradeGood) and move.good not in g.offer:
        return Message("trucker-why-not-offered"), "GT-LM-5.3.5"
    return None


# -- GT-B-11: cards ------------------------------------------------------------------------------------------------


def why_not_land(g: TruckerState, move: Land) -> Refusal:
    """GT-B-11.2.1: a planet of the card that nobody has claimed."""
    card = card_on_table(g)
    if not isinstance(card, Planets):
        return _not_with_this_card(g, "GT-B-11.2.1")
    if move.planet not in range(1, len(card.planets) + 1):
        return Message("trucker-why-no-planet", {"most": len(card.planets)}), "GT-B-11.2.1"
    taken = move.planet in g.landed.values()
    return (Message("trucker-why-planet-taken", {"planet": move.planet}), "GT-B-11.2.1") if taken else None


def why_not_with_this_card(g: TruckerState, move: Move) -> Refusal:
    """What a card does not offer; and a reward is for the victor alone (GT-B-11.9.3)."""
    card = card_on_table(g)
    if isinstance(move, Visit) and not isinstance(card, AbandonedShip | AbandonedStation):
        return _not_with_this_card(g, "GT-B-11.3.1")
    if isinstance(move, FlyPast) and not isinstance(card, AbandonedShip | AbandonedStation | Planets):
        return _not_with_this_card(g, "GT-B-11.2.1")
    if isinstance(move, ClaimReward | DeclineReward):
        if not isinstance(card, Slavers | Smugglers | Pirates):
            return _not_with_this_card(g, "GT-B-11.9.3")
        return None if g.step else (Message("trucker-why-not-beaten"), "GT-B-11.9.3")
    return None
