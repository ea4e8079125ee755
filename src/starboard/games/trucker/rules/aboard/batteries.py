"""GT-B-9.4: paying for power. Panels and the techie come first, as they cost nothing; then tokens.

Where tokens come from is the player's choice (GT-B-9.4.1), but seldom worth a question. So they come from where they
are missed least; a player who knows better says so with `ChooseBatteries`, or by the square in the answer itself.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from starboard.games.trucker.board.current_round import board_for
from starboard.games.trucker.board.ship.cabins import specialist_ship
from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.power_sources import Supply, bill, supply_of
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.moves.flight_moves import ChooseBatteries, UseBattery
from starboard.games.trucker.rules.aboard.deeds import note
from starboard.games.trucker.state.game_state import Trucker, TruckerState
from starboard.games.trucker.state.ship_state import Ship
from starboard.kernel import Arg, Ask, Move, Rules, show, tell

Args: TypeAlias = Mapping[str, Arg]


class Tokens(NamedTuple):
    """Where tokens come from: the square that the player has named for a single one, or -1; and whether the player
    names every one of them."""

    cell: int = -1
    by_hand: bool = False


ANY = Tokens()
"""From where they are missed least."""


def supply_for(g: TruckerState, seat: int) -> Supply:
    """The power that a player has left for the card on the table."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    techie = -1 if trucker.techie_helped else specialist_ship(b, trucker.ship, "techie")
    return supply_of(b, trucker.ship, trucker.panels, techie)


def ask_power(
    g: TruckerState, seat: int, prompt: str, options: Mapping[Move, Sequence[int]], rule: str, args: Args
) -> Rules[tuple[Move, Tokens]]:
    """One question for what gets power: answers with the components that each powers, where it does not say itself
    where the tokens come from. A player who wants to name them is asked again, and then for each of them."""
    answers = list(options)
    if not any(cells and is_choice(g, seat, cells) for cells in options.values()):
        move = yield Ask(seat, prompt, answers, rule, args)
        return move, ANY
    move = yield Ask(seat, prompt, [*answers, ChooseBatteries()], rule, args)
    if not isinstance(move, ChooseBatteries):
        return move, ANY
    move = yield Ask(seat, prompt, answers, rule, args)
    return move, Tokens(by_hand=True)


def is_choice(g: TruckerState, seat: int, powered: Sequence[int]) -> bool:
    """Whether the tokens for these components can come from different places."""
    b, ship = board_for(g, seat), g.truckers[seat].ship
    if len(ship.batteries) < 2:
        return False
    due = bill(b, supply_for(g, seat), powered)
    for number, count in due.tokens.items() if due is not None else ():
        cells = battery_cells(b, ship, [number])
        if len(cells) > 1 and count < sum(ship.batteries[cell] for cell in cells):
            return True
    return False


def sources(g: TruckerState, seat: int, numbers: Iterable[int], count: int) -> list[int]:
    """Where a single token of these ships may come from, if there are several such places: the best one first."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    cells = by_need(b, trucker, battery_cells(b, trucker.ship, numbers)) if count == 1 else []
    return cells if len(cells) > 1 else []


def power(g: TruckerState, seat: int, cells: Sequence[int], tokens: Tokens = ANY) -> Rules[None]:
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
        yield from spend(g, seat, count, battery_cells(b, trucker.ship, [number]), fed, tokens)


def battery_cells(b: Board, ship: Ship, numbers: Iterable[int]) -> list[int]:
    """The components of these ships that have tokens: batteries power their own ship only (GT-LM-4.9.1)."""
    allowed = set(numbers)
    return [cell for cell in sorted(ship.batteries) if ship.batteries[cell] and b.ship_of[cell] in allowed]


def spend(
    g: TruckerState, seat: int, count: int, cells: Sequence[int], feeds: Sequence[int], tokens: Tokens = ANY
) -> Rules[None]:
    """GT-B-9.4.1: spend tokens of these components. `feeds` are the components that get the power."""
    b, trucker = board_for(g, seat), g.truckers[seat]
    ship = trucker.ship
    for left in range(count, 0, -1):
        choices = by_need(b, trucker, cells)
        cell = tokens.cell if tokens.cell in choices else choices[0]
        if tokens.by_hand and len(choices) > 1 and left < sum(ship.batteries[there] for there in choices):
            options: list[Move] = [UseBattery(b.column(there), b.row(there)) for there in sorted(choices)]
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


def by_need(b: Board, trucker: Trucker, cells: Iterable[int]) -> list[int]:
    """Components with tokens, from where they are missed least: first those whose token a furnace gives back
    (GT-X1-3.6), then the fullest, then those that lie most open, since they are shot off first."""
    ship, left = trucker.ship, trucker.ship.batteries
    fed = {cell for furnace in idle_furnaces(b, trucker) for cell in _joined(b, ship, furnace)}

    def missed(cell: int) -> tuple[bool, int, int, int]:
        fenced = sum(door.there in ship.parts for door in b.doors[cell])
        return cell not in fed, -left[cell], fenced, cell

    return sorted((cell for cell in cells if left.get(cell)), key=missed)


def take_token(ship: Ship, cell: int) -> None:
    """A battery token goes to the bank. It never comes back (GT-B-9.4.3), unless out of a reactor furnace."""
    ship.batteries[cell] -= 1
    if not ship.batteries[cell]:
        del ship.batteries[cell]


def feed_furnace(b: Board, trucker: Trucker, cell: int) -> None:
    """GT-X1-3.6, in our reading: a furnace keeps the first token of a card that was spent from a battery component
    joined to it."""
    for furnace in idle_furnaces(b, trucker):
        if cell in _joined(b, trucker.ship, furnace):
            trucker.furnaces[furnace] = cell
            return


def idle_furnaces(b: Board, trucker: Trucker) -> list[int]:
    """The furnaces that keep no token yet."""
    return [cell for cell in of_kind(b, trucker.ship, "reactor_furnace") if cell not in trucker.furnaces]


def _joined(b: Board, ship: Ship, cell: int) -> Collection[int]:
    return connected(b, ship, joints(b, ship), cell)


def empty_furnaces(g: TruckerState, seat: int) -> None:
    """GT-X1-3.6: when the card is done the tokens go back, if furnace and battery component are still there."""
    trucker = g.truckers[seat]
    if not trucker.furnaces:
        return
    ship = trucker.ship
    for furnace, cell in sorted(trucker.furnaces.items()):
        if furnace in ship.parts and cell in ship.parts:
            ship.batteries[cell] = ship.batteries.get(cell, 0) + 1
            tell(g, "trucker-recharged", "GT-X1-3.6", beat="charge", seat=seat, cells=[cell])
    trucker.furnaces = {}
