"""GT-B-9.4: paying for power. Panels and the techie come first, as they cost nothing; then tokens, which the player
picks where it makes a difference."""

from collections.abc import Iterable, Sequence

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import specialist_ship
from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.power_sources import Supply, bill, supply_of
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.flight_moves import UseBattery
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Ask, Move, Rules, show, tell


def supply_for(g: TruckerState, seat: int) -> Supply:
    """The power that a player has left for the card on the table."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    techie = -1 if trucker.techie_helped else specialist_ship(b, trucker.ship, "techie")
    return supply_of(b, trucker.ship, trucker.panels, techie)


def power(g: TruckerState, seat: int, cells: Sequence[int]) -> Rules[None]:
    """Power these components, each once for one purpose (GT-B-9.4.2). There must be enough for all of them."""
    if not cells:
        return
    b, trucker = board_for(g, seat), g.truckers[seat]
    due = bill(b, supply_for(g, seat), cells)
    assert due is not None
    if due.panels:
        trucker.panels += due.panels
        for panel in due.panels:
            show(g, "power", seat=seat, at=panel, feeds=list(cells), source="panel")
        tell(g, "trucker-used-panels", "GT-X2-2.1", seat=seat, count=len(due.panels))
    if due.techie:
        trucker.techie_helped = True
        show(g, "power", seat=seat, at=-1, feeds=list(cells), source="techie")
        tell(g, "trucker-techie-helped", "GT-X1-5.3", seat=seat)
    for number, count in sorted(due.tokens.items()):
        fed = [cell for cell in cells if b.ship_of[cell] == number]
        yield from spend(g, seat, count, battery_cells(b, trucker.ship, [number]), fed)


def battery_cells(b: Board, ship: Ship, numbers: Iterable[int]) -> list[int]:
    """The components of these ships that have tokens: batteries power their own ship only (GT-LM-4.9.1)."""
    allowed = set(numbers)
    return [cell for cell in sorted(ship.batteries) if ship.batteries[cell] and b.ship_of[cell] in allowed]


def spend(g: TruckerState, seat: int, count: int, cells: Sequence[int], feeds: Sequence[int]) -> Rules[None]:
    """GT-B-9.4.1: spend tokens of these components; the player picks each, unless it makes no difference. `feeds` are
    the components that get the power."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    ship = trucker.ship
    for left in range(count, 0, -1):
        choices = [cell for cell in cells if ship.batteries.get(cell)]
        cell = choices[0]
        if len(choices) > 1 and left < sum(ship.batteries[there] for there in choices):
            options: list[Move] = [UseBattery(b.column(there), b.row(there)) for there in choices]
            move = yield Ask(seat, "trucker-ask-battery", options, "GT-B-9.4.1", {"left": left})
            cell = b.cell(move.column, move.row)
        take_token(ship, cell)
        feed_furnace(b, trucker, cell)
        # Where a token goes matters to those who look on, and to nobody else.
        fed = list(feeds) if len(feeds) != count else [feeds[count - left]]
        show(g, "power", seat=seat, at=cell, feeds=fed, source="battery")
    if count:
        note(g, seat, "battery", count)
        tell(g, "trucker-spent-batteries", "GT-B-9.4.2", seat=seat, count=count)


def take_token(ship: Ship, cell: int) -> None:
    """A battery token goes to the bank. It never comes back (GT-B-9.4.3), unless out of a reactor furnace."""
    ship.batteries[cell] -= 1
    if not ship.batteries[cell]:
        del ship.batteries[cell]


def feed_furnace(b: Board, trucker: Trucker, cell: int) -> None:
    """GT-X1-3.6, in our reading: a furnace keeps the first token of a card that was spent from a battery component
    joined to it."""
    idle = [there for there in of_kind(b, trucker.ship, "reactor_furnace") if there not in trucker.furnaces]
    if not idle:
        return
    near = connected(b, trucker.ship, joints(b, trucker.ship), cell)
    for furnace in idle:
        if furnace in near:
            trucker.furnaces[furnace] = cell
            return


def empty_furnaces(g: TruckerState, seat: int) -> None:
    """GT-X1-3.6: when the card is done the tokens go back, if furnace and battery component are still there."""
    trucker = g.truckers[seat]
    if not trucker.furnaces:
        return
    b, ship = board_for(g, seat), trucker.ship
    for furnace, cell in sorted(trucker.furnaces.items()):
        if furnace in ship.parts and cell in ship.parts:
            ship.batteries[cell] = ship.batteries.get(cell, 0) + 1
            square = b.name(cell)
            tell(g, "trucker-recharged", "GT-X1-3.6", beat="charge", seat=seat, square=square, cells=[cell])
    trucker.furnaces = {}
