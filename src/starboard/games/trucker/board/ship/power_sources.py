"""What can be powered: tokens serve everything on their own ship (GT-LM-4.9.1), a solar panel only what it is joined to
(GT-X2-2.1), and the techie makes one use of a battery free (GT-X1-5.3).

What costs nothing comes first: panels, then the techie, then tokens.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from starboard.games.trucker.board.ship.connectors import connected, joints, of_kind
from starboard.games.trucker.board.ship.ship_board import Board
from starboard.games.trucker.state.ship_state import Ship


class Supply(NamedTuple):
    """The power that there is: tokens on each ship of the fleet, the unused panels that each component is joined to,
    and the ship whose techie has not helped yet, -1 when there is none."""

    tokens: list[int]
    panels: dict[int, list[int]]
    techie: int = -1

    @property
    def plain(self) -> bool:
        """Whether a battery is a battery, as in the base game."""
        return not self.panels and self.techie < 0


class Bill(NamedTuple):
    """What it takes to power some components: tokens of each ship, the panels in use, and whether the techie helps."""

    tokens: dict[int, int]
    panels: list[int]
    techie: bool

    @property
    def batteries(self) -> int:
        """The tokens of all ships."""
        return sum(self.tokens.values())


NOTHING = Bill({}, [], techie=False)


def supply_of(board: Board, ship: Ship, used: Collection[int] = (), techie: int = -1) -> Supply:
    """The power aboard; `used` are the panels that have given theirs, `techie` is the ship of one who can help."""
    tokens = [0] * len(board.fleet)
    for cell, count in ship.batteries.items():
        tokens[board.ship_of[cell]] += count
    return Supply(tokens, _panels(board, ship, used), techie)


def _panels(board: Board, ship: Ship, used: Collection[int]) -> dict[int, list[int]]:
    """GT-X2-2.1: the unused panels that each component is joined to, also by way of routers (GT-X2-2.7)."""
    unused = [cell for cell in of_kind(board, ship, "solar_panel") if cell not in used]
    if not unused:
        return {}
    held = joints(board, ship)
    found: dict[int, list[int]] = {}
    for panel in unused:
        for cell in connected(board, ship, held, panel):
            found.setdefault(cell, []).append(panel)
    return found


def bill(board: Board, supply: Supply, cells: Sequence[int]) -> Bill | None:
    """What it takes to power all of these components, with as few tokens as possible; None when it cannot be done."""
    if not cells:
        return NOTHING
    if supply.plain and len(supply.tokens) == 1:
        # The usual case, made quick.
        return Bill({0: len(cells)}, [], techie=False) if len(cells) <= supply.tokens[0] else None
    lit = _light(supply.panels, cells) if supply.panels else {}
    tokens: dict[int, int] = {}
    for cell in cells:
        if cell not in lit.values():
            number = board.ship_of[cell]
            tokens[number] = tokens.get(number, 0) + 1
    # T-X-11: the techie needs a battery to do his trick with.
    helps = supply.techie in tokens and supply.tokens[supply.techie] > 0
    if helps:
        tokens[supply.techie] -= 1
    if any(count > supply.tokens[number] for number, count in tokens.items()):
        return None
    return Bill({number: count for number, count in tokens.items() if count}, sorted(lit), helps)


def _light(panels: dict[int, list[int]], cells: Sequence[int]) -> dict[int, int]:
    """As many of the components as possible with a panel each: the panels in use, and what they power."""
    lit: dict[int, int] = {}

    def find(cell: int, tried: set[int]) -> bool:
        for panel in panels.get(cell, ()):
            if panel not in tried:
                tried.add(panel)
                if panel not in lit or find(lit[panel], tried):
                    lit[panel] = cell
                    return True
        return False

    for cell in cells:
        find(cell, set())
    return lit


def price(board: Board, supply: Supply, cell: int) -> int:
    """The tokens that it takes to power a component for which there is enough."""
    due = bill(board, supply, [cell])
    assert due is not None
    return due.batteries


def cheapest(board: Board, supply: Supply, cells: Sequence[int]) -> int:
    """Of components that serve equally well the one that takes the fewest tokens; -1 when none can be powered."""
    if supply.plain:
        return next((cell for cell in cells if supply.tokens[board.ship_of[cell]]), -1)
    bills = {cell: bill(board, supply, [cell]) for cell in cells}
    payable = {cell: found.batteries for cell, found in bills.items() if found is not None}
    return min(payable, key=payable.__getitem__, default=-1)
