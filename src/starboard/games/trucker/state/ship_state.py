"""The ship of one player as plain data, or the fleet. What can be worked out from it is never kept in it."""

import msgspec


class Ship(msgspec.Struct):
    """What lies on a board, by the number of the square. The board itself is not kept: class and dice name it."""

    parts: dict[int, str] = {}
    """The component on each square with its turn, such as `B016/1`."""
    humans: dict[int, int] = {}
    """The awake humans in each cabin."""
    aliens: dict[int, str] = {}
    """The colour of the alien in a cabin."""
    sleepers: dict[int, int] = {}
    """The humans in each stasis chamber."""
    batteries: dict[int, int] = {}
    """The tokens on each battery component."""
    goods: dict[int, list[str]] = {}
    """The colours of the goods in each hold."""
    lost: list[str] = []
    """The lost pile: the tiles that are paid for at journey's end."""
    specialist: str = ""
    """What the cyan alien aboard can do (GT-X1-5.2)."""


def remove(ship: Ship, cell: int) -> str:
    """Take a component off the ship with everything on it; returns its code. The tokens go to the bank."""
    for tokens in (ship.humans, ship.sleepers, ship.batteries):
        tokens.pop(cell, None)
    ship.aliens.pop(cell, None)
    ship.goods.pop(cell, None)
    return ship.parts.pop(cell)
