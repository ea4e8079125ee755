"""GT-B-7, GT-LM-4.7, GT-LM-4.8: batteries, crew and insurance; then cards and rockets, ready for the flight."""

from starboard.games.trucker.board.current_round import board_for, flight_level, ship_class
from starboard.games.trucker.board.known_cards import known_cards
from starboard.games.trucker.board.ship.cabins import homes
from starboard.games.trucker.board.ship.holds import fill_batteries
from starboard.games.trucker.board.ship.lost_components import withdraw
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.content import content
from starboard.games.trucker.moves.building_moves import BoardAlien, HumansOnly, Insure, TakeLoan
from starboard.games.trucker.rules.aboard.specialists import choose_specialist
from starboard.games.trucker.rules.building.loans import borrow, can_borrow
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import CHECKPOINT, Ask, Message, Move, Rules, show, tell

COLOURS = {
    "brown": "trucker-colour-brown",
    "purple": "trucker-colour-purple",
    "cyan": "trucker-colour-cyan",
}
HUMANS_ONLY = HumansOnly()


def loading(g: TruckerState) -> Rules[None]:
    """GT-B-7.4: in launch order each player says which aliens come aboard, and what insurance is bought."""
    if not any(trucker.ship.humans for trucker in g.truckers):
        fill_ships(g)  # The match was kept by rules under which the crew boarded only now.
    order = launch_order(g)
    while g.turn < len(order):
        yield CHECKPOINT
        yield from welcome_aliens(g, order[g.turn])
        yield from buy_insurance(g, order[g.turn])
        g.turn += 1
    launch(g)


def launch_order(g: TruckerState) -> list[int]:
    """The seats by their number tiles."""
    return sorted(range(len(g.truckers)), key=lambda seat: g.truckers[seat].number)


def board_crews(g: TruckerState) -> None:
    """GT-B-7.2: the ships are ready, and everybody comes aboard."""
    show(g, "phase", phase="loading", round=g.round)
    fill_ships(g)
    if g.news is None:
        return
    for seat, trucker in enumerate(g.truckers):
        cabins = [cell for cell, humans in sorted(trucker.ship.humans.items()) for _ in range(humans)]
        if cabins:
            show(g, "board", seat=seat, cells=cabins, who=["human"] * len(cabins))


def fill_ships(g: TruckerState) -> None:
    """GT-B-7.1, GT-B-7.2: full batteries, and humans in every cabin; holds stay empty (GT-B-7.5). Where an alien lives
    already nothing changes, so that loading can start again from a checkpoint."""
    for seat, trucker in enumerate(g.truckers):
        board, ship = board_for(g, seat), trucker.ship
        fill_batteries(board, ship)
        for cell, code in sorted(ship.parts.items()):
            kind = board.parts[code].kind
            if kind.crew and cell not in ship.aliens:
                ship.humans[cell] = kind.crew
            if kind.sleepers:
                ship.sleepers[cell] = kind.sleepers


def welcome_aliens(g: TruckerState, seat: int) -> Rules[None]:
    """GT-B-7.3, GT-LM-4.8.1: at most one alien of each colour, also in a fleet, in a cabin with its life support."""
    board, ship = board_for(g, seat), g.truckers[seat].ship
    while places := alien_places(board, ship):
        move = yield Ask(seat, "trucker-ask-alien", [*places, HUMANS_ONLY], "GT-B-7.3")
        if not isinstance(move, BoardAlien):
            return
        cell = board.cell(move.column, move.row)
        del ship.humans[cell]
        ship.aliens[cell] = move.colour
        tell(g, "trucker-alien-aboard", "GT-B-7.3", seat=seat, colour=colour_name(move.colour))
        show(g, "board", seat=seat, cells=[cell], who=[move.colour])
        if move.colour == "cyan":
            yield from choose_specialist(g, seat)


def alien_places(board: Board, ship: Ship) -> list[Move]:
    """The aliens that can still come aboard, with their cabins."""
    return [
        BoardAlien(colour, board.column(cell), board.row(cell))
        for cell, colours in homes(board, ship).items()
        if cell not in ship.aliens
        for colour in colours
        if colour not in ship.aliens.values()
    ]


def colour_name(colour: str) -> Message:
    """What the aliens of a colour are called."""
    return Message(COLOURS[colour])


def buy_insurance(g: TruckerState, seat: int) -> Rules[None]:
    """GT-LM-4.7: one of the offers of the insurer, for the whole fleet, if there is money for it, or a loan before
    (OQ-LM-12)."""
    while offers := insurances(g, g.truckers[seat]):
        move = yield Ask(seat, "trucker-ask-insurance", [Insure(0), *offers], "GT-LM-4.7.1")
        if isinstance(move, Insure):
            insure(g, seat, move.premium)
            return
        borrow(g, seat)


def insure(g: TruckerState, seat: int, premium: int) -> None:
    """GT-LM-4.7.3: what is paid is gone, whether or not anything will be lost."""
    trucker = g.truckers[seat]
    trucker.premium = premium
    trucker.credits -= premium
    if premium:
        tell(g, "trucker-insured", "GT-LM-4.7.1", seat=seat, premium=premium)
        show(g, "pay", seat=seat, count=premium, what="premium")
    else:
        tell(g, "trucker-uninsured", "GT-LM-4.7.1", seat=seat)


def insurances(g: TruckerState, trucker: Trucker) -> list[Move]:
    """What a player can pay for, and a loan if more could be bought with it."""
    premiums = [offer.premium for offer in ship_class(g).insurance]
    offers: list[Move] = [Insure(premium) for premium in premiums if premium <= trucker.credits]
    return [*offers, TakeLoan()] if len(offers) < len(premiums) and can_borrow(g) else offers


def launch(g: TruckerState) -> None:
    """GT-B-7.6 to GT-B-7.8: the cards are shuffled, and the rockets of all who can fly stand on the track."""
    for seat, trucker in enumerate(g.truckers):
        trucker.known = known_cards(g, seat)
        leave_empty_ships(g, seat, trucker)
    make_flight(g)
    show(g, "phase", phase="flight", round=g.round)
    for seat in launch_order(g):
        trucker = g.truckers[seat]
        trucker.flying = bool(trucker.ship.parts)
        if trucker.flying:
            trucker.position = launch_position(flight_level(g), trucker.number)
            number, at = trucker.number, trucker.position
            tell(g, "trucker-launched", "GT-B-7.7", beat="launch", seat=seat, number=number, at=at)
        else:
            tell(g, "trucker-stays-home", "GT-B-7.8", seat=seat)
    g.part, g.turn = "flight", 0


def launch_position(level: int, number: int) -> int:
    """GT-B-7.7: as many empty spaces between two rockets as the level says."""
    return -(number - 1) * (level + 1)


def leave_empty_ships(g: TruckerState, seat: int, trucker: Trucker) -> None:
    """GT-B-7.8, GT-LM-4.6.3: a ship without a human gives up before the first card. Its components are not lost: they
    go back to the supply (OQ-LM-07)."""
    board = board_for(g, seat)
    for number, squares in enumerate(board.fleet):
        if any(trucker.ship.humans.get(cell) for cell in squares):
            continue
        tiles = withdraw(board, trucker.ship, number)
        g.open += tiles
        if tiles and len(board.fleet) > 1:
            tell(g, "trucker-ship-stays", "GT-B-7.8", seat=seat, count=len(tiles))


def make_flight(g: TruckerState) -> None:
    """GT-B-7.6: all piles together, shuffled until the first card has the level of the flight."""
    level = flight_level(g)
    cards = [card for pile in g.piles for card in pile]
    g.piles = []
    while True:
        g.chance.shuffle(cards)
        if content().cards[cards[-1]].level == level:
            break
    g.flight = cards
